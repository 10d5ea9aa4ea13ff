"""Who may have which character, by what everybody can see: quickly, for playouts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.knowledge import place_of
from tafelrunde.boardgames.citadels.scoring import district_points
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.turn import income_of
from tafelrunde.engine.step import NOBODY

# How tempting a character is beside what can be counted
TEMPTING: Final[list[float]] = [1.0, 0.8, 0.6, 1.4, 0.9, 1.8, 1.6, 0.9]
LEAST_THREAT: Final = 0.25  # hurting the weakest still counts for something


@final
class Suspects:
    """What a seat thinks of the others' characters, and of their strength."""

    __slots__ = ("chances", "leader", "me", "threat")

    def __init__(self, players: i64) -> None:
        self.me: i64 = NOBODY  # who thinks
        self.chances: list[float] = [0.0] * int(players * r.CHARACTERS)
        self.threat: list[float] = [0.0] * int(players)  # 1 is the strongest of the others
        self.leader: i64 = 0

    def chance(self, seat: i64, character: i64) -> float:
        return self.chances[seat * r.CHARACTERS + character]

    def think(self, s: CitadelsState, me: i64) -> None:
        self.me = me
        self.fear(s)
        for seat in range(s.players):
            possible = self.possible(s, seat)
            total = 0.0
            first = seat * r.CHARACTERS
            for character in range(r.CHARACTERS):
                wish = 0.0
                if (possible >> character) & 1:
                    wish = self.appeal(s, seat, character)
                    wish = wish * wish
                total += wish
                self.chances[first + character] = wish
            if total > 0.0:
                for character in range(r.CHARACTERS):
                    self.chances[first + character] = self.chances[first + character] / total

    def possible(self, s: CitadelsState, seat: i64) -> i64:
        """The characters that a seat may still have for all that the thinking one knows.

        Those it saw in the draft were handed on, so only seats after it can have them.
        """
        me = self.me
        if seat == me:
            return 0
        found: i64 = 0
        for character in range(s.called + 1, r.CHARACTERS):
            if not (s.open >> character) & 1 and character != s.murdered:
                if s.owner_of(character) != me:
                    found |= 1 << character
        if s.players < 4:
            return found
        seen: i64 = 0
        place = place_of(s, me)
        for slot in range(place + 2, s.players + 2):
            if s.slot(slot) != NOBODY:
                seen |= 1 << s.slot(slot)
        return found & seen if place_of(s, seat) > place else found & ~seen

    def fear(self, s: CitadelsState) -> None:
        """How strong the others are, compared with the strongest of them."""
        best = 0.0
        for seat in range(s.players):
            value = 0.0
            if seat != self.me:
                value = float(district_points(s, seat)) + 0.5 * float(len(s.city(seat)))
                value += 0.6 * float(s.seats[seat].gold) + 0.5 * float(len(s.hand(seat)))
            self.threat[seat] = value
            if value >= best:
                best = value
                self.leader = seat
        for seat in range(s.players):
            share = self.threat[seat] / best if best > 0.0 else 1.0
            self.threat[seat] = LEAST_THREAT + (1.0 - LEAST_THREAT) * share * share * share

    def appeal(self, s: CitadelsState, seat: i64, character: i64) -> float:
        """How much a seat must want a character, by what everybody can see."""
        own = s.seats[seat]
        value = TEMPTING[character] + float(income_of(own, character))
        if character == r.ASSASSIN:
            value += 0.1 * float(own.gold)
        elif character == r.ARCHITECT:
            value += 0.3 * float(own.gold)
        elif character == r.BISHOP:
            value += 0.15 * float(len(s.city(seat)))
        elif character == r.THIEF or character == r.MAGICIAN:
            most: i64 = 0
            for other in range(s.players):
                if other != seat:
                    size = s.seats[other].gold
                    if character == r.MAGICIAN:
                        size = len(s.hand(other)) - len(s.hand(seat))
                    if size > most:
                        most = size
            value += (0.2 if character == r.THIEF else 0.5) * float(most)
        return value
