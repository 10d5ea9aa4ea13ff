"""The page words events and choices by itself: it has to say what is said here.

If texts or events have changed: python -m tests.fixtures.record
"""

from __future__ import annotations

import msgspec
import pytest

from tests.fixtures.record import FILE, GAMES, Fixture, broken, saying, told, words

FIXTURE = msgspec.json.decode(FILE.read_bytes(), type=Fixture)


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_those_of_the_fixture(game: str) -> None:
    cases = [case for case in FIXTURE.cases if case.game == game]
    assert len({event.cause for case in cases for event in case.events}) > 20
    for case in cases:
        for language, sentences in case.sentences.items():
            assert told(game, language, case.you, case.events) == sentences


def test_questions_moves_and_reasons_are_worded_as_in_the_fixture() -> None:
    assert {one.game for one in FIXTURE.sayings} == {*GAMES}
    for one in FIXTURE.sayings:
        assert saying(one.game, one.key, one.arguments) == one


def test_what_choices_bring_is_worded_as_in_the_fixture() -> None:
    assert any(one.warning for one in FIXTURE.worths)
    for one in FIXTURE.worths:
        for language, text in one.text.items():
            spoken = words(one.game, language, 0)
            assert spoken.brings(one.brings) == text
            if one.warning:
                assert spoken.warning(one.warning) == one.doubt[language]


def test_ties_are_worded_as_in_the_fixture() -> None:
    assert [one for game in GAMES for one in broken(game)] == FIXTURE.ties
    assert len(FIXTURE.ties) >= len(GAMES)
