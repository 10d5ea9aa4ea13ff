"""What the steward of Last Will advises where a good player would not hesitate."""

from __future__ import annotations

from typing import Any

from tests.opponents.asking import STEWARD, always
from tests.opponents.match import advice
from tests.opponents.stewards import idle_boy
from tests.scenarios.last_will.table import (
    ROUND,
    act,
    card,
    errand,
    legal,
    market,
    planned,
    play,
    position,
    seat,
    summers,
    villas,
)

Agenda = list[list[Any]]
LAST: dict[str, Any] = {"round": 7}


def plans(own: dict[str, Any], **rest: Any) -> Any:
    """Seat 0 plans first."""
    return position([*ROUND, ["plan", 0, 0]], own, seat(), **rest)


def fetches(own: dict[str, Any], count: int, space: int, **rest: Any) -> Any:
    """Seat 0 says which decks its cards come from; seat 1 is as rich and has not planned yet."""
    agenda: Agenda = [*ROUND, ["plan", 1, 1], ["fetch", 0, count]]
    return position(agenda, {**own, "plan": space}, seat(money=own["money"]), **rest)


def keeps(*hand: str) -> Any:
    agenda: Agenda = [*ROUND, ["planning"], ["discard_rest"], ["keep_two", 0]]
    others = ["coachman", "tailor", "gardener", "small_villa", "fine_villa", "town_villa"]
    return position(agenda, seat(*hand), seat(*others))


def drops(*hand: str, **rest: Any) -> Any:
    agenda: Agenda = [["next_round"], ["depreciation"], ["drop", 0]]
    return position(agenda, *planned(seat(*hand)), **rest)


# ------------------------------------------------------------------- the first choice
def test_keeps_the_friend_who_brings_actions() -> None:
    farms = ("horse_farm", "kennel_farm", "great_farm")
    assert always(keeps("old_friend", "tailor", "gardener", *farms)) == (
        "keep old_friend",
        "keep_friend",
    )


def test_keeps_a_helper_with_a_second_action_for_houses() -> None:
    hand = ("majordomo", "weekly_salon", "estate_agent_selling")
    farms = ("horse_farm", "kennel_farm", "great_farm")
    assert always(keeps(*hand, *farms)) == ("keep majordomo", "keep_helper")


def test_keeps_what_costs_money_in_every_round() -> None:
    hand = ("gentlemens_club", "estate_agent_buying", "estate_agent_selling")
    farms = ("horse_farm", "kennel_farm", "great_farm")
    assert always(keeps(*hand, *farms)) == ("keep gentlemens_club", "keep_expense")


def test_keeps_a_house_that_falls_far() -> None:
    hand = ("estate_agent_buying", "estate_agent_selling", "weekly_salon")
    houses = ("summer_palace", "horse_farm", "kennel_farm")
    assert always(keeps(*hand, *houses)) == ("keep summer_palace", "keep_property")


# --------------------------------------------------------------------------- planning
def test_takes_most_actions_with_a_full_hand() -> None:
    rich = seat("boat_trip", "sea_voyage", board=["theatre_subscription", "hired_carriage"])
    assert always(plans(rich)) == ("plan 6", "plan_actions")


def test_takes_most_cards_without_any() -> None:
    """A lone action has to be found something to do; the spaces with more are taken."""
    state = position(
        [*ROUND, ["plan", 2, 2]],
        seat(plan=4),
        seat(plan=5),
        seat(),
        start=0,
    )
    assert always(state) == ("plan 4", "plan_cards")


def test_takes_a_package_between_the_extremes() -> None:
    """Nothing in hand is worth four actions, and six cards are gone."""
    helped = seat(board=["gentlemens_club"])
    state = position([*ROUND, ["plan", 2, 2]], seat(plan=3), seat(plan=2), helped, start=0)
    assert always(state) == ("plan 5", "plan_package")


def test_blocks_the_second_best_space() -> None:
    """It plans first itself and will take space 5."""
    agenda: Agenda = [*ROUND, ["plan", 0, 0], ["block", 0]]
    state = position(agenda, seat(), seat(), options={"neutral_marker": True})
    assert always(state) == ("block 4", "block")
    assert always(play(state, "block 4")) == ("plan 5", "plan_package")


def test_draws_helpers_early() -> None:
    assert always(fetches(seat(), 4, 0)) == ("fetch helper", "fetch_helper")


def test_draws_events_late() -> None:
    assert always(fetches(seat(), 4, 0, **LAST)) == ("fetch event", "fetch_event")


