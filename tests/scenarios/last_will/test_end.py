"""Scenarios 64 to 77: debts, bankruptcy, the end of a round and of the game."""

from __future__ import annotations

from tafelrunde import Record, State, replay
from tests.scenarios.last_will.table import (
    GAME,
    act,
    actions,
    card,
    deck_of,
    faces,
    fact,
    hand,
    money,
    piece,
    planned,
    play,
    position,
    refused,
    seat,
    to_the_end,
    turn_of,
    value,
    villas,
    waiting,
    zone,
)

NIGHT = "opening_night"


def ended(*seats: dict[str, object], **rest: object) -> State:
    """A game that is over."""
    return position([], *planned(*seats), **rest)


def causes(state: State) -> list[str]:
    return [event.cause for event in state.events(0, None)]


def test_64_no_debts_with_property() -> None:
    state = act(NIGHT, money=3, board=["small_villa"], market=villas(-2))
    facts = refused(state, f"play {NIGHT}", "no_debts_with_property")
    assert (facts["pounds"], facts["money"]) == (4, 3)
    play(state, "sell small_villa")
    assert money(state) == 11
    play(state, f"play {NIGHT}")
    assert money(state) == 7


def test_65_debts_without_property_are_ruin() -> None:
    state = play(act(NIGHT, money=3), f"play {NIGHT}")
    assert money(state) == -1
    assert causes(state).count("ruined") == 1
    assert waiting(state) == ("act", 0)
    to_the_end(state)
    assert state.over


def test_66_debts_may_grow() -> None:
    state = act(NIGHT, NIGHT, money=3, actions=2)
    play(state, f"play {NIGHT}", f"play {NIGHT}")
    assert money(state) == -5
    assert causes(state).count("ruined") == 1


def test_67_nothing_left_is_ruin_too() -> None:
    state = play(act(NIGHT, money=4), f"play {NIGHT}")
    assert money(state) == 0
    assert "ruined" in causes(state)
    assert to_the_end(state).over


def test_68_a_property_keeps_from_ruin() -> None:
    state = play(act(NIGHT, money=4, board=["small_villa"]), f"play {NIGHT}")
    assert money(state) == 0
    assert "ruined" not in causes(state)
    to_the_end(state)
    assert not state.over
    assert fact(state, "round") == 2


def test_68_selling_the_last_property_for_nothing_is_ruin() -> None:
    own = [card("summer_cottage", value=2)]
    tokens = {"farm": 1, "villa": 3, "summer": -3, "manor": -2}
    state = play(act(money=0, board=own, market=tokens), "sell summer_cottage")
    assert causes(state).count("ruined") == 1
    assert to_the_end(state).over


def test_69_who_is_bankrupt_buys_nothing() -> None:
    state = act("summer_cottage", money=-2)
    refused(state, "buy summer_cottage", "bankrupt")
    refused(act("summer_cottage", money=0), "buy summer_cottage", "bankrupt")


def test_70_all_others_still_have_their_turn() -> None:
    state = turn_of(0, seat(NIGHT, money=2, actions=1), seat(), seat(), seat(), round=5)
    play(state, f"play {NIGHT}", "end")
    for number in (1, 2, 3):
        assert waiting(state) == ("act", number)
        play(state, "end")
    assert state.over
    assert fact(state, "round") == 5


def test_70_after_the_seventh_round_the_game_is_over_anyway() -> None:
    state = to_the_end(turn_of(0, round=7))
    assert state.over
    assert waiting(state) == ("over", -1)
    reason = state.why_not("end")
    assert reason is not None
    assert reason.code == "game_over"


def test_71_the_highest_debts_win() -> None:
    state = ended(seat(money=-3), seat(money=-8), seat(money=5))
    assert state.winners() == [1]
    assert state.scores() == [3, 8, -5]
    assert state.ranking() == [[1], [0], [2]]


def test_72_property_counts_its_value_and_five() -> None:
    own = [card("fine_villa", value=5)]
    state = turn_of(1, seat(money=5, board=own), seat(money=14), round=7)
    to_the_end(state)
    assert state.over
    assert state.scores() == [-15, -14]
    assert state.winners() == [1]
    assert state.score_sheet()[0] == {"purse": -5, "property": -10}


def test_72_the_last_round_still_depreciates() -> None:
    own = [card("fine_villa", value=6)]
    state = to_the_end(turn_of(1, seat(money=5, board=own), seat(money=14), round=7))
    assert value(state) == 5
    assert state.scores()[0] == -15


