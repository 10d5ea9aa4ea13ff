"""`tafelrunde games` and `tafelrunde bots`: what there is to play, and against whom."""

from __future__ import annotations

import tafelrunde
from tafelrunde.arena.figures import Figures
from tafelrunde.cli.console import output
from tafelrunde.cli.language import SPOKEN, text
from tafelrunde.cli.tables import Column, Sheet
from tafelrunde.opponents.registry import LEVELS
from tafelrunde.opponents.searching import SearchBot


def games() -> None:
    """The names of all games, their titles, how many can play, and what they are about."""
    columns = [text(f"command-list-{name}") for name in ("game", "title", "players", "about")]
    rows = [
        [name, text(f"{name}-name"), f"{players[0]}–{players[-1]}", text(f"{name}-teaser")]
        for name in tafelrunde.games()
        for players in [tafelrunde.game(name).players]
    ]
    _show(columns, rows)


def bots() -> None:
    """The levels of bots from the weakest to the strongest, and the time they take for a move."""
    columns = [text(f"command-list-{name}") for name in ("bot", "title", "cost", "about")]
    rows = []
    for kind in LEVELS:
        about = text(f"table-bot-{kind.name}"), text(f"table-bot-{kind.name}-about")
        cost = text("command-list-at_once")
        if issubclass(kind, SearchBot):
            seconds = Figures(SPOKEN.language).number(kind.seconds)
            cost = text("command-list-seconds", seconds=seconds)
        rows.append([kind.name, about[0], cost, about[1]])
    _show(columns, rows)


def _show(headings: list[str], rows: list[list[str]]) -> None:
    *short, last = headings
    Sheet([*map(Column, short), Column(last, wraps=True)], rows).show(output())
