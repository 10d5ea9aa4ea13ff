"""A game of Noblemen as its rulebook tells it: set-up, turns, the round track, decades.

ChooseTiles ... -> DealTiles -> LookAtCards ... -> Turn -> EndTurn -> Turn -> ...
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.ball import Ball
from tafelrunde.boardgames.noblemen.causes import (
    BAG_AT,
    CHURCH_AT,
    DEAL,
    DECADE,
    EMPTIED,
    ENDED,
    FAVOUR,
    HAND_AT,
    REFILLED,
    SCORED,
    STEP,
    STOCK_AT,
    SUPPLY_AT,
    TURN,
)
from tafelrunde.boardgames.noblemen.estate import new_estate
from tafelrunde.boardgames.noblemen.rules import (
    CARDS,
    CASTLE,
    CHAPEL,
    DECADES,
    FOLLY,
    KINDS,
    MASK,
    MEADOW,
    MOST_CHOSEN,
    SCORING,
    SEATS,
    START_MONEY,
    START_TILES,
    NoblemenRules,
)
from tafelrunde.boardgames.noblemen.scandals import LOOKS
from tafelrunde.boardgames.noblemen.scoring import building_points
from tafelrunde.boardgames.noblemen.state import (
    EVERYBODY,
    FOR_BUILDINGS,
    FOR_QUEEN,
    SOURCES,
    NoblemenState,
    Seat,
)
from tafelrunde.boardgames.noblemen.turn import TURNS
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Decision, Step


# ------------------------------------------------------------------------ set-up
def new_game(
    rules: NoblemenRules, players: i64, rng: Rng, journal: Journal | None
) -> NoblemenState:
    """Set the board up, give out money and estates, and let the first player begin."""
    deck: list[i64] = []
    for card in range(CARDS):
        for _ in range(rules.card_copies[card]):
            deck.append(card)
    rng.shuffle(deck)
    seats = [Seat(new_estate(), [], [0] * SOURCES) for _ in range(players)]
    stock = [rules.stock_of(players, building) for building in range(FOLLY)]
    supply = [rules.supply[building] - stock[building] for building in range(FOLLY)]
    supply[CASTLE] -= players
    s = NoblemenState(rules, players, rng, seats, deck, stock, supply)
    s.journal = journal
    s.bag = t.packed(rules.tile_copies) - players * t.one(MEADOW)
    start = rng.below(players) if rules.first_player < 0 else rules.first_player
    for k in range(players):
        s.change_money((start + k) % players, START_MONEY + k, DEAL)
    s.queen = (start + players - 1) % players
    begin_turn(s, start)
    look_at_cards(s, start)
    if rules.first_game:
        deal_alike(s)
    else:
        s.push(DEAL_TILES)
        s.push(ChooseTiles(start))
    return s


def look_at_cards(s: NoblemenState, first: i64) -> None:
    """Everybody gets a scandal card, from the first seat on clockwise."""
    for k in range(s.players - 1, -1, -1):
        s.push(LOOKS[(first + k) % s.players])


def deal_alike(s: NoblemenState) -> None:
    """The set-up for a first game: three tiles of each kind for everybody."""
    for seat in range(s.players):
        for kind in range(KINDS):
            for _ in range(MOST_CHOSEN):
                s.bag -= t.one(kind)
                s.receive(seat, kind)
                s.moved(DEAL, seat, BAG_AT, HAND_AT + seat, kind, EVERYBODY, False)


@final
class ChooseTiles(Decision):
    """How many tiles of the kind a the seat takes; b seats have chosen all their kinds."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        return [m.TAKE + number for number in range(MOST_CHOSEN + 1)]

    def refusal(self, state: State, move: i64) -> i64:
        return m.LEGAL if move < m.KEEP else m.CHOOSE_TILES_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        s.seats[self.seat].chosen += (move - m.TAKE) * t.one(self.a)
        if self.a + 1 < KINDS:
            s.push(ChooseTiles(self.seat, self.a + 1, self.b))
        elif self.b + 1 < s.players:
            s.push(ChooseTiles((self.seat + 1) % s.players, 0, self.b + 1))


@final
class DealTiles(Step):
    """First everybody takes what was chosen; then all draw, up to twelve.

    It is told as one, since how many were chosen stays secret too (a ruling).
    """

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        for seat in s.seats:
            s.bag -= seat.chosen
            seat.tiles = seat.chosen
            seat.chosen = 0
        for number in range(s.players):
            while t.total(s.seats[number].tiles) < START_TILES:
                s.draw_one(number)
            tell_tiles(s, DEAL, number, BAG_AT, HAND_AT + number, s.seats[number].tiles)


