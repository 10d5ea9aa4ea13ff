"""Short ways to lay out a table of Last Will for a scenario.

A scenario lays out only what it is about. Everybody has 70 pounds, an empty board and an empty hand
unless it says more; the planning markers stand on the first spaces, seat by seat; all cards that
lie nowhere are in their decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tafelrunde
from tafelrunde import State
from tafelrunde.boardgames.last_will.catalogue import printed_cards
from tafelrunde.engine.view import Component, Counter, Track, Zone
from tests.scenarios.moves import legal as legal
from tests.scenarios.moves import own as own
from tests.scenarios.moves import play as play
from tests.scenarios.moves import refused as refused

GAME = tafelrunde.game("last_will")
CARDS = printed_cards()
ROUND = [["next_round"], ["tidy_up"], ["actions"], ["errands"]]


def card(slug: str, value: int = 0, companions: str = "", used: bool = False) -> dict[str, Any]:
    """A card on a board with what is on it."""
    piece: dict[str, Any] = {}
    if value:
        piece["value"] = value
    if companions:
        piece["companions"] = companions.split()
    if used:
        piece["used"] = True
    return {"slug": slug, "piece": piece}


def seat(*hand: str, board: Sequence[str | dict[str, Any]] = (), **rest: Any) -> dict[str, Any]:
    """What one player has: cards in hand, cards on the board, anything else of a position."""
    laid = [card(one) if isinstance(one, str) else one for one in board]
    pieces = [{"card": at, **one["piece"]} for at, one in enumerate(laid) if one["piece"]]
    return {
        "money": 70,
        "hand": list(hand),
        "board": [one["slug"] for one in laid],
        "pieces": pieces,
        **rest,
    }


def position(agenda: list[list[Any]], *seats: dict[str, Any], **rest: Any) -> State:
    """A position; `rest` is anything else it may say (round, market, events, options, ...)."""
    players = list(seats) + [seat() for _ in range(2 - len(seats))]
    data: dict[str, Any] = {
        "players": len(players),
        "events": "rest",
        "seats": players,
        "agenda": agenda,
        **rest,
    }
    return GAME.from_json(data)


def planned(*seats: dict[str, Any]) -> list[dict[str, Any]]:
    """At least two seats, their planning markers on the first spaces unless they say otherwise."""
    players = [*seats, *(seat() for _ in range(2 - len(seats)))]
    return [{"plan": k, **one} for k, one in enumerate(players)]


def turn_of(number: int, *seats: dict[str, Any], **rest: Any) -> State:
    """The action phase, and the turn of a seat."""
    return position([*ROUND[:2], ["act", number]], *planned(*seats), **rest)


def act(*hand: str, actions: int = 3, **rest: Any) -> State:
    """Seat 0 of two acts."""
    table = {name: rest.pop(name) for name in ("market", "options", "round") if name in rest}
    return turn_of(0, seat(*hand, actions=actions, **rest), **table)


def errand(number: int, *seats: dict[str, Any], boy: int = 0, **rest: Any) -> State:
    """The seat sends a boy."""
    return position([*ROUND[:3], ["errand", number, boy]], *planned(*seats), **rest)


def market(farm: int, villa: int, summer: int, manor: int) -> dict[str, int]:
    return {"farm": farm, "villa": villa, "summer": summer, "manor": manor}


def villas(token: int) -> dict[str, int]:
    """The market with a token on the villas, the others as they come."""
    return _with("villa", token)


def summers(token: int) -> dict[str, int]:
    return _with("summer", token)


def _with(estate: str, token: int) -> dict[str, int]:
    others = [one for one in (-3, -2, 1, 3) if one != token]
    names = ("farm", "villa", "summer", "manor")
    return {name: token if name == estate else others.pop() for name in names}


# --------------------------------------------------------------------------- play
def end_turns(state: State) -> State:
    """Whoever has a turn ends it."""
    while waiting(state)[0] == "act":
        play(state, "end")
    return state


def to_the_end(state: State) -> State:
    """The round is finished: turns end, and the first cards that can be discarded are."""
    while not state.over and waiting(state)[0] in ("act", "drop"):
        play(state, "end" if waiting(state)[0] == "act" else legal(state)[0])
    return state


def stay_home(state: State) -> State:
    """No boy goes anywhere."""
    while waiting(state)[0] == "errand":
        play(state, "pass")
    return state


# -------------------------------------------------------------------------- facts
def money(state: State, number: int = 0) -> int:
    amount: int = own(state, number)["money"]
    return amount


def actions(state: State, number: int = 0) -> int:
    left: int = own(state, number)["actions"]
    return left


def hand(state: State, number: int = 0) -> list[str]:
    """The cards in hand, in card order."""
    return names(own(state, number)["hand"])


def board(state: State, number: int = 0) -> list[str]:
    found: list[str] = own(state, number)["board"]
    return found


def piece(state: State, at: int = 0, number: int = 0) -> dict[str, Any]:
    """What is on a card of a board, without its place."""
    for one in own(state, number)["pieces"]:
        if one["card"] == at:
            return {key: value for key, value in one.items() if key != "card"}
    return {}


def value(state: State, at: int = 0, number: int = 0) -> int:
    """What a property on a board is worth now."""
    slug = board(state, number)[at]
    top: int = CARDS.by_slug[slug].values()[0]
    found: int = piece(state, at, number).get("value", top)
    return found


def names(cards: list[Any]) -> list[str]:
    return [one if isinstance(one, str) else one["card"] for one in cards]


def zone(state: State, name: str) -> list[str]:
    """The cards in a zone that all share, from the bottom to the top."""
    return names(state.to_json()[name])


def fact(state: State, name: str) -> Any:
    """Anything of the table, as the position writes it: round, start, market, opera, ..."""
    return state.to_json()[name]


def waiting(state: State) -> tuple[str, int]:
    """What is being decided, and by whom."""
    if state.over:
        return "over", -1
    kind, number, *_ = state.to_json()["agenda"][-1]
    return kind, number


def deck_of(slug: str) -> str:
    """E, H, P, C, S or W: what the back of a card says."""
    sort = CARDS.by_slug[slug].sort
    return {"expense": "H", "wild": "W"}.get(sort, sort[0].upper())


def offer(state: State) -> str:
    """The decks of the cards on offer, in the order of the alphabet."""
    return "".join(sorted(map(deck_of, zone(state, "offer"))))


def component(state: State, watcher: int | None, name: str) -> Component:
    """A component of a view by its id."""
    view = state.view(watcher)
    everything = [*view.board, *(one for area in view.seats for one in area.components)]
    return next(one for one in everything if one.id == name)


def count(state: State, name: str) -> int:
    """What a counter shows."""
    found = component(state, None, name)
    assert isinstance(found, Counter)
    return found.value


def faces(state: State, watcher: int | None, name: str) -> list[str]:
    """The cards in a zone that a watcher sees."""
    found = component(state, watcher, name)
    assert isinstance(found, Zone)
    return [face.kind for face in found.faces for _ in range(face.count)]


def track(state: State, name: str) -> Track:
    found = component(state, None, name)
    assert isinstance(found, Track)
    return found
