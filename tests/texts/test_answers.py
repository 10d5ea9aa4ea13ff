"""A person who is asked sees what every answer does: in words, as price and gain, or as a note."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import Game
from tafelrunde.engine.view import Choice
from tafelrunde.texts.words import Words
from tests.texts.keys import GAMES
from tests.texts.test_games import random_games

# By game the verbs whose words say all, though they name no thing: whoever reads "Leave the errand
# boy at home" needs no number. "Yes" and "The first effect" are not among them.
SAY_ALL = {
    "bruges": {"accept", "end", "enough", "stay"},
    "citadels": {"decline", "end"},
    "last_will": {"end", "enough", "pass"},
    "noblemen": {"decline", "done", "end"},
}
MARKS = {"first", "second"}  # words that stand for a thing without naming it


def says_what_it_does(option: Choice) -> bool:
    """Is there a price or a gain, a note, or a thing that is touched or named?"""
    named = set(option.arguments.values()) - MARKS
    return bool(option.brings or option.remark or option.warning or option.objects or named)


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_says_what_it_does(name: str) -> None:
    game: Game = tafelrunde.game(name)
    asked: set[tuple[str, str]] = set()
    for state, chance in random_games(game):
        if state.over or chance.random() > 0.3:
            continue
        prompt = state.prompt(int(state.actor))
        for option in prompt.options:
            verb = option.notation.partition(" ")[0]
            asked.add((prompt.kind, verb))
            assert verb in SAY_ALL[name] or says_what_it_does(option), (prompt.kind, option)
    assert {verb for _, verb in asked} >= SAY_ALL[name] - {"accept"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_answers_without_numbers_have_words_of_their_own(language: str, name: str) -> None:
    """No two of them are called alike, and none is a bare yes."""
    words = Words(tafelrunde.game(name), language, ["Anna", "Ben", "Cleo", "David"])
    labels = [words.move(verb) for verb in SAY_ALL[name]]
    assert len(set(labels)) == len(labels)
    assert not {"Yes", "Ja", "No", "Nein"} & set(labels)
