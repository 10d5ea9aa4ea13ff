"""Tables at the terminal, in any width."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from tafelrunde.arena import report
from tafelrunde.cli.console import Terminal
from tafelrunde.cli.tables import Column, Sheet
from tests.cli.command import Command

BOTS = Sheet(
    [Column("Bot"), Column("Wins (95 %)", "right"), Column("Points", "right")],
    [["knight@2000", "58 % (51–65)", "31.2 ± 1.1"], ["page", "0 % (0–4)", "9.5 ± 0.8"]],
)
MOVES = Sheet(
    [Column("Line", "right"), Column("Move", wraps=True), Column("Lost", "right")],
    [["7", "Seat 0: Build the Great Wall of the city", "12 % ± 9"]],
)
PAIRS = Sheet([Column()] * 2, [["knight above steward", "wins +12 % ± 5"]], gap=4)


def lines(sheet: Sheet, width: int) -> list[str]:
    out = StringIO()
    sheet.show(Terminal(file=out, width=width, markup=False, highlight=False, emoji=False))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_with_room_a_row_is_a_line() -> None:
    assert lines(BOTS, 40) == [
        "Bot           Wins (95 %)      Points",
        "─" * 37,
        "knight@2000  58 % (51–65)  31.2 ± 1.1",
        "page            0 % (0–4)   9.5 ± 0.8",
    ]


def test_with_less_room_intervals_stand_below() -> None:
    assert lines(BOTS, 30)[3:] == [
        "knight@2000     58 %    31.2",
        "             (51–65)   ± 1.1",
        "page             0 %     9.5",
        "               (0–4)   ± 0.8",
    ]


def test_with_too_little_room_a_row_is_a_block() -> None:
    assert lines(BOTS, 20) == [
        "Bot knight@2000",
        "  Wins (95 %): 58 %",
        "  (51–65)",
        "  Points: 31.2 ± 1.1",
        "Bot page",
        "  Wins (95 %): 0 %",
        "  (0–4)",
        "  Points: 9.5 ± 0.8",
    ]


def test_text_is_wrapped_before_anything_else() -> None:
    assert lines(MOVES, 45)[2:] == [
        "   7  Seat 0: Build the Great Wall   12 % ± 9",
        "      of the city",
    ]


def test_without_headings() -> None:
    assert lines(PAIRS, 80) == ["knight above steward    wins +12 % ± 5"]
    assert lines(PAIRS, 36) == ["knight above steward    wins +12 %", " " * 24 + "± 5"]
    assert lines(PAIRS, 20) == ["knight above steward", "  wins +12 % ± 5"]


@pytest.mark.parametrize("width", range(12, 60))
@pytest.mark.parametrize("sheet", [BOTS, MOVES, PAIRS])
def test_what_names_a_row_is_never_broken(sheet: Sheet, width: int) -> None:
    shown = lines(sheet, width)
    for name, *_ in sheet.rows:
        assert any(name in line for line in shown)
    assert "…" not in "".join(shown)


@pytest.mark.parametrize("width", ["80", "68", "60", "40"])
def test_the_arena_names_its_bots(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: str
) -> None:
    monkeypatch.setattr(report, "write", lambda *_: None)
    monkeypatch.setenv("COLUMNS", width)
    told = ("--bots", "steward,page", "--games", "2", "--jobs", "1", "--option", "round_limit=1")
    out = command.run("arena", "citadels", *told, "--out", tmp_path / "a", "--language", "en").out
    table = out.partition("On the same deals")[0]
    for name in ("steward", "page"):
        assert re.search(rf"^(Bot )?{name}\b", table, re.M)


@pytest.mark.parametrize("width", [80, 60, 40])
def test_a_game_of_seven_names_its_rounds(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    path = tmp_path / "seven.txt"
    seats = ",".join(["random"] * 7)
    command.output(
        *("play", "citadels", "--seats", seats, "--seed", "7", "--option", "round_limit=2"),
        *("--record", path),
    )
    monkeypatch.setenv("COLUMNS", str(width))
    told = ("--bot", "random", "--iterations", "4", "--jobs", "1", "--language", "en")
    course = command.run("analyse", path, *told).out.partition("Moves that lost most")[0]
    for number in (1, 2):
        assert re.search(rf"^(At the beginning of )?Round {number}\b", course, re.M)
    assert "…" not in course
    assert all(len(line) <= width for line in course.splitlines())
