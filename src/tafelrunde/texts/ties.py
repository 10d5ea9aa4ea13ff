"""Of those who have the same points, why one comes before the other."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.engine.state import State


class Tie(Struct):
    """What decided between seats with the same points, and how much of it each of them has."""

    what: str
    values: dict[int, int]


def broken_ties(state: State) -> list[Tie]:
    """By points; where nothing decides, it is a tie that stays."""
    game = state.rules.game
    standings = {seat: game.standing(state, seat) for seat in range(state.players)}
    equals: dict[int, list[int]] = {}
    for seat, (points, *_) in standings.items():
        equals.setdefault(points, []).append(seat)
    found = []
    for seats in equals.values():
        columns = list(zip(*(standings[seat] for seat in seats), strict=True))
        broken = [k for k, column in enumerate(columns) if len(set(column)) > 1]
        if broken:
            values = {seat: int(columns[broken[0]][k]) for k, seat in enumerate(seats)}
            found.append(Tie(game.tie_breaks[broken[0] - 1], values))
    return found
