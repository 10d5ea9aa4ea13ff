"""Intervals, each computed by hand or taken from a printed table."""

from __future__ import annotations

import math

import pytest

from tafelrunde.arena import clock
from tafelrunde.arena.figures import Figures
from tafelrunde.arena.statistics import (
    Interval,
    Tally,
    difference,
    mean,
    quantile,
    student,
    tally,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (55, 100, 0.4524, 0.6438),
        (1.5, 4, 0.0919, 0.7806),  # one victory alone, one shared by two
    ],
)
def test_a_share_has_wilsons_interval(
    successes: float, trials: int, low: float, high: float
) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert [found.low, found.high] == pytest.approx([low, high], abs=6e-5)
    assert found.count == trials


def test_of_nothing_every_share_is_possible() -> None:
    found = wilson(0, 0)
    assert math.isnan(found.value)
    assert (found.low, found.high) == (0, 1)


def test_a_mean_of_few_values_has_students_interval() -> None:
    # The variance is 5/3, the standard error 0.6455, and 3 degrees of freedom want 3.182 of them.
    found = mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.margin == pytest.approx(2.054, abs=5e-4)
    assert student(3) == 3.182
    assert student(31) == pytest.approx(1.96, abs=1e-4)


def test_one_value_says_nothing_about_the_spread() -> None:
    assert mean([3]) == Interval(3, -math.inf, math.inf, 1)


def test_tallies_add_up() -> None:
    one, other = tally([1, 2]), tally([3, 4])
    one.add(other)
    assert one.interval == mean([1, 2, 3, 4])


def test_a_difference_of_means_by_welch() -> None:
    # Variances 1 and 4: error sqrt(1/3 + 4/3) = 1.291; 2.94 degrees of freedom, so 2: 4.303.
    found = difference(tally([1, 2, 3]), tally([2, 4, 6]))
    assert found.value == -2
    assert found.margin == pytest.approx(5.555, abs=1e-3)


def test_a_difference_to_nothing_is_unknown() -> None:
    found = difference(tally([1, 2, 3]), Tally())
    assert (found.low, found.high) == (-math.inf, math.inf)
    assert difference(tally([2, 2]), tally([1, 1])) == Interval(1, 1, 1, 2)


def test_quantiles_are_values_that_occur() -> None:
    values = [float(k) for k in range(1, 101)]
    assert (quantile(values, 0.5), quantile(values, 0.99)) == (50, 99)
    assert quantile([7], 0.99) == 7


def test_times_of_many_games_add_up_to_one_percentile() -> None:
    quick, slow = clock.histogram([0.001] * 99), clock.histogram([1.0] * 1)
    both = clock.merged([quick, slow])
    assert clock.percentile(both, 0.99) == pytest.approx(0.001, rel=0.1)
    assert clock.percentile(both, 0.999) == pytest.approx(1.0, rel=0.1)
    assert math.isnan(clock.percentile({}, 0.5))


def test_numbers_are_written_as_a_language_does() -> None:
    german, english = Figures("de"), Figures("en")
    assert german.number(1234.56, 1) == "1.234,6"
    assert english.number(1234.56, 1) == "1,234.6"
    assert english.number(-0.04, 1) == "0.0"
    assert english.number(-0.5, 1, sign=True) == "−0.5"
    assert english.share(wilson(55, 100)) == "55 % (45–64)"
    assert german.mean(Interval(2.5, 0.4, 4.6)) == "2,5 ± 2,1"
    assert english.mean(mean([3])) == "3.0"
    assert english.mean(mean([1, 2, 3, 6])) == "3.0"  # of four, who knows
    assert english.mean(mean([1, 2, 3, 4, 5])) == "3.0 ± 2.0"
    assert english.gap(mean([1.0] * 30)) == "+100 %"  # equal ones tell nothing of their spread
    assert english.gap(Interval(0.12, 0.07, 0.17)) == "+12 % ± 5"
    assert [english.time(one) for one in (0.00021, 0.0432, 1.94)] == ["0.21 ms", "43 ms", "1.9 s"]


@pytest.mark.parametrize(
    ("values", "sure"),
    [
        ([2, 3, 2, 3, 2], True),
        ([-2, 3, -2, 3, 2], False),
        ([2, 3, 2, 3], False),  # too few to tell
        ([2, 2, 2, 2, 2], False),  # equal ones tell nothing of their spread
    ],
)
def test_what_is_surely_not_nothing(values: list[float], sure: bool) -> None:
    assert mean(values).excludes(0) is sure
