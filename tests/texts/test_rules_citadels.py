"""The rules of Citadels to read: true to the engine, and found by any name."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.catalogue import CHARACTERS, printed_districts
from tafelrunde.texts import RulesText, languages, rules
from tests.texts.test_rules import body, found

TOPICS = (
    *("aim", "setup", "round", "calling", "building", "income", "crown", "supply"),
    *("end", "scoring", "options", "rulings", "provenance"),
)
PURPLE = (
    *("haunted_city", "keep", "laboratory", "smithy", "observatory", "graveyard", "library"),
    *("school_of_magic", "dragon_gate", "university"),
)


@pytest.fixture(params=languages())
def text(request: pytest.FixtureRequest) -> RulesText:
    return rules("citadels", request.param)


def test_every_topic_character_and_purple_district_has_a_section(text: RulesText) -> None:
    anchors = [section.anchor for section in text.sections]
    assert {*TOPICS, *PURPLE, *CHARACTERS} <= set(anchors)
    assert {kind.slug for kind in printed_districts().districts if kind.colour == "purple"} == {
        *PURPLE
    }


# ------------------------------------------------------------------------- true
def test_the_table_of_districts_is_the_card_list(text: RulesText) -> None:
    rows = re.findall(
        r"^\| ([^|]+) \| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$",
        text.section("districts")[0].body,
        re.MULTILINE,
    )
    found = [(name, int(cost), int(points), int(copies)) for name, _, cost, points, copies in rows]
    districts = printed_districts().districts
    assert found == [
        (kind.names[text.language], kind.cost, kind.points, kind.copies) for kind in districts
    ]
    words = {colour: kind.colour for (_, colour, *_), kind in zip(rows, districts, strict=True)}
    assert len(words) == len(set(words.values())) == 5
    assert all(words[row[1]] == kind.colour for row, kind in zip(rows, districts, strict=True))


def test_the_number_of_cards_is_that_of_the_list(text: RulesText) -> None:
    numbers = [int(number) for number in re.findall(r"\d+", text.section("components")[0].body)]
    copies: Counter[str] = Counter()
    for kind in printed_districts().districts:
        copies[kind.colour] += kind.copies
    assert numbers[:4] == [copies.total(), copies["green"], copies["yellow"], copies["blue"]]
    assert copies["blue"] == copies["red"] == copies["purple"]


@pytest.mark.parametrize("players", range(2, 8))
def test_the_table_of_the_draft_is_that_of_the_engine(text: RulesText, players: int) -> None:
    packet = r.CHARACTERS - r.OPEN_CHARACTERS[players] - 1
    sizes = []
    for place in r.DRAFT_PLANS[players]:
        if not place & r.LAID:
            sizes.append(packet)
        packet -= 1
    each = sum(place == 0 for place in r.DRAFT_PLANS[players])
    row = next(
        line
        for line in text.section("draft")[0].body.splitlines()
        if line.startswith(f"| {players} |")
    )
    _, _, shown, covered, choices, characters, _ = row.split("|")
    assert (int(shown), int(covered)) == (r.OPEN_CHARACTERS[players], 1)
    expected = [*sizes, 1] if players == 7 else sizes  # the last adds the face-down card
    assert [int(number) for number in re.findall(r"\d+", choices)] == expected
    assert int(characters) == each


def test_purple_districts_say_what_they_cost(text: RulesText) -> None:
    for kind in printed_districts().districts:
        if kind.colour == "purple":
            first = text.section(kind.slug)[0].body.split(".")[0]
            assert re.findall(r"\d+", first)[0] == str(kind.cost)
    smithy = text.section("smithy")[0].body
    assert re.findall(r"\d+", smithy) == ["5", str(r.SMITHY_PRICE), str(r.SMITHY_CARDS)]


def test_names_that_are_not_certain_are_confessed(text: RulesText) -> None:
    confession = body(text, "provenance")
    for kind in printed_districts().districts:
        is_named = f"**{kind.names[text.language]}**" in confession
        assert is_named == (kind.provenance != "printed"), kind.slug


# ------------------------------------------------------------------------ finding
@pytest.mark.parametrize(
    ("topic", "anchor"),
    [
        ("building", "building"),  # an anchor
        ("lay_down", "lay_down"),
        ("lay down", "lay_down"),
        ("Spielende", "end"),  # a title
        ("your turn", "turn"),  # a title in any language
        ("Dein Zug", "turn"),
        ("Söldner", "warlord"),  # a character
        ("WARLORD", "warlord"),
        ("soeldner", "warlord"),
        ("Hexenschule", "school_of_magic"),  # a card
        ("school of magic", "school_of_magic"),
        ("Taverne", "districts"),  # a card without a section of its own
        ("Trading Post", "districts"),
        ("meuch", "assassin"),  # a beginning
        ("  obser ", "observatory"),
        ("magic", "magician"),  # a beginning comes before a later word
        ("of magic", "school_of_magic"),  # the beginning of a later word
        ("end", "end"),  # the whole comes before a beginning
    ],
)
def test_a_topic_is_found(text: RulesText, topic: str, anchor: str) -> None:
    assert found(text, topic) == [anchor]


def test_several_sections_are_listed_in_their_order(text: RulesText) -> None:
    assert found(text, "karten aus") == ["choose", "exchange"]
    assert len(found(text, "s")) > 3


@pytest.mark.parametrize("topic", ["", "  ", "_", "Raumschiff", "(", ".*"])
def test_nothing_is_found(text: RulesText, topic: str) -> None:
    assert text.find(topic) is None


def test_a_section_comes_with_its_subsections(text: RulesText) -> None:
    assert [one.anchor for one in text.section("magician")] == ["magician", "exchange"]
    assert [one.anchor for one in text.section("rescue")] == ["rescue"]
    assert text.section("citadels") == text.sections
    assert text.section("provenance") == text.sections[-1:]
    with pytest.raises(KeyError, match="no section 'nowhere'"):
        text.section("nowhere")
