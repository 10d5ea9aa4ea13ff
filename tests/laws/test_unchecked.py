"""Unchecked moves that are not legal come to an end, on whichever build runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde
from tests.laws.unchecked_fuzz import own_verbs

FOR_EVER = 600  # seconds; it takes a few


def test_no_illegal_move_goes_on_for_ever() -> None:
    """In a process of its own: compiled code that goes on for ever cannot be interrupted."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.unchecked_fuzz"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
        timeout=FOR_EVER,
    )
    ended, noticed = map(int, done.stdout.split())
    assert ended > 500
    assert noticed > 500


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_move_of_another_decision_is_noticed(name: str) -> None:
    game = tafelrunde.game(name)
    state = game.new(game.players[-1], 1)
    known = own_verbs(state)
    for verb in game.moves.lines:
        if verb not in known:
            with pytest.raises((AssertionError, IndexError)):
                state.clone().apply(int(verb.base))
