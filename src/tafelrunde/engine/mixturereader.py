"""Mixtures in positions: written where there are any, and read with all checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine import cards
from tafelrunde.engine.cardreader import CardReader, write_card
from tafelrunde.engine.dealing import place_of
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.mixtures import (
    FORMS,
    IN_ORDER,
    LAST_LABEL,
    MOST_MIXTURES,
    Mixture,
    label_of,
    mixture_of,
)
from tafelrunde.engine.reader import Reader, whole
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY

MIXTURES = "mixtures"


def write_mixtures(state: State, slugs: Sequence[str]) -> dict[str, Any]:
    """What is remembered of mixed cards; nothing where no cards were mixed."""
    if not state.mixtures:
        return {}
    return {MIXTURES: [_write(mixture, slugs, int(state.players)) for mixture in state.mixtures]}


def _write(mixture: Mixture, slugs: Sequence[str], players: int) -> dict[str, Any]:
    return {
        "batch": int(mixture.label),
        "form": FORMS[mixture.form],
        "seen_by": [seat for seat in range(players) if (mixture.eyes >> seat) & 1],
        "cards": [write_card(card, slugs) for card in mixture.cards],
        "gone": [write_card(card, slugs) for card in mixture.gone],
    }


def read_mixtures(state: State, reader: Reader, slugs: Sequence[str]) -> list[Mixture]:
    """The mixtures of a position whose zones have been read."""
    found: list[Mixture] = []
    for i, item in enumerate(reader.items(MIXTURES, MOST_MIXTURES, [])):
        inner = Reader(item, f"{reader.at(MIXTURES)}[{i}]")
        mixture = _read(inner, slugs, int(state.players))
        if mixture.end > LAST_LABEL + 1 or _clash(found, mixture):
            inner.fail("batch", "the number is taken")
        inner.done()
        found.append(mixture)
    _check(state, found, reader.at(MIXTURES))
    return found


def _clash(found: Sequence[Mixture], mixture: Mixture) -> bool:
    return any(one.label < mixture.end and mixture.label < one.end for one in found)


def _read(reader: Reader, slugs: Sequence[str], players: int) -> Mixture:
    label = reader.integer("batch", cards.LAST_BATCH + 1, LAST_LABEL)
    form = reader.word("form", FORMS)
    if form < 0:
        reader.fail("form", f"one of {', '.join(FORMS)} is wanted")
    eyes = 0
    for i, value in enumerate(reader.items("seen_by", players)):
        eyes |= 1 << whole(value, f"{reader.at('seen_by')}[{i}]", 0, players - 1)
    counted = CardReader(slugs, [1 << 30] * len(slugs), players)  # these cards lie elsewhere
    parts = []
    for key in ("cards", "gone"):
        items = reader.items(key, 4096)
        parts.append(
            [counted.card(one, f"{reader.at(key)}[{i}]", NOBODY) for i, one in enumerate(items)]
        )
    return mixture_of(label, form, eyes, parts[0], [card & cards.HIDDEN for card in parts[1]])


def _check(state: State, mixtures: Sequence[Mixture], path: str) -> None:
    """What went into a mixture has come out of it, and lies somewhere or is gone."""
    came_out: dict[int, list[int]] = {}
    everywhere = [
        card for place in state.places.hidden[state.players] for card in state.zones[place]
    ]
    for mixture in mixtures:
        everywhere += [*mixture.gone, *mixture.cards]
    for card in everywhere:
        came_out.setdefault(int(label_of(card)), []).append(int(card & cards.KIND))
    for label in came_out:
        if label > cards.LAST_BATCH and not any(mixture.makes(label) for mixture in mixtures):
            raise BadPosition(path, f"no mixture has the number {label}")
    for i, mixture in enumerate(mixtures):
        for card in mixture.cards:
            if any(later.makes(label_of(card)) for later in mixtures[i:]):
                raise BadPosition(f"{path}[{i}].cards", "they come out of a later mixture")
        went_in = [int(card & cards.KIND) for card in mixture.cards]
        out = [came_out.get(label, []) for label in range(mixture.label, mixture.end)]
        if mixture.form == IN_ORDER:
            fits = any(out == _after_taking(went_in, taken) for taken in range(len(went_in)))
        else:
            fits = sorted(out[0]) == sorted(went_in)
        if not fits:
            raise BadPosition(f"{path}[{i}]", "what went in and what came out are not the same")


def _after_taking(row: Sequence[int], taken: int) -> list[list[int]]:
    """What lies at each place once a card of a row was taken, which comes first."""
    places: list[list[int]] = [[] for _ in row]
    for i, kind in enumerate(row):
        places[place_of(i, taken)] = [kind]
    return places
