"""A small table on which cards move in every way, and brute force over all that may lie there.

`SmallTable` is a table of the engine: a draw pile, an open pile, two sorts of offers, and hands. A
script of moves is carried out on it and, for a seat that watches, on *all* tables that this seat
cannot tell from the real one (`Beliefs`): whatever is shuffled or chosen in secret may have gone
in any way, and what the seat sees rules some of these tables out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from typing import Any, ClassVar, cast

from tafelrunde.engine import cards
from tafelrunde.engine.game import Game
from tafelrunde.engine.places import ACTOR, ALL, NONE, Places
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision
from tafelrunde.engine.verb import Menu, Moves, Verb, menu
from tafelrunde.engine.words import Causes, refusals

WORDS = tuple("abcdef")
SEATS = 3
MOVES = Moves({"card": len(WORDS)}, "wait")
PLACES = Places(SEATS)
DECK = PLACES.pile("deck", NONE)
OPEN = PLACES.pile("open", ALL)
OFFER = PLACES.row("offer", ACTOR)  # cards side by side, as in Citadels
TRAY = PLACES.pile("tray", ACTOR)  # cards in the order in which they came, as in Noblemen
HANDS = PLACES.hand("hand")
refusal, cause = refusals(), Causes()
MOVED = cause("moved", "card")


# --------------------------------------------------------------------- the real table
class SmallTable(State):
    """Seats that move cards as a script says."""

    def refill(self, pile: int) -> None:
        if self.zones[OPEN.base]:
            self.reshuffle(OPEN, DECK, MOVED)

    def items(self, seat: int) -> list[int]:
        return [0]


class Wait(Verb[SmallTable]):
    """Nothing: moves are made by scripts."""

    def do(self, s: SmallTable, step: Any, x: int) -> None:
        s.push(Turn(step.seat))


MENU = menu(Wait(MOVES, "wait"))


class Turn(Decision[SmallTable]):
    def menu(self) -> Menu:
        return MENU

    def looks_at(self) -> tuple[str, ...]:
        return ("offer", "tray")


class SmallGame(Game[SmallTable]):
    """A game with so many copies of each kind."""

    name, version, players, longest = "small", 1, range(2, SEATS + 1), 1000
    words: ClassVar = {"card": WORDS}
    moves, places, refusal, cause, steps = MOVES, PLACES, refusal, cause, (Turn,)
    state_class, categories = SmallTable, ("nothing",)

    def __init__(self, copies: Sequence[int]) -> None:
        super().__init__()
        self.copies = copies  # type: ignore[misc]  # another number in each of these games

    def deal(self, state: SmallTable) -> None:
        state.fill(DECK, 0, len(self.copies))
        state.push(Turn(0))


def new_table(copies: Sequence[int], players: int, seed: int) -> SmallTable:
    """All cards in the draw pile."""
    return cast(SmallTable, SmallGame(copies).new(players, seed))


# --------------------------------------------------------------------- possible tables
@dataclass(frozen=True, slots=True)
class Kinds:
    """What lies where, by kind; hands and the row are sorted."""

    deck: tuple[int, ...]
    open: tuple[int, ...]
    offer: tuple[int, ...]
    tray: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    @property
    def is_idle(self) -> bool:
        """Does nobody look at cards?"""
        return not self.offer and not self.tray

    def given(self, seat: int, *kinds: int) -> Kinds:
        """With more cards in a hand."""
        return self.with_hand(seat, (*self.hands[seat], *kinds))

    def with_hand(self, seat: int, hand: Iterable[int]) -> Kinds:
        hands = list(self.hands)
        hands[seat] = tuple(sorted(hand))
        return replace(self, hands=tuple(hands))


def kinds_on(state: State) -> Kinds:
    def kinds(place: int) -> tuple[int, ...]:
        return tuple(int(card & cards.KIND) for card in state.zones[place])

    hands = tuple(kinds(HANDS.at(seat)) for seat in range(state.players))
    return Kinds(kinds(DECK.base), kinds(OPEN.base), kinds(OFFER.base), kinds(TRAY.base), hands)


def less(zone: Iterable[int], *kinds: int) -> tuple[int, ...]:
    left = list(zone)
    for kind in kinds:
        left.remove(kind)
    return tuple(left)


@cache
def orders(pile: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All orders of a pile; equal cards make no difference."""
    return tuple(sorted(set(permutations(pile))))


