"""A saved table: a JSON file with the players, their language and the record of their game."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

import tafelrunde
from tafelrunde._home import write_safely
from tafelrunde.cli.console import say
from tafelrunde.cli.table.company import is_bot
from tafelrunde.cli.table.seats import PERSON, Seat, name_problem
from tafelrunde.cli.table.session import Session
from tafelrunde.engine.errors import BadCards, BadRecord, IllegalMove, TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record, record_game_name
from tafelrunde.texts import languages
from tafelrunde.texts.saying import card_trouble
from tafelrunde.texts.saying import say as in_words

FORMAT: Literal["tafelrunde table 1"] = "tafelrunde table 1"


class BadTable(TafelrundeError):
    """A file that is neither a saved table nor a record, or one that cannot be played on."""

    def __init__(self, path: Path, problem: str, words: Callable[[str], str] | None = None) -> None:
        super().__init__(f"{path}: {problem}")
        self.problem = problem
        self._words = words  # the problem in a language

    def told(self, language: str) -> str:
        """The problem, in a language where there are words for it."""
        return self.problem if self._words is None else self._words(language)


class SavedSeat(Struct, forbid_unknown_fields=True):
    name: str
    kind: str


class Saved(Struct, forbid_unknown_fields=True):
    """The file. `cards` is the path of the card file, where it is not our own list."""

    format: Literal["tafelrunde table 1"]
    language: str
    seats: list[SavedSeat]
    record: str
    cards: str | None = None


def save(session: Session, language: str, path: Path) -> None:
    seats = [SavedSeat(seat.name, seat.kind) for seat in session.seats]
    cards = None if session.cards is None else str(session.cards.absolute())
    table = Saved(FORMAT, language, seats, session.record.text, cards)
    write_safely(path, msgspec.json.format(msgspec.json.encode(table), indent=2).decode() + "\n")


def load(path: Path, cards: Path | None = None) -> tuple[Session, str]:
    """A saved table and its language. `cards` if the card file is not any more where it was."""
    saved = _read(path)
    if cards is None and saved.cards is not None:
        cards = Path(saved.cards)
    record = read_record(path, saved.record, cards)
    seats = [Seat(seat.name, seat.kind) for seat in saved.seats]
    if len(seats) != record.state.players:
        raise BadTable(path, f"{len(seats)} seats for {record.state.players} players")
    for seat in seats:
        if name_problem(seat.name):
            raise BadTable(path, name_problem(seat.name))
        if seat.kind != PERSON and not is_bot(seat.kind):
            raise BadTable(path, f"there is no kind of player {seat.kind[:30]!r}")
    if saved.language not in languages():
        raise BadTable(path, f"there is no language {saved.language[:30]!r}")
    return Session(record, seats, cards), saved.language


def _read(path: Path) -> Saved:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Saved)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadTable(path, f"this is no saved table: {error}") from None


def read_record(path: Path, text: str, cards: Path | None) -> Record:
    """The record in a file, played to its end; one of older rules comes with a warning."""
    try:
        game = tafelrunde.game(record_game_name(text), cards)
    except BadCards as error:
        raise BadTable(path, str(error), partial(card_trouble, error)) from None
    except TafelrundeError as error:
        raise BadTable(path, str(error)) from None
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            record = Record.parse(game, text)
        except TafelrundeError as error:
            raise BadTable(path, str(error), partial(_trouble, error, game)) from None
    for warning in caught:
        say(f"warning: {warning.message}")
    return record


def _trouble(error: TafelrundeError, game: Game, language: str) -> str:
    """What is wrong in a record; for why a move is refused there are words."""
    refused = error.__cause__
    if isinstance(error, BadRecord) and isinstance(refused, IllegalMove):
        return f"line {error.line}: {refused.move}: {in_words(refused, game, language)}"
    return str(error)
