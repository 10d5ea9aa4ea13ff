"""What every kind of card does, one by one: 68 kinds, each by hand.

Amounts stand here as they stand on the cards, not as the card list has them.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.last_will.table import (
    CARDS,
    GAME,
    act,
    actions,
    card,
    errand,
    hand,
    market,
    money,
    play,
    refused,
    seat,
    stay_home,
    to_the_end,
    value,
    waiting,
    zone,
)

NOTHING = market(-3, -2, 1, 3)


# ------------------------------------------------------------------------ white cards
WHITE: list[tuple[str, dict[int, int], dict[str, int]]] = [
    ("dinner", {1: 2}, {"guest_2": 2, "chef_2": 2}),
    ("famous_chefs_dinner", {1: 2}, {"chef_3": 3, "dog_2": 2}),
    ("gala_dinner", {2: 5}, {"guest_2": 2, "chef_2": 2}),
    ("evening_at_the_theatre", {1: 2}, {"guest_1": 1}),
    ("theatre_box", {2: 4}, {"guest_2": 2, "horse_2": 2}),
    ("opening_night", {1: 4}, {}),
    ("carriage_ride", {1: 2}, {"horse_2": 2, "guest_2": 2}),
    ("drive_in_the_country", {1: 1}, {"horse_2": 2, "dog_2": 2, "guest_1": 1}),
    ("coach_and_four", {2: 5}, {"horse_2": 4, "guest_2": 2}),
    ("boat_trip", {1: 3, 2: 7, 3: 12}, {}),
    ("boating_party", {1: 2}, {"guest_1": 1, "dog_1": 1, "chef_2": 2}),
    ("sea_voyage", {2: 6, 3: 9, 4: 13}, {}),
    ("day_at_the_races", {1: 2, 2: 5}, {"horse_2": 2}),
    ("reckless_wager", {1: 4}, {}),
    ("ball", {2: 6}, {"guest_3": 3, "guest_2": 2}),
    ("lavish_party", {1: 3, 2: 6, 3: 9}, {}),
    ("garden_party", {1: 2}, {"guest_1": 1, "dog_1": 1, "chef_1": 1}),
    ("royal_banquet", {2: 9}, {"guest_3": 3, "chef_3": 3}),
    ("grand_tour", {1: 6, 2: 12, 3: 19}, {}),
    ("party_of_the_century", {2: 10}, {"guest_3": 3, "horse_3": 3, "dog_3": 3, "chef_3": 3}),
]


def coins(symbols: dict[str, int]) -> list[str]:
    """Every symbol of a card, as often as its amount is in the sum."""
    return [coin for coin, pounds in symbols.items() for _ in range(pounds // int(coin[-1]))]


@pytest.mark.parametrize(("slug", "amounts", "symbols"), WHITE, ids=[one[0] for one in WHITE])
def test_a_white_card(slug: str, amounts: dict[int, int], symbols: dict[str, int]) -> None:
    """Alone with each number of actions; and once with all its companions."""
    only = len(amounts) == 1
    for used, pounds in amounts.items():
        state = play(act(slug, actions=4), f"play {slug}" if only else f"play {slug} {used}")
        assert (money(state), actions(state)) == (70 - pounds, 4 - used)
        special = CARDS.by_slug[slug].sort == "special"
        assert slug in zone(state, "box" if special else "used_events")
    company = coins(symbols)
    if company:
        friends = [coin.partition("_")[0] for coin in company]
        used, pounds = next(iter(amounts.items()))
        state = play(
            act(slug, *friends, actions=4), f"play {slug}" if only else f"play {slug} {used}"
        )
        play(state, *(f"invite {coin}" for coin in company))
        assert money(state) == 70 - pounds - sum(symbols.values())
        assert (hand(state), actions(state)) == ([], 4 - used)


# ------------------------------------------------------------- cards that are used again
BLACK: list[tuple[str, dict[int, int], dict[str, int]]] = [
    ("gentlemens_club", {0: 2}, {}),
    ("restaurant_reservation", {1: 3}, {"chef": 2, "guest": 2}),
    ("hired_carriage", {1: 3}, {"horse": 2, "guest": 2}),
    ("private_boat", {1: 3}, {"guest": 1, "dog": 2, "chef": 2}),
    ("theatre_subscription", {1: 4}, {"guest": 2}),
    ("racing_stable", {1: 2}, {"horse": 2, "horse ": 3}),
    ("weekly_salon", {1: 3, 2: 7}, {}),
    ("luxury_yacht", {1: 5}, {"guest": 2, "chef": 2, "dog": 2}),
]


@pytest.mark.parametrize(("slug", "amounts", "symbols"), BLACK, ids=[one[0] for one in BLACK])
def test_an_expense(slug: str, amounts: dict[int, int], symbols: dict[str, int]) -> None:
    for used, pounds in amounts.items():
        use = f"activate {slug}" if len(amounts) == 1 else f"activate {slug} {used}"
        state = play(act(slug, actions=4), f"lay {slug}", use)
        assert (money(state), actions(state)) == (70 - pounds, 3 - used)
    if symbols:
        company_adds(slug, next(iter(amounts.values())), symbols)


def company_adds(slug: str, pounds: int, symbols: dict[str, int]) -> None:
    """Companions from the top, one by one: each adds its amount when the card is used."""
    friends = [name.strip() for name in symbols]
    for count in range(len(friends) + 1):
        own = card(slug, companions=" ".join(friends[:count]))
        rest = friends[count : count + 1]
        state = act(*rest, board=[own], actions=4)
        if rest:
            play(state, f"attach {slug}")
        spent = pounds + sum(list(symbols.values())[: count + len(rest)])
        assert money(play(state, f"activate {slug}")) == 70 - spent


PROPERTIES: list[tuple[str, str, list[int], int, dict[str, int]]] = [
    ("horse_farm", "farm", [9], 2, {"horse": 2, "horse ": 3}),
    ("kennel_farm", "farm", [8], 2, {"dog": 2, "dog ": 2}),
    ("country_farmhouse", "farm", [10], 2, {"chef": 2, "guest": 2}),
    ("great_farm", "farm", [12], 2, {"horse": 2, "dog": 2, "horse ": 2}),
    ("small_villa", "villa", [10, 8, 6, 5, 4], 3, {"guest": 2}),
    ("fine_villa", "villa", [12, 10, 8, 6, 5], 3, {"guest": 2, "chef": 2}),
    ("town_villa", "villa", [14, 11, 9, 7, 5, 4], 4, {"guest": 2}),
    ("summer_cottage", "summer", [10, 7, 5, 3, 2], 2, {}),
    ("summer_residence", "summer", [13, 10, 7, 5, 3], 2, {}),
    ("summer_palace", "summer", [16, 12, 9, 6, 4], 3, {}),
    ("old_manor_house", "manor", [15, 13, 11, 9, 7, 6], 4, {"guest": 2, "dog": 2}),
    ("manor_house", "manor", [18, 15, 13, 11, 9, 7], 4, {"chef": 2, "guest": 3}),
    ("grand_manor_house", "manor", [21, 18, 15, 12, 10, 8], 5, {"guest": 2, "horse": 2, "chef": 2}),
]
TOKEN = {"farm": -3, "villa": -2, "summer": 1, "manor": 3}


@pytest.mark.parametrize(
    ("slug", "estate", "scale", "pounds", "symbols"), PROPERTIES, ids=[one[0] for one in PROPERTIES]
)
def test_a_property(
    slug: str, estate: str, scale: list[int], pounds: int, symbols: dict[str, int]
) -> None:
    """Bought with its token, used, sold at every value, and falling step by step."""
    token = TOKEN[estate]
    state = play(act(slug, market=NOTHING), f"buy {slug}")
    assert money(state) == 70 - scale[0] - token
    play(state, f"activate {slug}")
    assert (money(state), actions(state)) == (70 - scale[0] - token - pounds, 1)
    for step, worth in enumerate(scale):
        there = [card(slug, value=worth)]
        sold = play(act(board=there, market=NOTHING), f"sell {slug}")
        assert money(sold) == 70 + max(0, worth + token)
        fallen = to_the_end(act(board=there, market=NOTHING))
        assert value(fallen) == scale[min(step + 1, len(scale) - 1)]
        kept = to_the_end(play(act(board=there, market=NOTHING), f"activate {slug}"))
        assert value(kept) == worth
    company_adds(slug, pounds, symbols)


# ---------------------------------------------------------------------------- helpers
def used(slug: str, pounds: int) -> None:
    """Laid out for an action, then used without one."""
    state = play(act(slug, actions=1), f"lay {slug}", f"activate {slug}")
    assert (money(state), actions(state)) == (70 - pounds, 0)


def not_used(slug: str) -> None:
    """It has no upper half."""
    state = play(act(slug), f"lay {slug}")
    reason = state.why_not("activate 1 0")
    assert reason is not None
    assert reason.code == "no_activation"


def spent(move: str, *hand: str, board: list[Any], **rest: Any) -> int:
    """What a move spends with such cards before it."""
    return 70 - money(play(act(*hand, board=board, **rest), move))


@pytest.mark.parametrize(("slug", "pounds"), [("old_friend", 1), ("influential_friend", 2)])
def test_friends_bring_an_action(slug: str, pounds: int) -> None:
    used(slug, pounds)
    state = stay_home(errand(0, seat(board=[slug])))  # the first space gives one action
    assert actions(state) == 2


def test_the_steward() -> None:
    used("steward", 1)
    state = play(act(board=["steward", "fine_villa"], actions=1), "activate fine_villa")
    assert (money(state), actions(state)) == (67, 1)


def test_a_second_steward_spares_nothing_after_the_first_was_used_and_discarded() -> None:
    own = ["steward", "fine_villa", "horse_farm"]
    state = act("steward", board=own, actions=1)
    play(state, "activate fine_villa 1", "discard steward", "lay steward")
    assert actions(state) == 0
    refused(state, "activate horse_farm 1", "too_few_actions")


def test_two_stewards_spare_two_actions() -> None:
    own = ["steward", "steward", "fine_villa", "horse_farm", "small_villa"]
    state = act(board=own, actions=1)
    play(state, "activate fine_villa", "activate horse_farm")
    assert actions(state) == 1
    play(state, "activate small_villa")
    assert actions(state) == 0


def test_the_estate_agents() -> None:
    not_used("estate_agent_buying")
    not_used("estate_agent_selling")
    buying, selling = ["estate_agent_buying"], ["estate_agent_selling", "horse_farm"]
    assert spent("buy horse_farm", "horse_farm", board=buying, market=NOTHING) == 9 - 3 + 2
    assert spent("sell horse_farm", board=selling, market=NOTHING) == -(9 - 3 - 2)


def test_the_notorious_broker() -> None:
    not_used("notorious_broker")
    own = ["notorious_broker", "horse_farm"]
    assert spent("buy horse_farm", "horse_farm", board=own[:1], market=NOTHING) == 8
    assert spent("sell horse_farm", board=own, market=NOTHING) == -4


def test_the_tailor() -> None:
    used("tailor", 1)
    assert money(play(errand(0, seat(board=["tailor"])), "opera")) == 66


def test_the_gardener() -> None:
    not_used("gardener")
    for house, pounds in (("fine_villa", 3), ("summer_cottage", 2), ("manor_house", 4)):
        assert spent(f"activate {house}", board=["gardener", house]) == pounds + 2
    assert spent("activate horse_farm", board=["gardener", "horse_farm"]) == 2


def test_the_majordomo() -> None:
    used("majordomo", 1)
    for place, pounds in (("fine_villa", 3), ("horse_farm", 2)):
        assert spent(f"activate {place}", board=["majordomo", place], actions=0) == pounds + 1


BONUS = [
    ("drunken_sailor", "boat_trip 2", 7, "private_boat", 3),
    ("coachman", "carriage_ride", 2, "hired_carriage", 3),
    ("head_waiter", "dinner", 2, "restaurant_reservation", 3),
    ("actress", "opening_night", 4, "theatre_subscription", 4),
]


@pytest.mark.parametrize(("slug", "event", "pounds", "expense", "each"), BONUS)
def test_who_makes_a_theme_dearer(
    slug: str, event: str, pounds: int, expense: str, each: int
) -> None:
    used(slug, 1)
    white = event.partition(" ")[0]
    assert spent(f"play {event}", white, board=[slug]) == pounds + 2
    assert spent(f"activate {expense}", board=[slug, expense]) == each + 2
    assert spent("play reckless_wager", "reckless_wager", board=[slug]) == 4


def test_the_bad_investment_adviser() -> None:
    used("bad_investment_adviser", 1)
    own = ["bad_investment_adviser", "summer_palace"]
    assert value(to_the_end(act(board=own)), 1) == 9


def test_the_private_secretary() -> None:
    used("private_secretary", 1)
    state = act("dog", "dog", "chef", "horse", board=["private_secretary"])
    assert waiting(to_the_end(state))[0] == "plan"
    assert len(hand(state)) == 4


# ------------------------------------------------------------------- companions and wills
@pytest.mark.parametrize("companion", ["chef", "dog", "guest", "horse"])
def test_a_companion(companion: str) -> None:
    """Along with a white card that wants everybody, or to stay with a black one."""
    party = "party_of_the_century"
    state = play(act(party, companion), f"play {party}", f"invite {companion}_3")
    assert (money(state), zone(state, "used_companions")) == (57, [companion])
    place = {"chef": "country_farmhouse", "dog": "kennel_farm", "guest": "small_villa"}
    own = place.get(companion, "horse_farm")
    state = play(act(companion, board=[own]), f"attach {own}")
    assert (actions(state), zone(state, "used_companions")) == (2, [companion])


@pytest.mark.parametrize("companion", ["chef", "dog", "guest", "horse"])
def test_the_wild_companion(companion: str) -> None:
    party = "party_of_the_century"
    state = play(act(party, "wild"), f"play {party}", f"invite_wild {companion}_3")
    assert (money(state), zone(state, "used_companions")) == (57, [])
    assert zone(state, "offer").count("wild") == 2


@pytest.mark.parametrize("pounds", [70, 80, 90, 100, 110, 120, 130])
def test_a_will(pounds: int) -> None:
    will = f"will_{pounds}"
    assert CARDS.by_slug[will].copies == 1
    state = drawn(will)
    assert [money(state, number) for number in range(3)] == [pounds] * 3


def drawn(will: str) -> State:
    """A game for which this will was drawn."""
    games = (GAME.new(3, seed, start_money="drawn") for seed in range(200))
    return next(state for state in games if zone(state, "will") == [will])


def test_every_kind_is_tried() -> None:
    """Whoever adds a card adds a test."""
    named = {
        *(one[0] for one in WHITE),
        *(one[0] for one in BLACK),
        *(one[0] for one in PROPERTIES),
    }
    named |= {"old_friend", "influential_friend", "steward", "estate_agent_buying", "tailor"}
    named |= {"estate_agent_selling", "notorious_broker", "gardener", "majordomo"}
    named |= {*(one[0] for one in BONUS), "bad_investment_adviser", "private_secretary", "wild"}
    named |= {"chef", "dog", "guest", "horse", *(f"will_{n}" for n in range(70, 140, 10))}
    assert named == {one.slug for one in CARDS.cards}
    assert len(named) == 68
