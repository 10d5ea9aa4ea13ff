"""Brügge on the table: towns, dice and markers, and how everything moves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.modifiers import CHEAPER_STEP, DISCOUNT, IMMUNE
from tafelrunde.boardgames.bruges.scoring import score
from tafelrunde.engine import cards
from tafelrunde.engine.effects import Modifier, Standing, fire, survey
from tafelrunde.engine.places import TOP_BACK, ZoneKind
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Step

WORKER_BITS: Final = 12  # of the number of workers of one colour
WORKER_MASK: Final = 4095
MARKER_BITS: Final = 8  # of the number of markers of one colour
MARKER_MASK: Final = 255
# One of a colour. Compiled, a literal 1 that is shifted would be cut at 31 bits.
ONE_WORKER: Final[list[i64]] = [2 ** (WORKER_BITS * colour) for colour in range(r.COLOURS)]
ONE_MARKER: Final[list[i64]] = [2 ** (MARKER_BITS * colour) for colour in range(r.COLOURS)]
PIP_BITS: Final = 8  # of a die
# In a house where nobody lives: no kind, since those are below `KINDS`. No code is negative: in
# compiled code a list gives small numbers from 0 on without a call.
EMPTY: Final = 255
TURNED: Final = 256  # with the kind of a person: used in this round
NO_STANDING: Final = Standing([], [])

EXTRA_PILE: Final = w.cause("extra_pile", "card")
HALVED: Final = w.cause("halved", "card")
LAST_ROUND: Final = w.cause("last_round", told="round:number")
CALMED: Final = w.cause("calmed")
STATUE: Final = w.cause("statue", told="points:number")


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One town. What follows from who lives where: `standing`, `is_changed` and `vacant`."""

    __slots__ = (
        *("arms", "finished", "guilders", "homes", "is_changed", "majorities", "points"),
        *("reputation", "standing", "statues", "threats", "vacant", "workers"),
    )

    def __init__(self) -> None:
        self.points: i64 = r.START_POINTS
        self.guilders: i64 = r.START_GUILDERS
        self.reputation: i64 = 0
        self.workers: i64 = 0  # of each colour, WORKER_BITS a colour
        self.threats: i64 = 0  # of each colour, MARKER_BITS a colour
        self.arms: i64 = 0  # spaces built on the left and on the right, MARKER_BITS each
        self.finished: i64 = 0  # bits of the arms that have been completed once
        self.statues: i64 = 0  # bits of the values of statues
        self.majorities: i64 = 0  # bits of the markers on their coloured side
        self.homes: list[i64] = []  # by house: who lives there, and whether they are turned
        self.vacant: i64 = 0  # empty houses of each colour, MARKER_BITS a colour
        self.standing: Standing = NO_STANDING
        self.is_changed: bool = False  # does anybody living here change a rule?

    def copy(self) -> Seat:
        other = Seat()
        other.points = self.points
        other.guilders = self.guilders
        other.reputation = self.reputation
        other.workers = self.workers
        other.threats = self.threats
        other.arms = self.arms
        other.finished = self.finished
        other.statues = self.statues
        other.majorities = self.majorities
        other.homes = self.homes[:]
        other.vacant = self.vacant
        other.standing = self.standing
        other.is_changed = self.is_changed
        return other

    def workers_of(self, colour: i64) -> i64:
        return (self.workers >> (colour * WORKER_BITS)) & WORKER_MASK

    def all_workers(self) -> i64:
        total: i64 = 0
        for colour in range(r.COLOURS):
            total += self.workers_of(colour)
        return total

    def threats_of(self, colour: i64) -> i64:
        return (self.threats >> (colour * MARKER_BITS)) & MARKER_MASK

    def all_threats(self) -> i64:
        total: i64 = 0
        for colour in range(r.COLOURS):
            total += self.threats_of(colour)
        return total

    def built(self, side: i64) -> i64:
        """Spaces of one arm of the canal."""
        return (self.arms >> (side * MARKER_BITS)) & MARKER_MASK

    def canals(self) -> i64:
        return self.built(r.LEFT) + self.built(r.RIGHT)

    def is_turned(self, kind: i64) -> bool:
        used = kind | TURNED
        for tenant in self.homes:
            if tenant == used:
                return True
        return False

    def home_of(self, kind: i64) -> i64:
        """The number of the house in which a person lives."""
        for house, tenant in enumerate(self.homes):
            if tenant != EMPTY and tenant & cards.KIND == kind:
                return house
        raise ValueError(f"person {kind} has no house here")

    def empty_houses(self, colour: i64) -> i64:
        return (self.vacant >> (colour * MARKER_BITS)) & MARKER_MASK

    def sum(self, modifier: Modifier, word: i64 = 0) -> i64:
        """By how much persons change something; see `modifiers`."""
        if not self.is_changed:
            return 0
        return self.standing.sums[modifier.base + word]


