"""The journal of a game as text, so that a table loaded from a position keeps its story."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tafelrunde.engine.journal import Entry, Journal


def write_journal(entries: Sequence[Entry]) -> str:
    return json.dumps(
        [
            [
                *map(int, (e.form, e.cause, e.ply, e.seat, e.a, e.b, e.c, e.seers, e.reveals)),
                *map(int, e.things),
            ]
            for e in entries
        ],
        separators=(",", ":"),
    )


def read_journal(text: str) -> list[Entry]:
    found = []
    for form, cause, ply, seat, a, b, c, seers, reveals, *things in json.loads(text):
        found.append(Entry(form, cause, ply, seat, a, b, c, things, seers, bool(reveals)))
    return found


def journal_of(entries: list[Entry], ply: int) -> Journal:
    journal = Journal()
    journal.entries = entries
    journal.ply = ply
    return journal
