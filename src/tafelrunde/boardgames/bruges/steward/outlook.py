"""What things are worth to the steward, in victory points at the end.

purse, hired, rooms   what guilders, workers and empty houses are still good for
lead                  the chance of a majority
canal                 what a canal of some length promises
danger                what threat markers may still cost
tallied               what laurels give for one more of something
"""

from __future__ import annotations

from functools import cached_property

from tafelrunde.boardgames.bruges import modifiers as m
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.phases import strength
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward.deeds import Program
from tafelrunde.boardgames.bruges.steward.sight import Sight

GUILDER = 0.3
IDLE_GUILDER = 0.08  # one more than can still be spent
SPENT_BY_CARD = 2.5  # guilders that a card to be played may still take
TIE_BREAK = 0.01  # of a guilder that nothing can be bought for

WORKER = 0.4  # for a house or somebody to come
SECOND_WORKER = 0.25
MORE_WORKERS = 0.1
FEW_WORKERS = 2  # with fewer than that hardly a house can be built
FEW = 0.3
FEE = 0.55  # part of what a person brings who waits for a worker
LEAST_FEE = 0.4
MOST_WAGE = 2.0

ROOM = 1.0  # an empty house, for a person to be drawn yet
ROOM_DECLINE = 0.55
TURNS_TO_FILL = 5.0  # cards to be played until somebody has been found for a house
CARD = 0.35  # one more card to choose from
PLAY = 1.3  # one more card to play

STEPS = 1.6  # cards to be played for one space of a canal
TAKEN_STATUE = 0.5  # what others may take from the next statue's worth
CALMED_IN_TIME = 0.6  # part of the dangers that one does not get away from
LEAD_NOW = (0.02, 0.07, 0.2, 0.4, 0.75, 0.92, 0.98)  # by lead, from -3 to 3: in this round
LEAD_LATER = (0.08, 0.15, 0.28, 0.42, 0.6, 0.75, 0.85)
LEAD_FADES = 0.6  # for every round to come that is missing
LEAD_CENTRE = 3
LEAD_WEIGHT = (0.0, 1.0, 0.8, 0.65)  # by the number of rivals, who want the same


