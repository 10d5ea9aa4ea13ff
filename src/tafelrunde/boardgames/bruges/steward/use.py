"""Which persons the steward uses in a turn, and when they end it."""

from __future__ import annotations

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.steward.deeds import Deed, Program
from tafelrunde.boardgames.bruges.steward.people import People
from tafelrunde.boardgames.bruges.turn import USE
from tafelrunde.engine.advice import Offer, Tip
from tafelrunde.engine.view import Arguments

WORTH_WHILE = 0.05
LATER = ("reready",)  # worth more once others have been used
SPENDING = ("swap",)  # guilders that a card might need are spent after it


def best(o: People, legal: list[int]) -> Offer | None:
    """The person whose use brings most, if any can be used."""
    found: Offer | None = None
    for move in legal:
        if USE.covers(move):
            kind = move - USE.base
            value = net(o, kind)
            if found is None or value > found.value:
                found = Offer(value, Tip(move, "", {}))
    if found is None:
        return None
    kind = found.tip.move - USE.base
    return Offer(found.value, Tip(found.tip.move, *why(o, kind)))


def net(o: People, kind: int) -> float:
    """What it brings to use a person now, after the worker it costs."""
    program = o.traits[kind].program
    symbol = o.symbol[kind]
    value = now(o, program) - (o.fee(symbol) if symbol < r.ONCE else 0.0)
    if o.plays and any(deed.name in SPENDING or deed.name in LATER for deed in program):
        return 0.0  # after the card
    return value - WORTH_WHILE


def now(o: People, program: Program) -> float:
    """What a program brings at once."""
    return sum(_now(o, deed) for deed in program)


def _now(o: People, deed: Deed) -> float:
    """The same deed by deed, where its worth depends on the moment."""
    if deed.name == "unthreat":
        return o.reliefs(deed.args[0], deed.args[1])
    if deed.name == "advance":
        return o.advance_now(deed.args)
    if deed.name == "reready":
        return o.best_again()
    if deed.name == "extra_card":
        return o.extra_now()
    if deed.name == "swap":
        return o.swap_now(deed.args)
    if deed.name == "recruit":
        return o.recruit_now(deed.args[0])
    if deed.name == "house":
        return o.gross((deed,)) - o.worst_card() if o.hand else 0.0
    return o.gross((deed,))


# ------------------------------------------------------------------------ reasons
BRINGS = {
    "unthreat": "use_calm",
    "advance": "use_step",
    "reready": "use_again",
    "extra_card": "use_card",
    "swap": "use_swap",
    "recruit": "use_recruit",
    "house": "use_house",
    "canal": "use_canal",
    "die": "use_guilders",
    "steal": "use_harm",
    "rivals": "use_harm",
    "draw": "use_draw",
    "scry": "use_draw",
    "spy": "use_draw",
    "salvage": "use_draw",
    "copy_rival": "use_copy",
}


def why(o: People, kind: int) -> tuple[str, Arguments]:
    """What of it brings most."""
    deed = max(o.traits[kind].program, key=lambda deed: _now(o, deed))
    facts: Arguments = {"card": o.slug(kind)}
    if deed.name == "gain":
        number = o.amount(deed.args[1])
        if deed.args[0] == w.POINTS:
            return "use_points", {**facts, "points": number}
        if deed.args[0] == w.GUILDERS:
            return "use_money", {**facts, "count": number}
        return "use_workers", facts
    return BRINGS.get(deed.name, "use_effect"), facts


def why_end(o: People, legal: list[int]) -> tuple[str, Arguments]:
    """A turn goes on only while somebody can be used: nobody whom it would be worth it."""
    left = next(move - USE.base for move in legal if USE.covers(move))
    return "end_spare", {"person": o.slug(left)}
