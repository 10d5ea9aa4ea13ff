"""A turn: one action, at most one scandal card, and any number of trades."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.building import ChooseSite
from tafelrunde.boardgames.noblemen.causes import (
    BLESSED,
    BRIBED,
    CHURCH_AT,
    DONATED,
    ENDOWED,
    ESTATE_AT,
    FORMED,
    GAINED,
    HAND_AT,
    HARVEST,
    IDLED,
    LAID,
    PLAYED,
    TAXED,
    TRIBUTE_PAID,
    WED,
)
from tafelrunde.boardgames.noblemen.estate import CORNERS
from tafelrunde.boardgames.noblemen.rules import (
    AREA_BONUS,
    BRIBE_PRICE,
    BUILDINGS,
    CASTLE,
    DOWRY,
    DOWRY_TILES,
    FIELD,
    FOREST,
    GARDEN,
    GROVE,
    INHERITANCE,
    KINDS,
    MANOR,
    MASTER_STROKE,
    MOST_BRIBES,
    MOST_LAID,
    SEATS,
    TRIBUTE,
    TRIBUTE_MONEY,
    VICAR,
    VICAR_TILES,
    WEDDING,
    WEDDING_BRIBES,
    WEDDING_POINTS,
)
from tafelrunde.boardgames.noblemen.scoring import yield_of
from tafelrunde.boardgames.noblemen.state import (
    ACTED,
    CARD_PLAYED,
    EVERYBODY,
    FOR_BRIBES,
    FOR_CARDS,
    FOR_CHURCH,
    FOR_IDLENESS,
    LAND_SPENT,
    TAXES_SPENT,
    NoblemenState,
    Seat,
)
from tafelrunde.engine import cards
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision, Step


# -------------------------------------------------------------------------- turn
@final
class Turn(Decision):
    """The seat acts, plays a card, trades, until it ends its turn."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        found: list[i64] = []
        if not s.done & ACTED:
            self.list_actions(s, seat, found)
        if not s.done & CARD_PLAYED:
            last = -1
            for card in seat.scandals:
                kind = card & cards.KIND
                if kind != last and m.card_refusal(s, seat, kind) == m.LEGAL:
                    found.append(m.PLAY + kind)
                last = kind
        m.list_trades(s, seat, found)
        if s.done & ACTED:
            found.append(m.END)
        return found

    def list_actions(self, s: NoblemenState, seat: Seat, found: list[i64]) -> None:
        list_tiles(seat, m.LAY, found)
        for building in range(BUILDINGS):
            if m.building_refusal(s, seat, building) == m.LEGAL:
                found.append(m.BUILD + building)
        for number in range(1, MOST_BRIBES + 1):
            if m.bribe_refusal(s, seat, number) == m.LEGAL:
                found.append(m.BRIBE + number - 1)
        if not seat.spent & TAXES_SPENT:
            for bribes in range(seat.bribes + 1):
                found.append(m.TAXES + bribes)
        if not seat.spent & LAND_SPENT:
            for bribes in range(seat.bribes + 1):
                found.append(m.LAND + bribes)
        list_gifts(s, seat, found)
        found.append(m.IDLE)

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        if m.PLAY <= move < m.TRADE:
            return m.card_refusal(s, seat, move - m.PLAY)
        if m.TRADE <= move < m.GIVE:
            return m.trade_refusal(s, seat, move - m.TRADE)
        if move == m.END:
            return m.LEGAL if s.done & ACTED else m.ACT_FIRST
        if m.LAY <= move < m.PLAY and move != m.DONE:
            return self.action_refusal(s, seat, move)
        return m.out_of_time(move)

    def action_refusal(self, s: NoblemenState, seat: Seat, move: i64) -> i64:
        if s.done & ACTED:
            return m.ACTION_DONE
        if move < m.DONE:
            return m.tile_refusal(seat, move - m.LAY)
        if move < m.BRIBE:
            return m.building_refusal(s, seat, move - m.BUILD)
        if move < m.TAXES:
            return m.bribe_refusal(s, seat, move - m.BRIBE + 1)
        if move < m.LAND:
            return m.taxes_refusal(seat, move - m.TAXES)
        if move < m.DONATE:
            return m.land_refusal(seat, move - m.LAND)
        if move < m.IDLE:
            return m.donate_refusal(s, seat, move - m.DONATE)
        return m.LEGAL

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if move == m.END:
            return
        s.push(self)
        if move < m.PLAY:
            s.done |= ACTED
            self.act(s, move)
        elif move < m.TRADE:
            s.done |= CARD_PLAYED
            self.play_card(s, move - m.PLAY)
        else:
            m.make_trade(s, self.seat, move - m.TRADE)

    def act(self, s: NoblemenState, move: i64) -> None:
        seat = s.seats[self.seat]
        if move < m.DONE:
            begin_expansion(s)
            take_up(s, self.seat, move - m.LAY)
        elif move < m.BRIBE:
            s.push(ChooseSite(self.seat, move - m.BUILD))
        elif move < m.TAXES:
            number = move - m.BRIBE + 1
            s.change_money(self.seat, -BRIBE_PRICE * number, BRIBED)
            s.change_bribes(self.seat, number, BRIBED)
            s.score(self.seat, FOR_BRIBES, number, BRIBED)
        elif move < m.LAND:
            seat.spent |= TAXES_SPENT
            bribes = move - m.TAXES
            s.told(TAXED, self.seat, 0, 0)
            s.change_bribes(self.seat, -bribes, TAXED)
            s.change_money(self.seat, yield_of(s, self.seat, MANOR) + bribes, TAXED)
        elif move < m.DONATE:
            seat.spent |= LAND_SPENT
            bribes = move - m.LAND
            s.told(GAINED, self.seat, 0, 0)
            s.change_bribes(self.seat, -bribes, GAINED)
            s.draw_tiles(self.seat, yield_of(s, self.seat, FOREST) + bribes, GAINED)
        elif move < m.IDLE:
            donate(s, self.seat, move - m.DONATE)
        else:
            s.score(self.seat, FOR_IDLENESS, 1, IDLED)

    def play_card(self, s: NoblemenState, card: i64) -> None:
        s.discard(self.seat, card, PLAYED)
        if card == INHERITANCE:
            s.push(ChooseSite(self.seat, CASTLE, 1))
        elif card == WEDDING:
            s.change_bribes(self.seat, min(WEDDING_BRIBES, s.bribes), WED)
            s.score(self.seat, FOR_CARDS, WEDDING_POINTS, WED)
        elif card == MASTER_STROKE:
            begin_expansion(s)
            s.push(LAYS[self.seat])
        elif card == VICAR:
            s.push(Vicar(self.seat))
        elif card == DOWRY:
            s.draw_tiles(self.seat, DOWRY_TILES, ENDOWED)
        elif card == TRIBUTE:
            s.change_money(self.seat, TRIBUTE_MONEY, TRIBUTE_PAID)
        else:
            s.take_queen(self.seat)


