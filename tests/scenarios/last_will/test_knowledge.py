"""What seats know: hands by their backs, secret choices, and worlds compared with brute force."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

from tafelrunde import State
from tafelrunde.engine.view import Zone
from tests.scenarios.last_will.table import (
    CARDS,
    GAME,
    act,
    component,
    deck_of,
    errand,
    faces,
    hand,
    names,
    planned,
    play,
    seat,
    zone,
)


def backs(state: State, watcher: int | None, name: str) -> dict[str, int]:
    found = component(state, watcher, name)
    assert isinstance(found, Zone)
    return found.backs


def few_left(**changes: Any) -> State:
    """Seat 0 of two decides; of what it cannot see there is little: three events, two companions
    and two helpers. All the other cards lie openly with the used ones or in the box."""
    rest: Counter[str] = Counter()
    for one in CARDS.cards:
        rest[one.slug] = one.copies
    own, other = ["dinner"], ["opening_night", "chef", "steward"]
    decks = {"events": ["ball", "boat_trip"], "companions": ["dog"], "helpers": ["tailor"]}
    for slug in (*own, *other, *(one for deck in decks.values() for one in deck), "wild", "wild"):
        rest[slug] -= 1
    heaps: dict[str, list[str]] = {"E": [], "H": [], "P": [], "C": [], "S": [], "W": []}
    wills = [slug for slug in rest if slug.startswith("will_")]
    for slug in rest.elements():
        if slug not in wills:
            heaps[deck_of(slug)].append(slug)
    data = {
        "players": 2,
        **decks,
        "used_events": heaps["E"],
        "used_helpers": heaps["H"],
        "used_properties": heaps["P"],
        "used_companions": heaps["C"],
        "box": [*heaps["S"], *wills],
        "offer": ["wild", "wild"],
        "seats": planned(seat(*own, actions=2), seat(*other)),
        "agenda": [["next_round"], ["tidy_up"], ["act", 0]],
        **changes,
    }
    return GAME.from_json(data)


def hidden(state: State) -> tuple[Any, ...]:
    """All that seat 0 cannot see: the other hand, and the decks in their order."""
    decks = (tuple(zone(state, name)) for name in ("events", "companions", "helpers"))
    return (tuple(hand(state, 1)), *decks)


def test_worlds_are_exactly_those_that_backs_allow() -> None:
    state = few_left()
    events = ("opening_night", "ball", "boat_trip")
    companions, helpers = ("chef", "dog"), ("steward", "tailor")
    order = [one.slug for one in CARDS.cards]
    possible = {
        (tuple(sorted((e[0], c[0], h[0]), key=order.index)), e[1:], c[1:], h[1:])
        for e in permutations(events)
        for c in permutations(companions)
        for h in permutations(helpers)
    }
    assert len(possible) == 24
    assert hidden(state) in possible
    found = Counter(hidden(state.determinize(0, seed)) for seed in range(24 * 60))
    assert found.keys() == possible
    # 60 expected for each: more than five standard deviations to either side.
    assert min(found.values()) > 20
    assert max(found.values()) < 110


def test_a_card_taken_from_the_offer_stays_known() -> None:
    state = errand(0, seat(), seat("ball"), offer=["dinner", "wild", "wild"])
    play(state, "take dinner")
    assert faces(state, 1, "seat/0/hand") == ["dinner"]
    assert faces(state, None, "seat/0/hand") == ["dinner"]
    worlds = [hand(state.determinize(1, seed), 0) for seed in range(40)]
    assert worlds == [["dinner"]] * 40


def test_a_card_drawn_is_known_by_its_back_only() -> None:
    state = play(errand(0, seat(), seat()), "unknown property")
    assert backs(state, 1, "seat/0/hand") == {"property_back": 1}
    assert faces(state, 1, "seat/0/hand") == []
    worlds = {hand(state.determinize(1, seed), 0)[0] for seed in range(200)}
    assert worlds == {one.slug for one in CARDS.cards if one.sort == "property"}


def test_crowns_are_seen_on_backs() -> None:
    state = act()
    assert backs(state, None, "specials") == {
        f"special_{n}_back": count for n, count in ((1, 2), (2, 3), (3, 2))
    }
    worlds = {tuple(zone(state.determinize(0, seed), "specials")) for seed in range(300)}
    assert len(worlds) == 2 * 6 * 2
    crowns = {tuple(CARDS.by_slug[one].crowns for one in world) for world in worlds}
    assert crowns == {(3, 3, 2, 2, 2, 1, 1)}


def choices(state: State, number: int) -> tuple[str, ...]:
    """The cards that a seat has chosen, as the position has it."""
    own = state.to_json()["seats"][number]
    held = names(own["hand"])
    return tuple(held[at] for at in range(len(held)) if own["chosen"] >> at & 1)


def test_what_others_keep_may_be_any_two_of_their_cards() -> None:
    state = GAME.new(3, 4)
    while state.actor == 0:
        state.play(state.moves()[0])
    assert state.actor == 1
    seen = set()
    for seed in range(400):
        world = state.determinize(1, seed)
        kept, held = choices(world, 0), hand(world, 0)
        assert len(kept) == 2
        assert kept in set(combinations(held, 2))
        places = tuple(at for at in range(6) if world.to_json()["seats"][0]["chosen"] >> at & 1)
        seen.add(places)
    assert len(seen) == 15  # every two of six places
    own = state.determinize(0, 7)
    assert choices(own, 0) == choices(state, 0)
    assert hand(own, 0) == hand(state, 0)


def test_a_reshuffled_deck_is_a_batch_of_its_own() -> None:
    """Everybody knows what it was made of: an old event in hand cannot lie there."""
    state = few_left()
    data = state.to_json()
    batch = [{"card": one, "batch": 1} for one in ("ball", "boat_trip")]
    again = GAME.from_json({**data, "events": batch, "batch": 1})
    worlds = {hidden(again.determinize(0, seed)) for seed in range(200)}
    assert {world[0][0] for world in worlds} == {"opening_night"}
    assert {world[1] for world in worlds} == {("ball", "boat_trip"), ("boat_trip", "ball")}
    assert len(worlds) == 2 * 2 * 2
