"""What a seat knows as flat numbers, for those who learn: the columns follow from declarations.

The observer is always the first seat, the others follow clockwise. Seats that are not taken have
zeros, so an observation has the same length at every table of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tafelrunde.engine import cards
from tafelrunde.engine.places import ACTOR, NO_BACKS, TOP_BACK, ZoneKind

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game
    from tafelrunde.engine.state import State


@dataclass(frozen=True)
class Column:
    """A part of every observation: its name, and how many numbers it has."""

    name: str
    size: int


def columns(game: Game[Any]) -> tuple[Column, ...]:
    """All columns in order: the decision, the fields, the seats, the zones."""
    found = [Column("players", 1), Column("actor", 1), Column("decision", 1), Column("step", 2)]
    found += [Column(field.name, field.size) for field in game.fields]
    for seat in range(game.places.seats):
        found += [Column(f"seat/{seat}/{field.name}", field.size) for field in game.seat_fields]
    for zone in game.places.zones:
        size = _zone_size(game, zone)
        if zone.each:
            found += [Column(f"seat/{k}/{zone.name}", size) for k in range(game.places.seats)]
        else:
            found.append(Column(zone.name, size))
    return (*found, *game.more_columns)


def _zone_size(game: Game[Any], zone: ZoneKind) -> int:
    """How many cards, the one on top of a pile, the known ones by kind, the backs."""
    backs = 0 if zone.backs == NO_BACKS else len(game.backs)
    return 2 + len(game.words["card"]) + backs


def observe(game: Game[Any], state: State, seat: int) -> list[int]:
    """The numbers of all columns as this seat knows them."""
    players = int(state.players)
    seats = int(game.places.seats)
    step = state.current
    actor = -1 if state.over else (int(state.actor) - seat) % players
    kinds = list(game.step_types)
    decision = -1 if state.over else kinds.index(game.step_name(step))
    found = [players, actor, decision, int(step.a), int(step.b)]
    for field in game.fields:
        found += field.observe(state, seat, players)
    for k in range(seats):
        found += _seat_numbers(game, state, seat, k)
    for zone in game.places.zones:
        for k in range(seats if zone.each else 1):
            owner = (seat + k) % players if zone.each else 0
            if k < players:
                found += _zone_numbers(game, state, zone, owner, seat)
            else:
                found += [0] * _zone_size(game, zone)
    return found + game.observe_more(state, seat)


def _seat_numbers(game: Game[Any], state: State, seat: int, k: int) -> list[int]:
    players = int(state.players)
    found: list[int] = []
    for field in game.seat_fields:
        if k >= players or (field.secret and k > 0):
            found += [0] * field.size
        else:
            owner = state.seats[(seat + k) % players]  # type: ignore[attr-defined]  # its own class
            found += field.observe(owner, seat, players)
    return found


def _zone_numbers(
    game: Game[Any], state: State, zone: ZoneKind, owner: i64, seat: i64
) -> list[int]:
    found = state.zones[zone.at(owner)]
    eyes = zone.eyes(owner, seat)
    if zone.sees == ACTOR and state.actor != seat:
        eyes = 0
    counts: list[i64] = [0 for _ in game.words["card"]]
    for card in found:
        if cards.known(card, eyes, seat):
            counts[card & cards.KIND] += 1
    top: i64 = 0
    if zone.ordered and len(found) > 0 and cards.known(found[-1], eyes, seat):
        top = (found[-1] & cards.KIND) + 1
    numbers = [len(found), int(top), *[int(count) for count in counts]]
    if zone.backs != NO_BACKS:
        numbers += _back_numbers(game, state, zone, found)
    return numbers


def _back_numbers(game: Game[Any], state: State, zone: ZoneKind, found: Sequence[int]) -> list[int]:
    seen = found[-1:] if zone.backs == TOP_BACK else found
    backs = [int(state.rules.back[card & cards.KIND]) for card in seen]
    return [backs.count(back) for back in range(len(game.backs))]
