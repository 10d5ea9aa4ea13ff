"""What the steward of Noblemen says in plain situations, where a good player would not hesitate."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.opponents.asking import always
from tests.scenarios.noblemen.table import estate, play, seat, turn_of

# A castle with land all around, and a meadow two steps away from it
SURROUNDED = ("FFF", "FMF", "FFF")
LAST = {"decade": 3, "space": 9}  # the last turn of everybody


def turn(hand: str = "", **rest: object) -> State:
    """Seat 0 has to act; `rest` is about the seat, the table is that of a beginning decade."""
    return turn_of(0, seat(hand, **rest))


def moves(state: State, number: int) -> list[str]:
    """What the steward does in so many decisions."""
    found = []
    for _ in range(number):
        found.append(always(state)[0])
        play(state, found[-1])
    return found


# ------------------------------------------------------------------------- laying
def test_completes_a_garden_and_takes_the_queen() -> None:
    state = turn("W", estate=estate("MWW", ".W."))
    assert always(state) == ("lay fountain", "lay_queen")
    assert moves(state, 2) == ["lay fountain", "cell 2,1"]


def test_begins_a_square_beside_the_castle() -> None:
    state = turn("GGGG")
    laid = moves(state, 6)[1::2]
    assert all(max(map(abs, map(int, cell[5:].split(",")))) <= 2 for cell in laid)
    play(state, "end", "idle", "end", "idle", "end")
    assert always(state)[1] == "lay_forest"


def test_closes_the_land_around_a_castle_before_it_scores() -> None:
    state = turn_of(0, seat("F", estate=estate(".FF", "FMF", "FFF", origin=(1, 1))), **LAST)
    assert always(state) == ("lay field", "lay_ring")
    play(state, "lay field")
    assert always(state) == ("cell -1,-1", "cell_ring")


def test_trades_for_the_last_tile_of_an_area() -> None:
    state = turn("MMMMMM", estate=estate("MWW", ".W."))
    assert always(state) == ("trade fountain meadow+meadow", "trade_area")


def test_a_chosen_square_leaves_most_for_another_area() -> None:
    """The groves in the east can still get neighbours, those in the west cannot."""
    state = turn("G", estate=estate("FGGG", "MG.G", origin=(0, 1)))
    play(state, "lay grove", "cell 2,0")
    assert always(state) == ("form northwest", "form")


# ----------------------------------------------------------------------- building
def test_a_folly_is_the_best_there_is() -> None:
    gardens = estate("MWWWW", "MWWWW", buildings={(0, 0): "castle"})
    state = turn("FFM", money=12, estate=gardens)
    assert always(state) == ("build gardens", "build_folly")
    assert moves(state, 2) == ["build gardens", "site 0,1"]


def test_a_surrounded_castle_becomes_a_palace() -> None:
    state = turn(money=12, estate=estate(*SURROUNDED, origin=(1, 1)))
    assert always(state) == ("build palace", "build_palace_points")


def test_a_chapel_stands_where_it_counts_most() -> None:
    rows = ("FFFFFM", "FMMMFF", "FFFFFF")
    courts = {(0, 0): "palace", (2, 0): "palace"}
    state = turn(money=6, estate=estate(*rows, origin=(1, 1), buildings=courts))
    assert always(state) == ("build chapel", "build_chapel")
    assert moves(state, 2) == ["build chapel", "site 1,0"]


def test_a_knight_takes_the_queen() -> None:
    state = turn_of(
        0,
        seat(money=8, estate=estate("FFFF", "MFMF", "FFFF", origin=(0, 1))),
        seat(estate=estate("MFF", ".FF")),
        seat(estate=estate("MWW", ".WW")),
        queen=2,
    )
    play(state, "build castle", "site 2,0")
    assert always(state) == ("knight 2 1,0", "raid_queen")


def test_gives_up_what_he_needs_least() -> None:
    builder = seat(money=8, estate=estate("M.M", "GGG"))
    state = turn_of(1, seat("WWMMM", estate=estate("MGG", ".GG")), builder)
    play(state, "build castle", "site 2,0", "knight 0 1,0")
    assert always(state) == ("give meadow", "give_up")


# ------------------------------------------------------------------ other actions
def test_at_the_very_end_everything_becomes_points() -> None:
    state = turn_of(0, seat("FFFGGGWWW", money=6), **LAST)
    assert always(state) == ("donate field", "donate")
    played = moves(state, 11)
    assert played[:9].count("donate field") == 3
    assert played[9:] == ["done", "end"] or played[9:] == ["end", "idle"]


def test_two_tiles_that_the_church_refuses_become_one_that_it_takes() -> None:
    state = turn_of(0, seat("FFGG"), church={"field": 3}, **LAST)
    assert moves(state, 4)[2:] == ["trade grove field+field", "donate grove"]


def test_money_becomes_bribes_at_the_end() -> None:
    assert always(turn_of(0, seat(money=10), **LAST)) == ("bribe 5", "bribe")


def test_collects_taxes_where_he_has_fields() -> None:
    state = turn(estate=estate("MFFFF", ".FFFF"))
    assert always(state) == ("taxes 0", "taxes")


def test_gains_land_where_he_has_groves() -> None:
    state = turn(estate=estate("MGGGG", ".GGGG"))
    assert always(state) == ("land 0", "land")


# ------------------------------------------------------------------ scandal cards
@pytest.mark.parametrize("card", ["tribute", "dowry", "wedding"])
def test_what_costs_nothing_is_played_at_once(card: str) -> None:
    assert always(turn("FG", cards=[card])) == (f"play {card}", f"play_{card}")


def test_the_queen_is_not_called_where_she_is_locked() -> None:
    state = turn_of(0, seat(cards=["whitehall"]), space=9)
    assert always(state)[0] == "idle"


def test_a_liaison_is_kept_for_the_end() -> None:
    state = turn(cards=["liaison"])
    assert moves(state, 2) == ["idle", "end"]


# ----------------------------------------------------------------------- the ball
def ball(*seats: dict[str, object]) -> State:
    """The first ball of a decade; seat 0 is the first guest."""
    state = turn_of(0, *seats, queen=0, space=3)
    play(state, "idle", "end")
    return state


def test_hands_in_what_brings_a_better_title_and_no_more() -> None:
    state = ball(seat(bribes=5, estate=estate("MWW", ".WW", ".WW")))
    assert moves(state, 3) == ["offer bribe", "offer bribe", "done"]


def test_keeps_what_would_bring_nothing() -> None:
    state = ball(seat(bribes=3, estate=estate("MWW", ".WW")))
    assert always(state) == ("done", "enough")


def test_takes_the_highest_title() -> None:
    state = ball(seat(estate=estate("MWWWW", ".WWWW", ".WW..")))
    assert always(state) == ("title duke", "title")
