"""Which options of a prompt are final: those by which somebody learns what the move does not say.

What is expected is written down from the rules, move by move.
"""

from __future__ import annotations

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.places import ALL
from tests.miniature.game import Miniature
from tests.scenarios.bruges import table as bruges
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


def test_to_keep_one_of_the_cards_seen_shows_the_other_to_all() -> None:
    state = turn_with("merchant")
    play(state, "cards")
    assert not_final(state) == set()


def test_to_name_the_card_that_is_not_kept_shows_no_other() -> None:
    state = turn_with("merchant", city=["observatory", "library"])
    play(state, "cards")
    assert {text.split(" ")[0] for text in not_final(state)} == {"reject"}
    assert final(state) == set()


def test_a_call_that_nobody_answers_tells_all_of_them_so() -> None:
    state = turn_of("architect", seat("architect"), seat("thief"), seat("bishop"), seat("king"))
    play(state, "gold", "end")  # the Warlord is called, and after him the next round begins
    assert state.journal is not None
    assert state.journal.learners == ALL


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


def test_who_owns_the_graveyard_is_asked_in_the_open_what_was_destroyed() -> None:
    king = seat("king", gold=1, city=["tavern", "graveyard"])
    state = turn_of("warlord", seat("warlord", gold=3), king, seat("thief"), seat("bishop"))
    assert "destroy 1 tavern" in not_final(state)
    play(state, "destroy 1 tavern")
    assert state.actor == 1
    assert state.can_go_back()


def test_to_play_a_card_shows_nothing_but_that_card_to_the_next_seat() -> None:
    state = Miniature().new(2, 1)
    assert final(state) == {"draw"}
    assert {text.split(" ")[0] for text in not_final(state)} == {"play"}


def test_the_last_to_keep_cards_sees_what_the_others_put_away() -> None:
    state = tafelrunde.game("last_will").new(players=2, seed=1)
    for _ in range(3):
        assert final(state) == set()  # the first three of four cards are kept in secret
        state.play(state.moves()[0])
        assert state.can_go_back()
    assert not_final(state) == set()
    state.play(state.moves()[0])
    assert not state.can_go_back()


def test_a_card_drawn_uncovers_the_back_of_the_next() -> None:
    state = tafelrunde.game("bruges").new(players=2, seed=1)
    assert final(state) == {"draw a", "draw b"}


def test_the_last_card_of_a_pile_uncovers_nothing() -> None:
    """Nor does it show its face, as long as the hand is not full."""
    drawing = [*bruges.DRAWN_UP, ["draw_phase", -1, 1], ["drawing", 0]]
    drawer = bruges.seat(hand=bruges.spare_cards(3, "squire", "duke"))
    piles = {"pile_a": ["squire"], "pile_b": ["duke"], "extra": []}
    state = bruges.table(drawer, bruges.seat(), agenda=drawing, plays=0, **piles)
    assert "draw a" in not_final(state)
    play(state, "draw a")
    assert "draw b" in final(state)  # with it the hand is full, and looked at


def test_seats_that_do_not_decide_are_told_of_no_options() -> None:
    state = draft_of(4, "assassin", ["thief", "magician"])
    assert state.prompt(1).options == []
