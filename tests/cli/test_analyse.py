"""`tafelrunde analyse`."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest

from tafelrunde.arena import lookahead, plots
from tafelrunde.arena.results import NAME
from tafelrunde.cli.analyse import _interval as interval
from tafelrunde.opponents import guides
from tests.cli.command import Command

ONE = ("--iterations", "4", "--jobs", "1")
QUICK = (*ONE, "--bot", "random")


@pytest.fixture
def short_record(command: Command, tmp_path: Path) -> Path:
    """A game of two rounds."""
    path = tmp_path / "short.txt"
    told = ("--seats", "random,random", "--seed", "7", "--option", "round_limit=2")
    command.output("play", "citadels", *told, "--record", path)
    return path


def test_the_course_and_the_moves_that_lost_most(command: Command, short_record: Path) -> None:
    result = command.run("analyse", short_record, *QUICK, "--language", "en")
    assert result.code == 0
    assert re.fullmatch(r"analysing \d+ decisions of short\.txt\n", result.err)
    assert result.out.startswith("Citadels · analysis\n")
    assert "by 4 games of random from" in " ".join(result.out.split())
    assert [line[:7] for line in result.out.splitlines() if line.startswith("Round")] == [
        "Round 1",
        "Round 2",
    ]
    assert "Moves that lost most" in result.out
    assert "±" not in result.out
    ends = [tuple(map(int, found)) for found in re.findall(r"\((\d+)–(\d+)\)", result.out)]
    assert len(ends) >= 4
    assert all(0 <= low <= high <= 100 for low, high in ends)
    assert all(len(line) <= 80 for line in result.out.splitlines())


def test_it_speaks_german_and_sees_as_a_seat(command: Command, short_record: Path) -> None:
    out = command.run("analyse", short_record, *QUICK, "--seat", "1", "--language", "de").out
    assert out.startswith("Ohne Furcht und Adel · Analyse\n")
    assert "nach dem, was Sitz 1 damals wissen konnte" in " ".join(out.split())
    lost = out.partition("am meisten kosteten")[2]
    assert "Sitz 0:" not in lost


def test_all_decisions_as_table_and_as_json(
    command: Command, short_record: Path, tmp_path: Path
) -> None:
    path = tmp_path / "all.json"
    told = ("--all", "--json", path, "--language", "en")
    out = command.run("analyse", short_record, *QUICK, *told).out
    data = json.loads(path.read_text("utf-8"))
    assert (data["format"], data["game"], data["bot"]) == (
        "tafelrunde analysis 1",
        "citadels",
        "random",
    )
    moves = short_record.read_text("utf-8").partition("moves\n")[2].splitlines()[:-1]
    assert [f"{one['seat']} {one['move']}" for one in data["decisions"]] == moves
    first = short_record.read_text("utf-8").splitlines().index("moves") + 2
    shown = [int(line.split()[0]) for line in out.splitlines() if re.match(r"\d+ ", line)]
    assert set(range(first, first + len(moves))) <= set(shown)
    for one in data["decisions"]:
        assert sum(one["chances"]) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("bot", ["random", "knight@4"])
def test_processes_change_nothing(command: Command, short_record: Path, bot: str) -> None:
    told = ("analyse", short_record, "--iterations", "4", "--bot", bot)
    assert command.run(*told, "--jobs", "1").out == command.run(*told, "--jobs", "2").out


def test_no_interval_ends_below_nothing_or_above_all() -> None:
    assert (interval(0.02, 0.05).low, interval(0.98, 0.05).high) == (0.0, 1.0)
    assert interval(0.5, 0.1).low == pytest.approx(0.304, abs=1e-3)


# ------------------------------------------------------------------------ who judges
def test_a_knight_judges_unless_told_otherwise(
    command: Command, short_record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookahead, "SIMULATIONS", 20)
    path = tmp_path / "all.json"
    out = command.run("analyse", short_record, *ONE, "--json", path, "--language", "en").out
    assert "by knight with 4 searches for every move." in " ".join(out.split())
    data = json.loads(path.read_text("utf-8"))
    assert (data["bot"], data["iterations"]) == ("knight", 4)
    judged = [one for one in data["decisions"] if one["loss"] is not None]
    assert judged
    assert all(1 <= len(one["alternatives"]) <= 3 for one in judged)


def test_where_nobody_has_learned_the_game_chance_judges(
    command: Command, short_record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guides, "weights_path", lambda _: tmp_path / "nothing")
    out = command.run("analyse", short_record, *ONE, "--language", "en").out
    assert "by 4 games of random from every decision" in " ".join(out.split())


@pytest.mark.parametrize("bot", [[], ["--bot", "knight"]])
def test_a_knight_with_damaged_weights_lets_stewards_judge(
    bot: list[str],
    command: Command,
    short_record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fit = tmp_path / "citadels" / "components" / "guide.json"
    fit.parent.mkdir(parents=True)
    fit.write_text("[]", "utf-8")
    monkeypatch.setattr(guides, "weights_path", lambda _: fit)
    told = ("--iterations", "4", "--jobs", "1", "--language", "en", *bot)
    result = command.run("analyse", short_record, *told)
    assert f"tafelrunde: {fit} is damaged (" in result.err
    assert "by 4 games of steward from every decision" in " ".join(result.out.split())


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_a_picture(command: Command, short_record: Path, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"course{suffix}"
    assert command.run("analyse", short_record, *QUICK, "--picture", path).code == 0
    assert path.read_bytes()[:4] in (b"\x89PNG", b"<?xm")


def full(_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("suffix", [".svg", ".png", ".pdf"])
def test_files_that_cannot_be_written_cost_no_table(
    command: Command,
    short_record: Path,
    tmp_path: Path,
    suffix: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor what was there before."""
    figures, picture = tmp_path / "all.json", tmp_path / f"course{suffix}"
    for path in (figures, picture):
        path.write_text("old", "utf-8")
    monkeypatch.setattr(os, "fsync", full)
    told = ("--json", figures, "--picture", picture, "--language", "en")
    result = command.run("analyse", short_record, *QUICK, *told)
    assert result.code == 2
    assert "Moves that lost most" in result.out
    complaints = [f"tafelrunde: {file}: no space left on the disk" for file in (figures, picture)]
    assert result.err.splitlines()[1:] == complaints
    assert [path.read_text("utf-8") for path in (figures, picture)] == ["old", "old"]
    assert not list(tmp_path.glob(".*"))


