"""A law for every game: whatever players are told is complete, in every language.

Their games are of three sorts: by chance, of stewards, and of those who keep what they can. A text
lacks a fact if any of its variants speaks of one that it is not given.
"""

from __future__ import annotations

import random

import pytest

import tafelrunde
from tafelrunde import Reason
from tafelrunde.texts.words import Words
from tests.scenarios.last_will.table import play, seat, turn_of
from tests.texts.client import NAMES
from tests.texts.keys import GAMES
from tests.texts.played import PLAYERS
from tests.texts.sayings import SORTS, Sayings, is_whole, said_of

NUMBER = 2  # games of each sort, and as many from positions
LEAST = 500  # different things to say


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_players_are_told_is_complete(name: str, player: str) -> None:
    game = tafelrunde.game(name)
    sayings = said_of(game, NUMBER, player)
    assert sayings.gaps == {}
    assert len(sayings.said) > LEAST
    assert {sort for sort in SORTS if sort != "hint" or player == "advised"} <= set(sayings.met)


def test_who_cannot_pay_for_a_companion_is_told_what_it_costs() -> None:
    """With a house a dog can come to dinner for 4 pounds, a chef would make it 5."""
    hand = ("famous_chefs_dinner", "chef", "dog", "wild")
    own = seat(*hand, board=["small_villa"], money=4, actions=3)
    state = play(turn_of(0, own, round=5), "play famous_chefs_dinner")
    sayings = Sayings(state.rules.game)
    sayings.decision(state, random.Random(1))
    assert sayings.gaps == {}
    reason = state.why_not("invite chef_3")
    assert reason is not None
    words = Words(state.rules.game, "en", NAMES, 0)
    assert words.reason(reason) == (
        "You can’t go into debt while you own property: this costs 5 pounds and you have 4."
    )


def test_a_reason_that_lacks_a_fact_is_found() -> None:
    sayings = Sayings(tafelrunde.game("last_will"))
    sayings.reason(Reason("no_debts_with_property", {"pounds": 5}), "invite")
    assert sayings.gaps == {"last_will-why-no_debts_with_property invite": "money"}
    sayings.reason(Reason("no_debts_with_property", {"pounds": 5, "money": 4}), "play")
    assert len(sayings.gaps) == 1


def test_a_sentence_with_a_gap_is_found() -> None:
    assert is_whole("Anna lays a meadow beside the castle.")
    for broken in ("Anna lays a meadow on { $cell }.", "Seat -1 begins.", "on 2,-1", ""):
        assert not is_whole(broken)
