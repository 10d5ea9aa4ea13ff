"""A character's turn: basic action, income, building, abilities, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import purple
from tafelrunde.boardgames.citadels.hand import HandVerb
from tafelrunde.boardgames.citadels.powers import (
    DESTROY,
    EXCHANGE,
    MURDER,
    PLANS,
    PROFIT,
    ROB,
    SWAP,
    own_card,
)
from tafelrunde.boardgames.citadels.rules import (
    ANY_INCOME,
    ARCHITECT,
    ARCHITECT_BUILDS,
    AS,
    ASSASSIN,
    BASIC_GOLD,
    BISHOP,
    CHARACTER_NAMES,
    CHARACTERS,
    CITY,
    COLOURS,
    INCOME_COLOUR,
    KEEP_TWO,
    KING,
    LOOK_AT_THREE,
    MAGICIAN,
    MERCHANT,
    SEATS,
    THIEF,
    WARLORD,
    WILD_COLOUR,
)
from tafelrunde.boardgames.citadels.state import (
    BONUS,
    GATHERED,
    POWER,
    CitadelsState,
    Now,
    Seat,
)
from tafelrunde.boardgames.citadels.words import (
    BANK_EMPTY,
    BASIC_ACTION_FIRST,
    CITIES,
    DECK,
    DISCARD,
    HANDS,
    MOVES,
    NO_CARDS_LEFT,
    NO_SUCH_DISTRICT,
    OFFER,
    cause,
    refusal,
    used,
)
from tafelrunde.engine import cards
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import CardVerb, Menu, Verb, menu, once, only, part
from tafelrunde.engine.view import Stage
from tafelrunde.engine.words import LEGAL

if TYPE_CHECKING:
    from tafelrunde.engine.position import Wants
    from tafelrunde.engine.view import Arguments

# ----------------------------------------------------------------- basic action
BASIC_ACTION_TAKEN: Final = refusal("basic_action_taken")
BASIC_ACTION: Final = cause("basic_action", "card")


def gathered(s: CitadelsState) -> bool:
    """Is the basic action done, or impossible (ruling basic_action_compulsory)?"""
    if s.used & GATHERED:
        return True
    return s.bank_is_empty() and not s.cards_left()


@final
class Gold(Verb[CitadelsState]):
    """As your basic action take two gold,"""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return BANK_EMPTY if s.bank_is_empty() else LEGAL

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.earn(turn.seat, BASIC_GOLD, BASIC_ACTION)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return ["bank"]


@final
class Cards(Verb[CitadelsState]):
    """or look at two cards of the draw pile (Observatory: three) and keep one (Library: two)."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return LEGAL if s.cards_left() else NO_CARDS_LEFT

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        powers = s.seats[turn.seat].powers
        s.look(seen(powers), DECK, OFFER, BASIC_ACTION, turn.seat)
        if len(s.offer()) > kept(powers):
            s.push(Choose(turn.seat, kept(powers)))
        else:
            s.shift_all(OFFER, HANDS, KEPT, turn.seat)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return ["deck"]


def seen(powers: i64) -> i64:
    return 3 if powers & LOOK_AT_THREE else 2


def kept(powers: i64) -> i64:
    return 2 if powers & KEEP_TWO else 1


# ----------------------------------------------------------- choosing among cards
NO_CARDS_OFFERED: Final = refusal("no_cards_offered")
CHOOSE_CARDS_FIRST: Final = refusal("choose_cards_first")
NOT_OFFERED: Final = refusal("not_offered")
KEEP_ONE_INSTEAD: Final = refusal("keep_one_instead")
REJECT_ONE_INSTEAD: Final = refusal("reject_one_instead")
KEEPS_ONE: Final = 1
KEEPS_TWO: Final = 2
KEPT: Final = cause("kept", "card")
REJECTED: Final = cause("rejected", "card")


