"""How balanced a game is: seats, categories of points, cards and characters.

    python -m studies.balance citadels --bot knight@100 --games 60 --jobs 2

It writes docs/balance-<game>.md. The same bot plays in all seats, at every player count. Finished
games are kept as those of an arena are: the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import tafelrunde
from studies.command import positive, run
from studies.games import matched
from studies.pages import FIGURES, bold, table, worth
from tafelrunde import Game
from tafelrunde.arena.match import Result
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.statistics import Z
from tafelrunde.arena.summary import Summary
from tafelrunde.arena.worth import Use, uses
from tafelrunde.texts.words import Words

STRANGE = 3.29  # standard errors from its like: by chance, one in a thousand is so far away
NOTABLE = 1.0  # points; less than that nobody notices at a table
OFTEN = 20  # seats that used it: with fewer, their standard error is itself a guess
HARDLY = 0.25  # of what is usual for what is used in the same way
NEARLY_ALL = 0.9
MADE_UP = ("reconstructed", "invented")
STAYS = {
    "printed": "Printed: it stays",
    "partial": "Partly printed: it stays until more is known of it",
}


@dataclass(frozen=True)
class Outlier:
    """A thing that is worth much more or much less than others used in the same way."""

    use: Use
    above: float  # points, compared with its like


# ---------------------------------------------------------------------------- the page
class Page:
    """What was found, in words and tables."""

    def __init__(self, game: Game, bot: str, found: dict[int, Summary]) -> None:
        self.game = game
        self.bot = bot
        self.found = found
        self.words = Words(game, "en", ())
        self.german = Words(game, "de", ())
        self.kinds = {kind.id: kind for kind in game.catalogue().kinds}
        results: list[Result] = [one for each in found.values() for one in each.results]
        self.uses = uses(game, results)
        self.games = len(results)

    def text(self) -> str:
        lines = [
            *(f"# Balance of {self.words.title}", ""),
            f"Made by `python -m studies.balance {self.game.name} --bot {self.bot} --games "
            f"{max(len(one.results) for one in self.found.values())}`: {self.games} games in which",
            f"`{self.bot}` plays in all seats. Intervals are at 95 %.",
            *("", *self._lengths(), "", *self._seats(), "", *self._categories()),
            *(
                "",
                *self._outliers(),
                "",
                *self._hardly(),
                "",
                *self._things(),
                "",
                *self._actions(),
            ),
        ]
        return "\n".join(lines) + "\n"

    def _lengths(self) -> list[str]:
        rows = [
            [
                str(players),
                str(len(one.results)),
                FIGURES.mean(one.rounds),
                FIGURES.number(one.decisions.value, 0),
                FIGURES.mean(one.standings[0].points),
            ]
            for players, one in self.found.items()
        ]
        return table(["players", "games", "rounds", "decisions", "points"], rows)

    def _seats(self) -> list[str]:
        heads = ["players", "even", *(f"seat {seat}" for seat in range(max(self.found)))]
        rows = []
        for players, one in self.found.items():
            cells = [
                bold(FIGURES.share(seat.wins), seat.wins.excludes(1 / players))
                for seat in one.seats
            ]
            cells += [""] * (max(self.found) - players)
            rows.append([str(players), FIGURES.percent(1 / players), *cells])
        return [
            *("## Does the seat matter?", ""),
            "How often each seat wins. Seat 0 begins. What is surely not even is bold.",
            *("", *table(heads, rows)),
        ]

    def _categories(self) -> list[str]:
        heads = ["category", *(f"{players} players" for players in self.found)]
        leads = {
            players: {one.name: one for one in each.categories}
            for players, each in self.found.items()
        }
        rows = [
            [
                self.words.category(name),
                *(
                    f"{FIGURES.number(each[name].winners.value)} / "
                    f"{FIGURES.number(each[name].others.value)} ({worth(each[name].lead)})"
                    for each in leads.values()
                ),
            ]
            for name in self.game.categories
        ]
        return [
            *("## What decides games", ""),
            "Points of winners / of the others (and by how much winners lead in a game).",
            *("", *table(heads, rows)),
        ]

    # ------------------------------------------------------------------ cards and actions

    def _groups(self) -> Iterator[tuple[str, list[Use]]]:
        """Things used in the same way, the most valuable first."""
        verbs = dict.fromkeys(one.verb for one in self.uses if one.kind)
        for verb in verbs:
            group = [one for one in self.uses if one.verb == verb and one.kind]
            yield verb, sorted(group, key=lambda one: (not one.is_telling, -one.points.value))

    def outliers(self) -> Iterator[Outlier]:
        for _, group in self._groups():
            telling = [one for one in group if one.is_telling]
            if len(telling) < 3:
                continue
            weight = sum(one.used.value for one in telling)
            usual = sum(one.used.value * one.points.value for one in telling) / weight
            for one in telling:
                above = one.points.value - usual
                error = one.points.margin / Z
                often = one.used.value * one.used.count >= OFTEN
                if often and abs(above) > NOTABLE and abs(above) > STRANGE * error:
                    yield Outlier(one, above)

    def _outliers(self) -> list[str]:
        lines = [
            *("## Outliers", ""),
            f"Used by {OFTEN} seats at least, and worth much more or less than what is used in the",
            f"same way: by more than {STRANGE} standard errors and {NOTABLE:g} point. What is used",
            "late, or by those who are ahead anyway, looks better than it is, and what those use",
            "who are behind looks worse. So what a change would have to be worth is an upper",
            "limit, and it should be tried in games first.",
            "",
        ]
        found = sorted(self.outliers(), key=lambda one: -abs(one.above))
        return [*lines, *map(self._verdict, found)] if found else [*lines, "There are none."]

    def _verdict(self, one: Outlier) -> str:
        kind = self.kinds[one.use.kind]
        name = f"- **{self._name(one.use)}**, {self.words.action(one.use.verb).lower()}"
        above = FIGURES.number(one.above, sign=True)
        told = f"{name}: {above} points from its like ({worth(one.use.points)} in all)"
        if kind.provenance not in MADE_UP:
            return f"{told}. {STAYS.get(kind.provenance, 'Part of the rules: it stays')}."
        change = "weaker" if one.above > 0 else "stronger"
        much = FIGURES.number(abs(one.above))
        return f"{told}. Reconstructed: one would make it {change}, by up to {much} points."

    def _hardly(self) -> list[str]:
        lines = [
            *("## Hardly used", ""),
            "By less than a quarter as many seats as is usual for what is used in the same way.",
            "",
        ]
        for verb, group in self._groups():
            usual = median(one.used.value for one in group)
            rare = [one for one in group if one.used.value < HARDLY * usual]
            told = [f"{self._name(one)} ({FIGURES.number(100 * one.used.value)} %)" for one in rare]
            told += [f"{self.words.kind(kind)} (never)" for kind in self._never(group)]
            lines.append(f"- {self.words.action(verb)}: {', '.join(told) or 'none'}.")
        return lines

    def _never(self, group: Sequence[Use]) -> list[str]:
        """Things of the same sort that nobody used in this way. If they are many, it cannot be done
        with them."""
        used = {one.kind for one in group}
        sorts = {self.kinds[kind].sort for kind in used}
        alike = [name for name, kind in self.kinds.items() if kind.sort in sorts]
        if len(used) < NEARLY_ALL * len(alike):
            return []
        return [name for name in alike if name not in used]

    def _things(self) -> list[str]:
        lines = [
            *("## Use and worth of cards and characters", ""),
            "*Used* is the share of seats that did it at all. *Points* and *wins* say how much",
            "better these seats did than seats that did not, both measured from the average of",
            "their table. That is no proof of a cause: whoever is ahead can afford more. What is",
            "surely not 0 is bold; of many, one in twenty is so by chance.",
        ]
        heads = ["", "German", "provenance", "used", "times", "points", "wins"]
        for verb, group in self._groups():
            rows = [[self._name(one), *self._facts(one), *self._cells(one)] for one in group]
            lines += ["", f"### {self.words.action(verb)}", "", *table(heads, rows)]
        return lines

    def _actions(self) -> list[str]:
        actions = sorted(
            (one for one in self.uses if not one.kind), key=lambda one: -one.used.value
        )
        rows = [[self.words.action(one.verb), *self._cells(one)] for one in actions]
        return [
            *("## Use and worth of actions", ""),
            *table(["", "used", "times", "points", "wins"], rows),
        ]

    def _name(self, one: Use) -> str:
        return self.words.kind(one.kind)

    def _facts(self, one: Use) -> list[str]:
        return [self.german.kind(one.kind), self.kinds[one.kind].provenance]

    def _cells(self, one: Use) -> list[str]:
        cells = [FIGURES.percent(one.used.value), FIGURES.number(one.times, 2)]
        if not one.is_telling:
            return [*cells, "", ""]
        wins = FIGURES.gap(one.wins)
        return [
            *cells,
            bold(worth(one.points), one.points.excludes(0)),
            bold(wins, one.wins.excludes(0)),
        ]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.balance")
    parser.add_argument("game", choices=tafelrunde.games())
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--games", type=positive, default=400, help="of each player count")
    parser.add_argument("--players", type=positive, nargs="*", help="all that the game allows")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("arena/balance"))
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    told = parser.parse_args(arguments)
    game = tafelrunde.game(told.game)
    found: dict[int, Summary] = {}
    for players in told.players or game.players:
        folder = told.out / f"{game.name}-{told.bot}-{players}"
        summary = matched(Plan.make(game, [told.bot], players), told.games, told.jobs, folder)
        if summary is not None:
            found[players] = summary
    page = told.docs / f"balance-{game.name}.md"
    page.write_text(Page(game, told.bot, found).text(), "utf-8")
    print(f"{page} is written")


if __name__ == "__main__":
    run(main)
