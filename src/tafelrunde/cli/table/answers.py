"""What somebody has typed: a number, a move in any of its names, or a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tafelrunde.cli.table.commands import command_words
from tafelrunde.cli.table.menu import Menu, count_of
from tafelrunde.engine.errors import Reason
from tafelrunde.engine.view import Choice, Prompt
from tafelrunde.texts.wording import folded
from tafelrunde.texts.words import Words

SIGN = "/"  # before a word that is meant as a command
SHORTEST = 3  # letters of a word that may be cut short
MOST_NAMED = 5


@dataclass(frozen=True)
class Play:
    notation: str


@dataclass(frozen=True)
class HowMany:
    """Moves that differ in a number, which is still to be said."""

    options: Sequence[Choice]


@dataclass(frozen=True)
class Command:
    name: str
    rest: str


@dataclass(frozen=True)
class Problem:
    """What was typed cannot be done; the text says why and what can."""

    text: str


Answer = Play | HowMany | Command | Problem


def understood(text: str, menu: Menu, words: Words) -> Answer:
    """What is meant by a line that is not empty."""
    if text.isdecimal():
        return _chosen(text, menu.numbers, words)
    command = command_in(text)
    move = _exactly(text, menu.options, words)
    if command and move:
        # Taking a look and making a move are too different to guess.
        number = menu.number_of(move.notation)
        choices = f"{number} ({words.move(move.notation)}), {SIGN}{text}"
        return Problem(words.text("table-ambiguous", text=text, choices=choices))
    return move or command or _by_words(text, menu, words)


def counted(text: str, options: Sequence[Choice], words: Words) -> Play | Problem:
    """How many somebody wants."""
    found = _chosen(text, {count_of(option): [option] for option in options}, words)
    assert isinstance(found, Play | Problem)
    return found


def _chosen(text: str, numbers: Mapping[int, Sequence[Choice]], words: Words) -> Answer:
    number = int(text) if len(text) < 9 else -1
    if number not in numbers:
        ends = {"first": min(numbers), "count": max(numbers)}
        return Problem(words.text("table-no-such-number", number=text, **ends))
    return _one_of(numbers[number])


def _one_of(options: Sequence[Choice]) -> Answer:
    return Play(options[0].notation) if len(options) == 1 else HowMany(options)


def command_in(text: str) -> Command | None:
    """The command somebody has typed, if it is one."""
    word, _, rest = text.removeprefix(SIGN).partition(" ")
    name = command_words().get(folded(word))
    return Command(name, rest.strip()) if name else None


def _exactly(text: str, options: Sequence[Choice], words: Words) -> Play | None:
    typed = folded(text)
    for option in options:
        if typed in (folded(option.notation), folded(words.move(option.notation))):
            return Play(option.notation)
    return None


def _by_words(text: str, menu: Menu, words: Words) -> Answer:
    """A move by some of its words, if only one is meant; else what is in the way."""
    prompt = menu.prompt
    found = [one for one in menu.options if one.notation.partition(" ")[0] == folded(text)]
    found = found or [one for one in menu.options if matches(text, one.notation, words)]
    if len(found) == 1 or found in menu.numbers.values():
        return _one_of(found)
    if found:
        named = [words.move(one.notation) for one in found[:MOST_NAMED]]
        more = ["…"] if len(found) > MOST_NAMED else []
        choices = ", ".join(named + more)
        return Problem(words.text("table-ambiguous", text=shortened(text), choices=choices))
    refused = [one for one in prompt.refused if matches(text, one.notation, words)]
    if len(refused) == 1:
        return Problem(words.reason(Reason(refused[0].code, refused[0].arguments)))
    if words.game.is_notation(words.game.tidy(text)):
        return Command("why", text)
    help_word = words.text("table-command-help")
    return Problem(words.text("table-unknown-command", text=shortened(text), help=help_word))


def matches(text: str, notation: str, words: Words) -> bool:
    """Is each word typed the beginning of a word of the move, in its notation or its label?"""
    named = f"{folded(notation)} {folded(words.move(notation))}".split()
    return all(
        any(name == word or (len(word) >= SHORTEST and name.startswith(word)) for name in named)
        for word in folded(text).split()
    )


def moves_called(text: str, prompt: Prompt, words: Words) -> list[str]:
    """The moves somebody may mean who asks about one, those at hand before all others."""
    everything = words.game.moves_by_notation
    if words.game.is_notation(words.game.tidy(text)):
        return [words.game.tidy(text)]
    at_hand = [one.notation for one in prompt.options] + [one.notation for one in prompt.refused]
    exact = [one for one in everything if folded(words.move(one)) == folded(text)]
    near = [one for one in at_hand if matches(text, one, words)]
    verb = [one for one in everything if one.partition(" ")[0] == words.game.tidy(text)]
    return exact or near or verb or [one for one in everything if matches(text, one, words)]


def shortened(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
