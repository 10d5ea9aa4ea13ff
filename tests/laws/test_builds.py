"""The same games come out the same, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import _native

PROGRAM = Path(__file__).with_name("games_checksum.py")


def run(build: str) -> str:
    """The checksum of the games in a process that says itself which build it is."""
    done = subprocess.run(
        [sys.executable, str(PROGRAM)],
        env={**os.environ, "TAFELRUNDE_ENGINE": build},
        capture_output=True,
        text=True,
        check=True,
    )
    name, checksum = done.stdout.split()
    assert name == build
    return checksum


@pytest.mark.skipif(
    _native.build() == "python", reason="the run on the compiled build compares both"
)
def test_both_builds_play_the_same_games() -> None:
    assert run("compiled") == run("python")
