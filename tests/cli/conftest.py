"""The command in this process, where it is fast and its lines are counted."""

from pathlib import Path

import pytest

from tafelrunde import _native
from tafelrunde.boardgames.citadels.game import make
from tests.cli.command import Command


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TAFELRUNDE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    # What is said on stderr does not depend on the build that the tests run on.
    monkeypatch.setattr(_native, "why_interpreted", lambda: "")
    return Command(capsys)


@pytest.fixture
def card_file(tmp_path: Path) -> Path:
    """A copy of our own list, to be spoilt."""
    path = tmp_path / "cards.csv"
    path.write_text(make(None).districts.text, "utf-8")
    return path


@pytest.fixture
def record_file(command: Command, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "game.txt"
    told = ("--seats", "random", "--seed", "7", "--option", "tie_break=gold", "--record", path)
    command.output("play", "citadels", *told)
    return path
