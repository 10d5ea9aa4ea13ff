"""A law for every game: whatever players are told is complete, in every language.

Their games are of three sorts: by chance, of stewards, and of those who keep what they can. A text
lacks a fact if any of its variants speaks of one that it is not given.
"""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import Reason
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


def test_a_reason_that_lacks_a_fact_is_found() -> None:
    sayings = Sayings(tafelrunde.game("last_will"))
    sayings.reason(Reason("no_debts_with_property", {"pounds": 5}), "invite")
    assert sayings.gaps == {"last_will-why-no_debts_with_property invite": "money"}
    sayings.reason(Reason("no_debts_with_property", {"pounds": 5, "money": 4}), "play")
    assert len(sayings.gaps) == 1


def test_a_sentence_with_a_gap_is_found() -> None:
    assert is_whole("Anna lays a meadow beside the castle.")
    for broken in ("Anna lays a meadow on { $cell }.", "Seat -1 begins.", ""):
        assert not is_whole(broken)
