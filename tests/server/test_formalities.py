"""Questions with only one answer: the server gives it, but nobody can tell."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.journal import Journal
from tafelrunde.server import entries as e
from tafelrunde.server import pauses
from tafelrunde.server.match import Match, replay_as_far_as_possible
from tafelrunde.server.pauses import Pauses
from tests.scenarios.last_will.table import GAME, seat, turn_of
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
    state = turn_of(0, seat("dinner", companion, actions=2), seat())
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


# ---------------------------------------------------- tables of rules that did not ask
def old_table(*hand: str) -> Match:
    """A table as the rules of version 1 left it; Anna has a turn."""
    opened = e.Opened("last_will", ["you", "guest"], {}, 7, "", "Anna")
    match = Match(GAME, e.Entry(0, opened, "", "anna"))
    match.apply(e.Entry(1, e.Joined(1, "Berta"), "", "berta"))
    match.apply(e.Entry(2, e.Started(1), ""))
    state = turn_of(0, seat(*hand, actions=3), seat())
    state.journal = Journal()
    match.place(state)
    return match


def log_of(*moves: str) -> list[e.Entry]:
    """What the old rules wrote down: moves of seat 0, and `undo`."""
    found: list[e.Entry] = []
    ply = 0
    for k, move in enumerate(moves):
        undone = move == "undo"
        body = e.Undone(0, ply) if undone else e.Played(0, ply, move)
        found.append(e.Entry(3 + k, body, "", "anna"))
        ply += -1 if undone else 1
    return found


def test_a_table_of_rules_that_did_not_ask_goes_on() -> None:
    match = old_table("dinner", "dog", "tailor")
    assert replay_as_far_as_possible(match, log_of("play dinner", "lay tailor", "end")) == 0
    assert int(match.state.ply) == 4  # one answer more than there are moves
    assert match.movers == [0, 0, 0, 0]
    assert match.actor == 1


def test_moves_of_such_a_table_that_were_taken_back() -> None:
    match = old_table("dinner", "dog", "tailor")
    log = log_of("play dinner", "lay tailor", "undo", "undo", "lay tailor")
    assert replay_as_far_as_possible(match, log) == 0
    assert int(match.state.ply) == 1
    assert match.movers == [0]
    assert match.state.notate(match.state.moves()[-1]) == "play dinner"


def test_who_moved_is_known_by_ply_although_the_log_has_no_answers() -> None:
    match = old_table("dinner", "dog", "tailor")
    for entry in log_of("play dinner", "lay tailor", "end"):
        match.note(entry)
    match.note(e.Entry(6, e.RulesRaised(2, 4), ""))
    match.note(e.Entry(7, e.Played(1, 4, "end"), ""))
    assert len(match.movers) == 5
    assert match.movers[4] == 1
