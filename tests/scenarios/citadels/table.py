"""Short ways to lay out a Citadels table for a scenario.

Seats are numbered from 0: the reference's P1 is seat 0. A scenario lays out only what it is about;
characters nobody is said to have, and cards not placed, fill the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.events import Changed, Event, Moved
from tafelrunde.engine.view import Component, Counter, Zone
from tests.scenarios.moves import legal as legal
from tests.scenarios.moves import own as own
from tests.scenarios.moves import play as play
from tests.scenarios.moves import refused as refused

CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
# Per player count: the seats (from the crown holder on) in the order in which slots are filled;
# None is a slot nobody has.
SLOTS: dict[int, list[int | None]] = {
    2: [None, 0, 1, None, 0, None, 1, None],
    3: [None, 0, 1, 2, 0, 1, 2, None],
    4: [None, 0, 1, 2, 3, None],
    5: [None, 0, 1, 2, 3, 4, None],
    6: [None, 0, 1, 2, 3, 4, 5, None],
    7: [None, 0, 1, 2, 3, 4, 5, 6],
}


def seat(
    *characters: str,
    gold: int = 0,
    hand: list[Any] | None = None,
    city: list[str] | None = None,
) -> dict[str, Any]:
    """What one player has: characters in the order of choosing, gold, hand, city."""
    return {"characters": list(characters), "gold": gold, "hand": hand or [], "city": city or []}


def turn_of(character: str, *seats: dict[str, Any], **rest: Any) -> State:
    """A position in the turn of a character, whose owner is among the seats."""
    number = CHARACTERS.index(character)
    owner = next(i for i, one in enumerate(seats) if character in one["characters"])
    follow = ["end_round"] if character == "warlord" else ["call", -1, number + 1]
    return table(*seats, agenda=[follow, ["turn", owner, number]], **rest)


def table(*seats: dict[str, Any], options: dict[str, Any] | None = None, **rest: Any) -> State:
    """A position; `rest` is anything else a position may say (deck, discard, murdered, ...)."""
    starter = rest.get("starter", 0)
    data = {
        "players": len(seats),
        "options": options or {},
        "deck": "rest",
        "draft": _slots(list(seats), starter),
        "seats": [{k: v for k, v in one.items() if k != "characters"} for one in seats],
        **rest,
    }
    return tafelrunde.game("citadels").from_json(data)


def _slots(seats: list[dict[str, Any]], starter: int) -> list[str | None]:
    """The draft that leads to these characters."""
    left = [list(one["characters"]) for one in seats]
    slots: list[str | None] = []
    for place in SLOTS[len(seats)]:
        names = [] if place is None else left[(place + starter) % len(seats)]
        slots.append(names.pop(0) if names else None)
    return slots


def gold(state: State, seat: int) -> int:
    amount: int = own(state, seat)["gold"]
    return amount


def hand(state: State, seat: int) -> list[str]:
    """The kinds in a hand, in card order."""
    return [one if isinstance(one, str) else one["card"] for one in own(state, seat)["hand"]]


def city(state: State, seat: int) -> list[str]:
    found: list[str] = own(state, seat)["city"]
    return found


def discard(state: State) -> list[str]:
    found: list[str] = state.to_json()["discard"]
    return found


def deck_size(state: State) -> int:
    return len(state.to_json()["deck"])


# ---------------------------------------------------------------- the printed cards
# Colour, cost, points and number of every district, as the first German edition has them.
PRINTED = {
    "tavern": ("green", 1, 1, 5),
    "market": ("green", 2, 2, 4),
    "trading_post": ("green", 2, 2, 3),
    "docks": ("green", 3, 3, 3),
    "harbor": ("green", 4, 4, 3),
    "town_hall": ("green", 5, 5, 2),
    "manor": ("yellow", 3, 3, 5),
    "castle": ("yellow", 4, 4, 4),
    "palace": ("yellow", 5, 5, 3),
    "watchtower": ("red", 1, 1, 3),
    "prison": ("red", 2, 2, 3),
    "battlefield": ("red", 3, 3, 3),
    "fortress": ("red", 5, 5, 2),
    "temple": ("blue", 1, 1, 3),
    "church": ("blue", 2, 2, 3),
    "monastery": ("blue", 3, 3, 3),
    "cathedral": ("blue", 5, 5, 2),
    "haunted_city": ("purple", 2, 2, 1),
    "keep": ("purple", 3, 3, 2),
    "laboratory": ("purple", 5, 5, 1),
    "smithy": ("purple", 5, 5, 1),
    "observatory": ("purple", 5, 5, 1),
    "graveyard": ("purple", 5, 5, 1),
    "library": ("purple", 6, 6, 1),
    "school_of_magic": ("purple", 6, 6, 1),
    "dragon_gate": ("purple", 6, 8, 1),
    "university": ("purple", 6, 8, 1),
}


def all_but(*placed: str) -> list[str]:
    """The 65 cards without those that lie elsewhere."""
    rest = [kind for kind, printed in PRINTED.items() for _ in range(printed[3])]
    for kind in placed:
        rest.remove(kind)
    return rest


def stacked(*top: str, placed: Sequence[str] = ()) -> list[str]:
    """A draw pile from which `top` is drawn first, in this order; `placed` lie elsewhere."""
    return [*all_but(*top, *placed), *reversed(top)]


def every_card(state: State) -> list[str]:
    """All district cards wherever they lie, sorted."""
    data = state.to_json()
    zones = [data["deck"], data["discard"], data["offer"]]
    zones += [one[zone] for one in data["seats"] for zone in ("hand", "city")]
    return sorted(c if isinstance(c, str) else c["card"] for zone in zones for c in zone)


# -------------------------------------------------------------- rounds and turns
def draft_of(players: int, face_down: str, opened: Sequence[str] = (), **rest: Any) -> State:
    """The beginning of a draft."""
    starter = rest.get("starter", 0)
    return table(
        *(seat() for _ in range(players)),
        agenda=[["draft", starter, 0]],
        draft=[face_down],
        open=list(opened),
        **rest,
    )


def whose_turn(state: State) -> tuple[int, str]:
    """The seat that decides, and the character whose turn it is or what else is decided."""
    kind, number, a, _ = state.to_json()["agenda"][-1]
    return number, CHARACTERS[a] if kind == "turn" else kind


def idle(state: State) -> None:
    """A turn in which only the basic action is done."""
    play(state, "gold", "end")


def finish_round(state: State) -> list[tuple[int, str]]:
    """Idle turns to the end of the round; returns who had them."""
    turns = []
    while not state.over and whose_turn(state)[1] in CHARACTERS:
        turns.append(whose_turn(state))
        idle(state)
    return turns


# ---------------------------------------------------------------------- knowledge
def watchers(state: State, *but: int) -> list[int | None]:
    """Every seat but these, and a spectator."""
    return [*(i for i in range(int(state.players)) if i not in but), None]


def component(state: State, watcher: int | None, name: str) -> Component:
    """A component of a view by its id."""
    view = state.view(watcher)
    everything = [*view.board, *(one for area in view.seats for one in area.components)]
    return next(one for one in everything if one.id == name)


def shown(state: State, watcher: int | None, name: str) -> tuple[int, list[str]]:
    """A zone in a view: how many things lie there, and those the watcher knows, sorted."""
    zone = component(state, watcher, name)
    assert isinstance(zone, Zone)
    return zone.size, sorted(face.kind for face in zone.faces for _ in range(face.count))


def story(state: State, watcher: int | None, since: int = 0) -> list[str]:
    """The events as a watcher sees them, a line each; `?` is a thing they do not see."""
    return [_line(event) for event in state.events(since, watcher)]


def _line(event: Event) -> str:
    if isinstance(event, Moved):
        faces = " ".join(event.faces if event.faces is not None else "?" * event.count)
        return f"{event.cause} {faces}: {event.source} > {event.target}"
    if isinstance(event, Changed):
        return f"{event.cause} {event.by:+}: {event.counter}"
    return " ".join([event.cause, *map(str, event.arguments.values())])


# ----------------------------------------------------------------- gold and later turns
def golds(state: State) -> list[int]:
    """The gold of every seat."""
    return [one["gold"] for one in state.to_json()["seats"]]


def bank(state: State) -> int:
    """What a limited bank has left, as everybody sees it."""
    counter = component(state, None, "bank")
    assert isinstance(counter, Counter)
    return counter.value


def next_turn(state: State, number: int) -> None:
    """End the turn, and let everybody idle and draft anyhow until this seat has another."""
    play(state, "end")
    while whose_turn(state)[1] not in CHARACTERS or whose_turn(state)[0] != number:
        if whose_turn(state)[1] in CHARACTERS:
            idle(state)
        else:
            state.play(state.moves()[0])


def deck(state: State) -> list[str]:
    """The kinds in the draw pile; the next card is the last."""
    return [one if isinstance(one, str) else one["card"] for one in state.to_json()["deck"]]


def turn_with(character: str, **own: Any) -> State:
    """The turn of a character whose owner, seat 0, has these things; the others have nothing."""
    rest = {k: own.pop(k) for k in ("deck", "discard", "options", "round") if k in own}
    others = [one for one in ("assassin", "magician", "king", "bishop") if one != character]
    return turn_of(character, seat(character, **own), *map(seat, others[:3]), **rest)
