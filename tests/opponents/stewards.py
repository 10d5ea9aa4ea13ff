"""What the tests have to know of each game's steward."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain, count
from typing import Any

import tafelrunde
from tafelrunde import State, _native
from tafelrunde.engine.check import plan
from tests.opponents import bruges_towns as bruges
from tests.opponents.asking import STEWARD
from tests.opponents.match import advice
from tests.scenarios.citadels.table import seat, table
from tests.scenarios.last_will import table as last_will
from tests.scenarios.noblemen import table as noblemen

STEWARDS = tafelrunde.games()
PIECES = 6  # of the games of a test, spread over processes
COMPILED = _native.build() == "compiled"
# A piece has so many.
GAMES = {
    "bruges": 3 if COMPILED else 2,
    "citadels": 4 if COMPILED else 3,
    "last_will": 4 if COMPILED else 3,
    "noblemen": 1,
}


def reasons(game: str) -> dict[str, tuple[str, ...]]:
    """Every reason of a steward, and the names of its facts."""
    found: dict[str, tuple[str, ...]] = import_module(
        f"tafelrunde.boardgames.{game}.steward.advice"
    ).REASONS
    return found


def mixed(game: str, seed: int, number: int) -> State:
    """A new game: all player counts and all sorts of options in turn."""
    one = plan(tafelrunde.game(game), seed, number)
    return tafelrunde.game(game).new(one.players, one.seed, **one.options)


def tables(game: str, piece: int, seed: int) -> list[State]:
    """The new games of one piece."""
    numbers = range(piece, piece + PIECES * GAMES[game], PIECES)
    # Not the number itself: a piece shall not have one player count only.
    return [mixed(game, seed, number + number // PIECES) for number in numbers]


# --------------------------------------------------- games in which much can happen
PURPLE = (
    ["observatory", "library"],
    ["laboratory", "keep"],
    ["smithy", "haunted_city"],
    ["graveyard", "school_of_magic"],
)


def purple_table(seed: int) -> State:
    """Cities in which every purple district can be used from the beginning."""
    seats = [seat(gold=5, hand=["tavern", "castle"], city=city) for city in PURPLE]
    return table(*seats, agenda=[["draft", 0, 0]], draft=[None], seed=seed)


def citadels_tables() -> Iterator[State]:
    for number in count():
        yield purple_table(number) if number % 4 == 0 else mixed("citadels", 3, number)


def castle_table(knights: bool) -> State:
    """A good place for a castle, and nobody to raid; or knights that stand better elsewhere."""
    builder = noblemen.seat(money=8, estate=noblemen.estate("FFF.", "MFMF", "FFFF", origin=(0, 1)))
    gardens = noblemen.estate("MWWWW", ".WWWW", areas=[[1, 0, 0], [3, 0, 0]])
    manor = noblemen.estate("MFF", ".FF")
    victims = [noblemen.seat(estate=one) for one in (gardens, manor) if knights]
    return noblemen.turn_of(0, builder, *victims)


def poor_ball() -> State:
    """A guest with a bribe that gets them nowhere."""
    state = noblemen.turn_of(0, noblemen.seat(bribes=1), queen=0, space=3)
    noblemen.play(state, "idle", "end")
    return state


def two_squares() -> State:
    """One grove will complete two squares that share tiles."""
    return noblemen.turn_of(
        0, noblemen.seat("G", spent=["land"], estate=noblemen.estate("MGGG", ".G.G"))
    )


EVENTFUL = (27, 42, 16, 10, 3, 17)  # games in which stewards have many sorts of reasons

# By game the seeds of bots at its rich tables, where these matter
SEEDS = {"noblemen": (0, 1, 2, 3, *EVENTFUL)}


def noblemen_tables() -> Iterator[State]:
    yield castle_table(knights=False)
    yield castle_table(knights=True)
    yield poor_ball()
    yield two_squares()
    for number in chain(EVENTFUL, count()):
        yield mixed("noblemen", 3, number)


TOWNS = (
    ["spy", "coachman", "falconer", "inquisitor", "countess"],
    ["gatekeeper", "blacksmith", "cupbearer", "teacher"],
    ["fortune_teller", "acrobat", "actor", "shipwright", "duke"],
)
WORKERS = dict.fromkeys(("blue", "brown", "yellow", "red", "violet"), 4)


def town_table(number: int) -> State:
    """Towns in which seldom effects are at hand, two rounds before the end."""
    hands = [["princess", "page", "baron"], ["king", "poet", "judge"], ["queen", "mayor", "monk"]]
    shift = number % len(TOWNS)
    towns = [*TOWNS[shift:], *TOWNS[:shift]]
    seats = [
        bruges.town(*persons, hand=hand, empty=2, workers=WORKERS, guilders=number % 4 * 5)
        for persons, hand in zip(towns, hands, strict=True)
    ]
    return bruges.table(*seats, round=6, last_round=7)


def plague_and_fire() -> State:
    """Both strike the same town at once."""
    agenda = [*bruges.THREATS, ["damages", 0], ["order", 0]]
    struck = bruges.town("baron", "duke", hand=["poet"], threats={"brown": 3, "red": 3})
    return bruges.table(struck, agenda=agenda, plays=0)


def bruges_tables() -> Iterator[State]:
    for number in count():
        yield town_table(number // 2) if number % 2 == 0 else mixed("bruges", 3, number)


def idle_boy(**options: bool) -> State:
    """The last errand of all, and nothing there is of any use."""
    busy = last_will.seat("opening_night", "opening_night", "reckless_wager", plan=2)
    other = last_will.seat(plan=3)
    rest: dict[str, Any] = {
        "offer": ["dog"],
        "opera": 1,
        "asked": 1,
        "round": 7,
        "options": options,
    }
    return last_will.errand(0, busy, other, **rest)


def busy_boy() -> State:
    """The same where a boy may not rest."""
    return idle_boy(boys_may_rest=False)


def last_will_tables() -> Iterator[State]:
    """With all sorts of options, or of the largest fortune, which lasts longest."""
    yield idle_boy()
    for number in count():
        if number % 2:
            yield last_will.GAME.new(2 + number % 4, number, start_money=130)
        else:
            yield mixed("last_will", 3, number)


RICH_TABLES: dict[str, Callable[[], Iterator[State]]] = {
    "bruges": bruges_tables,
    "citadels": citadels_tables,
    "last_will": last_will_tables,
    "noblemen": noblemen_tables,
}


# By game positions in which a steward gives a reason that hardly any game leads to
RARE: dict[str, tuple[Callable[[], State], ...]] = {
    "bruges": (plague_and_fire,),
    "last_will": (busy_boy,),
}


# -------------------------------------------- decisions that take a steward longest
def seven_to_rob() -> State:
    """To think of worlds, and who has which character there, is what takes longest."""
    state = tafelrunde.game("citadels").new(7, 1)
    while state.prompt(None).kind == "draft":
        state.play(state.moves()[-1])
    while not state.notate(state.moves()[-2]).startswith("rob"):
        state.play(advice(state, STEWARD, 1).move)
    return state


def large_estate() -> State:
    """Tiles of all kinds to lay, and many places to lay them."""
    state = tafelrunde.game("noblemen").new(4, 1)
    while state.to_json()["decade"] < 3 or state.prompt(None).kind != "lay":
        state.play(advice(state, STEWARD, 1).move)
    return state


def full_hand() -> State:
    """Many cards in hand, houses of all colours, and persons to use."""
    hand = ["princess", "page", "baron", "king", "poet", "judge", "queen", "mayor"]
    persons = [person for town in TOWNS for person in town]
    return bruges.table(bruges.town(*persons, hand=hand, empty=5, guilders=30, workers=WORKERS))


def full_board() -> State:
    """Houses with room for companions, cards of every sort in hand, and many actions."""
    board = ["old_friend", "majordomo", "grand_manor_house", "manor_house", "great_farm"]
    board += ["luxury_yacht", "hired_carriage", "summer_palace"]
    hand = ["guest", "chef", "horse", "horse", "wild", "gala_dinner", "boat_trip", "sea_voyage"]
    hand += ["town_villa", "restaurant_reservation", "weekly_salon", "party_of_the_century"]
    return last_will.act(*hand, board=board, actions=7, slots=9, money=40, round=4)


HARDEST: dict[str, Callable[[], State]] = {
    "bruges": full_hand,
    "citadels": seven_to_rob,
    "last_will": full_board,
    "noblemen": large_estate,
}
