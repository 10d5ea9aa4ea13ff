"""Buildings and what they bring: castles with their knights, palaces, chapels, follies."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.causes import (
    BUILDING,
    ESTATE_AT,
    HAND_AT,
    RAID,
    REPLACED,
    SPOILS,
    STOCK_AT,
    SUPPLY_AT,
    WITHDRAWN,
)
from tafelrunde.boardgames.noblemen.rules import (
    CASTLE,
    CHAPEL,
    FOLLIES,
    FOLLY,
    FOREST,
    KINDS,
    KNIGHTS,
    MANOR,
    PALACE,
)
from tafelrunde.boardgames.noblemen.scandals import LOOKS
from tafelrunde.boardgames.noblemen.state import EVERYBODY, FOR_FOLLIES, NoblemenState
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision

SPOILS_OF_WAR: Final = 2  # pounds or tiles that the owner of a raided area gives


# ---------------------------------------------------------------------- building
@final
class ChooseSite(Decision):
    """Where the building (a) is put up; b = 1 if it is inherited."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        estate = s.seats[self.seat].estate
        found: list[i64] = []
        for tile in range(len(estate.tiles)):
            if m.site_refusal(estate, self.a, tile) == m.LEGAL:
                found.append(m.SITE + tile)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if m.SITE <= move < m.KNIGHT:
            return m.site_refusal(s.seats[self.seat].estate, self.a, move - m.SITE)
        return m.CHOOSE_SITE_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        inherited = self.b == 1
        if not inherited:
            price = m.price_of(s, s.seats[self.seat], self.a)
            s.change_money(self.seat, -price, BUILDING)
        put_up(s, self.seat, self.a, move - m.SITE)
        if self.a == CASTLE and not inherited:
            send_knight(s, self.seat)


def put_up(s: NoblemenState, seat: i64, building: i64, tile: i64) -> None:
    """The building leaves the board for the estate, and brings its reward."""
    estate = s.seats[seat].own_estate()
    here = ESTATE_AT + seat
    estate.set_building(tile, building)
    if building < FOLLY:
        s.stock[building] -= 1
        s.moved(BUILDING, seat, STOCK_AT + building, here, building, EVERYBODY, False)
    else:
        built = FOLLIES - follies_left(s)
        s.follies &= ~(1 << (building - FOLLY))
        s.moved(BUILDING, seat, STOCK_AT + FOLLY, here, building, EVERYBODY, False)
        s.score(seat, FOR_FOLLIES, s.table.folly_points[built], BUILDING)
    if building == PALACE:
        s.supply[CASTLE] += 1
        s.moved(REPLACED, seat, here, SUPPLY_AT, CASTLE, EVERYBODY, False)
        s.take_queen(seat)
    elif building == CHAPEL:
        s.push(LOOKS[seat])


def follies_left(s: NoblemenState) -> i64:
    left: i64 = 0
    for folly in range(FOLLIES):
        left += (s.follies >> folly) & 1
    return left


# ----------------------------------------------------------------------- knights
def send_knight(s: NoblemenState, seat: i64) -> None:
    """A new castle lets a knight of the supply ride out, or one that is out ride on."""
    if len(m.list_targets(s, seat)) == 0:
        return
    if s.knights_out(seat) < KNIGHTS:
        s.push(SendKnight(seat))
    else:
        s.push(RecallKnight(seat))


@final
class RecallKnight(Decision):
    """Both knights are out: which of them moves on, if any?"""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        return [m.RECALL, m.RECALL + 1, m.DECLINE]

    def refusal(self, state: State, move: i64) -> i64:
        return m.LEGAL if m.RECALL <= move <= m.DECLINE else m.SEND_KNIGHT_FIRST

    def apply(self, state: State, move: i64) -> None:
        if move != m.DECLINE:
            state.push(SendKnight(self.seat, move - m.RECALL + 1))


@final
class SendKnight(Decision):
    """Which area of another is raided; a = 0 from the supply, else the knight that moves on."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        found: list[i64] = []
        if self.a == 0:
            found.append(m.DECLINE)
        found += m.list_targets(s, self.seat)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if move == m.DECLINE:
            return m.LEGAL if self.a == 0 else m.MUST_MOVE_KNIGHT
        if m.KNIGHT <= move < m.CELL:
            return m.area_refusal(s, self.seat, move - m.KNIGHT)
        return m.SEND_KNIGHT_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if move == m.DECLINE:
            return
        if self.a > 0:
            withdraw(s, self.seat, self.a - 1)
        target = move - m.KNIGHT
        raid(s, self.seat, target // m.AREAS, target % m.AREAS)


def placed_knight(s: NoblemenState, seat: i64, knight: i64) -> i64:
    """Where a knight that is out stands, as a target; they are counted from seat to seat."""
    for victim in range(s.players):
        estate = s.seats[victim].estate
        for area in range(len(estate.areas)):
            if estate.knight_on(area) == seat:
                if knight == 0:
                    return victim * m.AREAS + area
                knight -= 1
    raise ValueError("the knight is not out")


def withdraw(s: NoblemenState, seat: i64, knight: i64) -> None:
    target = placed_knight(s, seat, knight)
    victim = target // m.AREAS
    estate = s.seats[victim].own_estate()
    area = target % m.AREAS
    estate.set_knight(area, -1)
    s.told(WITHDRAWN, seat, estate.area_kind(area), victim)


def raid(s: NoblemenState, seat: i64, victim: i64, area: i64) -> None:
    """A knight comes to an area, and its owner gives something up at once."""
    estate = s.seats[victim].own_estate()
    estate.set_knight(area, seat)
    kind = estate.area_kind(area)
    s.told(RAID, seat, kind, victim)
    if kind == MANOR:
        loot = min(SPOILS_OF_WAR, s.seats[victim].money)
        s.change_money(victim, -loot, SPOILS)
        s.change_money(seat, loot, SPOILS)
    elif kind == FOREST:
        give_up_tiles(s, victim, seat)
    elif s.queen == victim:
        s.take_queen(seat)


def give_up_tiles(s: NoblemenState, victim: i64, seat: i64) -> None:
    """Two tiles that the victim chooses; with no more than that there is no choice."""
    if t.total(s.seats[victim].tiles) > SPOILS_OF_WAR:
        s.push(GiveTiles(victim, seat, SPOILS_OF_WAR))
        return
    for kind in range(KINDS):
        for _ in range(t.count(s.seats[victim].tiles, kind)):
            give_tile(s, victim, seat, kind)


def give_tile(s: NoblemenState, giver: i64, receiver: i64, kind: i64) -> None:
    """In front of the screens, so that everybody sees which (a ruling)."""
    s.spend(giver, kind)
    s.receive(receiver, kind)
    s.moved(SPOILS, giver, HAND_AT + giver, HAND_AT + receiver, kind, EVERYBODY, False)


@final
class GiveTiles(Decision):
    """The owner of a raided forest chooses a tile for the seat a; b are still to be given."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        found: list[i64] = []
        for kind in range(KINDS):
            if m.tile_refusal(s.seats[self.seat], kind) == m.LEGAL:
                found.append(m.GIVE + kind)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if m.GIVE <= move < m.FORM:
            return m.tile_refusal(s.seats[self.seat], move - m.GIVE)
        return m.GIVE_TILES_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        give_tile(s, self.seat, self.a, move - m.GIVE)
        if self.b > 1:
            s.push(GiveTiles(self.seat, self.a, self.b - 1))
