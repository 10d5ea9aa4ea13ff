"""The levels: each answers at every sort of decision, says why, and what it has not learned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadOption, Bot, State
from tafelrunde.engine.game import Game
from tafelrunde.engine.rng import seeded
from tafelrunde.engine.search import Options, Search
from tafelrunde.opponents import guides, searching
from tafelrunde.opponents.guides import BadWeights, guide_for, read_weights, weights_path
from tafelrunde.opponents.levels import simulations
from tafelrunde.opponents.page import PageBot
from tafelrunde.opponents.searching import (
    NOBODY,
    CountBot,
    DukeBot,
    KnightBot,
    Question,
    SearchBot,
    Thoughts,
    rule_of_thumb,
)
from tafelrunde.opponents.steward import StewardBot
from tafelrunde.texts import Texts, languages
from tafelrunde.texts.words import Words
from tests.miniature.game import Miniature
from tests.miniature.positions import position

SEARCHERS: list[type[SearchBot]] = [KnightBot, CountBot, DukeBot]
LEVELS = ["random", "page", "steward", "knight", "count", "duke"]
every_game = pytest.mark.parametrize("game", tafelrunde.games())


def one_of_each_kind(game: Game) -> dict[str, State]:
    """Decisions with a choice, one for each sort there is, from games played at random."""
    found: dict[str, State] = {}
    for number, players in enumerate([*game.players] * 2):
        state, rng = game.new(players, number), seeded(number)
        while not state.over:
            moves = state.moves()
            kind = game.step_name(state.current)
            if len(moves) > 1 and kind not in found:
                found[kind] = state.clone()
            state.play(moves[rng.below(len(moves))])
    return found


def asked(bot: Bot, state: State, seed: int = 1) -> tafelrunde.Advice:
    seat = int(state.actor)
    return bot.advise(state.determinize(seat, 5), seat, 0.02, seed)


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert tafelrunde.bots() == LEVELS
    assert [kind.seconds for kind in SEARCHERS] == [0.1, 0.5, 2.0]


def test_how_much_thought_a_move_gets() -> None:
    """As much as the game says, at most for as long as the table allows; whoever is given a time of
    their own uses it, and so many simulations are so many, however long they take."""
    assert KnightBot().effort("last_will", None) == (200, 0.1)
    assert CountBot().effort("last_will", 0.3) == (600, 0.3)
    assert DukeBot().effort("last_will", 60.0) == (8000, 2.0)
    assert KnightBot(seconds=0.4).effort("last_will", None) == (0, 0.4)
    assert KnightBot(iterations=50).effort("last_will", 0.3) == (50, 0.0)
    assert CountBot().effort("last_will", 0) == (600, searching.SHORTEST)


@pytest.mark.parametrize("wrong", [-5, 2.5, "9", True, None])
def test_simulations_are_a_whole_number(wrong: Any) -> None:
    with pytest.raises(BadOption) as error:
        tafelrunde.bot("knight", iterations=wrong)
    assert str(error.value) == f"iterations: a whole number is wanted, not {wrong!r}"


@pytest.mark.parametrize("wrong", [0, -1.5, float("inf"), float("nan"), "1", True])
def test_seconds_are_a_number_above_0(wrong: Any) -> None:
    with pytest.raises(BadOption) as error:
        tafelrunde.bot("duke", seconds=wrong)
    assert str(error.value) == f"seconds: a number above 0 is wanted, not {wrong!r}"


def test_a_game_that_says_nothing_of_levels_has_them_too() -> None:
    assert [kind().effort("unheard_of", None)[0] for kind in SEARCHERS] == [500, 1000, 8000]


@every_game
def test_every_level_thinks_more_than_the_one_below(game: str) -> None:
    assert set(simulations(game)) == {kind.name for kind in SEARCHERS}
    knight, count, duke = (kind().effort(game, None)[0] for kind in SEARCHERS)
    assert 0 < knight < count < duke


def test_who_thinks_more_is_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that was given another number of simulations; what it knows is the same."""
    game = tafelrunde.game("citadels")
    monkeypatch.setattr(searching, "edition_of", lambda _: "600df00d")
    monkeypatch.setattr(searching, "simulations", lambda _: {"knight": 70, "count": 90})
    assert KnightBot().edition(game) == "600df00d-70"
    assert CountBot().edition(game) == "600df00d-90"
    assert KnightBot(iterations=50).edition(game) == "600df00d"


def test_who_has_thought_enough_does_not_wait_for_the_time_to_pass() -> None:
    state = tafelrunde.game("citadels").new(4, 3)
    found = KnightBot().think(Question(state, int(state.actor), 300, 600.0, 5, NOBODY, 0.0))
    assert sum(found.visits.values()) <= 300


