"""Whole games as one seat sees them: what the server would send at each of its decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import tafelrunde
from tafelrunde.engine.state import State
from tafelrunde.server import entries as e
from tafelrunde.server import messages
from tafelrunde.server.match import Match
from tafelrunde.server.messages import Onlooker
from tafelrunde.server.wishes import Person

# The last is hard to find room for.
NAMES = ("Anna", "Ben", "Cleo", "David", "Eva", "Friederike", "Wolfeschlegelsteinhausen")
TABLE = "t"  # the id of every table here
LAST_EVENTS = 30  # the whole story would be long
ADVISED = 0.4  # of the moves are the steward's; play at random gets elsewhere


def seated(game: str, players: int, seed: int) -> Match:
    """A table of people at which the game has begun."""
    names = NAMES[:players]
    opened = e.Opened(game, ["guest"] * players, {}, seed, "", names[0])
    match = Match(tafelrunde.game(game), e.Entry(0, opened, ""))
    for seat, name in enumerate(names):
        match.apply(e.Entry(0, e.Joined(seat, name), "", name))
    match.apply(e.Entry(0, e.Started(match.game.version), ""))
    return match


def message(match: Match, seat: int) -> dict[str, Any]:
    who = Onlooker(seat)
    here = [Person(name, name, "de") for name in NAMES]
    found = messages.welcome(match, messages.table_info(TABLE, match, here, who), who)
    found.events = found.events[-LAST_EVENTS:]
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def choose(state: State, chance: random.Random) -> str:
    """The steward's move, or any: first what is done, then how, so that long lists hide nothing."""
    if chance.random() < ADVISED:
        steward = tafelrunde.bot("steward")
        return state.notate(steward.choose(state, int(state.actor), 0, chance.randrange(1 << 30)))
    moves = [state.notate(move) for move in state.moves()]
    verb = chance.choice(list(dict.fromkeys(move.split()[0] for move in moves)))
    return chance.choice([move for move in moves if move.split()[0] == verb])


def decisions(game: str, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """What the first seat is told at each of its decisions that has more than one answer."""
    match, chance = seated(game, players, seed), random.Random(seed)
    while not match.state.over:
        state = match.state
        if match.actor == 0 and len(state.moves()) > 1:
            yield message(match, 0)
        played = e.Played(match.actor, int(state.ply), choose(state, chance))
        match.apply(e.Entry(match.seq, played, ""))


def sampled(game: str, players: int, seed: int, every: int) -> list[dict[str, Any]]:
    """Of each kind the first decision, and of all of them each so many."""
    kinds: set[str] = set()
    found = []
    for number, one in enumerate(decisions(game, players, seed)):
        kind = one["prompt"]["kind"]
        if kind not in kinds or number % every == 0:
            found.append(one)
        kinds.add(kind)
    return found
