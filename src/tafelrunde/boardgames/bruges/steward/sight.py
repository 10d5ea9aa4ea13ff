"""What the steward sees: their own town, the open table, and the time that is left.

Of the others they know what lies open: nothing here depends on hidden cards.
"""

from __future__ import annotations

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.phases import strength
from tafelrunde.boardgames.bruges.state import EMPTY, TURNED, BrugesState
from tafelrunde.boardgames.bruges.steward.deeds import Trait, traits
from tafelrunde.boardgames.bruges.town import person_price
from tafelrunde.boardgames.bruges.turn import CardsPhase
from tafelrunde.engine.cards import KIND

ROUNDS_BY_CARD = 0.4  # rounds for each card a player of the shorter pile
ROUNDS_BESIDE = 0.25


class Sight:
    """The table as one seat sees it."""

    def __init__(self, world: BrugesState, me: int) -> None:
        self.s = world
        self.me = me
        self.book = world.book
        self.cost = world.book.cost
        self.back = world.book.back
        self.symbol = world.book.symbol
        self.traits: list[Trait] = traits(world.book)
        self.own = own = world.seats[me]
        self.guilders = int(own.guilders)
        self.hand = [int(card & KIND) for card in world.hand(me)]
        self.persons = [int(kind) for kind in world.persons(me)]
        self.workers = [int(own.workers_of(colour)) for colour in range(r.COLOURS)]
        self.threats = [int(own.threats_of(colour)) for colour in range(r.COLOURS)]
        self.homes = own.homes
        self.houses = len(own.homes)
        self.vacant = sum(1 for tenant in own.homes if tenant == EMPTY)
        self.awake = {int(t) for t in own.homes if t != EMPTY and not t & TURNED}
        self.others = [(me + k) % world.players for k in range(1, int(world.players))]
        self.rounds = self._rounds_left()
        self.turns = self._turns_in_round()
        self.plays = max(0, int(world.plays)) if self.turns < r.TURNS else 0
        self.time = self.turns + r.TURNS * self.rounds  # cards I shall play after this turn

    # ---------------------------------------------------------------------- time

    def _rounds_left(self) -> float:
        """Rounds after this one: sure once a pile has run out, before that a guess."""
        s = self.s
        if s.last_round:
            return float(s.last_round - s.round)
        shorter = min(len(s.zones[w.PILE_A.base]), len(s.zones[w.PILE_B.base]))
        return max(1.0, ROUNDS_BESIDE + ROUNDS_BY_CARD * shorter / int(s.players))

    def _turns_in_round(self) -> int:
        """How many turns I shall have in this round after this one."""
        s = self.s
        for step in reversed(s.stack[: s.depth]):
            if isinstance(step, CardsPhase):
                players = int(s.players)
                place = (self.me - int(s.start)) % players
                return r.TURNS - max(0, (int(step.a) - 1 - place) // players + 1)
        return 0

    # ------------------------------------------------------------------ the table

    def slug(self, kind: int) -> str:
        return self.s.rules.game.words["card"][kind]

    def colour(self, kind: int) -> str:
        return r.colour.names[self.back[kind]]

    def rivals_play_on(self) -> bool:
        """Has one of the others a turn left in this round?"""
        s = self.s
        for step in reversed(s.stack[: s.depth]):
            if isinstance(step, CardsPhase):
                return bool(step.a < r.TURNS * s.players)
        return False

    def ahead(self, majority: int) -> int:
        """By how much I lead the best of the others in one of the three majorities."""
        best = max(int(strength(self.s, seat, majority)) for seat in self.others)
        return int(strength(self.s, self.me, majority)) - best

    def price(self, kind: int) -> int:
        return int(person_price(self.s, self.me, kind, 0))
