"""Records: a start and the moves, as text that a person can read and compare.

    tafelrunde record 1
    game citadels
    rules 1
    cards 0c1f...
    players 4
    seed 7
    option allow_duplicates false
    moves
    0 pick king
    ...
    result 23 18 30 12

Instead of players, seed and options there may be one line `position {...}`. Every move line names
the seat that decided, which is checked; the last line says how a finished game ended.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

from tafelrunde.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove
from tafelrunde.engine.game import Game, random_seed
from tafelrunde.engine.state import State

HEADING = "tafelrunde record 1"


class Record:
    """A game as it was played: how it began, every move, and the state it has led to."""

    def __init__(self, game: Game, start: list[str], state: State, version: int) -> None:
        self.game = game
        self.version = version  # of the rules it was made with
        self.state = state
        self.moves: list[str] = []  # lines "seat notation"
        self._start = start

    def __repr__(self) -> str:
        return f"<record of {self.game.name}, {len(self.moves)} moves>"

    @classmethod
    def start(cls, game: Game, players: int, seed: int | None = None, **options: Any) -> Record:
        """A record of a new game; without a seed a random one is taken, and written down."""
        seed = random_seed() if seed is None else seed
        state = game.new(players, seed, **options)
        lines = [f"players {players}", f"seed {seed}"]
        lines += [
            f"option {name} {json.dumps(value)}"
            for name, value in sorted(options.items())
            if value != game.options[name].default
        ]
        return cls(game, lines, state, game.version)

    @classmethod
    def from_position(cls, game: Game, position: dict[str, Any]) -> Record:
        """A record that begins at a position."""
        state = game.from_json(position)
        line = "position " + json.dumps(state.to_json(), separators=(",", ":"), sort_keys=True)
        return cls(game, [line], state, game.version)

    def play(self, move: object) -> None:
        """Play a move and write it down; IllegalMove changes nothing."""
        actor = self.state.actor
        number = self.state.number_of(move)
        # Made before it is played, since it may name places; what is no move will be refused.
        notation = "" if number < 0 else self.state.notate(number)
        self.state.play(move)
        self.moves.append(f"{actor} {notation}")

    @property
    def text(self) -> str:
        """The record as text."""
        lines = [HEADING, f"game {self.game.name}", f"rules {self.version}"]
        if self.game.cards:
            lines.append(f"cards {self.game.cards}")
        lines += [*self._start, "moves", *self.moves]
        if self.state.over:
            lines.append(_result(self.state))
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text, "utf-8")

    @classmethod
    def parse(cls, game: Game, text: str) -> Record:
        """Read a record of this game and replay it; BadRecord names the line that is wrong."""
        return _Parser(game, text).parse()


def record_game_name(text: str) -> str:
    """The name of the game a record is of, so that the game can be had before parsing."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise BadRecord(1, f"a record begins with {HEADING!r}")
    if len(lines) < 2 or not lines[1].startswith("game "):
        raise BadRecord(2, "the name of the game is missing")
    return lines[1].removeprefix("game ").strip()


def _result(state: State) -> str:
    return "result " + " ".join(str(points) for points in state.scores())


class _Parser:
    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.lines = text.splitlines()
        self.at = 0

    def parse(self) -> Record:
        name = record_game_name("\n".join(self.lines))
        if name != self.game.name:
            raise BadRecord(2, f"this is a record of {name!r}, not of {self.game.name}")
        self.at = 2
        version = self._version()
        self._cards()
        record = self._begin(version)
        self._expect("moves")
        while self.at < len(self.lines):
            self._move(record)
        return record

    def _fail(self, problem: str) -> BadRecord:
        return BadRecord(self.at, problem)

    def _next(self, what: str) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self._fail(f"the record ends where {what} is wanted")
        return self.lines[self.at - 1].strip()

    def _field(self, name: str) -> str:
        line = self._next(f"{name!r}")
        head, _, value = line.partition(" ")
        if head != name or not value:
            raise self._fail(f"{name!r} and a value are wanted")
        return value

    def _number(self, name: str) -> int:
        value = self._field(name)
        if not value.isascii() or not value.isdigit() or len(value) > 20:
            raise self._fail(f"{name}: {value[:30]!r} is no whole number")
        return int(value)

    def _expect(self, word: str) -> None:
        if self._next(repr(word)) != word:
            raise self._fail(f"{word!r} is wanted")

    def _peek(self, name: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].strip().startswith(name + " ")

    def _version(self) -> int:
        version = self._number("rules")
        if version > self.game.version:
            raise self._fail(
                f"made with rules version {version}, newer than ours ({self.game.version})"
            )
        if version < self.game.version:
            warnings.warn(
                f"the record is of rules version {version}, ours is {self.game.version}; "
                "it is replayed with ours as far as it goes",
                stacklevel=4,
            )
        return version

    def _cards(self) -> None:
        if not self._peek("cards"):
            if self.game.cards:
                self.at += 1
                raise self._fail("'cards' and the hash of the card list are wanted")
            return
        if self._field("cards") != self.game.cards:
            raise self._fail("the record was made with another card file; name that one")

    def _begin(self, version: int) -> Record:
        if self._peek("position"):
            return self._begin_at_position(version)
        try:
            players = self.game.check_players(self._number("players"))
            seed = self.game.check_seed(self._number("seed"))
            options: dict[str, Any] = {}
            while self._peek("option"):
                name, _, value = self._field("option").partition(" ")
                options[name] = self._value(name, value)
                self.game.check_option(name, options[name], players)
        except BadOption as error:
            raise self._fail(str(error)) from None
        record = Record.start(self.game, players, seed, **options)
        record.version = version
        return record

    def _value(self, name: str, value: str) -> Any:
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise self._fail(f"option {name}: {value[:30]!r} is no value") from None

    def _begin_at_position(self, version: int) -> Record:
        text = self._field("position")
        try:
            record = Record.from_position(self.game, json.loads(text))
        except BadPosition as error:
            raise self._fail(f"position {error}") from None
        except (ValueError, RecursionError):
            raise self._fail("the position is no JSON") from None
        record.version = version
        return record

    def _move(self, record: Record) -> None:
        line = self._next("a move")
        seat, _, notation = line.partition(" ")
        state = record.state
        if seat == "result":
            if not state.over:
                raise self._fail("the game is not over here")
            if line != _result(state):
                raise self._fail(f"the result differs: the replay ends with {_result(state)!r}")
            if self.at < len(self.lines):
                self.at += 1
                raise self._fail("nothing may follow the result")
            return
        if state.over:
            raise self._fail(f"{line[:40]!r}: the game is over here")
        if seat != str(state.actor):
            raise self._fail(f"{line[:40]!r}: the decision is that of seat {state.actor}")
        move = self.game.find(state, self.game.tidy(notation))
        if move is None:
            raise self._fail(f"{notation[:40]!r} is no move of {self.game.name}")
        try:
            record.play(move)
        except IllegalMove as error:
            raise self._fail(f"illegal move: {error}") from error


def replay(record: Record) -> State:
    """The state a record leads to, played again from its start."""
    if not isinstance(record, Record):
        raise BadOption(f"a Record is replayed, not {type(record).__name__}; see Record.parse")
    return Record.parse(record.game, record.text).state