@every_game
def test_answers_at_every_sort_of_decision(game: str) -> None:
    for state in one_of_each_kind(tafelrunde.game(game)).values():
        for bot in (PageBot(), KnightBot(iterations=4)):
            told = asked(bot, state)
            assert told.move in state.moves()
            assert told == asked(bot, state)


@every_game
def test_what_a_seat_cannot_tell_apart_gets_the_same_answer(game: str) -> None:
    """The law of information, for all that a bot does around its search."""
    asked_by = [PageBot(), StewardBot(), *(kind(iterations=12) for kind in SEARCHERS)]
    for state in one_of_each_kind(tafelrunde.game(game)).values():
        seat = int(state.actor)
        one, other = (state.determinize(seat, seed) for seed in (5, 6))
        for bot in asked_by:
            assert bot.advise(one, seat, None, 1) == bot.advise(other, seat, None, 1), bot


@every_game
def test_every_level_has_learned_the_game(game: str) -> None:
    for players in tafelrunde.game(game).players:
        state = tafelrunde.game(game).new(players, 1)
        assert guide_for(state.rules, players).note == ""
        assert {tafelrunde.bot(name).note(state) for name in LEVELS} == {""}


# ------------------------------------------------------------------------------ reasons
@pytest.mark.parametrize("language", languages())
def test_a_search_says_what_it_expects_and_fears(language: str) -> None:
    state = tafelrunde.game("citadels").new(4, 3)
    told = asked(KnightBot(iterations=80), state)
    assert told.reason in ("table-hint-search", "table-hint-search-even")
    facts = told.arguments
    assert set(facts) == {"chance", "seat", "fear", "alternative", "other"}
    assert facts["seat"] in (1, 2, 3)
    assert str(facts["alternative"]).startswith("pick ")
    assert facts["alternative"] != state.notate(told.move)
    assert 0 <= int(facts["fear"]) + int(facts["chance"]) <= 100
    words = Words(state.rules.game, language, ["Anna", "Ben", "Cleo", "Dora"])
    said = words.text(told.reason, **words.worded(facts))
    assert words.player(int(facts["seat"])) in said
    assert words.move(str(facts["alternative"])) in said


FOUND: dict[str, tuple[dict[int, tuple[float, ...]], str, tuple[int, ...]]] = {
    # By move how often it was tried, and the chances of all seats, summed up
    "clearly": ({3: (60, 24, 12, 24), 5: (40, 12, 20, 8)}, "search", (40, 2, 40, 5, 30)),
    "hardly": ({3: (60, 24, 18, 18), 5: (40, 16, 12, 12)}, "search-even", (40, 1, 30, 5, 40)),
    "nothing near": ({3: (99, 99, 0, 0), 5: (1, 0, 1, 0)}, "search-sure", (100, 1, 0)),
    # Seldom tried and about as good: nobody can say that it does not come near.
    "seldom": ({3: (99, 33, 44, 22), 5: (1, 0.31, 0.4, 0.29)}, "search", (33, 1, 44, 5, 31)),
    "never": ({3: (10, 5, 3, 2), 5: (0, 0, 0, 0)}, "search-sure", (50, 1, 30)),
    "no thought": ({3: (0, 0, 0, 0)}, "search-plain", ()),
}


