"""How things look: components, pieces, narrow and wide, with colour and without."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.table.pieces import (
    LIST,
    Choices,
    Group,
    Item,
    Line,
    Prose,
    Row,
    Rows,
    Sheet,
    Title,
)
from tafelrunde.cli.table.scene import Scene
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.things import Things
from tafelrunde.engine.view import (
    Component,
    Counter,
    Dice,
    Face,
    Marker,
    Token,
    Track,
    Zone,
)
from tafelrunde.texts.layout import Layout, layout_of, read_layout
from tafelrunde.texts.words import Words
from tests.cli.table.host import CITADELS, new_session, shown, words_for
from tests.scenarios.citadels.table import seat, turn_of

WORDS = Words(CITADELS, "en", ["Anna", "Ben"], 0)
THINGS = Things(WORDS, layout_of(CITADELS))


def short(component: Component) -> str | None:
    found = THINGS.in_short(component)
    return None if found is None else found.plain


def row(component: Component) -> str:
    found = THINGS.row(component)
    return f"{found.label}: {found.joint.join(str(value) for value in found.values)}"


# --------------------------------------------------------------------- components
@pytest.mark.parametrize(
    ("component", "said"),
    [
        (Counter("seat/1/gold", 3), "Gold 3"),
        (Counter("bank", 3, 30), "Bank: 3 of 30"),
        (Zone("deck", "pile", 40), "Draw pile 40"),
        (Zone("seat/1/hand", "hand", 4), "Hand 4"),
        (Zone("seat/1/hand", "hand", 0), "Hand 0"),
        (Zone("seat/1/hand", "hand", -1), None),
        (Zone("seat/1/characters", "row", 1), "Character: 1 hidden"),
        (Zone("seat/1/characters", "row", 1, [Face("king")]), "Character: King"),
        (Zone("seat/1/city", "row", 1, [Face("keep")]), None),
        (Zone("open", "row", 1, [Face("king")]), None),
        (Zone("seat/1/city", "row", 0), None),
        (Token("seat/1/crown", "crown"), "Crown"),
        (Token("murdered", "dagger", "character/king"), "Murdered: King"),
        (Token("flag", "flag", "seat/1"), "Flag: Ben"),
        (Dice("dice", [3, 5]), "Dice: 3, 5"),
        (Dice("dice"), "Dice: empty"),
        (Track("track", ["a"]), None),
    ],
)
def test_in_short(component: Component, said: str | None) -> None:
    assert short(component) == said


@pytest.mark.parametrize(
    ("component", "said"),
    [
        (
            Zone("seat/1/city", "row", 3, [Face("keep", "", 2), Face("docks")]),
            "City: 2 × Keep (purple 3), Docks (green 3)",
        ),
        (
            Zone("seat/1/hand", "hand", 4, [Face("docks")], {"old": 2, "new": 1}),
            "Hand: Docks (green 3), 3 hidden (2 × old, 1 × new)",
        ),
        (
            Track("canal", ["one", "two", "three"], [Marker("boat", 1), Marker("man", 1, 0)]),
            "Canal: two: boat and You",
        ),
        (Track("canal", ["one"]), "Canal: empty"),
        (
            Zone("seat/1/hand", "hand", -1, [Face("docks")]),
            "Hand: Docks (green 3), unknown others",
        ),
        (Track("way", ["one", "two"], [Marker("walker", 1)]), "Way: one, two (here)"),
        (Track("prices", ["1", "2", "3"], [Marker("keep", 2)]), "Prices: 3"),
        (Track("prices", ["1", "2", "3"], [Marker("keep", 1), Marker("keep", 2)]), "Prices: 2, 3"),
        (Counter("bank", 3), "Bank: 3"),
    ],
)
def test_at_length(component: Component, said: str) -> None:
    assert row(component) == said


def test_places_have_words_and_owners() -> None:
    assert WORDS.place("seat/1/city/keep") == "City"
    assert WORDS.whose("seat/1/city") == "City of Ben"
    assert WORDS.whose("seat/0/city") == "City"
    assert WORDS.place("canal/0/left/2") == "Canal 0 left 2"
    assert WORDS.player(5) == "Seat 5"


# ------------------------------------------------------------------------- layout
def test_a_layout_is_checked() -> None:
    assert read_layout("") == Layout()
    found = read_layout('hide = ["a"]\nlast = ["b"]\n[brief]\nx = ["y"]\n')
    assert found == Layout(("a",), ("b",), brief={"x": ("y",)})
    assert [one.id for one in found.arranged([Counter("b", 1), Counter("a", 1), Counter("c", 1)])]
    with pytest.raises(ValueError, match="hdie is unknown"):
        read_layout('hdie = ["a"]')
    with pytest.raises(ValueError, match="a list of names"):
        read_layout('hide = "a"')
    with pytest.raises(ValueError, match="a list of names"):
        read_layout('[parts]\nball = "step"')
    drawn = read_layout('silent = ["turn"]\n[spans]\narea = 2\n[signs]\nknight = "K"\n')
    assert drawn == Layout(silent=("turn",), spans={"area": 2}, signs={"knight": "K"})


# ------------------------------------------------------------------------- pieces
def test_rows_line_up_and_break_between_their_parts() -> None:
    rows = [
        Row("Anna", ["Gold 2", "Hand 4"], head=True),
        Row("City", ["a" * 20, "b" * 20, "c" * 20], LIST),
    ]
    assert shown([Rows(rows)], width=40).splitlines() == [
        "Anna    Gold 2 · Hand 4",
        "  City  " + "a" * 20 + ",",
        "        " + "b" * 20 + ",",
        "        " + "c" * 20,
    ]
    assert shown([Rows(rows)], plain=True).splitlines() == [
        "Anna:",
        "Gold 2",
        "Hand 4",
        f"City: {'a' * 20}, {'b' * 20}, {'c' * 20}",
    ]


def test_a_label_that_is_too_long_stands_above() -> None:
    lines = shown([Rows([Row("x" * 30, ["value"]), Row("short", ["value"])])]).splitlines()
    assert lines == ["x" * 30, " " * 22 + "value", "short".ljust(22) + "value"]


def test_many_moves_stand_in_columns() -> None:
    items = [Item(number, f"Move {number}", Text()) for number in range(1, 12)]
    lines = shown([Choices([Group("Here", items)])], width=30).splitlines()
    assert len(lines) == 6
    assert lines[0].split() == ["1", "Move", "1", "7", "Move", "7"]
    assert len(shown([Choices([Group("Here", items)])]).splitlines()) == 2
    plain = shown([Choices([Group("Here", items)])], plain=True).splitlines()
    assert plain == [f"{number}: Move {number}" for number in range(1, 12)]


def test_prose_without_its_marks() -> None:
    text = "# Title\n\n**Bold** and *thin*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | |\n"
    plain = shown([Prose(text)], plain=True)
    assert plain.splitlines() == ["Title", "", "Bold and thin.", "", "a 1, b 2.", "a 3."]


def test_a_sheet_is_read_row_by_row() -> None:
    sheet = Sheet(["", "Anna", "Ben"], [["Total", "3", "4"], ["Place", "2", ""]], 1)
    assert shown([sheet], plain=True).splitlines() == ["Total: Anna 3, Ben 4", "Place: Anna 2"]


def test_no_gap_before_the_first_thing() -> None:
    assert shown([Title("One")]).startswith("One ─")
    assert shown([Line("One", "bold"), Line("Two", "bold")]) == "One\n\nTwo\n"


# --------------------------------------------------------------------- the screen
def coloured(pieces: list[object], **settings: object) -> str:
    output = io.StringIO()
    console = Console(file=output, width=80, force_terminal=True, **settings)  # type: ignore[arg-type]
    Screen(console).show(pieces)  # type: ignore[arg-type]
    return output.getvalue()


def test_colour_adds_nothing_to_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    state = turn_of("king", seat("king", gold=2, hand=["tavern", "keep"]), seat(), seat(), seat())
    session = new_session()
    scene = Scene(words_for(session, 0), ["", "Steward", "Steward", "Steward"])
    pieces = [*scene.table(state.view(0), state.prompt(0))]
    pieces += scene.question(state.view(0), state.prompt(0))
    bright = coloured([*pieces], color_system="standard")
    plain = shown(pieces)
    assert "\x1b[32mgreen\x1b[0m" in bright
    assert Text.from_ansi(bright).plain.splitlines() == plain.splitlines()
    monkeypatch.setenv("NO_COLOR", "1")
    quiet = coloured([*pieces], color_system="standard")
    assert "\x1b[32m" not in quiet


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_crowded_table_fits(width: int) -> None:
    city = ["manor", "castle", "palace", "temple", "church", "monastery", "cathedral"]
    rich = seat("warlord", gold=30, hand=["tavern", "market", "harbor", "keep"], city=["docks"])
    state = turn_of("warlord", rich, *[seat(gold=9, city=city[:5])] * 3)
    state.play(state.parse("gold"))
    words = Words(CITADELS, "de", ["Anna", "Maximiliane-Luise", "Ben", "Cleo"], 0)
    scene = Scene(words, ["", "Verwalter", "Verwalter", "Verwalter"])
    pieces = [*scene.table(state.view(0), state.prompt(0))]
    pieces += scene.question(state.view(0), state.prompt(0))
    assert max(map(cell_len, shown(pieces, width=width).splitlines())) <= min(width, 100)