def test_72_unless_the_table_wants_otherwise() -> None:
    own = [card("fine_villa", value=6)]
    options = {"final_depreciation": False}
    state = turn_of(1, seat(money=5, board=own), seat(money=14), round=7, options=options)
    assert to_the_end(state).scores()[0] == -16
    earlier = turn_of(1, seat(money=5, board=own), seat(money=14), round=6, options=options)
    assert value(to_the_end(earlier)) == 5


def test_73_the_marker_further_left_decides() -> None:
    state = ended(seat(money=-6, plan=4), seat(money=-6, plan=1))
    assert state.winners() == [1]
    assert state.ranking() == [[1], [0]]


def test_74_two_cards_stay_in_hand() -> None:
    state = turn_of(1, seat(NIGHT, "dog", "old_friend", "gentlemens_club", "wild"), seat())
    play(state, "end")
    assert waiting(state) == ("drop", 0)
    assert hand(state) == [NIGHT, "old_friend", "gentlemens_club", "dog"]
    refused(state, "end", "drop_first")
    refused(state, "drop wild", "not_in_hand")
    play(state, "drop dog", "drop gentlemens_club")
    assert hand(state) == [NIGHT, "old_friend"]
    assert "dog" in zone(state, "used_companions")
    assert "gentlemens_club" in zone(state, "used_helpers")
    assert zone(state, "offer").count("wild") == 2


def test_74_a_secretary_keeps_two_more() -> None:
    own = seat(NIGHT, "dog", "old_friend", "gentlemens_club", "wild", board=["private_secretary"])
    state = play(turn_of(1, own, seat()), "end")
    assert waiting(state)[0] == "plan"
    assert len(hand(state)) == 4


def test_74_a_special_card_goes_into_the_box() -> None:
    state = play(turn_of(1, seat(NIGHT, NIGHT, "grand_tour"), seat()), "end", "drop grand_tour")
    assert "grand_tour" in zone(state, "box")


def test_74_who_planned_further_left_discards_first() -> None:
    three = (NIGHT, "dog", "dog")
    state = turn_of(0, seat(*three[:1], "ball", "ball", plan=3), seat(NIGHT, "dog", "dog", plan=1))
    play(state, "end")
    assert waiting(state) == ("drop", 1)
    play(state, "drop dog")
    assert waiting(state) == ("drop", 0)


def test_75_the_offer_is_cleared() -> None:
    offered = [NIGHT, "dog", "luxury_yacht", "wild"]
    state = play(turn_of(1, seat(), seat("wild"), offer=offered), "end")
    assert zone(state, "used_events") == [NIGHT]
    assert zone(state, "used_companions") == ["dog"]
    assert "luxury_yacht" in zone(state, "box")
    assert zone(state, "offer").count("wild") == 2


def test_76_the_next_round() -> None:
    own = seat(board=[card("gentlemens_club", used=True)], freed=0)
    state = turn_of(3, own, seat(), seat(), seat(actions=2), start=3, opera=2, asked=5)
    play(state, "end")
    assert fact(state, "start") == 0
    assert fact(state, "round") == 2
    assert piece(state) == {}
    assert [fact(state, name) for name in ("opera", "asked", "extended", "rearranged")] == [0] * 4
    assert waiting(state) == ("plan", 0)
    assert actions(state, 3) == 0


def test_77_a_record_leads_to_the_same_state() -> None:
    record = Record.start(GAME, 3, 17)
    state = record.state
    number = 0
    while not state.over:
        moves = state.moves()
        record.play(moves[number * 7 % len(moves)])
        number += 1
    again = replay(Record.parse(GAME, record.text))
    assert again == state
    assert again.events(0, 1) == state.events(0, 1)


def test_77_no_hand_is_seen_by_others() -> None:
    state = turn_of(0, seat(NIGHT, "dog"), seat("small_villa", "chef"))
    for watcher in (1, None):
        assert faces(state, watcher, "seat/0/hand") == []
    assert faces(state, 0, "seat/0/hand") == [NIGHT, "dog"]
    hands = {tuple(hand(state.determinize(1, seed), 0)) for seed in range(80)}
    assert len(hands) > 20
    assert {tuple(map(deck_of, found)) for found in hands} == {("E", "C")}  # backs are seen
