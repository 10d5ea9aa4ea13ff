"""Nobody pays for nothing: who can be used can do something, in every sort of empty town."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.bruges.table import MIDDLING, PERSONS, legal, seat, spare_cards, table

WORKERS = [slug for slug, facts in PERSONS.items() if facts["symbol"].startswith("worker:")]
USED = [slug for slug, facts in PERSONS.items() if facts["symbol"] == "infinity_once"] + WORKERS
COPIED = [slug for slug in WORKERS if slug != "actor"]
POOR: dict[str, Any] = {"guilders": 0, "points": 0, "hand": []}
TOWNS: dict[str, dict[str, Any]] = {
    "nothing": POOR,
    "guilders": {**POOR, "guilders": 9},
    "a card": {**POOR, "hand": spare_cards(1)},
    "everything reached": {
        **POOR,
        "reputation": 12,
        "arms": {"left": 5, "right": 5},
        "finished": ["left", "right"],
        "statues": ["7", "6"],
    },
    "an empty house": {**POOR, "empty": spare_cards(2)[:1]},
}


def outcomes(state: State) -> Iterator[State]:
    """Every position in which the effect of a person can leave the seat, answer by answer."""
    for move in state.moves():
        after = state.clone()
        after.apply(move)
        if after.to_json()["agenda"][-1][0] in ("turn", "drawing"):
            yield after
        else:
            yield from outcomes(after)


def told(state: State) -> dict[str, Any]:
    """All that an effect may change."""
    return {key: value for key, value in state.to_json().items() if key not in ("ply", "agenda")}


def used_for_nothing(state: State, slug: str) -> dict[str, Any]:
    """The table if the worker of a person is paid, the person turned, and nothing else happens."""
    found = told(state)
    symbol = str(PERSONS[slug]["symbol"])
    if symbol.startswith("worker:"):
        del found["seats"][0]["workers"][symbol.removeprefix("worker:")]
    found["seats"][0]["turned"] = [slug]
    return found


def does_something(state: State, slug: str) -> bool:
    nothing = used_for_nothing(state, slug)
    start = state.clone()
    start.play(f"use {slug}")
    if start.to_json()["agenda"][-1][0] in ("turn", "drawing"):
        return told(start) != nothing
    return any(told(after) != nothing for after in outcomes(start))


def town(slug: str, **rest: Any) -> dict[str, Any]:
    """Who is tested, with their worker, and somebody besides with whom the turn goes on."""
    symbol = str(PERSONS[slug]["symbol"])
    colour = symbol.removeprefix("worker:")
    return seat(
        slug,
        "captain" if slug == "treasurer" else "treasurer",
        workers={colour: 1} if colour != symbol else {},
        **rest,
    )


@pytest.mark.parametrize("name", TOWNS)
def test_whoever_can_be_used_does_something(name: str) -> None:
    possible = []
    for slug in USED:
        statues = len(TOWNS[name].get("statues", []))
        state = table(town(slug, **TOWNS[name]), seat(**POOR), dice=MIDDLING)
        assert state.to_json()["statues_left"] == 6 - statues
        if f"use {slug}" in legal(state):
            possible.append(slug)
            assert does_something(state, slug), slug
    assert "goldsmith" in possible
    assert "jailer" not in possible


@pytest.mark.parametrize("name", TOWNS)
def test_whoever_can_be_copied_does_something(name: str) -> None:
    possible = []
    for model in COPIED:
        state = table(town("actor", **TOWNS[name]), seat(model, **POOR), dice=MIDDLING)
        if "use actor" in legal(state):
            possible.append(model)
            assert does_something(state, "actor"), model
    assert "goldsmith" in possible
    assert "jailer" not in possible
    assert "acrobat" not in possible
