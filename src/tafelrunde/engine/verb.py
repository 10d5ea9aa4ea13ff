"""Verbs: one class for each kind of move, with everything the rules say about it.

The table of moves gives every verb its numbers. A verb says when it is refused, which of its moves
are legal, and what they do; and for people what a hand touches, and the facts behind a refusal. Its
docstring is the rule. A decision is a menu of verbs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.engine.cards import KIND
from tafelrunde.engine.words import LEGAL

if TYPE_CHECKING:
    from tafelrunde.engine.state import State
    from tafelrunde.engine.step import Step
    from tafelrunde.engine.view import Arguments, Brings

S = TypeVar("S", bound="State", default=Any)


@final
class Line:
    """One line of the table of moves: numbers `base` to `base + size - 1`."""

    __slots__ = ("arguments", "base", "name", "size", "untimely")

    def __init__(self, name: str, base: i64, size: i64, arguments: tuple[str, ...]) -> None:
        self.name: str = name
        self.base: i64 = base
        self.size: i64 = size
        self.arguments: tuple[str, ...] = arguments
        self.untimely: i64 = LEGAL  # why it is refused in a decision that knows nothing of it

    def __repr__(self) -> str:
        words = " ".join((self.name, *self.arguments))
        return f"<{words}: {self.base} to {self.base + self.size - 1}>"


@final
class Moves:
    """Every move of a game, in the order in which moves are listed.

    MOVES: Final = Moves({"card": 32, "seat": 7}, "build card", "destroy seat card", "end")
    """

    __slots__ = ("count", "lines", "sizes")

    def __init__(self, sizes: dict[str, int], *lines: str) -> None:
        self.sizes: dict[str, int] = sizes  # how many words there are of each sort
        self.lines: list[Line] = []
        base: i64 = 0
        for text in lines:
            name, *arguments = text.split()
            size: i64 = 1
            for argument in arguments:
                size *= sizes[argument]
            self.lines.append(Line(name, base, size, tuple(arguments)))
            base += size
        self.count: i64 = base  # of all moves

    def line(self, name: str) -> Line:
        for line in self.lines:
            if line.name == name:
                return line
        raise ValueError(f"{name!r} is not in the table of moves")

    def number(self, name: str) -> i64:
        """Which line it is, counted from 0."""
        return self.lines.index(self.line(name))

    def at(self, move: i64) -> Line:
        for line in self.lines:
            if move < line.base + line.size:
                return line
        raise ValueError(f"there is no move {move}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A kind of move in one or several decisions. `x` counts its targets from 0."""

    __slots__ = (
        *(
            "base",
            "gives",
            "item",
            "items",
            "lacks",
            "name",
            "needs",
            "objects",
            "once",
            "size",
            "spent",
        ),
    )

    def __init__(self, moves: Moves, name: str, untimely: i64 = 0) -> None:
        line = moves.line(name)
        self.name: str = name
        self.base: i64 = line.base
        # Its moves as ready-made objects, for lists of moves: making a number into an object costs
        # more than looking one up.
        self.items: list[Any] = list(range(int(line.base), int(line.base + line.size)))
        self.item: Any = self.items[0]
        self.size: i64 = line.size
        self.needs: i64 = 0  # bits of `Decision.able`, of which the seat has one; 0: all may
        self.lacks: i64 = LEGAL  # the refusal of a seat that has none of them
        self.once: i64 = 0  # the flag of a verb that can be used once in a turn
        self.spent: i64 = LEGAL  # the refusal after that
        self.objects: tuple[str, ...] = ()  # that are touched; see `shown`
        self.gives: dict[str, int] = {}
        if untimely != LEGAL:
            line.untimely = untimely

    # ------------------------------------------------------------------ play

    def barred(self, s: S, step: Step[S]) -> i64:
        """What stands in the way of the verb as a whole, whatever the target; 0 if nothing."""
        return LEGAL

    def wrong(self, s: S, step: Step[S], x: i64) -> i64:
        """What is wrong with one target of a verb that is not barred; 0 if nothing.

        A verb without targets is listed whenever it is not barred: it has nothing to say here.
        """
        return LEGAL

    def listed(self, s: S, step: Step[S], found: list[i64]) -> None:
        """Add the legal moves of a verb that is not barred, ascending."""
        for x in range(self.size):
            if self.wrong(s, step, x) == LEGAL:
                found.append(self.items[x])

    def do(self, s: S, step: Step[S], x: i64) -> None:
        """Carry a legal move out; whatever comes next is pushed."""
        raise TypeError(f"{self.name} does nothing")

    def refusal(self, s: S, step: Step[S], x: i64) -> i64:
        """Why a move is not legal; 0 if it is."""
        barred = self.hindrance(s, step)
        return barred if barred != LEGAL else self.wrong(s, step, x)

    def hindrance(self, s: S, step: Step[S]) -> i64:
        """What stands in the way of the verb as a whole, declared or not."""
        if not self.mine(s, step):
            return self.lacks
        if s.used & self.once:
            return self.spent
        return self.barred(s, step)

    def mine(self, s: S, step: Step[S]) -> bool:
        """Is this verb for the seat at all, now or at another moment of the decision?"""
        return self.needs == 0 or step.able(s) & self.needs != 0

    # ------------------------------------------------------------ for people

    def sought(self, s: S, step: Step[S]) -> list[i64]:
        """Targets a person would look for, legal or not."""
        found: list[i64] = []
        if self.size == 1:
            found.append(0)
        return found

    def touches(self, s: S, step: Step[S], words: list[str]) -> list[str]:
        """The objects a hand would touch, in order; `words` are the arguments."""
        return [one.format(*words, seat=step.seat) for one in self.objects]

    def facts(self, s: S, step: Step[S], x: i64, refusal: i64) -> Arguments:
        """The facts behind a refusal, besides the arguments."""
        return {}

    def brings(self, s: S, step: Step[S], x: i64) -> Brings:
        """What a legal move gives (and, below 0, costs) the seat, as far as the rules can know."""
        return self.gives

    def warns(self, s: S, step: Step[S], x: i64) -> str:
        """Why a person should think twice before this legal move, as a code; empty if there is no
        reason: it would bring nothing, or leave something unused that is lost then."""
        return ""

    def remark(self, s: S, step: Step[S], x: i64) -> tuple[str, Arguments]:
        """What else to know about this legal move, as a code and its facts; an empty code if
        there is nothing."""
        return "", {}

    def move(self, x: i64 = 0) -> i64:
        """The number of a move."""
        return self.base + x

    def covers(self, move: i64) -> bool:
        """Is this number a move of the verb?"""
        return self.base <= move < self.base + self.size


