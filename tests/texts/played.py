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
OBEYING = 0.9  # of the moves are those of the steward
KEEPING = 0.85  # of the moves keep what they can; with all of them some games would stand still

Mover = Callable[[State, random.Random], int]
Tell = Callable[[Advice], None]  # what becomes of the advice that a player follows


def beginnings(game: Game, games: Sequence[int]) -> Iterator[State]:
    """New games with these numbers, and after each one a position in which much can happen."""
    words = VOCABULARIES[game.name]
    for number in games:
        players = game.players[number % len(game.players)]
        options = words.options[number % len(words.options)]
        yield game.new(players, seed=number, **options)
        if words.positions:
            yield words.positions[number % len(words.positions)]()


def by_verb(state: State, chance: random.Random) -> int:
    """Every verb has the same chance, so that rare ones happen too."""
    verb = state.rules.game.verb
    verbs: dict[str, list[int]] = {}
    for move in state.moves():
        verbs.setdefault(verb(move).name, []).append(move)
    return chance.choice(verbs[chance.choice(sorted(verbs))])


class Advised:
    """Does what the steward says, mostly: who always does sees only good positions."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def __call__(self, state: State, chance: random.Random) -> int:
        told = advice(state, STEWARD, chance.randrange(1 << 30))
        self.tell(told)
        return told.move if chance.random() < OBEYING else chance.choice(state.moves())


class Keeper:
    """Keeps what it can, and gets rid of one sort of thing as if it were a burden.

    So hands and boards fill up while the purse is empty, or the other way round.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, state: State, chance: random.Random) -> int:
        if chance.random() > KEEPING:
            return by_verb(state, chance)
        moves = state.moves()
        gains = [self._gain(state, move) for move in moves]
        best = [move for move, found in zip(moves, gains, strict=True) if found == max(gains)]
        return chance.choice(best)

    def _gain(self, state: State, move: int) -> int:
        verb = verb_at(state, move)
        assert verb is not None
        brings = verb.brings(state, state.current, move - int(verb.base))
        return sum(number * self._likes(name) for name, number in brings.items())

    def _likes(self, name: str) -> int:
        return -1 if crc32(name.encode()) % 4 == self.number % 4 else 1


PLAYERS: Mapping[str, Callable[[int, Tell], Mover]] = {
    "by verb": lambda _number, _tell: by_verb,
    "advised": lambda _number, tell: Advised(tell),
    "keeping": lambda number, _tell: Keeper(number),
}


def positions(
    game: Game, games: Sequence[int], player: str = "by verb", tell: Tell = lambda _: None
) -> Iterator[tuple[State, random.Random]]:
    """Every decision of these games, and their ends."""
    for number, state in enumerate(beginnings(game, games)):
        chance = random.Random(number)
        choose = PLAYERS[player](number, tell)
        while not state.over:
            yield state, chance
            state.play(choose(state, chance))
        yield state, chance
