"""At the end the page is told what decided between players of equal points."""

from __future__ import annotations

import random

from tafelrunde.boardgames.registry import game
from tafelrunde.server import entries as e
from tafelrunde.server import messages
from tafelrunde.server.match import Match
from tafelrunde.server.messages import Onlooker

OPTIONS: dict[str, e.Value] = {"round_limit": 1, "tie_break": "gold"}


def finished(seed: int) -> Match:
    opened = e.Opened("citadels", ["random"] * 4, OPTIONS, seed, "", "Anna")
    match = Match(game("citadels"), e.Entry(0, opened, ""))
    match.apply(e.Entry(1, e.Started(match.game.version), ""))
    assert told(match) == []
    chance = random.Random(seed)
    while match.status == "running":
        move = match.state.notate(chance.choice(match.state.moves()))
        body = e.Played(match.actor, int(match.state.ply), move)
        match.apply(e.Entry(match.seq + 1, body, ""))
    assert match.state.over
    return match


def ranking(match: Match) -> list[list[int]]:
    return messages.table_info("t", match, (), Onlooker(-1)).ranking


def told(match: Match) -> list[tuple[str, dict[int, int]]]:
    who = Onlooker(-1)
    table = messages.table_info("t", match, (), who)
    welcome, update = messages.welcome(match, table, who), messages.update(match, table, who, 0)
    assert welcome.ties == update.ties
    return [(tie.what, tie.values) for tie in welcome.ties]


def test_ties_are_told_with_what_broke_them() -> None:
    found = 0
    for seed in range(12):
        match = finished(seed)
        seats = match.state.to_json()["seats"]
        points, gold = match.state.scores(), [seat["gold"] for seat in seats]
        for what, values in told(match):
            assert what == "gold"
            assert len({points[seat] for seat in values}) == 1
            assert values == {seat: gold[seat] for seat in values}
            assert len(set(values.values())) > 1
            found += 1
    assert found > 5


def test_the_heading_of_a_finished_table_says_who_came_where() -> None:
    match = finished(3)
    points = match.state.scores()
    told_so = ranking(match)
    assert sorted(seat for equal in told_so for seat in equal) == [0, 1, 2, 3]
    best = [points[equal[0]] for equal in told_so]
    assert best == sorted(best, reverse=True)
    assert best[0] > best[-1]


def test_the_heading_of_a_game_that_goes_on_does_not() -> None:
    opened = e.Opened("citadels", ["random"] * 4, OPTIONS, 3, "", "Anna")
    match = Match(game("citadels"), e.Entry(0, opened, ""))
    match.apply(e.Entry(1, e.Started(match.game.version), ""))
    assert ranking(match) == []
