"""Scenarios 1 to 8: set-up, the choice of two cards, and the cards on offer."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde import State
from tafelrunde.boardgames.last_will.game import make
from tests.scenarios.last_will.table import (
    CARDS,
    GAME,
    actions,
    board,
    count,
    deck_of,
    faces,
    fact,
    hand,
    legal,
    money,
    names,
    offer,
    own,
    planned,
    play,
    refused,
    seat,
    turn_of,
    waiting,
    zone,
)


def chosen(state: State) -> State:
    """Everybody keeps the first two cards."""
    while waiting(state)[0] == "keep_two":
        play(state, legal(state)[0])
    return state


def round_of(number: int, *seats: dict[str, object]) -> State:
    """A round of so many seats begins: the last one before it has just ended."""
    state = turn_of(len(seats) - 1, *seats, round=number - 1)
    return play(state, "end")


def test_1_everybody_begins_with_seventy_pounds_and_six_cards() -> None:
    state = GAME.new(4, 11)
    for number in range(4):
        assert money(state, number) == 70
        assert own(state, number)["slots"] == 5
        assert actions(state, number) == 0
        assert board(state, number) == []
        assert Counter(map(deck_of, hand(state, number))) == {"H": 3, "P": 3}
    assert fact(state, "round") == 1
    assert [len(zone(state, name)) for name in ("events", "helpers", "properties")] == [35, 22, 11]
    assert len(zone(state, "companions")) == 27


def test_1_every_plan_gives_one_or_two_of_the_two_errand_boys() -> None:
    state = chosen(GAME.new(4, 11))
    play(state, "plan 6", "fetch event")
    assert count(state, f"seat/{state.to_json()['start']}/boys") == 1


def test_2_a_will_that_is_drawn_is_for_all() -> None:
    sums = set()
    for seed in range(40):
        state = GAME.new(3, seed, start_money="drawn")
        [will] = zone(state, "will")
        pounds = int(will.removeprefix("will_"))
        assert [money(state, number) for number in range(3)] == [pounds] * 3
        assert will not in zone(state, "box")
        sums.add(pounds)
    assert sums == {70, 80, 90, 100, 110, 120, 130}


def test_2_a_will_of_110_pounds() -> None:
    state = next(
        state
        for state in (GAME.new(2, seed, start_money="drawn") for seed in range(99))
        if zone(state, "will") == ["will_110"]
    )
    assert [money(state, number) for number in range(2)] == [110, 110]
    assert zone(state, "box") == [
        "will_70",
        "will_80",
        "will_90",
        "will_100",
        "will_120",
        "will_130",
    ]


def test_2_without_a_draw_all_wills_are_out_of_play() -> None:
    state = GAME.new(2, 3, start_money=100)
    assert [money(state, number) for number in range(2)] == [100, 100]
    assert zone(state, "will") == []
    assert len([one for one in zone(state, "box") if one.startswith("will_")]) == 7


@pytest.mark.parametrize("seed", range(12))
def test_3_special_cards_come_by_their_crowns(seed: int) -> None:
    state = GAME.new(2, seed)
    [first] = [one for one in zone(state, "offer") if deck_of(one) == "S"]
    crowns = [CARDS.by_slug[one].crowns for one in (first, *reversed(zone(state, "specials")))]
    assert crowns == [1, 1, 2, 2, 2, 3, 3]


def test_3_cards_of_the_same_crowns_are_shuffled() -> None:
    firsts = {
        one for seed in range(20) for one in zone(GAME.new(2, seed), "offer") if deck_of(one) == "S"
    }
    assert firsts == {"influential_friend", "notorious_broker"}


def test_4_the_choice_is_made_with_the_offer_in_view() -> None:
    state = GAME.new(3, 8)
    assert waiting(state) == ("keep_two", 0)
    assert len(zone(state, "offer")) == 8
    assert [len(hand(state, number)) for number in range(3)] == [6, 6, 6]


def test_4_all_choose_before_anybody_discards() -> None:
    state = GAME.new(3, 8)
    for number in range(3):
        for _ in range(2):
            assert waiting(state) == ("keep_two", number)
            assert [len(hand(state, other)) for other in range(3)] == [6, 6, 6]
            play(state, legal(state)[0])
    assert waiting(state)[0] == "plan"
    assert [len(hand(state, number)) for number in range(3)] == [2, 2, 2]


def test_4_the_other_four_lie_with_the_used_cards() -> None:
    state = GAME.new(2, 5)
    before = [hand(state, number) for number in range(2)]
    wanted = [(before[number][1], before[number][4]) for number in range(2)]
    for pair in wanted:
        play(state, f"keep {pair[0]}", f"keep {pair[1]}")
    assert [tuple(hand(state, number)) for number in range(2)] == wanted
    gone = Counter(before[0] + before[1])
    gone.subtract(Counter(wanted[0] + wanted[1]))
    used = Counter(zone(state, "used_helpers") + zone(state, "used_properties"))
    assert used == +gone
    assert sum(used.values()) == 8


def test_4_a_card_can_be_kept_only_as_often_as_it_is_there() -> None:
    state = GAME.new(2, 5)
    assert hand(state, 0)[:3] == [*["restaurant_reservation"] * 2, "racing_stable"]
    play(state, "keep racing_stable")
    refused(state, "keep racing_stable", "already_kept")
    refused(state, "keep wild", "not_in_hand")
    refused(state, "plan 1", "keep_first")
    play(state, "keep restaurant_reservation")
    assert waiting(state) == ("keep_two", 1)


def test_4_two_equal_cards_can_both_be_kept() -> None:
    state = play(GAME.new(2, 5), *["keep restaurant_reservation"] * 2)
    chosen(state)
    assert hand(state, 0) == ["restaurant_reservation", "restaurant_reservation"]


def test_4_nobody_else_learns_what_is_kept() -> None:
    state = GAME.new(2, 5)
    first, second = hand(state, 0)[:2]
    play(state, f"keep {first}", f"keep {second}")
    assert faces(state, 0, "seat/0/chosen") == [first, second]
    for watcher in (1, None):
        ids = [one.id for one in state.view(watcher).seats[0].components]
        assert "seat/0/chosen" not in ids
        assert faces(state, watcher, "seat/0/hand") == []


def test_5_the_first_offer_of_four() -> None:
    assert offer(GAME.new(4, 2)) == "".join(sorted("HPECHSWW"))


def test_6_the_sixth_offer_of_three_with_the_supplement() -> None:
    state = round_of(6, seat(), seat(), seat())
    assert fact(state, "round") == 6
    assert offer(state) == "".join(sorted("EEECSWW" + "C"))


def test_7_the_fifth_offer_of_two() -> None:
    state = round_of(5, seat(), seat())
    assert offer(state) == "".join(sorted("ECECSWW"))


def eight_events() -> str:
    """Our card list with no events but eight Opening Nights."""
    rows = CARDS.text.splitlines()
    [night] = [row for row in rows if row.startswith("opening_night,")]
    others = [row for row in rows if ",event," not in row]
    return "\n".join([*others, night.replace(",event,0,2,", ",event,0,8,")])


def test_8_used_events_become_the_deck_when_one_is_needed() -> None:
    few = make(eight_events())
    two = seat("opening_night", "opening_night")
    data = {
        "players": 2,
        "round": 1,
        "events": "rest",
        "used_events": ["opening_night"] * 4,
        "seats": planned(two, two),
        "agenda": [["next_round"], ["tidy_up"], ["act", 1]],
    }
    state = few.from_json(data)
    assert names(state.to_json()["events"]) == []
    play(state, "end")
    assert names(state.to_json()["offer"]).count("opening_night") == 1
    assert names(state.to_json()["events"]) == ["opening_night"] * 3
    assert names(state.to_json()["used_events"]) == []
    assert [event.cause for event in state.events(0, None)].count("reshuffled") == 1


def test_8_a_space_stays_empty_if_there_is_nothing_to_lay_there() -> None:
    specials = [card.slug for card in CARDS.cards if card.sort == "special"]
    state = turn_of(1, seat(), seat(), round=1, box=[*specials, *wills()])
    play(state, "end")
    assert offer(state) == "".join(sorted("HPECWW"))


def wills() -> list[str]:
    return [card.slug for card in CARDS.cards if card.sort == "will"]
