"""Advice for people: from the strongest bot that is quick enough, and why."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents.guides import guide_for
from tafelrunde.opponents.interface import Advice, UnknownBot
from tafelrunde.opponents.searching import CountBot
from tafelrunde.opponents.steward import ONLY, StewardBot


@dataclass(frozen=True, slots=True)
class Because:
    """A sentence: the key of a text and the facts that stand in it."""

    text: str
    arguments: Arguments


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, who advises it, and the reasons, the most tangible first."""

    move: int
    bot: str
    reasons: tuple[Because, ...]


def hint(world: State, seat: int, budget: float | None, seed: int) -> Hint | None:
    """What to do in a world that the seat cannot tell from the real one. A count looks ahead, for
    as long as there is time; if a steward would do the same, their reason stands first. Where
    nothing fits that a count has learned, the steward advises alone; None if the game has no
    steward either."""
    moves = world.moves()
    if len(moves) == 1:
        return Hint(moves[0], "", (Because(ONLY, {}),))
    thumb = _rule_of_thumb(world, seat, budget, seed)
    guided = guide_for(world.rules, int(world.players))
    if guided.is_fit and guided.is_trained:
        found = CountBot(seconds=CountBot.seconds, tells=True).advise(world, seat, budget, seed)
        if found == thumb:  # it was left to the steward
            return _hint(StewardBot.name, found)
        agreed = [thumb] if thumb is not None and thumb.move == found.move else []
        return _hint(CountBot.name, *agreed, found)
    return None if thumb is None else _hint(StewardBot.name, thumb)


def _rule_of_thumb(world: State, seat: int, budget: float | None, seed: int) -> Advice | None:
    try:
        return StewardBot().advise(world, seat, budget, seed)
    except UnknownBot:
        return None


def _hint(bot: str, *advice: Advice) -> Hint:
    reasons = tuple(Because(one.reason, one.arguments) for one in advice)
    return Hint(advice[-1].move, bot, reasons)
