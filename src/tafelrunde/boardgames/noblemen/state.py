"""Noblemen on the table: the board, the screens and what is behind them, and how things move."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.causes import (
    BAG_AT,
    CARDS_AT,
    DECK_AT,
    FETCHED,
    HAND_AT,
    MONEY_AT,
    OWN_BRIBES_AT,
    POINTS_AT,
    QUEEN,
    QUEEN_AT,
    STAYS,
    TRADED,
)
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.boardgames.noblemen.rules import (
    ALL_BRIBES,
    BARON,
    FOLLIES,
    LOCKED,
    NoblemenRules,
)
from tafelrunde.engine import cards
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY

EVERYBODY: Final = -1  # seers of a public event
ALL_FOLLIES: Final = (1 << FOLLIES) - 1

# What has been done in the current turn, as bits of `done`
ACTED: Final = 1
CARD_PLAYED: Final = 2

# Actions of a seat that are spent until the decade ends, as bits of `spent`
TAXES_SPENT: Final = 1
LAND_SPENT: Final = 2

# Where victory points come from
FOR_QUEEN: Final = 0
FOR_TITLES: Final = 1
FOR_BUILDINGS: Final = 2
FOR_FOLLIES: Final = 3
FOR_BRIBES: Final = 4
FOR_CHURCH: Final = 5
FOR_CARDS: Final = 6
FOR_IDLENESS: Final = 7
SOURCES: Final = 8


@final
class Seat:
    """One player: what is behind the screen, and what lies before it."""

    __slots__ = (
        "bribes",
        "chosen",
        "estate",
        "known",
        "marker",
        "money",
        "points",
        "prestige",
        "scandals",
        "spent",
        "tiles",
        "title",
    )

    def __init__(self, estate: Estate, scandals: list[i64], points: list[i64]) -> None:
        self.estate: Estate = estate
        self.scandals: list[i64] = scandals  # cards in card order
        self.points: list[i64] = points  # victory points by source
        self.money: i64 = 0
        self.bribes: i64 = 0
        self.tiles: i64 = 0  # behind the screen, by kind
        self.known: i64 = 0  # of these, what everybody has seen go there
        self.chosen: i64 = 0  # before the first draw: what will be taken
        self.title: i64 = BARON  # -1 at a ball, until the new one is chosen
        self.marker: i64 = NOBODY  # space on the prestige track, -1 outside of balls
        self.prestige: i64 = 0  # reached at this ball, even if the space was taken
        self.spent: i64 = 0

    def copy(self) -> Seat:
        self.estate.shared = True
        other = Seat(self.estate, self.scandals[:], self.points[:])
        other.money = self.money
        other.bribes = self.bribes
        other.tiles = self.tiles
        other.known = self.known
        other.chosen = self.chosen
        other.title = self.title
        other.marker = self.marker
        other.prestige = self.prestige
        other.spent = self.spent
        return other

    def own_estate(self) -> Estate:
        """The estate, to be changed: no longer shared with other states."""
        if self.estate.shared:
            self.estate = self.estate.copy()
        return self.estate


@final
class NoblemenState(State):
    """The whole table."""

    __slots__ = (
        "bag",
        "bribes",
        "church",
        "decade",
        "deck",
        "done",
        "follies",
        "formed",
        "laid",
        "offer",
        "offered",
        "queen",
        "seats",
        "space",
        "stock",
        "supply",
        "table",
    )

    def __init__(
        self,
        table: NoblemenRules,
        players: i64,
        rng: Rng,
        seats: list[Seat],
        deck: list[i64],
        stock: list[i64],
        supply: list[i64],
    ) -> None:
        super().__init__(table, players, rng)
        self.table: NoblemenRules = table  # the rules under their own type
        self.seats: list[Seat] = seats
        self.deck: list[i64] = deck  # scandal cards, the next is the last
        self.offer: list[i64] = []  # those looked at, in the order in which they were drawn
        self.stock: list[i64] = stock  # castles, palaces, chapels on the board: the dearest
        self.supply: list[i64] = supply  # castles, palaces, chapels beside it
        self.follies: i64 = ALL_FOLLIES  # bit set of those not built
        self.bag: i64 = 0
        self.church: i64 = 0
        self.bribes: i64 = ALL_BRIBES  # on the board
        self.queen: i64 = 0
        self.space: i64 = 0  # of the round track
        self.decade: i64 = 0
        self.done: i64 = 0  # in the current turn
        self.laid: i64 = 0  # tiles laid in the current expansion, by kind
        self.formed: i64 = 0  # areas completed in it, by kind
        self.offered: i64 = 0  # prestige handed in so far by the guest whose turn it is at a ball

    def clone(self) -> NoblemenState:
        seats = [seat.copy() for seat in self.seats]
        other = NoblemenState(
            self.table,
            self.players,
            self.rng.copy(),
            seats,
            self.deck[:],
            self.stock[:],
            self.supply[:],
        )
        self.copy_table(other)
        if len(self.offer) > 0:
            other.offer = self.offer[:]
        other.follies = self.follies
        other.bag = self.bag
        other.church = self.church
        other.bribes = self.bribes
        other.queen = self.queen
        other.space = self.space
        other.decade = self.decade
        other.done = self.done
        other.laid = self.laid
        other.formed = self.formed
        other.offered = self.offered
        return other

    # ------------------------------------------------------------------- money

    def change_money(self, seat: i64, by: i64, cause: i64) -> None:
        if by != 0:
            purse = self.seats[seat]
            purse.money += by
            self.changed(cause, seat, MONEY_AT + seat, by, purse.money)

    def score(self, seat: i64, source: i64, points: i64, cause: i64) -> None:
        """Victory points at once."""
        if points != 0:
            owner = self.seats[seat]
            owner.points[source] += points
            if self.journal is not None:
                self.changed(cause, seat, POINTS_AT + seat, points, sum(owner.points))

    def change_bribes(self, seat: i64, by: i64, cause: i64) -> None:
        """Markers from the board to a seat, or back if fewer than none."""
        if by != 0:
            owner = self.seats[seat]
            owner.bribes += by
            self.bribes -= by
            self.changed(cause, seat, OWN_BRIBES_AT + seat, by, owner.bribes)

    # ------------------------------------------------------------------- queen

    def queen_is_locked(self) -> bool:
        return self.table.track[self.space] == LOCKED

    def take_queen(self, seat: i64) -> None:
        """The queen comes to a seat, unless nobody can take her over now."""
        if self.queen == seat:
            return
        if self.queen_is_locked():
            self.told(STAYS, self.queen, 0, 0)
            return
        self.moved(QUEEN, seat, QUEEN_AT + self.queen, QUEEN_AT + seat, 0, EVERYBODY, False)
        self.queen = seat

    # ------------------------------------------------------------------- tiles

    def draw_tiles(self, seat: i64, number: i64, cause: i64) -> None:
        """Tiles drawn blindly from the bag, as many as there are."""
        for _ in range(number):
            if self.bag == 0:
                break
            kind = self.draw_one(seat)
            self.moved(cause, seat, BAG_AT, HAND_AT + seat, kind, 1 << seat, True)

    def draw_one(self, seat: i64) -> i64:
        kind = t.any_of(self.bag, self.rng)
        self.bag -= t.one(kind)
        self.seats[seat].tiles += t.one(kind)
        return kind

    def spend(self, seat: i64, kind: i64) -> None:
        """A tile leaves the screen in the sight of everybody, who may have known of it."""
        owner = self.seats[seat]
        owner.tiles -= t.one(kind)
        if t.count(owner.known, kind) > 0:
            owner.known -= t.one(kind)

    def show(self, seat: i64, kind: i64) -> None:
        """A tile is taken from behind the screen; everybody sees which, before it is laid."""
        owner = self.seats[seat]
        if t.count(owner.known, kind) == 0:
            owner.known += t.one(kind)

    def receive(self, seat: i64, kind: i64) -> None:
        """A tile goes behind the screen in the sight of everybody."""
        owner = self.seats[seat]
        owner.tiles += t.one(kind)
        owner.known += t.one(kind)

    def put_into_bag(self, seat: i64, kind: i64, cause: i64) -> None:
        self.spend(seat, kind)
        self.bag += t.one(kind)
        self.moved(cause, seat, HAND_AT + seat, BAG_AT, kind, EVERYBODY, False)

    def trade(self, seat: i64, first: i64, second: i64, wanted: i64) -> None:
        """Two tiles for one of the bag; the wanted one is taken out first (a ruling)."""
        self.bag -= t.one(wanted)
        self.put_into_bag(seat, first, TRADED)
        self.put_into_bag(seat, second, TRADED)
        self.receive(seat, wanted)
        self.moved(FETCHED, seat, BAG_AT, HAND_AT + seat, wanted, EVERYBODY, False)

    # ---------------------------------------------------------- scandal cards

    def discard(self, seat: i64, card: i64, cause: i64) -> None:
        """A card goes from a seat under the deck, in the sight of everybody."""
        cards.take(self.seats[seat].scandals, card)
        everybody = cards.PUBLIC | ((1 << self.players) - 1)
        self.deck.insert(0, card | (everybody << cards.SEERS_SHIFT))
        self.moved(cause, seat, CARDS_AT + seat, DECK_AT, card, EVERYBODY, False)

    # ------------------------------------------------------------------ knights

    def knights_out(self, seat: i64) -> i64:
        """How many knights of a seat stand on areas of others."""
        found: i64 = 0
        for kind in range(3):
            found += self.knights_on(seat, kind)
        return found

    def knights_on(self, seat: i64, kind: i64) -> i64:
        """How many knights of a seat stand on areas of a kind."""
        found: i64 = 0
        for other in self.seats:
            estate = other.estate
            for area in range(len(estate.areas)):
                if estate.knight_on(area) == seat and estate.area_kind(area) == kind:
                    found += 1
        return found
