"""A game's events as lines a person takes in together, in sections and chapters."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.cli.wording import Wording, spaced
from tafelrunde.engine.events import Changed, Event, Moved, Told


@dataclass
class Things:
    """What went one way: known by name, or only counted."""

    slugs: list[str] = field(default_factory=list)
    hidden: int = 0

    def text(self, wording: Wording) -> str:
        named = [wording.things(self.slugs)] if self.slugs else []
        hidden = [f"{self.hidden} hidden"] if self.hidden else []
        return ", ".join(named + hidden) or "nothing"


@dataclass
class Line:
    """What one seat did or what befell it for one cause."""

    wording: Wording
    ply: int
    seat: int
    cause: str
    moved: dict[str, Things] = field(default_factory=dict)  # by route
    told: list[str] = field(default_factory=list)
    changed: dict[str, tuple[int, int]] = field(default_factory=dict)  # counter -> by, value

    def takes(self, event: Event) -> bool:
        """Is the event more of the same: of the same move, or of one that goes the same way?"""
        if (event.cause, event.seat) != (self.cause, self.seat):
            return False
        if event.ply == self.ply:
            return True
        only_moved = not self.told and not self.changed
        return only_moved and isinstance(event, Moved) and list(self.moved) == [self._route(event)]

    def add(self, event: Event) -> None:
        self.ply = event.ply
        if isinstance(event, Moved):
            things = self.moved.setdefault(self._route(event), Things())
            things.slugs += event.faces or []
            things.hidden += event.count if event.faces is None else 0
        elif isinstance(event, Changed):
            counter = self.wording.place(event.counter, self.seat, ())
            by, _ = self.changed.get(counter, (0, 0))
            self.changed[counter] = by + event.by, event.value
        elif event.arguments:
            self.told.append(self.wording.arguments(event.arguments, event.cause))

    def _route(self, event: Moved) -> str:
        faces = event.faces or []
        return self.wording.route(event.source, event.target, self.seat, faces)

    def parts(self) -> list[str]:
        """What is to be said, in the order of interest: things, words, numbers."""
        parts = [self._moved_text(route, things) for route, things in self.moved.items()]
        if self.told:
            parts.append(", ".join(self.told))
        parts += [f"{name} {by:+d}, now {value}" for name, (by, value) in self.changed.items()]
        return parts

    def _moved_text(self, route: str, things: Things) -> str:
        if things.slugs == [self.cause]:
            return route  # "crown: seat 1 → seat 2" need not name the crown once more
        return f"{things.text(self.wording)}: {route}" if route else things.text(self.wording)


@dataclass
class Row:
    """A line as it is printed; seats of which the same is to be said share one."""

    seats: list[int]
    cause: str
    parts: list[str]


@dataclass
class Section:
    """Part of a chapter: a phase, or the turn of somebody."""

    title: str
    lines: list[Line] = field(default_factory=list)

    def add(self, event: Event, wording: Wording) -> None:
        if _is_secret_look(event):
            return
        if not self.lines or not self.lines[-1].takes(event):
            self.lines.append(Line(wording, event.ply, event.seat, event.cause))
        self.lines[-1].add(event)

    def rows(self) -> list[Row]:
        rows: list[Row] = []
        for line in self.lines:
            row = Row([line.seat], spaced(line.cause), line.parts())
            last = rows[-1] if rows else None
            if last and (last.cause, last.parts) == (row.cause, row.parts):
                last.seats += row.seats
            else:
                rows.append(row)
        return rows


@dataclass
class Chapter:
    """A large part of a game, such as a round."""

    title: str
    sections: list[Section] = field(default_factory=list)


def _is_secret_look(event: Event) -> bool:
    """Somebody looked at things where they lie: nothing that others could tell of."""
    return isinstance(event, Moved) and event.source == event.target and event.faces is None


def is_announcement(event: Event, facts: dict[str, int | str]) -> bool:
    """Was it said in front of everybody that these facts hold from now on?"""
    if not isinstance(event, Told) or not facts:
        return False
    return facts.items() <= event.arguments.items()
