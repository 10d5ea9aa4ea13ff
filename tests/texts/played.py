"""Whole games to talk about: by chance, by a steward, and by those who keep all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from zlib import crc32

import tafelrunde
from tafelrunde import Advice, Game, State
from tafelrunde.engine.prompts import verb_at
from tests.opponents.match import advice
from tests.texts.keys import VOCABULARIES

STEWARD = tafelrunde.bot("steward")
KEEPING = 0.85  # of the moves keep what they can; with all of them some games would stand still

# The move of a player, and the advice it follows if there was any
Mover = Callable[[State, random.Random], tuple[int, Advice | None]]


def beginnings(game: Game, games: Sequence[int]) -> Iterator[tuple[int, State]]:
    """New games with these numbers, and after each one a position in which much can happen."""
    words = VOCABULARIES[game.name]
    for number in games:
        players = game.players[number % len(game.players)]
        options = words.options[number % len(words.options)]
        yield number, game.new(players, seed=number, **options)
        if words.positions:
            yield number, words.positions[number % len(words.positions)]()


def by_verb(state: State, chance: random.Random) -> tuple[int, Advice | None]:
    """Every verb has the same chance, so that rare ones happen too."""
    verb = state.rules.game.verb
    verbs: dict[str, list[int]] = {}
    for move in state.moves():
        verbs.setdefault(verb(move).name, []).append(move)
    return chance.choice(verbs[chance.choice(sorted(verbs))]), None


def advised(state: State, chance: random.Random) -> tuple[int, Advice | None]:
    """What the steward says, mostly: who never does anything else sees only good positions."""
    told = advice(state, STEWARD, chance.randrange(1 << 30))
    return (told.move if chance.random() < 0.9 else chance.choice(state.moves())), told


class Keeper:
    """Keeps what it can, and gets rid of one sort of thing as if it were a burden.

    So hands and boards fill up while the purse is empty, or the other way round.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, state: State, chance: random.Random) -> tuple[int, Advice | None]:
        if chance.random() > KEEPING:
            return by_verb(state, chance)
        moves = state.moves()
        gains = [self._gain(state, move) for move in moves]
        best = [move for move, found in zip(moves, gains, strict=True) if found == max(gains)]
        return chance.choice(best), None

    def _gain(self, state: State, move: int) -> int:
        verb = verb_at(state, move)
        assert verb is not None
        brings = verb.brings(state, state.current, move - int(verb.base))
        return sum(number * self._likes(name) for name, number in brings.items())

    def _likes(self, name: str) -> int:
        return -1 if crc32(name.encode()) % 4 == self.number % 4 else 1


PLAYERS: Mapping[str, Callable[[int], Mover]] = {
    "by verb": lambda _: by_verb,
    "advised": lambda _: advised,
    "keeping": Keeper,
}


def positions(
    game: Game, games: Sequence[int], player: str = "by verb"
) -> Iterator[tuple[State, random.Random, Advice | None]]:
    """Every decision of these games, with the advice for it, and their ends."""
    for number, state in beginnings(game, games):
        chance = random.Random(number)
        choose = PLAYERS[player](number)
        while not state.over:
            move, told = choose(state, chance)
            yield state, chance, told
            state.play(move)
        yield state, chance, None
