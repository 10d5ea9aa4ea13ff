"""Steps: what an agenda is made of.

A step is immutable and holds only small public numbers, so it is shared by all clones and reads
in a position as `["keep", 2, 0, 0]`. Cards, secrets and anything that changes lie in the state.

A step speaks for itself: what it asks, which part of the game it is, what may lie under it on the
agenda, and whether it fits the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.engine.verb import Menu
from tafelrunde.engine.words import LEGAL

if TYPE_CHECKING:
    from tafelrunde.engine.reader import Wants
    from tafelrunde.engine.state import State
    from tafelrunde.engine.view import Arguments, Stage

NOBODY: Final = -1
ANYWHERE: Final = "*"  # among the steps that may lie under another
GAME_OVER: Final = 1  # the refusal that every game has in common
NOT_ON_THE_MENU: Final = "no verb of this decision has the move"

S = TypeVar("S", bound="State", default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something on the agenda. A plain step runs by itself; a `Decision` waits for a seat."""

    __slots__ = ("a", "b", "decides", "seat", "stays")

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.decides: bool = False
        self.stays: bool = False  # a decision of many moves, until one of them leaves it

    def run(self, state: S) -> None:
        """Carry the step out; whatever comes next it pushes."""
        raise TypeError(f"{type(self).__name__} does not run by itself")

    def moves(self, state: S) -> list[i64]:
        """Every legal move in ascending order, each once."""
        raise TypeError(f"{type(self).__name__} lists no moves")

    def refusal(self, state: S, move: i64) -> i64:
        """Why the move is not legal here, as a code of the game; 0 if it is legal."""
        raise TypeError(f"{type(self).__name__} gives no reasons")

    def apply(self, state: S, move: i64) -> None:
        """Carry out a legal move; a step that goes on pushes its successor."""
        raise TypeError(f"{type(self).__name__} applies no moves")

    def hides_no(self) -> bool:
        """Is it asked whenever everybody must think a yes possible, also where the seat can only
        say no? Otherwise being asked would tell what the seat holds."""
        return False

    def able(self, state: S) -> i64:
        """What the seat has that verbs may need, as bits of the game."""
        return 0

    # ---------------------------------------------------- what it says of itself

    def plain(self) -> bool:
        """Has it no numbers besides its seat?"""
        return self.a == 0 and self.b == 0

    def lies_on(self) -> tuple[str, ...]:
        """The steps that may lie under it on an agenda, by name; "" is the bottom, "*" any."""
        return ("",)

    def looks_at(self) -> tuple[str, ...]:
        """The zones in which cards lie before the seat while this step waits."""
        return ()

    def check(self, state: S, under: Step[S] | None, wants: Wants) -> None:
        """Want of a position all that must be so while this step is on the agenda."""

    def phase(self, state: S) -> list[Stage]:
        """The path to this part of the game: round 3 / calling / merchant."""
        return []

    def asks(self, state: S) -> Arguments:
        """The facts of the question, for the text of a prompt."""
        return {"seat": int(self.seat)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step at which one seat chooses among the legal moves: those of a menu of verbs.

    What it does is declared with `Step`, so that the engine needs no check which sort a step is.
    """

    __slots__ = ()

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.decides = True

    def menu(self) -> Menu:
        """The verbs of this decision, those included that others would have here."""
        raise TypeError(f"{type(self).__name__} has no menu")

    def otherwise(self, state: S, move: i64) -> i64:
        """Why a move is refused that belongs to other decisions."""
        otherwise = self.menu().otherwise
        return otherwise if otherwise != LEGAL else state.rules.moves.at(move).untimely

    def moves(self, state: S) -> list[i64]:
        found: list[i64] = []
        self.list_menu(state, self.menu(), self.able(state), found)
        return found

    def list_menu(self, state: S, menu: Menu, able: i64, found: list[i64]) -> None:
        """Add the legal moves of the verbs in a menu, in ascending order."""
        used = state.used
        while True:
            if (
                not used & menu.once
                and (menu.needs == 0 or able & menu.needs)
                and (menu.free or menu.verb.barred(state, self) == LEGAL)
            ):
                if menu.single:
                    found.append(menu.item)
                else:
                    menu.verb.listed(state, self, found)
            if menu.last:
                return
            menu = menu.next

    def refusal(self, state: S, move: i64) -> i64:
        menu = self.menu()
        while True:
            if menu.base <= move < menu.end:
                return menu.verb.refusal(state, self, move - menu.base)
            if menu.last:
                return self.otherwise(state, move)
            menu = menu.next

    def apply(self, state: S, move: i64) -> None:
        """Whether the move is legal is not checked, but a verb only gets moves of its own."""
        menu = self.menu()
        assert move >= menu.base, NOT_ON_THE_MENU
        menu = menu.table[move - menu.base]
        assert move >= menu.base, NOT_ON_THE_MENU
        state.used |= menu.once
        menu.verb.do(state, self, move - menu.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Decision[S]):
    """A decision of many moves, which goes on until one of them leaves it."""

    __slots__ = ()

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.stays = True


@final
class Over(Decision[Any]):
    """What stands on the agenda of a finished game: nobody decides, nothing is legal."""

    __slots__ = ()

    def moves(self, state: Any) -> list[i64]:
        return []

    def refusal(self, state: Any, move: i64) -> i64:
        return GAME_OVER


OVER: Final = Over()
