"""Events: the journal as a client sees it, with whatever the seat may not know left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from tafelrunde.engine.journal import CHANGED, MOVED, Entry
from tafelrunde.engine.view import Arguments


class Moved(Struct, tag="moved", omit_defaults=True):
    """Things went from one place to another. `faces` is None for those who may not see them."""

    number: int
    ply: int
    cause: str
    seat: int
    source: str
    target: str
    sort: str  # what the things are: cards, characters, ...
    count: int
    faces: list[str] | None = None
    to_you: bool = False  # done by another to the seat that is told of it
    at: str = ""  # the object where it came to lie, if that is more than the target


class Changed(Struct, tag="changed", omit_defaults=True):
    """A public number changed."""

    number: int
    ply: int
    cause: str
    seat: int
    counter: str
    by: int
    value: int
    to_you: bool = False


class Told(Struct, tag="told", omit_defaults=True):
    """Something was said or came to pass in front of everybody."""

    number: int
    ply: int
    cause: str
    seat: int
    arguments: Arguments = {}
    to_you: bool = False
    at: str = ""  # the object it is about, where a person can point at it


Event = Moved | Changed | Told


@dataclass(frozen=True, slots=True)
class Cause:
    """Why something happened: a name, what its things are, and what a told event speaks of."""

    name: str
    things: str = ""
    arguments: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Teller:
    """Turns a game's entries into events: the table of causes, places, and words of each sort.

    `spot` names what a person can point at, by the number that the game noted.
    """

    causes: Sequence[Cause]
    places: Sequence[str]
    word: Callable[[str, int], int | str]
    spot: Callable[[int], str]

    def tell(self, number: int, entry: Entry, seat: int | None) -> Event:
        """One entry as the seat saw it (None: a spectator, who sees what everybody sees)."""
        cause = self.causes[entry.cause]
        ply, actor = int(entry.ply), int(entry.seat)
        to_you = seat is not None and bool((entry.victims >> seat) & 1)
        if entry.form == MOVED:
            source, target = self.places[entry.a], self.places[entry.b]
            seen = entry.seers < 0 or (seat is not None and (entry.seers >> seat) & 1)
            # In the game's own order, which says nothing about how they lay.
            faces = [str(self.word(cause.things, thing)) for thing in sorted(entry.things)]
            return Moved(
                number,
                ply,
                cause.name,
                actor,
                source,
                target,
                cause.things,
                len(faces),
                faces if seen else None,
                to_you,
                self.place(entry),
            )
        if entry.form == CHANGED:
            place = self.places[entry.a]
            by, value = int(entry.b), int(entry.c)
            return Changed(number, ply, cause.name, actor, place, by, value, to_you)
        values = (entry.a, entry.b)
        arguments: Arguments = {
            name: self.word(sort, int(value))
            for (name, sort), value in zip(cause.arguments, values, strict=False)
        }
        return Told(number, ply, cause.name, actor, arguments, to_you, self.place(entry))

    def place(self, entry: Entry) -> str:
        return self.spot(int(entry.c)) if entry.c else ""
