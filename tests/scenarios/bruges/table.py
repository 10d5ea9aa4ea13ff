"""Short ways to lay out a Brügge table for a scenario.

Seats are numbered from 0: the reference's P1 is seat 0. A scenario lays out only what it is about:
a seat has one card nobody asks about unless it says more, and the piles have all other cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.events import Changed, Event, Moved
from tafelrunde.engine.rng import seeded
from tafelrunde.engine.view import Component, Zone
from tests.scenarios.moves import legal as legal
from tests.scenarios.moves import own as own
from tests.scenarios.moves import play as play
from tests.scenarios.moves import refused as refused

GAME = tafelrunde.game("bruges")
COLOURS = ("blue", "brown", "yellow", "red", "violet")
PERSONS = {one.id: one.facts for one in GAME.catalogue().kinds if one.sort == "person"}
TURN = [["end_round"], ["cards_phase", -1, 1], ["turn", 0]]
LATER = [["end_round"], ["cards_phase"], ["dawn"]]  # what lies under the phase of the dice
DRAWN_UP = [*LATER, ["climb_phase"], ["threat_phase"], ["roll"]]
MIDDLING = dict.fromkeys(COLOURS, 3)  # dice that bring neither threats nor a step
FILL = 20  # cards in pile b and in the extra pile, unless they are written out


def seat(*persons: str, **rest: Any) -> dict[str, Any]:
    """One town: persons in houses of whatever colour, empty houses by their cards, and anything
    else a position may say of a seat. Without a word of its hand it has one card."""
    return {"persons": list(persons), **rest}


def table(*seats: dict[str, Any], agenda: list[Any] | None = None, **rest: Any) -> State:
    """A position; `a_top` and `b_top` are what is drawn first, `rest` anything else it may say."""
    data = layout(*seats, agenda=agenda, **rest)
    return GAME.from_json(data)


def layout(*seats: dict[str, Any], agenda: list[Any] | None = None, **rest: Any) -> dict[str, Any]:
    """The same as data."""
    players = list(seats) + [seat() for _ in range(3 - len(seats) if len(seats) < 2 else 0)]
    a_top, b_top = list(rest.pop("a_top", [])), list(rest.pop("b_top", []))
    zones = {name: list(rest.pop(name)) for name in ("pile_a", "pile_b", "extra") if name in rest}
    said = [*a_top, *b_top, *rest.get("discard", []), *rest.get("offer", [])]
    said += [card for zone in zones.values() for card in zone]
    for one in players:
        for zone in ("persons", "empty", "hand", "drawn", "houses"):
            said += one.get(zone, [])
    named = {card if isinstance(card, str) else card["card"] for card in said}
    spare = [slug for slug in PERSONS if slug not in named]
    data: dict[str, Any] = {
        "players": len(players),
        "statues_left": 6 - sum(len(one.get("statues", [])) for one in players),
        "plays": 1,
        "dice": MIDDLING,
        "agenda": TURN if agenda is None else agenda,
        "seats": [_town(dict(one), spare) for one in players],
        **rest,
    }
    for name in ("pile_b", "extra"):
        count = FILL if "pile_a" not in zones else 0
        data[name] = zones[name] if name in zones else [spare.pop() for _ in range(count)]
    data["pile_b"] = data["pile_b"] + b_top[::-1]
    data["pile_a"] = zones.get("pile_a", []) + a_top[::-1] if "pile_a" in zones else None
    if data["pile_a"] is None:
        data["pile_a"] = spare + a_top[::-1]
    else:
        data["discard"] = spare + data.get("discard", [])
    return data


def _town(one: dict[str, Any], spare: list[str]) -> dict[str, Any]:
    """Persons live in houses made of spare cards, before the empty houses."""
    empty = list(one.pop("empty", []))
    if "houses" not in one:
        one["houses"] = [spare.pop(0) for _ in one["persons"]] + empty
    if "hand" not in one:
        one["hand"] = [spare.pop(0)]
    nobody = [None] * (len(one["houses"]) - len(one["persons"]))
    return {"homes": [*one["persons"], *nobody], **one}


def spare_cards(number: int, *but: str, colour: str = "") -> list[str]:
    """So many cards that nobody asks about."""
    slugs = [s for s, facts in PERSONS.items() if not colour or facts["colour"] == colour]
    return [slug for slug in slugs if slug not in but][-number:]


# --------------------------------------------------------------------------- play
def waiting(state: State) -> tuple[str, int]:
    """What is being decided, and by whom."""
    kind, number, *_ = state.to_json()["agenda"][-1]
    return kind, number


# -------------------------------------------------------------------------- facts
def cards(state: State, zone: str, number: int | None = None) -> list[str]:
    """The slugs in a zone of the table or of a seat."""
    data = state.to_json() if number is None else own(state, number)
    return [one if isinstance(one, str) else one["card"] for one in data[zone]]


def fact(state: State, name: str) -> Any:
    """Anything of the table, as the position writes it."""
    return state.to_json()[name]


def workers(state: State, number: int = 0) -> dict[str, int]:
    found: dict[str, int] = own(state, number)["workers"]
    return found


def threats(state: State, number: int = 0) -> dict[str, int]:
    found: dict[str, int] = own(state, number)["threats"]
    return found


def sheet(state: State, category: str, number: int = 0) -> int:
    """The points of a seat in a category of the final scoring."""
    return state.score_sheet()[number][category]


# ------------------------------------------------------------------------- ledger
def ledger(state: State) -> dict[str, int]:
    """Every number on the table: `1.guilders`, `0.!red` for markers, `discard`, ..."""
    data = state.to_json()
    found = {
        "pile": len(data["pile_a"]) + len(data["pile_b"]),
        "extra": len(data["extra"]),
        "discard": len(data["discard"]),
        "offer": len(data["offer"]),
        "last_round": data["last_round"],
        "statues_left": data["statues_left"],
        "round": data["round"],
    }
    for number, one in enumerate(data["seats"]):
        for name, value in _numbers(one).items():
            found[f"{number}.{name}"] = value
    return found


def _numbers(one: dict[str, Any]) -> dict[str, int]:
    found = {name: one[name] for name in ("points", "guilders", "reputation")}
    for colour in COLOURS:
        found[colour] = one["workers"].get(colour, 0)
        found[f"!{colour}"] = one["threats"].get(colour, 0)
    for side in ("left", "right"):
        found[side] = one["arms"].get(side, 0)
    for name in ("hand", "houses", "persons", "turned", "drawn"):
        found[name] = len(one[name])
    found["empty"] = one["homes"].count(None)
    found["statues"] = sum(map(int, one["statues"]))
    for name in ("reputation", "persons", "canal"):
        found[f"most_{name}"] = int(name in one["majorities"])
    return found


_CHANGE = re.compile(r"(?:(\d)\.)?([a-z_!]+)([+-]\d+)")
OF_THE_TABLE = ("pile", "extra", "discard", "offer", "last_round", "statues_left", "round")


def changes(text: str) -> dict[str, int]:
    """`guilders+6 1.points-1 discard+1`: seat 0 unless another is named. Numbers add up."""
    found: dict[str, int] = {}
    for word in text.split():
        match = _CHANGE.fullmatch(word)
        assert match, word
        number, name, by = match.groups()
        key = name if name in OF_THE_TABLE else f"{number or 0}.{name}"
        found[key] = found.get(key, 0) + int(by)
    return {key: by for key, by in found.items() if by}


def brought(state: State, *moves: str) -> dict[str, int]:
    """Play moves; every number that has changed afterwards, and by how much."""
    before = ledger(state)
    play(state, *moves)
    after = ledger(state)
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


# --------------------------------------------------------------------------- dice
@cache
def seed_for(pips: tuple[int, ...]) -> int:
    """A seed with which the dice fall like this."""
    seed = 0
    while True:
        rng = seeded(seed)
        if all(1 + rng.below(6) == wanted for wanted in pips):
            return seed
        seed += 1


def before_roll(dice: dict[str, int], *seats: dict[str, Any], **rest: Any) -> State:
    """The last seat lacks one card; when it is drawn from pile b, the dice fall like this (3 where
    nothing is said)."""
    players = list(seats)
    last = (len(players) - 1 + rest.get("start", 0)) % len(players)
    players[last] = {"hand": spare_cards(4), **players[last]}
    agenda = [*DRAWN_UP, ["draw_phase", -1, len(players)], ["drawing", last]]
    pips = tuple(dice.get(colour, 3) for colour in COLOURS)
    rest = {"plays": 0, "dice": {}, **rest}
    return table(*players, agenda=agenda, seed=seed_for(pips), **rest)


def rolled(dice: dict[str, int], *seats: dict[str, Any], **rest: Any) -> State:
    """The same after the card was drawn and the dice have fallen."""
    state = play(before_roll(dice, *seats, **rest), "draw b")
    assert fact(state, "dice") == {**MIDDLING, **dice}
    return state


# ------------------------------------------------------------------- turns and rounds
def idle(state: State) -> int:
    """A turn in which a card is played for workers; returns whose it was."""
    name, number = waiting(state)
    assert name == "turn"
    play(state, legal(state, "workers")[0])
    if not state.over and waiting(state) == ("turn", number) and "end" in legal(state):
        play(state, "end")
    return number


def finish_cards(state: State) -> list[int]:
    """Idle turns as long as there are turns; returns who had them."""
    seats = []
    while not state.over and waiting(state)[0] == "turn":
        seats.append(idle(state))
    return seats


def draw_all(state: State, pile: str = "b") -> list[int]:
    """Everybody draws from one pile; returns who drew, card by card."""
    seats = []
    while not state.over and waiting(state)[0] == "drawing":
        seats.append(waiting(state)[1])
        play(state, f"draw {pile}")
    return seats


# ----------------------------------------------------------------------- knowledge
def component(state: State, watcher: int | None, name: str) -> Component:
    """A component of a view by its id."""
    view = state.view(watcher)
    everything = [*view.board, *(one for area in view.seats for one in area.components)]
    return next(one for one in everything if one.id == name)


def shown(state: State, watcher: int | None, name: str) -> list[str]:
    """The cards of a zone that a watcher knows, sorted."""
    zone = component(state, watcher, name)
    assert isinstance(zone, Zone)
    return sorted(face.kind for face in zone.faces for _ in range(face.count))


def story(state: State, watcher: int | None, since: int = 0) -> list[str]:
    """The events as a watcher sees them, a line each; `?` is a thing they do not see."""
    return [_line(event) for event in state.events(since, watcher)]


def _line(event: Event) -> str:
    if isinstance(event, Moved):
        faces = " ".join(event.faces if event.faces is not None else "?" * event.count)
        return f"{event.cause} {faces}: {event.source} > {event.target}"
    if isinstance(event, Changed):
        return f"{event.cause} {event.by:+}: {event.counter}"
    return " ".join([event.cause, *map(str, event.arguments.values())])


# ------------------------------------------------------------------ which person is tested
TESTED: dict[str, str] = {}
Test = TypeVar("Test", bound=Callable[..., None])


def about(*slugs: str) -> Callable[[Test], Test]:
    """Marks a test as the one of these persons."""

    def mark(test: Test) -> Test:
        assert test.__name__.startswith("test_")
        for slug in slugs:
            assert slug in PERSONS, slug
            TESTED[slug] = test.__name__
        return test

    return mark
