"""The names of all that search looks at in Brügge: features of moves, terms of a standing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.engine.guide import Weight, series
from tafelrunde.engine.words import Names

f: Final = Names()
# -------------------------------------------------------------------- any card played
CARD_WORTH: Final[i64] = f("card: what the person would bring")
CARD_BEST: Final[i64] = f("card: it is the best person in hand")
CARD_COLOUR: Final[i64] = f("card: others of its colour in hand")
WORKERS_HAD: Final[i64] = f("workers: had of the colour")
WORKERS_NONE: Final[i64] = f("workers: none of the colour")
WORKERS_FEE: Final[i64] = f("workers: persons that need one")
WORKERS_LATE: Final[i64] = f("workers: last round")
GUILDERS_PIPS: Final[i64] = f("guilders: pips")
GUILDERS_HAD: Final[i64] = f("guilders: guilders had")
GUILDERS_ENOUGH: Final[i64] = f("guilders: enough for the best person then")
GUILDERS_LATE: Final[i64] = f("guilders: last round")
CALMED: Final[i64] = series(f, "calm", r.colour.names)
CALM_DANGER: Final[i64] = f("calm: second marker")
CALM_LATE: Final[i64] = f("calm: last round")
CANALS: Final[i64] = series(f, "canal, space", ["1", "2", "3", "4", "5"])
CANALS_LATE: Final[i64] = series(f, "canal in the last round, space", ["1", "2", "3", "4", "5"])
CANAL_LEAD: Final[i64] = f("canal: takes the lead")
CANAL_LEFT: Final[i64] = f("canal: guilders left")
CANAL_TIME: Final[i64] = f("canal: rounds left")
HOUSE_VACANT: Final[i64] = f("house: empty houses")
HOUSE_NONE: Final[i64] = f("house: no empty house")
HOUSE_WORKERS: Final[i64] = f("house: workers of the colour")
HOUSE_LATE: Final[i64] = f("house: last round")
HOUSE_WANTED: Final[i64] = f("house: what the best other person would bring")
RECRUIT_WORTH: Final[i64] = f("recruit: worth")
RECRUIT_POINTS: Final[i64] = f("recruit: points")
RECRUIT_PRICE: Final[i64] = f("recruit: price")
RECRUIT_BEHIND: Final[i64] = f("recruit: worse than the best")
RECRUIT_LEAD: Final[i64] = f("recruit: takes the lead")
RECRUIT_SYMBOL: Final[i64] = series(f, "recruit", ["worker", *r.symbol.names[r.COLOURS :]])
# ------------------------------------------------------------------- persons, phases
USE_WORTH: Final[i64] = f("use: worth")
USE_FREE: Final[i64] = f("use: costs no worker")
USE_WORKERS: Final[i64] = f("use: workers of the colour")
USE_BEFORE: Final[i64] = f("use: before the card")
DRAW_HELD: Final[i64] = f("draw: cards of the colour in hand")
DRAW_WORKERS: Final[i64] = f("draw: has workers of the colour")
DRAW_MARKER: Final[i64] = f("draw: has markers of the colour")
DRAW_CANAL: Final[i64] = f("draw: a canal can be built with it")
REFUSED: Final[i64] = series(f, "refuse", r.colour.names)
REFUSE_DANGER: Final[i64] = f("refuse: third marker")
CLIMB_PRICE: Final[i64] = f("climb: price")
CLIMB_LEFT: Final[i64] = f("climb: guilders left")
CLIMB_POINTS: Final[i64] = f("climb: points")
CLIMB_LEAD: Final[i64] = f("climb: takes the lead")
CLIMB_LATE: Final[i64] = f("climb: last round")
# -------------------------------------------------------------------------- answers
COLOUR_WORKERS: Final[i64] = f("colour: workers had")
COLOUR_NONE: Final[i64] = f("colour: no worker")
COLOUR_FEE: Final[i64] = f("colour: persons that need a worker")
COLOUR_MARKERS: Final[i64] = f("colour: markers had")
COLOUR_DANGER: Final[i64] = f("colour: second marker")
COLOUR_HAND: Final[i64] = f("colour: cards in hand")
RIVAL_POINTS: Final[i64] = f("rival: points")
RIVAL_GUILDERS: Final[i64] = f("rival: guilders")
PARTS: Final[i64] = series(f, "part", ["1", "2"])
MARKER_LEAD: Final[i64] = f("marker: ahead in this majority")
BUILDS: Final[i64] = series(f, "build, space", ["1", "2", "3", "4", "5"])
GIVE_WORTH: Final[i64] = f("give: what the person would bring")
KEEP_WORTH: Final[i64] = f("keep: what the person would bring")
PUT_WORTH: Final[i64] = f("put: what the person would bring")
LOSE_WORTH: Final[i64] = f("lose: what the person is worth")
WAKE_WORTH: Final[i64] = f("wake or copy: what the person brings")
BREACHED: Final[i64] = series(f, "breach, space", ["1", "2", "3", "4", "5"])
END_UNUSED: Final[i64] = f("end: persons not used")
ENOUGH_LATE: Final[i64] = f("enough: last round")

# ------------------------------------------------------------------------- standing
t: Final = Names()
POINTS: Final[i64] = t("points as if the game ended now")
GUILDERS: Final[i64] = t("guilders, up to ten")
FIRST_GUILDERS: Final[i64] = t("guilders, up to three")
RICH: Final[i64] = t("guilders beyond ten")
ALL_WORKERS: Final[i64] = t("workers, up to six")
MANY_WORKERS: Final[i64] = t("workers beyond six")
WORKER_COLOURS: Final[i64] = t("colours of workers")
VACANT: Final[i64] = t("empty houses, up to two")
HAND: Final[i64] = t("cards in hand")
BEST_CARD: Final[i64] = t("what the best person in hand would bring")
SECOND_CARD: Final[i64] = t("what the second best would bring")
WAGED: Final[i64] = t("what persons bring until the end who take workers")
SERVED: Final[i64] = t("what those of them bring who have one")
UNPAID: Final[i64] = t("what persons bring until the end who may be used for nothing")
LASTING: Final[i64] = t("what persons bring until the end by being there")
LAURELS: Final[i64] = t("by how much laurels grow until the end")
FICKLE: Final[i64] = t("laurels for what comes and goes")
TILES: Final[i64] = t("canal tiles")
SCENIC: Final[i64] = t("arms with the third space")
NEAR_SCENIC: Final[i64] = t("arms near the third space")
NEAR_STATUE: Final[i64] = t("arms near a statue")
REPUTATION: Final[i64] = t("reputation")
MARKERS: Final[i64] = t("threat markers")
DANGERS: Final[i64] = t("colours with two markers")
LEVEL: Final[i64] = series(t, "level, majority of", r.majority.names)
BEHIND: Final[i64] = series(t, "one behind, majority of", r.majority.names)
HELPERS: Final[i64] = t("persons")
BUILDINGS: Final[i64] = t("houses")


@final
class Weights:
    """What the features weigh that are asked for most, each in a field of its own: so they are read
    faster than from a list, or by a call for each note."""

    __slots__ = (
        *("calm_danger", "calm_late", "canal_lead", "canal_left", "canal_time"),
        *("card_best", "card_colour", "card_worth"),
        *("colour_danger", "colour_fee", "colour_hand", "colour_markers", "colour_none"),
        *("draw_canal", "draw_held", "draw_marker", "draw_workers"),
        *("guilders_enough", "guilders_had", "guilders_late", "guilders_pips"),
        *("house_late", "house_none", "house_vacant", "house_wanted", "house_workers"),
        *("recruit_behind", "recruit_lead", "recruit_points", "recruit_price", "recruit_worth"),
        *("colour_workers", "workers_fee", "workers_had", "workers_late", "workers_none"),
    )

    def __init__(self, scale: list[Weight]) -> None:
        self.card_worth: Weight = scale[CARD_WORTH]
        self.card_best: Weight = scale[CARD_BEST]
        self.card_colour: Weight = scale[CARD_COLOUR]
        self.workers_had: Weight = scale[WORKERS_HAD]
        self.workers_none: Weight = scale[WORKERS_NONE]
        self.workers_fee: Weight = scale[WORKERS_FEE]
        self.workers_late: Weight = scale[WORKERS_LATE]
        self.guilders_pips: Weight = scale[GUILDERS_PIPS]
        self.guilders_had: Weight = scale[GUILDERS_HAD]
        self.guilders_enough: Weight = scale[GUILDERS_ENOUGH]
        self.guilders_late: Weight = scale[GUILDERS_LATE]
        self.calm_danger: Weight = scale[CALM_DANGER]
        self.calm_late: Weight = scale[CALM_LATE]
        self.canal_time: Weight = scale[CANAL_TIME]
        self.canal_left: Weight = scale[CANAL_LEFT]
        self.canal_lead: Weight = scale[CANAL_LEAD]
        self.house_vacant: Weight = scale[HOUSE_VACANT]
        self.house_none: Weight = scale[HOUSE_NONE]
        self.house_workers: Weight = scale[HOUSE_WORKERS]
        self.house_wanted: Weight = scale[HOUSE_WANTED]
        self.house_late: Weight = scale[HOUSE_LATE]
        self.recruit_worth: Weight = scale[RECRUIT_WORTH]
        self.recruit_points: Weight = scale[RECRUIT_POINTS]
        self.recruit_price: Weight = scale[RECRUIT_PRICE]
        self.recruit_behind: Weight = scale[RECRUIT_BEHIND]
        self.recruit_lead: Weight = scale[RECRUIT_LEAD]
        self.colour_none: Weight = scale[COLOUR_NONE]
        self.colour_workers: Weight = scale[COLOUR_WORKERS]
        self.colour_fee: Weight = scale[COLOUR_FEE]
        self.colour_markers: Weight = scale[COLOUR_MARKERS]
        self.colour_danger: Weight = scale[COLOUR_DANGER]
        self.colour_hand: Weight = scale[COLOUR_HAND]
        self.draw_held: Weight = scale[DRAW_HELD]
        self.draw_workers: Weight = scale[DRAW_WORKERS]
        self.draw_marker: Weight = scale[DRAW_MARKER]
        self.draw_canal: Weight = scale[DRAW_CANAL]
