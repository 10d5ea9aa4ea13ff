"""Steps: what an agenda is made of.

A step is immutable and holds only small public numbers, so it is shared by all clones and reads
in a position as `["keep", 2, 0, 0]`. Cards, secrets and anything that changes lie in the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from tafelrunde.engine.state import State

NOBODY: Final = -1
GAME_OVER: Final = 1  # the refusal that every game has in common


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something on the agenda. A plain step runs by itself; a `Decision` waits for a seat."""

    __slots__ = ("a", "b", "decides", "seat")

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.decides: bool = False

    def run(self, state: State) -> None:
        """Carry the step out; whatever comes next it pushes."""
        raise TypeError(f"{type(self).__name__} does not run by itself")

    def moves(self, state: State) -> list[i64]:
        """Every legal move in ascending order, each once."""
        raise TypeError(f"{type(self).__name__} lists no moves")

    def refusal(self, state: State, move: i64) -> i64:
        """Why the move is not legal here, as a code of the game; 0 if it is legal."""
        raise TypeError(f"{type(self).__name__} gives no reasons")

    def apply(self, state: State, move: i64) -> None:
        """Carry out a legal move; a step that goes on pushes its successor."""
        raise TypeError(f"{type(self).__name__} applies no moves")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A step at which one seat chooses among the legal moves.

    What it does is declared with `Step`, so that the engine needs no check which sort a step is.
    """

    __slots__ = ()

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.decides = True


@final
class Over(Decision):
    """What stands on the agenda of a finished game: nobody decides, nothing is legal."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        return []

    def refusal(self, state: State, move: i64) -> i64:
        return GAME_OVER


OVER: Final = Over()
