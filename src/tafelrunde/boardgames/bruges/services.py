"""Primitives about cards, houses, canals and other persons."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import questions as q
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.attacks import NOTHING_TO_TAKE, is_hit, open_rivals, rival_wrong
from tafelrunde.boardgames.bruges.gains import DISCARD_EMPTY, Ask, Fx, price_facts
from tafelrunde.boardgames.bruges.state import EMPTY, TURNED, BrugesState
from tafelrunde.boardgames.bruges.town import (
    build_canal,
    build_house,
    canal_price,
    canal_wrong,
    colour_of,
    has_empty_house,
    house_brings,
    lowered,
    person_brings,
    person_price,
    person_wrong,
    recruit,
)
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import COUNT_SHIFT, TARGET_SHIFT, begin, promise, vanity
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

NOBODY_TURNED: Final = w.refusal("nobody_turned")
NOBODY_TO_COPY: Final = w.refusal("nobody_to_copy")
NOTHING_TO_COPY: Final = w.refusal("nothing_to_copy")
LOOKED: Final = w.cause("looked", "card")
KEPT: Final = w.cause("kept", "card")
RETURNED: Final = w.cause("returned", "card")
SALVAGED: Final = w.cause("salvaged", "card")
WOKEN: Final = w.cause("woken", told="card:card")
COPIED: Final = w.cause("copied", told="card:card")
SPIED: Final = w.cause("spied", "card")
PICKED: Final = w.cause("picked", "card")
TRADED: Final = w.cause("traded", "card")


# ------------------------------------------------------------------------- cards
@final
class Draw(q.Primitive):
    """Draw so many cards and look at them; the pile is chosen for each, by its uppermost back."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if s.cards_left() and args[at] > 0:
            s.push(q.AskDraw(e.seat, e.a, e.b | args[at] << COUNT_SHIFT))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if s.cards_left() else w.PILE_EMPTY

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        return {w.DRAWS: int(args[at])}

    def wrong(self, s: BrugesState, ask: Ask, pile: i64) -> i64:
        return LEGAL if len(s.zones[s.pile(pile).base]) > 0 else w.PILE_EMPTY

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        number = s.rules.code.args[ask.args(s)]
        return isinstance(ask, q.AskDraw) and 0 < ask.count() <= number

    def answer(self, s: BrugesState, ask: Ask, pile: i64) -> None:
        s.draw_from(pile, w.HANDS, w.DREW, ask.seat)
        if ask.count() > 1 and s.cards_left():
            s.push(q.AskDraw(ask.seat, ask.a, q.counted(ask, ask.count() - 1)))


