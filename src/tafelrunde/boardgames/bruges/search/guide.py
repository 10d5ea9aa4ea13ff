"""What search knows of Brügge: the features of moves, and how a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import modifiers as m
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.phases import strength
from tafelrunde.boardgames.bruges.search import features as x
from tafelrunde.boardgames.bruges.search.appraisal import appraise, fickle
from tafelrunde.boardgames.bruges.search.features import Weights
from tafelrunde.boardgames.bruges.search.pace import rounds_left
from tafelrunde.boardgames.bruges.search.persons import Person, persons
from tafelrunde.boardgames.bruges.search.standing import (
    assess_canal,
    assess_majorities,
    assess_persons,
)
from tafelrunde.boardgames.bruges.state import (
    MARKER_BITS,
    MARKER_MASK,
    ONE_MARKER,
    BrugesState,
    Seat,
)
from tafelrunde.boardgames.bruges.town import canal_price
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.state import State

DRAW: Final[i64] = w.MOVES.number("draw")
REFUSE: Final[i64] = w.MOVES.number("refuse")
LOSE: Final[i64] = w.MOVES.number("lose")
EVICT: Final[i64] = w.MOVES.number("evict")
BREACH: Final[i64] = w.MOVES.number("breach")
CLIMB: Final[i64] = w.MOVES.number("climb")
WORKERS: Final[i64] = w.MOVES.number("workers")
TAKE: Final[i64] = w.MOVES.number("guilders")
CALM: Final[i64] = w.MOVES.number("calm")
CANAL: Final[i64] = w.MOVES.number("canal")
HOUSE: Final[i64] = w.MOVES.number("house")
RECRUIT: Final[i64] = w.MOVES.number("recruit")
USE: Final[i64] = w.MOVES.number("use")
END: Final[i64] = w.MOVES.number("end")
COLOUR: Final[i64] = w.MOVES.number("colour")
RIVAL: Final[i64] = w.MOVES.number("rival")
PART: Final[i64] = w.MOVES.number("part")
ENOUGH: Final[i64] = w.MOVES.number("enough")
MARKER: Final[i64] = w.MOVES.number("marker")
BUILD: Final[i64] = w.MOVES.number("build")
GIVE: Final[i64] = w.MOVES.number("give")
KEEP: Final[i64] = w.MOVES.number("keep")
PUT: Final[i64] = w.MOVES.number("put")
STAGES: Final = 8  # by rounds that are left
UNKNOWN: Final = -1  # nobody has counted yet
ALL_MAJORITIES: Final = 7  # as bits

HORIZON: Final = 2  # rounds
CLEAR: Final = 10.0  # points that make a clear margin
GREED: Final = 1.5


@final
class BrugesGuide(Guide[BrugesState]):
    """The table as the deciding seat sees it, and what its moves look like from there."""

    __slots__ = (
        *("best", "best_kind", "best_price", "book", "cheaper", "colours", "dear", "fees"),
        *("is_last", "known", "leading", "me", "own", "persons", "purse", "recruit", "rounds"),
        *("second", "table", "unasked", "vacant", "weighed", "weights"),
    )

    def __init__(self, book: r.BrugesRules, players: i64, persons: list[Person]) -> None:
        super().__init__(book, players, x.f, x.t, STAGES)
        self.horizon = HORIZON
        self.scale = CLEAR
        self.greed = GREED
        self.book: r.BrugesRules = book
        self.persons: list[Person] = persons  # by kind
        self.table: BrugesState  # that was looked at last
        self.me: i64 = 0
        self.own: Seat = Seat()
        self.weights: Weights = Weights(self.move.scale)
        self.rounds: float = 0.0  # after this one
        self.is_last: bool = False
        self.vacant: i64 = 0
        self.cheaper: i64 = 0  # what others save when a person is paid
        # Of each colour, MARKER_BITS a colour: cards in hand, and persons in town that take such a
        # worker, who are counted when somebody asks
        self.colours: i64 = 0
        self.fees: i64 = UNKNOWN
        self.purse: float = 0.0  # what the guilders had weigh, with the cards
        # Majorities in which one more would take the lead, as bits; and those nobody asked about
        self.leading: i64 = 0
        self.unasked: i64 = 0
        # A person costs and brings the same in any house: who was looked at last, and the score
        self.known: i64 = -1
        self.recruit: float = 0.0
        self.weighed: bool = False  # are the cards in hand? See `weigh_cards`
        # The persons in hand that would bring most
        self.best: float = 0.0
        self.best_kind: i64 = -1
        self.best_price: i64 = 0
        self.dear: bool = False  # does the best one cost more than there is, and a house waits?
        self.second: float = 0.0

    # ----------------------------------------------------------------- the table

    def look(self, s: BrugesState) -> None:
        self.look_as(s, s.actor)
        self.fees = UNKNOWN
        self.leading = 0
        self.unasked = ALL_MAJORITIES
        self.known = UNKNOWN
        self.weighed = False

    def weigh_cards(self) -> None:
        """Each card may be spent in many ways; what the card itself weighs is always the same."""
        persons = self.persons
        weights = self.weights
        worth = weights.card_worth.value
        other = weights.card_colour.value
        colours = self.colours
        for card in self.table.hand(self.me):
            person = persons[card & KIND]
            held = (colours >> (person.colour * MARKER_BITS)) & MARKER_MASK
            net = person.net
            person.loss = worth * net if net > 0.0 else 0.0
            person.best = 0.0
            person.others = other * float(held - 1)
        if self.best_kind >= 0:
            persons[self.best_kind].best = weights.card_best.value
        self.purse = weights.guilders_had.value * (0.2 * float(self.own.guilders))
        self.dear = self.vacant > 0 and self.own.guilders < self.best_price
        self.count_fees()
        self.weighed = True

    def look_as(self, s: BrugesState, seat: i64) -> None:
        own = s.seats[seat]
        self.table = s
        self.me = seat
        self.own = own
        self.rounds = rounds_left(s)
        self.is_last = self.rounds < 0.5
        vacant: i64 = 0
        if own.vacant != 0:
            for colour in range(r.COLOURS):
                vacant += own.empty_houses(colour)
        self.vacant = vacant
        self.look_at_hand(s)

    def look_at_hand(self, s: BrugesState) -> None:
        """Who in hand would bring most, and second most?"""
        persons = self.persons
        rounds = self.rounds
        colours: i64 = 0
        best = 0.0
        second = 0.0
        best_kind: i64 = -1
        best_cost: i64 = 0
        for card in s.hand(self.me):
            kind = card & KIND
            person = persons[kind]
            if person.rounds != rounds:
                person.appraise(rounds)
            colours += person.unit
            net = person.net
            if net > best:
                second = best
                best = net
                best_kind = kind
                best_cost = person.cost
            elif net > second:
                second = net
        self.colours = colours
        self.best = best
        self.second = second
        self.best_kind = best_kind
        self.cheaper = self.own.sum(m.DISCOUNT, m.CHEAPER_PERSON)
        self.best_price = self.price(best_cost)

    def price(self, cost: i64) -> i64:
        """What somebody in hand costs, less what others save."""
        price = cost - self.cheaper
        if price < 0:
            return 0
        return price

    def person(self, kind: i64) -> Person:
        """Somebody, perhaps not in hand, and what they would bring now."""
        person = self.persons[kind]
        person.appraise(self.rounds)
        return person

    def held(self, colour: i64) -> i64:
        """Cards of a colour in hand."""
        return (self.colours >> (colour * MARKER_BITS)) & MARKER_MASK

    def takers(self, colour: i64) -> i64:
        """Persons in town who take a worker of a colour; see `count_fees`."""
        return (self.fees >> (colour * MARKER_BITS)) & MARKER_MASK

    def count_fees(self) -> None:
        fees: i64 = 0
        persons = self.persons
        for kind in self.table.persons(self.me):
            symbol = persons[kind].symbol
            if symbol < r.COLOURS:
                fees += ONE_MARKER[symbol]
        self.fees = fees

    def leads(self, majority: i64) -> bool:
        """Would one more take the lead in a majority that is not won yet?"""
        bit: i64 = 1 << majority
        if self.unasked & bit:
            self.unasked -= bit
            if self.would_lead(majority):
                self.leading += bit
        return self.leading & bit != 0

    def would_lead(self, majority: i64) -> bool:
        if (self.own.majorities >> majority) & 1:
            return False
        table = self.table
        mine = strength(table, self.me, majority) + 1
        for seat in range(table.players):
            if seat != self.me and strength(table, seat, majority) >= mine:
                return False
        return True

    # ------------------------------------------------------------------ features

    def describe(self, s: State, verb: i64, at: i64) -> None:
        """At the table that was looked at, which need not be handed on for every move."""
        if verb == WORKERS:
            self.describe_workers(at)
        elif verb == TAKE:
            self.describe_guilders(at)
        elif verb == CALM:
            self.describe_calm(at)
        elif verb == HOUSE:
            self.describe_house(at)
        elif verb == RECRUIT:
            self.describe_recruit(at // r.COLOURS)
        elif verb == CANAL:
            self.describe_canal(at >> 1, at & 1)
        elif verb == DRAW:
            self.describe_draw(at)
        elif verb == COLOUR:
            self.describe_colour(at)
        elif verb == USE:
            self.describe_use(at)
        elif verb == CLIMB:
            self.describe_climb()
        else:
            self.describe_answer(verb, at)

    # The commonest moves sum up their own scores, with weights from fields: a call for each note
    # would cost more than all the rest.

    def spend(self, person: Person) -> float:
        """The score so far, and what it weighs that a card is played for something else than its
        person; see `weigh_cards`."""
        if not self.weighed:
            self.weigh_cards()
        return self.move.total + person.loss + person.best + person.others

    def describe_workers(self, kind: i64) -> None:
        sheet = self.move
        weights = self.weights
        person = self.persons[kind]
        total = self.spend(person)
        had = self.own.workers_of(person.colour)
        lacks = had < self.takers(person.colour)
        if had == 0:
            total += weights.workers_none.value
        total += weights.workers_had.value * float(had)
        if lacks:
            total += weights.workers_fee.value
        if self.is_last:
            total += weights.workers_late.value
        sheet.total = total

    def describe_guilders(self, kind: i64) -> None:
        sheet = self.move
        weights = self.weights
        person = self.persons[kind]
        total = self.spend(person)
        pips = self.table.die(person.colour)
        enough = False
        if self.dear and kind != self.best_kind:
            enough = self.own.guilders + pips >= self.best_price
        total += weights.guilders_pips.value * float(pips)
        total += self.purse
        if enough:
            total += weights.guilders_enough.value
        if self.is_last:
            total += weights.guilders_late.value
        sheet.total = total

    def describe_calm(self, kind: i64) -> None:
        sheet = self.move
        weights = self.weights
        person = self.persons[kind]
        total = self.spend(person)
        colour = person.colour
        danger = self.own.threats_of(colour) >= r.STRIKE - 1
        total += sheet.scale[x.CALMED + colour].value
        if danger:
            total += weights.calm_danger.value
        if self.is_last:
            total += weights.calm_late.value
        sheet.total = total

    def describe_house(self, kind: i64) -> None:
        sheet = self.move
        weights = self.weights
        person = self.persons[kind]
        total = self.spend(person)
        had = self.own.workers_of(person.colour)
        wanted = self.second if kind == self.best_kind else self.best
        if self.vacant == 0:
            total += weights.house_none.value
        total += weights.house_vacant.value * float(self.vacant)
        total += weights.house_workers.value * float(had)
        total += weights.house_wanted.value * wanted
        if self.is_last:
            total += weights.house_late.value
        sheet.total = total

    def describe_canal(self, kind: i64, side: i64) -> None:
        sheet = self.move
        weights = self.weights
        own = self.own
        person = self.persons[kind]
        total = self.spend(person)
        built = own.built(side)
        less = own.sum(m.DISCOUNT, m.CHEAPER_CANAL)
        price = canal_price(self.table, self.me, side, less)
        left = 0.2 * float(own.guilders - price)
        leads = self.leads(2)
        total += sheet.scale[x.CANALS + built].value
        if self.is_last:
            total += sheet.scale[x.CANALS_LATE + built].value
        total += weights.canal_time.value * self.rounds
        total += weights.canal_left.value * left
        if leads:
            total += weights.canal_lead.value
        sheet.total = total

    def describe_recruit(self, kind: i64) -> None:
        """A person costs and brings the same in any house."""
        sheet = self.move
        if kind == self.known:
            sheet.total = self.recruit
            return
        weights = self.weights
        person = self.persons[kind]
        price = 0.2 * float(self.price(person.cost))
        leads = self.leads(1)
        total = sheet.total
        total += weights.recruit_worth.value * person.worth
        total += weights.recruit_points.value * person.points
        total += weights.recruit_price.value * price
        if person.net < self.best:
            total += weights.recruit_behind.value * (self.best - person.net)
        if leads:
            total += weights.recruit_lead.value
        total += sheet.scale[person.badge].value
        sheet.total = total
        self.known = kind
        self.recruit = total

    def describe_use(self, kind: i64) -> None:
        sheet = self.move
        person = self.persons[kind]
        sheet.note(x.USE_WORTH, person.each)
        if person.symbol >= r.COLOURS:
            sheet.mark(x.USE_FREE)
        else:
            sheet.count(x.USE_WORKERS, self.own.workers_of(person.symbol))
        if self.table.plays > 0:
            sheet.mark(x.USE_BEFORE)

    def describe_draw(self, pile: i64) -> None:
        table = self.table
        zone = table.zones[table.pile(pile).base]
        if len(zone) == 0:
            return
        sheet = self.move
        weights = self.weights
        own = self.own
        book = self.book
        colour = book.back[zone[-1] & KIND]
        held = float(self.held(colour))
        wanted: i64 = 0  # arms of the canal that could grow with it
        for side in range(2):
            built = own.built(side)
            if built < r.ARM and book.canal_colour(self.me, side, built) == colour:
                wanted += 1
        total = sheet.total + weights.draw_held.value * held
        if own.workers_of(colour) > 0:
            total += weights.draw_workers.value
        if own.threats_of(colour) > 0:
            total += weights.draw_marker.value
        sheet.total = total + weights.draw_canal.value * float(wanted)

    def describe_climb(self) -> None:
        sheet = self.move
        price = self.table.step_price(self.me)
        here = self.own.reputation
        sheet.count(x.CLIMB_PRICE, price)
        sheet.note(x.CLIMB_LEFT, 0.2 * float(self.own.guilders - price))
        if here < r.HIGHEST:
            sheet.count(x.CLIMB_POINTS, self.book.reputation[here + 1] - self.book.reputation[here])
        if self.leads(0):
            sheet.mark(x.CLIMB_LEAD)
        if self.is_last:
            sheet.mark(x.CLIMB_LATE)

    def describe_colour(self, colour: i64) -> None:
        sheet = self.move
        weights = self.weights
        if self.fees == UNKNOWN:
            self.count_fees()
        had = self.own.workers_of(colour)
        markers = self.own.threats_of(colour)
        lacks = had < self.takers(colour)
        held = float(self.held(colour))
        total = sheet.total
        if had == 0:
            total += weights.colour_none.value
        total += weights.colour_workers.value * float(had)
        if lacks:
            total += weights.colour_fee.value
        total += weights.colour_markers.value * float(markers)
        if markers == r.STRIKE - 1:
            total += weights.colour_danger.value
        total += weights.colour_hand.value * held
        sheet.total = total

    def describe_end(self) -> None:
        for kind in self.table.persons(self.me):
            person = self.persons[kind]
            if person.symbol <= r.ONCE and not self.own.is_turned(kind):
                self.move.note(x.END_UNUSED, person.each)

    def describe_answer(self, verb: i64, at: i64) -> None:
        sheet = self.move
        if verb == END:
            self.describe_end()
        elif verb == REFUSE:
            sheet.mark(x.REFUSED + at)
            if self.own.threats_of(at) == r.STRIKE - 1:
                sheet.mark(x.REFUSE_DANGER)
        elif verb in (LOSE, EVICT):
            sheet.note(x.LOSE_WORTH, self.person(at).worth)
        elif verb == BREACH:
            sheet.mark(x.BREACHED + self.own.built(at) - 1)
        elif verb == RIVAL:
            sheet.note(x.RIVAL_POINTS, 0.1 * float(self.table.points(at)))
            sheet.note(x.RIVAL_GUILDERS, 0.1 * float(self.table.seats[at].guilders))
        elif verb == PART:
            sheet.mark(x.PARTS + at)
        elif verb == MARKER:
            if self.leads(at):
                sheet.mark(x.MARKER_LEAD)
        elif verb == BUILD:
            sheet.mark(x.BUILDS + self.own.built(at))
        elif verb == GIVE:
            sheet.note(x.GIVE_WORTH, self.person(at).net)
        elif verb == KEEP:
            sheet.note(x.KEEP_WORTH, self.person(at).net)
        elif verb == PUT:
            sheet.note(x.PUT_WORTH, self.person(at).net)
        elif verb == ENOUGH:
            if self.is_last:
                sheet.mark(x.ENOUGH_LATE)
        elif verb > PUT:
            sheet.note(x.WAKE_WORTH, self.persons[at].each)

    # ------------------------------------------------------------------ standing

    def clock(self, s: BrugesState) -> i64:
        return s.round

    def stage(self, s: BrugesState) -> i64:
        left = int(rounds_left(s) + 0.5)
        return left if left < STAGES else STAGES - 1

    def result(self, s: BrugesState, seat: i64) -> float:
        return float(s.points(seat)) + 0.001 * float(s.seats[seat].guilders)

    def assess(self, s: BrugesState, seat: i64) -> None:
        sheet = self.standing
        self.look_as(s, seat)
        own = self.own
        sheet.count(x.POINTS, s.points(seat))
        sheet.count(x.GUILDERS, own.guilders if own.guilders < 10 else 10)
        if own.guilders > 10:
            sheet.count(x.RICH, own.guilders - 10)
        sheet.count(x.FIRST_GUILDERS, own.guilders if own.guilders < 3 else 3)
        workers = own.all_workers()
        sheet.count(x.ALL_WORKERS, workers if workers < 6 else 6)
        if workers > 6:
            sheet.count(x.MANY_WORKERS, workers - 6)
        for colour in range(r.COLOURS):
            if own.workers_of(colour) > 0:
                sheet.mark(x.WORKER_COLOURS)
            markers = own.threats_of(colour)
            sheet.count(x.MARKERS, markers)
            if markers == r.STRIKE - 1:
                sheet.mark(x.DANGERS)
        sheet.count(x.VACANT, self.vacant if self.vacant < 2 else 2)
        sheet.count(x.HAND, len(s.hand(seat)))
        sheet.note(x.BEST_CARD, self.best)
        sheet.note(x.SECOND_CARD, self.second)
        sheet.count(x.REPUTATION, own.reputation)
        sheet.count(x.BUILDINGS, len(own.homes))
        assess_persons(sheet, s, seat, self.persons, self.rounds)
        assess_canal(sheet, own)
        assess_majorities(sheet, s, seat)


def guide(rules: r.BrugesRules, players: i64) -> Guide[BrugesState]:
    worths = appraise(rules, int(players))
    return BrugesGuide(rules, players, persons(rules, worths, fickle(rules)))
