"""The state of a game: an agenda of steps and everything that lies on the table.

A game's own state class adds its fields, and a `clone` by hand if it has any. All that is not
needed in play (notation, views, positions, scores by name) is done by the `Game` behind
`rules.game`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.errors import BadNotation, BadOption, IllegalMove, Reason
from tafelrunde.engine.given import shortened, whole
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.step import NOBODY, OVER, Step
from tafelrunde.engine.tabletop import NO_ZONES, Tabletop

if TYPE_CHECKING:
    from tafelrunde.engine.events import Event
    from tafelrunde.engine.view import Prompt, View

AUTOMATIC_STEPS: Final = 1000  # more than any rule needs between two decisions


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Tabletop):
    """A game in progress. Seats are numbered from 0; moves are numbers below `game.move_count`.

    Public methods take any object and say what is wrong with it; only `apply` trusts its caller.
    """

    __slots__ = ("actor", "current", "depth", "left", "legal", "over", "ply", "stack", "used")

    def __init__(
        self, rules: Rules, players: i64, rng: Rng, zones: list[list[i64]] = NO_ZONES
    ) -> None:
        super().__init__(rules, players, rng, zones)
        self.used: i64 = 0  # flags of the verbs that can be used once, and have been
        # The agenda is the lower part of a list that never shrinks: a short list that is popped
        # and appended to again and again would be allocated anew each time.
        self.stack: list[Step] = []
        self.depth: i64 = 0
        self.current: Step = OVER  # the decision that waits, taken off the agenda
        self.actor: i64 = NOBODY  # the seat that decides now
        self.over: bool = False
        self.left: bool = False  # has the move being carried out ended a decision that stays?
        self.ply: i64 = 0  # decisions made so far
        self.legal: list[i64] | None = None  # moves() of the current decision, once asked for

    # ------------------------------------------------------------------ play

    @property
    def agenda(self) -> list[Step]:
        """The steps that wait; the next one is the last."""
        return self.stack[: self.depth]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.stack = steps[:]
        self.depth = len(steps)

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        if self.depth < len(self.stack):
            self.stack[self.depth] = step
        else:
            self.stack.append(step)
        self.depth += 1

    def advance(self) -> None:
        """Run automatic steps until a seat has to decide or the agenda is empty."""
        steps = 0
        while self.depth > 0:
            self.depth -= 1
            step = self.stack[self.depth]
            if step.decides:
                self.current = step
                self.actor = step.seat
                if self.journal is not None:
                    self.look_on(step.seat)
                return
            step.run(self)
            steps += 1
            if steps > AUTOMATIC_STEPS:
                raise RuntimeError(f"{type(step).__name__} goes on for ever")
        self.current = OVER
        self.actor = NOBODY
        self.over = True

    def apply(self, move: i64) -> None:
        """Carry out a move that is known to be legal; whether it is, is not checked."""
        self.legal = None
        self.ply += 1
        journal = self.journal
        if journal is not None:
            journal.begin(self.ply, self.actor)
        step = self.current
        if step.stays:
            depth = self.depth
            self.left = False
            step.apply(self, move)
            if not self.left:
                if self.depth == depth:
                    return
                self.put_under(step, depth)  # what was pushed comes first
        else:
            step.apply(self, move)
        self.advance()

    def put_under(self, step: Step, depth: i64) -> None:
        """Put a step under those that lie on the agenda from a depth on."""
        at = self.depth
        self.push(step)
        while at > depth:
            self.stack[at] = self.stack[at - 1]
            at -= 1
        self.stack[depth] = step

    def leave(self) -> None:
        """The decision that stays is over with this move."""
        self.left = True

    def can_go_back(self) -> bool:
        """Can the last move be taken back? Not if somebody has learnt something by it, or if it
        ended the game; what nobody has watched is not known either."""
        journal = self.journal
        return journal is not None and journal.learners == 0 and not self.over

    def play(self, move: object) -> None:
        """Carry out a move, or raise IllegalMove and change nothing."""
        legal = self.legal_moves()
        if type(move) is int and move in legal:
            self.apply(move)
            return
        number = self.number_of(move)
        if number in legal:
            self.apply(number)
            return
        raise IllegalMove(self._name(move), self._refused(move))

    def number_of(self, move: object) -> int:
        """The number of a move given as number or notation; -1 if there is no such move."""
        if isinstance(move, str):
            found = self.rules.game.find(self, self.rules.game.tidy(move))
            return NOBODY if found is None else found
        number = whole(move)
        return number if 0 <= number < self.rules.game.move_count else NOBODY

    def moves(self) -> list[int]:
        """Every legal move, ascending; empty when the game is over."""
        # A copy, so that no caller can change what `play` accepts.
        return cast(list[int], self.legal_moves()[:])

    def legal_moves(self) -> list[i64]:
        """The same without the copy, for search: to be read only."""
        legal = self.legal
        if legal is None:
            legal = self.current.moves(self)
            self.legal = legal
        return legal

    def formality(self) -> int:
        """The only legal move where a question is asked for appearance's sake: so that nobody can
        tell from it what the seat holds. -1 where there is a choice, and in all other decisions."""
        if not self.current.hides_no():
            return NOBODY
        legal = self.legal_moves()
        return int(legal[0]) if len(legal) == 1 else NOBODY

    def mask(self) -> bytes:
        """One byte per move number, 1 = legal."""
        bits = bytearray(self.rules.game.move_count)
        for move in self.moves():
            bits[move] = 1
        return bytes(bits)

    def why_not(self, move: object) -> Reason | None:
        """None if the move (a number or its notation) is legal now, else the reason."""
        if self.number_of(move) in self.legal_moves():
            return None
        return self._refused(move)

    def _refused(self, move: object) -> Reason:
        number = self.number_of(move)
        if number >= 0:
            return self.rules.game.reason(self, number, self.current.refusal(self, number))
        if isinstance(move, str):
            return self.rules.game.no_move(self, move)
        if isinstance(move, bool) or (whole(move) < 0 and not isinstance(move, int)):
            return Reason("no_text", {"type": type(move).__name__})
        return Reason("no_such_move", {"move": shortened(move)})

    def _name(self, move: object) -> str:
        number = self.number_of(move)
        return shortened(move) if number < 0 else self.rules.game.notate(self, number)

    def notate(self, move: object) -> str:
        """The move as a short, stable, language independent text: `build tavern`."""
        number = self.number_of(move)
        if number < 0:
            raise BadNotation(f"{shortened(move)} is no move of this game")
        return self.rules.game.notate(self, number)

    def parse(self, text: object) -> int:
        """The move that a notation stands for, legal or not; BadNotation if there is none."""
        return self.rules.game.parse(self, text)

    # ---------------------------------------------------------------- copies

    def clone(self) -> State:
        """An equal, independent state without a journal; fields of its own a game adds."""
        other = type(self)(self.rules, self.players, self.rng.copy(), self.copy_zones())
        self.copy_table(other)
        return other

    def copy_table(self, other: State) -> None:
        """Copy the engine's own fields into a new state (for `clone`)."""
        other.stack = self.stack[: self.depth]
        other.depth = self.depth
        other.current = self.current
        other.actor = self.actor
        other.over = self.over
        other.ply = self.ply
        other.legal = self.legal
        other.batch = self.batch
        other.watched = self.watched
        other.mixtures = self.mixtures
        other.used = self.used

    def reseed(self, seed: object) -> None:
        """Change all future chance; what lies hidden on the table stays as it is."""
        self.rng = seeded(self.rules.game.check_seed(seed))

    def determinize(self, seat: object, seed: object) -> State:
        """A world this seat cannot tell from the real one, drawn with the given seed."""
        mine = self._player(seat)
        if not self.watched:
            raise BadOption("nobody has kept account of who knows what: this is a playout")
        world = self.clone()
        world.legal = None
        world.rng = seeded(self.rules.game.check_seed(seed))
        self.rules.game.redeal(world, mine)
        return world

    def to_json(self) -> dict[str, Any]:
        """The whole position, readable; `game.from_json` takes it back."""
        return self.rules.game.to_json(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.to_json() == other.to_json()

    def __repr__(self) -> str:
        game = self.rules.game
        what = "over" if self.over else f"seat {self.actor}: {game.step_name(self.current)}"
        return f"<{game.name} for {self.players}, decision {self.ply}, {what}>"

    def __hash__(self) -> int:
        return self.rules.game.digest(self)

    def __reduce__(self) -> Any:
        return _restore, (self.rules.game, self.to_json())

    # -------------------------------------------------------------- knowledge

    def view(self, seat: object) -> View:
        """All that this seat may know (None: a spectator), as components."""
        return self.rules.game.view(self, self._seat(seat))

    def prompt(self, seat: object) -> Prompt:
        """What is being decided; the options only for the seat that decides."""
        return self.rules.game.prompt(self, self._seat(seat))

    def events(self, since: object, seat: object) -> list[Event]:
        """What happened from event number `since` on, as this seat saw it."""
        return self.rules.game.events(self, since, self._seat(seat))

    def observation(self, seat: object) -> list[int]:
        """The same as flat numbers, named by `game.observation_spec`."""
        return self.rules.game.observation(self, self._player(seat))

    def _seat(self, seat: object) -> int | None:
        return self.rules.game.check_seat(seat, self.players)

    def _player(self, seat: object) -> int:
        player = self._seat(seat)
        if player is None:
            raise BadOption("there is no seat None: a spectator sees only what is public")
        return player

    # ----------------------------------------------------------------- scores

    def items(self, seat: i64) -> list[i64]:
        """The points of a seat in each of `game.categories`, as if the game ended now."""
        raise TypeError(f"{type(self).__name__} counts no points")

    def points(self, seat: i64) -> i64:
        """The points of a seat in all, as if the game ended now."""
        if seat < 0 or seat >= self.players:
            raise BadOption(f"there is no seat {seat} at a table of {self.players}")
        total: i64 = 0
        for points in self.items(seat):
            total += points
        return total

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now; higher is better."""
        return [int(self.points(seat)) for seat in range(self.players)]

    def score_sheet(self) -> list[dict[str, int]]:
        """Per seat what a scoring pad shows: category -> points."""
        return self.rules.game.score_sheet(self)

    def ranking(self) -> list[list[int]]:
        """The seats from first to last place, tie-breaks applied; equals share a place."""
        return self.rules.game.ranking(self)

    def open_sheet(self, seat: object) -> list[dict[str, int]]:
        """The score sheet as this seat knows it (None: a spectator); at the end, all of it."""
        watcher = self._seat(seat)
        return self.score_sheet() if self.over else self.rules.game.open_sheet(self, watcher)

    def open_ranking(self, seat: object) -> list[list[int]]:
        """The ranking by the points this seat knows of; at the end, the true one."""
        watcher = self._seat(seat)
        return self.ranking() if self.over else self.rules.game.open_ranking(self, watcher)

    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.ranking()[0] if self.over else []


def _restore(game: Any, data: dict[str, Any]) -> State:
    state: State = game.from_json(data)
    state.journal = None  # a pickled state is like a clone: its story stays behind
    return state
