"""Citadels (Ohne Furcht und Adel), first German edition: everything joined into one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tafelrunde.boardgames.citadels import (
    characters,
    knowledge,
    powers,
    purple,
    scoring,
    steps,
    turn,
)
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.districts import (
    DistrictList,
    printed_districts,
    read_districts,
)
from tafelrunde.boardgames.citadels.effects import effects_at_work
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.view import board, held
from tafelrunde.boardgames.citadels.words import MOVES, PLACES, cause, refusal, used
from tafelrunde.engine.fields import Bits, Field, Number, Word
from tafelrunde.engine.game import Option
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.places import Places
from tafelrunde.engine.position import Reader, Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import Rules
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.tabletop import Tabletop
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.view import Catalogue, Component, Kind, Stage
from tafelrunde.engine.words import Causes, Words

MOST_ROUNDS = 100
# A round: at most 7 choices in the draft, 7 turns of at most 11 decisions, one rescue, and the
# Magician laying down a whole hand, which cannot be more than every card there is.
MOST_DECISIONS = 7 + 7 * 11 + 1 + r.KINDS * 20
MOST_GOLD = 10**6
# Seven, three by the Architect, and with 2 or 3 players one by the seat's other character
MOST_DISTRICTS = r.CITY - 1 + r.ARCHITECT_BUILDS + 1


class Citadels(Tabletop[CitadelsState]):
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
    longest: ClassVar[int] = MOST_ROUNDS * MOST_DECISIONS
    moves: ClassVar[Moves] = MOVES
    table: ClassVar[Places] = PLACES
    reasons: ClassVar[Words] = refusal
    why: ClassVar[Causes] = cause
    agenda: ClassVar[Sequence[type[Step]]] = (
        *(steps.Draft, steps.LayDown, steps.Call, steps.EndRound),
        *(turn.Turn, turn.Choose, powers.Exchange, purple.Rescue),
    )
    fields: ClassVar[Sequence[Field]] = (
        Number("round", 1, lambda s: s.table.round_limit, 1),
        Number("complete", NOBODY, lambda s: s.players - 1, NOBODY),
        Number("haunted_round", 0, lambda s: s.round, 0),
        Number("built", 0, r.ARCHITECT_BUILDS, 0),
        Bits("used", used),
        Word("murdered", r.CHARACTER_NAMES),
        Word("robbed", r.CHARACTER_NAMES),
    )
    seat_fields: ClassVar[Sequence[Field]] = (Number("gold", 0, MOST_GOLD, 0),)
    counters: ClassVar[Sequence[str]] = ("gold",)
    effect_names: ClassVar[Sequence[str]] = r.effect.names

    def __init__(self, districts: DistrictList) -> None:
        super().__init__(districts.hash)
        self.districts = districts

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (None if self.districts is printed_districts() else self.districts.text,)

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        return {
            "character": r.CHARACTER_NAMES,
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
            PLACES,
            MOVES,
            [r.COLOURS.index(kind.colour) for kind in kinds],
            [kind.cost for kind in kinds],
            [kind.points for kind in kinds],
            list(self.copies),
            [r.effect.bit(kind.effect) for kind in kinds],
            list(self.slugs),
        )

    @cached_property
    def slugs(self) -> Sequence[str]:
        return self.districts.slugs

    @cached_property
    def copies(self) -> Sequence[int]:
        return [kind.copies for kind in self.districts.districts]

    def misfit(self, name: str, value: Any, players: int) -> str:
        if name == "first_crown" and value != "random" and value >= players:
            return f"there is no seat {value} at a table of {players}"
        return ""

    def empty(self, rules: r.CitadelsRules, players: int, rng: Rng) -> CitadelsState:
        return steps.empty_table(rules, players, rng)

    def deal(
        self, rules: r.CitadelsRules, players: int, rng: Rng, journal: Journal
    ) -> CitadelsState:
        return steps.new_game(rules, players, rng, journal)

    # --------------------------------------------------------------- positions

    def write_more(self, s: CitadelsState) -> dict[str, Any]:
        return {"crown": int(s.crown), **characters.write_characters(s)}

    def read_more(self, s: CitadelsState, reader: Reader, agenda: Sequence[Step]) -> None:
        for seat in range(s.players):
            s.survey(seat)
        characters.read_characters(s, reader, agenda)

    def check_area(self, s: CitadelsState, seat: int, wants: Wants) -> None:
        city = s.city(seat)
        wants(len(city) <= MOST_DISTRICTS, "city", f"no city has more than {MOST_DISTRICTS}")
        single = s.table.allow_duplicates or len(set(city)) == len(city)
        wants(single, "city", "two equal districts are not allowed by the options")

    def check(self, s: CitadelsState, agenda: Sequence[Step], wants: Wants) -> None:
        wants(s.bank() >= 0, "seats", f"there is more gold than {s.table.bank_limit}")
        finished = [seat for seat in range(s.players) if len(s.city(seat)) >= r.CITY]
        right = s.complete in finished if finished else s.complete == NOBODY
        wants(right, "complete", f"these have a complete city: {finished}")
        if not agenda:
            ended = s.complete != NOBODY or s.round == s.table.round_limit
            wants(ended, "agenda", "the game is not over: nobody has a complete city")
            turn.check_victims(s, r.WARLORD, wants)

    def census_more(self, s: CitadelsState) -> dict[str, int]:
        found: dict[str, int] = {}
        for character in self._characters(s):
            name = r.CHARACTER_NAMES[character]
            found[name] = found.get(name, 0) + 1
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

    def redeal_more(self, world: CitadelsState, seat: int) -> None:
        knowledge.redeal_characters(world, seat)

    def stages(self, s: CitadelsState) -> list[Stage]:
        return [Stage("citadels-phase-round", {"round": int(s.round)})]

    def board(self, s: CitadelsState, seat: int | None) -> list[Component]:
        return board(s, seat)

    def area(self, s: CitadelsState, owner: int, seat: int | None) -> list[Component]:
        return held(s, owner, seat)

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
