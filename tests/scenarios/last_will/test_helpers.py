"""What helpers change is added up as cards come and go, which must be as good as counting anew."""

from __future__ import annotations

from typing import cast

import pytest

from tafelrunde.boardgames.last_will.state import LastWillState, Seat
from tafelrunde.engine.rng import Rng, seeded
from tests.opponents.asking import STEWARD
from tests.scenarios.last_will.table import GAME

GAMES = 3
WANDERS = 4  # one move in so many is anybody's, so that cards are sold and thrown away as well


def changes(seat: Seat) -> tuple[object, ...]:
    """All that the cards on a board change in the rules for their owner."""
    return (
        *(list(seat.standing.sums), list(seat.tag_bonuses), list(seat.estate_bonuses)),
        *(seat.extra_actions, seat.free_activations, seat.buy_bonus, seat.sell_malus),
        seat.estates,
    )


def some_move(state: LastWillState, rng: Rng) -> int:
    seat, chance = int(state.actor), int(state.ply)
    if rng.below(WANDERS) == 0:
        moves = state.moves()
        return moves[rng.below(len(moves))]
    return STEWARD.choose(state.determinize(seat, chance), seat, None, chance)


@pytest.mark.parametrize("players", GAME.players)
def test_helpers_add_up_as_cards_come_and_go(players: int) -> None:
    left = changed = 0
    for seed in range(GAMES):
        state, rng = cast(LastWillState, GAME.new(players, seed)), seeded(seed)
        boards = [0] * players
        while not state.over:
            state.play(some_move(state, rng))
            for number, seat in enumerate(state.seats):
                cards = len(state.board(number))
                if cards != boards[number]:
                    left += cards < boards[number]
                    changed += any(seat.standing.sums)
                    boards[number] = cards
                    counted = state.clone()
                    counted.take_stock(number)
                    assert changes(seat) == changes(counted.seats[number])
    assert left, "no card has left a board"
    assert changed, "no card has changed a rule"
