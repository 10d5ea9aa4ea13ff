"""How strong the levels are: each against the one below, and by how much they think.

    python -m studies.strength citadels bruges --jobs 2
    python -m studies.strength --write

It writes docs/strength.md with a curve for each game. A match is one bot against others that are
all alike, in every seat in turn. Finished games are kept as those of an arena are: the same command
goes on where it was interrupted. What all of them have shown goes into docs/strength.jsonl, a line
for each match, and the page tells of those: what was measured on another day stays.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

import tafelrunde
from studies import measured
from studies.command import positive, run
from studies.games import matched
from studies.measured import Key, Measured
from studies.pages import FIGURES, bold, table, worth
from tafelrunde import Game
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.summary import Summary
from tafelrunde.opponents.levels import simulations
from tafelrunde.opponents.searching import DukeBot, KnightBot
from tafelrunde.texts.words import Words

PAGE = "strength.md"
PICTURE = "strength.svg"
FIGURES_FILE = "strength.jsonl"
TABLE = 4  # players at a table of the usual size
LEVELS = tafelrunde.bots()
# Games of a match by who plays in it alone: slow ones play fewer.
GAMES = {"page": 400, "steward": 400, "knight": 200, "count": 40, "duke": 24}
# In the middle of the curve of a game: simulations a move. A game that is not here: a knight's.
MIDDLE = {"bruges": 400, "citadels": 1000, "last_will": 300, "noblemen": 200}
EFFORTS = (0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)  # times as many, up to a duke's
CURVE_GAMES = 80
BESIDE = 1.03  # times what they are, the points of the next game are drawn
SLOW = ("count", "duke")
COMMAND = "python -m studies.strength"
HEADS = [
    *("game", "players", "one", "others", "games", "even", "wins", "outdoes", "points", "a move"),
]
GAMES_AT = HEADS.index("games")
OLDER = "†"
ABOUT_OLDER = (
    f"{OLDER} is of bots as they were before: by now they have learned anew, or think in",
    "another way.",
)
EVEN = 0.5  # of the others one like them leaves behind


@dataclass(frozen=True)
class Encounter:
    """One bot against others that are all alike."""

    game: Game
    bot: str
    others: str
    players: int
    games: int

    @property
    def key(self) -> Key:
        return self.game.name, self.players, self.bot, self.others

    @property
    def edition(self) -> str:
        """Of what the bots have learned by now; empty if they learn nothing."""
        return " ".join(sorted(set(self.plan().heading.learned.values())))

    def plan(self) -> Plan:
        return Plan.make(self.game, [self.bot, self.others], self.players)

    def folder(self, out: Path) -> Path:
        """Bots that have changed play in another one."""
        told = (self.game.name, str(self.players), self.bot, self.others, self.edition)
        return out / "-".join(filter(None, told))

    def play(self, games: int, jobs: int, out: Path) -> Summary | None:
        """The games that are there, once those missing of so many are played."""
        return matched(self.plan(), games, jobs, self.folder(out))


# --------------------------------------------------------------------------- what is played
def against_stewards(game: Game) -> list[Encounter]:
    return [
        Encounter(game, bot, "steward", TABLE, GAMES[bot])
        for bot in LEVELS[LEVELS.index("steward") + 1 :]
    ]


def ladder(game: Game, players: int) -> list[Encounter]:
    return [Encounter(game, bot, below, players, GAMES[bot]) for below, bot in pairwise(LEVELS)]


def curve(game: Game) -> list[Encounter]:
    bots = [searcher(game, number) for number in efforts(game)]
    return [Encounter(game, bot, "steward", TABLE, GAMES.get(bot, CURVE_GAMES)) for bot in bots]


def efforts(game: Game) -> list[int]:
    """Simulations a move along the curve of a game, until they are as many as a duke's."""
    middle = MIDDLE.get(game.name, knightly(game))
    numbers = [round(effort * middle) for effort in EFFORTS]
    return [number for number in numbers if number < 2 * simulations(game.name)[DukeBot.name]]


def searcher(game: Game, number: int) -> str:
    """A knight who thinks so much; if it is as much as usual, the games are there already."""
    usual = KnightBot.name
    return usual if number == knightly(game) else f"{usual}@{number}"


def knightly(game: Game) -> int:
    """The simulations of a knight."""
    return simulations(game.name)[KnightBot.name]


def ladders(game: Game) -> list[Encounter]:
    """At the lowest number of players, and at a table of the usual size."""
    return [*ladder(game, game.players[0]), *ladder(game, TABLE)]


def encounters(game: Game) -> list[Encounter]:
    """All of a game, each once, the quick ones first."""
    found = [*against_stewards(game), *ladders(game)]
    quick = [one for one in found if one.bot not in SLOW]
    slow = [one for one in found if one not in quick]
    return list(dict.fromkeys([*quick, *curve(game), *slow]))


def finished(games: Sequence[Game], out: Path) -> list[Measured]:
    """What the games show that are there."""
    wanted = [
        one for one in chain.from_iterable(map(encounters, games)) if one.folder(out).is_dir()
    ]
    found = [(one, one.play(0, 1, out)) for one in wanted]
    return [
        Measured.of(one.game.name, one.bot, one.others, one.edition, summary)
        for one, summary in found
        if summary is not None
    ]


