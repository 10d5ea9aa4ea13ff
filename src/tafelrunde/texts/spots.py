"""Places on a map that grows in all directions, told from where it began and not by coordinates."""

from __future__ import annotations

import re
from typing import NamedTuple

COORDINATES = re.compile(r"(-?\d+),(-?\d+)")


class Spot(NamedTuple):
    """How to get to a place from the first one: so many steps each way, first west or east."""

    steps: tuple[tuple[str, int], ...]

    @property
    def way(self) -> str:
        """The direction as one word, such as `northwest`; empty for the first place itself."""
        return "".join(name for name, _ in sorted(self.steps, key=lambda one: one[0] not in ALONG))

    @property
    def near(self) -> str:
        """Whether it is the first place, beside it or away."""
        if not self.steps:
            return "here"
        return "beside" if all(count == 1 for _, count in self.steps) else "away"


ALONG = ("north", "south")


def is_spot(text: str) -> bool:
    return COORDINATES.fullmatch(text) is not None


def spot_at(coordinates: str) -> Spot:
    """x grows to the east, y to the south."""
    x, y = map(int, coordinates.split(","))
    steps = (("east" if x > 0 else "west", abs(x)), ("south" if y > 0 else "north", abs(y)))
    return Spot(tuple(one for one in steps if one[1]))
