"""The bots that can sit at a table: the only place where the server meets them.

The functions run in worker processes, so they and all they take and give can be pickled.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from random import SystemRandom
from typing import TypeVar

import structlog

from tafelrunde.engine.state import State
from tafelrunde.opponents import Hint, UnknownBot, bot, bots, hint
from tafelrunde.opponents.crew import work_beside
from tafelrunde.opponents.registry import BOTS
from tafelrunde.opponents.searching import SearchBot
from tafelrunde.opponents.steward import steward_of
from tafelrunde.texts import Texts, bot_names

T = TypeVar("T")
log = structlog.get_logger()

STEWARD = "steward"  # where a game has one, the usual opponent


@cache
def bots_of(game: str) -> list[str]:
    """The bots that can play a game: the usual one, then from the weakest to the strongest."""
    try:
        steward_of(game)
    except UnknownBot:
        return [name for name in bots() if name != STEWARD]
    return sorted(bots(), key=lambda name: name != STEWARD)


def names_for(seats: Sequence[str], game: str, taken: str) -> dict[int, str]:
    """A name for every bot at a table, none of them twice or that of the guest who opens it."""
    found: dict[int, str] = {}
    for kind in bots_of(game):
        names = [name for name in names_of(kind) if name != taken]
        chosen = SystemRandom().sample(names, seats.count(kind))
        found.update(zip((k for k, who in enumerate(seats) if who == kind), chosen, strict=True))
    return found


@cache
def names_of(kind: str) -> list[str]:
    return bot_names(Texts("en"), kind)


def is_quick(name: str) -> bool:
    """Does a bot answer at once?"""
    return not issubclass(BOTS[name], SearchBot)


def usual_thought(name: str) -> float:
    """Seconds that a bot is likely to think; most of them are done before their time is up."""
    one = BOTS[name]
    return one.seconds / 2 if issubclass(one, SearchBot) else 0.0


def notes(kinds: Iterable[str], state: State) -> list[str]:
    """What a table should know about its bots, as keys of texts; what is wrong goes to the log."""
    found: dict[str, None] = {}
    for kind in dict.fromkeys(kinds):
        one = bot(kind)
        if note := one.note(state):
            found[note] = None
            if fault := one.fault(state):
                log.warning("a bot plays like a steward", bot=kind, problem=fault)
    return list(found)


def beside(others: int, function: Callable[..., T], *arguments: object) -> T:
    """Do something while so many in all think on this machine."""
    work_beside(others)
    return function(*arguments)


def choose(name: str, world: State, seat: int, budget: float, seed: int) -> int:
    return bot(name).choose(world, seat, budget, seed)


def advise(world: State, seat: int, budget: float, seed: int) -> Hint | None:
    return hint(world, seat, budget, seed)


def ready() -> bool:
    """Called to start a worker ahead of its first bot; its imports are what takes time."""
    _step_back()
    return bool(bots())


@cache
def _step_back() -> None:
    """People who play come before bots that think."""
    if hasattr(os, "nice"):
        os.nice(5)
