"""What is hidden besides cards in zones: which two of the first six cards somebody keeps."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.last_will.rounds import kept, spare
from tafelrunde.boardgames.last_will.state import LastWillState
from tafelrunde.engine import cards


def redeal_choices(world: LastWillState, seat: i64) -> None:
    """Everybody else may have chosen any of the cards dealt to them anew, each equally likely."""
    for other in range(world.players):
        own = world.seats[other]
        if other != seat and own.chosen != 0:
            left: list[i64] = [card & cards.KIND for card in world.hand(other)]
            count = kept(world, other)
            own.chosen = 0
            for _ in range(count):
                kind = left.pop(world.rng.below(len(left)))
                own.chosen |= 1 << spare(world, other, kind)
