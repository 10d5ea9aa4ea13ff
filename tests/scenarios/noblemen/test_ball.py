"""Scenarios 73 to 86: the queen, the round marker, and the masked ball."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tafelrunde.engine.view import Token, Track
from tests.scenarios.noblemen.table import (
    CASTLES,
    PALACES,
    component,
    count,
    deck,
    estate,
    fact,
    held,
    idle,
    ids,
    keep_any,
    lay,
    legal,
    money,
    own,
    play,
    points,
    refused,
    seat,
    shown,
    story,
    tiles,
    turn_of,
    waiting,
)

GARDEN = ("MWW", ".WW")
TWO_GARDENS = ("MWWWW", ".WWWW")  # closed one after the other, so that they share no tile
PALACE = {(0, 0): "palace"}


def fountains(number: int) -> dict[str, Any]:
    """An estate with so many fountains in a row: so much prestige, and no garden."""
    return estate("M" + "W" * number)


def ball(*seats: dict[str, Any], first: int = 0, **rest: Any) -> State:
    """A ball has just begun, at the end of the turn of the first guest."""
    state = turn_of(first, *seats, queen=first, space=3, **rest)
    play(state, "idle", "end")
    return state


def prestige(state: State, number: int) -> tuple[int, int]:
    """The prestige a seat has reached, and the space of its marker."""
    guest = own(state, number)
    return guest["prestige"], guest["marker"]


def markers(state: State) -> dict[int, int]:
    """The prestige markers as everybody sees them: seat -> space."""
    track = component(state, None, "prestige")
    assert isinstance(track, Track)
    return {marker.seat: marker.at for marker in track.markers}


def titles(state: State) -> list[str | None]:
    return [one["title"] for one in state.to_json()["seats"]]


def take_highest(state: State) -> list[int]:
    """Everybody who may choose takes the highest title offered; returns who chose."""
    chose = []
    while waiting(state)[0] == "choose_title":
        chose.append(waiting(state)[1])
        state.play(state.moves()[0])
    return chose


# ---------------------------------------------------------------- queen and marker
def test_73_the_marker_moves_once_a_round_at_the_end_of_the_holders_turn() -> None:
    state = turn_of(0, seat(), seat(), seat(), seat(), queen=2)
    seen = []
    for _ in range(12):
        actor, before = waiting(state)[1], fact(state, "space")
        idle(state)
        seen.append((actor, fact(state, "space") - before))
    assert seen == [(0, 0), (1, 0), (2, 1), (3, 0)] * 3
    assert fact(state, "queen") == 2
    assert [own(state, k)["points"]["queen"] for k in range(4)] == [0, 0, 3, 0]


def test_74_three_who_take_the_queen_move_the_marker_three_times() -> None:
    state = turn_of(
        0,
        seat(cards=["whitehall"]),
        seat(money=PALACES[-3]),
        seat("W", estate=estate("MWW", ".W")),
        seat(),
        queen=3,
    )
    play(state, "idle", "play whitehall", "end")
    assert (fact(state, "queen"), fact(state, "space")) == (0, 1)
    play(state, "build palace", "site 0,0", "end")
    assert (fact(state, "queen"), fact(state, "space")) == (1, 2)
    lay(state, "fountain", 2, 1)
    play(state, "end")
    assert (fact(state, "queen"), fact(state, "space")) == (2, 3)
    assert [own(state, k)["points"]["queen"] for k in range(4)] == [1, 1, 1, 0]
    assert story(state, None, "step") == ["step plain"] * 3
    idle(state)
    assert fact(state, "space") == 3
    assert own(state, 3)["points"]["queen"] == 0


def test_74_a_queen_taken_and_lost_in_other_turns_moves_nothing() -> None:
    """What counts is who holds her at the end of his own turn."""
    state = turn_of(0, seat(cards=["whitehall"]), seat(cards=["whitehall"]), seat(), queen=2)
    play(state, "play whitehall", "idle", "end")
    play(state, "play whitehall", "idle", "end")
    idle(state, 2)
    assert fact(state, "space") == 2
    assert [own(state, k)["points"]["queen"] for k in range(3)] == [1, 1, 0]


@pytest.mark.parametrize(("players", "holder"), [(3, 1), (3, 2), (4, 0), (5, 4)])
def test_75_a_ball_between_two_steps(players: int, holder: int) -> None:
    state = turn_of(holder, *[seat() for _ in range(players)], queen=holder, space=3)
    play(state, "idle", "end")
    assert story(state, None, "step") == ["step mask", "step plain"]
    assert story(state, None, "ball") == ["ball"]
    assert fact(state, "space") == 5
    assert waiting(state) == ("turn", (holder + 1) % players)


def test_75_the_marker_stands_on_the_mask_while_the_ball_lasts() -> None:
    state = ball(seat(bribes=1), seat(), seat())
    assert fact(state, "space") == 4
    assert waiting(state) == ("hand_in", 0)
    assert own(state, 0)["points"]["queen"] == 1  # before the ball
    play(state, "done")
    assert fact(state, "space") == 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_76_after_the_second_ball_everybody_has_one_turn(players: int) -> None:
    state = turn_of(
        1, *[seat(cards=["whitehall"] * (k in (0, 2))) for k in range(players)], queen=1, space=7
    )
    play(state, "idle", "end")
    while waiting(state)[0] == "hand_in":
        play(state, "done")
    assert story(state, None, "step") == ["step mask", "step locked"]
    assert fact(state, "space") == 9
    for k in range(players):
        assert waiting(state) == ("turn", (2 + k) % players)
        assert (fact(state, "space"), fact(state, "decade")) == (9, 1)
        if legal(state, "play"):
            play(state, "play whitehall")
        idle(state)
        assert fact(state, "queen") == 1
    assert story(state, None, "step") == ["step mask", "step locked", "step scoring"]
    assert keep_any(state) == [(1 + k) % players for k in range(players)]
    assert (fact(state, "space"), fact(state, "decade")) == (0, 2)
    assert waiting(state) == ("turn", 2)
    assert own(state, 1)["points"]["queen"] == 2


def test_76_who_holds_the_locked_queen_may_still_build_and_complete() -> None:
    state = turn_of(
        0,
        seat(money=PALACES[-2]),
        seat("W", estate=estate("MWW", ".W")),
        seat(),
        queen=2,
        space=9,
    )
    play(state, "build palace", "site 0,0", "end")
    lay(state, "fountain", 2, 1)
    play(state, "end")
    assert own(state, 0)["estate"]["buildings"] == [[0, 0, "palace"]]
    assert own(state, 1)["estate"]["areas"] == [[1, 0]]
    assert fact(state, "queen") == 2
    assert (points(state, 0), points(state, 1)) == (0, 0)


# ------------------------------------------------------------------------- prestige
def rulebook_ball() -> State:
    """Britta has 9 and Karsten 10 when Frank, with 9 of his own, may hand things in."""
    frank = estate("MWW", "WWW", buildings=PALACE)
    return ball(
        seat(estate=fountains(9)),
        seat(estate=fountains(10)),
        seat(bribes=2, cards=["dowry", "liaison"], estate=frank),
        seat(estate=fountains(1)),
    )


def test_77_the_ball_of_the_rulebook() -> None:
    state = rulebook_ball()
    assert waiting(state) == ("hand_in", 2)
    assert markers(state) == {0: 9, 1: 10}
    assert own(state, 2)["estate"]["areas"] == [[1, 0]]
    assert state.prompt(2).arguments == {"seat": 2, "prestige": 9}
    assert story(state, None, "counted") == [
        *("counted fountain 9", "counted fountain 10"),
        *("counted fountain 5", "counted garden 2", "counted palace 2"),
    ]
    play(state, "offer bribe", "offer dowry")
    assert state.prompt(2).arguments == {"seat": 2, "prestige": 11}
    assert count(state, None, "offered") == 2
    play(state, "done")
    assert prestige(state, 2) == (11, 11)
    assert own(state, 2)["bribes"] == 1
    assert fact(state, "bribes") == 19
    assert held(state, 2) == ["liaison"]
    assert deck(state)[0] == "dowry"
    assert markers(state) == {0: 9, 1: 10, 2: 11, 3: 1}


@pytest.mark.parametrize(
    ("gifts", "reached", "space"),
    [([], 9, 8), (["bribe"], 10, 8), (["bribe", "bribe", "dowry"], 12, 12)],
)
def test_77_with_other_gifts_he_stands_elsewhere(
    gifts: list[str], reached: int, space: int
) -> None:
    state = rulebook_ball()
    play(state, *[f"offer {gift}" for gift in gifts], "done")
    assert prestige(state, 2) == (reached, space)


def test_77_guests_come_one_after_the_other_from_the_holder_on() -> None:
    state = ball(*[seat(bribes=1) for _ in range(4)], first=2)
    for guest in (2, 3, 0, 1):
        assert waiting(state) == ("hand_in", guest)
        play(state, "done")
    assert fact(state, "space") == 5


def test_77_who_has_nothing_is_not_asked() -> None:
    state = ball(seat(), seat(cards=["tribute"]), seat(), seat(bribes=1))
    assert waiting(state) == ("hand_in", 1)
    play(state, "offer tribute")
    assert waiting(state) == ("hand_in", 3)


def test_77_only_what_one_has_is_handed_in_and_nothing_else_is_done() -> None:
    state = ball(seat("FFF", money=9, bribes=1, cards=["tribute"]), seat(bribes=1))
    assert legal(state) == ["done", "offer bribe", "offer tribute"]
    for card in ("dowry", "whitehall"):  # the cards before and after the one he has
        refused(state, f"offer {card}", "card_not_held")
    for move in ("play tribute", "trade grove field+field", "bribe 1", "idle", "end"):
        refused(state, move, "hand_in_first")
    play(state, "offer bribe")
    refused(state, "offer bribe", "no_bribe_held")
    play(state, "offer tribute")
    assert money(state, 0) == 9
    assert prestige(state, 0) == (2, 2)


def test_77_outside_of_a_ball_nothing_is_handed_in() -> None:
    state = turn_of(0, seat(bribes=1, cards=["blackmail"]))
    refused(state, "offer bribe", "no_ball")
    refused(state, "offer blackmail", "no_ball")
    refused(state, "title duke", "no_titles_now")
    assert "prestige" not in ids(state, None)


def test_78_the_next_lower_free_space() -> None:
    state = ball(
        seat(estate=fountains(9)), seat(estate=fountains(8)), seat(estate=fountains(9)), seat()
    )
    assert prestige(state, 2) == (9, 7)
    assert story(state, None, "pushed") == ["pushed 9 7"]
    assert markers(state) == {0: 9, 1: 8, 2: 7, 3: 0}


def test_78_below_a_row_of_markers() -> None:
    state = ball(*[seat(estate=fountains(3)) for _ in range(5)])
    assert markers(state) == {0: 3, 1: 2, 2: 1, 3: 0, 4: 0}


@pytest.mark.parametrize("title_by", ["marker", "total"])
def test_79_pushed_from_14_to_13(title_by: str) -> None:
    """Seat 0 is in front with 14 and takes no Duke, so that he is free for seat 1."""
    two_gardens = estate(*TWO_GARDENS, buildings=PALACE)  # 8 + 2 * 2 + 2
    state = ball(
        seat(estate=two_gardens),
        seat(estate=two_gardens),
        seat(),
        options={"title_by": title_by},
    )
    assert prestige(state, 0) == (14, 14)
    assert prestige(state, 1) == (14, 13)
    assert waiting(state) == ("choose_title", 0)
    play(state, "title earl")
    assert waiting(state) == ("choose_title", 1)
    if title_by == "marker":
        facts = refused(state, "title duke", "too_little_prestige")
        assert (facts["needed"], facts["reached"]) == (14, 13)
        assert legal(state)[0] == "title marquess"
        play(state, "title marquess")
        assert own(state, 1)["points"]["titles"] == 5
    else:
        play(state, "title duke")
        assert own(state, 1)["points"]["titles"] == 7


def test_79_the_duke_taken_in_front_is_gone_for_both_ways_of_counting() -> None:
    two_gardens = estate(*TWO_GARDENS, buildings=PALACE)
    state = ball(
        seat(estate=two_gardens), seat(estate=two_gardens), seat(), options={"title_by": "total"}
    )
    play(state, "title duke")
    refused(state, "title duke", "title_taken")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_80_without_prestige_all_are_barons(players: int) -> None:
    state = ball(*[seat() for _ in range(players)])
    assert titles(state) == ["baron"] * players
    assert story(state, None, "prestige") == ["prestige 0 0"] * players
    assert [points(state, k) for k in range(players)] == [2] + [0] * (players - 1)
    assert fact(state, "space") == 5


def test_81_below_space_1_is_0() -> None:
    state = ball(seat(estate=fountains(1)), seat(estate=fountains(1)), seat(estate=fountains(4)))
    assert markers(state) == {0: 1, 1: 0, 2: 4}
    assert prestige(state, 1) == (1, 0)


def test_84_blackmail_is_three_and_any_other_card_one() -> None:
    state = ball(seat(cards=["blackmail", "blackmail", "tribute"]), seat(bribes=1))
    below = deck(state)
    play(state, "offer blackmail", "offer blackmail", "offer tribute")
    assert prestige(state, 0) == (7, 7)
    assert deck(state) == ["tribute", "blackmail", "blackmail", *below]
    assert held(state, 0) == []
    assert money(state, 0) == 0  # the tribute itself does nothing


def test_84_some_may_be_kept() -> None:
    state = ball(seat(cards=["blackmail", "blackmail", "tribute"]), seat(bribes=1))
    play(state, "offer blackmail", "done")
    assert prestige(state, 0) == (3, 3)
    assert held(state, 0) == ["blackmail", "tribute"]


@pytest.mark.parametrize(
    "card",
    ["inheritance", "wedding", "master_stroke", "vicar", "intrigue", "liaison", "dowry"]
    + ["tribute", "whitehall"],
)
def test_84_every_other_card_is_worth_one(card: str) -> None:
    state = ball(seat(cards=[card]), seat(bribes=1))
    play(state, f"offer {card}")
    assert prestige(state, 0) == (1, 1)
    assert (fact(state, "queen"), points(state, 0)) == (0, 2)


def test_85_a_knight_takes_the_bonus_of_a_garden() -> None:
    state = ball(
        seat(estate=estate(*GARDEN, areas=[[1, 0, 1]])),
        seat(),
        seat(estate=estate(*GARDEN)),
    )
    assert prestige(state, 0) == (4, 4)
    assert prestige(state, 1) == (2, 2)
    assert prestige(state, 2) == (6, 6)
    assert story(state, None, "counted") == [
        *("counted fountain 4", "counted knight 2"),
        *("counted fountain 4", "counted garden 2"),
    ]


def test_85_a_knight_elsewhere_than_on_a_garden_brings_no_prestige() -> None:
    raided = [
        seat(estate=estate("MFF", ".FF", areas=[[1, 0, 1]])),
        seat(bribes=1),
        seat(estate=estate("MGG", ".GG", areas=[[1, 0, 1]])),
    ]
    state = ball(*raided)
    assert state.prompt(1).arguments["prestige"] == 0


def test_85_every_palace_counts_two() -> None:
    palaces = estate("MFMFM", buildings={(0, 0): "palace", (2, 0): "palace", (4, 0): "castle"})
    state = ball(seat(estate=palaces), seat(bribes=1))
    assert prestige(state, 0) == (4, 4)


# --------------------------------------------------------------------------- titles
def test_82_the_titles_of_the_rulebook() -> None:
    state = rulebook_ball()
    play(state, "offer bribe", "offer dowry", "done")
    assert markers(state) == {0: 9, 1: 10, 2: 11, 3: 1}
    before = [points(state, k) for k in range(4)]
    assert waiting(state) == ("choose_title", 2)
    assert shown(state, None, "titles")[1] == (
        ["baron"] * 4 + ["duke", "earl", "marquess"] + ["viscount"] * 2
    )
    facts = refused(state, "title duke", "too_little_prestige")
    assert (facts["needed"], facts["reached"]) == (14, 11)
    play(state, "title marquess")
    assert waiting(state) == ("choose_title", 1)
    refused(state, "title marquess", "title_taken")
    play(state, "title earl")
    assert waiting(state) == ("choose_title", 0)
    refused(state, "title earl", "title_taken")
    play(state, "title viscount")
    # Paul has too little prestige for the second viscount and is not asked.
    assert waiting(state) == ("turn", 1)
    assert titles(state) == ["viscount", "earl", "marquess", "baron"]
    gained = [points(state, k) - before[k] for k in range(4)]
    assert gained == [1, 3, 5, 0]
    assert [own(state, k)["points"]["titles"] for k in range(4)] == gained
    assert shown(state, None, "titles")[1] == ["baron"] * 3 + ["duke", "viscount"]
    assert [prestige(state, k) for k in range(4)] == [(0, -1)] * 4
    assert fact(state, "space") == 5


def test_82_a_lower_title_may_be_chosen() -> None:
    state = rulebook_ball()
    play(state, "done")  # Frank stays on 8
    assert waiting(state) == ("choose_title", 1)
    assert legal(state) == ["title marquess", "title earl", "title viscount", "title baron"]
    refused(state, "end", "choose_title_first")
    play(state, "title baron")
    assert waiting(state) == ("choose_title", 0)
    assert legal(state) == ["title earl", "title viscount", "title baron"]
    play(state, "title earl", "title viscount")
    assert titles(state) == ["earl", "baron", "viscount", "baron"]
    assert [own(state, k)["points"]["titles"] for k in range(4)] == [3, 0, 1, 0]


@pytest.mark.parametrize(
    ("reached", "highest"),
    [
        *((1, "baron"), (2, "viscount"), (5, "viscount"), (6, "earl")),
        *((9, "earl"), (10, "marquess"), (13, "marquess"), (14, "duke")),
    ],
)
def test_82_every_title_asks_for_its_prestige(reached: int, highest: str) -> None:
    state = ball(seat(estate=fountains(reached)), options={"auto_titles": True})
    assert titles(state) == [highest, "baron", "baron"]


@pytest.mark.parametrize("auto", [False, True])
def test_83_five_guests_with_much_prestige(auto: bool) -> None:
    """Two gardens and a palace are 14; the twenty bribes bring the rest."""
    land = estate(*TWO_GARDENS, buildings=PALACE)
    bribes = [6, 5, 4, 3, 2]
    state = ball(*[seat(bribes=n, estate=land) for n in bribes], options={"auto_titles": auto})
    for guest, number in enumerate(bribes):
        assert waiting(state) == ("hand_in", guest)
        play(state, *["offer bribe"] * number)
    if not auto:
        assert markers(state) == {0: 20, 1: 19, 2: 18, 3: 17, 4: 16}
        assert take_highest(state) == [0, 1, 2, 3, 4]
    assert titles(state) == ["duke", "marquess", "earl", "earl", "viscount"]
    assert [own(state, k)["points"]["titles"] for k in range(5)] == [7, 5, 3, 3, 1]
    assert shown(state, None, "titles")[1] == ["baron"] * 5 + ["viscount"] * 2
    assert waiting(state) == ("turn", 1)
    assert fact(state, "bribes") == 20


def test_83_the_one_with_more_prestige_chooses_first_whoever_came_first() -> None:
    state = ball(seat(estate=fountains(6)), seat(estate=fountains(7)), seat(estate=fountains(8)))
    assert take_highest(state) == [2, 1]
    assert titles(state) == ["baron", "viscount", "earl"]


def test_86_titles_go_back_before_anything_is_counted() -> None:
    state = ball(
        seat(title="duke", bribes=1),
        seat(title="marquess", estate=estate(*TWO_GARDENS, buildings=PALACE)),
        seat(title="earl", cards=["tribute"], money=CASTLES[-3]),
    )
    assert titles(state) == [None, None, None]
    assert "seat/0/title" not in ids(state, None)
    assert len(shown(state, None, "titles")[1]) == 1 + 1 + 1 + 1 + 3
    play(state, "done", "done")
    assert waiting(state) == ("choose_title", 1)
    play(state, "title duke")
    assert titles(state) == ["baron", "duke", "baron"]
    token = component(state, None, "seat/0/title")
    assert isinstance(token, Token)
    assert token.kind == "baron"


def test_86_with_the_title_goes_the_discount() -> None:
    cheapest = CASTLES[-3]
    duke = seat(title="duke", money=cheapest - 1, estate=estate("MFM"))
    state = turn_of(0, duke, seat(), seat(), queen=2, space=2)
    assert "build castle" in legal(state)
    idle(state, 3)
    assert (fact(state, "space"), titles(state)) == (3, ["duke", "baron", "baron"])
    assert "build castle" in legal(state)
    idle(state, 3)
    assert (fact(state, "space"), titles(state)) == (5, ["baron"] * 3)
    facts = refused(state, "build castle", "too_expensive")
    assert (facts["price"], facts["money"]) == (cheapest, cheapest - 1)


def test_86_a_new_title_is_a_discount_from_now_on() -> None:
    cheapest = CASTLES[-3]
    state = turn_of(
        2,
        seat(money=cheapest - 1, estate=estate("MFMWWWWWW")),
        seat(),
        seat("F"),
        queen=2,
        space=3,
    )
    play(state, "idle", "end", "title earl")
    assert waiting(state) == ("turn", 0)
    play(state, "build castle", "site 2,0")
    assert money(state, 0) == 0


def test_a_ball_costs_no_tiles_and_no_money() -> None:
    state = ball(seat("FG", money=5), seat("W", money=2, bribes=1), seat("M"))
    play(state, "offer bribe")
    assert [own(state, k)["tiles"] for k in range(3)] == [tiles("FG"), tiles("W"), tiles("M")]
    assert [money(state, k) for k in range(3)] == [5, 2, 0]
