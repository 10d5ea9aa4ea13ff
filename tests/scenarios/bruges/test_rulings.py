"""Corner cases that no numbered scenario covers: what is drawn, seen, burnt and kept."""

from __future__ import annotations

from tafelrunde import State
from tafelrunde.engine.view import Zone
from tests.scenarios.bruges.table import (
    brought,
    cards,
    changes,
    component,
    fact,
    legal,
    own,
    play,
    refused,
    rolled,
    seat,
    sheet,
    shown,
    spare_cards,
    story,
    table,
    waiting,
)


def backs(name: str, watcher: int | None, state: State) -> dict[str, int]:
    zone = component(state, watcher, name)
    assert isinstance(zone, Zone)
    return dict(zone.backs)


# ---------------------------------------------------------------------------- drawing
def test_12_drawing_in_phase_3_is_seen_at_once_and_knows_no_limit() -> None:
    hand = ["student", *spare_cards(8, "student")]
    town = seat(hand=hand, empty=("king",))
    state = table(town, seat(), a_top=["duke"], b_top=["thief", "robber"])
    play(state, "recruit student yellow", "draw a")
    assert "duke" in shown(state, 0, "seat/0/hand")
    assert waiting(state) == ("ask_draw", 0)
    assert legal(state) == ["draw a", "draw b"]
    play(state, "draw b", "draw b")
    assert len(cards(state, "hand", 0)) == 8 + 3
    assert cards(state, "drawn", 0) == []


def test_12_others_see_the_backs_of_what_is_drawn() -> None:
    state = table(seat("servant", hand=["nun"], workers={"red": 1}), seat(), a_top=["thief"])
    play(state, "use servant", "draw a")
    assert backs("seat/0/hand", 1, state) == {"blue": 1, "yellow": 1}
    assert shown(state, 1, "seat/0/hand") == []
    assert "drew ?: pile_a > seat/0/hand" in story(state, 1)
    assert "drew thief: pile_a > seat/0/hand" in story(state, 0)


def test_21_what_everybody_sees() -> None:
    town = seat("duke", hand=["nun", "thief"], houses=["king", "spy"], guilders=3)
    state = table(town, seat(), a_top=["robber"], b_top=["judge"], discard=["poet"])
    for watcher in (1, None):
        assert backs("seat/0/hand", watcher, state) == {"blue": 1, "yellow": 1}
        assert backs("seat/0/houses", watcher, state) == {"yellow": 1, "violet": 1}
        assert shown(state, watcher, "seat/0/hand") == []
        assert shown(state, watcher, "seat/0/houses") == []
        assert shown(state, watcher, "seat/0/persons") == ["duke"]
        assert shown(state, watcher, "discard") == ["poet"]
        assert backs("pile_a", watcher, state) == {"red": 1}
        assert shown(state, watcher, "pile_a") == []
    assert shown(state, 0, "seat/0/hand") == ["nun", "thief"]
    assert shown(state, 0, "seat/0/houses") == ["king", "spy"]


# ------------------------------------------------------------------------ fire and houses
def test_20_a_burnt_house_becomes_public() -> None:
    state = table(
        seat("inquisitor", workers={"violet": 1}), seat(empty=("king",), threats={"red": 2})
    )
    assert shown(state, 0, "seat/1/houses") == []
    play(state, "use inquisitor", "colour red")
    for watcher in (0, 1, None):
        assert shown(state, watcher, "discard") == ["king"]


def test_20_a_person_back_in_the_hand_is_known_to_all() -> None:
    rival = seat("servant", houses=["king"], hand=["nun"], threats={"red": 2})
    state = table(seat("inquisitor", workers={"violet": 1}), rival)
    play(state, "use inquisitor", "colour red")
    assert shown(state, 0, "seat/1/hand") == ["servant"]
    assert shown(state, 1, "seat/1/hand") == ["nun", "servant"]
    assert shown(state, None, "seat/1/hand") == ["servant"]


def test_1_fire_in_phase_2_may_raise_a_hand_to_six() -> None:
    town = seat("servant", houses=["king"], hand=spare_cards(9, "servant")[:5], threats={"red": 2})
    state = rolled({"red": 5}, town, seat())
    assert len(cards(state, "hand", 0)) == 6
    assert waiting(state) == ("turn", 0)


def test_a_house_that_burns_keeps_the_order_of_the_others() -> None:
    town = seat("servant", "thief", houses=["king", "spy", "judge"], threats={"red": 2})
    state = rolled({"red": 5}, town, seat())
    play(state, "evict servant")
    assert cards(state, "houses", 0) == ["spy", "judge"]
    assert own(state)["homes"] == ["thief", None]


def test_22_nothing_is_given_up_of_ones_own_will() -> None:
    state = table(seat("duke", empty=("king",), arms={"left": 2}))
    for move in ("burn yellow", "evict duke", "breach left", "lose duke", "suffer red"):
        refused(state, move, "no_damage")


# ------------------------------------------------------------------------- other rulings
def test_18_a_marker_turned_by_a_card_counts_as_won() -> None:
    town = seat("notary", hand=["bailiff", "nun"], empty=("king",), guilders=9)
    state = table(town)
    play(state, "recruit bailiff yellow")
    assert sheet(state, "majorities") == 4
    assert sheet(state, "laurels") == 1


def test_19_the_discard_pile_is_never_shuffled_again() -> None:
    state = table(
        seat("servant", workers={"red": 1}, hand=["nun"]),
        seat(),
        pile_a=["duke"],
        pile_b=["thief"],
        extra=[],
        last_round=1,
    )
    lying = len(fact(state, "discard"))
    play(state, "use servant", "draw a")
    assert (cards(state, "pile_a"), cards(state, "pile_b")) == ([], ["thief"])
    assert len(fact(state, "discard")) == lying


def test_intrigue_first_and_the_bell_ringer_then() -> None:
    """Who has 2 points falls to 0 and rises to 2."""
    rival = seat("bell_ringer", threats={"violet": 2}, points=2)
    state = table(seat("inquisitor", workers={"violet": 1}), rival)
    play(state, "use inquisitor", "colour violet")
    assert own(state, 1)["points"] == 2


def test_who_greets_whom_first() -> None:
    """First the lightning of whoever comes, then what one's own persons add, then the rivals'."""
    town = seat("innkeeper", hand=["barmaid", "nun"], empty=("king",), guilders=0)
    state = table(town, seat("customs_officer"))
    play(state, "recruit barmaid yellow")
    told = [line for line in story(state, 0) if "guilders" in line]
    assert told == [
        "person +4: seat/0/guilders",
        "person +2: seat/0/guilders",
        "person +1: seat/1/guilders",
    ]


def test_the_worker_is_paid_first() -> None:
    """Ruling 9: what is returned cannot be taken from a tally of workers."""
    state = table(seat("juggler", workers={"red": 1}))
    assert brought(state, "use juggler") == changes("red-1 turned+1")
    assert waiting(state) == ("ask_colour", 0)


def test_a_turn_ends_by_itself_only_when_nothing_is_left() -> None:
    state = table(seat("bookkeeper", hand=["nun", "monk"]), seat())
    play(state, "workers nun")
    assert waiting(state) == ("turn", 0)
    play(state, "end")
    assert waiting(state) == ("turn", 1)
    assert own(state)["turned"] == []
