"""What is made of results, with results written by hand."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.arena.statistics import mean, wilson
from tafelrunde.arena.summary import Summary
from tafelrunde.arena.worth import uses
from tests.arena.made import result

GAME = tafelrunde.game("citadels")
# Two deals, each in both seatings: a wins three games, one victory is shared.
GAMES = [
    result(0, "ab", [10, 6]),
    result(1, "ba", [7, 7]),
    result(2, "ab", [12, 4], seconds=0.004),
    result(3, "ba", [5, 9]),
]
SUMMARY = Summary(["b", "a"], 2, GAMES)


def test_standings_begin_with_the_best() -> None:
    a, b = SUMMARY.standings
    assert (a.label, b.label) == ("a", "b")
    assert a.wins == wilson(3.5, 4)
    assert b.wins == wilson(0.5, 4)
    assert a.points == mean([10, 7, 12, 9])
    assert (a.place.value, b.place.value) == (1, 1.75)
    assert a.think == pytest.approx(0.00175)
    assert a.late == pytest.approx(0.004, rel=0.1)


def test_who_wins_as_often_is_ordered_by_places_and_then_by_points() -> None:
    games = [result(0, "abc", [3, 5, 9]), result(1, "cab", [9, 2, 5])]
    assert [one.label for one in Summary(["a", "b", "c"], 3, games).standings] == ["c", "b", "a"]
    last = [result(0, "aabb", [2, 2, 1, 9]), result(1, "aabb", [8, 3, 7, 8])]
    assert [one.wins.value for one in Summary(["a", "b"], 2, last).standings] == [0.375, 0.125]
    level = [result(0, "ab", [2, 9]), result(1, "ab", [4, 1])]
    assert [one.label for one in Summary(["a", "b"], 2, level).standings] == ["b", "a"]


def test_differences_are_those_of_whole_deals() -> None:
    # Deal 0: a won 3/4 and has 2 points more on average; deal 1: all, and 6 points more.
    (pair,) = SUMMARY.pairs
    assert (pair.one, pair.other) == ("a", "b")
    assert pair.points == mean([2, 6])
    assert pair.wins == mean([0.5, 1])
    assert pair.ahead == mean([0.75, 1])
    (cut,) = Summary(["a", "b"], 2, GAMES[:3]).pairs
    assert cut.points.value == 2  # deal 1 was not finished


def test_who_ends_before_whom() -> None:
    assert SUMMARY.ahead("a", "b") == wilson(3.5, 4)
    assert SUMMARY.ahead("b", "a") == wilson(0.5, 4)
    assert SUMMARY.ahead("a", "a").count == 0
    # Two of one game hang together: they count as one.
    three = Summary(["a", "b"], 1, [result(0, "abb", [5, 9, 1]), result(3, "bba", [3, 5, 5])])
    assert three.ahead("a", "b") == wilson(0.5 + 0.75, 2)
    assert three.pair("a", "b").ahead == mean([0.5, 0.75])


def test_seats_are_compared_whoever_holds_them() -> None:
    first, second = SUMMARY.seats
    assert first.wins == wilson(1 + 0.5 + 1 + 0, 4)
    assert second.wins == wilson(0 + 0.5 + 0 + 1, 4)
    assert first.points == mean([2, 0, 4, -2])


def test_what_decided_games() -> None:
    districts, colours, city = SUMMARY.categories
    assert (districts.name, colours.name, city.name) == ("districts", "colours", "city")
    # The shared victory has no others.
    assert districts.lead == mean([4, 8, 4])
    assert districts.winners == mean([9, 6, 6, 11, 8])
    assert districts.others == mean([5, 3, 4])
    assert city.lead.value == 0


def test_length() -> None:
    assert (SUMMARY.decisions.value, SUMMARY.rounds.value) == (20, 5)


def test_worth_is_what_seats_had_more_that_used_it() -> None:
    built = {"build": 1, "build keep": 1}
    games = [
        result(0, "ab", [10, 6], uses=[{"build": 2, "build keep": 2}, {"build": 1}]),
        result(1, "ba", [6, 8], uses=[{"keep": 1, "keep keep": 1}, built]),
        result(2, "ab", [9, 9], uses=[{}, built]),
    ]
    found = {(one.verb, one.kind): one for one in uses(GAME, games)}
    # Which card was kept is none of the game's own questions.
    assert set(found) == {("build", ""), ("build", "keep"), ("keep", "")}
    keep = found["build", "keep"]
    assert keep.used == wilson(3, 6)
    assert keep.times == pytest.approx(4 / 6)
    # a is 1 above the average of its tables, b 1 below: what is left is 1, 0, 1 and -1, 0, -1.
    assert keep.points.value == pytest.approx(4 / 3)
    assert not keep.is_telling


def test_worth_is_compared_within_tables_of_the_same_size() -> None:
    """Everybody has the same chance. Only for two does anybody lay a card aside; that they win more
    often than others is no merit of it."""
    two = [result(k, "aa", [9, 1] if k % 2 else [1, 9], uses=[{"keep": 1}] * 2) for k in range(4)]
    four = [result(4 + k, "aaaa", [9 if k == seat else 1 for seat in range(4)]) for k in range(4)]
    (keep,) = uses(GAME, two + four)
    assert keep.wins.value == pytest.approx(0)
    assert keep.used == wilson(8, 24)


def test_every_game_says_what_its_things_are_used_for() -> None:
    from tafelrunde.texts.layout import layout_of

    for name in tafelrunde.games():
        game = tafelrunde.game(name)
        verbs = {verb.name for verb in game.verbs}
        assert set(layout_of(game).used) <= verbs
