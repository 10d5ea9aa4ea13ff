"""The miniature game: a few scenarios, and that it really is interpreted, whatever engine runs."""

from __future__ import annotations

import os
import pickle
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadOption, BadPosition, IllegalMove, Record, State, _native
from tafelrunde.engine import state as engine_state
from tafelrunde.engine.check import check_games, expected
from tafelrunde.engine.events import Moved
from tafelrunde.engine.view import Zone
from tests.miniature import game as miniature
from tests.miniature.game import Miniature

GAME = Miniature()
FILE = Path(str(miniature.__file__))


def table(*hands: str, pile: str = "", deck: object = "rest", turn: int | None = 0) -> State:
    """A position: hands and pile as words, the seat whose turn it is (None: the game is over)."""
    data = {"seats": [{"hand": hand.split()} for hand in hands]}
    agenda = [] if turn is None else [["turn", turn]]
    start: dict[str, Any] = {"players": len(hands), "seed": 3, "agenda": agenda}
    return GAME.from_json(start | data | {"pile": pile.split(), "deck": deck})


def legal(state: State) -> list[str]:
    return [state.notate(move) for move in state.moves()]


def play(state: State, *moves: str) -> None:
    for move in moves:
        state.play(state.parse(move))


def hand(state: State, seat: int) -> list[str]:
    found: list[str] = state.to_json()["seats"][seat]["hand"]
    return found


