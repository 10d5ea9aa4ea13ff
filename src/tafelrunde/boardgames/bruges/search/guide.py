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
from tafelrunde.boardgames.bruges.search.persons import Person, persons
from tafelrunde.boardgames.bruges.state import (
    MARKER_BITS,
    MARKER_MASK,
    ONE_MARKER,
    ONE_WORKER,
    WORKER_BITS,
    WORKER_MASK,
    BrugesState,
    Seat,
)
from tafelrunde.boardgames.bruges.town import canal_price
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.guide import Guide

ROUNDS_BY_CARD: Final = 0.4  # rounds for each card a player of the shorter pile
ROUNDS_BESIDE: Final = 0.25

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

HORIZON: Final = 2  # rounds
CLEAR: Final = 10.0  # points that make a clear margin
GREED: Final = 1.5


@final
class BrugesGuide(Guide[BrugesState]):
    """The table as the deciding seat sees it, and what its moves look like from there."""

    __slots__ = (
        *("best", "best_kind", "best_price", "book", "cheaper", "colours", "fees", "known"),
        *("me", "own", "persons", "recruit", "rounds", "second", "vacant", "weighed"),
    )

    def __init__(self, book: r.BrugesRules, players: i64, persons: list[Person]) -> None:
        super().__init__(book, players, x.f, x.t, STAGES)
        self.horizon = HORIZON
        self.scale = CLEAR
        self.greed = GREED
        self.book: r.BrugesRules = book
        self.persons: list[Person] = persons  # by kind
        self.me: i64 = 0
        self.own: Seat = Seat()
        self.rounds: float = 0.0  # after this one
        self.vacant: i64 = 0
        self.cheaper: i64 = 0  # what others save when a person is paid
        # Of each colour, MARKER_BITS a colour: cards in hand, and persons in town that take such a
        # worker, who are counted when somebody asks
        self.colours: i64 = 0
        self.fees: i64 = UNKNOWN
        # A person costs and brings the same in any house: who was looked at last, and the score
        self.known: i64 = -1
        self.recruit: float = 0.0
        self.weighed: bool = False  # are the cards in hand? See `weigh_cards`
        # The persons in hand that would bring most
        self.best: float = 0.0
        self.best_kind: i64 = -1
        self.best_price: i64 = 0
        self.second: float = 0.0

    # ----------------------------------------------------------------- the table

    def look(self, s: BrugesState) -> None:
        self.look_as(s, s.actor)
        self.fees = UNKNOWN
        self.known = UNKNOWN
        self.weighed = False

    def weigh_cards(self, s: BrugesState) -> None:
        """Each card may be spent in many ways; what the card itself weighs is always the same."""
        scale = self.move.scale
        for card in s.hand(self.me):
            person = self.persons[card & KIND]
            person.loss = 0.0
            if person.net > 0.0:
                person.loss = scale[x.CARD_WORTH].value * person.net
            person.others = scale[x.CARD_COLOUR].value * float(self.held(person.colour) - 1)
        self.weighed = True

    def look_as(self, s: BrugesState, seat: i64) -> None:
        own = s.seats[seat]
        self.me = seat
        self.own = own
        self.rounds = rounds_left(s)
        self.vacant = 0
        if own.vacant != 0:
            for colour in range(r.COLOURS):
                self.vacant += own.empty_houses(colour)
        self.look_at_hand(s)

    def look_at_hand(self, s: BrugesState) -> None:
        """Who in hand would bring most, and second most?"""
        persons = self.persons
        rounds = self.rounds
        colours: i64 = 0
        best = 0.0
        second = 0.0
        best_kind: i64 = -1
        for card in s.hand(self.me):
            kind = card & KIND
            person = persons[kind]
            person.appraise(rounds)
            colours += person.unit
            net = person.net
            if net > best:
                second = best
                best = net
                best_kind = kind
            elif net > second:
                second = net
        self.colours = colours
        self.best = best
        self.second = second
        self.best_kind = best_kind
        self.cheaper = self.own.sum(m.DISCOUNT, m.CHEAPER_PERSON)
        if best_kind >= 0:
            self.best_price = self.price(persons[best_kind])

    def price(self, person: Person) -> i64:
        """What somebody in hand costs, less what others save."""
        price = person.cost - self.cheaper
        return price if price > 0 else 0

    def person(self, kind: i64) -> Person:
        """Somebody, perhaps not in hand, and what they would bring now."""
        person = self.persons[kind]
        person.appraise(self.rounds)
        return person

    def held(self, colour: i64) -> i64:
        """Cards of a colour in hand."""
        return (self.colours >> (colour * MARKER_BITS)) & MARKER_MASK

    def takers(self, s: BrugesState, colour: i64) -> i64:
        """Persons in town who take a worker of a colour."""
        if self.fees == UNKNOWN:
            fees: i64 = 0
            for kind in s.persons(self.me):
                person = self.persons[kind]
                if person.symbol < r.COLOURS:
                    fees += ONE_MARKER[person.symbol]
            self.fees = fees
        return (self.fees >> (colour * MARKER_BITS)) & MARKER_MASK

    def leads(self, s: BrugesState, majority: i64) -> bool:
        """Would one more take the lead in a majority that is not won yet?"""
        if (self.own.majorities >> majority) & 1:
            return False
        mine = strength(s, self.me, majority) + 1
        for seat in range(s.players):
            if seat != self.me and strength(s, seat, majority) >= mine:
                return False
        return True

    # ------------------------------------------------------------------ features

    def describe(self, s: BrugesState, verb: i64, at: i64) -> None:
        if verb == RECRUIT:
            self.describe_recruit(s, at // r.COLOURS)
        elif verb in (WORKERS, TAKE, CALM, HOUSE):
            self.describe_card(s, verb, at)
        elif verb == CANAL:
            self.describe_canal(s, at >> 1, at & 1)
        elif verb == USE:
            self.describe_use(s, at)
        elif verb == DRAW:
            self.describe_draw(s, at)
        elif verb == CLIMB:
            self.describe_climb(s)
        elif verb == COLOUR:
            self.describe_colour(s, at)
        elif verb == REFUSE:
            self.move.mark(x.REFUSED + at)
            if self.own.threats_of(at) == r.STRIKE - 1:
                self.move.mark(x.REFUSE_DANGER)
        elif verb == END:
            for kind in s.persons(self.me):
                person = self.persons[kind]
                if person.symbol <= r.ONCE and not self.own.is_turned(kind):
                    self.move.note(x.END_UNUSED, person.each)
        else:
            self.describe_answer(s, verb, at)

    def spend(self, s: BrugesState, kind: i64, person: Person) -> None:
        """A card that is played for something else than its person; see `weigh_cards`."""
        sheet = self.move
        if not self.weighed:
            self.weigh_cards(s)
        sheet.total += person.loss
        if kind == self.best_kind:
            sheet.mark(x.CARD_BEST)
        sheet.total += person.others
        if sheet.kept:
            if person.net > 0.0:
                sheet.keep(x.CARD_WORTH, person.net)
            sheet.keep(x.CARD_COLOUR, float(self.held(person.colour) - 1))

    def describe_card(self, s: BrugesState, verb: i64, kind: i64) -> None:
        sheet = self.move
        person = self.persons[kind]
        colour = person.colour
        last = self.rounds < 0.5
        self.spend(s, kind, person)
        if verb == WORKERS:
            had = self.own.workers_of(colour)
            if had == 0:
                sheet.mark(x.WORKERS_NONE)
            sheet.count(x.WORKERS_HAD, had)
            if had < self.takers(s, colour):
                sheet.mark(x.WORKERS_FEE)
            if last:
                sheet.mark(x.WORKERS_LATE)
        elif verb == TAKE:
            pips = s.die(colour)
            sheet.count(x.GUILDERS_PIPS, pips)
            sheet.note(x.GUILDERS_HAD, 0.2 * float(self.own.guilders))
            if self.vacant > 0 and self.own.guilders < self.best_price:
                if self.own.guilders + pips >= self.best_price and kind != self.best_kind:
                    sheet.mark(x.GUILDERS_ENOUGH)
            if last:
                sheet.mark(x.GUILDERS_LATE)
        elif verb == CALM:
            sheet.mark(x.CALMED + colour)
            if self.own.threats_of(colour) >= r.STRIKE - 1:
                sheet.mark(x.CALM_DANGER)
            if last:
                sheet.mark(x.CALM_LATE)
        else:
            if self.vacant == 0:
                sheet.mark(x.HOUSE_NONE)
            sheet.count(x.HOUSE_VACANT, self.vacant)
            sheet.count(x.HOUSE_WORKERS, self.own.workers_of(colour))
            sheet.note(x.HOUSE_WANTED, self.second if kind == self.best_kind else self.best)
            if last:
                sheet.mark(x.HOUSE_LATE)

    def describe_canal(self, s: BrugesState, kind: i64, side: i64) -> None:
        sheet = self.move
        built = self.own.built(side)
        self.spend(s, kind, self.persons[kind])
        sheet.mark(x.CANALS + built)
        if self.rounds < 0.5:
            sheet.mark(x.CANALS_LATE + built)
        sheet.note(x.CANAL_TIME, self.rounds)
        price = canal_price(s, self.me, side, self.own.sum(m.DISCOUNT, m.CHEAPER_CANAL))
        sheet.note(x.CANAL_LEFT, 0.2 * float(self.own.guilders - price))
        if self.leads(s, 2):
            sheet.mark(x.CANAL_LEAD)

    def describe_recruit(self, s: BrugesState, kind: i64) -> None:
        """A person costs and brings the same in any house."""
        sheet = self.move
        if kind == self.known and not sheet.kept:
            sheet.total = self.recruit
            return
        person = self.persons[kind]
        symbol = person.symbol
        sheet.note(x.RECRUIT_WORTH, person.worth)
        sheet.count(x.RECRUIT_POINTS, person.points)
        sheet.note(x.RECRUIT_PRICE, 0.2 * float(self.price(person)))
        if person.net < self.best:
            sheet.note(x.RECRUIT_BEHIND, self.best - person.net)
        if self.leads(s, 1):
            sheet.mark(x.RECRUIT_LEAD)
        sheet.mark(x.RECRUIT_SYMBOL + (symbol - r.COLOURS + 1 if symbol >= r.COLOURS else 0))
        self.known = kind
        self.recruit = sheet.total

    def describe_use(self, s: BrugesState, kind: i64) -> None:
        sheet = self.move
        person = self.persons[kind]
        sheet.note(x.USE_WORTH, person.each)
        if person.symbol >= r.COLOURS:
            sheet.mark(x.USE_FREE)
        else:
            sheet.count(x.USE_WORKERS, self.own.workers_of(person.symbol))
        if s.plays > 0:
            sheet.mark(x.USE_BEFORE)

    def describe_draw(self, s: BrugesState, pile: i64) -> None:
        zone = s.zones[s.pile(pile).base]
        if len(zone) == 0:
            return
        sheet = self.move
        colour = self.book.back[zone[-1] & KIND]
        sheet.count(x.DRAW_HELD, self.held(colour))
        if self.own.workers_of(colour) > 0:
            sheet.mark(x.DRAW_WORKERS)
        if self.own.threats_of(colour) > 0:
            sheet.mark(x.DRAW_MARKER)
        for side in range(2):
            built = self.own.built(side)
            if built < r.ARM and self.book.canal_colour(self.me, side, built) == colour:
                sheet.mark(x.DRAW_CANAL)

    def describe_climb(self, s: BrugesState) -> None:
        sheet = self.move
        price = s.step_price(self.me)
        here = self.own.reputation
        sheet.count(x.CLIMB_PRICE, price)
        sheet.note(x.CLIMB_LEFT, 0.2 * float(self.own.guilders - price))
        if here < r.HIGHEST:
            sheet.count(x.CLIMB_POINTS, self.book.reputation[here + 1] - self.book.reputation[here])
        if self.leads(s, 0):
            sheet.mark(x.CLIMB_LEAD)
        if self.rounds < 0.5:
            sheet.mark(x.CLIMB_LATE)

    def describe_colour(self, s: BrugesState, colour: i64) -> None:
        sheet = self.move
        had = self.own.workers_of(colour)
        markers = self.own.threats_of(colour)
        if had == 0:
            sheet.mark(x.COLOUR_NONE)
        sheet.count(x.COLOUR_WORKERS, had)
        if had < self.takers(s, colour):
            sheet.mark(x.COLOUR_FEE)
        sheet.count(x.COLOUR_MARKERS, markers)
        if markers == r.STRIKE - 1:
            sheet.mark(x.COLOUR_DANGER)
        sheet.count(x.COLOUR_HAND, self.held(colour))

    def describe_answer(self, s: BrugesState, verb: i64, at: i64) -> None:
        sheet = self.move
        if verb in (LOSE, EVICT):
            sheet.note(x.LOSE_WORTH, self.person(at).worth)
        elif verb == BREACH:
            sheet.mark(x.BREACHED + self.own.built(at) - 1)
        elif verb == RIVAL:
            sheet.note(x.RIVAL_POINTS, 0.1 * float(s.points(at)))
            sheet.note(x.RIVAL_GUILDERS, 0.1 * float(s.seats[at].guilders))
        elif verb == PART:
            sheet.mark(x.PARTS + at)
        elif verb == MARKER:
            if self.leads(s, at):
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
            if self.rounds < 0.5:
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
        self.assess_persons(s, seat)
        self.assess_canal(own)
        self.assess_majorities(s, seat)

    def assess_persons(self, s: BrugesState, seat: i64) -> None:
        """What they may be expected to bring. Those who take workers share them."""
        sheet = self.standing
        free = self.own.workers
        waged = 0.0
        served = 0.0
        unpaid = 0.0
        lasting = 0.0
        laurels = 0.0
        for kind in s.persons(seat):
            person = self.persons[kind]
            symbol = person.symbol
            if symbol < r.COLOURS:
                waged += person.each
                if (free >> (symbol * WORKER_BITS)) & WORKER_MASK:
                    free -= ONE_WORKER[symbol]
                    served += person.each
            elif symbol == r.ONCE:
                unpaid += person.each
            elif symbol == r.LAUREL:
                laurels += person.each
                if person.is_fickle:
                    sheet.count(x.FICKLE, self.book.code.points(s, seat, kind))
            elif symbol != r.LIGHTNING:
                lasting += person.each
            sheet.mark(x.HELPERS)
        sheet.note(x.WAGED, waged * self.rounds)
        sheet.note(x.SERVED, served * self.rounds)
        sheet.note(x.UNPAID, unpaid * self.rounds)
        sheet.note(x.LASTING, lasting * self.rounds)
        sheet.note(x.LAURELS, laurels * self.rounds)

    def assess_canal(self, own: Seat) -> None:
        sheet = self.standing
        sheet.count(x.TILES, own.canals())
        for side in range(2):
            built = own.built(side)
            if built < r.SCENIC:
                sheet.note(x.NEAR_SCENIC, 0.5 * float(built))
                continue
            sheet.mark(x.SCENIC)
            if built < r.ARM and (own.finished >> side) & 1 == 0:
                sheet.note(x.NEAR_STATUE, 0.5 * float(built - r.SCENIC + 1))

    def assess_majorities(self, s: BrugesState, seat: i64) -> None:
        """When a round is over nobody is alone in front without a marker."""
        own = s.seats[seat]
        for majority in range(r.MAJORITIES):
            if (own.majorities >> majority) & 1:
                continue
            best: i64 = 0
            for other in range(s.players):
                if other != seat and strength(s, other, majority) > best:
                    best = strength(s, other, majority)
            behind = best - strength(s, seat, majority)
            if behind == 0:
                self.standing.mark(x.LEVEL + majority)
            elif behind == 1:
                self.standing.mark(x.BEHIND + majority)


def rounds_left(s: BrugesState) -> float:
    """Rounds after this one: sure once a pile has run out, before that a guess."""
    if s.last_round > 0:
        return float(s.last_round - s.round)
    shorter: i64 = len(s.zones[w.PILE_A.base])
    other: i64 = len(s.zones[w.PILE_B.base])
    if other < shorter:
        shorter = other
    left = ROUNDS_BESIDE + ROUNDS_BY_CARD * float(shorter) / float(s.players)
    return left if left > 1.0 else 1.0


def guide(rules: r.BrugesRules, players: i64) -> Guide[BrugesState]:
    worths = appraise(rules, int(players))
    return BrugesGuide(rules, players, persons(rules, worths, fickle(rules)))
