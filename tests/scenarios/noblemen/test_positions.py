"""Positions of Noblemen: what is left out is filled in, what cannot be is refused by its path."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tafelrunde import BadPosition, State
from tests.scenarios.noblemen.table import (
    ALL_CARDS,
    ALL_TILES,
    GAME,
    areas,
    bag,
    deck,
    estate,
    hand,
    hoarder,
    lay,
    legal,
    play,
    position,
    seat,
    stacked,
    tiles,
    turn_of,
    waiting,
)

Data = dict[str, Any]
TURN = [["end_turn", 0], ["turn", 0]]
MANOR = ("MFF", ".FF")
FOREST = ("MGG", ".GG")


def bad(data: object) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        GAME.from_json(data)
    assert "\n" not in str(error.value)
    return error.value


def shortest() -> Data:
    """What a position must say at least."""
    return {"players": 3, "queen": 2, "deck": "rest", "seats": [{}, {}, {}], "agenda": TURN}


def middle() -> Data:
    """A turn of seat 0 in the second decade, with everything somewhere."""
    state = turn_of(
        0,
        seat("FGM", known=tiles("M"), money=9, bribes=2, cards=["tribute"], title="earl"),
        seat("WW", money=3, cards=["liaison", "dowry"], estate=estate(*MANOR, areas=[[1, 0, 2]])),
        seat("FF", bribes=1, spent=["taxes"], points={"queen": 4}, estate=estate(*FOREST)),
        decade=2,
        space=5,
        church=tiles("FGG"),
        stock={"castle": 1},
    )
    return copy.deepcopy(state.to_json())


def test_the_position_itself_is_good() -> None:
    data = middle()
    assert GAME.from_json(copy.deepcopy(data)).to_json() == data


# -------------------------------------------------------------------- what is filled in
def test_the_shortest_position_is_a_table_at_the_beginning() -> None:
    state = GAME.from_json(shortest())
    data = state.to_json()
    assert waiting(state) == ("turn", 0)
    assert (data["decade"], data["space"], data["bribes"]) == (1, 0, 20)
    assert data["stock"] == {"castle": 3, "palace": 2, "chapel": 3}
    assert data["supply"] == {"castle": 15 - 3 - 3, "palace": 12 - 2, "chapel": 15 - 3}
    assert bag(state) == {**ALL_TILES, "meadow": 48 - 3}
    assert len(deck(state)) == 35
    for one in data["seats"]:
        assert one["estate"] == {
            "tiles": [[0, 0, "meadow"]],
            "buildings": [[0, 0, "castle"]],
            "areas": [],
        }
        assert (one["money"], one["bribes"], one["tiles"], one["cards"]) == (0, 0, {}, [])
        assert one["title"] == "baron"
        assert set(one["points"].values()) == {0}


@pytest.mark.parametrize("given", ["rest", None])
def test_the_rest_of_the_tiles_is_in_the_bag(given: str | None) -> None:
    data = shortest() | {"church": tiles("FW")}
    data["seats"] = [seat("FFG"), seat("M", estate=estate("MWW")), seat()]
    if given is not None:
        data["bag"] = given
    assert bag(GAME.from_json(data)) == {
        "field": 62 - 3,
        "grove": 48 - 1,
        "fountain": 44 - 3,
        "meadow": 48 - 4,
    }


def test_a_bag_may_be_written_out() -> None:
    one, two = seat("WM"), seat()
    data = shortest()
    data["seats"] = [hoarder("FFG", one, two), one, two]
    data["bag"] = {"field": 2, "grove": 1}
    assert bag(GAME.from_json(data)) == tiles("FFG")


def test_the_rest_of_the_cards_is_shuffled_by_the_seed() -> None:
    data = shortest() | {"offer": []}
    data["seats"] = [seat(cards=["tribute", "whitehall"]), seat(cards=["whitehall"]), seat()]
    decks = [deck(GAME.from_json({**data, "seed": seed})) for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    left = stacked(placed=("tribute", "whitehall", "whitehall"))
    assert sorted(decks[0]) == sorted(decks[2]) == sorted(left)


def test_bribes_that_nobody_has_lie_on_the_board() -> None:
    state = turn_of(0, seat(bribes=4), seat(bribes=3))
    assert state.to_json()["bribes"] == 13


def test_buildings_that_stand_nowhere_are_in_the_supply() -> None:
    land = estate(
        "MMMFM",
        buildings={(0, 0): "palace", (1, 0): "chapel", (2, 0): "castle", (4, 0): "castle"},
    )
    data = turn_of(0, seat(estate=land), stock={"castle": 1, "palace": 0}).to_json()
    assert data["stock"] == {"castle": 1, "palace": 0, "chapel": 3}
    assert data["supply"] == {"castle": 15 - 4 - 1, "palace": 12 - 1, "chapel": 15 - 1 - 3}


def test_areas_left_out_form_as_the_tiles_were_laid() -> None:
    """Of six fields in two rows the square closed first is the manor, and the only one."""
    rows = estate("MFFF", ".FFF")
    assert areas(turn_of(0, seat(estate=rows)), 0) == [[1, 0]]
    columns = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [2, 1], [1, 1]]
    other = [[x, y, "meadow" if (x, y) == (0, 0) else "field"] for x, y in columns]
    state = turn_of(0, seat(estate={"tiles": other, "buildings": [[0, 0, "castle"]]}))
    assert areas(state, 0) == [[2, 0]]


def test_of_several_squares_closed_at_once_one_is_formed_from_the_north_west_on() -> None:
    ring = [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [1, 1], [2, 1]]
    laid = [[x, y, "meadow" if (x, y) == (0, 0) else "field"] for x, y in ring]
    assert areas(turn_of(0, seat(estate={"tiles": laid})), 0) == [[1, 0]]


def test_with_overlap_every_square_is_an_area() -> None:
    overlap = {"areas_may_overlap": True}
    state = turn_of(0, seat(estate=estate("MFFF", ".FFF", ".FFF")), options=overlap)
    assert sorted(areas(state, 0)) == [[1, 0], [1, 1], [2, 0], [2, 1]]


def test_areas_may_be_named_in_any_order_and_with_knights() -> None:
    land = estate("MFFFF", ".FFFF", areas=[[3, 0, 2], [1, 0]])
    state = turn_of(0, seat(estate=land))
    assert areas(state, 0) == [[3, 0, 2], [1, 0]]


# ------------------------------------------------------------------------------ estates
def land(*laid: list[Any], **rest: Any) -> Data:
    """A position whose seat 1 has laid these tiles after the first meadow."""
    data = shortest()
    data["seats"][1]["estate"] = {"tiles": [[0, 0, "meadow"], *laid], **rest}
    return data


ESTATE = "$.seats[1].estate"
MEADOWS: list[list[Any]] = [[1, 0, "meadow"], [2, 0, "meadow"], [3, 0, "meadow"]]
HOME = [0, 0, "castle"]
FOUR_FIELDS: list[list[Any]] = [[1, 0, "field"], [2, 0, "field"], [1, 1, "field"], [2, 1, "field"]]


@pytest.mark.parametrize(
    ("laid", "path"),
    [
        ([[2, 0, "field"]], "tiles[1]"),  # not connected
        ([[1, 1, "field"]], "tiles[1]"),  # only at a corner
        ([[1, 0, "field"], [3, 0, "field"], [2, 0, "field"]], "tiles[2]"),  # not yet connected
        ([[0, 0, "field"]], "tiles[1]"),
        ([[1, 0, "field"], [1, 0, "field"]], "tiles[2]"),
        ([[1, 0, "desert"]], "tiles[1][2]"),
        ([[1, 0, 0]], "tiles[1][2]"),
        ([[1, 0]], "tiles[1]"),
        ([[1, 0, "field", 0]], "tiles[1]"),
        ([["1", 0, "field"]], "tiles[1][0]"),
        ([[1, 202, "field"]], "tiles[1][1]"),
        ([[1, True, "field"]], "tiles[1][1]"),
        (["field"], "tiles[1]"),
    ],
)
def test_tiles_that_cannot_lie_like_this(laid: list[Any], path: str) -> None:
    assert bad(land(*laid)).path == f"{ESTATE}.{path}"


@pytest.mark.parametrize("first", [[0, 0, "field"], [1, 0, "meadow"], [0, 1, "meadow"]])
def test_an_estate_begins_with_a_meadow(first: list[Any]) -> None:
    data = shortest()
    data["seats"][1]["estate"] = {"tiles": [first]}
    assert bad(data).path == f"{ESTATE}.tiles[0]"


def test_an_estate_has_a_tile() -> None:
    data = shortest()
    data["seats"][1]["estate"] = {"tiles": []}
    assert bad(data).path == f"{ESTATE}.tiles"


@pytest.mark.parametrize(
    ("buildings", "path"),
    [
        ([HOME, [0, 0, "chapel"]], "buildings[1]"),  # two on one meadow
        ([HOME, [2, 0, "chapel"], [2, 0, "forests"]], "buildings[2]"),
        ([HOME, [1, 0, "castle"]], "buildings[1]"),  # a castle beside a castle
        ([HOME, [1, 0, "palace"]], "buildings[1]"),
        ([[0, 0, "palace"], [1, 0, "castle"]], "buildings[1]"),
        ([HOME, [2, 0, "palace"], [3, 0, "palace"]], "buildings[2]"),
        ([HOME, [1, 0, "chapel"], [2, 0, "chapel"]], "buildings[2]"),  # chapel beside chapel
        ([HOME, [4, 0, "chapel"]], "buildings[1]"),  # no tile there
        ([HOME, [2, 0, "cathedral"]], "buildings[1][2]"),
        ([HOME, [2, 0]], "buildings[1]"),
        ([[2, 0, "castle"]], "buildings"),  # the first castle is missing
        ([[0, 0, "chapel"]], "buildings"),
        ([], "buildings"),
    ],
)
def test_buildings_that_cannot_stand_like_this(buildings: list[Any], path: str) -> None:
    assert bad(land(*MEADOWS, buildings=buildings)).path == f"{ESTATE}.{path}"


def test_a_building_stands_on_a_meadow() -> None:
    data = land([1, 0, "field"], buildings=[HOME, [1, 0, "chapel"]])
    assert bad(data).path == f"{ESTATE}.buildings[1]"


def test_diagonal_is_beside_as_well() -> None:
    corner = [[1, 0, "meadow"], [1, 1, "meadow"]]
    assert bad(land(*corner, buildings=[HOME, [1, 1, "castle"]])).path.endswith("buildings[1]")
    GAME.from_json(land(*corner, buildings=[HOME, [1, 1, "chapel"]]))


@pytest.mark.parametrize(
    ("named", "path"),
    [
        ([[0, 0]], "areas[0]"),
        ([[1, 1]], "areas[0]"),
        ([[5, 5]], "areas[0]"),
        ([[1, 0], [1, 0]], "areas[1]"),
        ([[1]], "areas[0]"),
        ([[1, 0, 2, 2]], "areas[0]"),
        ([[1, 0, 1]], "areas[0][2]"),  # raided by its own owner
        ([[1, 0, 3]], "areas[0][2]"),  # by nobody at this table
        ([[1, 0, -1]], "areas[0][2]"),
        ([["x", 0]], "areas[0][0]"),
    ],
)
def test_areas_that_cannot_be(named: list[Any], path: str) -> None:
    assert bad(land(*FOUR_FIELDS, areas=named)).path == f"{ESTATE}.{path}"


def test_areas_that_share_a_tile_need_the_option() -> None:
    six = [*FOUR_FIELDS, [3, 0, "field"], [3, 1, "field"]]
    data = land(*six, areas=[[1, 0], [2, 0]])
    assert bad(data).path == f"{ESTATE}.areas[1]"
    GAME.from_json({**data, "options": {"areas_may_overlap": True}})


def test_four_equal_tiles_are_an_area() -> None:
    assert bad(land(*FOUR_FIELDS, areas=[])).path == "$.seats"
    overlap = {"options": {"areas_may_overlap": True}}
    six = [*FOUR_FIELDS, [3, 0, "field"], [3, 1, "field"]]
    assert bad(land(*six, areas=[[2, 0]]) | overlap).path == "$.seats"


def test_an_estate_says_nothing_else() -> None:
    assert bad(land(walls=3)).path == f"{ESTATE}.walls"


# -------------------------------------------------------------------- things that add up
def test_the_tiles_add_up_to_202() -> None:
    data = middle()
    data["bag"]["field"] += 1
    assert bad(data).path == "$.bag"
    data["bag"]["field"] -= 2
    assert bad(data).path == "$.bag"
    data["seats"][0]["tiles"]["field"] += 1
    GAME.from_json(data)


def test_there_are_not_more_of_a_kind_than_there_are() -> None:
    data = shortest()
    data["seats"][0] = seat("W" * 30)
    data["seats"][1] = seat("W" * 15)
    assert bad(data).path == "$.bag"


def test_nobody_has_more_than_two_knights() -> None:
    guests = [
        seat(),
        seat(estate=estate("MFFGG", ".FFGG", areas=[[1, 0, 0], [3, 0, 0]])),
        seat(estate=estate(*MANOR, areas=[[1, 0, 0]])),
    ]
    error = bad({**shortest(), "seats": guests})
    assert error.path == "$.seats"
    assert "seat 0" in error.problem
    guests[2] = seat(estate=estate(*MANOR, areas=[[1, 0, 1]]))
    GAME.from_json({**shortest(), "seats": guests})


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"bribes": 18}, "$.bribes"),
        ({"bribes": 21}, "$.bribes"),
        ({"stock": {"castle": 4}}, "$.stock.castle"),
        ({"stock": {"palace": -1}}, "$.stock.palace"),
        ({"stock": {"tower": 1}}, "$.stock.tower"),
        ({"supply": {"castle": 12}}, "$.supply.castle"),
        ({"supply": {"castle": 10}}, "$.supply.castle"),
        ({"church": {"field": 4}}, "$.church.field"),
        ({"church": {"marsh": 1}}, "$.church.marsh"),
        ({"bag": {"marsh": 1}}, "$.bag.marsh"),
        ({"bag": "all"}, "$.bag"),
        ({"bag": []}, "$.bag"),
        ({"deck": ["tribute"]}, "$.deck"),
        ({"deck": "some"}, "$.deck"),
        ({"deck": ["ace"]}, "$.deck[0]"),
        ({"queen": 3}, "$.queen"),
        ({"queen": None}, "$.queen"),
        ({"space": 11}, "$.space"),
        ({"decade": 0}, "$.decade"),
        ({"decade": 4}, "$.decade"),
        ({"done": ["slept"]}, "$.done[0]"),
        ({"laid": {"field": 4}}, "$.laid.field"),
        ({"formed": {"meadow": 1}}, "$.formed.meadow"),
        ({"offered": -1}, "$.offered"),
        ({"offer": ["tribute"] * 4}, "$.offer"),
        ({"players": 2}, "$.players"),
        ({"players": 6}, "$.players"),
        ({"players": 4}, "$.seats"),
        ({"seats": []}, "$.seats"),
        ({"options": {"prices": "free"}}, "$.options"),
        ({"options": {"first_player": 4}}, "$.options"),
        ({"game": "citadels"}, "$.game"),
        ({"winner": 1}, "$.winner"),
    ],
)
def test_a_board_that_cannot_be(change: Data, path: str) -> None:
    data = middle() | {"supply": {}, "bribes": 17, "church": {}, "bag": "rest", "deck": "rest"}
    GAME.from_json(copy.deepcopy(data))
    assert bad(data | change).path == path


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"money": -1}, ".money"),
        ({"money": "9"}, ".money"),
        ({"bribes": 21}, ".bribes"),
        ({"tiles": {"marsh": 1}}, ".tiles.marsh"),
        ({"tiles": {"field": -1}}, ".tiles.field"),
        ({"known": {"meadow": 2}}, ".known"),
        ({"known": {"fountain": 1}}, ".known"),
        ({"cards": ["king"]}, ".cards[0]"),
        ({"cards": [{"card": "tribute", "known_to": [0]}]}, ".cards[0].known_to"),
        ({"cards": [{"card": "tribute", "known_to": [3]}]}, ".cards[0].known_to[0]"),
        ({"cards": ["whitehall"] * 3}, ".cards[2]"),
        ({"title": "king"}, ".title"),
        ({"marker": -2}, ".marker"),
        ({"spent": ["money"]}, ".spent[0]"),
        ({"points": {"luck": 3}}, ".points.luck"),
        ({"points": {"queen": -1}}, ".points.queen"),
        ({"chosen": {"field": 4}}, ".chosen.field"),
        ({"colour": "red"}, ".colour"),
    ],
)
def test_a_seat_that_cannot_be(change: Data, path: str) -> None:
    data = middle() | {"bag": "rest", "deck": "rest"}
    data["seats"][0] |= change
    assert bad(data).path == f"$.seats[0]{path}"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"title": None}, "title"),
        ({"marker": 3, "prestige": 3}, "prestige"),
        ({"prestige": 3}, "prestige"),
        ({"chosen": {"field": 2}}, "chosen"),
    ],
)
def test_a_seat_that_does_not_fit_a_turn(change: Data, word: str) -> None:
    data = middle()
    data["seats"][1] |= change
    error = bad(data)
    assert error.path == "$.seats"
    assert word in error.problem


def test_a_title_is_not_borne_by_more_than_there_are() -> None:
    data = middle()
    data["seats"][1]["title"] = "earl"  # a second one, at a table of three
    assert bad(data).path == "$.seats"
    five = {**shortest(), "players": 5, "seats": [{"title": "earl"}, {"title": "earl"}, {}, {}, {}]}
    GAME.from_json(five)


def test_a_folly_is_built_once() -> None:
    folly = estate("MM", buildings={(0, 0): "castle", (1, 0): "forests"})
    data = {**shortest(), "seats": [seat(estate=folly), seat(estate=folly), seat()]}
    assert bad(data).path == "$.seats"


def test_there_are_fifteen_castles() -> None:
    """All of them are sold: then none is left for the board."""
    three = estate("MFMFM", buildings={(0, 0): "castle", (2, 0): "castle", (4, 0): "castle"})
    data = {**shortest(), "players": 5, "seats": [seat(estate=three) for _ in range(5)]}
    assert bad(data).path == "$.supply.castle"
    state = GAME.from_json(data | {"stock": {"castle": 0}})
    assert state.to_json()["supply"]["castle"] == 0
    assert GAME.from_json(state.to_json()) == state


def test_every_card_is_somewhere_and_only_once() -> None:
    data = middle()
    card = data["deck"].pop()
    assert bad(data).path == "$.deck"
    data["deck"] += [card, card]
    assert bad(data).path.startswith("$.deck[")
    assert sum(ALL_CARDS.values()) == 35


# ------------------------------------------------------------------------------ agendas
def with_agenda(*steps: list[Any], **rest: Any) -> Data:
    """A turn of seat 0, who has a few tiles, with more on its agenda."""
    data = {**shortest(), "agenda": [*TURN, *steps], **rest}
    data["seats"] = [seat("FFG", known=tiles("F")), seat("FFF"), seat()]
    return data


ACTED: Data = {"done": ["acted"]}
PLAYED: Data = {"done": ["card_played"]}


@pytest.mark.parametrize(
    ("step", "rest"),
    [
        (["place", 0, 0], ACTED),
        (["lay", 0], PLAYED),
        (["vicar", 0, 3], PLAYED),
        (["donate", 0], ACTED),
        (["pick_card", 0], {**ACTED, "offer": ["tribute", "dowry"]}),
    ],
)
def test_these_fit(step: list[Any], rest: Data) -> None:
    state = GAME.from_json(with_agenda(step, **rest))
    assert waiting(state) == (step[0], 0)
    assert len(legal(state)) > 1


@pytest.mark.parametrize(
    ("step", "rest", "path"),
    [
        (["fly", 0], {}, "$.agenda[2]"),
        (["turn", 3], {}, "$.agenda[2][1]"),
        (["lay", 0, "a"], ACTED, "$.agenda[2][2]"),
        (["turn", 0], {}, "$.agenda"),
        (["turn", 1], {}, "$.agenda"),
        (["end_turn", 0], {}, "$.agenda"),  # nobody decides
        (["place", 0, 0], {}, "$.done"),
        (["place", 0, 1], ACTED, "$.agenda"),  # nobody has seen the grove
        (["place", 0, 4], ACTED, "$.agenda"),
        (["place", 1, 0], ACTED, "$.agenda"),
        (["place", 0, 0, 1], ACTED, "$.agenda"),
        (["lay", 0], {}, "$.done"),
        (["lay", 0], ACTED, "$.laid"),  # an expansion begins with a tile
        (["lay", 0], {**PLAYED, "laid": {"field": 1}}, "$.laid"),  # which lies nowhere
        (["lay", 0], {**PLAYED, "laid": {"field": 3}}, "$.laid"),
        (["form_area", 0, 0], ACTED, "$.agenda"),
        (["choose_site", 0, 0], ACTED, "$.agenda"),  # no money, no meadow
        (["choose_site", 0, 7], ACTED, "$.agenda"),
        (["choose_site", 0, 2, 1], PLAYED, "$.agenda"),  # chapels are not inherited
        (["send_knight", 0], ACTED, "$.agenda"),
        (["recall_knight", 0], ACTED, "$.agenda"),
        (["give_tiles", 1, 0, 2], ACTED, "$.agenda"),  # no forest was raided
        (["donate", 0], {}, "$.done"),
        (["donate", 2], ACTED, "$.agenda"),
        (["vicar", 0], {}, "$.done"),
        (["vicar", 0, 4], PLAYED, "$.agenda"),
        (["pick_card", 0], ACTED, "$.offer"),
        (["pick_card", 0], {"offer": ["tribute", "dowry"]}, "$.done"),
        (["pick_card", 0], {**ACTED, "offer": ["tribute"]}, "$.offer"),
        (["hand_in", 0], {}, "$.agenda"),
        (["choose_title", 0], {}, "$.agenda"),
        (["choose_tiles", 0], {}, "$.agenda"),
    ],
)
def test_a_turn_that_does_not_fit(step: list[Any], rest: Data, path: str) -> None:
    assert bad(with_agenda(step, **rest)).path == path


@pytest.mark.parametrize(
    ("agenda", "rest", "path"),
    [
        ([], {}, "$.agenda"),  # not over yet
        ([["turn", 0]], {}, "$.agenda"),
        ([["end_turn", 1], ["turn", 0]], {}, "$.agenda"),
        ([["end_turn", 0], ["turn", 0, 1]], {}, "$.agenda"),
        (TURN, {"space": 4}, "$.space"),  # a ball
        (TURN, {"space": 10}, "$.space"),  # scoring
        (TURN, {"laid": {"field": 1}}, "$.laid"),
        (TURN, {"formed": {"manor": 1}}, "$.laid"),
        (TURN, {"offered": 2}, "$.offered"),
        (TURN, {"offer": ["tribute", "dowry"]}, "$.offer"),
        ([*TURN, ["lay", 0], ["lay", 0]], PLAYED, "$.agenda"),
    ],
)
def test_an_agenda_that_does_not_fit(agenda: list[Any], rest: Data, path: str) -> None:
    data = {**with_agenda(), "agenda": agenda, **rest}
    assert bad(data).path == path


def test_an_expansion_counts_the_tiles_laid_last() -> None:
    state = turn_of(0, seat("FFFG"))
    lay(state, "field", 1, 0)
    lay(state, "grove", 2, 0)
    data = state.to_json()
    assert data["laid"] == {"field": 1, "grove": 1}
    assert bad(data | {"laid": {"field": 2}}).path == "$.laid"
    assert bad(data | {"laid": {"field": 1}}).path == "$.laid"
    assert bad(data | {"formed": {"manor": 1}}).path == "$.formed"


def test_a_completed_area_is_the_last_one() -> None:
    state = turn_of(0, seat("FFG", estate=estate("MFFGG", ".F.GG")))
    lay(state, "field", 2, 1)
    data = state.to_json()
    assert data["formed"] == {"manor": 1}
    assert GAME.from_json(data).to_json() == data
    assert bad(data | {"formed": {"forest": 1}}).path == "$.formed"


def test_an_area_is_chosen_only_with_the_last_tile() -> None:
    """A field in the middle of the lower row closes two squares that share it."""
    state = turn_of(0, seat("FG", estate=estate("MFFF", ".F.F")))
    lay(state, "field", 2, 1)
    assert legal(state) == ["form northwest", "form northeast"]
    data = state.to_json()
    assert GAME.from_json(data).to_json() == data
    assert bad(data | {"laid": {}}).path == "$.laid"
    agenda = data["agenda"][:-1]
    assert bad(data | {"agenda": [*agenda, ["form_area", 0, 3, 0]]}).path == "$.agenda"
    # Without that choice the squares would have to be areas.
    assert bad(data | {"agenda": TURN, "laid": {}}).path == "$.seats"


def test_also_when_it_is_the_third_of_an_action() -> None:
    state = turn_of(0, seat("FFF", estate=estate("MFF", ".F")))
    for x, y in ((3, 0), (3, 1), (2, 1)):
        lay(state, "field", x, y)
    assert waiting(state) == ("form_area", 0)
    assert GAME.from_json(state.to_json()) == state


# ------------------------------------------------------------------------- ball, set-up
def at_the_ball() -> Data:
    """Seat 0 has counted; seat 1 hands something in."""
    state = turn_of(0, seat(estate=estate("MWW")), seat(bribes=1), seat(), queen=0, space=3)
    play(state, "idle", "end")
    assert waiting(state) == ("hand_in", 1)
    return state.to_json()


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (0, {"marker": -1}),
        (0, {"marker": 1}),  # though space 2 was free
        (0, {"marker": 3}),
        (0, {"prestige": 1, "marker": 1}),  # two fountains are 2
        (1, {"marker": 0}),
        (2, {"prestige": 1}),
        (2, {"title": "baron"}),
    ],
)
def test_a_ball_that_does_not_fit(number: int, change: Data) -> None:
    data = at_the_ball()
    GAME.from_json(copy.deepcopy(data))
    data["seats"][number] |= change
    assert bad(data).path == "$.seats"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"space": 5}, "$.space"),
        ({"queen": 1}, "$.agenda"),
        ({"done": ["acted"]}, "$.done"),
        ({"agenda": [["after_ball", 2], ["guest", -1, 2], ["hand_in", 1]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["guest", -1, 3], ["hand_in", 1]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["guest", 0, 2], ["hand_in", 1]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["guest", -1, 2, 1], ["hand_in", 1]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["guest", -1, 2], ["hand_in", 1, 1]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["guest", -1, 4], ["hand_in", 0]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["guest", -1, 1], ["hand_in", 0]]}, "$.agenda"),
        ({"agenda": [["after_ball", 1], ["award_titles"], ["choose_title", 0]]}, "$.seats"),
        ({"agenda": [["after_ball", 1], ["hand_in", 1]]}, "$.agenda"),
    ],
)
def test_a_ball_with_an_agenda_that_does_not_fit(change: Data, path: str) -> None:
    assert bad(at_the_ball() | change).path == path


def test_titles_are_chosen_by_the_one_in_front() -> None:
    state = turn_of(
        0, seat(estate=estate("MWW")), seat(estate=estate("MWWW")), seat(), queen=0, space=3
    )
    play(state, "idle", "end")
    assert waiting(state) == ("choose_title", 1)
    data = state.to_json()
    assert GAME.from_json(data) == state
    wrong = [["after_ball", 1], ["award_titles"], ["choose_title", 0]]
    assert bad(data | {"agenda": wrong}).path == "$.agenda"
    assert bad(data | {"offered": 1}).path == "$.offered"
    assert bad(data | {"options": {"auto_titles": True}}).path == "$.agenda"


def test_who_can_only_be_baron_has_no_title_to_choose() -> None:
    guests = [seat(title=None, marker=0) for _ in range(3)]
    agenda = [["after_ball", 0], ["award_titles"], ["choose_title", 2]]
    assert bad({**shortest(), "space": 4, "seats": guests, "agenda": agenda}).path == "$.agenda"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"queen": 0}, "$.queen"),
        ({"space": 1}, "$.space"),
        ({"decade": 2}, "$.space"),
        ({"done": ["acted"]}, "$.done"),
        ({"options": {"first_game": True}}, "$.agenda"),
        ({"options": {"first_player": 1}}, "$.agenda"),
    ],
)
def test_a_beginning_that_does_not_fit(change: Data, path: str) -> None:
    data = GAME.new(3, 1, first_player=0).to_json()
    assert bad(data | change).path == path


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"queen": 0}, "$.queen"),
        ({"space": 1}, "$.space"),
        ({"decade": 2}, "$.decade"),
        ({"done": ["acted"]}, "$.done"),
        ({"offer": []}, "$.offer"),
        ({"options": {"first_player": 1}}, "$.agenda"),
    ],
)
def test_first_cards_that_do_not_fit(change: Data, path: str) -> None:
    state = GAME.new(3, 1, first_player=0, first_game=True)
    assert waiting(state) == ("pick_card", 0)
    assert bad(state.to_json() | {"deck": "rest"} | change).path == path


@pytest.mark.parametrize(
    ("step", "other"),
    [
        (0, ["end_turn", 1]),
        (1, ["turn", 1]),
        (2, ["begin_turn", 1]),
        (2, ["turn", 0]),
        (3, ["look_at_cards", 1]),
        (3, ["look_at_cards", 2, 1]),
        (4, ["look_at_cards", 1, 0, 1]),
    ],
)
def test_first_cards_with_an_agenda_that_does_not_fit(step: int, other: list[Any]) -> None:
    data = GAME.new(3, 1, first_player=0, first_game=True).to_json()
    names = [name for name, *_ in data["agenda"]]
    assert names == ["end_turn", "turn", "begin_turn", *["look_at_cards"] * 2, "pick_card"]
    data["agenda"][step] = other
    assert bad(data).path == "$.agenda"


def test_nobody_has_chosen_before_his_turn() -> None:
    state = GAME.new(3, 1, first_player=0)
    play(state, "take 2")
    data = state.to_json()
    data["seats"][0]["chosen"]["meadow"] = 1
    assert bad(data).path == "$.seats"
    data["seats"][0]["chosen"] = {"field": 2}
    data["seats"][1]["chosen"] = {"field": 1}
    assert bad(data).path == "$.seats"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"queen": 1}, "$.queen"),
        ({"space": 0}, "$.space"),
        ({"decade": 3}, "$.decade"),
        ({"done": ["acted"]}, "$.done"),
    ],
)
def test_a_new_decade_that_does_not_fit(change: Data, path: str) -> None:
    state = turn_of(0, seat(), queen=0, space=9)
    play(state, "idle", "end")
    assert waiting(state) == ("pick_card", 0)
    data = state.to_json()
    assert GAME.from_json(data) == state
    assert bad(data | change).path == path


def test_a_game_that_is_over_is_a_position_and_no_other() -> None:
    state = turn_of(0, seat("FF"), queen=0, space=9, decade=3)
    play(state, "idle", "end")
    data = state.to_json()
    again = GAME.from_json(data)
    assert again.over
    assert again == state
    for change in ({"decade": 2}, {"space": 9}):
        assert bad(data | change).path == "$.agenda"


# --------------------------------------------------------------------------- round trips
def raid() -> State:
    state = turn_of(
        0,
        seat(money=20, estate=estate("MFM")),
        seat("FFGW", estate=estate(*FOREST)),
        seat(estate=estate(*MANOR)),
    )
    play(state, "build castle")
    return state


def test_every_decision_of_a_raid_is_a_position() -> None:
    state = raid()
    for move in ("site 2,0", "knight 1 1,0", "give field", "give grove", "end"):
        assert GAME.from_json(state.to_json()) == state
        play(state, move)
    assert hand(state, 0) == tiles("FG")


@pytest.mark.parametrize("knight", [1, 2])
def test_knights_that_ride_on_are_a_position(knight: int) -> None:
    both = [[1, 0, 0], [3, 0, 0]]
    state = turn_of(
        0,
        seat(money=20, estate=estate("MFM")),
        seat(estate=estate("MFFGG", ".FFGG", areas=both)),
        seat(estate=estate(*MANOR)),
    )
    for move in ("build castle", "site 2,0", f"recall {knight}", "knight 2 1,0", "end"):
        assert GAME.from_json(state.to_json()) == state
        play(state, move)
    left = [[1, 0], [3, 0, 0]] if knight == 1 else [[1, 0, 0], [3, 0]]
    assert areas(state, 1) == left
    assert areas(state, 2) == [[1, 0, 0]]


def test_an_inheritance_is_a_position() -> None:
    state = turn_of(0, seat(cards=["inheritance"], estate=estate("MFM")), stock={"castle": 1})
    play(state, "play inheritance")
    data = state.to_json()
    assert GAME.from_json(data) == state
    assert bad(data | {"stock": {"castle": 0}, "supply": {}}).path == "$.agenda"


def test_the_whole_set_up_is_made_of_positions() -> None:
    state = GAME.new(4, 2, first_player=2)
    while waiting(state)[0] != "turn":
        assert GAME.from_json(state.to_json()) == state
        state.play(state.moves()[-1])
    assert waiting(state) == ("turn", 2)


@pytest.mark.parametrize("letter", ["F", "G", "W", "M"])
def test_a_donation_is_a_position_while_a_tile_is_left(letter: str) -> None:
    state = turn_of(0, seat(letter * 2))
    play(state, legal(state, "donate")[0])
    data = state.to_json()
    assert GAME.from_json(data) == state
    data["seats"][0]["tiles"] = {}
    assert bad(data | {"bag": "rest"}).path == "$.agenda"


def test_text_is_read_as_well_as_objects() -> None:
    assert bad("no position at all").path == "$"
    assert bad([]).path == "$"
    assert bad(position(TURN, seat()).to_json() | {"agenda": 3}).path == "$.agenda"


@pytest.mark.parametrize(
    ("name", "value"), [("title", "duke"), ("spent", ["taxes"]), ("points", {"queen": 1})]
)
def test_while_tiles_are_chosen_nobody_has_gained_anything(name: str, value: Any) -> None:
    state = GAME.new(3, 1)
    assert waiting(state)[0] == "choose_tiles"
    data = state.to_json()
    data["seats"][2][name] = value
    error = bad(data)
    assert error.path == "$.seats"
    assert error.problem == "nobody has points, titles or markers yet"
