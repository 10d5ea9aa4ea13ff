"""What things are worth to one seat at one time, in points: time, money, tiles, land, buildings.

The same rules of thumb as the steward's, in the fast style: search asks for them in every playout.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.building import next_folly, price_of
from tafelrunde.boardgames.noblemen.search.fame import Fame
from tafelrunde.boardgames.noblemen.search.ground import (
    BESIDE,
    NEIGHBOURS,
    OPEN,
    Ground,
    fill_of,
    is_near,
)
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat

PACE: Final = 0.85  # of a turn to a step of the round marker
DECADE_TURNS: Final = 6.5  # of one seat in a whole decade

TILE: Final = 0.7  # drawn blindly, as long as there is time to lay or donate it
LATE_TILE: Final = 0.5
TAXED: Final = 0.45  # how often taxes will be collected in a decade, and land gained
GAINED: Final = 0.65
KEPT_TILE: Final = 0.3  # a tile in hand: this much anyway, and a part of what it will bring
KEPT_SHARE: Final = 0.22
FULL_CHURCH: Final = 0.15
MARKER: Final = 0.3  # a bribe that no ball needs

RING: Final = 9.0
LATER_RING: Final = 11.0
RING_PACE: Final = 2.0  # tiles laid around a building in a turn
UPGRADE: Final = 0.7  # a castle may become a palace
CARD: Final = 3.0  # the card that a chapel brings
CHAPEL_AT_CASTLE: Final = 1.4
KNIGHT: Final = 1.5
RACE: Final = 3.0  # somebody else may build a folly first
SITE: Final = 0.4  # of a building's worth that a meadow for it is worth
FURTHER_SITE: Final = 0.5
SPOILT: Final = 0.6  # of what a square was worth that another kind of tile now lies in
# Part of an area by the number of its tiles, without and with the rest of them in hand
SQUARE: Final[list[float]] = [0.0, 0.06, 0.2, 0.45, 1.0]
SQUARE_IN_HAND: Final[list[float]] = [0.0, 0.12, 0.35, 0.65, 1.0]
# A folly by the number of areas that are missing for it
FOLLY_NEAR: Final[list[float]] = [1.0, 0.45, 0.15, 0.05, 0.0]
SECOND_FOLLY: Final = 0.5
TURNS_PER_AREA: Final = 1.5
HARM: Final = 1.25  # of a raid, also by what the victim loses
NOWHERE: Final = -99.0
MANY_LOOKS: Final = (1 << 28) - 1
LIES: Final = 128  # of surroundings: all but the number of neighbours


@final
class Prospects:
    """What things are worth to one seat at one time."""

    __slots__ = (
        *("area", "balls", "best", "brings", "fame", "for_castle", "for_chapel", "full", "gains"),
        *("ground", "held", "later", "left", "looks", "money", "number", "own", "pound", "queen"),
        *("second", "spare", "stamps", "step_at", "step_worth", "steps_to_ball", "steps_to_end"),
        *("tile", "turns"),
    )

    def __init__(self, track: list[i64], ground: Ground, fame: Fame, own: Seat) -> None:
        self.ground: Ground = ground
        self.fame: Fame = fame
        self.own: Seat = own
        # By space of the track: steps of the marker to the scoring and to the next ball
        self.steps_to_end: list[i64] = [
            steps(track, space, r.SCORING) for space in range(len(track))
        ]
        self.steps_to_ball: list[i64] = [steps(track, space, r.MASK) for space in range(len(track))]
        self.turns: float = 0.0  # of this seat after this one, in the decade
        self.left: float = 0.0  # and in the game
        self.later: float = 0.0  # decades after this one
        self.balls: float = 0.0
        self.money: i64 = 0
        self.pound: float = 0.0
        self.tile: float = 0.0
        self.queen: float = 0.0
        self.held: i64 = 0  # tiles behind the screen
        self.number: i64 = 0
        self.area: list[float] = [0.0, 0.0, 0.0, 0.0]  # by kind, beside its tiles
        self.brings: list[float] = [0.0, 0.0, 0.0, 0.0]  # of a tile by kind, wherever it lies
        self.spare: list[float] = [0.0, 0.0, 0.0, 0.0]  # of a tile by kind, in hand
        # What a tile gains by its kind and what lies around: worked out when somebody asks
        self.gains: list[float] = [0.0] * (r.KINDS * LIES)
        self.stamps: list[i64] = [-1] * (r.KINDS * LIES)  # in which look it was
        self.looks: i64 = 0
        self.for_castle: float = 0.0  # what a castle or chapel costs, and what comes with it
        self.for_chapel: float = 0.0
        # Where a tile helps to enclose a building, and what that is worth
        self.step_at: list[i64] = []
        self.step_worth: list[float] = []
        # By kind: what a tile gains at the best place and at the second best, and how many tiles
        # lie already in the fullest square at the best
        self.best: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.second: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.full: list[i64] = [0, 0, 0, 0]

    # -------------------------------------------------------------------------- time

    def look(self, s: NoblemenState, me: i64, in_turn: bool) -> None:
        """Work out what everything is worth beside land."""
        own = s.seats[me]
        self.own = own
        self.looks = (self.looks + 1) & MANY_LOOKS
        track = s.book.track
        space = s.space
        later = r.DECADES - 1 - s.decade
        if track[space] == r.SCORING:  # cards are given out: what counts is the next decade
            space = 0
            later -= 1
        self.later = float(later)
        most = float(self.steps_to_end[space])
        if in_turn:
            most -= 1.0
        self.turns = most if most <= 1.0 else 1.0 + PACE * (most - 1.0)
        self.left = self.turns + DECADE_TURNS * self.later
        balls: i64 = 2 * later
        for ahead in range(space + 1, len(track)):
            if track[ahead] == r.MASK:
                balls += 1
        self.balls = float(balls)
        self.money = own.money
        self.held = own.tiles
        self.number = t.total(own.tiles)
        self.pound = self.earned(5) / 5.0
        self.tile = 0.0
        if self.left > 0.0:
            self.tile = TILE if self.left > 2.5 else LATE_TILE
        self.fame.count(s)
        self.fame.look(s, me, self.balls, self.left > 3.0)
        self.look_for_queen(s, me, self.steps_to_ball[space])
        self.look_at_tiles(s)
        self.look_at_areas(s)

    def look_for_queen(self, s: NoblemenState, me: i64, to_ball: i64) -> None:
        self.queen = 0.0
        if s.queen_comes(me):
            stays = self.turns / 2.0
            self.queen = 1.0 + 0.7 * (stays if stays < 1.0 else 1.0)
            if to_ball == 1:
                ahead = 2 * (self.fame.own + self.own.bribes) >= self.fame.rivals[0]
                self.queen += 1.0 if ahead else -1.0

    def taxes(self) -> float:
        """How often taxes can still be collected."""
        return self.later if self.own.spent & w.TAXES_SPENT else self.later + 1.0

    def lands(self) -> float:
        return self.later if self.own.spent & w.LAND_SPENT else self.later + 1.0

    def look_at_tiles(self, s: NoblemenState) -> None:
        brings = self.brings
        brings[r.FIELD] = self.pound * (1.0 + TAXED * self.taxes())
        brings[r.GROVE] = self.tile * (1.0 + GAINED * self.lands())
        brings[r.FOUNTAIN] = self.fame.renown[1]
        brings[r.MEADOW] = 0.2 if self.left >= 1.0 else 0.0
        share = share_of(self.number - 1)
        for kind in range(r.KINDS):
            worth = 0.0
            if self.left > 2.5:
                worth = KEPT_TILE + KEPT_SHARE * brings[kind]
            elif self.left > 0.0:
                room = r.CHURCH_PLACES - t.count(s.church, kind)
                worth = LATE_TILE if room > t.count(self.held, kind) - 1 else FULL_CHURCH
            self.spare[kind] = worth * share

    def look_at_areas(self, s: NoblemenState) -> None:
        area = self.area
        area[r.MANOR] = 2.0 * self.brings[r.FIELD]
        area[r.FOREST] = 2.0 * self.brings[r.GROVE]
        area[r.GARDEN] = self.queen + self.fame.renown[3] - self.fame.renown[1]
        self.for_castle = NOWHERE
        if s.stock[r.CASTLE] > 0:
            self.for_castle = KNIGHT - self.pound * float(price_of(s, self.own, r.CASTLE))
        self.for_chapel = NOWHERE
        if s.stock[r.CHAPEL] > 0:
            self.for_chapel = -self.pound * float(price_of(s, self.own, r.CHAPEL))
        if self.left < 1.0 or s.follies == 0:
            return
        gain = float(next_folly(s)) - self.pound * float(price_of(s, self.own, r.FOLLY))
        if gain > 0.0:
            before = self.follies(s, -1)
            for kind in range(r.AREA_KINDS):
                area[kind] += gain * (self.follies(s, kind) - before)

    def follies(self, s: NoblemenState, more: i64) -> float:
        """How near the two nearest follies are, with one more area of a kind."""
        first = 0.0
        second = 0.0
        formed = self.own.estate.formed
        for folly in range(r.FOLLIES):
            if (s.follies >> folly) & 1:
                missing: i64 = 0
                for kind in range(r.AREA_KINDS):
                    lacks = s.book.needed(folly, kind) - t.count(formed, kind)
                    if kind == more:
                        lacks -= 1
                    if lacks > 0:
                        missing += lacks
                if TURNS_PER_AREA * float(missing) < self.left and missing < 4:
                    near = FOLLY_NEAR[missing]
                    if near > first:
                        second = first
                        first = near
                    elif near > second:
                        second = near
        return first + SECOND_FOLLY * second

    # ----------------------------------------------------------------- pounds, tiles

    def purse(self, pounds: i64) -> float:
        """What so many pounds are worth."""
        much = float(pounds)
        if self.left == 0.0:
            return 0.001 * much
        if self.left > 1.5:
            if much <= 12.0:
                return 0.6 * much
            return 7.2 + 0.45 * (much - 12.0) if much <= 24.0 else 12.6 + 0.15 * (much - 24.0)
        return 0.4 * much if much <= 10.0 else 4.0 + 0.02 * (much - 10.0)

    def earned(self, pounds: i64) -> float:
        return self.purse(self.money + pounds) - self.purse(self.money)

    def drawn(self, number: i64) -> float:
        """What it is worth to draw so many tiles: in a large hand less."""
        total = 0.0
        for k in range(number):
            total += share_of(self.number + k)
        return self.tile * total

    def markers(self, number: i64) -> float:
        """What so many more bribes may bring: a title at the next ball, or a pound each."""
        if self.balls == 0.0 and self.left < 1.0:
            return 0.0
        plain = MARKER * float(number) if self.left > 1.5 else 0.0
        if self.balls > 0.0:
            bribes = self.own.bribes
            honour = self.fame.honour(bribes + number) - self.fame.honour(bribes)
            return honour if honour > plain else plain
        return plain

    # ------------------------------------------------------------------------- rings

    def surrounded(self, missing: i64, more: i64) -> float:
        """At how many scorings land will lie all around, with so many tiles missing now, of which
        some more can be laid in the same action."""
        if missing == 0:
            return self.later + 1.0
        lacks = float(missing)
        value = self.later * (1.0 - lacks / LATER_RING)
        if lacks <= float(more) + RING_PACE * self.turns:
            value += 1.0 - lacks / RING
        return value

    def court_points(self, k: i64) -> float:
        points = float(self.ground.court_points(k))
        if self.left > 1.0 and not self.ground.palace[k]:
            points += UPGRADE
        return points

    def look_at_rings(self, more: i64) -> None:
        """Work out what a tile beside each building is worth."""
        ground = self.ground
        self.step_at = []
        self.step_worth = []
        for k in range(len(ground.courts)):
            missing = ground.missing[k]
            if missing > 0:
                step = self.surrounded(missing - 1, more) - self.surrounded(missing, more)
                self.step_at.append(ground.courts[k])
                self.step_worth.append(self.court_points(k) * step)
        if self.left > 1.0:
            for meadow in ground.free:
                if ground.courts_at(meadow) == 0:
                    missing = NEIGHBOURS - ground.beside(meadow)
                    if missing > 0:
                        step = self.surrounded(missing - 1, more) - self.surrounded(missing, more)
                        self.step_at.append(meadow)
                        self.step_worth.append(step)

    def ring(self, at: i64) -> float:
        """What a tile at a cell is worth to the buildings beside it."""
        value = 0.0
        for k in range(len(self.step_at)):
            if is_near(self.step_at[k] - at):
                value += self.step_worth[k]
        return value

    # -------------------------------------------------------------------------- land

    def gain(self, kind: i64, around: i64) -> float:
        """What a tile of a kind brings at a cell, beside what it is worth to buildings there."""
        key = kind * LIES + (around & (LIES - 1))
        if self.stamps[key] != self.looks:
            self.stamps[key] = self.looks
            self.gains[key] = self.land_gain(kind, around)
        return self.gains[key]

    def land_gain(self, kind: i64, around: i64) -> float:
        value = self.brings[kind]
        spoilt = 0.0
        late = self.left < 1.0
        for other in range(r.AREA_KINDS):
            fill = fill_of(around, other)
            rest = t.count(self.held, other)  # the tile itself is still counted
            part = SQUARE_IN_HAND if rest >= 4 - fill else SQUARE
            if other == kind:
                if late:
                    if fill == 3:
                        value += self.area[kind]
                elif fill > 0 or around & OPEN:
                    value += self.area[kind] * (part[fill + 1] - part[fill])
            elif fill > 0 and not late:
                worth = self.area[other] * part[fill]
                if worth > spoilt:
                    spoilt = worth
        return value - SPOILT * spoilt

    def meadow(self, at: i64, around: i64) -> float:
        """What a meadow at an empty cell promises."""
        if self.left < 1.0:
            return 0.0
        ground = self.ground
        best = 0.0
        if self.for_chapel > NOWHERE and ground.chapels_at(at) == 0:
            best = self.chapel_at(at) + self.for_chapel
        if self.for_castle > NOWHERE and ground.courts_at(at) == 0:
            worth = self.castle_at(at, NEIGHBOURS - (around >> BESIDE)) + self.for_castle
            if worth > best:
                best = worth
        best *= SITE
        for _ in ground.free:
            best *= FURTHER_SITE
        return best

    def survey(self) -> None:
        """The best places for each kind of tile; buildings must have been looked at."""
        best = self.best
        second = self.second
        for kind in range(r.KINDS):
            best[kind] = NOWHERE
            second[kind] = NOWHERE
            self.full[kind] = 0
        kinds: i64 = r.KINDS if t.count(self.held, r.MEADOW) > 0 else r.AREA_KINDS
        places = self.ground.places
        surroundings = self.ground.around
        for k in range(len(places)):
            at = places[k]
            around = surroundings[k]
            ring = self.ring(at)
            for kind in range(kinds):
                value = ring + self.gain(kind, around) - self.spare[kind]
                if kind == r.MEADOW:
                    value += self.meadow(at, around)
                if value > best[kind]:
                    second[kind] = best[kind]
                    best[kind] = value
                    if kind != r.MEADOW:
                        self.full[kind] = fill_of(around, kind)
                elif value > second[kind]:
                    second[kind] = value

    def completes(self, tiles: i64, kind: i64, room: i64) -> bool:
        """Can an area of a kind be completed with these tiles in one action?"""
        need = 4 - self.full[kind]
        return need <= room and need <= t.count(tiles, kind)

    def plan(self, tiles: i64, room: i64, first: i64) -> float:
        """What it brings to lay tiles, beginning with a kind."""
        value = self.best[first]
        taken: i64 = 1
        if first != r.MEADOW and self.completes(tiles, first, room):
            full = self.full[first]
            taken = 4 - full
            value += float(taken - 1) * (self.brings[first] - self.spare[first])
            if self.left >= 1.0:
                value += self.area[first] * (1.0 - SQUARE_IN_HAND[full + 1])
            elif taken > 1:
                value += self.area[first]
        used: i64 = 1
        used <<= first
        for _ in range(room - taken):
            more = 0.0
            which: i64 = -1
            for kind in range(r.KINDS):
                if not (used >> kind) & 1 and t.count(tiles, kind) > 0 and self.best[kind] > more:
                    more = self.best[kind]
                    which = kind
            if t.count(tiles, first) > taken and self.second[first] > more:
                more = self.second[first]
                which = first
            if which < 0:
                break
            value += more
            unit: i64 = 1
            used |= unit << which
            if which == first:
                taken += 1
        return value

    # --------------------------------------------------------------------- buildings

    def castle_at(self, at: i64, missing: i64) -> float:
        points = float(r.CASTLE_POINTS + r.CASTLE_CHAPEL * self.ground.chapels_at(at))
        if self.left > 1.0:
            points += UPGRADE
        return points * self.surrounded(missing, 0)

    def chapel_at(self, at: i64) -> float:
        value = CARD if self.left >= 1.0 else CARD / 3.0
        ground = self.ground
        for k in range(len(ground.courts)):
            if is_near(ground.courts[k] - at):
                each = float(r.PALACE_CHAPEL) if ground.palace[k] else CHAPEL_AT_CASTLE
                value += each * self.surrounded(ground.missing[k], 0)
        return value

    def site(self, s: NoblemenState, building: i64, at: i64) -> float:
        """What a building brings at a cell before it is paid for, without a knight."""
        ground = self.ground
        if building == r.CASTLE:
            return self.castle_at(at, NEIGHBOURS - ground.beside(at))
        if building == r.CHAPEL:
            return self.chapel_at(at)
        if building == r.PALACE:
            chapels = ground.chapels_at(at)
            more = float(r.PALACE_POINTS - r.CASTLE_POINTS)
            more += float((r.PALACE_CHAPEL - r.CASTLE_CHAPEL) * chapels)
            if self.left > 1.0:
                more -= UPGRADE
            value = more * self.surrounded(NEIGHBOURS - ground.beside(at), 0)
            return value + self.fame.renown[r.PALACE_PRESTIGE] + self.queen
        other = 0.0
        if ground.chapels_at(at) == 0:
            other = self.chapel_at(at)
        if ground.courts_at(at) == 0:
            castle = self.castle_at(at, NEIGHBOURS - ground.beside(at))
            if castle > other:
                other = castle
        return float(next_folly(s)) + RACE - 0.2 * other

    def best_site(self, s: NoblemenState, building: i64) -> float:
        """What a building brings at its best site."""
        ground = self.ground
        best = NOWHERE
        if building == r.PALACE:
            for k in range(len(ground.courts)):
                if not ground.palace[k]:
                    value = self.site(s, building, ground.courts[k])
                    if value > best:
                        best = value
            return best
        for meadow in ground.free:
            if building == r.CASTLE and ground.courts_at(meadow) > 0:
                continue
            if building == r.CHAPEL and ground.chapels_at(meadow) > 0:
                continue
            value = self.site(s, building, meadow)
            if value > best:
                best = value
        return best

    # ------------------------------------------------------------------------- raids

    def raid(self, s: NoblemenState, victim: i64, kind: i64) -> float:
        """What a knight brings on an area of somebody."""
        owner = s.seats[victim]
        if kind == r.MANOR:
            value = 2.0 * self.pound * TAXED * self.taxes()
            value += self.earned(2 if owner.money > 1 else owner.money)
        elif kind == r.FOREST:
            value = 2.0 * self.tile * GAINED * self.lands()
            held = t.total(owner.tiles)
            value += self.drawn(2 if held > 1 else held)
        else:
            value = self.fame.renown[r.AREA_BONUS]
            if s.queen == victim:
                value += self.queen
        return HARM * value

    def best_raid(self, s: NoblemenState, me: i64) -> float:
        best = 0.0
        for victim in range(s.players):
            if victim != me:
                for kind in range(r.AREA_KINDS):
                    if self.fame.free[4 * victim + kind] > 0:
                        value = self.raid(s, victim, kind)
                        if value > best:
                            best = value
        return best


def share_of(held: i64) -> float:
    """What one more tile is worth to a hand of so many, compared with the first."""
    if held < 6:
        return 1.0
    if held < 10:
        return 0.85
    return 0.6 if held < 15 else 0.3


def steps(track: list[i64], space: i64, wanted: i64) -> int:
    """How often the marker has to be moved until it comes to such a space; 0 if it never does."""
    number = 0
    jumps = track[space] == r.MASK
    for ahead in track[space + 1 :]:
        number += not jumps
        jumps = ahead == r.MASK
        if ahead == wanted:
            return number
    return 0
