"""What the characters can do that others cannot."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.purple import Rescue, graveyard_owner
from tafelrunde.boardgames.citadels.state import CitadelsState, Now
from tafelrunde.boardgames.citadels.verbs import (
    BankVerb,
    CharacterVerb,
    DeckVerb,
    HandVerb,
    own_card,
)
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, V, Verb, menu, once, only, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL


def power(verb: V, character: i64, lacks: i64, flag: i64, spent: i64) -> V:
    """A verb of one character, once in its turn."""
    return once(only(verb, r.AS << character, lacks), flag, spent)


# ---------------------------------------------------------------------- Assassin
ONLY_ASSASSIN: Final = w.refusal("only_assassin")
MURDER_DONE: Final = w.refusal("murder_done")
MURDERED: Final = w.cause("murder", told="character:character")


@final
class Murder(CharacterVerb):
    """The Assassin names another character, which misses its turn."""

    def wrong(self, s: CitadelsState, turn: Now, victim: i64) -> i64:
        return w.NOT_ONESELF if victim == r.ASSASSIN else LEGAL

    def do(self, s: CitadelsState, turn: Now, victim: i64) -> None:
        s.murdered = victim
        s.told(MURDERED, turn.seat, victim, 0)
        s.done_to(s.owner_of(victim), turn.seat)


MURDER: Final = power(Murder(w.MOVES, "murder"), r.ASSASSIN, ONLY_ASSASSIN, w.POWER, MURDER_DONE)

# ------------------------------------------------------------------------- Thief
ONLY_THIEF: Final = w.refusal("only_thief")
THEFT_DONE: Final = w.refusal("theft_done")
ASSASSIN_CANNOT_BE_ROBBED: Final = w.refusal("assassin_cannot_be_robbed")
VICTIM_IS_MURDERED: Final = w.refusal("victim_is_murdered")
THEFT: Final = w.cause("theft", told="character:character")


@final
class Rob(CharacterVerb):
    """The Thief names a character, which hands over all its gold when it is called.

    Not the Thief, not the Assassin, and not whom the Assassin has murdered.
    """

    def wrong(self, s: CitadelsState, turn: Now, victim: i64) -> i64:
        return self.spared(s, victim)

    def spared(self, s: CitadelsState, victim: i64) -> i64:
        if victim == r.THIEF:
            return w.NOT_ONESELF
        if victim == r.ASSASSIN:
            return ASSASSIN_CANNOT_BE_ROBBED
        return VICTIM_IS_MURDERED if victim == s.murdered else LEGAL

    def do(self, s: CitadelsState, turn: Now, victim: i64) -> None:
        s.robbed = victim
        s.told(THEFT, turn.seat, victim, 0)
        s.done_to(s.owner_of(victim), turn.seat)


ROB: Final = power(Rob(w.MOVES, "rob"), r.THIEF, ONLY_THIEF, w.POWER, THEFT_DONE)

# ---------------------------------------------------------------------- Magician
ONLY_MAGICIAN: Final = w.refusal("only_magician")
MAGIC_DONE: Final = w.refusal("magic_done")
OWN_HAND: Final = w.refusal("own_hand")
BOTH_HANDS_EMPTY: Final = w.refusal("both_hands_empty")
NO_EXCHANGE_BEGUN: Final = w.refusal("no_exchange_begun")
FINISH_EXCHANGE_FIRST: Final = w.refusal("finish_exchange_first")
SWAPPED: Final = w.cause("swap", "card")
EXCHANGED: Final = w.cause("exchanged", "card")


@final
class Swap(Verb[CitadelsState]):
    """The Magician exchanges their whole hand for that of another player."""

    def wrong(self, s: CitadelsState, turn: Now, partner: i64) -> i64:
        if partner >= s.players:
            return w.NO_SUCH_SEAT
        if partner == turn.seat:
            return OWN_HAND
        if len(s.hand(turn.seat)) == 0 and len(s.hand(partner)) == 0:
            return BOTH_HANDS_EMPTY
        return LEGAL

    def do(self, s: CitadelsState, turn: Now, partner: i64) -> None:
        s.swap(w.HANDS, partner, SWAPPED, turn.seat)
        s.done_to(partner)

    def brings(self, s: CitadelsState, turn: Now, partner: i64) -> Brings:
        return {"hand": len(s.hand(partner)) - len(s.hand(turn.seat))}

    def sought(self, s: CitadelsState, turn: Now) -> list[i64]:
        return [x for x in range(s.players) if x != turn.seat]

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), f"seat/{words[0]}/hand"]


class ExchangeVerb(HandVerb):
    """Or they lay down any number of cards from their hand, one at a time, and draw as many."""

    def do(self, s: CitadelsState, step: Now, kind: i64) -> None:
        s.shift(kind, w.HANDS, w.DISCARD, EXCHANGED, step.seat)
        s.push(Exchange(step.seat, self.laid_down(step) + 1))

    def laid_down(self, step: Now) -> i64:
        return 0

    def brings(self, s: CitadelsState, step: Now, kind: i64) -> Brings:
        return {"hand": -1}

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [own_card(s, step), f"hand/{words[0]}"]


@final
class ExchangeMore(ExchangeVerb):
    """One card more."""

    def laid_down(self, step: Now) -> i64:
        return step.a


@final
class Draw(Verb[CitadelsState]):
    """As many cards as they have laid down."""

    def do(self, s: CitadelsState, step: Now, x: i64) -> None:
        s.draw(step.a, w.DECK, w.HANDS, EXCHANGED, step.seat)

    def brings(self, s: CitadelsState, step: Now, x: i64) -> Brings:
        return {"hand": int(step.a)}


SWAP: Final = power(Swap(w.MOVES, "swap"), r.MAGICIAN, ONLY_MAGICIAN, w.POWER, MAGIC_DONE)
EXCHANGE: Final = power(ExchangeVerb("exchange"), r.MAGICIAN, ONLY_MAGICIAN, w.POWER, MAGIC_DONE)
DRAW: Final = shown(Draw(w.MOVES, "draw", NO_EXCHANGE_BEGUN), "deck")
EXCHANGE_MENU: Final = menu(ExchangeMore("exchange"), DRAW, otherwise=FINISH_EXCHANGE_FIRST)


@final
class Exchange(Decision[CitadelsState]):
    """The Magician has laid down some (a) cards: one more, or draw as many."""

    def menu(self) -> Menu:
        return EXCHANGE_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: CitadelsState, turn: Step[CitadelsState] | None, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat, "agenda", "cards are exchanged by the acting seat")
        magic = turn.a == r.MAGICIAN and s.used & w.POWER != 0
        wants(magic, "used", "only the Magician exchanges cards")
        laid_down = 1 <= self.a <= len(s.discard())
        wants(laid_down, "agenda", "the cards laid down must lie on the discard pile")

    def asks(self, s: CitadelsState) -> Arguments:
        return {"seat": int(self.seat), "count": int(self.a)}


# -------------------------------------------------------- Merchant and Architect
ONLY_MERCHANT: Final = w.refusal("only_merchant")
PROFIT_TAKEN: Final = w.refusal("profit_taken")
ONLY_ARCHITECT: Final = w.refusal("only_architect")
PLANS_TAKEN: Final = w.refusal("plans_taken")
PROFITED: Final = w.cause("profit")
PLANNED: Final = w.cause("plans", "card")


@final
class Profit(BankVerb):
    """The Merchant takes one gold more."""

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.earn(turn.seat, r.MERCHANT_GOLD, PROFITED)

    def brings(self, s: CitadelsState, turn: Now, x: i64) -> Brings:
        return {"gold": r.MERCHANT_GOLD}


@final
class Plans(DeckVerb):
    """The Architect draws two cards more."""

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.draw(r.ARCHITECT_CARDS, w.DECK, w.HANDS, PLANNED, turn.seat)

    def brings(self, s: CitadelsState, turn: Now, x: i64) -> Brings:
        return {"hand": int(min(r.ARCHITECT_CARDS, s.cards_left()))}


PROFIT: Final = power(Profit(w.MOVES, "profit"), r.MERCHANT, ONLY_MERCHANT, w.BONUS, PROFIT_TAKEN)
PLANS: Final = power(Plans(w.MOVES, "plans"), r.ARCHITECT, ONLY_ARCHITECT, w.BONUS, PLANS_TAKEN)

# ----------------------------------------------------------------------- Warlord
ONLY_WARLORD: Final = w.refusal("only_warlord")
DESTRUCTION_DONE: Final = w.refusal("destruction_done")
OWN_CITY: Final = w.refusal("own_city")
CITY_IS_COMPLETE: Final = w.refusal("city_is_complete")
BISHOP_PROTECTS: Final = w.refusal("bishop_protects")
NOT_IN_CITY: Final = w.refusal("not_in_city")
IS_INDESTRUCTIBLE: Final = w.refusal("is_indestructible")
DESTRUCTION_TOO_EXPENSIVE: Final = w.refusal("destruction_too_expensive")
DESTROYED: Final = w.cause("destroyed", "card")


@final
class Destroy(Verb[CitadelsState]):
    """The Warlord destroys a district of another city for one gold less than it costs to build.

    Not in a complete city, not in that of the living Bishop, and not the Keep.
    """

    def price(self, s: CitadelsState, kind: i64) -> i64:
        return s.book.cost[kind] - 1

    def wrong(self, s: CitadelsState, turn: Now, target: i64) -> i64:
        victim = target // r.KINDS
        kind = target % r.KINDS
        safe = self.safe_city(s, turn.seat, victim)
        if safe != LEGAL:
            return safe
        if kind >= s.book.kinds:
            return w.NO_SUCH_DISTRICT
        return self.safe_district(s, turn.seat, kind) if kind in s.city(victim) else NOT_IN_CITY

    def safe_city(self, s: CitadelsState, me: i64, victim: i64) -> i64:
        """Why a city cannot be attacked; a murdered Bishop protects nothing."""
        if victim >= s.players:
            return w.NO_SUCH_SEAT
        if victim == me:
            return OWN_CITY
        if len(s.city(victim)) >= r.CITY:
            return CITY_IS_COMPLETE
        if s.murdered != r.BISHOP and s.owner_of(r.BISHOP) == victim:
            return BISHOP_PROTECTS
        return LEGAL

    def safe_district(self, s: CitadelsState, me: i64, kind: i64) -> i64:
        if s.book.power[kind] & r.INDESTRUCTIBLE:
            return IS_INDESTRUCTIBLE
        return DESTRUCTION_TOO_EXPENSIVE if self.price(s, kind) > s.seats[me].gold else LEGAL

    def listed(self, s: CitadelsState, turn: Now, found: list[i64]) -> None:
        for victim in range(s.players):
            if self.safe_city(s, turn.seat, victim) == LEGAL:
                last: i64 = -1
                for kind in s.city(victim):
                    if kind != last and self.safe_district(s, turn.seat, kind) == LEGAL:
                        found.append(self.items[victim * r.KINDS + kind])
                    last = kind

    def do(self, s: CitadelsState, turn: Now, target: i64) -> None:
        victim = target // r.KINDS
        kind = target % r.KINDS
        s.change_gold(turn.seat, -self.price(s, kind), DESTROYED)
        s.shift_from(victim, kind, w.CITIES, w.DISCARD, DESTROYED, turn.seat)
        s.done_to(victim)
        s.survey(victim)
        buyer = graveyard_owner(s, turn.seat)
        if buyer != NOBODY:
            s.push(Rescue(buyer, victim))

    def brings(self, s: CitadelsState, turn: Now, target: i64) -> Brings:
        return {"gold": -int(self.price(s, target % r.KINDS))}

    def remark(self, s: CitadelsState, turn: Now, target: i64) -> tuple[str, Arguments]:
        return ("for_nothing" if self.price(s, target % r.KINDS) == 0 else ""), {}

    def sought(self, s: CitadelsState, turn: Now) -> list[i64]:
        others = [i for i in range(s.players) if i != turn.seat]
        return [i * r.KINDS + kind for i in others for kind in s.city(i)]

    def facts(self, s: CitadelsState, turn: Now, target: i64, refusal: i64) -> Arguments:
        if refusal == DESTRUCTION_TOO_EXPENSIVE:
            price = self.price(s, target % r.KINDS)
            return {"cost": int(price), "gold": int(s.seats[turn.seat].gold)}
        return {}


DESTROY: Final = shown(
    power(Destroy(w.MOVES, "destroy"), r.WARLORD, ONLY_WARLORD, w.POWER, DESTRUCTION_DONE),
    "seat/{0}/city/{1}",
)
