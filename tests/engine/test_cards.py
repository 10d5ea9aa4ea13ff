"""Cards and who knows them, against a plain model: for each seat, the copies it knows of."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine import cards
from tafelrunde.engine.rng import seeded

SEATS = 4


def card(kind: int, *seers: int, batch: int = 0) -> int:
    bits = sum(1 << seat for seat in seers)
    return kind | batch << cards.BATCH_SHIFT | bits << cards.SEERS_SHIFT


def known_by(hand: list[int], seat: int) -> Counter[int]:
    return Counter(one & cards.KIND for one in hand if cards.known(one, 0, seat))


def kinds_of(zone: list[int]) -> Counter[int]:
    return Counter(one & cards.KIND for one in zone)


KINDS = st.integers(0, 5)
CARDS = st.builds(lambda kind, seers: kind | seers << cards.SEERS_SHIFT, KINDS, st.integers(0, 15))


@given(st.lists(CARDS, max_size=12))
def test_hands_are_kept_in_card_order(given_cards: list[int]) -> None:
    hand: list[int] = []
    for one in given_cards:
        cards.put(hand, one)
    assert Counter(hand) == Counter(given_cards)
    assert hand == sorted(given_cards, key=lambda one: (one & cards.KIND, one))


@given(st.lists(CARDS, min_size=1, max_size=12), st.data())
def test_every_seat_that_knew_copies_knows_exactly_one_fewer(
    given_cards: list[int], data: st.DataObject
) -> None:
    hand: list[int] = []
    for one in given_cards:
        cards.put(hand, one)
    kind = data.draw(st.sampled_from(sorted(kinds_of(hand))))
    kinds = kinds_of(hand)
    knew = [known_by(hand, seat) for seat in range(SEATS)]
    cards.take(hand, kind)
    assert kinds_of(hand) == kinds - Counter([kind])
    for seat in range(SEATS):
        assert known_by(hand, seat) == knew[seat] - Counter([kind])
    assert hand == sorted(hand, key=lambda one: (one & cards.KIND, one))


def test_taking_a_card_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no card of kind 3"):
        cards.take([card(1), card(2)], 3)


def test_two_copies_known_to_different_seats() -> None:
    hand = [card(2), card(2, 0), card(2, 1)]
    cards.take(hand, 2)
    # Neither seat can tell whether the copy it knew is the one that left.
    assert hand == [card(2), card(2)]


def test_two_copies_known_to_the_same_seat() -> None:
    hand = [card(2, 0), card(2, 0)]
    cards.take(hand, 2)
    assert hand == [card(2, 0)]


def test_a_shown_hand_that_changes_owner() -> None:
    hand = [card(1), card(2, 3)]
    cards.change_hands(hand, 1 << 0, 1 << 3)  # from seat 0 to seat 3, which knew a card of it
    assert hand == [card(1, 0), card(2, 0)]


# ---------------------------------------------------------------------------- redeal
ZONES = st.lists(st.lists(CARDS, max_size=8), min_size=SEATS + 1, max_size=SEATS + 1)
AUDIENCES = [0] + [1 << seat for seat in range(SEATS)]  # a draw pile and one hand for each seat


@settings(max_examples=200)
@given(ZONES, st.integers(0, SEATS - 1), st.integers(0, 1 << 40))
def test_redealing_moves_only_what_the_seat_does_not_know(
    zones: list[list[int]], seat: int, seed: int
) -> None:
    before = [list(zone) for zone in zones]
    cards.redeal(zones, AUDIENCES, seat, seeded(seed), [], [])
    assert sum((kinds_of(zone) for zone in zones), Counter()) == sum(
        (kinds_of(zone) for zone in before), Counter()
    )
    for zone, old, audience in zip(zones, before, AUDIENCES, strict=True):
        assert len(zone) == len(old)
        for new, was in zip(zone, old, strict=True):
            if cards.known(was, audience, seat):
                assert new & cards.KIND == was & cards.KIND
                assert cards.known(new, audience, seat)


@settings(max_examples=200)
@given(ZONES, st.integers(0, SEATS - 1), st.integers(0, 1 << 20), st.integers(0, 1 << 20))
def test_redealing_depends_on_nothing_but_knowledge_and_seed(
    zones: list[list[int]], seat: int, first: int, second: int
) -> None:
    direct = [sorted(zone) if audience else list(zone) for zone, audience in pairs(zones)]
    twice = [list(zone) for zone in direct]
    cards.redeal(twice, AUDIENCES, seat, seeded(first), [], [])
    twice = [sorted(zone) if audience else zone for zone, audience in pairs(twice)]
    cards.redeal(twice, AUDIENCES, seat, seeded(second), [], [])
    cards.redeal(direct, AUDIENCES, seat, seeded(second), [], [])
    assert [Counter(zone) for zone in twice[1:]] == [Counter(zone) for zone in direct[1:]]
    assert twice[0] == direct[0]


def pairs(zones: list[list[int]]) -> list[tuple[list[int], int]]:
    return list(zip(zones, AUDIENCES, strict=True))


def test_a_batch_is_dealt_among_its_own_places() -> None:
    deck = [card(4, batch=1), card(5, batch=1)]
    hands = [[card(0)], [card(1), card(2)], [card(3)], []]
    for seed in range(40):
        zones = [list(zone) for zone in (deck, *hands)]
        cards.redeal(zones, AUDIENCES, 0, seeded(seed), [], [])
        assert kinds_of(zones[0]) == Counter([4, 5])
        assert zones[1] == [card(0)]
        assert kinds_of(zones[2] + zones[3]) == Counter([1, 2, 3])


def test_only_what_is_public_is_left_of_others_knowledge() -> None:
    public = card(1, 0, 1, 3) | cards.PUBLIC << cards.SEERS_SHIFT
    # Seat 2's hand: that all others happen to know the last card, nobody else can know.
    hand = [public, card(2, 1), card(2, 0, 1), card(3, 0, 1, 3)]
    zones: list[list[int]] = [[], [], [], hand, []]
    cards.redeal(zones, AUDIENCES, 0, seeded(1), [], [])
    assert Counter(hand) == Counter([public, card(2), card(2, 0), card(3, 0)])
