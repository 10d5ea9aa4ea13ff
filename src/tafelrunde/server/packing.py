"""In which compressed form an answer is sent."""

from __future__ import annotations

from collections.abc import Iterable

# Litestar compresses what it is given, unless a handler has this in its options.
PACKED = "packed"


def coding_for(accepted: str, offered: Iterable[str]) -> str:
    """The first content coding that a client accepts; empty if it accepts none of them."""
    weights = dict(_weight(part) for part in accepted.split(","))
    others = weights.get("*", 0.0)
    return next((coding for coding in offered if weights.get(coding, others) > 0), "")


def _weight(part: str) -> tuple[str, float]:
    name, _, parameter = part.partition(";")
    key, _, value = parameter.partition("=")
    try:
        weight = float(value) if key.strip() == "q" else 1.0
    except ValueError:
        weight = 0.0
    return name.strip().lower(), weight
