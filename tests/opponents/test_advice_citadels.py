"""What the steward of Citadels says in plain situations, where a good player would not hesitate."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.opponents.asking import advised, always
from tests.scenarios.citadels.table import seat, table, turn_of

SEVEN = ["tavern", "market", "docks", "temple", "church", "manor", "prison"]


# --------------------------------------------------------------------------- turns
def test_takes_gold_for_what_it_lets_him_build() -> None:
    state = turn_of(
        "king", seat("king", gold=1, hand=["docks"]), seat("thief"), seat("bishop"), seat()
    )
    assert always(state) == ("gold", "gold_build")


def test_takes_cards_with_an_empty_hand() -> None:
    state = turn_of("king", seat("king", gold=4), seat("thief"), seat("bishop"), seat())
    assert always(state) == ("cards", "cards_none")


def test_builds_what_pays_before_he_takes_the_income() -> None:
    king = seat("king", gold=3, hand=["manor"], city=["castle"])
    state = turn_of("king", king, seat("thief"), seat("bishop"), seat())
    state.play(state.parse("gold"))
    assert always(state) == ("build manor", "build_before_income")


def test_takes_the_income_first_where_he_needs_it() -> None:
    king = seat("king", gold=0, hand=["docks"], city=["castle"])
    state = turn_of("king", king, seat("thief"), seat("bishop"), seat())
    state.play(state.parse("gold"))
    assert always(state) == ("income", "income_first")


def test_completes_the_city() -> None:
    king = seat("king", gold=3, hand=["tavern"], city=SEVEN)
    state = turn_of("king", king, seat("thief"), seat("bishop"), seat())
    state.play(state.parse("gold"))
    state.play(state.parse("income"))
    assert always(state) == ("build tavern", "build_finish")


def test_the_fifth_colour_is_worth_more_than_a_dearer_district() -> None:
    thief = seat("thief", gold=5, hand=["palace", "battlefield"])
    thief["city"] = ["keep", "tavern", "manor", "temple", "church", "docks"]
    state = turn_of("thief", seat(), thief, seat("bishop"), seat())
    state.play(state.parse("rob king"))
    state.play(state.parse("gold"))
    assert always(state) == ("build battlefield", "build_colours")


def test_a_second_copy_is_useless_where_it_may_not_be_built() -> None:
    king = seat("king", gold=2, hand=["palace"], city=["palace"])
    others = (seat("thief"), seat("bishop"), seat())
    assert always(turn_of("king", king, *others)) == ("gold", "gold_build")
    banned = turn_of("king", king, *others, options={"allow_duplicates": False})
    assert always(banned) == ("cards", "cards_none")


# -------------------------------------------------------------------------- powers
def test_the_warlord_stops_a_city_with_seven_districts() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=2, hand=["docks"], city=["palace", "castle"]),
        seat("king", city=SEVEN),
        seat("thief", city=["tavern"]),
        seat("bishop"),
    )
    move, reason = always(state)
    assert move.startswith("destroy 1 ")
    assert reason == "destroy_stop"


def test_the_warlord_does_not_pay_for_spite() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=4, city=["palace", "castle", "docks"]),
        seat("king", city=["palace"]),
        seat("thief"),
        seat("bishop"),
    )
    state.play(state.parse("gold"))
    assert always(state)[0] == "end"


def test_the_magician_builds_before_he_swaps() -> None:
    magician = seat("magician", gold=2, hand=["castle"])
    state = turn_of("magician", magician, seat("king", hand=["tavern"] * 4), seat("bishop"), seat())
    moves = []
    for _ in range(3):
        moves.append(always(state)[0])
        state.play(state.parse(moves[-1]))
    assert moves == ["gold", "build castle", "swap 1"]


def test_the_magician_with_nothing_to_build_swaps_first() -> None:
    state = turn_of(
        "magician",
        seat("magician", gold=4),
        seat("king", hand=["docks"] * 3),
        seat("bishop"),
        seat(),
    )
    assert always(state) == ("swap 1", "swap")


def test_the_assassin_knows_who_must_have_whom() -> None:
    """Two players: seat 0 has seen that seat 1 took one of two, and later one of two others."""
    state = turn_of(
        "assassin",
        seat("assassin", "magician", gold=2, hand=["docks"]),
        seat("warlord", "architect", gold=9, hand=["harbor"] * 2, city=SEVEN[:6]),
        draft=[
            "king",
            "assassin",
            "warlord",
            "bishop",
            "magician",
            "merchant",
            "architect",
            "thief",
        ],
    )
    victims = {advised(state, seed)[0] for seed in range(40)}
    assert victims <= {f"murder {one}" for one in ("warlord", "bishop", "architect", "thief")}


def test_the_thief_goes_where_the_gold_is() -> None:
    state = turn_of(
        "thief",
        seat("thief"),
        seat("merchant", gold=12, city=["tavern", "market", "docks", "harbor"]),
        seat("bishop", gold=1),
        seat("magician", gold=0),
    )
    robbed = [advised(state, seed)[0] for seed in range(40)]
    assert robbed.count("rob merchant") > 30


# --------------------------------------------------------------------------- draft
def draft_with(*seats: dict[str, object]) -> State:
    """Seat 0 chooses first of four; Assassin and Thief lie open, the Warlord face down."""
    return table(*seats, agenda=[["draft", 0, 0]], draft=["warlord"], open=["assassin", "thief"])


@pytest.mark.parametrize(
    ("city", "character"),
    [
        (["manor", "castle", "palace", "manor"], "king"),
        (["temple", "church", "monastery", "cathedral"], "bishop"),
        (["tavern", "market", "docks", "harbor"], "merchant"),
    ],
)
def test_takes_the_character_that_his_city_pays(city: list[str], character: str) -> None:
    hand = ["tavern"] * 2 + ["watchtower"] * 2
    state = draft_with(seat(gold=1, hand=hand, city=city), seat(), seat(), seat())
    assert {advised(state, seed)[0] for seed in range(20)} == {f"pick {character}"}


def test_takes_the_architect_to_complete_the_city() -> None:
    own = seat(gold=4, hand=["tavern", "watchtower", "docks"], city=SEVEN[:6])
    state = draft_with(own, seat(), seat(), seat())
    assert {advised(state, seed) for seed in range(20)} >= {("pick architect", "pick_builds")}


def test_takes_the_magician_with_an_empty_hand() -> None:
    full = seat(hand=["docks", "harbor", "castle", "manor", "palace", "fortress"])
    state = draft_with(seat(gold=2), full, seat(), seat())
    assert always(state) == ("pick magician", "pick_swap")
