"""Seeds made from other seeds.

All chance of an arena follows from one number, whoever plays which game in which order.
"""

from __future__ import annotations

from hashlib import sha256

from tafelrunde.engine.rng import SEEDS


def derived(*parts: int | str) -> int:
    """A seed that says nothing about those it was made from, and is the same everywhere."""
    text = " ".join(map(str, parts)).encode()
    return int.from_bytes(sha256(text).digest()[:8], "big") % SEEDS