def drawn(table: Kinds, count: int) -> Iterator[tuple[Kinds, float, tuple[int, ...]]]:
    """So many cards off the draw pile, which is made anew if need be, as long as there are any."""
    if count == 0 or not table.deck + table.open:
        yield table, 1.0, ()
        return
    piles = [table.deck] if table.deck else orders(tuple(sorted(table.open)))
    left = table.open if table.deck else ()
    for pile in piles:
        for found, weight, kinds in drawn(replace(table, deck=pile[:-1], open=left), count - 1):
            yield found, weight / len(piles), (pile[-1], *kinds)


# ------------------------------------------------------------------------------- moves
Seen = tuple[Any, ...]
Outcome = tuple[Kinds, float, Seen]  # a table, how likely it is, and what the watcher sees


@dataclass(frozen=True, slots=True)
class Move(ABC):
    """What a seat does."""

    seat: int

    @classmethod
    @abstractmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        """Every move of this sort at a table."""

    @abstractmethod
    def make(self, s: SmallTable) -> None:
        """Carry it out on the real table."""

    @abstractmethod
    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        """Where it may lead from a possible table, whatever the seat chooses."""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Cards off the draw pile into the hand."""

    count: int

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        if table.is_idle and table.deck + table.open:
            yield from (cls(seat, count) for seat in table.seats for count in (1, 2))

    def make(self, s: SmallTable) -> None:
        s.draw(self.count, DECK, HANDS, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        for found, weight, kinds in drawn(table, self.count):
            seen = by_pile(table, kinds) if watcher == self.seat else (len(kinds),)
            yield found.given(self.seat, *kinds), weight, seen


def by_pile(table: Kinds, kinds: tuple[int, ...]) -> Seen:
    """What somebody sees who draws: the kinds of the old pile, one after the other, and those of
    one made anew, where the order tells nothing."""
    old = len(table.deck)
    return kinds[:old], tuple(sorted(kinds[old:]))


@dataclass(frozen=True, slots=True)
class TurnUp(Move):
    """The uppermost card of the draw pile is laid open."""

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        if table.is_idle and table.deck:
            yield cls(0)

    def make(self, s: SmallTable) -> None:
        s.draw(1, DECK, OPEN, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        top = table.deck[-1]
        yield replace(table, deck=table.deck[:-1], open=(*table.open, top)), 1.0, (top,)


@dataclass(frozen=True, slots=True)
class Look(Move):
    """Some cards side by side before the eyes of a seat."""

    count: int

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        if table.is_idle and len(table.deck + table.open) > 1:
            yield from (cls(seat, count) for seat in table.seats for count in (2, 3))

    def make(self, s: SmallTable) -> None:
        s.look(self.count, DECK, OFFER, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        for found, weight, kinds in drawn(table, self.count):
            seen = by_pile(table, kinds) if watcher == self.seat else (len(kinds),)
            yield replace(found, offer=tuple(sorted(kinds))), weight, seen


@dataclass(frozen=True, slots=True)
class LookInOrder(Look):
    """The same, and they stay in the order in which they came."""

    def make(self, s: SmallTable) -> None:
        s.look(self.count, DECK, TRAY, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        for found, weight, kinds in drawn(table, self.count):
            seen = kinds if watcher == self.seat else (len(kinds),)
            yield replace(found, tray=kinds), weight, seen


@dataclass(frozen=True, slots=True)
class KindMove(Move):
    """A move of a card of a kind."""

    kind: int


@dataclass(frozen=True, slots=True)
class Keep(KindMove):
    """One card of the row goes into the hand, the others are laid open."""

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        yield from (cls(seat, kind) for seat in table.seats for kind in sorted(set(table.offer)))

    def make(self, s: SmallTable) -> None:
        offer = [int(card & cards.KIND) for card in s.zones[OFFER.base]]
        for kind in less(offer, self.kind):
            s.shift(kind, OFFER, OPEN, MOVED, self.seat)
        s.shift_all(OFFER, HANDS, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        for kind, count in Counter(table.offer).items():
            laid = less(table.offer, kind)
            found = replace(table, offer=(), open=table.open + laid).given(self.seat, kind)
            seen = (*laid, kind) if watcher == self.seat else laid
            yield found, count / len(table.offer), seen


@dataclass(frozen=True, slots=True)
class Reject(KindMove):
    """One card of the row is laid open, the others go into the hand."""

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        yield from (cls(seat, kind) for seat in table.seats for kind in sorted(set(table.offer)))

    def make(self, s: SmallTable) -> None:
        s.shift(self.kind, OFFER, OPEN, MOVED, self.seat)
        s.shift_all(OFFER, HANDS, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        for kind, count in Counter(table.offer).items():
            found = replace(table, offer=(), open=(*table.open, kind))
            found = found.given(self.seat, *less(table.offer, kind))
            yield found, count / len(table.offer), (kind,)


@dataclass(frozen=True, slots=True)
class Return(KindMove):
    """One card of the tray goes into the hand, the others under the draw pile in their order."""

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        yield from (cls(seat, kind) for seat in table.seats for kind in sorted(set(table.tray)))

    def make(self, s: SmallTable) -> None:
        s.shift(self.kind, TRAY, HANDS, MOVED, self.seat)
        s.bury_all(TRAY, DECK, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        for at, kind in enumerate(table.tray):
            rest = table.tray[:at] + table.tray[at + 1 :]
            found = replace(table, tray=(), deck=tuple(reversed(rest)) + table.deck)
            seen = (kind, *rest) if watcher == self.seat else ()
            yield found.given(self.seat, kind), 1 / len(table.tray), seen


@dataclass(frozen=True, slots=True)
class HandMove(KindMove):
    """A move of a card of the own hand, whichever the seat chooses."""

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        if table.is_idle:
            for seat in table.seats:
                yield from (cls(seat, kind) for kind in sorted(set(table.hands[seat])))

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        hand = table.hands[self.seat]
        for kind, count in Counter(hand).items():
            left = table.with_hand(self.seat, less(hand, kind))
            seen = (kind,) if watcher in self.seers() or not self.seers() else ()
            yield self.after(left, kind), count / len(hand), seen

    @abstractmethod
    def after(self, table: Kinds, kind: int) -> Kinds:
        """Where the card goes."""

    def seers(self) -> tuple[int, ...]:
        """Who sees it; nobody: all do."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Play(HandMove):
    """It is laid open."""

    def make(self, s: SmallTable) -> None:
        s.shift(self.kind, HANDS, OPEN, MOVED, self.seat)

    def after(self, table: Kinds, kind: int) -> Kinds:
        return replace(table, open=(*table.open, kind))

    def seers(self) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class Bury(HandMove):
    """It goes under the draw pile in secret."""

    def make(self, s: SmallTable) -> None:
        s.bury(self.kind, HANDS, DECK, MOVED, self.seat)

    def after(self, table: Kinds, kind: int) -> Kinds:
        return replace(table, deck=(kind, *table.deck))


