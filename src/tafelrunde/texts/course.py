"""Where in the game every event happened: the course of its phases.

A phase can only be read at decisions, but one move may end a round and begin the next. There the
events are divided where the new phase is announced. Parts of the game in which perhaps nobody
decides begin with events that the layout of the game names.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from msgspec import Struct

from tafelrunde.engine.events import Event, Told
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Stage
from tafelrunde.engine.viewing import phase as phase_of
from tafelrunde.texts.layout import layout_of


class Passage(Struct):
    """A phase, the number of the event with which it begins, and the ply of the next decision."""

    number: int
    ply: int
    phase: list[Stage]


class Course:
    """The passages of a game in order. Public, and the same for every seat."""

    def __init__(self, passages: Sequence[Passage] = (), followed: int = 0) -> None:
        self.passages = [*passages]
        if not passages or passages[0].phase:
            self.passages.insert(0, Passage(0, 0, []))  # what comes before the first phase
        self._followed = followed

    def follow(self, state: State) -> None:
        """Take in what has happened since the last call. To be called after every move."""
        events = state.events(self._followed, None)
        game = state.rules.game
        layout, ply, phase = layout_of(game), int(state.ply), phase_of(game, state)
        begun = self._begin_parts(events, layout.parts, game.name, ply)
        depth = _first_difference(self.passages[-1].phase, phase)
        if depth is not None:
            # Nothing that a later part begins with can stand before that part.
            after = self.passages[-1].number - self._followed if begun else 0
            begin = after + _beginning(events[after:], phase[depth:], layout.opens)
            number = self._followed + begin
            if begun and self.passages[-1].number == number:
                self.passages.pop()  # the same beginning, of which the phase says more
            self.passages.append(Passage(number, ply, phase))
        self._followed += len(events)

    def _begin_parts(
        self, events: Sequence[Event], parts: Mapping[str, Sequence[str]], game: str, ply: int
    ) -> bool:
        """The passages of all parts that begin with one of these events; are there any?"""
        known = len(self.passages)
        for number, event in enumerate(events, self._followed):
            last = self.passages[-1].phase
            for path, openings in parts.items():
                keys = [f"{game}-phase-{name}" for name in path.split("/")]
                begins = any(_opens(event, one) for one in openings)
                if begins and last[:1] and [stage.key for stage in last[1:]] != keys:
                    phase = [*last[:1], *map(Stage, keys)]
                    self.passages.append(Passage(number, ply, phase))
                    break
        return len(self.passages) > known

    def back(self, passages: int, events: int) -> None:
        """As it was when there were so many passages and events."""
        del self.passages[passages:]
        self._followed = events

    def phase(self, event: Event) -> int:
        """The number of the phase in which an event happened."""
        return bisect_right(self.passages, event.number, key=lambda one: one.number) - 1

    def stages(self, phase: int) -> list[Stage]:
        return self.passages[phase].phase

    @property
    def has_phases(self) -> bool:
        return len(self.passages) > 1


def _opens(event: Event, opening: str) -> bool:
    """Is it of this cause, with this word among its facts if one is named?"""
    cause, _, word = opening.partition(" ")
    facts = event.arguments.values() if isinstance(event, Told) else ()
    return event.cause == cause and (not word or word in facts)


def _first_difference(old: Sequence[Stage], new: Sequence[Stage]) -> int | None:
    """Where two phases differ first; None if they do not."""
    for depth, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            return depth
    return None if len(old) == len(new) else min(len(old), len(new))


def _beginning(events: Sequence[Event], stages: Sequence[Stage], opens: Mapping[str, str]) -> int:
    """The first event of a new phase; with no announcement it begins with the next move.

    Announcements of one cause belong together: who is called in vain before the one who answers.
    Where a game says with which cause a phase `opens`, it begins with that.
    """
    causes = [event.cause for event in events]
    for stage in stages:
        cause = opens.get(stage.key.partition("-phase-")[2])
        if cause in causes:
            return causes.index(cause)
        for event in events:
            if _is_announcement(event, stage):
                return causes.index(event.cause)
    return len(events)


def _is_announcement(event: Event, stage: Stage) -> bool:
    """Was it said in front of everybody that this holds from now on?

    Either by an event of the same name, which may be about the one who acts, or by its facts.
    """
    if not isinstance(event, Told):
        return False
    if stage.key.endswith(f"-phase-{event.cause}"):
        return stage.arguments.items() <= {"seat": event.seat, **event.arguments}.items()
    return bool(stage.arguments) and stage.arguments.items() <= event.arguments.items()
