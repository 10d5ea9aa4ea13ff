"""Citadels (Ohne Furcht und Adel), first German edition: everything joined into one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tafelrunde.boardgames.citadels import draft, knowledge, powers, purple, scoring, turn
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.catalogue import (
    ROOM,
    DistrictList,
    kinds,
    printed_districts,
    read_districts,
    sources,
)
from tafelrunde.boardgames.citadels.position import read_characters, write_characters
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.view import board, held, observed
from tafelrunde.engine import cards
from tafelrunde.engine.fields import Bits, Number, Whose, Word
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.observing import Column
from tafelrunde.engine.reader import Reader, Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.view import Catalogue, Component, Stage

MOST_ROUNDS = 100
# A round: at most 7 choices in the draft, 7 turns of at most 11 decisions, one rescue, and the
# Magician laying down a whole hand, which cannot be more than every card there is.
MOST_DECISIONS = 7 + 7 * 11 + 1 + r.KINDS * 20
MOST_GOLD = 10**6
# Seven, three by the Architect, and with 2 or 3 players one by the seat's other character
MOST_DISTRICTS = r.CITY - 1 + r.ARCHITECT_BUILDS + 1


class Citadels(Game[CitadelsState]):
    """2 to 7 players build cities with the help of eight characters."""

    name = "citadels"
    version = 1
    players = range(2, r.SEATS + 1)
    longest = MOST_ROUNDS * MOST_DECISIONS
    options: ClassVar = {
        "allow_duplicates": Option(True, (True, False), "citadels-option-allow_duplicates"),
        "haunted_city_last_round_locked": Option(
            False, (False, True), "citadels-option-haunted_city_last_round_locked"
        ),
        "bank_limit": Option(None, (None, 30, 35), "citadels-option-bank_limit"),
        "tie_break": Option("shared", ("shared", "gold"), "citadels-option-tie_break"),
        "first_crown": Option(0, (*range(r.SEATS), "random"), "citadels-option-first_crown"),
        "round_limit": Option(60, range(1, MOST_ROUNDS + 1), "citadels-option-round_limit"),
    }
    starter = "first_crown"
    moves, places, refusal, cause = w.MOVES, w.PLACES, w.refusal, w.cause
    steps = (
        *(draft.Draft, draft.LayDown, draft.Call, draft.EndRound),
        *(turn.Turn, turn.Choose, powers.Exchange, purple.Rescue),
    )
    categories = scoring.CATEGORIES
    fields = (
        Number("round", 1, lambda s: s.book.round_limit, 1),
        Whose("complete"),
        Number("haunted_round", 0, lambda s: s.round, 0),
        Number("built", 0, r.ARCHITECT_BUILDS, 0),
        Bits("used", w.used),
        Word("murdered", r.character.names),
        Word("robbed", r.character.names),
        Number("batch", 0, cards.LAST_BATCH, 0),
    )
    seat_fields = (Number("gold", 0, MOST_GOLD, 0, shown=True),)

    def __init__(self, districts: DistrictList) -> None:
        super().__init__(districts.hash)
        self.districts = districts

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (None if self.districts is printed_districts() else self.districts.text,)

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        return {
            "character": r.character.names,
            "card": self.districts.slugs,
            "seat": [str(seat) for seat in range(r.SEATS)],
            "token": ["crown"],
        }

    # ------------------------------------------------------------------ set-up

    def make_rules(self, options: dict[str, Any]) -> Rules:
        return r.CitadelsRules(self, options, w.PLACES, w.MOVES, self.districts.columns())

    def empty(self, rules: r.CitadelsRules, players: int, rng: Rng) -> CitadelsState:
        return draft.empty_table(rules, players, rng)

    def deal(self, s: CitadelsState) -> None:
        draft.set_up(s)

    # --------------------------------------------------------------- positions

    def write_more(self, s: CitadelsState) -> dict[str, Any]:
        return {"crown": int(s.crown), **write_characters(s)}

    def read_more(self, s: CitadelsState, reader: Reader, agenda: Sequence[Step]) -> None:
        read_characters(s, reader, agenda)

    def read_seat(self, s: CitadelsState, seat: int, reader: Reader) -> None:
        city = s.city(seat)
        if len(city) > MOST_DISTRICTS:
            reader.fail("city", f"no city has more than {MOST_DISTRICTS} districts")
        if not s.book.allow_duplicates and len(set(city)) < len(city):
            reader.fail("city", "two equal districts are not allowed by the options")
        s.survey(seat)

    def check(self, s: CitadelsState, agenda: Sequence[Step], wants: Wants) -> None:
        limit = s.book.bank_limit
        wants(s.bank() >= 0, "seats", f"there is more gold than the bank_limit of {limit}")
        finished = [seat for seat in range(s.players) if len(s.city(seat)) >= r.CITY]
        right = s.complete in finished if finished else s.complete == NOBODY
        wants(right, "complete", f"these have a complete city: {finished}")
        if not agenda:
            ended = s.complete != NOBODY or s.round == s.book.round_limit
            wants(ended, "agenda", "the game is not over: nobody has a complete city")
            turn.check_victims(s, r.WARLORD, wants)

    def census_more(self, s: CitadelsState) -> dict[str, int]:
        """Every character wherever it lies: open, in a slot, or handed on; and limited gold."""
        slots = [s.slot(slot) for slot in range(9) if s.slot(slot) != NOBODY]
        packet = [one for one in draft.characters_in(s.handed_on) if one != s.slot(0)]
        everywhere = [*draft.characters_in(s.open), *slots, *packet]
        found = {name: everywhere.count(k) for k, name in enumerate(r.character.names)}
        if s.book.bank_limit >= 0:
            found["gold"] = int(s.bank()) + sum(int(seat.gold) for seat in s.seats)
        found["negative gold"] = sum(seat.gold < 0 for seat in s.seats) + (s.bank() < 0)
        return found

    # --------------------------------------------------------------- knowledge

    def redeal_more(self, world: CitadelsState, seat: int) -> None:
        knowledge.redeal_characters(world, seat)

    def stages(self, s: CitadelsState) -> list[Stage]:
        return [Stage("citadels-phase-round", {"round": int(s.round)})]

    def board(self, s: CitadelsState, seat: int | None) -> list[Component]:
        return board(s, seat)

    def area(self, s: CitadelsState, owner: int, seat: int | None) -> list[Component]:
        return held(s, owner, seat)

    more_columns = (
        *(Column(name, r.CHARACTERS) for name in ("open", "face_down", "packet")),
        *(Column(f"seat/{seat}/characters", r.CHARACTERS) for seat in range(r.SEATS)),
        Column("seen", r.CHARACTERS),
        Column("crown", 1),
    )

    def observe_more(self, s: CitadelsState, seat: int) -> list[int]:
        return observed(s, seat)

    def catalogue(self) -> Catalogue:
        found = kinds(self.districts)
        if self.districts is printed_districts():
            found = sources().told(found)
        return Catalogue(self.name, self.version, self.cards, found, ROOM)

    @property
    def effect_names(self) -> Sequence[str]:
        return r.effect.names

    def at_work(self, s: CitadelsState) -> list[str]:
        """The purple effects that give this decision, or the final scoring, its shape."""
        return [name for name in r.effect.names if self._matters(s, r.effect.bit(name))]

    def _matters(self, s: CitadelsState, effect: int) -> bool:
        step = s.current
        if s.over or effect == r.WILD_COLOUR:
            wild = [k for k in range(s.players) if scoring.has_wild_colour(s, k)]
            return (
                s.over
                and effect == r.WILD_COLOUR
                and any(scoring.colour_bonus(s, seat) for seat in wild)
            )
        if effect == r.INDESTRUCTIBLE:
            return (
                isinstance(step, turn.Turn)
                and step.a == r.WARLORD
                and any(
                    powers.DESTROY.safe_city(s, s.actor, seat) == 0 and other.powers & effect
                    for seat, other in enumerate(s.seats)
                )
            )
        if effect == r.LOOK_AT_THREE:
            return len(s.offer()) == 3
        if effect == r.KEEP_TWO:
            return isinstance(step, turn.Choose) and step.a == 2
        if effect == purple.BUY_RUINS:
            return isinstance(step, purple.Rescue)
        legal = s.moves()
        if effect == r.ANY_INCOME:
            return turn.INCOME.base in legal and bool(s.seats[s.actor].powers & effect)
        return any(verb.needs & effect and verb.covers(x) for verb in turn.VERBS for x in legal)

    # ------------------------------------------------------------------ scores

    def standing(self, s: CitadelsState, seat: int) -> tuple[int, ...]:
        """Points, then those of districts alone, then by option gold."""
        gold = s.seats[seat].gold if s.book.tie_break_gold else 0
        return int(s.points(seat)), int(s.items(seat)[0]), int(gold)

    tie_breaks = ("districts", "gold")

    def outlook(self, s: CitadelsState) -> list[dict[str, int]]:
        """How far the cities have come."""
        return [{"city": len(s.city(seat))} for seat in range(s.players)]


@cache
def make(cards: str | None) -> Citadels:
    """The game with the printed districts, or with those of a card file's text."""
    return Citadels(printed_districts() if cards is None else read_districts(cards))
