"""What of a card is printed, inferred or made up is said field by field."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import Game
from tafelrunde.boardgames.bruges.catalogue import printed_persons
from tafelrunde.engine.sources import SOURCES, Sources
from tafelrunde.engine.view import Kind
from tafelrunde.texts.words import Words

WITH_FILE = ("bruges", "citadels", "last_will")


def words(game: str | Game, language: str) -> Words:
    found = tafelrunde.game(game) if isinstance(game, str) else game
    return Words(found, language, ())


@pytest.mark.parametrize(
    ("game", "card", "de", "en"),
    [
        (
            "bruges",
            "prince",
            "so gedruckt: Name, Preis, Punkte, Gruppe und Symbol; von uns erschlossen: Farbe; "
            "von uns erdacht: Wirkung",
            "as printed: Name, Price, Points, Group and Symbol; inferred by us: Colour; "
            "made up by us: Effect",
        ),
        (
            "bruges",
            "bishop",
            "so gedruckt: Name, Symbol und Wirkung; "
            "von uns erschlossen: Farbe, Preis, Punkte und Gruppe",
            "as printed: Name, Symbol and Effect; inferred by us: Colour, Price, Points and Group",
        ),
        ("bruges", "duke", "von uns erdacht", "made up by us"),
        (
            "citadels",
            "manor",
            "so gedruckt: Farbe, Preis und Punkte; von uns erschlossen: Name",
            "as printed: Colour, Price and Points; inferred by us: Name",
        ),
        ("citadels", "castle", "so gedruckt", "as printed"),
        ("citadels", "king", "so gedruckt", "as printed"),
        (
            "last_will",
            "small_villa",
            "so gedruckt: Rand und Art; von uns erschlossen: Anzahl; "
            "von uns erdacht: Name, Preis und Wirkung",
            "as printed: Border and Kind; inferred by us: Copies; "
            "made up by us: Name, Price and Effect",
        ),
        ("last_will", "will_80", "von uns erschlossen", "inferred by us"),
        ("last_will", "ball", "von uns erdacht", "made up by us"),
        (
            "noblemen",
            "castle",
            "so gedruckt: Name und Wirkung; von uns erschlossen: Preis",
            "as printed: Name and Effect; inferred by us: Price",
        ),
    ],
)
def test_every_field_says_where_it_comes_from(game: str, card: str, de: str, en: str) -> None:
    for language, said in (("de", de), ("en", en)):
        found = words(game, language)
        assert found.origin(found.kinds[card]) == said


@pytest.mark.parametrize("name", WITH_FILE)
def test_the_files_name_cards_and_fields_that_there_are(name: str) -> None:
    folder = resources.files(f"tafelrunde.boardgames.{name}") / "components"
    data = tomllib.loads((folder / "sources.toml").read_text("utf-8"))
    kinds = {kind.id: kind for kind in tafelrunde.game(name).catalogue().kinds}
    assert {data["rest"], data["others"]} <= {*SOURCES}
    for slug, card in data["cards"].items():
        if isinstance(card, str):
            assert card in SOURCES
            continue
        assert set(card) <= {*SOURCES}
        fields = [field for found in card.values() for field in found]
        assert len(fields) == len(set(fields)), slug
        assert set(fields) <= {"name", "text", *kinds[slug].facts}, slug


def test_only_what_is_printed_is_called_so() -> None:
    """Of no person every field is known, and of most none."""
    kinds = {kind.id: kind for kind in tafelrunde.game("bruges").catalogue().kinds}
    persons = [kinds[one.slug] for one in printed_persons().persons]
    assert [kind.id for kind in persons if kind.provenance == "printed"] == []
    assert sum(kind.provenance == "invented" for kind in persons) == 142


def test_lists_of_others_have_one_word_for_a_card(tmp_path: Path) -> None:
    """Their cards are not ours, whatever they are called."""
    file = tmp_path / "persons.csv"
    file.write_text(printed_persons().text.replace(",Junker,Squire,", ",Knappe,Page boy,"), "utf-8")
    own = words(tafelrunde.game("bruges", file), "en")
    assert own.origin(own.kinds["bishop"]) == "as printed"
    assert own.origin(own.kinds["prince"]) == "partly inferred"
    assert own.origin(own.kinds["duke"]) == "inferred by us"
    assert all(not kind.sources for kind in own.kinds.values())


def test_fields_of_which_nothing_is_said_are_the_rest() -> None:
    sources = Sources(
        """
        rest = "reconstructed"
        others = "invented"
        [cards]
        one = { printed = ["name"] }
        two = "printed"
        """
    )
    names = {"en": "X"}
    cards = [Kind(slug, "card", names, {"cost": 3}, "", "partial") for slug in ("one", "two", "x")]
    one, two, three, piece = sources.told([*cards, Kind("piece", "piece", names)])
    assert (one.provenance, one.sources) == (
        "partial",
        {"name": "printed", "cost": "reconstructed"},
    )
    assert (two.provenance, two.sources) == ("printed", {})
    assert (three.provenance, three.sources) == ("invented", {})
    assert (piece.provenance, piece.sources) == ("", {})
