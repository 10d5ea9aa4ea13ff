"""What persons are worth: their points, and what they do until the end, read from their codes."""

from __future__ import annotations

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.gains import DICE
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward import outlook as worths
from tafelrunde.boardgames.bruges.steward.deeds import Trait
from tafelrunde.boardgames.bruges.steward.doings import Doings

USED = 0.8  # part of the rounds to come in which a worker for a person will be at hand
USED_NOW = 0.6
COMMON_FEE = 0.4  # what a worker costs on average

# How often in a round something happens that persons wait for
EVENTS = {
    w.ON_ADVANCE: 0.8,
    w.ON_DAMAGE: 0.25,
    w.ON_HOUSE: 0.9,
    w.ON_PERSON: 0.9,
    w.ON_PHASE_3: 1.0,
    w.ON_UNTHREAT: 0.5,
}
RIVAL_PERSONS = 0.8  # that each rival recruits in a round

# What a permanent help brings in a round, by what it is about
HELPS = {
    ("wild", 0): 0.4,
    ("wild", 1): 0.2,
    ("wild", 2): 0.25,
    ("wild", 3): 0.4,
    ("discount", 0): 0.22,
    ("discount", 1): 0.25,
    ("discount", 2): 0.28,
    ("bonus", 0): 0.25,
    ("bonus", 1): 0.25,
    ("bonus", 2): 0.35,
    ("waive", 0): 0.4,
    ("hand_limit", 0): 0.3,
    ("ward", 0): 0.55,
    ("immune", 0): 0.3,
}

# By how much in a round what laurels count will grow
GROWTH = {
    "houses": 0.9,
    "house_colours": 0.3,
    "persons": 0.8,
    "groups": 0.5,
    "group": 0.12,
    "colour_persons": 0.2,
    "symbol": 0.2,
    "canals": 0.8,
    "canal3": 0.15,
    "statues": 0.08,
    "reputation": 0.7,
    "majority": 0.2,
}
# Where what is there now says little: how many there may be at the end
AT_THE_END = {"empty_houses": 1.0, "unthreatened": 2.5, "workers": 3.0, "guilders": 6.0}
HELD = 3.0  # cards to be played until somebody in hand can be recruited
EARNED_BY_CARD = 5.0  # guilders
BARGAIN = 0.4  # part of what a card in hand would bring as a person
FOR_CANAL = 0.3
FOR_MARKER = 0.1
FOR_DANGER = 0.5  # the third marker is near
FOR_HOUSE = 0.2
FOR_WORKERS = 0.15
SAME_COLOUR = 0.05
IN_HAND = 0.4  # of a card of the group or colour that laurels count


