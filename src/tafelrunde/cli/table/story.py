"""The story of a game: its events as sentences, in chapters and sections.

The division comes from the phase, which every game has: "round 3 / calling / merchant". What a
change of its first part begins is a chapter, of any later part a section.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from tafelrunde.cli.table.pieces import STORY, Heading, Piece, Row, Rows, Title
from tafelrunde.engine.events import Event
from tafelrunde.texts.course import Course
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words


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
