"""What the characters can do that others cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.hand import HandVerb
from tafelrunde.boardgames.citadels.purple import Rescue, graveyard_owner
from tafelrunde.boardgames.citadels.rules import (
    ARCHITECT,
    ARCHITECT_CARDS,
    AS,
    ASSASSIN,
    BISHOP,
    CHARACTER_NAMES,
    CITY,
    INDESTRUCTIBLE,
    KINDS,
    MAGICIAN,
    MERCHANT,
    MERCHANT_GOLD,
    THIEF,
    WARLORD,
)
from tafelrunde.boardgames.citadels.state import BONUS, POWER, CitadelsState, Now
from tafelrunde.boardgames.citadels.words import (
    BANK_EMPTY,
    CITIES,
    DECK,
    DISCARD,
    HANDS,
    MOVES,
    NO_CARDS_LEFT,
    NO_SUCH_DISTRICT,
    NO_SUCH_SEAT,
    NOT_ONESELF,
    cause,
    refusal,
)
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, V, Verb, menu, once, only
from tafelrunde.engine.words import LEGAL

if TYPE_CHECKING:
    from tafelrunde.engine.position import Wants
    from tafelrunde.engine.view import Arguments


def own_card(s: CitadelsState, step: Now) -> str:
    """The id of the character whose turn it is."""
    return f"seat/{step.seat}/characters/{CHARACTER_NAMES[s.called]}"


# ---------------------------------------------------------------------- Assassin
ONLY_ASSASSIN: Final = refusal("only_assassin")
MURDER_DONE: Final = refusal("murder_done")
MURDERED: Final = cause("murder", told="character:character")


@final
class Murder(Verb[CitadelsState]):
    """The Assassin names a character, which misses its turn; not himself."""

    __slots__ = ()

    def wrong(self, s: CitadelsState, turn: Now, victim: i64) -> i64:
        return NOT_ONESELF if victim == ASSASSIN else LEGAL

    def do(self, s: CitadelsState, turn: Now, victim: i64) -> None:
        s.murdered = victim
        s.told(MURDERED, turn.seat, victim, 0)

    def sought(self, s: CitadelsState, turn: Now) -> list[i64]:
        return list(range(self.size))

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), f"character/{words[0]}"]


# ------------------------------------------------------------------------- Thief
ONLY_THIEF: Final = refusal("only_thief")
THEFT_DONE: Final = refusal("theft_done")
ASSASSIN_CANNOT_BE_ROBBED: Final = refusal("assassin_cannot_be_robbed")
VICTIM_IS_MURDERED: Final = refusal("victim_is_murdered")
THEFT: Final = cause("theft", told="character:character")


@final
class Rob(Verb[CitadelsState]):
    """The Thief names a character, which hands over all its gold when it is called.

    Not himself, not the Assassin, and not whom the Assassin has murdered.
    """

    __slots__ = ()

    def wrong(self, s: CitadelsState, turn: Now, victim: i64) -> i64:
        return self.spared(s, victim)

    def spared(self, s: CitadelsState, victim: i64) -> i64:
        if victim == THIEF:
            return NOT_ONESELF
        if victim == ASSASSIN:
            return ASSASSIN_CANNOT_BE_ROBBED
        return VICTIM_IS_MURDERED if victim == s.murdered else LEGAL

    def do(self, s: CitadelsState, turn: Now, victim: i64) -> None:
        s.robbed = victim
        s.told(THEFT, turn.seat, victim, 0)

    def sought(self, s: CitadelsState, turn: Now) -> list[i64]:
        return list(range(self.size))

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), f"character/{words[0]}"]


# ---------------------------------------------------------------------- Magician
ONLY_MAGICIAN: Final = refusal("only_magician")
MAGIC_DONE: Final = refusal("magic_done")
OWN_HAND: Final = refusal("own_hand")
BOTH_HANDS_EMPTY: Final = refusal("both_hands_empty")
NO_EXCHANGE_BEGUN: Final = refusal("no_exchange_begun")
FINISH_EXCHANGE_FIRST: Final = refusal("finish_exchange_first")
SWAPPED: Final = cause("swap", "card")
EXCHANGED: Final = cause("exchanged", "card")


@final
class Swap(Verb[CitadelsState]):
    """The Magician exchanges his whole hand for that of another player."""

    __slots__ = ()

    def wrong(self, s: CitadelsState, turn: Now, partner: i64) -> i64:
        if partner >= s.players:
            return NO_SUCH_SEAT
        if partner == turn.seat:
            return OWN_HAND
        if len(s.hand(turn.seat)) == 0 and len(s.hand(partner)) == 0:
            return BOTH_HANDS_EMPTY
        return LEGAL

    def do(self, s: CitadelsState, turn: Now, partner: i64) -> None:
        s.swap(HANDS, partner, SWAPPED, turn.seat)

    def sought(self, s: CitadelsState, turn: Now) -> list[i64]:
        return [x for x in range(s.players) if x != turn.seat]

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), f"seat/{words[0]}/hand"]


@final
class BeginExchange(HandVerb):
    """Or he lays down any number of cards from his hand and draws as many."""

    __slots__ = ()

    def do(self, s: CitadelsState, turn: Now, kind: i64) -> None:
        s.shift(kind, HANDS, DISCARD, EXCHANGED, turn.seat)
        s.push(Exchange(turn.seat, 1))

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), f"hand/{words[0]}"]


@final
class ExchangeMore(HandVerb):
    """One card more."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, kind: i64) -> None:
        s.shift(kind, HANDS, DISCARD, EXCHANGED, step.seat)
        s.push(Exchange(step.seat, step.a + 1))

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [own_card(s, step), f"hand/{words[0]}"]


