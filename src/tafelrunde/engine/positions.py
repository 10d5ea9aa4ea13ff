"""Whole positions: written readably from a game's declarations, read back with all checked."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from tafelrunde.engine import cards
from tafelrunde.engine.cardreader import CardReader, write_card
from tafelrunde.engine.errors import BadOption, BadPosition, Problem
from tafelrunde.engine.fields import Number
from tafelrunde.engine.given import shortened
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.mixturereader import read_mixtures, write_mixtures
from tafelrunde.engine.places import ACTOR, ALL, NONE, OWNER, ZoneKind
from tafelrunde.engine.reader import Reader, Wants, listed, whole
from tafelrunde.engine.rng import SEEDS, WORD, Rng, seeded
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.state import State
from tafelrunde.engine.step import ANYWHERE, NOBODY, Decision, Step

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game

OTHER_GAME = Problem("error-position_game", "this is a position of {name}, not of {game}")
NEWER_RULES = Problem("error-position_newer", "version {version} is newer than ours ({ours})")
OTHER_CARDS = Problem("error-position_cards", "the position was made with another card file")
MOST_PLIES = 1 << 30  # a position may count its decisions as it likes
MOST_STEPS = 64


# ----------------------------------------------------------------------- writing
def write(game: Game[Any], state: State) -> dict[str, Any]:
    """The whole position; what is as usual in options is left out."""
    steps = [*state.agenda, *([] if state.over else [state.current])]
    options = {
        name: value
        for name, value in state.rules.options.items()
        if value != game.options[name].default
    }
    zones = [zone for zone in game.places.zones if not zone.each]
    return {
        "game": game.name,
        "rules": game.version,
        "cards": game.cards,
        "players": int(state.players),
        "options": options,
        "ply": int(state.ply),
        "rng": state.rng.words(),
        **{field.name: field.write(state) for field in game.fields},
        **game.write_more(state),
        **{zone.name: _write_zone(game, state, zone, 0) for zone in zones},
        **write_mixtures(state, game.words["card"]),
        "seats": [_write_seat(game, state, seat) for seat in range(state.players)],
        "agenda": [
            [game.step_name(step), int(step.seat), int(step.a), int(step.b)] for step in steps
        ],
    }


def _write_seat(game: Game[Any], state: Any, seat: int) -> dict[str, Any]:
    zones = [zone for zone in game.places.zones if zone.each]
    return {
        **{field.name: field.write(state.seats[seat]) for field in game.seat_fields},
        **{zone.name: _write_zone(game, state, zone, seat) for zone in zones},
        **game.write_seat(state, seat),
    }


def _write_zone(game: Game[Any], state: State, zone: ZoneKind, seat: int) -> list[Any]:
    return [write_card(card, game.words["card"]) for card in state.zones[zone.at(seat)]]


def census(game: Game[Any], state: State) -> dict[str, int]:
    """How many there are of each kind of card, and of everything the game counts besides."""
    kinds = [0] * int(state.rules.kinds)
    for zone in state.zones:
        for card in zone:
            kinds[card & cards.KIND] += 1
    return {**dict(zip(game.words["card"], kinds, strict=False)), **game.census_more(state)}


# ----------------------------------------------------------------------- reading
def read(game: Game[Any], data: object) -> State:
    """The state of a position (an object, or its JSON text); BadPosition names the path."""
    reader = Reader(_parsed(data))
    rules, players = _read_head(game, reader)
    ply = reader.integer("ply", 0, MOST_PLIES, 0)
    rng = _read_rng(reader)
    agenda = _read_agenda(game, reader, players)
    state: State = game.empty(rules, players, rng)
    _read_table(game, state, reader)
    game.read_more(state, reader, agenda)
    _check(game, state, agenda, Wants(reader))
    reader.done()
    state.ply = ply
    state.agenda = agenda
    state.advance()
    state.journal = Journal()
    state.journal.ply = ply
    return state


def _parsed(data: object) -> object:
    if not isinstance(data, str | bytes):
        return data
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadPosition("$", f"this is no JSON: {error}") from None


def _read_head(game: Game[Any], reader: Reader) -> tuple[Rules, int]:
    name = reader.take("game", game.name)
    if name != game.name:
        reader.fail("game", OTHER_GAME, name=shortened(name), game=game.name)
    version = reader.integer("rules", 1, 1 << 30, game.version)
    if version > game.version:
        reader.fail("rules", NEWER_RULES, version=version, ours=game.version)
    file = reader.take("cards", game.cards)
    if file != game.cards:
        reader.fail("cards", OTHER_CARDS)
    players = reader.integer("players", game.players[0], game.players[-1])
    options = reader.take("options", {})
    if not isinstance(options, dict):
        reader.fail("options", "an object is wanted")
    try:
        return game.rules(options, players), players
    except BadOption as error:
        raise BadPosition(reader.at("options"), str(error)) from error


def _read_rng(reader: Reader) -> Rng:
    """The generator: four words as a position writes them, or a seed as a person does."""
    if not reader.has("rng"):
        return seeded(reader.integer("seed", 0, SEEDS - 1, 0))
    words = reader.items("rng", 4)
    if len(words) != 4:
        reader.fail("rng", "four numbers are wanted")
    values = [whole(value, f"{reader.at('rng')}[{i}]", 0, WORD) for i, value in enumerate(words)]
    return Rng(values[0], values[1], values[2], values[3])


def _read_agenda(game: Game[Any], reader: Reader, players: int) -> list[Step]:
    """The agenda, the decision that waits last; numbers at the end that are 0 may be left out."""
    steps: list[Step] = []
    for i, item in enumerate(reader.items("agenda", MOST_STEPS)):
        path = f"{reader.at('agenda')}[{i}]"
        parts = listed(item, path, 4)
        if not parts or not isinstance(parts[0], str) or parts[0] not in game.step_types:
            raise BadPosition(path, f"must begin with one of {', '.join(game.step_types)}")
        numbers = [whole(v, f"{path}[{k}]", -1, 1 << 30) for k, v in enumerate(parts[1:], 1)]
        seat, a, b = numbers + [-1, 0, 0][len(numbers) :]
        if seat >= players:
            raise BadPosition(f"{path}[1]", f"there is no seat {seat}")
        steps.append(game.step_types[parts[0]](seat, a, b))
    if steps and not (isinstance(steps[-1], Decision) and steps[-1].seat >= 0):
        raise BadPosition(reader.at("agenda"), "the last step must be the decision of a seat")
    return steps


def _read_table(game: Game[Any], state: Any, reader: Reader) -> None:
    """Seats, fields and zones; the draw pile last, since it may be the rest of all cards."""
    copies = state.rules.copies
    table = CardReader(game.words["card"][: len(copies)], copies, int(state.players))
    for seat, inner in enumerate(reader.objects("seats", int(state.players))):
        for field in game.seat_fields:
            field.read(state.seats[seat], inner, state)
        for zone in game.places.zones:
            if zone.each:
                state.zones[zone.at(seat)] = _read_zone(zone, seat, inner, table)
        game.read_seat(state, seat, inner)
        inner.done()
    for field in game.fields:
        field.read(state, reader, state)
    common = [zone for zone in game.places.zones if not zone.each]
    piles = [zone for zone in common if zone.sees == NONE and zone.ordered]
    for zone in common:
        if zone not in piles[:1]:
            state.zones[zone.base] = _read_zone(zone, NOBODY, reader, table)
    for zone in piles[:1]:
        state.zones[zone.base] = table.deck(reader, zone.name, state.rng)
    # A position written by hand may speak of batches and not say that there was a reshuffle.
    everywhere = [card for cards_there in state.zones for card in cards_there]
    batches = [(card >> cards.BATCH_SHIFT) & cards.BATCH for card in everywhere]
    if state.batch == 0:
        state.batch = min(max(batches, default=0), cards.LAST_BATCH)
    state.mixtures = read_mixtures(state, reader, game.words["card"][: len(copies)])


def _read_zone(zone: ZoneKind, seat: int, reader: Reader, table: CardReader) -> list[int]:
    if zone.sees == ALL:
        kinds = table.kinds(reader, zone.name)
        return kinds if zone.ordered else sorted(kinds)
    owner = seat if zone.sees == OWNER else NOBODY
    if zone.ordered:
        return table.pile(reader, zone.name, int(zone.most), owner)
    return table.zone(reader, zone.name, owner)


# ---------------------------------------------------------------------- checking
def _check(game: Game[Any], state: State, agenda: Sequence[Step], wants: Wants) -> None:
    """Every step may lie where it lies, and fits the table."""
    under: Step | None = None
    for step in agenda:
        below = "" if under is None else game.step_name(under)
        fits = below in step.lies_on() or ANYWHERE in step.lies_on()
        upon = f"on {below}" if below else "at the bottom"
        wants(fits, "agenda", f"{game.step_name(step)} cannot stand {upon}")
        step.check(state, under, wants)
        under = step
    _check_rest(game, state, agenda, wants)
    for zone in game.places.zones:
        if zone.sees == ACTOR:
            looking = under is not None and zone.name in under.looks_at()
            empty = not state.zones[zone.base]
            wants(looking or empty, zone.name, "nobody looks at cards")
    game.check(state, agenda, wants)


def _check_rest(game: Game[Any], state: Any, agenda: Sequence[Step], wants: Wants) -> None:
    """Numbers that only matter in a part of the game are at rest in all others."""
    for field in game.fields:
        if isinstance(field, Number):
            waiting = {game.step_name(step) for step in agenda}
            _check_number(field, state, waiting, field.name, wants)
    for field in game.seat_fields:
        if isinstance(field, Number):
            for seat in range(state.players):
                own = {game.step_name(step) for step in agenda if step.seat in (seat, NOBODY)}
                _check_number(field, state.seats[seat], own, f"seats[{seat}].{field.name}", wants)


def _check_number(
    field: Number, owner: Any, waiting: Collection[str], path: str, wants: Wants
) -> None:
    rests = int(getattr(owner, field.name)) == field.default
    wants(rests or not field.must_rest(waiting), path, f"is {field.default} in this part of a game")
