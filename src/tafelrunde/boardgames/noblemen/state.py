"""Noblemen on the table: the board, the screens and what is behind them, and how things move."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.draws import ALL_KINDS, counted, without
from tafelrunde.boardgames.noblemen.estate import Estate, spot_of, spot_of_area
from tafelrunde.boardgames.noblemen.scoring import score
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.tabletop import EVERYBODY

UNTHINKABLE: Final = 1e-9  # a chance that nobody need reckon with
ALL_FOLLIES: Final = (1 << r.FOLLIES) - 1
QUEEN: Final = w.cause("queen", "token")
STAYS: Final = w.cause("stays")


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player: what is behind the screen, and what lies before it."""

    __slots__ = (
        *("bribes", "chosen", "draws", "estate", "known", "marker", "money", "points"),
        *("prestige", "spent", "tiles", "title"),
    )

    def __init__(self, estate: Estate, points: list[i64]) -> None:
        self.estate: Estate = estate
        self.points: list[i64] = points  # victory points by source
        self.money: i64 = 0
        self.bribes: i64 = 0
        self.tiles: i64 = 0  # behind the screen, by kind
        self.known: i64 = 0  # of these, what everybody has seen go there
        self.draws: i64 = 0  # of the others, those from a bag that lacked a kind; see `draws`
        self.chosen: i64 = 0  # before the first draw: what will be taken
        self.title: i64 = r.BARON  # -1 at a ball, until the new one is chosen
        self.marker: i64 = NOBODY  # space on the prestige track, -1 outside of balls
        self.prestige: i64 = 0  # reached at this ball, even if the space was taken
        self.spent: i64 = 0

    def copy(self) -> Seat:
        self.estate.shared = True
        other = Seat(self.estate, self.points[:])
        other.money = self.money
        other.bribes = self.bribes
        other.tiles = self.tiles
        other.known = self.known
        other.draws = self.draws
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
@mypyc_attr(acyclic=True)
class NoblemenState(State):
    """The whole table."""

    __slots__ = (
        *("bag", "book", "bribes", "church", "decade", "follies", "formed", "laid", "offered"),
        *("queen", "seats", "space", "stock", "supply"),
    )

    def __init__(
        self,
        book: r.NoblemenRules,
        players: i64,
        rng: Rng,
        zones: list[list[i64]],
        seats: list[Seat],
        stock: list[i64],
        supply: list[i64],
    ) -> None:
        super().__init__(book, players, rng, zones)
        self.book: r.NoblemenRules = book  # the rules under their own type
        self.seats: list[Seat] = seats
        self.stock: list[i64] = stock  # castles, palaces, chapels on the board: the dearest
        self.supply: list[i64] = supply  # castles, palaces, chapels beside it
        self.follies: i64 = ALL_FOLLIES  # bit set of those not built
        self.bag: i64 = 0
        self.church: i64 = 0
        self.bribes: i64 = r.ALL_BRIBES  # on the board
        self.queen: i64 = 0
        self.space: i64 = 0  # of the round track
        self.decade: i64 = 0
        self.laid: i64 = 0  # tiles laid in the current expansion, by kind
        self.formed: i64 = 0  # areas completed in it, by kind
        self.offered: i64 = 0  # prestige handed in so far by the guest whose turn it is at a ball

    def clone(self) -> NoblemenState:
        seats = [seat.copy() for seat in self.seats]
        rng = self.rng.copy()
        zones = self.copy_zones()
        stock = self.stock[:]
        other = NoblemenState(self.book, self.players, rng, zones, seats, stock, self.supply[:])
        self.copy_table(other)
        other.follies = self.follies
        other.bag = self.bag
        other.church = self.church
        other.bribes = self.bribes
        other.queen = self.queen
        other.space = self.space
        other.decade = self.decade
        other.laid = self.laid
        other.formed = self.formed
        other.offered = self.offered
        return other

    def items(self, seat: i64) -> list[i64]:
        return score(self, seat)

    # ------------------------------------------------------------------- money

    def change_money(self, seat: i64, by: i64, cause: i64) -> None:
        if by != 0:
            purse = self.seats[seat]
            purse.money += by
            self.changed(cause, seat, w.MONEY_OF + seat, by, purse.money)

    def score(self, seat: i64, source: i64, points: i64, cause: i64) -> None:
        """Victory points at once."""
        if points != 0:
            owner = self.seats[seat]
            owner.points[source] += points
            if self.journal is not None:
                self.changed(cause, seat, w.POINTS_OF + seat, points, sum(owner.points))

    def change_bribes(self, seat: i64, by: i64, cause: i64) -> None:
        """Markers from the board to a seat, or back if fewer than none."""
        if by != 0:
            owner = self.seats[seat]
            owner.bribes += by
            self.bribes -= by
            self.changed(cause, seat, w.BRIBES_OF + seat, by, owner.bribes)

    # ---------------------------------------------------------- queen and track

    def is_at(self, space: i64) -> bool:
        """Does the round marker stand on a space of this kind?"""
        return self.book.track[self.space] == space

    def queen_comes(self, seat: i64) -> bool:
        """Would the queen come to a seat that takes her?"""
        return self.queen != seat and not self.is_at(r.LOCKED)

    def take_queen(self, seat: i64) -> None:
        """The queen comes to a seat, unless nobody can take her over now."""
        if self.queen == seat:
            return
        if self.is_at(r.LOCKED):
            self.told(STAYS, self.queen, 0, 0)
            return
        self.moved(QUEEN, seat, w.QUEEN_OF + self.queen, w.QUEEN_OF + seat, 0, EVERYBODY)
        self.done_to(self.queen)
        self.queen = seat

    # ------------------------------------------------------------------- tiles

    def eyes(self, seat: i64) -> i64:
        """Who sees the tiles behind the screen of a seat (bits)."""
        return EVERYBODY if self.book.open_holdings else 1 << seat

    def draw_tiles(self, seat: i64, number: i64, cause: i64) -> None:
        """Tiles drawn blindly from the bag, as many as there are."""
        kinds = t.kinds(self.bag)
        before = self.bag
        eyes = self.eyes(seat)
        for _ in range(number):
            if self.bag == 0:
                break
            kind = self.draw_one(seat)
            self.moved(cause, seat, w.BAG, w.HAND_OF + seat, kind, eyes, eyes)
        if kinds != ALL_KINDS or t.kinds(self.bag) != kinds:
            self.tell_kinds(seat, before - self.bag, kinds)

    def tell_kinds(self, seat: i64, drawn: i64, kinds: i64) -> None:
        """Everybody sees from which kinds a seat drew, and which of them are used up now."""
        owner = self.seats[seat]
        number = t.total(drawn)
        for kind in range(r.KINDS):
            if kinds == 1 << kind:
                owner.known += drawn
                return
            if (kinds >> kind) & 1 and t.count(self.bag, kind) == 0:
                owner.known += t.one(kind)
                number -= 1
                self.show_all()
        owner.draws = counted(owner.draws, kinds, number)

    def show_rest(self, kind: i64) -> None:
        """A tile is taken out of the bag, and all see whether there is another of its kind: news,
        if it could have been the last."""
        if self.journal is not None and self.may_be_last(kind):
            self.show_all()

    def may_be_last(self, kind: i64) -> bool:
        """Could all tiles of a kind but one lie behind the screens, as far as all know?"""
        tiles: i64 = t.count(self.bag, kind)
        hidden: i64 = 0
        if not self.book.open_holdings:
            for seat in self.seats:
                tiles += t.count(seat.tiles, kind) - t.count(seat.known, kind)
                hidden += t.total(seat.tiles) - t.total(seat.known)
        unknown = hidden + t.total(self.bag)
        chance: float = float(tiles)
        for k in range(tiles - 1):
            chance = chance * float(hidden - k) / float(unknown - k)
            if chance < UNTHINKABLE:
                return False
        return True

    def draw_one(self, seat: i64) -> i64:
        kind = t.any_of(self.bag, self.rng)
        self.bag -= t.one(kind)
        self.seats[seat].tiles += t.one(kind)
        return kind

    def spend(self, seat: i64, kind: i64) -> None:
        """A tile leaves the screen in the sight of everybody, who may have known of it."""
        self.show(seat, kind)
        owner = self.seats[seat]
        owner.tiles -= t.one(kind)
        owner.known -= t.one(kind)

    def show(self, seat: i64, kind: i64) -> None:
        """A tile is taken from behind the screen; everybody sees which, before it is laid."""
        owner = self.seats[seat]
        if t.count(owner.known, kind) == 0:
            if owner.draws != 0:
                owner.draws = without(owner.draws, kind, t.total(owner.tiles - owner.known))
            owner.known += t.one(kind)

    def receive(self, seat: i64, kind: i64) -> None:
        """A tile goes behind the screen in the sight of everybody."""
        owner = self.seats[seat]
        owner.tiles += t.one(kind)
        owner.known += t.one(kind)

    def put_into_bag(self, seat: i64, kind: i64, cause: i64) -> None:
        self.spend(seat, kind)
        self.bag += t.one(kind)
        self.moved(cause, seat, w.HAND_OF + seat, w.BAG, kind, EVERYBODY)

    # ------------------------------------------------------------------- cards

    def cards(self, seat: i64) -> list[i64]:
        """The scandal cards behind a screen, in card order."""
        return self.zones[w.FIRST_HAND + seat]

    def offer(self) -> list[i64]:
        """The cards somebody looks at, in the order in which they were drawn."""
        return self.zones[w.OFFER.base]

    # ------------------------------------------------------------------ journal

    def happened_in(self, seat: i64, tile: i64) -> None:
        """What was noted last happened on a tile of an estate."""
        if self.journal is not None:
            self.happened_at(spot_of(seat, self.seats[seat].estate.cells[tile]))

    def happened_in_area(self, seat: i64, area: i64) -> None:
        """The same for an area."""
        if self.journal is not None:
            self.happened_at(spot_of_area(seat, self.seats[seat].estate.corner_cell(area)))

    # ------------------------------------------------------------------ knights

    def knights_out(self, seat: i64) -> i64:
        """How many knights of a seat stand on areas of others."""
        return sum([self.knights_on(seat, kind) for kind in range(r.AREA_KINDS)])

    def knights_on(self, seat: i64, kind: i64) -> i64:
        """How many knights of a seat stand on areas of a kind."""
        found: i64 = 0
        for other in self.seats:
            found += other.estate.knights(seat, kind)
        return found


Now = Step[NoblemenState]  # a step of this game, as verbs are handed it
