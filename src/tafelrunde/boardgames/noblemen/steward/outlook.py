"""What things are worth to the steward, in victory points.

Everything comes down to that: pounds and tiles to what they will be spent on, areas to what they
yield and to follies. The numbers are rules of thumb, tried out in matches.
"""

from __future__ import annotations

from functools import cached_property

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.steward.renown import Renown

# Pounds in parts, and what one of each part is worth: the first can be spent best.
PURSE = ((12, 0.6), (12, 0.45), (999, 0.15))
LAST_PURSE = ((10, 0.4), (999, 0.02))  # with one more turn, for bribes
LEFT_OVER = 0.001  # money decides a tie

TILE = 0.7  # drawn blindly, as long as there is time to lay or donate it
LATE_TILE = 0.5  # with a turn or two left, for the church
TAXED = 0.45  # how often taxes will be collected in a decade, and land gained
GAINED = 0.65
KEPT_TILE = 0.3  # a tile in hand: this much anyway, and a part of what it will bring once laid
KEPT_SHARE = 0.22
FULL_CHURCH = 0.15  # a tile in hand that not even the church takes
MANY_TILES = ((6, 1.0), (10, 0.85), (15, 0.6), (999, 0.3))  # what a further one is worth then

QUEEN = 1.0  # the point at the end of this turn
QUEEN_STAYS = 0.7  # and what may come after it
BALL_NOW = 1.0  # to hold the ball while I am ahead, or to have it held while I am not

# A folly by the number of areas that are missing for it
FOLLY_NEAR = (1.0, 0.45, 0.15, 0.05)
SECOND_FOLLY = 0.5
TURNS_PER_AREA = 1.5

# Part of an area by the number of its tiles, without and with the rest of them in hand
SQUARE = (0.0, 0.06, 0.2, 0.45, 1.0)
SQUARE_IN_HAND = (0.0, 0.12, 0.35, 0.65, 1.0)

# How surely a building will be surrounded, by the number of tiles that are missing
RING = 9
LATER_RING = 11
RING_PACE = 2.0  # tiles that I may lay there in a turn
UPGRADE = 0.7  # a castle may become a palace

CARD_DRAWN = 3.0  # the best of three


