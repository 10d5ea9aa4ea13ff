"""The file of results: what it keeps, and what it refuses."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde
from tafelrunde.arena import results
from tafelrunde.arena.match import Match
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.results import BadResults, NoRoom, ResultsFile
from tafelrunde.opponents import searching
from tests.arena.made import result

GAME = tafelrunde.game("citadels")
PLAN = Plan.make(GAME, ["steward", "random"])
GAMES = [result(k, PLAN.fixture(k).seating, [20 + k, 10]) for k in range(3)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With three finished games."""
    with ResultsFile(tmp_path, PLAN) as file:
        for game in GAMES:
            file.add(game)
    return tmp_path


def test_finished_games_are_there_the_next_time(folder: Path) -> None:
    with ResultsFile(folder, PLAN) as file:
        assert file.first(10) == GAMES
        assert file.missing(5) == [3, 4]
        assert file.first(2) == GAMES[:2]
        assert not file.torn
    heading, found, _ = results.read(folder / results.NAME)
    assert (heading, found) == (PLAN.heading, GAMES)


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_torn_last_line_is_dropped(folder: Path, cut: int) -> None:
    path = folder / results.NAME
    path.write_bytes(path.read_bytes()[:-cut])
    with ResultsFile(folder, PLAN) as file:
        assert file.torn
        assert file.missing(3) == [2]
        file.add(GAMES[2])
    assert results.read(path)[1] == GAMES


def test_a_damaged_line_is_named(folder: Path) -> None:
    path = folder / results.NAME
    lines = path.read_text("utf-8").splitlines(keepends=True)
    lines[2] = lines[2].replace('"deal"', '"dial"')
    path.write_text("".join(lines), "utf-8")
    with pytest.raises(BadResults, match="line 3 is damaged"):
        ResultsFile(folder, PLAN)


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        (Plan.make(GAME, ["random", "steward"]), "bots is steward,random there, not random,st"),
        (Plan.make(GAME, ["steward", "random"], seed=2), "seed is 1 there, not 2"),
        (Plan.make(GAME, ["steward", "random"], 3), "players is 2 there, not 3"),
        (
            Plan.make(GAME, ["steward", "random"], options={"allow_duplicates": False}),
            'options is {} there, not {"allow_duplicates":false}',
        ),
        (Plan.make(tafelrunde.game("bruges"), ["steward", "random"]), 'game is "citadels" there'),
    ],
)
def test_another_plan_is_refused(folder: Path, other: Plan, problem: str) -> None:
    before = (folder / results.NAME).read_bytes()
    with pytest.raises(BadResults) as error:
        ResultsFile(folder, other)
    assert problem in str(error.value)
    assert str(error.value).endswith("name another folder")
    assert (folder / results.NAME).read_bytes() == before


def test_whoever_has_learned_anew_does_not_go_on_for_who_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan.make(GAME, ["knight", "random"])
    monkeypatch.setattr(searching, "edition_of", lambda _: "0badcafe")
    with ResultsFile(tmp_path, plan) as file:
        file.add(GAMES[0])
    monkeypatch.setattr(searching, "edition_of", lambda _: "600df00d")
    with pytest.raises(BadResults) as error:
        ResultsFile(tmp_path, plan)
    assert str(error.value) == (
        f"{tmp_path / results.NAME} has games of another knight: what it has learned is "
        "0badcafe-600 there, and 600df00d-600 now; name another folder"
    )
    record, seating = results.record_in(tmp_path / results.NAME, 0)  # whoever only looks may
    assert record.game.name == "citadels"
    assert seating == ["steward", "random"]


