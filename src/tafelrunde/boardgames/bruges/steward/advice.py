"""The steward's advice for Brügge: the rules of thumb of somebody who has played a few times.

    sight     what they see: their town, the others, the time left
    outlook   what guilders, workers, houses, majorities, canals and threats are worth
    deeds     the codes of persons, read once
    doings    what an instruction of a code brings
    people    what a person is worth until the end
    dice      drawing, the dice, damage
    turn      which card they play, and for what
    use       which persons they use
    answers   what they say when a person's effect asks them

Every tip has a reason: the key of a sentence, and the facts that stand in it.
"""

from __future__ import annotations

from typing import Final, cast

from tafelrunde.boardgames.bruges.actions import Calming, Paying
from tafelrunde.boardgames.bruges.damage import Fire, Order, Plague
from tafelrunde.boardgames.bruges.phases import Drawing, Rise, Ward
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward import answers, dice, turn
from tafelrunde.boardgames.bruges.steward.people import People
from tafelrunde.boardgames.bruges.turn import Turn
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.effects import Question
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments

PREFIX: Final = "bruges-hint-"

# Every reason and the names of its facts. `person` is somebody else than the card that is played.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    f"{PREFIX}{name}": facts
    for name, facts in {
        # drawing
        "draw_any": (),
        "draw_danger": ("colour",),
        "draw_canal": ("colour",),
        "draw_workers": ("colour",),
        "draw_house": ("colour",),
        "draw_colour": ("colour",),
        # dice and damage
        "refuse": ("colour",),
        "climb": ("cost",),
        "climb_majority": ("cost",),
        "stay": ("cost",),
        "suffer": ("colour",),
        "suffer_plague": (),
        "lose": ("card",),
        "burn": ("colour",),
        "evict": ("card",),
        "breach": (),
        # cards
        "workers": ("colour",),
        "workers_person": ("colour", "person"),
        "guilders": ("count",),
        "guilders_person": ("count", "person"),
        "calm": ("colour",),
        "calm_danger": ("colour",),
        "canal": ("count",),
        "canal_majority": ("points",),
        "canal_scenic": ("points",),
        "canal_statue": ("points",),
        "house": ("card",),
        "house_person": ("card", "person"),
        "recruit_points": ("card", "points"),
        "recruit_majority": ("card", "points"),
        "recruit_worker": ("card",),
        "recruit_once": ("card",),
        "recruit_helper": ("card",),
        "recruit_lightning": ("card",),
        "recruit_laurel": ("card",),
        # persons
        "use_points": ("card", "points"),
        "use_money": ("card", "count"),
        "use_guilders": ("card",),
        "use_workers": ("card",),
        "use_calm": ("card",),
        "use_step": ("card",),
        "use_again": ("card",),
        "use_card": ("card",),
        "use_swap": ("card",),
        "use_recruit": ("card",),
        "use_house": ("card",),
        "use_canal": ("card",),
        "use_harm": ("card",),
        "use_draw": ("card",),
        "use_effect": ("card",),
        "use_copy": ("card",),
        "end_spare": ("person",),
        # what effects ask
        "worker": ("colour",),
        "worker_person": ("colour", "person"),
        "threat": ("colour", "seat"),
        "threat_damage": ("colour", "seat"),
        "marker": ("colour",),
        "pay_worker": ("colour",),
        "give_worker": ("colour",),
        "give_card": ("card",),
        "trade_card": ("card",),
        "keep": ("card",),
        "take_card": ("card", "seat"),
        "put_back": ("card",),
        "house_free": ("card",),
        "wake": ("card",),
        "copy": ("card",),
        "part_step": (),
        "part_points": (),
        "part_guilders": (),
        "part": (),
        "rival": ("seat",),
        "rival_leader": ("seat",),
        "rival_cards": ("seat",),
        "again_step": (),
        "again_points": ("count", "points"),
        "again_workers": ("count",),
        "majority": ("points",),
        "enough": (),
    }.items()
}


def advise(world: State, seat: int, _seed: int) -> tuple[int, str, Arguments]:
    """A move for the seat that decides, the key of its reason, and the facts in it."""
    people = People(cast(BrugesState, world), seat)
    move, reason, facts = _tip(people, people.s.moves())
    return move, PREFIX + reason, facts


def _tip(o: People, legal: list[int]) -> Tip:
    step = o.s.current
    if isinstance(step, Turn):
        return turn.turn(o, legal)
    if isinstance(step, Question):
        return answers.answer(o, step, legal)
    if isinstance(step, Drawing):
        return dice.draw(o, legal)
    if isinstance(step, Rise):
        return dice.climb(o)
    if isinstance(step, Ward):
        return dice.ward(o, legal)
    if isinstance(step, Plague):
        return dice.plague(o, legal)
    if isinstance(step, Fire):
        return dice.fire(o, legal)
    if isinstance(step, Order):
        return dice.suffer(o, legal)
    if isinstance(step, Paying):
        return answers.pay(o, legal)
    assert isinstance(step, Calming)
    return answers.marker(o, step, legal)
