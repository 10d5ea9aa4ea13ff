"""Texts by key: what is given, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import BadOption
from tafelrunde.texts import TextError, Texts, languages, messages


def test_there_are_german_and_english() -> None:
    assert languages() == ["de", "en"]
    languages().clear()
    assert languages() == ["de", "en"]


def test_a_text_in_both_languages() -> None:
    assert Texts("de").text("citadels-move-build", card="Taverne") == "Baue Taverne"
    assert Texts("en").text("citadels-move-build", card="Tavern") == "Build Tavern"


def test_numbers_are_plain_and_choose_the_right_form() -> None:
    texts = Texts("de")
    assert texts.text("table-seed", seed=1234567).endswith(" 1234567")
    assert texts.text("citadels-count-card", count=1) == "1 Karte"
    assert texts.text("citadels-count-card", count=1000) == "1000 Karten"


def test_arguments_may_be_more_than_needed_and_have_any_name() -> None:
    texts = Texts("en")
    assert texts.text("table-no", key="x", self="y", file="z") == "no"


def test_names_are_taken_as_they_are() -> None:
    name = "{ $evil } <b>"
    assert Texts("en").text("citadels-wait-turn", seat=name) == f"It is {name}’s turn."


def test_an_unknown_key_is_named() -> None:
    texts = Texts("de")
    assert not texts.has("citadels-move-fly")
    with pytest.raises(KeyError) as error:
        texts.text("citadels-move-fly")
    assert str(error.value) == "there is no text 'citadels-move-fly' in language 'de'"


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(TextError, match=r"'citadels-move-build'.*card"):
        Texts("de").text("citadels-move-build")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadOption, match="'fr'; there are: de, en"):
        Texts("fr")


def test_files_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Texts("de")
    monkeypatch.setattr(messages, "folder", None)
    assert Texts("de").has("table-you")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("a = A\nb = { $x\n", "no Fluent.*b ="),
        ("a = A\na = B\n", "a exists twice"),
        ("a =\n    .label = A\n", "a has no text"),
    ],
)
def test_mistakes_in_a_file_do_not_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, problem: str
) -> None:
    (tmp_path / "table.ftl").write_text(content, "utf-8")
    monkeypatch.setattr(messages, "folder", lambda _: tmp_path)
    with pytest.raises(ValueError, match=problem):
        messages._loaded.__wrapped__("de")
