"""A game in progress at one table, without any input or output."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path

from tafelrunde.cli.table import company
from tafelrunde.cli.table.company import Chance
from tafelrunde.cli.table.seats import Seat
from tafelrunde.engine.events import Event
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.engine.state import State
from tafelrunde.opponents import Hint
from tafelrunde.texts.course import Course


class NoWayBack(Exception):
    """A move that cannot be taken back: the key of the text that says why, and its facts."""

    def __init__(self, key: str, **arguments: int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class Session:
    """Seats, the record of their game, and its course."""

    def __init__(self, record: Record, seats: Sequence[Seat], cards: Path | None = None) -> None:
        self.record = record
        self.seats = tuple(seats)
        self.cards = cards  # the card file, if it is not our own list
        self.course = Course()
        self._chance = Chance(heading(record.text))
        self._formalities: set[int] = set()  # moves without a choice, by number
        self._final: set[int] = set()  # moves by which somebody has learnt something
        if record.moves:
            self._play_again([line.partition(" ")[2] for line in record.moves])
        else:
            self.course.follow(record.state)

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def actor(self) -> Seat:
        return self.seats[self.state.actor]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def bots(self) -> list[str]:
        """The kinds of bots there are."""
        return list(dict.fromkeys(seat.kind for seat in self.seats if not seat.is_person))

    # ---------------------------------------------------------------------- play

    def play(self, move: int) -> None:
        if self.state.formality() >= 0:
            self._formalities.add(len(self.record.moves))
        self.record.play(move)
        if not self.state.can_go_back():
            self._final.add(len(self.record.moves) - 1)
        self.course.follow(self.state)

    def play_bot(self) -> None:
        """Let the bot that decides now make its move."""
        self.play(company.choose(self.actor.kind, self.state, self._chance))

    @property
    def is_asking(self) -> bool:
        """Has a person something to choose now? Nobody is asked for a formality."""
        return self.actor.is_person and self.state.formality() < 0

    def play_formality(self) -> None:
        """Make the only move, which nobody is asked for."""
        self.play(self.state.formality())

    def advice(self) -> Hint | None:
        return company.advise(self.state, self._chance)

    # -------------------------------------------------------------------- events

    def news(self, seat: int) -> list[Event]:
        """What happened since the seat's last decision, with what that led to itself."""
        return self.since(self._last_move(seat), seat)

    def has_moved(self, seat: int) -> bool:
        return self._last_move(seat) is not None

    def last_news(self) -> list[Event]:
        """What everybody saw happen since the last person made a move."""
        plies = [ply for ply in map(self._last_move, self.people) if ply is not None]
        return self.since(max(plies, default=None), None)

    def since(self, ply: int | None, seat: int | None) -> list[Event]:
        events = self.state.events(0, seat)
        return events if ply is None else [event for event in events if event.ply >= ply]

    def _last_move(self, seat: int) -> int | None:
        """The ply of the last decision of a seat in this record, formalities left out."""
        first = int(self.state.ply) - len(self.record.moves) + 1
        for number in range(len(self.record.moves) - 1, -1, -1):
            mine = _mover(self.record.moves[number]) == seat
            if mine and number not in self._formalities:
                return first + number
        return None

    # ---------------------------------------------------------------------- undo

    def undo(self, seat: int) -> str:
        """Take back the seat's last move, with formalities of its own that came after it; its
        notation. NoWayBack if that would be unfair."""
        ply = self._last_move(seat)
        if ply is None:
            raise NoWayBack("table-undo-nothing")
        moves = self.record.moves
        kept = len(moves) - 1
        while kept in self._formalities and _mover(moves[kept]) == seat:
            kept -= 1
        last = moves[kept]
        if _mover(last) != seat:
            raise NoWayBack("table-undo-others", player=_mover(last))
        if any(number in self._final for number in range(kept, len(moves))):
            raise NoWayBack("table-undo-revealed")
        self._play_again([line.partition(" ")[2] for line in moves[:kept]])
        return last.partition(" ")[2]

    def _play_again(self, notations: Sequence[str]) -> None:
        """Begin anew and play these moves, to have their events and the phases between them."""
        self.record = begun(self.record)
        self.course = Course()
        self._formalities.clear()
        self._final.clear()
        self.course.follow(self.state)
        for notation in notations:
            self.play(self.state.parse(notation))


def heading(text: str) -> str:
    """Everything of a record that stands before its first move."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(lines[: lines.index("moves") + 1])


def begun(record: Record) -> Record:
    """The record before its first move."""
    with warnings.catch_warnings():
        # That it is of older rules was said when it was read.
        warnings.simplefilter("ignore")
        return Record.parse(record.game, heading(record.text))


def _mover(line: str) -> int:
    return int(line.partition(" ")[0])
