"""The state of a game: an agenda of steps and everything that lies on the table.

A game's own state class adds its fields and a `clone` by hand. All that is not needed in play
(notation, views, positions, scores by name) is done by the `Game` behind `rules.game`.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.errors import BadOption, IllegalMove, Reason
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.step import NOBODY, OVER, Step

if TYPE_CHECKING:
    from tafelrunde.engine.events import Event
    from tafelrunde.engine.view import Prompt, View

AUTOMATIC_STEPS: Final = 1000  # more than any rule needs between two decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What depends on a card file or an option: immutable, and shared by all clones."""

    __slots__ = ("game", "options")

    def __init__(self, game: Any, options: dict[str, Any]) -> None:
        self.game: Any = game
        self.options: dict[str, Any] = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Seats are numbered from 0; moves are numbers below `game.move_count`.

    Public methods take any object and say what is wrong with it; only `apply` trusts its caller.
    """

    __slots__ = (
        "actor",
        "agenda",
        "current",
        "journal",
        "legal",
        "over",
        "players",
        "ply",
        "rng",
        "rules",
    )

    def __init__(self, rules: Rules, players: i64, rng: Rng) -> None:
        self.rules: Rules = rules
        self.players: i64 = players
        self.rng: Rng = rng
        self.agenda: list[Step] = []
        self.current: Step = OVER  # the decision that waits, taken off the agenda
        self.actor: i64 = NOBODY  # the seat that decides now
        self.over: bool = False
        self.ply: i64 = 0  # decisions made so far
        self.journal: Journal | None = None
        self.legal: list[i64] | None = None  # moves() of the current decision, once asked for

    # ------------------------------------------------------------------ play

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def advance(self) -> None:
        """Run automatic steps until a seat has to decide or the agenda is empty."""
        agenda = self.agenda
        steps = 0
        while len(agenda) > 0:
            step = agenda.pop()
            if step.decides:
                self.current = step
                self.actor = step.seat
                return
            step.run(self)
            steps += 1
            if steps > AUTOMATIC_STEPS:
                raise RuntimeError(f"{type(step).__name__} goes on for ever")
        self.current = OVER
        self.actor = NOBODY
        self.over = True

    def apply(self, move: i64) -> None:
        """Carry out a move that is known to be legal: nothing is checked."""
        self.legal = None
        self.ply += 1
        journal = self.journal
        if journal is not None:
            journal.ply = self.ply
        self.current.apply(self, move)
        self.advance()

    def play(self, move: object) -> None:
        """Carry out a move, or raise IllegalMove and change nothing."""
        legal = self.legal
        if legal is None:
            legal = self.current.moves(self)
            self.legal = legal
        if type(move) is int and move in legal:
            self.apply(move)
            return
        number = _index(move)
        if number in legal:
            self.apply(number)
            return
        raise IllegalMove(self._name(move), self._refused(move))

    def moves(self) -> list[int]:
        """Every legal move, ascending; empty when the game is over."""
        legal = self.legal
        if legal is None:
            legal = self.current.moves(self)
            self.legal = legal
        # A copy, so that no caller can change what `play` accepts.
        return cast(list[int], legal[:])

    def mask(self) -> bytes:
        """One byte per move number, 1 = legal."""
        bits = bytearray(self.rules.game.move_count)
        for move in self.moves():
            bits[move] = 1
        return bytes(bits)

    def why_not(self, move: object) -> Reason | None:
        """None if the move (a number or its notation) is legal now, else the reason."""
        if isinstance(move, str):
            found: int | None = self.rules.game.find(self, self.rules.game.tidy(move))
            if found is None:
                nothing: Reason = self.rules.game.no_move(self, move)
                return nothing
            move = found
        number = _index(move)
        if number in self.moves():
            return None
        return self._refused(move)

    def _refused(self, move: object) -> Reason:
        number = _index(move)
        if number < 0 or number >= self.rules.game.move_count:
            return Reason("no_such_move", {"move": _shortened(move)})
        reason: Reason = self.rules.game.reason(self, number, self.current.refusal(self, number))
        return reason

    def _name(self, move: object) -> str:
        number = _index(move)
        if 0 <= number < self.rules.game.move_count:
            return self.notate(number)
        return _shortened(move)

    def notate(self, move: int) -> str:
        """The move as a short, stable, language independent text: `build tavern`."""
        text: str = self.rules.game.notate(self, move)
        return text

    def parse(self, text: str) -> int:
        """The move that a notation stands for, legal or not; BadNotation if there is none."""
        move: int = self.rules.game.parse(self, text)
        return move

    # --------------------------------------------------------------- journal

    def moved(
        self,
        cause: i64,
        seat: i64,
        source: i64,
        target: i64,
        thing: i64,
        seers: i64,
        reveals: bool,
    ) -> None:
        """Note that one thing went from place to place, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.moved(cause, seat, source, target, [thing], seers, reveals)

    def changed(self, cause: i64, seat: i64, place: i64, by: i64, value: i64) -> None:
        """Note that a public number changed, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.changed(cause, seat, place, by, value)

    def told(self, cause: i64, seat: i64, a: i64, b: i64) -> None:
        """Note something said in front of everybody, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.told(cause, seat, a, b)

    # ---------------------------------------------------------------- copies

    def clone(self) -> State:
        """An equal, independent state without a journal."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def copy_table(self, other: State) -> None:
        """Copy the engine's own fields into a new state (for `clone`)."""
        other.agenda = self.agenda[:]
        other.current = self.current
        other.actor = self.actor
        other.over = self.over
        other.ply = self.ply
        other.legal = self.legal

    def reseed(self, seed: object) -> None:
        """Change all future chance; what lies hidden on the table stays as it is."""
        self.rng = seeded(self.rules.game.check_seed(seed))

    def determinize(self, seat: object, seed: object) -> State:
        """A world this seat cannot tell from the real one, drawn with the given seed."""
        if seat is None:
            raise BadOption("there is no seat None: only a player has a world of his own")
        self._check_seat(seat)
        world = self.clone()
        world.legal = None
        world.rng = seeded(self.rules.game.check_seed(seed))
        self.rules.game.redeal(world, seat)
        return world

    def to_json(self) -> dict[str, Any]:
        """The whole position, readable; `game.from_json` takes it back."""
        data: dict[str, Any] = self.rules.game.to_json(self)
        return data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        digest: int = self.rules.game.digest(self)
        return digest

    def __reduce__(self) -> Any:
        return _restore, (self.rules.game, self.to_json())

    # -------------------------------------------------------------- knowledge

    def view(self, seat: object) -> View:
        """All that this seat may know (None: a spectator), as components."""
        self._check_seat(seat)
        shown: View = self.rules.game.view(self, seat)
        return shown

    def prompt(self, seat: object) -> Prompt:
        """What is being decided; the options only for the seat that decides."""
        self._check_seat(seat)
        asked: Prompt = self.rules.game.prompt(self, seat)
        return asked

    def events(self, since: object, seat: object) -> list[Event]:
        """What happened from event number `since` on, as this seat saw it."""
        self._check_seat(seat)
        seen: list[Event] = self.rules.game.events(self, since, seat)
        return seen

    def _check_seat(self, seat: object) -> None:
        self.rules.game.check_seat(seat, self.players)

    # ----------------------------------------------------------------- scores

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now; higher is better."""
        return [sum(sheet.values()) for sheet in self.score_sheet()]

    def score_sheet(self) -> list[dict[str, int]]:
        """Per seat what a scoring pad shows: category -> points."""
        sheets: list[dict[str, int]] = self.rules.game.score_sheet(self)
        return sheets

    def ranking(self) -> list[list[int]]:
        """The seats from first to last place, tie-breaks applied; equals share a place."""
        places: list[list[int]] = self.rules.game.ranking(self)
        return places

    def open_sheet(self, seat: object) -> list[dict[str, int]]:
        """The score sheet as this seat knows it (None: a spectator); at the end, all of it."""
        self._check_seat(seat)
        if self.over:
            return self.score_sheet()
        sheets: list[dict[str, int]] = self.rules.game.open_sheet(self, seat)
        return sheets

    def open_ranking(self, seat: object) -> list[list[int]]:
        """The ranking by the points this seat knows of; at the end, the true one."""
        self._check_seat(seat)
        if self.over:
            return self.ranking()
        places: list[list[int]] = self.rules.game.open_ranking(self, seat)
        return places

    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.ranking()[0] if self.over else []


def _index(move: object) -> int:
    """The move number an object stands for: any integer, but no bool; -1 if it is none."""
    if isinstance(move, bool):
        return NOBODY
    try:
        return operator.index(move)  # type: ignore[arg-type]  # any object may come
    except TypeError:
        return NOBODY


def _shortened(move: object) -> str:
    """A name for something that is no move, whatever it is and however long."""
    if isinstance(move, int):
        return str(move) if abs(move) < 1 << 64 else "a huge number"
    if isinstance(move, str):
        return repr(move) if len(move) <= 40 else repr(move[:37] + "...")
    return f"an object of type {type(move).__name__}"


def _restore(game: Any, data: dict[str, Any]) -> State:
    state: State = game.from_json(data)
    state.journal = None  # a pickled state is like a clone: its story stays behind
    return state
