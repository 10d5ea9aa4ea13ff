"""Law 10: complete games kept as text; a changed outcome shows up here and in review."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import Record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_record_replays_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(tafelrunde.game(path.parent.name), text)
    assert record.state.over
    assert record.text == text


@pytest.mark.parametrize("name", tafelrunde.games())
def test_three_golden_records_for_every_player_count(name: str) -> None:
    heads = [path.read_text("utf-8") for path in RECORDS if path.parent.name == name]
    counts = [int(re.findall(r"^players (\d+)$", head, re.M)[0]) for head in heads]
    for players in tafelrunde.game(name).players:
        assert counts.count(players) >= 3
