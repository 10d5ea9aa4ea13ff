"""The steward at the masked ball: what they hand in, and which title they take."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.ball import OFFER, TITLE
from tafelrunde.boardgames.noblemen.steward.cards import card_worth
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.boardgames.noblemen.steward.sight import HANDED_IN
from tafelrunde.boardgames.noblemen.verbs import DONE
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

BRIBE = 0.45  # what a bribe is worth at a later ball
LATE_BRIBE = 0.1
BRIBE_GIFT = 0  # as a gift; cards follow


def hand_in(o: Outlook) -> Tip:
    """Only what brings a better title, and as little as will do."""
    ways = _cheapest(o)
    best = max(ways, key=lambda more: (_title_worth(o, more) - ways[more][0], -more))
    if best == 0:
        return Tip(DONE.base, *_why_enough(o))
    gift = ways[best][1][0]
    facts: Arguments = {"title": r.title.names[_title(o, best)], "prestige": best}
    return Tip(OFFER.base + gift, "hand_in", facts)


def _why_enough(o: Outlook) -> tuple[str, Arguments]:
    title = _title(o, 0)
    return ("enough_none", {}) if title == r.BARON else ("enough", {"title": r.title.names[title]})


# ------------------------------------------------------------------------- gifts
def _cheapest(o: Outlook) -> dict[int, tuple[float, tuple[int, ...]]]:
    """For every prestige that can be added, what that costs and the gifts it takes."""
    ways: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for gift, prestige, cost in _gifts(o):
        for reached, (spent, given) in list(ways.items()):
            more, price = reached + prestige, spent + cost
            if more not in ways or price < ways[more][0]:
                ways[more] = (price, (*given, gift))
    return ways


def _gifts(o: Outlook) -> list[tuple[int, int, float]]:
    """All that can be handed in: the gift, its prestige, what it would be worth later."""
    bribe = BRIBE if o.balls else LATE_BRIBE
    found = [(BRIBE_GIFT, 1, bribe)] * o.bribes
    for card in o.cards:
        prestige = int(o.book.card_prestige[card])
        found.append((1 + card, prestige, card_worth(o, card)))
    return found


# ------------------------------------------------------------------------ titles
def _title(o: Outlook, more: int, handed_in: float = HANDED_IN) -> int:
    """The title to be expected with so much more prestige."""
    total = o.prestige + int(o.s.offered) + more
    space = total
    while space > 0 and any(o.s.seats[seat].marker == space for seat in o.others):
        space -= 1
    left = [int(o.book.copies_of(o.s.players, title)) for title in range(r.TITLES)]
    for rival in sorted((_reached(o, seat, handed_in) for seat in o.others), reverse=True):
        if rival > space:
            left[o.highest(rival, left)] -= 1
    return o.highest(total if o.book.title_by_total else space, left)


def _reached(o: Outlook, seat: int, handed_in: float) -> float:
    """Where another guest stands, or may come to stand."""
    marker = int(o.s.seats[seat].marker)
    return marker if marker >= 0 else o.expected_prestige(seat, handed_in)


def _title_worth(o: Outlook, more: int) -> float:
    """Guests who come later may hand in all they have, or not that much."""
    return sum(o.title_worth(_title(o, more, part)) for part in (HANDED_IN, 1.0)) / 2


def choose(o: Outlook, legal: list[int]) -> Tip:
    """The highest: it brings most points and the largest discount."""
    title = min(legal) - TITLE.base
    facts: Arguments = {"title": r.title.names[title], "points": int(o.book.title_points[title])}
    return Tip(TITLE.base + title, "title", facts)
