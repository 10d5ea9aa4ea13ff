"""A game by its declarations: moves, places, words, steps and fields.

What is the same in every game follows from these, in modules of their own: positions, views,
prompts, observations. A game adds what its declarations do not say.
"""

from __future__ import annotations

import json
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, cast

from typing_extensions import TypeVar

from tafelrunde.engine import notation, observing, positions, prompts, viewing
from tafelrunde.engine.cardfile import UNUSED
from tafelrunde.engine.errors import (
    NO_COUNT,
    NO_OPTION,
    NO_OPTIONS,
    NO_SEAT,
    NO_SEAT_FIRST,
    NO_SEED,
    NO_VALUE,
    BadNotation,
    BadOption,
    Reason,
    nearest,
)
from tafelrunde.engine.events import Cause, Event, Teller
from tafelrunde.engine.fields import Field, Number
from tafelrunde.engine.given import cut, shortened, spelled, whole
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.observing import Column
from tafelrunde.engine.places import Places
from tafelrunde.engine.reader import Reader, Wants
from tafelrunde.engine.rng import SEEDS, Rng, seeded
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Over, Step
from tafelrunde.engine.verb import Line, Moves
from tafelrunde.engine.view import Arguments, Brings, Catalogue, Component, Prompt, Stage, View
from tafelrunde.engine.words import Causes, Names

if TYPE_CHECKING:
    from tafelrunde.engine.effectfile import Vocabulary


@dataclass(frozen=True, slots=True)
class Option:
    """A choice about the rules: its default, the values allowed, and the key of its help text."""

    default: Any
    allowed: Sequence[Any]
    help: str

    def accepts(self, value: object) -> bool:
        """Is the value one of those allowed, and of the same type (1 is not True)?"""
        return any(type(value) is type(known) and value == known for known in self.allowed)

    @property
    def span(self) -> str:
        """The first and the last value, where all between them are allowed; or nothing."""
        allowed = self.allowed
        return f"{allowed[0]} to {allowed[-1]}" if isinstance(allowed, range) else ""


# A plain `Game` is a game of some state. Only what a game itself says is in terms of its own state
# class; `new` and `from_json` promise a `State`, so that nobody outside need know the class.
S = TypeVar("S", bound=State, default=Any)


