"""The story of a game as text, so that a table loaded from a position keeps it.

Causes, places and things are written by name: their numbers are those of one process, and may be
others after an upgrade. A story that cannot be read any more is told anew from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine.events import Cause
from tafelrunde.engine.game import Game
from tafelrunde.engine.journal import CHANGED, MOVED, Entry, Journal
from tafelrunde.texts.course import Passage

UNUSED = 0  # a number that older stories have in its place


class UnreadableStory(ValueError):
    """A story that was written by an older program, or speaks of what is no longer there."""


class Story(msgspec.Struct):
    """Events, and the passages that began with them."""

    events: list[list[Any]]
    course: list[Passage]


def write_story(game: Game, entries: Sequence[Entry], passages: Sequence[Passage]) -> str:
    story = Story([_write(game, entry) for entry in entries], [*passages])
    return msgspec.json.encode(story).decode()


def _write(game: Game, entry: Entry) -> list[Any]:
    cause = game.causes[entry.cause]
    places = game.places.names
    a, b = int(entry.a), int(entry.b)
    named: tuple[Any, Any] = (a, b)
    if entry.form == MOVED:
        named = places[a], places[b]
    elif entry.form == CHANGED:
        named = places[a], b
    else:
        named = _word(game, _sort(cause, 0), a), _word(game, _sort(cause, 1), b)
    numbers = (entry.form, entry.ply, entry.seat, entry.c, entry.seers, UNUSED)
    things = [_word(game, cause.things, int(thing)) for thing in entry.things]
    return [cause.name, *named, *map(int, numbers), int(entry.victims), *things]


def read_story(game: Game, text: str) -> tuple[list[Entry], list[Passage]]:
    try:
        story = msgspec.json.decode(text, type=Story)
        return [_read(game, *item) for item in story.events], story.course
    except (ValueError, TypeError, IndexError) as error:
        raise UnreadableStory(str(error)) from error


def _read(
    game: Game,
    name: str,
    a: Any,
    b: Any,
    form: int,
    ply: int,
    seat: int,
    c: int,
    seers: int,
    _unused: int,
    victims: int,
    *things: Any,
) -> Entry:
    number = [cause.name for cause in game.causes].index(name)
    cause = game.causes[number]
    places = game.places.names
    if form == MOVED:
        a, b = places.index(a), places.index(b)
    elif form == CHANGED:
        a = places.index(a)
    else:
        a, b = _number(game, _sort(cause, 0), a), _number(game, _sort(cause, 1), b)
    found = [_number(game, cause.things, thing) for thing in things]
    entry = Entry(form, number, ply, seat, a, b, c, found, seers)
    entry.victims = victims
    return entry


def _sort(cause: Cause, place: int) -> str:
    """What sort of thing an argument of a told event is."""
    return cause.arguments[place][1] if place < len(cause.arguments) else ""


def _word(game: Game, sort: str, number: int) -> int | str:
    return game.words[sort][number] if sort in game.words else number


def _number(game: Game, sort: str, word: Any) -> int:
    return int(list(game.words[sort]).index(word) if sort in game.words else word)


def journal_of(entries: list[Entry], ply: int) -> Journal:
    journal = Journal()
    journal.entries = entries
    journal.ply = ply
    return journal
