"""The vocabulary of Citadels: its moves, its places, and what its words are made with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.rules import CHARACTERS, KINDS, SEATS
from tafelrunde.engine.places import ACTOR, ALL, NONE, Places
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Causes, Flags, refusals

refusal: Final = refusals()
cause: Final = Causes()
used: Final = Flags()  # what has been done in the current turn

# In the order in which moves are listed. The long tail of destroy stands last: numbers up to 256
# are ready-made objects and cost nothing.
MOVES: Final = Moves(
    {"character": CHARACTERS, "card": KINDS, "seat": SEATS},
    *("pick character", "lay character", "keep card", "reject card"),
    *("gold", "cards", "income", "profit", "plans", "build card"),
    *("murder character", "rob character", "swap seat", "exchange card", "draw"),
    *("laboratory card", "smithy", "rescue", "decline", "end", "destroy seat card"),
)

PLACES: Final = Places(SEATS)
DECK: Final = PLACES.pile("deck", NONE)
DISCARD: Final = PLACES.pile("discard", ALL)
OFFER: Final = PLACES.row("offer", ACTOR)
HANDS: Final = PLACES.hand("hand")
CITIES: Final = PLACES.row("city", ALL, each=True)
# The characters lie in slots and sets of bits; see `state` and `knowledge`.
PACKET: Final[i64] = PLACES.spot("packet")
OPEN: Final[i64] = PLACES.spot("open")
FACE_DOWN: Final[i64] = PLACES.spot("face_down")
CHARACTERS_OF: Final[i64] = PLACES.spot("characters", each=True)
GOLD_OF: Final[i64] = PLACES.spot("gold", each=True)
CROWN_OF: Final[i64] = PLACES.spot("crown", each=True)

# Done once in a turn; no character has two of the same
GATHERED: Final = used("gathered")
POWER: Final = used("power")  # murder, robbery, magic, destruction
BONUS: Final = used("bonus")  # the Merchant's gold, the Architect's cards

# Reasons that several verbs give
BANK_EMPTY: Final = refusal("bank_empty")
NO_CARDS_LEFT: Final = refusal("no_cards_left")
BASIC_ACTION_FIRST: Final = refusal("basic_action_first")
NO_SUCH_DISTRICT: Final = refusal("no_such_district")
NOT_IN_HAND: Final = refusal("not_in_hand")
NO_SUCH_SEAT: Final = refusal("no_such_seat")
NOT_ONESELF: Final = refusal("not_oneself")
