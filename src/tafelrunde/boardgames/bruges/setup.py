"""The table before the first round."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.phases import begin_round
from tafelrunde.boardgames.bruges.state import ONE_WORKER, BrugesState, Seat
from tafelrunde.engine.rng import Rng


def empty_table(book: r.BrugesRules, players: i64, rng: Rng) -> BrugesState:
    """Towns without a card, before anything is laid out."""
    seats = [Seat() for _ in range(players)]
    s = BrugesState(book, players, rng, w.PLACES.empty(players), seats)
    s.statues_left = len(book.statues)
    for seat in range(players):
        s.survey(seat)
    return s


def set_up(s: BrugesState) -> None:
    """One stack of cards for each player makes the two piles, the others are the extra pile."""
    s.fill(w.PILE_A, 0, s.book.kinds)
    deck = s.zones[w.PILE_A.base]
    drawn = s.players * (s.book.kinds // r.STACKS)
    half = (drawn + 1) >> 1
    s.zones[w.PILE_A.base] = deck[:half]
    s.zones[w.PILE_B.base] = deck[half:drawn]
    s.zones[w.EXTRA.base] = deck[drawn:]
    for seat in s.seats:
        for colour in range(r.COLOURS):
            seat.workers += r.START_WORKERS * ONE_WORKER[colour]
    first = s.book.first_player
    s.start = s.rng.below(s.players) if first < 0 else first
    begin_round(s)
