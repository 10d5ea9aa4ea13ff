"""Numbers as they are written in a language."""

from __future__ import annotations

import math

from tafelrunde.arena.statistics import Interval

NOTHING = "–"
MINUS = "−"
MILLI = 1e-3


class Figures:
    """German has a comma where English has a point."""

    def __init__(self, language: str) -> None:
        self._comma = language == "de"

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        if not math.isfinite(value):
            return NOTHING
        text = f"{value:{'+' if sign else ''},.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.replace("-", "+" if sign else "")
        if self._comma:
            text = text.translate(str.maketrans(",.", ".,"))
        return text.replace("-", MINUS)

    def exact(self, value: float, sign: bool = False) -> str:
        """With as many digits as it has, three at most: what stands at a tick of an axis is not
        rounded, or it would belong elsewhere."""
        digits = f"{value:.3f}".rstrip("0").partition(".")[2]
        return self.number(value, len(digits), sign)

    def percent(self, share: float, sign: bool = False) -> str:
        return NOTHING if not math.isfinite(share) else f"{self.number(100 * share, 0, sign)} %"

    def mean(self, found: Interval, digits: int = 1, sign: bool = False) -> str:
        """31.2 ± 1.1, or 31.2 where little is known."""
        text = self.number(found.value, digits, sign)
        return f"{text} ± {self.number(found.margin, digits)}" if found.tells else text

    def share(self, found: Interval) -> str:
        """58 % (51–65)"""
        low, high = (self.number(100 * end, 0) for end in (found.low, found.high))
        return f"{self.percent(found.value)} ({low}–{high})"

    def gap(self, found: Interval, sign: bool = True) -> str:
        """A difference of shares, +12 % ± 5, or with no sign the mean of some, 58 % ± 7."""
        text = self.percent(found.value, sign)
        return f"{text} ± {self.number(100 * found.margin, 0)}" if found.tells else text

    def time(self, seconds: float) -> str:
        """In two significant digits or so: 0.21 ms, 43 ms, 1.9 s."""
        if not math.isfinite(seconds):
            return NOTHING
        value, unit = (seconds, "s") if seconds >= 1 else (seconds / MILLI, "ms")
        digits = 0 if value >= 10 else 1 if value >= 1 else 2
        return f"{self.number(value, digits)} {unit}"
