"""What the documentation shows is in the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import _native
from tests.miniature.game import Miniature

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
SNIPPETS = re.findall(r'^```python title="(.+?)"\n(.*?)^```$', GUIDE, re.S | re.M)


@pytest.mark.parametrize(("file", "snippet"), SNIPPETS)
def test_snippets_are_taken_from_the_file_they_name(file: str, snippet: str) -> None:
    assert snippet in (ROOT / file).read_text("utf-8")


def test_the_guide_shows_the_miniature_and_a_position_of_it() -> None:
    assert len(SNIPPETS) >= 8
    assert {file for file, _ in SNIPPETS} == {"tests/miniature/game.py"}
    (position,) = re.findall(r"^```json\n(.*?)^```$", GUIDE, re.S | re.M)
    state = Miniature().from_json(position)
    assert [state.notate(move) for move in state.moves()] == ["play three", "draw"]


def test_the_guide_lists_every_file_of_a_game() -> None:
    named = set(re.findall(r"`(\w+)\.py`", GUIDE))
    for name in tafelrunde.games():
        folder = _native.PACKAGE / "boardgames" / name
        files = {path.stem for path in folder.glob("*.py")}
        assert files - {"__init__"} <= named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert (page.parent / link).resolve().is_file(), link
    package = ROOT / "src" / "tafelrunde"
    for path in re.findall(r"`([\w.-]+/[\w/.-]*)`", text):  # a leading / is a route of the server
        places = (ROOT / path, package / path, package / "games" / "citadels" / path)
        assert any(place.exists() for place in places), path
