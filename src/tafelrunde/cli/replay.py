"""`tafelrunde replay`: a recorded game, told again."""

from __future__ import annotations

import warnings
from pathlib import Path

import tafelrunde
from tafelrunde.cli.arguments import BadArgument
from tafelrunde.cli.chronicle import Chronicle
from tafelrunde.cli.console import output, say
from tafelrunde.cli.log import print_log, title
from tafelrunde.cli.sheet import print_outcome
from tafelrunde.engine.errors import BadRecord, UnknownGame
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record, record_game_name


def replay(file: Path, /, *, cards: Path | None = None) -> None:
    """Print the story of a recorded game and how it ended, or where it stands.

    Parameters
    ----------
    file
        The record.
    cards
        The card file the game was played with, if not our own list.
    """
    text = read_text(file)
    try:
        game = tafelrunde.game(record_game_name(text), cards)
        record, chronicle = follow_record(game, text)
    except (BadRecord, UnknownGame) as error:
        raise BadArgument(f"{file}: {error}") from None
    console = output()
    players = int(record.state.players)
    console.print(title(game, f"{players} players", f"record {file.name}"), style="bold")
    print_log(console, chronicle, players)
    print_outcome(console, record.state)


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadArgument(f"{file}: this is no UTF-8 text ({error.reason})") from None


def follow_record(game: Game, text: str) -> tuple[Record, Chronicle]:
    """Check the whole record first, then play it again from its start and watch."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        whole = Record.parse(game, text)
        again = Record.parse(game, _heading(text))
    # Both parts have the same heading and so give the same warnings.
    for warning in dict.fromkeys(str(one.message) for one in caught):
        say(f"warning: {warning}")
    chronicle = Chronicle(game)
    chronicle.follow(again.state)
    for line in whole.moves:
        again.play(game.parse(line.partition(" ")[2]))
        chronicle.follow(again.state)
    return whole, chronicle


def _heading(text: str) -> str:
    """Everything of a record that stands before its first move."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(lines[: lines.index("moves") + 1])
