"""One game: asked honestly, written down completely, the same every time."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import replay
from tafelrunde.arena.match import Match, Misplay, Result
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.results import record_of
from tests.arena.bots import Spy

GAME = tafelrunde.game("citadels")


def plan(*bots: str, **options: object) -> Plan:
    return Plan.make(GAME, bots, options=options)


def outcome(result: Result) -> tuple[object, ...]:
    """All but the time that was needed."""
    return result.scores, result.places, result.moves, result.uses, result.sheet


def test_the_same_game_comes_out_the_same() -> None:
    one = Match.of(plan("steward", "random", "random"), 1)
    sent: Match = pickle.loads(pickle.dumps(one))
    assert outcome(one.work()) == outcome(sent.work())


def test_a_game_can_be_replayed_from_its_line() -> None:
    arena = plan("random", "random", tie_break="gold")
    result = Match.of(arena, 1).work()
    record = record_of(GAME, arena.heading, result)
    assert replay(record).scores() == result.scores
    assert "option tie_break" in record.text
    assert len(record.moves) == result.decisions == len(result.moves)


def test_what_is_written_down_agrees() -> None:
    result = Match.of(plan("random", "random", "random"), 0).work()
    assert [sum(sheet.values()) for sheet in result.sheet] == result.scores
    assert result.winners == [seat for seat, place in enumerate(result.places) if place == 1]
    assert sum(result.win(seat) for seat in range(3)) == 1
    assert sum(result.margin(seat) for seat in range(3)) == pytest.approx(0)
    record = record_of(GAME, plan("random", "random", "random").heading, result)
    (stage,) = GAME.stages(record.state)
    assert result.rounds == stage.arguments["round"]
    made = [line.split(" ") for line in record.moves]
    for seat, used in enumerate(result.uses):
        built = [card for who, verb, *card in made if who == str(seat) and verb == "build"]
        assert used.get("build", 0) == len(built)
        assert sum(times for name, times in used.items() if name.startswith("build ")) == len(built)


def test_bots_are_asked_about_worlds_of_their_own() -> None:
    """Never about the real one, and only if there is something to choose."""
    Spy.asked.clear()
    arena = plan("spy=tests.arena.bots:Spy@3s", "random")
    result = Match.of(arena, 0).work()
    state = GAME.new(2, result.seed)
    asked = {int(world.ply): (world, seat, budget) for world, seat, budget, _ in Spy.asked}
    seeds = {seed for *_, seed in Spy.asked}
    assert len(seeds) == len(Spy.asked) == result.thinking[0].moves
    differing = 0
    for move in result.moves:
        if int(state.ply) in asked:
            world, seat, budget = asked[int(state.ply)]
            assert (seat, budget) == (state.actor, 3)
            assert len(state.moves()) > 1
            assert world.view(seat) == state.view(seat)
            differing += world.to_json() != state.to_json()
        state.apply(move)
    assert differing == len(asked)


def test_an_illegal_move_is_not_played() -> None:
    with pytest.raises(Misplay, match=r"^mine: pick king: .*not among"):
        Match.of(plan("mine=tests.arena.bots:Cheats", "random"), 0).work()


def test_another_card_list_goes_along(tmp_path: Path) -> None:
    text = GAME.districts.text  # type: ignore[attr-defined]
    path = tmp_path / "cards.csv"
    path.write_text(text.replace(",Taverne,", ",Kneipe,"), "utf-8")
    game = tafelrunde.game("citadels", path)
    assert game.cards != GAME.cards
    arena = Plan.make(game, ["random", "random"])
    sent: Match = pickle.loads(pickle.dumps(Match.of(arena, 0)))
    assert sent.game.cards == game.cards
    assert arena.heading != plan("random", "random").heading
