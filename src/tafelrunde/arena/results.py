"""The file of results: a heading, then one line of JSON for each finished game.

A line is handed to the system before the next game is counted, so whatever ends this process,
finished games stay. A line that was torn is dropped, and its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import msgspec

from tafelrunde.arena.match import Result
from tafelrunde.arena.plan import FORMAT, Heading, Plan
from tafelrunde.engine.errors import TafelrundeError

try:
    import fcntl
except ImportError:  # Windows: two arenas in one folder are not noticed there
    fcntl = None  # type: ignore[assignment]

NAME = "games.jsonl"
PLAYERS = ("engine", "learned")  # in a heading what matters to those who play on, not to readers


class BadResults(TafelrundeError):
    """A file that holds other results than those of the plan, or none at all."""


class NoRoom(TafelrundeError):
    """The disk is full, or fails: finished games are kept."""


def read(path: Path) -> tuple[Heading, list[Result], int]:
    """The heading, the finished games, and how many bytes of the file are sound."""
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines:
        raise BadResults(f"{path}: the file is empty")
    heading = _heading(path, lines[0])
    found, sound = [], len(lines[0])
    for number, line in enumerate(lines[1:], 2):
        last = number == len(lines)
        try:
            if not line.endswith(b"\n"):
                raise ValueError("torn")
            found.append(msgspec.json.decode(line, type=Result))
        except ValueError as error:
            if last:
                break
            raise BadResults(f"{path}: line {number} is damaged: {error}") from None
        sound += len(line)
    return heading, found, sound


def _heading(path: Path, line: bytes) -> Heading:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except ValueError:
        heading = None
    if heading is None or heading.format != FORMAT or not line.endswith(b"\n"):
        raise BadResults(f"{path}: this is no file of arena results")
    return heading


def plan_of(path: Path, heading: Heading, cards: Path | None = None) -> Plan:
    """The plan that a file follows; `cards` is the card file, if it was not our own list."""
    from tafelrunde.boardgames.registry import game

    known = game(heading.game, cards)
    plan = Plan.make(known, heading.bots, heading.players, heading.seed, heading.options)
    _check(path, heading, plan, but=PLAYERS)
    return plan


def _check(path: Path, heading: Heading, plan: Plan, but: Sequence[str] = ()) -> None:
    """What does not fit is named; the first of it will do."""
    wanted = plan.heading
    for name in Heading.__struct_fields__:
        theirs, ours = getattr(heading, name), getattr(wanted, name)
        if theirs != ours and name not in but:
            raise BadResults(f"{path} has {_difference(name, theirs, ours)}; name another folder")


def _difference(name: str, theirs: object, ours: object) -> str:
    if isinstance(theirs, dict) and isinstance(ours, dict) and name == "learned":
        who = next(bot for bot in {**theirs, **ours} if theirs.get(bot) != ours.get(bot))
        return (
            f"games of another {who}: what it has learned is {theirs.get(who, 'unknown')} there, "
            f"and {ours.get(who, 'nothing')} now"
        )
    return f"games of another plan: {name} is {_shown(theirs)} there, not {_shown(ours)}"


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return msgspec.json.encode(value).decode()


class ResultsFile:
    """The results of a plan, to be read and added to."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / NAME
        self.results: dict[int, Result] = {}
        self.torn = False  # was there a torn line?
        folder.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("ab", buffering=0)
        try:
            self._lock()
            if self.path.stat().st_size:
                self._take_over(plan)
            else:
                self._write(msgspec.json.encode(plan.heading))
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def _lock(self) -> None:
        """Only one arena at a time writes here; the lock ends with the process, however it ends."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadResults(f"{self.path}: another arena is writing there") from None

    def _take_over(self, plan: Plan) -> None:
        heading, found, sound = read(self.path)
        _check(self.path, heading, plan)
        self.results = {one.number: one for one in found}
        self.torn = sound < self.path.stat().st_size
        if self.torn:
            self._file.truncate(sound)

    def add(self, result: Result) -> None:
        self._write(msgspec.json.encode(result))
        self.results[result.number] = result

    def _write(self, line: bytes) -> None:
        end = self._file.seek(0, os.SEEK_END)
        try:
            left = memoryview(line + b"\n")
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            self._forget(end)
            raise NoRoom(
                f"{self.path}: {error.strerror}; {len(self.results)} finished games are kept, and "
                "the same command goes on when there is room"
            ) from None

    def _forget(self, end: int) -> None:
        """Half a line is of no use; if it cannot be taken back, the next call drops it."""
        with suppress(OSError):
            os.ftruncate(self._file.fileno(), end)

    def missing(self, games: int) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(games) if number not in self.results]

    def first(self, games: int) -> list[Result]:
        """The finished ones among the first so many, in their order."""
        return [self.results[number] for number in sorted(self.results) if number < games]
