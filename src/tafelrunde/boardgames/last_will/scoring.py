"""Wealth, counted below zero: whoever is the poorest has the most points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w

if TYPE_CHECKING:
    from tafelrunde.boardgames.last_will.state import LastWillState

CATEGORIES: Final = ("purse", "property")


def score(s: LastWillState, seat: i64) -> list[i64]:
    """Money and property, each below zero; debts count above it."""
    return [-s.seats[seat].money, -estate_worth(s, seat)]


def estate_worth(s: LastWillState, seat: i64) -> i64:
    """Each property counts its value and five pounds more (ruling tokens_do_not_count)."""
    worth: i64 = 0
    if s.seats[seat].estates > 0:
        for at, kind in enumerate(s.zones[w.BOARDS.at(seat)]):
            if s.book.estate[kind] >= 0:
                worth += s.value(seat, at) + r.MANSION
    return worth
