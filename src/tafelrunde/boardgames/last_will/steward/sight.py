"""What the steward sees: their own cards and board, the open table, and the time that is left.

Of the others they know what lies open: nothing here depends on hidden cards.
"""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.state import COMPANY, COMPANY_SHIFT, STEP, LastWillState
from tafelrunde.boardgames.last_will.steward.prints import Print, prints
from tafelrunde.boardgames.last_will.turn import Act
from tafelrunde.engine.cards import KIND

SPENT_A_ROUND = 16.0  # pounds that somebody gets rid of in a usual round
SPENT_AN_ACTION = 4.0
UNFINISHED = 0.4  # a fortune is seldom gone just at the end of a round
SHORTEST = 0.2  # rounds: somebody may always fall short of being ruined


class Sight:
    """The table as one seat sees it."""

    def __init__(self, world: LastWillState, me: int) -> None:
        self.s = world
        self.me = me
        self.book = world.book
        self.prints: list[Print] = prints(world.book)
        self.own = own = world.seats[me]
        self.money = int(own.money)
        self.hand = [int(card & KIND) for card in world.hand(me)]
        self.board = [int(kind) for kind in world.board(me)]
        self.marks = [int(mark) for mark in own.marks]
        self.sums = own.standing.sums
        self.homes = [at for at, kind in enumerate(self.board) if self.prints[kind].values]
        self.free = int(own.slots) - len(self.board)
        self.acting = isinstance(world.current, Act)
        self.held = self._held()
        self.last = bool(world.is_last_round())
        self.rounds = 0.0 if self.last else self._rounds_left()

    def _held(self) -> list[int]:
        """How many of each companion are in hand, the wild ones last."""
        held = [0] * (r.COMPANIONS + 1)
        for kind in self.hand:
            companion = self.book.companion[kind]
            if companion >= 0:
                held[companion] += 1
        return held

    # ---------------------------------------------------------------------- time

    def _rounds_left(self) -> float:
        """Rounds after this one, guessed: the first to be ruined ends the game."""
        s = self.s
        first = min(self._to_spend(seat) for seat in range(int(s.players)))
        left = max(SHORTEST, first / SPENT_A_ROUND + UNFINISHED)
        return min(float(r.ROUNDS - s.round), left)

    def _to_spend(self, seat: int) -> float:
        """What a seat will have after this round."""
        s = self.s
        wealth = -float(s.points(seat))
        if seat == self.me and self.acting:
            return wealth - SPENT_AN_ACTION * int(s.seats[seat].actions)
        if self.acting and s.seats[seat].plan < self.own.plan:
            return wealth  # it has had its turn
        return wealth - SPENT_A_ROUND

    # --------------------------------------------------------------------- cards

    def slug(self, kind: int) -> str:
        return self.s.rules.game.words["card"][kind]

    def tag_bonus(self, kind: int) -> int:
        """What helpers add to a card of its sort."""
        tag = self.book.tag[kind]
        return 0 if tag < 0 else int(self.sums[r.TAG_BONUS.base + tag])

    def step(self, at: int) -> int:
        """Which of its values a property on the board stands on."""
        return self.marks[at] & STEP

    def with_it(self, at: int) -> int:
        """How many companions are with a card on the board."""
        return self.marks[at] >> COMPANY_SHIFT & COMPANY

    def token(self, kind: int) -> int:
        """By how much the market changes the price of a property."""
        return int(self.s.token(self.book.estate[kind]))