class Outlook(Renown):
    """The table as one seat sees it, and what things are worth there."""

    # -------------------------------------------------------------- pounds and tiles

    def purse(self, pounds: int) -> float:
        """What so many pounds are worth."""
        if self.is_last_turn:
            return LEFT_OVER * pounds
        value = 0.0
        for size, unit in PURSE if self.turns_left > 1.5 else LAST_PURSE:
            part = min(pounds, size)
            value += part * unit
            pounds -= part
        return value

    def earned(self, pounds: int) -> float:
        return self.purse(self.money + pounds) - self.purse(self.money)

    def paid(self, pounds: int) -> float:
        return self.purse(self.money) - self.purse(self.money - pounds)

    @cached_property
    def pound(self) -> float:
        """One more pound in the long run."""
        return self.earned(5) / 5

    @cached_property
    def prices(self) -> list[float]:
        """What castles, palaces and chapels cost, in points."""
        return [self.pound * self.price(building) for building in range(r.FOLLY)]

    @cached_property
    def tile(self) -> float:
        """A tile drawn blindly."""
        if self.is_last_turn:
            return 0.0
        return TILE if self.turns_left > 2.5 else LATE_TILE

    def drawn(self, number: int) -> float:
        """What it is worth to draw so many tiles: in a large hand less."""
        held = sum(self.hand)
        return self.tile * sum(_share(held + k) for k in range(number))

    def spared(self, kind: int) -> float:
        """What it costs to give a tile away."""
        return self._spared[kind]

    @cached_property
    def _spared(self) -> list[float]:
        share = _share(sum(self.hand) - 1)
        return [self._keeping(kind) * share for kind in range(r.KINDS)]

    def _keeping(self, kind: int) -> float:
        if self.is_last_turn:
            return 0.0
        if self.turns_left <= 2.5:
            return LATE_TILE if self.church_places(kind) > self.hand[kind] - 1 else FULL_CHURCH
        return KEPT_TILE + KEPT_SHARE * self.brings[kind]

    @cached_property
    def brings(self) -> list[float]:
        """What a tile of each kind brings once it lies in the estate, apart from where."""
        return [
            self.pound * (1 + TAXED * self.taxes_left),
            self.tile * (1 + GAINED * self.lands_left),
            self.renown(1),
            0.2 if self.turns_left >= 1 else 0.0,
        ]

    # ------------------------------------------------------------- the queen, the areas

    @cached_property
    def queen(self) -> float:
        """What it is worth to take the queen now."""
        if not self.can_take_queen:
            return 0.0
        return QUEEN + QUEEN_STAYS * min(1.0, self.turns_in_decade / 2) + self.ball_now

    @cached_property
    def ball_now(self) -> float:
        """More than nothing if the queen brings a ball at once, and that is good for me."""
        if not self.ball_in_decade or self.steps_to_ball > 1:
            return 0.0
        return BALL_NOW if self.prestige + self.bribes >= self.rivals[0] else -BALL_NOW

    def area(self, kind: int, prestige: int = 0) -> float:
        """What an area of a kind brings beside its tiles; `prestige` is gained before it."""
        if kind != r.GARDEN:
            return self._areas[kind]
        honour = self.renown(prestige + r.AREA_BONUS) - self.renown(prestige)
        return self._areas[kind] + honour

    @cached_property
    def _areas(self) -> list[float]:
        bonus = [
            self.pound * r.AREA_BONUS * (1 + TAXED * self.taxes_left),
            self.tile * r.AREA_BONUS * (1 + GAINED * self.lands_left),
            self.queen,
        ]
        before = self.follies_now
        for kind in range(r.AREA_KINDS):
            more = self.formed[:]
            more[kind] += 1
            bonus[kind] += self.follies(more) - before
        return bonus

    @cached_property
    def folly_points(self) -> int:
        """What the next folly brings."""
        built = r.FOLLIES - int(self.s.follies).bit_count()
        return int(self.book.folly_points[built]) if built < r.FOLLIES else 0

    @cached_property
    def folly_gain(self) -> float:
        """The same after it is paid for."""
        return max(0.0, self.folly_points - self.pound * self.price(r.FOLLY))

    @cached_property
    def follies_now(self) -> float:
        """What follies may bring with the areas there are."""
        return self.follies(self.formed)

    def follies(self, formed: list[int]) -> float:
        """What follies may bring with so many areas."""
        if self.turns_left < 1:
            return 0.0
        near = sorted((self._nearness(folly, formed) for folly in range(r.FOLLIES)), reverse=True)
        return self.folly_gain * (near[0] + SECOND_FOLLY * near[1])

    def _nearness(self, folly: int, formed: list[int]) -> float:
        if not (self.s.follies >> folly) & 1:
            return 0.0
        missing = self.areas_missing(folly, formed)
        return FOLLY_NEAR[missing] if TURNS_PER_AREA * missing < self.turns_left else 0.0

    def areas_missing(self, folly: int, formed: list[int]) -> int:
        first = folly * r.AREA_KINDS
        needs = self.book.folly_needs[first : first + r.AREA_KINDS]
        return sum(max(0, int(need) - have) for need, have in zip(needs, formed, strict=True))

    def parts(self, held: int) -> list[float]:
        """By the number of tiles in a square which part of an area they are, with so many more in
        hand."""
        if held not in self._parts:
            self._parts[held] = [self._square(number, held) for number in range(5)]
        return self._parts[held]

    @cached_property
    def _parts(self) -> dict[int, list[float]]:
        return {}

    def _square(self, number: int, held: int) -> float:
        if number < 4 and self.turns_left < 1:
            return 0.0
        return (SQUARE_IN_HAND if held >= 4 - number else SQUARE)[number]

    # --------------------------------------------------------------------- buildings

    def surrounded(self, missing: int, more: int = 0) -> float:
        """At how many scorings land will lie all around, with so many tiles missing now.

        `more` tiles can be laid in the same action.
        """
        if missing == 0:
            return float(self.scorings)
        value = self.decades_left * (1 - missing / LATER_RING)
        if missing <= more + RING_PACE * self.turns_in_decade:
            value += 1 - missing / RING
        return value

    def court_points(self, building: int, chapels: int) -> float:
        """What a castle or palace is worth at a scoring, if it is surrounded."""
        if building == r.PALACE:
            return float(r.PALACE_POINTS + r.PALACE_CHAPEL * chapels)
        upgrade = UPGRADE if self.turns_left > 1 else 0.0
        return r.CASTLE_POINTS + r.CASTLE_CHAPEL * chapels + upgrade


def _share(held: int) -> float:
    """What one more tile is worth to a hand of so many, compared with the first."""
    return next(share for most, share in MANY_TILES if held < most)
