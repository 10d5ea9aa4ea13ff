"""Advice for people: who gives it, and why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents import Advice, Because, Hint, guides, hint, hints
from tafelrunde.opponents.searching import CountBot, KnightBot, Question, SearchBot, Thoughts
from tafelrunde.opponents.steward import StewardBot
from tests.miniature.game import Miniature

FACTS: Arguments = {"chance": 41, "seat": 2, "fear": 30}


def draft() -> State:
    return tafelrunde.game("citadels").new(4, 3)


def say(monkeypatch: pytest.MonkeyPatch, kind: type, move: int, reason: str) -> None:
    monkeypatch.setattr(kind, "consider", lambda *_: Advice(move, reason, FACTS))


def test_a_count_advises_and_the_reason_of_a_steward_stands_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = draft()
    one, other = state.moves()[:2]
    say(monkeypatch, CountBot, one, "ahead")
    say(monkeypatch, StewardBot, one, "thumb")
    both = (Because("thumb", FACTS), Because("ahead", FACTS))
    assert hint(state, 0, None, 1) == Hint(one, "count", both)
    say(monkeypatch, StewardBot, other, "thumb")
    assert hint(state, 0, None, 1) == Hint(one, "count", (Because("ahead", FACTS),))


def test_a_real_one_is_legal_and_has_reasons() -> None:
    state = draft()
    found = hint(state.determinize(0, 4), 0, 0.03, 1)
    assert found is not None
    assert found.move in state.moves()
    assert found.bot == "count"
    assert found.reasons[-1].text.startswith("table-hint-search")


def test_what_is_left_to_a_steward_has_one_reason() -> None:
    """A count does not search for the first tiles of Noblemen."""
    state = tafelrunde.game("noblemen").new(4, 1)
    seat = int(state.actor)
    thumb = StewardBot().advise(state, seat, None, 1)
    wanted = Hint(thumb.move, "steward", (Because(thumb.reason, thumb.arguments),))
    assert hint(state, seat, None, 1) == wanted


def test_where_a_count_has_learned_nothing_of_use_a_steward_advises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = draft()
    thumb = StewardBot().advise(state, 0, None, 1)
    wanted = Hint(thumb.move, "steward", (Because(thumb.reason, thumb.arguments),))
    fit = tmp_path / "citadels" / "components" / "guide.json"
    monkeypatch.setattr(guides, "weights_path", lambda _: fit)
    assert hint(state, 0, None, 1) == wanted  # there is none
    fit.parent.mkdir(parents=True)
    fit.write_text("{", "utf-8")
    assert hint(state, 0, None, 1) == wanted  # it is damaged


def test_a_hint_takes_all_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count at the table would stop after some simulations."""
    asked, search = [], SearchBot.think

    def think(bot: SearchBot, question: Question) -> Thoughts:
        asked.append((question.iterations, question.seconds))
        return search(bot, replace(question, iterations=20))

    monkeypatch.setattr(SearchBot, "think", think)
    hint(draft(), 0, None, 1)
    hint(draft(), 0, 0.3, 1)
    assert asked == [(0, 0.5), (0, 0.3)]


def test_nobody_advises_where_nobody_knows_the_game() -> None:
    state = Miniature().new(3, 1)
    assert len(state.moves()) > 1
    assert hint(state, int(state.actor), None, 1) is None


def test_a_single_move_needs_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = draft()
    monkeypatch.setattr(hints, "CountBot", None)
    while len(state.moves()) > 1:
        state.play(state.moves()[0])
    (move,) = state.moves()
    assert hint(state, int(state.actor), None, 1) == Hint(
        move, "", (Because("table-hint-only", {}),)
    )


def with_one_thought() -> State:
    """A decision of Last Will with several moves of which one alone is worth a thought."""
    state = tafelrunde.game("last_will").new(3, 2)
    guide = guides.guide_for(state.rules, 3).guide
    while len(state.moves()) == 1 or len(guide.considered(state)) > 1:
        state.play(StewardBot().choose(state, int(state.actor), None, 1))
    return state


def test_a_hint_says_also_what_the_only_sensible_move_promises() -> None:
    state = with_one_thought()
    found = hint(state, int(state.actor), 0.05, 1)
    assert found is not None
    told = found.reasons[-1]
    assert told.text == "table-hint-search-sure"
    assert 0 <= int(str(told.arguments["chance"])) <= 100
    assert told.arguments["seat"] != int(state.actor)


def test_whoever_only_plays_does_not_look_at_what_it_promises() -> None:
    state = with_one_thought()
    advice = KnightBot().advise(state, int(state.actor), None, 1)
    assert (advice.reason, advice.arguments) == ("table-hint-search-plain", {})
