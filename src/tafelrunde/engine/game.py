"""What every game has: its options, its moves as text, positions, prompts, events.

A game of ours is a subclass that says what differs: how it is dealt, seen, written down, scored.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from tafelrunde.engine import verbs as verb_table
from tafelrunde.engine.errors import BadOption, BadPosition, Reason
from tafelrunde.engine.events import Cause, Event, Teller
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.position import Reader, read_agenda, read_rng, write_agenda
from tafelrunde.engine.rng import SEEDS, Rng, seeded
from tafelrunde.engine.state import Rules, State
from tafelrunde.engine.step import Step
from tafelrunde.engine.verbs import Verb
from tafelrunde.engine.view import Arguments, Catalogue, Choice, Prompt, Refused, View

MOST_PLIES = 1 << 30  # a position may count its decisions as it likes


@dataclass(frozen=True, slots=True)
class Option:
    """A choice about the rules: its default, the values allowed, and the key of its help text."""

    default: Any
    allowed: Sequence[Any]
    help: str

    def accepts(self, value: object) -> bool:
        """Is the value one of those allowed, and of the same type (1 is not True)?"""
        return any(type(value) is type(known) and value == known for known in self.allowed)


# A plain `Game` is a game of some state. Only what a game itself says is in terms of its own state
# class; `new` and `from_json` promise a `State`, so that nobody outside need know the class.
S = TypeVar("S", bound=State, default=Any)


class Game(ABC, Generic[S]):
    """One game with one card list. Make it with `tafelrunde.game(name)`."""

    name: ClassVar[str]
    version: ClassVar[int]  # the rules version, raised when a golden record changes
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    verbs: ClassVar[Sequence[Verb]]
    longest: ClassVar[int]  # no game has more decisions than this
    steps: ClassVar[Mapping[str, type[Step]]]  # names as positions write them
    refusals: ClassVar[Sequence[str]]  # codes by number; 0 is "legal", 1 is "game_over"
    causes: ClassVar[Sequence[Cause]]
    places: ClassVar[Sequence[str]] = ()  # ids of places by the number that journal entries use
    effect_names: ClassVar[Sequence[str]] = ()  # card effects a check should meet

    def __init__(self, cards: str = "") -> None:
        self.cards = cards  # hash of the card list, empty where a game has none
        self._rules: dict[str, Rules] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are made anew in another process; one with a card list says how."""
        return type(self), ()

    # --------------------------------------------------- what a game has to say

    @property
    @abstractmethod
    def words(self) -> Mapping[str, Sequence[str]]:
        """The words of every sort of argument that verbs and events have."""

    @abstractmethod
    def deal(self, rules: Any, players: int, rng: Rng, journal: Journal) -> S:
        """A new game, dealt, with its first step on the agenda."""

    @abstractmethod
    def redeal(self, world: S, seat: int) -> None:
        """Deal all that the seat does not know anew, with the world's own generator.

        The result must depend on nothing but the seat's knowledge and that generator.
        """

    @abstractmethod
    def write(self, state: S) -> dict[str, Any]:
        """The part of a position that is the game's own."""

    @abstractmethod
    def read(self, reader: Reader, rules: Any, players: int, rng: Rng, agenda: Sequence[Step]) -> S:
        """The inverse of `write`, every value checked, also against the agenda."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many there are of everything that must never get lost or appear from nowhere."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """All that a seat may know, as components."""

    @abstractmethod
    def score_sheet(self, state: S) -> list[dict[str, int]]:
        """Per seat: category -> points."""

    # ---------------------------------------------------- what a game may add to

    def make_rules(self, options: dict[str, Any]) -> Rules:
        """The rules object for these options."""
        return Rules(self, options)

    def misfit(self, name: str, value: Any, players: int) -> str:
        """What is wrong with an allowed value at a table of this size; most fit every table."""
        return ""

    def ask(self, state: S) -> Arguments:
        """The facts of the pending decision, for the prompt's text."""
        return {"seat": int(state.actor)}

    def touches(self, state: S, move: int) -> list[str]:
        """The objects a hand would touch to make this move, in order."""
        return []

    def looked_for(self, state: S) -> list[int]:
        """Moves a person would look for in this decision, legal or not."""
        return []

    def reason_facts(self, state: S, move: int, code: str) -> Arguments:
        """The facts behind a refusal."""
        return self.arguments(state.notate(move))

    def notate(self, state: S, move: int) -> str:
        """The move as text. Moves at places that only a state has may be named by the state."""
        return self.notations[move]

    def is_notation(self, text: str) -> bool:
        """Could this tidy text be a move in some state?"""
        return text in self.moves_by_notation

    def find(self, state: S, text: str) -> int | None:
        """The move that a tidy text stands for, None if it stands for none."""
        return self.moves_by_notation.get(text)

    def no_move(self, state: S, text: str) -> Reason:
        """Why a text stands for no move in this state."""
        return Reason("unknown_notation", {"text": text})

    def catalogue(self) -> Catalogue:
        """What every kind of card, tile or piece is."""
        return Catalogue(self.name, self.version, self.cards, [])

    def effects(self, state: S) -> list[str]:
        """Which of the card effects are at work in this decision, for the tables of a check."""
        return []

    def open_sheet(self, state: S, seat: int | None) -> list[dict[str, int]]:
        """The sheet before the end without what is hidden from a seat: categories left out."""
        return self.score_sheet(state)

    def standing(self, state: S, seat: int) -> tuple[int, ...]:
        """What the ranking compares: points first, then the tie-breaks."""
        return (state.scores()[seat],)

    # ------------------------------------------------------------- new games

    def new(self, players: object, seed: object, **options: Any) -> State:
        """A new game. BadOption names what this game does not have."""
        count = self.check_players(players)
        rules = self.rules(options, count)
        state = self.deal(rules, count, seeded(self.check_seed(seed)), Journal())
        state.advance()
        return state

    def rules(self, options: Mapping[str, Any], players: int) -> Rules:
        """The rules object for these options, made once and shared."""
        for name, value in options.items():
            self._check_option(name, value, players)
        key = repr(sorted(options.items())) if options else ""
        if key not in self._rules:
            chosen = {name: option.default for name, option in self.options.items()}
            self._rules[key] = self.make_rules(chosen | dict(options))
        return self._rules[key]

    def _check_option(self, name: str, value: object, players: int) -> None:
        if name not in self.options:
            known = ", ".join(self.options) or "none"
            raise BadOption(f"{self.name} has no option {name!r}; its options are: {known}")
        if not self.options[name].accepts(value):
            allowed = self.options[name].allowed
            shown = (
                f"{allowed[0]} to {allowed[-1]}"
                if isinstance(allowed, range)
                else ", ".join(map(repr, allowed))
            )
            raise BadOption(f"option {name} cannot be {value!r}; allowed: {shown}")
        misfit = self.misfit(name, value, players)
        if misfit:
            raise BadOption(f"option {name}: {misfit}")

    def check_players(self, players: object) -> int:
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(f"{self.name} is for {low} to {high} players, not {players!r}")
        return players

    @staticmethod
    def check_seed(seed: object) -> int:
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise BadOption("a seed is a whole number from 0 to 2**63 - 1")
        return seed

    @staticmethod
    def check_seat(seat: object, players: int) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < players):
            return seat
        raise BadOption(f"there is no seat {seat!r} at a table of {players}")

    # ------------------------------------------------------------------ moves

    @cached_property
    def notations(self) -> list[str]:
        verb_table.check_table(self.verbs, self.words)
        return verb_table.notations(self.verbs, self.words)

    @cached_property
    def moves_by_notation(self) -> dict[str, int]:
        return {text: move for move, text in enumerate(self.notations)}

    @property
    def move_count(self) -> int:
        return self.verbs[-1].base + self.verbs[-1].size

    tidy = staticmethod(verb_table.tidy)

    def parse(self, state: S, text: str) -> int:
        move = self.find(state, self.tidy(text))
        if move is None:
            raise verb_table.unknown(text, self.moves_by_notation)
        return move

    @cached_property
    def _verb_of(self) -> list[Verb]:
        return [verb for verb in self.verbs for _ in range(verb.size)]

    def verb(self, move: int) -> Verb:
        return self._verb_of[move]

    @cached_property
    def _verbs_by_name(self) -> dict[str, Verb]:
        return {verb.name: verb for verb in self.verbs}

    def arguments(self, notation: str) -> Arguments:
        """The words of a move by the name of their sort."""
        name, *words = notation.split(" ")
        return dict(zip(self._verbs_by_name[name].arguments, words, strict=True))

    def reason(self, state: S, move: int, refusal: int) -> Reason:
        code = self.refusals[refusal]
        return Reason(code, self.reason_facts(state, move, code))

    # --------------------------------------------------------------- positions

    @cached_property
    def _step_names(self) -> dict[type[Step], str]:
        return {kind: name for name, kind in self.steps.items()}

    def step_name(self, step: Step) -> str:
        return self._step_names.get(type(step), "over")

    def to_json(self, state: S) -> dict[str, Any]:
        steps = [*state.agenda, *([] if state.over else [state.current])]
        options = {
            name: value
            for name, value in state.rules.options.items()
            if value != self.options[name].default
        }
        return {
            "game": self.name,
            "rules": self.version,
            "cards": self.cards,
            "players": int(state.players),
            "options": options,
            "ply": int(state.ply),
            "rng": state.rng.words(),
            **self.write(state),
            "agenda": write_agenda(steps, self._step_names),
        }

    def from_json(self, data: object) -> State:
        """The state of a position (an object, or its JSON text); BadPosition names the path."""
        reader = Reader(_parsed(data))
        rules, players = self._read_head(reader)
        ply = reader.integer("ply", 0, MOST_PLIES, 0)
        rng = read_rng(reader)
        agenda = read_agenda(reader, self.steps, players)
        state = self.read(reader, rules, players, rng, agenda)
        reader.done()
        state.ply = ply
        state.agenda = agenda
        state.advance()
        state.journal = Journal()
        state.journal.ply = ply
        return state

    def _read_head(self, reader: Reader) -> tuple[Rules, int]:
        name = reader.take("game", self.name)
        if name != self.name:
            reader.fail("game", f"this is a position of {name!r}, not of {self.name}")
        version = reader.integer("rules", 1, 1 << 30, self.version)
        if version > self.version:
            reader.fail("rules", f"version {version} is newer than ours ({self.version})")
        cards = reader.take("cards", self.cards)
        if cards != self.cards:
            reader.fail("cards", "the position was made with another card file")
        players = reader.integer("players", self.players[0], self.players[-1])
        options = reader.take("options", {})
        if not isinstance(options, dict):
            reader.fail("options", "an object is wanted")
        try:
            return self.rules(options, players), players
        except BadOption as error:
            reader.fail("options", str(error))

    def digest(self, state: S) -> int:
        return hash(json.dumps(self.to_json(state), sort_keys=True))

    # ------------------------------------------------------- prompts and events

    def prompt(self, state: S, seat: int | None) -> Prompt:
        kind = self.step_name(state.current)
        actor = int(state.actor)
        if state.over or seat != actor:
            return Prompt(actor, kind)
        legal = state.moves()
        # Tried out in a world of the seat's own: what happens there tells it nothing new.
        world = state.determinize(actor, 0)
        options = [self._choice(state, move, _is_final(world, move)) for move in legal]
        wanted = [move for move in self.looked_for(state) if move not in legal]
        refused = [self._refused(state, move) for move in wanted]
        text = f"{self.name}-ask-{kind}"
        return Prompt(actor, kind, text, self.ask(state), kind, options, refused)

    def _choice(self, state: S, move: int, final: bool) -> Choice:
        label = f"{self.name}-move-{self._verb_of[move].name}"
        notation = self.notate(state, move)
        return Choice(notation, label, self.arguments(notation), self.touches(state, move), final)

    def _refused(self, state: S, move: int) -> Refused:
        reason = self.reason(state, move, state.current.refusal(state, move))
        objects = self.touches(state, move)
        return Refused(self.notate(state, move), reason.code, reason.arguments, objects)

    @cached_property
    def _teller(self) -> Teller:
        words = self.words

        def word(sort: str, value: int) -> int | str:
            return words[sort][value] if sort in words else value

        return Teller(self.causes, self.places, word)

    def events(self, state: S, since: object, seat: int | None) -> list[Event]:
        if type(since) is not int or since < 0:
            raise BadOption("events are numbered from 0")
        if state.journal is None:
            return []
        entries = state.journal.entries
        return [self._teller.tell(k, entries[k], seat) for k in range(since, len(entries))]

    # ----------------------------------------------------------------- ranking

    def ranking(self, state: S) -> list[list[int]]:
        return _ranked([self.standing(state, seat) for seat in range(state.players)])

    def open_ranking(self, state: S, seat: int | None) -> list[list[int]]:
        """Tie-breaks may be hidden, so only points count."""
        return _ranked([(sum(sheet.values()),) for sheet in self.open_sheet(state, seat)])


def _ranked(standings: list[tuple[int, ...]]) -> list[list[int]]:
    """The seats from the best standing on; equals together."""
    return [
        [seat for seat, found in enumerate(standings) if found == standing]
        for standing in sorted(set(standings), reverse=True)
    ]


def _is_final(world: State, move: int) -> bool:
    """Would the move show something, hand the decision on, or end the game?"""
    after = world.clone()
    after.journal = Journal()
    after.apply(move)
    shown = any(entry.reveals for entry in after.journal.entries)
    return bool(shown or after.actor != world.actor)


def _parsed(data: object) -> object:
    if not isinstance(data, str | bytes):
        return data
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadPosition("$", f"this is no JSON: {error}") from None
