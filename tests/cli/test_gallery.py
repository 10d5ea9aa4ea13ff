"""`tafelrunde cards`: the cards of a game to leaf through."""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.boardgames.bruges.catalogue import printed_persons
from tests.cli.command import Command


def lines(command: Command, *arguments: str | Path) -> list[str]:
    """What is printed, without the air at the ends of lines."""
    return [line.rstrip() for line in command.output("cards", *arguments).splitlines()]


def test_a_card_says_all_about_itself(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert lines(command, "bruges", "--search", "herzogin", "--language", "de") == [
        "  1 von 180 Karten und Teilen",
        "",
        "Personen",
        "Herzogin  violett · Gulden 6 · Punkte 2 · Adel · Unendlich, einmal je Runde",
        "          Einmal je Runde: Du darfst bis zu zweimal 2 Gulden gegen 1 Punkt",
        "          tauschen. (von uns erdacht)",
    ]


def test_a_screen_reader_gets_one_fact_per_line(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = lines(command, "bruges", "--search", "duchess", "--language", "en", "--plain")
    at = said.index("Duchess:")
    assert said[at + 1 :] == [
        "violet",
        "Guilders 6",
        "Points 2",
        "Nobility",
        "Infinity, once a round",
        "Once a round: You may exchange 2 guilders for 1 point, up to twice.",
        "(made up by us)",
    ]


@pytest.mark.parametrize(
    ("filters", "count"),
    [
        (("--colour", "violet"), 33 + 3),  # and worker, marker and house of that colour
        (("--colour", "violett"), 33 + 3),
        (("--group", "Nobility"), 15),
        (("--group", "aemter"), 15),
        (("--group", "Ämter"), 15),
        (("--symbol", "worker"), 48),
        (("--symbol", "worker:red"), 9),
        (("--symbol", "Handlanger, rot"), 9),
        (("--symbol", "Blitz"), 40),
        (("--symbol", "infinity"), 16 + 15 + 14),
        (("--group", "Adel", "--colour", "blau", "--symbol", "lightning"), 2),
        (("--search", "Mehrheitenmarker"), 3),
        (("--search", "no such words"), 0),
    ],
)
def test_filters(command: Command, filters: tuple[str, ...], count: int) -> None:
    said = lines(command, "bruges", "--language", "en", *filters)
    assert said[0].strip() == f"{count} of 180 cards and pieces"


@pytest.mark.parametrize("name", tafelrunde.games())
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_game_shows_all_its_kinds(command: Command, name: str, language: str) -> None:
    said = " ".join(command.output("cards", name, "--language", language, "--plain").split())
    kinds = tafelrunde.game(name).catalogue().kinds
    assert all(" ".join(kind.names[language].split()) in said for kind in kinds)
    assert "_" not in said


def test_options_and_lists_change_cards(command: Command, tmp_path: Path) -> None:
    usual = command.output("cards", "bruges", "--search", "engraver", "--language", "en")
    assert "Guilders 9 · Points 3" in usual
    option = ("--option", "graveur=first_printing")
    first = command.output("cards", "bruges", "--search", "engraver", "--language", "en", *option)
    assert "Guilders 12 · Points 4" in first
    assert "2 points for each group" in " ".join(first.split())
    file = tmp_path / "persons.csv"
    file.write_text(printed_persons().text.replace(",Junker,Squire,", ",Knappe,Page boy,"), "utf-8")
    own = command.output(
        "cards", "bruges", "--search", "page boy", "--language", "en", "--cards", file
    )
    assert "Take 2 points." in own


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("bruges", "--colour", "pink"), ["--colour", "“pink”", "blue, brown, yellow"]),
        (("citadels", "--group", "Adel"), ["--group", "none"]),
        (("chess",), ["no game “chess”"]),
        (("bruges", "--option", "graveur=third"), ["graveur", "third"]),
    ],
)
def test_what_there_is_not(command: Command, arguments: tuple[str, ...], words: list[str]) -> None:
    message = command.refusal("cards", *arguments)
    assert all(word in message for word in words), message