def list_tiles(seat: Seat, base: i64, found: list[i64]) -> None:
    """One move for each kind of tile behind the screen."""
    for kind in range(KINDS):
        if m.tile_refusal(seat, kind) == m.LEGAL:
            found.append(base + kind)


# --------------------------------------------------------------------- expansion
def begin_expansion(s: NoblemenState) -> None:
    s.laid = 0
    s.formed = 0


def take_up(s: NoblemenState, seat: i64, kind: i64) -> None:
    """The tile is chosen; now it needs a place."""
    s.show(seat, kind)
    s.push(Place(seat, kind))


@final
class Lay(Decision):
    """Another tile, or enough; trades may come between two tiles (a ruling)."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        found: list[i64] = []
        list_tiles(seat, m.LAY, found)
        if s.laid > 0:
            found.append(m.DONE)
        m.list_trades(s, seat, found)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        if m.LAY <= move < m.DONE:
            return m.tile_refusal(seat, move - m.LAY)
        if move == m.DONE:
            return m.LEGAL if s.laid > 0 else m.LAY_TILE_FIRST
        if m.TRADE <= move < m.GIVE:
            return m.trade_refusal(s, seat, move - m.TRADE)
        return m.FINISH_LAYING_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if move == m.DONE:
            finish_expansion(s, self.seat)
        elif move < m.DONE:
            take_up(s, self.seat, move - m.LAY)
        else:
            m.make_trade(s, self.seat, move - m.TRADE)
            s.push(self)


@final
class Place(Decision):
    """Where the tile of kind a is laid."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        found: list[i64] = []
        for place in s.seats[self.seat].estate.frontier:
            found.append(m.CELL + place)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if move < m.CELL:
            return m.LAY_TILE_FIRST
        estate = s.seats[self.seat].estate
        place = move - m.CELL
        if place >> 2 >= len(estate.cells):
            return m.NO_SUCH_CELL
        if place in estate.frontier:
            return m.LEGAL
        return m.NO_SUCH_CELL if estate.tile_at(estate.cell_at(place)) >= 0 else m.OTHER_NAME

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        s.spend(self.seat, self.a)
        estate = s.seats[self.seat].own_estate()
        tile = estate.lay(move - m.CELL, self.a)
        s.laid += t.one(self.a)
        target = ESTATE_AT + self.seat
        s.moved(LAID, self.seat, HAND_AT + self.seat, target, self.a, EVERYBODY, False)
        s.push(AFTER_TILES[self.seat])
        self.form_areas(s, tile, estate.squares(tile, s.table.areas_may_overlap))

    def form_areas(self, s: NoblemenState, tile: i64, corners: i64) -> None:
        """All squares that a tile completes share it: without overlap one of them is chosen."""
        several = corners & (corners - 1) != 0
        if several and not s.table.areas_may_overlap:
            s.push(FormArea(self.seat, tile))
            return
        for corner in range(CORNERS):
            if (corners >> corner) & 1:
                form_area(s, self.seat, tile, corner)


