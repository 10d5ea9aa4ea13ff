"""The steward's advice for Noblemen: the rules of thumb of somebody who has played a few times.

    sight     what they see: their own things, the open table, the time left
    renown    what prestige is worth to them, in victory points
    outlook   what everything else is worth
    setup     the tiles they begin with
    land      an estate as they imagine it
    sites     what a building would bring at a place
    plan      the best of a few ways to lay three tiles
    lay       laying and trading
    build     building
    raids     knights
    cards     scandal cards
    turn      the action of a turn: whatever brings most
    ball      gifts and titles

Every tip has a reason: the key of a sentence, and the facts that stand in it.
"""

from __future__ import annotations

from typing import Final, cast

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.ball import ChooseTitle, HandIn
from tafelrunde.boardgames.noblemen.building import ChooseSite
from tafelrunde.boardgames.noblemen.church import Donate, Vicar
from tafelrunde.boardgames.noblemen.expansion import FormArea, Lay, Place
from tafelrunde.boardgames.noblemen.knights import GiveTiles, RecallKnight, SendKnight
from tafelrunde.boardgames.noblemen.scandals import PickCard
from tafelrunde.boardgames.noblemen.setup import ChooseTiles
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.boardgames.noblemen.steward import ball, build, cards, lay, raids, setup, turn
from tafelrunde.boardgames.noblemen.steward.land import Land
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments

PREFIX: Final = "noblemen-hint-"

# Every reason and the names of its facts. `left` counts what is still missing.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    f"{PREFIX}{name}": facts
    for name, facts in {
        # set-up
        "take_none": ("tile",),
        "take_grove": ("count",),
        "take_fountain": ("count",),
        "take_meadow": ("count",),
        # laying
        "lay_field": ("count",),
        "lay_grove": ("count",),
        "lay_fountain": ("count",),
        "lay_meadow": (),
        "lay_manor": (),
        "lay_forest": (),
        "lay_garden": (),
        "lay_queen": (),
        "lay_ring": ("building",),
        "tiles_kept": (),
        "cell_area": ("area",),
        "cell_ring": ("building",),
        "cell_square": ("area", "left"),
        "cell_beside": ("building", "left"),
        "cell_castle": (),
        "cell_chapel": (),
        "cell_folly": (),
        "cell_any": (),
        "form": (),
        "trade_area": ("area", "tile"),
        "trade_church": ("tile",),
        # building
        "build_castle": ("left",),
        "build_castle_points": ("points",),
        "build_castle_raid": ("seat",),
        "build_palace": (),
        "build_palace_points": ("points",),
        "build_palace_queen": (),
        "build_chapel": ("count",),
        "build_chapel_card": (),
        "build_folly": ("building", "points"),
        "site_castle": ("left",),
        "site_palace": ("left",),
        "site_surrounded": (),
        "site_chapel": ("count",),
        "site_chapel_alone": (),
        "site_folly": (),
        # knights
        "raid_queen": ("seat",),
        "raid_manor": ("seat",),
        "raid_forest": ("seat",),
        "raid_garden": ("seat",),
        "knight_rides_on": ("seat",),
        "knights_stay": (),
        "give_up": ("tile",),
        # other actions
        "bribe": ("count",),
        "bribe_title": ("count", "title"),
        "taxes": ("money",),
        "land": ("count",),
        "donate": ("points",),
        "donate_more": ("tile",),
        "donate_full": (),
        "idle": (),
        "end": (),
        # scandal cards
        **{f"keep_{card}": ("card",) for card in r.card.names},
        "intrigue": (),
        "play_inheritance": ("card",),
        "play_wedding": ("card",),
        "play_master_stroke": ("card",),
        "play_vicar": ("card",),
        "play_dowry": ("card",),
        "play_tribute": ("card",),
        "play_whitehall": ("card",),
        "vicar_tile": ("tile",),
        # the ball
        "hand_in": ("prestige", "title"),
        "enough": ("title",),
        "enough_none": (),
        "title": ("points", "title"),
    }.items()
}


def advise(world: State, seat: int, _seed: int) -> tuple[int, str, Arguments]:
    """A move for the seat that decides, the key of its reason, and the facts in it."""
    outlook = Outlook(cast(NoblemenState, world), seat)
    move, reason, facts = _tip(outlook, outlook.s.moves())
    return move, PREFIX + reason, facts


def _tip(o: Outlook, legal: list[int]) -> Tip:
    step = o.s.current
    land = Land.of(o.own.estate, o.book.areas_may_overlap)
    if isinstance(step, ChooseTiles):
        return setup.take(int(step.a))
    if isinstance(step, PickCard):
        return cards.pick(o, legal)
    if isinstance(step, Lay):
        return lay.lay(o, land, legal)
    if isinstance(step, Place):
        return lay.place(o, land)
    if isinstance(step, FormArea):
        return lay.form(o, land, legal)
    if isinstance(step, ChooseSite):
        return build.site(o, land)
    if isinstance(step, SendKnight):
        return raids.send(o)
    if isinstance(step, RecallKnight):
        return raids.recall(o)
    if isinstance(step, GiveTiles):
        return raids.give(o, legal)
    if isinstance(step, Donate):
        return turn.donate(o, legal)
    if isinstance(step, Vicar):
        return turn.vicar(o, legal)
    if isinstance(step, HandIn):
        return ball.hand_in(o)
    if isinstance(step, ChooseTitle):
        return ball.choose(o, legal)
    return turn.turn(o, land, legal)
