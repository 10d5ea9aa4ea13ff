"""The journal: what happened, in numbers, written only where somebody watches.

Entries are made in play, so they are small and hold no text; `events` turns them into what a
client sees. A clone has no journal, so search never pays for one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.cards import PUBLIC, SEERS_SHIFT

MOVED: Final = 0  # a: from place, b: to place, c: where exactly, things
CHANGED: Final = 1  # a: place of the number, b: change, c: new value
TOLD: Final = 2  # a, b: arguments as the event table says, c: where


@final
class Entry:
    """One event. `seers` is the set of seats that see which things it is about, `victims` the set
    of those it was done to, each of which learns no more than that it is one of them."""

    __slots__ = (*("a", "b", "c", "cause", "form", "ply", "seat", "seers", "things", "victims"),)

    def __init__(
        self,
        form: i64,
        cause: i64,
        ply: i64,
        seat: i64,
        a: i64,
        b: i64,
        c: i64,
        things: list[i64],
        seers: i64,
    ) -> None:
        self.form: i64 = form
        self.cause: i64 = cause
        self.ply: i64 = ply
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.things: list[i64] = things
        self.seers: i64 = seers
        self.victims: i64 = 0


@final
class Journal:
    """All events of one real game, in order; an event's number is its place in the list.

    `learners` are the seats (bits) that have learnt something by the last move besides the move
    itself. A move by which nobody has can be taken back. What seats other than the mover know in
    secret is left out of account: that a move is final must not tell the mover of it.
    """

    __slots__ = ("entries", "learners", "mover", "ply", "ran")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.ply: i64 = 0
        self.mover: i64 = -1  # the seat whose move is carried out; -1 while the table is set up
        self.learners: i64 = 0
        self.ran: list[i64] = []  # the primitives of card effects that were run, for a check

    def begin(self, ply: i64, mover: i64) -> None:
        """A move is about to be carried out."""
        self.ply = ply
        self.mover = mover
        self.learners = 0

    def is_known(self, card: i64, eyes: i64) -> bool:
        """Does the mover know this card in a zone that these seats (bits) see?"""
        return self.mover >= 0 and (eyes | card >> SEERS_SHIFT) >> self.mover & 1 != 0

    def news(self, card: i64, before: i64, after: i64) -> i64:
        """The seats to which a card is news that comes from some eyes before others (bits)."""
        seers = card >> SEERS_SHIFT
        if seers & PUBLIC:
            return 0
        learners = after & ~before
        if self.mover >= 0:
            learners &= ~(seers & 1 << self.mover)
        return learners

    def moved(
        self,
        cause: i64,
        seat: i64,
        source: i64,
        target: i64,
        things: list[i64],
        seers: i64,
        learners: i64,
    ) -> None:
        """Things went from one place to another; the seers see which, the learners could not
        know."""
        self.learners |= learners
        self.entries.append(Entry(MOVED, cause, self.ply, seat, source, target, 0, things, seers))

    def changed(self, cause: i64, seat: i64, place: i64, by: i64, value: i64) -> None:
        """A public number changed."""
        self.entries.append(Entry(CHANGED, cause, self.ply, seat, place, by, value, NOTHING, 0))

    def told(self, cause: i64, seat: i64, a: i64, b: i64) -> None:
        """Something was said or came to pass in front of everybody."""
        self.entries.append(Entry(TOLD, cause, self.ply, seat, a, b, 0, NOTHING, 0))


NOTHING: Final[list[i64]] = []
