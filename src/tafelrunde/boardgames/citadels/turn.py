"""A character's turn: basic action, income, building, abilities, and its end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.powers import (
    DESTROY,
    EXCHANGE,
    MURDER,
    PLANS,
    PROFIT,
    ROB,
    SWAP,
)
from tafelrunde.boardgames.citadels.purple import VERBS as PURPLE_VERBS
from tafelrunde.boardgames.citadels.state import CitadelsState, Now, Seat
from tafelrunde.boardgames.citadels.verbs import BankVerb, DeckVerb, HandVerb
from tafelrunde.engine import cards
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Lasting, Step
from tafelrunde.engine.verb import CardVerb, Menu, Verb, menu, once, only, shown
from tafelrunde.engine.view import Arguments, Brings, Stage
from tafelrunde.engine.words import LEGAL

# ----------------------------------------------------------------- basic action
BASIC_ACTION_TAKEN: Final = w.refusal("basic_action_taken")
BASIC_ACTION: Final = w.cause("basic_action", "card")


def gathered(s: CitadelsState) -> bool:
    """Is the basic action done, or impossible (ruling basic_action_compulsory)?"""
    if s.used & w.GATHERED:
        return True
    return s.bank_is_empty() and s.cards_left() == 0


@final
class Gold(BankVerb):
    """As your basic action take two gold."""

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.earn(turn.seat, r.BASIC_GOLD, BASIC_ACTION)

    def brings(self, s: CitadelsState, turn: Now, x: i64) -> Brings:
        return {"gold": int(s.payable(r.BASIC_GOLD))}

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return ["bank"]


@final
class Cards(DeckVerb):
    """Or look at two cards of the draw pile (Observatory: three) and keep one (Library: two)."""

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        powers = s.seats[turn.seat].powers
        s.look(seen(powers), w.DECK, w.OFFER, BASIC_ACTION, turn.seat)
        if len(s.offer()) > kept(powers):
            s.push(Choose(turn.seat, kept(powers)))
        else:
            s.shift_all(w.OFFER, w.HANDS, KEPT, turn.seat)

    def brings(self, s: CitadelsState, turn: Now, x: i64) -> Brings:
        return {"hand": int(min(kept(s.seats[turn.seat].powers), s.cards_left()))}

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return ["deck"]


def seen(powers: i64) -> i64:
    return 3 if powers & r.LOOK_AT_THREE else 2


def kept(powers: i64) -> i64:
    return 2 if powers & r.KEEP_TWO else 1


GOLD: Final = once(Gold(w.MOVES, "gold"), w.GATHERED, BASIC_ACTION_TAKEN)
CARDS: Final = once(Cards(w.MOVES, "cards"), w.GATHERED, BASIC_ACTION_TAKEN)

# ----------------------------------------------------------- choosing among cards
NO_CARDS_OFFERED: Final = w.refusal("no_cards_offered")
CHOOSE_CARDS_FIRST: Final = w.refusal("choose_cards_first")
NOT_OFFERED: Final = w.refusal("not_offered")
KEEP_ONE_INSTEAD: Final = w.refusal("keep_one_instead")
REJECT_ONE_INSTEAD: Final = w.refusal("reject_one_instead")
KEEPS_ONE: Final = 1
KEEPS_TWO: Final = 2
KEPT: Final = w.cause("kept", "card")
REJECTED: Final = w.cause("rejected", "card")


class OfferVerb(CardVerb[CitadelsState]):
    """A verb about one of the cards looked at."""

    def __init__(self, name: str) -> None:
        super().__init__(w.MOVES, name, w.NO_SUCH_DISTRICT, NOT_OFFERED, NO_CARDS_OFFERED)
        shown(self, "offer/{0}")

    def zone(self, s: CitadelsState, step: Now) -> list[i64]:
        return s.offer()

    def brings(self, s: CitadelsState, step: Now, kind: i64) -> Brings:
        return {"hand": int(step.a)}


@final
class Keep(OfferVerb):
    """Who keeps one of the cards names it; the others go to the open discard pile."""

    def do(self, s: CitadelsState, step: Now, kind: i64) -> None:
        spared = False  # of several equal cards only one is kept
        for card in s.offer()[:]:
            if card & cards.KIND == kind and not spared:
                spared = True
            else:
                s.shed(card & cards.KIND, w.OFFER, w.DISCARD, REJECTED, step.seat)
        s.shift_all(w.OFFER, w.HANDS, KEPT, step.seat)


@final
class Reject(OfferVerb):
    """Who keeps two of three names the one that goes to the open discard pile."""

    def do(self, s: CitadelsState, step: Now, kind: i64) -> None:
        s.shift(kind, w.OFFER, w.DISCARD, REJECTED, step.seat)
        s.shift_all(w.OFFER, w.HANDS, KEPT, step.seat)


KEEP: Final = only(Keep("keep"), KEEPS_ONE, REJECT_ONE_INSTEAD)
REJECT: Final = only(Reject("reject"), KEEPS_TWO, KEEP_ONE_INSTEAD)
CHOOSE_MENU: Final = menu(KEEP, REJECT, otherwise=CHOOSE_CARDS_FIRST)


@final
class Choose(Decision[CitadelsState]):
    """The seat keeps some (a) of the cards it looks at."""

    def menu(self) -> Menu:
        return CHOOSE_MENU

    def able(self, s: CitadelsState) -> i64:
        return KEEPS_ONE if self.a == 1 else KEEPS_TWO

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)

    def check(self, s: CitadelsState, turn: Step[CitadelsState] | None, wants: Wants) -> None:
        assert turn is not None
        powers = s.seats[turn.seat].powers
        few, many = int(kept(powers)), int(seen(powers))
        wants(self.seat == turn.seat, "agenda", "the cards are looked at by the acting seat")
        wants(s.used & w.GATHERED != 0, "used", "looking at cards is the basic action")
        wants(s.built == 0, "built", "nothing is built before the basic action is over")
        wants(self.a == few and self.b == 0, "agenda", f"the seat keeps {few}")
        wants(few < len(s.offer()) <= many, "offer", f"{few + 1} to {many} cards are looked at")

    def asks(self, s: CitadelsState) -> Arguments:
        return {"seat": int(self.seat), "count": int(self.a)}


# ------------------------------------------------------------------------ income
NO_INCOME_CHARACTER: Final = w.refusal("no_income_character")
INCOME_TAKEN: Final = w.refusal("income_taken")
NO_DISTRICTS_OF_COLOUR: Final = w.refusal("no_districts_of_colour")
COLOUR_INCOME: Final = w.cause("income")
WITH_INCOME: Final = r.AS << r.KING | r.AS << r.BISHOP | r.AS << r.MERCHANT | r.AS << r.WARLORD


def income_of(seat: Seat, character: i64) -> i64:
    """Gold for the districts of the character's colour; the School of Magic counts as one."""
    colour = r.INCOME_COLOUR[character]
    if colour < 0:
        return 0
    gold = seat.districts_of(colour)
    if seat.powers & r.ANY_INCOME:
        gold += 1
    return gold


