"""Turn after turn along the round track, and from decade to decade.

BeginTurn -> Turn -> EndTurn -> [Ball ... -> AfterBall] -> [LookAtCards ... -> NextDecade] -> ...
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.ball import BALL
from tafelrunde.boardgames.noblemen.scandals import LOOKS
from tafelrunde.boardgames.noblemen.scoring import building_points
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.turn import TURNS
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.tabletop import EVERYBODY

TURN: Final = w.cause("turn")
FAVOUR: Final = w.cause("favour")
STEP: Final = w.cause("step", told="space:space")
SCORED: Final = w.cause("scored", told="building:building points:number")
DECADE: Final = w.cause("decade", told="decade:number")
REFILLED: Final = w.cause("refilled", "building")
EMPTIED: Final = w.cause("emptied", "tile")
ENDED: Final = w.cause("ended")


# ------------------------------------------------------------------------- turns
def begin_turn(s: NoblemenState, seat: i64) -> None:
    s.push(END_TURNS[seat])
    s.push(TURNS[seat])
    s.push(BEGIN_TURNS[seat])


@final
class BeginTurn(Step[NoblemenState]):
    """Everybody is told whose turn it is. It waits only while everybody looks at cards."""

    def run(self, s: NoblemenState) -> None:
        s.told(TURN, self.seat, 0, 0)

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat and self.plain(), "agenda", "another seat has the turn")
        holder = (self.seat + s.players - 1) % s.players
        wants(s.queen == holder, "queen", f"at this point seat {holder} holds her")
        later = s.decade > 0 or not s.is_at(r.START)
        right = later or s.book.first_player in (NOBODY, self.seat)
        wants(right, "agenda", f"seat {s.book.first_player} has the first turn")


@final
class EndTurn(Step[NoblemenState]):
    """Who holds the queen now gets a point and moves the round marker; then the next one plays."""

    def run(self, s: NoblemenState) -> None:
        following = (self.seat + 1) % s.players
        s.used = 0
        if s.queen == self.seat:
            s.score(self.seat, r.FOR_QUEEN, 1, FAVOUR)
            move_marker(s, following)
        else:
            begin_turn(s, following)

    def check(self, s: NoblemenState, under: Now | None, wants: Wants) -> None:
        wants(self.seat >= 0 and self.plain(), "agenda", "a turn has a seat and no numbers")


def move_marker(s: NoblemenState, following: i64) -> None:
    """The round marker goes one space on; what the space brings comes before the next turn."""
    s.space += 1
    space = s.book.track[s.space]
    s.told(STEP, s.queen, space, 0)
    if space == r.MASK:
        s.push(AfterBall(following))
        s.push(BALL)
    elif space == r.SCORING:
        score_buildings(s)
        end_decade(s, following)
    else:
        begin_turn(s, following)


@final
class AfterBall(Step[NoblemenState]):
    """The round marker moves on from the mask; then the seat plays."""

    def run(self, s: NoblemenState) -> None:
        move_marker(s, self.seat)

    def check(self, s: NoblemenState, under: Now | None, wants: Wants) -> None:
        wants(s.is_at(r.MASK), "space", "there is no ball here")
        # The marker moves at the end of the holder's turn, so the one to the left follows.
        following = (s.queen + 1) % s.players
        next_ = self.seat == following and self.plain()
        wants(next_, "agenda", f"seat {following} is the next to play")


# ----------------------------------------------------------------------- decades
def score_buildings(s: NoblemenState) -> None:
    """Castles and palaces with land all around score, with their chapels."""
    for seat in range(s.players):
        estate = s.seats[seat].estate
        total: i64 = 0
        for tile in range(len(estate.tiles)):
            points = building_points(estate, tile)
            if points > 0:
                s.told(SCORED, seat, estate.building_on(tile), points)
                s.happened_in(seat, tile)
                total += points
        s.score(seat, r.FOR_BUILDINGS, total, SCORED)


def end_decade(s: NoblemenState, following: i64) -> None:
    """After the last decade the game is over; else the board is made ready for the next."""
    if s.decade + 1 == r.DECADES:
        s.told(ENDED, NOBODY, 0, 0)
        return
    for building in range(r.FOLLY):
        refill(s, building)
    empty_church(s)
    for seat in s.seats:
        seat.spent = 0
    begin_turn(s, following)
    s.push(NEXT_DECADE)
    look_at_cards(s, s.queen)


def refill(s: NoblemenState, building: i64) -> None:
    """From the supply as far as it goes; what stays empty are the cheapest spaces."""
    missing = s.book.stock_of(s.players, building) - s.stock[building]
    added = min(missing, s.supply[building])
    s.supply[building] -= added
    s.stock[building] += added
    for _ in range(added):
        s.moved(REFILLED, NOBODY, w.SUPPLY, w.STOCKS[building], building, EVERYBODY)


def empty_church(s: NoblemenState) -> None:
    """What was donated is mixed into the bag."""
    s.bag += s.church
    tell_tiles(s, EMPTIED, NOBODY, w.CHURCH, w.BAG, s.church)
    s.church = 0


def tell_tiles(s: NoblemenState, cause: i64, seat: i64, source: i64, target: i64, all: i64) -> None:
    """That so many tiles went a way at once: in the open if no seat is named, else behind its
    screen."""
    journal = s.journal
    if journal is not None and all != 0:
        seers = EVERYBODY if seat == NOBODY else s.eyes(seat)
        learners = 0 if seat == NOBODY else seers
        journal.moved(cause, seat, source, target, t.listed(all), seers, learners)


def look_at_cards(s: NoblemenState, first: i64) -> None:
    """Everybody gets a scandal card, from the first seat on clockwise."""
    for k in range(s.players - 1, -1, -1):
        s.push(LOOKS[(first + k) % s.players])


@final
class NextDecade(Step[NoblemenState]):
    """The decade marker moves on, and the round marker back to the arrow."""

    def run(self, s: NoblemenState) -> None:
        s.decade += 1
        s.space = 0
        s.told(DECADE, s.queen, s.decade + 1, 0)

    def lies_on(self) -> tuple[str, ...]:
        return ("begin_turn",)

    def check(self, s: NoblemenState, under: Now | None, wants: Wants) -> None:
        wants(s.is_at(r.SCORING), "space", "a decade ends with the scoring")
        wants(s.decade + 1 < r.DECADES, "decade", "no decade follows the last")


# Steps are immutable, so the common ones are made once.
NEXT_DECADE: Final = NextDecade()
BEGIN_TURNS: Final[list[BeginTurn]] = [BeginTurn(seat) for seat in range(r.SEATS)]
END_TURNS: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(r.SEATS)]
