"""Prints which build runs and a checksum of 300 random games of every player count.

Run as a program of its own, so that a test can compare the two builds.
"""

from __future__ import annotations

import hashlib
import json

import tafelrunde
from tafelrunde import _native
from tafelrunde.engine.rng import seeded

GAMES = 300


def checksum() -> str:
    digest = hashlib.sha256()
    game = tafelrunde.game("citadels")
    rng = seeded(300)
    for number in range(GAMES):
        state = game.new(game.players[number % len(game.players)], seed=number)
        while not state.over:
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
        digest.update(json.dumps(state.to_json()).encode())
        digest.update(json.dumps(state.determinize(0, number).to_json()).encode())
        digest.update(str(state.scores()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(_native.build(), checksum())
