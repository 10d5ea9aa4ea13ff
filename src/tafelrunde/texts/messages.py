"""Texts by key: Fluent messages, one file for each game and one for the table they are played at.

Every key is unique over all files of a language. A text that cannot be made complete is an error
here and not a gap on the screen.

Texts have two functions. `ASCII($card)` is "Fuerst" for "Fürst": keys of variants have no umlauts.
`SIGNED($number)` is "+3" or "−2", and `SIGNED($numbers, 2)` the second of "3,-2" like that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from tafelrunde.texts.languages import folder

SPELT_OUT = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


class TextError(KeyError):
    """A key that does not exist, or an argument that its text lacks."""

    def __str__(self) -> str:
        return str(self.args[0])  # a plain KeyError would put it in quotes


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle, self._keys = _loaded(language)

    def keys(self) -> list[str]:
        """Every key, in the order of the files."""
        return list(self._keys)

    def has(self, key: str) -> bool:
        return key in self._keys

    def text(self, key: str, /, **arguments: int | str) -> str:
        """The text of a key. Arguments that it does not speak of do no harm."""
        if key not in self._keys:
            raise TextError(f"there is no text {key!r} in language {self.language!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # looked at when loaded
        values = {name: _plain(value) for name, value in arguments.items()}
        found, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"text {key!r} in language {self.language!r}: {errors[0]}")
        return str(found)


def _plain(value: int | str) -> int | str:
    """A number as it is written on a counter, without a mark between thousands."""
    return FluentInt(value, useGrouping=False) if isinstance(value, int) else value


def _ascii(text: object) -> str:
    """A name that can be the key of a variant, with its umlauts spelt out."""
    return str(text).translate(SPELT_OUT)


def _signed(numbers: object, which: object = 1) -> str:
    """A number with its sign; which of several, counted from 1."""
    number = int(str(numbers).split(",")[int(str(which)) - 1])
    return f"−{-number}" if number < 0 else f"+{number}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"ASCII": _ascii, "SIGNED": _signed}


@cache
def _loaded(language: str) -> tuple[FluentBundle, dict[str, None]]:
    """All files of a language, read once; the keys are a set that keeps its order."""
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    keys: dict[str, None] = {}
    files = [file for file in folder(language).iterdir() if file.name.endswith(".ftl")]
    for file in sorted(files, key=lambda file: file.name):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            _check(entry, keys, f"{language}/{file.name}")
        bundle.add_resource(resource)
    return bundle, keys


def _check(entry: ast.EntryType, keys: dict[str, None], file: str) -> None:
    """Take note of a message's key; what Fluent would pass over in silence is refused."""
    if isinstance(entry, ast.Junk):
        raise ValueError(f"{file}: this is no Fluent: {(entry.content or '').strip()[:80]!r}")
    if isinstance(entry, ast.Message):
        key = entry.id.name
        if key in keys:
            raise ValueError(f"{file}: {key} exists twice")
        if entry.value is None:
            raise ValueError(f"{file}: {key} has no text")
        keys[key] = None


def bot_names(texts: Texts, kind: str) -> list[str]:
    """What bots of a kind may be called."""
    return texts.text(f"table-bot-{kind}-names").split(", ")
