"""What went wrong, said in the language of the person."""

from __future__ import annotations

import errno
import gc
import pickle
import socket
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import BadCards, BadNotation, BadOption, BadRecord, Record
from tafelrunde.engine.errors import Problem, TafelrundeError
from tafelrunde.texts import Texts, languages
from tafelrunde.texts.saying import Trouble, os_trouble, trouble
from tests.texts.keys import GAMES

GAME = tafelrunde.game("citadels")
PERSONS = Path(tafelrunde.__file__).parent / "boardgames/bruges/components/persons.csv"


@pytest.mark.parametrize("language", languages())
def test_every_problem_that_is_declared_has_a_text(language: str) -> None:
    for name in GAMES:
        tafelrunde.game(name)
    texts = Texts(language)
    declared = {one.key for one in gc.get_objects() if isinstance(one, Problem)}
    declared = {key for key in declared if not key.startswith("chess-")}  # made by a test
    assert len(declared) > 60
    assert sorted(key for key in declared if not texts.has(key)) == []


def test_what_may_have_been_meant() -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(4, 1, tie_brake="gold")
    assert str(error.value).endswith("; did you mean 'tie_break'?")
    assert trouble(error.value, "de").endswith("Meintest du „tie_break“?")
    with pytest.raises(BadNotation) as wrong:
        GAME.new(4, 1).parse("build tavrn")
    told = "„build tavrn“ ist kein Zug dieses Spiels. Meintest du „build tavern“?"
    assert trouble(wrong.value, "de") == told


def test_what_is_wrong_in_a_record() -> None:
    lines = Record.start(GAME, 4, 7).text.splitlines()
    with pytest.raises(BadRecord) as error:
        Record.parse(GAME, "\n".join([*lines, "3 pick king"]))
    assert str(error.value) == "line 8: '3 pick king': the decision is that of seat 0"
    assert trouble(error.value, "de") == "Zeile 8: „3 pick king“: Hier entscheidet Sitz 0."
    with pytest.raises(BadRecord) as error:
        Record.parse(GAME, "\n".join([*lines, "0 build tavern"]))
    assert (
        trouble(error.value, "de", GAME) == "Zeile 8: build tavern: Wähle zuerst einen Charakter."
    )
    with pytest.raises(BadRecord) as error:
        Record.parse(GAME, "\n".join(lines).replace("players 4", "players 9"))
    told = "Zeile 6: citadels ist für 2 bis 7 Personen, nicht für 9."
    assert trouble(error.value, "de").partition(":")[2] == told.partition(":")[2]


def test_a_code_of_a_card_in_german(tmp_path: Path) -> None:
    text = PERSONS.read_text("utf-8").replace("gain(points,", "gain(pints,", 1)
    path = tmp_path / "persons.csv"
    path.write_text(text, "utf-8")
    with pytest.raises(BadCards) as error:
        tafelrunde.game("bruges", cards=path)
    assert "there is no resource 'pints'; did you mean 'points'?" in str(error.value)
    told = trouble(error.value, "de")
    assert "„pints“ ist hier nicht bekannt" in told
    assert "Meintest du „points“?" in told


def test_errors_can_be_passed_on() -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(9, 1)
    for one in (error.value, Trouble("command-error-missing", option="x"), BadRecord(3, "wrong")):
        again = pickle.loads(pickle.dumps(one))
        assert type(again) is type(one)
        assert (str(again), again.key, again.facts) == (str(one), one.key, one.facts)


def test_what_goes_wrong_inside_is_said_as_well() -> None:
    inner = TafelrundeError("plain")
    told = Trouble("command-error-file", file="x", problem=inner)
    assert trouble(told, "de") == "x: plain"
    full = OSError(errno.ENOSPC, "No space left on device")
    assert trouble(Trouble("command-error-file", file="x", problem=full), "de") == (
        "x: der Speicher ist voll"
    )


@pytest.mark.parametrize(
    ("error", "english", "german"),
    [
        (OSError(errno.ENOENT, "x"), "there is no such file or folder", "gibt es nicht"),
        (PermissionError(errno.EACCES, "x"), "permission denied", "nicht erlaubt"),
        (socket.gaierror(-2, "x"), "this name is unknown", "kennt niemand"),
        (OSError(99999, "Odd"), "the system says “Odd”", "das System sagt „Odd“"),
    ],
)
def test_what_the_system_reports(error: OSError, english: str, german: str) -> None:
    assert os_trouble(error, "en") == english
    assert german in os_trouble(error, "de")
    assert "Errno" not in os_trouble(error, "en")
