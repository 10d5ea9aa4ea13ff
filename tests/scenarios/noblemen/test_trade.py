"""Scenarios 24 to 28: two tiles for one of the bag."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    bag,
    estate,
    fact,
    hand,
    hoarder,
    lay,
    legal,
    money,
    own,
    play,
    points,
    position,
    refused,
    seat,
    tiles,
    turn_of,
    waiting,
)

KINDS = ("field", "grove", "fountain", "meadow")


def trading(mine: str, left: str) -> State:
    """The turn of seat 0 with these tiles, and with so few left in the bag."""
    first, second = seat(mine), seat()
    return turn_of(0, first, second, hoarder(left, first, second))


# ---------------------------------------------------------------------------------- 24
def test_24_two_fields_for_a_meadow() -> None:
    state = turn_of(0, seat("FF"))
    assert bag(state) == {"field": 60, "grove": 48, "fountain": 44, "meadow": 45}
    play(state, "trade meadow field+field")
    assert hand(state, 0) == tiles("M")
    assert bag(state) == {"field": 62, "grove": 48, "fountain": 44, "meadow": 44}
    assert (money(state, 0), points(state, 0)) == (0, 0)


@pytest.mark.parametrize("wanted", KINDS)
def test_24_any_two_for_any_one(wanted: str) -> None:
    """Also of different kinds, also for one of the kind that is given."""
    state = turn_of(0, seat("FGWM"))
    before = bag(state)
    play(state, f"trade {wanted} grove+meadow")
    expected = tiles("FW")
    expected[wanted] = expected.get(wanted, 0) + 1
    assert hand(state, 0) == expected
    changes = {kind: bag(state)[kind] - before[kind] for kind in KINDS}
    given = {"field": 0, "grove": 1, "fountain": 0, "meadow": 1}
    assert changes == {kind: given[kind] - (kind == wanted) for kind in KINDS}


def test_24_every_pair_of_the_hand_is_offered() -> None:
    state = turn_of(0, seat("FFGM"))
    pairs = ["field+field", "field+grove", "field+meadow", "grove+meadow"]
    assert legal(state, "trade") == [f"trade {kind} {pair}" for kind in KINDS for pair in pairs]
    refused(state, "trade field grove+grove", "nothing_to_trade")
    refused(state, "trade field field+fountain", "nothing_to_trade")
    refused(state, "trade field fountain+fountain", "nothing_to_trade")


def test_24_a_trade_is_no_action_and_may_be_repeated() -> None:
    state = turn_of(0, seat("FFFFG"))
    play(state, "trade meadow field+field", "trade fountain field+field")
    assert hand(state, 0) == tiles("GWM")
    refused(state, "end", "act_first")
    play(state, "idle")
    # After the action as well.
    play(state, "trade grove fountain+meadow", "trade field grove+grove")
    assert hand(state, 0) == tiles("F")
    assert points(state, 0) == 1
    play(state, "end")
    assert waiting(state) == ("turn", 1)


def test_24_a_traded_tile_can_be_laid_at_once() -> None:
    state = turn_of(0, seat("FF"))
    play(state, "trade meadow field+field")
    lay(state, "meadow", 1, 0)
    assert own(state, 0)["estate"]["tiles"] == [[0, 0, "meadow"], [1, 0, "meadow"]]
    assert hand(state, 0) == {}


# --------------------------------------------------------------------------- 25 and 26
def test_25_what_the_bag_lacks_is_not_offered() -> None:
    state = trading("FFG", "FGGM")
    wanted = {move.split(" ")[1] for move in legal(state, "trade")}
    assert wanted == {"field", "grove", "meadow"}
    refused(state, "trade fountain field+field", "bag_lacks")
    refused(state, "trade fountain field+grove", "bag_lacks")


def test_25_nobody_gets_back_what_he_gives() -> None:
    """The wanted tile is taken out before the two go in."""
    state = trading("WWW", "F")
    refused(state, "trade fountain fountain+fountain", "bag_lacks")
    play(state, "trade field fountain+fountain")
    assert hand(state, 0) == tiles("FW")
    assert bag(state) == tiles("WW")
    # Now there are fountains in the bag, but no field.
    refused(state, "trade field field+fountain", "bag_lacks")
    play(state, "trade fountain field+fountain")
    assert hand(state, 0) == tiles("W")
    assert bag(state) == tiles("FWW")


def test_25_with_an_empty_bag_there_is_no_trade() -> None:
    state = trading("FFGG", "")
    assert legal(state, "trade") == []
    for kind in KINDS:
        refused(state, f"trade {kind} field+grove", "bag_lacks")


@pytest.mark.parametrize("mine", ["", "F"])
def test_26_one_tile_is_not_enough(mine: str) -> None:
    state = turn_of(0, seat(mine))
    assert legal(state, "trade") == []
    for kind in KINDS:
        refused(state, f"trade {kind} field+field", "nothing_to_trade")


def test_26_two_tiles_are_traded_once() -> None:
    state = turn_of(0, seat("GW"))
    assert legal(state, "trade") == [f"trade {kind} grove+fountain" for kind in KINDS]
    play(state, "trade grove grove+fountain")
    assert hand(state, 0) == tiles("G")
    assert legal(state, "trade") == []


# ---------------------------------------------------------------------------------- 27
def test_27_between_two_tiles_of_one_action() -> None:
    state = turn_of(0, seat("FGGW"))
    before = sum(bag(state).values())
    lay(state, "field", 1, 0)
    play(state, "trade meadow grove+fountain")
    assert hand(state, 0) == tiles("GM")
    assert sum(bag(state).values()) == before + 1
    lay(state, "meadow", 0, 1)
    lay(state, "grove", 0, 2)
    # The grove brings a tile, the field a pound; the trade took nothing away from that.
    assert sum(hand(state, 0).values()) == 1
    assert sum(bag(state).values()) == before
    assert money(state, 0) == 1
    assert waiting(state) == ("turn", 0)


def test_27_what_groves_bring_cannot_be_traded_yet() -> None:
    state = turn_of(0, seat("GGF"))
    lay(state, "grove", 1, 0)
    lay(state, "grove", 2, 0)
    assert hand(state, 0) == tiles("F")
    assert legal(state, "trade") == []
    play(state, "done")
    assert sum(hand(state, 0).values()) == 3
    assert legal(state, "trade") != []


def test_27_trading_does_not_use_up_the_three_tiles() -> None:
    state = turn_of(0, seat("FFFMMMM"))
    lay(state, "field", 1, 0)
    play(state, "trade grove meadow+meadow", "trade grove meadow+meadow")
    lay(state, "field", 2, 0)
    lay(state, "field", 3, 0)
    assert money(state, 0) == 3
    assert hand(state, 0) == tiles("GG")


def test_27_not_while_a_tile_waits_for_its_cell() -> None:
    state = turn_of(0, seat("FGG"))
    play(state, "lay field")
    refused(state, "trade meadow grove+grove", "lay_tile_first")
    refused(state, "trade meadow field+grove", "lay_tile_first")


# ---------------------------------------------------------------------------------- 28
def test_28_in_the_turn_of_another_only_he_trades() -> None:
    state = turn_of(1, seat("FFGG"), seat("M"), seat("FFFF"))
    assert state.actor == 1
    assert legal(state, "trade") == []
    refused(state, "trade field grove+grove", "nothing_to_trade")
    for other in (0, 2, None):
        assert state.prompt(other).options == []


def test_28_not_while_tiles_are_given_up() -> None:
    forest = estate("MGG", ".GG", areas=[[1, 0, 0]])
    victim = seat("FFF", estate=forest)
    agenda = [["end_turn", 0], ["turn", 0], ["give_tiles", 1, 0, 2]]
    state = position(agenda, seat("GG"), victim, done=["acted"])
    assert waiting(state) == ("give_tiles", 1)
    assert legal(state) == ["give field"]
    refused(state, "trade meadow field+field", "give_tiles_first")


def test_28_not_while_a_building_seeks_its_site() -> None:
    rows = estate("MFM")
    state = turn_of(0, seat("FFF", money=20, estate=rows))
    play(state, "build castle")
    refused(state, "trade meadow field+field", "choose_site_first")


def test_28_not_at_a_ball() -> None:
    """Prestige is counted, then titles are chosen; nobody trades at either."""
    rich = estate("MWW", "..W", "..W")
    guests = [seat("FFFF", bribes=1, estate=rich) for _ in range(3)]
    state = turn_of(2, *guests, space=3)
    play(state, "idle", "end")
    assert fact(state, "space") == 4
    for guest in (2, 0, 1):
        assert waiting(state) == ("hand_in", guest)
        assert legal(state, "trade") == []
        refused(state, "trade meadow field+field", "hand_in_first")
        play(state, "done")
    assert waiting(state)[0] == "choose_title"
    assert legal(state, "trade") == []
    refused(state, "trade meadow field+field", "choose_title_first")


def test_28_not_while_cards_are_looked_at() -> None:
    chapel = seat("FFF", money=20, estate=estate("MM"))
    state = turn_of(0, chapel)
    play(state, "build chapel", "site 1,0")
    assert waiting(state) == ("pick_card", 0)
    refused(state, "trade meadow field+field", "choose_card_first")
    play(state, legal(state)[0], "trade meadow field+field")
    assert hand(state, 0) == tiles("FM")


# ---------------------------------------------------------------------- other actions
def test_between_two_gifts_to_the_church() -> None:
    state = turn_of(0, seat("FGGW"))
    play(state, "donate field", "trade meadow grove+grove", "donate meadow", "done")
    assert points(state, 0) == 2
    assert fact(state, "church") == tiles("FM")
    assert hand(state, 0) == tiles("W")


def test_everybody_sees_a_trade() -> None:
    state = turn_of(0, seat("FFG"))
    play(state, "trade meadow field+grove")
    assert own(state, 0)["known"] == tiles("M")
    for watcher in (1, 2, None):
        assert state.events(0, watcher) == state.events(0, 0)
