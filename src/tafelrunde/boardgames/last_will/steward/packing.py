"""What fits best into the actions of a turn: one choice of every group at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Choice(NamedTuple):
    """Something to do in a turn, and the move it begins with."""

    actions: int
    value: float  # pounds got rid of until the end of the game
    pounds: int  # paid in this turn
    rank: int  # what comes first if several are chosen
    move: int
    reason: str
    kind: int  # the card it is about
    fact: int  # the number in the sentence


class Pack(NamedTuple):
    """What can be reached with so many actions."""

    value: float
    pounds: int
    choice: Choice | None
    rest: Pack | None


EMPTY = Pack(0.0, 0, None, None)
NO_LIMIT = 1 << 30


def pack(groups: Sequence[Sequence[Choice]], actions: int, purse: int) -> list[Pack]:
    """The best by the number of actions, for no more pounds than there are in the purse."""
    best = [EMPTY] * (actions + 1)
    for group in groups:
        better = best[:]
        for choice in group:
            cost, value, pounds = choice.actions, choice.value, choice.pounds
            for have in range(cost, actions + 1):
                before = best[have - cost]
                if before.value + value > better[have].value and before.pounds + pounds <= purse:
                    better[have] = Pack(
                        before.value + value, before.pounds + pounds, choice, before
                    )
        best = better
    return best


def chosen(one: Pack | None) -> list[Choice]:
    """The choices of a pack, in the order in which they are best made."""
    found = []
    while one is not None and one.choice is not None:
        found.append(one.choice)
        one = one.rest
    found.sort(key=_rank)
    return found


def _rank(choice: Choice) -> int:
    return choice.rank
