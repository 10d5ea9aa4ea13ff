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


class CardProblem:
    """Something that can be wrong with a card list: its code, and a sentence with facts to fill in.

    A text of the same name says it in the player's language: `citadels-bad_cards-only_purple`.
    """

    __slots__ = ("code", "sentence", "whose")

    def __init__(self, whose: str, code: str, sentence: str) -> None:
        self.whose = whose
        self.code = code
        self.sentence = sentence

    @property
    def key(self) -> str:
        return f"{self.whose}-bad_cards-{self.code}"


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
BAD_CODE = SHARED_PROBLEMS("bad_code", "{problem}")
NO_PATH = SHARED_PROBLEMS("no_path", "the path of a card file is wanted, not {text}")
UNREADABLE = SHARED_PROBLEMS("unreadable", "{file} cannot be read: {problem}")
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
    ) -> None:
        self.what = what
        self.arguments = arguments or {}
        self.line = line
        self.column = column
        self.problem = what.sentence.format(**self.arguments)
        where = f"line {line}, column {column}: " if line else ""
        super().__init__(f"card file: {where}{self.problem}")

    @property
    def code(self) -> str:
        return self.what.code

    def __reduce__(
        self,
    ) -> tuple[type[BadCards], tuple[CardProblem, dict[str, int | str], int, str]]:
        return BadCards, (self.what, self.arguments, self.line, self.column)


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


LONGEST_QUOTE = 40  # characters of something we were given, in what we say of it


def shortened(text: str) -> str:
    """A text as it can be quoted, however long it is."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."


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
