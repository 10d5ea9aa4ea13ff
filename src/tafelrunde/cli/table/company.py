"""The bots at the table. They are given a world their seat could be in, never the true one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tafelrunde.opponents import Hint, UnknownBot, bot, bots, hint
from tafelrunde.opponents.steward import steward_of

RANDOM = "random"
STEWARD = "steward"
NO_LIMIT = None  # each bot takes the time it usually takes


@dataclass(frozen=True)
class Chance:
    """Seeds for everything bots draw, all from the start of a game: so it can be repeated."""

    start: str

    def seed(self, ply: int, purpose: str) -> int:
        digest = hashlib.sha256(f"{self.start}\n{ply} {purpose}".encode()).digest()
        return int.from_bytes(digest[:7], "big")


def is_bot(name: str) -> bool:
    return name in bots()


def has_steward(game: Game) -> bool:
    try:
        steward_of(game.name)
    except UnknownBot:
        return False
    return True


def choose(name: str, state: State, chance: Chance) -> int:
    """The move of the bot that decides now."""
    seat, ply = int(state.actor), int(state.ply)
    world = state.determinize(seat, chance.seed(ply, "world"))
    return bot(name).choose(world, seat, NO_LIMIT, chance.seed(ply, "choice"))


def notes(kinds: Iterable[str], state: State) -> list[str]:
    """What to know about bots of these kinds in this game, as keys of texts."""
    found = [bot(kind).note(state) for kind in kinds]
    return [note for note in dict.fromkeys(found) if note]


def faults(kinds: Iterable[str], state: State) -> list[str]:
    """What is wrong with what bots of these kinds have learned, in a line each."""
    found = [bot(kind).fault(state) for kind in kinds]
    return [fault for fault in dict.fromkeys(found) if fault]


def advise(state: State, chance: Chance) -> Hint | None:
    """What to do in the place of the seat that decides; None if nobody can say."""
    seat, ply = int(state.actor), int(state.ply)
    world = state.determinize(seat, chance.seed(ply, "world of advice"))
    return hint(world, seat, NO_LIMIT, chance.seed(ply, "advice"))
