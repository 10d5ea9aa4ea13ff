"""Positions with one thing changed, to see whether the reader notices."""

from __future__ import annotations

import copy
from typing import Any

from tafelrunde.engine.rng import Rng

STRANGE: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 7, 1 << 40, 1.5, "", "rest", "king", [], {})


def mutated(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy with one random place changed in a random way."""
    whole = copy.deepcopy(data)
    container: Any = whole
    while True:
        key = _any_key(container, rng)
        inner = container[key]
        if not isinstance(inner, list | dict) or not inner or rng.below(4) == 0:
            break
        container = inner
    _change(container, key, rng)
    return whole


def _any_key(container: Any, rng: Rng) -> Any:
    keys = list(container) if isinstance(container, dict) else range(len(container))
    return keys[rng.below(len(keys))]


def _change(container: Any, key: Any, rng: Rng) -> None:
    how = rng.below(6)
    if how == 0:
        del container[key]
    elif how == 1 and isinstance(container, list):
        container.append(copy.deepcopy(container[key]))
    elif how == 1:
        container["strange"] = 1
    elif how == 2 and isinstance(container[key], int):
        container[key] = int(container[key]) + (1 if rng.below(2) else -1)
    elif how == 3:
        other = _any_key(container, rng)
        container[key], container[other] = container[other], container[key]
    else:
        container[key] = copy.deepcopy(STRANGE[rng.below(len(STRANGE))])