@final
class Draw(Verb[CitadelsState]):
    """As many cards as he has laid down."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, x: i64) -> None:
        s.draw(step.a, DECK, HANDS, EXCHANGED, step.seat)

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return ["deck"]


@final
class Exchange(Decision[CitadelsState]):
    """The Magician has laid down some (a) cards: one more, or draw as many."""

    __slots__ = ()

    def menu(self) -> Menu:
        return EXCHANGE_MENU

    def otherwise(self, s: CitadelsState, move: i64) -> i64:
        return FINISH_EXCHANGE_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: CitadelsState, turn: Step[CitadelsState] | None, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat, "agenda", "cards are exchanged by the acting seat")
        magic = turn.a == MAGICIAN and s.used & POWER != 0
        wants(magic, "used", "only the Magician exchanges cards")
        laid_down = 1 <= self.a <= len(s.discard())
        wants(laid_down, "agenda", "the cards laid down must lie on the discard pile")

    def asks(self, s: CitadelsState) -> Arguments:
        return {"seat": int(self.seat), "count": int(self.a)}


# -------------------------------------------------------- Merchant and Architect
ONLY_MERCHANT: Final = refusal("only_merchant")
PROFIT_TAKEN: Final = refusal("profit_taken")
ONLY_ARCHITECT: Final = refusal("only_architect")
PLANS_TAKEN: Final = refusal("plans_taken")
PROFITED: Final = cause("profit")
PLANNED: Final = cause("plans", "card")


@final
class Profit(Verb[CitadelsState]):
    """The Merchant takes one gold more."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return BANK_EMPTY if s.bank_is_empty() else LEGAL

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.earn(turn.seat, MERCHANT_GOLD, PROFITED)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), "bank"]


