"""Law 7: determinised worlds are exactly those the seat cannot rule out.

The possible worlds are found by brute force: every arrangement of the characters is written into
the position, and those that are positions and look the same to the seat remain.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadPosition, State
from tafelrunde.engine.rng import seeded

GAME = tafelrunde.game("citadels")
Draft = tuple[str, ...]
MOST_WORLDS = 130  # where to stop expecting that samples reach every world


def draft_of(state: State) -> Draft:
    data = state.to_json()
    return (*data["draft"], str(data["took_face_down"]))


def possible_drafts(state: State, seat: int) -> set[Draft]:
    """Every arrangement of the hidden characters that looks the same to the seat."""
    data = state.to_json()
    view = state.view(seat)
    own = {
        face.kind
        for component in view.seats[seat].components
        if component.id == f"seat/{seat}/characters"
        for face in getattr(component, "faces", [])
    }
    slots: list[str] = data["draft"]
    free = [k for k, name in enumerate(slots) if name not in own]
    loose = [name for name in CHARACTERS if name not in own and name not in data["open"]]
    swaps = (False, True) if state.players == 7 and "draft" not in str(data["agenda"]) else (False,)
    found = set()
    for names in itertools.permutations(loose, len(free)):
        draft = list(slots)
        for k, name in zip(free, names, strict=True):
            draft[k] = name
        for swap in swaps:
            world = {**data, "draft": draft, "took_face_down": swap}
            try:
                candidate = GAME.from_json(world)
            except BadPosition:
                continue
            if candidate.view(seat) == view and candidate.prompt(seat) == state.prompt(seat):
                found.add(draft_of(candidate))
    return found


CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def play_to(players: int, seed: int, plies: int) -> State:
    state = GAME.new(players, seed)
    rng = seeded(seed)
    for _ in range(plies):
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return state


@pytest.mark.parametrize(
    ("players", "seed", "plies", "seat"),
    [
        (2, 1, 3, 0),
        (2, 1, 4, 1),
        (2, 2, 9, 0),
        (2, 3, 20, 1),
        (3, 1, 4, 1),
        (3, 2, 12, 0),
        (3, 3, 20, 2),
        (4, 1, 3, 2),
        (4, 2, 8, 0),
        (4, 3, 16, 3),
        (4, 4, 22, 1),
        (5, 1, 14, 2),
        (5, 2, 25, 4),
        (6, 1, 30, 2),
        (6, 2, 36, 3),
        (7, 1, 6, 5),
        (7, 2, 32, 0),
        (7, 3, 28, 3),
        (7, 4, 36, 5),
        (7, 5, 40, 6),
    ],
)
def test_characters_reach_exactly_the_possible_worlds(
    players: int, seed: int, plies: int, seat: int
) -> None:
    state = play_to(players, seed, plies)
    possible = possible_drafts(state, seat)
    assert draft_of(state) in possible
    samples = 60 * min(len(possible), MOST_WORLDS)
    reached = Counter(draft_of(state.determinize(seat, k)) for k in range(samples))
    assert reached.keys() <= possible
    if len(possible) <= MOST_WORLDS:
        assert reached.keys() == possible
        # 60 expected for each: 20 to 130 is more than five standard deviations to either side.
        assert min(reached.values()) > 20
        assert max(reached.values()) < 130


def late_table(**changes: Any) -> State:
    """Two seats, two cards in each hand, two in the draw pile: everything else lies open."""
    hands = [["tavern", "market"], ["palace", "keep"]]
    deck = ["university", "temple"]
    names = {face.id: face.facts for face in GAME.catalogue().kinds if face.sort == "district"}
    copies = Counter(dict.fromkeys(names, 0))
    for zone in (GAME.new(2, 0).to_json(),):
        copies.update(zone["deck"] + zone["seats"][0]["hand"] + zone["seats"][1]["hand"])
    copies.subtract(hands[0] + hands[1] + deck)
    data = {
        "players": 2,
        "deck": deck,
        "discard": sorted(copies.elements()),
        "draft": [None, "king", "thief", None, "bishop", None, "warlord", None],
        "seats": [{"hand": hands[0]}, {"hand": hands[1]}],
        "agenda": [["call", -1, 4], ["turn", 0, 3]],
        **changes,
    }
    return GAME.from_json(data)


def cards_of(state: State, seat: int) -> str:
    """Draw pile and the hand of a seat, as text."""
    data = state.to_json()
    return json.dumps([data["deck"], data["seats"][seat]["hand"]])


def test_cards_reach_exactly_the_possible_worlds() -> None:
    state = late_table()
    reached = {cards_of(state.determinize(0, k), 1) for k in range(400)}
    # Four unknown cards of four kinds: two in order in the draw pile, the other two in the hand.
    assert len(reached) == 12
    assert cards_of(state, 1) in reached


def test_a_card_one_has_seen_stays_where_it_is() -> None:
    known = {"card": "palace", "known_to": [0], "batch": 0}
    state = late_table(seats=[{"hand": ["tavern", "market"]}, {"hand": [known, "keep"]}])
    worlds = [state.determinize(0, k).to_json()["seats"][1]["hand"] for k in range(60)]
    assert all(known in hand for hand in worlds)
    # The other card is one of the three that seat 0 has not seen.
    others = {card for hand in worlds for card in hand if isinstance(card, str)}
    assert others == {"keep", "university", "temple"}


def test_a_reshuffled_pile_is_a_batch_of_its_own() -> None:
    deck = [{"card": "university", "batch": 1}, {"card": "temple", "batch": 1}]
    state = late_table(deck=deck, batch=1)
    reached = {cards_of(state.determinize(0, k), 1) for k in range(60)}
    # Everybody knows which two cards the pile was made of; only their order is open.
    assert len(reached) == 2
