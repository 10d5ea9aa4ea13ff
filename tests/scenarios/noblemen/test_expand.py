"""Scenarios 9 to 23: expanding an estate, and the areas in it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    GAME,
    areas,
    bag,
    estate,
    fact,
    hand,
    hoarder,
    lay,
    legal,
    money,
    no_place,
    own,
    play,
    points,
    refused,
    seat,
    tiles,
    turn_of,
    waiting,
)

PLAIN = 1  # a space of the round track
LOCKED = 9


def laying(hand: str, *rows: str, origin: tuple[int, int] = (0, 0), **rest: Any) -> State:
    """The turn of seat 0 with this hand and this estate; seat 2 holds the queen."""
    return turn_of(0, seat(hand, money=5, estate=estate(*rows, origin=origin)), **rest)


def others_idle(state: State) -> None:
    """End the turn of seat 0; the two others idle."""
    play(state, "end", "idle", "end", "idle", "end")
    assert waiting(state) == ("turn", 0)


def drawn(state: State, left: str = "") -> int:
    """How many tiles seat 0 has besides those that are left of its hand."""
    found = hand(state, 0)
    for kind, count in tiles(left).items():
        assert found[kind] >= count
    return sum(found.values()) - len(left)


def laid(state: State) -> list[list[Any]]:
    """The tiles of seat 0 without the first meadow."""
    found: list[list[Any]] = own(state, 0)["estate"]["tiles"][1:]
    return found


# ---------------------------------------------------------------------------------- 9
def frank() -> State:
    """Two fields, two groves, two fountains; two groves and two fountains to lay."""
    return laying("GGWW", "GGF", "FMW", "..W", origin=(1, 1))


def test_09_the_example_of_the_rulebook() -> None:
    state = frank()
    before = sum(bag(state).values())
    lay(state, "grove", -1, -2)
    lay(state, "grove", 0, -2)
    lay(state, "fountain", 2, 0)
    assert drawn(state, "W") == 4
    assert sum(bag(state).values()) == before - 4
    assert areas(state, 0) == [[-1, -2]]
    assert money(state, 0) == 5
    assert fact(state, "queen") == 2
    play(state, "end")
    assert points(state, 0) == 0
    assert fact(state, "space") == 0


def test_09_a_later_fountain_completes_the_garden() -> None:
    state = frank()
    lay(state, "grove", -1, -2)
    lay(state, "grove", 0, -2)
    lay(state, "fountain", 2, 0)
    others_idle(state)
    assert fact(state, "queen") == 2
    lay(state, "fountain", 2, 1)
    play(state, "done")
    assert areas(state, 0) == [[-1, -2], [1, 0]]
    assert fact(state, "queen") == 0


# --------------------------------------------------------------------------- 10 and 11
def test_10_a_pound_for_each_field() -> None:
    state = laying("FFF")
    for x in (1, 2, 3):
        assert money(state, 0) == 5
        lay(state, "field", x, 0)
    assert money(state, 0) == 8
    assert hand(state, 0) == {}
    assert areas(state, 0) == []
    assert laid(state) == [[1, 0, "field"], [2, 0, "field"], [3, 0, "field"]]
    assert bag(state)["field"] == 62 - 3


@pytest.mark.parametrize(("count", "pounds"), [(1, 6), (2, 7)])
def test_10_fewer_fields(count: int, pounds: int) -> None:
    state = laying("FFFF")
    for x in range(count):
        lay(state, "field", x + 1, 0)
    play(state, "done")
    assert money(state, 0) == pounds
    assert hand(state, 0) == {"field": 4 - count}
    refused(state, "lay field", "action_done")


def test_11_a_manor_brings_two_more() -> None:
    state = laying("F", "MFF", ".F")
    lay(state, "field", 2, 1)
    assert money(state, 0) == 5 + 1 + 2
    assert areas(state, 0) == [[1, 0]]
    assert hand(state, 0) == {}
    assert fact(state, "queen") == 2


@pytest.mark.parametrize(
    ("rows", "x", "y"),
    [
        (("MFFF",), 4, 0),
        (("MFFF",), 2, 1),
        (("MFF", "..F"), 3, 1),
        (("MFF", ".G"), 2, 1),
    ],
)
def test_11_only_a_square_of_equal_tiles_is_a_manor(rows: tuple[str, ...], x: int, y: int) -> None:
    state = laying("F", *rows)
    lay(state, "field", x, y)
    assert areas(state, 0) == []
    assert money(state, 0) == 6


# --------------------------------------------------------------------------- 12 and 13
def test_12_a_garden_brings_the_queen() -> None:
    state = laying("W", "MWW", ".W", space=PLAIN)
    lay(state, "fountain", 2, 1)
    assert areas(state, 0) == [[1, 0]]
    assert fact(state, "queen") == 0
    assert points(state, 0) == 0
    assert fact(state, "space") == PLAIN
    play(state, "end")
    assert own(state, 0)["points"]["queen"] == points(state, 0) == 1
    assert fact(state, "space") == PLAIN + 1
    assert waiting(state) == ("turn", 1)
    assert money(state, 0) == 5
    assert hand(state, 0) == {}


def test_12_she_comes_when_the_last_tile_is_laid() -> None:
    state = laying("WF", "MWW", ".W", space=PLAIN)
    lay(state, "fountain", 2, 1)
    assert areas(state, 0) == [[1, 0]]
    assert fact(state, "queen") == 2
    play(state, "done")
    assert fact(state, "queen") == 0


def test_12_who_has_her_keeps_her() -> None:
    state = laying("W", "MWW", ".W", queen=0)
    lay(state, "fountain", 2, 1)
    play(state, "end")
    assert fact(state, "queen") == 0
    assert points(state, 0) == 1
    assert fact(state, "space") == 1


def test_12_fountains_alone_bring_nothing() -> None:
    state = laying("WWW")
    for x in (1, 2, 3):
        lay(state, "fountain", x, 0)
    assert (money(state, 0), hand(state, 0), points(state, 0)) == (5, {}, 0)
    assert fact(state, "queen") == 2


def test_13_where_she_is_locked_the_queen_stays() -> None:
    state = laying("W", "MWW", ".W", space=LOCKED)
    lay(state, "fountain", 2, 1)
    assert areas(state, 0) == [[1, 0]]
    assert fact(state, "queen") == 2
    play(state, "end")
    assert points(state, 0) == 0
    assert fact(state, "space") == LOCKED
    assert waiting(state) == ("turn", 1)


# --------------------------------------------------------------------------- 14 and 15
@pytest.mark.parametrize("cell", ["1,1", "-1,1", "1,-1", "-1,-1", "2,0", "0,-2", "0,0", "9,9"])
def test_14_a_tile_must_touch_another(cell: str) -> None:
    """Not diagonally only, not at a distance, and not on top of another."""
    state = laying("F")
    play(state, "lay field")
    no_place(state, f"cell {cell}")
    assert legal(state) == ["cell 0,-1", "cell 1,0", "cell 0,1", "cell -1,0"]


def test_14_an_occupied_cell_by_its_number() -> None:
    state = laying("F", "MF")
    play(state, "lay field")
    refused(state, "cell 0e", "no_such_cell")
    refused(state, "cell 1w", "no_such_cell")
    refused(state, "cell 2n", "no_such_cell")


def test_15_the_first_tile_counts_at_once() -> None:
    state = laying("FGM")
    play(state, "lay field")
    no_place(state, "cell 2,0")
    play(state, "cell 1,0")
    lay(state, "grove", 2, 0)
    lay(state, "meadow", 2, 1)
    assert laid(state) == [[1, 0, "field"], [2, 0, "grove"], [2, 1, "meadow"]]


# ---------------------------------------------------------------------------- 16 to 18
def test_16_no_fourth_tile() -> None:
    state = laying("FFFFF")
    for x in (1, 2, 3):
        lay(state, "field", x, 0)
    assert waiting(state) == ("turn", 0)
    assert legal(state, "lay") == []
    refused(state, "lay field", "action_done")
    refused(state, "cell 4,0", "nothing_to_lay")
    refused(state, "done", "nothing_to_finish")
    assert hand(state, 0) == {"field": 2}


def test_16_nothing_else_while_tiles_are_laid() -> None:
    state = laying("FFF", queen=0)
    play(state, "lay field")
    for move in ("lay field", "idle", "end", "done", "trade grove field+field"):
        refused(state, move, "lay_tile_first")
    play(state, "cell 1,0")
    assert legal(state)[:2] == ["lay field", "done"]
    for move in ("idle", "end", "bribe 1", "taxes 0", "cell 0,1", "form northwest"):
        refused(state, move, "finish_laying_first")
    refused(state, "lay grove", "no_such_tile")


def test_16_at_least_one_tile() -> None:
    """Once the action has begun there is no way back; doing nothing is idleness."""
    state = laying("F")
    refused(state, "done", "nothing_to_finish")
    play(state, "lay field")
    assert all(move.startswith("cell ") for move in legal(state))


def test_16_at_least_one_tile_for_a_master_stroke() -> None:
    state = turn_of(0, seat("FF", cards=["master_stroke"]))
    play(state, "play master_stroke")
    assert waiting(state) == ("lay", 0)
    refused(state, "done", "lay_tile_first")
    lay(state, "field", 1, 0)
    play(state, "done")
    assert money(state, 0) == 1


def test_17_with_no_tiles_there_is_nothing_to_lay() -> None:
    state = laying("")
    for kind in ("field", "grove", "fountain", "meadow"):
        refused(state, f"lay {kind}", "no_such_tile")
        refused(state, f"trade {kind} field+field", "nothing_to_trade")
    assert legal(state, "lay") == legal(state, "trade") == []


def test_17_only_what_is_in_the_hand() -> None:
    state = laying("FM")
    assert legal(state, "lay") == ["lay field", "lay meadow"]
    refused(state, "lay grove", "no_such_tile")
    refused(state, "lay fountain", "no_such_tile")


def test_18_a_single_grove_ends_the_action() -> None:
    state = laying("G")
    lay(state, "grove", 1, 0)
    assert waiting(state) == ("turn", 0)
    assert drawn(state) == 1
    assert legal(state, "lay") == []
    refused(state, f"lay {next(iter(hand(state, 0)))}", "action_done")
    assert "end" in legal(state)


def test_18_tiles_for_groves_come_after_the_last_tile() -> None:
    state = laying("GGF")
    lay(state, "grove", 1, 0)
    assert hand(state, 0) == tiles("GF")
    lay(state, "grove", 2, 0)
    assert hand(state, 0) == tiles("F")
    assert legal(state, "lay") == ["lay field"]
    play(state, "done")
    assert drawn(state, "F") == 2


def test_18_meadows_bring_nothing() -> None:
    state = laying("MMM", "MM")
    before = bag(state)
    for x in (0, 1, 2):
        lay(state, "meadow", x, 1)
    assert areas(state, 0) == []
    assert (money(state, 0), hand(state, 0), points(state, 0)) == (5, {}, 0)
    assert bag(state) == before
    assert own(state, 0)["estate"]["buildings"] == [[0, 0, "castle"]]


# ---------------------------------------------------------------------------- 19 and 20
@pytest.mark.parametrize(("overlap", "forests", "second"), [(False, 1, 5), (True, 2, 7)])
def test_19_six_groves(overlap: bool, forests: int, second: int) -> None:
    state = laying("GGGGGG", options={"areas_may_overlap": overlap})
    for x, y in ((1, 0), (1, 1), (2, 0)):
        lay(state, "grove", x, y)
    assert areas(state, 0) == []
    assert drawn(state, "GGG") == 3
    others_idle(state)
    before = sum(hand(state, 0).values())
    lay(state, "grove", 2, 1)
    assert areas(state, 0) == [[1, 0]]
    lay(state, "grove", 3, 0)
    lay(state, "grove", 3, 1)
    assert len(areas(state, 0)) == forests
    assert areas(state, 0) == [[1, 0], [2, 0]][:forests]
    assert sum(hand(state, 0).values()) == before - 3 + second


def grow(cells: list[tuple[int, int]]) -> State:
    """Eight groves laid one by one, beside a free meadow and with the price of a folly."""
    first = seat("GGGGGGGG", money=12, estate=estate("MM", origin=(1, 0)))
    state = turn_of(0, first)
    for k, (x, y) in enumerate(cells):
        if waiting(state) == ("turn", 0) and k:
            others_idle(state)
        lay(state, "grove", x, y)
    play(state, "done")
    others_idle(state)
    return state


def test_20_column_by_column_they_are_two_forests() -> None:
    state = grow([(x, y) for x in (1, 2, 3, 4) for y in (0, 1)])
    assert areas(state, 0) == [[1, 0], [3, 0]]
    play(state, "build forests", "site -1,0")
    assert points(state, 0) == 12


def test_20_an_area_in_the_middle_is_permanent() -> None:
    middle_first = [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (1, 1), (4, 0), (4, 1)]
    state = grow(middle_first)
    assert areas(state, 0) == [[2, 0]]
    facts = refused(state, "build forests", "areas_missing")
    assert (facts["forests"], facts["manors"], facts["gardens"]) == (2, 0, 0)


# ---------------------------------------------------------------------------------- 21
def gap() -> State:
    """A row of two squares that lack one field in the middle."""
    return laying("FF", "MF.F", ".FFF")


@pytest.mark.parametrize(
    ("corner", "formed", "other"), [("southwest", [1, 0], [2, 0]), ("southeast", [2, 0], [1, 0])]
)
def test_21_one_of_two_squares(corner: str, formed: list[int], other: list[int]) -> None:
    state = gap()
    lay(state, "field", 2, 0)
    assert waiting(state) == ("form_area", 0)
    assert legal(state) == ["form southwest", "form southeast"]
    assert areas(state, 0) == []
    play(state, f"form {corner}")
    assert areas(state, 0) == [formed]
    assert other not in areas(state, 0)
    assert waiting(state) == ("lay", 0)
    play(state, "done")
    assert money(state, 0) == 5 + 1 + 2


def test_21_the_other_square_never_becomes_an_area() -> None:
    state = gap()
    lay(state, "field", 2, 0)
    play(state, "form southeast")
    lay(state, "field", 1, -1)
    assert areas(state, 0) == [[2, 0]]
    play(state, "end", "idle", "end", "idle", "end")
    assert areas(state, 0) == [[2, 0]]


def test_21_refusals_while_an_area_is_chosen() -> None:
    state = gap()
    lay(state, "field", 2, 0)
    refused(state, "form northwest", "not_a_square")
    refused(state, "form northeast", "not_a_square")
    for move in ("done", "lay field", "end", "trade grove field+field"):
        refused(state, move, "choose_area_first")


def test_21_no_choice_where_there_is_one_square() -> None:
    state = laying("FF", "MFF", ".F")
    refused(state, "form northwest", "no_area_to_choose")
    lay(state, "field", 2, 1)
    assert areas(state, 0) == [[1, 0]]
    assert waiting(state) == ("lay", 0)


def ring(**options: Any) -> State:
    """Eight fields around an empty cell at 2,0."""
    rows = (".FFF", "MF.F", ".FFF")
    return laying("F", *rows, origin=(0, 1), options=options)


@pytest.mark.parametrize(
    ("corner", "north_west"),
    [
        ("northwest", [1, -1]),
        ("northeast", [2, -1]),
        ("southwest", [1, 0]),
        ("southeast", [2, 0]),
    ],
)
def test_21_all_four_corners(corner: str, north_west: list[int]) -> None:
    state = ring()
    lay(state, "field", 2, 0)
    corners = ["form northwest", "form northeast", "form southwest", "form southeast"]
    assert legal(state) == corners
    # The harvest waits for the choice, even after the last tile.
    assert money(state, 0) == 5
    play(state, f"form {corner}")
    assert areas(state, 0) == [north_west]
    assert waiting(state) == ("turn", 0)
    assert money(state, 0) == 5 + 1 + 2


def test_21_squares_that_share_only_the_new_tile() -> None:
    state = laying("F", ".FFM", "MF.F", ".MFF", origin=(0, 1))
    lay(state, "field", 2, 0)
    assert legal(state) == ["form northwest", "form southeast"]
    play(state, "form southeast")
    assert areas(state, 0) == [[2, 0]]
    assert money(state, 0) == 8


def test_21_with_overlap_all_squares_are_areas() -> None:
    state = ring(areas_may_overlap=True)
    lay(state, "field", 2, 0)
    assert sorted(areas(state, 0)) == [[1, -1], [1, 0], [2, -1], [2, 0]]
    assert waiting(state) == ("turn", 0)
    assert money(state, 0) == 5 + 1 + 4 * 2


def test_21_tiles_of_an_area_are_no_part_of_another() -> None:
    """Two of the four tiles belong to a manor already."""
    state = laying("FF", "MFF", ".FF")
    assert areas(state, 0) == [[1, 0]]
    lay(state, "field", 3, 0)
    lay(state, "field", 3, 1)
    assert areas(state, 0) == [[1, 0]]
    assert money(state, 0) == 7


@pytest.mark.parametrize(
    ("rows", "origin", "x", "y"),
    [
        (("MFF.", ".FFF", "..F."), (0, 0), 3, 2),
        (("..F.", ".FFF", "MFF."), (0, 2), 3, -2),
        ((".FFM", "FFF.", ".F.."), (3, 0), -3, 2),
        ((".F..", "FFF.", ".FFM"), (3, 2), -3, -2),
    ],
)
@pytest.mark.parametrize(("overlap", "manors", "pounds"), [(False, 1, 6), (True, 2, 8)])
def test_21_one_common_tile_is_too_much(
    rows: tuple[str, ...],
    origin: tuple[int, int],
    x: int,
    y: int,
    overlap: bool,
    manors: int,
    pounds: int,
) -> None:
    """The new square shares one tile with a manor: any of its four corners."""
    state = laying("F", *rows, origin=origin, options={"areas_may_overlap": overlap})
    assert len(areas(state, 0)) == 1
    lay(state, "field", x, y)
    assert len(areas(state, 0)) == manors
    assert money(state, 0) == pounds


# ---------------------------------------------------------------------------- 22 and 23
def test_22_two_manors_in_one_action() -> None:
    state = laying("FF", "FF.FF", "F.M.F", "GGGGG", origin=(2, 1))
    lay(state, "field", -1, 0)
    assert areas(state, 0) == [[-2, -1]]
    lay(state, "field", 1, 0)
    assert areas(state, 0) == [[-2, -1], [1, -1]]
    assert money(state, 0) == 5 + 2 + 2 * 2
    assert hand(state, 0) == {}


def test_22_two_manors_with_a_choice_each() -> None:
    state = laying("FF", "FF.FF", "F.M.F", "FFFFF", origin=(2, 1))
    lay(state, "field", -1, 0)
    assert legal(state) == ["form northwest", "form southwest"]
    play(state, "form southwest")
    lay(state, "field", 1, 0)
    assert legal(state) == ["form northeast", "form southeast"]
    play(state, "form northeast")
    assert areas(state, 0) == [[-2, 0], [1, -1]]
    assert money(state, 0) == 5 + 2 + 2 * 2


def test_22_areas_of_three_kinds_in_one_action() -> None:
    rows = ("FF..", "F.GG", "MMG.", "WW..", "W...")
    state = laying("FGW", *rows, origin=(1, 2))
    lay(state, "field", 0, -1)
    lay(state, "grove", 2, 0)
    lay(state, "fountain", 0, 2)
    assert sorted(areas(state, 0)) == [[-1, -2], [-1, 1], [1, -1]]
    assert money(state, 0) == 5 + 1 + 2
    assert drawn(state) == 1 + 2
    assert fact(state, "queen") == 0


def test_22_an_area_of_an_earlier_turn_brings_nothing_more() -> None:
    state = laying("F", "MFF", ".FF")
    lay(state, "field", 0, 1)
    assert areas(state, 0) == [[1, 0]]
    assert money(state, 0) == 6


@pytest.mark.parametrize("left", ["W", ""])
def test_23_a_bag_that_runs_out(left: str) -> None:
    first, second = seat("GGG", money=5), seat()
    state = turn_of(0, first, second, hoarder(left, first, second))
    assert bag(state) == tiles(left)
    for x in (1, 2, 3):
        lay(state, "grove", x, 0)
    assert hand(state, 0) == tiles(left)
    assert bag(state) == {}
    play(state, "end")
    assert waiting(state) == ("turn", 1)


def test_23_the_forest_too() -> None:
    first, second = seat("G", estate=estate("MGG", ".G")), seat()
    state = turn_of(0, first, second, hoarder("FW", first, second))
    lay(state, "grove", 2, 1)
    assert areas(state, 0) == [[1, 0]]
    assert hand(state, 0) == tiles("FW")


# --------------------------------------------------------------- cells and their names
def test_cells_are_listed_from_tile_to_tile() -> None:
    """North, east, south, west of each tile in the order in which they were laid."""
    state = laying("FFF")
    lay(state, "field", 1, 0)
    play(state, "lay field")
    around_first = ["cell 0,-1", "cell 0,1", "cell -1,0"]
    assert legal(state) == [*around_first, "cell 1,-1", "cell 2,0", "cell 1,1"]
    play(state, "cell 1,1")
    play(state, "lay field")
    around_second = ["cell 1,-1", "cell 2,0"]
    assert legal(state) == [*around_first, *around_second, "cell 2,1", "cell 1,2"]
    assert state.moves() == sorted(state.moves())


def test_a_cell_has_one_name() -> None:
    state = laying("FFF")
    lay(state, "field", 1, 0)
    lay(state, "field", 1, 1)
    play(state, "lay field")
    # 0,1 lies south of the first meadow and west of the second field.
    assert state.parse("cell 0,1") == state.parse("cell 0s")
    refused(state, "cell 2w", "other_name")
    play(state, "cell 0s")
    assert laid(state)[-1] == [0, 1, "field"]


def test_notation_may_be_untidy() -> None:
    state = laying("F")
    play(state, "LAY  field", " cell  -1,0")
    assert laid(state) == [[-1, 0, "field"]]


def test_every_cell_is_found_again() -> None:
    """Each place around a larger estate has coordinates of its own, and leads there."""
    state = laying("F", ".FFF", "MF.F", ".FFF", origin=(0, 1))
    play(state, "lay field")
    cells = legal(state)
    around = [(0, -1), (-1, 0), (0, 1), (2, 0), *((x, y) for x in (1, 2, 3) for y in (-2, 2))]
    around += [(4, y) for y in (-1, 0, 1)]
    assert sorted(cells) == sorted(f"cell {x},{y}" for x, y in around)
    for cell in cells:
        world = state.clone()
        play(world, cell)
        x, y = cell.removeprefix("cell ").split(",")
        assert laid(world)[-1] == [int(x), int(y), "field"]


# A bay that opens to the north, in the order in which its shore was laid, and all around it.
SHORE = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]
BAY = [(1, 0), (1, 1)]
OUTSIDE = [(0, -1), (2, -1), (-1, 0), (-1, 1), (-1, 2), (3, 0), (3, 1), (3, 2)]
OUTSIDE += [(0, 3), (1, 3), (2, 3)]


def turned(cells: list[tuple[int, int]], quarters: int, mirror: int) -> list[tuple[int, int]]:
    """Cells turned around 0,0 by so many quarters, and mirrored by -1."""
    for _ in range(quarters):
        cells = [(-y, x) for x, y in cells]
    return [(mirror * x, y) for x, y in cells]


@pytest.mark.parametrize("played", [0, 2])
@pytest.mark.parametrize("mirror", [1, -1])
@pytest.mark.parametrize("quarters", range(4))
def test_a_cell_between_two_tiles_is_listed_once(quarters: int, mirror: int, played: int) -> None:
    """However the bay is turned; also when the end of its shore is laid in play."""
    shore = turned(SHORE, quarters, mirror)
    before = [[x, y, "meadow"] for x, y in shore[: len(shore) - played]]
    land = {"tiles": before, "buildings": [[0, 0, "castle"]]}
    state = turn_of(0, seat("MMF", estate=land))
    for x, y in shore[len(before) :]:
        lay(state, "meadow", x, y)
    play(state, "lay field")
    free = turned(BAY + OUTSIDE, quarters, mirror)
    assert sorted(legal(state)) == sorted(f"cell {x},{y}" for x, y in free)


@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_an_estate_has_no_edge(x: int, y: int) -> None:
    state = laying("F" * 9)
    for k in range(1, 10):
        lay(state, "field", k * x, k * y)
        if k in (3, 6):
            others_idle(state)
    assert laid(state) == [[k * x, k * y, "field"] for k in range(1, 10)]
    assert money(state, 0) == 14


def test_nothing_of_an_action_is_left_when_it_is_over() -> None:
    state = laying("FFF", "MFF", ".F")
    lay(state, "field", 2, 1)
    assert fact(state, "laid") == {"field": 1}
    assert fact(state, "formed") == {"manor": 1}
    play(state, "done")
    assert fact(state, "laid") == fact(state, "formed") == {}
    assert GAME.from_json(state.to_json()) == state


# -------------------------------------------------------------------------- clones
def test_clones_do_not_see_later_tiles() -> None:
    state = laying("FFF", "MFF", ".F")
    before = state.to_json()
    clone = state.clone()
    lay(state, "field", 2, 1)
    assert clone.to_json() == before
    assert areas(clone, 0) == []
    assert "cell 2,1" not in legal(clone)
    play(clone, "lay field")
    assert "cell 2,1" in legal(clone)


def test_what_a_clone_lays_is_its_own() -> None:
    state = laying("FFF")
    lay(state, "field", 1, 0)
    clones = [state.clone(), state.clone()]
    lay(clones[0], "field", 2, 0)
    lay(clones[1], "field", 0, 1)
    lay(state, "field", -1, 0)
    assert laid(clones[0]) == [[1, 0, "field"], [2, 0, "field"]]
    assert laid(clones[1]) == [[1, 0, "field"], [0, 1, "field"]]
    assert laid(state) == [[1, 0, "field"], [-1, 0, "field"]]
    play(clones[0], "lay field")
    no_place(clones[0], "cell -2,0")


def test_a_clone_chooses_its_own_area() -> None:
    state = gap()
    lay(state, "field", 2, 0)
    clone = state.clone()
    play(clone, "form southwest")
    assert areas(state, 0) == []
    play(state, "form southeast")
    assert areas(clone, 0) == [[1, 0]]
    assert areas(state, 0) == [[2, 0]]
