"""`tafelrunde bench`: which figures there are. How large they are is for a human to read."""

import json
from typing import Any

import pytest

import tafelrunde
from tafelrunde import _native
from tafelrunde.boardgames.registry import game
from tafelrunde.cli.measure import Meter, at_a_choice, half_way
from tafelrunde.opponents.guides import guide_for
from tests.cli.command import Command, complaint

TYPES = {
    "players": int,
    "decisions_per_s": float,
    "decisions_per_s_python": float,
    "decisions_per_s_search": float,
    "games_per_s": float,
    "playouts_per_s": float,
    "clone_us": float,
    "view_us": float,
    "determinize_us": float,
    "state_bytes": int,
    "ratio_to_yardstick": float,
}


def measured(command: Command, *arguments: str) -> dict[str, Any]:
    result = command.run("bench", *arguments, "--json", "--seconds", "0.05")
    assert result.code == 0
    named = dict.fromkeys(arguments) or tafelrunde.games()
    assert result.err.splitlines() == [f"measuring {name}, about 0.05 s" for name in named]
    report = json.loads(result.out)
    assert isinstance(report, dict)
    return report


def test_the_figures(command: Command) -> None:
    report = measured(command)
    assert list(report) == ["compiled", "games"]
    assert report["compiled"] is (_native.build() == "compiled")
    assert list(report["games"]) == list(tafelrunde.games())
    for figures in report["games"].values():
        assert {name: type(value) for name, value in figures.items()} == TYPES
        assert all(value > 0 for value in figures.values())
        assert figures["players"] == 4


def test_without_a_yardstick_there_is_no_ratio(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_native, "yardstick", lambda: None)
    report = measured(command, "citadels", "citadels")
    assert report["games"]["citadels"]["ratio_to_yardstick"] is None
    table = command.run("bench", "--seconds", "0.05").out
    assert table.splitlines()[-1].split()[-1] == "-"


def test_the_table(command: Command) -> None:
    result = command.run("bench", "citadels", "--seconds", "0.05")
    assert result.code == 0
    assert f"({_native.build()})" in result.out.splitlines()[0]
    assert len(result.out.splitlines()) == 3 + len(TYPES)
    assert max(map(len, result.out.splitlines())) <= 80


def test_the_best_window_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0, 3, 10, 12, 20, 25])
    monkeypatch.setattr("time.perf_counter", lambda: next(times))
    meter = Meter(lambda times: 8 * times)
    for _ in range(3):
        meter.measure()
    assert (meter.rate, meter.microseconds) == (4, 250_000)


def test_half_way_is_half_way() -> None:
    state = half_way(game("citadels"), 4, 1)
    assert not state.over
    assert 50 < state.ply < 400
    assert state == half_way(game("citadels"), 4, 1)


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_search_begins_where_there_is_a_choice(name: str) -> None:
    for seed in range(8):
        state = half_way(game(name), 4, seed)
        guide = guide_for(state.rules, 4).guide
        found = at_a_choice(state, guide)
        assert len(guide.considered(found)) > 1
        while state.ply < found.ply:
            (only,) = guide.considered(state)
            state.apply(only)
        assert state == found


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["“chess”", "citadels"]),
        (["citadels", "chess"], ["“chess”"]),
        (["--seconds", "0"], ["--seconds", "above 0"]),
        (["--seconds", "-1"], ["--seconds", "above 0"]),
        (["--seconds", "nan"], ["--seconds", "above 0"]),
        (["--seconds", "inf"], ["--seconds", "above 0"]),
        (["--seconds", "soon"], ["--seconds", "soon"]),
    ],
)
def test_what_cannot_be_measured(command: Command, arguments: list[str], words: list[str]) -> None:
    message = complaint(command.run("bench", *arguments))
    assert all(word in message for word in words), message
