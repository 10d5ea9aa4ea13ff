"""Scenarios 64 to 72: scandal cards."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    CASTLES,
    CHAPELS,
    PALACES,
    bag,
    count,
    deck,
    estate,
    fact,
    hand,
    held,
    hoarder,
    idle,
    lay,
    legal,
    money,
    offered,
    own,
    play,
    points,
    refused,
    seat,
    stacked,
    tiles,
    turn_of,
    waiting,
)

WITH_A_MEADOW = estate("MFM")  # the second meadow is far enough from the castle
# What the cheapest chapel costs at a table of three, where three stand on the dearest spaces.
CHAPEL = CHAPELS[-3]


def building_chapel(*top: str, cards: list[str], **rest: Any) -> State:
    """Seat 0 has paid for a chapel and looks at the three cards on top of the deck."""
    state = turn_of(
        0,
        seat(money=CHAPEL, estate=WITH_A_MEADOW, cards=cards),
        deck=stacked(*top, placed=tuple(cards)),
        **rest,
    )
    play(state, "build chapel", "site 2,0")
    assert waiting(state) == ("pick_card", 0)
    return state


# ----------------------------------------------------------------- one card in a turn
def test_64_tribute_and_then_taxes() -> None:
    state = turn_of(0, seat(estate=estate("MF"), cards=["tribute", "wedding"]))
    play(state, "play tribute")
    assert money(state, 0) == 5
    refused(state, "play wedding", "card_played")
    assert legal(state, "play") == []
    play(state, "taxes 0")
    assert money(state, 0) == 6
    refused(state, "play wedding", "card_played")
    play(state, "end")
    assert held(state, 0) == ["wedding"]
    assert deck(state)[0] == "tribute"


def test_64_taxes_and_then_tribute() -> None:
    state = turn_of(0, seat(estate=estate("MF"), cards=["tribute", "tribute"]))
    play(state, "taxes 0", "play tribute")
    assert money(state, 0) == 6
    refused(state, "play tribute", "card_played")
    assert legal(state) == ["end"]


def test_64_the_next_turn_has_a_card_of_its_own() -> None:
    state = turn_of(0, seat(cards=["tribute", "tribute"]), seat(cards=["tribute"]))
    play(state, "play tribute", "idle", "end")
    play(state, "play tribute", "idle", "end")
    idle(state)
    play(state, "play tribute")
    assert (money(state, 0), money(state, 1)) == (10, 5)


def test_64_a_card_does_not_replace_the_action() -> None:
    state = turn_of(0, seat(cards=["tribute"]))
    play(state, "play tribute")
    refused(state, "end", "act_first")
    refused(state, "play tribute", "card_played")


def test_64_only_own_cards_are_played() -> None:
    state = turn_of(0, seat(), seat(cards=["tribute"]))
    refused(state, "play tribute", "card_not_held")


@pytest.mark.parametrize(
    ("card", "code"),
    [("blackmail", "ball_only"), ("intrigue", "draw_only"), ("liaison", "end_only")],
)
def test_64_some_cards_are_not_for_turns(card: str, code: str) -> None:
    state = turn_of(0, seat(cards=[card]))
    assert legal(state, "play") == []
    refused(state, f"play {card}", code)


def test_64_a_card_is_played_between_actions_not_within_them() -> None:
    state = turn_of(0, seat("FF", cards=["tribute"]))
    lay(state, "field", 1, 0)
    refused(state, "play tribute", "finish_laying_first")
    play(state, "done", "play tribute")
    assert money(state, 0) == 1 + 5


def test_a_dowry_is_four_tiles_of_the_bag() -> None:
    state = turn_of(0, seat("F", cards=["dowry"]))
    before = sum(bag(state).values())
    play(state, "play dowry")
    assert sum(hand(state, 0).values()) == 1 + 4
    assert sum(bag(state).values()) == before - 4


def test_a_dowry_from_a_small_bag_is_what_it_holds() -> None:
    mine = seat(cards=["dowry"])
    state = turn_of(0, mine, hoarder("FG", mine, seat()), seat())
    play(state, "play dowry")
    assert hand(state, 0) == tiles("FG")
    assert bag(state) == {}


# --------------------------------------------------------------------- master stroke
def test_65_master_stroke_and_expansion_are_six_tiles() -> None:
    """The first draw comes before the second action: its fields are laid in that."""
    mine = seat("GGG", cards=["master_stroke"])
    state = turn_of(0, mine, hoarder("FFFF", mine, seat()), seat())
    play(state, "play master_stroke")
    for x in (1, 2, 3):
        assert hand(state, 0) == tiles("G" * (4 - x))
        lay(state, "grove", x, 0)
    assert hand(state, 0) == tiles("FFF")
    assert waiting(state) == ("turn", 0)
    for y in (1, 2, 3):
        lay(state, "field", 0, y)
    assert len(own(state, 0)["estate"]["tiles"]) == 1 + 6
    assert money(state, 0) == 3
    assert hand(state, 0) == {}
    assert legal(state) == ["end"]


def test_65_three_tiles_each_and_no_more() -> None:
    state = turn_of(0, seat("MMMMMMMM", cards=["master_stroke"]))
    play(state, "play master_stroke")
    for x in (1, 2, 3):
        lay(state, "meadow", x, 0)
    assert waiting(state) == ("turn", 0)
    for x in (4, 5, 6):
        lay(state, "meadow", x, 0)
    assert waiting(state) == ("turn", 0)
    refused(state, "lay meadow", "action_done")
    assert len(own(state, 0)["estate"]["tiles"]) == 1 + 6
    assert hand(state, 0) == tiles("MM")


def test_65_also_after_the_expansion() -> None:
    mine = seat("GGG", cards=["master_stroke"])
    state = turn_of(0, mine, hoarder("FFFF", mine, seat()), seat())
    for x in (1, 2, 3):
        lay(state, "grove", x, 0)
    refused(state, "lay field", "action_done")
    play(state, "play master_stroke")
    for y in (1, 2, 3):
        lay(state, "field", 0, y)
    assert len(own(state, 0)["estate"]["tiles"]) == 1 + 6
    assert money(state, 0) == 3


def test_65_the_two_actions_are_counted_for_themselves() -> None:
    """Two tiles of a manor in each: its bonus comes once, with the fourth."""
    state = turn_of(0, seat("FFFF", cards=["master_stroke"]))
    play(state, "play master_stroke")
    lay(state, "field", 1, 0)
    lay(state, "field", 2, 0)
    play(state, "done")
    assert money(state, 0) == 2
    lay(state, "field", 1, 1)
    lay(state, "field", 2, 1)
    assert money(state, 0) == 2 + 2 + 2


def test_65_a_master_stroke_goes_with_any_action() -> None:
    state = turn_of(0, seat("F", money=2, cards=["master_stroke"]))
    play(state, "bribe 1", "play master_stroke")
    refused(state, "done", "lay_tile_first")
    refused(state, "end", "finish_laying_first")
    lay(state, "field", 1, 0)
    assert money(state, 0) == 1
    assert legal(state) == ["end"]


def test_65_without_tiles_there_is_no_master_stroke() -> None:
    state = turn_of(0, seat(cards=["master_stroke"]))
    refused(state, "play master_stroke", "no_tiles")


# --------------------------------------------------------------------------- wedding
@pytest.mark.parametrize(("on_board", "gained"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_66_a_wedding_is_two_points_and_up_to_two_bribes(on_board: int, gained: int) -> None:
    state = turn_of(
        0, seat(bribes=3, cards=["wedding"]), seat(bribes=10), seat(bribes=7 - on_board)
    )
    assert fact(state, "bribes") == on_board
    play(state, "play wedding")
    assert own(state, 0)["bribes"] == 3 + gained
    assert fact(state, "bribes") == on_board - gained
    assert own(state, 0)["points"]["cards"] == points(state, 0) == 2
    assert money(state, 0) == 0


# ----------------------------------------------------------------------------- vicar
def test_67_the_vicar_takes_four_tiles_at_most() -> None:
    full = tiles("FFFGGGWWWMMM")
    state = turn_of(0, seat("FFFGMM", cards=["vicar"]), church=full)
    before = bag(state)
    play(state, "play vicar")
    refused(state, "done", "vicar_first")
    refused(state, "give fountain", "no_such_tile")
    play(state, "give field", "give field", "give grove", "give meadow")
    assert waiting(state) == ("turn", 0)
    refused(state, "give field", "nothing_to_give")
    assert hand(state, 0) == tiles("FM")
    assert own(state, 0)["points"]["cards"] == points(state, 0) == 4
    grown = {kind: number - before[kind] for kind, number in bag(state).items()}
    assert grown == {"field": 2, "grove": 1, "fountain": 0, "meadow": 1}
    assert fact(state, "church") == full
    play(state, "idle", "end")


def test_67_fewer_are_enough() -> None:
    state = turn_of(0, seat("FFF", cards=["vicar"]))
    play(state, "play vicar", "give field", "give field", "done")
    assert (points(state, 0), hand(state, 0)) == (2, tiles("F"))
    assert waiting(state) == ("turn", 0)


def test_67_with_fewer_tiles_it_ends_by_itself() -> None:
    state = turn_of(0, seat("FF", cards=["vicar"]))
    play(state, "play vicar", "give field", "give field")
    assert (points(state, 0), hand(state, 0)) == (2, {})
    assert waiting(state) == ("turn", 0)


def test_67_without_tiles_the_vicar_does_nothing() -> None:
    state = turn_of(0, seat(cards=["vicar"]))
    refused(state, "play vicar", "no_tiles")


# -------------------------------------------------------------------------- intrigue
def test_68_an_intrigue_keeps_all_three() -> None:
    state = building_chapel("dowry", "liaison", "vicar", cards=["intrigue", "tribute"])
    assert len(deck(state)) == 30
    assert legal(state) == ["keep vicar", "keep liaison", "keep dowry", "intrigue"]
    below = deck(state)
    play(state, "intrigue")
    assert held(state, 0) == ["vicar", "liaison", "dowry", "tribute"]
    assert deck(state) == ["intrigue", *below]
    assert fact(state, "offer") == []
    assert waiting(state) == ("turn", 0)


def test_68_it_is_decided_after_looking_and_need_not_be_used() -> None:
    state = building_chapel("dowry", "liaison", "vicar", cards=["intrigue"])
    below = deck(state)
    play(state, "keep liaison")
    assert held(state, 0) == ["intrigue", "liaison"]
    assert deck(state) == ["vicar", "dowry", *below]


def test_68_an_intrigue_is_not_the_card_of_the_turn() -> None:
    state = building_chapel("dowry", "liaison", "tribute", cards=["intrigue"])
    play(state, "intrigue", "play tribute")
    assert money(state, 0) == 5
    assert held(state, 0) == ["liaison", "dowry"]


def test_68_also_when_a_card_was_played_before() -> None:
    state = turn_of(
        0,
        seat(money=CHAPEL, estate=WITH_A_MEADOW, cards=["intrigue", "tribute"]),
        deck=stacked("dowry", "liaison", "vicar", placed=("intrigue", "tribute")),
    )
    play(state, "play tribute", "build chapel", "site 2,0", "intrigue")
    assert held(state, 0) == ["vicar", "liaison", "dowry"]
    assert deck(state)[:2] == ["intrigue", "tribute"]


def test_68_one_of_two_intrigues_is_used() -> None:
    state = building_chapel("dowry", "liaison", "vicar", cards=["intrigue", "intrigue"])
    play(state, "intrigue")
    assert held(state, 0) == ["vicar", "intrigue", "liaison", "dowry"]
    refused(state, "intrigue", "no_cards_offered")


def test_69_an_intrigue_among_the_three_does_not_work_yet() -> None:
    state = building_chapel("dowry", "intrigue", "vicar", cards=["tribute"])
    assert legal(state) == ["keep vicar", "keep intrigue", "keep dowry"]
    refused(state, "intrigue", "no_intrigue")
    refused(state, "keep tribute", "not_offered")
    refused(state, "end", "choose_card_first")
    play(state, "keep intrigue")
    assert held(state, 0) == ["intrigue", "tribute"]


def test_69_at_the_next_draw_it_does() -> None:
    state = building_chapel("dowry", "intrigue", "vicar", cards=[], space=9, queen=0)
    play(state, "keep intrigue", "end")
    assert waiting(state) == ("pick_card", 0)
    assert legal(state) == ["keep tribute", "keep whitehall", "intrigue"]
    play(state, "intrigue")
    assert held(state, 0) == ["tribute", "whitehall", "whitehall"]


# ----------------------------------------------------------------------- inheritance
def test_70_without_a_castle_on_the_board_nothing_is_inherited() -> None:
    state = turn_of(0, seat(estate=WITH_A_MEADOW, cards=["inheritance"]), stock={"castle": 0})
    assert offered(state, "castles") == []
    refused(state, "play inheritance", "sold_out")


@pytest.mark.parametrize("land", ["M", "MF", "MM", "MFF"])
def test_70_nor_without_a_meadow_for_it(land: str) -> None:
    state = turn_of(0, seat(estate=estate(land), cards=["inheritance"]))
    assert offered(state, "castles") == CASTLES[-3:]
    refused(state, "play inheritance", "no_site")


def test_70_the_cheapest_castle_comes_for_nothing_and_no_knight() -> None:
    state = turn_of(
        0,
        seat(money=3, estate=WITH_A_MEADOW, cards=["inheritance"]),
        seat(money=9, estate=estate("MFF", ".FF")),
    )
    play(state, "play inheritance")
    refused(state, "site 0,0", "site_not_free")
    play(state, "site 2,0")
    assert waiting(state) == ("turn", 0)
    assert own(state, 0)["estate"]["buildings"] == [[0, 0, "castle"], [2, 0, "castle"]]
    assert money(state, 0) == 3
    assert count(state, None, "seat/0/knights") == 2
    assert offered(state, "castles") == CASTLES[-2:]
    assert fact(state, "supply")["castle"] == 15 - 3 - 3
    play(state, "idle")


def test_70_an_inherited_castle_may_become_a_palace_at_once() -> None:
    price = PALACES[-2]
    state = turn_of(0, seat(money=price, estate=WITH_A_MEADOW, cards=["inheritance"]))
    play(state, "play inheritance", "site 2,0", "build palace", "site 2,0")
    assert own(state, 0)["estate"]["buildings"] == [[0, 0, "castle"], [2, 0, "palace"]]
    assert money(state, 0) == 0
    assert fact(state, "queen") == 0


# ------------------------------------------------------------------------- whitehall
def test_71_whitehall_after_the_action() -> None:
    state = turn_of(0, seat(cards=["whitehall"]), queen=2, space=1)
    play(state, "idle", "play whitehall")
    assert fact(state, "queen") == 0
    assert (points(state, 0), fact(state, "space")) == (1, 1)
    play(state, "end")
    assert own(state, 0)["points"]["queen"] == 1
    assert points(state, 0) == 2
    assert fact(state, "space") == 2
    assert waiting(state) == ("turn", 1)


def test_71_where_the_queen_is_locked_she_stays() -> None:
    state = turn_of(0, seat(cards=["whitehall"]), queen=2, space=9)
    play(state, "play whitehall", "idle", "end")
    assert fact(state, "queen") == 2
    assert (points(state, 0), fact(state, "space")) == (1, 9)
    assert held(state, 0) == []
    assert deck(state)[0] == "whitehall"


def test_71_who_has_her_keeps_her() -> None:
    state = turn_of(0, seat(cards=["whitehall"]), queen=0, space=1)
    play(state, "play whitehall", "idle", "end")
    assert fact(state, "queen") == 0
    assert (points(state, 0), fact(state, "space")) == (2, 2)


# ---------------------------------------------------------------- the card just gained
def test_72_a_card_just_gained_by_a_chapel_may_be_played() -> None:
    state = building_chapel("tribute", "liaison", "vicar", cards=[])
    play(state, "keep tribute", "play tribute")
    assert money(state, 0) == 5
    assert held(state, 0) == []
    refused(state, "play tribute", "card_played")


def test_72_but_not_when_another_was_played() -> None:
    state = turn_of(
        0,
        seat(money=CHAPEL, estate=WITH_A_MEADOW, cards=["wedding"]),
        deck=stacked("tribute", "liaison", "vicar", placed=("wedding",)),
    )
    play(state, "play wedding", "build chapel", "site 2,0", "keep tribute")
    refused(state, "play tribute", "card_played")


def test_72_two_cards_are_looked_at_when_there_are_no_more() -> None:
    state = few_cards("tribute", "liaison")
    assert legal(state) == ["keep liaison", "keep tribute"]
    play(state, "keep tribute")
    assert held(state, 0) == ["tribute"]
    assert deck(state) == ["liaison"]


def test_72_a_single_card_is_just_kept() -> None:
    state = few_cards("tribute")
    assert waiting(state) == ("turn", 0)
    assert held(state, 0) == ["tribute"]
    assert deck(state) == []


def test_72_from_an_empty_deck_comes_nothing() -> None:
    state = few_cards()
    assert waiting(state) == ("turn", 0)
    assert held(state, 0) == []


def few_cards(*left: str) -> State:
    """Seat 0 has built a chapel when only these were left in the deck."""
    elsewhere = stacked(*left)[: 35 - len(left)]
    state = turn_of(
        0,
        seat(money=CHAPEL, estate=WITH_A_MEADOW),
        seat(cards=elsewhere),
        deck=list(reversed(left)),
    )
    play(state, "build chapel", "site 2,0")
    return state