def test_a_game_of_an_arena(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.arena.report.write", lambda *_: None)
    told = ("--bots", "steward,random", "--games", "2", "--option", "round_limit=1")
    command.run("arena", "citadels", *told, "--jobs", "1", "--out", tmp_path)
    file = tmp_path / NAME
    out = command.run("analyse", file, "--game", "1", *QUICK, "--language", "en").out
    assert re.search(r"random 0 +steward 1", out)
    refused = command.refusal("analyse", file, *QUICK)
    assert refused == f"{file}: name one of its games with --game; they are numbered from 0 to 1"
    # The lines that are named can be looked up.
    worst = command.run("analyse", file, "--game", "1", *QUICK, "--all", "--language", "en").out
    line = re.findall(r"^ *(\d+) ", worst, re.MULTILINE)[0]
    story = command.output("replay", file, "--game", "1", "--from", line, "--language", "en")
    assert story.startswith(f"Citadels · 2 players · record {NAME}\n")
    assert "steward 1" in story


def test_a_game_of_an_arena_with_other_cards(
    command: Command, tmp_path: Path, card_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.arena.report.write", lambda *_: None)
    card_file.write_text(card_file.read_text("utf-8").replace("Tavern", "Inn"), "utf-8")
    told = ("--bots", "random,random", "--games", "1", "--option", "round_limit=1")
    own = ("--cards", card_file)
    command.run("arena", "citadels", *told, "--jobs", "1", "--out", tmp_path, *own)
    file = tmp_path / NAME
    refused = command.refusal("analyse", file, "--game", "0", *QUICK)
    assert refused == f"{file} was made with another card file; name it with --cards"
    assert command.run("analyse", file, "--game", "0", *QUICK, *own).code == 0


def test_every_option_is_explained(command: Command) -> None:
    told = " ".join(command.output("analyse", "--help").split())
    assert "--all Show every decision" in told


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bot", "queen"], "--bot: There is no bot “queen”"),
        (["--seat", "5"], "There is no seat 5 at a table of 2"),
        (["--iterations", "1000001"], "--iterations: at most 1000000 is possible, not 1000001"),
        (["--json", "nowhere/a.json"], "--json: there is no folder nowhere"),
        (["--picture", "nowhere/a.svg"], "--picture: there is no folder nowhere"),
        (["--iterations", "0"], "--iterations: a number above 0 is wanted, not 0"),
        (["--iterations", "3"], "--iterations: at least 4 is wanted"),
        (["--json", "."], "--json: . is a folder. Name a file"),
        (["--picture", "folder.svg"], "--picture: folder.svg is a folder. Name a file"),
        (["--bot", "page@5"], "--bot: “page@5”: page does not simulate"),
        (
            ["--bot", "knight@0.1s"],
            "--bot: “knight@0.1s”: after the @, a number of ",
        ),
        (["--bot", "knight@0"], "such as knight@100; an analysis does not go by the clock"),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--picture", "x.gif"], "--picture: “x.gif” must end in .svg, .png, .pdf"),
        (["--game", "1"], "--game is for results of an arena"),
    ],
)
def test_bad_arguments_are_refused(
    command: Command,
    short_record: Path,
    arguments: list[str],
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(short_record.parent)
    Path("folder.svg").mkdir()
    assert problem in command.refusal("analyse", short_record, *arguments)


def test_a_bad_record_is_refused_with_its_line(command: Command, short_record: Path) -> None:
    text = short_record.read_text("utf-8").replace("\n0 pick ", "\n0 prick ", 1)
    short_record.write_text(text, "utf-8")
    refused = command.refusal("analyse", short_record)
    assert re.search(r"short\.txt: line \d+: “prick \w+” is no move of citadels\.$", refused)


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"format":"tafelrunde arena 2"}\n'])
def test_what_is_no_record_is_refused(command: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    assert str(path) in command.refusal("analyse", path)


def test_a_file_that_is_not_there(command: Command, tmp_path: Path) -> None:
    assert "there is no such file" in command.refusal("analyse", tmp_path / "nothing")


def test_a_record_without_moves(command: Command, short_record: Path) -> None:
    text = short_record.read_text("utf-8").partition("moves\n")[0]
    short_record.write_text(text + "moves\n", "utf-8")
    assert command.refusal("analyse", short_record).endswith("the record has no moves")


def test_a_picture_needs_the_extra(
    command: Command, short_record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "available", lambda: False)
    refused = command.refusal("analyse", short_record, "--picture", "x.svg")
    assert refused == "--picture needs matplotlib. To install it: python3 run.py setup"
