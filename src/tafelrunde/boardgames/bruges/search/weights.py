"""The weights that are asked for most, each in a field of its own.

So they are read much faster than from a list.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges.search import features as x
from tafelrunde.engine.guide import Weight


def of(scale: list[Weight], feature: i64) -> float:
    return scale[feature].value


@final
class Weights:
    """What features weigh; for their names see `features`."""

    __slots__ = (
        *("calm_danger", "calm_late", "canal_lead", "canal_left", "canal_time"),
        *("card_best", "card_colour", "card_worth"),
        *("colour_danger", "colour_fee", "colour_hand", "colour_markers", "colour_none"),
        *("draw_canal", "draw_held", "draw_marker", "draw_workers"),
        *("guilders_enough", "guilders_had", "guilders_late", "guilders_pips"),
        *("house_late", "house_none", "house_vacant", "house_wanted", "house_workers"),
        *("recruit_behind", "recruit_lead", "recruit_points", "recruit_price", "recruit_worth"),
        *("colour_workers", "scale", "workers_fee", "workers_had", "workers_late", "workers_none"),
    )

    def __init__(self, scale: list[Weight]) -> None:
        self.scale: list[Weight] = scale  # all of them, and where the others are from
        self.card_worth: float = of(scale, x.CARD_WORTH)
        self.card_best: float = of(scale, x.CARD_BEST)
        self.card_colour: float = of(scale, x.CARD_COLOUR)
        self.workers_had: float = of(scale, x.WORKERS_HAD)
        self.workers_none: float = of(scale, x.WORKERS_NONE)
        self.workers_fee: float = of(scale, x.WORKERS_FEE)
        self.workers_late: float = of(scale, x.WORKERS_LATE)
        self.guilders_pips: float = of(scale, x.GUILDERS_PIPS)
        self.guilders_had: float = of(scale, x.GUILDERS_HAD)
        self.guilders_enough: float = of(scale, x.GUILDERS_ENOUGH)
        self.guilders_late: float = of(scale, x.GUILDERS_LATE)
        self.calm_danger: float = of(scale, x.CALM_DANGER)
        self.calm_late: float = of(scale, x.CALM_LATE)
        self.canal_time: float = of(scale, x.CANAL_TIME)
        self.canal_left: float = of(scale, x.CANAL_LEFT)
        self.canal_lead: float = of(scale, x.CANAL_LEAD)
        self.house_vacant: float = of(scale, x.HOUSE_VACANT)
        self.house_none: float = of(scale, x.HOUSE_NONE)
        self.house_workers: float = of(scale, x.HOUSE_WORKERS)
        self.house_wanted: float = of(scale, x.HOUSE_WANTED)
        self.house_late: float = of(scale, x.HOUSE_LATE)
        self.recruit_worth: float = of(scale, x.RECRUIT_WORTH)
        self.recruit_points: float = of(scale, x.RECRUIT_POINTS)
        self.recruit_price: float = of(scale, x.RECRUIT_PRICE)
        self.recruit_behind: float = of(scale, x.RECRUIT_BEHIND)
        self.recruit_lead: float = of(scale, x.RECRUIT_LEAD)
        self.colour_none: float = of(scale, x.COLOUR_NONE)
        self.colour_workers: float = of(scale, x.COLOUR_WORKERS)
        self.colour_fee: float = of(scale, x.COLOUR_FEE)
        self.colour_markers: float = of(scale, x.COLOUR_MARKERS)
        self.colour_danger: float = of(scale, x.COLOUR_DANGER)
        self.colour_hand: float = of(scale, x.COLOUR_HAND)
        self.draw_held: float = of(scale, x.DRAW_HELD)
        self.draw_workers: float = of(scale, x.DRAW_WORKERS)
        self.draw_marker: float = of(scale, x.DRAW_MARKER)
        self.draw_canal: float = of(scale, x.DRAW_CANAL)
