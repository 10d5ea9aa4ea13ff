"""The steward's turn: the action that brings most, and a card beside it."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.actions import BRIBE, IDLE, LAND, TAXES
from tafelrunde.boardgames.noblemen.church import BLESS, DONATE
from tafelrunde.boardgames.noblemen.scoring import yield_of
from tafelrunde.boardgames.noblemen.steward import build, cards, lay
from tafelrunde.boardgames.noblemen.steward.land import Land
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.boardgames.noblemen.turn import END
from tafelrunde.boardgames.noblemen.verbs import DONE
from tafelrunde.boardgames.noblemen.words import ACTED
from tafelrunde.engine.advice import Offer, Tip
from tafelrunde.engine.view import Arguments

BRIBE_BEFORE_BALL = 0.6  # what a bribe is worth that could be handed in for a pound or a tile
BRIBE_AFTER_BALL = 0.35
WORTH_DONATING = 0.05


def turn(o: Outlook, land: Land, legal: list[int]) -> Tip:
    """A card that helps comes first, then the best action."""
    card = cards.play(o, land, legal)
    if card is not None:
        return card
    if o.s.used & ACTED:
        return Tip(END.base, "end", {})
    return max(offers(o, land, legal), key=lambda offer: offer.value).tip


def offers(o: Outlook, land: Land, legal: list[int]) -> list[Offer]:
    """What each action would bring."""
    found = [
        lay.offer(o, land, legal),
        _bribe(o, legal),
        _taxes(o, legal),
        _land(o, legal),
        _donate(o),
        Offer(1.0, Tip(IDLE.base, "idle", {})),
    ]
    return [one for one in found if one is not None] + build.offers(o, land, legal)


# ------------------------------------------------------------- bribes, taxes, land
def _bribe(o: Outlook, legal: list[int]) -> Offer | None:
    def value(number: int) -> float:
        return number + o.markers(number) - o.paid(r.BRIBE_PRICE * number)

    numbers = [move - BRIBE.base + 1 for move in legal if BRIBE.covers(move)]
    if not numbers:
        return None
    best = max(numbers, key=value)
    return Offer(value(best), Tip(BRIBE.base + best - 1, *_why_bribe(o, best)))


def _why_bribe(o: Outlook, number: int) -> tuple[str, Arguments]:
    reached = o.prestige + o.bribes
    title = o.title_at(reached + number)
    if o.ball_in_decade and title < o.title_at(reached):
        return "bribe_title", {"count": number, "title": r.title.names[title]}
    return "bribe", {"count": number}


def _handed_in(o: Outlook) -> float:
    """What a bribe is worth that is not handed in for a pound or a tile."""
    if o.balls:
        return BRIBE_BEFORE_BALL if o.ball_in_decade else BRIBE_AFTER_BALL
    return 0.0


def _taxes(o: Outlook, legal: list[int]) -> Offer | None:
    base = int(yield_of(o.s, o.me, r.MANOR))

    def value(bribes: int) -> float:
        return o.earned(base + bribes) - bribes * _handed_in(o)

    choices = [move - TAXES.base for move in legal if TAXES.covers(move)]
    if not choices:
        return None
    best = max(choices, key=value)
    tip = Tip(TAXES.base + best, "taxes", {"money": base + best})
    return Offer(value(best), tip)


def _land(o: Outlook, legal: list[int]) -> Offer | None:
    base = int(yield_of(o.s, o.me, r.FOREST))

    def value(bribes: int) -> float:
        return o.drawn(base + bribes) - bribes * _handed_in(o)

    choices = [move - LAND.base for move in legal if LAND.covers(move)]
    if not choices:
        return None
    best = max(choices, key=value)
    tip = Tip(LAND.base + best, "land", {"count": base + best})
    return Offer(value(best), tip)


# ------------------------------------------------------------------------- church
def _gifts(o: Outlook) -> list[int]:
    """The kinds of the tiles that are worth less than a point, the least first."""
    found = []
    for kind in range(r.KINDS):
        found += [kind] * min(o.hand[kind], o.church_places(kind))
    return sorted((kind for kind in found if o.spared(kind) < 1 - WORTH_DONATING), key=o.spared)


def _donate(o: Outlook) -> Offer | None:
    gifts = _gifts(o)
    if not gifts:
        return None
    value = sum(1 - o.spared(kind) for kind in gifts)
    facts: Arguments = {"points": len(gifts)}
    return Offer(value, Tip(DONATE.base + gifts[0], "donate", facts))


def donate(o: Outlook, legal: list[int]) -> Tip:
    """Another tile for the church; at the very end even two for one that it takes."""
    gifts = _gifts(o)
    if gifts:
        facts: Arguments = {"tile": r.tile.names[gifts[0]]}
        return Tip(DONATE.base + gifts[0], "donate_more", facts)
    if o.is_last_turn:
        for kind in filter(o.church_places, range(r.KINDS)):
            trade = lay.cheapest_trade(o, legal, kind)
            if trade is not None:
                return Tip(trade, "trade_church", {"tile": r.tile.names[kind]})
    full = not any(DONATE.covers(move) for move in legal)
    return Tip(DONE.base, "donate_full" if full else "tiles_kept", {})


def vicar(o: Outlook, legal: list[int]) -> Tip:
    """The tile that is needed least, as long as it is worth less than a point."""
    kinds = [move - BLESS.base for move in legal if BLESS.covers(move)]
    kind = min(kinds, key=o.spared)
    if DONE.base in legal and o.spared(kind) > 1 - WORTH_DONATING:
        return Tip(DONE.base, "tiles_kept", {})
    return Tip(BLESS.base + kind, "vicar_tile", {"tile": r.tile.names[kind]})