@final
class Income(BankVerb):
    """King, Bishop, Merchant and Warlord take one gold for each district of their colour."""

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        if income_of(s.seats[turn.seat], turn.a) == 0:
            return NO_DISTRICTS_OF_COLOUR
        return w.BANK_EMPTY if s.bank_is_empty() else LEGAL

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.earn(turn.seat, income_of(s.seats[turn.seat], turn.a), COLOUR_INCOME)

    def brings(self, s: CitadelsState, turn: Now, x: i64) -> Brings:
        return {"gold": int(s.payable(income_of(s.seats[turn.seat], turn.a)))}

    def facts(self, s: CitadelsState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == NO_DISTRICTS_OF_COLOUR:
            return {"colour": r.colour.names[r.INCOME_COLOUR[turn.a]]}
        return {}


INCOME: Final = once(
    only(Income(w.MOVES, "income"), WITH_INCOME, NO_INCOME_CHARACTER),
    w.used("income"),
    INCOME_TAKEN,
)

# ---------------------------------------------------------------------- building
BUILD_LIMIT_REACHED: Final = w.refusal("build_limit_reached")
TOO_EXPENSIVE: Final = w.refusal("too_expensive")
ALREADY_IN_CITY: Final = w.refusal("already_in_city")
BUILT: Final = w.cause("built", "card")
COMPLETED: Final = w.cause("completed")


def build_limit(character: i64) -> i64:
    return r.ARCHITECT_BUILDS if character == r.ARCHITECT else 1


@final
class Build(HandVerb):
    """After the basic action build one district (Architect: up to three) and pay its cost."""

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        if s.built > 0 and s.built >= build_limit(turn.a):
            return BUILD_LIMIT_REACHED
        return LEGAL if gathered(s) else w.BASIC_ACTION_FIRST

    def wrong(self, s: CitadelsState, turn: Now, kind: i64) -> i64:
        if s.book.cost[kind] > s.seats[turn.seat].gold:
            return TOO_EXPENSIVE
        if not s.book.allow_duplicates and kind in s.city(turn.seat):
            return ALREADY_IN_CITY
        return LEGAL

    def listed(self, s: CitadelsState, turn: Now, found: list[i64]) -> None:
        """As of every verb about a card, but here nothing has to be looked up for each of them."""
        last: i64 = -1
        for card in s.hand(turn.seat):
            kind = card & cards.KIND
            if kind != last and self.wrong(s, turn, kind) == LEGAL:
                found.append(self.items[kind])
            last = kind

    def do(self, s: CitadelsState, turn: Now, kind: i64) -> None:
        seat = turn.seat
        s.built += 1
        s.change_gold(seat, -s.book.cost[kind], BUILT)
        s.shift(kind, w.HANDS, w.CITIES, BUILT, seat)
        s.settle(seat, kind)
        if s.book.power[kind] & r.WILD_COLOUR:
            s.haunted_round = s.round
        if s.complete == NOBODY and len(s.city(seat)) >= r.CITY:
            s.complete = seat
            s.told(COMPLETED, seat, 0, 0)

    def brings(self, s: CitadelsState, turn: Now, kind: i64) -> Brings:
        price = int(s.book.cost[kind])
        return {"gold": -price, "hand": -1, "districts": int(s.book.points[kind])}

    def facts(self, s: CitadelsState, turn: Now, kind: i64, refusal: i64) -> Arguments:
        if refusal == TOO_EXPENSIVE:
            return {"cost": int(s.book.cost[kind]), "gold": int(s.seats[turn.seat].gold)}
        if refusal == BUILD_LIMIT_REACHED:
            return {"limit": int(build_limit(turn.a))}
        return {}


@final
class End(Verb[CitadelsState]):
    """The turn ends when you say so, but not before the basic action."""

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return LEGAL if gathered(s) else w.BASIC_ACTION_FIRST

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.leave()

    def warns(self, s: CitadelsState, turn: Now, x: i64) -> str:
        """Income and bonus are voluntary (ruling abilities_voluntary), and easily forgotten."""
        for verb in (INCOME, PROFIT, PLANS):
            if verb.refusal(s, turn, 0) == LEGAL:
                return f"{verb.name}_unused"
        return ""


BUILD: Final = shown(Build("build"), "hand/{0}", "seat/{seat}/city")
END: Final = End(w.MOVES, "end")

# -------------------------------------------------------------------------- turn
VERBS: Final[list[Verb[CitadelsState]]] = [
    *(GOLD, CARDS, BUILD, END, INCOME, *PURPLE_VERBS),
    *(MURDER, ROB, SWAP, EXCHANGE, PROFIT, PLANS, DESTROY),
]
EVERY_VERB: Final = menu(*VERBS)
POWERS: Final = menu(MURDER, ROB, SWAP, EXCHANGE)
PURPLE: Final = menu(*PURPLE_VERBS)
PURPLE_POWERS: Final[i64] = sum([verb.needs for verb in PURPLE_VERBS])


@final
class Turn(Lasting[CitadelsState]):
    """The turn of a character (a): it goes on until it is ended."""

    def menu(self) -> Menu:
        return EVERY_VERB

    def able(self, s: CitadelsState) -> i64:
        return s.seats[self.seat].powers | r.AS << self.a

    def moves(self, s: CitadelsState) -> list[i64]:
        """As the menu says, but asked one by one: half the time of a random game is spent here."""
        found: list[i64] = []
        used = s.used
        able = self.able(s)
        if not used & w.GATHERED:
            if GOLD.barred(s, self) == LEGAL:
                found.append(GOLD.item)
            if CARDS.barred(s, self) == LEGAL:
                found.append(CARDS.item)
        if able & WITH_INCOME and not used & INCOME.once and INCOME.barred(s, self) == LEGAL:
            found.append(INCOME.item)
        if not used & w.BONUS:
            if able & PROFIT.needs and PROFIT.barred(s, self) == LEGAL:
                found.append(PROFIT.item)
            elif able & PLANS.needs and PLANS.barred(s, self) == LEGAL:
                found.append(PLANS.item)
        if BUILD.barred(s, self) == LEGAL:
            BUILD.listed(s, self, found)
        if not used & w.POWER and self.a < r.KING:
            self.list_menu(s, POWERS, able, found)
        if able & PURPLE_POWERS:
            self.list_menu(s, PURPLE, able, found)
        if END.barred(s, self) == LEGAL:
            found.append(END.item)
        if able & DESTROY.needs and not used & w.POWER:
            DESTROY.listed(s, self, found)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("end_round",) if self.a == r.WARLORD else ("call",)

    def check(self, s: CitadelsState, follow: Step[CitadelsState] | None, wants: Wants) -> None:
        assert follow is not None
        character = self.a
        wants(0 <= character < r.CHARACTERS, "agenda", "there is no such character")
        next_call = character == r.WARLORD or follow.a == character + 1
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
        done = s.used & w.POWER != 0
        if self.a == r.ASSASSIN:
            wants(done == (s.murdered != NOBODY), "murdered", "does not fit what was used")
        if self.a == r.THIEF:
            wants(done == (s.robbed != NOBODY), "robbed", "does not fit what was used")

    def phase(self, s: CitadelsState) -> list[Stage]:
        who: Arguments = {"character": r.character.names[self.a]}
        return [Stage("citadels-phase-calling"), Stage("citadels-phase-turn", who)]

    def asks(self, s: CitadelsState) -> Arguments:
        return {"seat": int(self.seat), "character": r.character.names[self.a]}


def check_victims(s: CitadelsState, called: i64, wants: Wants) -> None:
    """Who is murdered and robbed must fit those who could have done it by now."""
    if s.murdered != NOBODY:
        wants(s.murdered != r.ASSASSIN, "murdered", "the Assassin cannot name themselves")
        wants(s.owner_of(r.ASSASSIN) != NOBODY, "murdered", "nobody is the Assassin")
    if s.robbed != NOBODY:
        thief = s.owner_of(r.THIEF) != NOBODY and s.murdered != r.THIEF and called >= r.THIEF
        wants(thief, "robbed", "no Thief has had a turn")
        wants(ROB.spared(s, s.robbed) == LEGAL, "robbed", "cannot be robbed")


TURNS: Final = [Turn(seat, one) for seat in range(r.SEATS) for one in range(r.CHARACTERS)]
