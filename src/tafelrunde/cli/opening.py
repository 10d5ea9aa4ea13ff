"""The game in a file, whatever it was written by: a record, a saved table, results of an arena."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.arena import results
from tafelrunde.cli.language import SPOKEN, BadArgument
from tafelrunde.cli.table import saved
from tafelrunde.cli.table.seats import PERSON, Seat
from tafelrunde.cli.table.session import Session
from tafelrunde.texts import Texts


def open_game(file: Path, cards: Path | None, number: int | None = None) -> tuple[Session, str]:
    """The game and the language to tell it in. Of several games in a file one has a number."""
    tongue = SPOKEN.language
    if results.is_results(file):
        record, seating = results.record_in(file, number, cards)
        names = [f"{name} {seat}" for seat, name in enumerate(seating)]
        return Session(record, [Seat(name, PERSON) for name in names], cards), tongue
    if number is not None:
        raise BadArgument("command-error-single_game", file=str(file))
    try:
        return _single_game(file, cards, tongue)
    except saved.BadTable as error:
        problem = error.told(tongue)
        raise BadArgument("command-error-file", file=str(file), problem=problem) from None


def _single_game(file: Path, cards: Path | None, tongue: str) -> tuple[Session, str]:
    text = _read_text(file)
    if text.lstrip().startswith("{"):
        session, saved_language = saved.load(file, cards)
        return session, tongue if SPOKEN.asked else saved_language
    record = saved.read_record(file, text, cards)
    names = [Texts(tongue).text("table-seat", number=k) for k in range(record.state.players)]
    return Session(record, [Seat(name, PERSON) for name in names], cards), tongue


def _read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadArgument("command-error-no_text", file=str(file)) from None
