"""What others did since one's last turn: where it begins, also after a reload or a restart."""

from __future__ import annotations

import random

from tafelrunde.boardgames.registry import game
from tafelrunde.engine.view import Stage
from tafelrunde.server import entries as e
from tafelrunde.server.match import Match

SEATS = 4


def started(name: str = "citadels", seed: int = 4) -> Match:
    opened = e.Opened(name, ["random"] * SEATS, {}, seed, "", "Anna")
    match = Match(game(name), e.Entry(0, opened, ""))
    match.apply(e.Entry(1, e.Started(match.game.version), ""))
    return match


def play(match: Match, move: str) -> int:
    body = e.Played(match.actor, int(match.state.ply), move)
    return match.apply(e.Entry(match.seq + 1, body, ""))


def moves(match: Match) -> list[str]:
    return [match.state.notate(move) for move in match.state.moves()]


def test_news_begin_after_the_last_turn_and_stay_until_the_next_one_ends() -> None:
    match, chance = started(), random.Random(4)
    frozen: dict[int, tuple[list[Stage], int]] = {}
    ended: dict[int, int] = {}  # by seat, how many events there were after its last move
    several = 0
    while match.status == "running":
        seat, phase = match.actor, [*match.course.passages[-1].phase]
        news = match.news(seat)
        if seat in frozen and frozen[seat][0] == phase:
            assert news == frozen[seat][1]  # the same turn
            several += 1
        elif seat in ended:
            assert news <= ended[seat]
            told = match.state.events(0, seat)[news : ended[seat]]
            assert len({event.ply for event in told}) <= 1  # what one's last move has set off
        frozen[seat] = (phase, news)
        play(match, chance.choice(moves(match)))
        ended[seat] = match.events
        for other in range(SEATS):
            if other not in (seat, match.actor):
                assert match.news(other) <= match.events
    assert several > 100
    assert match.news(-1) == 0


def test_an_undo_takes_the_course_back_as_well() -> None:
    match, chance = started("noblemen"), random.Random(1)
    undone = 0
    while undone < 20:
        before = [*match.course.passages], [match.news(seat) for seat in range(SEATS)]
        mover = match.actor
        play(match, chance.choice(moves(match)))
        if match.can_undo(mover):
            match.apply(e.Entry(match.seq + 1, e.Undone(mover, int(match.state.ply)), ""))
            assert ([*match.course.passages], [match.news(s) for s in range(SEATS)]) == before
            undone += 1
            play(match, chance.choice(moves(match)))


def test_passages_begin_where_they_are_announced() -> None:
    match, chance = started(), random.Random(2)
    while len(match.course.passages) < 12:
        play(match, chance.choice(moves(match)))
    events = match.state.events(0, None)
    turns = [one for one in match.course.passages if one.phase and one.phase[-1].arguments]
    causes = {events[one.number].cause for one in turns if "character" in one.phase[-1].arguments}
    assert causes == {"called"}
