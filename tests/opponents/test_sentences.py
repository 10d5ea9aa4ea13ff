"""Every reason of a steward can be said, in both languages."""

from __future__ import annotations

import pytest

from tafelrunde.texts import Texts, languages
from tests.opponents.stewards import STEWARDS, reasons

NUMBERS = {
    *("actions", "cards", "cost", "count", "districts", "gold"),
    *("left", "money", "own", "points", "pounds", "prestige"),
}


@pytest.mark.parametrize("game", STEWARDS)
@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_sentence(language: str, game: str) -> None:
    texts = Texts(language)
    for reason, names in reasons(game).items():
        for number in range(3):
            words = {name: "yellow" if name == "colour" else "Anna" for name in names}
            facts = {name: number if name in NUMBERS else words[name] for name in names}
            text = texts.text(reason, **facts)
            assert len(text) > 10
            assert text[-1] == "."
    hints = [key for key in texts.keys() if key.startswith(f"{game}-hint-")]  # noqa: SIM118
    assert sorted(hints) == sorted(reasons(game))
