"""Brügge as a `Game`: everything joined together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tafelrunde.boardgames.bruges import actions, damage, phases, questions, scoring, turn
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.catalogue import (
    VOCABULARY,
    Person,
    PersonList,
    board_columns,
    kinds,
    printed_persons,
    read_persons,
    sources,
)
from tafelrunde.boardgames.bruges.position import check_table, read_homes, write_homes
from tafelrunde.boardgames.bruges.setup import empty_table, set_up
from tafelrunde.boardgames.bruges.state import WORKER_BITS, WORKER_MASK, BrugesState
from tafelrunde.boardgames.bruges.view import COLUMNS, board, observed, town
from tafelrunde.engine.effects import Effect, Repeat, together
from tafelrunde.engine.fields import Bits, Number, Packed, Whose
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.reader import Reader, Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.step import Step
from tafelrunde.engine.view import Brings, Catalogue, Component, Stage
from tafelrunde.engine.words import Flags

MOST = 10**6  # guilders or points
MOST_ROUNDS = 99
finished = Flags()
for _side in r.side.names:
    finished(_side)
statue = Flags()
for _value in range(r.STATUE_VALUES):
    statue(str(_value))


class Bruges(Game[BrugesState]):
    """2 to 4 players build a town and fill it with people."""

    name = "bruges"
    version = 2
    players = range(2, r.SEATS + 1)
    longest = 50_000
    options: ClassVar = {
        "graveur": Option("revised", ("revised", "first_printing"), "bruges-option-graveur"),
        "first_player": Option("random", ("random", *range(r.SEATS)), "bruges-option-first_player"),
    }
    starter = "first_player"
    moves, places, refusal, cause = w.MOVES, w.PLACES, w.refusal, w.cause
    steps = (
        *(phases.EndRound, turn.CardsPhase, turn.Dawn, phases.ClimbPhase, phases.ThreatPhase),
        *(phases.Roll, phases.DrawPhase, phases.Drawing, phases.Ward, phases.Rise, turn.Turn),
        *(damage.Damages, damage.Order, damage.Plague, damage.Fire),
        *(damage.StruckByPlague, damage.StruckByFire),
        *(actions.Calming, actions.Paying, Effect, Repeat, *questions.QUESTIONS),
    )
    categories = scoring.CATEGORIES
    backs = r.colour.names
    fields = (
        Number("round", 1, MOST_ROUNDS, 1),
        Whose("start", nobody=False, default=0),
        Packed("dice", r.colour.names, r.PIPS),
        Number("last_round", 0, MOST_ROUNDS + 1, 0),
        Number("statues_left", 0, lambda s: len(s.book.statues)),
        Number("plays", 0, w.MOST_PLAYS, 0),
    )
    seat_fields = (
        Number("points", 0, MOST, r.START_POINTS, shown=True),
        Number("guilders", 0, MOST, r.START_GUILDERS, shown=True),
        Number("reputation", 0, r.HIGHEST, 0, shown=True),
        Packed("workers", r.colour.names, WORKER_MASK >> 1, bits=WORKER_BITS),
        Packed("threats", r.colour.names, r.STRIKE),
        Packed("arms", r.side.names, r.ARM),
        Bits("finished", finished, as_declared=True),
        Bits("statues", statue, as_declared=True),
        Bits("majorities", r.majority, as_declared=True),
    )

    def __init__(self, persons: PersonList) -> None:
        super().__init__(persons.hash)
        self.persons = persons

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (None if self.persons is printed_persons() else self.persons.text,)

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        return {
            "card": self.persons.slugs,
            "colour": r.colour.names,
            "seat": [str(seat) for seat in range(r.SEATS)],
            "side": r.side.names,
            "pile": r.pile.names,
            "part": ("first", "second"),
            "majority": r.majority.names,
        }

    # ------------------------------------------------------------------ set-up

    def make_rules(self, options: dict[str, Any]) -> Rules:
        columns, code = self.persons.columns(options), self.persons.code_for(options)
        return r.BrugesRules(self, options, w.PLACES, w.MOVES, columns, code, board_columns())

    def empty(self, rules: r.BrugesRules, players: int, rng: Rng) -> BrugesState:
        return empty_table(rules, players, rng)

    def deal(self, s: BrugesState) -> None:
        set_up(s)

    # --------------------------------------------------------------- positions

    def write_seat(self, s: BrugesState, seat: int) -> dict[str, Any]:
        return write_homes(s, seat)

    def read_seat(self, s: BrugesState, seat: int, reader: Reader) -> None:
        read_homes(s, seat, reader)

    def check(self, s: BrugesState, agenda: Sequence[Step], wants: Wants) -> None:
        check_table(s, agenda, wants)

    # ------------------------------------------------------------------- views

    def counts_more(self, s: BrugesState, seat: int) -> dict[str, int]:
        return {"canals": int(s.seats[seat].canals())}

    def stages(self, s: BrugesState) -> list[Stage]:
        return [Stage("bruges-phase-round", {"round": int(s.round)})]

    def board(self, s: BrugesState, seat: int | None) -> list[Component]:
        return board(s)

    def area(self, s: BrugesState, owner: int, seat: int | None) -> list[Component]:
        return town(s, owner)

    more_columns = COLUMNS

    def observe_more(self, s: BrugesState, seat: int) -> list[int]:
        return observed(s, seat)

    def catalogue(self) -> Catalogue:
        return self._catalogue(self.persons.persons)

    def catalogue_at(self, options: Mapping[str, Any]) -> Catalogue:
        return self._catalogue(self.persons.at(options))

    def _catalogue(self, persons: Sequence[Person]) -> Catalogue:
        found = kinds(persons)
        if self.persons is printed_persons():
            found = sources().told(found)
        return Catalogue(self.name, self.version, self.cards, found)

    vocabulary = VOCABULARY

    def card_codes(self, options: Mapping[str, Any]) -> Mapping[str, tuple[str, str]]:
        return {one.slug: (one.symbol, one.code) for one in self.persons.at(options)}

    @property
    def effect_names(self) -> Sequence[str]:
        return self.persons.code.names()

    def at_work(self, s: BrugesState) -> list[str]:
        """The standing effects of all persons that live in a town."""
        standing = s.rules.code.standing
        kinds = [kind for seat in range(s.players) for kind in s.persons(seat)]
        return [name for kind in kinds for name in standing[kind]]

    # ----------------------------------------------------------------- prompts

    def what_comes(self, s: BrugesState, brings: Brings) -> Brings:
        """All that a move draws comes from the piles, whoever lets the seat draw."""
        if w.DRAWS not in brings:
            return brings
        piles = (w.PILE_A, w.PILE_B, w.EXTRA)
        drawn = min(brings[w.DRAWS], sum(len(s.zones[pile.base]) for pile in piles))
        rest = {name: number for name, number in brings.items() if name != w.DRAWS}
        return together(rest, {"hand": drawn})

    # ------------------------------------------------------------------ scores

    def standing(self, s: BrugesState, seat: int) -> tuple[int, ...]:
        """Points, then guilders."""
        return int(s.points(seat)), int(s.seats[seat].guilders)

    tie_breaks = ("guilders",)

    def outlook(self, s: BrugesState) -> list[dict[str, int]]:
        """How the majorities stand."""
        return [
            {
                "persons": len(s.persons(seat)),
                "canals": int(own.canals()),
                "reputation": int(own.reputation),
            }
            for seat, own in enumerate(s.seats)
        ]


@cache
def make(cards: str | None) -> Bruges:
    """The game with our own list of persons, or with that of a card file's text."""
    return Bruges(printed_persons() if cards is None else read_persons(cards))
