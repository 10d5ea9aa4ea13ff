"""Which purple districts matter in a decision: for the tables of a check."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.boardgames.citadels import purple, scoring
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.powers import DESTROY
from tafelrunde.boardgames.citadels.purple import Rescue
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.turn import INCOME, Choose, Turn


def effects_at_work(s: CitadelsState, legal: Sequence[int]) -> list[str]:
    """The effects that give this decision, or the final scoring, its shape."""
    if s.over:
        return ["wild_colour"] if _wild_bonus(s) else []
    step = s.current
    found = {
        "indestructible": isinstance(step, Turn) and step.a == r.WARLORD and _keep_in_the_way(s),
        **{
            r.effect.of(verb.needs)[0]: any(verb.covers(move) for move in legal)
            for verb in purple.VERBS
        },
        "look_at_three": len(s.offer()) == 3,
        "keep_two": isinstance(step, Choose) and step.a == 2,
        "buy_ruins": isinstance(step, Rescue),
        "any_income": INCOME.base in legal and bool(s.seats[s.actor].powers & r.ANY_INCOME),
    }
    return [name for name, at_work in found.items() if at_work]


def _wild_bonus(s: CitadelsState) -> bool:
    return any(
        scoring.has_wild_colour(s, seat) and scoring.colour_bonus(s, seat)
        for seat in range(s.players)
    )


def _keep_in_the_way(s: CitadelsState) -> bool:
    return any(
        DESTROY.safe_city(s, s.actor, seat) == 0 and other.powers & r.INDESTRUCTIBLE
        for seat, other in enumerate(s.seats)
    )
