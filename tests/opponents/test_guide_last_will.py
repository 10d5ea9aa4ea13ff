"""What search looks at in Last Will, worked out by hand."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.boardgames.last_will.search import levels as lv
from tafelrunde.boardgames.last_will.search.pace import rounds_left, wealth
from tafelrunde.boardgames.last_will.state import LastWillState
from tafelrunde.engine.rng import seeded
from tafelrunde.opponents.guides import guide_for, plain_guide, read_weights, weights_path
from tests.scenarios.last_will.table import (
    GAME,
    act,
    card,
    errand,
    market,
    position,
    seat,
    turn_of,
)


def guide_of(state: State) -> Any:
    return plain_guide(state.rules, int(state.players))


def thought_of(state: State) -> list[str]:
    """The moves worth a thought."""
    return [state.notate(int(move)) for move in guide_of(state).considered(state)]


def notes(state: State, move: str) -> dict[str, float]:
    """What is noted of one move, by name."""
    guide = guide_of(state)
    (notes,) = guide.notes(state, [state.parse(move)])
    return {guide.features[what]: value for what, value in notes.items()}


def terms(state: State, number: int = 0) -> dict[str, float]:
    guide = guide_of(state)
    return dict(zip(guide.terms, guide.terms_of(state, number), strict=True))


def rounds(state: State, acting: int) -> float:
    return float(rounds_left(cast(LastWillState, state), acting, False))


# --------------------------------------------------------------------------- who wins
@pytest.mark.parametrize("players", GAME.players)
def test_the_best_result_is_that_of_the_winner(players: int) -> None:
    """Whoever is the poorest, and of equals whoever planned further left."""
    for seed in range(12):
        state, rng = GAME.new(players, seed), seeded(seed)
        guide = guide_for(state.rules, players).guide
        while not state.over:
            state.play(int(guide.pick(state, rng)))
        results = [guide.result(state, number) for number in range(players)]
        best = max(results)
        assert [k for k in range(players) if results[k] == best] == list(state.winners())
        assert [round(result) for result in results] == list(state.scores())


def test_property_counts_five_pounds_beyond_its_value() -> None:
    state = act(board=["small_villa", card("summer_residence", value=7)], money=20)
    assert wealth(cast(LastWillState, state), 0) == 20 + (10 + 5) + (7 + 5)
    assert terms(state)["points"] == -47
    assert terms(state)["properties"] == 2


def test_debts_are_points() -> None:
    state = act(money=-3)
    assert terms(state)["points"] == 3
    assert guide_of(state).result(state, 0) > guide_of(state).result(state, 1)


def test_being_poorer_is_worth_something_at_every_stage() -> None:
    weights = read_weights(weights_path("last_will"), tafelrunde.game("last_will"))
    points = weights.terms.index("points")
    assert sorted(weights.players) == list(GAME.players)
    for learned in weights.players.values():
        assert all(0.5 < stage[points] < 1.5 for stage in learned.stages)


# ------------------------------------------------------------------------------- time
def test_the_first_to_be_ruined_ends_the_game() -> None:
    fresh = position([["next_round"], ["tidy_up"], ["actions"], ["errands"], ["plan", 0, 0]])
    assert rounds(fresh, -1) == pytest.approx((70 - 16) / 16 + 0.4)
    assert rounds(act(money=8, actions=2), 0) == pytest.approx(0.4)
    assert rounds(act(money=0), 0) == 0.0
    assert rounds(act(round=7), 0) == 0.0
    # The second seat has not had its turn yet, the first one has
    late = turn_of(1, seat(money=24), seat(actions=0))
    assert rounds(late, 1) == pytest.approx(24 / 16 + 0.4)


# ----------------------------------------------------------------------------- actions
def test_actions_are_used_for_what_gets_rid_of_most() -> None:
    levels = lv.added(lv.added(lv.added(0, 2, 12.0), 1, 3.0), 1, 99.0)
    assert lv.uses(levels) == 4
    assert [lv.reach(levels, actions) for actions in range(6)] == [0, 14, 20, 26, 29, 29]
    assert [lv.last_action(levels, actions) for actions in (1, 2, 3, 4, 5)] == [14, 6, 6, 3, 0]


def test_what_is_worth_nothing_is_no_use() -> None:
    assert lv.added(0, 1, 0.9) == 0
    assert lv.added(0, 1, -4.0) == 0


def test_no_count_spills_over() -> None:
    levels = 0
    for _ in range(9):
        levels = lv.added(levels, 2, 10.0)
    assert (lv.at_level(levels, 5), lv.at_level(levels, 6)) == (15, 0)


# ---------------------------------------------------------------------------- the turn
def test_what_costs_nothing_is_done_first() -> None:
    state = act("opening_night", board=["gardener", "old_friend", "gentlemens_club"])
    assert thought_of(state) == ["activate old_friend"]
    used = act("opening_night", board=["gardener", card("old_friend", used=True)])
    assert thought_of(used) == ["end", "play opening_night"]


def test_a_helper_that_nobody_can_pay_waits() -> None:
    state = act(board=["old_friend", "small_villa"], money=0)
    assert "activate old_friend" not in thought_of(state)


def test_a_turn_without_actions_ends() -> None:
    assert thought_of(act("opening_night", "gardener", actions=0, board=["tailor"])) == [
        "activate tailor"
    ]
    idle = act("opening_night", actions=0, board=[card("tailor", used=True), "weekly_salon"])
    assert thought_of(idle) == ["end"]
    spared = act(actions=0, board=[card("steward", used=True), "small_villa"])
    assert thought_of(spared) == ["activate small_villa", "end"]


def test_cards_are_discarded_only_to_make_room() -> None:
    board = ["gardener"] * 2 + ["estate_agent_buying"] * 2 + ["estate_agent_selling"]
    assert "discard gardener" not in thought_of(act("opening_night", board=board))
    assert "discard gardener" not in thought_of(act("weekly_salon", board=board[:4]))
    assert "discard gardener" in thought_of(act("weekly_salon", board=board))


def test_companions_count_when_a_card_is_played() -> None:
    found = notes(act("dinner", "guest", "wild"), "play dinner")
    assert found["play: pounds of companions"] == 4
    assert found["play: pounds for each action"] == 6
    alone = notes(act("dinner", "dog"), "play dinner")
    assert "play: pounds of companions" not in alone
    assert alone["play: symbols that stay open"] == 2


def test_a_house_that_is_used_does_not_fall() -> None:
    """Three pounds are spent, but the villa would have lost two."""
    found = notes(act(board=["small_villa"], actions=1), "activate small_villa")
    assert found["activate: property that would lose value"] == 2
    assert found["turn: worth beyond a pound or two for each action"] == 3 - 2 - 1.5


def test_ruin_is_seen_when_everything_can_be_sold_and_spent() -> None:
    """The villa brings ten and one; the tour gets rid of twelve with the two actions left."""
    rest: dict[str, Any] = {"board": ["small_villa"], "market": market(-3, 1, 3, -2)}
    near = act("grand_tour", money=1, actions=3, **rest)
    assert "sell: ruin is in reach" in notes(near, "sell small_villa")
    far = act("grand_tour", money=30, actions=3, **rest)
    assert "sell: ruin is in reach" not in notes(far, "sell small_villa")


# ---------------------------------------------------------------------------- errands
def test_boys_think_of_the_best_market_only() -> None:
    rest: dict[str, Any] = {"round": 7, "market": market(-3, -2, 1, 3)}
    state = errand(0, seat(board=["summer_residence"], money=20), **rest)
    found = [move for move in thought_of(state) if move.startswith("market")]
    assert len(found) == 1
    assert found[0].split(" ")[1].split(",")[2] == "-3"
    assert notes(state, found[0])["errand: worth"] == pytest.approx(4.0)


def test_without_property_nobody_rearranges_the_market_or_rests() -> None:
    moves = thought_of(errand(0, seat(money=20)))
    assert not any(move.startswith(("market", "pass")) for move in moves)
    assert "opera" in moves


def test_an_extension_is_for_cards_without_a_slot() -> None:
    full = ["gardener"] * 2 + ["estate_agent_buying"] * 2 + ["estate_agent_selling"]
    crowded = notes(errand(0, seat("weekly_salon", board=full)), "extend")
    assert "extend: cards without a slot, by rounds left" in crowded
    roomy = notes(errand(0, seat("weekly_salon")), "extend")
    assert "errand: worth" not in roomy
