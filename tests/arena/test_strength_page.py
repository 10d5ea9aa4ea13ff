"""What matches have shown is kept, and what is older than the bots says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tafelrunde
from studies import measured, strength
from studies.measured import Measured
from studies.strength import Encounter
from tafelrunde.opponents import guides
from tafelrunde.opponents.guides import edition_of, weights_path

LINE = Measured("citadels", 4, "knight", "steward", 100, 0.6, 0.8, 0.1, 5.0, 1.0, 0.05, "new")


def test_of_the_same_bots_the_match_with_more_games_counts() -> None:
    known = {LINE.key: LINE}
    fewer, more = replace(LINE, games=40), replace(LINE, games=140)
    assert measured.merged(known, [fewer]) == known
    assert measured.merged(known, [more]) == {LINE.key: more}


def test_what_was_measured_of_other_bots_gives_way() -> None:
    fewer = replace(LINE, games=40, edition="newer")
    assert measured.merged({LINE.key: LINE}, [fewer]) == {LINE.key: fewer}


def test_lines_are_kept_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    measured.write(path, [LINE])
    assert measured.read(path) == {LINE.key: LINE}


def test_a_line_older_than_the_bots_is_marked() -> None:
    match = Encounter(tafelrunde.game("citadels"), "knight", "steward", 4, 100)
    now = replace(LINE, edition=match.edition)
    assert [strength.rows([match], {one.key: one})[0][4] for one in (LINE, now)] == ["100 †", "100"]
    assert "† is of bots as they were before" in strength.page([match.game], {LINE.key: LINE})
    assert "†" not in strength.page([match.game], {now.key: now})


def test_simulations_double_along_a_curve() -> None:
    """A knight of Noblemen makes 100; those games are there already. A duke makes 2000."""
    found = [one.bot for one in strength.curve(tafelrunde.game("noblemen"))]
    more = ["knight@200", "knight@400", "knight@800", "knight@1600", "knight@3200"]
    assert found == ["knight@25", "knight@50", "knight", *more]


def test_whoever_learns_nothing_grows_no_older() -> None:
    assert Encounter(tafelrunde.game("citadels"), "steward", "random", 4, 100).edition == ""


def test_words_make_no_other_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "search.py"
    monkeypatch.setattr(guides, "SEARCH", (source,))
    source.write_text('"""What it does."""\n\ndef f(x):\n    """It adds."""\n    return x + 1\n')
    first = edition_of("citadels")
    source.write_text("# once more\ndef f(x):\n    return x + 1  # adds\n")
    assert edition_of("citadels") == first
    source.write_text("def f(x):\n    return x + 2\n")
    assert edition_of("citadels") != first


def test_another_steward_makes_another_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that doubts itself asks the steward."""
    path = weights_path("noblemen")
    monkeypatch.setattr(guides, "weights_path", lambda _: path)
    monkeypatch.setattr(guides, "PACKAGE", tmp_path)
    source = tmp_path / "boardgames" / "noblemen" / "steward" / "turn.py"
    source.parent.mkdir(parents=True)
    source.write_text("greed = 1\n")
    first = edition_of("noblemen")
    source.write_text("greed = 2\n")
    assert edition_of("noblemen") != first


def test_damaged_weights_have_an_edition_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has them plays by rules of thumb, in an arena as well."""
    path = tmp_path / "guide.json"
    path.write_bytes(b"\xff\x00")
    monkeypatch.setattr(guides, "weights_path", lambda _: path)
    assert len(edition_of("citadels")) == 8
