"""What is understood of what somebody types, and what completion offers."""

from __future__ import annotations

import pytest

from tafelrunde.cli.table.answers import Answer, Command, Play, Problem, understood
from tafelrunde.cli.table.commands import COMMANDS, command_words
from tafelrunde.cli.table.complete import Completer
from tafelrunde.cli.table.menu import Menu
from tafelrunde.engine.view import Prompt
from tafelrunde.texts.layout import Layout
from tafelrunde.texts.words import Words
from tests.cli.table.host import CITADELS, MINIATURE
from tests.scenarios.citadels.table import seat, turn_of


def architect() -> tuple[Prompt, Menu]:
    """Gold is taken; a hand, a Laboratory, and something in the city of somebody else."""
    state = turn_of(
        "warlord",
        seat("warlord", gold=5, hand=["tavern", "temple", "town_hall"], city=["laboratory"]),
        seat("king", city=["keep", "market", "trading_post"]),
        seat(),
        seat(),
    )
    state.play(state.parse("gold"))
    prompt = state.prompt(0)
    return prompt, Menu(state.view(0), prompt, Layout())


def words(language: str) -> Words:
    return Words(CITADELS, language, ["Anna", "Ben", "Cleo", "Dora"], 0)


def answer(text: str, language: str = "en") -> Answer:
    _, menu = architect()
    return understood(text, menu, words(language))


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("build tavern", "build tavern"),
        ("BUILD   Tavern", "build tavern"),
        ("build town_hall", "build town_hall"),
        ("Build Town Hall", "build town_hall"),
        ("bui tav", "build tavern"),
        ("laboratory tem", "laboratory temple"),
        ("destroy market", "destroy 1 market"),
        ("market", "destroy 1 market"),
        ("destroy trading", "destroy 1 trading_post"),
        ("end", "end"),
    ],
)
def test_a_move_has_many_names(text: str, notation: str) -> None:
    assert answer(text) == Play(notation)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("Baue Taverne", "build tavern"),
        ("bau tav", "build tavern"),
        ("beende", "end"),
        ("zerstore markt", None),
        ("zerstöre markt", "destroy 1 market"),
        ("zerstoere markt", "destroy 1 market"),
    ],
)
def test_in_german_too(text: str, notation: str | None) -> None:
    found = answer(text, "de")
    assert found == Play(notation) if notation else isinstance(found, Problem)


def test_numbers_are_those_on_the_screen() -> None:
    _, menu = architect()
    for number, option in enumerate(menu.options, 1):
        assert answer(str(number)) == Play(option.notation)
    assert menu.options[-1].notation == "end"
    assert isinstance(answer(str(len(menu.options) + 1)), Problem)
    assert isinstance(answer("٣٤"), Problem)


def test_several_moves_are_named_instead_of_one_guessed() -> None:
    found = answer("tavern")
    assert isinstance(found, Problem)
    assert "Build Tavern, Laboratory: Tavern for 1 gold" in found.text


def test_too_little_is_not_guessed() -> None:
    assert isinstance(answer("e"), Problem)
    assert isinstance(answer("en"), Problem)


def test_a_move_that_is_not_possible_says_why() -> None:
    found = answer("build town hall")
    assert found == Play("build town_hall")
    found = answer("destroy keep")
    assert isinstance(found, Problem)
    assert "cannot be destroyed" in found.text
    assert answer("murder king") == Command("why", "murder king")


def test_commands_and_what_stands_behind_them() -> None:
    assert answer("rules The Crown") == Command("rules", "The Crown")
    assert answer("Regeln Krone") == Command("rules", "Krone")
    assert answer("/cards") == Command("cards", "")
    assert answer("zurück") == answer("zurueck") == Command("undo", "")
    assert {answer(word) for word in ("quit", "exit", "schluss", "ende")} == {Command("quit", "")}
    german = ("warum", "protokoll", "punkte", "regeln", "karten", "tipp", "rat", "karte")
    assert all(isinstance(answer(word), Command) for word in german)
    assert set(command_words().values()) == set(COMMANDS)


# --------------------------------------------------------------------- completion
def offered(line: str, language: str = "en") -> list[str]:
    prompt, _ = architect()
    return [one.text for one in Completer(prompt, words(language)).candidates(line)]


def test_completion_of_moves_and_commands() -> None:
    assert offered("bu") == ["Build Temple", "Build Tavern", "Build Town Hall"]
    assert offered("build ta") == ["Build Tavern"]
    assert offered("destroy 1 m") == ["destroy 1 market"]
    assert offered("sc") == ["score"]
    assert offered("/ca") == ["/cards"]
    everything = offered("")
    assert "End the turn" in everything
    assert "quit" in everything
    assert offered("xyz") == []


def test_completion_by_the_names_on_cards() -> None:
    assert offered("Tav") == ["Build Tavern", "Laboratory: Tavern for 1 gold"]
    assert offered("Taver", "de") == ["Baue Taverne", "Laboratorium: Taverne für 1 Gold"]
    assert offered("Baue Tav", "de") == ["Baue Taverne"]
    assert offered("rath", "de") == ["Baue Rathaus", "Laboratorium: Rathaus für 1 Gold"]
    assert offered("pun", "de") == ["punkte"]


def test_completion_behind_a_command() -> None:
    assert offered("why destroy 1 k") == ["why destroy 1 keep"]
    assert offered("cards drag") == ["cards Dragon Gate"]
    assert offered("karten drach", "de") == ["karten Drachenhort"]
    assert "rules The crown" in offered("rules the cr")
    assert offered("save x") == []


def test_completion_says_what_a_move_means() -> None:
    prompt, _ = architect()
    (found,) = Completer(prompt, words("de")).candidates("build tav")
    assert (found.text, found.meaning) == ("build tavern", "Baue Taverne")


def test_a_game_without_texts_or_rules_is_completed_too() -> None:
    state = MINIATURE.new(2, 1)
    completer = Completer(state.prompt(0), Words(MINIATURE, "en", ["A", "B"], 0))
    assert [one.text for one in completer.candidates("dr")] == ["Draw"]
    assert completer.candidates("rules x") == []
