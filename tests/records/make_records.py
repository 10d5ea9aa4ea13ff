"""Writes the golden records of all games anew: `python -m tests.records.make_records`.

Only after a rule was changed on purpose: the difference is what a reviewer looks at, and the game's
rules version is raised with it.
"""

from __future__ import annotations

from pathlib import Path

import tafelrunde
from tafelrunde import Game, Record
from tafelrunde.engine.check import any_move, plan
from tafelrunde.engine.rng import seeded

FOLDER = Path(__file__).parent
PER_PLAYER_COUNT = 3


def main() -> None:
    for name in tafelrunde.games():
        game = tafelrunde.game(name)
        for players in game.players:
            for number in range(PER_PLAYER_COUNT):
                record = _random_game(game, players, number)
                record.save(FOLDER / name / f"{players}-players-{number + 1}.txt")


def _random_game(game: Game, players: int, number: int) -> Record:
    """The first of each player count with default options, the others with random ones."""
    options = {}
    if number:
        wanted = 2 * len(game.players) + game.players.index(players)
        options = plan(game, number, wanted).options
    record = Record.start(game, players, seed=1000 * players + number, **options)
    rng = seeded(number)
    while not record.state.over:
        record.play(any_move(record.state, rng, by_verb=game.name != "citadels"))
    return record


if __name__ == "__main__":
    main()
