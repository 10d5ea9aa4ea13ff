"""Figures for whoever watches over the server, in the text form that Prometheus reads.

Only sums: nothing here says who plays, where, or what.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Any

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Times:
    """How long something took: how many up to each bound."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        found, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """What has happened since the server started."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by who made them: person, bot
        self.refused: Counter[str] = Counter()  # by code
        self.errors = 0
        self.requests: Counter[int] = Counter()  # by status
        self.move_times = Times()
        self.request_times = Times()

    def move(self, who: str, seconds: float) -> None:
        """A move that is on disk and told to all."""
        self.moves[who] += 1
        self.move_times.add(seconds)

    def request(self, status: int, seconds: float) -> None:
        self.requests[status] += 1
        self.errors += status >= 500
        self.request_times.add(seconds)

    def text(self, gauges: Mapping[str, tuple[str, float]], sums: Mapping[str, int]) -> str:
        """All of it; gauges with their explanation are what stands now."""
        lines = [
            *_counter("moves", "moves made", "by", self.moves),
            *_counter("refused", "wishes on sockets that were refused", "code", self.refused),
            *_counter("requests", "answered requests", "status", self.requests),
            *_counter("errors", "what should not have happened", "", {"": self.errors}),
        ]
        for name, count in sums.items():
            lines += _counter(name, "of the database", "", {"": count})
        for name, (meaning, value) in gauges.items():
            full = f"tafelrunde_{name}"
            lines += [f"# HELP {full} {meaning}", f"# TYPE {full} gauge", f"{full} {value}"]
        for name, meaning, times in (
            ("move_seconds", "from a wish to move to the news of it", self.move_times),
            ("request_seconds", "of requests", self.request_times),
        ):
            full = f"tafelrunde_{name}"
            lines += [f"# HELP {full} {meaning}", f"# TYPE {full} histogram", *times.lines(full)]
        return "\n".join(lines) + "\n"


def _counter(name: str, meaning: str, label: str, counts: Mapping[Any, int]) -> list[str]:
    full = f"tafelrunde_{name}_total"
    lines = [f"# HELP {full} {meaning}", f"# TYPE {full} counter"]
    for value in sorted(counts, key=str):
        labels = f'{{{label}="{value}"}}' if label else ""
        lines.append(f"{full}{labels} {counts[value]}")
    return lines
