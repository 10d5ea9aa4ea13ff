"""Citadels positions: written readably, read back with every value checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine import cards
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.position import REST, Reader, named, whole
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.games.citadels import rules as r
from tafelrunde.games.citadels import state as st
from tafelrunde.games.citadels.agendas import check_agenda
from tafelrunde.games.citadels.characters import read_characters, write_characters
from tafelrunde.games.citadels.districts import CHARACTER_NAMES
from tafelrunde.games.citadels.state import CitadelsState, Seat

USED = {
    "gathered": st.GATHERED,
    "income": st.INCOME,
    "power": st.POWER,
    "bonus": st.BONUS,
    "laboratory": st.LABORATORY_USED,
    "smithy": st.SMITHY_USED,
}
MOST_GOLD = 10**6
# Seven, three by the Architect, and with 2 or 3 players one by the seat's other character
MOST_DISTRICTS = r.CITY - 1 + r.ARCHITECT_BUILDS + 1


# ----------------------------------------------------------------------- writing
def write_position(s: CitadelsState, slugs: Sequence[str]) -> dict[str, Any]:
    return {
        "round": int(s.round),
        "crown": int(s.crown),
        **write_characters(s),
        "murdered": _character(s.murdered),
        "robbed": _character(s.robbed),
        "complete": int(s.complete),
        "haunted_round": int(s.haunted_round),
        "used": [name for name, bit in USED.items() if s.used & bit],
        "built": int(s.built),
        "batch": int(s.batch),
        "deck": [_write_card(card, slugs) for card in s.deck],
        "discard": [slugs[kind] for kind in s.discard],
        "offer": [_write_card(card, slugs) for card in s.offer],
        "seats": [
            {
                "gold": int(seat.gold),
                "hand": [_write_card(card, slugs) for card in seat.hand],
                "city": [slugs[kind] for kind in seat.city],
            }
            for seat in s.seats
        ],
    }


def _character(character: int) -> str | None:
    return None if character == NOBODY else CHARACTER_NAMES[character]


def _write_card(card: int, slugs: Sequence[str]) -> str | dict[str, Any]:
    """A card is its name; what only some know of it, and its batch, are added where needed."""
    slug = slugs[card & cards.KIND]
    batch = (card >> cards.BATCH_SHIFT) & cards.BATCH
    seers = card >> cards.SEERS_SHIFT
    if not batch and not seers:
        return slug
    if seers & cards.PUBLIC:
        return {"card": slug, "public": True, "batch": batch}
    known_to = [seat for seat in range(r.SEATS) if (seers >> seat) & 1]
    return {"card": slug, "known_to": known_to, "batch": batch}


# ----------------------------------------------------------------------- reading
def read_position(
    reader: Reader, rules: r.CitadelsRules, players: int, rng: Rng, agenda: Sequence[Step]
) -> CitadelsState:
    table = _TableReader(reader, rules, players)
    seats = [table.seat(i, inner) for i, inner in enumerate(reader.objects("seats", players))]
    s = CitadelsState(rules, players, rng, seats, [])
    s.round = reader.integer("round", 1, int(rules.round_limit), 1)
    s.batch = reader.integer("batch", 0, cards.BATCH, 0)
    s.complete = reader.integer("complete", NOBODY, players - 1, NOBODY)
    s.haunted_round = reader.integer("haunted_round", 0, int(s.round), 0)
    s.built = reader.integer("built", 0, r.ARCHITECT_BUILDS, 0)
    s.discard = table.kinds(reader, "discard")
    s.offer = table.zone(reader, "offer", NOBODY)
    s.deck = table.deck(rng)
    for name in reader.words("used", tuple(USED), []):
        s.used |= tuple(USED.values())[name]
    s.murdered = reader.word("murdered", CHARACTER_NAMES, None)
    s.robbed = reader.word("robbed", CHARACTER_NAMES, None)
    read_characters(s, reader, agenda)
    _check_gold(s, reader)
    _check_complete(s, reader)
    check_agenda(s, reader, agenda)
    return s


class _TableReader:
    """Reads cards and counts them: every card must be in exactly one place."""

    def __init__(self, reader: Reader, rules: r.CitadelsRules, players: int) -> None:
        self.reader = reader
        self.rules = rules
        self.players = players
        self.slugs: tuple[str, ...] = rules.game.districts.slugs[: int(rules.kinds)]
        self.left = [int(copies) for copies in rules.copies]

    def seat(self, number: int, reader: Reader) -> Seat:
        gold = reader.integer("gold", 0, MOST_GOLD, 0)
        hand = self.zone(reader, "hand", number)
        city = sorted(self.kinds(reader, "city"))
        if len(city) > MOST_DISTRICTS:
            reader.fail("city", f"no city has more than {MOST_DISTRICTS} districts")
        if not self.rules.allow_duplicates and len(set(city)) < len(city):
            reader.fail("city", "two equal districts are not allowed by the options")
        reader.take("characters", None)  # read with the draft
        reader.done()
        seat = Seat(gold, hand, city, 0, 0)
        seat.survey(self.rules)
        return seat

    def place(self, kind: int, path: str) -> int:
        self.left[kind] -= 1
        if self.left[kind] < 0:
            raise BadPosition(path, f"there are only {self.rules.copies[kind]} {self.slugs[kind]}")
        return kind

    def kinds(self, reader: Reader, key: str) -> list[int]:
        found = reader.words(key, self.slugs, [])
        return [self.place(kind, reader.at(key)) for kind in found]

    def zone(self, reader: Reader, key: str, owner: int) -> list[int]:
        zone: list[int] = []
        for i, item in enumerate(reader.items(key, 4096, [])):
            cards.put(zone, self.card(item, f"{reader.at(key)}[{i}]", owner))
        return zone

    def deck(self, rng: Rng) -> list[int]:
        """The draw pile as written, or everything not placed, shuffled."""
        items = self.reader.take("deck")
        path = self.reader.at("deck")
        if items == REST:
            deck = [kind for kind, count in enumerate(self.left) for _ in range(count)]
            rng.shuffle(deck)
            return deck
        if not isinstance(items, list):
            raise BadPosition(path, f'a list of cards or "{REST}" is wanted')
        deck = [self.card(item, f"{path}[{i}]", NOBODY) for i, item in enumerate(items)]
        for kind, count in enumerate(self.left):
            if count:
                raise BadPosition(path, f"{count} {self.slugs[kind]} lie nowhere")
        return deck

    def card(self, item: object, path: str, owner: int) -> int:
        if not isinstance(item, dict):
            return self.place(named(item, path, self.slugs), path)
        inner = Reader(item, path)
        kind = self.place(named(inner.take("card"), inner.at("card"), self.slugs), path)
        batch = inner.integer("batch", 0, cards.BATCH, 0)
        seers = 0
        if inner.flag("public", False):
            seers = (cards.PUBLIC | ((1 << self.players) - 1)) & ~(1 << owner if owner >= 0 else 0)
        for i, value in enumerate(inner.items("known_to", self.players, [])):
            seat = whole(value, f"{inner.at('known_to')}[{i}]", 0, self.players - 1)
            if seat == owner:
                inner.fail("known_to", "its owner knows a card anyway")
            seers |= 1 << seat
        inner.done()
        return kind | batch << cards.BATCH_SHIFT | seers << cards.SEERS_SHIFT


def _check_gold(s: CitadelsState, reader: Reader) -> None:
    if s.bank() < 0:
        reader.fail("seats", f"there is more gold than the bank_limit of {s.table.bank_limit}")


def _check_complete(s: CitadelsState, reader: Reader) -> None:
    finished = [i for i, seat in enumerate(s.seats) if len(seat.city) >= r.CITY]
    if s.complete == NOBODY and finished:
        reader.fail("complete", f"seat {finished[0]} has a complete city")
    if s.complete != NOBODY and s.complete not in finished:
        reader.fail("complete", f"seat {s.complete} has no complete city")
