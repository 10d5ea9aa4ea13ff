"""`tafelrunde arena`: bots against each other, and what came of it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

import tafelrunde
from tafelrunde.arena import ratings, report
from tafelrunde.arena.entrants import BadEntrant
from tafelrunde.arena.extras import install_command
from tafelrunde.arena.figures import Figures
from tafelrunde.arena.match import Match
from tafelrunde.arena.on_ray import OnRay
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.processes import Processes
from tafelrunde.arena.ratings import Rating
from tafelrunde.arena.results import ResultsFile
from tafelrunde.arena.runner import Failed, Inline, Runner
from tafelrunde.arena.summary import Summary
from tafelrunde.cli.arguments import (
    WholeNumber,
    positive,
    read_options,
    read_seats,
)
from tafelrunde.cli.console import (
    INTERRUPTED,
    ended_in_time,
    messages,
    output,
    say,
    say_if_interpreted,
)
from tafelrunde.cli.language import SPOKEN, blamed, text
from tafelrunde.cli.tables import Column, Sheet
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents import UnknownBot
from tafelrunde.texts.words import Words

USUAL_GAMES = 100
USUAL_SEED = 1
FAILED = 1
REPORT = "report.html"
SPEED_OVER = 600.0  # seconds; a game of slow bots takes minutes


def arena(
    game: str,
    /,
    *,
    bots: str,
    games: WholeNumber = None,
    players: WholeNumber = None,
    jobs: WholeNumber = None,
    seed: WholeNumber = None,
    ray: str | None = None,
    out: Path | None = None,
    option: Annotated[
        tuple[str, ...], Parameter(negative=(), metavar="NAME=VALUE", show_default=False)
    ] = (),
    cards: Path | None = None,
) -> int:
    """Let bots play many games against each other, and say how sure the outcome is."""
    plan = _plan(game, cards, bots, players, seed, option)
    wanted = positive("--games", games, USUAL_GAMES)
    workers = positive("--jobs", jobs, os.cpu_count() or 1)
    count = plan.rounded(wanted)
    runner = OnRay(ray, workers) if ray else Processes(workers) if workers > 1 else Inline()
    folder = _folder(plan) if out is None else out
    words = Words(plan.game, SPOKEN.language, (), options=plan.options)
    if count != wanted:
        each = plan.games_of_a_deal
        say(text("arena-more-games", count=count, wanted=wanted, seatings=each))
    with ResultsFile(folder, plan) as file:
        if file.torn:
            say(text("arena-torn", file=str(file.path)))
        say_if_interpreted()
        say_if_untaught(plan, words)
        try:
            with ended_in_time():
                failed = play(plan, file, count, runner)
        except KeyboardInterrupt:
            done = count - len(file.missing(count))
            say(text("arena-interrupted", done=done, count=count))
            return INTERRUPTED
        results = file.first(count)
    for one in failed:
        seating = ", ".join(plan.fixture(one.number).seating)
        say(text("arena-failed", number=one.number, seating=seating, problem=one.problem))
    if results:
        summary = Summary(plan.labels, plan.games_of_a_deal, results)
        try:
            # First: somebody may not read on.
            written = _report(folder, plan, file.heading.learned, summary, words)
        finally:  # without a report, too: on a full disk the table is all there is
            show(summary, words, _rated(summary))
        output().print(f"\n{written}", soft_wrap=True)
    return FAILED if failed else 0


def _plan(
    game: str,
    cards: Path | None,
    bots: str,
    players: int | None,
    seed: int | None,
    option: Sequence[str],
) -> Plan:
    known = tafelrunde.game(game, cards)
    first = USUAL_SEED if seed is None else seed
    with blamed("--bots", BadEntrant, UnknownBot):
        return Plan.make(known, read_seats(bots), players, first, read_options(option))


def say_if_untaught(plan: Plan, words: Words) -> None:
    """Before hours of games, and not only in the report after them."""
    for label, note, fault in report.untaught(plan):
        say(f"{label}: {words.text(note)}" + (f" ({fault})" if fault else ""))


def _folder(plan: Plan) -> Path:
    """The same plan has the same folder."""
    digest = sha256(msgspec.json.encode(plan.heading)).hexdigest()[:8]
    return Path("arena") / f"{plan.game.name}-{digest}"


def play(plan: Plan, file: ResultsFile, games: int, runner: Runner) -> list[Failed]:
    """Play what is missing, and show how far it is; what could not be played."""
    missing = file.missing(games)
    console = messages()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
    )
    failed: list[Failed] = []
    with Progress(
        *columns,
        console=console,
        disable=not console.is_terminal,
        speed_estimate_period=SPEED_OVER,
    ) as progress:
        if not console.is_terminal:
            facts: Arguments = {"missing": len(missing), "games": games, "game": plan.game.name}
            console.print(text("arena-playing", **facts), soft_wrap=True)
        bar = progress.add_task(plan.game.name, total=games, completed=games - len(missing))
        for outcome in runner.run(Match.of(plan, number) for number in missing):
            if isinstance(outcome, Failed):
                failed.append(outcome)
            else:
                file.add(outcome.value)
            label = text("arena-bar", game=plan.game.name, failed=len(failed))
            progress.update(bar, advance=1, description=label)
    return failed


class Speed(ProgressColumn):
    """Games per second, or per minute where they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.speed
        if speed is None:
            return Text("")
        unit, number = ("second", speed) if speed >= 1 else ("minute", 60 * speed)
        shown = Figures(SPOKEN.language).number(number)
        return Text(text(f"arena-games_a_{unit}", speed=shown))