class Game(ABC, Generic[S]):
    """One game with one card list. Make it with `tafelrunde.game(name)`."""

    name: ClassVar[str]
    version: ClassVar[int]  # the rules version, raised when a golden record changes
    players: ClassVar[range]
    longest: ClassVar[int]  # no game has more decisions than this
    options: ClassVar[Mapping[str, Option]] = {}
    # The vocabulary
    moves: ClassVar[Moves]
    places: ClassVar[Places]
    refusal: ClassVar[Names]
    cause: ClassVar[Causes]
    steps: ClassVar[Sequence[type[Step]]]
    categories: ClassVar[Sequence[str]]  # of the score sheet
    state_class: ClassVar[type[State]]  # for `empty`
    copies: ClassVar[
        Sequence[int]
    ] = ()  # of each kind of card, where that is the same in all lists
    fields: ClassVar[Sequence[Field]] = ()  # of the state
    seat_fields: ClassVar[Sequence[Field]] = ()
    backs: ClassVar[Sequence[str]] = ()  # names of the backs of cards, where they differ

    def __init__(self, cards: str = "") -> None:
        self.cards = cards  # hash of the card list, empty where a game has none
        self._rules: dict[str, Rules] = {}

    def __repr__(self) -> str:
        return f"<{self.name} for {self.players[0]} to {self.players[-1]} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are made anew in another process; one with a card list says how."""
        return type(self), ()

    # --------------------------------------------------- what a game has to say

    @property
    @abstractmethod
    def words(self) -> Mapping[str, Sequence[str]]:
        """The words of every sort of argument that verbs and events have; cards are `card`."""

    @abstractmethod
    def deal(self, state: S) -> None:
        """Lay out a new game on an empty table, and put its first step on the agenda."""

    # ---------------------------------------------------- what a game may add to

    def make_rules(self, options: dict[str, Any]) -> Rules:
        """The rules object for these options."""
        rules = Rules(self, options, self.places, self.moves)
        rules.copies, rules.kinds = list(self.copies), len(self.copies)
        return rules

    def empty(self, rules: Any, players: int, rng: Rng) -> S:
        """A table with nothing on it."""
        return cast(S, self.state_class(rules, players, rng, self.places.empty(players)))

    starter: ClassVar[str] = ""  # the option that says which seat begins, if there is one

    def fits(self, name: str, value: Any, players: int) -> bool:
        """Does an allowed value fit a table of this size? A seat must be there."""
        return name != self.starter or not isinstance(value, int) or value < players

    def redeal_more(self, world: S, seat: int) -> None:
        """Deal anew what is hidden besides cards in zones, with the world's own generator.

        The result must depend on nothing but the seat's knowledge and that generator.
        """

    def write_more(self, state: S) -> dict[str, Any]:
        """The part of a position that no declaration covers."""
        return {}

    def read_more(self, state: S, reader: Reader, agenda: Sequence[Step]) -> None:
        """The inverse of `write_more`, and what follows from what was read."""

    def write_seat(self, state: S, seat: int) -> dict[str, Any]:
        """The same for what lies before one seat."""
        return {}

    def read_seat(self, state: S, seat: int, reader: Reader) -> None:
        """The inverse of `write_seat`, and what is wanted of what lies before one seat."""

    def check(self, state: S, agenda: Sequence[Step], wants: Wants) -> None:
        """Want of a position what no step wants."""

    def census_more(self, state: S) -> dict[str, int]:
        """How many there are of everything besides cards that must never get lost."""
        return {}

    def stages(self, state: S) -> list[Stage]:
        """Where the path begins that leads to a part of the game: round 3."""
        return []

    def board(self, state: S, seat: int | None) -> list[Component]:
        """What lies on the table besides zones of cards."""
        return []

    def area(self, state: S, owner: int, seat: int | None) -> list[Component]:
        """What lies before a seat besides zones of cards and open numbers."""
        return []

    def arrange(self, zones: list[Component], others: list[Component]) -> list[Component]:
        """What lies on the table or before a seat, in the order in which it is shown."""
        return zones + others

    def counts_more(self, state: S, seat: int) -> dict[str, int]:
        """What a seat has besides fields and cards in zones, by the names that `brings` uses."""
        return {}

    def observe_more(self, state: S, seat: int) -> list[int]:
        """What a seat knows besides fields and zones, as many numbers as `more_columns` counts."""
        return []

    # Verbs whose moves bring what they say only once all seats have decided
    later: ClassVar[frozenset[str]] = frozenset()

    more_columns: ClassVar[Sequence[Column]] = ()

    def notate(self, state: S, move: int) -> str:
        """The move as text. Moves at places that only a state has may be named by the state."""
        return self.notations[move]

    def is_notation(self, text: str) -> bool:
        """Could this tidy text be a move in some state?"""
        return text in self.moves_by_notation

    def find(self, state: S, text: str) -> int | None:
        """The move that a tidy text stands for, None if it stands for none."""
        move = self.moves_by_notation.get(text)
        return self._moves_by_sorted.get(notation.in_order(text)) if move is None else move

    def no_move(self, state: S, text: str) -> Reason:
        """Why a text stands for no move in this state."""
        return Reason("unknown_notation", {"text": cut(text)})

    def what_comes(self, state: S, brings: Brings) -> Brings:
        """What a move brings, where several things that it gives share one supply."""
        return brings

    def catalogue(self) -> Catalogue:
        """What every kind of card, tile or piece is."""
        return Catalogue(self.name, self.version, self.cards, [])

    def catalogue_at(self, options: Mapping[str, Any]) -> Catalogue:
        """The same at a table with these options, where they change what is printed."""
        return self.catalogue()

    # What the codes of cards can say, where cards have codes
    vocabulary: ClassVar[Vocabulary | None] = None

    def card_codes(self, options: Mapping[str, Any]) -> Mapping[str, tuple[str, str]]:
        """Of each kind with a code: when it works (empty if the code says so), and the code."""
        return {}

    @property
    def effect_names(self) -> Sequence[str]:
        """The card effects that a check should meet."""
        return ()

    def at_work(self, state: S) -> list[str]:
        """Which of the card effects that are not run matter in this decision, for a check."""
        return []

    def score_sheet(self, state: S) -> list[dict[str, int]]:
        """Per seat: category -> points."""
        return [
            {name: int(points) for name, points in zip(self.categories, state.items(seat))}
            for seat in range(state.players)
        ]

    def open_sheet(self, state: S, seat: int | None) -> list[dict[str, int]]:
        """The sheet before the end without what is hidden from a seat: categories left out."""
        return state.score_sheet()

    def standing(self, state: S, seat: int) -> tuple[int, ...]:
        """What the ranking compares: points first, then the tie-breaks."""
        return (int(state.points(seat)),)

    tie_breaks: ClassVar[Sequence[str]] = ()  # what these are called, in their order

    def outlook(self, state: S) -> list[dict[str, int]]:
        """Per seat: public numbers besides points that say how a running game stands."""
        return [{} for _ in range(state.players)]

    # ------------------------------------------------------------- new games

    def new(self, players: object, seed: object = None, **options: Any) -> State:
        """A new game, at random without a seed. BadOption names what this game does not have."""
        count = self.check_players(players)
        seed = random_seed() if seed is None else seed
        state = self.empty(self.rules(options, count), count, seeded(self.check_seed(seed)))
        state.journal = Journal()
        self.deal(state)
        state.advance()
        return state

    def rules(self, options: Mapping[str, Any], players: int) -> Rules:
        """The rules object for these options, made once and shared."""
        for name, value in options.items():
            self.check_option(name, value, players)
        key = repr(sorted(options.items())) if options else ""
        if key not in self._rules:
            chosen = {name: option.default for name, option in self.options.items()}
            self._rules[key] = self.make_rules(chosen | dict(options))
        return self._rules[key]

    def check_option(self, name: str, value: object, players: int) -> None:
        if name not in self.options:
            what = NO_OPTION if self.options else NO_OPTIONS
            near, known = nearest(name, self.options), ", ".join(self.options)
            raise BadOption(what, near, game=self.name, name=str(name)[:40], known=known)
        option = self.options[name]
        if not option.accepts(value):
            words = [one for one in option.allowed if isinstance(one, str)]
            raise BadOption(
                NO_VALUE,
                nearest(value, words),
                name=name,
                value=shortened(value),
                shown=shortened(value).strip("'"),
                allowed=option.span or ", ".join(map(repr, option.allowed)),
                choices=option.span or ", ".join(map(spelled, option.allowed)),
            )
        if not self.fits(name, value, players):
            raise BadOption(NO_SEAT_FIRST, name=name, seat=spelled(value), players=players)

    def check_players(self, players: object) -> int:
        count = whole(players)
        if count not in self.players:
            low, high = self.players[0], self.players[-1]
            shown = shortened(players)
            raise BadOption(NO_COUNT, game=self.name, low=low, high=high, players=shown)
        return count

    @staticmethod
    def check_seed(seed: object) -> int:
        found = whole(seed)
        if not 0 <= found < SEEDS:
            raise BadOption(NO_SEED)
        return found

    @staticmethod
    def check_seat(seat: object, players: int) -> int | None:
        found = None if seat is None else whole(seat)
        if found is None or 0 <= found < players:
            return found
        raise BadOption(NO_SEAT, seat=shortened(seat), players=players)

    # ------------------------------------------------------------------ words

    @property
    def verbs(self) -> Sequence[Line]:
        """The table of moves: name, base, size and sorts of arguments of every verb."""
        return self.moves.lines

    @property
    def move_count(self) -> int:
        return int(self.moves.count)

    @property
    def refusals(self) -> Sequence[str]:
        return self.refusal.names

    @property
    def causes(self) -> Sequence[Cause]:
        return self.cause.entries

    @cached_property
    def step_types(self) -> dict[str, type[Step]]:
        """The steps by the names that positions and prompts use."""
        return {_snake(step.__name__): step for step in self.steps}

    @cached_property
    def _step_names(self) -> dict[type[Step], str]:
        return {Over: "over", **{kind: name for name, kind in self.step_types.items()}}

    def step_name(self, step: Step) -> str:
        if type(step) not in self._step_names:
            raise TypeError(f"{self.name} does not list {type(step).__name__} among its steps")
        return self._step_names[type(step)]

    @cached_property
    def notations(self) -> list[str]:
        return notation.notations(self.moves, self.words)

    @cached_property
    def moves_by_notation(self) -> dict[str, int]:
        return {text: move for move, text in enumerate(self.notations)}

    @cached_property
    def _moves_by_sorted(self) -> dict[str, int]:
        """By notation with things that have no order sorted: `trade meadow field+grove`."""
        return {
            notation.in_order(text): move
            for move, text in enumerate(self.notations)
            if notation.TOGETHER in text
        }

    @cached_property
    def shown_numbers(self) -> list[str]:
        """The fields of a seat that everybody can read off."""
        return [
            field.name for field in self.seat_fields if isinstance(field, Number) and field.shown
        ]

    @cached_property
    def _face_ids(self) -> dict[str, list[str]]:
        return {}

    def face_ids(self, place: str) -> list[str]:
        """What a person points at in a place, by kind of card."""
        if place not in self._face_ids:
            self._face_ids[place] = [f"{place}/{slug}" for slug in self.words["card"]]
        return self._face_ids[place]

    tidy = staticmethod(notation.tidy)

    def parse(self, state: S, text: object) -> int:
        move = self.find(state, self.tidy(text)) if isinstance(text, str) else None
        if move is None:
            raise self.unknown(text)
        return move

    def unknown(self, text: object) -> BadNotation:
        """The error for what is no notation, with the nearest one that is."""
        if not isinstance(text, str):
            return BadNotation(f"a move is written as text, not as {type(text).__name__}")
        return notation.unknown(text, [one for one in self.notations if self.is_real(one)])

    def is_real(self, notation: str) -> bool:
        """Is this the name of a move that there can be, and not of a number without a thing?"""
        return UNUSED not in notation

    def verb(self, move: int) -> Line:
        return self.moves.at(move)

    @cached_property
    def _lines(self) -> dict[str, Line]:
        return {line.name: line for line in self.moves.lines}

    def arguments(self, notation: str) -> Arguments:
        """The words of a move by the name of their sort."""
        name, *words = notation.split(" ")
        if name not in self._lines or len(words) != len(self._lines[name].arguments):
            raise self.unknown(notation)
        return dict(zip(self._lines[name].arguments, words, strict=True))

    def reason(self, state: S, move: int, refusal: int) -> Reason:
        return prompts.reason(self, state, move, refusal)

    # ------------------------------------------------- what follows from declarations

    def redeal(self, world: S, seat: int) -> None:
        world.redeal_zones(seat, world.current.seat)
        self.redeal_more(world, seat)

    def to_json(self, state: S) -> dict[str, Any]:
        return positions.write(self, state)

    def from_json(self, data: object) -> State:
        """The state of a position (an object, or its JSON text); BadPosition names the path."""
        return positions.read(self, data)

    def digest(self, state: S) -> int:
        return hash(json.dumps(self.to_json(state), sort_keys=True))

    def census(self, state: S) -> dict[str, int]:
        """How many there are of everything that must never get lost or appear from nowhere."""
        return positions.census(self, state)

    def view(self, state: S, seat: int | None) -> View:
        return viewing.view(self, state, seat)

    def prompt(self, state: S, seat: int | None) -> Prompt:
        return prompts.prompt(self, state, seat)

    def observation(self, state: S, seat: int) -> list[int]:
        return observing.observe(self, state, seat)

    @cached_property
    def observation_spec(self) -> tuple[Column, ...]:
        """The columns of an observation: what each part is called, and how many numbers it has."""
        return observing.columns(self)

    # ------------------------------------------------------------------ events

    @cached_property
    def _teller(self) -> Teller:
        words = self.words

        def word(sort: str, value: int) -> int | str:
            return words[sort][value] if sort in words else value

        return Teller(self.causes, self.places.names, word, self.spot)

    def spot(self, number: int) -> str:
        """The object a person can point at where something happened, by the number noted."""
        raise ValueError(f"{self.name} has no spots")

    def events(self, state: S, since: object, seat: int | None) -> list[Event]:
        first = whole(since)
        if first < 0:
            raise BadOption("events are numbered from 0")
        if state.journal is None:
            return []
        entries = state.journal.entries
        return [self._teller.tell(k, entries[k], seat) for k in range(first, len(entries))]

    # ----------------------------------------------------------------- ranking

    def ranking(self, state: S) -> list[list[int]]:
        return _ranked([self.standing(state, seat) for seat in range(state.players)])

    def open_ranking(self, state: S, seat: int | None) -> list[list[int]]:
        """Tie-breaks may be hidden, so only points count."""
        return _ranked([(sum(sheet.values()),) for sheet in self.open_sheet(state, seat)])


def random_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbelow(SEEDS)


def _ranked(standings: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """The seats from the best standing on; equals together."""
    best = sorted(set(standings), reverse=True)
    return [[seat for seat, one in enumerate(standings) if one == place] for place in best]


def _snake(name: str) -> str:
    """LayDown -> lay_down"""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
