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
from tafelrunde.boardgames.noblemen.estate import is_beside
from tafelrunde.boardgames.noblemen.search.fame import Fame, one_of
from tafelrunde.boardgames.noblemen.search.ground import (
    BESIDE,
    NEIGHBOURS,
    NOWHERE,
    Ground,
    Site,
    Spot,
    ground_of,
)
from tafelrunde.boardgames.noblemen.search.sorts import (
    FULL,
    LIES,
    SQUARE_IN_HAND,
    Follies,
    Lie,
    Sort,
)
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat
from tafelrunde.engine.guide import Weight

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
# A folly by the number of areas that are missing for it
FOLLY_NEAR: Final[list[float]] = [1.0, 0.45, 0.15, 0.05, 0.0]
SECOND_FOLLY: Final = 0.5
TURNS_PER_AREA: Final = 1.5
TOO_MANY_AREAS: Final = 4
HARM: Final = 1.25  # of a raid, also by what the victim loses
MANY_LOOKS: Final = (1 << 28) - 1


@final
class Prospects:
    """What things are worth to one seat at one time."""

    __slots__ = (
        *("balls", "balls_ahead", "fame", "fields", "follies", "for_castle", "for_chapel"),
        *("fountains", "ground", "groves", "held", "later", "left", "lies", "looks", "meadows"),
        *("money", "number", "overlap", "own", "pound", "queen", "rich", "site_share", "sorts"),
        *("steps_to_ball", "steps_to_end", "tile", "turns"),
    )

    def __init__(self, book: r.NoblemenRules, fame: Fame, own: Seat) -> None:
        self.overlap: bool = book.areas_may_overlap
        self.ground: Ground = Ground()
        self.fame: Fame = fame
        self.own: Seat = own
        # By space of the track: steps of the marker to the scoring and to the next ball, and balls
        # that are still to come in the decade
        track = book.track
        spaces = range(len(track))
        self.steps_to_end: list[i64] = [steps(track, space, r.SCORING) for space in spaces]
        self.steps_to_ball: list[i64] = [steps(track, space, r.MASK) for space in spaces]
        self.balls_ahead: list[i64] = [track[space + 1 :].count(r.MASK) for space in spaces]
        self.turns: float = 0.0  # of this seat after this one, in the decade
        self.left: float = 0.0  # and in the game
        self.later: float = 0.0  # decades after this one
        self.balls: float = 0.0
        self.money: i64 = 0
        self.rich: float = 0.0  # what it is worth
        self.pound: float = 0.0
        self.tile: float = 0.0
        self.queen: float = 0.0
        self.held: i64 = 0  # tiles behind the screen
        self.number: i64 = 0
        self.fields: Sort = Sort()
        self.groves: Sort = Sort()
        self.fountains: Sort = Sort()
        self.meadows: Sort = Sort()
        self.sorts: list[Sort] = [self.fields, self.groves, self.fountains, self.meadows]
        self.lies: list[Lie] = [Lie(around) for around in range(LIES)]
        self.looks: i64 = 0
        self.follies: list[Follies] = [Follies() for _ in range(r.SEATS)]
        self.for_castle: float = 0.0  # what a castle or chapel costs, and what comes with it
        self.for_chapel: float = 0.0
        self.site_share: float = 0.0  # of a building's worth that one more meadow for it is worth

    # -------------------------------------------------------------------------- time

    def look(self, s: NoblemenState, me: i64, in_turn: bool) -> None:
        """Work out what everything is worth beside places for tiles."""
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
        balls = 2 * later + self.balls_ahead[space]
        self.balls = float(balls)
        self.money = own.money
        self.rich = self.purse(own.money)
        self.held = own.tiles
        self.number = t.total(own.tiles)
        self.pound = self.earned(5) / 5.0
        self.tile = 0.0
        if self.left > 0.0:
            self.tile = TILE if self.left > 2.5 else LATE_TILE
        self.fame.count(s)
        self.fame.look(s, me, balls, self.left > 3.0)
        self.look_for_queen(s, me, self.steps_to_ball[space])
        if own.tiles != 0:
            self.look_at_tiles(s)
            self.look_at_areas(s, me)
        self.ground = ground_of(own.estate, self.overlap)

    def look_for_queen(self, s: NoblemenState, me: i64, to_ball: i64) -> None:
        self.queen = 0.0
        if s.queen_comes(me):
            stays = self.turns / 2.0
            self.queen = 1.0 + 0.7 * (stays if stays < 1.0 else 1.0)
            if to_ball == 1:
                ahead = 2 * (self.fame.my_prestige + self.own.bribes) >= one_of(self.fame.rivals, 0)
                self.queen += 1.0 if ahead else -1.0

    def taxes(self) -> float:
        """How often taxes can still be collected."""
        return self.later if self.own.spent & w.TAXES_SPENT else self.later + 1.0

    def lands(self) -> float:
        return self.later if self.own.spent & w.LAND_SPENT else self.later + 1.0

    def look_at_tiles(self, s: NoblemenState) -> None:
        self.fields.brings = self.pound * (1.0 + TAXED * self.taxes())
        self.groves.brings = self.tile * (1.0 + GAINED * self.lands())
        self.fountains.brings = self.fame.renown(1)
        self.meadows.brings = 0.2 if self.left >= 1.0 else 0.0
        share = share_of(self.number - 1)
        for kind in range(r.KINDS):
            sort = self.sorts[kind]
            sort.held = t.count(self.held, kind)
            sort.late = self.left < 1.0
            worth = 0.0
            if self.left > 2.5:
                worth = KEPT_TILE + KEPT_SHARE * sort.brings
            elif self.left > 0.0:
                room = r.CHURCH_PLACES - t.count(s.church, kind)
                worth = LATE_TILE if room > sort.held - 1 else FULL_CHURCH
            sort.spare = worth * share

    def look_at_areas(self, s: NoblemenState, me: i64) -> None:
        self.fields.area = 2.0 * self.fields.brings
        self.groves.area = 2.0 * self.groves.brings
        self.fountains.area = self.queen + self.fame.renown(3) - self.fame.renown(1)
        if self.meadows.held > 0:
            self.look_at_prices(s)
        if self.left < 1.0 or s.follies == 0:
            return
        gain = float(next_folly(s)) - self.pound * float(price_of(s, self.own, r.FOLLY))
        if gain > 0.0:
            nearer = self.nearer_follies(s, me)
            for kind in range(r.AREA_KINDS):
                self.sorts[kind].area += gain * nearer[kind].value

    def look_at_prices(self, s: NoblemenState) -> None:
        """What can be built on one more meadow."""
        self.for_castle = NOWHERE
        if s.stock[r.CASTLE] > 0:
            self.for_castle = KNIGHT - self.pound * float(price_of(s, self.own, r.CASTLE))
        self.for_chapel = NOWHERE
        if s.stock[r.CHAPEL] > 0:
            self.for_chapel = -self.pound * float(price_of(s, self.own, r.CHAPEL))

    def nearer_follies(self, s: NoblemenState, me: i64) -> list[Weight]:
        """How much nearer one more area of each kind would bring the follies."""
        most: i64 = 0  # areas for which there is time, and one more
        while most < TOO_MANY_AREAS and TURNS_PER_AREA * float(most) < self.left:
            most += 1
        known = self.follies[me]
        key = (self.own.estate.formed << r.FOLLIES | s.follies) << 3 | most
        if known.key != key:
            known.key = key
            before = self.near_follies(s, -1, most)
            for kind in range(r.AREA_KINDS):
                known.nearer[kind].value = self.near_follies(s, kind, most) - before
        return known.nearer

    def near_follies(self, s: NoblemenState, more: i64, most: i64) -> float:
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
                if missing < most:
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
        return self.purse(self.money + pounds) - self.rich

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

    def court_points(self, court: Site) -> float:
        points = float(self.ground.court_points(court))
        if self.left > 1.0 and not court.palace:
            points += UPGRADE
        return points

    def look_at_rings(self, more: i64) -> None:
        """Work out what a tile beside each building is worth, and so at each place."""
        ground = self.ground
        for spot in ground.spots:
            spot.ring = 0.0
        for court in ground.courts:
            if court.missing > 0:
                self.add_ring(court, self.court_points(court) * self.nearer_ring(court, more))
        self.site_share = SITE
        for meadow in ground.free:
            self.site_share *= FURTHER_SITE
            if self.left > 1.0 and meadow.missing > 0 and ground.courts_at(meadow.cell) == 0:
                self.add_ring(meadow, self.nearer_ring(meadow, more))

    def add_ring(self, site: Site, step: float) -> None:
        """A tile beside a building is worth so much to it."""
        cell = site.cell
        for spot in self.ground.spots:
            if is_beside(cell - spot.cell):
                spot.ring += step

    def nearer_ring(self, site: Site, more: i64) -> float:
        """At how many more scorings there will be land all around with one more tile."""
        return self.surrounded(site.missing - 1, more) - self.surrounded(site.missing, more)

    # -------------------------------------------------------------------------- land

    def lie(self, around: i64) -> Lie:
        """What tiles gain by what lies around."""
        lie = self.lies[around & (LIES - 1)]
        if lie.look != self.looks:
            lie.look = self.looks
            lie.work_out(self.fields, self.groves, self.fountains, self.meadows.brings)
        return lie

    def meadow(self, spot: Spot) -> float:
        """What a meadow at an empty cell promises."""
        if self.left < 1.0:
            return 0.0
        best = 0.0
        if self.for_chapel > NOWHERE and spot.chapels == 0:
            best = self.chapel_at(spot.cell, spot.courts) + self.for_chapel
        if self.for_castle > NOWHERE and spot.courts == 0:
            worth = self.castle_at(spot.chapels, NEIGHBOURS - (spot.around >> BESIDE))
            worth += self.for_castle
            if worth > best:
                best = worth
        return best * self.site_share

    def survey(self) -> None:
        """The best places for each kind of tile; buildings must have been looked at."""
        fields = self.fields
        groves = self.groves
        fountains = self.fountains
        meadows = self.meadows
        for sort in self.sorts:
            sort.begin()
        for spot in self.ground.spots:
            ring = spot.ring
            lie = self.lie(spot.around)
            fields.consider(ring + lie.field - fields.spare, lie.of_field)
            groves.consider(ring + lie.grove - groves.spare, lie.of_grove)
            fountains.consider(ring + lie.fountain - fountains.spare, lie.of_fountain)
            if meadows.held > 0:
                meadows.consider(ring + lie.meadow - meadows.spare + self.meadow(spot), 0)

    def completes(self, tiles: i64, kind: i64, room: i64) -> bool:
        """Can an area of a kind be completed with these tiles in one action?"""
        need = FULL - self.sorts[kind].full
        return need <= room and need <= t.count(tiles, kind)

    def plan(self, tiles: i64, room: i64, first: i64) -> float:
        """What it brings to lay tiles, beginning with a kind."""
        sorts = self.sorts
        sort = sorts[first]
        value = sort.best
        taken: i64 = 1
        if first != r.MEADOW and self.completes(tiles, first, room):
            taken = FULL - sort.full
            value += float(taken - 1) * (sort.brings - sort.spare)
            if self.left >= 1.0:
                value += sort.area * (1.0 - SQUARE_IN_HAND[sort.full + 1].value)
            elif taken > 1:
                value += sort.area
        used: i64 = 1
        used <<= first
        for _tile in range(room - taken):
            more = 0.0
            which: i64 = -1
            for kind in range(r.KINDS):
                if not (used >> kind) & 1 and t.count(tiles, kind) > 0 and sorts[kind].best > more:
                    more = sorts[kind].best
                    which = kind
            if t.count(tiles, first) > taken and sort.second > more:
                more = sort.second
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

    def castle_at(self, chapels: i64, missing: i64) -> float:
        """What a castle brings beside so many chapels, with so many tiles missing around it."""
        points = float(r.CASTLE_POINTS + r.CASTLE_CHAPEL * chapels)
        if self.left > 1.0:
            points += UPGRADE
        return points * self.surrounded(missing, 0)

    def chapel_at(self, at: i64, courts: i64) -> float:
        """What a chapel brings at a cell beside so many castles and palaces."""
        value = CARD if self.left >= 1.0 else CARD / 3.0
        if courts > 0:
            for court in self.ground.courts:
                if is_beside(court.cell - at):
                    each = float(r.PALACE_CHAPEL) if court.palace else CHAPEL_AT_CASTLE
                    value += each * self.surrounded(court.missing, 0)
        return value

    def site(self, s: NoblemenState, building: i64, site: Site) -> float:
        """What a building brings at a site before it is paid for, without a knight."""
        chapels = self.ground.chapels_at(site.cell)
        courts = self.ground.courts_at(site.cell)
        if building == r.CASTLE:
            return self.castle_at(chapels, site.missing)
        if building == r.CHAPEL:
            return self.chapel_at(site.cell, courts)
        if building == r.PALACE:
            more = float(r.PALACE_POINTS - r.CASTLE_POINTS)
            more += float((r.PALACE_CHAPEL - r.CASTLE_CHAPEL) * chapels)
            if self.left > 1.0:
                more -= UPGRADE
            value = more * self.surrounded(site.missing, 0)
            return value + self.fame.renown(r.PALACE_PRESTIGE) + self.queen
        other = 0.0
        if chapels == 0:
            other = self.chapel_at(site.cell, courts)
        if courts == 0:
            castle = self.castle_at(chapels, site.missing)
            if castle > other:
                other = castle
        return float(next_folly(s)) + RACE - 0.2 * other

    def best_site(self, s: NoblemenState, building: i64) -> float:
        """What a building brings at its best site."""
        ground = self.ground
        best = NOWHERE
        for site in ground.courts if building == r.PALACE else ground.free:
            if building == r.PALACE and site.palace:
                continue
            if building == r.CASTLE and ground.courts_at(site.cell) > 0:
                continue
            if building == r.CHAPEL and ground.chapels_at(site.cell) > 0:
                continue
            value = self.site(s, building, site)
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
            value = self.fame.renown(r.AREA_BONUS)
            if s.queen == victim:
                value += self.queen
        return HARM * value

    def best_raid(self, s: NoblemenState, me: i64) -> float:
        best = 0.0
        for victim in range(s.players):
            if victim != me:
                free = s.seats[victim].estate.free
                for kind in range(r.AREA_KINDS):
                    if t.count(free, kind) > 0:
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
