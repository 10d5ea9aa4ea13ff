"""What others did to a seat is marked for that seat, and for nobody else."""

from __future__ import annotations

from tafelrunde import State
from tests.scenarios.citadels.table import play, seat, turn_of, watchers


def done_to(state: State, watcher: int | None) -> list[str]:
    """The causes of events that were done to a seat."""
    return [event.cause for event in state.events(0, watcher) if event.to_you]


def only(state: State, victim: int, *causes: str) -> None:
    """These and no others were done to the victim, and nothing to anybody else."""
    for watcher in watchers(state):
        assert done_to(state, watcher) == (list(causes) if watcher == victim else []), watcher


def test_murder_is_marked_for_the_owner_of_the_character_alone() -> None:
    state = turn_of("assassin", seat("assassin"), seat("bishop"), seat("king"), seat("warlord"))
    play(state, "murder bishop")
    only(state, 1, "murder")


def test_murdering_a_character_nobody_has_is_done_to_nobody() -> None:
    state = turn_of("assassin", seat("assassin"), seat("bishop"), seat("king"), seat("warlord"))
    play(state, "murder architect")
    only(state, -1)


def test_what_one_does_to_oneself_is_not_marked() -> None:
    state = turn_of("assassin", seat("assassin", "thief"), seat("king", "warlord"))
    play(state, "murder thief")
    only(state, -1)
    state = turn_of("thief", seat("thief", "bishop"), seat("king", "warlord"))
    play(state, "rob bishop")
    only(state, -1)


def test_theft_and_what_it_took() -> None:
    seats = (seat("thief"), seat("bishop", gold=3), seat("architect"), seat("warlord"))
    state = turn_of("thief", *seats)
    play(state, "rob bishop", "gold", "end")
    only(state, 1, "theft", "robbery")


def test_nothing_to_rob_is_told_once() -> None:
    state = turn_of("thief", seat("thief"), seat("bishop"), seat("architect"), seat("warlord"))
    play(state, "rob bishop", "gold", "end")
    told = [event.cause for event in state.events(0, None)]
    assert told.count("no_loot") == 1
    assert "robbery" not in told


def test_robbing_oneself_is_told_once() -> None:
    state = turn_of("thief", seat("thief", "bishop", gold=4), seat("king", "warlord"))
    play(state, "rob bishop", "gold", "end")
    while state.events(0, None)[-1].cause != "own_loot" and state.actor == 1:
        play(state, "gold", "end")
    told = [event.cause for event in state.events(0, None)]
    assert told.count("own_loot") == 1
    assert "robbery" not in told
    assert state.to_json()["seats"][0]["gold"] == 6


def test_a_swapped_hand_a_lost_district_and_a_lost_crown() -> None:
    seats = (seat("magician"), seat("bishop", hand=["keep"]), seat("king"), seat("warlord"))
    state = turn_of("magician", *seats, starter=1)
    play(state, "swap 1")
    only(state, 1, "swap")
    play(state, "gold", "end")  # the King is called, and takes the crown from seat 1
    only(state, 1, "swap", "crown")
    rivals = (seat("king", city=["tavern"]), seat("thief"), seat("bishop"))
    state = turn_of("warlord", seat("warlord", gold=3), *rivals)
    play(state, "destroy 1 tavern")
    only(state, 1, "destroyed")
