"""Limits on how often something may be done."""

from __future__ import annotations

import time
from collections.abc import Hashable

from tafelrunde.server.problems import Refusal
from tafelrunde.server.settings import Rate

FORGET = 10_000  # from so many keys on, the full ones are forgotten now and then


class Buckets:
    """One bucket of tokens for each key: it fills with time, and every act takes one."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[Hashable, tuple[float, float]] = {}  # tokens, and when
        self._most = FORGET

    def take(self, key: Hashable) -> None:
        """Take a token, or refuse."""
        now = time.monotonic()
        level = self._level(key, now)
        if level < 1:
            raise Refusal("too_fast", {"seconds": int((1 - level) / self._rate.per_second) + 1})
        if len(self._levels) > self._most:
            self._forget(now)
        self._levels[key] = (level - 1, now)

    def _level(self, key: Hashable, now: float) -> float:
        level, when = self._levels.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - when) * self._rate.per_second)

    def _forget(self, now: float) -> None:
        levels = self._levels
        self._levels = {
            key: levels[key] for key in levels if self._level(key, now) < self._rate.burst
        }
        # Not with every act, if there are many that cannot be forgotten yet.
        self._most = max(FORGET, 2 * len(self._levels))
