"""Each law notices a game that breaks it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.cardreader import CardReader
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.check import check_games
from tafelrunde.engine.events import Event, Moved
from tafelrunde.engine.game import Game
from tafelrunde.engine.laws import DIFFERENT_WORLDS, Laws, played
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.view import Face, Prompt, View, Zone
from tests.miniature import game as miniature
from tests.miniature.game import DECK, HANDS, PILE, Miniature, Table

GAME = tafelrunde.game("citadels")
Citadels = type(GAME)


def problems(games: int = 12, first: int = 0) -> list[str]:
    report = check_games(GAME, 1, range(first, first + games), thorough=False)
    return [finding.problem for finding in report.findings]


def broken(law: str, games: int = 12, first: int = 0) -> None:
    found = problems(games, first)
    assert found
    assert any(problem.startswith(f"law {law}") for problem in found), found[0]


def counting(original: Callable[..., Any]) -> Callable[..., Any]:
    """A method whose answers are never the same twice."""
    numbers = itertools.count()

    def method(*arguments: Any) -> Any:
        sheets = original(*arguments)
        sheets[0]["districts"] += next(numbers)
        return sheets

    return method


def test_the_game_as_it_is_breaks_none() -> None:
    assert problems() == []


def test_1_a_game_that_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Citadels, "longest", 50)
    monkeypatch.setattr("tafelrunde.engine.check.MUTATIONS", 0)  # they would find it sooner
    broken("1 moves")


def test_2_a_card_that_appears_from_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def census(_: Game, state: State) -> dict[str, int]:
        return {"cards": int(state.ply)}

    monkeypatch.setattr(Citadels, "census", census)
    broken("2 conservation")


def test_3_a_position_that_forgets_something(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Citadels.to_json

    def to_json(self: Any, state: State) -> dict[str, Any]:
        return {**original(self, state), "built": 0}

    monkeypatch.setattr(Citadels, "to_json", to_json)
    broken("3 copies")


def test_3_a_position_that_forgets_its_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Citadels.to_json

    def to_json(self: Any, state: State) -> dict[str, Any]:
        return {**original(self, state), "rng": [1, 2, 3, 4]}

    monkeypatch.setattr(Citadels, "to_json", to_json)
    broken("3 replay from a position")


def test_4_a_refusal_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Citadels, "refusals", ["legal"] * len(GAME.refusals))
    broken("4 refusals")


def test_5_a_notation_that_is_not_inverse(monkeypatch: pytest.MonkeyPatch) -> None:
    swapped = dict(GAME.moves_by_notation)
    swapped["pick king"], swapped["pick thief"] = swapped["pick thief"], swapped["pick king"]
    monkeypatch.setitem(GAME.__dict__, "moves_by_notation", swapped)
    broken("5 notation")


def test_6a_a_view_that_shows_the_draw_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Citadels.view

    def view(self: Any, state: State, seat: int | None) -> View:
        shown = original(self, state, seat)
        top = str(state.to_json()["deck"][-1:])
        shown.board.append(Zone("peek", "pile", 1, [Face(top)]))
        return shown

    monkeypatch.setattr(Citadels, "view", view)
    broken("6a same to the seat")


def test_6b_a_world_that_keeps_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Citadels.redeal

    def redeal(self: Any, world: Any, seat: int) -> None:
        # The luck is bent by a card nobody knows.
        for _ in str(world.to_json()["deck"][:1]):
            world.rng.below(2)
        original(self, world, seat)

    monkeypatch.setattr(Citadels, "redeal", redeal)
    broken("6b nothing leaks")


def test_6c_an_event_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Citadels.events

    def events(self: Any, state: State, since: int, _: int | None) -> list[Event]:
        told = original(self, state, since, 0)
        return [event for event in told if isinstance(event, Moved)]

    monkeypatch.setattr(Citadels, "events", events)
    broken("6c redaction", games=30)


def test_6c_a_prompt_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Citadels.prompt

    def prompt(self: Any, state: State, _: int | None) -> Prompt:
        return original(self, state, int(state.actor))

    monkeypatch.setattr(Citadels, "prompt", prompt)
    broken("6c prompts")


def test_6e_a_draw_that_taught_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(state: State, move: int) -> State:
        after = played(state, move)
        assert after.journal is not None
        after.journal.learners = 0
        return after

    monkeypatch.setattr("tafelrunde.engine.laws.played", forgetful)
    broken("6e what a move teaches")


def can_play(s: Table, seat: int) -> bool:
    """Is a card in the hand that may come onto the pile?"""
    least = max(s.zones[PILE.base], default=0)
    return any(card & KIND >= least for card in s.zones[HANDS.at(seat)])


def test_6f_a_question_only_for_those_who_can_say_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can play one more card has another turn."""

    def next_turn(s: Table, seat: int) -> None:
        if s.zones[DECK.base] and s.zones[HANDS.at(seat)]:
            s.push(miniature.Turn(seat if can_play(s, seat) else (seat + 1) % s.players))

    monkeypatch.setattr(miniature, "next_turn", next_turn)
    monkeypatch.setattr(Laws, "moves_teach_their_learners", lambda *_: None)
    report = check_games(Miniature(), 1, range(6), thorough=True)
    assert report.findings
    assert all(one.problem.startswith("law 6f questions") for one in report.findings)


