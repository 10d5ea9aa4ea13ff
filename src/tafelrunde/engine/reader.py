"""Reading a position: every value is checked, and what is wrong is named by its path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from tafelrunde.engine.errors import BadPosition, Fact, Problem

REST = "rest"  # a hand-written draw pile: everything not placed elsewhere
_MISSING: Any = object()


class Reader:
    """One JSON object of a position. Keys are taken one by one; `done` refuses what is left."""

    def __init__(self, data: object, path: str = "$") -> None:
        if not isinstance(data, dict):
            raise BadPosition(path, f"an object is wanted, not {_sort(data)}")
        self.path = path
        self._data: dict[str, Any] = dict(data)

    def fail(self, key: str, problem: Problem | str, /, **facts: Fact) -> NoReturn:
        raise BadPosition(self.at(key), problem, **facts)

    def at(self, key: str) -> str:
        return f"{self.path}.{key}"

    def has(self, key: str) -> bool:
        return key in self._data

    def take(self, key: str, default: Any = _MISSING) -> Any:
        if key in self._data:
            return self._data.pop(key)
        if default is _MISSING:
            self.fail(key, "is missing")
        return default

    def integer(self, key: str, low: int, high: int, default: Any = _MISSING) -> int:
        return whole(self.take(key, default), self.at(key), low, high)

    def flag(self, key: str, default: Any = _MISSING) -> bool:
        value = self.take(key, default)
        if not isinstance(value, bool):
            self.fail(key, f"true or false is wanted, not {_sort(value)}")
        return value

    def word(self, key: str, words: Sequence[str], default: Any = _MISSING) -> int:
        """A word of a list, as its place in the list; `null` is -1."""
        return word(self.take(key, default), self.at(key), words)

    def items(self, key: str, most: int, default: Any = _MISSING) -> list[Any]:
        return listed(self.take(key, default), self.at(key), most)

    def words(self, key: str, words: Sequence[str], default: Any = _MISSING) -> list[int]:
        found = self.items(key, 4096, default)
        return [named(item, f"{self.at(key)}[{i}]", words) for i, item in enumerate(found)]

    def objects(self, key: str, count: int) -> list[Reader]:
        found = self.items(key, count)
        if len(found) != count:
            self.fail(key, f"{count} entries are wanted, not {len(found)}")
        return [Reader(item, f"{self.at(key)}[{i}]") for i, item in enumerate(found)]

    def inner(self, key: str) -> Reader:
        """An object below this one; an absent one reads as empty."""
        return Reader(self.take(key, {}), self.at(key))

    def done(self) -> None:
        for key in self._data:
            self.fail(str(key)[:40], "is not a part of this position")


def whole(value: object, path: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(path, f"a whole number is wanted, not {_sort(value)}")
    if not low <= value <= high:
        raise BadPosition(path, f"must be from {low} to {high}")
    return value


def word(value: object, path: str, words: Sequence[str]) -> int:
    return -1 if value is None else named(value, path, words)


def named(value: object, path: str, words: Sequence[str]) -> int:
    if not isinstance(value, str):
        raise BadPosition(path, f"a name is wanted, not {_sort(value)}")
    if value not in words:
        raise BadPosition(path, f"{value[:40]!r} is unknown")
    return words.index(value)


def listed(value: object, path: str, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(path, f"a list is wanted, not {_sort(value)}")
    if len(value) > most:
        raise BadPosition(path, f"at most {most} entries are wanted, not {len(value)}")
    return value


def _sort(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false"}
    return names.get(type(value), "null" if value is None else "a number")


class Wants:
    """What a step or a game wants of a position that is being read."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def __call__(self, true: bool, key: str, problem: str) -> None:
        if not true:
            self.reader.fail(key, problem)
