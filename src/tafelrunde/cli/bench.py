"""`tafelrunde bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import tafelrunde
from tafelrunde import _native
from tafelrunde.cli.arguments import BadArgument
from tafelrunde.cli.console import messages, output
from tafelrunde.cli.measure import WINDOWS, Measurement
from tafelrunde.engine.game import Game
from tafelrunde.texts.wording import capital, spaced

LABELS = {
    "players": ("players", "{:d}"),
    "decisions_per_s": ("decisions per second", "{:,.0f}"),
    "decisions_per_s_python": ("the same from Python", "{:,.0f}"),
    "decisions_per_s_search": ("the same in search", "{:,.0f}"),
    "games_per_s": ("games per second", "{:,.0f}"),
    "playouts_per_s": ("playouts per second", "{:,.0f}"),
    "clone_us": ("clone", "{:,.2f} us"),
    "view_us": ("view of one seat", "{:,.1f} us"),
    "determinize_us": ("determinize", "{:,.1f} us"),
    "state_bytes": ("state", "{:,d} bytes"),
    "ratio_to_yardstick": ("ratio to the yardstick", "{:.2f}"),
}


def bench(
    *games: str,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), show_default=False)] = False,
    seconds: float = 10.0,
) -> None:
    """Measure the speed of games, on one core.

    Parameters
    ----------
    games
        The names of games; all without any.
    as_json
        Print the figures as JSON.
    seconds
        About how long each game is measured.
    """
    if not 0 < seconds < math.inf:
        raise BadArgument("--seconds: a number above 0 is wanted")
    chosen = [tafelrunde.game(name) for name in dict.fromkeys(games or tafelrunde.games())]
    figures = measure(chosen, seconds)
    compiled = _native.build() == "compiled"
    if as_json:
        print_json({"compiled": compiled, "games": figures})
    else:
        print_table(output(), compiled, figures)


def measure(games: list[Game], seconds: float) -> dict[str, dict[str, Any]]:
    console = messages()
    figures: dict[str, dict[str, Any]] = {}
    for game in games:
        measurement = Measurement(game, seconds)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            if not console.is_terminal:
                console.print(f"measuring {game.name}, about {seconds:g} s")
            task = progress.add_task(game.name, total=measurement.steps)
            for _ in measurement.run():
                progress.advance(task)
        figures[game.name] = measurement.figures()
    return figures


def print_json(report: Mapping[str, Any]) -> None:
    output().out(json.dumps(report, indent=2))


def print_table(console: Console, compiled: bool, figures: Mapping[str, Mapping[str, Any]]) -> None:
    build = "compiled" if compiled else "python"
    about = f"one core, best of {WINDOWS} windows"
    console.print(f"tafelrunde {tafelrunde.__version__} ({build}) · {about}", style="bold")
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False)
    table.add_column("")
    for name in figures:
        table.add_column(capital(spaced(name)), justify="right")
    for figure, (label, form) in LABELS.items():
        values = [found[figure] for found in figures.values()]
        cells = ["-" if value is None else form.format(value) for value in values]
        table.add_row(capital(label), *cells)
    console.print(table)
