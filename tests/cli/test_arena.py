"""`tafelrunde arena`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from tafelrunde.arena import plots, ratings, report
from tafelrunde.arena.results import NAME
from tafelrunde.opponents import page
from tests.arena.bots import MARK
from tests.cli.command import Command
from tests.signals import heard

SCRIPT = Path(sys.executable).with_name("tafelrunde")
BOTS = ("arena", "citadels", "--bots", "steward,random")
SMALL = (*BOTS, "--games", "4", "--jobs", "1")


WRITE = report.write


@pytest.fixture(autouse=True)
def _without_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plots take a second or two; where they are not asked about, nothing is drawn."""
    monkeypatch.setattr(report, "write", lambda *_: None)


def lines(folder: Path) -> list[str]:
    return (folder / NAME).read_text("utf-8").splitlines()


def moves(line: str) -> list[str]:
    return re.findall(r'"moves":\[([\d,]+)\]\}', line)


def without_times(table: str) -> str:
    return re.sub(r" +[\d.]+ m?s", "", table)


def test_a_table_says_who_won(command: Command, tmp_path: Path) -> None:
    result = command.run(*SMALL, "--out", tmp_path, "--language", "en")
    assert result.code == 0
    assert result.err == "playing 4 of 4 games of citadels\n"
    first, *_ = result.out.splitlines()
    assert first.startswith("Citadels · 4 games of 2 players, ")
    assert re.search(r"^steward +\d\d\.\d ± \d\.\d +100 % \(51–100\) +", result.out, re.M)
    assert re.search(r"^random +\d\d?\.\d ± \d\.\d +0 % \(0–49\) +", result.out, re.M)
    assert "steward above random    wins +100 %    points +" in result.out
    assert all(len(line) <= 80 for line in result.out.splitlines()[:-1])
    assert len(lines(tmp_path)) == 5


def test_it_speaks_german(command: Command, tmp_path: Path) -> None:
    out = command.run(*SMALL, "--out", tmp_path, "--language", "de").out
    assert out.startswith("Ohne Furcht und Adel · 4 Partien zu 2 Spielern, ")
    assert "steward über random" in out
    assert "Der Bericht steht in " in out


def test_the_number_of_processes_changes_nothing(command: Command, tmp_path: Path) -> None:
    alone = command.run(*SMALL, "--out", tmp_path / "one").out
    together = command.run(*SMALL[:-1], "2", "--out", tmp_path / "two").out
    assert without_times(alone).replace("one", "two") == without_times(together)


def test_more_games_go_on_where_it_stopped(command: Command, tmp_path: Path) -> None:
    command.run(*SMALL, "--out", tmp_path)
    before = lines(tmp_path)
    result = command.run(*BOTS, "--games", "7", "--jobs", "1", "--out", tmp_path)
    assert result.err == (
        "tafelrunde: 8 games instead of 7: every deal is played in 2 seatings.\n"
        "playing 4 of 8 games of citadels\n"
    )
    assert lines(tmp_path)[:5] == before
    assert len(lines(tmp_path)) == 9
    again = command.run(*SMALL, "--out", tmp_path)
    assert again.err == "playing 0 of 4 games of citadels\n"
    assert again.out.startswith("Citadels · 4 games ")


def test_a_torn_line_is_played_again(command: Command, tmp_path: Path) -> None:
    command.run(*SMALL, "--out", tmp_path)
    path = tmp_path / NAME
    text = path.read_text("utf-8")
    path.write_text(text[:-30], "utf-8")
    result = command.run(*SMALL, "--out", tmp_path)
    assert "the last line was torn; its game is played again" in result.err
    assert "playing 1 of 4 games" in result.err
    assert [moves(one) for one in lines(tmp_path)] == [moves(one) for one in text.splitlines()]


