"""A recorded game, decision by decision: how it stood, and what another move would have brought.

A move is judged by what its seat could know at the time. The best alternative is found in one half
of the worlds and measured in the other, so that luck does not pass for a better move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from tafelrunde.arena.estimate import Estimate, Estimator
from tafelrunde.arena.seeds import derived
from tafelrunde.arena.statistics import Z
from tafelrunde.engine.record import Record
from tafelrunde.engine.state import State

FOUND, MEASURED = slice(0, None, 2), slice(1, None, 2)
ALTERNATIVES = 3


class Alternative(Struct, forbid_unknown_fields=True):
    """A move that could have been made."""

    move: str
    chance: float
    error: float


class Judgement(Struct, forbid_unknown_fields=True):
    """One decision. Chances are by seat, errors are standard errors; `loss` is by how much the best
    alternative is better than the move that was made, None where that was not looked at."""

    ply: int
    seat: int
    move: str
    chapter: int  # numbered from 1; a new round is a new chapter
    chances: list[float]
    errors: list[float]
    alternatives: list[Alternative] = []
    best: str | None = None
    loss: float | None = None
    loss_error: float | None = None

    @property
    def is_sure(self) -> bool:
        """Is it more than chance that another move was better?"""
        if self.loss is None or self.loss_error is None:
            return False
        return self.loss > Z * self.loss_error and self.loss > 0


@dataclass(frozen=True)
class Decision:
    """A decision of a record, to be judged by whoever gets it."""

    number: int  # in the record, from 0
    state: State
    move: int
    chapter: int
    stages: tuple[Any, ...]  # what the chapter is called

    @property
    def seat(self) -> int:
        return int(self.state.actor)


@dataclass(frozen=True)
class Judging:
    """The task of judging one decision."""

    decision: Decision
    estimator: Estimator
    watcher: int | None
    seed: int
    iterations: int

    @property
    def number(self) -> int:
        return self.decision.number

    def work(self) -> Judgement:
        at, state = self.decision, self.decision.state
        seed = derived(self.seed, "judging", at.number)
        chances = self.estimator.chances(state, self.watcher, seed, self.iterations)
        judgement = Judgement(
            int(state.ply),
            at.seat,
            state.notate(at.move),
            at.chapter,
            [_rounded(one.value) for one in chances],
            [_rounded(one.error) for one in chances],
        )
        if self.watcher in (None, at.seat) and len(state.moves()) > 1:
            self._weigh(judgement, seed)
        return judgement

    def _weigh(self, judgement: Judgement, seed: int) -> None:
        state, made = self.decision.state, self.decision.move
        worth = self.estimator.worth(state, self.decision.seat, made, seed, self.iterations)
        ranked = sorted(worth.moves, key=lambda move: -worth.of(move).value)
        shown = [move for move in ranked if move != made][:ALTERNATIVES]
        judgement.alternatives = [_alternative(state, move, worth.of(move)) for move in shown]
        best = worth.best(FOUND, made)
        loss = worth.above(best, made, MEASURED)
        judgement.best = state.notate(best)
        judgement.loss, judgement.loss_error = _rounded(loss.value), _rounded(loss.error)


def _alternative(state: State, move: int, found: Estimate) -> Alternative:
    return Alternative(state.notate(move), _rounded(found.value), _rounded(found.error))


def _rounded(value: float) -> float:
    return round(value, 5)


def decisions(record: Record) -> Iterator[Decision]:
    """All decisions of a record, each with the table before it."""
    heading, _, _ = record.text.partition("\nmoves\n")
    state = Record.parse(record.game, f"{heading}\nmoves\n").state
    chapter, before = 0, None
    for number, line in enumerate(record.moves):
        move = state.parse(line.partition(" ")[2])
        stages = tuple(record.game.stages(state))
        if stages != before:
            chapter, before = chapter + 1, stages
        yield Decision(number, state.clone(), move, chapter, stages)
        state.apply(move)


def losses(found: Sequence[Judgement]) -> list[Judgement]:
    """The moves that lost most, the surest first; what may be chance comes after what is not."""
    judged = [one for one in found if one.loss is not None and one.best != one.move]
    return sorted(judged, key=lambda one: (not one.is_sure, -(one.loss or 0.0)))
