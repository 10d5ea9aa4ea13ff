"""A game without texts, layout, catalogue, phases, rules or steward is shown all the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import tafelrunde
from tafelrunde.cli.table import company
from tafelrunde.cli.table.seats import seat_words
from tafelrunde.opponents import hint
from tafelrunde.texts.layout import Layout, layout_of
from tafelrunde.texts.words import Words
from tests.cli.table.host import CITADELS, MINIATURE, WIDTH, Host

CLI = Path(tafelrunde.__file__).parent / "cli"


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", ["de", "en"])
def test_it_is_shown_played_and_ends(language: str, plain: bool) -> None:
    commands = ["log", "score", "rules", "cards", "hint", "help", "why play five", "moves"]
    host = Host(
        *commands,
        *["1"] * 40,
        seats=["you", "random"],
        game=MINIATURE,
        language=language,
        plain=plain,
    )
    out = host.run()
    assert host.session.state.over
    assert max(map(cell_len, out.splitlines())) <= WIDTH
    assert not set("{}\u2068") & set(out)


def test_ids_speak_for_themselves() -> None:
    out = Host("1", seats=["you", "random"], game=MINIATURE, seed=2).run()
    assert "Miniature ─" in out
    assert "Turn: it is your decision." in out
    assert re.search(r"^ +\d  Play \w+$", out, re.MULTILINE)
    assert re.search(r"^ +\d  Draw$", out, re.MULTILINE)
    assert re.search(r"^ +Hand +\w+, \w+, \w+$", out, re.MULTILINE)
    assert "Deck 14" in out
    assert re.search(r"You, played: \w+, Hand → Pile\.|You, drawn: \w+, Deck → Hand\.", out)


def test_a_refusal_is_its_code() -> None:
    out = Host("why play five", "play five", seats=["you", "random"], game=MINIATURE).run()
    assert "Not possible: not in hand." in out or "is possible" in out


def test_onlookers_read_who_decides() -> None:
    words = Words(MINIATURE, "en", ["Anna", "Ben"])
    assert words.wait(MINIATURE.new(2, 1).prompt(None)) == "Anna decides (turn)."
    assert words.value("open", True) == "yes"


def test_what_it_lacks_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "hint", hint)  # the real one, who has nothing to go by
    out = Host("rules", "cards", "hint", seats=["you", "random"], game=MINIATURE).run()
    assert "This game has no rules to read yet." in out
    assert "This game has no list of cards." in out
    assert "There is no bot that could advise you in this game." in out


def test_without_a_steward_the_others_play_at_random() -> None:
    assert seat_words(MINIATURE, None, []) == ["you", "random", "random", "random"]
    with pytest.raises(tafelrunde.TafelrundeError, match="has no steward"):
        seat_words(MINIATURE, 2, ["you", "steward"])


def test_it_needs_no_layout() -> None:
    assert layout_of(MINIATURE) == Layout()
    assert layout_of(CITADELS) != Layout()


def test_no_game_is_named_in_the_command() -> None:
    """Whatever is shown comes from the game itself."""
    names = [*tafelrunde.games(), *("bruges", "last_will", "noblemen")]
    for file in CLI.rglob("*.py"):
        text = file.read_text("utf-8").lower()
        assert not [name for name in names if name in text], file
        # Nor is there a way to reach into one.
        assert not re.search(r"tafelrunde\.games\.(?!registry)", text), file
