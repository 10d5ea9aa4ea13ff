"""Where the steward's marker stands, and which decks their cards come from."""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.planning import BLOCK, DECLARED, DECLARED_BITS, FETCH, PLAN
from tafelrunde.boardgames.last_will.steward.day import Day
from tafelrunde.boardgames.last_will.steward.packing import NO_LIMIT, pack
from tafelrunde.boardgames.last_will.steward.prints import usual_fall
from tafelrunde.boardgames.last_will.steward.worth import ACTION, Worth
from tafelrunde.engine.advice import Tip

FOUND = 5.0  # pounds that a card not known yet gets rid of, with one action
CARDS_USED = 0.7  # part of the cards drawn that are worth an action
BOYS_USED = 0.7
SPARE_CARD = 0.6  # what a card is worth that nobody has an action for
SPARE_BOY = 1.6
EARLIER = 0.25  # for each place further left: the first errands have more to choose from
MOST_ACTIONS = 4  # that a space gives
EVENT = 6.5  # pounds that a usual event gets rid of, companions included
HELP_A_ROUND = 2.0  # what a helper or an expense gets rid of in a round, beyond its actions
HELP_AT_ONCE = 1.0
CROWDED = 0.4  # part of that, if the board is full
USED_HOUSE = 1.5  # what a property is good for besides
USUAL_PRICE = 15  # of a property
COMPANION = 2.0  # pounds at a usual symbol
AGAIN = 0.75  # what the next card of the same deck is worth, compared with the last one


# -------------------------------------------------------------------------- spaces
def plan(o: Worth, legal: list[int]) -> Tip:
    """The space whose package is worth most."""
    worth = Spaces(o)
    spaces = [move - int(PLAN.base) for move in legal]
    best = max(spaces, key=worth.value)
    return _planned(o, best, spaces)


def block(o: Worth, legal: list[int]) -> Tip:
    """The steward plans first: they block what the other would like best after that."""
    worth = Spaces(o)
    spaces = sorted((move - int(BLOCK.base) for move in legal), key=worth.value)
    return Tip(int(BLOCK.base) + spaces[-2], "block", {})


class Spaces:
    """What the packages of the planning board are worth."""

    def __init__(self, o: Worth) -> None:
        self.o = o
        self.side = int(o.s.side) * r.SPACES
        self.more = int(o.sums[r.EXTRA_ACTIONS.base])
        day = Day(o, o.rounds, MOST_ACTIONS + self.more)
        groups = day.of_hand() + day.of_board([])
        purse = o.money if o.homes else NO_LIMIT
        self.reached = [one.value for one in pack(groups, MOST_ACTIONS + self.more, purse)]

    def value(self, space: int) -> float:
        at = self.side + space
        book = self.o.book
        cards, boys = int(book.plan_cards[at]), int(book.plan_boys[at])
        actions = min(int(book.plan_actions[at]) + self.more, len(self.reached) - 1)
        new = CARDS_USED * cards + BOYS_USED * boys
        used = max(
            (self.reached[actions - k] + FOUND * min(float(k), new), min(float(k), new))
            for k in range(actions + 1)
        )
        spare = max(0.0, new - used[1])
        total = cards + boys
        value = used[0] + spare * (SPARE_CARD * cards + SPARE_BOY * boys) / max(1, total)
        return value - EARLIER * space


def _planned(o: Worth, space: int, spaces: list[int]) -> Tip:
    book = o.book
    at = int(o.s.side) * r.SPACES + space
    move = int(PLAN.base) + space
    cards, actions = int(book.plan_cards[at]), int(book.plan_actions[at])
    others = [int(o.s.side) * r.SPACES + one for one in spaces]
    if actions == max(book.plan_actions[one] for one in others):
        return Tip(move, "plan_actions", {"actions": actions})
    if cards == max(book.plan_cards[one] for one in others):
        return Tip(move, "plan_cards", {"cards": cards})
    return Tip(move, "plan_package", {"actions": actions, "cards": cards})


# --------------------------------------------------------------------------- decks
def fetch(o: Worth, legal: list[int], declared: int) -> Tip:
    """Which deck the next card comes from; those declared already count."""
    had = [declared >> (deck * DECLARED_BITS) & DECLARED for deck in range(r.REGULAR)]
    worth = decks(o, had)
    best = max((move - int(FETCH.base) for move in legal), key=lambda deck: worth[deck])
    hopes = best == r.COMPANION and open_symbols(o) <= 0
    reason = "fetch_companion_early" if hopes else f"fetch_{r.deck.names[best]}"
    return Tip(int(FETCH.base) + best, reason, {})


def decks(o: Worth, had: list[int]) -> list[float]:
    """What the next card of each deck gets rid of with an action, if so many are declared."""
    rounds = o.rounds
    known = [0] * r.REGULAR  # in hand
    for kind in o.hand:
        if o.book.deck[kind] < r.REGULAR:
            known[o.book.deck[kind]] += 1
    falls = usual_fall(o.book)
    whole = min(int(rounds), r.ROUNDS - 1)
    fall = falls[whole] + (rounds - whole) * (falls[whole + 1] - falls[whole])
    room = 1.0 if o.free > known[r.HELPER] + known[r.PROPERTY] else CROWDED
    helper = (HELP_A_ROUND * rounds + HELP_AT_ONCE) * room
    estate = (fall + USED_HOUSE - ACTION) * room if o.money > USUAL_PRICE else 0.0
    symbols = open_symbols(o) + 0.8 * had[r.EVENT]
    company = (COMPANION + ACTION) * min(1.0, max(0.0, symbols - had[r.COMPANION]) / 2)
    worth = [EVENT, helper, estate, company]
    return [value * AGAIN ** (had[deck] + 0.4 * known[deck]) for deck, value in enumerate(worth)]


def open_symbols(o: Worth) -> int:
    """Symbols on cards in hand and on the board that no companion in hand fills."""
    count = -sum(o.held)
    for kind in o.hand:
        count += len(o.prints[kind].symbols) if o.prints[kind].use == r.PLAYED_ONCE else 0
    for at, kind in enumerate(o.board):
        count += len(o.prints[kind].symbols) - o.with_it(at)
    return count
