"""Cards in positions: written and read with who knows them, and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine import cards
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.reader import REST, Reader, named, whole
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY

MOST_SEATS = 14  # below the bits that mean everybody


def write_card(card: int, slugs: Sequence[str]) -> str | dict[str, Any]:
    """A card is its name; what only some know of it, and its batch, are added where needed."""
    slug = slugs[card & cards.KIND]
    batch = (card >> cards.BATCH_SHIFT) & cards.BATCH
    seers = card >> cards.SEERS_SHIFT
    if not batch and not seers:
        return slug
    if seers & cards.PUBLIC:
        return {"card": slug, "public": True, "batch": batch}
    known_to = [seat for seat in range(MOST_SEATS) if (seers >> seat) & 1]
    back = {"back_seen": True} if seers & cards.BACK_SEEN else {}
    return {"card": slug, "known_to": known_to, "batch": batch, **back}


class CardReader:
    """Reads cards and counts them: every card must be in exactly one place."""

    def __init__(self, slugs: Sequence[str], copies: Sequence[int], players: int) -> None:
        self.slugs = slugs
        self.copies = copies
        self.players = players
        self.left = [int(count) for count in copies]

    def place(self, kind: int, path: str) -> int:
        self.left[kind] -= 1
        if self.left[kind] < 0:
            raise BadPosition(path, f"there are only {self.copies[kind]} {self.slugs[kind]}")
        return kind

    def kinds(self, reader: Reader, key: str) -> list[int]:
        """A zone that is open to everybody."""
        found = reader.words(key, self.slugs, [])
        return [self.place(kind, reader.at(key)) for kind in found]

    def zone(self, reader: Reader, key: str, owner: int) -> list[int]:
        """A hidden zone that its owner sees, in card order."""
        zone: list[int] = []
        for i, item in enumerate(reader.items(key, 4096, [])):
            cards.put(zone, self.card(item, f"{reader.at(key)}[{i}]", owner))
        return zone

    def deck(self, reader: Reader, key: str, rng: Rng) -> list[int]:
        """The draw pile as written, or everything not placed, shuffled; to be read last."""
        items = reader.take(key)
        path = reader.at(key)
        if items == REST:
            deck = [kind for kind, count in enumerate(self.left) for _ in range(count)]
            rng.shuffle(deck)
            return deck
        if not isinstance(items, list):
            raise BadPosition(path, f'a list of cards or "{REST}" is wanted')
        deck = [self.card(item, f"{path}[{i}]", NOBODY) for i, item in enumerate(items)]
        self.done(path)
        return deck

    def pile(self, reader: Reader, key: str, most: int, owner: int) -> list[int]:
        """A hidden zone in the order in which it is written."""
        found = reader.items(key, most, [])
        return [self.card(item, f"{reader.at(key)}[{i}]", owner) for i, item in enumerate(found)]

    def done(self, path: str) -> None:
        for kind, count in enumerate(self.left):
            if count:
                raise BadPosition(path, f"{count} {self.slugs[kind]} lie nowhere")

    def card(self, item: object, path: str, owner: int) -> int:
        if not isinstance(item, dict):
            return self.place(named(item, path, self.slugs), path)
        inner = Reader(item, path)
        kind = self.place(named(inner.take("card"), inner.at("card"), self.slugs), path)
        batch = inner.integer("batch", 0, cards.BATCH, 0)
        seers = 0
        if inner.flag("public", False):
            seers = (cards.PUBLIC | ((1 << self.players) - 1)) & ~(1 << owner if owner >= 0 else 0)
        elif inner.flag("back_seen", False):
            seers = cards.BACK_SEEN
        for i, value in enumerate(inner.items("known_to", self.players, [])):
            seat = whole(value, f"{inner.at('known_to')}[{i}]", 0, self.players - 1)
            if seat == owner:
                inner.fail("known_to", "its owner knows a card anyway")
            seers |= 1 << seat
        inner.done()
        return kind | batch << cards.BATCH_SHIFT | seers << cards.SEERS_SHIFT
