"""What persons are worth in general, read from their codes: made once for a list of persons.

What a person brings depends on the town: somebody who counts houses is worth nothing where there
are none. So a few games are played by stewards, and each person is looked at in all of their towns.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward.advice import advise
from tafelrunde.boardgames.bruges.steward.people import AT_THE_END, People

GAMES = 4


@cache
def appraise(book: r.BrugesRules, players: int) -> tuple[list[float], list[float]]:
    """By kind, in points: what the effect brings at once, and in each round to come."""
    at_once = [0.0] * book.kinds
    each = [0.0] * book.kinds
    seen = [0] * book.kinds
    for state in _towns(book, players):
        for seat in range(players):
            now, later = People(state, seat), People(state, seat)
            later.rounds += 1
            for kind in range(book.kinds):
                if kind not in now.persons:
                    growth = later.effect(kind) - now.effect(kind)
                    at_once[kind] += max(0.0, now.effect(kind) - growth * now.rounds)
                    each[kind] += max(0.0, growth)
                    seen[kind] += 1
    return (
        [total / max(1, n) for total, n in zip(at_once, seen, strict=True)],
        [total / max(1, n) for total, n in zip(each, seen, strict=True)],
    )


def _towns(book: r.BrugesRules, players: int) -> Iterator[BrugesState]:
    """Games of stewards at the beginning of every round after the first and before the last."""
    for seed in range(GAMES):
        state = cast(BrugesState, book.game.new(players, seed, **book.options))
        begun = 1
        while not state.over:
            if state.round > begun and state.last_round == 0:
                begun = int(state.round)
                yield state
            seat = int(state.actor)
            move, _, _ = advise(state.determinize(seat, seed), seat, seed)
            state.apply(move)


def fickle(book: r.BrugesRules) -> list[bool]:
    """By kind: does it count at the end what comes and goes until then?"""
    tallies = book.code.tallies
    return [
        any(
            tallies[book.code.scores[at]].name in AT_THE_END
            for at in range(book.code.from_scores[kind], book.code.from_scores[kind + 1], 4)
        )
        for kind in range(book.kinds)
    ]
