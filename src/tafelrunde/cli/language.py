"""The language of the command: what `--language` asks for, or else that of the system."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.texts import Texts, languages
from tafelrunde.texts.saying import Trouble

OPTION = "--language"
END_OF_OPTIONS = "--"


class BadArgument(Trouble):
    """Something on the command line that cannot be done."""


@contextmanager
def blamed(option: str, *kinds: type[TafelrundeError]) -> Iterator[None]:
    """Say which option it is that cannot be done."""
    try:
        yield
    except kinds as error:
        raise BadArgument("command-error-about", option=option, problem=error) from None


@dataclass
class Spoken:
    """What the command that runs speaks."""

    language: str = "en"
    asked: bool = False  # was the language asked for on the command line?


SPOKEN = Spoken()


def text(key: str, /, **facts: int | str) -> str:
    """A text in the language of the command."""
    return Texts(SPOKEN.language).text(key, **facts)


def choose_language(tokens: Sequence[str]) -> list[str]:
    """Speak the language that the command line or the system asks for; the line without it.

    `--language` may stand anywhere, also before the command.
    """
    SPOKEN.language, SPOKEN.asked = language_of_system(), False
    rest: list[str] = []
    found: list[str] = []
    left = list(tokens)
    while left:
        token = left.pop(0)
        name, equals, value = token.partition("=")
        if token == END_OF_OPTIONS:
            rest += [token, *left]
            break
        if name != OPTION:
            rest.append(token)
        elif not equals and not left:
            raise BadArgument("command-error-no_value", option=OPTION)
        else:
            found.append(value if equals else left.pop(0))
    if len(found) > 1:
        raise BadArgument("command-error-twice", option=OPTION)
    for language in found:
        _speak(language)
    return rest


def _speak(language: str) -> None:
    if language not in languages():
        known = ", ".join(languages())
        raise BadArgument("command-error-language", language=language[:30], known=known)
    SPOKEN.language, SPOKEN.asked = language, True


def language_of_system() -> str:
    """German or English, by the settings that programs go by."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next(filter(None, settings), "")
    return "de" if first.lower().startswith("de") else "en"
