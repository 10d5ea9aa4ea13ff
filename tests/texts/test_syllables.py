"""Long words of cards can be broken on the page, and only between syllables."""

from __future__ import annotations

import re

import pytest

import tafelrunde
from tafelrunde.texts import Texts
from tafelrunde.texts.cards import catalogue
from tests.texts.keys import GAMES

NAMES, TEXTS = 10, 12  # letters: shorter words fit on the smallest card


def syllables(language: str) -> dict[str, list[str]]:
    words = Texts(language).text("page-syllables").split()
    return {word.replace("-", ""): word.split("-") for word in words}


def words(text: str, letters: int) -> set[str]:
    return {word for word in re.findall(r"[^\W\d_]+", text) if len(word) >= letters}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_long_word_of_a_card_can_be_broken(game: str, language: str) -> None:
    found: set[str] = set()
    for kind in catalogue(tafelrunde.game(game), {}).kinds:
        found |= words(kind.names.get(language, ""), NAMES)
        found |= words((kind.texts or {}).get(language, ""), TEXTS)
    assert found - syllables(language).keys() == set()


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_letter_stands_alone(language: str) -> None:
    known = syllables(language)
    assert len(known) > 40
    vowels = set("aeiouyäöü")
    for word, parts in known.items():
        assert len(parts) > 1, word
        assert len(parts[0]) > 1, word
        assert len(parts[-1]) > 1, word
        assert all(vowels & set(part.lower()) for part in parts), word


def test_some_by_hand() -> None:
    known = syllables("de")
    assert known["Sommerhäuschen"] == ["Som", "mer", "häus", "chen"]
    assert known["Theaterabonnement"] == ["Thea", "ter", "abon", "ne", "ment"]
    assert known["Kerkermeister"] == ["Ker", "ker", "meis", "ter"]