def refused(state: State, move: str) -> str:
    """The code with which a move is refused, by `why_not` and by `play` alike."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as error:
        play(state, move)
    assert state.to_json() == before
    assert state.why_not(move) == error.value.reason
    return error.value.reason.code


# ------------------------------------------------------------------------------ the game
def test_it_is_short_and_plain_python_on_whatever_engine_runs() -> None:
    assert len(FILE.read_text("utf-8").splitlines()) < 90
    assert FILE.suffix == ".py"
    wish = os.environ.get("TAFELRUNDE_ENGINE")
    assert wish in (None, "", _native.build())
    suffix = _native.SUFFIX if _native.build() == "compiled" else ".py"
    assert str(engine_state.__file__).endswith(suffix)
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, State)
    assert type(state).__module__ == "tests.miniature.game"
    while not state.over:
        state.play(state.moves()[0])
    assert state.winners()


def test_it_is_not_offered_to_players() -> None:
    assert "miniature" not in tafelrunde.games()


def test_a_new_game_deals_the_hands_and_leaves_the_rest_in_the_deck() -> None:
    for players in GAME.players:
        for size in (2, 3, 4):
            data = GAME.new(players, seed=5, hand_size=size).to_json()
            assert [len(seat["hand"]) for seat in data["seats"]] == [size] * players
            assert len(data["deck"]) == 20 - players * size
    with pytest.raises(BadOption):
        GAME.new(players=2, seed=5, hand_size=5)


def test_a_seat_draws_or_plays_one_of_its_kinds() -> None:
    state = table("one three three", "two", pile="two")
    assert legal(state) == ["play three", "draw"]
    play(state, "play three")
    assert state.actor == 1
    assert hand(state, 0) == ["one", "three"]
    assert state.to_json()["pile"] == ["two", "three"]
    play(state, "draw")
    assert state.actor == 0
    assert len(hand(state, 1)) == 2


def test_every_refusal_has_its_reason() -> None:
    state = table("one three", "two", pile="two")
    assert refused(state, "play five") == "not_in_hand"
    assert refused(state, "play one") == "too_low"
    reason = state.why_not("play one")
    assert reason is not None
    assert reason.arguments == {"card": "one"}
    over = table("", "two four", turn=None)
    assert refused(over, "draw") == "game_over"


def test_whoever_plays_the_last_card_wins() -> None:
    state = table("five", "one two", "one")
    play(state, "play five")
    assert state.over
    assert state.scores() == [0, -2, -1]
    assert state.ranking() == [[0], [2], [1]]
    assert state.winners() == [0]


def test_the_last_card_of_the_deck_ends_the_game() -> None:
    pile = "one one one one two two two two three three three three four four four five"
    state = table("five", "five four", pile=pile)
    assert state.to_json()["deck"] == ["five"]
    play(state, "draw")
    assert state.over
    assert state.scores() == [-2, -2]
    assert state.winners() == [0, 1]


# --------------------------------------------------------------------------- positions
def test_a_position_goes_there_and_back() -> None:
    state = GAME.new(players=3, seed=8, hand_size=4)
    for _ in range(5):
        assert GAME.from_json(state.to_json()) == state
        state.play(state.moves()[0])


def test_the_rest_is_what_lies_nowhere_else() -> None:
    state = table("one two", "five five", pile="three")
    deck = Counter(state.to_json()["deck"])
    assert deck == {"one": 3, "two": 3, "three": 3, "four": 4, "five": 2}
    written = state.to_json()["deck"]
    assert table("one two", "five five", pile="three", deck=written).to_json()["deck"] == written


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("$.deck", {"deck": ["one"]}),
        ("$.pile", {"pile": ["two"] * 5}),
        ("$.pile[1]", {"pile": ["two", "six"]}),
        ("$.seats[0].hand", {"seats": [{"hand": "one"}, {"hand": ["five", "five"]}]}),
        ("$.agenda", {"agenda": []}),
        ("$.agenda", {"agenda": [["turn", 0], ["turn", 1]]}),
        ("$.agenda", {"agenda": [["turn", -1]]}),
        ("$.agenda", {"seats": [{"hand": ["one", "two"]}, {"hand": []}]}),
        ("$.seats", {"seats": [{"hand": ["one"]}] * 3}),
        ("$.options", {"options": {"hand_size": 9}}),
    ],
)
def test_a_wrong_position_is_refused_with_its_path(path: str, change: dict[str, Any]) -> None:
    right = table("one two", "five five", pile="three").to_json() | {"deck": "rest"}
    assert GAME.from_json(right).actor == 0
    with pytest.raises(BadPosition) as error:
        GAME.from_json(right | change)
    assert error.value.path == path


def test_a_record_tells_the_game_and_replays() -> None:
    record = Record.start(GAME, players=2, seed=4, hand_size=2)
    while not record.state.over:
        record.play(record.state.moves()[0])
    assert "option hand_size 2\nmoves\n" in record.text
    assert tafelrunde.replay(record) == record.state


def winners_of(state: State) -> list[int]:
    while not state.over:
        state.play(state.moves()[0])
    return state.winners()


def test_a_state_travels_to_another_process() -> None:
    state = GAME.new(players=2, seed=6)
    assert pickle.loads(pickle.dumps(state)) == state
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(winners_of, state).result() == winners_of(state.clone())


# --------------------------------------------------------------------------- knowledge
def faces(state: State, place: str, seat: int | None) -> list[str]:
    view = state.view(seat)
    zones = [*view.board, *(one for area in view.seats for one in area.components)]
    found = next(zone for zone in zones if isinstance(zone, Zone) and zone.id == place)
    return [face.kind for face in found.faces]


def test_only_the_owner_sees_a_hand_and_everybody_the_pile() -> None:
    state = table("one two", "five five", pile="three")
    for seat in (0, 1, None):
        assert faces(state, "deck", seat) == []
        assert faces(state, "pile", seat) == ["three"]
        assert faces(state, "seat/0/hand", seat) == (["one", "two"] if seat == 0 else [])
        assert faces(state, "seat/1/hand", seat) == (["five"] if seat == 1 else [])


def test_a_draw_is_told_to_everybody_and_the_card_to_its_owner() -> None:
    state = table("one", "two")
    play(state, "draw", "play two")
    drawn = Counter(hand(state, 0))
    drawn.subtract(["one"])
    for seat in (0, 1, None):
        first, second = state.events(0, seat)
        assert isinstance(first, Moved)
        assert isinstance(second, Moved)
        assert (first.cause, first.source, first.target) == ("drawn", "deck", "seat/0/hand")
        assert first.faces == (list(drawn.elements()) if seat == 0 else None)
        assert (second.cause, second.faces) == ("played", ["two"])


def test_a_world_keeps_the_own_hand_and_varies_the_others() -> None:
    state = table("one two", "five five", "three", pile="three")
    worlds = [state.determinize(0, seed) for seed in range(200)]
    assert all(hand(world, 0) == ["one", "two"] for world in worlds)
    assert all(world.to_json()["pile"] == ["three"] for world in worlds)
    assert all(len(hand(world, 1)) == 2 and len(hand(world, 2)) == 1 for world in worlds)
    assert all(world.moves() == state.moves() for world in worlds)
    # Of the pairs of numbers in the hand of seat 1 all fifteen are possible.
    assert len({tuple(hand(world, 1)) for world in worlds}) == 15
    assert {tuple(hand(world, 2)) for world in worlds} == {(kind,) for kind in miniature.KINDS}


def test_where_the_hidden_space_is_small_exactly_the_possible_worlds_are_met() -> None:
    pile = "one one one one two two two two three three three three four four"
    state = table("five five", "five", pile=pile)
    met = Counter(hand(state.determinize(0, seed), 1)[0] for seed in range(400))
    # Hidden are two fours and two fives; each is as likely to be the card of seat 1.
    assert met.keys() == {"four", "five"}
    assert 140 < met["four"] < 260


def test_a_world_forgets_moves_worked_out_before() -> None:
    state = table("one two", "five five", pile="three")
    state.moves()
    for seed in range(20):
        world = state.determinize(1, seed)
        assert world.moves() == GAME.from_json(world.to_json()).moves()


# -------------------------------------------------------------------------------- laws
def test_all_laws_hold_at_every_decision_and_all_of_the_game_is_met() -> None:
    report = check_games(GAME, 7, range(60), thorough=True)
    assert [finding.problem for finding in report.findings] == []
    assert [name for name in expected(GAME) if not report.count[name]] == []
