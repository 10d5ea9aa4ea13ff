"""Processes that search side by side."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.opponents import crew
from tafelrunde.opponents.crew import side_by_side, size_of_crew, work_beside


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    yield
    work_beside(1)


def test_cores_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "cores", lambda: 8)
    assert size_of_crew() == 8
    for processes, size in ((2, 4), (3, 2), (8, 1), (20, 1), (1, 8), (0, 8)):
        work_beside(processes)
        assert size_of_crew() == size


def test_one_who_was_killed_is_done_without() -> None:
    """What was asked of them has no answer, and the next question finds somebody else."""
    assert side_by_side(abs, [(-1,), (-2,)]) == [1, 2]
    killer = os.getpid()
    assert side_by_side(unless, [(killer, 1), (killer, 2)]) == [1]
    assert side_by_side(abs, [(-1,), (-2,)]) == [1, 2]


def unless(owner: int, answer: int) -> int:
    """Only the owner of the crew lives to answer."""
    if os.getpid() != owner:
        os._exit(9)
    return answer


def test_a_single_question_is_answered_without_a_crew() -> None:
    assert side_by_side(os.getpid, [()]) == [os.getpid()]


def test_a_crew_works_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "cores", lambda: 2)
    crew.crew.cache_clear()
    assert side_by_side(meets, [(tmp_path, "one", "two"), (tmp_path, "two", "one")]) == [True] * 2
    crew.crew.cache_clear()


def meets(folder: Path, own: str, other: str) -> bool:
    """Is somebody else there before we go?"""
    (folder / own).touch()
    deadline = time.monotonic() + 30
    while not (found := (folder / other).exists()) and time.monotonic() < deadline:
        time.sleep(0.01)
    return found


def test_a_script_without_a_guard_can_ask_a_duke(tmp_path: Path) -> None:
    """Whoever searches for it does not run the script again."""
    script = tmp_path / "plain.py"
    script.write_text(
        "import tafelrunde\n"
        "from tafelrunde.opponents.crew import side_by_side\n"
        "print('once')\n"
        "print(side_by_side(abs, [(-1,), (-2,)]))\n",
        "utf-8",
    )
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert (ran.stdout.split("\n"), ran.stderr) == (["once", "[1, 2]", ""], "")
