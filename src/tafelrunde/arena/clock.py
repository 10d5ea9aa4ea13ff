"""How long bots think: a small histogram for each seat, so that those of many games add up.

A bucket is an eighth of an octave wide (9 %); the first ends at one microsecond.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

PER_OCTAVE = 8
MICRO = 1e-6


def bucket(seconds: float) -> int:
    return max(0, math.ceil(PER_OCTAVE * math.log2(max(seconds, MICRO) / MICRO)))


def upper_end(number: int) -> float:
    """The longest time in a bucket, in seconds."""
    return float(MICRO * 2 ** (number / PER_OCTAVE))


def histogram(times: Iterable[float]) -> dict[str, int]:
    """By the number of the bucket; keys are texts, as JSON has them."""
    found: dict[int, int] = {}
    for seconds in times:
        number = bucket(seconds)
        found[number] = found.get(number, 0) + 1
    return {str(number): found[number] for number in sorted(found)}


def merged(histograms: Iterable[Mapping[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in histograms:
        for number, count in one.items():
            found[number] = found.get(number, 0) + count
    return found


def percentile(counts: Mapping[str, int], part: float) -> float:
    """The time that so great a part of all moves does not exceed, in seconds."""
    total = sum(counts.values())
    if not total:
        return math.nan
    wanted, passed = math.ceil(part * total), 0
    for number in sorted(map(int, counts)):
        passed += counts[str(number)]
        if passed >= wanted:
            break
    return upper_end(number)
