"""The story of a game: its events as sentences, in chapters and sections.

The division comes from the phase, which every game has: "round 3 / calling / merchant". What a
change of its first part begins is a chapter, of any later part a section. A phase can only be read
at decisions, but one move may end a round and begin the next. There the events are divided where
the new phase is announced.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from tafelrunde.cli.table.pieces import STORY, Heading, Piece, Row, Rows, Title
from tafelrunde.engine.events import Event, Told
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Stage
from tafelrunde.texts.layout import layout_of
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words


class Course:
    """Where in the game every event happened. Public, and the same for every seat."""

    def __init__(self) -> None:
        self._begins = [0]  # numbers of the events with which a phase begins
        self._phases: list[list[Stage]] = [[]]
        self._followed = 0

    def follow(self, state: State) -> None:
        """Take in what has happened since the last call. To be called after every move."""
        events = state.events(self._followed, None)
        phase = state.view(None).phase
        depth = _first_difference(self._phases[-1], phase)
        if depth is not None:
            opens = layout_of(state.rules.game).opens
            begin = self._followed + _beginning(events, phase[depth:], opens)
            self._begins.append(begin)
            self._phases.append(phase)
        self._followed += len(events)

    def phase(self, event: Event) -> int:
        """The number of the phase in which an event happened."""
        return bisect_right(self._begins, event.number) - 1

    def stages(self, phase: int) -> list[Stage]:
        return self._phases[phase]

    @property
    def has_phases(self) -> bool:
        return len(self._phases) > 1


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


@dataclass
class Section:
    """Part of a chapter: a phase, or the turn of somebody."""

    title: str
    sentences: list[str]


@dataclass
class Chapter:
    """A large part of a game, such as a round."""

    title: str
    sections: list[Section] = field(default_factory=list)


def tell(events: Iterable[Event], course: Course, words: Words) -> list[Chapter]:
    """What happened, to the seat that the words are for; its events must be those of that seat."""
    chapters: list[Chapter] = []
    for number, found in groupby(events, key=course.phase):
        told = sentences(list(found), words)
        if told:
            titles = [words.stage(stage) for stage in course.stages(number)]
            title = titles[0] if titles else _unnamed(course, words)
            if not chapters or chapters[-1].title != title:
                chapters.append(Chapter(title))
            chapters[-1].sections.append(Section(titles[-1] if len(titles) > 1 else "", told))
    return chapters


def _unnamed(course: Course, words: Words) -> str:
    """What comes before the first phase; everything, where a game has no phases."""
    return words.text("terminal-before" if course.has_phases else "terminal-whole")


def length(chapters: Sequence[Chapter]) -> int:
    """How many sentences there are."""
    return sum(len(section.sentences) for chapter in chapters for section in chapter.sections)


def last_of(chapters: Sequence[Chapter], count: int) -> list[Chapter]:
    """The end of a story: its last so many sentences."""
    kept: list[Chapter] = []
    for chapter in reversed(chapters):
        sections: list[Section] = []
        for section in reversed(chapter.sections):
            if count > 0:
                sections.insert(0, Section(section.title, section.sentences[-count:]))
            count -= len(section.sentences)
        if sections:
            kept.insert(0, Chapter(chapter.title, sections))
    return kept


def story_pieces(chapters: Sequence[Chapter], *, titles: bool = True) -> list[Piece]:
    """Chapters under titles, or just their sections where one knows where one is."""
    pieces: list[Piece] = []
    for chapter in chapters:
        if titles:
            pieces.append(Title(chapter.title))
        elif len(chapters) > 1:
            pieces.append(Heading(chapter.title))
        rows = [Row(section.title, section.sentences, STORY) for section in chapter.sections]
        pieces.append(Rows(rows))
    return pieces