class Outlook(Sight):
    """The table with worths."""

    def __init__(self, world: BrugesState, me: int) -> None:
        super().__init__(world, me)
        self.tallies: dict[tuple[str, int], float] = {}
        for kind in self.persons:
            for tally, word, each in self.traits[kind].tallied:
                self.tallies[tally, word] = self.tallies.get((tally, word), 0.0) + each

    def tallied(self, tally: str, word: int = 0) -> float:
        """What laurels in the town give for one more of something."""
        return self.tallies.get((tally, word), 0.0)

    # ------------------------------------------------------------------- resources

    def purse(self, guilders: float) -> float:
        """What so many guilders are worth, after this turn's card."""
        most = self.spendable
        each = self.tallied("guilders") + TIE_BREAK
        if guilders <= most:
            return guilders * (GUILDER + each)
        idle = IDLE_GUILDER if self.time else 0.0
        return guilders * each + most * GUILDER + (guilders - most) * idle

    @cached_property
    def spendable(self) -> float:
        """Guilders that can still be put to use: a guess, but in the last round by what is there
        to be bought."""
        if self.rounds:
            return SPENT_BY_CARD * self.time
        rooms = self.vacant + (self.turns > 1 and any(self.workers))
        dearest = sorted((self.price(kind) for kind in self.hand), reverse=True)
        persons = sum(dearest[: min(rooms, self.turns)])
        return float(max(persons, *map(self._canal_cost, range(2))))

    def _canal_cost(self, side: int) -> int:
        """What it costs to build on until an arm gives points, if there is time."""
        built = int(self.own.built(side))
        goal = r.SCENIC if built < r.SCENIC else r.ARM
        return sum(range(built + 1, goal + 1)) if goal - built <= self.turns else 0

    def earned(self, guilders: float) -> float:
        return self.purse(self.guilders + guilders) - self.purse(self.guilders)

    def paid(self, guilders: float) -> float:
        return self.purse(self.guilders) - self.purse(self.guilders - guilders)

    @cached_property
    def fees(self) -> list[float]:
        """By colour: how many workers persons in the town may still take."""
        wanted = [0.0] * r.COLOURS
        for kind in self.persons:
            if self.symbol[kind] < r.COLOURS:
                wanted[self.symbol[kind]] += self.rounds + (kind in self.awake)
        return wanted

    @cached_property
    def wages(self) -> list[float]:
        """By colour: what the best of the persons brings who take such workers."""
        found = self.__dict__["wages"] = [0.0] * r.COLOURS  # some of them bring workers themselves
        for kind in self.persons:
            if self.symbol[kind] < r.COLOURS:
                brings = self.gross(self.traits[kind].program)
                found[self.symbol[kind]] = max(found[self.symbol[kind]], brings)
        return found

    def gross(self, program: Program) -> float:
        """What a program brings; Doings knows."""
        raise NotImplementedError

    def hired(self, colour: int, number: int) -> float:
        """What one more worker is worth to whoever has so many of the colour."""
        laurels = self.tallied("workers")
        if not self.time and not self.plays and not self.awake:
            return laurels
        left = number - self.fees[colour]
        if left < 0:
            return max(LEAST_FEE, FEE * min(self.wages[colour], MOST_WAGE)) + laurels
        soon = min(1.0, self.time / TURNS_TO_FILL)
        each = WORKER if left < 1 else SECOND_WORKER if left < 2 else MORE_WORKERS
        if sum(self.workers) - self.workers[colour] + number < FEW_WORKERS:
            each += FEW
        return each * soon + laurels

    def worker(self, colour: int) -> float:
        """What one more worker of a colour would be worth."""
        return self.hired(colour, self.workers[colour])

    def fee(self, colour: int) -> float:
        """What the last worker of a colour is worth."""
        return self.hired(colour, self.workers[colour] - 1)

    @cached_property
    def best_worker(self) -> int:
        """The colour of the worker that is wanted most."""
        return max(range(r.COLOURS), key=self.worker)

    def rooms(self, number: int) -> float:
        """What so many empty houses are worth for those who may come to live there."""
        total, each = 0.0, ROOM
        for k in range(number):
            total += each * min(1.0, max(0.0, (self.time - k) / TURNS_TO_FILL))
            each *= ROOM_DECLINE
        return total

    # ------------------------------------------------------------------ majorities

    def lead(self, majority: int, more: int = 1) -> float:
        """What so many steps, persons or tiles more do for a majority."""
        if (self.own.majorities >> majority) & 1:
            return 0.0
        ahead = self.leads[majority]
        if strength(self.s, self.me, majority) + more == 0:
            return 0.0
        gain = self._chance(majority, ahead + more) - self._chance(majority, ahead)
        gain *= LEAD_WEIGHT[len(self.others)]
        return gain * (r.MAJORITY_POINTS + self.tallied("majority"))

    @cached_property
    def leads(self) -> list[int]:
        return [self.ahead(majority) for majority in range(r.MAJORITIES)]

    def gets_ahead(self, majority: int) -> bool:
        """Is the seat alone in front with one step, person or tile more?"""
        return self.leads[majority] + 1 > 0

    @cached_property
    def settled(self) -> bool:
        """Nobody can change the majorities of this round after me."""
        return not self.turns and not self.rivals_play_on()

    def chance(self, majority: int) -> float:
        """To win a majority as things stand."""
        return self._chance(majority, self.leads[majority])

    def _chance(self, majority: int, ahead: int) -> float:
        """To be alone in front at the end of this round, or of another."""
        at = max(0, min(len(LEAD_NOW) - 1, ahead + LEAD_CENTRE))
        now = LEAD_NOW[at]
        if self.settled:
            now = 1.0 if ahead > 0 else 0.0
        later = LEAD_LATER[at] * (1 - LEAD_FADES**self.rounds)
        return float(now + (1 - now) * later)

    # ---------------------------------------------------------------------- canals

    @cached_property
    def statue(self) -> float:
        """What the next statue is worth."""
        left, statues = int(self.s.statues_left), self.book.statues
        return float(statues[len(statues) - left]) if left else 0.0

    def canal(self, side: int, built: int) -> float:
        """What an arm with so many spaces promises; guilders still to be paid count."""
        save = int(self.own.sum(m.DISCOUNT, m.CHEAPER_CANAL))
        scenic = r.SCENIC_POINTS + self.tallied("canal3")
        value = 0.0
        if built < r.SCENIC:
            cost = sum(max(0, k - save) for k in range(built + 1, r.SCENIC + 1))
            value += self._reach(r.SCENIC - built) * max(0.0, scenic - GUILDER * cost)
        else:
            value += scenic
        if (self.own.finished >> side) & 1:
            return value
        statue = self.statue + self.tallied("statues")
        if built < r.ARM:
            start = max(built, r.SCENIC)
            cost = sum(max(0, k - save) for k in range(start + 1, r.ARM + 1))
            worth = max(0.0, statue - TAKEN_STATUE - GUILDER * cost)
            return value + self._reach(r.ARM - built) * worth
        return value + statue

    def _reach(self, steps: int) -> float:
        """The chance to build so many more spaces of an arm."""
        return max(0.0, 1.0 - STEPS * steps / (self.time + 1.0)) if steps else 1.0

    def tile(self, side: int) -> float:
        """What the next tile of an arm is worth before it is paid for."""
        built = int(self.own.built(side))
        more = self.canal(side, built + 1) - self.canal(side, built)
        return more + self.lead(2) + self.tallied("canals")

    # --------------------------------------------------------------------- threats

    @cached_property
    def strikes(self) -> tuple[float, float, float]:
        """The chance that one, two, three dice of a colour bring a threat until the end."""
        rolls = self.rounds
        none = (2 / 3) ** rolls
        one = rolls / 3 * (2 / 3) ** (rolls - 1) if rolls >= 1 else 1 - none
        two = rolls * (rolls - 1) / 18 * (2 / 3) ** (rolls - 2) if rolls >= 2 else 0.0
        return 1 - none, max(0.0, 1 - none - one), max(0.0, 1 - none - one - two)

    def shielded(self, colour: int) -> bool:
        """Does somebody in the town avert the damage of a colour?"""
        return bool(self.own.sum(m.SHIELD, colour) > 0)

    def damage(self, colour: int) -> float:
        """What the damage of a colour would cost me."""
        if self.shielded(colour):
            return 0.0
        if colour == r.BLUE:
            return 0.5 + 0.3 * sum(self.workers)
        if colour == r.BROWN:
            return 3.0 if self.persons else 1.0
        if colour == r.YELLOW:
            return 0.6 + 0.8 * self.purse(self.guilders)
        if colour == r.RED:
            return 1.7
        return 3.0

    def danger(self, colour: int, markers: int) -> float:
        """What so many markers of a colour may still cost."""
        if markers >= r.STRIKE:
            return self.damage(colour)
        chance = self.strikes[r.STRIKE - 1 - markers]
        return CALMED_IN_TIME * chance * self.damage(colour)

    def relief(self, colour: int) -> float:
        """What it is worth to return a marker of a colour."""
        have = self.threats[colour]
        if not have:
            return 0.0
        value = self.danger(colour, have) - self.danger(colour, have - 1) + r.FOR_MARKER
        value -= self.tallied("threats")
        return value + self.tallied("unthreatened") if have == 1 else value

    @cached_property
    def worst_threat(self) -> int:
        """The colour of which a marker should go back first."""
        return max(range(r.COLOURS), key=self.relief)
