"""A number in a reason is what the rules say, in games of stewards at every table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.opponents.asking import STEWARD
from tests.opponents.match import advice, bot_called, play_on
from tests.opponents.numbers import BRUGES, CITADELS, LAST_WILL, NUMBERS, Made
from tests.opponents.numbers_noblemen import NOBLEMEN
from tests.opponents.stewards import PIECES, RARE, RICH_TABLES, STEWARDS, reasons, tables

CHECKS = {"bruges": BRUGES, "citadels": CITADELS, "last_will": LAST_WILL, "noblemen": NOBLEMEN}
RICH = 6  # tables where much can happen, shared out over the pieces

every_game = pytest.mark.parametrize("game", STEWARDS)


@every_game
def test_every_number_has_a_check(game: str) -> None:
    numbers = {reason: set(facts) & NUMBERS for reason, facts in reasons(game).items()}
    wanted = {reason: facts for reason, facts in numbers.items() if facts}
    checked = {f"{game}-hint-{name}": set(facts) for name, facts in CHECKS[game].items()}
    assert checked == wanted


@every_game
@pytest.mark.parametrize("piece", range(PIECES))
def test_numbers_are_what_the_rules_say(piece: int, game: str) -> None:
    for made in reasons_given(piece, game):
        checks = CHECKS[game].get(made.told.reason.partition("-hint-")[2], {})
        told = {name: made.fact(name) for name in checks}
        said = {name: check(made) for name, check in checks.items()}
        assert told == said, f"{made.told} in {made.state.to_json()}"


def reasons_given(piece: int, game: str) -> Iterator[Made]:
    """In whole games of stewards, one of them careless, and in rare positions."""
    for rare in RARE.get(game, ()):
        yield Made(rare(), advice(rare(), STEWARD, 1))
    rich = (state for number, state in zip(range(RICH), RICH_TABLES[game]()) if number == piece)
    for state in (*tables(game, piece, 5), *rich):
        bots = [*[STEWARD] * int(state.players - 1), bot_called("greedy")]
        for _, told in play_on(state, bots, 5):
            if told.reason in reasons(game):
                yield Made(state, told)
