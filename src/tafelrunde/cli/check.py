"""`tafelrunde check`: random games under the laws that every game obeys."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tafelrunde
from tafelrunde import _native
from tafelrunde.arena.figures import Figures
from tafelrunde.cli.arguments import WholeNumber, positive
from tafelrunde.cli.console import messages, output
from tafelrunde.cli.language import SPOKEN, text
from tafelrunde.engine.check import Adviser, Report, check_games, expected
from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tafelrunde.opponents import UnknownBot, bot
from tafelrunde.opponents.steward import steward_of

PIECE = 20  # games that a process checks before it reports
LARGE = 1000  # from so many games on, what was never exercised is a failure
GROUPS = ("law", "players", "option", "decision", "verb", "effect", "cause", "refusal", "a")
FAILED = 1


def check(
    *game: str,
    games: WholeNumber = None,
    seed: WholeNumber = None,
    jobs: WholeNumber = None,
    thorough: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> int:
    """Play random games of all player counts and options under the laws of every game."""
    number = positive("--games", games, 200)
    workers = positive("--jobs", jobs, os.cpu_count() or 1)
    chosen = [tafelrunde.game(name) for name in dict.fromkeys(game or tafelrunde.games())]
    first = 1 if seed is None else chosen[0].check_seed(seed)
    passed = True
    for one in chosen:
        report = run(one, first, number, workers, thorough)
        passed = print_report(output(), one, report) and passed
    return 0 if passed else FAILED


def run(game: Game, seed: int, games: int, jobs: int, thorough: bool) -> Report:
    """Check the games in pieces, several at a time, and show how far it is."""
    console = messages()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    total = Report()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        if not console.is_terminal:
            console.print(text("command-check-checking", games=games, game=game.name))
        task = progress.add_task(game.name, total=games)
        for piece in _pieces(game, seed, games, jobs, thorough):
            total.add(piece)
            broken = len(total.findings)
            label = text("command-check-bar", game=game.name, broken=broken)
            progress.update(task, advance=piece.games, description=label)
    return total


def _pieces(game: Game, seed: int, games: int, jobs: int, thorough: bool) -> Iterator[Report]:
    adviser = adviser_for(game)
    numbers = [range(start, min(start + PIECE, games)) for start in range(0, games, PIECE)]
    if jobs == 1:
        for piece in numbers:
            yield check_games(game, seed, piece, thorough, adviser)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        pending: set[Future[Report]] = {
            pool.submit(check_games, game, seed, piece, thorough, adviser) for piece in numbers
        }
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def adviser_for(game: Game) -> Adviser | None:
    """The steward, where a game has one."""
    try:
        steward_of(game.name)
    except UnknownBot:
        return None
    return _steward


def _steward(world: State, seat: int, seed: int) -> int:
    return bot("steward").choose(world, seat, None, seed)


def print_report(console: Console, game: Game, report: Report) -> bool:
    """What was exercised, what never was, and which laws were broken; whether all is well."""
    build = _native.build()
    write = Figures(SPOKEN.language).number
    counted = {"games": write(report.games, 0), "decisions": write(report.decisions, 0)}
    heading = text("command-check-counted", game=game.name, build=build, **counted)
    console.print(heading, style="bold")
    console.print(exercised_table(report))
    missing = [name for name in expected(game) if not report.count[name]]
    large = report.games >= LARGE
    if missing:
        style = "bold red" if large else "dim"
        never = text("command-check-never", names=", ".join(missing))
        console.print(never, style=style, soft_wrap=True)
    for finding in report.findings:
        path = Path(f"broken-{game.name}-{finding.number}.txt")
        path.write_text(finding.record, "utf-8")
        problem = finding.problem if len(finding.problem) < 400 else finding.problem[:397] + "..."
        broken = text("command-check-broken", number=finding.number, problem=problem)
        console.print(broken, style="bold red", soft_wrap=True)
        console.print(f"  {text('command-check-record', file=str(path))}", soft_wrap=True)
    if not report.findings:
        console.print(text("command-check-passed"), style="bold")
    return not report.findings and not (missing and large)


def exercised_table(report: Report) -> Table:
    """How often everything was exercised, in groups."""
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False, show_header=False)
    table.add_column("")
    table.add_column("")
    table.add_column("", justify="right")
    for group in GROUPS:
        rows = [
            (name.removeprefix(group + " "), count)
            for name, count in sorted(report.count.items())
            if name.startswith(group + " ")
        ]
        for i, (name, count) in enumerate(rows):
            first = "" if i or group == "a" else text(f"command-check-{group}")
            table.add_row(first, name, Figures(SPOKEN.language).number(count, 0))
        table.add_section()
    return table
