"""The steward's advice for Last Will: the rules of thumb of somebody who has been ruined before.

    prints    what the cards say, read once
    sight     what they see: their cards and board, the others, the time left
    worth     what cards get rid of until the end
    packing   what fits best into the actions of a turn
    day       what they can do in a turn
    turn      which of it they do
    planning  their plan for the day, and the decks their cards come from
    errands   where they send their boys
    answers   what they keep, drop, and whom they take along

Every tip has a reason: the key of a sentence, and the facts that stand in it.
"""

from __future__ import annotations

from typing import Final, cast

from tafelrunde.boardgames.last_will.display import AddCompany
from tafelrunde.boardgames.last_will.effects import Company
from tafelrunde.boardgames.last_will.ending import Drop, Worsen
from tafelrunde.boardgames.last_will.errands import Errand
from tafelrunde.boardgames.last_will.planning import Block, Fetch, Plan
from tafelrunde.boardgames.last_will.rounds import KeepTwo
from tafelrunde.boardgames.last_will.state import LastWillState
from tafelrunde.boardgames.last_will.steward import answers, errands, planning, turn
from tafelrunde.boardgames.last_will.steward.worth import Worth
from tafelrunde.boardgames.last_will.turn import Act
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments

PREFIX: Final = "last_will-hint-"

# Every reason and the names of its facts. `other` is the card that gets the room of `card`.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    f"{PREFIX}{name}": facts
    for name, facts in {
        # the first choice
        "keep_friend": ("card",),
        "keep_helper": ("card",),
        "keep_expense": ("card",),
        "keep_property": ("card",),
        # planning
        "block": (),
        "plan_actions": ("actions",),
        "plan_cards": ("cards",),
        "plan_package": ("actions", "cards"),
        "fetch_event": (),
        "fetch_helper": (),
        "fetch_property": (),
        "fetch_companion": (),
        "fetch_companion_early": (),
        # errands
        "take_event": ("card",),
        "take_friend": ("card",),
        "take_helper": ("card",),
        "take_expense": ("card",),
        "take_property": ("card",),
        "take_companion": ("card",),
        "take_wild": (),
        "unknown": (),
        "opera": ("pounds",),
        "extend": (),
        "market_buy": (),
        "market_sell": (),
        "clock": (),
        "rest": (),
        "errand_any": (),
        # the turn
        "play": ("card", "pounds"),
        "play_company": ("card", "pounds"),
        "lay_friend": ("card",),
        "lay_helper": ("card",),
        "lay_expense": ("card", "pounds"),
        "buy": ("card", "pounds"),
        "buy_dear": ("card", "pounds"),
        "use": ("card", "pounds"),
        "use_free": ("card", "pounds"),
        "use_house": ("card", "pounds"),
        "use_sold": ("card", "pounds"),
        "attach": ("card", "pounds"),
        "attach_wild": ("card", "pounds"),
        "sell": ("card", "pounds"),
        "sell_last": ("card", "pounds"),
        "discard": ("card", "other"),
        "end": (),
        "end_unused": (),
        # companions, and the end of a round
        "invite": ("pounds",),
        "invite_wild": ("pounds",),
        "enough": ("card",),
        "drop": ("card",),
        "worsen": ("card", "pounds"),
    }.items()
}


def advise(world: State, seat: int, _seed: int) -> tuple[int, str, Arguments]:
    """A move for the seat that decides, the key of its reason, and the facts in it."""
    worth = Worth(cast(LastWillState, world), seat)
    move, reason, facts = _tip(worth, worth.s.moves())
    return move, PREFIX + reason, facts


def _tip(o: Worth, legal: list[int]) -> Tip:
    step = o.s.current
    if isinstance(step, Act):
        return turn.turn(o, legal)
    if isinstance(step, Errand):
        return errands.errand(o, legal)
    if isinstance(step, Fetch):
        return planning.fetch(o, legal, int(step.b))
    if isinstance(step, Plan):
        return planning.plan(o, legal)
    if isinstance(step, Company):
        return answers.company(o, legal)
    if isinstance(step, Drop):
        return answers.drop(o, legal)
    if isinstance(step, KeepTwo):
        return answers.keep(o, legal)
    if isinstance(step, AddCompany):
        return answers.join(o, int(step.a), legal)
    if isinstance(step, Worsen):
        return answers.worsen(o, legal)
    assert isinstance(step, Block)
    return planning.block(o, legal)
