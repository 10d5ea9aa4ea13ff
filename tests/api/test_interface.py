"""The public interface that other code relies on."""

from __future__ import annotations

import pickle
from typing import cast

import msgspec
import pytest

import tafelrunde
from tafelrunde import BadNotation, BadOption, IllegalMove, Option, Reason, Record, UnknownGame
from tafelrunde.engine.rng import seeded


class Number:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.fixture
def game() -> tafelrunde.Game:
    return tafelrunde.game("citadels")


def played(game: tafelrunde.Game, players: int, seed: int, plies: int) -> tafelrunde.State:
    state = game.new(players, seed)
    rng = seeded(seed)
    for _ in range(plies):
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return state


def test_games_are_listed() -> None:
    assert tafelrunde.games() == ["bruges", "citadels", "last_will", "noblemen"]


def test_a_game_says_what_it_is(game: tafelrunde.Game) -> None:
    assert game.name == "citadels"
    assert game.players == range(2, 8)
    assert game.move_count <= 4096
    assert game.longest > 0
    assert list(game.options) == [
        "allow_duplicates",
        "haunted_city_last_round_locked",
        "bank_limit",
        "tie_break",
        "first_crown",
        "round_limit",
    ]
    assert game.options["allow_duplicates"].default is True
    assert isinstance(game.options["tie_break"], Option)
    assert list(game.options["tie_break"].allowed) == ["shared", "gold"]


def test_verbs_cover_all_moves_without_gap(game: tafelrunde.Game) -> None:
    covered = [verb.base + k for verb in game.verbs for k in range(verb.size)]
    assert covered == list(range(game.move_count))


