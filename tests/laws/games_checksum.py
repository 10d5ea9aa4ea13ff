"""Prints which build runs and a checksum of 200 random games of every game.

Run as a program of its own, so that a test can compare the two builds.
"""

from __future__ import annotations

import hashlib
import json

import tafelrunde
from tafelrunde import Game, _native
from tafelrunde.engine.check import any_move
from tafelrunde.engine.rng import seeded

GAMES = 200


def checksum() -> str:
    digest = hashlib.sha256()
    for name in tafelrunde.games():
        add_games(digest, tafelrunde.game(name))
    return digest.hexdigest()


def add_games(digest: hashlib._Hash, game: Game) -> None:
    rng = seeded(GAMES)
    for number in range(GAMES):
        state = game.new(game.players[number % len(game.players)], seed=number)
        while not state.over:
            state.play(any_move(state, rng, by_verb=number % 2 == 1))
        digest.update(json.dumps(state.to_json()).encode())
        digest.update(json.dumps(state.determinize(0, number).to_json()).encode())
        digest.update(str(state.scores()).encode())


if __name__ == "__main__":
    print(_native.build(), checksum())
