"""What the steward does with cards: which they keep, exchange, throw away and buy back."""

from __future__ import annotations

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.powers import DRAW, EXCHANGE, SWAP
from tafelrunde.boardgames.citadels.purple import DECLINE, LABORATORY, RESCUE, SMITHY
from tafelrunde.boardgames.citadels.steward.outlook import Outlook, Turn
from tafelrunde.boardgames.citadels.turn import CARDS, GOLD, KEEP, REJECT
from tafelrunde.boardgames.citadels.words import POWER
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

CARD_VALUE = 6.0  # of a very large hand
CARD_DECLINE = 0.6  # every further card is worth this part of the one before

POOR_BUILD = 2.5  # something to build that is hardly worth the Magician's waiting
CHEAP = 2  # an unknown card costs three on average
POOR_CARD = 3.0
MISSING_GOLD = 0.5  # what every gold still missing takes off the worth of a card
SMITHY_REST = 4  # gold that would lie idle
WORTH_RESCUING = 3.0


def hand_value(count: int) -> float:
    """What cards in a hand are worth: the first ones most."""
    return CARD_VALUE * (1.0 - CARD_DECLINE**count)


def useless(o: Outlook) -> list[int]:
    """Cards in hand that an unknown one would be better than, the worst first."""
    found = []
    for at, kind in enumerate(o.hand):
        twice = not o.rules.allow_duplicates and kind in o.hand[:at]
        if twice or not o.usable(kind):
            found.append((0.0, kind))
        elif o.cost(kind) <= CHEAP and o.worth(kind) < POOR_CARD and o.turns_left > 1:
            found.append((o.worth(kind), kind))
    return [kind for _, kind in sorted(found)]


# ------------------------------------------------------------- the basic action
def choose(o: Outlook, legal: list[int]) -> Tip:
    """Keep what is worth most, unless it is too dear by far."""
    if legal[0] >= REJECT.base:
        worst = min(legal, key=lambda move: _prospect(o, move - REJECT.base)) - REJECT.base
        return Tip(REJECT.base + worst, "reject", {"card": o.slug(worst)})
    offered = [move - KEEP.base for move in legal]
    best = max(offered, key=lambda kind: _prospect(o, kind))
    return Tip(KEEP.base + best, *_why_keep(o, best, offered))


def _prospect(o: Outlook, kind: int) -> float:
    """What a card is worth to the hand: a dear one less, a second copy perhaps nothing."""
    if not o.usable(kind) or (not o.rules.allow_duplicates and kind in o.hand):
        return 0.0
    if not o.turns_left:
        return o.worth(kind) if o.cost(kind) <= o.gold else 0.0
    return o.worth(kind) - MISSING_GOLD * max(0, o.cost(kind) - o.gold - r.BASIC_GOLD)


def _why_keep(o: Outlook, kind: int, offered: list[int]) -> tuple[str, Arguments]:
    card = o.slug(kind)
    if any(o.worth(other) > o.worth(kind) for other in offered if o.usable(other)):
        return "keep_cheaper", {"card": card, "cost": o.cost(kind)}
    if o.rules.power[kind] and o.turns_left:
        return "keep_effect", {"card": card}
    if o.fills(kind) and o.turns_left:
        return "keep_colour", {"card": card}
    return "keep_points", {"card": card, "points": int(o.rules.points[kind])}


# ------------------------------------------------------------------ the Magician
def magic_first(t: Turn) -> Tip | None:
    """With nothing good to build, new cards come before all else."""
    gathered = GOLD.base not in t.legal and CARDS.base not in t.legal
    if gathered or t.o.worths(t.plan(r.BASIC_GOLD)) >= POOR_BUILD:
        return None
    return magic(t)


def magic(t: Turn) -> Tip | None:
    """A larger hand for what is left of mine; otherwise new cards for those of no use."""
    o = t.o
    if t.character != r.MAGICIAN or o.s.used & POWER or not (o.turns_left or t.builds_left):
        return None
    theirs, mine = o.cards_of(o.holder_of_most), len(o.hand)
    if theirs > mine:
        facts: Arguments = {"seat": o.holder_of_most, "cards": theirs, "own": mine}
        return Tip(SWAP.base + o.holder_of_most, "swap", facts)
    return exchange(o) if useless(o) else None


def exchange(o: Outlook) -> Tip:
    """One useless card after the other, then as many new ones."""
    worst = useless(o)[:1]
    if worst:
        return Tip(EXCHANGE.base + worst[0], "exchange", {"card": o.slug(worst[0])})
    return Tip(DRAW.base, "exchange_draw", {"count": int(o.s.current.a)})


# ------------------------------------------------------------------ purple cards
def laboratory(t: Turn) -> Tip | None:
    """A card of no use for a gold."""
    worst = useless(t.o)[:1]
    if not worst or not t.o.turns_left or LABORATORY.base + worst[0] not in t.legal:
        return None
    return Tip(LABORATORY.base + worst[0], "laboratory", {"card": t.o.slug(worst[0])})


def laboratory_first(t: Turn) -> Tip | None:
    """A card for the one gold that is missing to build another one."""
    o = t.o
    moves = t.within(LABORATORY)
    if not moves or not t.builds_left:
        return None
    worst = min(moves, key=lambda move: o.worth(move - LABORATORY.base)) - LABORATORY.base
    rest = o.hand[:]
    rest.remove(worst)
    then = o.best_builds(rest, t.gold + r.LABORATORY_GOLD, t.builds_left)
    if o.worths(then) <= o.worths(t.plan()) + (1.0 if o.turns_left else 0.0):
        return None
    facts: Arguments = {"card": o.slug(worst), "wanted": o.slug(then[0])}
    return Tip(LABORATORY.base + worst, "laboratory_build", facts)


def smithy(t: Turn) -> Tip | None:
    """Cards for gold that would lie idle for want of them."""
    plan = t.plan() if t.builds_left else ()
    idle = t.gold - t.o.cost(*plan)
    want = len(t.o.hand) - len(plan) <= 1 and t.o.turns_left + t.builds_left > 0
    if SMITHY.base not in t.legal or idle < SMITHY_REST or not want:
        return None
    return Tip(SMITHY.base, "smithy", {"gold": t.o.gold})


def rescue(o: Outlook) -> Tip:
    """The Graveyard's owner buys what they would like to build themselves."""
    kind = int(o.s.discard()[-1])
    if o.turns_left and o.usable(kind) and o.worth(kind) >= WORTH_RESCUING:
        return Tip(RESCUE.base, "rescue", {"card": o.slug(kind)})
    return Tip(DECLINE.base, "decline", {"card": o.slug(kind)})