def test_every_move_has_its_own_notation_and_back(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    texts = [state.notate(move) for move in range(game.move_count)]
    assert len(set(texts)) == game.move_count
    assert [state.parse(text) for text in texts] == list(range(game.move_count))
    assert all(text.isascii() for text in texts)
    assert state.parse("  Build   TAVERN ") == state.parse("build tavern")


def test_nonsense_is_no_notation(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    with pytest.raises(BadNotation, match="did you mean 'build tavern'"):
        state.parse("build tavrn")
    reason = state.why_not("fly away")
    assert reason == Reason("unknown_notation", {"text": "fly away"})


def test_the_seats_take_turns_until_the_game_is_over(game: tafelrunde.Game) -> None:
    state = played(game, 4, 7, 10)
    assert state.ply == 10
    assert state.actor in range(4)
    assert not state.over
    assert state.winners() == []
    rng = seeded(1)
    while not state.over:
        moves = state.moves()
        assert state.mask() == bytes(move in moves for move in range(game.move_count))
        state.play(moves[rng.below(len(moves))])
    assert state.actor == -1
    assert state.moves() == []
    assert state.winners() == state.ranking()[0]
    assert state.scores() == [sum(sheet.values()) for sheet in state.score_sheet()]
    assert max(state.scores()) == state.scores()[state.winners()[0]]
    with pytest.raises(IllegalMove) as error:
        state.play(0)
    assert error.value.reason.code == "game_over"


def test_a_refusal_says_what_and_why(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    with pytest.raises(IllegalMove, match="build tavern: draft_first") as error:
        state.play(state.parse("build tavern"))
    assert error.value.reason == state.why_not("build tavern")
    assert state.ply == 0


def test_numbers_of_other_libraries_are_moves_too(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    state.play(Number(state.moves()[0]))
    assert state.ply == 1


def test_numbers_of_other_libraries_are_seeds_seats_and_players_too(game: tafelrunde.Game) -> None:
    one, four = Number(1), Number(4)
    state = game.new(four, one)
    assert state == game.new(4, 1)
    assert state.view(one) == state.view(1)
    assert state.prompt(one) == state.prompt(1)
    assert state.events(Number(2), one) == state.events(2, 1)
    assert state.observation(one) == state.observation(1)
    assert state.determinize(one, four) == state.determinize(1, 4)
    state.reseed(four)
    record = Record.start(game, cast(int, four), cast(int, one))
    assert record.text == Record.start(game, 4, 1).text
    state = game.new(4, 1)
    bot, world = tafelrunde.bot("random"), state.determinize(0, 1)
    asked = bot.choose(world, cast(int, Number(0)), None, cast(int, one))
    assert asked == bot.choose(world, 0, None, 1)


def test_bools_are_no_seats_of_bots(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    with pytest.raises(BadOption, match="seat 0 has to choose now, not False"):
        tafelrunde.bot("random").choose(state, False, None, 1)


def test_the_list_of_moves_is_the_callers_own(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    illegal = state.parse("gold")
    state.moves().append(illegal)
    with pytest.raises(IllegalMove):
        state.play(illegal)


def test_apply_is_play_without_the_check(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    other = state.clone()
    move = state.moves()[0]
    state.play(move)
    other.apply(move)
    assert state == other


def test_clones_are_equal_hash_alike_and_keep_no_journal(game: tafelrunde.Game) -> None:
    state = played(game, 5, 3, 40)
    clone = state.clone()
    assert clone == state
    assert hash(clone) == hash(state)
    assert {state: 1}[clone] == 1
    assert state.events(0, None) != []
    assert clone.events(0, None) == []
    assert state != "state"


def test_reseeding_changes_future_chance_only(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    other = state.clone()
    other.reseed(99)
    here, there = state.to_json(), other.to_json()
    assert here.pop("rng") != there.pop("rng")
    assert here == there


def test_the_same_seed_gives_the_same_game(game: tafelrunde.Game) -> None:
    assert game.new(4, 7) == game.new(4, 7)
    assert game.new(4, 7) != game.new(4, 8)
    assert game.new(4, (1 << 63) - 1).players == 4


def test_states_survive_json_and_pickle(game: tafelrunde.Game) -> None:
    state = played(game, 7, 5, 90)
    assert game.from_json(state.to_json()) == state
    assert game.from_json(msgspec.json.encode(state.to_json())) == state
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.rules is state.rules


def test_records_are_replayed(game: tafelrunde.Game) -> None:
    record = Record.start(game, players=3, seed=7, allow_duplicates=False)
    rng = seeded(1)
    for _ in range(60):
        moves = record.state.moves()
        record.play(moves[rng.below(len(moves))])
    assert tafelrunde.replay(record) == record.state
    assert "option allow_duplicates false" in record.text
    middle = Record.from_position(game, record.state.to_json())
    middle.play(middle.state.moves()[0])
    assert tafelrunde.replay(middle) == middle.state


def test_a_view_is_json_and_hides_hands(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    for seat in (0, 1, 2, 3, None):
        view = msgspec.to_builtins(state.view(seat))
        hands = {
            area["seat"]: component
            for area in view["seats"]
            for component in area["components"]
            if component["id"].endswith("/hand")
        }
        for owner, hand in hands.items():
            assert hand["size"] == 4
            assert ("faces" in hand) == (owner == seat)


def test_only_the_deciding_seat_is_asked(game: tafelrunde.Game) -> None:
    state = game.new(4, 1)
    asked = state.prompt(0)
    assert asked.kind == "draft"
    assert [option.notation for option in asked.options] == [
        state.notate(move) for move in state.moves()
    ]
    assert asked.options[0].objects == [f"packet/{asked.options[0].arguments['character']}"]
    assert state.prompt(1) == state.prompt(None)
    assert state.prompt(1).options == []


def test_events_have_one_number_for_everybody(game: tafelrunde.Game) -> None:
    state = played(game, 4, 2, 30)
    stories = [state.events(0, seat) for seat in (0, 1, 2, 3, None)]
    numbers = [[event.number for event in story] for story in stories]
    assert all(found == list(range(len(stories[0]))) for found in numbers)
    assert state.events(len(stories[0]), 0) == []
    assert state.events(5, 0) == stories[0][5:]


@pytest.mark.parametrize("players", [1, 8, 0, -1, True, "4", 4.0, None])
def test_wrong_player_counts_are_refused(game: tafelrunde.Game, players: object) -> None:
    with pytest.raises(BadOption, match="citadels is for 2 to 7 players"):
        game.new(players, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", True])
def test_wrong_seeds_are_refused(game: tafelrunde.Game, seed: object) -> None:
    state = game.new(4, 1)
    for use in (lambda: game.new(4, seed), lambda: state.reseed(seed)):
        with pytest.raises(BadOption, match="a seed is a whole number"):
            use()
    with pytest.raises(BadOption, match="a seed is a whole number"):
        state.determinize(0, seed)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"speed": 1}, "citadels has no option 'speed'; its options are: allow_duplicates"),
        ({"allow_duplicates": 1}, "option allow_duplicates cannot be 1; allowed: True, False"),
        ({"bank_limit": 0}, "option bank_limit cannot be 0"),
        ({"bank_limit": "30"}, "option bank_limit cannot be '30'"),
        ({"tie_break": "cards"}, "option tie_break cannot be 'cards'; allowed: 'shared', 'gold'"),
        ({"round_limit": 0}, "option round_limit cannot be 0; allowed: 1 to 100"),
        ({"round_limit": 101}, "option round_limit cannot be 101"),
        ({"first_crown": 4}, "option first_crown: there is no seat 4 at a table of 4"),
        ({"first_crown": "oldest"}, "option first_crown cannot be 'oldest'"),
    ],
)
def test_wrong_options_are_refused(
    game: tafelrunde.Game, options: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadOption) as error:
        game.new(4, 1, **options)
    assert str(error.value).startswith(problem)


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 1.0])
def test_wrong_seats_are_refused(game: tafelrunde.Game, seat: object) -> None:
    state = game.new(4, 1)
    for use in (state.view, state.prompt):
        with pytest.raises(BadOption, match="there is no seat"):
            use(seat)
    with pytest.raises(BadOption, match="there is no seat"):
        state.determinize(seat, 1)
    with pytest.raises(BadOption, match="there is no seat"):
        state.events(0, seat)


def test_a_spectator_has_no_world_of_his_own(game: tafelrunde.Game) -> None:
    with pytest.raises(BadOption, match="there is no seat None"):
        game.new(4, 1).determinize(None, 1)


def test_events_are_counted_from_nought(game: tafelrunde.Game) -> None:
    with pytest.raises(BadOption, match="numbered from 0"):
        game.new(4, 1).events(-1, 0)


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: bruges, citadels"):
        tafelrunde.game("chess")
