"""Is what was newly learned better? Searches led by it play against searches led by the old."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from tafelrunde.engine.game import Game
from tafelrunde.engine.guide import Guide
from tafelrunde.fitting.lessons import SEEDS_PER_GAME, searched
from tafelrunde.opponents.guides import Learned, plain_guide, plain_learns


@dataclass(frozen=True, slots=True)
class Trial:
    """Deals in which the new one sits in every seat in turn, the old one in all others."""

    game: Game
    players: int
    new: Learned
    old: Learned
    deals: Sequence[int]
    iterations: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How much of all victories the new one has."""

    games: int
    wins: float
    margin: float  # half of the interval at 95 %
    even: float

    @property
    def helps(self) -> bool:
        """Not by mere luck: it is above even by more than half of its margin."""
        return self.wins - self.margin / 2 > self.even


def wins_of(trial: Trial) -> list[float]:
    """By deal, the mean over all seats."""
    new = _guide(trial, trial.new)
    old = _guide(trial, trial.old)
    return [
        sum(_win(trial, deal, seat, new, old) for seat in range(trial.players)) / trial.players
        for deal in trial.deals
    ]


def _guide(trial: Trial, learned: Learned) -> Guide:
    guide = plain_guide(trial.game.new(trial.players, 0).rules, trial.players)
    plain_learns(guide, learned)
    return guide


def _win(trial: Trial, deal: int, seat: int, new: Guide, old: Guide) -> float:
    """The share of the victory that the new one has in this seat."""
    state = trial.game.new(trial.players, deal)
    while not state.over:
        guide = new if state.actor == seat else old
        seed = deal * SEEDS_PER_GAME + int(state.ply)
        state.apply(next(iter(searched(guide, state, trial.iterations, seed))))
    winners = state.winners()
    return (seat in winners) / len(winners)


def verdict(players: int, wins: Sequence[float]) -> Verdict:
    """Deals are what differs by chance, so the interval goes by deals. Equal ones may be so by
    chance too: one more could be quite different."""
    margin = 1.96 * float(np.std(wins, ddof=1)) / sqrt(len(wins)) if len(wins) > 1 else 1.0
    margin = max(margin, 1 / len(wins))
    return Verdict(len(wins) * players, float(np.mean(wins)), margin, 1 / players)
