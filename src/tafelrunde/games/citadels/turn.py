"""A character's turn: basic action, building, abilities, and what they set off."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from tafelrunde.engine import cards
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Decision
from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels.causes import (
    BASIC_ACTION,
    BUILDING,
    CITY_AT,
    COLOUR_INCOME,
    COMPLETED,
    DESTROYED,
    DISCARD_AT,
    EXCHANGED,
    HAND_AT,
    KEPT,
    LABORATORY,
    MURDER,
    OFFER_AT,
    PLANS,
    PROFIT,
    REJECTED,
    RESCUED,
    SMITHY,
    SWAP,
    THEFT,
)
from tafelrunde.games.citadels.rules import (
    ARCHITECT,
    ARCHITECT_CARDS,
    ASSASSIN,
    BASIC_GOLD,
    CHARACTERS,
    CITY,
    GRAVEYARD_PRICE,
    KEEP_TWO,
    KING,
    LABORATORY_GOLD,
    LOOK_AT_THREE,
    MAGICIAN,
    MERCHANT,
    MERCHANT_GOLD,
    SMITHY_CARDS,
    SMITHY_PRICE,
    THIEF,
    WARLORD,
    WILD_COLOUR,
)
from tafelrunde.games.citadels.state import (
    BONUS,
    EVERYBODY,
    GATHERED,
    INCOME,
    LABORATORY_USED,
    POWER,
    SMITHY_USED,
    CitadelsState,
    Seat,
    kinds,
)


# -------------------------------------------------------------------------- turn
@final
class Turn(Decision):
    """The turn of a character (a): basic action, building, abilities, until it is ended."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(CitadelsState, state)
        seat = s.seats[self.seat]
        character = self.a
        found: list[i64] = []
        if not s.used & GATHERED:
            if m.gold_refusal(s) == m.LEGAL:
                found.append(m.GOLD)
            if m.cards_refusal(s) == m.LEGAL:
                found.append(m.CARDS)
        if character >= KING:
            self.income_moves(s, seat, found)
        ready = m.end_refusal(s) == m.LEGAL
        if ready and m.building_refusal(s, character) == m.LEGAL:
            self.building_moves(s, seat, found)
        if character < KING and not s.used & POWER:
            self.power_moves(s, seat, found)
        if seat.powers:
            self.purple_moves(s, seat, found)
        if ready:
            found.append(m.END)
        if character == WARLORD and not s.used & POWER:
            self.war_moves(s, seat, found)
        return found

    def building_moves(self, s: CitadelsState, seat: Seat, found: list[i64]) -> None:
        last = -1
        for card in seat.hand:
            kind = card & cards.KIND
            if kind != last and m.district_refusal(s, seat, kind) == m.LEGAL:
                found.append(m.BUILD + kind)
            last = kind

    def income_moves(self, s: CitadelsState, seat: Seat, found: list[i64]) -> None:
        character = self.a
        if m.income_refusal(s, seat, character) == m.LEGAL:
            found.append(m.TAKE_INCOME)
        if character == MERCHANT and m.profit_refusal(s, character) == m.LEGAL:
            found.append(m.TAKE_PROFIT)
        if character == ARCHITECT and m.plans_refusal(s, character) == m.LEGAL:
            found.append(m.TAKE_PLANS)

    def power_moves(self, s: CitadelsState, seat: Seat, found: list[i64]) -> None:
        character = self.a
        if character == ASSASSIN:
            for victim in range(CHARACTERS):
                if m.victim_refusal(victim) == m.LEGAL:
                    found.append(m.KILL + victim)
        elif character == THIEF:
            for victim in range(CHARACTERS):
                if m.robbed_refusal(s, victim) == m.LEGAL:
                    found.append(m.ROB + victim)
        elif character == MAGICIAN:
            for partner in range(s.players):
                if m.partner_refusal(s, self.seat, partner) == m.LEGAL:
                    found.append(m.SWAP_HANDS + partner)
            list_hand(seat, m.EXCHANGE, found)

    def war_moves(self, s: CitadelsState, seat: Seat, found: list[i64]) -> None:
        for victim in range(s.players):
            if m.city_refusal(s, self.seat, victim) == m.LEGAL:
                last = -1
                for kind in s.seats[victim].city:
                    if kind != last and m.ruin_refusal(s, seat, kind) == m.LEGAL:
                        found.append(m.DESTROY + (victim << 5) + kind)
                    last = kind

    def purple_moves(self, s: CitadelsState, seat: Seat, found: list[i64]) -> None:
        if m.laboratory_refusal(s, seat) == m.LEGAL:
            list_hand(seat, m.USE_LABORATORY, found)
        if m.smithy_refusal(s, seat) == m.LEGAL:
            found.append(m.USE_SMITHY)

    def refusal(self, state: State, move: i64) -> i64:
        return m.turn_refusal(cast(CitadelsState, state), self.seat, self.a, move)

    def apply(self, state: State, move: i64) -> None:
        s = cast(CitadelsState, state)
        if move == m.END:
            return
        s.push(self)
        if move < m.BUILD:
            self.take(s, move)
        elif move < m.KILL:
            self.build(s, move - m.BUILD)
        elif m.USE_LABORATORY <= move <= m.USE_SMITHY:
            self.use_purple(s, move)
        else:
            s.used |= POWER
            self.use_power(s, move)

    def take(self, s: CitadelsState, move: i64) -> None:
        if move == m.GOLD:
            s.used |= GATHERED
            s.earn(self.seat, BASIC_GOLD, BASIC_ACTION)
        elif move == m.CARDS:
            s.used |= GATHERED
            look_at_cards(s, self.seat)
        elif move == m.TAKE_INCOME:
            s.used |= INCOME
            gold = m.income_of(s.seats[self.seat], self.a)
            s.earn(self.seat, gold, COLOUR_INCOME)
        elif move == m.TAKE_PROFIT:
            s.used |= BONUS
            s.earn(self.seat, MERCHANT_GOLD, PROFIT)
        else:
            s.used |= BONUS
            s.draw(self.seat, ARCHITECT_CARDS, PLANS)

    def build(self, s: CitadelsState, kind: i64) -> None:
        s.built += 1
        s.build(self.seat, kind, BUILDING)
        if s.table.power[kind] & WILD_COLOUR:
            s.haunted_round = s.round
        if s.complete == NOBODY and len(s.seats[self.seat].city) >= CITY:
            s.complete = self.seat
            s.told(COMPLETED, self.seat, 0, 0)

    def use_power(self, s: CitadelsState, move: i64) -> None:
        if move < m.ROB:
            s.murdered = move - m.KILL
            s.told(MURDER, self.seat, s.murdered, 0)
        elif move < m.SWAP_HANDS:
            s.robbed = move - m.ROB
            s.told(THEFT, self.seat, s.robbed, 0)
        elif move < m.EXCHANGE:
            swap_hands(s, self.seat, move - m.SWAP_HANDS)
        elif move < m.DRAW:
            s.throw_away(self.seat, move - m.EXCHANGE, EXCHANGED)
            s.push(Exchange(self.seat, 1))
        else:
            target = move - m.DESTROY
            destroy(s, self.seat, target >> 5, target & 31)

    def use_purple(self, s: CitadelsState, move: i64) -> None:
        if move < m.USE_SMITHY:
            s.used |= LABORATORY_USED
            s.throw_away(self.seat, move - m.USE_LABORATORY, LABORATORY)
            s.earn(self.seat, LABORATORY_GOLD, LABORATORY)
        else:
            s.used |= SMITHY_USED
            s.change_gold(self.seat, -SMITHY_PRICE, SMITHY)
            s.draw(self.seat, SMITHY_CARDS, SMITHY)


