"""The vocabulary of Last Will: its moves, its places, and what its words are made with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.engine.places import ALL, ALL_BACKS, NONE, Places, ZoneKind
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Causes, refusals

refusal: Final = refusals()
cause: Final = Causes()

# In the order in which moves are listed. `place` is a card on the own board; see `naming`.
MOVES: Final = Moves(
    {
        "space": r.SPACES,
        "deck": r.REGULAR,
        "clock": 2,
        "arrangement": r.ARRANGEMENTS,
        "card": r.KINDS,
        "coin": r.COMPANIONS * r.MOST_AMOUNT,
        "place": r.MOST_SLOTS,
        "actions": r.CHOICES,
    },
    *("plan space", "block space", "fetch deck", "extend", "unknown deck", "opera"),
    *("clock clock", "market arrangement", "pass", "enough", "invite coin", "invite_wild coin"),
    *("attach place", "attach_wild place", "sell place", "discard place", "worsen place"),
    *("activate place actions", "end", "keep card", "take card", "lay card", "buy card"),
    *("drop card", "play card actions"),
)

# Backs say which deck a card is of, and of a special card how many crowns it has.
PLACES: Final = Places(r.SEATS)
EVENTS: Final = PLACES.pile("events", NONE, backs=ALL_BACKS)
HELPERS: Final = PLACES.pile("helpers", NONE, backs=ALL_BACKS)
PROPERTIES: Final = PLACES.pile("properties", NONE, backs=ALL_BACKS)
COMPANIONS: Final = PLACES.pile("companions", NONE, backs=ALL_BACKS)
SPECIALS: Final = PLACES.pile("specials", NONE, backs=ALL_BACKS)
OFFER: Final = PLACES.row("offer", ALL)
USED_EVENTS: Final = PLACES.pile("used_events", ALL)
USED_HELPERS: Final = PLACES.pile("used_helpers", ALL)
USED_PROPERTIES: Final = PLACES.pile("used_properties", ALL)
USED_COMPANIONS: Final = PLACES.pile("used_companions", ALL)
BOX: Final = PLACES.pile("box", ALL)  # what is out of play
WILL: Final = PLACES.row("will", ALL)
HANDS: Final = PLACES.hand("hand", backs=ALL_BACKS)
BOARDS: Final = PLACES.row("board", ALL, each=True, ordered=True)
MONEY_OF: Final[i64] = PLACES.spot("money", each=True)
SLOTS_OF: Final[i64] = PLACES.spot("slots", each=True)

FIRST_DECK: Final[i64] = EVENTS.base  # places by number: the decks one after the other,
FIRST_HEAP: Final[i64] = USED_EVENTS.base  # and so their used cards
FIRST_HAND: Final[i64] = HANDS.base  # of the first seat; that of the next is a stride away
FIRST_BOARD: Final[i64] = BOARDS.base
STRIDE: Final[i64] = HANDS.stride
# By deck: where its cards are drawn, and where they go when they are used
DECKS: Final[list[ZoneKind]] = [EVENTS, HELPERS, PROPERTIES, COMPANIONS, SPECIALS]
HEAPS: Final[list[ZoneKind]] = [
    *(USED_EVENTS, USED_HELPERS, USED_PROPERTIES, USED_COMPANIONS, BOX, OFFER, BOX),
]

# Reasons that several verbs give
NO_SUCH_CARD: Final = refusal("no_such_card")
NOT_IN_HAND: Final = refusal("not_in_hand")
NO_SUCH_PLACE: Final = refusal("no_such_place")
LIKE_ANOTHER: Final = refusal("like_another")
NOT_PRINTED: Final = refusal("not_printed")
TOO_FEW_ACTIONS: Final = refusal("too_few_actions")
NO_DEBTS: Final = refusal("no_debts_with_property")
DECK_USED_UP: Final = refusal("deck_used_up")
BOARD_FULL: Final = refusal("board_full")
NOT_YOUR_ACTIONS: Final = refusal("not_your_actions")
