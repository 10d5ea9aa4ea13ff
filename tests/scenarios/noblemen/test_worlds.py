"""Exactly the worlds that a seat cannot rule out: cards that were looked at again, and tiles drawn
from a bag that lacked a kind."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tafelrunde import BadPosition, State
from tafelrunde.boardgames.noblemen import draws
from tafelrunde.boardgames.noblemen import tiles as t
from tests.scenarios.noblemen.table import (
    ALL_CARDS,
    GAME,
    KINDS,
    bag,
    deck,
    hand,
    held,
    hoarder,
    own,
    play,
    position,
    seat,
    shown,
    turn_of,
    watchers,
    worlds,
)

Cards = tuple[str, ...]


# -------------------------------------------------------------- cards looked at again
def looked_at() -> State:
    """Seat 1 looks at three cards. The first two seat 0 has put under the deck; what seat 0 holds
    itself, all know."""
    hidden = ["dowry", "wedding", "liaison", "tribute", "vicar"]
    rest = (Counter(ALL_CARDS) - Counter(hidden)).elements()
    return position(
        [["end_turn", 1], ["turn", 1], ["pick_card", 1]],
        seat(cards=[{"card": card, "public": True} for card in rest]),
        seat(),
        seat(cards=["vicar"]),
        deck=["tribute"],
        offer=[*({"card": card, "known_to": [0]} for card in hidden[:2]), "liaison"],
        done=["acted"],
    )


def cards_of(state: State, watcher: int) -> Counter[Cards]:
    """The deck from below, and the cards of seats 1 and 2."""
    return Counter(
        (*deck(world), *held(world, 1), *held(world, 2)) for world in worlds(state, watcher, 400)
    )


@pytest.mark.parametrize("kept", ["dowry", "wedding", "liaison"])
def test_who_knew_two_of_three_knows_that_one_was_kept_or_the_third(kept: str) -> None:
    """What was drawn first lies uppermost of those that went back, in any case."""
    state = looked_at()
    play(state, f"keep {kept}")
    possible = set()
    for third, top, other in itertools.permutations(("liaison", "tribute", "vicar")):
        possible.add((third, "wedding", top, "dowry", other))
        possible.add((third, "dowry", top, "wedding", other))
        possible.add(("wedding", "dowry", top, third, other))
    found = cards_of(state, 0)
    assert found.keys() == possible
    # 18 worlds, 22 of each: 5 and 46 are more than three and a half standard deviations away.
    assert min(found.values()) > 5
    assert max(found.values()) < 46


def test_who_looked_knows_all_of_them() -> None:
    state = looked_at()
    play(state, "keep dowry")
    assert cards_of(state, 1).keys() == {
        ("liaison", "wedding", one, "dowry", other)
        for one, other in itertools.permutations(("tribute", "vicar"))
    }


def test_who_knew_none_of_them_reckons_with_everything() -> None:
    state = looked_at()
    play(state, "keep dowry")
    hidden = ("dowry", "wedding", "liaison", "tribute")
    assert cards_of(state, 2).keys() == {
        (*order, "vicar") for order in itertools.permutations(hidden)
    }


def test_once_the_kept_card_is_played_it_is_clear_which_went_back() -> None:
    state = looked_at()
    play(state, "keep dowry", "play dowry")
    assert cards_of(state, 0).keys() == {
        ("dowry", third, "wedding", top, other)
        for third, top, other in itertools.permutations(("liaison", "tribute", "vicar"))
    }


def test_a_position_keeps_who_may_have_which() -> None:
    state = looked_at()
    assert "mixtures" not in state.to_json()
    play(state, "keep dowry")
    again = GAME.from_json(state.to_json())
    assert again == state
    for watcher in range(3):
        assert cards_of(again, watcher) == cards_of(state, watcher)


# -------------------------------------------------------------- a bag that lacks kinds
def letters(stock: dict[str, int]) -> str:
    return "".join(letter * stock.get(name, 0) for letter, name in KINDS.items())


def tiles_of(state: State, watcher: int) -> set[tuple[str, ...]]:
    """The bag, and the tiles of seats 1 and 2."""
    return {
        (letters(bag(world)), letters(hand(world, 1)), letters(hand(world, 2)))
        for world in worlds(state, watcher, 150)
    }


def dowry(left: str, one: str, two: str) -> State:
    """Seat 1 draws four tiles from what is left in the bag; seat 0 has all that is not named."""
    drawer, other = seat(one, cards=["dowry"]), seat(two)
    state = turn_of(1, hoarder(left, drawer, other), drawer, other)
    play(state, "play dowry")
    return state


def test_four_tiles_from_a_bag_of_fields_are_fields() -> None:
    state = dowry("FFFFFF", "G", "W")
    for watcher in watchers(state, 1):
        assert shown(state, watcher, "seat/1/hand")[1] == ["field"] * 4
    assert tiles_of(state, 0) == {("FF", "FFFFG", "W"), ("FF", "FFFFW", "G")}
    assert "draws" not in own(state, 1)


def test_of_what_the_bag_lacked_nothing_was_drawn() -> None:
    """Seat 1 holds a fountain or a meadow from before, and four that are fields or groves."""
    state = dowry("FFFFFFGG", "W", "M")
    assert "grove" in bag(state)
    possible = set()
    for old, other in (("W", "M"), ("M", "W")):
        # Of 6 fields and 2 groves one grove at least is left.
        possible |= {("FFGG", "FFFF" + old, other), ("FFFG", "FFFG" + old, other)}
    # A field or grove of the other seats is from before; all else agrees with the bag as well.
    found = tiles_of(state, 0)
    assert found == possible


def test_tiles_that_were_used_up_by_a_draw_are_behind_that_screen() -> None:
    state = dowry("FFGG", "M", "W")
    for watcher in watchers(state, 1):
        assert shown(state, watcher, "seat/1/hand")[1] == ["field", "grove"]
    assert own(state, 1)["draws"] == [{"kinds": ["field", "grove"], "tiles": 2}]
    assert tiles_of(state, 0) == {("", "FFGGM", "W"), ("", "FFGGW", "M")}


def test_what_came_into_the_bag_since_was_not_drawn_before() -> None:
    """The bag had fields and groves; then seat 1 puts its fountains there for a field."""
    state = dowry("FFFFFFFGG", "WW", "M")
    assert "grove" in bag(state)
    play(state, "trade field fountain+fountain")
    left = letters(bag(state))
    assert left.endswith("WW")
    for world_bag, one, two in tiles_of(state, 0):
        assert world_bag.endswith("WW")
        # The fountains were the only old tiles of seat 1, so all others are fields or groves.
        assert set(one) <= {"F", "G"}
        assert two == "M"


def test_a_position_keeps_what_was_drawn_from() -> None:
    state = dowry("FFGG", "M", "W")
    again = GAME.from_json(state.to_json())
    assert again == state
    assert tiles_of(again, 0) == tiles_of(state, 0)


@pytest.mark.parametrize(
    ("draws", "path"),
    [
        ([{"kinds": ["field"], "tiles": 3}], "$.seats[1].draws"),
        ([{"kinds": ["grove", "meadow"], "tiles": 2}], "$.seats[1].draws"),
        ([{"kinds": ["field"], "tiles": 0}], "$.seats[1].draws[0].tiles"),
        ([{"kinds": [], "tiles": 1}], "$.seats[1].draws[0].kinds"),
        ([{"kinds": list(KINDS.values()), "tiles": 1}], "$.seats[1].draws[0].kinds"),
        ([{"kinds": ["field"], "tiles": 1}] * 2, "$.seats[1].draws[1].kinds"),
    ],
)
def test_draws_that_do_not_agree_with_the_tiles_are_refused(
    draws: list[dict[str, object]], path: str
) -> None:
    with pytest.raises(BadPosition) as error:
        turn_of(0, seat(), seat("FFGW", draws=draws), seat())
    assert error.value.path == path


def test_of_two_sets_a_shown_tile_may_be_of_either() -> None:
    fields_groves, groves_meadows = 0b0011, 0b1010
    both = draws.counted(draws.counted(0, fields_groves, 2), groves_meadows, 1)
    grove = list(KINDS).index("G")
    left = draws.without(both, grove, 3)
    # One of the first set for certain, and one of either.
    assert draws.count(left, fields_groves) == 1
    assert draws.count(left, groves_meadows) == 0
    assert draws.count(left, fields_groves | groves_meadows) == 1
    for some, agrees in [("FF", True), ("GM", True), ("FM", True), ("MM", False), ("FW", False)]:
        stock = t.packed([some.count(letter) for letter in KINDS])
        assert draws.agree(left, stock) == agrees


def test_a_tile_that_nothing_is_known_of_may_be_the_shown_one() -> None:
    drawn = draws.counted(0, 0b0001, 1)
    assert draws.without(drawn, 0, 2) == 0
    assert draws.without(drawn, 1, 2) == drawn
