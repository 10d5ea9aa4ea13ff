"""The files: the same keys and variables in every language, none missing, none unused."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product

import pytest

import tafelrunde
from tafelrunde.texts import Texts, languages
from tests.texts.keys import FREE_PREFIXES, GAMES, VOCABULARIES, decisions, game_keys
from tests.texts.variables import file_of, messages, parts, variables

NUMBERS = {
    *("acted", "amount", "bribes", "by", "cost", "count", "decade", "forests", "gold", "held"),
    *("knight", "left", "limit", "manors", "money", "needed", "number", "place", "points"),
    *("prestige", "price", "reached", "round", "seed", "value"),
    *("cards", "games", "n", "pips", "seatings", "space", "turn"),
    *("farm", "villa", "summer", "manor", "pounds"),
}
LISTS = {"arrangement": "3,-3,-2,1"}  # of numbers
COMMANDS = (
    *("moves", "why", "undo", "log", "score", "rules"),
    *("cards", "hint", "save", "load", "quit", "help"),
)


def test_every_game_has_a_vocabulary() -> None:
    assert set(VOCABULARIES) == set(GAMES)


def test_every_key_exists_in_every_language_with_the_same_variables() -> None:
    first, *others = [messages(language) for language in languages()]
    for other in others:
        assert list(first) == list(other)  # in the same order too, so that files can be compared
        for key, message in first.items():
            assert message.variables == other[key].variables, key
            assert message.messages == other[key].messages, key


@pytest.mark.parametrize("language", languages())
def test_every_key_of_the_engine_exists(language: str) -> None:
    texts = Texts(language)
    for name in GAMES:
        assert [key for key in game_keys(name) if not texts.has(key)] == []
    for code in ("unknown_notation", "no_such_move", "no_text"):
        assert texts.has(f"table-why-{code}")


@pytest.mark.parametrize("language", languages())
def test_no_text_is_unused(language: str) -> None:
    keys = Texts(language).keys()
    used = [key for key in keys if not key.startswith(FREE_PREFIXES)]
    assert sorted(used) == sorted(key for name in GAMES for key in game_keys(name))


@pytest.mark.parametrize("language", languages())
def test_every_word_for_other_texts_is_part_of_one(language: str) -> None:
    found = messages(language)
    spoken = {key for message in found.values() for key in message.messages}
    words = {key for name in GAMES for key in found if key.startswith(f"{name}-word-")}
    assert words <= spoken


@pytest.mark.parametrize("language", languages())
def test_every_key_stands_in_the_file_of_its_part(language: str) -> None:
    for part, start in parts().items():
        keys = re.findall(r"^([\w-]+) =", file_of(part, language), re.MULTILINE)
        assert keys
        assert all(key.startswith(start) for key in keys)


def sample(names: Iterable[str], number: int, word: str) -> dict[str, int | str]:
    """Facts for all variables of a text."""
    return {each: LISTS.get(each, number if each in NUMBERS else word) for each in names}


@pytest.mark.parametrize("language", languages())
def test_every_text_formats_and_is_tidy(language: str) -> None:
    texts = Texts(language)
    found = messages(language)
    for key in found:
        for number, word in product((0, 1, 2, 21), ("Xx", "yes", texts.text("table-you"))):
            facts = sample(variables(key, found), number, word)
            text = texts.text(key, **facts)
            assert all(text.split(" "))  # between two words there is one
            assert not set("\n\t{}\u2068\u2069") & set(text)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_sentences_end_and_labels_do_not(language: str, name: str) -> None:
    texts = Texts(language)
    groups = ("ask", "wait", "moved", "changed", "told", "why", *VOCABULARIES[name].kinds)
    sentences = tuple(f"{name}-{group}-" for group in groups)
    labels = tuple(f"{name}-{group}-" for group in ("move", "score", "zone", "phase", "fact"))
    found = messages(language)
    for key in found:
        facts = sample(variables(key, found), 2, "Xx")
        text = texts.text(key, **facts)
        if key.startswith(sentences):
            assert text[-1] in ".!?", key
        elif key.startswith(labels):
            assert text[-1] not in ".!?", key


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_sentences_about_a_player_can_address_him(language: str, name: str) -> None:
    """ "Du baust Taverne", never "Du baut Taverne"."""
    you = Texts(language).text("table-you")
    words = VOCABULARIES[name]
    logged = {f"{form.lower()}-{cause}" for form, cause in words.events} - {*words.impersonal}
    found = messages(language)
    for key in sorted(f"{name}-{one}" for one in logged):
        about = [each for each in ("player", "source_player") if each in found[key].variables]
        assert about, key
        for each in about:
            assert you in found[key].variants[each], key
    for kind in decisions(tafelrunde.game(name)):
        for group in ("ask", "wait"):
            assert you in found[f"{name}-{group}-{kind}"].variants["seat"], kind


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_addressed_where_nobody_acts(name: str) -> None:
    for key in VOCABULARIES[name].impersonal:
        assert "player" not in messages("en")[f"{name}-{key}"].variables


@pytest.mark.parametrize("language", languages())
def test_the_words_to_type_differ(language: str) -> None:
    """Else one could not tell two commands apart. Spelled in one piece and in small letters."""
    texts = Texts(language)
    words = [texts.text(f"table-command-{name}") for name in COMMANDS]
    assert all(texts.text(f"table-command-{name}-help") for name in COMMANDS)
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"[a-zäöüß]+", word) for word in words)


@pytest.mark.parametrize("name", GAMES)
def test_option_values_have_names(name: str) -> None:
    keys = game_keys(name)
    for option in tafelrunde.game(name).options.values():
        assert option.help in keys
        for value in option.allowed:
            if isinstance(value, str):
                assert f"{option.help}-{value}" in keys
