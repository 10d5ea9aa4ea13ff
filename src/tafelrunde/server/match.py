"""A table as its log tells it: the same entries always give the same match.

Nothing here waits, writes or sends. What somebody asks for is checked against the match and
becomes the body of an entry; an entry that is on disk is then applied.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable

from msgspec import Struct

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tafelrunde.server import entries as e
from tafelrunde.server.contract import ChatLine, SeatKind, TableStatus
from tafelrunde.server.journals import journal_of, write_story
from tafelrunde.texts.course import Course, Passage

POSITION_EVERY = 25  # moves


class Seat(Struct):
    """Who sits there."""

    kind: SeatKind
    name: str = ""
    person: str = ""
    bot: str = ""


class Standing(Struct):
    """How a table stands, for lists."""

    status: TableStatus
    ply: int
    actor: int
    updated: str


class Before(Struct):
    """The state before a move that can be taken back, and how much had been told by then."""

    seat: int
    state: State
    events: int
    passages: int


class Match:
    """The present state of a table. `opener` is the guest who opened it."""

    def __init__(self, game: Game, first: e.Entry) -> None:
        assert isinstance(first.body, e.Opened)
        self.game = game
        self.opened = first.body
        self.opener = first.person
        self.status: TableStatus = "open"
        self.seats = [_seat(k, who, first) for k, who in enumerate(self.opened.seats)]
        self.state = self.deal()  # shown to nobody but as a spectator sees it, until it starts
        self.course = Course()
        self.movers: list[int] = []  # the seat that made each move, by ply
        self.rules = game.version  # that the game is played by
        self.chat: list[ChatLine] = []
        self.done: dict[tuple[str, str], int] = {}  # (person, client) -> seq
        self.seq = first.seq
        self.updated = first.time
        self.undone = 0  # moves that were taken back
        self.undo: list[Before] = []  # what the last mover can take back, last move last
        self.last_mover = -1
        self.since_position = 0  # moves
        self.stored_events = 0
        self.stored_passages = 0

    def deal(self) -> State:
        o = self.opened
        return self.game.new(len(o.seats), o.seed, **o.options)

    # ---------------------------------------------------------------- loading

    @classmethod
    def load(
        cls,
        game: Game,
        log: Iterable[e.Entry],
        base: State | None,
        base_seq: int = -1,
        passages: Iterable[Passage] = (),
    ) -> Match:
        """The match of a log. With a base, moves up to `base_seq` are those that led to it."""
        first, *rest = log
        match = cls(game, first)
        placed = base is None
        for entry in rest:
            if not placed and entry.seq > base_seq:
                match.place(base, passages)
                placed = True
            if placed:
                match.apply(entry)
            else:
                match.note(entry)
        if not placed:
            match.place(base, passages)
        return match

    def place(self, state: State | None, passages: Iterable[Passage] = ()) -> None:
        """Go on from this state; what came before can no longer be taken back."""
        assert state is not None
        self.state = state
        self.undo.clear()
        self.since_position = 0
        self.stored_events = self.events
        self.course = Course([*passages], self.events)
        self.stored_passages = len(self.course.passages)
        self.course.follow(state)
        self.status = "over" if state.over else "running"

    @property
    def events(self) -> int:
        """How many events there are so far."""
        journal = self.state.journal
        return len(journal.entries) if journal is not None else 0

    # --------------------------------------------------------------- applying

    def note(self, entry: e.Entry) -> None:
        """Take in all that an entry says, apart from what it does to the game."""
        self.seq = entry.seq
        self.updated = entry.time
        if entry.client:
            self.done[entry.person, entry.client] = entry.seq
        body = entry.body
        if isinstance(body, e.Joined):
            self.seats[body.seat] = Seat("person", body.name, entry.person)
        elif isinstance(body, e.Said):
            self.chat.append(ChatLine(entry.seq, body.name, body.seat, body.text, entry.time))
        elif isinstance(body, e.Started | e.RulesRaised):
            self.rules = body.rules
            if isinstance(body, e.RulesRaised):
                del self.movers[body.ply :]  # moves that the new rules do not allow
                # Answers that the old rules did not ask for are not in the log.
                self.movers += [-1] * (body.ply - len(self.movers))
        elif isinstance(body, e.Played):
            self.last_mover = body.seat
            self.movers.append(body.seat)
        elif isinstance(body, e.Undone):
            self.undone += 1
            del self.movers[-1:]

    def apply(self, entry: e.Entry, ahead: State | None = None) -> int:
        """Carry out an entry; the number of the first event that is new.

        Whoever has looked ahead already says what was found.
        """
        self.note(entry)
        body = entry.body
        since = self.events
        if isinstance(body, e.Started):
            self.status, since = "running", 0
            self.state = ahead or self.deal()
            self.course.follow(self.state)
        elif isinstance(body, e.Played):
            self._play(body, ahead)
        elif isinstance(body, e.Undone):
            since = self._take_back()
        return since

    def _play(self, body: e.Played, ahead: State | None) -> None:
        if self.undo and self.undo[-1].seat != body.seat:
            self.undo.clear()
        since = self.events
        passages = len(self.course.passages)
        if ahead is None:
            before = self.state.clone()
            self.state.play(body.move)
        else:
            before, self.state = self.state, ahead
            before.journal = None  # as that of a clone: the story goes on in the new state
        self.undo.append(Before(body.seat, before, since, passages))
        state = self.state
        self.course.follow(state)
        self.since_position += 1
        if not state.can_go_back():
            self.undo.clear()
        if state.over:
            self.status = "over"

    def _take_back(self) -> int:
        before = self.undo.pop()
        assert self.state.journal is not None
        told = self.state.journal.entries[: before.events]
        self.state = before.state
        self.state.journal = journal_of(told, int(before.state.ply))
        self.course.back(before.passages, before.events)
        self.since_position -= 1
        if not self.undo:
            self.last_mover = -1
        return before.events

    # ---------------------------------------------------------------- looking

    def standing(self, state: State | None = None, time: str = "") -> Standing:
        """How the table stands, or would stand in a state of a later time."""
        status: TableStatus = self.status
        if state is None:
            state = self.state
        elif status != "open" or state is not self.state:
            status = "over" if state.over else "running"
        actor = int(state.actor) if status == "running" else -1
        return Standing(status, int(state.ply), actor, time or self.updated)

    def news(self, seat: int) -> int:
        """The first event since a seat's last turn; it stays the same until its turn ends.

        What happens in one phase is one turn, also where somebody else decides in between.
        """
        journal, passages = self.state.journal, self.course.passages
        if seat < 0 or journal is None:
            return 0
        end = passages[-1].ply if self.actor == seat else len(self.movers)
        last = min(end, len(self.movers)) - 1
        while last >= 0 and self.movers[last] != seat:
            last -= 1
        if last < 0:
            return 0
        told = last + 1  # the ply that events of this move have
        first = bisect_right(journal.entries, told, key=lambda entry: int(entry.ply))
        # What one's own move has set off belongs to the others, if a new phase begins with it.
        begun = bisect_left(passages, told, key=lambda one: one.ply)
        return min(first, passages[begun].number) if begun < len(passages) else first

    def passages(self, since: int) -> list[Passage]:
        """Those that begin with an event of this number, or later."""
        passages = self.course.passages
        return passages[bisect_left(passages, since, key=lambda one: one.number) :]

    def ahead(self, body: e.Body) -> State:
        """The state after an entry that is not yet in the log."""
        if isinstance(body, e.Played):
            state = self.state.clone()
            journal = self.state.journal
            if journal is not None:
                state.journal = journal_of(journal.entries[:], int(self.state.ply))
            state.play(body.move)
            return state
        if isinstance(body, e.Undone):
            return self.undo[-1].state
        if isinstance(body, e.Started):
            return self.deal()
        return self.state

    # ------------------------------------------------------------------- talk

    def surplus(self, most: int, seat: int) -> list[int]:
        """The lines that go if a seat says one more: old ones, those of spectators first.

        Otherwise whoever watches could make the players forget what they said.
        """
        if len(self.chat) < most:
            return []
        watching = [line.seq for line in self.chat if line.seat < 0]
        many = len(watching) + (seat < 0) > most // 4
        return [watching[0] if many and watching else self.chat[0].seq]

    def recent_chat(self, most: int) -> list[ChatLine]:
        """The last lines; those of spectators fill more than a quarter only if there is room."""
        players = [line for line in self.chat if line.seat >= 0]
        watching = [line for line in self.chat if line.seat < 0]
        watching = watching[-max(most // 4, most - len(players)) :]
        lines = players[-(most - len(watching)) :] + watching
        return sorted(lines, key=lambda line: line.seq)

    def forget(self, lines: Collection[int]) -> None:
        if lines:
            self.chat = [line for line in self.chat if line.seq not in lines]

    # -------------------------------------------------------------- positions

    def due(self, mover: int) -> e.Position | None:
        """A position to store along with this seat's move: the state before it, now and then.

        Only where no undo can lead behind it: the last move is another seat's, or is settled.
        """
        settled = not self.undo or self.undo[-1].seat != mover
        return self.position() if settled and self.since_position >= POSITION_EVERY else None

    def position(self, *, handover: bool = False) -> e.Position:
        journal = self.state.journal
        told = journal.entries[self.stored_events :] if journal and not handover else []
        passages = self.course.passages[self.stored_passages :] if not handover else []
        text = json.dumps(self.state.to_json(), separators=(",", ":"))
        ply = int(self.state.ply)
        story = write_story(self.game, told, passages)
        return e.Position(self.seq, self.rules, ply, text, story, handover)

    def stored(self, position: e.Position | None) -> None:
        """The position is on disk."""
        if position is not None and not position.handover:
            self.since_position = 0
            self.stored_events = self.events
            self.stored_passages = len(self.course.passages)

    # ------------------------------------------------------------------ seats

    def seat_of(self, person: str) -> int:
        """The seat of a person, -1 for a spectator."""
        if not person:
            return -1
        return next((k for k, seat in enumerate(self.seats) if seat.person == person), -1)

    @property
    def actor(self) -> int:
        return int(self.state.actor) if self.status == "running" else -1

    @property
    def actor_bot(self) -> str:
        """The bot that has to decide now, if it is one."""
        return self.seats[self.actor].bot if self.actor >= 0 else ""

    @property
    def is_formality(self) -> bool:
        """Is there just one answer now, to a question asked for appearance's sake?"""
        return self.actor >= 0 and self.state.formality() >= 0

    @property
    def full(self) -> bool:
        return all(seat.kind != "empty" for seat in self.seats)

    @property
    def has_people(self) -> bool:
        return any(seat.kind == "person" for seat in self.seats)

    def can_undo(self, seat: int) -> bool:
        return bool(self.undo) and self.undo[-1].seat == seat


