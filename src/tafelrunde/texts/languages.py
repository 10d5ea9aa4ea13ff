"""Which languages there are, and the files of one of them."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from tafelrunde.engine.errors import BadOption

LANGUAGES = ("de", "en")


def languages() -> list[str]:
    """The languages every text exists in."""
    return list(LANGUAGES)


def folder(language: str) -> Traversable:
    """Where the files of a language lie; BadOption if there are none."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return resources.files("tafelrunde.texts") / language
