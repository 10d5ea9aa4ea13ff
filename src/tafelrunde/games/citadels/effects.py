"""Which purple districts matter in a decision: for the tables of a check."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels import rules as r
from tafelrunde.games.citadels import scoring
from tafelrunde.games.citadels.state import CitadelsState
from tafelrunde.games.citadels.turn import Choose, Rescue, Turn


def effects_at_work(s: CitadelsState, legal: Sequence[int]) -> list[str]:
    """The effects that give this decision, or the final scoring, its shape."""
    if s.over:
        return ["wild_colour"] if _wild_bonus(s) else []
    step = s.current
    found = {
        "indestructible": isinstance(step, Turn) and step.a == r.WARLORD and _keep_in_the_way(s),
        "card_for_gold": any(m.USE_LABORATORY <= move < m.USE_SMITHY for move in legal),
        "gold_for_cards": m.USE_SMITHY in legal,
        "look_at_three": len(s.offer) == 3,
        "keep_two": isinstance(step, Choose) and step.a == 2,
        "buy_ruins": isinstance(step, Rescue),
        "any_income": m.TAKE_INCOME in legal and bool(s.seats[s.actor].powers & r.ANY_INCOME),
    }
    return [name for name, at_work in found.items() if at_work]


def _wild_bonus(s: CitadelsState) -> bool:
    return any(
        scoring.has_wild_colour(s, seat) and scoring.colour_bonus(s, seat)
        for seat in range(s.players)
    )


def _keep_in_the_way(s: CitadelsState) -> bool:
    return any(
        m.city_refusal(s, s.actor, seat) == 0 and other.powers & r.INDESTRUCTIBLE
        for seat, other in enumerate(s.seats)
    )
