"""The rules of Last Will to read: true to the engine, and following the options."""

from __future__ import annotations

import re

import pytest

import tafelrunde
from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.catalogue import boards, printed_cards
from tafelrunde.texts import RulesText, languages, rules, rules_text
from tafelrunde.texts.words import Words
from tests.texts.test_rules import body

GAME = tafelrunde.game("last_will")
SECTIONS = {"event": "events", "helper": "helpers", "expense": "expenses", "property": "estates"}


@pytest.fixture(params=languages())
def text(request: pytest.FixtureRequest) -> RulesText:
    return rules("last_will", request.param)


def rows(text: RulesText, anchor: str) -> list[list[str]]:
    """The rows of all tables in a section, without headings."""
    lines = [line for line in body(text, anchor).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    headings = [k - 1 for k, row in enumerate(cells) if row[0].startswith("---")]
    return [row for k, row in enumerate(cells) if k not in headings and k - 1 not in headings]


@pytest.mark.parametrize("sort", SECTIONS)
def test_the_tables_of_cards_are_the_card_list(text: RulesText, sort: str) -> None:
    words = Words(GAME, text.language, ())
    wanted = [
        [card.names[text.language], str(card.copies), words.about(words.kinds[card.slug])]
        for card in printed_cards().cards
        if card.sort == sort
    ]
    assert rows(text, SECTIONS[sort]) == wanted


def test_the_table_of_special_cards(text: RulesText) -> None:
    words = Words(GAME, text.language, ())
    special = [card for card in printed_cards().cards if card.sort == "special"]
    assert rows(text, "specials") == [
        [card.names[text.language], str(card.crowns), words.about(words.kinds[card.slug])]
        for card in special
    ]


def test_the_planning_board_is_that_of_the_engine(text: RulesText) -> None:
    plans = [boards()["plan"][side]["spaces"] for side in ("small", "large")]
    wanted = [
        [str(number), *map(str, space)] for plan in plans for number, space in enumerate(plan, 1)
    ]
    assert rows(text, "plan") == wanted


def test_the_offer_is_that_of_the_engine(text: RulesText) -> None:
    book = GAME.rules({}, 2)
    assert isinstance(book, r.LastWillRules)
    letters = {"de": "EHIGSJ", "en": "EHPCSW"}[text.language]
    wanted = [
        [
            str(players),
            *("".join(letters[deck] for deck in book.dealt_to(players, k)) for k in range(1, 8)),
        ]
        for players in range(2, 6)
    ]
    assert rows(text, "offer") == wanted


def test_the_number_of_cards_is_that_of_the_list(text: RulesText) -> None:
    numbers = [int(one) for one in re.findall(r"\d+", text.section("components")[0].body)]
    decks = [(0,), (1,), (2,), (3,), (4,), (5,), (6,)]
    cards = printed_cards().cards
    counts = [sum(card.copies for card in cards if card.deck in deck) for deck in decks]
    assert numbers[1:9] == [sum(counts), *counts]
    assert [sum(counts), *counts] == [140, 36, 36, 24, 28, 7, 2, 7]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("option", "value", "anchors"),
    [
        ("start_money", "drawn", {"components", "wills", "setup"}),
        ("start_money", 130, {"components", "setup"}),
        ("plan_order", "board", {"setup", "plan", "planning_order"}),
        ("neutral_marker", True, {"block"}),
        ("companion_actions", "together", {"act", "add_company"}),
        ("friend_at_once", True, {"act"}),
        ("final_depreciation", False, {"worsen"}),
        ("boys_may_rest", False, {"errand"}),
        ("first_player", 2, {"setup"}),
    ],
)
def test_the_text_follows_the_options(
    language: str, option: str, value: object, anchors: set[str]
) -> None:
    usual, other = (rules_text("last_will", language, one) for one in ({}, {option: value}))
    changed = {
        one.anchor for one, two in zip(usual.sections, other.sections, strict=True) if one != two
    }
    assert changed == {*anchors, "options"}


@pytest.mark.parametrize("language", languages())
def test_it_says_that_the_poorest_wins(language: str) -> None:
    words = {"de": "Wer am ärmsten ist, gewinnt", "en": "The poorest wins"}
    assert words[language] in body(rules("last_will", language), "aim")
