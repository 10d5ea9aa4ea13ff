"""Citadels positions: written readably, read back with every value checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine import cards
from tafelrunde.engine.cardtable import CardReader, write_card
from tafelrunde.engine.position import Reader
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
        "deck": [write_card(card, slugs) for card in s.deck],
        "discard": [slugs[kind] for kind in s.discard],
        "offer": [write_card(card, slugs) for card in s.offer],
        "seats": [
            {
                "gold": int(seat.gold),
                "hand": [write_card(card, slugs) for card in seat.hand],
                "city": [slugs[kind] for kind in seat.city],
            }
            for seat in s.seats
        ],
    }


def _character(character: int) -> str | None:
    return None if character == NOBODY else CHARACTER_NAMES[character]


# ----------------------------------------------------------------------- reading
def read_position(
    reader: Reader, rules: r.CitadelsRules, players: int, rng: Rng, agenda: Sequence[Step]
) -> CitadelsState:
    slugs = rules.game.districts.slugs[: int(rules.kinds)]
    table = CardReader(slugs, rules.copies, players)
    seats = [
        _read_seat(i, inner, table, rules)
        for i, inner in enumerate(reader.objects("seats", players))
    ]
    s = CitadelsState(rules, players, rng, seats, [])
    s.round = reader.integer("round", 1, int(rules.round_limit), 1)
    s.batch = reader.integer("batch", 0, cards.BATCH, 0)
    s.complete = reader.integer("complete", NOBODY, players - 1, NOBODY)
    s.haunted_round = reader.integer("haunted_round", 0, int(s.round), 0)
    s.built = reader.integer("built", 0, r.ARCHITECT_BUILDS, 0)
    s.discard = table.kinds(reader, "discard")
    s.offer = table.zone(reader, "offer", NOBODY)
    s.deck = table.deck(reader, "deck", rng)
    for name in reader.words("used", tuple(USED), []):
        s.used |= tuple(USED.values())[name]
    s.murdered = reader.word("murdered", CHARACTER_NAMES, None)
    s.robbed = reader.word("robbed", CHARACTER_NAMES, None)
    read_characters(s, reader, agenda)
    _check_gold(s, reader)
    _check_complete(s, reader)
    check_agenda(s, reader, agenda)
    return s


def _read_seat(number: int, reader: Reader, table: CardReader, rules: r.CitadelsRules) -> Seat:
    gold = reader.integer("gold", 0, MOST_GOLD, 0)
    hand = table.zone(reader, "hand", number)
    city = sorted(table.kinds(reader, "city"))
    if len(city) > MOST_DISTRICTS:
        reader.fail("city", f"no city has more than {MOST_DISTRICTS} districts")
    if not rules.allow_duplicates and len(set(city)) < len(city):
        reader.fail("city", "two equal districts are not allowed by the options")
    reader.take("characters", None)  # read with the draft
    reader.done()
    seat = Seat(gold, hand, city, 0, 0)
    seat.survey(rules)
    return seat


def _check_gold(s: CitadelsState, reader: Reader) -> None:
    if s.bank() < 0:
        reader.fail("seats", f"there is more gold than the bank_limit of {s.table.bank_limit}")


def _check_complete(s: CitadelsState, reader: Reader) -> None:
    finished = [i for i, seat in enumerate(s.seats) if len(seat.city) >= r.CITY]
    if s.complete == NOBODY and finished:
        reader.fail("complete", f"seat {finished[0]} has a complete city")
    if s.complete != NOBODY and s.complete not in finished:
        reader.fail("complete", f"seat {s.complete} has no complete city")
