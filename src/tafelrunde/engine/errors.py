"""Everything that can be wrong with what we are given: one clear line each, never a traceback."""

from __future__ import annotations


class TafelrundeError(ValueError):
    """Something asked of us that cannot be done; the text says what and how to go on."""


class UnknownGame(TafelrundeError):
    """No game of this name."""


class BadOption(TafelrundeError):
    """A player count, seed, option or option value that the game does not have."""


class BadNotation(TafelrundeError):
    """A text that is no move of this game."""


# What can be wrong with a card file. Texts of the same names say it in the player's language.
CARD_PROBLEMS = {
    "no_csv": "this is no CSV: {problem}",
    "empty": "it is empty",
    "wrong_columns": "the columns must be {columns}",
    "no_cards": "it has no cards",
    "twice": "{text!r} stands there twice",
    "cells": "{wanted} cells are wanted, not {found}",
    "blank": "must not be empty",
    "no_number": "a whole number from {low} to {high} is wanted, not {text!r}",
    "none_of": "{text!r} is none of: {allowed}",
    "no_slug": "{text!r} is no slug (a-z, 0-9, _; not {reserved}...)",
    "too_many_kinds": "at most {most} kinds are possible",
    "too_few_cards": "{count} cards in all are too few ({fewest})",
    "only_purple": "only purple districts have an effect",
    "effect_twice": "{effect} may stand on one card only",
    "effect_single": "a card with {effect} must be single",
    "not_a_third": "{points} points are not a third of the price of {cost}",
    "not_by_symbol": "the code does not suit the symbol {symbol}",
    "not_in_rivals": "{effect} does not belong here: rivals(...) has lose, threat and damage",
    "number_too_large": "{effect} does at most {most} of something",
    "bad_code": "{problem}",
    "no_path": "the path of a card file is wanted, not {text}",
    "unreadable": "{file} cannot be read: {problem}",
    "no_list": "{game} has no card list of its own to replace",
}


class BadCards(TafelrundeError):
    """A card file with errors: a code and the facts behind it; `row` and `column` say where,
    unless it is the file as a whole."""

    def __init__(
        self,
        code: str,
        arguments: dict[str, int | str] | None = None,
        row: int = 0,
        column: str = "",
    ) -> None:
        self.code = code
        self.arguments = arguments or {}
        self.row = row
        self.column = column
        self.problem = CARD_PROBLEMS[code].format(**self.arguments)
        where = f"row {row}, column {column}: " if row else ""
        super().__init__(f"card file: {where}{self.problem}")

    def __reduce__(self) -> tuple[type[BadCards], tuple[str, dict[str, int | str], int, str]]:
        return BadCards, (self.code, self.arguments, self.row, self.column)


class BadPosition(TafelrundeError):
    """A position that is not one of the game; `path` says where."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem

    def __reduce__(self) -> tuple[type[BadPosition], tuple[str, str]]:
        return BadPosition, (self.path, self.problem)


class BadRecord(TafelrundeError):
    """A record that cannot be read or replayed; `line` says where, counted from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return BadRecord, (self.line, self.problem)


class Reason:
    """Why a move is refused: a code of the game and the facts behind it."""

    __slots__ = ("arguments", "code")

    def __init__(self, code: str, arguments: dict[str, int | str]) -> None:
        self.code = code
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return self.code == other.code and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.arguments))))

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.arguments!r})"

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"{self.code} ({facts})" if facts else self.code


class IllegalMove(TafelrundeError):
    """A move that is not legal now; nothing has changed."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"{move}: {reason}")
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, Reason]]:
        return IllegalMove, (self.move, self.reason)
