"""The bots: legal, repeatable, honest, strong enough, and never without a reason."""

from __future__ import annotations

from collections import Counter

import pytest

import tafelrunde
from tafelrunde import BadOption, UnknownBot
from tafelrunde.engine.check import plan
from tafelrunde.games.citadels.steward import REASONS
from tafelrunde.texts import Texts, languages
from tests.bots.match import advice, bot_called, match, play_on
from tests.miniature.game import Miniature

GAME = tafelrunde.game("citadels")
SAMPLES = {"gold": 3, "own": 2, "cards": 5, "count": 2, "districts": 6, "points": 4, "cost": 4}


def test_bots_are_listed() -> None:
    assert tafelrunde.bots() == ["random", "steward"]


def test_what_cannot_be_asked_is_refused() -> None:
    state = GAME.new(4, 1)
    with pytest.raises(UnknownBot, match="there is no bot 'butler'; there are: random, steward"):
        tafelrunde.bot("butler")
    with pytest.raises(UnknownBot, match="miniature has no steward"):
        tafelrunde.bot("steward").choose(Miniature().new(2, 1), 0, None, 1)
    with pytest.raises(BadOption, match="seat 0 has to choose now, not 1"):
        tafelrunde.bot("steward").choose(state, 1, None, 1)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        tafelrunde.bot("random").choose(state, 0, None, -1)
    over = Miniature().new(2, 1)
    while not over.over:
        over.play(over.moves()[0])
    with pytest.raises(BadOption, match="the game is over"):
        tafelrunde.bot("random").choose(over, 0, None, 1)


@pytest.mark.parametrize("first", range(4))
def test_the_steward_beats_random_seats(first: int) -> None:
    """At least 90 of 100; here in four parts, the seats rotated in each."""
    names = ["steward", "random", "random", "random"]
    table = match(GAME, names, range(25 * first, 25 * first + 25))
    # 98 of 100 over all; a quarter may have a little bad luck.
    assert table.results["steward"].wins >= 22.5


@pytest.mark.parametrize("first", range(4))
def test_the_steward_beats_greedy_builders(first: int) -> None:
    """At least 40 of 100; here in four parts, the seats rotated in each."""
    names = ["steward", "greedy", "greedy", "greedy"]
    table = match(GAME, names, range(25 * first, 25 * first + 25))
    assert table.results["steward"].wins >= 10


@pytest.mark.parametrize("players", GAME.players)
def test_stewards_play_whole_games_with_any_options(players: int) -> None:
    bots = [bot_called("steward")] * players
    for number in range(players - 2, 48, 6):
        table = plan(GAME, 5, number)
        state = GAME.new(table.players, table.seed, **table.options)
        for _, told in play_on(state, bots, number):
            assert told.move in state.moves()
            assert tuple(sorted(told.arguments)) == tuple(sorted(REASONS[told.reason]))
        assert state.over


def test_the_steward_knows_only_what_his_seat_knows() -> None:
    """Asked about two worlds he cannot tell apart, he says the same."""
    bot = bot_called("steward")
    for seed in range(6):
        state = GAME.new(GAME.players[seed], seed)
        for seat, told in play_on(state, [bot] * int(state.players), seed):
            for other in (1, 2):
                world = state.determinize(seat, other)
                again = bot.advise(world, seat, None, seed * (1 << 20) + int(state.ply))
                assert again == told


def test_the_same_question_has_the_same_answer() -> None:
    state = GAME.new(4, 3)
    for name in tafelrunde.bots():
        answers = [advice(state, bot_called(name), 9) for _ in range(3)]
        assert answers == answers[:1] * 3
    chosen = Counter(advice(state, bot_called("random"), seed).move for seed in range(100))
    assert set(chosen) == set(state.moves())


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    for language in languages():
        texts = Texts(language)
        for reason, names in REASONS.items():
            facts: dict[str, int | str] = {
                name: SAMPLES.get(name, "yellow" if name == "colour" else "Anna") for name in names
            }
            assert len(texts.text(reason, **facts)) > 10
        hints = [key for key in list(texts.keys()) if key.startswith("citadels-hint-")]
        assert sorted(hints) == sorted(REASONS)
