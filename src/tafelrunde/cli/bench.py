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
from tafelrunde.arena.figures import Figures
from tafelrunde.cli.console import messages, output
from tafelrunde.cli.language import SPOKEN, BadArgument, text
from tafelrunde.cli.measure import WINDOWS, Measurement
from tafelrunde.engine.game import Game

# Digits behind the point, and the unit
FORMS = {
    "players": (0, ""),
    "decisions_per_s": (0, ""),
    "decisions_per_s_python": (0, ""),
    "decisions_per_s_search": (0, ""),
    "games_per_s": (0, ""),
    "playouts_per_s": (0, ""),
    "clone_us": (2, " us"),
    "view_us": (1, " us"),
    "determinize_us": (1, " us"),
    "state_bytes": (0, " bytes"),
    "ratio_to_yardstick": (2, ""),
}


def bench(
    *games: str,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), show_default=False)] = False,
    seconds: float = 10.0,
) -> None:
    """Measure the speed of games, on one core."""
    if not 0 < seconds < math.inf:
        raise BadArgument("command-error-seconds")
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
                facts = {"game": game.name, "seconds": f"{seconds:g}"}
                console.print(text("command-bench-measuring", **facts))
            task = progress.add_task(game.name, total=measurement.steps)
            for _ in measurement.run():
                progress.advance(task)
        figures[game.name] = measurement.figures()
    return figures


def print_json(report: Mapping[str, Any]) -> None:
    output().out(json.dumps(report, indent=2))


def print_table(console: Console, compiled: bool, figures: Mapping[str, Mapping[str, Any]]) -> None:
    build = "compiled" if compiled else "python"
    about = text("command-bench-about", windows=WINDOWS)
    console.print(f"tafelrunde {tafelrunde.__version__} ({build}) · {about}", style="bold")
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False)
    table.add_column("")
    for name in figures:
        table.add_column(text(f"{name}-name"), justify="right")
    write = Figures(SPOKEN.language).number
    for figure, (digits, unit) in FORMS.items():
        values = [found[figure] for found in figures.values()]
        cells = ["-" if value is None else write(value, digits) + unit for value in values]
        table.add_row(text(f"command-bench-{figure}"), *cells)
    console.print(table)