def list_hand(seat: Seat, base: i64, found: list[i64]) -> None:
    """One move for each kind in the hand."""
    last = -1
    for card in seat.hand:
        kind = card & cards.KIND
        if kind != last:
            found.append(base + kind)
        last = kind


# ----------------------------------------------------------------- taking cards
def look_at_cards(s: CitadelsState, seat: i64) -> None:
    """The basic action "cards": see 2 (Observatory 3), keep 1 (Library 2)."""
    powers = s.seats[seat].powers
    s.look(seat, 3 if powers & LOOK_AT_THREE else 2, BASIC_ACTION)
    kept = 2 if powers & KEEP_TWO else 1
    if len(s.offer) > kept:
        s.push(Choose(seat, kept))
    else:
        keep_offer(s, seat)


def keep_offer(s: CitadelsState, seat: i64) -> None:
    """All cards still looked at go into the hand."""
    hand = s.seats[seat].hand
    for card in s.offer:
        cards.put(hand, card)
        s.moved(KEPT, seat, OFFER_AT, HAND_AT + seat, card & cards.KIND, 1 << seat, False)
    s.offer = []


def reject(s: CitadelsState, seat: i64, kind: i64) -> None:
    """A card looked at goes to the open discard pile."""
    s.leave(s.offer, kind)
    s.discard.append(kind)
    s.moved(REJECTED, seat, OFFER_AT, DISCARD_AT, kind, EVERYBODY, False)