def test_draws_companions_for_many_symbols() -> None:
    guests = seat("dinner", "gala_dinner", "ball", "coach_and_four", "boating_party")
    assert always(fetches(guests, 4, 0, **LAST)) == ("fetch companion", "fetch_companion")


def test_draws_a_companion_before_there_is_a_symbol() -> None:
    """No card in hand or on the board has room for anybody, but two events are to come."""
    state = fetches(seat(), 4, 0, **LAST)
    play(state, "fetch event", "fetch event")
    assert always(state) == ("fetch companion", "fetch_companion_early")


def test_draws_a_house_after_some_others() -> None:
    hand = ("tailor", "gardener", "coachman", "gentlemens_club", "dog", "guest")
    state = fetches(seat(*hand, money=130), 6, 3)
    play(state, *["fetch helper"] * 3, *["fetch event"] * 2)
    assert always(state) == ("fetch property", "fetch_property")


# ---------------------------------------------------------------------------- errands
def test_a_boy_who_may_not_rest_takes_what_is_of_no_use() -> None:
    assert always(idle_boy()) == ("pass", "rest")
    assert always(idle_boy(boys_may_rest=False)) == ("take dog", "errand_any")


BUSY = ("opening_night", "opening_night", "reckless_wager")  # an event for each of three actions


def sends(*offer: str, **own: Any) -> Any:
    hand = own.pop("hand", ())
    rest = {name: own.pop(name) for name in ("round", "market", "options") if name in own}
    return errand(0, seat(*hand, plan=2, **own), seat(plan=3), offer=list(offer), **rest)


def test_takes_the_event_that_spends_most() -> None:
    state = sends("sea_voyage", "dinner", "horse", **LAST)
    assert always(state) == ("take sea_voyage", "take_event")


def test_takes_a_friend_early() -> None:
    assert always(sends("old_friend", "dinner", "horse")) == ("take old_friend", "take_friend")


def test_takes_a_helper_early() -> None:
    state = sends("majordomo", "dog", board=["fine_villa", "old_manor_house"])
    assert always(state) == ("take majordomo", "take_helper")


def test_takes_an_expense_early() -> None:
    assert always(sends("gentlemens_club", "dog")) == ("take gentlemens_club", "take_expense")


def test_takes_a_house_that_falls_far() -> None:
    state = sends("summer_palace", "dog", market=summers(3))
    assert always(state) == ("take summer_palace", "take_property")


def test_takes_a_companion_for_a_card_in_hand() -> None:
    state = sends("chef", "dog", hand=["famous_chefs_dinner", *BUSY[:2]], **LAST)
    assert always(state) == ("take chef", "take_companion")


def test_takes_the_wild_companion_where_nobody_else_fits() -> None:
    state = sends("wild", "dog", hand=["ball", "opening_night"], **LAST)
    assert always(state) == ("take wild", "take_wild")


def test_goes_to_the_opera_when_nothing_is_on_offer() -> None:
    assert always(sends("dog", hand=BUSY, board=["tailor"], **LAST)) == ("opera", "opera")


def test_asks_for_an_unknown_card_with_nothing_to_do() -> None:
    assert always(sends("dog", **LAST)) == ("unknown event", "unknown")


def test_extends_a_full_board() -> None:
    full = ["old_friend", "tailor", "gardener", "gentlemens_club", "steward"]
    state = sends("dog", hand=["old_friend", "majordomo", "coachman"], board=full)
    assert always(state) == ("extend", "extend")


def test_makes_dear_what_it_is_going_to_buy() -> None:
    tokens = market(farm=3, villa=1, summer=-3, manor=-2)
    state = sends("dog", hand=["summer_palace"], market=tokens)
    move, reason = always(state)
    assert reason == "market_buy"
    assert move.split()[1].split(",")[2] == "3"


def test_makes_cheap_what_it_has_to_sell() -> None:
    tokens = market(farm=-3, villa=-2, summer=1, manor=3)
    state = sends("dog", board=[card("manor_house", value=9)], market=tokens, **LAST)
    move, reason = always(state)
    assert reason == "market_sell"
    assert move.split()[1].split(",")[3] == "-3"


def test_sets_the_clock_from_the_last_place() -> None:
    options = {"plan_order": "board"}
    seats = planned(seat(*BUSY), seat(), seat(), seat(), seat())
    agenda: Agenda = [*ROUND[:3], ["errand", 0, 0]]
    state = position(agenda, *seats, options=options, order=[1, 2, 3, 4, 0], offer=["dog"], round=6)
    assert always(state) == ("clock left", "clock")


