"""Scenarios 44 to 53: what a castle's knight does."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    CASTLES,
    PALACES,
    areas,
    bag,
    count,
    estate,
    fact,
    hand,
    legal,
    money,
    no_place,
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

PLAIN = 1  # a space of the round track
LOCKED = 9
PRICE = CASTLES[2]  # of the cheapest castle at a table of three


def land(letter: str, *knights: int) -> dict[str, Any]:
    """An estate with an area of this kind at 1,0, and a knight on it, if one is named."""
    row = letter * 2
    return estate(f"M{row}", f".{row}", areas=[[1, 0, *knights]])


def site(*rows: str, areas: list[list[int]] | None = None) -> dict[str, Any]:
    """An estate with places for castles at 2,0 and 4,0."""
    return estate("MFMFM", *rows, areas=areas)


def castle(*others: dict[str, Any], **rest: Any) -> State:
    """Seat 0 has built a castle at 2,0, with 10 pounds left."""
    first = seat(money=PRICE + 10, estate=site())
    state = turn_of(0, first, *others, **rest)
    play(state, "build castle", "site 2,0")
    assert [2, 0, "castle"] in own(state, 0)["estate"]["buildings"]
    return state


def at_home(state: State, number: int) -> int:
    """The knights in the supply of a seat, as everybody sees them."""
    return count(state, None, f"seat/{number}/knights")


# ---------------------------------------------------------------------------------- 44
@pytest.mark.parametrize(("purse", "loot"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_44_a_manor_gives_two_pounds_or_what_there_is(purse: int, loot: int) -> None:
    state = castle(seat(money=purse, estate=land("F")), seat(money=7))
    assert waiting(state) == ("send_knight", 0)
    assert legal(state) == ["decline", "knight 1 1,0"]
    assert at_home(state, 0) == 2
    play(state, "knight 1 1,0")
    assert [money(state, number) for number in range(3)] == [10 + loot, purse - loot, 7]
    assert areas(state, 1) == [[1, 0, 0]]
    assert at_home(state, 0) == 1
    assert fact(state, "queen") == 2
    assert waiting(state) == ("turn", 0)
    play(state, "end")
    assert waiting(state) == ("turn", 1)


def test_44_a_knight_may_stay_at_home() -> None:
    state = castle(seat(money=9, estate=land("F")))
    play(state, "decline")
    assert [money(state, number) for number in range(2)] == [10, 9]
    assert areas(state, 1) == [[1, 0]]
    assert at_home(state, 0) == 2
    assert waiting(state) == ("turn", 0)
    refused(state, "knight 1 1,0", "no_knight_to_send")
    refused(state, "decline", "no_knight_to_send")
    refused(state, "recall 1", "no_knight_to_send")


def test_44_loot_cannot_pay_for_the_castle() -> None:
    first = seat(money=PRICE - 1, estate=site())
    state = turn_of(0, first, seat(money=9, estate=land("F")))
    refused(state, "build castle", "too_expensive")


def test_44_nothing_else_before_the_knight() -> None:
    state = castle(seat(estate=land("F")))
    for move in ("end", "idle", "done", "recall 1", "site 4,0", "trade field field+field"):
        refused(state, move, "send_knight_first")


# ---------------------------------------------------------------------------------- 45
def test_45_a_forest_gives_two_tiles_of_its_owner_s_choice() -> None:
    state = castle(seat("FGM", estate=land("G")), seat("WW"))
    before = bag(state)
    play(state, "knight 1 1,0")
    assert waiting(state) == ("give_tiles", 1)
    assert state.actor == 1
    assert legal(state) == ["give field", "give grove", "give meadow"]
    refused(state, "give fountain", "no_such_tile")
    for move in ("end", "done", "idle", "lay field", "decline"):
        refused(state, move, "give_tiles_first")
    play(state, "give grove")
    assert waiting(state) == ("give_tiles", 1)
    assert legal(state) == ["give field", "give meadow"]
    refused(state, "give grove", "no_such_tile")
    play(state, "give meadow")
    assert hand(state, 0) == tiles("GM")
    assert hand(state, 1) == tiles("F")
    assert hand(state, 2) == tiles("WW")
    assert bag(state) == before
    assert areas(state, 1) == [[1, 0, 0]]
    assert waiting(state) == ("turn", 0)
    assert [money(state, number) for number in range(3)] == [10, 0, 0]


def test_45_two_of_a_kind_may_be_given() -> None:
    state = castle(seat("FGG", estate=land("G")))
    play(state, "knight 1 1,0", "give grove", "give grove")
    assert hand(state, 0) == tiles("GG")
    assert hand(state, 1) == tiles("F")


@pytest.mark.parametrize("tiles_held", ["FG", "MM", "W", ""])
def test_45_who_has_two_or_fewer_gives_all(tiles_held: str) -> None:
    """Without being asked."""
    state = castle(seat(tiles_held, estate=land("G")))
    before = bag(state)
    play(state, "knight 1 1,0")
    assert waiting(state) == ("turn", 0)
    assert hand(state, 0) == tiles(tiles_held)
    assert hand(state, 1) == {}
    assert bag(state) == before


def test_45_tiles_of_a_raid_can_be_traded_in_the_same_turn() -> None:
    state = castle(seat("FG", estate=land("G")))
    play(state, "knight 1 1,0", "trade meadow field+grove")
    assert hand(state, 0) == tiles("M")


# ---------------------------------------------------------------------------- 46 to 48
def test_46_a_garden_gives_the_queen() -> None:
    state = castle(seat(estate=land("W")), queen=1, space=PLAIN)
    play(state, "knight 1 1,0")
    assert fact(state, "queen") == 0
    assert areas(state, 1) == [[1, 0, 0]]
    assert points(state, 0) == 0
    assert fact(state, "space") == PLAIN
    play(state, "end")
    assert [points(state, number) for number in range(3)] == [1, 0, 0]
    assert fact(state, "space") == PLAIN + 1


def test_47_where_she_is_locked_the_queen_stays() -> None:
    state = castle(seat(estate=land("W")), queen=1, space=LOCKED)
    play(state, "knight 1 1,0")
    assert areas(state, 1) == [[1, 0, 0]]
    assert fact(state, "queen") == 1
    play(state, "end")
    assert points(state, 0) == 0
    assert fact(state, "space") == LOCKED


@pytest.mark.parametrize("queen", [0, 2])
def test_48_with_the_queen_elsewhere_there_is_nothing_to_get(queen: int) -> None:
    state = castle(seat("FFF", money=9, estate=land("W")), queen=queen, space=PLAIN)
    play(state, "knight 1 1,0")
    assert areas(state, 1) == [[1, 0, 0]]
    assert fact(state, "queen") == queen
    assert [money(state, number) for number in range(2)] == [10, 9]
    assert (hand(state, 0), hand(state, 1)) == ({}, tiles("FFF"))
    assert waiting(state) == ("turn", 0)
    assert [points(state, number) for number in range(3)] == [0, 0, 0]


def test_48_other_areas_do_not_give_the_queen() -> None:
    for letter in "FG":
        state = castle(seat(estate=land(letter)), queen=1, space=PLAIN)
        play(state, "knight 1 1,0")
        assert fact(state, "queen") == 1


# ---------------------------------------------------------------------------------- 49
def test_49_only_free_areas_of_others() -> None:
    mine = site(".FFGG", "...GG", areas=[[3, 1]])
    theirs = estate("MFF.WW", ".FFGWW", "...GG", "...GG", areas=[[1, 0, 2], [4, 0], [3, 2, 0]])
    last = estate("MGG", ".GG", areas=[[1, 0, 1]])
    first = seat(money=PRICE, estate=mine)
    state = turn_of(0, first, seat(estate=theirs), seat(estate=last))
    play(state, "build castle", "site 2,0")
    assert legal(state) == ["decline", "knight 1 4,0"]
    refused(state, "knight 0 3,1", "own_area")
    refused(state, "knight 1 1,0", "area_occupied")
    refused(state, "knight 1 3,2", "area_occupied")
    refused(state, "knight 2 1,0", "area_occupied")
    refused(state, "knight 1 area3", "no_such_area")
    refused(state, "knight 3 area0", "no_such_seat")
    no_place(state, "knight 1 2,0")
    no_place(state, "knight 3 1,0")
    no_place(state, "knight 4 1,0")


def test_49_any_area_of_anybody() -> None:
    both = estate("MFF", ".FF", ".GG", ".GG")
    state = castle(seat(money=5, estate=both), seat(money=5, estate=land("F")), seat())
    assert legal(state) == ["decline", "knight 1 1,0", "knight 1 1,2", "knight 2 1,0"]
    play(state, "knight 2 1,0")
    assert [money(state, number) for number in range(3)] == [10 + CASTLES[2] - CASTLES[1] + 2, 5, 3]
    assert areas(state, 1) == [[1, 0], [1, 2]]
    assert areas(state, 2) == [[1, 0, 0]]


def test_49_two_knights_of_different_seats_on_one_estate() -> None:
    both = estate("MFF", ".FF", ".GG", ".GG", areas=[[1, 0, 2], [1, 2]])
    state = castle(seat("FF", money=5, estate=both))
    play(state, "knight 1 1,2")
    assert areas(state, 1) == [[1, 0, 2], [1, 2, 0]]
    assert (at_home(state, 0), at_home(state, 2)) == (1, 1)


# ---------------------------------------------------------------------------------- 50
def both_out(**rest: Any) -> State:
    """Knights of seat 0 on the manors of seats 1 and 2; seat 1 has a free forest as well."""
    owner = estate("MFF", ".FF", ".GG", ".GG", areas=[[1, 0, 0], [1, 2]])
    first = seat(money=PRICE + 10, estate=site())
    others = (seat("WW", money=5, estate=owner), seat(money=5, estate=land("F", 0)))
    state = turn_of(0, first, *others, **rest)
    assert at_home(state, 0) == 0
    return state


def test_50_one_of_both_knights_may_move() -> None:
    state = both_out()
    play(state, "build castle", "site 2,0")
    assert waiting(state) == ("recall_knight", 0)
    assert legal(state) == ["recall 1", "recall 2", "decline"]
    for move in ("knight 1 1,2", "end", "idle"):
        refused(state, move, "send_knight_first")
    play(state, "recall 1")
    assert waiting(state) == ("send_knight", 0)
    assert legal(state) == ["knight 1 1,2"]
    play(state, "knight 1 1,2")
    assert areas(state, 1) == [[1, 0], [1, 2, 0]]
    assert areas(state, 2) == [[1, 0, 0]]
    assert at_home(state, 0) == 0
    # The forest gives its tiles; the manors give nothing again.
    assert hand(state, 0) == tiles("WW")
    assert hand(state, 1) == {}
    assert [money(state, number) for number in range(3)] == [10, 5, 5]
    play(state, "end", "taxes 0")
    # Four fields, and two pounds for the manor that is free again.
    assert money(state, 1) == 5 + 4 + 2
    play(state, "end", "taxes 0")
    assert money(state, 2) == 5 + 4
    play(state, "end", "taxes 0")
    # Two fields, and one knight on a manor.
    assert money(state, 0) == 10 + 2 + 2


def test_50_the_other_knight_moves() -> None:
    state = both_out()
    play(state, "build castle", "site 2,0", "recall 2", "knight 1 1,2")
    assert areas(state, 1) == [[1, 0, 0], [1, 2, 0]]
    assert areas(state, 2) == [[1, 0]]
    play(state, "end", "taxes 0")
    assert money(state, 1) == 5 + 4
    play(state, "end", "taxes 0")
    assert money(state, 2) == 5 + 4 + 2


def test_50_both_may_stay() -> None:
    state = both_out()
    before = [areas(state, number) for number in (1, 2)]
    play(state, "build castle", "site 2,0", "decline")
    assert [areas(state, number) for number in (1, 2)] == before
    assert waiting(state) == ("turn", 0)
    assert hand(state, 1) == tiles("WW")


def test_50_a_knight_that_moves_goes_elsewhere() -> None:
    state = both_out()
    play(state, "build castle", "site 2,0", "recall 1")
    refused(state, "knight 1 1,0", "area_occupied")
    refused(state, "knight 2 1,0", "area_occupied")
    refused(state, "decline", "must_move_knight")


def test_50_knights_are_counted_from_seat_to_seat() -> None:
    """Also on two areas of one estate, in the order in which the areas were formed."""
    owner = estate("MFF", ".FF", ".FF", ".FF", areas=[[1, 2, 0], [1, 0, 0]])
    others = (seat(estate=owner), seat(estate=land("W")))
    for knight, left in (("1", [[1, 2], [1, 0, 0]]), ("2", [[1, 2, 0], [1, 0]])):
        state = turn_of(0, seat(money=PRICE, estate=site()), *others)
        play(state, "build castle", "site 2,0", f"recall {knight}", "knight 2 1,0")
        assert areas(state, 1) == left
        assert areas(state, 2) == [[1, 0, 0]]


def test_50_with_no_free_area_there_is_no_choice() -> None:
    others = (seat(estate=land("F", 0)), seat(estate=land("F", 0)))
    state = turn_of(0, seat(money=PRICE, estate=site()), *others)
    play(state, "build castle", "site 2,0")
    assert waiting(state) == ("turn", 0)


# ---------------------------------------------------------------------------- 51 to 53
def test_51_as_long_as_one_is_at_home_none_moves() -> None:
    state = castle(seat(estate=land("F", 0)), seat(money=5, estate=land("F")))
    assert at_home(state, 0) == 1
    assert waiting(state) == ("send_knight", 0)
    assert legal(state) == ["decline", "knight 2 1,0"]
    refused(state, "recall 1", "send_knight_first")
    play(state, "knight 2 1,0")
    assert areas(state, 1) == areas(state, 2) == [[1, 0, 0]]
    assert at_home(state, 0) == 0
    assert money(state, 0) == 12


def test_52_an_inherited_castle_brings_no_knight() -> None:
    first = seat(money=3, estate=site(), cards=["inheritance"])
    state = turn_of(0, first, seat(money=9, estate=land("F")))
    play(state, "play inheritance", "site 2,0")
    assert waiting(state) == ("turn", 0)
    assert own(state, 0)["estate"]["buildings"] == [[0, 0, "castle"], [2, 0, "castle"]]
    assert [money(state, number) for number in range(2)] == [3, 9]
    assert areas(state, 1) == [[1, 0]]
    assert at_home(state, 0) == 2
    assert fact(state, "stock")["castle"] == 2
    refused(state, "knight 1 1,0", "no_knight_to_send")


def test_53_without_a_target_the_castle_is_built_all_the_same() -> None:
    mine = site(".FFGG", "...GG", areas=[[3, 1]])
    state = turn_of(0, seat(money=PRICE, estate=mine))
    play(state, "build castle", "site 2,0")
    assert waiting(state) == ("turn", 0)
    assert money(state, 0) == 0
    assert [2, 0, "castle"] in own(state, 0)["estate"]["buildings"]
    assert areas(state, 0) == [[3, 1]]
    assert at_home(state, 0) == 2
    assert "end" in legal(state)


# ------------------------------------------------------------------------ what remains
@pytest.mark.parametrize(("building", "place"), [("palace", "0,0"), ("chapel", "4,0")])
def test_other_buildings_send_no_knight(building: str, place: str) -> None:
    first = seat(money=20, estate=site())
    state = turn_of(0, first, seat(money=9, estate=land("F")))
    play(state, f"build {building}", f"site {place}")
    assert waiting(state)[0] in ("turn", "pick_card")
    assert areas(state, 1) == [[1, 0]]
    assert money(state, 1) == 9


def test_a_palace_does_not_call_the_knight_back() -> None:
    state = castle(seat(money=9, estate=land("F")))
    play(state, "knight 1 1,0", "end", "idle", "end", "idle", "end")
    assert money(state, 0) == 12 >= PALACES[2]
    play(state, "build palace", "site 2,0")
    assert areas(state, 1) == [[1, 0, 0]]
    assert at_home(state, 0) == 1


def test_a_raided_area_stays_an_area() -> None:
    """Its owner goes on laying beside it, and its tiles form no other."""
    raided = seat("FF", estate=land("F", 0))
    state = turn_of(1, seat(), raided)
    play(state, "lay field", "cell 3,0", "lay field", "cell 3,1")
    assert areas(state, 1) == [[1, 0, 0]]
    assert money(state, 1) == 2


def test_the_second_castle_of_a_turn_to_come_sends_the_second_knight() -> None:
    first = seat(money=PRICE + CASTLES[3], estate=site())
    owner = estate("MFF", ".FF", ".FF", ".FF")
    state = turn_of(0, first, seat(money=9, estate=owner))
    play(state, "build castle", "site 2,0", "knight 1 1,0")
    assert at_home(state, 0) == 1
    play(state, "end", "idle", "end", "idle", "end")
    play(state, "build castle", "site 4,0", "knight 1 1,2")
    assert areas(state, 1) == [[1, 0, 0], [1, 2, 0]]
    assert at_home(state, 0) == 0
    assert money(state, 1) == 9 - 4


def test_a_clone_sends_its_own_knight() -> None:
    state = castle(seat(money=9, estate=land("F")), seat(money=9, estate=land("F")))
    clone = state.clone()
    play(clone, "knight 1 1,0")
    assert areas(state, 1) == [[1, 0]]
    assert money(state, 1) == 9
    play(state, "knight 2 1,0")
    assert areas(clone, 2) == [[1, 0]]
    assert areas(clone, 1) == areas(state, 2) == [[1, 0, 0]]
    later = clone.clone()
    play(clone, "end")
    assert waiting(later) == ("turn", 0)
    assert areas(later, 1) == [[1, 0, 0]]


def test_a_raid_at_a_table_of_five() -> None:
    seats = [seat(money=20, estate=site()) for _ in range(2)]
    seats += [seat("MMM", money=5, estate=land("G")) for _ in range(3)]
    agenda = [["end_turn", 1], ["turn", 1]]
    state = position(agenda, *seats)
    play(state, "build castle", "site 2,0")
    targets = [f"knight {number} 1,0" for number in (2, 3, 4)]
    assert legal(state) == ["decline", *targets]
    play(state, "knight 4 1,0", "give meadow", "give meadow")
    assert hand(state, 1) == tiles("MM")
    assert hand(state, 4) == tiles("M")
    assert money(state, 1) == 20 - CASTLES[0]
    assert waiting(state) == ("turn", 1)
