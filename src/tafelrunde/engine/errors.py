"""Everything that can be wrong with what we are given: one clear line each, never a traceback."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

Fact = int | str


class Problem:
    """Something that can be wrong: the key of the text that says it in the player's language, and
    the same in English for programmers, with facts to fill in."""

    __slots__ = ("key", "sentence")

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        self.sentence = sentence


class TafelrundeError(ValueError):
    """Something asked of us that cannot be done; the text says what and how to go on.

    What a player may meet has a key and facts, so that it can be said in another language. What
    only a program can ask is plain text. `near` is what may have been meant.
    """

    def __init__(self, what: Problem | str, near: str = "", /, **facts: Fact) -> None:
        text = what.sentence.format(**facts) if isinstance(what, Problem) else what
        super().__init__(f"{text}; did you mean {near!r}?" if near else text)
        self.key = what.key if isinstance(what, Problem) else ""
        self.near = near
        self.facts: dict[str, Any] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[TafelrundeError], args: tuple[Any, ...], facts: dict[str, Any]
) -> TafelrundeError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


def nearest(text: object, known: Iterable[str]) -> str:
    """What somebody may have meant who typed a text that is not known; empty if nothing is near."""
    names = list(known)
    near = difflib.get_close_matches(text[:60].lower(), names, 1) if isinstance(text, str) else []
    return near[0] if near else ""


# What players can meet, by the keys of texts; problems of card lists stand below.
NO_GAME = Problem("error-no_game", "there is no game {name!r}; there are: {known}")
NO_BOT = Problem("error-no_bot", "there is no bot {name}; there are: {known}")
NO_STEWARD = Problem(
    "error-no_steward", "{game} has no steward; any game can be played by 'random'"
)
NO_OPTION = Problem("error-no_option", "{game} has no option {name!r}; its options are: {known}")
NO_OPTIONS = Problem("error-no_options", "{game} has no option {name!r}, nor any other")
NO_VALUE = Problem("error-no_value", "option {name} cannot be {value}; allowed: {allowed}")
NO_SEAT_FIRST = Problem(
    "error-no_seat_first", "option {name}: there is no seat {seat} at a table of {players}"
)
NO_COUNT = Problem("error-no_count", "{game} is for {low} to {high} players, not {players}")
NO_SEED = Problem("error-no_seed", "a seed is a whole number from 0 to 2**63 - 1")
NO_SEAT = Problem("error-no_seat", "there is no seat {seat} at a table of {players}")
NO_MOVE = Problem("error-no_move", "{move!r} is no move of this game")


class UnknownGame(TafelrundeError):
    """No game of this name."""


class BadOption(TafelrundeError):
    """A player count, seed, option or option value that the game does not have."""


class BadNotation(TafelrundeError):
    """A text that is no move of this game."""


class CardProblem(Problem):
    """Something that can be wrong with a card list; its key: `citadels-bad_cards-only_purple`."""

    __slots__ = ("code",)

    def __init__(self, whose: str, code: str, sentence: str) -> None:
        super().__init__(f"{whose}-bad_cards-{code}", sentence)
        self.code = code


class CardProblems:
    """The problems of the card list of one game, or those that every list can have.

    problem = CardProblems("citadels")
    ONLY_PURPLE = problem("only_purple", "only purple districts have an effect")
    """

    def __init__(self, whose: str) -> None:
        self.all: dict[str, CardProblem] = {}
        self._whose = whose

    def __call__(self, code: str, sentence: str) -> CardProblem:
        if code in self.all:
            raise ValueError(f"{code!r} is declared twice")
        self.all[code] = CardProblem(self._whose, code, sentence)
        return self.all[code]


SHARED_PROBLEMS = CardProblems("table")
NO_CSV = SHARED_PROBLEMS("no_csv", "this is no CSV: {problem}")
EMPTY = SHARED_PROBLEMS("empty", "it is empty")
WRONG_COLUMNS = SHARED_PROBLEMS("wrong_columns", "the columns must be {columns}")
NO_CARDS = SHARED_PROBLEMS("no_cards", "it has no cards")
TWICE = SHARED_PROBLEMS("twice", "{text!r} stands there twice")
CELLS = SHARED_PROBLEMS("cells", "{wanted} cells are wanted, not {found}")
BLANK = SHARED_PROBLEMS("blank", "must not be empty")
NO_NUMBER = SHARED_PROBLEMS(
    "no_number", "a whole number from {low} to {high} is wanted, not {text!r}"
)
NONE_OF = SHARED_PROBLEMS("none_of", "{text!r} is none of: {allowed}")
NO_SLUG = SHARED_PROBLEMS("no_slug", "{text!r} is no slug (a-z, 0-9, _; not {reserved}...)")
TOO_MANY_KINDS = SHARED_PROBLEMS("too_many_kinds", "at most {most} kinds are possible")
TOO_FEW_CARDS = SHARED_PROBLEMS("too_few_cards", "{count} cards in all are too few ({fewest})")
NO_PATH = SHARED_PROBLEMS("no_path", "the path of a card file is wanted, not {text}")
UNREADABLE = SHARED_PROBLEMS("unreadable", "{file} cannot be read: {problem}")
NO_TEXT = SHARED_PROBLEMS("no_text", "{file} cannot be read: it is no UTF-8 text")
NO_FILE = SHARED_PROBLEMS("no_file", "{file} cannot be read: there is no such file")
FOLDER = SHARED_PROBLEMS("folder", "{file} cannot be read: it is a folder")
FORBIDDEN = SHARED_PROBLEMS("forbidden", "{file} cannot be read: that is not allowed")
NO_LIST = SHARED_PROBLEMS("no_list", "{game} has no card list of its own to replace")


class BadCards(TafelrundeError):
    """A card file with errors: what is wrong and the facts behind it; `line` and `column` say
    where, unless it is the file as a whole. The heading is line 1."""

    def __init__(
        self,
        what: CardProblem,
        arguments: dict[str, int | str] | None = None,
        line: int = 0,
        column: str = "",
        near: str = "",
    ) -> None:
        found = TafelrundeError(what, near, **(arguments or {}))
        where = f"line {line}, column {column}: " if line else ""
        super().__init__(f"card file: {where}{found}")
        self.key, self.near, self.facts = found.key, near, found.facts
        self.code = what.code
        self.line = line
        self.column = column
        self.problem = str(found)


class BadPosition(TafelrundeError):
    """A position that is not one of the game; `path` says where."""

    def __init__(self, path: str, problem: Problem | str, /, **facts: Fact) -> None:
        found = TafelrundeError(problem, **facts)
        self.path = path
        self.problem = str(found)
        super().__init__(f"{path}: {found}")
        self.key, self.facts = found.key, facts


class BadRecord(TafelrundeError):
    """A record that cannot be read or replayed; `line` says where, counted from 1."""

    def __init__(self, line: int, problem: Problem | str, /, **facts: Fact) -> None:
        found = TafelrundeError(problem, **facts)
        self.line = line
        self.problem = str(found)
        super().__init__(f"line {line}: {found}")
        self.key, self.facts = found.key, facts


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
