"""Questions with only one answer: the server gives it, but nobody can tell."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.journal import Journal
from tafelrunde.server import pauses
from tafelrunde.server.pauses import Pauses
from tests.scenarios.last_will.table import seat, turn_of
from tests.server.house import Guest, House


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "SHORTEST", 0.0)
    monkeypatch.setattr(pauses, "LONGEST", 0.01)


def dinner_table(house: House, companion: str) -> tuple[str, Any, list[Guest]]:
    """Anna has a dinner and somebody who may come along, or may not."""
    anna = house.guest("Anna")
    id = anna.open("you", "guest", game="last_will")
    berta = house.guest("Berta")
    assert berta.post(f"/api/join/{anna.invite(id)}").status_code == 200
    table = house.call(house.services.lobby.table, id)
    state = turn_of(0, seat("dinner", companion, actions=2), seat(actions=1))
    state.journal = Journal()
    house.call(table.match.place, state)
    return id, table, [anna, berta]


def test_the_only_answer_is_given_for_a_person(house: House) -> None:
    id, table, (anna, _) = dinner_table(house, "dog")
    with anna.at(id) as line:
        assert line.play("play dinner")["type"] == "done"
        while line.latest["prompt"]["kind"] != "act" or line.ply < 2:
            line.next()
        assert line.ply == 2
    assert table.match.movers[-2:] == [0, 0]
    assert int(table.match.state.seats[0].money) == 68


def test_a_person_with_a_choice_is_waited_for(house: House) -> None:
    id, table, (anna, _) = dinner_table(house, "guest")
    with anna.at(id) as line:
        assert line.play("play dinner")["type"] == "done"
        assert not table.match.is_formality
        assert not table._bots_go_on


def test_for_a_person_who_is_away_nothing_is_answered(house: House) -> None:
    """Nothing happens either where there is a choice, so being away tells nothing."""
    id, table, (anna, berta) = dinner_table(house, "dog")
    state = table.match.state
    state.play("play dinner")
    house.call(table.match.place, state)
    assert table.match.is_formality
    with berta.at(id) as line:
        assert table._bots is None
        with anna.at(id):  # back again
            while line.latest["prompt"]["kind"] != "act":
                line.next()
        assert line.ply == 2


def test_whoever_leaves_during_the_pause_answers_nothing(house: House) -> None:
    _, table, _ = dinner_table(house, "dog")
    state = table.match.state
    state.play("play dinner")
    house.call(table.match.place, state)
    house.call(table._play_formality)
    assert int(table.match.state.ply) == 1


def test_a_person_can_say_no_before_the_server_does(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "SHORTEST", 600.0)
    monkeypatch.setattr(pauses, "LONGEST", 600.0)
    id, table, (anna, _) = dinner_table(house, "dog")
    with anna.at(id) as line:
        assert line.play("play dinner")["type"] == "done"
        while line.ply < 1:
            line.next()
        assert line.options == ["enough"]
        assert line.play("enough")["type"] == "done"
    house.call(table.stop)


def test_bots_take_as_long_as_for_a_choice() -> None:
    found = Pauses()
    assert found.before(1, "steward") == 0.0
    assert found.before(1, "duke") == 1.0  # of the two seconds a duke has
    found.note(1, 0.3)
    assert found.before(1, "duke") == 0.3
    assert found.before(2, "duke") == 1.0


def test_a_person_takes_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "SHORTEST", 1.5)
    monkeypatch.setattr(pauses, "LONGEST", 4.0)
    taken = {Pauses().before(0, "") for _ in range(100)}
    assert len(taken) == 100
    assert min(taken) >= 1.5
    assert max(taken) <= 4.0
