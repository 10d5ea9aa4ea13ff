"""Every key that Citadels can ask for, from the tables of its engine."""

from __future__ import annotations

from collections.abc import Iterable

import tafelrunde
from tafelrunde import Game, Option
from tafelrunde.engine.step import Decision
from tafelrunde.games.citadels.districts import COLOURS
from tafelrunde.games.citadels.scoring import CATEGORIES

# Which form the events of a cause have; some have two.
MOVED = (
    *("deal", "crown", "opened", "covered", "picked", "handed_on", "laid_down", "taken_up"),
    *("revealed", "basic_action", "kept", "rejected", "plans", "built", "swap", "exchanged"),
    *("destroyed", "laboratory", "smithy", "rescued", "reshuffle"),
)
CHANGED = (
    *("deal", "robbery", "basic_action", "income", "profit", "built", "destroyed"),
    *("laboratory", "smithy", "rescued"),
)
TOLD = ("round", "called", "murder", "theft", "completed", "ended")
PHASES = ("round", "draft", "calling", "turn", "over")
ZONES = (
    *("deck", "discard", "offer", "packet", "open", "face_down", "character", "look", "bank"),
    *("round", "murdered", "robbed", "gold", "hand", "city", "characters", "crown", "complete"),
)
# Written by those who need them, so nothing here knows all of them.
FREE_PREFIXES = ("table-", "terminal-", "page-", "citadels-hint-")


def game() -> Game:
    return tafelrunde.game("citadels")


def decisions() -> list[str]:
    """The kinds of prompts: also the anchors of the rules they point at."""
    return [name for name, step in game().steps.items() if issubclass(step, Decision)]


def citadels_keys() -> list[str]:
    groups: dict[str, Iterable[str]] = {
        "ask": decisions(),
        "wait": decisions(),
        "move": [verb.name for verb in game().verbs],
        "moved": MOVED,
        "changed": CHANGED,
        "told": TOLD,
        "phase": PHASES,
        "why": game().refusals[1:],
        "score": CATEGORIES,
        "effect": game().effect_names,
        "zone": ZONES,
        "count": ["card", "character"],
        "fact": sorted({fact for kind in game().catalogue().kinds for fact in kind.facts}),
        "colour": COLOURS,
    }
    keys = [f"citadels-{group}-{name}" for group, names in groups.items() for name in names]
    keys += [key for option in game().options.values() for key in _option_keys(option)]
    keys += [kind.text for kind in game().catalogue().kinds if kind.text]
    return sorted({"citadels-name", "citadels-teaser", *keys})


def _option_keys(option: Option) -> list[str]:
    """Its label, its help, and names for the values that are neither numbers nor yes and no."""
    named = [value for value in option.allowed if value is None or isinstance(value, str)]
    values = ["none" if value is None else value for value in named]
    return [option.help, f"{option.help}-help", *(f"{option.help}-{value}" for value in values)]
