"""A game by its declarations: moves, places, fields, steps and words.

What other games write by hand follows here from what is declared: positions, census, redealing,
views of zones, prompts, reasons. A game adds what its declarations do not say.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from typing_extensions import TypeVar

from tafelrunde.engine import cards
from tafelrunde.engine.cardtable import CardReader, faces_of, known_cards, write_card
from tafelrunde.engine.fields import Field
from tafelrunde.engine.game import Game
from tafelrunde.engine.places import ACTOR, ALL, NONE, OWNER, TOP_BACK, Places
from tafelrunde.engine.places import Zone as Declared
from tafelrunde.engine.position import Reader, Wants, check_agenda
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Moves, Verb
from tafelrunde.engine.verbs import Verb as Listed
from tafelrunde.engine.view import Area, Arguments, Component, Counter, Stage, View, Zone
from tafelrunde.engine.words import Causes, Words

S = TypeVar("S", bound=State, default=Any)


class Tabletop(Game[S]):
    """A game whose tables are declared."""

    moves: ClassVar[Moves]
    table: ClassVar[Places]
    reasons: ClassVar[Words]
    why: ClassVar[Causes]
    agenda: ClassVar[Sequence[type[Step]]]
    fields: ClassVar[Sequence[Field]] = ()
    seat_fields: ClassVar[Sequence[Field]] = ()
    backs: ClassVar[Sequence[str]] = ()  # names of the backs, where they differ
    counters: ClassVar[Sequence[str]] = ()  # fields of a seat that everybody can read off
    _common: ClassVar[Sequence[Declared]] = ()  # zones for all
    _own: ClassVar[Sequence[Declared]] = ()  # zones that each seat has

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "moves"):
            return
        cls.verbs = [
            Listed(line.name, int(line.base), int(line.size), line.arguments)
            for line in cls.moves.lines
        ]
        cls.refusals = cls.reasons.names
        cls.causes = cls.why.entries
        cls.places = cls.table.names
        cls.steps = {snake(step.__name__): step for step in cls.agenda}
        cls._common = [zone for zone in cls.table.zones if not zone.each]
        cls._own = [zone for zone in cls.table.zones if zone.each]

    # ------------------------------------------------------ what a game has to say

    @abstractmethod
    def empty(self, rules: Any, players: int, rng: Rng) -> S:
        """A table with nothing on it."""

    @property
    @abstractmethod
    def slugs(self) -> Sequence[str]:
        """The names of all kinds of card."""

    @property
    @abstractmethod
    def copies(self) -> Sequence[int]:
        """How many there are of each kind of card."""

    def write_more(self, state: S) -> dict[str, Any]:
        """The part of a position that no declaration covers."""
        return {}

    def read_more(self, state: S, reader: Reader, agenda: Sequence[Step]) -> None:
        """The inverse of `write_more`, and what follows from what was read."""

    def check_area(self, state: S, seat: int, wants: Wants) -> None:
        """Want something of what lies before one seat."""

    def check(self, state: S, agenda: Sequence[Step], wants: Wants) -> None:
        """Want of a position what no step wants."""

    def census_more(self, state: S) -> dict[str, int]:
        """What must not get lost besides cards."""
        return {}

    def redeal_more(self, world: S, seat: int) -> None:
        """Deal anew what is hidden besides cards in zones."""

    def stages(self, state: S) -> list[Stage]:
        """Where the path begins that leads to a part of the game."""
        return []

    def board(self, state: S, seat: int | None) -> list[Component]:
        """What lies on the table besides zones of cards."""
        return []

    def area(self, state: S, owner: int, seat: int | None) -> list[Component]:
        """What lies before a seat besides zones of cards and counters."""
        return []

    # -------------------------------------------------------------- positions

    def write(self, state: S) -> dict[str, Any]:
        seats = [self._write_seat(state, seat) for seat in range(state.players)]
        return {
            **{field.name: field.write(state) for field in self.fields},
            **self.write_more(state),
            "batch": int(state.batch),
            **{zone.name: self._write_zone(state, zone, 0) for zone in self._common},
            "seats": seats,
        }

    def _write_seat(self, state: S, seat: int) -> dict[str, Any]:
        owner = state.seats[seat]  # type: ignore[attr-defined]  # every game has its own
        return {
            **{field.name: field.write(owner) for field in self.seat_fields},
            **{zone.name: self._write_zone(state, zone, seat) for zone in self._own},
        }

    def _write_zone(self, state: S, zone: Declared, seat: int) -> list[Any]:
        found = state.zones[zone.base + seat]
        return [write_card(card, self.slugs) for card in found]

    def read(self, reader: Reader, rules: Any, players: int, rng: Rng, agenda: Sequence[Step]) -> S:
        state = self.empty(rules, players, rng)
        table = CardReader(self.slugs[: len(self.copies)], self.copies, players)
        for seat, inner in enumerate(reader.objects("seats", players)):
            self._read_seat(state, seat, inner, table)
        for field in self.fields:
            field.read(state, reader, state)
        state.batch = reader.integer("batch", 0, cards.BATCH, 0)
        piles = [zone for zone in self._common if zone.sees == NONE and zone.ordered]
        for zone in self._common:
            if zone not in piles:
                state.zones[zone.base] = self._read_zone(zone, NOBODY, reader, table)
        for zone in piles[1:]:
            state.zones[zone.base] = table.pile(reader, zone.name)
        for zone in piles[:1]:  # last, since it may be the rest
            state.zones[zone.base] = table.deck(reader, zone.name, rng)
        self.read_more(state, reader, agenda)
        wants = Wants(reader)
        check_agenda(state, agenda, self._step_names, wants)
        self._check_lookers(state, agenda, wants)
        self.check(state, agenda, wants)
        return state

    def _read_seat(self, state: S, seat: int, reader: Reader, table: CardReader) -> None:
        owner = state.seats[seat]  # type: ignore[attr-defined]  # every game has its own
        for field in self.seat_fields:
            field.read(owner, reader, state)
        for zone in self._own:
            state.zones[zone.base + seat] = self._read_zone(zone, seat, reader, table)
        self.check_area(state, seat, Wants(reader))
        reader.done()

    @staticmethod
    def _read_zone(zone: Declared, seat: int, reader: Reader, table: CardReader) -> list[int]:
        if zone.sees == ALL:
            kinds = table.kinds(reader, zone.name)
            return kinds if zone.ordered else sorted(kinds)
        if zone.ordered:
            return table.pile(reader, zone.name)
        return table.zone(reader, zone.name, seat if zone.sees == OWNER else NOBODY)

    def _check_lookers(self, state: S, agenda: Sequence[Step], wants: Wants) -> None:
        """Cards lie before the acting seat only in a decision that says so."""
        for zone in self.table.zones:
            if zone.sees == ACTOR:
                looking = bool(agenda) and zone.name in agenda[-1].looks_at()
                wants(looking or not state.zones[zone.base], zone.name, "nobody looks at cards")

    def census(self, state: S) -> dict[str, int]:
        kinds = [0] * len(self.copies)
        for place in self.table.live[state.players]:
            for card in state.zones[place]:
                kinds[card & cards.KIND] += 1
        return {**dict(zip(self.slugs, kinds, strict=False)), **self.census_more(state)}

    # -------------------------------------------------------------- knowledge

    def redeal(self, world: S, seat: int) -> None:
        world.redeal_zones(seat)
        self.redeal_more(world, seat)

    def view(self, state: S, seat: int | None) -> View:
        board = [self._zone_view(state, zone, NOBODY, seat) for zone in self._common]
        areas = [Area(i, self._area(state, i, seat)) for i in range(state.players)]
        return View(
            self.name,
            self.version,
            int(state.ply),
            int(state.actor),
            self.phase(state),
            [*board, *self.board(state, seat)],
            areas,
        )

    def phase(self, state: S) -> list[Stage]:
        """The uppermost step on the agenda that says what part of the game it is."""
        stages = self.stages(state)
        if state.over:
            return [*stages, Stage(f"{self.name}-phase-over")]
        for step in (state.current, *reversed(state.agenda)):
            found = step.phase(state)
            if found:
                return [*stages, *found]
        return stages

    def _area(self, state: S, owner: int, seat: int | None) -> list[Component]:
        numbers = state.seats[owner]  # type: ignore[attr-defined]  # every game has its own
        here = f"seat/{owner}"
        area: list[Component] = [
            Counter(f"{here}/{name}", int(getattr(numbers, name))) for name in self.counters
        ]
        area += [self._zone_view(state, zone, owner, seat) for zone in self._own]
        return area + self.area(state, owner, seat)

    def _zone_view(self, state: S, zone: Declared, owner: int, seat: int | None) -> Zone:
        place = zone.base + owner if zone.each else zone.base
        found = state.zones[place]
        name = self.table.names[place]
        sees = zone.sees
        if sees == ALL:
            return Zone(name, zone.shape, len(found), faces_of(found, name, self.slugs))
        own = seat is not None and seat == (owner if sees == OWNER else state.actor)
        if sees == NONE or not own:
            known = known_cards(found, seat) if max(found, default=0) > cards.HIDDEN else ()
            faces = faces_of([card & cards.KIND for card in known], name, self.slugs)
        else:
            faces = faces_of([card & cards.KIND for card in found], zone.name, self.slugs)
        return Zone(name, zone.shape, len(found), faces, self._backs(state, zone, found))

    def _backs(self, state: S, zone: Declared, found: Sequence[int]) -> dict[str, int]:
        """What everybody sees from behind."""
        seen = found[-1:] if zone.backs == TOP_BACK else found if zone.backs else ()
        names = [self.backs[state.rules.back[card & cards.KIND]] for card in seen]
        return {name: names.count(name) for name in sorted(set(names))}

    # ----------------------------------------------------------------- prompts

    def ask(self, state: S) -> Arguments:
        return state.current.asks(state)

    def _verb_at(self, state: S, move: int) -> Verb | None:
        step = state.current
        if isinstance(step, Decision) and not state.over:
            for verb in step.verbs().verbs():
                if verb.covers(move):
                    return verb
        return None

    def touches(self, state: S, move: int) -> list[str]:
        verb = self._verb_at(state, move)
        words = self.notations[move].split(" ")[1:]
        return [] if verb is None else verb.touches(state, state.current, words)

    def looked_for(self, state: S) -> list[int]:
        step = state.current
        if not isinstance(step, Decision):
            return []
        verbs = [verb for verb in step.verbs().verbs() if verb.mine(state, step)]
        return [int(verb.move(x)) for verb in verbs for x in sorted(set(verb.sought(state, step)))]

    def reason_facts(self, state: S, move: int, code: str) -> Arguments:
        facts = self.arguments(state.notate(move))
        verb = self._verb_at(state, move)
        if verb is not None:
            x = move - int(verb.base)
            facts |= verb.facts(state, state.current, x, self.refusals.index(code))
        return facts

    # ------------------------------------------------------------ observations

    def observe(self, state: S, seat: int) -> list[int]:
        """What a seat knows, as numbers: fields, then for each zone its size and known kinds."""
        numbers = [_number(state, field) for field in self.fields]
        for k in range(state.players):
            owner = state.seats[(seat + k) % state.players]  # type: ignore[attr-defined]
            numbers += [_number(owner, field) for field in self.seat_fields]
        for zone in self.table.zones:
            for k in range(state.players if zone.each else 1):
                owner_seat = (seat + k) % state.players if zone.each else 0
                numbers += self._zone_numbers(state, zone, owner_seat, seat)
        return numbers

    def _zone_numbers(self, state: S, zone: Declared, owner: int, seat: int) -> list[int]:
        found = state.zones[zone.base + owner]
        eyes = zone.eyes(owner, max(int(state.actor), 0))
        counts = [0] * len(self.copies)
        for card in found:
            if cards.known(card, eyes, seat):
                counts[card & cards.KIND] += 1
        return [len(found), *counts]


def _number(owner: Any, field: Field) -> int:
    return int(getattr(owner, field.name))


def snake(name: str) -> str:
    """LayDown -> lay_down"""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
