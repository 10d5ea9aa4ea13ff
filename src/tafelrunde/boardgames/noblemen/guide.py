"""What search knows of Noblemen: the features of moves, and how a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import features as x
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.ball import OFFER, HandIn
from tafelrunde.boardgames.noblemen.building import next_folly, price_of
from tafelrunde.boardgames.noblemen.estate import new_estate
from tafelrunde.boardgames.noblemen.expansion import Lay, Place
from tafelrunde.boardgames.noblemen.ground import Ground, enclosable, filled, index_of
from tafelrunde.boardgames.noblemen.knights import KNIGHT
from tafelrunde.boardgames.noblemen.prospects import Prospects, beside
from tafelrunde.boardgames.noblemen.scoring import prestige_of, yield_of
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat
from tafelrunde.boardgames.noblemen.turn import Turn
from tafelrunde.boardgames.noblemen.verbs import TRADE
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.guide import Guide

TAKE: Final[i64] = w.MOVES.number("take")
KEEP: Final[i64] = w.MOVES.number("keep")
LAY: Final[i64] = w.MOVES.number("lay")
DONE: Final[i64] = w.MOVES.number("done")
BUILD: Final[i64] = w.MOVES.number("build")
BRIBE: Final[i64] = w.MOVES.number("bribe")
TAXES: Final[i64] = w.MOVES.number("taxes")
LAND: Final[i64] = w.MOVES.number("land")
DONATE: Final[i64] = w.MOVES.number("donate")
IDLE: Final[i64] = w.MOVES.number("idle")
PLAY: Final[i64] = w.MOVES.number("play")
SWAP: Final[i64] = w.MOVES.number("trade")
GIVE: Final[i64] = w.MOVES.number("give")
GIFT: Final[i64] = w.MOVES.number("offer")
TITLE: Final[i64] = w.MOVES.number("title")
END: Final[i64] = w.MOVES.number("end")
SITE: Final[i64] = w.MOVES.number("site")
RAID: Final[i64] = w.MOVES.number("knight")
CELL: Final[i64] = w.MOVES.number("cell")

PARTS: Final = 3  # of a decade
STAGES: Final = r.DECADES * PARTS
PLENTY: Final = 3  # tiles of a kind of which one can be spared

HORIZON: Final = 2  # spaces of the track
CLEAR: Final = 15.0  # points that make a clear margin
GREED: Final = 1.5


@final
class NoblemenGuide(Guide[NoblemenState]):
    """The table as the deciding seat sees it, and what its moves look like from there."""

    __slots__ = (
        *("book", "ground", "held", "last", "late", "me", "near_ball", "own", "promise", "turn"),
        *("prospects", "room"),
    )

    def __init__(self, book: r.NoblemenRules, players: i64, own: Seat) -> None:
        super().__init__(book, players, x.f, x.t, STAGES)
        self.horizon = HORIZON
        self.scale = CLEAR
        self.greed = GREED
        self.book: r.NoblemenRules = book
        self.ground: Ground = Ground()
        self.prospects: Prospects = Prospects()
        self.me: i64 = 0
        self.own: Seat = own
        self.held: i64 = 0  # tiles behind the screen
        self.promise: i64 = 0
        self.room: i64 = 0  # tiles that can still be laid in this action
        self.late: float = 0.0  # how much of the decade is over
        self.last: bool = False  # is the end near?
        self.near_ball: bool = False
        self.turn: bool = False  # is the action of a turn chosen?

    # -------------------------------------------------------------------- the table

    def look(self, s: NoblemenState) -> None:
        step = s.current
        self.me = step.seat
        self.own = s.seats[step.seat]
        self.held = t.total(self.own.tiles)
        spaces = len(s.book.track)
        self.late = float(s.space) / float(spaces)
        self.last = s.decade == r.DECADES - 1 and s.space >= spaces - 3
        self.turn = isinstance(step, Turn)
        self.promise = 0
        if isinstance(step, Place):
            self.ground.load(self.own.estate)
            self.prospects.look(s, self.own)
        elif isinstance(step, Lay) or (self.turn and not s.used & w.ACTED):
            may_overlap = s.book.areas_may_overlap
            self.promise = self.ground.promise(self.own.estate, may_overlap)
            self.ground.load(self.own.estate)
            self.prospects.look(s, self.own)
            self.prospects.survey(self.ground, self.own, may_overlap)
        self.room = r.MOST_LAID
        if not self.turn:
            self.room -= t.total(s.laid)
        if self.turn:
            self.near_ball = False
            for ahead in range(s.space + 1, s.space + 3):
                if ahead < spaces and s.book.track[ahead] == r.MASK:
                    self.near_ball = True

    def lacks(self, kind: i64) -> i64:
        """Tiles of a kind that are missing for an area, those held counted in; 0: none."""
        return 4 - filled(self.promise, kind) - t.count(self.own.tiles, kind)

    def completes(self, kind: i64) -> bool:
        """Can an area of a kind be completed in this action with the tiles held?"""
        if kind == r.MEADOW:
            return False
        need = 4 - filled(self.promise, kind)
        return need <= self.room and need <= t.count(self.own.tiles, kind)

    def sensible(self, s: NoblemenState, moves: list[i64]) -> list[i64]:
        """Trades only if the tile completes an area."""
        first = TRADE.base
        end = first + TRADE.size
        kept: list[i64] = []
        for move in moves:
            if move < first or move >= end:
                kept.append(move)
            elif self.room > 0:
                kind = (move - first) // r.PAIRS
                if kind != r.MEADOW and self.lacks(kind) == 1:
                    if 4 - filled(self.promise, kind) <= self.room:
                        if kind != r.PAIR_FIRST[(move - first) % r.PAIRS]:
                            if kind != r.PAIR_SECOND[(move - first) % r.PAIRS]:
                                kept.append(move)
        return kept if len(kept) > 0 else moves

    # --------------------------------------------------------------------- features

    def describe(self, s: NoblemenState, verb: i64, at: i64) -> None:
        if verb == CELL:
            self.describe_cell(s, at)
        elif verb == LAY:
            self.describe_lay(s, at)
        elif verb == BUILD:
            self.describe_build(s, at)
        elif verb == BRIBE:
            self.describe_bribe(at)
        elif verb in (TAXES, LAND):
            self.describe_yield(s, verb, at)
        elif verb == DONATE:
            self.describe_donation(s, at)
        elif verb == DONE:
            self.describe_done(s)
        elif verb == GIFT:
            self.describe_gift(s, at)
        elif verb == SITE:
            self.describe_site(s, at)
        elif verb == SWAP:
            self.describe_trade(at // r.PAIRS, at % r.PAIRS)
        elif verb == RAID:
            self.describe_raid(s, at // r.AREAS, at % r.AREAS)
        else:
            self.describe_other(s, verb, at)

    def describe_lay(self, s: NoblemenState, kind: i64) -> None:
        sheet = self.move
        sheet.mark(x.LAID + kind)
        if s.decade == 0:
            sheet.mark(x.LAID_EARLY + kind)
        sheet.note(x.LAID_HELD + kind, 0.25 * float(t.count(self.own.tiles, kind)))
        best = self.prospects.best
        sheet.note(x.LAY_WORTH, best[kind])
        if kind != r.MEADOW:
            if self.completes(kind):
                sheet.mark(x.LAID_AREA + kind)
                if kind == r.GARDEN and s.queen_comes(self.me):
                    sheet.mark(x.LAY_QUEEN)
            elif filled(self.promise, kind) > 1:
                sheet.mark(x.LAID_PART + kind)
        if self.turn:
            sheet.mark(x.LAY_FIRST)
            sheet.note(x.LAY_BEST, max(best[0], best[1], best[2], best[3]))
            sheet.note(x.LAY_STOCK, 0.1 * float(self.held))
            sheet.count(x.LAY_RING, enclosable(self.promise))
            if self.last:
                sheet.mark(x.LAY_LAST)

    def describe_done(self, s: NoblemenState) -> None:
        if isinstance(s.current, Lay):
            self.move.note(x.DONE_LAYING, 0.1 * float(self.held))
            self.move.count(x.DONE_RING, enclosable(self.promise))
            best = self.prospects.best
            self.move.note(x.DONE_BEST, max(best[0], best[1], best[2], best[3]))
        elif isinstance(s.current, HandIn):
            self.move.note(x.DONE_OFFERING, self.reach(s, self.all_gifts(s)))
        else:
            self.move.note(x.DONE_GIVING, 0.1 * float(self.held))

    def describe_cell(self, s: NoblemenState, place: i64) -> None:
        sheet = self.move
        ground = self.ground
        kind = s.current.a
        at = index_of(self.own.estate.cell_at(place))
        ground.look_at(at, s.book.areas_may_overlap)
        worth = self.prospects.worth(ground, kind) + self.prospects.around(ground, at)
        sheet.note(x.CELL_WORTH, worth)
        if kind != r.MEADOW:
            fill = ground.fills[kind]
            if fill == 3:
                sheet.mark(x.CELL_AREA)
            elif fill == 2:
                sheet.mark(x.CELL_THIRD)
            elif fill == 1:
                sheet.mark(x.CELL_SECOND)
            # The tile in question is still counted among those held.
            if 0 < fill < 3 and 4 - fill <= t.count(self.own.tiles, kind):
                sheet.mark(x.CELL_HELD)
        spoilt = ground.spoils(kind)
        if spoilt > 0:
            sheet.count(x.CELL_SPOILS, spoilt * spoilt)
        courts = ground.courts
        for k in range(len(courts)):
            if beside(courts[k] - at):
                if ground.missing[k] == 1:
                    sheet.mark(x.CELL_RING)
                else:
                    sheet.note(x.CELL_STEP, 1.0 / float(ground.missing[k]))
        for meadow in ground.free:
            if beside(meadow - at):
                sheet.mark(x.CELL_SITE)
        around = ground.beside(at, -1)
        sheet.note(x.CELL_BESIDE, 0.25 * float(around))
        if kind == r.MEADOW:
            self.describe_meadow(at, around)

    def describe_meadow(self, at: i64, around: i64) -> None:
        sheet = self.move
        ground = self.ground
        sheet.note(x.CELL_ROOM, 0.25 * float(around))
        if ground.beside(at, r.CASTLE) + ground.beside(at, r.PALACE) == 0:
            sheet.mark(x.CELL_CASTLE)
        elif ground.beside(at, r.CHAPEL) == 0:
            sheet.mark(x.CELL_CHAPEL)

    def describe_trade(self, kind: i64, pair: i64) -> None:
        sheet = self.move
        first = r.PAIR_FIRST[pair]
        second = r.PAIR_SECOND[pair]
        if kind in (first, second):
            sheet.mark(x.TRADE_SAME)
        elif kind != r.MEADOW and self.lacks(kind) == 1:
            sheet.mark(x.TRADED + kind)
        if t.count(self.own.tiles, first) >= PLENTY:
            sheet.mark(x.TRADE_SPARES)
        if t.count(self.own.tiles, second) >= PLENTY:
            sheet.mark(x.TRADE_SPARES)

    def describe_donation(self, s: NoblemenState, kind: i64) -> None:
        sheet = self.move
        sheet.mark(x.DONATED + kind)
        if kind != r.MEADOW and self.promise > 0 and self.lacks(kind) <= 1:
            sheet.mark(x.DONATE_NEEDED)
        if self.last:
            sheet.mark(x.DONATE_LATE)
        if self.turn:
            sheet.note(x.GIVE_WORTH, self.prospects.best[kind])
            total: i64 = 0
            for one in range(r.KINDS):
                places = r.CHURCH_PLACES - t.count(s.church, one)
                held = t.count(self.own.tiles, one)
                total += held if held < places else places
            sheet.count(x.DONATE_ALL, total)

    # ---------------------------------------------------------------------- actions

    def describe_build(self, s: NoblemenState, building: i64) -> None:
        sheet = self.move
        price = price_of(s, self.own, building)
        sheet.mark(x.BUILT + building)
        if s.decade == 0:
            sheet.mark(x.BUILT_FIRST + building)
        elif s.decade == r.DECADES - 1:
            sheet.mark(x.BUILT_LAST + building)
        sheet.note(x.BUILD_PRICE, 0.2 * float(price))
        sheet.note(x.BUILD_LEFT, 0.2 * float(self.own.money - price))
        if self.last:
            sheet.mark(x.BUILD_END)
        if building < r.FOLLY:
            sheet.note(x.BUILD_SITE, self.prospects.site(self.ground, building))
        if building == r.PALACE:
            if s.queen_comes(self.me):
                sheet.mark(x.BUILD_QUEEN)
            if 0 in self.ground.missing:
                sheet.mark(x.BUILD_PALACE)
        elif building == r.CASTLE:
            sheet.note(x.BUILD_RAID, 0.5 * float(len(KNIGHT.targets(s, self.me))))
        elif building >= r.FOLLY:
            sheet.note(x.BUILD_POINTS, 0.1 * float(next_folly(s)))

    def describe_site(self, s: NoblemenState, tile: i64) -> None:
        sheet = self.move
        estate = self.own.estate
        building = s.current.a
        sheet.note(x.SITE_LAND[building], 0.25 * float(estate.around(tile, -1)))
        if building == r.CHAPEL:
            courts = estate.around(tile, r.CASTLE) + estate.around(tile, r.PALACE)
            sheet.count(x.SITE_COURTS, courts)
        elif building < r.CHAPEL:
            sheet.count(x.SITE_CHAPELS, estate.around(tile, r.CHAPEL))

    def describe_bribe(self, number: i64) -> None:
        sheet = self.move
        sheet.mark(x.BRIBED + number)
        money = self.own.money - r.BRIBE_PRICE * (number + 1)
        sheet.note(x.BRIBE_RICH, 0.2 * float(money))
        if self.near_ball:
            sheet.count(x.BRIBE_BALL, number + 1)
        if self.last:
            sheet.count(x.BRIBE_LAST, number + 1)

    def describe_yield(self, s: NoblemenState, verb: i64, bribes: i64) -> None:
        sheet = self.move
        if verb == TAXES:
            sheet.note(x.TAXES, 0.2 * float(yield_of(s, self.me, r.MANOR)))
            sheet.note(x.TAXES_LATE, self.late)
            sheet.count(x.TAXES_BRIBES, bribes)
            sheet.note(x.TAXES_POOR, 0.2 * float(self.own.money))
            if s.decade == r.DECADES - 1:
                sheet.mark(x.TAXES_LAST)
        else:
            sheet.note(x.LAND, 0.2 * float(yield_of(s, self.me, r.FOREST)))
            sheet.note(x.LAND_LATE, self.late)
            sheet.count(x.LAND_BRIBES, bribes)
            sheet.note(x.LAND_HELD, 0.1 * float(self.held))
            if self.last:
                sheet.mark(x.LAND_LAST)

    def describe_other(self, s: NoblemenState, verb: i64, at: i64) -> None:
        sheet = self.move
        if verb == TAKE:
            sheet.mark(x.TAKEN[s.current.a] + at)
        elif verb == KEEP:
            sheet.mark((x.KEPT_LATE if s.decade == r.DECADES - 1 else x.KEPT) + at)
        elif verb == PLAY:
            sheet.mark(x.PLAYED + at)
            if self.last:
                sheet.mark(x.PLAYED_LATE + at)
            if s.used & w.ACTED:
                sheet.mark(x.PLAYED_ACTED + at)
            if at == r.WHITEHALL and s.queen_comes(self.me):
                sheet.mark(x.PLAY_QUEEN)
        elif verb == END:
            sheet.count(x.END_CARDS, len(s.cards(self.me)))
        elif verb == IDLE:
            if self.last:
                sheet.mark(x.IDLE_LAST)
        elif verb == GIVE:
            sheet.mark(x.GIVEN + at)
            sheet.count(x.GIVE_HELD, t.count(self.own.tiles, at))
        elif verb == TITLE:
            sheet.mark(x.TITLED + at)

    # ------------------------------------------------------------- knights and balls

    def describe_raid(self, s: NoblemenState, victim: i64, area: i64) -> None:
        sheet = self.move
        kind = s.seats[victim].estate.area_kind(area)
        sheet.mark(x.RAIDED + kind)
        sheet.note(x.RAID_STRONG, 0.1 * float(points_of(s.seats[victim])))
        if kind == r.GARDEN and s.queen == victim and s.queen_comes(self.me):
            sheet.mark(x.RAID_QUEEN)

    def describe_gift(self, s: NoblemenState, gift: i64) -> None:
        sheet = self.move
        sheet.mark(x.OFFERED + gift)
        if s.decade == r.DECADES - 1 and self.late > 0.5:
            sheet.mark(x.OFFERED_LAST + gift)
        sheet.note(x.OFFER_GAIN, self.reach(s, OFFER.prestige(s, gift)))
        reach = self.reach(s, self.all_gifts(s))
        sheet.note(x.OFFER_REACH, reach)
        if reach <= 0.0:
            sheet.mark(x.OFFER_FAR)

    def all_gifts(self, s: NoblemenState) -> i64:
        """Prestige for all that the guest could hand in."""
        total = self.own.bribes
        for card in s.cards(self.me):
            total += s.book.card_prestige[card & KIND]
        return total

    def reach(self, s: NoblemenState, more: i64) -> float:
        """How many points more the title would bring with so much more prestige."""
        prestige = prestige_of(s, self.me) + s.offered
        return float(self.honour(s, prestige + more) - self.honour(s, prestige))

    def honour(self, s: NoblemenState, prestige: i64) -> i64:
        """The points of the title that so much prestige brings, as far as one can see."""
        ahead: i64 = 0
        for seat in range(s.players):
            if seat != self.me:
                other = s.seats[seat].marker
                if other < 0:
                    other = prestige_of(s, seat)
                if other >= prestige:
                    ahead += 1
        for title in range(r.TITLES):
            if s.book.title_prestige[title] <= prestige:
                copies = s.book.copies_of(s.players, title)
                if ahead < copies:
                    return s.book.title_points[title]
                ahead -= copies
        return 0

    # --------------------------------------------------------------------- standing

    def clock(self, s: NoblemenState) -> i64:
        return s.decade * len(s.book.track) + s.space

    def stage(self, s: NoblemenState) -> i64:
        if s.decade >= r.DECADES:
            return STAGES - 1
        return s.decade * PARTS + s.space * PARTS // len(s.book.track)

    def result(self, s: NoblemenState, seat: i64) -> float:
        return float(s.points(seat)) + 0.001 * float(s.seats[seat].money)

    def assess(self, s: NoblemenState, seat: i64) -> None:
        sheet = self.standing
        own = s.seats[seat]
        sheet.count(x.POINTS, points_of(own))
        sheet.count(x.MONEY, own.money if own.money < 12 else 12)
        if own.money > 12:
            sheet.count(x.RICH, own.money - 12)
        sheet.count(x.BRIBES, own.bribes)
        held = t.total(own.tiles)
        sheet.count(x.TILES, held if held < 8 else 8)
        if held > 8:
            sheet.count(x.MANY_TILES, held - 8)
        sheet.count(x.CARDS, len(s.cards(seat)))
        if s.queen == seat:
            sheet.mark(x.QUEEN)
        if own.title >= 0:
            sheet.count(x.DISCOUNT, s.book.title_discount[own.title])
        if not own.spent & w.TAXES_SPENT:
            sheet.count(x.UNTAXED, yield_of(s, seat, r.MANOR))
        if not own.spent & w.LAND_SPENT:
            sheet.count(x.UNGAINED, yield_of(s, seat, r.FOREST))
        sheet.count(x.KNIGHTS, s.knights_out(seat))
        self.assess_prestige(s, seat)
        self.assess_estate(s, seat)

    def assess_prestige(self, s: NoblemenState, seat: i64) -> None:
        sheet = self.standing
        mine = prestige_of(s, seat)
        most = True
        least = True
        for other in range(s.players):
            if other != seat:
                theirs = prestige_of(s, other)
                if theirs >= mine:
                    most = False
                if theirs <= mine:
                    least = False
        sheet.count(x.PRESTIGE, mine)
        if most:
            sheet.mark(x.MOST_PRESTIGE)
        if least:
            sheet.mark(x.LEAST_PRESTIGE)

    def assess_estate(self, s: NoblemenState, seat: i64) -> None:
        sheet = self.standing
        estate = s.seats[seat].estate
        sheet.count(x.FIELDS, t.count(estate.laid, r.FIELD))
        sheet.count(x.GROVES, t.count(estate.laid, r.GROVE))
        sheet.count(x.MANORS, estate.free_areas(r.MANOR))
        sheet.count(x.FORESTS, estate.free_areas(r.FOREST))
        sheet.count(x.GARDENS, estate.free_areas(r.GARDEN))
        promise = self.ground.promise(estate, s.book.areas_may_overlap)
        for kind in range(r.AREA_KINDS):
            if filled(promise, kind) == 3:
                sheet.mark(x.PROMISES)
        self.ground.value(estate)
        sheet.note(x.ENCLOSED, self.ground.points)
        sheet.note(x.ON_THE_WAY, self.ground.enclosed)
        sheet.count(x.MEADOWS, len(self.ground.free))
        sheet.count(x.CHAPELS, self.ground.chapels)
        for folly in range(r.FOLLIES):
            if (s.follies >> folly) & 1:
                ready = True
                for kind in range(r.AREA_KINDS):
                    if t.count(estate.formed, kind) < s.book.needed(folly, kind):
                        ready = False
                if ready:
                    sheet.note(x.FOLLY, 0.1 * float(next_folly(s)))
                    return


def points_of(seat: Seat) -> i64:
    total: i64 = 0
    for points in seat.points:
        total += points
    return total


def guide(rules: r.NoblemenRules, players: i64) -> Guide[NoblemenState]:
    return NoblemenGuide(rules, players, Seat(new_estate(), []))
