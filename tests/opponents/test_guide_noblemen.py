"""What search keeps of Noblemen: the map of an estate, which catches up as tiles are laid, and the
prestige of rivals, packed into one number."""

from __future__ import annotations

from typing import cast

import pytest

import tafelrunde
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.boardgames.noblemen.game import MOST_PRESTIGE
from tafelrunde.boardgames.noblemen.search.fame import HALF, Fame, one_of
from tafelrunde.boardgames.noblemen.search.ground import Ground, ground_of
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine.rng import seeded

GAME = tafelrunde.game("noblemen")
STEWARD = tafelrunde.bot("steward")


def drawn(ground: Ground) -> dict[str, object]:
    """A map as it can be compared."""
    return {
        "spots": [(at.cell, at.hood, at.around, at.courts, at.chapels) for at in ground.spots],
        "courts": [(one.cell, one.palace, one.missing) for one in ground.courts],
        "free": [(one.cell, one.missing) for one in ground.free],
        "chapels": list(ground.chapels),
        "packed": ground.packed(),
    }


def anew(estate: Estate) -> Estate:
    """The same estate, of which nobody has made a map yet."""
    copy = estate.copy()
    copy.ground = None
    return copy


@pytest.mark.parametrize("overlap", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_map_that_catches_up_is_like_one_made_anew(seed: int, overlap: bool) -> None:
    """Looked at now and then, and in clones that go their own way for a while. Stewards play, since
    by chance areas are seldom completed."""
    state, rng = GAME.new(GAME.players[seed % 3], seed, areas_may_overlap=overlap), seeded(seed)
    while not state.over:
        if rng.below(3) == 0:
            ahead = state.clone()
            for _ in range(5):
                if not ahead.over:
                    ahead.apply(ahead.moves()[rng.below(len(ahead.moves()))])
                    compare(ahead, overlap)
            compare(state, overlap)
        seat = int(state.actor)
        state.apply(STEWARD.choose(state.determinize(seat, 1), seat, None, 1))
    compare(state, overlap)
    assert all(one.estate.areas and one.estate.built for one in cast(NoblemenState, state).seats)


def compare(state: tafelrunde.State, overlap: bool) -> None:
    for one in cast(NoblemenState, state).seats:
        assert drawn(ground_of(one.estate, overlap)) == drawn(ground_of(anew(one.estate), overlap))


def test_rivals_are_packed_however_much_prestige_a_position_has() -> None:
    """In halves, the highest first."""
    state = cast(NoblemenState, GAME.new(5, 1))
    for seat, marker in zip(state.seats[1:], (0, MOST_PRESTIGE - 1, 7, MOST_PRESTIGE), strict=True):
        seat.marker = marker
    rivals = Fame(state.book, 5).guess_rivals(state, 0, HALF)
    assert [one_of(rivals, at) for at in range(4)] == [1000, 998, 14, 0]