def test_leaves_the_boy_at_home_when_nothing_helps() -> None:
    own = seat(*BUSY, plan=2)
    state = errand(0, own, seat(plan=3), offer=["dog"], opera=1, asked=1, **LAST)
    assert always(state) == ("pass", "rest")


# --------------------------------------------------------------------------- the turn
def test_plays_what_spends_most_for_its_actions() -> None:
    """Nineteen pounds for three actions, and four for the last."""
    state = act("grand_tour", "dinner", "opening_night", actions=4, **LAST)
    assert always(state)[0] in ("play grand_tour 3", "play opening_night")
    assert always(play(state, "play opening_night")) == ("play grand_tour 3", "play")


def test_two_short_events_rather_than_a_long_one() -> None:
    """Five and four pounds, and a boat trip with two actions would be seven."""
    state = act("reckless_wager", "opening_night", "boat_trip", actions=2, **LAST)
    assert always(state)[0] in ("play reckless_wager", "play opening_night")


def test_plays_where_companions_can_come_along() -> None:
    state = act("dinner", "opening_night", "guest", "chef", actions=1, **LAST)
    assert always(state) == ("play dinner", "play_company")


def test_takes_along_whoever_costs_most() -> None:
    state = play(act("famous_chefs_dinner", "dog", "chef", actions=1), "play famous_chefs_dinner")
    assert always(state) == ("invite chef_3", "invite")


def test_takes_the_wild_companion_along() -> None:
    state = play(act("dinner", "wild", actions=1), "play dinner")
    assert always(state)[1] == "invite_wild"


def test_saves_a_companion_for_a_dearer_card() -> None:
    state = play(act("dinner", "ball", "guest", actions=3), "play dinner")
    assert always(state) == ("enough", "enough")


def test_lays_out_a_friend_first() -> None:
    assert always(act("old_friend", "dinner", actions=1)) == ("lay old_friend", "lay_friend")


def test_lays_out_a_helper_early() -> None:
    state = act("majordomo", "dinner", board=["fine_villa"], actions=1)
    assert always(state) == ("lay majordomo", "lay_helper")


def test_lays_out_an_expense_early() -> None:
    assert always(act("gentlemens_club", "dinner", actions=1))[0] == "lay gentlemens_club"
    assert always(act("gentlemens_club", "dinner", actions=1))[1] == "lay_expense"


def test_lays_out_nothing_in_the_last_round() -> None:
    assert always(act("old_friend", "dinner", actions=1, **LAST)) == ("play dinner", "play")


def test_buys_what_will_lose_value() -> None:
    state = act("summer_palace", "dinner", actions=1, market=summers(-3))
    assert always(state) == ("buy summer_palace", "buy")


def test_buys_what_the_market_makes_dear() -> None:
    state = act("small_villa", actions=1, market=villas(3), money=60)
    assert always(state) == ("buy small_villa", "buy_dear")


def test_buys_nothing_in_the_last_round() -> None:
    state = act("summer_palace", actions=1, market=summers(3), **LAST)
    assert always(state) == ("end", "end_unused")


def test_uses_what_takes_no_action() -> None:
    state = act(board=["gentlemens_club"], actions=0)
    assert always(state) == ("activate gentlemens_club", "use_free")


def test_uses_an_expense() -> None:
    state = act(board=["theatre_subscription"], actions=1)
    assert always(state) == ("activate theatre_subscription", "use")


def test_maintains_a_house_that_costs_more_than_it_would_lose() -> None:
    """It costs three pounds and would fall from six to five."""
    state = act(board=[card("small_villa", value=6)], actions=1)
    assert always(state) == ("activate small_villa", "use_house")


def test_a_bad_adviser_would_make_the_house_lose_as_much() -> None:
    """From eight to five, which is no less than the three pounds it costs."""
    board = [card("small_villa", value=8), card("bad_investment_adviser", used=True)]
    state = act(board=board, actions=1)
    assert always(state) == ("activate small_villa", "use")


def test_a_farm_never_loses_value() -> None:
    state = act(board=["horse_farm"], actions=1)
    assert always(state) == ("activate horse_farm", "use")


