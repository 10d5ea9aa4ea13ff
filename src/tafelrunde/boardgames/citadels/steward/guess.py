"""Who may have which character: the steward's guess.

They think of some worlds that fit all they have seen, and ask in each of them how likely it is
that everybody would have chosen so, judging by what lies open on the table.
"""

from __future__ import annotations

from functools import cached_property
from typing import cast

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.knowledge import last_took_face_down, owner_of_slot
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.steward.outlook import Outlook
from tafelrunde.engine.rng import SEEDS
from tafelrunde.engine.step import NOBODY

WORLDS = 60
NEXT_SEED = 0x5DEECE66D  # so that the worlds of neighbouring seeds are others
CERTAINTY = 2.0  # how strictly people follow their wishes; 0 would be by chance

# How tempting a character is beside what can be counted
TEMPTING = (1.0, 0.8, 0.6, 1.4, 0.9, 1.8, 1.6, 0.9)
SAFE_GOLD = 0.1
LOOT = 0.2
LARGER_HAND = 0.5
SHELTER = 0.15
BUILDING_GOLD = 0.3


def appeal(o: Outlook, seat: int, character: int) -> float:
    """How much a seat must want a character, by what everybody can see."""
    value = TEMPTING[character] + o.income(seat, character)
    others = [other for other in range(o.s.players) if other != seat]
    if character == r.ASSASSIN:
        value += SAFE_GOLD * o.gold_of(seat)
    elif character == r.THIEF:
        value += LOOT * max(map(o.gold_of, others))
    elif character == r.MAGICIAN:
        value += LARGER_HAND * max(0, max(map(o.cards_of, others)) - o.cards_of(seat))
    elif character == r.BISHOP:
        value += SHELTER * o.size(seat)
    elif character == r.ARCHITECT:
        value += BUILDING_GOLD * o.gold_of(seat)
    return value


class Guess:
    """How likely it is that a seat has a character."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self._wishes = [
            [appeal(o, seat, character) ** CERTAINTY for character in range(r.CHARACTERS)]
            for seat in range(o.s.players)
        ]

    def chance(self, seat: int, character: int) -> float:
        return self._chances[character][seat]

    def in_play(self, character: int) -> float:
        """How likely it is that one of the others has it."""
        return sum(self.chance(seat, character) for seat in self.o.others)

    def suspect(self, character: int) -> int:
        """The other seat that most probably has it."""
        return max(self.o.others, key=lambda seat: self.chance(seat, character))

    @cached_property
    def _chances(self) -> list[list[float]]:
        """By character and seat, over all worlds thought of."""
        found = [[0.0] * int(self.o.s.players) for _ in range(r.CHARACTERS)]
        total = 0.0
        for k in range(1, WORLDS + 1):
            seed = (self.o.seed + k * NEXT_SEED) % SEEDS
            world = cast(CitadelsState, self.o.s.determinize(self.o.me, seed))
            weight = self._likelihood(world)
            total += weight
            for character, seats in enumerate(found):
                owner = world.owner_of(character)
                if owner != NOBODY:
                    seats[owner] += weight
        return [[weight / total for weight in seats] for seats in found]

    def _likelihood(self, world: CitadelsState) -> float:
        """How likely the others' choices are, out of what was handed on to them in this world."""
        slots = [int(world.slot(k)) for k in range(1, r.CHARACTERS + 1)]
        swapped = bool(last_took_face_down(world))
        likelihood = 1.0
        for k in range(len(r.DRAFT_PLANS[world.players])):
            owner = owner_of_slot(world, k + 1, swapped)
            if owner in self.o.others and slots[k] != NOBODY:
                wishes = self._wishes[owner]
                packet = [wishes[character] for character in slots[k:] if character != NOBODY]
                likelihood *= wishes[slots[k]] / sum(packet)
        return likelihood