class OfferVerb(CardVerb[CitadelsState]):
    """A verb about one of the cards looked at."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(MOVES, name, NO_SUCH_DISTRICT, NOT_OFFERED, NO_CARDS_OFFERED)

    def zone(self, s: CitadelsState, step: Now) -> list[i64]:
        return s.offer()

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [f"offer/{words[0]}"]


@final
class Keep(OfferVerb):
    """Who keeps one of the cards names it; the others go to the open discard pile."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, kind: i64) -> None:
        spared = False  # of several equal cards only one is kept
        for card in s.offer()[:]:
            if card & cards.KIND == kind and not spared:
                spared = True
            else:
                s.shift(card, OFFER, DISCARD, REJECTED, step.seat)
        s.shift_all(OFFER, HANDS, KEPT, step.seat)


@final
class Reject(OfferVerb):
    """Who keeps two of three names the one that goes to the open discard pile."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, kind: i64) -> None:
        s.shift(kind, OFFER, DISCARD, REJECTED, step.seat)
        s.shift_all(OFFER, HANDS, KEPT, step.seat)


@final
class Choose(Decision[CitadelsState]):
    """The seat keeps some (a) of the cards it looks at."""

    __slots__ = ()

    def menu(self) -> Menu:
        return CHOOSE_MENU

    def able(self, s: CitadelsState) -> i64:
        return KEEPS_ONE if self.a == 1 else KEEPS_TWO

    def otherwise(self, s: CitadelsState, move: i64) -> i64:
        return CHOOSE_CARDS_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)

    def check(self, s: CitadelsState, turn: Step[CitadelsState] | None, wants: Wants) -> None:
        assert turn is not None
        powers = s.seats[turn.seat].powers
        few, many = int(kept(powers)), int(seen(powers))
        wants(self.seat == turn.seat, "agenda", "the cards are looked at by the acting seat")
        wants(s.used & GATHERED != 0, "used", "looking at cards is the basic action")
        wants(self.a == few and self.b == 0, "agenda", f"the seat keeps {few}")
        wants(few < len(s.offer()) <= many, "offer", f"{few + 1} to {many} cards are looked at")

    def asks(self, s: CitadelsState) -> Arguments:
        return {"seat": int(self.seat), "count": int(self.a)}


# ------------------------------------------------------------------------ income
NO_INCOME_CHARACTER: Final = refusal("no_income_character")
INCOME_TAKEN: Final = refusal("income_taken")
NO_DISTRICTS_OF_COLOUR: Final = refusal("no_districts_of_colour")
COLOUR_INCOME: Final = cause("income")


def income_of(seat: Seat, character: i64) -> i64:
    """Gold for the districts of the character's colour; the School of Magic counts as one."""
    colour = INCOME_COLOUR[character]
    if colour < 0:
        return 0
    gold = seat.districts_of(colour)
    if seat.powers & ANY_INCOME:
        gold += 1
    return gold


WITH_INCOME: Final = AS << KING | AS << BISHOP | AS << MERCHANT | AS << WARLORD


