"""Where in the game every event happened: the course of its phases.

A phase can only be read at decisions, but one move may end a round and begin the next. There the
events are divided where the new phase is announced.
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
    """A phase, the number of the event with which it begins, and the ply of its first decision."""

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
        phase = phase_of(state.rules.game, state)
        depth = _first_difference(self.passages[-1].phase, phase)
        if depth is not None:
            opens = layout_of(state.rules.game).opens
            begin = self._followed + _beginning(events, phase[depth:], opens)
            self.passages.append(Passage(begin, int(state.ply), phase))
        self._followed += len(events)

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
