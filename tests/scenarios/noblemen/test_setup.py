"""Scenarios 1 to 8: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import BadNotation, BadOption, State
from tests.scenarios.noblemen.table import (
    ALL_CARDS,
    ALL_TILES,
    CASTLES,
    CHAPELS,
    GAME,
    PALACES,
    bag,
    count,
    deck,
    fact,
    hand,
    held,
    legal,
    money,
    offered,
    own,
    play,
    points,
    refused,
    stacked,
    waiting,
    zone,
)


def choose(state: State, *amounts: int) -> None:
    """The deciding seat takes so many fields, groves, fountains, meadows."""
    play(state, *(f"take {amount}" for amount in amounts))


def choose_all(state: State, *amounts: int) -> None:
    for _ in range(int(state.players)):
        choose(state, *amounts)


def keep_all(state: State) -> None:
    """Everybody keeps any card."""
    while waiting(state)[0] == "pick_card":
        play(state, legal(state)[0])


def set_up(players: int, seed: int = 1, **options: Any) -> State:
    """A new game at the beginning of its first turn."""
    state = GAME.new(players, seed, **options)
    if waiting(state)[0] == "choose_tiles":
        choose_all(state, 1, 0, 2, 3)
    keep_all(state)
    return state


# ----------------------------------------------------------------------------- 1 to 3
def test_01_three_players() -> None:
    state = GAME.new(3, 1)
    assert offered(state, "castles") == CASTLES[2:] == [6, 7, 8]
    assert offered(state, "chapels") == CHAPELS[2:] == [4, 5, 6]
    assert offered(state, "palaces") == PALACES[2:] == [9, 10]
    assert zone(state, None, "follies") == ["forests", "gardens", "manors", "trinity"]
    data = state.to_json()
    assert data["stock"] == {"castle": 3, "palace": 2, "chapel": 3}
    assert data["supply"] == {"castle": 9, "palace": 10, "chapel": 12}
    assert zone(state, None, "titles") == ["duke", "earl", "marquess", "viscount"]


def test_02_four_players() -> None:
    state = GAME.new(4, 1)
    assert offered(state, "castles") == CASTLES[1:]
    assert offered(state, "chapels") == CHAPELS[1:]
    assert offered(state, "palaces") == PALACES[1:]
    assert len(zone(state, None, "follies")) == 4
    data = state.to_json()
    assert data["stock"] == {"castle": 4, "palace": 3, "chapel": 4}
    assert data["supply"] == {"castle": 7, "palace": 9, "chapel": 11}
    supply = ["duke", "earl", "marquess", "viscount", "viscount"]
    assert zone(state, None, "titles") == supply
    assert [own(state, number)["title"] for number in range(4)] == ["baron"] * 4


def test_03_five_players() -> None:
    state = GAME.new(5, 1)
    assert offered(state, "castles") == CASTLES
    assert offered(state, "chapels") == CHAPELS
    assert offered(state, "palaces") == PALACES
    assert len(zone(state, None, "follies")) == 4
    data = state.to_json()
    assert data["stock"] == {"castle": 5, "palace": 4, "chapel": 5}
    assert data["supply"] == {"castle": 5, "palace": 8, "chapel": 10}
    supply = ["duke", "earl", "earl", "marquess", "viscount", "viscount", "viscount"]
    assert zone(state, None, "titles") == supply
    assert [own(state, number)["title"] for number in range(5)] == ["baron"] * 5


@pytest.mark.parametrize(("variant", "castle"), [("low", 3), ("default", 4), ("high", 5)])
def test_03_other_prices(variant: str, castle: int) -> None:
    state = GAME.new(5, 1, prices=variant)
    assert offered(state, "castles") == [castle + k for k in range(5)]


@pytest.mark.parametrize("players", [2, 6])
def test_03_other_numbers_of_players(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_03_everything_else_lies_ready(players: int) -> None:
    state = GAME.new(players, 1)
    data = state.to_json()
    assert (data["decade"], data["space"], data["bribes"], data["church"]) == (1, 0, 20, {})
    for number in range(players):
        seat = own(state, number)
        assert points(state, number) == 0
        assert (seat["bribes"], seat["spent"], seat["cards"]) == (0, [], [])
        assert seat["estate"] == {
            "tiles": [[0, 0, "meadow"]],
            "buildings": [[0, 0, "castle"]],
            "areas": [],
        }
        assert count(state, None, f"seat/{number}/knights") == 2


# ---------------------------------------------------------------------------------- 4
@pytest.mark.parametrize(
    ("start", "purses", "queen"),
    [
        (0, [10, 11, 12, 13, 14], 4),
        (1, [14, 10, 11, 12, 13], 0),
        (4, [11, 12, 13, 14, 10], 3),
    ],
)
def test_04_money_and_queen(start: int, purses: list[int], queen: int) -> None:
    state = set_up(5, first_player=start)
    assert [money(state, number) for number in range(5)] == purses
    assert fact(state, "queen") == queen
    assert waiting(state) == ("turn", start)
    holders = [n for n in range(5) if any(c.id.endswith("queen") for c in seen(state, n))]
    assert holders == [queen]


def seen(state: State, number: int) -> list[Any]:
    """The components in front of a seat."""
    return list(state.view(None).seats[number].components)


@pytest.mark.parametrize(("players", "last"), [(3, 12), (4, 13)])
def test_04_with_fewer_players(players: int, last: int) -> None:
    state = set_up(players, first_player=1)
    assert money(state, 1) == 10
    assert money(state, 0) == last
    assert fact(state, "queen") == 0


def test_04_anybody_may_be_first() -> None:
    games = [GAME.new(4, seed) for seed in range(40)]
    assert {waiting(state)[1] for state in games} == {0, 1, 2, 3}
    for state in games:
        start = waiting(state)[1]
        assert money(state, start) == 10
        assert fact(state, "queen") == (start + 3) % 4


def test_04_there_must_be_such_a_seat() -> None:
    with pytest.raises(BadOption):
        GAME.new(3, 1, first_player=3)


def test_04_the_first_step_comes_after_everybody_had_a_turn() -> None:
    state = set_up(3, first_player=1)
    for number in (1, 2, 0):
        assert waiting(state) == ("turn", number)
        assert fact(state, "space") == 0
        play(state, "idle", "end")
    assert fact(state, "space") == 1
    assert [points(state, number) for number in range(3)] == [2, 1, 1]


# ------------------------------------------------------------------------------ 5 to 7
@pytest.mark.parametrize("first_game", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_05_all_tiles_are_there(players: int, first_game: bool) -> None:
    state = set_up(players, first_game=first_game)
    found = dict(bag(state))
    for number in range(players):
        assert sum(hand(state, number).values()) == 12
        for kind, amount in hand(state, number).items():
            found[kind] += amount
        assert own(state, number)["estate"]["tiles"] == [[0, 0, "meadow"]]
        found["meadow"] += 1
    assert found == {"field": 62, "grove": 48, "fountain": 44, "meadow": 48} == ALL_TILES
    assert sum(bag(state).values()) == 202 - 13 * players


def test_06_the_rest_is_drawn() -> None:
    hands = []
    for seed in range(12):
        state = GAME.new(3, seed, first_player=0)
        choose(state, 3, 0, 0, 0)
        choose_all_but_one(state)
        hands.append(hand(state, 0))
    for found in hands:
        assert found["field"] >= 3
        assert sum(found.values()) == 12
    # Nine are drawn blindly: they differ, and any kind may be among them.
    assert len({tuple(sorted(found.items())) for found in hands}) > 6
    for kind in ("grove", "fountain", "meadow"):
        assert any(found.get(kind, 0) > 0 for found in hands)


def choose_all_but_one(state: State) -> None:
    for _ in range(int(state.players) - 1):
        choose(state, 3, 3, 3, 3)


def test_06_four_of_a_kind_cannot_be_chosen() -> None:
    state = GAME.new(3, 1)
    for _ in range(4):
        assert legal(state) == ["take 0", "take 1", "take 2", "take 3"]
        with pytest.raises(BadNotation):
            state.parse("take 4")
        reason = state.why_not("take 4")
        assert reason is not None
        assert reason.code == "unknown_notation"
        play(state, "take 3")


def test_06_kind_by_kind_and_seat_by_seat() -> None:
    state = GAME.new(3, 1, first_player=2)
    order = []
    for _ in range(12):
        facts = state.prompt(waiting(state)[1]).arguments
        order.append((facts["seat"], facts["tile"]))
        play(state, "take 1")
    kinds = ("field", "grove", "fountain", "meadow")
    assert order == [(seat, kind) for seat in (2, 0, 1) for kind in kinds]
    assert waiting(state) == ("pick_card", 2)


def test_06_what_was_chosen_is_taken() -> None:
    state = GAME.new(3, 1, first_player=0)
    choose(state, 3, 3, 3, 3)
    choose(state, 0, 1, 2, 3)
    choose(state, 0, 0, 0, 0)
    assert hand(state, 0) == {"field": 3, "grove": 3, "fountain": 3, "meadow": 3}
    second = hand(state, 1)
    assert second["grove"] >= 1
    assert second["fountain"] >= 2
    assert second["meadow"] >= 3
    assert [sum(hand(state, number).values()) for number in range(3)] == [12, 12, 12]


def test_06_nobody_draws_before_all_have_chosen() -> None:
    state = GAME.new(4, 1)
    whole = {"field": 62, "grove": 48, "fountain": 44, "meadow": 44}
    for _ in range(16):
        assert bag(state) == whole
        assert all(hand(state, number) == {} for number in range(4))
        play(state, "take 2")
    assert sum(bag(state).values()) == 198 - 48


def test_06_what_another_chose_is_not_shown() -> None:
    one, other = (GAME.new(3, 1, first_player=0) for _ in range(2))
    choose(one, 3, 3, 3, 3)
    choose(other, 0, 0, 0, 0)
    for watcher in (1, 2, None):
        assert one.view(watcher) == other.view(watcher)
        assert one.events(0, watcher) == other.events(0, watcher)


def test_06_only_tiles_are_chosen_now() -> None:
    state = GAME.new(3, 1)
    for move in ("idle", "keep tribute", "lay field", "end", "trade field field+field"):
        refused(state, move, "choose_tiles_first")


@pytest.mark.parametrize(
    ("players", "left"), [(3, [53, 39, 35, 36]), (4, [50, 36, 32, 32]), (5, [47, 33, 29, 28])]
)
def test_07_first_game(players: int, left: list[int]) -> None:
    state = GAME.new(players, 1, first_game=True)
    assert waiting(state)[0] == "pick_card"
    for number in range(players):
        assert hand(state, number) == {"field": 3, "grove": 3, "fountain": 3, "meadow": 3}
    assert list(bag(state).values()) == left
    # Nothing was drawn blindly: whoever watched knows every tile.
    assert all(own(state, number)["known"] == hand(state, number) for number in range(players))


def test_07_taking_three_of_each_is_the_same() -> None:
    state = GAME.new(5, 1)
    choose_all(state, 3, 3, 3, 3)
    assert all(hand(state, n) == dict.fromkeys(ALL_TILES, 3) for n in range(5))
    assert list(bag(state).values()) == [47, 33, 29, 28]


# ---------------------------------------------------------------------------------- 8
def test_08_one_card_each() -> None:
    for players in (3, 4, 5):
        state = set_up(players)
        assert [len(held(state, number)) for number in range(players)] == [1] * players
        assert len(deck(state)) == 35 - players
        everything = deck(state) + [held(state, number)[0] for number in range(players)]
        copies = {card: everything.count(card) for card in everything}
        assert copies == ALL_CARDS
        assert sum(ALL_CARDS.values()) == 35


def test_08_in_turn_order_and_the_others_go_to_the_bottom() -> None:
    state = looking(1, "tribute", "dowry", "vicar", "liaison", "wedding", "intrigue")
    whole = deck(state)
    assert waiting(state) == ("pick_card", 1)
    assert zone(state, 1, "offer") == ["dowry", "tribute", "vicar"]
    assert legal(state) == ["keep vicar", "keep dowry", "keep tribute"]
    play(state, "keep dowry")
    assert held(state, 1) == ["dowry"]
    # The first drawn is the first to go under the deck.
    assert deck(state)[:2] == ["vicar", "tribute"]
    assert waiting(state) == ("pick_card", 2)
    assert zone(state, 2, "offer") == ["intrigue", "liaison", "wedding"]
    play(state, "keep liaison")
    assert deck(state)[:4] == ["intrigue", "wedding", "vicar", "tribute"]
    assert waiting(state) == ("pick_card", 0)
    third = [whole[-1 - 3], whole[-2 - 3], whole[-3 - 3]]
    assert zone(state, 0, "offer") == sorted(third)
    play(state, f"keep {third[2]}")
    assert held(state, 0) == [third[2]]
    bottom = [third[1], third[0], "intrigue", "wedding", "vicar", "tribute"]
    assert deck(state) == bottom + whole[:-6]
    assert len(deck(state)) == 32
    assert waiting(state) == ("turn", 1)


def looking(start: int, *top: str) -> State:
    """Three players who have their tiles look at cards, from this seat on."""
    state = GAME.new(3, 1, first_player=start)
    data = state.to_json()
    data["deck"] = stacked(*top)
    state = GAME.from_json(data)
    choose_all(state, 3, 3, 3, 3)
    return state


def test_08_equal_cards_are_one_choice() -> None:
    state = looking(0, "tribute", "vicar", "tribute")
    assert legal(state) == ["keep vicar", "keep tribute"]
    play(state, "keep tribute")
    assert held(state, 0) == ["tribute"]
    assert deck(state)[:2] == ["tribute", "vicar"]


def test_08_refusals_while_looking_at_cards() -> None:
    state = looking(0, "tribute", "vicar", "intrigue")
    refused(state, "keep dowry", "not_offered")
    # An intrigue among the three was not owned before.
    refused(state, "intrigue", "no_intrigue")
    for move in ("take 1", "idle", "end", "done", "trade field field+field"):
        refused(state, move, "choose_card_first")


def test_08_nobody_else_sees_the_cards() -> None:
    state = looking(0, "tribute", "vicar", "intrigue")
    for watcher in (1, 2, None):
        assert zone(state, watcher, "offer") == []
    play(state, "keep vicar")
    assert zone(state, 0, "seat/0/cards") == ["vicar"]
    assert zone(state, 0, "deck") == ["intrigue", "tribute"]
    for watcher in (1, 2, None):
        assert zone(state, watcher, "seat/0/cards") == []
        assert zone(state, watcher, "deck") == []


def test_08_the_deck_is_shuffled() -> None:
    assert len({tuple(deck(GAME.new(3, seed))) for seed in range(10)}) == 10


def test_08_after_the_set_up_nothing_of_it_is_left() -> None:
    state = set_up(3)
    refused(state, "take 1", "set_up_is_over")
    refused(state, "keep tribute", "no_cards_offered")
    refused(state, "intrigue", "no_cards_offered")
