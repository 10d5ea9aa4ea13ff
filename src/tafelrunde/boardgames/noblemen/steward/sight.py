"""What the steward sees: their own things, the open table, and the time left.

Nothing here depends on what is hidden behind the other screens or in the bag: of the others they
count only what everybody could have counted.
"""

from __future__ import annotations

from functools import cached_property

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.building import price_of
from tafelrunde.boardgames.noblemen.decades import BeginTurn, EndTurn
from tafelrunde.boardgames.noblemen.scoring import prestige_of
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.boardgames.noblemen.words import LAND_SPENT, TAXES_SPENT
from tafelrunde.engine import cards

PACE = 0.85  # of my turns to a step of the round marker: sometimes somebody takes the queen
DECADE_TURNS = 6.5  # of mine in a whole decade

HANDED_IN = 0.5  # of what somebody could hand in at a ball they will, on average


class Sight:
    """The table as one seat sees it."""

    def __init__(self, world: NoblemenState, me: int) -> None:
        self.s = world
        self.me = me
        self.book = world.book
        # Cards are given out between two decades: what counts then is the next one.
        over = self.book.track[world.space] == r.SCORING
        self.space = 0 if over else int(world.space)
        self.decade = int(world.decade) + over
        self.own = world.seats[me]
        self.money = int(self.own.money)
        self.bribes = int(self.own.bribes)
        self.hand = [int(t.count(self.own.tiles, kind)) for kind in range(r.KINDS)]
        self.cards = [int(card & cards.KIND) for card in world.cards(me)]
        self.formed = [int(t.count(self.own.estate.formed, kind)) for kind in range(r.AREA_KINDS)]
        self.others = [(me + k) % world.players for k in range(1, world.players)]

    # ---------------------------------------------------------------------- time

    @cached_property
    def _ahead(self) -> list[int]:
        """The spaces of this decade that the round marker will still come to."""
        return [int(space) for space in self.book.track[self.space + 1 :]]

    def _steps_to(self, space: int) -> int:
        """How often the queen's holder has to move the marker until it comes to such a space."""
        steps, jumps = 0, self.book.track[self.space] == r.MASK
        for one in self._ahead:
            steps += not jumps
            jumps = one == r.MASK
            if one == space:
                break
        return steps

    @property
    def decades_left(self) -> int:
        """After this one."""
        return r.DECADES - 1 - self.decade

    @property
    def scorings(self) -> int:
        return self.decades_left + 1

    @cached_property
    def balls(self) -> int:
        return self._ahead.count(r.MASK) + 2 * self.decades_left

    @property
    def ball_in_decade(self) -> bool:
        return r.MASK in self._ahead

    @cached_property
    def steps_to_ball(self) -> int:
        """Steps of the marker until the next ball of this decade."""
        return self._steps_to(r.MASK)

    @cached_property
    def is_my_turn(self) -> bool:
        begun = not any(isinstance(step, BeginTurn) for step in self.s.agenda)
        return begun and any(
            isinstance(step, EndTurn) and step.seat == self.me for step in self.s.agenda
        )

    @cached_property
    def turns_in_decade(self) -> float:
        """How many turns I shall have after this one before the buildings score; 0 and 1 are
        certain."""
        most = self._steps_to(r.SCORING) - self.is_my_turn
        return most if most <= 1 else 1 + PACE * (most - 1)

    @cached_property
    def turns_left(self) -> float:
        """How many turns I shall have after this one; 0 is certain."""
        return self.turns_in_decade + DECADE_TURNS * self.decades_left

    @property
    def is_last_turn(self) -> bool:
        return self.turns_left == 0

    @property
    def taxes_left(self) -> int:
        return self.decades_left + (0 if self.own.spent & TAXES_SPENT else 1)

    @property
    def lands_left(self) -> int:
        return self.decades_left + (0 if self.own.spent & LAND_SPENT else 1)

    # ------------------------------------------------------------------ the table

    @property
    def has_queen(self) -> bool:
        return bool(self.s.queen == self.me)

    @property
    def can_take_queen(self) -> bool:
        return not self.has_queen and not self.s.is_at(r.LOCKED)

    def price(self, building: int) -> int:
        """What a building costs; one that is sold out, at a guess."""
        if building < r.FOLLY and not self.s.stock[building]:
            return int(self.book.prices[building][-1])
        return int(price_of(self.s, self.own, building))

    @cached_property
    def prestige(self) -> int:
        return int(prestige_of(self.s, self.me))

    @cached_property
    def rivals(self) -> list[float]:
        """The prestige that the others may be expected to reach at a ball, the highest first."""
        return sorted(map(self.expected_prestige, self.others), reverse=True)

    def expected_prestige(self, seat: int, handed_in: float = HANDED_IN) -> float:
        """What another one may reach at a ball if they hand in such a part of their gifts."""
        other = self.s.seats[seat]
        gifts = int(other.bribes) + len(self.s.cards(seat))
        return int(prestige_of(self.s, seat)) + handed_in * gifts

    @cached_property
    def _scores(self) -> list[int]:
        """What stands on the track: what others hold for the end is hidden."""
        return [int(sum(seat.points)) for seat in self.s.seats]

    @cached_property
    def leader(self) -> int:
        """The one of the others who has most points."""
        return max(self.others, key=lambda seat: self._scores[seat])

    def church_places(self, kind: int) -> int:
        return int(r.CHURCH_PLACES - t.count(self.s.church, kind))