@final
@mypyc_attr(acyclic=True)
class BrugesState(State):
    """The whole table."""

    __slots__ = ("book", "dice", "last_round", "plays", "round", "seats", "start", "statues_left")

    def __init__(
        self, book: r.BrugesRules, players: i64, rng: Rng, zones: list[list[i64]], seats: list[Seat]
    ) -> None:
        super().__init__(book, players, rng, zones)
        self.book: r.BrugesRules = book  # the rules under their own type
        self.seats: list[Seat] = seats
        self.round: i64 = 1
        self.start: i64 = 0  # the start player
        self.dice: i64 = 0  # pips by colour, PIP_BITS a die; all 0 before the first roll
        self.last_round: i64 = 0  # its number, 0 until a pile has run out
        self.statues_left: i64 = 0  # how many
        self.plays: i64 = 0  # cards that are still to be played in this turn; see `turn`

    def clone(self) -> BrugesState:
        seats = [seat.copy() for seat in self.seats]
        rng = self.rng.copy()
        other = BrugesState(self.book, self.players, rng, self.copy_zones(), seats)
        self.copy_table(other)
        other.round = self.round
        other.start = self.start
        other.dice = self.dice
        other.last_round = self.last_round
        other.statues_left = self.statues_left
        other.plays = self.plays
        return other

    def items(self, seat: i64) -> list[i64]:
        return score(self, seat)

    # ------------------------------------------------------------------ places

    def hand(self, seat: i64) -> list[i64]:
        return self.zones[w.HAND_OF + seat * w.NEXT_SEAT]

    def persons(self, seat: i64) -> list[i64]:
        return self.zones[w.PERSONS_OF + seat * w.NEXT_SEAT]

    def houses(self, seat: i64) -> list[i64]:
        return self.zones[w.HOUSES_OF + seat * w.NEXT_SEAT]

    def house_colour(self, seat: i64, house: i64) -> i64:
        return self.book.back[self.houses(seat)[house] & cards.KIND]

    def empty_house(self, seat: i64, colour: i64) -> i64:
        """The number of an empty house of this colour, -1 if there is none."""
        for house, tenant in enumerate(self.seats[seat].homes):
            if tenant == EMPTY and self.house_colour(seat, house) == colour:
                return house
        return NOBODY

    def move_in(self, seat: i64, house: i64, kind: i64) -> None:
        """A person comes to live in an empty house, or with EMPTY somebody leaves it."""
        owner = self.seats[seat]
        before = owner.homes[house]
        owner.homes[house] = kind
        one = ONE_MARKER[self.house_colour(seat, house)]
        if before == EMPTY:
            owner.vacant -= one
        if kind == EMPTY:
            owner.vacant += one

    def offer(self) -> list[i64]:
        return self.zones[w.OFFER.base]

    def order(self, k: i64) -> i64:
        """The seat that is the k-th from the start player on."""
        return (self.start + k) % self.players

    # --------------------------------------------------------------- resources

    def change_points(self, seat: i64, by: i64, cause: i64) -> None:
        """Nobody falls below 0."""
        owner = self.seats[seat]
        by = max(by, -owner.points)
        if by != 0:
            owner.points += by
            self.changed(cause, seat, w.POINTS_OF + seat, by, owner.points)

    def change_guilders(self, seat: i64, by: i64, cause: i64) -> None:
        if by != 0:
            owner = self.seats[seat]
            owner.guilders += by
            self.changed(cause, seat, w.GUILDERS_OF + seat, by, owner.guilders)

    def change_workers(self, seat: i64, colour: i64, by: i64, cause: i64) -> None:
        if by != 0:
            owner = self.seats[seat]
            owner.workers += by * ONE_WORKER[colour]
            place = w.WORKERS_OF[colour] + seat
            self.changed(cause, seat, place, by, owner.workers_of(colour))

    def change_threats(self, seat: i64, colour: i64, by: i64, cause: i64) -> None:
        if by != 0:
            owner = self.seats[seat]
            owner.threats += by * ONE_MARKER[colour]
            place = w.THREATS_OF[colour] + seat
            self.changed(cause, seat, place, by, owner.threats_of(colour))

    def calm(self, seat: i64, colour: i64) -> None:
        """A marker returned of one's own will: a point, and whatever persons add."""
        self.change_threats(seat, colour, -1, CALMED)
        self.change_points(seat, r.FOR_MARKER, CALMED)
        fire(self, self.seats[seat].standing, w.ON_UNTHREAT, seat)

    def climb(self, seat: i64, cause: i64) -> None:
        """One step of reputation."""
        owner = self.seats[seat]
        owner.reputation += 1
        self.changed(cause, seat, w.REPUTATION_OF + seat, 1, owner.reputation)
        fire(self, owner.standing, w.ON_ADVANCE, seat)

    def is_safe(self, seat: i64) -> bool:
        """Do the persons of rivals leave this seat alone?"""
        return self.seats[seat].sum(IMMUNE) > 0

    # -------------------------------------------------------------------- dice

    def die(self, colour: i64) -> i64:
        return (self.dice >> (colour * PIP_BITS)) & 7

    def dice_price(self) -> i64:
        """What a step of reputation costs by the dice, -1 if they allow none."""
        price: i64 = 0
        for colour in range(r.COLOURS):
            if self.die(colour) <= r.CHEAP:
                price += self.die(colour)
        if price == 0:
            return NOBODY
        return price

    def step_price(self, seat: i64) -> i64:
        """The same for a seat, whose persons may make it cheaper."""
        price = self.dice_price()
        if price < 0:
            return NOBODY
        return max(0, price - self.seats[seat].sum(DISCOUNT, CHEAPER_STEP))

    # ------------------------------------------------------------------- cards

    def pile(self, number: i64) -> ZoneKind:
        return w.PILE_A if number == 0 else w.PILE_B

    def cards_left(self) -> bool:
        return len(self.zones[w.PILE_A.base]) > 0 or len(self.zones[w.PILE_B.base]) > 0

    def draw_from(self, number: i64, into: ZoneKind, cause: i64, seat: i64) -> None:
        """The uppermost card of a pile; an empty pile is replaced at once."""
        self.draw(1, self.pile(number), into, cause, seat)
        self.replace_empty(number, into is w.DRAWN)

    def replace_empty(self, number: i64, in_phase_1: bool = False) -> None:
        """The first time a pile is empty the extra pile takes its place, and the end is near;
        later the other pile is divided."""
        pile = self.pile(number)
        if len(self.zones[pile.base]) > 0:
            return
        other = self.pile(1 - number)
        if len(self.zones[w.EXTRA.base]) > 0:
            self.relocate(w.EXTRA, pile, 0, EXTRA_PILE)
        else:
            rest = len(self.zones[other.base])
            if rest > 1:
                self.relocate(other, pile, (rest + 1) >> 1, HALVED)
        if self.last_round == 0:
            self.last_round = self.round if in_phase_1 else self.round + 1
            self.told(LAST_ROUND, NOBODY, self.last_round, 0)

    def relocate(self, source: ZoneKind, target: ZoneKind, keep: i64, cause: i64) -> None:
        """All cards of a pile above the first `keep` go to an empty place."""
        cards_there = self.zones[source.base]
        moved = cards_there[keep:]
        self.zones[target.base] = moved
        self.zones[source.base] = cards_there[:keep]
        journal = self.journal
        if journal is not None:
            kinds = [card & cards.KIND for card in moved]
            journal.moved(cause, NOBODY, source.base, target.base, kinds, 0, 0)
        if target.backs == TOP_BACK:
            self.show_back(target.base)

    # ----------------------------------------------------------------- persons

    def survey(self, seat: i64) -> None:
        """Work out anew what the persons of a town do all the time."""
        owner = self.seats[seat]
        owner.standing = survey(self.rules.code, self.persons(seat))
        owner.is_changed = any(number != 0 for number in owner.standing.sums)

    def welcome(self, seat: i64, kind: i64) -> None:
        """The same after somebody has come. Most do nothing all the time."""
        code = self.rules.code
        changes = code.from_mods[kind] != code.from_mods[kind + 1]
        if changes or code.from_triggers[kind] != code.from_triggers[kind + 1]:
            self.survey(seat)


Now = Step[BrugesState]  # a step of this game, as verbs are handed it