@final
class Income(Verb[CitadelsState]):
    """King, Bishop, Merchant and Warlord take one gold for each district of their colour."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        if income_of(s.seats[turn.seat], turn.a) == 0:
            return NO_DISTRICTS_OF_COLOUR
        return BANK_EMPTY if s.bank_is_empty() else LEGAL

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.earn(turn.seat, income_of(s.seats[turn.seat], turn.a), COLOUR_INCOME)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [own_card(s, turn), "bank"]

    def facts(self, s: CitadelsState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == NO_DISTRICTS_OF_COLOUR:
            return {"colour": COLOURS[INCOME_COLOUR[turn.a]]}
        return {}


# ---------------------------------------------------------------------- building
BUILD_LIMIT_REACHED: Final = refusal("build_limit_reached")
TOO_EXPENSIVE: Final = refusal("too_expensive")
ALREADY_IN_CITY: Final = refusal("already_in_city")
BUILT: Final = cause("built", "card")
COMPLETED: Final = cause("completed")


def build_limit(character: i64) -> i64:
    return ARCHITECT_BUILDS if character == ARCHITECT else 1


@final
class Build(HandVerb):
    """After the basic action build one district (Architect: up to three) and pay its cost."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        if s.built > 0 and s.built >= build_limit(turn.a):
            return BUILD_LIMIT_REACHED
        return LEGAL if gathered(s) else BASIC_ACTION_FIRST

    def wrong(self, s: CitadelsState, turn: Now, kind: i64) -> i64:
        return self.too_much(s, turn.seat, s.seats[turn.seat].gold, kind)

    def too_much(self, s: CitadelsState, seat: i64, gold: i64, kind: i64) -> i64:
        if s.table.cost[kind] > gold:
            return TOO_EXPENSIVE
        if not s.table.allow_duplicates and kind in s.city(seat):
            return ALREADY_IN_CITY
        return LEGAL

    def listed(self, s: CitadelsState, turn: Now, found: list[i64]) -> None:
        gold = s.seats[turn.seat].gold
        last: i64 = -1
        for card in s.hand(turn.seat):
            kind = card & cards.KIND
            if kind != last and self.too_much(s, turn.seat, gold, kind) == LEGAL:
                found.append(self.base + kind)
            last = kind

    def do(self, s: CitadelsState, turn: Now, kind: i64) -> None:
        seat = turn.seat
        s.built += 1
        s.change_gold(seat, -s.table.cost[kind], BUILT)
        s.shift(kind, HANDS, CITIES, BUILT, seat)
        s.settle(seat, kind)
        if s.table.power[kind] & WILD_COLOUR:
            s.haunted_round = s.round
        if s.complete == NOBODY and len(s.city(seat)) >= CITY:
            s.complete = seat
            s.told(COMPLETED, seat, 0, 0)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [f"hand/{words[0]}", f"seat/{turn.seat}/city"]

    def facts(self, s: CitadelsState, turn: Now, kind: i64, refusal: i64) -> Arguments:
        if refusal == TOO_EXPENSIVE:
            return {"cost": int(s.table.cost[kind]), "gold": int(s.seats[turn.seat].gold)}
        if refusal == BUILD_LIMIT_REACHED:
            return {"limit": int(build_limit(turn.a))}
        return {}


