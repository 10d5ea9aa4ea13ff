"""What a seat sees: the zones and open numbers that a game declares, and what the game adds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tafelrunde.engine import cards
from tafelrunde.engine.places import ALL, NO_BACKS, NONE, OWNER, TOP_BACK, ZoneKind
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Area, Component, Counter, Face, Stage, View, Zone

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game
    from tafelrunde.engine.state import State


def view(game: Game[Any], state: State, seat: int | None) -> View:
    """All that a seat may know, as components."""
    watcher: i64 = NOBODY if seat is None else seat
    zones: list[Component] = []
    for zone in game.places.zones:
        if not zone.each:
            zones.append(_zone(game, state, zone, 0, watcher))
    board = game.arrange(zones, game.board(state, seat))
    areas = [Area(owner, _area(game, state, owner, seat)) for owner in range(state.players)]
    actor = int(state.actor)
    return View(game.name, game.version, int(state.ply), actor, phase(game, state), board, areas)


def phase(game: Game[Any], state: State) -> list[Stage]:
    """The uppermost step on the agenda that says what part of the game it is."""
    stages = game.stages(state)
    if state.over:
        return [*stages, Stage(f"{game.name}-phase-over")]
    found = state.current.phase(state)
    at = state.depth - 1
    while len(found) == 0 and at >= 0:
        found = state.stack[at].phase(state)
        at -= 1
    return [*stages, *found]


def _area(game: Game[Any], state: State, owner: int, seat: int | None) -> list[Component]:
    area: list[Component] = []
    for name in game.shown_numbers:
        value = int(getattr(state.seats[owner], name))  # type: ignore[attr-defined]
        area.append(Counter(f"seat/{owner}/{name}", value))
    watcher: i64 = NOBODY if seat is None else seat
    zones: list[Component] = []
    for zone in game.places.zones:
        if zone.each:
            zones.append(_zone(game, state, zone, owner, watcher))
    return area + game.arrange(zones, game.area(state, owner, seat))


def _zone(game: Game[Any], state: State, zone: ZoneKind, owner: i64, seat: i64) -> Zone:
    place = zone.at(owner)
    found = state.zones[place]
    name: str = game.places.names[place]
    if len(found) == 0:
        return Zone(name, zone.shape, 0)
    if zone.sees == ALL:
        return Zone(name, zone.shape, len(found), _faces(game, found, name))
    looker = owner if zone.sees == OWNER else state.actor
    if zone.sees != NONE and seat >= 0 and seat == looker:
        return Zone(name, zone.shape, len(found), _faces(game, found, zone.name))
    faces = _faces(game, known_to(found, seat), name)
    if zone.backs == NO_BACKS:
        return Zone(name, zone.shape, len(found), faces)
    return Zone(name, zone.shape, len(found), faces, _backs(game, state, zone, found, seat))


def known_to(zone: list[i64], seat: i64) -> list[i64]:
    """What a seat knows of a zone it cannot look into; a spectator (-1) knows what is public."""
    mask = (cards.PUBLIC if seat < 0 else 1 << seat) << cards.SEERS_SHIFT
    known: list[i64] = []
    for card in zone:
        if card & mask:
            known.append(card)
    return known


def _faces(game: Game[Any], zone: list[i64], place: str) -> list[Face]:
    """Faces in card order, equal ones together."""
    faces: list[Face] = []
    if len(zone) == 0:
        return faces
    kinds: list[i64] = [card & cards.KIND for card in zone]
    kinds.sort()
    slugs: Sequence[str] = game.words["card"]
    ids = game.face_ids(place)
    at = 0
    while at < len(kinds):
        kind = kinds[at]
        count = 1
        while at + count < len(kinds) and kinds[at + count] == kind:
            count += 1
        faces.append(Face(slugs[kind], ids[kind], count))
        at += count
    return faces


def _backs(
    game: Game[Any], state: State, zone: ZoneKind, found: list[i64], seat: i64
) -> dict[str, int]:
    """What the seat sees from behind: the top of a pile, elsewhere cards it does not know."""
    mask = (cards.PUBLIC if seat < 0 else 1 << seat) << cards.SEERS_SHIFT
    seen = found[-1:] if zone.backs == TOP_BACK else [card for card in found if not card & mask]
    names = [game.backs[state.rules.back[card & cards.KIND]] for card in seen]
    return {name: names.count(name) for name in sorted(set(names))}


def faces_of(kinds: Iterable[int], zone: str, slugs: Sequence[str]) -> list[Face]:
    """Faces of things that lie in fields, in their order, equal ones together."""
    counts: dict[int, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return [Face(slugs[kind], f"{zone}/{slugs[kind]}", counts[kind]) for kind in sorted(counts)]