class People(Doings):
    """The table with the worth of every person."""

    def __init__(self, world: BrugesState, me: int) -> None:
        super().__init__(world, me)
        self._effects: dict[int, float] = {}

    # ----------------------------------------------------------------- all in all

    def worth(self, kind: int) -> float:
        """What a person brings who comes now: points, an effect, and what laurels count."""
        return self.kept(kind) + self.lead(1)

    def kept(self, kind: int) -> float:
        """What a person who lives here is still worth."""
        return int(self.cost[kind]) // 3 + self.effect(kind) + self.counted(kind)

    def bargain(self, kind: int) -> float:
        """What is left of the worth of a card in hand once it is paid for and played."""
        return self.worth(kind) - worths.GUILDER * self.price(kind) - worths.PLAY

    def prospect(self, kind: int) -> float:
        """What a card in hand may still bring as a person, if there is time to pay and play it."""
        missing = self.price(kind) - self.guilders
        soon = (self.time - missing / EARNED_BY_CARD - (not self.vacant)) / HELD
        return max(0.0, self.bargain(kind)) * max(0.0, min(1.0, soon)) if soon > 0 else 0.0

    def counted(self, kind: int) -> float:
        """What laurels in the town give for the person."""
        if not self.tallies:
            return 0.0
        group, symbol = int(self.book.group[kind]), int(self.symbol[kind])
        value = self.tallied("persons") + self.tallied("group", group)
        value += self.tallied("colour_persons", self.back[kind])
        value += self.tallied("symbol", max(0, symbol - r.ONCE + 1))
        if self.tallied("groups") and all(self.book.group[one] != group for one in self.persons):
            value += self.tallied("groups")
        return value

    # -------------------------------------------------------------------- effects

    def effect(self, kind: int) -> float:
        """What the effect of a person is worth from now to the end."""
        found = self._effects.get(kind)
        if found is None:
            found = self._effects[kind] = self._effect(kind)
        return found

    def _effect(self, kind: int) -> float:
        symbol, trait = self.symbol[kind], self.traits[kind]
        if symbol < r.ONCE:
            uses = USED * self.rounds + USED_NOW * self._usable(kind)
            return max(0.0, self.gross(trait.program) - COMMON_FEE) * uses
        if symbol == r.ONCE:
            return max(0.0, self.gross(trait.program)) * (self.rounds + self._usable(kind))
        if symbol == r.LIGHTNING:
            return 0.0 if kind in self.persons else self.gross(trait.program)
        if symbol == r.LAUREL:
            return self._laurels(trait, kind)
        return self._standing(trait)

    def _usable(self, kind: int) -> bool:
        """Can the person be used in this round?"""
        return kind in self.awake or kind not in self.persons

    def _standing(self, trait: Trait) -> float:
        value = 0.0
        for event, program in trait.triggers:
            often = EVENTS.get(event, RIVAL_PERSONS * len(self.others))
            value += often * self.gross(program)
        for name, word, by in trait.modifiers:
            if name == "shield":
                value += self._shield(word) / max(1.0, self.rounds)
            else:
                value += HELPS[name, word] * by
        return value * self.rounds

    def _shield(self, colour: int) -> float:
        return self.danger(colour, self.threats[colour]) / worths.CALMED_IN_TIME

    def _laurels(self, trait: Trait, kind: int) -> float:
        value = 0.0
        for tally, word, each in trait.tallied:
            if tally in AT_THE_END:
                count = AT_THE_END[tally]
                if not self.rounds:
                    count = self._count(tally, word)
            else:
                count = self._count(tally, word) + GROWTH.get(tally, 0.0) * self.rounds
                count += self._own(tally, word, kind) + self._in_hand(tally, word, kind)
            value += each * count
        return value

    def _count(self, tally: str, word: int) -> float:
        return float(self.counters[tally].count(self.s, self.me, word))

    def _own(self, tally: str, word: int, kind: int) -> int:
        """Does the person count itself, who is not here yet?"""
        if kind in self.persons:
            return 0
        if tally == "group":
            return int(self.book.group[kind] == word)
        if tally == "colour_persons":
            return int(self.back[kind] == word)
        return int(tally == "persons" or (tally == "symbol" and word == r.LAUREL - r.ONCE + 1))

    def _in_hand(self, tally: str, word: int, kind: int) -> float:
        if not self.rounds:
            return 0.0
        if tally == "group":
            found = sum(1 for one in self.hand if self.book.group[one] == word and one != kind)
        elif tally == "colour_persons":
            found = sum(1 for one in self.hand if self.back[one] == word and one != kind)
        else:
            return 0.0
        return IN_HAND * found

    # ----------------------------------------------------------- what can be done now

    def worst_card(self) -> float:
        """What the card in hand is worth that I miss least."""
        return min((self.card(kind) for kind in self.hand), default=0.0)

    def card(self, kind: int) -> float:
        """What a card in hand is worth, whatever it is played for."""
        if not self.time and not self.plays:
            return 0.0
        return worths.CARD + BARGAIN * self.prospect(kind) + self.fits(self.back[kind])

    def fits(self, colour: int) -> float:
        """What a card of a colour is good for beside its person."""
        value = FOR_CANAL * self.next_spaces().count(colour)
        if self.threats[colour]:
            value += FOR_MARKER if self.threats[colour] == 1 else FOR_DANGER
        if self.workers[colour]:
            value += FOR_HOUSE
        if self.workers[colour] < self.fees[colour]:
            value += FOR_WORKERS
        return value - SAME_COLOUR * sum(1 for kind in self.hand if self.back[kind] == colour)

    def next_spaces(self) -> list[int]:
        """The colours of the spaces that can be built next."""
        built = [int(self.own.built(side)) for side in range(2)]
        return [
            int(self.book.canal_colour(self.me, side, built[side]))
            for side in range(2)
            if built[side] < r.ARM
        ]

    def advance_now(self, args: tuple[int, ...]) -> float:
        price = int(self.s.dice_price()) if args[1] == DICE else args[1]
        if price < 0 or price > self.guilders or self.own.reputation >= r.HIGHEST:
            return 0.0
        return max(0.0, args[0] * self.step() - self.paid(price))

    def best_again(self) -> float:
        """What the best of the used persons would bring once more."""
        used = [kind for kind in self.persons if kind not in self.awake]
        return max((self.again(kind) for kind in used), default=0.0)

    def again(self, kind: int) -> float:
        """What a person would bring once more, if its worker is there."""
        symbol, program = self.symbol[kind], self.traits[kind].program
        if symbol > r.ONCE or any(deed.name == "reready" for deed in program):
            return 0.0
        if symbol == r.ONCE:
            return self.gross(program)
        return self.gross(program) - self.fee(symbol) if self.workers[symbol] else 0.0

    def extra_now(self) -> float:
        """One more card to play, if there are more cards than turns."""
        spare = len(self.hand) - self.plays - self.turns
        return worths.PLAY if spare > 0 or (self.hand and not self.rounds) else 0.1

    def swap_now(self, args: tuple[int, ...]) -> float:
        giving, number, getting, got, times = args
        if giving == w.HAND_CARDS:
            if len(self.hand) <= self.plays + self.turns and self.rounds + self.turns:
                return 0.0
            return max(0.0, self.received(getting, got) - self.worst_card())
        return max(0.0, self.received(getting, got) - self.given(giving, number)) * min(times, 1.5)

    def recruit_now(self, less: int) -> float:
        """The best person in hand that can be paid, for so much less."""
        if not self.vacant:
            return 0.0
        prices = {kind: max(0, self.price(kind) - less) for kind in self.hand}
        room = self.rooms(self.vacant) - self.rooms(self.vacant - 1)
        found = [
            self.worth(kind) - self.paid(price) - room
            for kind, price in prices.items()
            if price <= self.guilders
        ]
        return max(found, default=0.0)
