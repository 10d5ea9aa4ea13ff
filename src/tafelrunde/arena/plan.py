"""What is to be played: who sits where in which game, and from which seed.

A deal is a seed. In every deal a company sits at the table in one order and goes once around it, so
that everybody gets the same cards; from deal to deal the order changes, and so do the neighbours.
Games are numbered deal by deal. A plan can be made longer, and what has been played of it stays
valid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from tafelrunde import __version__
from tafelrunde.arena.entrants import BadEntrant, Entrant
from tafelrunde.arena.seeds import derived
from tafelrunde.engine.game import Game

ARENA = "tafelrunde arena "
FORMAT = f"{ARENA}2"
CHANCE = "random"


class Heading(Struct, forbid_unknown_fields=True):
    """What a file of results is about: all that a game's outcome depends on."""

    format: str
    game: str
    rules: int
    cards: str
    options: dict[str, Any]
    bots: list[str]
    players: int
    seed: int
    engine: str = ""
    learned: dict[str, str] = {}  # by bot the edition of what it has learned


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int
    seed: int
    seating: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """An arena. With as many bots as players there is one company; with more, every choice of so
    many; with fewer, the last one takes the seats that are left."""

    game: Game
    bots: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, Any]

    @classmethod
    def make(
        cls,
        game: Game,
        bots: Sequence[str],
        players: int | None = None,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
    ) -> Plan:
        """A plan whose every part has been looked at."""
        names = tuple(name.strip() for name in bots)
        if not names or not all(names):
            raise BadEntrant("arena-error-names")
        count = game.check_players(len(names) if players is None else players)
        chosen = {**seat_0_begins(game), **(options or {})}
        game.rules(chosen, count)
        plan = cls(game, names, count, game.check_seed(seed), chosen)
        for entrant in plan.entrants.values():
            entrant.enter(game)
        return plan

    @cached_property
    def company(self) -> list[Entrant]:
        """Those who were named, as they were named."""
        return [Entrant.read(name) for name in self.bots]

    @cached_property
    def entrants(self) -> dict[str, Entrant]:
        """Everybody once, by the name in tables."""
        found: dict[str, Entrant] = {}
        for one in self.company:
            if found.setdefault(one.label, one) != one:
                raise BadEntrant("arena-error-twice", name=one.label)
        return found

    @property
    def labels(self) -> list[str]:
        """Everybody once, in the order of entry."""
        return list(self.entrants)

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where in the games of a deal."""
        return [
            seating for orders in self._orders for seating in rotations(orders[deal % len(orders)])
        ]

    @cached_property
    def games_of_a_deal(self) -> int:
        return len(self.seatings(0))

    @cached_property
    def _orders(self) -> list[list[tuple[str, ...]]]:
        """Of each company; whoever is named twice does not make two of it."""
        companies = {tuple(sorted(one)): one for one in self._companies()}
        return list(map(orders_around, companies.values()))

    def _companies(self) -> Iterator[tuple[str, ...]]:
        names = [one.label for one in self.company]
        missing = self.players - len(names)
        if missing >= 0:
            yield (*names, *[names[-1]] * missing)
            return
        yield from combinations(names, self.players)

    def rounded(self, games: int) -> int:
        """So many games that all deals are whole."""
        return -(-games // self.games_of_a_deal) * self.games_of_a_deal

    def fixture(self, number: int) -> Fixture:
        deal, place = divmod(number, self.games_of_a_deal)
        seating = self.seatings(deal)[place]
        return Fixture(number, deal, derived(self.seed, "deal", deal), seating)

    @property
    def first(self) -> str:
        """The seat that begins, `random` if chance says so, `unknown` if the game tells nothing."""
        name = self.game.starter
        return str(self.options.get(name, self.game.options[name].default)) if name else "unknown"

    @property
    def heading(self) -> Heading:
        game = self.game
        options = {name: self.options[name] for name in sorted(self.options)}
        return Heading(
            FORMAT,
            game.name,
            game.version,
            game.cards,
            options,
            list(self.bots),
            self.players,
            self.seed,
            __version__,
            self._learned(),
        )

    def _learned(self) -> dict[str, str]:
        game = self.game
        editions = {name: self.entrants[name].enter(game).edition(game) for name in self.labels}
        return {name: edition for name, edition in sorted(editions.items()) if edition}


def seat_0_begins(game: Game) -> dict[str, int]:
    """Not chance: bots sit everywhere anyway, and so a seat tells what it is worth to be first."""
    name = game.starter
    return {name: 0} if name and game.options[name].default == CHANCE else {}


def rotations(company: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A company in every place around the table; equal seatings once."""
    around = [company[-shift:] + company[:-shift] for shift in range(len(company))]
    return list(dict.fromkeys(around))


def orders_around(company: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders in which a company can sit around a table, that in which it was named first. One
    that repeats itself, like a b a b, is around sooner than others: those that take as long as the
    first are used, so that all deals have as many games."""
    first, *others = company
    found: list[tuple[str, ...]] = []
    known: set[tuple[str, ...]] = set()
    for rest in permutations(others):
        order = (first, *rest)
        if order not in known and len(around := rotations(order)) == len(rotations(company)):
            found.append(order)
            known.update(around)
    return found
