"""Exactly the worlds that a seat cannot rule out, after the discard pile was shuffled again.

All cards but a few are known to all: they lie in the hand of the last seat, who got them from the
discard pile before everybody's eyes.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadPosition, State
from tests.scenarios.citadels.table import all_but, hand, play, seat, shown, turn_of

GAME = tafelrunde.game("citadels")
LAID = ["keep", "temple", "university", "tavern"]
Hidden = tuple[tuple[str, ...], ...]  # the first three hands, and the draw pile from below


def hidden(world: State) -> Hidden:
    data = world.to_json()
    zones = [*(data["seats"][number]["hand"] for number in range(3)), data["deck"]]
    return tuple(tuple(c if isinstance(c, str) else c["card"] for c in zone) for zone in zones)


def worlds(state: State, watcher: int) -> set[Hidden]:
    return {hidden(state.determinize(watcher, seed)) for seed in range(250)}


def public(*kinds: str) -> list[Any]:
    return [{"card": kind, "public": True} for kind in kinds]


def reshuffled(king: list[Any], second: list[Any], third: list[Any], kept: str) -> State:
    """The King looks at two cards of the discard pile, which was shuffled again: one he keeps, and
    the Temple, which he rejects. All other cards in hands are older."""
    held = [one if isinstance(one, str) else one["card"] for one in king + second + third]
    for seed in range(100):
        state = turn_of(
            "king",
            seat("king", gold=2, hand=king),
            seat("thief", hand=second),
            seat("bishop", hand=third),
            seat("warlord", hand=public(*all_but(*LAID, *held))),
            deck=[],
            discard=LAID,
            seed=seed,
        )
        play(state, "cards")
        if set(shown(state, 0, "offer")[1]) == {"temple", kept}:
            play(state, f"keep {kept}")
            return state
    raise AssertionError("the two never lay on top")


# ------------------------------------------------------- the King builds an old Tavern
def old_tavern_built() -> State:
    state = reshuffled(["tavern"], ["market"], ["manor"], "keep")
    play(state, "build tavern")
    return state


def test_who_watches_knows_that_the_manor_is_in_a_hand() -> None:
    """The Tavern was in the hand before, or is the new one. So the other hands hold what is old."""
    state = old_tavern_built()
    mine = ("market",)
    possible = {
        ((kept,), mine, ("manor",), pile)
        for kept, left in [
            ("keep", ("university", "tavern")),
            ("university", ("keep", "tavern")),
            ("tavern", ("keep", "university")),
        ]
        for pile in permutations(left)
    }
    # The new Tavern was built: then the old one and the Manor are in the hands of seats 0 and 2.
    possible |= {
        (("manor",), mine, ("tavern",), pile) for pile in permutations(("keep", "university"))
    }
    assert worlds(state, 1) == possible


def test_who_holds_the_manor_knows_no_more_of_the_pile() -> None:
    state = old_tavern_built()
    possible = set()
    for old in permutations(("tavern", "market")):
        # The old card of seat 0 was a Tavern and is built; or it is still there, a new one built.
        if old[0] == "tavern":
            for new in permutations(("keep", "university", "tavern")):
                possible.add(((new[0],), (old[1],), ("manor",), new[1:]))
        for pile in permutations(("keep", "university")):
            possible.add(((old[0],), (old[1],), ("manor",), pile))
    assert len(possible) == 8
    assert worlds(state, 2) == possible


def test_the_king_knows_which_tavern_it_was() -> None:
    state = old_tavern_built()
    assert worlds(state, 0) == {
        (("keep",), (one,), (other,), pile)
        for one, other in permutations(("market", "manor"))
        for pile in permutations(("university", "tavern"))
    }


# ---------------------------------------------------------- the King builds a new Tavern
def test_who_holds_the_only_old_tavern_knows_that_it_is_a_new_one() -> None:
    state = reshuffled(["market"], ["tavern"], ["manor"], "tavern")
    play(state, "build tavern")
    assert worlds(state, 1) == {
        ((one,), ("tavern",), (other,), pile)
        for one, other in permutations(("market", "manor"))
        for pile in permutations(("keep", "university"))
    }
    # To seat 2 it may be old: then the King holds a card of the new pile, and seat 1 the Market.
    possible = {
        ((one,), (other,), ("manor",), pile)
        for one, other in permutations(("market", "tavern"))
        for pile in permutations(("keep", "university"))
    }
    for kept, left in [("keep", "university"), ("university", "keep")]:
        possible |= {
            ((kept,), ("market",), ("manor",), pile) for pile in permutations((left, "tavern"))
        }
    assert worlds(state, 2) == possible


def test_a_tavern_that_all_know_of_leaves_first() -> None:
    state = reshuffled([*public("tavern"), "market"], ["palace"], ["manor"], "keep")
    play(state, "build tavern")
    olds = ("market", "palace", "manor")
    for watcher, own in enumerate(olds):
        possible = set()
        for one, other in permutations([kind for kind in olds if kind != own]):
            hands: list[tuple[str, ...]] = [(one,), (other,)]
            hands.insert(watcher, (own,))
            for new in permutations(("keep", "university", "tavern")):
                if watcher == 0 and new[0] != "keep":
                    continue
                both = frozenset((hands[0][0], new[0]))
                possible.add((both, *hands[1:], new[1:]))
        found = {(frozenset(world[0]), *world[1:]) for world in worlds(state, watcher)}
        assert found == possible


# --------------------------------------------------------------- hands that are swapped
def test_who_is_shown_a_hand_sees_kinds_and_no_batches() -> None:
    """The Temple is new and the Tavern old, or the other way round."""
    new = {"batch": 1}
    state = turn_of(
        "magician",
        seat("king", hand=["tavern", {"card": "temple", **new}]),
        seat("thief", hand=["temple"]),
        seat("magician"),
        seat("warlord", hand=public(*all_but("tavern", "temple", "temple", "tavern", "keep"))),
        deck=[{"card": "tavern", **new}, {"card": "keep", **new}],
        batch=1,
    )
    play(state, "gold", "swap 0")
    seen = ("temple", "tavern") if hand(state, 2)[0] == "temple" else ("tavern", "temple")
    assert worlds(state, 2) == {
        *(((), ("temple",), seen, pile) for pile in permutations(("tavern", "keep"))),
        *(((), ("tavern",), seen, pile) for pile in permutations(("temple", "keep"))),
    }
    # The former owner has seen where each came from.
    assert worlds(state, 0) == {
        ((), ("temple",), seen, pile) for pile in permutations(("tavern", "keep"))
    }


# ------------------------------------------------------------------- what is remembered
@pytest.mark.parametrize("watcher", [0, 1, 2])
def test_a_position_keeps_what_can_be_ruled_out(watcher: int) -> None:
    state = old_tavern_built()
    data = state.to_json()
    assert [one["batch"] for one in data["mixtures"]] == [16]
    again = GAME.from_json(data)
    assert again == state
    assert worlds(again, watcher) == worlds(state, watcher)


def test_and_says_nothing_where_nothing_is_in_doubt() -> None:
    state = reshuffled(["tavern"], ["market"], ["manor"], "keep")
    assert "mixtures" not in state.to_json()


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"batch": 3}, "$.mixtures[0].batch"),
        ({"form": "somehow"}, "$.mixtures[0].form"),
        ({"form": None}, "$.mixtures[0].form"),
        ({"seen_by": [9]}, "$.mixtures[0].seen_by[0]"),
        ({"cards": ["tavern"]}, "$.mixtures[0]"),
        ({"gone": []}, "$.mixtures[0]"),
        ({"form": "in_order"}, "$.mixtures[0]"),
        ({"cards": [{"card": "keep", "batch": 16}]}, "$.mixtures[0].cards"),
        ({"more": 1}, "$.mixtures[0].more"),
    ],
)
def test_a_mixture_that_cannot_be_is_refused(change: dict[str, Any], path: str) -> None:
    data = old_tavern_built().to_json()
    data["mixtures"][0].update(change)
    with pytest.raises(BadPosition) as error:
        GAME.from_json(data)
    assert error.value.path == path


def test_a_card_of_a_mixture_that_is_not_there_is_refused() -> None:
    data = old_tavern_built().to_json()
    del data["mixtures"]
    with pytest.raises(BadPosition, match="no mixture has the number 16"):
        GAME.from_json(data)
