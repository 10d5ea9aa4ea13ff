"""A table for tests: people are scripts, bots are quick, and the screen is a text."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

import tafelrunde
from tafelrunde.cli.table.ask import Complete
from tafelrunde.cli.table.keeper import Keeper
from tafelrunde.cli.table.loop import Table
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.seats import Seat, seated
from tafelrunde.cli.table.session import Session
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.engine.state import State
from tafelrunde.opponents import Because, Hint
from tafelrunde.texts import Texts
from tafelrunde.texts.words import Words
from tests.miniature.game import Miniature

WIDTH = 80
CITADELS = tafelrunde.game("citadels")
NOBLEMEN = tafelrunde.game("noblemen")
MINIATURE = Miniature()


class Jester:
    """Stands in for all bots, so that these tests do not depend on how well they play."""

    def choose(self, world: State, seat: int, budget: int, seed: int) -> int:
        return random.Random(seed).choice(world.moves())

    def hint(self, world: State, seat: int, budget: int, seed: int) -> Hint:
        move = self.choose(world, seat, budget, seed)
        return Hint(move, "steward", (Because("table-hint-random", {}),))

    def note(self, world: State) -> str:
        return ""

    def fault(self, world: State) -> str:
        return ""


class Script:
    """Types what it was told to, then nothing more."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)
        self.questions: list[str] = []
        self.forgotten = 0

    def ask(self, question: str, complete: Complete | None = None) -> str:
        self.questions.append(question)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        return line

    def forget(self) -> None:
        self.forgotten += 1


class Host:
    """One table and what it has printed."""

    def __init__(
        self,
        *lines: str,
        seats: Sequence[str] = ("you", "random", "random", "random"),
        game: Game = CITADELS,
        seed: int = 7,
        language: str = "en",
        plain: bool = False,
        asker: Any = None,
        session: Session | None = None,
    ) -> None:
        self.output = io.StringIO()
        self.asker = asker or Script(*lines)
        self.session = session or new_session(game, seats, seed, language)
        screen = Screen(console(self.output), plain=plain)
        keeper = Keeper(self.session)
        self.table = Table(self.session, language, screen, self.asker, keeper)

    def run(self) -> str:
        """Play until the script or the game ends; what was printed meanwhile."""
        before = self.output.tell()
        self.code = self.table.run()
        self.session = self.table.session
        return self.output.getvalue()[before:]


def new_session(
    game: Game = CITADELS,
    seats: Sequence[str] = ("you", "random", "random", "random"),
    seed: int = 7,
    language: str = "en",
    **options: Any,
) -> Session:
    record = Record.start(game, len(seats), seed, **options)
    return Session(record, seated(seats, Texts(language)))


def at_position(state: State, *names: str) -> Session:
    """A table of people who sit down at a position."""
    record = Record.from_position(state.rules.game, state.to_json())
    return Session(record, [Seat(name, "person") for name in names])


def console(output: io.StringIO, width: int = WIDTH) -> Console:
    return Console(file=output, width=width, height=24, markup=False, highlight=False, emoji=False)


def words_for(session: Session, seat: int | None = 0, language: str = "en") -> Words:
    return Words(session.game, language, [one.name for one in session.seats], seat)


def shown(pieces: Sequence[Any], *, plain: bool = False, width: int = WIDTH) -> str:
    output = io.StringIO()
    Screen(console(output, width), plain=plain).show(pieces)
    return output.getvalue()
