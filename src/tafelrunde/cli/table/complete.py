"""Completion of what is being typed: commands and moves, in the language of the player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tafelrunde.cli.table.commands import COMMANDS, command_words, word_for
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.view import Prompt
from tafelrunde.texts import Texts, rules
from tafelrunde.texts.wording import folded
from tafelrunde.texts.words import Words


@dataclass(frozen=True)
class Candidate:
    """What a line can become, and what that means."""

    text: str
    meaning: str = ""


class Completer:
    """Knows what can be typed in one decision."""

    def __init__(self, prompt: Prompt, words: Words) -> None:
        self._prompt = prompt
        self._words = words

    def candidates(self, line: str) -> list[Candidate]:
        """Whole lines that begin with, or are named by, what has been typed so far."""
        word, space, rest = line.lstrip().partition(" ")
        command = command_words().get(folded(word.removeprefix("/")))
        if space and command:
            found = self._arguments(command, rest.lstrip())
            return [Candidate(f"{word} {one.text}", one.meaning) for one in found]
        return [*self._moves(line.strip(), self._at_hand(False)), *self._commands(word, space)]

    def _commands(self, word: str, space: str) -> list[Candidate]:
        texts = Texts(self._words.language)
        sign = "/" if word.startswith("/") else ""
        words = [word_for(name, texts) for name in COMMANDS]
        return [
            Candidate(sign + one, texts.text(f"table-command-{name}-help"))
            for name, one in zip(COMMANDS, words, strict=True)
            if not space and folded(one).startswith(folded(word.removeprefix("/")))
        ]

    def _at_hand(self, refused: bool) -> list[str]:
        legal = [one.notation for one in self._prompt.options]
        return legal + [one.notation for one in self._prompt.refused] if refused else legal

    def _moves(self, typed: str, notations: Iterable[str]) -> list[Candidate]:
        """In the words of the player, unless the notation is what is being typed."""
        named = [(notation, self._words.move(notation)) for notation in notations]
        return [
            Candidate(label, notation) if _fits(typed, label) else Candidate(notation, label)
            for notation, label in named
            if _fits(typed, label) or _fits(typed, notation)
        ]

    def _arguments(self, command: str, typed: str) -> list[Candidate]:
        if command == "why":
            return self._moves(typed, self._at_hand(True))
        if command == "cards":
            return _named(typed, [self._words.kind(slug) for slug in self._words.kinds])
        if command == "rules":
            return _named(typed, self._topics())
        return []

    def _topics(self) -> list[str]:
        try:
            book = rules(self._words.game.name, self._words.language)
        except TafelrundeError:
            return []
        return [section.title for section in book.sections]


def _named(typed: str, names: Sequence[str]) -> list[Candidate]:
    return [Candidate(name) for name in names if _fits(typed, name)]


def _fits(typed: str, name: str) -> bool:
    """Does the name, or the rest of it from some word on, begin like this?"""
    start, words = folded(typed), folded(name).split()
    return any(" ".join(words[k:]).startswith(start) for k in range(len(words)))
