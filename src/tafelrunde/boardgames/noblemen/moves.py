"""The moves of Noblemen, and every reason why one of them may be refused.

Listing the legal moves and explaining a refused one use the same functions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.estate import (
    CASTLE_SITE,
    CHAPEL_SITE,
    FREE_MEADOW,
    OWN_CASTLE,
    Estate,
)
from tafelrunde.boardgames.noblemen.rules import (
    AREA_KINDS,
    BLACKMAIL,
    BRIBE_PRICE,
    CASTLE,
    CHAPEL,
    CHURCH_PLACES,
    FOLLY,
    INHERITANCE,
    INTRIGUE,
    LIAISON,
    MASTER_STROKE,
    PALACE,
    VICAR,
)
from tafelrunde.boardgames.noblemen.state import (
    ACTED,
    CARD_PLAYED,
    LAND_SPENT,
    TAXES_SPENT,
    NoblemenState,
    Seat,
)
from tafelrunde.engine import cards
from tafelrunde.engine.verbs import Verb

# ------------------------------------------------------------------------ verbs
# Base numbers, in the order in which moves() lists them. The long tails stand last: numbers up to
# 256 are ready-made objects and cost nothing.
TAKE: Final = 0
KEEP: Final = 4
USE_INTRIGUE: Final = 14
LAY: Final = 15
DONE: Final = 19
BUILD: Final = 20
BRIBE: Final = 27
TAXES: Final = 32
LAND: Final = 53
DONATE: Final = 74
IDLE: Final = 78
PLAY: Final = 79
TRADE: Final = 89
GIVE: Final = 129
FORM: Final = 133
RECALL: Final = 137
DECLINE: Final = 139
OFFER: Final = 140
TITLE: Final = 151
END: Final = 156
SITE: Final = 157
KNIGHT: Final = 359
CELL: Final = 999

AREAS: Final = 128  # most areas of one estate that a knight may be sent to
PAIRS: Final = 10
# The two kinds of each pair given in a trade
PAIR_FIRST: Final[list[i64]] = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
PAIR_SECOND: Final[list[i64]] = [0, 1, 2, 3, 1, 2, 3, 2, 3, 3]

VERBS: Final = (
    Verb("take", TAKE, 4, ("amount",)),
    Verb("keep", KEEP, 10, ("card",)),
    Verb("intrigue", USE_INTRIGUE, 1),
    Verb("lay", LAY, 4, ("tile",)),
    Verb("done", DONE, 1),
    Verb("build", BUILD, 7, ("building",)),
    Verb("bribe", BRIBE, 5, ("count",)),
    Verb("taxes", TAXES, 21, ("bribes",)),
    Verb("land", LAND, 21, ("bribes",)),
    Verb("donate", DONATE, 4, ("tile",)),
    Verb("idle", IDLE, 1),
    Verb("play", PLAY, 10, ("card",)),
    Verb("trade", TRADE, 40, ("wanted", "pair")),
    Verb("give", GIVE, 4, ("tile",)),
    Verb("form", FORM, 4, ("corner",)),
    Verb("recall", RECALL, 2, ("knight",)),
    Verb("decline", DECLINE, 1),
    Verb("offer", OFFER, 11, ("gift",)),
    Verb("title", TITLE, 5, ("title",)),
    Verb("end", END, 1),
    Verb("site", SITE, 202, ("site",)),
    Verb("knight", KNIGHT, 640, ("seat", "area")),
    Verb("cell", CELL, 808, ("cell",)),
)

# --------------------------------------------------------------------- refusals
REFUSALS: Final = (
    "legal",
    "game_over",
    "choose_tiles_first",
    "set_up_is_over",
    "choose_card_first",
    "no_cards_offered",
    "not_offered",
    "no_intrigue",
    "lay_tile_first",
    "finish_laying_first",
    "nothing_to_lay",
    "no_such_tile",
    "no_such_cell",
    "other_name",
    "choose_area_first",
    "no_area_to_choose",
    "not_a_square",
    "choose_site_first",
    "nothing_to_build",
    "site_not_free",
    "beside_castle",
    "beside_chapel",
    "no_own_castle_there",
    "action_done",
    "act_first",
    "sold_out",
    "folly_built",
    "areas_missing",
    "no_site",
    "no_own_castle",
    "too_expensive",
    "bribes_too_expensive",
    "no_bribes_left",
    "too_few_bribes",
    "taxes_collected",
    "land_gained",
    "church_full",
    "nothing_to_finish",
    "card_played",
    "card_not_held",
    "ball_only",
    "draw_only",
    "end_only",
    "no_tiles",
    "nothing_to_trade",
    "bag_lacks",
    "send_knight_first",
    "no_knight_to_send",
    "no_such_seat",
    "own_area",
    "no_such_area",
    "area_occupied",
    "must_move_knight",
    "give_tiles_first",
    "nothing_to_give",
    "donate_first",
    "vicar_first",
    "hand_in_first",
    "no_ball",
    "no_bribe_held",
    "choose_title_first",
    "no_titles_now",
    "title_taken",
    "too_little_prestige",
)

LEGAL: Final = 0
CHOOSE_TILES_FIRST: Final = 2
SET_UP_IS_OVER: Final = 3
CHOOSE_CARD_FIRST: Final = 4
NO_CARDS_OFFERED: Final = 5
NOT_OFFERED: Final = 6
NO_INTRIGUE: Final = 7
LAY_TILE_FIRST: Final = 8
FINISH_LAYING_FIRST: Final = 9
NOTHING_TO_LAY: Final = 10
NO_SUCH_TILE: Final = 11
NO_SUCH_CELL: Final = 12
OTHER_NAME: Final = 13
CHOOSE_AREA_FIRST: Final = 14
NO_AREA_TO_CHOOSE: Final = 15
NOT_A_SQUARE: Final = 16
CHOOSE_SITE_FIRST: Final = 17
NOTHING_TO_BUILD: Final = 18
SITE_NOT_FREE: Final = 19
BESIDE_CASTLE: Final = 20
BESIDE_CHAPEL: Final = 21
NO_OWN_CASTLE_THERE: Final = 22
ACTION_DONE: Final = 23
ACT_FIRST: Final = 24
SOLD_OUT: Final = 25
FOLLY_BUILT: Final = 26
AREAS_MISSING: Final = 27
NO_SITE: Final = 28
NO_OWN_CASTLE: Final = 29
TOO_EXPENSIVE: Final = 30
BRIBES_TOO_EXPENSIVE: Final = 31
NO_BRIBES_LEFT: Final = 32
TOO_FEW_BRIBES: Final = 33
TAXES_COLLECTED: Final = 34
LAND_GAINED: Final = 35
CHURCH_FULL: Final = 36
NOTHING_TO_FINISH: Final = 37
CARD_IS_PLAYED: Final = 38
CARD_NOT_HELD: Final = 39
BALL_ONLY: Final = 40
DRAW_ONLY: Final = 41
END_ONLY: Final = 42
NO_TILES: Final = 43
NOTHING_TO_TRADE: Final = 44
BAG_LACKS: Final = 45
SEND_KNIGHT_FIRST: Final = 46
NO_KNIGHT_TO_SEND: Final = 47
NO_SUCH_SEAT: Final = 48
OWN_AREA: Final = 49
NO_SUCH_AREA: Final = 50
AREA_OCCUPIED: Final = 51
MUST_MOVE_KNIGHT: Final = 52
GIVE_TILES_FIRST: Final = 53
NOTHING_TO_GIVE: Final = 54
DONATE_FIRST: Final = 55
VICAR_FIRST: Final = 56
HAND_IN_FIRST: Final = 57
NO_BALL: Final = 58
NO_BRIBE_HELD: Final = 59
CHOOSE_TITLE_FIRST: Final = 60
NO_TITLES_NOW: Final = 61
TITLE_TAKEN: Final = 62
TOO_LITTLE_PRESTIGE: Final = 63


# ---------------------------------------------------------------------- actions
def action_refusal(s: NoblemenState) -> i64:
    return ACTION_DONE if s.done & ACTED else LEGAL


def tile_refusal(seat: Seat, kind: i64) -> i64:
    return LEGAL if t.count(seat.tiles, kind) > 0 else NO_SUCH_TILE


def building_refusal(s: NoblemenState, seat: Seat, building: i64) -> i64:
    """What stands in the way of buying a building and putting it up somewhere."""
    refusal = offer_refusal(s, seat, building)
    if refusal == LEGAL:
        refusal = somewhere_refusal(seat.estate, building)
    if refusal == LEGAL and price_of(s, seat, building) > seat.money:
        refusal = TOO_EXPENSIVE
    return refusal


def offer_refusal(s: NoblemenState, seat: Seat, building: i64) -> i64:
    if building < FOLLY:
        return LEGAL if s.stock[building] > 0 else SOLD_OUT
    if not (s.follies >> (building - FOLLY)) & 1:
        return FOLLY_BUILT
    for kind in range(AREA_KINDS):
        needed = s.table.folly_needs[(building - FOLLY) * AREA_KINDS + kind]
        if t.count(seat.estate.formed, kind) < needed:
            return AREAS_MISSING
    return LEGAL


def somewhere_refusal(estate: Estate, building: i64) -> i64:
    """Is there a place for the building in the estate?"""
    fits = estate.what_fits()
    if building == PALACE:
        return LEGAL if fits & OWN_CASTLE else NO_OWN_CASTLE
    if building == CASTLE:
        return LEGAL if fits & CASTLE_SITE else NO_SITE
    if building == CHAPEL:
        return LEGAL if fits & CHAPEL_SITE else NO_SITE
    return LEGAL if fits & FREE_MEADOW else NO_SITE


def price_of(s: NoblemenState, seat: Seat, building: i64) -> i64:
    """What the cheapest building of a kind costs the seat, its title counted in."""
    price = s.table.folly_price
    if building < FOLLY:
        prices = s.table.prices(building)
        price = prices[len(prices) - s.stock[building]]
    if seat.title >= 0:
        price -= s.table.title_discount[seat.title]
    return price if price > 0 else 0


def site_refusal(estate: Estate, building: i64, tile: i64) -> i64:
    """What is wrong with one place for a building."""
    if tile >= len(estate.tiles):
        return NO_SUCH_CELL
    if building == PALACE:
        return LEGAL if estate.building_on(tile) == CASTLE else NO_OWN_CASTLE_THERE
    if not estate.is_free_meadow(tile):
        return SITE_NOT_FREE
    if building == CASTLE and not estate.castle_fits(tile):
        return BESIDE_CASTLE
    if building == CHAPEL and not estate.chapel_fits(tile):
        return BESIDE_CHAPEL
    return LEGAL


def bribe_refusal(s: NoblemenState, seat: Seat, number: i64) -> i64:
    if number > s.bribes:
        return NO_BRIBES_LEFT
    return BRIBES_TOO_EXPENSIVE if number * BRIBE_PRICE > seat.money else LEGAL


def taxes_refusal(seat: Seat, bribes: i64) -> i64:
    if seat.spent & TAXES_SPENT:
        return TAXES_COLLECTED
    return TOO_FEW_BRIBES if bribes > seat.bribes else LEGAL


def land_refusal(seat: Seat, bribes: i64) -> i64:
    if seat.spent & LAND_SPENT:
        return LAND_GAINED
    return TOO_FEW_BRIBES if bribes > seat.bribes else LEGAL


def donate_refusal(s: NoblemenState, seat: Seat, kind: i64) -> i64:
    if t.count(s.church, kind) >= CHURCH_PLACES:
        return CHURCH_FULL
    return tile_refusal(seat, kind)


# ------------------------------------------------------------------------ cards
def card_refusal(s: NoblemenState, seat: Seat, card: i64) -> i64:
    """What stands in the way of playing a card in the own turn."""
    if s.done & CARD_PLAYED:
        return CARD_IS_PLAYED
    if not cards.holds(seat.scandals, card):
        return CARD_NOT_HELD
    if card == BLACKMAIL:
        return BALL_ONLY
    if card == INTRIGUE:
        return DRAW_ONLY
    if card == LIAISON:
        return END_ONLY
    if card == INHERITANCE:
        if s.stock[CASTLE] == 0:
            return SOLD_OUT
        return somewhere_refusal(seat.estate, CASTLE)
    if card in (MASTER_STROKE, VICAR) and seat.tiles == 0:
        return NO_TILES
    return LEGAL


# ------------------------------------------------------------------------ trade
def trade_refusal(s: NoblemenState, seat: Seat, trade: i64) -> i64:
    """`trade` counts the wanted kind in tens and the pair given in ones."""
    if not has_pair(seat.tiles, trade % PAIRS):
        return NOTHING_TO_TRADE
    return LEGAL if t.count(s.bag, trade // PAIRS) > 0 else BAG_LACKS


def has_pair(tiles: i64, pair: i64) -> bool:
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    if first == second:
        return t.count(tiles, first) >= 2
    return t.count(tiles, first) > 0 and t.count(tiles, second) > 0


def list_trades(s: NoblemenState, seat: Seat, found: list[i64]) -> None:
    if t.total(seat.tiles) < 2:
        return
    pairs: list[i64] = []
    for pair in range(PAIRS):
        if has_pair(seat.tiles, pair):
            pairs.append(pair)
    for kind in range(4):
        if t.count(s.bag, kind) > 0:
            for pair in pairs:
                found.append(TRADE + kind * PAIRS + pair)


def make_trade(s: NoblemenState, seat: i64, trade: i64) -> None:
    pair = trade % PAIRS
    s.trade(seat, PAIR_FIRST[pair], PAIR_SECOND[pair], trade // PAIRS)


# --------------------------------------------------------------------- knights
def area_refusal(s: NoblemenState, seat: i64, target: i64) -> i64:
    """`target` is the seat of the owner times AREAS, plus the number of the area."""
    victim = target // AREAS
    area = target % AREAS
    if victim >= s.players:
        return NO_SUCH_SEAT
    if victim == seat:
        return OWN_AREA
    estate = s.seats[victim].estate
    if area >= len(estate.areas):
        return NO_SUCH_AREA
    return AREA_OCCUPIED if estate.knight_on(area) >= 0 else LEGAL


def list_targets(s: NoblemenState, seat: i64) -> list[i64]:
    found: list[i64] = []
    for victim in range(s.players):
        if victim != seat:
            estate = s.seats[victim].estate
            for area in range(min(len(estate.areas), AREAS)):
                if estate.knight_on(area) < 0:
                    found.append(KNIGHT + victim * AREAS + area)
    return found


# -------------------------------------------------------------------- balls
def title_refusal(s: NoblemenState, seat: Seat, title: i64) -> i64:
    prestige = seat.prestige if s.table.title_by_total else seat.marker
    if prestige < s.table.title_prestige[title]:
        return TOO_LITTLE_PRESTIGE
    return LEGAL if titles_left(s, title) > 0 else TITLE_TAKEN


def titles_left(s: NoblemenState, title: i64) -> i64:
    left = s.table.copies_of(s.players, title)
    for seat in s.seats:
        if seat.title == title:
            left -= 1
    return left


# ------------------------------------------------------- moves out of their time
def out_of_time(move: i64) -> i64:
    """Why a move is refused that belongs to another decision than that of a turn."""
    if move < KEEP:
        return SET_UP_IS_OVER
    if move < LAY:
        return NO_CARDS_OFFERED
    if move == DONE:
        return NOTHING_TO_FINISH
    if move < FORM:
        return NOTHING_TO_GIVE
    if move < RECALL:
        return NO_AREA_TO_CHOOSE
    if move < OFFER or KNIGHT <= move < CELL:
        return NO_KNIGHT_TO_SEND
    if move < TITLE:
        return NO_BALL
    if move < END:
        return NO_TITLES_NOW
    return NOTHING_TO_BUILD if move < KNIGHT else NOTHING_TO_LAY
