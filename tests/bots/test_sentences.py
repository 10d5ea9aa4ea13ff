"""Every reason of a steward can be said, in both languages."""

from __future__ import annotations

import pytest

from tafelrunde.games.citadels.steward import REASONS
from tafelrunde.texts import Texts, languages

SAMPLES = {"gold": 3, "own": 2, "cards": 5, "count": 2, "districts": 6, "points": 4, "cost": 4}


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_sentence(language: str) -> None:
    texts = Texts(language)
    for reason, names in REASONS.items():
        facts: dict[str, int | str] = {
            name: SAMPLES.get(name, "yellow" if name == "colour" else "Anna") for name in names
        }
        assert len(texts.text(reason, **facts)) > 10
    hints = [key for key in texts.keys() if key.startswith("citadels-hint-")]  # noqa: SIM118
    assert sorted(hints) == sorted(REASONS)
