"""`tafelrunde analyse`: how a recorded game stood, and which moves lost most."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tafelrunde._home import write_safely
from tafelrunde.arena import plots
from tafelrunde.arena.analysis import Decision, Judgement, Judging, decisions, losses
from tafelrunde.arena.entrants import BadEntrant, Entrant
from tafelrunde.arena.estimate import Estimator, Playouts
from tafelrunde.arena.extras import install_command
from tafelrunde.arena.figures import Figures
from tafelrunde.arena.lookahead import LookAhead
from tafelrunde.arena.processes import Processes
from tafelrunde.arena.runner import Failed, Inline, Runner
from tafelrunde.arena.statistics import Interval, Z
from tafelrunde.cli.arguments import (
    WholeNumber,
    check_writable,
    positive,
)
from tafelrunde.cli.console import messages, output, say, say_if_interpreted
from tafelrunde.cli.language import SPOKEN, BadArgument, blamed, text
from tafelrunde.cli.opening import open_game
from tafelrunde.cli.tables import Column, Sheet
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.engine.state import State
from tafelrunde.opponents import Bot, UnknownBot
from tafelrunde.opponents.guides import guide_for
from tafelrunde.opponents.searching import SearchBot
from tafelrunde.texts.saying import Trouble, trouble
from tafelrunde.texts.words import Words

USUAL_SEED = 1
USUAL_BOT = "knight"
CHANCE = "random"
STEWARD = "steward"
FEWEST = 4  # iterations: one half finds the best move, and of one value no interval is known
WORST = 10  # moves in the table of losses
DOTS = 150  # to an inch, in a picture of dots
NAMED = 12  # chapters whose names stand in a picture
PICTURES = (".svg", ".png", ".pdf")
JSON_FORMAT = "tafelrunde analysis 1"


def analyse(
    file: Path,
    /,
    *,
    bot: str | None = None,
    seat: WholeNumber = None,
    iterations: WholeNumber = None,
    seed: WholeNumber = None,
    jobs: WholeNumber = None,
    game: WholeNumber = None,
    all_: Annotated[bool, Parameter(name="--all", negative=(), show_default=False)] = False,
    json: Path | None = None,
    picture: Path | None = None,
    cards: Path | None = None,
) -> None:
    """Estimate how a recorded game stood at every decision, and which moves lost most."""
    _check_picture(picture)
    check_writable("--picture", picture)
    check_writable("--json", json)
    session, _ = open_game(file, cards, game)
    record, names = session.record, [one.name for one in session.seats]
    record.game.check_seat(seat, record.state.players)
    bot, estimator = judging(bot, record.state)
    effort = _effort(iterations, estimator)
    number = record.game.check_seed(USUAL_SEED if seed is None else seed)
    workers = positive("--jobs", jobs, os.cpu_count() or 1)
    found = list(decisions(record))
    if not found:
        raise BadArgument("arena-error-no_moves", file=str(file))
    say_if_interpreted()
    tasks = [Judging(one, estimator, seat, number, effort) for one in found]
    judged = judge(tasks, Processes(workers) if workers > 1 else Inline(), file.name)
    words = Words(record.game, SPOKEN.language, names, options=record.state.rules.options)
    about = Analysis(JSON_FORMAT, record.game.name, names, seat, bot, effort, number, judged)
    # First: somebody may not read on.
    problems = [
        *_kept(json, lambda path: write_safely(path, about.text())),
        *_kept(picture, lambda path: draw(path, found, judged, words)),
    ]
    ahead = isinstance(estimator, LookAhead)
    Pages(words, found, judged, record, ahead=ahead).show(seat, bot, effort, all_)
    if problems:
        *others, last = problems
        for one in others:
            say(trouble(one, SPOKEN.language))
        raise last


class NotWritten(Trouble):
    """A file that could not be written, though that was to be expected."""


def _kept(file: Path | None, write: Callable[[Path], None]) -> list[NotWritten]:
    """Write a file if one is wanted; what prevented it."""
    try:
        if file is not None:
            write(file)
    except OSError as error:
        return [NotWritten("command-error-file", file=str(file), problem=error)]
    return []


def _effort(iterations: int | None, estimator: Estimator) -> int:
    effort = positive("--iterations", iterations, estimator.usual)
    if effort < FEWEST:
        raise BadArgument("command-error-at_least", option="--iterations", least=FEWEST)
    return effort


def judging(bot: str | None, state: State) -> tuple[str, Estimator]:
    """Who judges, and how. Those who would look ahead with nothing of use let stewards play on."""
    guided = guide_for(state.rules, int(state.players))
    if bot is None:
        bot = USUAL_BOT if guided.is_trained else CHANCE
    found = _entered(bot, state.rules.game)
    if not isinstance(found, SearchBot):
        return bot, Playouts(bot)
    if guided.is_fit:
        return bot, LookAhead(found)
    say(guided.fault)
    return STEWARD, Playouts(STEWARD)


def _entered(name: str, game: Game) -> Bot:
    """By the clock, estimates would be others every time."""
    _, at, effort = name.strip().rpartition("=")[2].partition("@")
    if at and not effort.strip("0").isdecimal():
        raise BadArgument("arena-error-clock", name=name)
    with blamed("--bot", BadEntrant, UnknownBot):
        return Entrant.read(name).enter(game)


class Analysis(msgspec.Struct):
    """The file of figures."""

    format: str
    game: str
    players: list[str]
    seat: int | None
    bot: str
    iterations: int
    seed: int
    decisions: list[Judgement]

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def _check_picture(picture: Path | None) -> None:
    """Before minutes of work, not after."""
    if picture is None:
        return
    if picture.suffix not in PICTURES:
        raise BadArgument("arena-error-picture", name=picture.name, endings=", ".join(PICTURES))
    if not plots.available():
        raise BadArgument("arena-error-no_plots", command=install_command("arena"))


def judge(tasks: Sequence[Judging], runner: Runner, name: str) -> list[Judgement]:
    """All decisions, in their order, with a bar that says how far it is."""
    console = messages()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    found: dict[int, Judgement] = {}
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        if not console.is_terminal:
            console.print(text("arena-analysing", count=len(tasks), file=name), soft_wrap=True)
        bar = progress.add_task(name, total=len(tasks))
        for outcome in runner.run(tasks):
            if isinstance(outcome, Failed):
                raise BadArgument(
                    "arena-error-decision", number=outcome.number, problem=outcome.problem
                )
            found[outcome.number] = outcome.value
            progress.advance(bar)
    return [found[number] for number in sorted(found)]


def draw(
    picture: Path, found: Sequence[Decision], judged: Sequence[Judgement], words: Words
) -> None:
    """The chances of all seats over the decisions."""
    figures = Figures(words.language)
    at = [float(one.ply) for one in judged]
    rows = [
        (
            words.player(seat),
            [_interval(one.chances[seat], one.errors[seat]) for one in judged],
        )
        for seat in range(found[0].state.players)
    ]
    starts = _starts(judged)
    step = -(-len(starts) // NAMED)
    chapters = [
        (at[k], words.path(list(found[k].stages)) if number % step == 0 else "")
        for number, k in enumerate(starts)
    ]
    labels = (words.text("arena-decision-axis"), words.text("arena-chance-axis"))
    title = words.text("arena-course", game=words.title)
    figure = plots.courses(rows, at, chapters, title, labels, figures.percent)
    drawn = BytesIO()
    figure.savefig(drawn, dpi=DOTS, format=picture.suffix[1:])
    write_safely(picture, drawn.getvalue())


def _interval(value: float, error: float) -> Interval:
    """Of a share: no chance lies below nothing or above all."""
    return Interval(value, max(0.0, value - Z * error), min(1.0, value + Z * error))


def _starts(judged: Sequence[Judgement]) -> list[int]:
    """Where chapters begin."""
    return [k for k, one in enumerate(judged) if k == 0 or one.chapter != judged[k - 1].chapter]


@dataclass(frozen=True)
class Pages:
    """The tables at the terminal."""

    words: Words
    found: Sequence[Decision]
    judged: Sequence[Judgement]
    record: Record
    ahead: bool  # do those who judge look ahead, instead of playing to the end?

    def show(self, seat: int | None, bot: str, iterations: int, everything: bool) -> None:
        console, text = output(), self.words.text
        key = "arena-judged-all" if seat is None else "arena-judged-seat"
        player = "" if seat is None else self.words.player(seat)
        by = "arena-judged-ahead" if self.ahead else "arena-judged-games"
        how = text(by, bot=bot, iterations=iterations)
        about = text(key, player=player, how=how)
        console.print(f"{self.words.title} · {text('arena-analysis')}", style="bold")
        console.print(about)
        console.print()
        self._course(everything).show(console)
        worst = [one for one in losses(self.judged) if (one.loss or 0) > 0][:WORST]
        console.print(f"\n{text('arena-lost-most')}", style="bold")
        if not worst:
            console.print(text("arena-lost-nothing"))
            return
        self._losses(worst).show(console)
        console.print(text("arena-lost-about"), style="dim")

    def _chances(self, one: Judgement) -> list[str]:
        figures = Figures(self.words.language)
        return [
            figures.share(_interval(value, error))
            for value, error in zip(one.chances, one.errors, strict=True)
        ]

    def _course(self, everything: bool) -> Sheet:
        words = self.words
        seats = range(self.found[0].state.players)
        chances = [Column(words.player(seat), "right") for seat in seats]
        if not everything:
            rows = [
                [words.path(list(self.found[k].stages)), *self._chances(self.judged[k])]
                for k in _starts(self.judged)
            ]
            return Sheet([Column(words.text("arena-before-round")), *chances], rows)
        line, move = Column(words.text("arena-line")), Column(words.text("arena-move"), wraps=True)
        rows = [
            [str(self._line(k)), self._told(one, one.move), *self._chances(one)]
            for k, one in enumerate(self.judged)
        ]
        return Sheet([line, move, *chances], rows)

    def _losses(self, worst: Sequence[Judgement]) -> Sheet:
        words, figures = self.words, Figures(self.words.language)
        columns = [
            Column(words.text("arena-line"), "right"),
            Column(words.text("arena-move"), wraps=True),
            Column(words.text("arena-better"), wraps=True),
            Column(words.text("arena-loss"), "right"),
        ]
        rows = []
        for one in worst:
            told = figures.share(_interval(one.loss or 0.0, one.loss_error or 0.0))
            line = self._line(self.judged.index(one))
            rows.append([str(line), self._told(one, one.move), words.move(one.best or ""), told])
        return Sheet(columns, rows)

    def _told(self, one: Judgement, move: str) -> str:
        return f"{self.words.player(one.seat)}: {self.words.move(move)}"

    def _line(self, number: int) -> int:
        """The line of a move in the record, as `replay --from` takes it."""
        lines = self.record.text.splitlines()
        return lines.index("moves") + 2 + number
