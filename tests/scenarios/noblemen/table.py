"""Short ways to lay out a Noblemen table for a scenario.

A scenario lays out only what it is about: an estate is a meadow with a castle unless it says more,
all tiles that lie nowhere are in the bag, all cards nobody has are in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadNotation, State
from tafelrunde.boardgames.noblemen.catalogue import board
from tafelrunde.engine.events import Changed, Event, Moved
from tafelrunde.engine.view import Component, Counter, Track, Zone
from tests.scenarios.moves import legal as legal
from tests.scenarios.moves import own as own
from tests.scenarios.moves import play as play
from tests.scenarios.moves import refused as refused

KINDS = {"F": "field", "G": "grove", "W": "fountain", "M": "meadow"}
GAME = tafelrunde.game("noblemen")


def estate(
    *rows: str,
    origin: tuple[int, int] = (0, 0),
    buildings: dict[tuple[int, int], str] | None = None,
    areas: list[list[int]] | None = None,
) -> dict[str, Any]:
    """An estate drawn in rows from north to south: F field, G grove, W fountain, M meadow, a dot
    for nothing. `origin` says in which column and row of the drawing 0,0 lies."""
    drawn = rows or ("M",)
    cells = {
        (x - origin[0], y - origin[1]): KINDS[letter]
        for y, row in enumerate(drawn)
        for x, letter in enumerate(row)
        if letter != "."
    }
    found: dict[str, Any] = {
        "tiles": [[*at, cells[at]] for at in connected(cells)],
        "buildings": [[*at, name] for at, name in (buildings or {(0, 0): "castle"}).items()],
    }
    if areas is not None:
        found["areas"] = areas
    return found


def connected(cells: dict[tuple[int, int], str]) -> list[tuple[int, int]]:
    """The cells in an order in which they can be laid, row by row as far as possible."""
    laid = [(0, 0)]
    left = sorted((at for at in cells if at != (0, 0)), key=lambda at: (at[1], at[0]))
    while left:
        at = next(one for one in left if any(distance(one, other) == 1 for other in laid))
        left.remove(at)
        laid.append(at)
    return laid


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def tiles(letters: str) -> dict[str, int]:
    """`FFM` is two fields and a meadow."""
    return {name: letters.count(letter) for letter, name in KINDS.items() if letter in letters}


def seat(hand: str = "", **rest: Any) -> dict[str, Any]:
    """What one player has: tiles by letters, and anything else a position may say of a seat."""
    return {"tiles": tiles(hand), "estate": estate(), **rest}


def turn_of(number: int, *seats: dict[str, Any], **rest: Any) -> State:
    """A position in the turn of a seat."""
    return position([["end_turn", number], ["turn", number]], *seats, **rest)


def position(agenda: list[list[Any]], *seats: dict[str, Any], **rest: Any) -> State:
    """A position; `rest` is anything else a position may say (queen, space, deck, options, ...)."""
    players = list(seats) + [seat() for _ in range(3 - len(seats))]
    data = {
        "players": len(players),
        "queen": len(players) - 1,
        "bag": "rest",
        "deck": "rest",
        "seats": players,
        "agenda": agenda,
        **rest,
    }
    return GAME.from_json(data)


# --------------------------------------------------------------------------- play
def lay(state: State, kind: str, x: int, y: int) -> None:
    """Lay a tile: first its kind, then its cell."""
    play(state, f"lay {kind}", f"cell {x},{y}")


# -------------------------------------------------------------------------- facts
def points(state: State, number: int) -> int:
    """Victory points on the track: without what is only counted at the end."""
    return sum(own(state, number)["points"].values())


def held(state: State, number: int) -> list[str]:
    """The scandal cards of a seat, in card order."""
    return [one if isinstance(one, str) else one["card"] for one in own(state, number)["cards"]]


def deck(state: State) -> list[str]:
    """The scandal cards in the deck, from the bottom to the top."""
    return [one if isinstance(one, str) else one["card"] for one in state.to_json()["deck"]]


def money(state: State, number: int) -> int:
    amount: int = own(state, number)["money"]
    return amount


def hand(state: State, number: int) -> dict[str, int]:
    """The tiles behind a screen; compare with `tiles("FFM")`."""
    found: dict[str, int] = own(state, number)["tiles"]
    return found


def bag(state: State) -> dict[str, int]:
    found: dict[str, int] = state.to_json()["bag"]
    return found


def areas(state: State, number: int) -> list[list[int]]:
    """The areas of a seat: where its north-western tile lies, and the knight on it, if any."""
    found: list[list[int]] = own(state, number)["estate"]["areas"]
    return found


def waiting(state: State) -> tuple[str, int]:
    """What is being decided, and by whom."""
    kind, number, *_ = state.to_json()["agenda"][-1]
    return kind, number


def component(state: State, watcher: int | None, name: str) -> Component:
    """A component of a view by its id."""
    view = state.view(watcher)
    everything = [*view.board, *(one for area in view.seats for one in area.components)]
    return next(one for one in everything if one.id == name)


def zone(state: State, watcher: int | None, name: str) -> list[str]:
    """The things in a zone that a watcher sees, sorted."""
    found = component(state, watcher, name)
    assert isinstance(found, Zone)
    return sorted(face.kind for face in found.faces for _ in range(face.count))


# -------------------------------------------------------------------------- prices
# What the board asks is reconstructed, so tests read it where the rules do.
CASTLES: list[int] = board()["prices"]["default"]["castle"]
PALACES: list[int] = board()["prices"]["default"]["palace"]
CHAPELS: list[int] = board()["prices"]["default"]["chapel"]


def offered(state: State, buildings: str) -> list[int]:
    """The prices on which castles, palaces or chapels stand, as everybody sees them."""
    track = component(state, None, buildings)
    assert isinstance(track, Track)
    return [int(track.spaces[marker.at]) for marker in track.markers]


# ------------------------------------------------------------- bags, decks, places
ALL_TILES = {"field": 62, "grove": 48, "fountain": 44, "meadow": 48}
ALL_CARDS = {
    "inheritance": 3,
    "blackmail": 4,
    "wedding": 4,
    "master_stroke": 4,
    "vicar": 3,
    "intrigue": 3,
    "liaison": 4,
    "dowry": 4,
    "tribute": 4,
    "whitehall": 2,
}


def hoarder(left: str, *others: dict[str, Any]) -> dict[str, Any]:
    """A seat with all tiles, except those of the other seats and what is left in the bag."""
    rest = dict(ALL_TILES)
    rest["meadow"] -= 1
    for other in others:
        for kind, count in other["tiles"].items():
            rest[kind] -= count
        for _, _, kind in other["estate"]["tiles"]:
            rest[kind] -= 1
    for letter in left:
        rest[KINDS[letter]] -= 1
    return seat(tiles={kind: count for kind, count in rest.items() if count})


def stacked(*top: str, placed: tuple[str, ...] = ()) -> list[str]:
    """A deck from which `top` is drawn first, in this order; `placed` lie elsewhere."""
    rest = [card for card, copies in ALL_CARDS.items() for _ in range(copies)]
    for card in (*top, *placed):
        rest.remove(card)
    return [*rest, *reversed(top)]


def no_place(state: State, move: str) -> None:
    """Assert that a move names no place that there is now."""
    reason = state.why_not(move)
    assert reason is not None
    assert reason.code == "no_such_place"
    assert move not in legal(state)
    with pytest.raises(BadNotation):
        state.parse(move)


# ------------------------------------------------------------------ turns and rounds
def idle(state: State, turns: int = 1) -> None:
    """So many turns in which nothing is done."""
    for _ in range(turns):
        play(state, "idle", "end")


def keep_any(state: State) -> list[int]:
    """Everybody who looks at cards keeps one of them; returns who did, in order."""
    seats = []
    while not state.over and waiting(state)[0] == "pick_card":
        seats.append(waiting(state)[1])
        state.play(state.moves()[0])
    return seats


def fact(state: State, name: str) -> Any:
    """Anything of the board, as the position writes it: queen, space, decade, church, ..."""
    return state.to_json()[name]


# ------------------------------------------------------------------------ knowledge
def watchers(state: State, *but: int) -> list[int | None]:
    """Every seat but these, and a spectator."""
    return [*(i for i in range(int(state.players)) if i not in but), None]


def ids(state: State, watcher: int | None) -> set[str]:
    """The components that a watcher sees, by their ids."""
    view = state.view(watcher)
    everything = [*view.board, *(one for area in view.seats for one in area.components)]
    return {one.id for one in everything}


def shown(state: State, watcher: int | None, name: str) -> tuple[int, list[str]]:
    """A zone in a view: how many things are said to lie there, and those the watcher knows."""
    found = component(state, watcher, name)
    assert isinstance(found, Zone)
    return found.size, zone(state, watcher, name)


def count(state: State, watcher: int | None, name: str) -> int:
    """What a counter in a view shows."""
    found = component(state, watcher, name)
    assert isinstance(found, Counter)
    return found.value


def worlds(state: State, watcher: int, number: int = 100) -> Iterator[State]:
    """Worlds the seat cannot tell from the real one."""
    for seed in range(number):
        yield state.determinize(watcher, seed)


def story(state: State, watcher: int | None, cause: str = "", since: int = 0) -> list[str]:
    """The events as a watcher sees them, a line each; `?` is a thing they do not see."""
    lines = [_line(event) for event in state.events(since, watcher)]
    return [line for line in lines if not cause or line.split(" ")[0] == cause]


def _line(event: Event) -> str:
    if isinstance(event, Moved):
        faces = " ".join(event.faces if event.faces is not None else "?" * event.count)
        return f"{event.cause} {faces}: {event.source} > {event.target}"
    if isinstance(event, Changed):
        return f"{event.cause} {event.by:+}: {event.counter}"
    return " ".join([event.cause, *map(str, event.arguments.values())])
