"""Positions with one thing changed: to see whether the reader notices, and to get where play seldom
does."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tafelrunde.engine.rng import Rng

HIGHEST = 60  # numbers above are not tried
DRAINED = 6  # piles, of which one stays as it is
LEFT = 2  # when a zone is poured into another, fewer cards than this stay behind

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


def poured(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy in which most or all cards of a zone have gone to another one."""
    whole = copy.deepcopy(data)
    zones = list(_zones(whole))
    full = [zone for zone in zones if zone]
    if not full:
        return whole
    by_size = [zone for zone in full for _ in zone]  # large zones more often
    sources = by_size if rng.below(2) else full
    source = sources[rng.below(len(sources))]
    target = by_size[rng.below(len(by_size))]
    if target is not source:
        left = rng.below(LEFT)
        target.extend(source[left:])
        del source[left:]
    return whole


def drained(
    data: dict[str, Any], rng: Rng, piles: Sequence[str], hands: Sequence[str]
) -> dict[str, Any]:
    """A copy in which most or all cards of most piles have gone to the hand of a seat."""
    whole = copy.deepcopy(data)
    seats = whole["seats"]
    target = seats[rng.below(len(seats))][hands[rng.below(len(hands))]]
    for name in piles:
        if rng.below(DRAINED):
            left = rng.below(LEFT)
            gone = whole[name][left:]
            target.extend(card if isinstance(card, str) else card["card"] for card in gone)
            del whole[name][left:]
    return whole


def _zones(value: Any) -> Iterator[list[str]]:
    """All lists of words, empty ones included."""
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        yield value
    elif isinstance(value, list | dict):
        for one in value if isinstance(value, list) else value.values():
            yield from _zones(one)


def heightened(
    data: dict[str, Any], rng: Rng, is_possible: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """A copy in which one number that a seat has is as high as it can be."""
    whole = copy.deepcopy(data)
    numbers = list(_numbers(whole["seats"]))
    if numbers:
        container, key = numbers[rng.below(len(numbers))]
        low = container[key]
        for number in range(HIGHEST, low, -1):
            container[key] = number
            if is_possible(whole):
                return whole
        container[key] = low
    return whole


def _numbers(container: Any) -> Iterator[tuple[Any, Any]]:
    """Where numbers stand: in what, and under which key."""
    for key in container if isinstance(container, dict) else range(len(container)):
        if type(container[key]) is int:
            yield container, key
        elif isinstance(container[key], list | dict):
            yield from _numbers(container[key])
