"""What `bench` measures, and how.

Every figure has a loop. Windows of all loops alternate, and of each the best window counts: what
disturbs a machine for a while then disturbs all of them, and a ratio of two survives it.
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tafelrunde import _native
from tafelrunde.cli.arguments import usual_players
from tafelrunde.engine.game import Game
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.playout import clones, playout
from tafelrunde.engine.rng import seeded
from tafelrunde.engine.search import Options, Search
from tafelrunde.engine.state import State
from tafelrunde.opponents.guides import guide_for

WINDOWS = 5
POSITIONS = 8  # mid-game positions that clones, playouts, views and worlds are measured at
CLONES_WEIGHED = 1000
SIMULATIONS = 500  # of a search
SEED = 5
MICRO = 1e6

Loop = Callable[[int], int]  # times to run -> what was done: decisions, playouts, views


@dataclass
class Meter:
    """Measures one loop: how often it fits into a window, and its best window."""

    loop: Loop
    times: int = 1
    done: int = 0
    seconds: float = float("inf")

    def calibrate(self, window: float) -> None:
        """Find out how often the loop fits into a window; this warms it up as well."""
        elapsed = self._timed()[1]
        while elapsed < window / 4:
            # Step by step: a first run of a millisecond says little about the next.
            self.times *= min(10, max(2, int(window / max(elapsed, 1e-9) / 2)))
            elapsed = self._timed()[1]
        self.times = max(1, round(self.times * window / elapsed))

    def measure(self) -> None:
        done, elapsed = self._timed()
        if elapsed < self.seconds:
            self.done, self.seconds = done, elapsed

    def _timed(self) -> tuple[int, float]:
        start = time.perf_counter()
        done = self.loop(self.times)
        return done, time.perf_counter() - start

    @property
    def rate(self) -> float:
        return self.done / self.seconds

    @property
    def microseconds(self) -> float:
        return MICRO * self.seconds / self.done


class Measurement:
    """All figures of one game, measured step by step, so that progress can be shown."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.players = usual_players(game)
        self._positions = [half_way(game, self.players, seed) for seed in range(POSITIONS)]
        self._meters = self._make_meters(game)
        self._window = seconds / (WINDOWS + 1) / len(self._meters)
        self.steps = (WINDOWS + 1) * len(self._meters)

    def _make_meters(self, game: Game) -> dict[str, Meter]:
        positions, players = self._positions, self.players
        loops = {
            "games": whole_games(game, players),
            "python": games_from_python(game, players),
            "playouts": playouts_from(positions),
            "search": searches_from(positions),
            "clone": clones_of(positions),
            "view": each_seat(positions, lambda state, seat, _: state.view(seat)),
            "determinize": each_seat(positions, State.determinize),
        }
        yardstick = _native.yardstick()
        if yardstick is not None:
            loops["yardstick"] = lambda games: int(yardstick.run_playouts(games, SEED)[0])
        return {name: Meter(loop) for name, loop in loops.items()}

    def run(self) -> Iterator[None]:
        for meter in self._meters.values():
            meter.calibrate(self._window)
            yield
        for _ in range(WINDOWS):
            for meter in self._meters.values():
                meter.measure()
                yield

    def figures(self) -> dict[str, Any]:
        meters = self._meters
        games = meters["games"]
        yardstick = meters.get("yardstick")
        return {
            "players": self.players,
            "decisions_per_s": round(games.rate, 1),
            "decisions_per_s_python": round(meters["python"].rate, 1),
            "decisions_per_s_search": round(meters["search"].rate, 1),
            "games_per_s": round(games.times / games.seconds, 1),
            "playouts_per_s": round(meters["playouts"].rate, 1),
            "clone_us": round(meters["clone"].microseconds, 3),
            "view_us": round(meters["view"].microseconds, 3),
            "determinize_us": round(meters["determinize"].microseconds, 3),
            "state_bytes": bytes_of(self._positions),
            "ratio_to_yardstick": round(games.rate / yardstick.rate, 3) if yardstick else None,
        }


def half_way(game: Game, players: int, seed: int) -> State:
    """A random game, played to half its length."""
    length = int(playout(game.new(players, seed), seeded(SEED)))
    state = game.new(players, seed).clone()
    rng = seeded(SEED)
    for _ in range(length // 2):
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])
    return state


# ------------------------------------------------------------------------- loops
def whole_games(game: Game, players: int) -> Loop:
    """Decisions of whole games, set-up included, in the compiled loop without a journal."""

    def loop(games: int) -> int:
        rng = seeded(SEED)
        decisions = 0
        for seed in range(games):
            state = game.new(players, seed)
            state.journal = None
            decisions += int(playout(state, rng))
        return decisions

    return loop


def games_from_python(game: Game, players: int) -> Loop:
    """Decisions through the checked interface, as scripts and servers make them."""

    def loop(games: int) -> int:
        chance = random.Random(SEED).random
        decisions = 0
        for seed in range(games):
            state = game.new(players, seed)
            moves, play = state.moves, state.play
            while not state.over:
                legal = moves()
                play(legal[int(chance() * len(legal))])
            decisions += int(state.ply)
        return decisions

    return loop


def playouts_from(positions: list[State]) -> Loop:
    def loop(times: int) -> int:
        rng = seeded(SEED)
        for _ in range(times):
            for state in positions:
                playout(state.clone(), rng)
        return times * len(positions)

    return loop


def searches_from(positions: list[State]) -> Loop:
    """Decisions in thought, by searches that never end early; what the worlds cost is in it."""
    guides = [guide_for(state.rules, int(state.players)).guide for state in positions]
    asked = [at_a_choice(*each) for each in zip(positions, guides, strict=True)]
    options = Options()
    options.haste = 0.0

    def loop(times: int) -> int:
        decisions = 0
        for number in range(times):
            state = asked[number % len(asked)]
            search = Search(guides[number % len(asked)], options, SEED)
            search.consider(state, state.actor)
            search.run(SIMULATIONS, 0.0)
            decisions += int(search.decisions)
        return decisions

    return loop


def at_a_choice(state: State, guide: Guide[Any]) -> State:
    """The same position, or the first after it at which there is something to think about."""
    found = state.clone()
    while len(moves := guide.considered(found)) == 1:
        found.apply(moves[0])
    return found


def clones_of(positions: list[State]) -> Loop:
    def loop(times: int) -> int:
        for state in positions:
            clones(state, times)
        return times * len(positions)

    return loop


def each_seat(positions: list[State], act: Callable[[State, int, int], object]) -> Loop:
    """Something done for every seat at every position in turn; it is handed a seed as well."""
    seats = [(state, seat) for state in positions for seat in range(state.players)]

    def loop(times: int) -> int:
        for seed in range(times):
            for state, seat in seats:
                act(state, seat, seed)
        return times * len(seats)

    return loop


def bytes_of(positions: list[State]) -> int:
    """What one more clone takes: all it allocates, nothing that clones share."""
    kept: list[State | None] = [None] * CLONES_WEIGHED
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(CLONES_WEIGHED):
        kept[number] = positions[number % len(positions)].clone()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / CLONES_WEIGHED)
