"""The command in both languages: help, errors and what decides about the language."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import signature
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli.helping import option_key
from tafelrunde.cli.main import COMMANDS
from tafelrunde.texts import Texts, languages
from tests.cli.command import Command

SOURCE = Path(tafelrunde.__file__).parent
NAMES = [command.__name__ for command in COMMANDS]
# Beginnings of keys whose ends are named elsewhere: by a game's option, a level, an error of the
# system, a figure that is measured, a part of a fit.
COMPOSED = (
    *("command-option-", "command-value-", "command-interpreted-", "command-list-"),
    *("command-bench-", "command-check-", "command-fit-lost_", "command-error-no_"),
    *("error-os-", "command-fit-choices_of", "command-fit-positions_of", "command-fit-trial_of"),
    *("arena-games_a_",),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_every_command_and_option_has_its_text(
    language: str, command: Callable[..., object]
) -> None:
    texts, name = Texts(language), command.__name__
    assert texts.has(f"command-{name}")
    for option in signature(command).parameters:
        assert texts.has(option_key(name, option, texts)), option


@pytest.mark.parametrize("name", NAMES)
def test_help_is_in_the_language_asked_for(command: Command, name: str) -> None:
    german, english = (
        " ".join(command.output(name, "--help", "--language", language).split())
        for language in ("de", "en")
    )
    for language, told in (("de", german), ("en", english)):
        assert Texts(language).text(f"command-{name}") in told
    assert german.startswith(f"Aufruf: tafelrunde {name}")
    assert english.startswith(f"Usage: tafelrunde {name}")
    for word in ("Options", "Arguments", "Usage", "default"):
        assert f" {word} " not in german


def test_values_are_named_by_what_they_are(command: Command) -> None:
    german = command.output("arena", "--help", "--language", "de")
    assert german.startswith("Aufruf: tafelrunde arena SPIEL [OPTIONEN]\n")
    assert [
        word
        for word in ("--games ZAHL", "--cards PFAD", "--option NAME=WERT", "--bots TEXT")
        if f"  {word} " not in german
    ] == []


def test_no_text_of_the_command_is_unused() -> None:
    sources = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py")).replace("'", '"')
    options = {
        option_key(command.__name__, option, Texts("en"))
        for command in COMMANDS
        for option in signature(command).parameters
    }
    about = {f"command-{name}{end}" for name in NAMES for end in ("", "-more")}
    every = Texts("en").keys()
    mine = [key for key in every if key.startswith(("command-", "error-", "arena-error-"))]
    unused = [
        key
        for key in mine
        if key not in options | about and not key.startswith(COMPOSED) and f'"{key}"' not in sources
    ]
    assert unused == []


def test_every_key_in_the_sources_has_a_text() -> None:
    texts = Texts("en")
    named = {
        key
        for path in SOURCE.rglob("*.py")
        for key in re.findall(r'"((?:command|error|arena)-[\w-]*\w)"', path.read_text("utf-8"))
    }
    assert sorted(key for key in named if not texts.has(key)) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "de", "play", "chess"),
        ("play", "--language", "de", "chess"),
        ("play", "chess", "--language=de"),
        ("--language=de", "play", "chess"),
    ],
)
def test_the_language_may_be_asked_for_anywhere(
    command: Command, arguments: tuple[str, ...]
) -> None:
    told = "Ein Spiel „chess“ gibt es nicht. Es gibt: bruges, citadels, last_will, noblemen."
    assert command.refusal(*arguments) == told


@pytest.mark.parametrize(
    ("settings", "german"),
    [
        ({"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_CH.UTF-8"}, True),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_AT.UTF-8", "LANG": "de_AT.UTF-8"}, False),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, False),
    ],
)
def test_errors_are_in_the_language_of_the_system(
    command: Command, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], german: bool
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    expected = "SPIEL fehlt." if german else "GAME is missing."
    assert command.refusal("play") == expected
    assert command.refusal("--language", "en", "play") == "GAME is missing."


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["plaz"], "Einen Befehl „plaz“ gibt es nicht."),
        (["plaz"], "Meintest du „play“?"),
        (["play", "citadells"], "Meintest du „citadels“?"),
        (
            ["play", "citadels", "--sed", "1"],
            "Eine Option „--sed“ gibt es hier nicht. Meintest du „--seed“?",
        ),
        (["play", "citadels", "--seed", "x"], "--seed: „x“ ist keine ganze Zahl."),
        (["play", "citadels", "--seed"], "--seed braucht einen Wert."),
        (["play", "citadels", "--seed", "1", "--seed", "2"], "--seed ist mehrmals angegeben."),
        (["play", "citadels", "chess"], "Das ist zu viel: „chess“."),
        (["play", "citadels", "--bots", "duk"], "--bots: Einen Bot „duk“ gibt es nicht."),
        (
            ["play", "citadels", "--bots", "duke,page", "--players", "9"],
            "--bots: 2 Gegner sind genannt",
        ),
        (["play", "citadels", "--players", "9"], "citadels ist für 2 bis 7 Personen, nicht für 9."),
        (
            ["play", "citadels", "--option", "tie_break=glod"],
            "tie_break: „glod“ geht nicht.",
        ),
        (["play", "citadels", "--option", "first_crown=5"], "einen Sitz 5"),
        (["play", "citadels", "--cards", "nowhere.csv"], "eine Datei nowhere.csv gibt es nicht"),
        (["replay", "nowhere.txt"], "nowhere.txt: diese Datei oder diesen Ordner gibt es nicht"),
        (["serve", "--port", "99999"], "--port: 99999 ist kein Port."),
        (
            ["backup", "copy", "--home", "nowhere"],
            "Eine Datenbank nowhere/tafelrunde.sqlite gibt es",
        ),
        (
            ["arena", "citadels", "--bots", "steward@1,random"],
            "--bots: „steward@1“: steward simuliert nicht",
        ),
        (["check", "--games", "0"], "--games: Nötig ist eine Zahl über 0, nicht 0."),
        (["bench", "--seconds", "soon"], "--seconds: „soon“ ist keine Zahl."),
    ],
)
def test_errors_in_german(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in command.refusal(*arguments, "--language", "de")


def test_a_broken_record_in_german(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("tafelrunde record 1\ngame citadels\nrules one\n", "utf-8")
    told = command.refusal("replay", path, "--language", "de")
    assert told == f"{path}: Zeile 3: rules: „one“ ist keine ganze Zahl."


def test_the_games_and_how_many_can_play(command: Command) -> None:
    english, german = (command.output("games", "--language", each) for each in ("en", "de"))
    first = [" ".join(line.split()[:3]) for line in english.splitlines()]
    assert "citadels Citadels 2–7" in first
    assert "noblemen Noblemen 3–5" in first
    assert "Ohne Furcht und Adel" in german
    for name in tafelrunde.games():
        assert re.search(rf"^{name} ", english, re.M)


def test_the_bots_and_the_time_they_take(command: Command) -> None:
    english, german = (command.output("bots", "--language", each) for each in ("en", "de"))
    named = [line.split()[0] for line in english.splitlines() if line[:1].islower()]
    assert named == ["random", "page", "steward", "knight", "count", "duke"]
    assert re.search(r"^steward +Steward +at once ", english, re.M)
    assert re.search(r"^count +Count +up to 0\.5 s ", english, re.M)
    assert re.search(r"^duke +Herzog +bis 2,0 s ", german, re.M)
