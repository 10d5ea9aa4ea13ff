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
from tafelrunde.cli.arguments import BadArgument, check_writable, whole_number
from tafelrunde.cli.console import messages, output, say
from tafelrunde.engine.game import Game
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

if TYPE_CHECKING:
    from tafelrunde.fitting.fit import Schedule

WholeNumber = Annotated[int, Parameter(converter=whole_number)]
MOST_SEEDS = 1000
FAILED = 1
WHOSE = re.compile(r'"game"\s*:\s*"(\w+)"')  # in a file of weights, however damaged


def fit(
    game: str,
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
    """Fit what bots that search know of a game, and write it beside the game.

    First the steward is watched. With --search the games are played by search, guided by what is
    known already: so search teaches the guide that guides it. If there are weights already, the new
    ones have to win a trial against them, and are kept only if they do. Needs numpy.

    Parameters
    ----------
    game
        The name of the game.
    players
        Numbers of players, by comma; all the game allows unless told otherwise.
    games
        Games of the teacher, for each number of players; 0: only what a standing is worth is
        learned anew, and which moves are likely stays as it is known.
    selfplay
        Games of the guide against itself, from which it learns what a standing is worth.
    search
        Simulations for each decision of a search that teaches; 0: the steward does.
    rounds
        How often search teaches at most; it ends when that no longer helps.
    trial
        Deals of a trial, each played in every seating.
    seed
        The same seed gives the same weights.
    jobs
        Processes to use.
    out
        Where to write; beside the game unless told otherwise.
    """
    if importlib.util.find_spec("numpy") is None:
        raise BadArgument("fitting needs numpy; install it with: pip install tafelrunde[arena]")
    from tafelrunde.fitting.fit import LostProcesses, Schedule

    for name, value, least in (
        *(("games", games, 10 if games else 0), ("selfplay", selfplay, 10), ("search", search, 0)),
        *(("rounds", rounds, 1), ("trial", trial, 2), ("jobs", jobs, 1), ("seed", seed, 0)),
    ):
        if value < least:
            raise BadArgument(f"--{name}: at least {least} is wanted")
    if seed >= MOST_SEEDS:
        raise BadArgument(f"--seed: below {MOST_SEEDS} is wanted")
    chosen = tafelrunde.game(game)
    path = weights_path(chosen.name) if out is None else out
    check_writable("--out", path)
    _check_replaceable(path, chosen)
    if not games and search:
        raise BadArgument("--search: a search that teaches needs games; leave out --games 0")
    schedule = Schedule(games, selfplay, search, seed, jobs, trial)
    try:
        _fit_all(chosen, _counts(chosen, players), schedule, rounds, path)
    except LostProcesses as error:
        say(str(error))
        return FAILED
    return 0


def _check_replaceable(path: Path, game: Game) -> None:
    """Only weights of the same game may be overwritten, and those also if they are damaged."""
    if not path.exists():
        return
    if not path.is_file():
        raise BadArgument(f"--out: {path} is no file; name another")
    text = path.read_text("utf-8", errors="replace")
    named = WHOSE.search(text)
    if named is None or '"features"' not in text:
        raise BadArgument(f"--out: {path} is no file of weights; name another file")
    if named[1] != game.name:
        told = f"has the weights of {named[1]}, not of {game.name}"
        raise BadArgument(f"--out: {path} {told}; name another file")


def _counts(game: Game, text: str) -> list[int]:
    if not text:
        return list(game.players)
    if not all(one.isdecimal() and len(one) < 3 for one in text.split(",")):
        raise BadArgument(f"--players: {text[:30]!r} are no numbers")
    return list(dict.fromkeys(game.check_players(int(one)) for one in text.split(",")))


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
    kept = "unchanged"
    console = messages()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.name)

        told: set[str] = set()

        def show(what: str, done: int, of: int) -> None:
            progress.update(task, description=what, completed=done, total=of)
            if not console.is_terminal and what not in told:  # where no bar is drawn
                told.add(what)
                console.print(what, highlight=False, markup=False, soft_wrap=True)

        for players in counts:
            before = known.for_players(players) if known else None
            for learned in _lessons(game, players, schedule, rounds, before, show):
                weights.players[players] = learned
                write_weights(weights, path)
                kept = "written"
    output().print(f"{kept}: {path.name}", highlight=False, soft_wrap=True)


def _lessons(
    game: Game,
    players: int,
    schedule: Schedule,
    rounds: int,
    known: Learned | None,
    show: Callable[[str, int, int], None],
) -> Iterator[Learned]:
    """What is learned for a number of players: by the steward if nothing is known yet, then by
    search, as long as that helps. Without search the steward teaches again what is known."""
    from tafelrunde.fitting.fit import fit as fit_one
    from tafelrunde.fitting.fit import improve
    from tafelrunde.fitting.report import report, trial_report

    guide = plain_guide(game.new(players, 0).rules, players)
    lessons = rounds if schedule.iterations else 0 if known is None else 1
    if known is None:
        if not schedule.games:
            raise BadArgument("--games 0: nothing is known yet, so somebody has to teach")
        outcome = fit_one(game, players, replace(schedule, iterations=0), None, show)
        _print(report(outcome, guide.features, guide.terms))
        known = outcome.learned
        yield known
    for number in range(lessons):
        lesson = replace(schedule, seed=schedule.seed + number)
        outcome, found = improve(game, players, lesson, known, show)
        _print([*report(outcome, guide.features, guide.terms), trial_report(found)])
        if not found.helps:
            return
        known = outcome.learned
        yield known


def _print(lines: list[str]) -> None:
    for line in lines:
        output().print(line, highlight=False, markup=False, soft_wrap=True)


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
        say(f"{fault}; beginning anew")
        return None
    if found.cards != game.cards:
        say(f"{path.name} of {game.name} was made with other cards; beginning anew")
        return None
    return adapted(found, guide)
