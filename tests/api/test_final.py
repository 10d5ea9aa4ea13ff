"""Which options of a prompt are final: those that show something, hand the decision on or end it.

What is expected is written down from the rules, move by move.
"""

from __future__ import annotations

from tafelrunde import State
from tests.miniature.game import Miniature
from tests.scenarios.citadels.table import draft_of, play, seat, turn_of, turn_with


def final(state: State) -> set[str]:
    """The notations of the options that are final."""
    return {option.notation for option in state.prompt(state.actor).options if option.final}


def not_final(state: State) -> set[str]:
    return {option.notation for option in state.prompt(state.actor).options if not option.final}


def test_a_character_picked_goes_with_the_rest_to_the_next_seat() -> None:
    state = draft_of(4, "assassin", ["thief", "magician"])
    assert not_final(state) == set()
    assert "pick king" in final(state)


def test_of_two_players_who_pick_and_lay_down_the_second_step_is_final() -> None:
    state = draft_of(2, "assassin")
    play(state, "pick thief")
    assert "pick magician" in not_final(state)
    play(state, "pick magician")
    assert "lay king" in final(state)
    assert not_final(state) == set()


def test_gold_and_building_show_nothing_but_cards_and_the_end_do() -> None:
    state = turn_with("bishop", gold=5, hand=["tavern", "market"], city=["temple"])
    assert final(state) == {"cards"}
    assert not_final(state) == {"gold", "income"}
    play(state, "gold")
    assert final(state) == {"end"}
    assert not_final(state) == {"income", "build tavern", "build market"}


def test_to_keep_one_of_the_cards_seen_shows_no_other() -> None:
    state = turn_with("merchant")
    play(state, "cards")
    assert final(state) == set()


def test_the_plans_of_the_architect_are_drawn() -> None:
    state = turn_with("architect")
    play(state, "gold")
    assert final(state) == {"plans", "end"}


def test_to_name_a_victim_shows_nothing_yet() -> None:
    assert "murder king" in not_final(turn_with("assassin"))
    assert "rob king" in not_final(turn_with("thief"))


def test_the_magician_sees_a_hand_or_new_cards() -> None:
    state = turn_with("magician", hand=["tavern"])
    assert {"swap 1", "swap 2", "swap 3"} <= final(state)


def test_laboratory_and_smithy() -> None:
    state = turn_with("king", gold=3, hand=["tavern"], city=["laboratory", "smithy"])
    play(state, "gold")
    assert "smithy" in final(state)
    assert "laboratory tavern" in not_final(state)


def test_who_owns_the_graveyard_is_asked_what_was_destroyed() -> None:
    def warlord_against(*city: str, gold: int) -> State:
        king = seat("king", gold=gold, city=list(city))
        return turn_of("warlord", seat("warlord", gold=3), king, seat("thief"), seat("bishop"))

    assert "destroy 1 tavern" in final(warlord_against("tavern", "graveyard", gold=1))
    assert "destroy 1 tavern" in not_final(warlord_against("tavern", "graveyard", gold=0))
    assert "destroy 1 tavern" in not_final(warlord_against("tavern", gold=1))


def test_in_another_game_every_move_hands_on_or_ends_it() -> None:
    state = Miniature().new(2, 1)
    assert not_final(state) == set()
    assert "draw" in final(state)


def test_seats_that_do_not_decide_are_told_of_no_options() -> None:
    state = draft_of(4, "assassin", ["thief", "magician"])
    assert state.prompt(1).options == []
