"""The command in this process, where it is fast and its lines are counted."""

from pathlib import Path

import pytest

from tafelrunde.games.citadels.districts import printed_districts
from tests.cli.command import Command


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return Command(capsys)


@pytest.fixture
def card_file(tmp_path: Path) -> Path:
    """A copy of our own list, to be spoilt."""
    path = tmp_path / "cards.csv"
    path.write_text(printed_districts().text, "utf-8")
    return path


@pytest.fixture
def record_file(command: Command, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "game.txt"
    command.output(
        "play", "citadels", "--seed", "7", "--option", "tie_break=gold", "--record", path
    )
    return path
