"""What prestige is worth to the steward: the titles it may bring, at the next ball and later."""

from __future__ import annotations

from functools import cached_property

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.steward.sight import Sight

SOON = 4  # so much prestige may still be added until the next ball
FAR = 10  # and until later ones
DISCOUNT = 1.0  # a pound less for every building until the next ball
MARKER = 0.3  # a bribe that no ball needs
LATER = 0.8  # a later ball, compared with the next


class Renown(Sight):
    """The table as one seat sees it, and the titles that it may expect."""

    def title_at(self, prestige: float) -> int:
        """The title that such a prestige would bring, the others being as expected."""
        left = [int(self.book.copies_of(self.s.players, title)) for title in range(r.TITLES)]
        for rival in self.rivals:
            if rival >= prestige:
                left[self.highest(rival, left)] -= 1
        return self.highest(prestige, left)

    def highest(self, prestige: float, left: list[int]) -> int:
        for title in range(r.TITLES):
            if left[title] > 0 and prestige >= int(self.book.title_prestige[title]):
                return title
        return r.BARON

    def title_worth(self, title: int) -> float:
        """The points of a title, and the discount until the next ball."""
        value = float(self.book.title_points[title])
        if self.turns_left > 3:
            value += DISCOUNT * int(self.book.title_discount[title])
        return value

    def honour(self, prestige: int, spread: int = SOON) -> float:
        """What such a prestige may be expected to bring at a ball, if some is added until then."""
        while len(self._honours) < prestige + spread:
            self._honours.append(self.title_worth(self.title_at(len(self._honours))))
        return sum(self._honours[prestige : prestige + spread]) / spread

    @cached_property
    def _honours(self) -> list[float]:
        return []

    def renown(self, more: int) -> float:
        """What so much more prestige brings at all balls to come."""
        if more not in self._renown:
            self._renown[more] = self._fame(more) if self.balls else 0.0
        return self._renown[more]

    @cached_property
    def _renown(self) -> dict[int, float]:
        return {}

    def _fame(self, more: int) -> float:
        now = self.prestige
        soon = self.honour(now + more) - self.honour(now)
        later = self.honour(now + more, FAR) - self.honour(now, FAR)
        return soon + LATER * (self.balls - 1) * later

    def markers(self, number: int) -> float:
        """What so many more bribes may bring: a title at the next ball, or a pound each."""
        if self.turns_left < 1 and not self.ball_in_decade:
            return 0.0
        reached = self.prestige + self.bribes
        honour = self.honour(reached + number) - self.honour(reached) if self.balls else 0.0
        return max(honour, MARKER * number if self.turns_left > 1.5 else 0.0)