def _seat(number: int, who: str, first: e.Entry) -> Seat:
    assert isinstance(first.body, e.Opened)
    if who == "guest":
        return Seat("empty")
    if who == "you":
        return Seat("person", first.body.name, first.person)
    return Seat("bot", first.body.bot_names.get(number, ""), bot=who)


def replay_as_far_as_possible(match: Match, log: Iterable[e.Entry]) -> int:
    """Apply entries that were made by other rules; how many moves no longer fit.

    The other rules may not have asked what has one answer only: it is given on the way.
    """
    left = 0
    given: list[int] = []  # plies of answers that are not in the log
    for entry in log:
        if left == 0 and isinstance(entry.body, e.Played | e.Undone):
            try:
                if isinstance(entry.body, e.Undone):
                    _take_answers_back(match, given)
                else:
                    _give_answers(match, entry.body, given)
                _check_fits(match, entry.body)
                match.apply(entry)
                continue
            except TafelrundeError:
                pass
        if isinstance(entry.body, e.Played):
            left += 1
        elif isinstance(entry.body, e.Undone):
            left -= 1
        match.note(entry)
    return max(left, 0)


def _give_answers(match: Match, body: e.Played, given: list[int]) -> None:
    while match.is_formality and not _fits(match, body):
        ply, move = int(match.state.ply), match.state.notate(match.state.formality())
        match.apply(e.Entry(match.seq, e.Played(match.actor, ply, move), match.updated))
        given.append(ply)


def _take_answers_back(match: Match, given: list[int]) -> None:
    while given and given[-1] == int(match.state.ply) - 1 and match.undo:
        match.apply(e.Entry(match.seq, e.Undone(match.last_mover, given.pop()), match.updated))


def _fits(match: Match, body: e.Played) -> bool:
    return body.seat == match.state.actor and match.state.why_not(body.move) is None


def _check_fits(match: Match, body: e.Played | e.Undone) -> None:
    if isinstance(body, e.Undone):
        if not match.undo:
            raise TafelrundeError("nothing to take back")
    elif not _fits(match, body):
        raise TafelrundeError("another decision")