@mypyc_attr(allow_interpreted_subclasses=True)
class CardVerb(Verb[S]):
    """A verb whose target is a kind of card that lies in one zone: a hand, an offer."""

    __slots__ = ("missing", "unknown")

    def __init__(
        self, moves: Moves, name: str, unknown: i64, missing: i64, untimely: i64 = 0
    ) -> None:
        super().__init__(moves, name, untimely)
        self.unknown: i64 = unknown  # the refusal of a kind that the card list does not have
        self.missing: i64 = missing  # the refusal of a kind that does not lie there

    def zone(self, s: S, step: Step[S]) -> list[i64]:
        raise TypeError(f"{self.name} has no zone")

    def listed(self, s: S, step: Step[S], found: list[i64]) -> None:
        last: i64 = -1
        for card in self.zone(s, step):
            kind = card & KIND
            if kind != last and self.wrong(s, step, kind) == LEGAL:
                found.append(self.items[kind])
            last = kind

    def refusal(self, s: S, step: Step[S], x: i64) -> i64:
        barred = self.hindrance(s, step)
        if barred != LEGAL:
            return barred
        if x >= s.rules.kinds:
            return self.unknown
        for card in self.zone(s, step):
            if card & KIND == x:
                return self.wrong(s, step, x)
        return self.missing

    def sought(self, s: S, step: Step[S]) -> list[i64]:
        found: list[i64] = []
        for card in self.zone(s, step):
            if card & KIND not in found:
                found.append(card & KIND)
        return found


V = TypeVar("V", bound=Verb[Any])


def only(verb: V, needs: i64, lacks: i64) -> V:
    """The verb is for a seat that has one of these bits; others are refused."""
    verb.needs = needs
    verb.lacks = lacks
    return verb


def once(verb: V, flag: i64, spent: i64) -> V:
    """The verb can be used once in a turn."""
    verb.once = flag
    verb.spent = spent
    return verb


def shown(verb: V, *objects: str, **gives: int) -> V:
    """What a hand touches to make a move, and what it always gives and costs.

    shown(Keep(MOVES, "keep"), "offer/{0}", hand=1), where {0} is the first word of the move, and
    {seat} the seat that decides.
    """
    verb.objects = objects
    verb.gives = gives
    return verb


@final
class Menu:
    """The verbs of a decision in canonical order: one of them, and the menu of those after it.

    A chain and not a list: a field keeps its type in the compiled code, an item of a list is
    checked each time it is taken out.
    """

    __slots__ = (
        *("base", "end", "free", "item", "last", "needs", "next", "once", "otherwise", "single"),
        *("table", "verb"),
    )

    def __init__(self, verb: Verb[Any], rest: Menu | None, free: bool) -> None:
        self.verb: Verb[Any] = verb
        self.base: i64 = verb.base
        self.end: i64 = verb.base + verb.size
        self.needs: i64 = verb.needs
        self.once: i64 = verb.once
        self.free: bool = free  # nothing but its declaration bars it
        self.item: Any = verb.item
        self.single: bool = verb.size == 1
        self.last: bool = rest is None
        self.next: Menu = self if rest is None else rest
        self.table: list[Menu] = []  # of the whole menu: its part for each number from `base` on
        self.otherwise: i64 = LEGAL  # of the whole menu: why all other moves are refused

    def verbs(self) -> list[Verb[Any]]:
        found = [self.verb]
        menu = self
        while not menu.last:
            menu = menu.next
            found.append(menu.verb)
        return found


def menu(*verbs: Verb[Any], otherwise: i64 = LEGAL) -> Menu:
    """A menu of verbs, put into the order of their numbers; `otherwise` refuses all others."""
    found: Menu | None = None
    for verb in sorted(verbs, key=_base, reverse=True):
        found = Menu(verb, found, type(verb).barred is Verb.barred)
    if found is None:
        raise ValueError("a menu has verbs")
    found.otherwise = otherwise
    here = found
    for number in range(found.base, 1 + max([verb.base + verb.size - 1 for verb in verbs])):
        while number >= here.end:
            here = here.next
        found.table.append(here)
    return found


def _base(verb: Verb[Any]) -> int:
    return verb.base


NO_MOVES: Final = Moves({})
