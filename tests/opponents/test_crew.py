"""Processes that search side by side."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tafelrunde.opponents import crew
from tafelrunde.opponents.crew import gathered, hand_out, size_of_crew, work_beside


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


def test_a_helper_that_was_killed_is_done_without() -> None:
    """What was asked of it has no answer, and the next question finds somebody else."""
    assert list(gathered(hand_out(abs, [(-1,)]))) == [1]
    assert list(gathered(hand_out(os._exit, [(9,)]))) == []
    assert list(gathered(hand_out(abs, [(-1,), (-2,)]))) == [1, 2]
