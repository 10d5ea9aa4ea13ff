"""What a match has shown, in a line that is kept beside the page: games take hours, and whoever
measures one match anew shall not lose what is known of the others."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from tafelrunde.arena.statistics import Interval, wilson
from tafelrunde.arena.summary import Summary

DIGITS = 4
Key = tuple[str, int, str, str]


@dataclass(frozen=True)
class Measured:
    """One bot against others that are all alike."""

    game: str
    players: int
    bot: str
    others: str
    games: int
    share: float  # of these games that the one has won
    ahead: float  # the share of the others that end behind it
    ahead_margin: float
    points: float  # by how many it was above the others
    points_margin: float
    think: float  # seconds for a decision
    edition: str = ""  # of what the bots had learned; empty if they learn nothing, or nobody knows

    @classmethod
    def of(cls, game: str, bot: str, others: str, edition: str, summary: Summary) -> Measured:
        standing = next(each for each in summary.standings if each.label == bot)
        pair = summary.pair(bot, others)
        figures = (
            *(standing.wins.value, pair.ahead.value, pair.ahead.margin),
            *(pair.points.value, pair.points.margin, standing.think),
        )
        rounded = (float(f"{figure:.{DIGITS}g}") for figure in figures)
        share, ahead, ahead_margin, points, points_margin, think = rounded
        return cls(
            *(game, summary.players, bot, others, len(summary.results), share),
            *(ahead, ahead_margin, points, points_margin, think, edition),
        )

    @property
    def key(self) -> Key:
        return self.game, self.players, self.bot, self.others

    @property
    def wins(self) -> Interval:
        return wilson(self.share * self.games, self.games)

    @property
    def ahead_interval(self) -> Interval:
        return _around(self.ahead, self.ahead_margin)

    @property
    def points_interval(self) -> Interval:
        return _around(self.points, self.points_margin)


def _around(value: float, margin: float) -> Interval:
    return Interval(value, value - margin, value + margin)


def read(path: Path) -> dict[Key, Measured]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {one.key: one for one in (Measured(**json.loads(line)) for line in lines)}


def write(path: Path, found: Iterable[Measured]) -> None:
    lines = [json.dumps(asdict(one)) for one in sorted(found, key=lambda one: one.key)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def merged(known: dict[Key, Measured], found: Iterable[Measured]) -> dict[Key, Measured]:
    """What was just measured, unless more games of the same bots are known."""
    return known | {
        one.key: one
        for one in found
        if one.key not in known
        or one.edition != known[one.key].edition
        or one.games >= known[one.key].games
    }
