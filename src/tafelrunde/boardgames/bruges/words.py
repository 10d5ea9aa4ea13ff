"""The vocabulary of Brügge: its moves, its places, and what its words are made with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges.rules import COLOURS, KINDS, MAJORITIES, SEATS, colour
from tafelrunde.engine.places import ACTOR, ALL, ALL_BACKS, NONE, OWNER, TOP_BACK, Places
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Causes, Names, refusals

refusal: Final = refusals()
cause: Final = Causes()

# In the order in which moves are listed
MOVES: Final = Moves(
    {
        "card": KINDS,
        "colour": COLOURS,
        "seat": SEATS,
        "side": 2,
        "pile": 2,
        "part": 2,
        "majority": MAJORITIES,
    },
    *("draw pile", "refuse colour", "accept", "suffer colour", "burn colour", "breach side"),
    *("lose card", "evict card", "climb", "stay"),
    *("workers card", "guilders card", "calm card", "canal card side", "house card"),
    *("recruit card colour", "use card", "end"),
    *("colour colour", "rival seat", "part part", "again", "enough", "marker majority"),
    *("build side", "give card", "keep card", "put card", "wake card", "copy card"),
)

PLACES: Final = Places(SEATS)
PILE_A: Final = PLACES.pile("pile_a", NONE, backs=TOP_BACK)
PILE_B: Final = PLACES.pile("pile_b", NONE, backs=TOP_BACK)
EXTRA: Final = PLACES.pile("extra", NONE, backs=TOP_BACK)
DISCARD: Final = PLACES.pile("discard", ALL)
OFFER: Final = PLACES.row("offer", ACTOR, backs=ALL_BACKS)  # cards somebody looks at
HANDS: Final = PLACES.hand("hand", backs=ALL_BACKS)
DRAWN: Final = PLACES.row("drawn", NONE, each=True, backs=ALL_BACKS)  # not looked at yet
HOUSES: Final = PLACES.row("houses", OWNER, each=True, ordered=True, backs=ALL_BACKS)
PERSONS: Final = PLACES.row("persons", ALL, each=True)
# The places of what is looked at all the time: those of the first seat, and from seat to seat
HAND_OF: Final[i64] = HANDS.at(0)
HOUSES_OF: Final[i64] = HOUSES.at(0)
PERSONS_OF: Final[i64] = PERSONS.at(0)
NEXT_SEAT: Final[i64] = HANDS.stride
POINTS_OF: Final[i64] = PLACES.spot("points", each=True)
GUILDERS_OF: Final[i64] = PLACES.spot("guilders", each=True)
REPUTATION_OF: Final[i64] = PLACES.spot("reputation", each=True)
WORKERS_OF: Final[list[i64]] = [PLACES.spot(f"workers_{c}", each=True) for c in colour.names]
THREATS_OF: Final[list[i64]] = [PLACES.spot(f"threats_{c}", each=True) for c in colour.names]
CANALS_OF: Final[list[i64]] = [PLACES.spot(f"canal_{s}", each=True) for s in ("left", "right")]

# What effects speak of. The workers of the five colours stand together.
resource: Final = Names()
GUILDERS: Final = resource("guilders")
POINTS: Final = resource("points")
WORKER: Final[i64] = 2
for _name in colour.names:
    resource(f"workers_{_name}")
WORKERS_ANY: Final = resource("workers_any")
WORKERS_EACH: Final = resource("workers_each")
HAND_CARDS: Final = resource("hand")
DRAWN_CARDS: Final = resource("cards")
DISCARD_TOP: Final = resource("discard_top")

event: Final = Names()
ON_ADVANCE: Final = event("advance")
ON_DAMAGE: Final = event("damage")
ON_HOUSE: Final = event("house")
ON_PERSON: Final = event("person")
ON_PHASE_3: Final = event("phase3_start")
ON_RIVAL_PERSON: Final = event("rival_person")
ON_UNTHREAT: Final = event("unthreat")

reach: Final = Names()
ONE_RIVAL: Final = reach("one")
EACH_RIVAL: Final = reach("each")
RICHEST_RIVAL: Final = reach("richest")

DRAWS: Final = "draws"  # in what a move brings: cards that are drawn, if there are so many

# Why something happened, where several chapters say it
ACTION: Final = cause("action", "card")  # by one of the six actions
PERSON: Final = cause("person", "card")  # by the effect of a person
DREW: Final = cause("drew", "card")

# Reasons that several verbs give
NO_SUCH_CARD: Final = refusal("no_such_card")
NOT_IN_HAND: Final = refusal("not_in_hand")
NOT_BEFORE_YOU: Final = refusal("not_before_you")
NO_SUCH_SEAT: Final = refusal("no_such_seat")
NOT_ONESELF: Final = refusal("not_oneself")
NO_GUILDERS: Final = refusal("no_guilders")
NO_MARKER: Final = refusal("no_marker")
NO_WORKER: Final = refusal("no_worker")
NO_HOUSE: Final = refusal("no_house")  # none at all
NO_EMPTY_HOUSE: Final = refusal("no_empty_house")  # none of this colour
HAND_EMPTY: Final = refusal("hand_empty")
PILE_EMPTY: Final = refusal("pile_empty")
AT_THE_TOP: Final = refusal("at_the_top")
ARM_COMPLETE: Final = refusal("arm_complete")
ANSWER_FIRST: Final = refusal("answer_first")
NOTHING_ASKED: Final = refusal("nothing_asked")
MOST_PLAYS: Final = 99  # in one turn
