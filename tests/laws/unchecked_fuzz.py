"""Moves that are not legal are applied unchecked: python -m tests.laws.unchecked_fuzz

`apply` trusts its caller. What an illegal move does is nobody's business, but it must come to an
end, with an error or without, and so must the moves after it.
"""

from __future__ import annotations

from collections import Counter

import tafelrunde
from tafelrunde import Game
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision
from tafelrunde.engine.verb import Line

GAMES = 3  # of each sort
TRIED_EVERY = 8  # decisions
TRIES = 6  # illegal moves of one decision
GO_ON = 8  # legal moves after an illegal one


def main() -> None:
    count: Counter[str] = Counter()
    for name in tafelrunde.games():
        game = tafelrunde.game(name)
        for number in range(GAMES):
            rng = seeded(number)
            players = list(game.players)
            state = game.new(players[-1 - number % len(players)], number)
            while not state.over:
                if rng.below(TRIED_EVERY) == 0 or state.ply < TRIED_EVERY:
                    for _ in range(TRIES):
                        count[attempt(game, state, rng)] += 1
                state.apply(any_of(state.moves(), rng))
    print(count["came to an end"], count["was noticed"])


def attempt(game: Game, state: State, rng: Rng) -> str:
    """Any move of a verb of this decision, or any at all, and some legal ones after it."""
    verbs = own_verbs(state) if rng.below(4) else list(game.moves.lines)
    verb = verbs[rng.below(len(verbs))]
    after = state.clone()
    try:
        after.apply(int(verb.base) + rng.below(int(verb.size)))
        for _ in range(GO_ON):
            if not after.over:
                after.apply(any_of(after.moves(), rng))
    except Exception:  # whatever the rules stumble over
        return "was noticed"
    return "came to an end"


def own_verbs(state: State) -> list[Line]:
    """The lines of the table of moves that this decision knows."""
    decision = state.current
    assert isinstance(decision, Decision)
    moves = state.rules.game.moves
    return [moves.line(verb.name) for verb in decision.menu().verbs()]


def any_of(moves: list[int], rng: Rng) -> int:
    return moves[rng.below(len(moves))]


if __name__ == "__main__":
    main()
