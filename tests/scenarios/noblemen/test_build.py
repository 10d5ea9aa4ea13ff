"""Scenarios 29 to 43: castles, palaces, chapels, follies."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    CASTLES,
    CHAPELS,
    PALACES,
    areas,
    deck,
    estate,
    fact,
    held,
    legal,
    money,
    no_place,
    offered,
    own,
    play,
    points,
    refused,
    seat,
    stacked,
    turn_of,
    waiting,
    zone,
)

PLAIN = 1  # a space of the round track
LOCKED = 9
FOLLY = 12  # pounds; this price is printed in the rulebook
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
# Two areas of each kind, and a row of meadows between them from 0,0 to the east.
RICH = ("GGFFWW", "GGFFWW", "MMMMMM", "GGFFWW", "GGFFWW")


def builder(
    pounds: int,
    *rows: str,
    players: int = 3,
    origin: tuple[int, int] = (0, 0),
    buildings: dict[tuple[int, int], str] | None = None,
    title: str = "baron",
    **rest: Any,
) -> State:
    """The turn of seat 0 with this money and this estate."""
    land = estate(*rows, origin=origin, buildings=buildings)
    first = seat(money=pounds, estate=land, title=title)
    return turn_of(0, first, *(seat() for _ in range(players - 1)), **rest)


def rich(pounds: int, **rest: Any) -> State:
    return builder(pounds, *RICH, origin=(0, 2), **rest)


def built(state: State, number: int = 0) -> dict[tuple[int, int], str]:
    """The buildings of a seat by their place."""
    return {(x, y): name for x, y, name in own(state, number)["estate"]["buildings"]}


def stock(state: State) -> dict[str, int]:
    found: dict[str, int] = fact(state, "stock")
    return found


def supply(state: State) -> dict[str, int]:
    found: dict[str, int] = fact(state, "supply")
    return found


def next_turn(state: State) -> None:
    """End the turn of seat 0; the two others idle."""
    play(state, "end", "idle", "end", "idle", "end")
    assert waiting(state) == ("turn", 0)


# --------------------------------------------------------------------------- 29 to 31
def test_29_the_cheapest_castle() -> None:
    state = builder(CASTLES[0], "MFM", players=5)
    assert CASTLES[0] == 4
    assert offered(state, "castles") == CASTLES
    play(state, "build castle", "site 2,0")
    assert money(state, 0) == 0
    assert offered(state, "castles") == CASTLES[1:]
    assert offered(state, "castles")[0] == 5
    assert built(state) == {(0, 0): "castle", (2, 0): "castle"}
    assert supply(state)["castle"] == 5
    assert points(state, 0) == 0
    assert fact(state, "queen") == 4
    assert waiting(state) == ("turn", 0)


def test_29_each_costs_more_than_the_last() -> None:
    state = builder(CASTLES[2] + CASTLES[3] + CASTLES[4], "MFMFMFMFM")
    for k, x in enumerate((2, 4, 6)):
        assert offered(state, "castles") == CASTLES[2 + k :]
        play(state, "build castle", f"site {x},0")
        next_turn(state)
    assert money(state, 0) == 0
    assert offered(state, "castles") == []
    refused(state, "build castle", "sold_out")


def test_30_too_expensive_but_not_for_an_earl() -> None:
    state = builder(CASTLES[0] - 1, "MFM", players=5)
    facts = refused(state, "build castle", "too_expensive")
    assert (facts["price"], facts["money"]) == (CASTLES[0], CASTLES[0] - 1)
    state = builder(CASTLES[0] - 1, "MFM", players=5, title="earl")
    play(state, "build castle", "site 2,0")
    assert money(state, 0) == 0


@pytest.mark.parametrize(
    ("title", "discount"),
    [("baron", 0), ("viscount", 0), ("earl", 1), ("marquess", 2), ("duke", 3)],
)
@pytest.mark.parametrize(
    ("building", "price", "site"),
    [
        ("castle", CASTLES[2], "2,0"),
        ("palace", PALACES[2], "0,0"),
        ("chapel", CHAPELS[2], "2,0"),
        ("trinity", FOLLY, "2,0"),
    ],
)
def test_30_titles_make_every_building_cheaper(
    title: str, discount: int, building: str, price: int, site: str
) -> None:
    state = rich(price - discount, title=title)
    play(state, f"build {building}", f"site {site}")
    assert money(state, 0) == 0
    state = rich(price - discount - 1, title=title)
    facts = refused(state, f"build {building}", "too_expensive")
    assert (facts["price"], facts["money"]) == (price - discount, price - discount - 1)


def test_31_no_price_is_below_zero() -> None:
    assert CHAPELS[0] == 2
    for pounds in (0, 7):
        state = builder(pounds, "MM", players=5, title="duke")
        play(state, "build chapel", "site 1,0")
        assert money(state, 0) == pounds
        assert built(state)[1, 0] == "chapel"


# --------------------------------------------------------------------------- 32 to 34
def test_32_no_castle_diagonally_beside_a_castle() -> None:
    state = builder(20, "MF", "FM")
    refused(state, "build castle", "no_site")
    play(state, "build chapel", "site 1,1")
    assert built(state) == {(0, 0): "castle", (1, 1): "chapel"}


def island(x: int, y: int, building: str) -> State:
    """A building at 4,0, a free meadow beside it, and one far away at 2,0."""
    cells = {(k, j): "F" for k in (3, 4, 5) for j in (-1, 0, 1)}
    cells |= {(0, 0): "M", (1, 0): "F", (2, 0): "M", (4, 0): "M", (4 + x, y): "M"}
    rows = ["".join(cells.get((k, j), ".") for k in range(6)) for j in (-1, 0, 1)]
    return builder(20, *rows, origin=(0, 1), buildings={(0, 0): "castle", (4, 0): building})


@pytest.mark.parametrize(("x", "y"), AROUND)
@pytest.mark.parametrize("neighbour", ["castle", "palace"])
def test_32_33_no_castle_beside_a_castle_or_palace(x: int, y: int, neighbour: str) -> None:
    state = island(x, y, neighbour)
    play(state, "build castle")
    assert legal(state) == ["site 2,0"]
    refused(state, f"site {4 + x},{y}", "beside_castle")


@pytest.mark.parametrize(("x", "y"), AROUND)
def test_32_a_chapel_may_stand_beside_a_castle(x: int, y: int) -> None:
    state = island(x, y, "castle")
    play(state, "build chapel", f"site {4 + x},{y}")
    assert built(state)[4 + x, y] == "chapel"


def test_33_no_castle_diagonally_beside_a_palace() -> None:
    state = builder(20, "MF", "FM", buildings={(0, 0): "palace"})
    refused(state, "build castle", "no_site")
    play(state, "build chapel", "site 1,1")
    assert built(state) == {(0, 0): "palace", (1, 1): "chapel"}


@pytest.mark.parametrize(("x", "y"), AROUND)
def test_34_no_chapel_beside_a_chapel(x: int, y: int) -> None:
    state = island(x, y, "chapel")
    play(state, "build chapel")
    assert legal(state) == ["site 2,0"]
    refused(state, f"site {4 + x},{y}", "beside_chapel")


def test_34_but_a_folly_or_a_castle() -> None:
    buildings = {(0, 0): "castle", (2, 0): "chapel"}
    for building in ("trinity", "castle"):
        state = rich(20, buildings=buildings)
        play(state, f"build {building}", "site 3,0")
        assert built(state) == {**buildings, (3, 0): building}


def test_34_the_last_meadow_beside_a_chapel() -> None:
    """No chapel fits any more; a castle and a folly do."""
    rows = ("FFGG", "FFGG", "MFMM", ".WW.", ".WW.")
    buildings = {(0, 0): "castle", (2, 0): "chapel"}
    state = builder(20, *rows, origin=(0, 2), buildings=buildings)
    refused(state, "build chapel", "no_site")
    assert legal(state, "build") == ["build castle", "build palace", "build trinity"]
    for building in ("castle", "trinity"):
        world = state.clone()
        play(world, f"build {building}")
        assert legal(world) == ["site 3,0"]
        play(world, "site 3,0")
        assert built(world) == {**buildings, (3, 0): building}


def test_34_a_folly_beside_anything() -> None:
    buildings = {(0, 0): "castle", (2, 0): "palace", (4, 0): "manors"}
    state = rich(20, buildings=buildings)
    play(state, "build forests")
    assert legal(state) == ["site 1,0", "site 3,0", "site 5,0"]
    play(state, "site 3,0")
    assert built(state) == {**buildings, (3, 0): "forests"}


def test_34_only_the_own_estate_counts() -> None:
    """Castles of others stand at 0,0 and 2,0 too."""
    other = seat(estate=estate("MFM", buildings={(0, 0): "castle", (2, 0): "castle"}))
    state = turn_of(0, seat(money=20, estate=estate("MFM")), other)
    play(state, "build castle", "site 2,0")
    assert built(state, 0) == built(state, 1) == {(0, 0): "castle", (2, 0): "castle"}


# --------------------------------------------------------------------------- 35 to 37
def test_35_no_palace_without_a_castle() -> None:
    state = builder(20, "MFM", buildings={(0, 0): "palace"})
    refused(state, "build palace", "no_own_castle")


def test_36_a_palace_replaces_a_castle() -> None:
    state = builder(PALACES[2], "MFM", title="earl", space=PLAIN)
    assert supply(state) == {"castle": 9, "palace": 10, "chapel": 12}
    play(state, "build palace", "site 0,0")
    assert built(state) == {(0, 0): "palace"}
    assert supply(state) == {"castle": 10, "palace": 10, "chapel": 12}
    assert stock(state) == {"castle": 3, "palace": 1, "chapel": 3}
    assert offered(state, "castles") == CASTLES[2:]
    assert offered(state, "palaces") == PALACES[3:]
    assert money(state, 0) == 1
    assert fact(state, "queen") == 0
    play(state, "end")
    assert points(state, 0) == 1
    assert fact(state, "space") == PLAIN + 1


def test_36_any_of_the_own_castles() -> None:
    state = builder(20, "MFMFM", buildings={(0, 0): "palace", (2, 0): "castle", (4, 0): "castle"})
    play(state, "build palace")
    assert legal(state) == ["site 2,0", "site 4,0"]
    refused(state, "site 0,0", "no_own_castle_there")
    refused(state, "site 1,0", "no_own_castle_there")
    play(state, "site 4,0")
    assert built(state) == {(0, 0): "palace", (2, 0): "castle", (4, 0): "palace"}


def test_36_not_on_an_empty_meadow() -> None:
    state = builder(20, "MFM")
    play(state, "build palace")
    assert legal(state) == ["site 0,0"]
    refused(state, "site 2,0", "no_own_castle_there")


def test_36_who_has_the_queen_keeps_her() -> None:
    state = builder(20, "M", queen=0)
    play(state, "build palace", "site 0,0", "end")
    assert fact(state, "queen") == 0
    assert points(state, 0) == 1


def test_37_where_she_is_locked_the_queen_stays() -> None:
    state = builder(PALACES[2], "M", space=LOCKED)
    play(state, "build palace", "site 0,0")
    assert built(state) == {(0, 0): "palace"}
    assert money(state, 0) == 0
    assert fact(state, "queen") == 2
    play(state, "end")
    assert points(state, 0) == 0
    assert fact(state, "space") == LOCKED


# ---------------------------------------------------------------------------------- 38
def test_38_a_chapel_brings_a_card() -> None:
    top = stacked("tribute", "vicar", "dowry", placed=("liaison",))
    first = seat(money=CHAPELS[2], estate=estate("MM"), cards=["liaison"])
    state = turn_of(0, first, deck=top)
    assert len(deck(state)) == 34
    play(state, "build chapel", "site 1,0")
    assert built(state) == {(0, 0): "castle", (1, 0): "chapel"}
    assert money(state, 0) == 0
    assert stock(state) == {"castle": 3, "palace": 2, "chapel": 2}
    assert supply(state)["chapel"] == 12
    assert offered(state, "chapels") == CHAPELS[3:]
    assert waiting(state) == ("pick_card", 0)
    assert zone(state, 0, "offer") == ["dowry", "tribute", "vicar"]
    assert zone(state, 1, "offer") == []
    assert legal(state) == ["keep vicar", "keep dowry", "keep tribute"]
    play(state, "keep vicar")
    assert held(state, 0) == ["vicar", "liaison"]
    assert deck(state) == ["dowry", "tribute", *top[:-3]]
    assert len(deck(state)) == 33
    assert waiting(state) == ("turn", 0)
    assert fact(state, "queen") == 2


@pytest.mark.parametrize(("left", "offers"), [(2, 2), (1, 0), (0, 0)])
def test_38_with_few_cards_in_the_deck(left: int, offers: int) -> None:
    """Those that are there are looked at; a single one is kept, and without any there is none."""
    everything = stacked()
    top, others = everything[len(everything) - left :], everything[: len(everything) - left]
    first = seat(money=20, estate=estate("MM"))
    state = turn_of(0, first, seat(cards=others), deck=top)
    play(state, "build chapel", "site 1,0")
    if offers:
        assert zone(state, 0, "offer") == sorted(top)
        play(state, f"keep {top[0]}")
        assert held(state, 0) == [top[0]]
        assert deck(state) == [top[1]]
    else:
        assert held(state, 0) == top
        assert deck(state) == []
    assert waiting(state) == ("turn", 0)


# ------------------------------------------------------------------------- 39 to 41
def test_39_knights_do_not_hinder_a_folly() -> None:
    rows = ("FFGG", "FFGG", "MMWW", "..WW")
    land = estate(*rows, origin=(0, 2), areas=[[0, -2, 1], [2, -2, 2], [2, 0, 1]])
    state = turn_of(0, seat(money=FOLLY, estate=land))
    assert areas(state, 0) == [[0, -2, 1], [2, -2, 2], [2, 0, 1]]
    play(state, "build trinity", "site 1,0")
    assert money(state, 0) == 0
    assert own(state, 0)["points"]["follies"] == points(state, 0) == 12
    assert built(state) == {(0, 0): "castle", (1, 0): "trinity"}
    assert zone(state, None, "follies") == ["forests", "gardens", "manors"]
    assert areas(state, 0) == [[0, -2, 1], [2, -2, 2], [2, 0, 1]]
    assert waiting(state) == ("turn", 0)
    assert fact(state, "queen") == 2


@pytest.mark.parametrize(
    "order",
    [
        ("forests", "manors", "gardens", "trinity"),
        ("trinity", "gardens", "manors", "forests"),
    ],
)
def test_40_later_follies_bring_less(order: tuple[str, ...]) -> None:
    """Whoever builds them: the order counts over all players."""
    land = estate(*RICH, origin=(0, 2))
    # Seat 0 builds the first and the third of them, seat 1 the others.
    state = turn_of(0, seat(money=24, estate=land), seat(money=24, estate=land))
    play(state, f"build {order[0]}", "site 1,0", "end")
    assert points(state, 0) == 12
    refused(state, f"build {order[0]}", "folly_built")
    play(state, f"build {order[1]}", "site 1,0", "end", "idle", "end")
    assert points(state, 1) == 10
    for folly in order[:2]:
        refused(state, f"build {folly}", "folly_built")
    play(state, f"build {order[2]}", "site 2,0", "end")
    assert points(state, 0) == 12 + 8
    play(state, f"build {order[3]}", "site 2,0", "end", "idle", "end")
    assert points(state, 1) == 10 + 6
    assert zone(state, None, "follies") == []
    for folly in order:
        refused(state, f"build {folly}", "folly_built")
    assert [money(state, number) for number in (0, 1)] == [0, 0]
    assert built(state, 1) == {(0, 0): "castle", (1, 0): order[1], (2, 0): order[3]}


NEEDS = {
    "forests": {"forests": 2, "manors": 0, "gardens": 0},
    "manors": {"forests": 0, "manors": 2, "gardens": 0},
    "gardens": {"forests": 0, "manors": 0, "gardens": 2},
    "trinity": {"forests": 1, "manors": 1, "gardens": 1},
}


@pytest.mark.parametrize(
    ("rows", "possible"),
    [
        (("MMGG", "..GG", "..GG", "..GG"), "forests"),
        (("MMFF", "..FF", "..FF", "..FF"), "manors"),
        (("MMWW", "..WW", "..WW", "..WW"), "gardens"),
        (("MMWW", "..WW", "..GG", "..GG", "..FF", "..FF"), "trinity"),
        (("MMWW", "..WW", "..GG", "..GG"), ""),
        (("MM",), ""),
    ],
)
def test_40_what_each_folly_needs(rows: tuple[str, ...], possible: str) -> None:
    state = builder(FOLLY, *rows)
    follies = [move for move in legal(state, "build") if move.split(" ")[1] in NEEDS]
    assert follies == ([f"build {possible}"] if possible else [])
    for folly, needs in NEEDS.items():
        if folly != possible:
            facts = refused(state, f"build {folly}", "areas_missing")
            assert {name: facts[name] for name in needs} == needs


def test_40_the_areas_may_serve_again() -> None:
    state = rich(48)
    play(state, "build forests", "site 1,0")
    next_turn(state)
    play(state, "build trinity", "site 2,0")
    assert points(state, 0) == 22


def test_41_a_folly_for_a_marquess() -> None:
    state = rich(10, title="marquess")
    play(state, "build gardens", "site 5,0")
    assert money(state, 0) == 0
    assert points(state, 0) == 12
    facts = refused(rich(9, title="marquess"), "build gardens", "too_expensive")
    assert (facts["price"], facts["money"]) == (10, 9)


# ------------------------------------------------------------------------- 42 and 43
@pytest.mark.parametrize("building", ["castle", "chapel", "trinity"])
@pytest.mark.parametrize("occupant", ["castle", "palace", "chapel", "forests"])
def test_42_no_building_on_another(building: str, occupant: str) -> None:
    state = rich(20, buildings={(0, 0): "castle", (2, 0): occupant})
    play(state, f"build {building}")
    assert "site 5,0" in legal(state)
    refused(state, "site 2,0", "site_not_free")
    refused(state, "site 0,0", "site_not_free")


@pytest.mark.parametrize("building", ["castle", "chapel", "trinity"])
def test_42_only_on_meadows_of_the_estate(building: str) -> None:
    state = rich(20)
    play(state, f"build {building}")
    for site in ("0,1", "2,1", "4,-2"):
        refused(state, f"site {site}", "site_not_free")
    no_place(state, "site 6,0")
    no_place(state, "site -1,0")
    refused(state, "site tile30", "no_such_cell")


@pytest.mark.parametrize("building", ["castle", "chapel", "trinity"])
def test_42_no_site_at_all(building: str) -> None:
    """One meadow, which bears a castle."""
    rows = ("FFGG", "FFGG", "MWWF", ".WWF")
    state = builder(20, *rows, origin=(0, 2))
    refused(state, f"build {building}", "no_site")


def test_43_sold_out_until_the_next_decade() -> None:
    seats = [seat(money=20, estate=estate("MM")) for _ in range(3)]
    state = turn_of(0, *seats, space=LOCKED, queen=0, stock={"chapel": 0})
    assert offered(state, "chapels") == []
    assert supply(state)["chapel"] == 15
    refused(state, "build chapel", "sold_out")
    play(state, "idle", "end")
    assert offered(state, "chapels") == CHAPELS[2:]
    while waiting(state)[0] == "pick_card":
        play(state, legal(state)[0])
    assert waiting(state) == ("turn", 1)
    assert fact(state, "decade") == 2
    assert supply(state)["chapel"] == 12
    play(state, "build chapel", "site 1,0")
    assert money(state, 1) == 20 - CHAPELS[2]


@pytest.mark.parametrize(("building", "site"), [("castle", "2,0"), ("palace", "0,0")])
def test_43_castles_and_palaces_sell_out_too(building: str, site: str) -> None:
    state = builder(20, "MFM", stock={building: 1})
    play(state, f"build {building}", f"site {site}")
    assert stock(state)[building] == 0
    play(state, "end")
    refused(state, f"build {building}", "sold_out")


# ------------------------------------------------------------------ one building a turn
def test_one_building_is_one_action() -> None:
    state = rich(40)
    refused(state, "site 1,0", "nothing_to_build")
    play(state, "build castle")
    for move in ("build castle", "idle", "end", "done", "lay field", "knight 1 area0"):
        refused(state, move, "choose_site_first")
    play(state, "site 2,0")
    for building in ("castle", "palace", "chapel", "trinity"):
        refused(state, f"build {building}", "action_done")
    refused(state, "idle", "action_done")
    refused(state, "site 4,0", "nothing_to_build")
    play(state, "end")
    assert waiting(state) == ("turn", 1)


def test_what_can_be_built_is_offered_in_order() -> None:
    state = rich(20)
    offers = ["castle", "palace", "chapel", "forests", "manors", "gardens", "trinity"]
    assert legal(state, "build") == [f"build {building}" for building in offers]
    play(state, "build castle")
    assert legal(state) == ["site 2,0", "site 3,0", "site 4,0", "site 5,0"]


def test_what_is_built_takes_the_last_site() -> None:
    state = builder(40, "MFM")
    play(state, "build castle", "site 2,0")
    next_turn(state)
    for building in ("castle", "chapel"):
        refused(state, f"build {building}", "no_site")
    play(state, "build palace", "site 2,0")
    next_turn(state)
    play(state, "build palace", "site 0,0")
    next_turn(state)
    assert built(state) == {(0, 0): "palace", (2, 0): "palace"}


def test_a_new_palace_is_no_castle_any_more() -> None:
    state = builder(40, "M")
    play(state, "build palace", "site 0,0")
    next_turn(state)
    refused(state, "build palace", "no_own_castle")


def test_without_money_nothing_is_offered() -> None:
    state = rich(0)
    assert legal(state, "build") == []
    for building in ("castle", "palace", "chapel", "trinity"):
        refused(state, f"build {building}", "too_expensive")


def test_a_meadow_just_laid_can_be_built_on_later() -> None:
    first = seat("MF", money=20)
    state = turn_of(0, first)
    refused(state, "build chapel", "no_site")
    play(state, "lay field", "cell 1,0", "lay meadow", "cell 2,0")
    refused(state, "build castle", "action_done")
    next_turn(state)
    play(state, "build castle", "site 2,0")
    assert built(state) == {(0, 0): "castle", (2, 0): "castle"}


def test_a_clone_builds_for_itself() -> None:
    state = rich(20)
    play(state, "build castle")
    clone = state.clone()
    play(clone, "site 2,0")
    assert built(state) == {(0, 0): "castle"}
    assert stock(state)["castle"] == 3
    play(state, "site 4,0")
    assert built(clone) == {(0, 0): "castle", (2, 0): "castle"}
    assert built(state) == {(0, 0): "castle", (4, 0): "castle"}
    # What fits has changed for both, each in its own way.
    for world, left in ((state, ["site 2,0"]), (clone, ["site 4,0", "site 5,0"])):
        next_turn(world)
        play(world, "build castle")
        assert legal(world) == left
