"""Short ways to lay out a Citadels table for a scenario.

Seats are numbered from 0: the reference's P1 is seat 0. A scenario lays out only what it is about;
characters nobody is said to have, and cards not placed, fill the rest.
"""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde import IllegalMove, State

CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
# Per player count: the seats (from the crown holder on) in the order in which slots are filled;
# None is a slot nobody has.
SLOTS: dict[int, list[int | None]] = {
    2: [None, 0, 1, None, 0, None, 1, None],
    3: [None, 0, 1, 2, 0, 1, 2, None],
    4: [None, 0, 1, 2, 3, None],
    5: [None, 0, 1, 2, 3, 4, None],
    6: [None, 0, 1, 2, 3, 4, 5, None],
    7: [None, 0, 1, 2, 3, 4, 5, 6],
}


def seat(
    *characters: str,
    gold: int = 0,
    hand: list[Any] | None = None,
    city: list[str] | None = None,
) -> dict[str, Any]:
    """What one player has: characters in the order of choosing, gold, hand, city."""
    return {"characters": list(characters), "gold": gold, "hand": hand or [], "city": city or []}


def turn_of(character: str, *seats: dict[str, Any], **rest: Any) -> State:
    """A position in the turn of a character, whose owner is among the seats."""
    number = CHARACTERS.index(character)
    owner = next(i for i, one in enumerate(seats) if character in one["characters"])
    follow = ["end_round"] if character == "warlord" else ["call", -1, number + 1]
    return table(*seats, agenda=[follow, ["turn", owner, number]], **rest)


def table(*seats: dict[str, Any], options: dict[str, Any] | None = None, **rest: Any) -> State:
    """A position; `rest` is anything else a position may say (deck, discard, murdered, ...)."""
    starter = rest.get("starter", 0)
    data = {
        "players": len(seats),
        "options": options or {},
        "deck": "rest",
        "draft": _slots(list(seats), starter),
        "seats": [{k: v for k, v in one.items() if k != "characters"} for one in seats],
        **rest,
    }
    return tafelrunde.game("citadels").from_json(data)


def _slots(seats: list[dict[str, Any]], starter: int) -> list[str | None]:
    """The draft that leads to these characters."""
    left = [list(one["characters"]) for one in seats]
    slots: list[str | None] = []
    for place in SLOTS[len(seats)]:
        names = [] if place is None else left[(place + starter) % len(seats)]
        slots.append(names.pop(0) if names else None)
    return slots


def play(state: State, *moves: str) -> None:
    """Play moves given by their notation."""
    for move in moves:
        state.play(state.parse(move))


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


def own(state: State, seat: int) -> dict[str, Any]:
    """What a seat has, as the position writes it."""
    found: dict[str, Any] = state.to_json()["seats"][seat]
    return found


def gold(state: State, seat: int) -> int:
    amount: int = own(state, seat)["gold"]
    return amount


def hand(state: State, seat: int) -> list[str]:
    """The kinds in a hand, in card order."""
    return [one if isinstance(one, str) else one["card"] for one in own(state, seat)["hand"]]


def city(state: State, seat: int) -> list[str]:
    found: list[str] = own(state, seat)["city"]
    return found


def discard(state: State) -> list[str]:
    found: list[str] = state.to_json()["discard"]
    return found


def deck_size(state: State) -> int:
    return len(state.to_json()["deck"])
