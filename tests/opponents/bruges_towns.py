"""Short ways to lay out a Brügge table for a steward to be asked about."""

from __future__ import annotations

from typing import Any

import tafelrunde
from tafelrunde import State

GAME = tafelrunde.game("bruges")
PERSONS = [kind.id for kind in GAME.catalogue().kinds if kind.sort == "person"]
DICE = {"blue": 3, "brown": 3, "yellow": 3, "red": 3, "violet": 3}  # neither threats nor a step
TURN = [["end_round"], ["cards_phase", -1, 1], ["turn", 0]]  # the first turn of seat 0
LAST_TURN = [["end_round"], ["cards_phase", -1, 7], ["turn", 0]]  # of two players
CLIMB = [["end_round"], ["cards_phase"], ["dawn"], ["climb_phase", -1, 1], ["rise", 0]]
THREATS = ["end_round"], ["cards_phase"], ["dawn"], ["climb_phase"], ["threat_phase", -1, 1]
FILL = 20  # cards in pile b and in the extra pile


def town(*persons: str, hand: list[str] | None = None, empty: int = 0, **rest: Any) -> Any:
    """A seat with persons in houses, so many empty houses, and cards in hand."""
    return {"persons": list(persons), "hand": hand or [], "empty": empty, **rest}


def table(*towns: Any, b_top: str = "", **rest: Any) -> State:
    """Seat 0 has its first turn unless the agenda says otherwise; houses are built from cards that
    nobody asks about, and `b_top` is the uppermost card of pile b."""
    seats = [dict(one) for one in towns]
    seats += [town() for _ in range(2 - len(seats))]
    used = {card for one in seats for card in one["persons"] + one["hand"]}
    used |= {b_top, *rest.get("discard", []), *rest.get("offer", [])}
    spare = [slug for slug in PERSONS if slug not in used]
    for one in seats:
        empty = one.pop("empty")
        one.setdefault("houses", [spare.pop() for _ in range(len(one["persons"]) + empty)])
        one["homes"] = one["persons"] + [None] * empty
    piles = {name: [spare.pop(0) for _ in range(FILL)] for name in ("pile_b", "extra")}
    piles["pile_b"] += [b_top] if b_top else []
    statues = 6 - sum(len(one.get("statues", [])) for one in seats)
    position = {"players": len(seats), "plays": 1, "dice": DICE, "agenda": TURN, **rest}
    return GAME.from_json(
        {**position, "statues_left": statues, "seats": seats, "pile_a": spare, **piles}
    )