def _rated(summary: Summary) -> dict[str, Rating]:
    return ratings.ratings(summary.labels, summary.results) if ratings.available() else {}


def show(summary: Summary, words: Words, rated: dict[str, Rating]) -> None:
    """The table of all bots, how they did on the same deals, and how long games were."""
    console, figures = output(), Figures(words.language)
    text = words.text
    facts: Arguments = {
        "games": len(summary.results),
        "players": summary.players,
        "decisions": figures.number(summary.decisions.value, 0),
        "rounds": figures.number(summary.rounds.value),
        "even": figures.percent(1 / summary.players),
    }
    console.print(f"{words.title} · {text('arena-played', **facts)}", style="bold")
    _standings(summary, words, rated).show(console)
    if summary.pairs:
        console.print(f"\n{text('arena-same-deals')}", style="bold")
        _pairs(summary, words).show(console)


def _standings(summary: Summary, words: Words, rated: dict[str, Rating]) -> Sheet:
    figures = Figures(words.language)
    headings = ("rating", "wins", "points", "place", "time", "late")[not rated :]
    columns = [Column(words.text(f"arena-{name}"), "right") for name in headings]
    rows = []
    for one in summary.standings:
        rating = rated.get(one.label)
        cells = [one.label]
        if rating is not None:
            cells.append(f"{figures.number(rating.mu)} ± {figures.number(rating.sigma)}")
        cells += [
            figures.share(one.wins),
            figures.mean(one.points),
            figures.number(one.place.value),
        ]
        rows.append([*cells, figures.time(one.think), figures.time(one.late)])
    return Sheet([Column(words.text("arena-bot")), *columns], rows)


def _pairs(summary: Summary, words: Words) -> Sheet:
    figures, text = Figures(words.language), words.text
    rows = []
    for pair in summary.pairs:
        wins = text("arena-gap-wins", gap=figures.gap(pair.wins))
        points = text("arena-gap-points", gap=figures.mean(pair.points, sign=True))
        rows.append([text("arena-before", one=pair.one, other=pair.other), wins, points])
    return Sheet([Column()] * 3, rows, gap=4)


def _report(
    folder: Path, plan: Plan, learned: Mapping[str, str], summary: Summary, words: Words
) -> str:
    """Write the report if that can be done; a sentence about where everything is."""
    if not report.available():
        return words.text("arena-no-report", folder=str(folder), command=install_command("arena"))
    report.write(folder / REPORT, plan, learned, summary, words)
    return words.text("arena-written", file=str(folder / REPORT))
