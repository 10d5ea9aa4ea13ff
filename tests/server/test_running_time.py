"""How long ago something was, by a clock that may jump and a server that may be off."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tafelrunde.server.running_time import LONG_AGO, Gap, RunningTime


def day(number: float) -> datetime:
    """A moment of the year 2026; the first of January begins with 1."""
    return datetime(2025, 12, 31, tzinfo=UTC) + timedelta(days=number)


@pytest.mark.parametrize(
    ("last", "gaps"),
    [
        (99.5, [(50, 60)]),
        (99.1, [(50, 60)]),  # off for less than a day
        (99.0, [(50, 60), (99, 100)]),
        (55.0, [(50, 100)]),  # the clock had gone back, and comes forward again
        (100.0, [(50, 60)]),
    ],
)
def test_time_counts_if_somebody_looked_often_enough(
    last: float, gaps: list[tuple[float, float]]
) -> None:
    found = RunningTime(day(100), day(last), [Gap(day(50), day(60))])
    assert found.gaps == [(day(start), day(end)) for start, end in gaps]


def test_of_the_time_before_the_first_look_nothing_is_known() -> None:
    first = RunningTime(day(100), None)
    assert first.gaps == [(LONG_AGO, day(100))]
    later = RunningTime(day(103), day(102.9), first.gaps)
    assert later.ago(timedelta(days=2)) == day(101)
    assert later.ago(timedelta(days=4)) < LONG_AGO


def test_gaps_of_the_future_have_not_happened() -> None:
    """The clock was ahead by a year, and goes back."""
    gaps = [Gap(day(20), day(30)), Gap(day(90), day(455)), Gap(day(460), day(470))]
    assert RunningTime(day(91), day(456), gaps).gaps == [(day(20), day(30)), (day(90), day(91))]


@pytest.mark.parametrize(
    ("span", "moment"),
    [
        (0, 100),
        (10, 90),
        (19, 81),
        (21, 74),  # five days of the gap before the 80th do not count
        (30, 65),
        (34, 61),
        (36, 49),  # nor ten before the 60th
    ],
)
def test_days_ago(span: float, moment: float) -> None:
    gaps = [Gap(day(50), day(60)), Gap(day(75), day(80))]
    assert RunningTime(day(100), day(100), gaps).ago(timedelta(days=span)) == day(moment)
