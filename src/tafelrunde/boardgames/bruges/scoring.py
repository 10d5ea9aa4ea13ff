"""Points at the end: persons, houses, laurels, majorities, canals with statues, reputation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r

if TYPE_CHECKING:
    from tafelrunde.boardgames.bruges.state import BrugesState, Seat

CATEGORIES: Final = (
    *("taken", "people", "buildings", "laurels", "majorities", "canals", "renown"),
)


def score(s: BrugesState, seat: i64) -> list[i64]:
    """Points of a seat in each category, as if the game ended now."""
    owner = s.seats[seat]
    people: i64 = 0
    laurels: i64 = 0
    for kind in s.persons(seat):
        people += s.book.cost[kind] // 3
        laurels += s.book.code.points(s, seat, kind)
    return [
        owner.points,
        people,
        len(owner.homes),
        laurels,
        r.MAJORITY_POINTS * majorities(owner),
        canal_points(owner),
        s.book.reputation[owner.reputation],
    ]


def majorities(owner: Seat) -> i64:
    """Markers on their coloured side."""
    count: i64 = 0
    for kind in range(r.MAJORITIES):
        count += (owner.majorities >> kind) & 1
    return count


def scenic(owner: Seat) -> i64:
    """Arms of the canal that have the space with points."""
    count: i64 = 0
    for side in range(2):
        if owner.built(side) >= r.SCENIC:
            count += 1
    return count


def canal_points(owner: Seat) -> i64:
    points = r.SCENIC_POINTS * scenic(owner)
    for value in range(r.STATUE_VALUES):
        if (owner.statues >> value) & 1:
            points += value
    return points
