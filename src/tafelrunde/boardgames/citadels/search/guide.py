"""What search knows of Citadels: the features of moves, and how a seat stands."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.draft import PICK as PICK_MOVES
from tafelrunde.boardgames.citadels.knowledge import last_took_face_down, owner_of_slot
from tafelrunde.boardgames.citadels.powers import DESTROY
from tafelrunde.boardgames.citadels.purple import CARD_FOR_GOLD, GOLD_FOR_CARDS
from tafelrunde.boardgames.citadels.scoring import city_bonus, colour_bonus, district_points
from tafelrunde.boardgames.citadels.search import features as x
from tafelrunde.boardgames.citadels.search.suspects import Suspects
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.turn import INCOME, build_limit, income_of
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.step import NOBODY

NEAR_END: Final = 6  # districts from which on a city may soon be complete
# What one colour more is worth, by the number of those still missing
COLOUR_STEP: Final[list[float]] = [0.0, 3.0, 1.2, 0.6, 0.3, 0.2]
INCOME_PER_TURN: Final = 0.25  # of a district
EFFECT_PER_TURN: Final = 0.2  # of a purple district that does something

PICK: Final[i64] = w.MOVES.number("pick")
LAY: Final[i64] = w.MOVES.number("lay")
KEEP: Final[i64] = w.MOVES.number("keep")
REJECT: Final[i64] = w.MOVES.number("reject")
GOLD: Final[i64] = w.MOVES.number("gold")
CARDS: Final[i64] = w.MOVES.number("cards")
TAKE_INCOME: Final[i64] = w.MOVES.number("income")
BUILD: Final[i64] = w.MOVES.number("build")
MURDER: Final[i64] = w.MOVES.number("murder")
ROB: Final[i64] = w.MOVES.number("rob")
SWAP: Final[i64] = w.MOVES.number("swap")
EXCHANGE: Final[i64] = w.MOVES.number("exchange")
LABORATORY: Final[i64] = w.MOVES.number("laboratory")
SMITHY: Final[i64] = w.MOVES.number("smithy")
RESCUE: Final[i64] = w.MOVES.number("rescue")
END: Final[i64] = w.MOVES.number("end")
RUIN: Final[i64] = w.MOVES.number("destroy")
STAGES: Final = r.CITY + 1
USEFUL: Final = r.KEEP_TWO | r.ANY_INCOME | r.LOOK_AT_THREE | CARD_FOR_GOLD | GOLD_FOR_CARDS

HORIZON: Final = 3  # rounds
CLEAR: Final = 10.0  # points that make a clear margin
GREED: Final = 1.0


@final
class CitadelsGuide(Guide[CitadelsState]):
    """The table as the deciding seat sees it, and what its moves look like from there."""

    __slots__ = (
        *("best", "best_cost", "best_later", "book", "buildable", "gold", "hand", "income", "me"),
        *("missing", "own_size", "suspects", "their_size", "to_go", "turns_left"),
    )

    def __init__(self, book: r.CitadelsRules, players: i64) -> None:
        super().__init__(book, players, x.f, x.t, STAGES)
        self.horizon = HORIZON
        self.scale = CLEAR
        self.greed = GREED
        self.book: r.CitadelsRules = book
        self.suspects: Suspects = Suspects(players)
        self.me: i64 = 0
        self.gold: i64 = 0
        self.hand: i64 = 0  # cards in it
        self.income: i64 = 0  # gold that is still to be taken in this turn
        self.own_size: i64 = 0
        self.their_size: i64 = 0  # of the largest of the other cities
        self.turns_left: float = 0.0
        self.missing: i64 = 0  # colours, as bits
        self.to_go: i64 = 0  # colours that are missing for the bonus
        self.best: float = 0.0  # worth of the best district that can be built now
        self.best_cost: i64 = 0
        self.best_later: float = 0.0  # the same with two gold more
        self.buildable: i64 = 0  # cards that can be paid with two gold more

    # ---------------------------------------------------------------- the table

    def look(self, s: CitadelsState) -> None:
        self.look_as(s, s.actor)

    def look_as(self, s: CitadelsState, me: i64) -> None:
        self.me = me
        self.gold = s.seats[me].gold
        self.hand = len(s.hand(me))
        self.own_size = len(s.city(me))
        self.their_size = 0
        for seat in range(s.players):
            if seat != me and len(s.city(seat)) > self.their_size:
                self.their_size = len(s.city(seat))
        self.income = 0
        if s.called != NOBODY and not s.used & INCOME.once:
            self.income = income_of(s.seats[me], s.called)
        self.look_ahead(s)
        self.look_at_colours(s, me)
        self.look_at_hand(s, me, self.gold + self.income)
        self.suspects.me = NOBODY  # nobody has been suspected yet

    def look_ahead(self, s: CitadelsState) -> None:
        """How many turns the seat will have after this one, at a guess."""
        if s.complete != NOBODY or s.round >= s.book.round_limit:
            self.turns_left = 0.0
            return
        largest = self.own_size if self.own_size > self.their_size else self.their_size
        self.turns_left = float(r.CITY - largest) if largest < r.CITY else 1.0

    def look_at_colours(self, s: CitadelsState, seat: i64) -> None:
        own = s.seats[seat]
        wild = own.powers & r.WILD_COLOUR
        self.missing = 0
        self.to_go = 0
        for colour in range(r.PURPLE + 1):
            count = own.districts_of(colour)
            if colour == r.PURPLE and wild:
                count -= 1
            if count == 0:
                self.missing |= 1 << colour
                self.to_go += 1
        if wild and self.to_go > 0:
            self.to_go -= 1

    def look_at_hand(self, s: CitadelsState, seat: i64, gold: i64) -> None:
        self.best = 0.0
        self.best_cost = 0
        self.best_later = 0.0
        self.buildable = 0
        cost = self.book.cost
        last: i64 = -1
        for card in s.hand(seat):
            kind = card & KIND
            price = cost[kind]
            if price > gold + r.BASIC_GOLD:
                continue
            self.buildable += 1
            if kind != last and self.usable(s, seat, kind):
                worth = self.worth(kind)
                if worth > self.best_later:
                    self.best_later = worth
                if price <= gold and worth > self.best:
                    self.best = worth
                    self.best_cost = price
            last = kind

    def usable(self, s: CitadelsState, seat: i64, kind: i64) -> bool:
        return self.book.allow_duplicates or kind not in s.city(seat)

    def fills(self, kind: i64) -> bool:
        """Does a district bring the bonus for all colours nearer?"""
        if self.to_go == 0:
            return False
        if (self.missing >> self.book.colour[kind]) & 1:
            return True
        return self.book.power[kind] & r.WILD_COLOUR != 0

    def worth(self, kind: i64) -> float:
        """What a district brings to the own city, in points, about."""
        value = float(self.book.points[kind])
        if self.fills(kind) and (self.turns_left > 0.0 or self.to_go == 1):
            value += COLOUR_STEP[self.to_go]
        if self.book.colour[kind] != r.PURPLE:
            return value + INCOME_PER_TURN * self.turns_left
        if self.book.power[kind] != 0:
            return value + EFFECT_PER_TURN * self.turns_left
        return value

    # ------------------------------------------------------------------ features

    def describe(self, s: CitadelsState, verb: i64, at: i64) -> None:
        if verb == BUILD:
            self.describe_build(s, at)
        elif verb == RUIN:
            self.describe_ruin(s, at // r.KINDS, at % r.KINDS)
        elif verb == PICK:
            self.describe_pick(s, at)
        elif verb == END:
            self.describe_end(s)
        elif verb == GOLD:
            self.describe_gold()
        elif verb == CARDS:
            self.describe_cards()
        elif verb in (KEEP, REJECT):
            self.describe_keep(s, at, 1.0 if verb == KEEP else -1.0)
        elif verb == TAKE_INCOME:
            self.describe_income(s)
        elif verb == MURDER:
            self.describe_murder(s, at)
        elif verb == ROB:
            self.describe_robbery(s, at)
        elif verb == LAY:
            self.describe_lay(s, at)
        else:
            self.describe_cards_used(s, verb, at)

    def describe_pick(self, s: CitadelsState, character: i64) -> None:
        sheet = self.move
        own = s.seats[self.me]
        sheet.mark(x.PICKED + character)
        if self.their_size >= NEAR_END:
            sheet.mark(x.PICKED_LATE + character)
        if self.own_size >= NEAR_END:
            sheet.mark(x.PICKED_AHEAD + character)
        sheet.note(x.PICKED_RICH + character, 0.25 * float(self.gold))
        sheet.note(x.PICKED_CARDS + character, 0.25 * float(self.hand))
        if r.INCOME_COLOUR[character] >= 0:
            sheet.count(x.PICK_INCOME, income_of(own, character))
        elif character == r.THIEF:
            richest: i64 = 0
            for seat in range(s.players):
                if seat != self.me and s.seats[seat].gold > richest:
                    richest = s.seats[seat].gold
            sheet.note(x.PICK_LOOT, 0.25 * float(richest))
        elif character == r.MAGICIAN:
            most: i64 = 0
            for seat in range(s.players):
                if seat != self.me and len(s.hand(seat)) > most:
                    most = len(s.hand(seat))
            if most > self.hand:
                sheet.note(x.PICK_HAND, 0.5 * float(most - self.hand))
        elif character == r.ARCHITECT:
            builds = builds_of(self.gold + r.BASIC_GOLD, self.buildable)
            sheet.count(x.PICK_BUILDS, builds)
            if self.own_size + builds >= r.CITY:
                sheet.mark(x.PICK_FINISH)

    def describe_lay(self, s: CitadelsState, character: i64) -> None:
        self.move.mark(x.LAID + character)
        rival = (self.me + 1) % s.players
        self.move.note(x.LAY_APPEAL, self.suspects.appeal(s, rival, character))

    def describe_gold(self) -> None:
        sheet = self.move
        sheet.note(x.GOLD_GAIN, self.best_later - self.best)
        if self.best == 0.0 and self.best_later > 0.0:
            sheet.mark(x.GOLD_FIRST)
        if self.hand == 0:
            sheet.mark(x.GOLD_NONE)
        sheet.note(x.GOLD_HAD, 0.25 * float(self.gold))

    def describe_cards(self) -> None:
        sheet = self.move
        sheet.note(x.CARDS_HAD, float(self.hand if self.hand < 5 else 5))
        if self.hand == 0:
            sheet.mark(x.CARDS_NONE)
        if self.turns_left == 0.0:
            sheet.mark(x.CARDS_LAST)
        sheet.note(x.CARDS_GOLD, 0.25 * float(self.gold))
        sheet.note(x.CARDS_SPARE, 0.25 * float(self.gold + self.income - self.best_cost))

    def describe_keep(self, s: CitadelsState, kind: i64, sign: float) -> None:
        sheet = self.move
        if not self.usable(s, self.me, kind):
            sheet.note(x.KEEP_AGAIN, sign)
            return
        sheet.note(x.KEEP_WORTH, sign * self.worth(kind))
        lack = self.book.cost[kind] - self.gold - self.income
        if lack > 0:
            sheet.note(x.KEEP_LACK, sign * float(lack))

    def describe_build(self, s: CitadelsState, kind: i64) -> None:
        sheet = self.move
        book = self.book
        worth = self.worth(kind)
        sheet.note(x.BUILD_WORTH, worth)
        sheet.count(x.BUILD_POINTS, book.points[kind])
        if worth < self.best:
            sheet.note(x.BUILD_BEHIND, self.best - worth)
        if self.fills(kind):
            sheet.mark(x.BUILD_FILLS)
        if self.own_size + 1 >= r.CITY:
            sheet.mark(x.BUILD_FINISH)
        if self.income > 0:
            if book.colour[kind] == r.INCOME_COLOUR[s.called]:
                sheet.mark(x.BUILD_PAYS)
            else:
                sheet.mark(x.BUILD_EARLY)
        sheet.note(x.BUILD_LEFT, 0.25 * float(self.gold - book.cost[kind]))
        if book.power[kind] != 0:
            sheet.note(x.BUILD_PURPLE, self.turns_left)

    def describe_income(self, s: CitadelsState) -> None:
        self.move.count(x.INCOME_GOLD, self.income)
        if not s.used & w.GATHERED or s.built >= build_limit(s.called):
            return
        colour = r.INCOME_COLOUR[s.called]
        for card in s.hand(self.me):
            kind = card & KIND
            if self.book.colour[kind] == colour and self.book.cost[kind] <= self.gold:
                self.move.mark(x.INCOME_WAITS)
                return

    def describe_end(self, s: CitadelsState) -> None:
        sheet = self.move
        if s.built < build_limit(s.called):
            sheet.note(x.END_BEST, self.best)
        bonus = s.called == r.MERCHANT or s.called == r.ARCHITECT
        if self.income > 0 or (bonus and not s.used & w.BONUS):
            sheet.mark(x.END_UNTAKEN)
        if s.called < r.KING and not s.used & w.POWER:
            sheet.mark(x.END_POWER)

    # -------------------------------------------------------------------- powers

    def suspect(self, s: CitadelsState) -> Suspects:
        if self.suspects.me == NOBODY:
            self.suspects.think(s, self.me)
        return self.suspects

    def describe_murder(self, s: CitadelsState, victim: i64) -> None:
        sheet = self.move
        sheet.mark(x.MURDERED + victim)
        if (s.open >> victim) & 1 or s.owner_of(victim) == self.me:
            sheet.mark(x.MURDER_OWN)
            return
        them = self.suspect(s)
        sheet.note(x.MURDER_LEADER, them.chance(them.leader, victim))
        harm = 0.0
        stop = 0.0
        around = 0.0
        for seat in range(s.players):
            chance = them.chance(seat, victim)
            if chance > 0.0:
                around += chance
                turn = 3.0 + float(income_of(s.seats[seat], victim))
                builds: i64 = 1
                if victim == r.ARCHITECT:
                    turn += 0.5 * float(s.seats[seat].gold)
                    builds = builds_of(s.seats[seat].gold + r.BASIC_GOLD, len(s.hand(seat)))
                harm += chance * turn * them.threat[seat]
                if len(s.city(seat)) + builds >= r.CITY:
                    stop += chance
        sheet.note(x.MURDER_HARM, harm)
        sheet.note(x.MURDER_STOP, stop)
        if victim == r.THIEF:
            sheet.note(x.MURDER_FEAR, around * 0.4 * float(self.gold))
        elif victim == r.MAGICIAN:
            sheet.note(x.MURDER_FEAR, around * 0.2 * float(self.hand))
        elif victim == r.WARLORD:
            sheet.note(x.MURDER_FEAR, around * 0.15 * float(self.own_size))

    def describe_robbery(self, s: CitadelsState, victim: i64) -> None:
        sheet = self.move
        if (s.open >> victim) & 1 or s.owner_of(victim) == self.me:
            sheet.mark(x.ROB_OWN)
            return
        them = self.suspect(s)
        sheet.note(x.ROB_LEADER, them.chance(them.leader, victim))
        loot = 0.0
        for seat in range(s.players):
            loot += them.chance(seat, victim) * float(s.seats[seat].gold)
        sheet.note(x.ROB_GOLD, loot)

    def describe_ruin(self, s: CitadelsState, victim: i64, kind: i64) -> None:
        sheet = self.move
        price = DESTROY.price(s, kind)
        sheet.count(x.DESTROY_POINTS, self.book.points[kind])
        sheet.count(x.DESTROY_PRICE, price)
        if price == 0:
            sheet.mark(x.DESTROY_FREE)
        sheet.note(x.DESTROY_THREAT, self.suspect(s).threat[victim])
        if len(s.city(victim)) == r.CITY - 1 and self.turns_left > 0.0:
            sheet.mark(x.DESTROY_STOP)
        if self.turns_left == 0.0:
            sheet.mark(x.DESTROY_LAST)
        if s.built == 0 and self.best > 0.0:
            sheet.mark(x.DESTROY_EARLY)

    def describe_cards_used(self, s: CitadelsState, verb: i64, at: i64) -> None:
        sheet = self.move
        if verb == SWAP:
            sheet.count(x.SWAP_MORE, len(s.hand(at)) - self.hand)
            if s.built > 0:
                sheet.mark(x.SWAP_BUILT)
            else:
                sheet.note(x.SWAP_BEST, self.best_later)
        elif verb == EXCHANGE:
            sheet.note(x.EXCHANGE_WORTH, self.worth(at))
            if not self.usable(s, self.me, at):
                sheet.mark(x.EXCHANGE_DEAD)
            if s.built == 0:
                sheet.note(x.EXCHANGE_BEST, self.best_later)
        elif verb == LABORATORY:
            sheet.note(x.LABORATORY_WORTH, self.worth(at))
        elif verb == SMITHY:
            sheet.count(x.SMITHY_CARDS, self.hand)
            sheet.note(x.SMITHY_GOLD, 0.25 * float(self.gold + self.income - self.best_cost))
        elif verb == RESCUE:
            sheet.note(x.RESCUE_WORTH, self.worth(s.discard()[-1] & KIND))

    # ------------------------------------------------------------------ standing

    def clock(self, s: CitadelsState) -> i64:
        return s.round

    def stage(self, s: CitadelsState) -> i64:
        largest: i64 = 0
        for seat in range(s.players):
            if len(s.city(seat)) > largest:
                largest = len(s.city(seat))
        return largest if largest < r.CITY else r.CITY

    def result(self, s: CitadelsState, seat: i64) -> float:
        districts = district_points(s, seat)
        points = districts + colour_bonus(s, seat) + city_bonus(s, seat)
        gold = s.seats[seat].gold if s.book.tie_break_gold else 0
        return float(points) + 0.01 * float(districts) + 0.00001 * float(gold)

    def assess(self, s: CitadelsState, seat: i64) -> None:
        sheet = self.standing
        own = s.seats[seat]
        city = len(s.city(seat))
        sheet.count(x.POINTS, district_points(s, seat))
        sheet.count(x.ALL_COLOURS, colour_bonus(s, seat))
        sheet.count(x.FINISHED, city_bonus(s, seat))
        sheet.count(x.DISTRICTS, city)
        sheet.count(x.GOLD_HELD, own.gold)
        if own.gold > 6:
            sheet.count(x.MUCH_GOLD, own.gold - 6)
        self.assess_hand(s, seat)
        if s.crown == seat:
            sheet.mark(x.CROWN)
        if own.powers & USEFUL:
            sheet.mark(x.PURPLE_POWERS)
        if city == r.CITY - 1:
            sheet.mark(x.ALMOST)
        most: i64 = 0
        for colour in range(r.PURPLE):
            if own.districts_of(colour) > most:
                most = own.districts_of(colour)
        sheet.count(x.MOST_OF_ONE, most)
        sheet.count(x.COLOURS, r.PURPLE + 1 - self.to_go)

    def assess_hand(self, s: CitadelsState, seat: i64) -> None:
        sheet = self.standing
        hand = len(s.hand(seat))
        if hand == 0:
            sheet.mark(x.NO_HAND)
        sheet.count(x.HAND, hand if hand < 4 else 4)
        if hand > 4:
            sheet.count(x.LARGE_HAND, hand - 4)
        self.turns_left = 1.0
        self.look_at_colours(s, seat)
        self.look_at_hand(s, seat, s.seats[seat].gold)
        sheet.note(x.AFFORDABLE, self.best_later)
        dearest: i64 = 0
        for card in s.hand(seat):
            points = self.book.points[card & KIND]
            if points > dearest:
                dearest = points
        sheet.count(x.BEST_CARD, dearest)

    # ---------------------------------------------------------------- likelihood

    def likelihood(self, s: CitadelsState, seat: i64) -> float:
        """How likely the others are to have chosen the characters that they have in this world."""
        swapped = last_took_face_down(s)
        found = 1.0
        choices: i64 = len(r.DRAFT_PLANS[s.players])
        for slot in range(1, choices + 1):
            owner = owner_of_slot(s, slot, swapped)
            if owner != NOBODY and owner != seat and s.slot(slot) != NOBODY:
                packet = s.handed_on
                for later in range(slot, choices + 2):
                    if s.slot(later) != NOBODY:
                        packet |= 1 << s.slot(later)
                found *= self.share(s, owner, s.slot(slot), packet)
        return found

    def share(self, s: CitadelsState, seat: i64, character: i64, packet: i64) -> float:
        """How likely a seat is to take a character out of a packet (a bit set)."""
        self.look_as(s, seat)
        total = 0.0
        mine = 0.0
        for one in range(r.CHARACTERS):
            if (packet >> one) & 1:
                likely = exp(self.score(s, PICK_MOVES.base + one))
                total += likely
                if one == character:
                    mine = likely
        return mine / total


def builds_of(gold: i64, cards: i64) -> i64:
    """How many districts an Architect may build, at a guess."""
    builds = gold // 3
    if builds > cards:
        builds = cards
    return builds if builds < r.ARCHITECT_BUILDS else r.ARCHITECT_BUILDS


def guide(rules: r.CitadelsRules, players: i64) -> Guide[CitadelsState]:
    return CitadelsGuide(rules, players)
