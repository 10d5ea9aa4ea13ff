"""Results written by hand."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.arena import clock
from tafelrunde.arena.match import Result, Thinking


def thinking(*seconds: float) -> Thinking:
    mean = sum(seconds) / len(seconds)
    return Thinking(len(seconds), mean, max(seconds), clock.histogram(seconds))


def result(
    number: int,
    seating: Sequence[str],
    scores: Sequence[int],
    *,
    deal: int | None = None,
    uses: Sequence[dict[str, int]] | None = None,
    seconds: float = 0.001,
) -> Result:
    """A game in which points alone decide."""
    best = max(scores)
    return Result(
        number,
        number // len(seating) if deal is None else deal,
        7,
        list(seating),
        list(scores),
        [1 + sum(other > mine for other in scores) for mine in scores],
        [seat for seat, points in enumerate(scores) if points == best],
        20,
        5,
        [{"districts": points - 1, "colours": 0, "city": 1} for points in scores],
        list(uses) if uses is not None else [{} for _ in scores],
        [thinking(seconds) for _ in scores],
        [],
    )