def test_results_of_another_version_are_not_continued(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.arena.plan.__version__", "99.1")
    with pytest.raises(BadResults, match=r'engine is "[\d.]+" there, not "99.1"; name another'):
        ResultsFile(folder, PLAN)


@pytest.mark.parametrize(
    "text", ["hello\n", "{}\n", '{"format":"tafelrunde arena 2"}\n', "[", "{}"]
)
def test_what_is_no_file_of_results_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / results.NAME
    path.write_text(text, "utf-8")
    with pytest.raises(BadResults, match="this is not a file of arena results"):
        ResultsFile(tmp_path, PLAN)
    assert path.read_text("utf-8") == text


def test_results_of_an_older_version_are_named(folder: Path) -> None:
    path = folder / results.NAME
    path.write_bytes(path.read_bytes().replace(b"tafelrunde arena 2", b"tafelrunde arena 1"))
    with pytest.raises(BadResults, match="is “tafelrunde arena 1”, and this is"):
        ResultsFile(folder, PLAN)


@pytest.mark.parametrize("left", [0, 1, 60, -1])
def test_a_torn_heading_is_written_again(tmp_path: Path, left: int) -> None:
    with ResultsFile(tmp_path, PLAN):
        pass
    path = tmp_path / results.NAME
    whole = path.read_bytes()
    path.write_bytes(whole[:left])
    with ResultsFile(tmp_path, PLAN) as file:
        assert file.missing(2) == [0, 1]
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"number": -1}, "number"),
        ({"number": 2}, "seating"),
        ({"seating": ["steward", "random"]}, "seating"),
        ({"scores": [3]}, "scores"),
        ({"thinking": []}, "thinking"),
        ({"winners": []}, "winners"),
        ({"winners": [2]}, "winners"),
        ({"places": [1, 3]}, "places"),
        ({"places": [0, 1]}, "places"),
        ({"scores": [10**400, 5]}, "points"),
        ({"sheet": [{"city": 3}, {"city": 2}]}, "sheet"),
        ({"uses": [{"fly": 1}, {}]}, "uses: fly"),
        ({"uses": [{"": 1}, {}]}, "uses: "),
    ],
)
def test_a_line_that_does_not_fit_is_named(
    folder: Path, change: dict[str, Any], problem: str
) -> None:
    path = folder / results.NAME
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = msgspec.json.encode({**msgspec.json.decode(lines[2]), **change}) + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadResults) as error:
        ResultsFile(folder, PLAN)
    assert str(error.value) == f"{path}: line 3 does not fit its plan ({problem})"


def test_a_game_can_be_looked_at_without_its_bots(tmp_path: Path) -> None:
    plan = Plan.make(GAME, ["low=tests.arena.bots:Lowest", "random"])
    with ResultsFile(tmp_path, plan) as file:
        file.add(Match.of(plan, 1).work())
    path = tmp_path / results.NAME
    path.write_bytes(path.read_bytes().replace(b"tests.arena.bots", b"bots_of_yesterday"))
    record, seating = results.record_in(path, 1)
    assert seating == ["random", "low"]
    assert record.state.over


def test_a_game_with_a_move_nobody_could_make_is_damaged(folder: Path) -> None:
    path = folder / results.NAME
    path.write_bytes(path.read_bytes().replace(b'"moves":[]', b'"moves":[99999]'))
    with pytest.raises(BadResults, match="game 0 is damaged"):
        results.record_in(path, 0)


@pytest.mark.skipif(os.name == "nt", reason="there are no such locks there")
def test_two_arenas_do_not_write_into_one_file(folder: Path) -> None:
    with ResultsFile(folder, PLAN), pytest.raises(BadResults, match="another arena is writing"):
        ResultsFile(folder, PLAN)
    with ResultsFile(folder, PLAN) as file:
        assert file.first(3) == GAMES


class FullDisk:
    """A file on a disk with room for a few more bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self._file = file
        self._room = room

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: memoryview) -> int:
        if not self._room:
            raise OSError(errno.ENOSPC, "No space left on device")
        written: int = self._file.write(bytes(data)[: self._room])
        self._room -= written
        return written


def test_on_a_full_disk_finished_games_are_kept(folder: Path) -> None:
    with ResultsFile(folder, PLAN) as file:
        file._file = FullDisk(file._file, 50)  # type: ignore[assignment]
        with pytest.raises(NoRoom) as error:
            file.add(result(3, PLAN.fixture(3).seating, [1, 2]))
    assert "no space left on the disk; 3 finished games are kept, and the same" in str(error.value)
    with ResultsFile(folder, PLAN) as again:
        assert not again.torn
        assert again.first(10) == GAMES
