"""Points at the end: districts, five colours, complete cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.rules import CITY, PURPLE, WILD_COLOUR

if TYPE_CHECKING:
    from tafelrunde.boardgames.citadels.state import CitadelsState

CATEGORIES: Final = ("districts", "colours", "city")
FIVE_COLOURS: Final = 3
FIRST_CITY: Final = 4
COMPLETE_CITY: Final = 2


def score(s: CitadelsState, seat: i64) -> list[i64]:
    """Points of a seat in each category."""
    return [district_points(s, seat), colour_bonus(s, seat), city_bonus(s, seat)]


def district_points(s: CitadelsState, seat: i64) -> i64:
    points: i64 = 0
    for kind in s.city(seat):
        points += s.book.points[kind]
    return points


def city_bonus(s: CitadelsState, seat: i64) -> i64:
    """Four points for the first complete city, two for every other one."""
    if s.complete == seat:
        return FIRST_CITY
    return COMPLETE_CITY if len(s.city(seat)) >= CITY else 0


def colour_bonus(s: CitadelsState, seat: i64) -> i64:
    """Three points for all five colours; the Haunted City stands for exactly one of them."""
    owner = s.seats[seat]
    missing = 0
    for colour in range(PURPLE + 1):
        count = owner.districts_of(colour)
        if colour == PURPLE and has_wild_colour(s, seat):
            count -= 1  # as a purple card it no longer counts where it stands for another colour
        if count == 0:
            missing += 1
    if has_wild_colour(s, seat):
        missing -= 1
    return FIVE_COLOURS if missing <= 0 else 0


def has_wild_colour(s: CitadelsState, seat: i64) -> bool:
    """Does the seat's Haunted City choose its colour? By option not if built in the last round."""
    if not s.seats[seat].powers & WILD_COLOUR:
        return False
    return not (s.book.haunted_city_last_round_locked and s.haunted_round == s.round)