def test_a_folder_by_the_plan(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command.run(*SMALL)
    command.run(*SMALL, "--seed", "2")
    found = sorted(path.name for path in (tmp_path / "arena").iterdir())
    assert len(found) == 2
    assert all(re.fullmatch(r"citadels-[0-9a-f]{8}", name) for name in found)


def test_there_is_a_report(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "write", WRITE)
    out = command.run(*SMALL, "--out", tmp_path, "--language", "en").out
    path = tmp_path / "report.html"
    assert out.endswith(f"\nThe report is in {path}.\n")
    assert "<h1>Citadels: bots in the arena</h1>" in path.read_text("utf-8")


def test_report_and_results_name_the_same_editions(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though somebody works on the bots while they play."""
    monkeypatch.setattr(report, "write", WRITE)
    asked = count()
    monkeypatch.setattr(page, "edition_of", lambda _: f"edition-{next(asked)}")
    told = ("--bots", "page,random", "--games", "2", "--jobs", "1", "--out", tmp_path)
    assert command.run("arena", "citadels", *told).code == 0
    assert '"learned":{"page":"edition-0"}' in lines(tmp_path)[0]
    assert "<td>edition-0</td>" in (tmp_path / "report.html").read_text("utf-8")


def test_a_report_that_cannot_be_written_costs_no_table(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "write", WRITE)
    path = tmp_path / "report.html"
    path.mkdir()  # whoever runs the tests may be allowed to write anywhere
    result = command.run(*SMALL, "--out", tmp_path, "--language", "en")
    assert result.code == 2
    assert re.search(r"^steward +\d\d\.\d ± \d\.\d +100 % ", result.out, re.M)
    assert "steward above random" in result.out
    assert "The report is in" not in result.out
    assert result.err.startswith("playing 4 of 4 games of citadels\ntafelrunde: ")
    assert result.err.count("\n") == 2
    assert f"tafelrunde: {path}: " in result.err
    assert len(lines(tmp_path)) == 5


@pytest.mark.skipif(os.name == "nt", reason="pipes are others there")
def test_whoever_does_not_read_on_has_a_report_all_the_same(tmp_path: Path) -> None:
    told = [str(SCRIPT), *SMALL, "--out", str(tmp_path)]
    with subprocess.Popen(told, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        process.stdout.close()
    assert process.returncode == 141
    assert (tmp_path / "report.html").is_file()


def test_without_the_extra_it_says_what_to_install(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "available", lambda: False)
    monkeypatch.setattr(ratings, "available", lambda: False)
    result = command.run(*SMALL, "--out", tmp_path, "--language", "en")
    assert result.code == 0
    assert "Rating" not in result.out
    assert "100 % (51–100)" in result.out
    assert result.out.endswith("report with plots: python3 run.py setup\n")


def test_a_game_that_cannot_be_played_is_told_and_tried_again(
    command: Command, tmp_path: Path
) -> None:
    bots = ("--bots", "mine=tests.arena.bots:DiesFirst,random")
    told = ("arena", "citadels", *bots, "--games", "2", "--jobs", "2", "--out", tmp_path)
    result = command.run(*told)
    assert result.code == 1
    problem = "its process ended 2 times (exit code 9)"
    assert f"game 0 (mine, random) could not be played: {problem}\n" in result.err
    assert result.out.startswith("Citadels · 1 game ")
    assert "playing 1 of 2 games" in command.run(*told).err


def test_a_killed_process_costs_nothing(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    bots = ("--bots", "mine=tests.arena.bots:DiesOnce,random")
    told = ("arena", "citadels", *bots, "--games", "2", "--jobs", "2", "--out", tmp_path)
    result = command.run(*told)
    assert (result.code, result.err) == (0, "playing 2 of 2 games of citadels\n")
    assert len(lines(tmp_path)) == 3


def press_control_c(process: int) -> None:
    os.killpg(process, signal.SIGINT)  # a terminal tells everybody at once


def ask_to_end(process: int) -> None:
    os.kill(process, signal.SIGTERM)


@pytest.mark.skipif(os.name == "nt", reason="signals are others there")
@pytest.mark.parametrize("interrupt", [press_control_c, ask_to_end])
def test_interrupted_it_keeps_what_is_finished(
    tmp_path: Path, interrupt: Callable[[int], None]
) -> None:
    told = [str(SCRIPT), *BOTS, "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    with heard():
        process = subprocess.Popen(told, stderr=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if (tmp_path / NAME).exists() and len(lines(tmp_path)) > 4:
            break
        time.sleep(0.05)
    interrupt(process.pid)
    _, told_last = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in told_last
    kept = len(lines(tmp_path)) - 1
    said = f"interrupted: {kept} of 100000 games are kept; the same command goes on\n"
    assert told_last.endswith(f"tafelrunde: {said}")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "There is no game “chess”. There are: bruges, citadels"),
        (["citadels", "--bots", "queen,random"], "--bots: There is no bot “queen”. There are: "),
        (["citadels", "--bots", ","], "--bots: names separated by commas are wanted"),
        (["citadels", "--bots", "random"], "citadels is for 2 to 7 players, not 1"),
        (["citadels", "--players", "9"], "citadels is for 2 to 7 players, not 9"),
        (["citadels", "--games", "0"], "--games: a number above 0 is wanted, not 0"),
        (["citadels", "--games", "9999999"], "--games: at most 1000000 is possible, not 9999999"),
        (["citadels", "--jobs", "0"], "--jobs: a number above 0 is wanted, not 0"),
        (["citadels", "--seed", "-1"], "A seed is a whole number from 0 to 2**63 - 1"),
        (["citadels", "--option", "speed=1"], "citadels has no option “speed”"),
        (["citadels", "--cards", "nowhere.csv"], "nowhere.csv"),
        (["citadels", "--out", "file"], "file"),
    ],
)
def test_bad_arguments_are_refused(
    command: Command,
    arguments: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    given = arguments if "--bots" in arguments else [*arguments, "--bots", "random,random"]
    assert problem in command.refusal("arena", *given)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_results_of_another_plan_are_refused(command: Command, tmp_path: Path) -> None:
    command.run(*SMALL, "--out", tmp_path)
    told = command.refusal(*SMALL, "--out", tmp_path, "--seed", "2")
    assert told.endswith(
        f"{NAME} has games of another plan: seed is 1 there, not 2; name another folder"
    )


def test_without_ray_it_says_so(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = command.refusal(*SMALL, "--out", tmp_path / "x", "--ray", "auto")
    assert told.startswith("--ray needs Ray. To install it: ")
    assert not (tmp_path / "x").exists()
