"""The rules of Brügge to read: true to the constants of the game, and found by any name."""

from __future__ import annotations

import re

import pytest

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.catalogue import board, printed_persons
from tafelrunde.texts import RulesText, languages, rules, rules_text
from tests.texts.test_rules import body, found

TOPICS = (
    *("aim", "components", "workers", "houses", "threats", "setup", "round", "dice", "majorities"),
    *("actions", "canal", "recruiting", "persons", "symbols", "questions", "damage", "end"),
    *("scoring", "knowledge", "options", "rulings", "provenance"),
)


@pytest.fixture(params=languages())
def text(request: pytest.FixtureRequest) -> RulesText:
    return rules("bruges", request.param)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def table(text: RulesText, anchor: str) -> list[list[str]]:
    lines = [line for line in text.section(anchor)[0].body.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_topic_has_a_section(text: RulesText) -> None:
    assert {*TOPICS} <= {section.anchor for section in text.sections}


# ------------------------------------------------------------------------- true
def test_the_parts_are_those_of_the_game(text: RulesText) -> None:
    persons = len(printed_persons().persons)
    statues = board()["statues"]["values"]
    markers = [r.MARKERS * r.COLOURS, r.MARKERS]
    own = [r.COLOURS, 2 * r.ARM, r.MAJORITIES, len(statues), *statues, 1, r.HIGHEST]
    told = numbers(text.section("components")[0].body)
    assert told == [persons, persons // r.COLOURS, *markers, *own]


def test_the_piles_are_those_of_the_game(text: RulesText) -> None:
    persons = len(printed_persons().persons)
    for players, row in zip(range(2, r.SEATS + 1), table(text, "setup"), strict=True):
        drawn = players * persons // r.STACKS
        piles = [(drawn + 1) // 2, drawn // 2, persons - drawn]
        assert numbers(" ".join(row)) == [players, *piles]


def test_points_are_those_of_the_game(text: RulesText) -> None:
    rows = [numbers(row[1]) for row in table(text, "scoring")]
    assert rows == [[], [1], [], [r.MAJORITY_POINTS], [r.SCENIC_POINTS], [], []]
    assert numbers(table(text, "threats")[-1][2]) == [r.INTRIGUE_POINTS]
    assert numbers(table(text, "actions")[0][2]) == [r.WORKERS]
    assert numbers(table(text, "actions")[2][2]) == [r.FOR_MARKER]


def test_persons_stand_with_their_group(text: RulesText) -> None:
    told = re.findall(r"^- \*\*.*?:\*\* (.*)$", text.section("persons")[0].body, re.MULTILINE)
    persons = printed_persons().persons
    for group, names in zip(r.group.names, told, strict=True):
        here = [one.names[text.language] for one in persons if one.group == group]
        assert names.split(", ") == here


def test_what_is_ours_is_counted(text: RulesText) -> None:
    persons = printed_persons().persons
    sorts = [one.provenance for one in persons]
    told = numbers(body(text, "provenance"))
    wanted = [len(persons), *(sorts.count(one) for one in ("printed", "partial", "reconstructed"))]
    assert [number for number in told if number in wanted] == wanted


# ------------------------------------------------------------------------ options
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("option", "value", "anchor", "told"),
    [
        ("graveur", "revised", "persons", [9, 1]),
        ("graveur", "first_printing", "persons", [12, 2]),
        ("first_player", 2, "setup", [2]),
    ],
)
def test_the_text_follows_the_options(
    language: str, option: str, value: object, anchor: str, told: list[int]
) -> None:
    book = rules_text("bruges", language, {option: value})
    section = book.section(anchor)[0].body
    last = [line for line in section.splitlines() if line and not line.startswith("|")]
    lines = [line for line in last if numbers(line)[-len(told) :] == told]
    assert lines, section


# ------------------------------------------------------------------------ finding
@pytest.mark.parametrize(
    ("topic", "anchor"),
    [
        ("Herzog", "persons"),
        ("Lady's maid", "persons"),
        ("Überschwemmung", "threats"),
        ("red house", "houses"),
        ("blauer Handlanger", "workers"),
        ("Spielende", "end"),
        ("ask_copy", "ask_copy"),
    ],
)
def test_a_topic_is_found(text: RulesText, topic: str, anchor: str) -> None:
    assert anchor in found(text, topic)
