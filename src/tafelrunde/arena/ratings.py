"""Ratings by openskill (Plackett-Luce): a number for everybody, and how sure it is.

Games are rated in the order of their numbers, so the ratings do not depend on who finished first.
Strength does not change in an arena, so nothing is added to the uncertainty from game to game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from tafelrunde.arena.match import Result

CONSTANT = 0.0


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float


def available() -> bool:
    return find_spec("openskill") is not None


def ratings(labels: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """Everybody's rating after all games. Of several seats of one bot the mean counts."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=CONSTANT)
    start = model.rating()
    found = {label: Rating(start.mu, start.sigma) for label in labels}
    for result in sorted(results, key=lambda one: one.number):
        if len(set(result.seating)) == 1:
            continue  # against oneself nobody gains
        teams = [
            [model.rating(mu=found[name].mu, sigma=found[name].sigma)] for name in result.seating
        ]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for label in dict.fromkeys(result.seating):
            mine = [
                team[0] for team, name in zip(rated, result.seating, strict=True) if name == label
            ]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            found[label] = Rating(mu, sigma)
    return found
