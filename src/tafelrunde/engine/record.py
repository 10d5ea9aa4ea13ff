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

from tafelrunde.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    Fact,
    IllegalMove,
    Problem,
)
from tafelrunde.engine.game import Game, random_seed
from tafelrunde.engine.state import State

HEADING = "tafelrunde record 1"

# What can be wrong with a record
NO_HEADING = Problem("error-record_heading", "a record begins with {heading!r}")
NO_NAME = Problem("error-record_name", "the name of the game is missing")
OTHER_GAME = Problem("error-record_game", "this is a record of {name!r}, not of {game}")
ENDS_EARLY = Problem("error-record_ends", "the record ends where {what!r} is wanted")
NO_FIELD = Problem("error-record_field", "{name!r} and a value are wanted")
NO_WHOLE_NUMBER = Problem("error-record_number", "{name}: {value!r} is no whole number")
NO_WORD = Problem("error-record_word", "{name!r} is wanted")
NEWER_RULES = Problem(
    "error-record_newer", "made with rules version {version}, newer than ours ({ours})"
)
NO_CARD_LIST = Problem("error-record_cards", "'cards' and the hash of the card list are wanted")
OTHER_CARDS = Problem(
    "error-record_other_cards", "the record was made with another card file; name that one"
)
NO_OPTION_VALUE = Problem("error-record_value", "option {name}: {value!r} is no value")
NO_JSON = Problem("error-record_json", "the position is no JSON")
NOT_OVER = Problem("error-record_not_over", "the game is not over here")
OTHER_RESULT = Problem("error-record_result", "the result differs: the replay ends with {result!r}")
AFTER_RESULT = Problem("error-record_after", "nothing may follow the result")
OVER = Problem("error-record_over", "{move!r}: the game is over here")
OTHER_SEAT = Problem("error-record_seat", "{move!r}: the decision is that of seat {seat}")
NO_MOVE_OF = Problem("error-record_move", "{move!r} is no move of {game}")


class OlderRules(UserWarning):
    """A record of older rules is replayed with ours as far as it goes."""

    def __init__(self, version: int, ours: int) -> None:
        super().__init__(
            f"the record is of rules version {version}, ours is {ours}; "
            "it is replayed with ours as far as it goes"
        )
        self.version = version
        self.ours = ours


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
        players = game.check_players(players)
        seed = random_seed() if seed is None else game.check_seed(seed)
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
        raise BadRecord(1, NO_HEADING, heading=HEADING)
    if len(lines) < 2 or not lines[1].startswith("game "):
        raise BadRecord(2, NO_NAME)
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
            raise BadRecord(2, OTHER_GAME, name=name[:40], game=self.game.name)
        self.at = 2
        version = self._version()
        self._cards()
        record = self._begin(version)
        self._expect("moves")
        while self.at < len(self.lines):
            self._move(record)
        return record

    def _fail(self, problem: Problem | str, **facts: Fact) -> BadRecord:
        return BadRecord(self.at, problem, **facts)

    def _next(self, what: str) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self._fail(ENDS_EARLY, what=what)
        return self.lines[self.at - 1].strip()

    def _field(self, name: str) -> str:
        line = self._next(name)
        head, _, value = line.partition(" ")
        if head != name or not value:
            raise self._fail(NO_FIELD, name=name)
        return value

    def _number(self, name: str) -> int:
        value = self._field(name)
        if not value.isascii() or not value.isdigit() or len(value) > 20:
            raise self._fail(NO_WHOLE_NUMBER, name=name, value=value[:30])
        return int(value)

    def _expect(self, word: str) -> None:
        if self._next(word) != word:
            raise self._fail(NO_WORD, name=word)

    def _peek(self, name: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].strip().startswith(name + " ")

    def _version(self) -> int:
        version = self._number("rules")
        if version > self.game.version:
            raise self._fail(NEWER_RULES, version=version, ours=self.game.version)
        if version < self.game.version:
            warnings.warn(OlderRules(version, self.game.version), stacklevel=4)
        return version

    def _cards(self) -> None:
        if not self._peek("cards"):
            if self.game.cards:
                self.at += 1
                raise self._fail(NO_CARD_LIST)
            return
        if self._field("cards") != self.game.cards:
            raise self._fail(OTHER_CARDS)

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
            raise self._fail(str(error)) from error
        record = Record.start(self.game, players, seed, **options)
        record.version = version
        return record

    def _value(self, name: str, value: str) -> Any:
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise self._fail(NO_OPTION_VALUE, name=name[:40], value=value[:30]) from None

    def _begin_at_position(self, version: int) -> Record:
        text = self._field("position")
        try:
            record = Record.from_position(self.game, json.loads(text))
        except BadPosition as error:
            raise self._fail(f"position {error}") from error
        except (ValueError, RecursionError):
            raise self._fail(NO_JSON) from None
        record.version = version
        return record

    def _move(self, record: Record) -> None:
        line = self._next("moves")
        seat, _, notation = line.partition(" ")
        state = record.state
        if seat == "result":
            if not state.over:
                raise self._fail(NOT_OVER)
            if line != _result(state):
                raise self._fail(OTHER_RESULT, result=_result(state))
            if self.at < len(self.lines):
                self.at += 1
                raise self._fail(AFTER_RESULT)
            return
        if state.over:
            raise self._fail(OVER, move=line[:40])
        if seat != str(state.actor):
            raise self._fail(OTHER_SEAT, move=line[:40], seat=state.actor)
        move = self.game.find(state, self.game.tidy(notation))
        if move is None:
            raise self._fail(NO_MOVE_OF, move=notation[:40], game=self.game.name)
        try:
            record.play(move)
        except IllegalMove as error:
            raise self._fail(f"illegal move: {error}") from error


def replay(record: Record) -> State:
    """The state a record leads to, played again from its start."""
    if not isinstance(record, Record):
        raise BadOption(f"a Record is replayed, not {type(record).__name__}; see Record.parse")
    return Record.parse(record.game, record.text).state
