"""The commands at the table. Both languages are understood, whichever is spoken."""

from __future__ import annotations

from functools import cache

from tafelrunde.texts import Texts, languages
from tafelrunde.texts.wording import folded

COMMANDS = (
    *("moves", "why", "undo", "log", "score", "rules"),
    *("cards", "hint", "save", "load", "help", "quit"),
)


@cache
def command_words() -> dict[str, str]:
    """Every word that stands for a command, as it may be typed."""
    words: dict[str, str] = {}
    for language in languages():
        texts = Texts(language)
        for name in COMMANDS:
            words[folded(texts.text(f"table-command-{name}"))] = name
            also = f"terminal-alias-{name}"
            if texts.has(also):
                words[folded(texts.text(also))] = name
    return words


def word_for(name: str, texts: Texts) -> str:
    """The word for a command in a language."""
    return texts.text(f"table-command-{name}")
