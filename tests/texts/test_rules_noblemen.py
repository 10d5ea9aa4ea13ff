"""The rules of Noblemen to read: true to the tables of the board, and found by any name."""

from __future__ import annotations

import re

import pytest

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.catalogue import KINDS, board
from tafelrunde.texts import RulesText, languages, rules, rules_text
from tests.texts.test_rules import body, found

TOPICS = (
    *("aim", "components", "areas", "setup", "trade", "actions", "expand", "building", "bribing"),
    *("taxes", "land", "idleness", "knight", "queen", "decade", "ball", "prestige", "titles"),
    *("scoring", "new_decade", "end", "knowledge", "options", "rulings", "provenance"),
)


@pytest.fixture(params=languages())
def text(request: pytest.FixtureRequest) -> RulesText:
    return rules("noblemen", request.param)


def names(text: RulesText) -> dict[str, str]:
    return {kind.id: kind.names[text.language] for kind in KINDS}


def table(text: RulesText, anchor: str) -> dict[str, list[str]]:
    """The rows of the first table of a section by their first cell."""
    lines = [line for line in text.section(anchor)[0].body.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {row[0]: row[1:] for row in rows}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_every_topic_and_card_has_a_section(text: RulesText) -> None:
    assert {*TOPICS, *r.card.names} <= {section.anchor for section in text.sections}


# ------------------------------------------------------------------------- true
def test_the_parts_are_those_of_the_board(text: RulesText) -> None:
    data = board()
    tiles = [data["tiles"][kind] for kind in ("field", "grove", "fountain", "meadow")]
    buildings = [data["buildings"][kind] for kind in ("castle", "palace", "chapel")]
    copies = [data["cards"][name] for name in r.card.names]
    titles = [max(data["titles"][name]["copies"]) for name in r.title.names]
    knights = r.KNIGHTS * r.SEATS
    found = numbers(text.section("components")[0].body)
    parts = [sum(copies), sum(titles), r.ALL_BRIBES, knights]
    assert found == [sum(tiles), *tiles, *buildings, r.FOLLIES, *parts]


def test_the_prices_are_those_of_the_board(text: RulesText) -> None:
    data = board()
    rows = table(text, "prices")
    for kind in ("castle", "chapel", "palace"):
        prices, *stock = rows[names(text)[kind]]
        assert numbers(prices) == data["prices"]["default"][kind]
        assert numbers(" ".join(stock)) == data["stock"][kind]
    variants = re.findall(r"^- `prices`.*", body(text, "options"), re.MULTILINE)[0]
    ends = [
        price
        for variant in ("default", "low", "high")
        for kind in ("castle", "chapel", "palace")
        for price in (data["prices"][variant][kind][0], data["prices"][variant][kind][-1])
    ]
    assert numbers(variants) == ends
    for anchor in ("prices", "follys"):
        assert f" {data['follies']['price']} " in text.section(anchor)[0].body


def test_the_titles_are_those_of_the_board(text: RulesText) -> None:
    rows = table(text, "titles")
    assert list(rows) == [names(text)[name] for name in r.title.names]
    for name, row in zip(r.title.names, rows.values(), strict=True):
        title = board()["titles"][name]
        worth = [title["prestige"], title["points"], title["discount"]]
        assert numbers(" ".join(row)) == [*worth, *title["copies"]]


def test_the_cards_are_those_of_the_board(text: RulesText) -> None:
    rows = table(text, "cards")
    assert list(rows) == [names(text)[name] for name in r.card.names]
    assert [int(row[0]) for row in rows.values()] == [
        board()["cards"][name] for name in r.card.names
    ]


def test_the_round_track_is_that_of_the_board(text: RulesText) -> None:
    track = board()["tracks"]["11"]
    spaces = [number for row in table(text, "decade") for number in numbers(row)]
    assert spaces == list(range(1, len(track)))
    balls = [row for row, (what,) in table(text, "decade").items() if "(#ball)" in what]
    assert [int(row) for row in balls] == [k for k, one in enumerate(track) if one == "mask"]
    variants = re.findall(r"^- `track`.*", body(text, "options"), re.MULTILINE)[0]
    told = [len(track)]
    for length in (10, 12):
        masks = [k for k, one in enumerate(board()["tracks"][str(length)]) if one == "mask"]
        told += [length, *masks]
    assert numbers(variants) == told


def test_follies_say_what_they_need_and_bring(text: RulesText) -> None:
    rows = table(text, "follys")
    for name, needs in board()["follies"]["needs"].items():
        (needed,) = rows[names(text)[name]]
        assert sum(numbers(needed)) == sum(needs.values())
    assert numbers(text.section("follys")[0].body)[-4:] == board()["follies"]["points"]


# ------------------------------------------------------------------------ options
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("prices", ["default", "low", "high"])
def test_the_prices_are_those_of_the_table(language: str, prices: str) -> None:
    book = rules_text("noblemen", language, {"prices": prices})
    rows = table(book, "prices")
    for kind in ("castle", "chapel", "palace"):
        assert numbers(rows[names(book)[kind]][0]) == board()["prices"][prices][kind]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("length", [10, 11, 12])
def test_the_round_track_is_that_of_the_table(language: str, length: int) -> None:
    book = rules_text("noblemen", language, {"track": length})
    track = board()["tracks"][str(length)]
    rows = table(book, "decade")
    assert [number for row in rows for number in numbers(row)] == list(range(1, length))
    balls = [int(row) for row, (what,) in rows.items() if "(#ball)" in what]
    assert balls == [k for k, one in enumerate(track) if one == "mask"]
    below = book.section("decade")[0].body.rpartition("|")[2]
    assert numbers(below)[0] == track.index("locked")
    assert numbers(book.section("board")[0].body)[0] == length


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("option", "value", "anchor"),
    [
        ("areas_may_overlap", True, "areas"),
        ("areas_may_overlap", True, "form_area"),
        ("first_player", 2, "setup"),
        ("first_game", True, "choose_tiles"),
        ("title_by", "total", "choose_title"),
        ("auto_titles", True, "choose_title"),
        ("open_holdings", True, "knowledge"),
    ],
)
def test_other_options_change_what_is_read(
    language: str, option: str, value: object, anchor: str
) -> None:
    usual, other = (rules_text("noblemen", language, one) for one in ({}, {option: value}))
    assert usual.section(anchor)[0].body != other.section(anchor)[0].body


# ------------------------------------------------------------------------ finding
@pytest.mark.parametrize(
    ("topic", "anchor"),
    [
        ("hand_in", "hand_in"),
        ("Spielende", "end"),
        ("your turn", "turn"),
        ("Burg", "castle"),
        ("Whitehall", "whitehall"),
        ("Genialer Schachzug", "master_stroke"),
        ("Acker", "tiles"),
        ("Garten", "areas"),
        ("Marquess", "titles"),
        ("Folly der Wälder", "follys"),
        ("Bestechungsmarker", "bribe"),
        ("Steuern", "taxes"),
        ("muessi", "idleness"),
    ],
)
def test_a_topic_is_found(text: RulesText, topic: str, anchor: str) -> None:
    assert found(text, topic) == [anchor]
