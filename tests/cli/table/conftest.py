"""Every table of these tests has a home of its own, and bots that do not think."""

import os
from pathlib import Path

import pytest

from tafelrunde.cli.table import company
from tests.cli.table.host import Jester


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("TAFELRUNDE_HOME", str(folder))
    monkeypatch.setattr(company, "bot", lambda _: Jester())
    monkeypatch.setattr(company, "hint", Jester().hint)
    monkeypatch.setattr(os, "fsync", lambda _: None)  # half of the time of these tests
    return folder