def form_area(s: NoblemenState, seat: i64, tile: i64, corner: i64) -> None:
    estate = s.seats[seat].own_estate()
    kind = estate.area_kind(estate.form(tile, corner))
    s.formed += t.one(kind)
    s.told(FORMED, seat, kind, 0)


@final
class FormArea(Decision):
    """The tile a completes several squares that share tiles: one becomes an area."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        corners = s.seats[self.seat].estate.squares(self.a, False)
        found: list[i64] = []
        for corner in range(CORNERS):
            if (corners >> corner) & 1:
                found.append(m.FORM + corner)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if m.FORM <= move < m.RECALL:
            corners = s.seats[self.seat].estate.squares(self.a, False)
            return m.LEGAL if (corners >> (move - m.FORM)) & 1 else m.NOT_A_SQUARE
        return m.CHOOSE_AREA_FIRST

    def apply(self, state: State, move: i64) -> None:
        form_area(cast(NoblemenState, state), self.seat, self.a, move - m.FORM)


@final
class AfterTile(Step):
    """Up to three tiles are laid; then their harvest comes in."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        if t.total(s.laid) < MOST_LAID and s.seats[self.seat].tiles > 0:
            s.push(LAYS[self.seat])
        else:
            finish_expansion(s, self.seat)


def finish_expansion(s: NoblemenState, seat: i64) -> None:
    """Money for fields and manors, tiles for groves and forests, the queen for a garden."""
    pounds = t.count(s.laid, FIELD) + AREA_BONUS * t.count(s.formed, MANOR)
    tiles = t.count(s.laid, GROVE) + AREA_BONUS * t.count(s.formed, FOREST)
    gardens = t.count(s.formed, GARDEN)
    begin_expansion(s)
    s.change_money(seat, pounds, HARVEST)
    s.draw_tiles(seat, tiles, HARVEST)
    if gardens > 0:
        s.take_queen(seat)


# ------------------------------------------------------------------------ church
def list_gifts(s: NoblemenState, seat: Seat, found: list[i64]) -> None:
    for kind in range(KINDS):
        if m.donate_refusal(s, seat, kind) == m.LEGAL:
            found.append(m.DONATE + kind)


def donate(s: NoblemenState, seat: i64, kind: i64) -> None:
    """A tile for the church; as long as it takes more, the seat may go on."""
    s.spend(seat, kind)
    s.church += t.one(kind)
    s.moved(DONATED, seat, HAND_AT + seat, CHURCH_AT, kind, EVERYBODY, False)
    s.score(seat, FOR_CHURCH, 1, DONATED)
    if s.seats[seat].tiles > 0:
        s.push(DONATIONS[seat])


@final
class Donate(Decision):
    """Another tile for the church, or enough."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        found: list[i64] = [m.DONE]
        list_gifts(s, seat, found)
        m.list_trades(s, seat, found)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        if m.DONATE <= move < m.IDLE:
            return m.donate_refusal(s, seat, move - m.DONATE)
        if m.TRADE <= move < m.GIVE:
            return m.trade_refusal(s, seat, move - m.TRADE)
        return m.LEGAL if move == m.DONE else m.DONATE_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if m.DONATE <= move < m.IDLE:
            donate(s, self.seat, move - m.DONATE)
        elif move != m.DONE:
            m.make_trade(s, self.seat, move - m.TRADE)
            s.push(self)


@final
class Vicar(Decision):
    """The vicar's favour: up to four tiles for the bag; a = given so far."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        found: list[i64] = []
        if self.a > 0:
            found.append(m.DONE)
        m.list_trades(s, seat, found)
        list_tiles(seat, m.GIVE, found)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        if m.GIVE <= move < m.FORM:
            return m.tile_refusal(seat, move - m.GIVE)
        if m.TRADE <= move < m.GIVE:
            return m.trade_refusal(s, seat, move - m.TRADE)
        if move == m.DONE and self.a > 0:
            return m.LEGAL
        return m.VICAR_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if move == m.DONE:
            return
        if move < m.GIVE:
            m.make_trade(s, self.seat, move - m.TRADE)
            s.push(self)
            return
        s.put_into_bag(self.seat, move - m.GIVE, BLESSED)
        s.score(self.seat, FOR_CARDS, 1, BLESSED)
        if self.a + 1 < VICAR_TILES and s.seats[self.seat].tiles > 0:
            s.push(Vicar(self.seat, self.a + 1))


# Steps are immutable, so the common ones are made once.
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(SEATS)]
LAYS: Final[list[Lay]] = [Lay(seat) for seat in range(SEATS)]
AFTER_TILES: Final[list[AfterTile]] = [AfterTile(seat) for seat in range(SEATS)]
DONATIONS: Final[list[Donate]] = [Donate(seat) for seat in range(SEATS)]
