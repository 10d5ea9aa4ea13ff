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
PER_PLAYER_COUNT = 3  # by chance; one more is played by stewards


def main() -> None:
    for name in tafelrunde.games():
        game = tafelrunde.game(name)
        for players in game.players:
            records = [_random_game(game, players, number) for number in range(PER_PLAYER_COUNT)]
            records.append(_good_game(game, players))
            for number, record in enumerate(records, 1):
                record.save(FOLDER / name / f"{players}-players-{number}.txt")


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


def _good_game(game: Game, players: int) -> Record:
    """What chance seldom brings about: areas, raids, a city of eight districts."""
    record = Record.start(game, players, seed=players)
    steward = tafelrunde.bot("steward")
    while not record.state.over:
        seat, seed = int(record.state.actor), int(record.state.ply)
        record.play(steward.choose(record.state.determinize(seat, seed), seat, None, seed))
    return record


if __name__ == "__main__":
    main()
