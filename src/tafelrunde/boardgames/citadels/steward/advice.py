"""The steward's advice for Citadels: the rules of thumb of somebody who has played a few times.

    outlook   what they see: the race, what a district is worth, what their turn can bring
    guess     who may have which character
    draft     which character they take
    turn      gold or cards, building, income
    cards     what they keep, exchange and throw away
    powers    whom they murder, rob and attack

Every tip has a reason: the key of a sentence, and the facts that stand in it.
"""

from __future__ import annotations

from typing import Final, cast

from tafelrunde.boardgames.citadels.draft import Draft, LayDown
from tafelrunde.boardgames.citadels.powers import Exchange
from tafelrunde.boardgames.citadels.purple import Rescue
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.steward import cards, draft, turn
from tafelrunde.boardgames.citadels.steward.outlook import Outlook
from tafelrunde.boardgames.citadels.turn import Choose
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments

PREFIX: Final = "citadels-hint-"

# Every reason and the names of its facts. `own` counts the seat's own cards.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    f"{PREFIX}{name}": facts
    for name, facts in {
        # the draft
        "pick_income": ("character", "colour", "gold"),
        "pick_crown": ("character",),
        "pick_bishop": ("character", "districts"),
        "pick_merchant": ("character", "gold"),
        "pick_builds": ("character", "count", "gold"),
        "pick_plans": ("character", "own"),
        "pick_swap": ("cards", "character", "own", "seat"),
        "pick_exchange": ("character",),
        "pick_thief": ("character", "gold", "seat"),
        "pick_safe": ("character", "gold"),
        "pick_assassin": ("character", "seat"),
        "pick_warlord": ("character", "seat"),
        "pick_stop": ("character", "districts", "seat"),
        "pick_surprise": ("character", "gold", "obvious"),
        "lay": ("character", "seat"),
        # victims
        "murder_stop": ("character", "districts", "seat"),
        "murder_builder": ("character", "gold", "seat"),
        "murder_rival": ("character", "seat"),
        "murder_guard": ("character",),
        "rob": ("character", "gold", "seat"),
        "destroy_stop": ("card", "districts", "seat"),
        "destroy_free": ("card", "seat"),
        "destroy_rival": ("card", "cost", "seat"),
        # gold and cards
        "profit": (),
        "plans": (),
        "gold_build": ("card",),
        "gold_save": ("card", "cost"),
        "gold_more": ("own",),
        "gold_idle": (),
        "cards_none": (),
        "cards_rest": ("gold",),
        "cards_last": ("gold",),
        "income": ("colour", "gold"),
        "income_first": ("card", "gold"),
        # building
        "build_before_income": ("card", "character"),
        "build_finish": ("card",),
        "build_second": ("card",),
        "build_colours": ("card",),
        "build_several": ("card", "count"),
        "build_effect": ("card",),
        "build_race": ("card", "districts", "seat"),
        "build_income": ("card", "character", "count"),
        "build_points": ("card", "points"),
        "end_save": ("card", "cost"),
        "end": (),
        # cards in hand
        "swap": ("cards", "own", "seat"),
        "exchange": ("card",),
        "exchange_draw": ("count",),
        "laboratory": ("card",),
        "laboratory_build": ("card", "wanted"),
        "smithy": ("gold",),
        "rescue": ("card",),
        "decline": ("card",),
        "keep_effect": ("card",),
        "keep_colour": ("card",),
        "keep_cheaper": ("card", "cost"),
        "keep_points": ("card", "points"),
        "reject": ("card",),
    }.items()
}


def advise(world: State, seat: int, seed: int) -> tuple[int, str, Arguments]:
    """A move for the seat that decides, the key of its reason, and the facts in it."""
    outlook = Outlook(cast(CitadelsState, world), seat, seed)
    move, reason, facts = _tip(outlook, outlook.s.moves())
    return move, PREFIX + reason, facts


def _tip(o: Outlook, legal: list[int]) -> Tip:
    step = o.s.current
    if isinstance(step, Draft):
        return draft.pick(o, legal)
    if isinstance(step, LayDown):
        return draft.lay(o, legal)
    if isinstance(step, Choose):
        return cards.choose(o, legal)
    if isinstance(step, Exchange):
        return cards.exchange(o)
    if isinstance(step, Rescue):
        return cards.rescue(o)
    return turn.turn(o, legal)
