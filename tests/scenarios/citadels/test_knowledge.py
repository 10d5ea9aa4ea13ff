"""Who knows what: characters seen in the draft and at the calls, cards seen in hands and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import tafelrunde
from tafelrunde import State
from tests.scenarios.citadels.table import (
    SLOTS,
    all_but,
    deck,
    draft_of,
    every_card,
    finish_round,
    gold,
    hand,
    idle,
    next_turn,
    play,
    seat,
    shown,
    stacked,
    story,
    turn_of,
    watchers,
    whose_turn,
)


# ------------------------------------------------------------- knowledge of characters
def holders(world: State) -> dict[str, int | None]:
    """Which seat has which character that does not lie open; None: nobody."""
    data = world.to_json()
    assert data["starter"] == 0
    places = list(SLOTS[data["players"]])
    if data["took_face_down"]:
        places[0], places[7] = places[7], None
    return dict(zip(data["draft"], places, strict=True))


def worlds(state: State, watcher: int, count: int = 160) -> Iterator[State]:
    """Worlds the seat cannot tell from the real one."""
    for seed in range(count):
        yield state.determinize(watcher, seed)


def possible(state: State, watcher: int, *characters: str) -> set[tuple[int | None, ...]]:
    """Who may have these characters, as far as the seat knows."""
    return {tuple(holders(world)[one] for one in characters) for world in worlds(state, watcher)}


@pytest.mark.parametrize(("fifth", "left"), [("merchant", "warlord"), ("warlord", "merchant")])
def test_a_murdered_character_stays_possible_after_its_call(fifth: str, left: str) -> None:
    """Whether somebody has it, or it was named in vain."""
    state = turn_of(
        "bishop",
        *map(seat, ["assassin", "king", "bishop", "architect", fifth]),
        draft=["thief", "assassin", "king", "bishop", "architect", fifth, left],
        murdered="merchant",
    )
    assert possible(state, 0, "king", "bishop") == {(1, 2)}
    assert possible(state, 0, "merchant") == {(3,), (4,), (None,)}
    idle(state)
    assert whose_turn(state) == (3, "architect")
    assert possible(state, 0, "merchant", "warlord") == {(4, None), (None, 4)}
    assert possible(state, 4, fifth, left) == {(4, None)}


def test_an_unanswered_character_is_possible_only_until_its_call() -> None:
    state = turn_of(
        "bishop",
        *map(seat, ["assassin", "king", "bishop", "architect", "warlord"]),
        draft=["thief", "assassin", "king", "bishop", "architect", "warlord", "merchant"],
        murdered="king",
    )
    assert possible(state, 0, "merchant") == {(1,), (3,), (4,), (None,)}
    idle(state)
    assert whose_turn(state) == (3, "architect")
    assert possible(state, 0, "merchant") == {(None,)}
    assert possible(state, 0, "king", "warlord") == {(1, 4), (4, 1)}


def test_what_a_seat_saw_in_the_draft_it_knows() -> None:
    state = turn_of(
        "assassin",
        *map(seat, ["assassin", "king", "bishop", "warlord"]),
        draft=["thief", "assassin", "king", "bishop", "warlord", "magician"],
    )
    # Seat 2 was handed Magician, Bishop and Warlord: Thief and King were gone before.
    assert possible(state, 2, "assassin", "bishop") == {(0, 2)}
    assert possible(state, 2, "thief", "king") == {(1, None), (None, 1)}
    assert possible(state, 2, "warlord", "magician") == {(3, None), (None, 3)}
    # The crown holder laid the Thief down, and the last seat the Magician.
    assert possible(state, 0, "thief") == {(None,)}
    assert possible(state, 0, "magician") == {(1,), (2,), (3,), (None,)}
    assert possible(state, 3, "magician", "warlord") == {(None, 3)}
    assert possible(state, 3, "thief") == {(1,), (2,), (None,)}


def seven(last: str) -> State:
    """Seven players have drafted; the King lay face down, the Warlord was handed to the last."""
    state = draft_of(7, "king")
    for character in ("assassin", "thief", "magician", "bishop", "merchant", "architect", last):
        play(state, f"pick {character}")
    return state


def test_the_last_of_seven_players_plays_the_card_that_lay_face_down() -> None:
    state = seven("king")
    assert shown(state, 6, "face_down") == (1, ["warlord"])
    assert finish_round(state) == [
        (0, "assassin"),
        (1, "thief"),
        (2, "magician"),
        (6, "king"),
        (3, "bishop"),
        (4, "merchant"),
        (5, "architect"),
    ]
    assert whose_turn(state) == (6, "draft")


def test_if_he_leaves_it_nobody_plays_it() -> None:
    state = seven("warlord")
    assert shown(state, 6, "face_down") == (1, ["king"])
    turns = finish_round(state)
    assert "king" not in [character for _, character in turns]
    assert turns[-1] == (6, "warlord")
    assert whose_turn(state) == (0, "draft")


@pytest.mark.parametrize("last", ["king", "warlord"])
def test_until_the_call_nobody_else_knows_whether_he_took_it(last: str) -> None:
    state = seven(last)
    assert possible(state, 6, "king", "warlord") == {(6, None) if last == "king" else (None, 6)}
    # Seat 0 laid the King down: he lies there still and seat 6 has what was handed on, or seat 6
    # has the King and laid that down. Of all others seat 0 knows nothing but that they are there.
    left = {(None, owner) for owner in (1, 2, 3, 4, 5, 6)}
    took = {(6, owner) for owner in (1, 2, 3, 4, 5, None)}
    assert possible(state, 0, "king", "warlord") == left | took
    while whose_turn(state)[1] not in ("king", "bishop"):
        idle(state)
    if last == "king":
        assert possible(state, 0, "king", "warlord") == {(6, owner) for owner in (3, 4, 5, None)}
    else:
        assert possible(state, 0, "king", "warlord") == {(None, owner) for owner in (4, 5, 6)}


# ------------------------------------------------------------------ knowledge of cards
def test_hands_are_hidden_and_their_sizes_public() -> None:
    state = turn_of(
        "thief",
        seat("thief", hand=["tavern", "temple"]),
        seat("king", gold=3, hand=["palace"], city=["keep"]),
        seat("bishop"),
        seat("warlord"),
    )
    assert shown(state, 0, "seat/0/hand") == (2, ["tavern", "temple"])
    for watcher in watchers(state, 0):
        assert shown(state, watcher, "seat/0/hand") == (2, [])
    for watcher in watchers(state, 1):
        assert shown(state, watcher, "seat/1/hand") == (1, [])
        assert shown(state, watcher, "seat/1/city") == (1, ["keep"])
        assert shown(state, watcher, "deck") == (61, [])


def test_in_other_worlds_the_own_hand_is_the_same_and_other_hands_differ() -> None:
    state = turn_of(
        "thief",
        seat("thief", hand=["tavern", "temple"]),
        seat("king", hand=["palace"]),
        seat("bishop"),
        seat("warlord"),
    )
    found = set()
    for world in worlds(state, 0):
        assert hand(world, 0) == ["temple", "tavern"]
        assert every_card(world) == sorted(all_but())
        found.add(hand(world, 1)[0])
    assert len(found) > 10


def swapped() -> State:
    """The Magician, seat 0, has just swapped hands with the Architect, seat 1."""
    state = turn_of(
        "magician",
        seat("magician", hand=["tavern", "tavern", "temple"]),
        seat("architect", gold=9, hand=["church", "keep"]),
        seat("king"),
        seat("assassin"),
        deck=stacked("tavern", "manor", placed=["tavern", "tavern", "temple", "church", "keep"]),
    )
    play(state, "swap 1")
    return state


def test_after_a_swap_both_know_the_others_hand_and_nobody_else_does() -> None:
    state = swapped()
    assert shown(state, 0, "seat/0/hand") == (2, ["church", "keep"])
    assert shown(state, 0, "seat/1/hand") == (3, ["tavern", "tavern", "temple"])
    assert shown(state, 1, "seat/0/hand") == (2, ["church", "keep"])
    assert shown(state, 1, "seat/1/hand") == (3, ["tavern", "tavern", "temple"])
    for watcher in watchers(state, 0, 1):
        assert shown(state, watcher, "seat/0/hand") == (2, [])
        assert shown(state, watcher, "seat/1/hand") == (3, [])
    assert tafelrunde.game("citadels").from_json(state.to_json()) == state


def test_after_a_swap_all_worlds_of_both_have_these_hands() -> None:
    state = swapped()
    for watcher in (0, 1):
        for world in worlds(state, watcher, 20):
            assert hand(world, 0) == ["church", "keep"]
            assert hand(world, 1) == ["temple", "tavern", "tavern"]
    assert len({tuple(hand(world, 1)) for world in worlds(state, 2, 20)}) > 10


def test_what_is_known_of_a_hand_goes_one_copy_at_a_time() -> None:
    state = swapped()
    idle(state)
    idle(state)
    assert whose_turn(state) == (1, "architect")
    play(state, "plans")
    assert hand(state, 1) == ["manor", "temple", "tavern", "tavern", "tavern"]
    assert shown(state, 0, "seat/1/hand") == (5, ["tavern", "tavern", "temple"])
    play(state, "gold", "build tavern")
    assert shown(state, 0, "seat/1/hand") == (4, ["tavern", "temple"])
    play(state, "build tavern")
    # A third Tavern is there, but seat 0 cannot know that.
    assert hand(state, 1) == ["manor", "temple", "tavern"]
    assert shown(state, 0, "seat/1/hand") == (3, ["temple"])
    assert {"tavern" in hand(world, 1) for world in worlds(state, 0)} == {True, False}
    play(state, "build temple")
    assert shown(state, 0, "seat/1/hand") == (2, [])
    assert shown(state, 1, "seat/0/hand") == (2, ["church", "keep"])


def test_every_seat_loses_one_copy_of_those_it_knows() -> None:
    state = turn_of(
        "magician",
        seat("magician"),
        seat(
            "architect",
            gold=9,
            hand=[
                "tavern",
                {"card": "tavern", "known_to": [2]},
                {"card": "tavern", "known_to": [0, 2]},
            ],
        ),
        seat("king"),
        seat("assassin"),
    )
    idle(state)
    idle(state)
    play(state, "gold")
    for left, known_to_0, known_to_2 in [(2, 0, 1), (1, 0, 0), (0, 0, 0)]:
        play(state, "build tavern")
        assert shown(state, 0, "seat/1/hand") == (left, ["tavern"] * known_to_0)
        assert shown(state, 2, "seat/1/hand") == (left, ["tavern"] * known_to_2)
        assert shown(state, 3, "seat/1/hand") == (left, [])


def test_what_a_third_player_knows_goes_with_the_hand_that_is_swapped() -> None:
    state = turn_of(
        "magician",
        seat("magician", hand=["temple", {"card": "keep", "known_to": [2]}]),
        seat("architect", hand=[{"card": "church", "known_to": [3]}]),
        seat("king"),
        seat("assassin"),
    )
    play(state, "swap 1")
    assert shown(state, 2, "seat/1/hand") == (2, ["keep"])
    assert shown(state, 2, "seat/0/hand") == (1, [])
    assert shown(state, 3, "seat/1/hand") == (2, [])
    assert shown(state, 3, "seat/0/hand") == (1, ["church"])


def test_only_the_two_see_the_cards_of_a_swap() -> None:
    state = swapped()
    there = "swap temple tavern tavern: seat/0/hand > seat/1/hand"
    here = "swap church keep: seat/1/hand > seat/0/hand"
    for seer in (0, 1):
        assert {there, here} <= set(story(state, seer))
    for watcher in watchers(state, 0, 1):
        lines = [line for line in story(state, watcher) if line.startswith("swap")]
        assert lines == [
            "swap ? ? ?: seat/0/hand > seat/1/hand",
            "swap ? ?: seat/1/hand > seat/0/hand",
        ]


def rescued() -> State:
    """Seat 2 has bought the ruins of a Palace; it has a Tavern besides."""
    state = turn_of(
        "warlord",
        seat("warlord", gold=4),
        seat("king", city=["palace"]),
        seat("merchant", gold=1, hand=["tavern"], city=["graveyard"]),
        seat("assassin"),
    )
    play(state, "destroy 1 palace", "rescue")
    return state


def test_everybody_knows_the_rescued_card_and_no_other() -> None:
    state = rescued()
    assert shown(state, 2, "seat/2/hand") == (2, ["palace", "tavern"])
    for watcher in (0, 1, 3):
        assert shown(state, watcher, "seat/2/hand") == (2, ["palace"])
        others = set()
        for world in worlds(state, watcher):
            cards = hand(world, 2)
            cards.remove("palace")
            others.update(cards)
        assert len(others) > 10


def test_the_rescued_card_is_forgotten_when_it_is_built() -> None:
    state = rescued()
    play(state, "gold")
    next_turn(state, 2)
    play(state, "gold")
    while gold(state, 2) < 5:
        next_turn(state, 2)
        play(state, "gold")
    play(state, "build palace")
    for watcher in (0, 1, 3):
        assert shown(state, watcher, "seat/2/hand") == (1, [])


def test_of_equal_cards_the_rescued_one_may_be_the_one_built() -> None:
    state = turn_of(
        "warlord",
        seat("warlord"),
        seat("king", city=["tavern"]),
        seat("merchant", gold=1, hand=["tavern"], city=["graveyard"]),
        seat("assassin"),
    )
    play(state, "destroy 1 tavern", "rescue", "gold")
    assert shown(state, 0, "seat/2/hand") == (2, ["tavern"])
    next_turn(state, 2)
    play(state, "gold", "build tavern")
    assert hand(state, 2) == ["tavern"]
    for watcher in (0, 1, 3):
        assert shown(state, watcher, "seat/2/hand") == (1, [])


def reshuffled(old: int = 0, last: int = 0) -> State:
    """Seat 0 looks at two cards of a new draw pile of seven; the other cards are in hands.

    Those in hands are of an old batch; the batch of the reshuffle before this one was the last.
    """
    laid = ["tavern", "tavern", "tavern", "temple", "temple", "keep", "smithy"]
    rest = [{"card": kind, "batch": old} for kind in all_but(*laid)]
    state = turn_of(
        "thief",
        seat("thief", gold=2, hand=rest[:10]),
        seat("king", hand=rest[10:25]),
        seat("bishop", hand=rest[25:40]),
        seat("warlord", hand=rest[40:]),
        deck=[],
        discard=laid,
        batch=last,
    )
    play(state, "cards")
    return state


# A game of seven can shuffle the discard pile more than 16 times, so numbers of batches come again.
@pytest.mark.parametrize("last", [0, 1, 14, 15])
@pytest.mark.parametrize("old", [0, 1, 2, 15])
def test_a_reshuffled_pile_holds_in_every_world_what_lay_open_before(old: int, last: int) -> None:
    state = reshuffled(old, last)
    laid = ["keep", "smithy", "tavern", "tavern", "tavern", "temple", "temple"]
    for watcher in (1, 2, 3):
        offers = set()
        for world in worlds(state, watcher, 25):
            offer = shown(world, 0, "offer")[1]
            assert sorted(deck(world) + offer) == laid
            offers.add(tuple(offer))
        assert len(offers) > 3


def test_and_after_a_card_was_kept_the_rest_of_it() -> None:
    state = reshuffled()
    kept, rejected = shown(state, 0, "offer")[1]
    play(state, f"keep {kept}")
    left = Counter(["keep", "smithy", "tavern", "tavern", "tavern", "temple", "temple"])
    left.subtract([rejected])
    before = all_but(*left.elements(), rejected)[:10]
    for watcher in (1, 2, 3):
        for world in worlds(state, watcher, 25):
            pile = Counter(deck(world))
            assert pile <= left
            # The one card that is not in the pile is in the hand of seat 0.
            assert (left - pile).total() == 1
            assert Counter(hand(world, 0)) >= left - pile
    for world in worlds(state, 0, 25):
        assert sorted(hand(world, 0)) == sorted([*before, kept])
        assert sorted(deck(world)) == sorted((left - Counter([kept])).elements())


def test_building_what_cannot_be_of_the_new_pile_tells_nothing_of_it() -> None:
    state = reshuffled()
    kept, rejected = shown(state, 0, "offer")[1]
    play(state, f"keep {kept}", "build market")
    left = Counter(["keep", "smithy", "tavern", "tavern", "tavern", "temple", "temple"])
    left.subtract([rejected])
    for watcher in (1, 2, 3):
        for world in worlds(state, watcher, 25):
            assert Counter(deck(world)) <= left


@pytest.mark.parametrize("rescued", [False, True])
def test_a_rescued_card_in_the_hand_makes_the_new_pile_no_less_known(rescued: bool) -> None:
    """The one hidden card of seat 1 is of the new pile, so the Temple it builds is."""
    new = ["keep", "smithy", "library", "dragon_gate"]
    palace = [{"card": "palace", "public": True}] if rescued else []
    state = turn_of(
        "bishop",
        seat("thief", hand=all_but(*new, "temple", "temple", *["palace"] * rescued)),
        seat("bishop", hand=[{"card": "temple", "batch": 1}, *palace]),
        seat("king", hand=["temple"]),
        seat("warlord"),
        deck=[{"card": kind, "batch": 1} for kind in new],
        batch=1,
    )
    play(state, "gold", "build temple")
    for watcher in (2, 3):
        for world in worlds(state, watcher, 10):
            assert sorted(deck(world)) == sorted(new)
