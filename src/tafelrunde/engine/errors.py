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


class BadCards(TafelrundeError):
    """A card file with errors; `row` and `column` say where, unless it is the file as a whole."""

    def __init__(self, problem: str, row: int = 0, column: str = "") -> None:
        where = f"row {row}, column {column}: " if row else ""
        super().__init__(f"card file: {where}{problem}")
        self.problem = problem
        self.row = row
        self.column = column

    def __reduce__(self) -> tuple[type[BadCards], tuple[str, int, str]]:
        return BadCards, (self.problem, self.row, self.column)


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
