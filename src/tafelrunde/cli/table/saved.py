"""A saved table: a JSON file with the players, their language and the record of their game."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

import tafelrunde
from tafelrunde._home import write_safely
from tafelrunde.cli.console import say
from tafelrunde.cli.language import text as told
from tafelrunde.cli.table.company import is_bot
from tafelrunde.cli.table.seats import PERSON, Seat, check_name
from tafelrunde.cli.table.session import Session
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import OlderRules, Record, record_game_name
from tafelrunde.texts import languages
from tafelrunde.texts.saying import Trouble, trouble

FORMAT: Literal["tafelrunde table 1"] = "tafelrunde table 1"


class BadTable(TafelrundeError):
    """A file that is neither a saved table nor a record, or one that cannot be played on."""

    def __init__(self, path: Path, problem: TafelrundeError, game: Game | None = None) -> None:
        super().__init__(f"{path}: {problem}")
        self.problem = problem
        self._game = game

    def told(self, language: str) -> str:
        """The problem, without the file."""
        return trouble(self.problem, language, self._game)


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
    try:
        _check(saved, record)
    except TafelrundeError as error:
        raise BadTable(path, error) from None
    return Session(record, seats, cards), saved.language


def _check(saved: Saved, record: Record) -> None:
    players = record.state.players
    if len(saved.seats) != players:
        raise Trouble("command-error-table_seats", seats=len(saved.seats), players=players)
    for seat in saved.seats:
        check_name(seat.name)
        if seat.kind != PERSON and not is_bot(seat.kind):
            raise Trouble("command-error-table_kind", kind=seat.kind[:30])
    if saved.language not in languages():
        raise Trouble("command-error-table_language", language=saved.language[:30])


def _read(path: Path) -> Saved:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Saved)
    except (msgspec.DecodeError, RecursionError):
        raise BadTable(path, Trouble("command-error-table")) from None


def read_record(path: Path, text: str, cards: Path | None) -> Record:
    """The record in a file, played to its end; one of older rules comes with a warning."""
    game: Game | None = None
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            game = tafelrunde.game(record_game_name(text), cards)
            record = Record.parse(game, text)
        except TafelrundeError as error:
            raise BadTable(path, error, game) from None
    for warning in caught:
        if isinstance(warning.message, OlderRules):
            version, ours = warning.message.version, warning.message.ours
            say(told("error-record_older", version=version, ours=ours))
    return record
