"""Regressions: which moves are chosen, and what a standing is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

MEMORY = 8  # steps that the curvature is guessed from
TINY = 1e-9


# --------------------------------------------------------------------- the choices
@dataclass(frozen=True, slots=True)
class Choices:
    """Decisions as one long list of moves: the notes of the moves, and what was chosen.

    Note n says that the move `move[n]` has `value[n]` of the feature `feature[n]`. Move m belongs
    to the decision `decision[m]`, and was chosen with the share `chosen[m]`.
    """

    move: Ints
    feature: Ints
    value: Floats
    decision: Ints
    chosen: Floats

    @property
    def decisions(self) -> int:
        return int(self.decision[-1]) + 1 if len(self.decision) else 0

    def likely(self, weights: Floats) -> Floats:
        """How likely each move is by these weights."""
        scores = np.bincount(self.move, self.value * weights[self.feature], len(self.decision))
        highest = np.full(self.decisions, -np.inf)
        np.maximum.at(highest, self.decision, scores)
        shares = np.exp(scores - highest[self.decision])
        return np.asarray(shares / np.bincount(self.decision, shares)[self.decision])

    def loss(self, weights: Floats) -> float:
        """Mean log loss of a decision."""
        return float(-(self.chosen * np.log(self.likely(weights) + TINY)).sum() / self.decisions)

    def uniform_loss(self) -> float:
        """The same if all moves were equally likely."""
        return float(np.log(np.bincount(self.decision)).mean())

    def hits(self, weights: Floats) -> float:
        """How often the likeliest move was the one that was chosen most."""
        likely = self.likely(weights)
        best = np.zeros(self.decisions)
        np.maximum.at(best, self.decision, likely)
        top = np.zeros(self.decisions)
        np.maximum.at(top, self.decision, self.chosen)
        both = (likely == best[self.decision]) & (self.chosen == top[self.decision])
        return float(np.bincount(self.decision, both).clip(0, 1).mean())


def fit_choices(choices: Choices, prior: Floats, strength: float, steps: int = 80) -> Floats:
    """Multinomial logistic regression, drawn towards a prior."""

    def loss(weights: Floats) -> tuple[float, Floats]:
        likely = choices.likely(weights)
        cost = -(choices.chosen * np.log(likely + TINY)).sum() / choices.decisions
        away = (likely - choices.chosen)[choices.move] * choices.value
        slope = np.bincount(choices.feature, away, len(weights)) / choices.decisions
        off = weights - prior
        return float(cost + 0.5 * strength * off @ off), slope + strength * off

    return _descend(loss, prior.copy(), steps)


def _descend(loss: Callable[[Floats], tuple[float, Floats]], start: Floats, steps: int) -> Floats:
    """The least of a smooth function, by its slope and a guess at its curvature (L-BFGS)."""
    here, (cost, slope) = start, loss(start)
    past: list[tuple[Floats, Floats]] = []
    for _ in range(steps):
        way = -_curved(slope, past)
        fall, length = float(way @ slope), 1.0
        while True:
            there = here + length * way
            new_cost, new_slope = loss(there)
            if new_cost <= cost + 1e-4 * length * fall or length < 1e-6:
                break
            length *= 0.5
        if cost - new_cost < 1e-7:
            break
        step, turn = there - here, new_slope - slope
        if step @ turn > TINY:
            past = [*past, (step, turn)][-MEMORY:]
        here, cost, slope = there, new_cost, new_slope
    return here


def _curved(slope: Floats, past: list[tuple[Floats, Floats]]) -> Floats:
    way, parts = slope.copy(), []
    for step, turn in reversed(past):
        part = float(step @ way) / float(step @ turn)
        way -= part * turn
        parts.append(part)
    if past:
        step, turn = past[-1]
        way *= float(step @ turn) / float(turn @ turn)
    for (step, turn), part in zip(past, reversed(parts), strict=True):
        way += (part - float(turn @ way) / float(step @ turn)) * step
    return way


# -------------------------------------------------------------------- the standing
@dataclass(frozen=True, slots=True)
class Positions:
    """Positions: the terms of each seat, its points at the end, and whether it won."""

    stage: Ints
    terms: Floats  # position, seat, term
    points: Floats  # position, seat
    won: Floats

    def at(self, chosen: NDArray[np.bool_]) -> Positions:
        return Positions(
            self.stage[chosen], self.terms[chosen], self.points[chosen], self.won[chosen]
        )


@dataclass(frozen=True, slots=True)
class Worth:
    """What the terms are worth in points at one stage, and how well that explains the end."""

    weights: Floats
    tau: float
    explained: float  # R2 of the points compared with the table's mean, on held back games
    loss: float  # of the chances, on held back games
    positions: int


def fit_worth(train: Positions, test: Positions, prior: Floats, ridge: float = 0.02) -> Worth:
    """Points at the end compared with the others by ridge regression; then the chances.

    The chances of the seats are the softmax of these points over one number, tau.
    """
    terms, points = _compared(train)
    flat, wanted = terms.reshape(-1, terms.shape[2]), points.reshape(-1)
    spread = flat.std(0) + 1e-3
    pull = ridge * len(flat) * np.diag(spread**2)
    weights = prior + np.linalg.solve(flat.T @ flat + pull, flat.T @ (wanted - flat @ prior))
    taus = np.geomspace(0.5, 60, 60)
    tau = float(min(taus, key=lambda one: _chance_loss(terms @ weights / one, train.won)))
    terms, points = _compared(test)
    rest = ((points - terms @ weights) ** 2).sum()
    explained = 1 - float(rest) / max(TINY, float((points**2).sum()))
    loss = _chance_loss(terms @ weights / tau, test.won) if len(points) else 0.0
    return Worth(weights, tau, explained, loss, len(train.stage))


def _compared(positions: Positions) -> tuple[Floats, Floats]:
    """Terms and points as differences from the mean of the table."""
    terms = positions.terms - positions.terms.mean(1, keepdims=True)
    return terms, positions.points - positions.points.mean(1, keepdims=True)


def _chance_loss(scores: Floats, won: Floats) -> float:
    shares = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    return float(-(won * np.log(shares + TINY)).sum(1).mean())