@pytest.mark.parametrize("case", FOUND)
def test_what_is_said_of_what_was_found(case: str) -> None:
    found, reason, facts = FOUND[case]
    state = tafelrunde.game("citadels").new(3, 3)
    thoughts = searching.Thoughts()
    visits = {move: float(row[0]) for move, row in found.items()}
    thoughts.add([*found], visits, {move: [*map(float, row[1:])] for move, row in found.items()})
    told = searching.told(state, 0, thoughts, thoughts.ranked())
    assert (told.move, told.reason) == (3, f"table-hint-{reason}")
    names = ("chance", "seat", "fear", "alternative", "other")
    wanted: dict[str, object] = dict(zip(names, facts, strict=False))
    if "alternative" in wanted:
        wanted["alternative"] = state.notate(5)
    assert told.arguments == wanted


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(language)
    names = [texts.text(f"table-bot-{level}") for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    for level in LEVELS:
        assert texts.text(f"table-bot-{level}-about")[-1] == "."
        assert len(texts.text(f"table-bot-{level}-names").split(", ")) == 8
    for note in ("untrained", "unfit", "other_cards"):
        assert texts.text(f"table-bot-{note}")[-1] == "."


def test_a_count_sees_what_a_knight_overlooks() -> None:
    """Seat 1 has one card, and whatever it is, it can nearly always be played at once. A knight
    thinks that they may draw as well, and keeps the two for later. Counts and dukes do not rely on
    that: they play the two, which only the ones that are left cannot follow."""
    state = position(["one", "two"], ["five"], pile=["one"])
    played = [state.notate(asked(kind(iterations=800), state).move) for kind in SEARCHERS]
    assert played == ["play one", "play two", "play two"]


def test_whom_counts_and_dukes_trust() -> None:
    """A duke trusts several others less than a single one, and where a guide doubts itself, what
    others seem to find out is not trusted much either."""
    tables = [(2, 0.0), (3, 0.0), (7, 0.0), (3, 0.1)]
    insight = {kind.name: [kind().insight(*table) for table in tables] for kind in SEARCHERS}
    assert insight == {
        "knight": [0, 0, 0, 0],
        "count": [100, 100, 100, 20],
        "duke": [100, 20, 20, 20],
    }


@pytest.mark.parametrize(("game", "usual", "far"), [("noblemen", 6, 14), ("last_will", 2, 2)])
def test_who_looks_further_ahead_where_that_pays(
    game: str, usual: int, far: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A duke, and whoever takes their time, as for a hint. In Noblemen that is told by spaces of
    the round track, in Last Will by rounds."""
    state = tafelrunde.game(game).new(3, 3)
    while state.prompt(int(state.actor)).kind == "choose_tiles":
        state.play(state.moves()[0])
    seen: list[Search] = []

    def made(*told: Any) -> Search:
        seen.append(Search(*told))
        return seen[-1]

    monkeypatch.setattr(searching, "Search", made)
    for kind in SEARCHERS:
        asked(kind(iterations=4), state)
    asked(CountBot(seconds=0.01), state)
    clock = guide_for(state.rules, 3).guide.clock(state)
    assert [search.until - clock for search in seen] == [usual, usual, far, far]


# ---------------------------------------------------------------------- side by side
def test_a_duke_sums_up_what_several_searches_find(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tafelrunde.game("citadels").new(3, 3)
    question, seen = Question(state, 0, 200, 60.0, 5, NOBODY, 100.0), []
    monkeypatch.setattr(searching, "size_of_crew", lambda: 3)

    def side_by_side(function: Any, calls: Any) -> list[Any]:
        seen.extend(calls)
        return [function(*call) for call in calls]

    monkeypatch.setattr(searching, "side_by_side", side_by_side)
    found = DukeBot().think(question)
    assert [(one.iterations, one.seconds) for (one,) in seen] == [(67, 60.0)] * 3
    assert seen[0][0].seed == 5
    monkeypatch.setattr(searching, "size_of_crew", lambda: 16)
    seen.clear()
    DukeBot().think(question)
    assert [one.iterations for (one,) in seen] == [50] * 16  # a quarter each is enough
    assert len({one.seed for (one,) in seen}) == 16
    assert sum(found.visits.values()) > 67  # more than one of them can have tried
    alone = KnightBot().think(question)
    assert set(found.visits) == set(alone.visits) == set(found.order)


def test_where_a_guide_doubts_itself_rules_of_thumb_come_first() -> None:
    """The move tried most has a chance of 50 %, that of the steward 46 %: four in a hundred more
    are not believed if six are wanted, but three are enough."""
    thoughts = Thoughts()
    thoughts.add([7, 8, 9], {7: 60.0, 8: 30.0, 9: 50.0}, {7: [30.0], 8: [9.0], 9: [23.0]})
    assert thoughts.ranked() == [7, 9, 8]
    assert thoughts.leaning(0, 9, 0.06) == [9, 7, 8]
    assert thoughts.leaning(0, 9, 0.03) == [7, 9, 8]
    assert thoughts.leaning(0, NOBODY, 0.06) == [7, 9, 8]


def test_a_search_hears_what_rules_of_thumb_say() -> None:
    state = tafelrunde.game("noblemen").new(3, 3)
    guided = guide_for(state.rules, 3)
    assert guided.guide.doubts(state) > 0
    thumb = rule_of_thumb(guided.guide, state, int(state.actor), 5)
    assert thumb == tafelrunde.bot("steward").choose(state, int(state.actor), None, 5)


def test_the_first_tiles_of_noblemen_are_left_to_the_steward(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What they are good for shows too late for a search, so there is none."""
    monkeypatch.setattr(searching, "Search", None)
    for seed in range(2):
        state = tafelrunde.game("noblemen").new(4, seed)
        while state.prompt(int(state.actor)).kind == "choose_tiles":
            seat = int(state.actor)
            found = KnightBot(iterations=20).choose(state, seat, None, 5)
            assert found == tafelrunde.bot("steward").choose(state, seat, None, 5)
            state.play(found)


def test_what_rules_of_thumb_say_gets_a_fair_part_of_the_search() -> None:
    """Even a move that a search by itself would hardly try: in Noblemen a fifth."""
    state = tafelrunde.game("noblemen").new(3, 3)
    guide = guide_for(state.rules, 3).guide
    assert guide.heed == 0.2
    alone, heard = (Search(guide, Options(), 5) for _ in range(2))
    alone.consider(state, state.actor)
    alone.run(200, 0.0)
    disliked = alone.moves()[-1]
    assert alone.visits()[disliked] < 0.1 * sum(alone.visits().values())
    heard.consider(state, state.actor)
    heard.hear(disliked)
    heard.run(200, 0.0)
    assert heard.visits()[disliked] >= 0.2 * sum(heard.visits().values())


def test_a_guide_without_doubt_asks_nobody() -> None:
    state = tafelrunde.game("citadels").new(3, 3)
    assert rule_of_thumb(guide_for(state.rules, 3).guide, state, 0, 5) == NOBODY


def test_so_many_simulations_are_so_many_on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tafelrunde.game("citadels").new(2, 3)
    monkeypatch.setattr(searching, "size_of_crew", lambda: 16)
    found = DukeBot(iterations=20).think(Question(state, 0, 20, 0.0, 5, NOBODY, 100.0))
    assert 4 <= sum(found.visits.values()) <= 20  # it may end after a fifth of them
    assert asked(DukeBot(iterations=20), state) == asked(CountBot(iterations=20), state)


# ----------------------------------------------------------------- what was not learned
def test_a_game_without_a_fit_is_played_by_verbs_and_points() -> None:
    state = Miniature().new(3, 1)
    for bot in (PageBot(), KnightBot(iterations=10)):
        assert bot.note(state) == "table-bot-untrained"
        assert asked(bot, state).move in state.moves()


def test_other_cards_are_told(tmp_path: Path) -> None:
    printed = (weights_path("citadels").parent / "districts.csv").read_text("utf-8")
    own = tmp_path / "own.csv"
    own.write_text(printed.replace("Taverne", "Schenke"), encoding="utf-8")
    state = tafelrunde.game("citadels", cards=own).new(4, 1)
    assert KnightBot().note(state) == "table-bot-other_cards"
    assert asked(KnightBot(iterations=10), state).move in state.moves()


HUGE = (
    '{"format": 1, "features": ["a"], "terms": [], "players": '
    f'{{"2": {{"features": [1{"0" * 400}], "stages": [], "tau": []}}}}}}'
)
DAMAGED = {
    "no JSON": ("{", "is damaged"),
    "a list": ("[]", "is damaged"),
    "no players": ('{"format": 1}', "is damaged"),
    "format": ('{"format": 7}', "format 7, not 1"),
    "too deep": ("[" * 100_000, "is damaged"),
    "too much": (HUGE, "is damaged (OverflowError"),
}


@pytest.mark.parametrize("case", DAMAGED)
def test_a_damaged_file_is_told_in_one_line(case: str, tmp_path: Path) -> None:
    text, wanted = DAMAGED[case]
    path = tmp_path / "citadels" / "components" / "guide.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadWeights) as error:
        read_weights(path, tafelrunde.game("citadels"))
    assert wanted in str(error.value)
    assert "\n" not in str(error.value)


CHANGES = {
    "version": ("version", 99, "made with version 99 of the rules"),
    "game": ("game", "chess", "is of chess, not of citadels"),
    "terms": ("terms", None, "has other terms than the guide"),
}


@pytest.mark.parametrize("case", CHANGES)
def test_whoever_has_unfit_weights_plays_like_a_steward(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    field, value, wanted = CHANGES[case]
    data = json.loads(weights_path("citadels").read_text("utf-8"))
    data[field] = list(reversed(data[field])) if value is None else value
    path = tmp_path / "guide.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(guides, "weights_path", lambda _: path)
    state = tafelrunde.game("citadels").new(4, 3)
    guided = guide_for(state.rules, 4)
    assert wanted in guided.fault
    assert guided.note == "table-bot-unfit"
    for bot in (PageBot(), KnightBot(iterations=5)):
        assert bot.note(state) == "table-bot-unfit"
        assert asked(bot, state) == asked(tafelrunde.bot("steward"), state)