@final
class End(Verb[CitadelsState]):
    """The turn ends when you say so, but not before the basic action."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return LEGAL if gathered(s) else BASIC_ACTION_FIRST

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.leave()


GOLD: Final = once(Gold(MOVES, "gold"), GATHERED, BASIC_ACTION_TAKEN)
CARDS: Final = once(Cards(MOVES, "cards"), GATHERED, BASIC_ACTION_TAKEN)
INCOME: Final = once(
    only(Income(MOVES, "income"), WITH_INCOME, NO_INCOME_CHARACTER), used("income"), INCOME_TAKEN
)
BUILD: Final = Build("build")
END: Final = End(MOVES, "end")
KEEP: Final = only(Keep("keep"), KEEPS_ONE, REJECT_ONE_INSTEAD)
REJECT: Final = only(Reject("reject"), KEEPS_TWO, KEEP_ONE_INSTEAD)
CHOOSE_MENU: Final = menu(KEEP, REJECT)


# -------------------------------------------------------------------------- turn
MERCHANT_OR_ARCHITECT: Final = AS << MERCHANT | AS << ARCHITECT
FIRST_THREE: Final = AS << ASSASSIN | AS << THIEF | AS << MAGICIAN
PURPLE_MENU: Final = part(*purple.VERBS)
PURPLE_NEEDS: Final = PURPLE_MENU.all_needs()


@final
class Turn(Decision[CitadelsState]):
    """The turn of a character (a): it goes on until it is ended."""

    __slots__ = ()

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.stays = True

    def menu(self) -> Menu:
        return MENUS[self.a]

    def verbs(self) -> Menu:
        return EVERY_VERB

    def able(self, s: CitadelsState) -> i64:
        return s.seats[self.seat].powers | AS << self.a

    def moves(self, s: CitadelsState) -> list[i64]:
        """As the menu says, but asked one by one: half the time of a random game is spent here."""
        found: list[i64] = []
        used = s.used
        able = self.able(s)
        if not used & GATHERED:
            if GOLD.barred(s, self) == LEGAL:
                found.append(GOLD.item)
            if CARDS.barred(s, self) == LEGAL:
                found.append(CARDS.item)
        if able & INCOME.needs and not used & INCOME.once and INCOME.barred(s, self) == LEGAL:
            found.append(INCOME.item)
        if able & MERCHANT_OR_ARCHITECT and not used & BONUS:
            if able & PROFIT.needs:
                if PROFIT.barred(s, self) == LEGAL:
                    found.append(PROFIT.item)
            elif PLANS.barred(s, self) == LEGAL:
                found.append(PLANS.item)
        if BUILD.barred(s, self) == LEGAL:
            BUILD.listed(s, self, found)
        if able & FIRST_THREE and not used & POWER:
            if able & MURDER.needs:
                MURDER.listed(s, self, found)
            elif able & ROB.needs:
                ROB.listed(s, self, found)
            else:
                SWAP.listed(s, self, found)
                EXCHANGE.listed(s, self, found)
        if able & PURPLE_NEEDS:
            self.list_menu(s, PURPLE_MENU, able, found)
        if END.barred(s, self) == LEGAL:
            found.append(END.item)
        if able & DESTROY.needs and not used & POWER:
            DESTROY.listed(s, self, found)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("end_round",) if self.a == WARLORD else ("call",)

    def check(self, s: CitadelsState, follow: Step[CitadelsState] | None, wants: Wants) -> None:
        assert follow is not None
        character = self.a
        wants(0 <= character < CHARACTERS, "agenda", "there is no such character")
        next_call = character == WARLORD or follow.a == character + 1
        wants(next_call, "agenda", "the next call does not follow upon this turn")
        wants(s.owner_of(character) == self.seat, "agenda", "the seat has another character")
        wants(s.murdered != character, "murdered", "a murdered character has no turn")
        check_victims(s, character, wants)
        self.check_used(s, wants)

    def check_used(self, s: CitadelsState, wants: Wants) -> None:
        possible: i64 = 0
        for verb in EVERY_VERB.verbs():
            if verb.mine(s, self):
                possible |= verb.once
        wants(s.used & ~possible == 0, "used", "the character cannot have done this")
        limit = min(int(build_limit(self.a)), len(s.city(self.seat)))
        wants(s.built <= limit, "built", f"at most {limit} can have been built")
        done = s.used & POWER != 0
        if self.a == ASSASSIN:
            wants(done == (s.murdered != NOBODY), "murdered", "does not fit what was used")
        if self.a == THIEF:
            wants(done == (s.robbed != NOBODY), "robbed", "does not fit what was used")

    def phase(self, s: CitadelsState) -> list[Stage]:
        return [
            Stage("citadels-phase-calling"),
            Stage("citadels-phase-turn", {"character": CHARACTER_NAMES[self.a]}),
        ]

    def asks(self, s: CitadelsState) -> Arguments:
        return {"seat": int(self.seat), "character": CHARACTER_NAMES[self.a]}


def check_victims(s: CitadelsState, called: i64, wants: Wants) -> None:
    """Who is murdered and robbed must fit those who could have done it by now."""
    if s.murdered != NOBODY:
        wants(s.murdered != ASSASSIN, "murdered", "the Assassin cannot name himself")
        wants(s.owner_of(ASSASSIN) != NOBODY, "murdered", "nobody is the Assassin")
    if s.robbed != NOBODY:
        thief = s.owner_of(THIEF) != NOBODY and s.murdered != THIEF and called >= THIEF
        wants(thief, "robbed", "no Thief has had a turn")
        wants(ROB.spared(s, s.robbed) == LEGAL, "robbed", "cannot be robbed")


VERBS: Final[list[Verb[CitadelsState]]] = [
    *(GOLD, CARDS, BUILD, END, INCOME, *purple.VERBS),
    *(MURDER, ROB, SWAP, EXCHANGE, PROFIT, PLANS, DESTROY),
]
EVERY_VERB: Final = menu(*VERBS)
# For each character the verbs that are not those of others
MENUS: Final[list[Menu]] = [
    part(*[verb for verb in VERBS if verb.needs < AS or verb.needs & AS << character])
    for character in range(CHARACTERS)
]
TURNS: Final[list[Turn]] = [Turn(seat, one) for seat in range(SEATS) for one in range(CHARACTERS)]
