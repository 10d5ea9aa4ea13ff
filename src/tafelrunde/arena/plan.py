"""What is to be played: who sits where in which game, and from which seed.

A deal is a seed. Every deal is played in every seating, so that luck is the same for all; games are
numbered deal by deal. A plan can be made longer, and what has been played of it stays valid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from msgspec import Struct

from tafelrunde import __version__
from tafelrunde.arena.entrants import BadEntrant, Entrant
from tafelrunde.arena.seeds import derived
from tafelrunde.engine.game import Game

FORMAT = "tafelrunde arena 1"


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
    """An arena. With as many bots as players there is one company, which sits in every rotation;
    with more, every choice of so many; with fewer, the last one takes the seats that are left."""

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
            raise BadEntrant("--bots: names by comma are wanted: steward,random")
        count = game.check_players(len(names) if players is None else players)
        chosen = dict(options or {})
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
                raise BadEntrant(f"--bots: two bots are called {one.label!r}")
        return found

    @property
    def labels(self) -> list[str]:
        """Everybody once, in the order of entry."""
        return list(self.entrants)

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every company of the bots in every rotation; equal ones once."""
        found: dict[tuple[str, ...], None] = {}
        for company in self._companies():
            for shift in range(self.players):
                found[company[-shift:] + company[:-shift] if shift else company] = None
        return list(found)

    def _companies(self) -> Iterator[tuple[str, ...]]:
        names = [one.label for one in self.company]
        missing = self.players - len(names)
        if missing >= 0:
            yield (*names, *[names[-1]] * missing)
            return
        yield from combinations(names, self.players)

    def rounded(self, games: int) -> int:
        """So many games that every deal is played in every seating."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def fixture(self, number: int) -> Fixture:
        deal, seating = divmod(number, len(self.seatings))
        return Fixture(number, deal, derived(self.seed, "deal", deal), self.seatings[seating])

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
