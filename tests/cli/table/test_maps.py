"""Grids as maps: words and letters, coordinates, frames, numbers to type, and rows for ears."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tafelrunde import State
from tafelrunde.cli.table.maps import Atlas
from tafelrunde.cli.table.menu import Menu
from tafelrunde.cli.table.pieces import Frame, Map, Maps, Piece, Spot
from tafelrunde.cli.table.scene import Scene
from tafelrunde.engine.view import Cell, Face, Grid
from tafelrunde.texts.layout import Layout
from tafelrunde.texts.words import Words
from tests.cli.table.host import MINIATURE, NOBLEMEN, Host, at_position, shown
from tests.scenarios.noblemen.table import estate, play, seat, turn_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
FOREST = ("MGG.", "FGGW")


def lines(*pieces: Piece, plain: bool = False, width: int = 80) -> list[str]:
    return shown(pieces, plain=plain, width=width).splitlines()


def scene_of(state: State, language: str = "en", you: int | None = 0) -> Scene:
    words = Words(NOBLEMEN, language, NAMES[: state.players], you)
    return Scene(words, [""] * state.players)


def table(state: State, language: str = "en", *, plain: bool = False, width: int = 80) -> list[str]:
    actor = int(state.actor)
    scene = scene_of(state, language, actor)
    view, prompt = state.view(actor), state.prompt(actor)
    return lines(*scene.table(view, prompt), plain=plain, width=width)


def below(state: State, language: str = "en") -> str:
    """What is shown while the rest is as it was, with the question."""
    actor = int(state.actor)
    scene = scene_of(state, language, actor)
    view, prompt = state.view(actor), state.prompt(actor)
    return shown([*scene.own_area(view, prompt), *scene.question(view, prompt)])


def after(found: list[str], line: str, count: int) -> list[str]:
    start = found.index(line) + 1
    return found[start : start + count]


# ------------------------------------------------------------------------ drawing
def test_words_between_coordinates() -> None:
    spots = {
        (-1, 0): Spot("Hedge", "h"),
        (0, 0): Spot("HOUSE", "H"),
        (0, 1): Spot("", "", 12),
        (1, 0): Spot("Hedge", "h", 3),
    }
    assert lines(Maps([Map("Park", spots, large=True)]))[1:] == [
        "  Park",
        "    -1      0       1",
        "  0 Hedge   HOUSE   3:Hedge",
        "  1         12",
    ]


def test_letters_side_by_side_with_what_they_mean() -> None:
    spots = {(x, 0): Spot("Hedge", "h") for x in range(-1, 3)}
    small = Map("Ben", spots)
    assert lines(Maps([small, small], "h Hedge"))[1:] == [
        "  Ben           Ben",
        "      0   2         0   2",
        "  0 h h h h     0 h h h h",
        "  h Hedge",
    ]
    assert len(lines(Maps([small] * 7, "h Hedge"))) == 4 + 1 + 4


def test_frames_and_who_holds_them() -> None:
    spots = {(x, y): Spot("Tree", "t") for x in range(3) for y in range(2)}
    frames = [Frame(0, 0, 2, "K"), Frame(2, 0, 2)]
    assert lines(Maps([Map("", spots, frames)]))[3:] == ["  0[tKt|t", "  1[t t|t"]


@pytest.mark.parametrize("large", [False, True])
def test_a_map_that_is_too_wide_is_cut(large: bool) -> None:
    spots = {(x, 0): Spot("Fountain", "f") for x in range(-20, 40)}
    drawn = lines(Maps([Map("Long", spots, large=large)]), width=60)
    assert max(map(cell_len, drawn)) <= 60
    letters = "".join(drawn)
    assert letters.count("Foun" if large else "f") == 60
    assert all(str(x) in letters.split() for x in range(-20, 40, 2))


# ------------------------------------------------------------------------- atlases
def test_a_game_without_hints_is_drawn_as_well() -> None:
    words = Words(MINIATURE, "en", NAMES[:2], 0)
    cells = [Cell(0, 0, [Face("one"), Face("two", seat=1)]), Cell(1, 0, id="x/1,0")]
    atlas = Atlas(words, Layout(), {})
    grid = Grid("seat/1/x", cells)
    assert lines(atlas.small([("Ben", grid)]))[3:] == ["  0 o! ·", "  o one, ! two"]
    assert lines(atlas.large("X", grid), plain=True) == ["X of Ben:", "Row 0: 0 one, 1 free"]
    assert not atlas.is_marked(grid)
    assert Atlas(words, Layout(), {"x/1,0": 3}).is_marked(grid)


# ------------------------------------------------------------------------- a table
def raided() -> State:
    """Both have a forest; a knight of Ben stands on that of Anna."""
    own = seat("FM", money=30, estate=estate("MGGM", "FGGW", areas=[[1, 0, 1]]))
    other = seat("F", estate=estate(*FOREST, areas=[[1, 0]]))
    return turn_of(0, own, other, seat())


def test_the_own_estate_is_large_and_those_of_others_are_small() -> None:
    found = table(raided())
    assert after(found, "  Ben           Cleo", 4) == [
        "    0 1 2 3       0",
        "  0 C[g g]      0 C",
        "  1 f[g g]o",
        "  f Field, g Grove, o Fountain, C Castle, [ ] Areas",
    ]
    assert after(found, "  Estate", 3) == [
        "    0        1        2        3",
        "  0 CASTLE  [Grove   ♞Grove   ]Meadow",
        "  1 Field   [Grove    Grove   ]Fountain",
    ]
    assert "  Areas  Forest 1,0 (Knight of Ben)" in found
    assert "  Areas  Forest 1,0" in found


def test_ears_hear_row_by_row() -> None:
    found = table(raided(), "de", plain=True)
    assert after(found, "Anwesen:", 2) == [
        "Zeile 0: 0 Wiese und Burg, 1 Hain, 2 Hain, 3 Wiese",
        "Zeile 1: 0 Acker, 1 Hain, 2 Hain, 3 Brunnen",
    ]
    assert after(found, "Anwesen von Cleo:", 1) == ["Zeile 0: 0 Wiese und Burg"]
    assert "Gebiete: Wald 1,0 (Ritter von Ben)" in found
    assert not any("[" in line or "♞" in line for line in found)


def test_a_knight_of_the_one_who_looks_is_called_so() -> None:
    state = raided()
    scene = scene_of(state, "de", 1)
    said = shown(scene.table(state.view(1), state.prompt(1)))
    assert "Wald 1,0 (Ritter von dir)" in said


def test_places_for_a_tile_have_the_numbers_of_the_moves() -> None:
    state = turn_of(0, seat("FF", estate=estate("MG")), seat(), seat())
    play(state, "lay field")
    assert below(state).splitlines()[-9:] == [
        "",
        "  Estate",
        "     -1     0      1      2",
        "  -1        1      2",
        "   0 3      CASTLE Grove  4",
        "   1        5      6",
        "",
        "Where do you lay the field?",
        "  Lay it: 1 to 6, see the map, or type “cell 0,-1”",
    ]
    options = Menu(state.view(0), state.prompt(0), Layout()).options
    cells = [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)]
    assert [one.notation for one in options] == [f"cell {x},{y}" for x, y in cells]


@pytest.mark.parametrize(
    "typed", ["4", "cell 2,0", "CELL  2,0", "2,0", "lay it 2 spaces east of the first castle"]
)
def test_a_place_can_be_typed_in_many_ways(typed: str) -> None:
    state = turn_of(0, seat("FF", estate=estate("MG")), seat(), seat())
    host = Host("", "lay field", typed, session=at_position(state, *NAMES[:3]))
    host.run()
    assert host.session.record.moves[-1] == "0 cell 2,0"


def test_a_building_site_is_chosen_on_the_map() -> None:
    state = turn_of(0, seat(money=9, estate=estate("MFM", "F.M")), seat(), seat())
    play(state, "build castle")
    said = below(state, "de")
    assert "1:Wiese" in said
    assert "2:Wiese" in said
    # Few are told one by one.
    assert "Baue: 1  2 Felder östlich · 2  2 Felder östlich, 1 Feld südlich\n" in said


def test_a_raid_is_chosen_on_the_maps_of_others() -> None:
    state = raided()
    play(state, "build castle", "site 3,0")
    said = below(state).splitlines()
    assert "  0 C  [1:g g  ]" in said
    at = said.index("Estate of Ben  1  Occupy the area of Ben beside the first castle, to the east")
    assert said[at + 1].strip() == "Forest · up to 2 tiles at once"
    assert said[-1] == "               2  Leave the knights where they are"


def test_no_map_of_another_where_nothing_is_chosen_there() -> None:
    assert "\n  Ben" not in below(raided())


def test_areas_that_overlap_share_an_edge() -> None:
    wide = estate("MGGG", ".GGG", areas=[[1, 0], [2, 0]])
    state = turn_of(0, seat(estate=wide), seat(), seat(), options={"areas_may_overlap": True})
    assert after(table(state), "  Estate", 2)[1] == "  0 CASTLE[Grove [Grove ]Grove ]"


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", ["de", "en"])
def test_large_estates_fit(width: int, language: str) -> None:
    """Nearly as large as they ever get: all tiles of a long game in a row, and a block."""
    block = ["MFGWMFGWMFGW"] * 5
    buildings = {(0, 0): "castle", (4, 0): "chapel", (8, 2): "trinity"}
    far = seat("FGWM", estate=estate("M" + "FGWM" * 10))
    near = seat("FGWM", estate=estate(*block, buildings=buildings))
    state = turn_of(0, far, near, far, seat(), seat())
    assert max(map(cell_len, table(state, language, width=width))) <= width
    play(state, "lay field")
    assert max(map(cell_len, below(state, language).splitlines())) <= 80