# ----------------------------------------------------------------------------------- the page
Known = dict[Key, Measured]


def rows(wanted: Iterable[Encounter], known: Known) -> list[list[str]]:
    """Of those that were ever played."""
    return [_row(one, known[one.key]) for one in wanted if one.key in known]


def page(games: Sequence[Game], known: Known) -> str:
    stewards = rows(chain.from_iterable(map(against_stewards, games)), known)
    rungs = rows(chain.from_iterable(map(ladders, games)), known)
    curves = rows(chain.from_iterable(map(curve, games)), known)
    usual = ", ".join(f"{knightly(game)} in {Words(game, 'en', ()).title}" for game in games)
    lines = [
        *("# How strong the bots are", ""),
        f"Made by `{COMMAND}`: one bot against others that are all alike, every deal from",
        "every seat; the last deal of a match may not be whole. *Wins* are those of the one, with",
        "an interval at 95 %; *even* is what an equal would win. *Outdoes* is the share of the",
        "others that end behind it, a half is even; and *points* is by how many it was above",
        "them, both on the same whole deals. What is surely above even is bold. *A move* is how",
        "long one takes on one core; two games were played side by side.",
        *(ABOUT_OLDER if any(OLDER in row[GAMES_AT] for row in stewards + rungs + curves) else ()),
        *("", "## Against three stewards", "", *table(HEADS, stewards)),
        *("", "## Each level against the one below", ""),
        f"At the lowest number of players, and one against the others at a table of {TABLE}.",
        *("", *table(HEADS, rungs)),
        *("", "## Strength against thought", ""),
        "A knight who makes so many simulations for a move against three stewards; the usual are",
        f"{usual}.",
        *("", f"![Wins against three stewards by simulations]({PICTURE})", ""),
        *table(HEADS, curves),
    ]
    return "\n".join(lines) + "\n"


def _row(one: Encounter, found: Measured) -> list[str]:
    ahead, points = found.ahead_interval, found.points_interval
    return [
        Words(one.game, "en", ()).title,
        str(one.players),
        f"`{one.bot}`",
        f"`{one.others}`",
        str(found.games) if found.edition == one.edition else f"{found.games} {OLDER}",
        FIGURES.percent(1 / one.players),
        bold(FIGURES.share(found.wins), found.wins.low > 1 / one.players),
        bold(FIGURES.gap(ahead, sign=False), ahead.low > EVEN),
        bold(worth(points), points.low > 0),
        FIGURES.time(found.think),
    ]


def picture(games: Sequence[Game], known: Known) -> Figure:
    """Wins by thought, a line for each game."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for number, (game, mark) in enumerate(zip(games, "osD^", strict=False)):
        rungs = zip(efforts(game), curve(game), strict=True)
        found = [(effort, one) for effort, one in rungs if one.key in known]
        if found:
            # A little to the side, so that the intervals of two games do not hide each other
            places = [effort * BESIDE**number for effort, _ in found]
            wins = [known[one.key].wins for _, one in found]
            below = [one.value - one.low for one in wins]
            above = [one.high - one.value for one in wins]
            values = [one.value for one in wins]
            title = Words(game, "en", ()).title
            axes.errorbar(places, values, (below, above), marker=mark, capsize=3, label=title)
    axes.axhline(1 / TABLE, color="#777777", linestyle=(0, (4, 3)), linewidth=1)
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0f}")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_ylim(0, 1)
    axes.set_xlabel("simulations a move")
    axes.set_ylabel("wins against three stewards")
    axes.spines[["top", "right"]].set_visible(False)
    if axes.containers:  # lines there are anyway
        axes.legend(frameon=False, ncols=len(games), loc="lower left")
    return figure


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog=COMMAND)
    parser.add_argument("game", nargs="*", choices=[[], *tafelrunde.games()], help="all of them")
    parser.add_argument("--bots", nargs="*", help="only matches in which one of these is the one")
    parser.add_argument("--players", type=positive, help="only at tables of this size")
    parser.add_argument("--games", type=positive, help="of each match, instead of what is usual")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="play nothing, only write the page")
    parser.add_argument("--out", type=Path, default=Path("arena/strength"))
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    told = parser.parse_args(arguments)
    games = [tafelrunde.game(name) for name in tafelrunde.games()]
    for game in games if not told.write else []:
        if told.game and game.name not in told.game:
            continue
        for one in encounters(game):
            if (not told.bots or one.bot in told.bots) and told.players in (None, one.players):
                one.play(told.games or one.games, told.jobs, told.out)
    known = measured.merged(measured.read(told.docs / FIGURES_FILE), finished(games, told.out))
    measured.write(told.docs / FIGURES_FILE, known.values())
    (told.docs / PAGE).write_text(page(games, known), "utf-8")
    with rc_context({"svg.hashsalt": "strength"}):
        picture(games, known).savefig(told.docs / PICTURE, metadata={"Date": None})
    print(f"{told.docs / PAGE} is written")


if __name__ == "__main__":
    run(main)