@final
class Choose(Decision):
    """The seat keeps some (a) of the cards it looks at: it names the one kept, or, if two of
    three are kept, the one rejected."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(CitadelsState, state)
        base = m.KEEP if self.a == 1 else m.REJECT
        found: list[i64] = []
        last = -1
        for card in s.offer:
            kind = card & cards.KIND
            if kind != last:
                found.append(base + kind)
            last = kind
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(CitadelsState, state)
        if move < m.KEEP or move >= m.GOLD:
            return m.CHOOSE_CARDS_FIRST
        if move < m.REJECT:
            if self.a != 1:
                return m.REJECT_ONE_INSTEAD
            kind = move - m.KEEP
        else:
            if self.a == 1:
                return m.KEEP_ONE_INSTEAD
            kind = move - m.REJECT
        if kind >= s.table.kinds:
            return m.NO_SUCH_DISTRICT
        return m.LEGAL if cards.holds(s.offer, kind) else m.NOT_OFFERED

    def apply(self, state: State, move: i64) -> None:
        s = cast(CitadelsState, state)
        if self.a == 1:
            kept = move - m.KEEP
            spared = False  # of several equal cards only one is kept
            for card in s.offer[:]:
                kind = card & cards.KIND
                if kind == kept and not spared:
                    spared = True
                else:
                    reject(s, self.seat, kind)
        else:
            reject(s, self.seat, move - m.REJECT)
        keep_offer(s, self.seat)


# ---------------------------------------------------------------------- Magician
def swap_hands(s: CitadelsState, me: i64, partner: i64) -> None:
    """Both know afterwards what the other has."""
    mine = s.seats[me].hand
    theirs = s.seats[partner].hand
    cards.show(mine, 1 << me)
    cards.show(theirs, 1 << partner)
    cards.own(mine, partner)
    cards.own(theirs, me)
    cards.sort_hand(mine)
    cards.sort_hand(theirs)
    s.seats[me].hand = theirs
    s.seats[partner].hand = mine
    journal = s.journal
    if journal is not None:
        both = 1 << me | 1 << partner
        here = HAND_AT + me
        there = HAND_AT + partner
        journal.moved(SWAP, me, here, there, kinds(mine), both, True)
        journal.moved(SWAP, me, there, here, kinds(theirs), both, True)


@final
class Exchange(Decision):
    """The Magician has laid down some (a) cards: one more, or draw as many."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(CitadelsState, state)
        found: list[i64] = []
        list_hand(s.seats[self.seat], m.EXCHANGE, found)
        found.append(m.DRAW)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        if move == m.DRAW:
            return m.LEGAL
        if move < m.EXCHANGE or move > m.DRAW:
            return m.FINISH_EXCHANGE_FIRST
        s = cast(CitadelsState, state)
        return m.hand_refusal(s, s.seats[self.seat], move - m.EXCHANGE)

    def apply(self, state: State, move: i64) -> None:
        s = cast(CitadelsState, state)
        if move == m.DRAW:
            s.draw(self.seat, self.a, EXCHANGED)
        else:
            s.throw_away(self.seat, move - m.EXCHANGE, EXCHANGED)
            s.push(Exchange(self.seat, self.a + 1))


# ----------------------------------------------------------------------- Warlord
def destroy(s: CitadelsState, warlord: i64, victim: i64, kind: i64) -> None:
    """The district goes to the discard pile; the Graveyard's owner may buy it from there."""
    s.change_gold(warlord, 1 - s.table.cost[kind], DESTROYED)
    s.seats[victim].remove_district(kind, s.table)
    s.discard.append(kind)
    s.moved(DESTROYED, warlord, CITY_AT + victim, DISCARD_AT, kind, EVERYBODY, False)
    buyer = m.graveyard_owner(s, warlord)
    if buyer != NOBODY:
        s.push(Rescue(buyer, victim))


@final
class Rescue(Decision):
    """The Graveyard's owner may buy the ruins from the discard pile; a = whose they were."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        return [m.RESCUE, m.DECLINE]

    def refusal(self, state: State, move: i64) -> i64:
        return m.LEGAL if move == m.RESCUE or move == m.DECLINE else m.DECIDE_RESCUE_FIRST

    def apply(self, state: State, move: i64) -> None:
        if move == m.DECLINE:
            return
        s = cast(CitadelsState, state)
        s.change_gold(self.seat, -GRAVEYARD_PRICE, RESCUED)
        kind = s.discard.pop()
        others = ((1 << s.players) - 1) & ~(1 << self.seat)
        card = kind | ((others | cards.PUBLIC) << cards.SEERS_SHIFT)
        cards.put(s.seats[self.seat].hand, card)
        s.moved(RESCUED, self.seat, DISCARD_AT, HAND_AT + self.seat, kind, EVERYBODY, False)