@final
class Plans(Verb[CitadelsState]):
    """The Architect draws two cards more."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return LEGAL if s.cards_left() else NO_CARDS_LEFT

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.draw(ARCHITECT_CARDS, DECK, HANDS, PLANNED, turn.seat)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), "deck"]


# ----------------------------------------------------------------------- Warlord
ONLY_WARLORD: Final = refusal("only_warlord")
DESTRUCTION_DONE: Final = refusal("destruction_done")
OWN_CITY: Final = refusal("own_city")
CITY_IS_COMPLETE: Final = refusal("city_is_complete")
BISHOP_PROTECTS: Final = refusal("bishop_protects")
NOT_IN_CITY: Final = refusal("not_in_city")
IS_INDESTRUCTIBLE: Final = refusal("is_indestructible")
DESTRUCTION_TOO_EXPENSIVE: Final = refusal("destruction_too_expensive")
DESTROYED: Final = cause("destroyed", "card")


@final
class Destroy(Verb[CitadelsState]):
    """The Warlord destroys a district of another city for one gold less than it costs to build.

    Not in a complete city, not in that of the living Bishop, and not the Keep.
    """

    __slots__ = ()

    def wrong(self, s: CitadelsState, turn: Now, target: i64) -> i64:
        victim = target // KINDS
        kind = target % KINDS
        safe = self.safe_city(s, turn.seat, victim)
        if safe != LEGAL:
            return safe
        if kind >= s.table.kinds:
            return NO_SUCH_DISTRICT
        return self.safe_district(s, turn.seat, kind) if kind in s.city(victim) else NOT_IN_CITY

    def safe_city(self, s: CitadelsState, me: i64, victim: i64) -> i64:
        """Why a city cannot be attacked; a murdered Bishop protects nothing."""
        if victim >= s.players:
            return NO_SUCH_SEAT
        if victim == me:
            return OWN_CITY
        if len(s.city(victim)) >= CITY:
            return CITY_IS_COMPLETE
        if s.murdered != BISHOP and s.owner_of(BISHOP) == victim:
            return BISHOP_PROTECTS
        return LEGAL

    def safe_district(self, s: CitadelsState, me: i64, kind: i64) -> i64:
        if s.table.power[kind] & INDESTRUCTIBLE:
            return IS_INDESTRUCTIBLE
        return DESTRUCTION_TOO_EXPENSIVE if self.price(s, kind) > s.seats[me].gold else LEGAL

    def price(self, s: CitadelsState, kind: i64) -> i64:
        return s.table.cost[kind] - 1

    def listed(self, s: CitadelsState, turn: Now, found: list[i64]) -> None:
        for victim in range(s.players):
            if self.safe_city(s, turn.seat, victim) == LEGAL:
                last: i64 = -1
                for kind in s.city(victim):
                    if kind != last and self.safe_district(s, turn.seat, kind) == LEGAL:
                        found.append(self.base + victim * KINDS + kind)
                    last = kind

    def do(self, s: CitadelsState, turn: Now, target: i64) -> None:
        victim = target // KINDS
        kind = target % KINDS
        s.change_gold(turn.seat, -self.price(s, kind), DESTROYED)
        s.shift_from(victim, kind, CITIES, DISCARD, DESTROYED, turn.seat)
        s.survey(victim)
        buyer = graveyard_owner(s, turn.seat)
        if buyer != NOBODY:
            s.push(Rescue(buyer, victim))

    def sought(self, s: CitadelsState, turn: Now) -> list[i64]:
        others = [i for i in range(s.players) if i != turn.seat]
        return [i * KINDS + kind for i in others for kind in s.city(i)]

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [f"seat/{words[0]}/city/{words[1]}"]

    def facts(self, s: CitadelsState, turn: Now, target: i64, refusal: i64) -> Arguments:
        if refusal == DESTRUCTION_TOO_EXPENSIVE:
            price = self.price(s, target % KINDS)
            return {"cost": int(price), "gold": int(s.seats[turn.seat].gold)}
        return {}


def power(verb: V, character: i64, lacks: i64, flag: i64, spent: i64) -> V:
    """A verb of one character, once in its turn."""
    return once(only(verb, AS << character, lacks), flag, spent)


MURDER: Final = power(Murder(MOVES, "murder"), ASSASSIN, ONLY_ASSASSIN, POWER, MURDER_DONE)
ROB: Final = power(Rob(MOVES, "rob"), THIEF, ONLY_THIEF, POWER, THEFT_DONE)
SWAP: Final = power(Swap(MOVES, "swap"), MAGICIAN, ONLY_MAGICIAN, POWER, MAGIC_DONE)
EXCHANGE: Final = power(BeginExchange("exchange"), MAGICIAN, ONLY_MAGICIAN, POWER, MAGIC_DONE)
MORE: Final = ExchangeMore("exchange")
DRAW: Final = Draw(MOVES, "draw", NO_EXCHANGE_BEGUN)
PROFIT: Final = power(Profit(MOVES, "profit"), MERCHANT, ONLY_MERCHANT, BONUS, PROFIT_TAKEN)
PLANS: Final = power(Plans(MOVES, "plans"), ARCHITECT, ONLY_ARCHITECT, BONUS, PLANS_TAKEN)
DESTROY: Final = power(Destroy(MOVES, "destroy"), WARLORD, ONLY_WARLORD, POWER, DESTRUCTION_DONE)
EXCHANGE_MENU: Final = menu(MORE, DRAW)
