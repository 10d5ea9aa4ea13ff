"""Follows a game from decision to decision and divides its events into chapters.

The division comes from the phase, which every game has: "round 3 / calling / merchant". What a
change of its first part begins is a chapter, of any later part a section. A phase can only be read
at decisions, but one move may end a round and begin the next. There the events are divided where
the new phase is announced.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.story import Chapter, Section, is_announcement
from tafelrunde.cli.wording import Wording
from tafelrunde.engine.events import Event
from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Stage

BEFORE = "Set-up"  # what comes before the first phase
WHOLE = "Game"  # everything, where a game has no phases


class Chronicle:
    """The public story of one game so far."""

    def __init__(self, game: Game) -> None:
        self.chapters: list[Chapter] = []
        self._wording = Wording(game)
        self._phase: list[Stage] = []
        self._told = 0  # events told so far

    def follow(self, state: State) -> None:
        """Take in what has happened since the last call. To be called after every move."""
        events = state.events(self._told, None)
        self._told += len(events)
        phase = state.view(None).phase
        depth = _first_difference(self._phase, phase)
        begin = len(events) if depth is None else _beginning(events, phase[depth:])
        if not self.chapters and begin:
            self.chapters.append(Chapter(BEFORE if phase else WHOLE, [Section("")]))
        self._tell(events[:begin])
        if depth is not None:
            self._turn_to(phase, depth)
        self._tell(events[begin:])

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.chapters[-1].sections[-1].add(event, self._wording)

    def _turn_to(self, phase: list[Stage], depth: int) -> None:
        self._phase = phase
        titles = [self._wording.stage(stage) for stage in phase]
        if depth == 0:
            self.chapters.append(Chapter(titles[0] if titles else ""))
        self.chapters[-1].sections.append(Section(titles[-1] if len(titles) > 1 else ""))


def _first_difference(old: Sequence[Stage], new: Sequence[Stage]) -> int | None:
    """Where two phases differ first; None if they do not."""
    for depth, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            return depth
    return None if len(old) == len(new) else min(len(old), len(new))


def _beginning(events: Sequence[Event], stages: Sequence[Stage]) -> int:
    """The first event of a new phase; with no announcement it begins with the next move.

    Announcements of one cause belong together: who is called in vain before the one who answers.
    """
    for stage in stages:
        for event in events:
            if is_announcement(event, stage.arguments):
                causes = [one.cause for one in events]
                return causes.index(event.cause)
    return len(events)
