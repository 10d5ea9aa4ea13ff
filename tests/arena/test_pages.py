"""The commands that the documentation shows work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from studies import balance, departures
from studies.departures import Departure
from tafelrunde.arena import report
from tafelrunde.arena.results import NAME
from tafelrunde.cli.main import main

ROOT = Path(__file__).parents[2]
SHOWN = sorted(
    {
        line.partition("#")[0].strip()
        for page in ("README.md", "docs/arena.md")
        for line in (ROOT / page).read_text("utf-8").splitlines()
        if re.match(r"(    )?tafelrunde (arena|analyse) ", line)
    }
)


def test_commands_are_shown() -> None:
    assert len(SHOWN) == 3


@pytest.mark.parametrize("line", SHOWN)
def test_a_command_that_is_shown_works(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer games, and on a short game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(report, "write", lambda *_: None)
    play = "play citadels --seats random,random --seed 7 --option round_limit=1 --record game.txt"
    assert main(play.split()) == 0
    _, *words = shlex.split(line)
    if words[0] == "arena":
        words[words.index("--games") + 1] = "4"
    else:
        words += ["--iterations", "4"]
    assert main([*words, "--jobs", "1"]) == 0
    assert "Traceback" not in capsys.readouterr().err


def test_a_balance_page_is_made_and_goes_on(tmp_path: Path) -> None:
    told = ["citadels", "--bot", "random", "--players", "2", "3", "--jobs", "1"]
    told += ["--out", str(tmp_path), "--docs", str(tmp_path)]
    balance.main([*told, "--games", "3"])
    before = (tmp_path / "citadels-random-2" / NAME).read_text("utf-8")
    balance.main([*told, "--games", "5"])
    assert (tmp_path / "citadels-random-2" / NAME).read_text("utf-8").startswith(before)
    page = (tmp_path / "balance-citadels.md").read_text("utf-8")
    assert "--games 5`: 10 games in which" in page
    for heading in ("Does the seat matter?", "What decides games", "Outliers", "Hardly used"):
        assert f"\n## {heading}\n" in page
    assert re.search(r"^\| 3 \| 33 % \| .+ \|$", page, re.M)
    assert re.search(r"^\| Tavern \| Taverne \| partial \| ", page, re.M)


def test_departures_are_told_by_kind_of_decision() -> None:
    """Of a few cases nobody knows how sure they are."""
    found = [
        Departure("turn", 3, 0.10, 0.5, 4.0),
        Departure("draft", 8, 0.20, 0.0, -1.0),
        Departure("turn", 2, 0.06, 0.0, 2.0),
    ]
    assert departures.rows(found, 6) == [
        ["draft", "late", "1", "+20 %", "+0 %", ""],
        ["turn", "early", "2", "+8 %", "+25 %", "+3.0"],
    ]


def test_departures_of_a_search_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    told = "citadels --players 2 --games 1 --simulations 20 --replays 1 --jobs 1"
    departures.main(told.split())
    assert re.search(r"^\| draft \| early \| \d+ \| \+\d+ % .+ \|$", capsys.readouterr().out, re.M)