def test_7_a_question_that_the_others_cannot_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those who can play a card have a turn; in the worlds of others they may not be able."""

    def next_turn(s: Table, seat: int) -> None:
        able = [k for k in range(seat + 1, seat + 1 + s.players) if can_play(s, k % s.players)]
        if able:
            s.push(miniature.Turn(able[0] % s.players))

    def check(_: Miniature, state: Table, agenda: Any, wants: Wants) -> None:
        able = all(can_play(state, step.seat) for step in agenda)
        wants(able, "agenda", "this seat cannot play")

    monkeypatch.setattr(miniature, "next_turn", next_turn)
    monkeypatch.setattr(Miniature, "check", check)
    monkeypatch.setattr(Laws, "questions_tell_nothing", lambda *_: None)
    monkeypatch.setattr(Laws, "moves_teach_their_learners", lambda *_: None)
    report = check_games(Miniature(), 1, range(6), thorough=True)
    assert report.findings
    assert all(one.problem.startswith("law 7 worlds") for one in report.findings)


def test_6d_a_move_that_promises_cards_that_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one card left, whoever draws is promised two."""

    def what_comes(_: Any, state: Any, brings: dict[str, int]) -> dict[str, int]:
        few = state.cards_left() == 1 and brings == {"hand": 1}
        return {"hand": 2} if few else brings

    monkeypatch.setattr(Citadels, "what_comes", what_comes)
    broken("6d what choices bring")


def test_6d_a_question_that_brings_less_than_its_move_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at two cards keeps one of them."""

    def what_comes(_: Any, state: State, brings: dict[str, int]) -> dict[str, int]:
        kind = GAME.step_name(state.current)
        return {"hand": 2} if kind == "turn" and brings == {"hand": 1} else brings

    monkeypatch.setattr(Citadels, "what_comes", what_comes)
    broken("6d what choices bring", games=3)


def test_6d_an_answer_that_hides_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn goes on below the question of the Graveyard."""
    original = Citadels.prompt

    def prompt(self: Any, state: State, seat: int | None) -> Prompt:
        found = original(self, state, seat)
        for option in found.options:
            if option.notation == "rescue":
                option.brings = {}
        return found

    monkeypatch.setattr(Citadels, "prompt", prompt)
    broken("6d what choices bring", games=40)


def test_7_the_true_world_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Citadels, "redeal", lambda *_: None)
    report = check_games(GAME, 1, range(6), thorough=False)
    assert report.count[DIFFERENT_WORLDS] == 0  # which a check reports as never exercised


def test_8_scores_that_change_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Citadels, "score_sheet", counting(Citadels.score_sheet))
    broken("8 scores")


def test_9_a_reader_that_does_not_count_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def deck(self: Any, reader: Any, key: str, _: Any) -> list[int]:
        cards = reader.take(key)
        self.left = [99] * len(self.left)
        if not isinstance(cards, list):
            reader.fail(key, "no list")
        return [self.card(item, "$.deck", -1) for item in cards]

    monkeypatch.setattr(CardReader, "deck", deck)
    broken("9 mutations", first=12)  # one of these games shortens the deck


def test_a_finding_comes_with_the_record_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Citadels, "longest", 50)
    monkeypatch.setattr("tafelrunde.engine.check.MUTATIONS", 0)  # they would find it sooner
    report = check_games(GAME, 1, [3], thorough=False)
    (finding,) = report.findings
    monkeypatch.undo()
    record = tafelrunde.Record.parse(GAME, finding.record)
    assert record.text == finding.record
    assert record.state.ply == 50
