"""`tafelrunde play`: one game at the text table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import tafelrunde
from tafelrunde.cli.arguments import (
    RANDOM,
    Value,
    WholeNumber,
    fresh_seed,
    read_options,
    read_seats,
    table_size,
)
from tafelrunde.cli.chronicle import Chronicle
from tafelrunde.cli.console import output
from tafelrunde.cli.log import print_log, title
from tafelrunde.cli.sheet import print_outcome
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.engine.rng import SEEDS, seeded


def play(
    game: str,
    /,
    *,
    players: WholeNumber = None,
    seats: str = RANDOM,
    seed: WholeNumber = None,
    option: Annotated[
        tuple[str, ...], Parameter(negative=(), metavar="NAME=VALUE", show_default=False)
    ] = (),
    cards: Path | None = None,
    record: Path | None = None,
) -> None:
    """Play one game and print its story and its score sheet.

    Parameters
    ----------
    game
        The name of the game.
    players
        How many play; 4 unless told otherwise.
    seats
        Who plays, by name and comma; for now every seat is random.
    seed
        The same seed gives the same game; without it every game is another.
    option
        A choice about the rules; may be given several times.
    cards
        A card file to play with instead of our own list.
    record
        A file to save the record of the game in.
    """
    chosen = tafelrunde.game(game, cards)
    size = table_size(chosen, players, read_seats(seats))
    number = fresh_seed() if seed is None else seed
    options = read_options(option)
    played, chronicle = play_at_random(chosen, size, number, options)
    if record is not None:
        played.save(record)
    console = output()
    facts = [f"{size} players", f"seed {number}", *option]
    console.print(title(chosen, *facts), style="bold")
    print_log(console, chronicle, size)
    print_outcome(console, played.state)
    if record is not None:
        console.print(f"The record is saved in {record}.", soft_wrap=True)


def play_at_random(
    game: Game, players: int, seed: int, options: dict[str, Value]
) -> tuple[Record, Chronicle]:
    """A whole game of seats that choose by chance, the same for the same seed."""
    # First, since to `start` an option called "seed" would be the seed.
    game.check_players(players)
    game.rules(options, players)
    record = Record.start(game, players, seed, **options)
    state = record.state
    # Not the generator of the seed itself: that one has shuffled the cards.
    rng = seeded(SEEDS - 1 - seed)
    chronicle = Chronicle(game)
    chronicle.follow(state)
    while not state.over:
        moves = state.moves()
        record.play(moves[rng.below(len(moves))])
        chronicle.follow(state)
    return record, chronicle
