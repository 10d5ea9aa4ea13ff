"""Scenarios 43 to 50: the Warlord."""

from __future__ import annotations

from tests.scenarios.citadels.table import discard, gold, legal, play, refused, seat, turn_of


def test_44_destroying_costs_one_less_than_building() -> None:
    rich = turn_of(
        "warlord",
        seat("warlord", gold=3),
        seat("king", city=["castle"]),
        seat("thief"),
        seat("bishop"),
    )
    assert "destroy 1 castle" in legal(rich)
    play(rich, "destroy 1 castle")
    assert gold(rich, 0) == 0
    assert discard(rich) == ["castle"]
    poor = turn_of(
        "warlord",
        seat("warlord", gold=2),
        seat("king", city=["castle"]),
        seat("thief"),
        seat("bishop"),
    )
    facts = refused(poor, "destroy 1 castle", "destruction_too_expensive")
    assert facts["cost"] == 3