def test_a_farm_is_bought_for_being_dear() -> None:
    """The estate agent and the broker add two pounds each, the market takes two away."""
    board, tokens = ["estate_agent_buying", "notorious_broker"], market(-2, 1, -3, 3)
    state = act("horse_farm", board=board, actions=1, market=tokens)
    assert always(state) == ("buy horse_farm", "buy_dear")
    told = advice(state, STEWARD, 1)
    assert told.arguments == {"card": "horse_farm", "pounds": 2}


def test_a_house_is_bought_for_what_it_loses() -> None:
    """A summer palace falls from 16 to 12 at the end of the round."""
    state = act("summer_palace", actions=1)
    assert always(state) == ("buy summer_palace", "buy")
    told = advice(state, STEWARD, 1)
    assert told.arguments == {"card": "summer_palace", "pounds": 4}


def test_what_company_adds_is_not_promised_in_pounds() -> None:
    """Whether the guest comes along is asked later."""
    state = act("dinner", "guest", actions=1)
    told = advice(state, STEWARD, 1)
    assert told.reason == "last_will-hint-play_company"
    assert told.arguments == {"card": "dinner", "pounds": 2}


def test_lets_a_summer_residence_fall() -> None:
    """It would lose four pounds; using it spends three."""
    assert always(act(board=["summer_palace"], actions=1)) == ("end", "end_unused")


def test_adds_a_companion_early() -> None:
    state = act("guest", board=["theatre_subscription"], actions=2)
    assert always(state) == ("attach theatre_subscription", "attach")


def test_adds_the_wild_companion_where_nobody_fits() -> None:
    state = act("wild", board=["theatre_subscription"], actions=2)
    assert always(state) == ("attach_wild theatre_subscription", "attach_wild")


def test_all_join_for_one_action_by_option() -> None:
    options = {"companion_actions": "together"}
    state = act("chef", "guest", board=["restaurant_reservation"], actions=2, options=options)
    play(state, "attach restaurant_reservation")
    assert always(state) == ("attach restaurant_reservation", "attach")


def test_sells_all_property_to_be_ruined() -> None:
    """Three pounds and a cottage: sold, and an event makes debts."""
    cottage = card("summer_cottage", value=2)
    state = act("reckless_wager", board=[cottage], actions=2, money=1, market=summers(-2))
    assert always(state) == ("sell summer_cottage", "sell_last")
    play(state, "sell summer_cottage")
    assert always(state) == ("play reckless_wager", "play")


def test_sells_in_the_last_round() -> None:
    state = act(board=["fine_villa"], actions=1, market=villas(-2), **LAST)
    assert always(state)[1] == "sell_last"


def test_uses_a_house_before_it_is_sold() -> None:
    state = act(board=["fine_villa"], actions=2, market=villas(-2), **LAST)
    assert always(state) == ("activate fine_villa", "use_sold")
    assert always(play(state, "activate fine_villa"))[1] == "sell_last"


def test_sells_a_house_that_falls_no_more() -> None:
    """Two rounds are left at least, and nothing else can be done with the actions."""
    lowest = card("summer_cottage", value=2, used=True)
    state = act(board=[lowest], actions=1, money=30, market=summers(-3), round=5)
    assert always(state) == ("sell summer_cottage", "sell")


def test_discards_a_helper_for_a_better_one() -> None:
    board = ["estate_agent_selling", "tailor", "gentlemens_club", "old_friend", "steward"]
    state = act("old_friend", board=board, actions=1)
    assert always(state) == ("discard estate_agent_selling", "discard")


def test_a_use_without_an_action_that_is_not_worth_it_is_left() -> None:
    """The majordomo spares the action, but three pounds are less than the palace will lose."""
    board = ["summer_palace", card("majordomo", used=True)]
    state = act(board=board, actions=0)
    assert "activate summer_palace" in legal(state)
    assert always(state) == ("end", "end_unused")


def test_ends_the_turn_without_actions() -> None:
    assert always(act("dinner", actions=0)) == ("end", "end")


# ------------------------------------------------------------------- the end of a round
def test_drops_what_is_of_least_use() -> None:
    assert always(drops("old_friend", "reckless_wager", "dog")) == ("drop dog", "drop")


def test_bad_advice_goes_to_the_house_that_falls_farthest() -> None:
    board = ["small_villa", "grand_manor_house", "bad_investment_adviser"]
    agenda: Agenda = [["next_round"], ["worsen", 0]]
    state = position(agenda, *planned(seat(board=board)))
    assert always(state) == ("worsen grand_manor_house", "worsen")
