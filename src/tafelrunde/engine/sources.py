"""Where the facts of our cards come from, field by field: `components/sources.toml` of a game.

    rest = "reconstructed"     # facts of the cards below of which nothing is said
    others = "invented"        # cards that are not named
    [cards]
    will_70 = "printed"        # all of it
    king = { printed = ["name"], invented = ["text"] }

A field is the `name` of a card, its `text`, or one of its facts. The card lists of others have a
column for each card as a whole, and nothing here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.view import Kind

NAME = "name"
TEXT = "text"
PARTIAL = "partial"
SOURCES = ("printed", "reconstructed", "invented")


class Sources:
    """What is known of the cards of a list."""

    def __init__(self, text: str) -> None:
        data: dict[str, Any] = tomllib.loads(text)
        self.rest: str = data["rest"]
        self.others: str = data["others"]
        self.cards: Mapping[str, str | Mapping[str, list[str]]] = data["cards"]

    def told(self, kinds: list[Kind]) -> list[Kind]:
        """Return the kinds with the sources of their fields; plain pieces have none."""
        return [self._told(kind) if kind.provenance else kind for kind in kinds]

    def _told(self, kind: Kind) -> Kind:
        card = self.cards.get(kind.id, self.others)
        if isinstance(card, str):
            return replace(kind, provenance=card)
        listed = {field: source for source in SOURCES for field in card.get(source, ())}
        fields = [NAME, *kind.facts, *([TEXT] if TEXT in listed else [])]
        return from_fields(kind, {field: listed.get(field, self.rest) for field in fields})


def from_fields(kind: Kind, sources: dict[str, str]) -> Kind:
    """A kind that is known as well as its fields are."""
    found = set(sources.values())
    if len(found) == 1:
        return replace(kind, provenance=found.pop())
    return replace(kind, provenance=PARTIAL, sources=sources)