@dataclass(frozen=True, slots=True)
class Give(HandMove):
    """The next seat gets it in secret."""

    def make(self, s: SmallTable) -> None:
        taker = (self.seat + 1) % int(s.players)
        s.shift_from(self.seat, self.kind, HANDS, HANDS, MOVED, taker)

    def after(self, table: Kinds, kind: int) -> Kinds:
        return table.given((self.seat + 1) % len(table.seats), kind)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        taker = (self.seat + 1) % len(table.seats)
        for found, weight, seen in HandMove.outcomes(self, table, self.seat):
            yield found, weight, seen if watcher in (self.seat, taker) else ()


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Two seats exchange their hands."""

    partner: int

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        if table.is_idle:
            yield from (cls(seat, other) for seat in table.seats for other in range(seat))

    def make(self, s: SmallTable) -> None:
        s.swap(HANDS, self.partner, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        here, there = table.hands[self.seat], table.hands[self.partner]
        found = table.with_hand(self.seat, there).with_hand(self.partner, here)
        yield found, 1.0, (here, there) if watcher in (self.seat, self.partner) else ()


@dataclass(frozen=True, slots=True)
class Rescue(Move):
    """The uppermost open card goes into the hand in the sight of everybody."""

    @classmethod
    def all(cls, table: Kinds) -> Iterator[Move]:
        if table.is_idle and table.open:
            yield from (cls(seat) for seat in table.seats)

    def make(self, s: SmallTable) -> None:
        s.shift(s.zones[OPEN.base][-1], OPEN, HANDS, MOVED, self.seat)

    def outcomes(self, table: Kinds, watcher: int) -> Iterator[Outcome]:
        top = table.open[-1]
        yield replace(table, open=table.open[:-1]).given(self.seat, top), 1.0, (top,)


# What happens more often stands here more often: much is to be played, or soon all is known.
Sorts = tuple[type[Move], ...]
AS_IN_CITADELS: Sorts = (Draw, Look, Keep, Keep, Reject, Play, Play, Play, Play, Swap, Rescue)
AS_IN_NOBLEMEN: Sorts = (Draw, LookInOrder, LookInOrder, Return, Play, TurnUp)
IN_NO_GAME: Sorts = (Bury, Give)
ALL_MOVES: Sorts = AS_IN_CITADELS + AS_IN_NOBLEMEN + IN_NO_GAME


# ----------------------------------------------------------------------------- beliefs
@dataclass(frozen=True)
class Beliefs:
    """All tables that a seat cannot tell from the real one, and how likely each of them is if
    everybody chooses blindly."""

    watcher: int
    tables: dict[Kinds, float]

    def after(self, move: Move, before: Kinds, now: Kinds) -> Beliefs:
        """What is left of them after a move that led from one real table to another."""
        (real,) = {seen for to, _, seen in move.outcomes(before, self.watcher) if to == now}
        tables: dict[Kinds, float] = {}
        for table, chance in self.tables.items():
            for found, weight, seen in move.outcomes(table, self.watcher):
                if seen == real:
                    tables[found] = tables.get(found, 0.0) + chance * weight
        total = sum(tables.values())
        return Beliefs(self.watcher, {table: part / total for table, part in tables.items()})


def at_first(state: SmallTable, watcher: int) -> Beliefs:
    """Before anything has happened, when the draw pile may lie in any order."""
    table = kinds_on(state)
    piles = orders(tuple(sorted(table.deck)))
    return Beliefs(watcher, {replace(table, deck=pile): 1 / len(piles) for pile in piles})


# ----------------------------------------------------------------------------- scripts
@dataclass
class Story:
    """A real table, the moves that led to it, and what every seat believes of it."""

    state: SmallTable
    beliefs: list[Beliefs]
    moves: list[Move]

    @classmethod
    def begin(cls, copies: Sequence[int], players: int, seed: int) -> Story:
        state = new_table(copies, players, seed)
        return cls(state, [at_first(state, seat) for seat in range(players)], [])

    def make(self, move: Move) -> None:
        before = kinds_on(self.state)
        self.state.current = Turn(move.seat)  # who looks at cards is the one who acts
        self.state.actor = move.seat
        move.make(self.state)
        now = kinds_on(self.state)
        self.beliefs = [one.after(move, before, now) for one in self.beliefs]
        self.moves.append(move)

    def make_any(self, rng: Rng, sorts: Sorts) -> None:
        """A random move: first of which sort, then which. Who looks at cards goes on."""
        table = kinds_on(self.state)
        found = [moves for moves in (list(sort.all(table)) for sort in sorts) if moves]
        moves = found[rng.below(len(found))]
        if not table.is_idle:
            moves = [move for move in moves if move.seat == self.moves[-1].seat]
        self.make(moves[rng.below(len(moves))])
