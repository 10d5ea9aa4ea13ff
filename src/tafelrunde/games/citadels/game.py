"""Citadels (Ohne Furcht und Adel), first German edition: everything joined into one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tafelrunde.engine import cards
from tafelrunde.engine.events import Cause
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.position import Reader
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import Rules, State
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.verbs import Verb
from tafelrunde.engine.view import Arguments, Catalogue, Kind, View
from tafelrunde.games.citadels import knowledge, scoring, steps, turn
from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels import rules as r
from tafelrunde.games.citadels.causes import CAUSES, PLACES
from tafelrunde.games.citadels.districts import (
    CHARACTER_NAMES,
    COLOURS,
    EFFECTS,
    DistrictList,
    printed_districts,
    read_districts,
)
from tafelrunde.games.citadels.effects import effects_at_work
from tafelrunde.games.citadels.position import read_position, write_position
from tafelrunde.games.citadels.state import CitadelsState
from tafelrunde.games.citadels.view import citadels_view, looked_for, touched

MOST_ROUNDS = 100
# A round: at most 7 choices in the draft, 7 turns of at most 11 decisions, one rescue, and the
# Magician laying down a whole hand, which cannot be more than every card there is.
MOST_DECISIONS = 7 + 7 * 11 + 1 + r.KINDS * 20


class Citadels(Game):
    """2 to 7 players build cities with the help of eight characters."""

    name: ClassVar[str] = "citadels"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, r.SEATS + 1)
    options: ClassVar[Mapping[str, Option]] = {
        "allow_duplicates": Option(True, (True, False), "citadels-option-allow_duplicates"),
        "haunted_city_last_round_locked": Option(
            False, (False, True), "citadels-option-haunted_city_last_round_locked"
        ),
        "bank_limit": Option(None, (None, 30, 35), "citadels-option-bank_limit"),
        "tie_break": Option("shared", ("shared", "gold"), "citadels-option-tie_break"),
        "first_crown": Option(0, (*range(r.SEATS), "random"), "citadels-option-first_crown"),
        "round_limit": Option(60, range(1, MOST_ROUNDS + 1), "citadels-option-round_limit"),
    }
    verbs: ClassVar[Sequence[Verb]] = m.VERBS
    longest: ClassVar[int] = MOST_ROUNDS * MOST_DECISIONS
    steps: ClassVar[Mapping[str, type[Step]]] = {
        "draft": steps.Draft,
        "lay_down": steps.LayDown,
        "call": steps.Call,
        "end_round": steps.EndRound,
        "turn": turn.Turn,
        "choose": turn.Choose,
        "exchange": turn.Exchange,
        "rescue": turn.Rescue,
    }
    refusals: ClassVar[Sequence[str]] = m.REFUSALS
    causes: ClassVar[Sequence[Cause]] = CAUSES
    places: ClassVar[Sequence[str]] = PLACES
    effect_names: ClassVar[Sequence[str]] = tuple(effect for effect in EFFECTS if effect)

    def __init__(self, districts: DistrictList) -> None:
        super().__init__(districts.hash)
        self.districts = districts

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (None if self.districts is printed_districts() else self.districts.text,)

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        return {
            "character": CHARACTER_NAMES,
            "card": self.districts.slugs,
            "seat": [str(seat) for seat in range(r.SEATS)],
            "token": ["crown"],
        }

    # ------------------------------------------------------------------ set-up

    def make_rules(self, options: dict[str, Any]) -> Rules:
        kinds = self.districts.districts
        return r.CitadelsRules(
            self,
            options,
            [COLOURS.index(kind.colour) for kind in kinds],
            [kind.cost for kind in kinds],
            [kind.points for kind in kinds],
            [kind.copies for kind in kinds],
            [EFFECTS[kind.effect] for kind in kinds],
        )

    def misfit(self, name: str, value: Any, players: int) -> str:
        if name == "first_crown" and value != "random" and value >= players:
            return f"there is no seat {value} at a table of {players}"
        return ""

    def deal(self, rules: r.CitadelsRules, players: int, rng: Rng, journal: Journal) -> State:
        return steps.new_game(rules, players, rng, journal)

    # --------------------------------------------------------------- positions

    def write(self, s: CitadelsState) -> dict[str, Any]:
        return write_position(s, self.districts.slugs)

    def read(
        self, reader: Reader, rules: r.CitadelsRules, players: int, rng: Rng, agenda: Sequence[Step]
    ) -> State:
        return read_position(reader, rules, players, rng, agenda)

    def census(self, s: CitadelsState) -> dict[str, int]:
        kinds = [0] * int(s.table.kinds)
        for zone in (s.deck, s.discard, s.offer, *(z for p in s.seats for z in (p.hand, p.city))):
            for card in zone:
                kinds[card & cards.KIND] += 1
        found = dict(zip(self.districts.slugs, kinds, strict=False))
        for character in self._characters(s):
            found[CHARACTER_NAMES[character]] = found.get(CHARACTER_NAMES[character], 0) + 1
        if s.table.bank_limit >= 0:
            found["gold"] = int(s.bank()) + sum(int(seat.gold) for seat in s.seats)
        found["negative gold"] = sum(seat.gold < 0 for seat in s.seats) + (s.bank() < 0)
        return found

    @staticmethod
    def _characters(s: CitadelsState) -> list[int]:
        """Every character wherever it lies: open, in a slot, or handed on."""
        slots = [s.slot(slot) for slot in range(9) if s.slot(slot) != NOBODY]
        packet = [one for one in steps.characters_in(s.handed_on) if one != s.slot(0)]
        return [*steps.characters_in(s.open), *slots, *packet]

    # --------------------------------------------------------------- knowledge

    def redeal(self, world: CitadelsState, seat: int) -> None:
        knowledge.redeal(world, seat)

    def view(self, s: CitadelsState, seat: int | None) -> View:
        return citadels_view(s, seat, self.districts.slugs, self.version)

    def ask(self, s: CitadelsState) -> Arguments:
        step = s.current
        if isinstance(step, turn.Turn):
            return {"seat": int(step.seat), "character": CHARACTER_NAMES[step.a]}
        if isinstance(step, turn.Choose | turn.Exchange):
            return {"seat": int(step.seat), "count": int(step.a)}
        if isinstance(step, turn.Rescue):
            card = self.districts.slugs[s.discard[-1]]
            return {"seat": int(step.seat), "card": card, "victim_seat": int(step.a)}
        return {"seat": int(step.seat)}

    def touches(self, s: CitadelsState, move: int) -> list[str]:
        words = self.notations[move].split(" ")[1:]
        return touched(s, move, words)

    def looked_for(self, s: CitadelsState) -> list[int]:
        return looked_for(s)

    def reason_facts(self, s: CitadelsState, move: int, code: str) -> Arguments:
        facts: Arguments = self.arguments(s.notate(move))
        kind = self._kind(move)
        if code == "too_expensive":
            facts |= {"cost": int(s.table.cost[kind]), "gold": int(s.seats[s.actor].gold)}
        elif code == "destruction_too_expensive":
            facts |= {"cost": int(s.table.cost[kind]) - 1, "gold": int(s.seats[s.actor].gold)}
        elif code == "smithy_too_expensive":
            facts |= {"cost": r.SMITHY_PRICE, "gold": int(s.seats[s.actor].gold)}
        elif code == "build_limit_reached":
            facts |= {"limit": int(m.build_limit(s.called))}
        elif code == "no_districts_of_colour":
            facts |= {"colour": COLOURS[r.INCOME_COLOUR[s.called]]}
        return facts

    def _kind(self, move: int) -> int:
        """The kind of district a move is about; 0 where it is about none."""
        verb = self.verb(move)
        return (move - verb.base) % r.KINDS if "card" in verb.arguments else 0

    def effects(self, s: CitadelsState) -> list[str]:
        return effects_at_work(s, s.moves())

    def catalogue(self) -> Catalogue:
        districts = [
            Kind(
                kind.slug,
                "district",
                kind.names,
                {"colour": kind.colour, "cost": kind.cost, "points": kind.points},
                f"citadels-effect-{kind.effect}" if kind.effect else "",
                kind.provenance,
            )
            for kind in self.districts.districts
        ]
        characters = [
            Kind(name, "character", names, {"number": number}, f"citadels-power-{name}", "printed")
            for number, (name, names) in enumerate(_CHARACTERS.items(), 1)
        ]
        return Catalogue(self.name, self.version, self.cards, districts + characters)

    # ------------------------------------------------------------------ scores

    def score_sheet(self, s: CitadelsState) -> list[dict[str, int]]:
        return [
            {
                category: int(points)
                for category, points in zip(
                    scoring.CATEGORIES, scoring.score_items(s, seat), strict=True
                )
            }
            for seat in range(s.players)
        ]

    def standing(self, s: CitadelsState, seat: int) -> tuple[int, ...]:
        items = scoring.score_items(s, seat)
        gold = s.seats[seat].gold if s.table.tie_break_gold else 0
        return int(sum(items)), int(items[0]), int(gold)


_CHARACTERS = {
    "assassin": {"de": "Meuchler", "en": "Assassin"},
    "thief": {"de": "Dieb", "en": "Thief"},
    "magician": {"de": "Magier", "en": "Magician"},
    "king": {"de": "König", "en": "King"},
    "bishop": {"de": "Prediger", "en": "Bishop"},
    "merchant": {"de": "Händler", "en": "Merchant"},
    "architect": {"de": "Baumeister", "en": "Architect"},
    "warlord": {"de": "Söldner", "en": "Warlord"},
}


@cache
def make(cards: str | None) -> Citadels:
    """The game with the printed districts, or with those of a card file's text."""
    return Citadels(printed_districts() if cards is None else read_districts(cards))
