"""What the scenarios of all games do with a table: play, list, and be refused."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import IllegalMove, State


def play(state: State, *moves: str) -> State:
    """Play moves given by their notation."""
    for move in moves:
        state.play(state.parse(move))
    return state


def legal(state: State, verb: str = "") -> list[str]:
    """The notations of the legal moves, or of those with one verb."""
    found = [state.notate(move) for move in state.moves()]
    return [text for text in found if not verb or text.split(" ")[0] == verb]


def refused(state: State, move: str, code: str) -> dict[str, int | str]:
    """Assert that a move is illegal: not listed, refused by `play` unchanged, with this reason.

    Returns the facts of the reason.
    """
    before = state.to_json()
    number = state.parse(move)
    assert number not in state.moves()
    with pytest.raises(IllegalMove) as error:
        state.play(number)
    assert error.value.reason.code == code
    reason = state.why_not(move)
    assert reason is not None
    assert reason == error.value.reason
    assert state.to_json() == before
    return reason.arguments


def own(state: State, number: int = 0) -> dict[str, Any]:
    """What a seat has, as the position writes it."""
    found: dict[str, Any] = state.to_json()["seats"][number]
    return found
