"""`tafelrunde check`."""

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import Record
from tests.cli.command import Command


def test_a_check_prints_what_was_exercised(command: Command) -> None:
    result = command.run("check", "citadels", "--games", "8", "--jobs", "1")
    assert result.code == 0
    assert "citadels (" in result.out
    assert "8 games" in result.out
    for name in ("6b nothing leaks", "9 mutations", "pick", "only_warlord", "round_limit=60"):
        assert name in result.out
    assert "Never exercised: " in result.out  # eight games cannot show everything
    assert "No law was broken." in result.out
    assert result.err == "checking 8 games of citadels\n"


def test_the_number_of_processes_changes_nothing(command: Command) -> None:
    alone = command.run("check", "--games", "22", "--jobs", "1", "--seed", "5")
    together = command.run("check", "--games", "22", "--jobs", "2", "--seed", "5")
    assert alone.out == together.out
    other = command.run("check", "--games", "3", "--jobs", "1", "--seed", "6")
    assert alone.out != other.out


def test_a_broken_law_leaves_a_record_that_shows_it(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = tafelrunde.game("citadels")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(type(game), "longest", 40)
    monkeypatch.setattr("tafelrunde.engine.check.MUTATIONS", 0)  # they would find it sooner
    result = command.run("check", "citadels", "--games", "2", "--jobs", "1")
    assert result.code == 1
    assert "Game 0: law 1 moves: the game is longer than game.longest" in result.out
    assert "broken-citadels-0.txt" in result.out
    record = Record.parse(game, (tmp_path / "broken-citadels-0.txt").read_text("utf-8"))
    assert record.state.ply == 40


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "There is no game “chess”. There are: bruges, citadels"),
        (["--games", "0"], "--games: a number above 0 is wanted, not 0"),
        (["--jobs", "-2"], "--jobs: a number above 0 is wanted, not -2"),
        (["--seed", "-1"], "A seed is a whole number from 0 to 2**63 - 1"),
        (["--games", "many"], "is not a whole number"),
    ],
)
def test_bad_arguments_are_refused(command: Command, arguments: list[str], problem: str) -> None:
    assert problem in command.refusal("check", *arguments)
