"""Buildings: what can be bought and where it may stand, and what it brings at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.knights import KNIGHT, send_knight
from tafelrunde.boardgames.noblemen.scandals import LOOKS
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now, Seat
from tafelrunde.boardgames.noblemen.verbs import InTurn, action
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

FOLLY_BUILT: Final = w.refusal("folly_built")
AREAS_MISSING: Final = w.refusal("areas_missing")
NO_SITE: Final = w.refusal("no_site")
NO_OWN_CASTLE: Final = w.refusal("no_own_castle")
TOO_EXPENSIVE: Final = w.refusal("too_expensive")
BUILT: Final = w.cause("built", "building")
REPLACED: Final = w.cause("replaced", "building")

# What each needs in the estate; follies are alike
SITES: Final[list[i64]] = [e.CASTLE_SITE, e.OWN_CASTLE, e.CHAPEL_SITE, e.FREE_MEADOW]


# ------------------------------------------------------------------------- buying
def price_of(s: NoblemenState, seat: Seat, building: i64) -> i64:
    """What the cheapest building of a kind costs the seat, its title counted in."""
    price = s.book.folly_price
    if building < r.FOLLY:
        prices = s.book.prices[building]
        price = prices[len(prices) - s.stock[building]]
    if seat.title >= 0:
        price -= s.book.title_discount[seat.title]
    if price < 0:
        return 0
    return price


def unavailable(s: NoblemenState, seat: Seat, building: i64) -> i64:
    """Is one on the board, and has the seat the areas that a folly needs?"""
    if building < r.FOLLY:
        return LEGAL if s.stock[building] > 0 else w.SOLD_OUT
    if not (s.follies >> (building - r.FOLLY)) & 1:
        return FOLLY_BUILT
    for kind in range(r.AREA_KINDS):
        if t.count(seat.estate.formed, kind) < s.book.needed(building - r.FOLLY, kind):
            return AREAS_MISSING
    return LEGAL


def nowhere(estate: e.Estate, building: i64) -> i64:
    """Is there a place for the building in the estate?"""
    if estate.what_fits() & SITES[building if building < r.FOLLY else r.FOLLY]:
        return LEGAL
    return NO_OWN_CASTLE if building == r.PALACE else NO_SITE


def next_folly(s: NoblemenState) -> i64:
    """Points for the next folly that anybody builds."""
    built: i64 = r.FOLLIES
    for folly in range(r.FOLLIES):
        built -= (s.follies >> folly) & 1
    return s.book.folly_points[built]


def cost_and_points(s: NoblemenState, seat: i64, building: i64) -> Brings:
    points = next_folly(s) if building >= r.FOLLY else 0
    return {"money": -int(price_of(s, s.seats[seat], building)), "points": int(points)}


@final
class Build(Verb[NoblemenState]):
    """As your action build the cheapest castle, palace or chapel on the board, or a folly."""

    def wrong(self, s: NoblemenState, turn: Now, building: i64) -> i64:
        seat = s.seats[turn.seat]
        refusal = unavailable(s, seat, building)
        if refusal == LEGAL:
            refusal = nowhere(seat.estate, building)
        if refusal == LEGAL and price_of(s, seat, building) > seat.money:
            refusal = TOO_EXPENSIVE
        return refusal

    def listed(self, s: NoblemenState, turn: Now, found: list[i64]) -> None:
        """Without a free meadow nothing but a palace can be built."""
        if s.seats[turn.seat].estate.what_fits() & e.FREE_MEADOW:
            for building in range(r.BUILDINGS):
                if self.wrong(s, turn, building) == LEGAL:
                    found.append(self.items[building])
        elif self.wrong(s, turn, r.PALACE) == LEGAL:
            found.append(self.base + r.PALACE)

    def do(self, s: NoblemenState, turn: Now, building: i64) -> None:
        s.push(ChooseSite(turn.seat, building))

    def brings(self, s: NoblemenState, turn: Now, building: i64) -> Brings:
        return cost_and_points(s, turn.seat, building)

    def remark(self, s: NoblemenState, turn: Now, building: i64) -> tuple[str, Arguments]:
        """The reward."""
        if building == r.CASTLE and len(KNIGHT.targets(s, turn.seat)) > 0:
            return "knight_rides", {}
        if building == r.PALACE and s.queen_comes(turn.seat):
            return "queen_comes", {}
        return ("card_comes" if building == r.CHAPEL else ""), {}

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return list(range(r.BUILDINGS))

    def touches(self, s: NoblemenState, turn: Now, words: list[str]) -> list[str]:
        """What stands on the board, or the place where a folly stood."""
        building = r.building.names.index(words[0])
        if building < r.FOLLY:
            return [f"{words[0]}s"]
        return [f"follies/{words[0]}" if (s.follies >> (building - r.FOLLY)) & 1 else "follies"]

    def facts(self, s: NoblemenState, turn: Now, building: i64, refusal: i64) -> Arguments:
        if refusal == TOO_EXPENSIVE:
            seat = s.seats[turn.seat]
            return {"price": int(price_of(s, seat, building)), "money": int(seat.money)}
        if refusal == AREAS_MISSING:
            needs = enumerate(r.area.names)
            return {f"{name}s": int(s.book.needed(building - r.FOLLY, k)) for k, name in needs}
        return {}


BUILD: Final = action(Build(w.MOVES, "build"))

# ----------------------------------------------------------------------- the site
NOTHING_TO_BUILD: Final = w.refusal("nothing_to_build")
CHOOSE_SITE_FIRST: Final = w.refusal("choose_site_first")
SITE_NOT_FREE: Final = w.refusal("site_not_free")
BESIDE_CASTLE: Final = w.refusal("beside_castle")
BESIDE_CHAPEL: Final = w.refusal("beside_chapel")
NO_OWN_CASTLE_THERE: Final = w.refusal("no_own_castle_there")
INHERITED: Final = 1  # b of the step: it costs nothing and brings no knight


@final
class BuildAt(Verb[NoblemenState]):
    """A palace takes the place of an own castle; all else stands on a free meadow.

    No castle beside a castle or palace, no chapel beside a chapel.
    """

    def wrong(self, s: NoblemenState, step: Now, tile: i64) -> i64:
        estate = s.seats[step.seat].estate
        if tile >= len(estate.tiles):
            return w.NO_SUCH_CELL
        if step.a == r.PALACE:
            return LEGAL if estate.building_on(tile) == r.CASTLE else NO_OWN_CASTLE_THERE
        if not estate.is_free_meadow(tile):
            return SITE_NOT_FREE
        if step.a == r.CASTLE and not estate.castle_fits(tile):
            return BESIDE_CASTLE
        if step.a == r.CHAPEL and not estate.chapel_fits(tile):
            return BESIDE_CHAPEL
        return LEGAL

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        for tile in range(len(s.seats[step.seat].estate.tiles)):
            if self.wrong(s, step, tile) == LEGAL:
                found.append(self.items[tile])

    def do(self, s: NoblemenState, step: Now, tile: i64) -> None:
        seat = step.seat
        if step.b != INHERITED:
            s.change_money(seat, -price_of(s, s.seats[seat], step.a), BUILT)
        put_up(s, seat, step.a, tile)
        if step.a == r.CASTLE and step.b != INHERITED:
            send_knight(s, seat)

    def brings(self, s: NoblemenState, step: Now, tile: i64) -> Brings:
        return {} if step.b == INHERITED else cost_and_points(s, step.seat, step.a)

    def sought(self, s: NoblemenState, step: Now) -> list[i64]:
        tiles = s.seats[step.seat].estate.tiles
        return [tile for tile, what in enumerate(tiles) if what & e.KIND == r.MEADOW]


def put_up(s: NoblemenState, seat: i64, building: i64, tile: i64) -> None:
    """The building leaves the board for the estate, and brings its reward."""
    estate = s.seats[seat].own_estate()
    here = w.ESTATE_OF + seat
    stock = w.STOCKS[building if building < r.FOLLY else r.FOLLY]
    estate.set_building(tile, building)
    s.moved(BUILT, seat, stock, here, building, EVERYBODY)
    s.happened_in(seat, tile)
    if building < r.FOLLY:
        s.stock[building] -= 1
    else:
        s.score(seat, r.FOR_FOLLIES, next_folly(s), BUILT)
        s.follies &= ~(1 << (building - r.FOLLY))
    if building == r.PALACE:
        s.supply[r.CASTLE] += 1
        s.moved(REPLACED, seat, here, w.SUPPLY, r.CASTLE, EVERYBODY)
        s.take_queen(seat)
    elif building == r.CHAPEL:
        s.push(LOOKS[seat])


SITE: Final = shown(BuildAt(w.MOVES, "site", NOTHING_TO_BUILD), "seat/{seat}/estate/{0}")
SITE_MENU: Final = menu(SITE, otherwise=CHOOSE_SITE_FIRST)


@final
class ChooseSite(InTurn):
    """Where the building (a) is put up; b = 1 if it is inherited."""

    def menu(self) -> Menu:
        return SITE_MENU

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        inherited = self.b == INHERITED
        self.check_turn(s, turn, w.CARD_PLAYED if inherited else w.ACTED, wants)
        known = 0 <= self.a < r.BUILDINGS and (inherited or self.b == 0)
        wants(known, "agenda", "no such building")
        if inherited:
            wants(self.a == r.CASTLE, "agenda", "only a castle can be inherited")
            refusal = no_inheritance(s, self.seat)
        else:
            refusal = BUILD.wrong(s, self, self.a)
        wants(refusal == LEGAL, "agenda", "the building cannot be built")

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "building": r.building.names[self.a]}


def no_inheritance(s: NoblemenState, seat: i64) -> i64:
    """What stands in the way of taking the cheapest castle for nothing."""
    return w.SOLD_OUT if s.stock[r.CASTLE] == 0 else nowhere(s.seats[seat].estate, r.CASTLE)
