"""What scandal cards are worth to the steward: which they keep, and when they play them."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.played import BRIBES, GAIN, MONEY, PLAY, POINTS, TILES
from tafelrunde.boardgames.noblemen.scandals import INTRIGUE as USE_INTRIGUE
from tafelrunde.boardgames.noblemen.scandals import KEEP
from tafelrunde.boardgames.noblemen.steward.build import best_site, sites
from tafelrunde.boardgames.noblemen.steward.land import Land
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.boardgames.noblemen.steward.plan import best_plan
from tafelrunde.boardgames.noblemen.steward.sites import castle_at
from tafelrunde.boardgames.noblemen.words import ACTED
from tafelrunde.engine import cards
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.effects import END

# What a card promises that is kept for later, as long as there is time
INHERITANCE = 5.0
MASTER_STROKE = 4.0
VICAR = 2.0
INTRIGUE = 3.5
WHITEHALL = 1.5
AT_A_BALL = 0.4  # any card is worth a point of prestige there

INTRIGUE_PAYS = 3.5  # so much must the two other cards be worth
WORTH_PLAYING = 0.2


def card_worth(o: Outlook, card: int) -> float:
    """What a card in hand is worth."""
    least = AT_A_BALL if o.balls else 0.0
    return max(least, _promise(o, card))


def _promise(o: Outlook, card: int) -> float:
    time = min(1.0, o.turns_left / 3)
    if card == r.LIAISON:
        return float(o.book.code.points(o.s, o.me, card))
    if card == r.BLACKMAIL:
        reached, more = o.prestige + o.bribes, int(o.book.card_prestige[card])
        return o.honour(reached + more) - o.honour(reached) if o.balls else 0.0
    if card == r.INTRIGUE:
        return INTRIGUE if o.decades_left else 0.0
    if card == r.WEDDING:
        return _gain(o, card, POINTS) + o.markers(_gain(o, card, BRIBES))
    if card == r.TRIBUTE:
        return o.earned(_gain(o, card, MONEY))
    if card == r.DOWRY:
        return o.drawn(_gain(o, card, TILES))
    if card == r.INHERITANCE:
        return INHERITANCE * time
    if card == r.MASTER_STROKE:
        return MASTER_STROKE * time
    return VICAR if card == r.VICAR else WHITEHALL * time


def _gain(o: Outlook, card: int, resource: int) -> int:
    """How much of a resource a card promises, whether there is enough of it or not."""
    code, here, total = o.book.code, int(o.book.code.start[card]), 0
    while code.op[here] != END:
        at = int(code.at[here])
        if code.ops[code.op[here]] is GAIN and code.args[at] == resource:
            total += int(code.args[at + 1])
        here += 1
    return total


# ----------------------------------------------------------------------- choices
def pick(o: Outlook, legal: list[int]) -> Tip:
    """The best card, or all of them where the others are good too."""
    offered = [int(card & cards.KIND) for card in o.s.offer()]
    worths = sorted(card_worth(o, card) for card in offered)
    if USE_INTRIGUE.base in legal and sum(worths[:-1]) >= INTRIGUE_PAYS * bool(o.decades_left):
        return Tip(USE_INTRIGUE.base, "intrigue", {})
    best = max(offered, key=lambda card: card_worth(o, card))
    return Tip(KEEP.base + best, f"keep_{r.card.names[best]}", {"card": r.card.names[best]})


def play(o: Outlook, land: Land, legal: list[int]) -> Tip | None:
    """The card that brings most now, if waiting would bring no more."""
    playable = [move - PLAY.base for move in legal if PLAY.covers(move)]
    gains = {card: _use(o, land, card) - _patience(o, card) for card in playable}
    best = max(gains, key=lambda card: gains[card], default=None)
    if best is None or gains[best] < WORTH_PLAYING:
        return None
    return Tip(PLAY.base + best, f"play_{r.card.names[best]}", {"card": r.card.names[best]})


def _patience(o: Outlook, card: int) -> float:
    """What the card may bring if it is kept: only some of them get better by that."""
    if o.is_last_turn:
        return 0.0
    if card in (r.INHERITANCE, r.MASTER_STROKE, r.VICAR):
        return 0.8 * _promise(o, card)
    return 0.0


def _use(o: Outlook, land: Land, card: int) -> float:
    """What the card brings if it is played now."""
    if card == r.INHERITANCE:
        return castle_at(o, land, best_site(o, land, r.CASTLE)) if sites(land, r.CASTLE) else 0.0
    if card == r.MASTER_STROKE:
        plan = best_plan(o, land, o.hand, r.MOST_LAID)
        return plan.value if plan is not None else 0.0
    if card == r.VICAR:
        return vicar_gain(o) if o.s.used & ACTED else 0.0
    if card == r.WHITEHALL:
        return o.queen
    return _promise(o, card)


# ------------------------------------------------------------------------- vicar
def vicar_gain(o: Outlook) -> float:
    """A point for each of the tiles that are needed least."""
    tiles = sorted(o.spared(kind) for kind in range(r.KINDS) for _ in range(o.hand[kind]))
    return sum(max(0.0, 1 - worth) for worth in tiles[: o.book.vicar_tiles])
