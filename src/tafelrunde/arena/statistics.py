"""Means, shares and differences, each with an interval at 95 %."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

FEW = 5  # values that tell of their spread
Z = 1.959964  # of the normal distribution, two-sided
# The same of Student's distribution, from 1 degree of freedom on: few games make wide intervals.
T = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, where the true value lies at 95 %, and of how many values that is said (0: who
    knows)."""

    value: float
    low: float
    high: float
    count: int = 0

    @property
    def margin(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2

    @property
    def tells(self) -> bool:
        """Does its width say how sure the estimate is? A few values tell little of their spread,
        and equal ones nothing."""
        return math.isfinite(self.margin) and self.margin > 0 and not 0 < self.count < FEW

    def excludes(self, value: float) -> bool:
        """Is it surely not so much?"""
        return self.tells and not self.low <= value <= self.high


def wilson(successes: float, trials: int) -> Interval:
    """The share of successes, by Wilson's score interval; a shared victory counts in parts."""
    if not trials:
        return Interval(math.nan, 0.0, 1.0)
    share = successes / trials
    spread = Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / trials + spread / trials / 4)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half), trials)


def student(freedom: int) -> float:
    """How many standard errors make 95 %."""
    return T[freedom - 1] if freedom <= len(T) else Z


@dataclass(slots=True)
class Tally:
    """A mean with its spread, of values that come one by one."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Tally) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    @property
    def variance(self) -> float:
        """Of the values, estimated from this sample."""
        if self.count < 2:
            return math.inf
        spread = self.squares / self.count - self.mean**2
        return max(0.0, spread) * self.count / (self.count - 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.variance / self.count) if self.count else math.inf

    @property
    def margin(self) -> float:
        """Half of the interval at 95 %."""
        return math.inf if self.count < 2 else student(self.count - 1) * self.error

    @property
    def interval(self) -> Interval:
        return Interval(self.mean, self.mean - self.margin, self.mean + self.margin, self.count)


def tally(values: Iterable[float]) -> Tally:
    found = Tally()
    for value in values:
        found.note(value)
    return found


def mean(values: Iterable[float]) -> Interval:
    return tally(values).interval


def difference(one: Tally, other: Tally) -> Interval:
    """By how much one mean is above another, of two samples that have nothing to do with each
    other (Welch)."""
    if one.count < 2 or other.count < 2:
        return Interval(one.mean - other.mean, -math.inf, math.inf, min(one.count, other.count))
    a, b = one.variance / one.count, other.variance / other.count
    gap = one.mean - other.mean
    if not a + b:
        return Interval(gap, gap, gap, min(one.count, other.count))
    freedom = (a + b) ** 2 / (a * a / (one.count - 1) + b * b / (other.count - 1))
    half = student(max(1, int(freedom))) * math.sqrt(a + b)
    return Interval(gap, gap - half, gap + half, min(one.count, other.count))


def quantile(values: Sequence[float], part: float) -> float:
    """The smallest value that so great a part of all does not exceed."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(part * len(ordered)) - 1))]