@final
class Scry(q.Primitive):
    """Look at so many cards of a pile, keep some, and put the others back in any order.

    The count of its questions is the pile, and above it how many cards were kept.
    """

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if s.cards_left():
            s.push(q.AskLook(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if s.cards_left() else w.PILE_EMPTY

    def among(self, s: BrugesState, ask: Ask) -> list[i64]:
        return s.offer()

    def wrong(self, s: BrugesState, ask: Ask, x: i64) -> i64:
        if isinstance(ask, q.AskLook):
            return LEGAL if len(s.zones[s.pile(x).base]) > 0 else w.PILE_EMPTY
        return LEGAL

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        wanted, kept = s.rules.code.args[ask.args(s) + 1], ask.count() >> 1
        if isinstance(ask, q.AskLook):
            return ask.count() == 0 and len(s.offer()) == 0
        if isinstance(ask, q.AskKeep):
            return kept < wanted
        return isinstance(ask, q.AskPut) and kept == wanted and len(s.offer()) > 1

    def answer(self, s: BrugesState, ask: Ask, x: i64) -> None:
        args, at = s.rules.code.args, ask.args(s)
        if isinstance(ask, q.AskLook):
            number = min(args[at], len(s.zones[s.pile(x).base]))
            s.look(number, s.pile(x), w.OFFER, LOOKED, ask.seat)
            self.go_on(s, ask, x, 0)
            return
        pile = ask.count() & 1
        if isinstance(ask, q.AskKeep):
            s.shift(x, w.OFFER, w.HANDS, KEPT, ask.seat)
            self.go_on(s, ask, pile, (ask.count() >> 1) + 1)
        else:
            s.shift(x, w.OFFER, s.pile(pile), RETURNED, ask.seat)
            self.go_on(s, ask, pile, ask.count() >> 1)

    def go_on(self, s: BrugesState, ask: Ask, pile: i64, kept: i64) -> None:
        """Keep, then put back; what leaves no choice is not asked."""
        wanted = s.rules.code.args[ask.args(s) + 1]
        offer = s.offer()
        b = q.counted(ask, pile | kept << 1)
        if len(offer) > 0 and kept < wanted:
            s.push(q.AskKeep(ask.seat, ask.a, b))
        elif len(offer) > 1:
            s.push(q.AskPut(ask.seat, ask.a, b))
        elif len(offer) == 1:
            s.shift(offer[0], w.OFFER, s.pile(pile), RETURNED, ask.seat)
        else:
            s.replace_empty(pile)


@final
class Salvage(q.Primitive):
    """Take so many cards of your choice out of the discard pile."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if len(s.zones[w.DISCARD.base]) > 0:
            s.push(q.AskSalvage(e.seat, e.a, e.b | args[at + 1] << COUNT_SHIFT))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if len(s.zones[w.DISCARD.base]) > 0 else DISCARD_EMPTY

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        return {"hand": int(min(args[at + 1], len(s.zones[w.DISCARD.base])))}

    def among(self, s: BrugesState, ask: Ask) -> list[i64]:
        kinds = s.zones[w.DISCARD.base][:]
        kinds.sort()
        return kinds

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        number = s.rules.code.args[ask.args(s) + 1]
        return isinstance(ask, q.AskSalvage) and 0 < ask.count() <= number

    def answer(self, s: BrugesState, ask: Ask, kind: i64) -> None:
        s.shift(kind, w.DISCARD, w.HANDS, SALVAGED, ask.seat)
        if ask.count() > 1 and len(s.zones[w.DISCARD.base]) > 0:
            s.push(q.AskSalvage(ask.seat, ask.a, q.counted(ask, ask.count() - 1)))


@final
class Spy(q.Primitive):
    """Look at the hand of a rival and exchange a card of yours for one of theirs.

    The card that is taken waits beside the hands, so that it is not given back.
    """

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        rivals = self.rivals(s, e.seat)
        if len(rivals) == 1:
            self.look(s, e.seat, e.a, e.b, rivals[0])
        elif len(rivals) > 1:
            s.push(q.AskRival(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if len(self.rivals(s, seat)) > 0 else NOTHING_TO_TAKE

    def rivals(self, s: BrugesState, seat: i64) -> list[i64]:
        """Those with a hand to look at."""
        found: list[i64] = []
        for rival in open_rivals(s, seat):
            if len(s.hand(rival)) > 0:
                found.append(rival)
        return found

    def look(self, s: BrugesState, seat: i64, a: i64, b: i64, rival: i64) -> None:
        s.look_into(w.HANDS, rival, SPIED, seat)
        s.done_to(rival)
        if len(s.hand(seat)) > 0:
            s.push(q.AskTake(seat, a, (b & 0xFF) | (rival + 1) << TARGET_SHIFT))

    def among(self, s: BrugesState, ask: Ask) -> list[i64]:
        return s.hand(ask.target())

    def wrong(self, s: BrugesState, ask: Ask, x: i64) -> i64:
        if not isinstance(ask, q.AskRival):
            return LEGAL
        problem = rival_wrong(s, ask, x)
        if problem != LEGAL:
            return problem
        return LEGAL if len(s.hand(x)) > 0 else NOTHING_TO_TAKE

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        if isinstance(ask, q.AskRival):
            return ask.target() < 0
        if not is_hit(s, ask) or len(s.hand(ask.seat)) == 0:
            return False
        if isinstance(ask, q.AskTake):
            return ask.count() == 0
        return isinstance(ask, q.AskTrade) and ask.count() == 0 and len(s.offer()) == 1

    def answer(self, s: BrugesState, ask: Ask, x: i64) -> None:
        seat = ask.seat
        if isinstance(ask, q.AskRival):
            self.look(s, seat, ask.a, ask.b, x)
        elif isinstance(ask, q.AskTake):
            s.shift_from(ask.target(), x, w.HANDS, w.OFFER, PICKED, seat)
            s.push(q.AskTrade(seat, ask.a, ask.b))
        else:
            s.shift_to(ask.target(), x, w.HANDS, w.HANDS, TRADED, seat)
            s.shift_all(w.OFFER, w.HANDS, KEPT, seat)


# ---------------------------------------------------------------- houses and canals
@final
class Canal(q.Primitive):
    """Build the next tile of an arm without a card, for so much less or for nothing."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if self.barred(s, e.seat, args, at) == LEGAL:
            s.push(q.AskSide(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        left = canal_wrong(s, seat, r.LEFT, args[at])
        right = canal_wrong(s, seat, r.RIGHT, args[at])
        if left == LEGAL or right == LEGAL:
            return LEGAL
        return w.NO_GUILDERS if left == w.NO_GUILDERS else right

    def wrong(self, s: BrugesState, ask: Ask, side: i64) -> i64:
        return canal_wrong(s, ask.seat, side, s.rules.code.args[ask.args(s)])

    def barred_facts(
        self, s: BrugesState, seat: i64, args: list[i64], at: i64, refusal: i64
    ) -> Arguments:
        """The price of the cheaper arm."""
        if refusal != w.NO_GUILDERS:
            return {}
        prices = [
            canal_price(s, seat, side, args[at])
            for side in range(2)
            if canal_wrong(s, seat, side, args[at]) == w.NO_GUILDERS
        ]
        return price_facts(s, seat, min(prices))

    def wrong_facts(self, s: BrugesState, ask: Ask, side: i64, refusal: i64) -> Arguments:
        if refusal != w.NO_GUILDERS:
            return {}
        less = s.rules.code.args[ask.args(s)]
        return price_facts(s, ask.seat, canal_price(s, ask.seat, side, less))

    def answer_brings(self, s: BrugesState, ask: Ask, side: i64) -> Brings:
        price = canal_price(s, ask.seat, side, s.rules.code.args[ask.args(s)])
        return {"guilders": -int(price)}

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        return isinstance(ask, q.AskSide)

    def answer(self, s: BrugesState, ask: Ask, side: i64) -> None:
        build_canal(s, ask.seat, side, s.rules.code.args[ask.args(s)], w.PERSON)


@final
class House(q.Primitive):
    """Build a house from your hand without a worker."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if len(s.hand(e.seat)) > 0:
            s.push(q.AskHouse(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if len(s.hand(seat)) > 0 else w.HAND_EMPTY

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        return isinstance(ask, q.AskHouse)

    def answer_brings(self, s: BrugesState, ask: Ask, kind: i64) -> Brings:
        return house_brings(s, ask.seat)

    def answer(self, s: BrugesState, ask: Ask, kind: i64) -> None:
        build_house(s, ask.seat, kind)


@final
class RecruitMore(q.Primitive):
    """Recruit a person from your hand, for so much less."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        """Asked as well if only the seat knows that its cards are too expensive (ruling
        open_questions)."""
        if self.seems_barred(s, e.seat, args, at) == LEGAL:
            s.push(q.AskRecruit(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        problem = self.seems_barred(s, seat, args, at)
        if problem != LEGAL:
            return problem
        for card in s.hand(seat):
            if person_price(s, seat, card & KIND, args[at]) <= s.seats[seat].guilders:
                return LEGAL
        return w.NO_GUILDERS

    def seems_barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        """The others see the backs of the hand: any person with such a back may be in it."""
        if not has_empty_house(s, seat):
            return w.NO_HOUSE
        if len(s.hand(seat)) == 0:
            return w.HAND_EMPTY
        for card in s.hand(seat):
            cost = s.book.cheapest[colour_of(s, card)]
            if lowered(s, seat, cost, args[at]) <= s.seats[seat].guilders:
                return LEGAL
        return w.NO_GUILDERS

    def wrong(self, s: BrugesState, ask: Ask, x: i64) -> i64:
        less = s.rules.code.args[ask.args(s)]
        return person_wrong(s, ask.seat, x // r.COLOURS, x % r.COLOURS, less)

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        args, at = s.rules.code.args, ask.args(s)
        hopeless = self.seems_barred(s, ask.seat, args, at) != LEGAL
        return isinstance(ask, q.AskRecruit) and not hopeless

    def barred_facts(
        self, s: BrugesState, seat: i64, args: list[i64], at: i64, refusal: i64
    ) -> Arguments:
        """The price of the cheapest person."""
        if refusal != w.NO_GUILDERS:
            return {}
        prices = [person_price(s, seat, card & KIND, args[at]) for card in s.hand(seat)]
        return price_facts(s, seat, min(prices))

    def answer_brings(self, s: BrugesState, ask: Ask, x: i64) -> Brings:
        less = s.rules.code.args[ask.args(s)]
        return person_brings(s, ask.seat, x // r.COLOURS, less)

    def answer(self, s: BrugesState, ask: Ask, x: i64) -> None:
        less = s.rules.code.args[ask.args(s)]
        recruit(s, ask.seat, x // r.COLOURS, x % r.COLOURS, less)


# ----------------------------------------------------------------------- persons
@final
class Reready(q.Primitive):
    """Turn another of your persons back, who can be used again in this round."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if len(turned_but(s, e.seat, e.a)) > 0:
            s.push(q.AskWake(e.seat, e.a, e.b | args[at] << COUNT_SHIFT))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        for tenant in s.seats[seat].homes:
            if tenant != EMPTY and tenant & TURNED:
                return LEGAL
        return NOBODY_TURNED

    def among(self, s: BrugesState, ask: Ask) -> list[i64]:
        return turned_but(s, ask.seat, ask.a)

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        number = s.rules.code.args[ask.args(s)]
        return isinstance(ask, q.AskWake) and 0 < ask.count() <= number

    def answer(self, s: BrugesState, ask: Ask, kind: i64) -> None:
        owner = s.seats[ask.seat]
        owner.homes[owner.home_of(kind)] = kind
        s.told(WOKEN, ask.seat, kind, 0)
        if ask.count() > 1 and len(turned_but(s, ask.seat, ask.a)) > 0:
            s.push(q.AskWake(ask.seat, ask.a, q.counted(ask, ask.count() - 1)))


def turned_but(s: BrugesState, seat: i64, kind: i64) -> list[i64]:
    """The persons of a seat that are turned, except the one who acts: this kind, or whoever copies
    it, if it lives elsewhere."""
    is_copied = kind not in s.persons(seat)
    found: list[i64] = []
    for tenant in s.seats[seat].homes:
        if tenant != EMPTY and tenant & TURNED:
            other = tenant & KIND
            if not (copies(s, other) if is_copied else other == kind):
                found.append(other)
    found.sort()
    return found


@final
class ExtraCard(q.Primitive):
    """Play one more card in this turn."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if s.plays >= 0:
            s.plays += 1

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if len(s.hand(seat)) > s.plays else w.HAND_EMPTY


@final
class CopyRival(q.Primitive):
    """Carry out the effect of a rival's person with a worker as if it were yours."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        for kind in self.models(s, e.seat):
            if self.in_vain(s, e.seat, e.a, kind) == LEGAL:
                s.push(q.AskCopy(e.seat, e.a, e.b))
                return

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return self.hopeless(s, seat, False)

    def seems_barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return self.hopeless(s, seat, True)

    def hopeless(self, s: BrugesState, seat: i64, to_others: bool) -> i64:
        """Why there is nobody whom to copy would do anything."""
        models = self.models(s, seat)
        for kind in models:
            if vanity(s, seat, kind, to_others) == LEGAL:
                return LEGAL
        return NOTHING_TO_COPY if len(models) > 0 else NOBODY_TO_COPY

    def models(self, s: BrugesState, seat: i64) -> list[i64]:
        """Persons of rivals with a worker; not those who copy others themselves."""
        found: list[i64] = []
        for rival in range(s.players):
            if rival != seat:
                for kind in s.persons(rival):
                    if s.book.symbol[kind] < r.ONCE and not copies(s, kind):
                        found.append(kind)
        found.sort()
        return found

    def among(self, s: BrugesState, ask: Ask) -> list[i64]:
        return self.models(s, ask.seat)

    def wrong(self, s: BrugesState, ask: Ask, kind: i64) -> i64:
        return self.in_vain(s, ask.seat, ask.a, kind)

    def in_vain(self, s: BrugesState, seat: i64, actor: i64, kind: i64) -> i64:
        """Why copying a person would do nothing, as far as all can see: so whoever is asked has an
        answer in every world of the others. The actor counts as not turned meanwhile, since nobody
        can turn back the one who acts."""
        owner = s.seats[seat]
        if not owner.is_turned(actor):
            return vanity(s, seat, kind, True)
        house = owner.home_of(actor)
        owner.homes[house] -= TURNED
        problem = vanity(s, seat, kind, True)
        owner.homes[house] += TURNED
        return problem

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        return isinstance(ask, q.AskCopy)

    def answer_brings(self, s: BrugesState, ask: Ask, kind: i64) -> Brings:
        return promise(s, ask.seat, kind)

    def answer(self, s: BrugesState, ask: Ask, kind: i64) -> None:
        s.told(COPIED, ask.seat, kind, 0)
        begin(s, ask.seat, kind)


def copies(s: BrugesState, kind: i64) -> bool:
    """Does a person copy others? Then that is all they do."""
    code = s.rules.code
    return isinstance(code.ops[code.op[code.start[kind]]], CopyRival)
