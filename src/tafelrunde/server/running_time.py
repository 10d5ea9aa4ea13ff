"""How long ago something was, counting only time in which the server ran.

A clock can jump, and a server can be off for half a year. Neither makes a table old: time between
two looks at the clock counts only if they are close to each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

GAP = timedelta(days=1)  # from here on, time between two looks does not count
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class Gap(NamedTuple):
    """Time that does not count."""

    start: datetime
    end: datetime

    @property
    def length(self) -> timedelta:
        return self.end - self.start


class RunningTime:
    """Now, and the gaps before it; they do not overlap, and the earliest comes first."""

    def __init__(self, now: datetime, last: datetime | None, gaps: Iterable[Gap] = ()) -> None:
        """`last` is when somebody last looked at the clock: nobody knows what was before."""
        last = last or LONG_AGO
        found = [*gaps, Gap(last, now)] if now - last >= GAP else [*gaps]
        self.now = now
        # If the clock went back, some are in the future: they have not happened yet.
        self.gaps = _merged(Gap(gap.start, min(gap.end, now)) for gap in found if gap.start < now)

    def ago(self, span: timedelta) -> datetime:
        """The moment since which the server has run for so long."""
        moment = self.now - span
        for gap in reversed(self.gaps):
            if gap.end <= moment:
                break
            moment -= gap.length
        return moment


def _merged(gaps: Iterable[Gap]) -> list[Gap]:
    merged: list[Gap] = []
    for gap in sorted(gaps):
        if merged and gap.start <= merged[-1].end:
            merged[-1] = Gap(merged[-1].start, max(merged[-1].end, gap.end))
        else:
            merged.append(gap)
    return merged