def tell_tiles(s: NoblemenState, cause: i64, seat: i64, source: i64, target: i64, all: i64) -> None:
    """That so many tiles went a way at once, seen by the seat; by everybody if it is nobody."""
    journal = s.journal
    if journal is None or all == 0:
        return
    told: list[i64] = []
    for kind in range(KINDS):
        for _ in range(t.count(all, kind)):
            told.append(kind)
    seers = EVERYBODY if seat == NOBODY else 1 << seat
    journal.moved(cause, seat, source, target, told, seers, seat != NOBODY)


# ------------------------------------------------------------------------- turns
def begin_turn(s: NoblemenState, seat: i64) -> None:
    s.push(END_TURNS[seat])
    s.push(TURNS[seat])
    s.push(BEGIN_TURNS[seat])


@final
class BeginTurn(Step):
    """Everybody is told whose turn it is."""

    __slots__ = ()

    def run(self, state: State) -> None:
        cast(NoblemenState, state).told(TURN, self.seat, 0, 0)


@final
class EndTurn(Step):
    """Who holds the queen now gets a point and moves the round marker; then the next one plays."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        following = (self.seat + 1) % s.players
        s.done = 0
        if s.queen == self.seat:
            s.score(self.seat, FOR_QUEEN, 1, FAVOUR)
            move_marker(s, following)
        else:
            begin_turn(s, following)


def move_marker(s: NoblemenState, following: i64) -> None:
    """The round marker goes one space on; what the space brings comes before the next turn."""
    s.space += 1
    space = s.table.track[s.space]
    s.told(STEP, s.queen, space, 0)
    if space == MASK:
        s.push(AFTER_BALLS[following])
        s.push(BALL)
    elif space == SCORING:
        score_buildings(s)
        end_decade(s, following)
    else:
        begin_turn(s, following)


@final
class AfterBall(Step):
    """The round marker moves on from the mask; then the seat plays."""

    __slots__ = ()

    def run(self, state: State) -> None:
        move_marker(cast(NoblemenState, state), self.seat)


# ----------------------------------------------------------------------- decades
def score_buildings(s: NoblemenState) -> None:
    for seat in range(s.players):
        estate = s.seats[seat].estate
        total: i64 = 0
        for tile in range(len(estate.tiles)):
            points = building_points(estate, tile)
            if points > 0:
                s.told(SCORED, seat, estate.building_on(tile), points)
                total += points
        s.score(seat, FOR_BUILDINGS, total, SCORED)


def end_decade(s: NoblemenState, following: i64) -> None:
    """After the last decade the game is over; else the board is made ready for the next."""
    if s.decade + 1 == DECADES:
        s.told(ENDED, NOBODY, 0, 0)
        return
    for building in range(CHAPEL + 1):
        refill(s, building)
    empty_church(s)
    for seat in s.seats:
        seat.spent = 0
    begin_turn(s, following)
    s.push(NEXT_DECADE)
    look_at_cards(s, s.queen)


def refill(s: NoblemenState, building: i64) -> None:
    """From the supply as far as it goes; what stays empty are the cheapest spaces."""
    missing = s.table.stock_of(s.players, building) - s.stock[building]
    added = min(missing, s.supply[building])
    s.supply[building] -= added
    s.stock[building] += added
    for _ in range(added):
        s.moved(REFILLED, NOBODY, SUPPLY_AT, STOCK_AT + building, building, EVERYBODY, False)


def empty_church(s: NoblemenState) -> None:
    """What was donated is mixed into the bag."""
    s.bag += s.church
    tell_tiles(s, EMPTIED, NOBODY, CHURCH_AT, BAG_AT, s.church)
    s.church = 0


@final
class NextDecade(Step):
    """The decade marker moves on, and the round marker back to the arrow."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        s.decade += 1
        s.space = 0
        s.told(DECADE, s.queen, s.decade + 1, 0)


# Steps are immutable, so the common ones are made once.
DEAL_TILES: Final = DealTiles()
NEXT_DECADE: Final = NextDecade()
BALL: Final = Ball()
BEGIN_TURNS: Final[list[BeginTurn]] = [BeginTurn(seat) for seat in range(SEATS)]
END_TURNS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(SEATS)]
AFTER_BALLS: Final[list[AfterBall]] = [AfterBall(seat) for seat in range(SEATS)]
