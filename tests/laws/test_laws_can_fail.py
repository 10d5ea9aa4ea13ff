"""Each law notices a game that breaks it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.cardreader import CardReader
from tafelrunde.engine.check import check_games
from tafelrunde.engine.events import Event, Moved
from tafelrunde.engine.game import Game
from tafelrunde.engine.laws import DIFFERENT_WORLDS
from tafelrunde.engine.view import Face, Prompt, View, Zone

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
    broken("9 mutations", first=120)  # one of these games shortens the deck


def test_a_finding_comes_with_the_record_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Citadels, "longest", 50)
    monkeypatch.setattr("tafelrunde.engine.check.MUTATIONS", 0)  # they would find it sooner
    report = check_games(GAME, 1, [3], thorough=False)
    (finding,) = report.findings
    monkeypatch.undo()
    record = tafelrunde.Record.parse(GAME, finding.record)
    assert record.text == finding.record
    assert record.state.ply == 50
