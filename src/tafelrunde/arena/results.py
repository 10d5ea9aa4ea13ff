"""The file of results: a heading, then one line of JSON for each finished game.

A line is handed to the system before the next game is counted, so whatever ends this process,
finished games stay. A line that was torn is dropped, and its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from types import TracebackType

import msgspec

from tafelrunde.arena.match import Result
from tafelrunde.arena.plan import ARENA, FORMAT, Heading, Plan
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.texts.saying import Trouble

try:
    import fcntl
except ImportError:  # Windows: two arenas in one folder are not noticed there
    fcntl = None  # type: ignore[assignment]

NAME = "games.jsonl"
MOST_POINTS = 10**6  # in no game there are more
OPENING = 1000  # bytes in which a file of results says what it is


class BadResults(Trouble):
    """A file that holds other results than those of the plan, or none at all."""


class NoRoom(Trouble):
    """The disk is full, or fails: finished games are kept."""


def is_results(path: Path) -> bool:
    with path.open("rb") as file:
        return ARENA.encode() in file.readline(OPENING)


def read(path: Path) -> tuple[Heading, list[Result], int]:
    """The heading, the finished games, and how many bytes of the file are sound."""
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines:
        raise BadResults("arena-error-empty", file=str(path))
    heading = _heading(path, lines[0])
    found, sound = [], len(lines[0])
    for number, line in enumerate(lines[1:], 2):
        last = number == len(lines)
        try:
            if not line.endswith(b"\n"):
                raise ValueError("torn")
            found.append(msgspec.json.decode(line, type=Result))
        except ValueError:
            if last:
                break
            raise BadResults("arena-error-damaged", file=str(path), line=number) from None
        sound += len(line)
    return heading, found, sound


def _heading(path: Path, line: bytes) -> Heading:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except ValueError:
        heading = None
    if heading is None or not heading.format.startswith(ARENA) or not line.endswith(b"\n"):
        raise BadResults("arena-error-no_results", file=str(path))
    if heading.format != FORMAT:
        raise BadResults("arena-error-format", file=str(path), theirs=heading.format, ours=FORMAT)
    return heading


def record_in(
    path: Path, number: int | None, cards: Path | None = None
) -> tuple[Record, list[str]]:
    """A game as a record, to be replayed, watched or analysed, and who sat where. `cards` is the
    card file, if it was not our own list. The bots need not be there any more."""
    from tafelrunde.boardgames.registry import game

    heading, found, _ = read(path)
    played = next((one for one in found if one.number == number), None)
    if played is None:
        last = max((one.number for one in found), default=None)
        if last is None:
            raise BadResults("arena-error-no_games", file=str(path))
        raise BadResults("arena-error-which_game", file=str(path), last=last)
    known = game(heading.game, cards)
    if heading.rules != known.version:
        raise BadResults(
            "arena-error-rules", file=str(path), theirs=heading.rules, ours=known.version
        )
    if heading.cards != known.cards:
        raise BadResults("arena-error-cards", file=str(path))
    try:
        return record_of(known, heading, played), played.seating
    except IllegalMove:
        raise BadResults("arena-error-game", file=str(path), number=played.number) from None


def record_of(game: Game, heading: Heading, played: Result) -> Record:
    record = Record.start(game, heading.players, played.seed, **heading.options)
    for move in played.moves:
        record.play(move)
    return record


def _check(path: Path, heading: Heading, wanted: Heading) -> None:
    """What does not fit is named; the first of it will do."""
    for name in Heading.__struct_fields__:
        theirs, ours = getattr(heading, name), getattr(wanted, name)
        if theirs != ours:
            raise _difference(path, name, theirs, ours)


def _check_games(path: Path, found: Sequence[Result], plan: Plan) -> None:
    """Whoever has changed a line by hand is told which."""
    for line, one in enumerate(found, 2):
        if problem := _problem(one, plan):
            raise BadResults("arena-error-line", file=str(path), line=line, what=problem)


def _problem(one: Result, plan: Plan) -> str:
    """The part of a line that does not fit; empty if all of it does."""
    if one.number < 0:
        return "number"
    fixture = plan.fixture(one.number)
    if (one.deal, tuple(one.seating)) != (fixture.deal, fixture.seating):
        return "seating"
    for name in ("scores", "places", "sheet", "uses", "thinking"):
        if len(getattr(one, name)) != plan.players:
            return name
    if not one.winners or not set(one.winners) <= set(range(plan.players)):
        return "winners"
    if not set(one.places) <= set(range(1, plan.players + 1)):
        return "places"
    if any(set(sheet) != set(plan.game.categories) for sheet in one.sheet):
        return "sheet"
    points = chain(one.scores, *(sheet.values() for sheet in one.sheet))
    if any(abs(each) > MOST_POINTS for each in points):
        return "points"
    verbs = {verb.name for verb in plan.game.verbs}
    names = [name for used in one.uses for name in used]
    return next((f"uses: {name}" for name in names if name.partition(" ")[0] not in verbs), "")


def _difference(path: Path, name: str, theirs: object, ours: object) -> BadResults:
    if isinstance(theirs, dict) and isinstance(ours, dict) and name == "learned":
        who = next(bot for bot in {**theirs, **ours} if theirs.get(bot) != ours.get(bot))
        there, now = theirs.get(who, "–"), ours.get(who, "–")
        return BadResults("arena-error-learned", file=str(path), bot=who, there=there, now=now)
    facts = {"what": name, "there": _shown(theirs), "now": _shown(ours)}
    return BadResults("arena-error-plan", file=str(path), **facts)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return msgspec.json.encode(value).decode()


class ResultsFile:
    """The results of a plan, to be read and added to."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / NAME
        self.heading = plan.heading  # of today: while bots play, somebody may work on what they are
        self.results: dict[int, Result] = {}
        self.torn = False  # was there a torn line?
        folder.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("ab", buffering=0)
        try:
            self._lock()
            heading = msgspec.json.encode(self.heading)
            if self._is_begun(heading):
                self._take_over(plan)
            else:
                self._file.truncate(0)
                self._write(heading)
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
            raise BadResults("arena-error-busy", file=str(self.path)) from None

    def _is_begun(self, heading: bytes) -> bool:
        """Is there more than nothing, or than a part of the heading?"""
        with self.path.open("rb") as file:
            return not heading.startswith(file.read(len(heading) + 1))

    def _take_over(self, plan: Plan) -> None:
        heading, found, sound = read(self.path)
        _check(self.path, heading, self.heading)
        _check_games(self.path, found, plan)
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
            count = len(self.results)
            raise NoRoom(
                "arena-error-room", file=str(self.path), problem=error, count=count
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
