"""Setting up: the board, money and estates, and the tiles behind every screen.

ChooseTiles ... -> DealTiles -> LookAtCards ... -> BeginTurn -> Turn
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.decades import begin_turn, look_at_cards, tell_tiles
from tafelrunde.boardgames.noblemen.estate import new_estate
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now, Seat
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import Decision, Step
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, Verb, menu
from tafelrunde.engine.view import Arguments, Brings, Stage

DEAL: Final = w.cause("deal", "tile")


def empty_table(rules: r.NoblemenRules, players: i64, rng: Rng) -> NoblemenState:
    seats = [Seat(new_estate(), [0] * r.SOURCES) for _ in range(players)]
    stock = [rules.stock_of(players, building) for building in range(r.FOLLY)]
    supply = [rules.supply[building] - stock[building] for building in range(r.FOLLY)]
    zones = w.PLACES.empty(players)
    return NoblemenState(rules, players, rng, zones, seats, stock, supply)


def set_up(s: NoblemenState) -> None:
    """Shuffle the cards, fill the bag, give out money, and let the first player begin."""
    players = s.players
    s.fill(w.DECK, 0, r.CARDS)
    s.supply[r.CASTLE] -= players
    s.bag = t.packed(s.book.tile_copies) - players * t.one(r.MEADOW)
    start = s.rng.below(players) if s.book.first_player < 0 else s.book.first_player
    for k in range(players):
        s.change_money((start + k) % players, r.START_MONEY + k, DEAL)
    s.queen = (start + players - 1) % players
    begin_turn(s, start)
    look_at_cards(s, start)
    if s.book.first_game:
        deal_alike(s)
    else:
        s.push(DealTiles())
        s.push(ChooseTiles(start))


def deal_alike(s: NoblemenState) -> None:
    """The set-up for a first game: three tiles of each kind for everybody."""
    for seat in range(s.players):
        for kind in range(r.KINDS):
            for _ in range(r.MOST_CHOSEN):
                s.bag -= t.one(kind)
                s.receive(seat, kind)
                s.moved(DEAL, seat, w.BAG, w.HAND_OF + seat, kind, EVERYBODY)


# ---------------------------------------------------------------- choosing tiles
SET_UP_IS_OVER: Final = w.refusal("set_up_is_over")
CHOOSE_TILES_FIRST: Final = w.refusal("choose_tiles_first")


@final
class Take(Verb[NoblemenState]):
    """Take up to three tiles of each kind as you like, kind by kind and in secret."""

    def do(self, s: NoblemenState, step: Now, number: i64) -> None:
        s.seats[step.seat].chosen += number * t.one(step.a)
        if step.a + 1 < r.KINDS:
            s.push(ChooseTiles(step.seat, step.a + 1, step.b))
        elif step.b + 1 < s.players:
            s.push(ChooseTiles((step.seat + 1) % s.players, 0, step.b + 1))

    def brings(self, s: NoblemenState, step: Now, number: i64) -> Brings:
        return {"tiles": int(number)}


TAKE: Final = Take(w.MOVES, "take", SET_UP_IS_OVER)
TAKE_MENU: Final = menu(TAKE, otherwise=CHOOSE_TILES_FIRST)


@final
class ChooseTiles(Decision[NoblemenState]):
    """How many tiles of the kind a the seat takes; b seats have chosen all their kinds."""

    def menu(self) -> Menu:
        return TAKE_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("deal_tiles",)

    def check(self, s: NoblemenState, deal: Now | None, wants: Wants) -> None:
        known = 0 <= self.a < r.KINDS and 0 <= self.b < s.players
        wants(known, "agenda", "no such choice")
        wants(not s.book.first_game, "agenda", "in a first game there is nothing to choose")
        wants(s.space == 0 and s.decade == 0, "space", "this is not the beginning")
        start = (self.seat - self.b + s.players) % s.players
        holder = (start + s.players - 1) % s.players
        wants(s.queen == holder, "agenda", f"seat {(s.queen + 1) % s.players} chooses first")
        for k in range(s.players):
            seat = s.seats[(start + k) % s.players]
            kinds = r.KINDS if k < self.b else self.a if k == self.b else 0
            wants(seat.chosen >> (kinds << 3) == 0, "seats", "a seat has chosen before its turn")
            wants(seat.tiles == 0, "seats", "tiles are not dealt yet")
            begun = sum(seat.points) > 0 or seat.spent != 0 or seat.title != r.BARON
            wants(not begun, "seats", "nobody has points, titles or markers yet")

    def phase(self, s: NoblemenState) -> list[Stage]:
        return [Stage("noblemen-phase-tiles")]

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "tile": r.tile.names[self.a]}


@final
class DealTiles(Step[NoblemenState]):
    """First everybody takes what was chosen; then all draw, up to twelve.

    It is told as one, since how many were chosen stays secret too (ruling secret_choice).
    """

    def run(self, s: NoblemenState) -> None:
        for seat in s.seats:
            s.bag -= seat.chosen
            seat.tiles = seat.chosen
            seat.chosen = 0
        for number in range(s.players):
            while t.total(s.seats[number].tiles) < r.START_TILES:
                s.draw_one(number)
            tell_tiles(s, DEAL, number, w.BAG, w.HAND_OF + number, s.seats[number].tiles)

    def lies_on(self) -> tuple[str, ...]:
        return ("look_at_cards",)

    def check(self, s: NoblemenState, look: Now | None, wants: Wants) -> None:
        assert look is not None
        wants(look.seat == (s.queen + 1) % s.players, "agenda", "everybody looks at cards later")
