"""Worlds a seat cannot tell from the real one, found by brute force.

Every way to deal the hidden cards is tried at the beginning. Then the same moves are played; where
another seat moves, every move of theirs is tried that looks the same to the seat. What is left at
the end is exactly what the seat must think possible.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.bruges.table import DRAWN_UP, GAME, PERSONS, layout, play, seat, table

Data = dict[str, Any]
World = tuple[str, ...]
PILES = ("pile_a", "pile_b", "extra")
OWN = ("hand", "drawn", "houses")


def slug(card: str | Data) -> str:
    return card if isinstance(card, str) else str(card["card"])


def deal_of(state: State) -> World:
    """Where every hidden card lies, in whatever order a place keeps."""
    data = state.to_json()
    found = [",".join(map(slug, data[name])) for name in (*PILES, "offer")]
    found += [",".join(map(slug, one[name])) for one in data["seats"] for name in OWN]
    return tuple(found)


def hidden_places(data: Data, seat_number: int) -> list[list[Any]]:
    """The lists in which cards lie that the seat may not know."""
    others = [one for k, one in enumerate(data["seats"]) if k != seat_number]
    places = [data[name] for name in PILES]
    places += [one[name] for one in others for name in ("hand", "houses")]
    return places + [one["drawn"] for one in data["seats"] if "drawn" in one]


@cache
def beginnings(text: str, seat_number: int) -> list[State]:
    """Every deal of the hidden cards that looks like the real one to the seat."""
    data = json.loads(text)
    real = GAME.from_json(data)
    view = real.view(seat_number)
    places = hidden_places(data, seat_number)
    free = [(k, i) for k, place in enumerate(places) for i in range(len(place))]
    known = {(k, i) for k, i in free if not isinstance(places[k][i], str)}
    free = [at for at in free if at not in known]
    loose = [places[k][i] for k, i in free]
    in_sight = [k >= len(PILES) or i == len(places[k]) - 1 for k, i in free]
    found = {}
    for dealt in itertools.permutations(loose):
        if any(
            seen and PERSONS[card]["colour"] != PERSONS[true]["colour"]
            for seen, card, true in zip(in_sight, dealt, loose, strict=True)
        ):
            continue  # another back: no need to lay it out
        for (k, i), card in zip(free, dealt, strict=True):
            places[k][i] = card
        candidate = GAME.from_json(data)
        if candidate.view(seat_number) == view:
            found[deal_of(candidate)] = candidate
    return list(found.values())


def again(state: State) -> State:
    """The same state with a journal that begins now."""
    return GAME.from_json(state.to_json())


def looks(state: State, since: int, seat_number: int) -> Any:
    """What a seat has seen since, and sees now."""
    told = [repr(event) for event in state.events(since, seat_number)]
    return told, state.view(seat_number), state.prompt(seat_number)


def possible(data: Data, seat_number: int, moves: list[str]) -> tuple[State, set[World]]:
    """The real state after the moves, and every deal that the seat must think possible."""
    real = GAME.from_json(data)
    worlds = beginnings(json.dumps(data), seat_number)
    for move in moves:
        mover = int(real.prompt(seat_number).seat)
        since = int(real.ply)
        real = play(again(real), move)
        wanted = looks(real, since, seat_number)
        after = []
        for world in worlds:
            own = mover == seat_number
            for number in [world.parse(move)] if own else world.moves():
                trial = again(world)
                trial.play(number)
                if looks(trial, since, seat_number) == wanted:
                    after.append(trial)
        worlds = after
    return real, {deal_of(world) for world in worlds}


def dealt(state: State, seat_number: int, number: int) -> Counter[World]:
    return Counter(deal_of(state.determinize(seat_number, seed)) for seed in range(number))


def compare(data: Data, seat_number: int, *moves: str) -> set[World]:
    """Worlds and brute force agree; returns the worlds."""
    real, wanted = possible(data, seat_number, list(moves))
    assert deal_of(real) in wanted
    found = dealt(real, seat_number, 60 * len(wanted))
    assert set(found) - wanted == set(), "dealt, but impossible"
    assert wanted - set(found) == set(), "possible, but never dealt"
    if not moves:  # all of them equally likely: 60 expected for each
        assert min(found.values()) > 20
        assert max(found.values()) < 130
    return wanted


def small(*seats: Data, **rest: Any) -> Data:
    """A table on which all cards lie open but those that are named."""
    return layout(*seats, **{"extra": [], "last_round": 1, **rest})


def blank(*persons: str, **rest: Any) -> Data:
    return seat(*persons, **{"hand": [], "houses": [], **rest})


# Colours: duke, nun and servant are blue, king and thief yellow, robber and judge red, spy and
# queen violet, jailer and potter brown.
OPEN = [{"card": card, "public": True} for card in ("judge", "queen")]
DRAWING = [*DRAWN_UP, ["draw_phase", -1, 1], ["drawing", 0]]


# ------------------------------------------------------------------ what lies on the table
def test_hands_by_their_backs() -> None:
    mine = blank(hand=["monk"])
    data = small(
        mine, blank(hand=["duke", "king"]), pile_a=["nun", "thief", "robber"], pile_b=["spy"]
    )
    worlds = compare(data, 0)
    # a blue and a yellow card in the hand, a red one on top of pile a: 2 x 2 deals, and the two
    # cards below it in either order
    assert len(worlds) == 2 * 2 * 2


def test_unseen_cards_below_a_back() -> None:
    data = small(blank(hand=["monk"]), blank(), pile_a=["duke", "king", "robber"], pile_b=["spy"])
    assert len(compare(data, 0)) == 2


def test_two_hands_of_the_same_colour() -> None:
    towns = [blank(hand=["monk"]), blank(hand=["duke", "nun"]), blank(hand=["servant"])]
    data = small(*towns, pile_a=["king"], pile_b=["spy"])
    assert len(compare(data, 0)) == 3
    assert len(compare(data, 2)) == 3  # the monk is blue, too


def test_houses_of_others() -> None:
    towns = [blank(hand=["monk"]), blank(houses=["duke", "king", "nun"]), blank()]
    data = small(*towns, pile_a=["thief", "servant"], pile_b=["robber"])
    assert len(compare(data, 0)) == 6 * 2
    assert len(compare(data, 1)) == 2  # the owner knows them, but not the monk and the servant


def test_the_extra_pile() -> None:
    data = small(
        blank(hand=["monk"]), blank(hand=["king"]), pile_a=["duke"], pile_b=["spy"],
        extra=["thief", "nun", "robber"], last_round=0,
    )  # fmt: skip
    # the yellow card may be the thief, the blue one the nun; the others in either order
    assert len(compare(data, 0)) == 2 * 2 * 2


def test_cards_drawn_but_not_looked_at() -> None:
    towns = [blank(hand=["monk"], drawn=["duke", "king"]), blank(hand=["nun"])]
    data = small(*towns, pile_a=["thief", "robber"], pile_b=["spy"], agenda=DRAWING, plays=0)
    assert len(compare(data, 0)) == 2 * 2  # not even whoever drew them knows
    assert len(compare(data, 1)) == 2 * 2  # the monk may be the duke


def test_public_cards_stay_where_they_are() -> None:
    there = [{"card": "duke", "public": True}, "nun"]
    data = small(
        blank(hand=["monk"]), blank(hand=there), pile_a=["servant", "king"], pile_b=["spy"]
    )
    assert len(compare(data, 0)) == 2


# ------------------------------------------------------------------------- drawing
def test_drawing_from_both_piles() -> None:
    data = small(
        blank(hand=["monk", *OPEN]), blank(hand=["nun"]),
        pile_a=["thief", "duke"], pile_b=["king", "spy"], agenda=DRAWING, plays=0,
    )  # fmt: skip
    compare(data, 1, "draw a")
    compare(data, 0, "draw a")


def test_the_hand_is_known_when_it_is_full() -> None:
    data = small(
        blank(hand=["monk", *OPEN]), blank(hand=["nun"]),
        pile_a=["thief", "duke"], pile_b=["king", "spy"], agenda=DRAWING, plays=0,
    )  # fmt: skip
    worlds = compare(data, 0, "draw a", "draw b")
    assert {world[4] for world in worlds} == {"duke,queen,judge,monk,spy"}
    compare(data, 1, "draw a", "draw b")


def test_a_drawn_card_of_phase_3() -> None:
    town = blank("servant", houses=["robber"], hand=["monk"], workers={"red": 1})
    data = small(town, blank(hand=["nun"]), pile_a=["thief", "duke"], pile_b=["king", "spy"])
    compare(data, 0, "use servant", "draw a")
    compare(data, 1, "use servant", "draw a")


# ---------------------------------------------------------------------------- looking
SCRYING = blank("falconer", houses=["judge"], hand=["monk"], workers={"red": 1})


def test_looking_at_cards() -> None:
    data = small(SCRYING, blank(hand=["nun"]), pile_a=["thief", "duke", "king"], pile_b=["spy"])
    compare(data, 0, "use falconer", "draw a")
    compare(data, 1, "use falconer", "draw a")
    compare(data, 1, "use falconer", "draw a", "keep king")


def test_what_was_put_back_is_known_to_whoever_did() -> None:
    data = small(SCRYING, blank(hand=["nun"]), pile_a=["thief", "duke", "king"], pile_b=["spy"])
    moves = ("use falconer", "draw a", "keep king", "put thief")
    worlds = compare(data, 0, *moves)
    assert {world[0] for world in worlds} == {"thief,duke"}


def test_what_was_put_back_is_still_known_when_somebody_draws_it() -> None:
    other = blank("servant", houses=["robber"], hand=["nun"], workers={"red": 1})
    data = small(SCRYING, other, pile_a=["thief", "duke", "king"], pile_b=["spy"])
    moves = ("use falconer", "draw a", "keep king", "put thief", "workers monk")
    worlds = compare(data, 0, *moves, "use servant", "draw a")
    assert {world[0] for world in worlds} == {"thief"}


# ------------------------------------------------ backs that are seen and covered again


def test_the_backs_of_cards_put_back() -> None:
    """Everybody has seen a yellow and then a blue card go back onto the pile."""
    data = small(
        {**SCRYING, "hand": []}, blank(hand=["nun"]), pile_a=["robber", "thief", "duke", "king"],
        pile_b=["spy"],
    )  # fmt: skip
    compare(data, 1, "use falconer", "draw a", "keep king", "put thief")


def test_the_back_under_cards_that_were_looked_at() -> None:
    """While three cards are looked at, everybody sees the back of the fourth."""
    data = small(
        SCRYING, blank(), pile_a=["potter", "robber", "thief", "duke", "king"], pile_b=["spy"]
    )
    compare(data, 0, "use falconer", "draw a", "keep king", "put thief")


# -------------------------------------------------------------------------------- spy
SPYING = blank("spy", houses=["judge"], hand=["monk", "jailer"], workers={"blue": 1})


def test_spying() -> None:
    data = small(SPYING, blank(hand=["duke", "king"]), pile_a=["nun"], pile_b=["thief"])
    compare(data, 0, "use spy")
    assert len(compare(data, 0, "use spy", "keep king")) == 1
    assert len(compare(data, 0, "use spy", "keep king", "give monk")) == 1
    compare(data, 1, "use spy", "keep king")
    compare(data, 1, "use spy", "keep king", "give monk")


def test_a_third_seat_sees_backs_only() -> None:
    data = small(
        {**SPYING, "hand": ["monk"]}, blank(hand=["duke", "king"]), blank(hand=["robber"]),
        pile_a=["nun"], pile_b=["thief"],
    )  # fmt: skip
    compare(data, 2, "use spy", "rival 1")
    compare(data, 2, "use spy", "rival 1", "keep king")
    compare(data, 2, "use spy", "rival 1", "keep king", "give monk")


def test_a_third_seat_and_a_public_card_of_another_colour() -> None:
    """The public card is blue, and what changed hands is not."""
    there = [{"card": "duke", "public": True}, "king"]
    data = small(
        {**SPYING, "hand": ["queen"]}, blank(hand=there), blank(hand=["robber"]),
        pile_a=["nun"], pile_b=["thief"],
    )  # fmt: skip
    compare(data, 2, "use spy", "rival 1", "keep king", "give queen")


def test_a_third_seat_and_a_public_card_of_the_same_colour() -> None:
    """Either blue card went to the spy; the public one is with one of the two."""
    there = [{"card": "duke", "public": True}, "nun"]
    data = small(
        {**SPYING, "hand": ["queen"]}, blank(hand=there), blank(hand=["robber"]),
        pile_a=["servant"], pile_b=["thief"],
    )  # fmt: skip
    compare(data, 2, "use spy", "rival 1", "keep nun", "give queen")


def test_a_house_of_a_card_the_spy_has_seen() -> None:
    """The only yellow card of the hand: so the house is the king."""
    rival = blank(hand=["duke", "king"], workers={"yellow": 1})
    data = small(SPYING, rival, pile_a=["nun"], pile_b=["thief"])
    moves = ("use spy", "keep duke", "give monk", "workers duke", "house king")
    compare(data, 0, *moves)


def test_a_card_the_spy_has_seen_is_played_openly() -> None:
    rival = blank(hand=["duke", "king", "queen"])
    data = small(SPYING, rival, pile_a=["nun"], pile_b=["thief"])
    moves = ("use spy", "keep duke", "give monk", "workers duke", "workers king")
    assert len(compare(data, 0, *moves)) == 1


# ---------------------------------------------------------------------- fire and houses
ARSON = blank(hand=["arsonist", "monk"], houses=["judge"], guilders=9)


def test_a_person_back_in_the_hand_is_public() -> None:
    rival = blank("servant", houses=["jailer"], hand=["nun"])
    data = small(ARSON, rival, pile_a=["duke", "king"], pile_b=["thief"])
    worlds = compare(data, 0, "recruit arsonist red")
    assert all("servant" in world[7] for world in worlds)


def test_a_person_back_in_the_hand_and_a_house_of_another_colour() -> None:
    rival = blank("servant", houses=["jailer"], hand=["king"], workers={"yellow": 1})
    data = small(ARSON, rival, pile_a=["duke", "nun"], pile_b=["thief"])
    compare(data, 0, "recruit arsonist red", "house king")


def test_a_house_of_the_only_card_of_its_colour() -> None:
    rival = blank("servant", houses=["jailer"], hand=["king"], workers={"blue": 1})
    data = small(ARSON, rival, pile_a=["duke", "nun"], pile_b=["thief"])
    compare(data, 0, "recruit arsonist red", "house servant")


def test_a_house_of_one_of_two_cards_of_its_colour() -> None:
    rival = blank("servant", houses=["jailer"], hand=["nun"], workers={"blue": 1})
    data = small(ARSON, rival, pile_a=["duke", "king"], pile_b=["thief"])
    compare(data, 0, "recruit arsonist red", "house servant")


def test_a_house_of_an_unknown_card() -> None:
    rival = blank(hand=["nun", "king"], workers={"blue": 1})
    agenda = [["end_round"], ["cards_phase", -1, 2], ["turn", 1]]
    data = small(
        blank(hand=["monk"]), rival, pile_a=["duke", "thief"], pile_b=["robber"], agenda=agenda
    )
    compare(data, 0, "house nun")


# ------------------------------------------------------------- cards that come from the open
def test_a_card_of_the_discard_pile_is_public() -> None:
    town = blank(hand=["fool", "monk"], houses=["judge"], guilders=3)
    data = small(town, blank(hand=["nun"]), pile_a=["duke", "king"], pile_b=["robber"])
    worlds = compare(data, 1, "recruit fool red", "keep thief")
    assert all("thief" in world[4] for world in worlds)


def test_a_pile_that_is_halved() -> None:
    town = blank("servant", houses=["judge"], hand=["monk"], workers={"red": 1})
    data = small(town, blank(), pile_a=["duke", "king", "nun", "thief"], pile_b=["robber"])
    compare(data, 0, "use servant", "draw b")


# ----------------------------------------------------------------------------- world of worlds
@pytest.mark.parametrize("watcher", [0, 1, 2])
def test_a_world_of_a_world_is_a_world_of_the_truth(watcher: int) -> None:
    towns = [blank(hand=["monk"]), blank(hand=["duke", "king"]), blank(houses=["nun"])]
    state = table(*towns, pile_a=["thief", "robber"], pile_b=["spy"], extra=[], last_round=1)
    first = state.determinize(watcher, 4)
    assert deal_of(first.determinize(watcher, 7)) == deal_of(state.determinize(watcher, 7))
