"""`tafelrunde fit`: guides learn from games which moves are likely and what counts."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.progress import Progress

import tafelrunde
from tafelrunde.arena.extras import install_command
from tafelrunde.cli.arguments import check_writable, whole_number
from tafelrunde.cli.console import messages, output, say
from tafelrunde.cli.language import SPOKEN, BadArgument, text
from tafelrunde.engine.game import Game
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents.guides import (
    BadWeights,
    Learned,
    Weights,
    adapted,
    plain_guide,
    read_weights,
    weights_path,
    write_weights,
)
from tafelrunde.texts import Texts
from tafelrunde.texts.saying import trouble

if TYPE_CHECKING:
    from tafelrunde.fitting.fit import Schedule, Stage

WholeNumber = Annotated[int, Parameter(converter=whole_number)]
MOST_SEEDS = 1000
FAILED = 1
WHOSE = re.compile(r'"game"\s*:\s*"(\w+)"')  # in a file of weights, however damaged


def fit(
    game: str,
    /,
    *,
    players: str = "",
    games: WholeNumber = 400,
    selfplay: WholeNumber = 30000,
    search: WholeNumber = 0,
    rounds: WholeNumber = 1,
    trial: WholeNumber = 40,
    seed: WholeNumber = 1,
    jobs: WholeNumber = 1,
    out: Path | None = None,
) -> int:
    """Fit what bots that search know of a game, and write it beside the game."""
    if importlib.util.find_spec("numpy") is None:
        raise BadArgument("command-fit-no_numpy", command=install_command("arena"))
    from tafelrunde.fitting.fit import LostProcesses, Schedule

    for name, value, least in (
        *(("games", games, 10 if games else 0), ("selfplay", selfplay, 10), ("search", search, 0)),
        *(("rounds", rounds, 1), ("trial", trial, 2), ("jobs", jobs, 1), ("seed", seed, 0)),
    ):
        if value < least:
            raise BadArgument("command-error-at_least", option=f"--{name}", least=least)
    if seed >= MOST_SEEDS:
        most = MOST_SEEDS - 1
        raise BadArgument("command-error-at_most", option="--seed", most=most, given=seed)
    chosen = tafelrunde.game(game)
    path = weights_path(chosen.name) if out is None else out
    check_writable("--out", path)
    _check_replaceable(path, chosen)
    if not games and search:
        raise BadArgument("command-fit-no_games")
    schedule = Schedule(games, selfplay, search, seed, jobs, trial)
    try:
        _fit_all(chosen, _counts(chosen, players), schedule, rounds, path)
    except LostProcesses as error:
        say(trouble(error, SPOKEN.language))
        return FAILED
    return 0


def _check_replaceable(path: Path, game: Game) -> None:
    """Only weights of the same game may be overwritten, and those also if they are damaged."""
    if not path.exists():
        return
    if not path.is_file():
        raise BadArgument("command-fit-no_file", file=str(path))
    text = path.read_text("utf-8", errors="replace")
    named = WHOSE.search(text)
    if named is None or '"features"' not in text:
        raise BadArgument("command-fit-no_weights", file=str(path))
    if named[1] != game.name:
        theirs, ours = named[1], game.name
        raise BadArgument("command-fit-other_game", file=str(path), theirs=theirs, ours=ours)


def _counts(game: Game, numbers: str) -> list[int]:
    if not numbers:
        return list(game.players)
    if not all(one.isdecimal() and len(one) < 3 for one in numbers.split(",")):
        raise BadArgument("command-fit-no_numbers", given=numbers[:30])
    return list(dict.fromkeys(game.check_players(int(one)) for one in numbers.split(",")))


def _fit_all(game: Game, counts: list[int], schedule: Schedule, rounds: int, path: Path) -> None:
    guide = plain_guide(game.new(counts[0], 0).rules, counts[0])
    known = _known(game, path)
    weights = Weights(
        game.name,
        game.version,
        game.cards,
        list(guide.features),
        list(guide.terms),
        dict(known.players) if known else {},
    )
    kept = "command-fit-unchanged"
    console = messages()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.name)

        told: set[Stage] = set()

        def show(stage: Stage, done: int, of: int) -> None:
            where: Arguments = {"game": stage.game, "players": stage.players}
            what = text(f"command-fit-{stage.what}_of", **where)
            progress.update(task, description=what, completed=done, total=of)
            if not console.is_terminal and stage not in told:  # where no bar is drawn
                told.add(stage)
                console.print(what, soft_wrap=True)

        for players in counts:
            before = known.for_players(players) if known else None
            for learned in _lessons(game, players, schedule, rounds, before, show):
                weights.players[players] = learned
                write_weights(weights, path)
                kept = "command-fit-written"
    output().print(text(kept, file=path.name), soft_wrap=True)


def _lessons(
    game: Game,
    players: int,
    schedule: Schedule,
    rounds: int,
    known: Learned | None,
    show: Callable[[Stage, int, int], None],
) -> Iterator[Learned]:
    """What is learned for a number of players: by the steward if nothing is known yet, then by
    search, as long as that helps. Without search the steward teaches again what is known."""
    from tafelrunde.fitting.fit import fit as fit_one
    from tafelrunde.fitting.fit import improve
    from tafelrunde.fitting.report import report, trial_report

    texts = Texts(SPOKEN.language)
    guide = plain_guide(game.new(players, 0).rules, players)
    lessons = rounds if schedule.iterations else 0 if known is None else 1
    if known is None:
        if not schedule.games:
            raise BadArgument("command-fit-nothing_known")
        outcome = fit_one(game, players, replace(schedule, iterations=0), None, show)
        _print(report(outcome, guide.features, guide.terms, texts))
        known = outcome.learned
        yield known
    for number in range(lessons):
        lesson = replace(schedule, seed=schedule.seed + number)
        outcome, found = improve(game, players, lesson, known, show)
        _print([*report(outcome, guide.features, guide.terms, texts), trial_report(found, texts)])
        if not found.helps:
            return
        known = outcome.learned
        yield known


def _print(lines: list[str]) -> None:
    for line in lines:
        output().print(line, soft_wrap=True)


def _known(game: Game, path: Path) -> Weights | None:
    """What was fitted before. If the guide has other features or terms by now, what is known of the
    others is kept; of other rules or cards, or from a damaged file, it is begun anew."""
    if not path.is_file():
        return None
    guide = plain_guide(game.new(game.players[0], 0).rules, game.players[0])
    try:
        found = read_weights(path, game)
    except BadWeights as error:
        fault = str(error).removesuffix(f"; run: tafelrunde fit {game.name}")  # it does run
        say(text("command-fit-anew", fault=fault))
        return None
    if found.cards != game.cards:
        say(text("command-fit-other_cards", file=path.name, game=game.name))
        return None
    return adapted(found, guide)
