"""Phase 3: four turns for everybody, each with a card, and persons before and after it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.actions import CALM, CANAL, GUILDERS, HOUSE, RECRUIT, WORKERS
from tafelrunde.boardgames.bruges.state import EMPTY, ONE_WORKER, TURNED, BrugesState, Now, Seat
from tafelrunde.boardgames.bruges.verbs import TownVerb
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import begin, fire, hindrance_facts, promise, together, vanity
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, Verb, menu
from tafelrunde.engine.view import Arguments, Brings, Stage
from tafelrunde.engine.words import LEGAL

NOT_USABLE: Final = w.refusal("not_usable")
WORKED_AT_ONCE: Final = w.refusal("worked_at_once")
USED_UP: Final = w.refusal("used_up")
PLAY_FIRST: Final = w.refusal("play_first")
TURN: Final = w.cause("turn")
USED: Final = w.cause("used", told="card:card")
FEE: Final = w.cause("fee")
OVER: Final = -1  # instead of the cards that are still to be played


# ----------------------------------------------------------------------- persons
@final
class Use(TownVerb):
    """Use a person once in a round: return a worker of its colour, or nothing for infinity."""

    def wrong(self, s: BrugesState, turn: Now, kind: i64) -> i64:
        symbol = s.book.symbol[kind]
        if symbol > r.ONCE:
            return WORKED_AT_ONCE if symbol == r.LIGHTNING else NOT_USABLE
        owner = s.seats[turn.seat]
        if owner.is_turned(kind):
            return USED_UP
        if not is_ready(owner, symbol):
            return w.NO_WORKER
        return paid_in_vain(s, turn.seat, kind, symbol)

    def listed(self, s: BrugesState, turn: Now, found: list[i64]) -> None:
        """Person by person; what most often is wrong comes first."""
        seat = turn.seat
        owner = s.seats[seat]
        symbols = s.book.symbol
        for kind in s.persons(seat):
            symbol = symbols[kind]
            if is_ready(owner, symbol) and not owner.is_turned(kind):
                if paid_in_vain(s, seat, kind, symbol) == LEGAL:
                    found.append(self.items[kind])

    def do(self, s: BrugesState, turn: Now, kind: i64) -> None:
        owner = s.seats[turn.seat]
        owner.homes[owner.home_of(kind)] |= TURNED
        s.told(USED, turn.seat, kind, 0)
        symbol = s.book.symbol[kind]
        if symbol < r.ONCE:
            s.change_workers(turn.seat, symbol, -1, FEE)
        begin(s, turn.seat, kind)

    def brings(self, s: BrugesState, turn: Now, kind: i64) -> Brings:
        paid = -1 if s.book.symbol[kind] < r.ONCE else 0
        return together({"workers": paid}, promise(s, turn.seat, kind))

    def facts(self, s: BrugesState, turn: Now, kind: i64, refusal: i64) -> Arguments:
        if refusal == w.NO_WORKER and s.book.symbol[kind] < r.ONCE:
            return {"colour": r.colour.names[s.book.symbol[kind]]}
        if refusal == w.NO_GUILDERS:
            return hindrance_facts(s, turn.seat, kind, refusal)
        return {}


@final
class End(Verb[BrugesState]):
    """End the turn, once a card has been played."""

    def barred(self, s: BrugesState, turn: Now) -> i64:
        return PLAY_FIRST if s.plays > 0 and len(s.hand(turn.seat)) > 0 else LEGAL

    def do(self, s: BrugesState, turn: Now, x: i64) -> None:
        s.plays = OVER

    def warns(self, s: BrugesState, turn: Now, x: i64) -> str:
        """In the last turn of a round whatever was not used is lost."""
        return "persons_left" if is_last_turn(s) and can_use(s, turn) else ""


def is_ready(owner: Seat, symbol: i64) -> bool:
    """Can a person with this symbol be used, and paid?"""
    if symbol < r.ONCE:
        return owner.workers_of(symbol) > 0
    return symbol == r.ONCE


def paid_in_vain(s: BrugesState, seat: i64, kind: i64, symbol: i64, to_others: bool = False) -> i64:
    """What stands in the way of the effect of a person once its worker is paid, for the owner or as
    the others see it."""
    if symbol >= r.ONCE:
        return vanity(s, seat, kind, to_others)
    owner = s.seats[seat]
    workers = owner.workers
    owner.workers -= ONE_WORKER[symbol]  # what is paid cannot be exchanged as well
    problem = vanity(s, seat, kind, to_others)
    owner.workers = workers
    return problem


USE: Final = Use("use", LEGAL)
END: Final = End(w.MOVES, "end")
TURN_MENU: Final = menu(WORKERS, GUILDERS, CALM, CANAL, HOUSE, RECRUIT, USE, END)


def can_use(s: BrugesState, turn: Now, to_others: bool = False) -> bool:
    """Is there a person that can be used, or that the others must think can be used? Asked house by
    house: a house tells at once whether who lives there was used in this round."""
    seat = turn.seat
    owner = s.seats[seat]
    symbols = s.book.symbol
    for tenant in owner.homes:
        if tenant == EMPTY or tenant & TURNED:
            continue
        symbol = symbols[tenant]
        if is_ready(owner, symbol) and paid_in_vain(s, seat, tenant, symbol, to_others) == LEGAL:
            return True
    return False


# ------------------------------------------------------------------------- turns
@final
class Turn(Decision[BrugesState]):
    """The seat plays a card and uses persons."""

    def menu(self) -> Menu:
        return TURN_MENU

    def hides_no(self) -> bool:
        return True

    def moves(self, s: BrugesState) -> list[i64]:
        """As the menu lists them, but by hand, since this is where a game spends its time."""
        hand = s.hand(self.seat)
        if s.plays <= 0 or len(hand) == 0:
            rest: list[i64] = []
            USE.listed(s, self, rest)
            rest.append(END.item)
            return rest
        items = WORKERS.items
        found: list[i64] = [items[card & KIND] for card in hand]
        items = GUILDERS.items
        for card in hand:
            found.append(items[card & KIND])
        CALM.listed(s, self, found)
        CANAL.listed(s, self, found)
        HOUSE.listed(s, self, found)
        if s.seats[self.seat].vacant != 0:
            RECRUIT.listed(s, self, found)
        USE.listed(s, self, found)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("cards_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        assert under is not None
        mine = under.a > 0 and self.seat == turn_of(s, under.a) and self.plain()
        wants(mine, "agenda", "it is the turn of another seat")
        wants(goes_on(s, self), "agenda", "nothing can be done in this turn")

    def asks(self, s: BrugesState) -> Arguments:
        only_no = int(s.formality() >= 0)
        return {"seat": int(self.seat), "cards": int(s.plays), "only_no": only_no}


def turn_of(s: BrugesState, number: i64) -> i64:
    """Whose turn it is, by the number of the turn in this round."""
    return s.order(number - 1)


def goes_on(s: BrugesState, turn: Now) -> bool:
    """Is there anything left to do in a turn, as far as everybody can tell? The turn is not over
    just because the cards in hand are too expensive for a person who could be used: that would
    tell the others (ruling open_questions)."""
    if s.plays == OVER:
        return False
    return (s.plays > 0 and len(s.hand(turn.seat)) > 0) or can_use(s, turn, to_others=True)


class Phase(Step[BrugesState]):
    """Part of a phase in which everybody has a go; so many (a) have begun."""

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_waiting(self, under, wants)
        wants(0 <= self.a <= self.goes(s), "agenda", "so many cannot have had their go")

    def goes(self, s: BrugesState) -> i64:
        return s.players


def check_waiting(step: Now, under: Now | None, wants: Wants) -> None:
    """What lies under a phase has not begun."""
    waits = step.seat == NOBODY and step.b == 0 and (under is None or under.plain())
    wants(waits, "agenda", "one phase comes after another")


def check_go(s: BrugesState, step: Now, under: Now | None, wants: Wants) -> None:
    """The seat has its go in the phase that lies under it."""
    assert under is not None
    mine = under.a > 0 and step.seat == s.order(under.a - 1)
    wants(mine, "agenda", "it is the turn of another seat")


@final
class CardsPhase(Phase):
    """Four turns for everybody, from the start player on; each lasts while there is something to
    do and nobody ends it."""

    def run(self, s: BrugesState) -> None:
        if self.a > 0:
            turn = TURNS[turn_of(s, self.a)]
            if goes_on(s, turn):
                s.push(self)
                s.push(turn)
                return
        if self.a < r.TURNS * s.players:
            s.plays = 1
            s.told(TURN, turn_of(s, self.a + 1), 0, 0)
            s.push(CARDS_PHASES[self.a + 1])
        else:
            s.plays = 0

    def goes(self, s: BrugesState) -> i64:
        return r.TURNS * s.players

    def lies_on(self) -> tuple[str, ...]:
        return ("end_round",)

    def phase(self, s: BrugesState) -> list[Stage]:
        begun = max(1, self.a)
        number = (begun - 1) // s.players + 1
        facts: Arguments = {"turn": int(number), "seat": int(turn_of(s, begun))}
        return [Stage("bruges-phase-cards", facts)]


def is_last_turn(s: BrugesState) -> bool:
    """Is this the last turn of its seat in the round?"""
    phase = s.stack[s.depth - 1]
    return phase.a > (r.TURNS - 1) * s.players


@final
class Dawn(Step[BrugesState]):
    """Phase 3 begins: from the start player on, whatever persons do then."""

    def run(self, s: BrugesState) -> None:
        for k in range(s.players - 1, -1, -1):
            seat = s.order(k)
            fire(s, s.seats[seat].standing, w.ON_PHASE_3, seat)

    def lies_on(self) -> tuple[str, ...]:
        return ("cards_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_waiting(self, under, wants)


# Steps are immutable, so all of them are made once.
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(r.SEATS)]
CARDS_PHASES: Final[list[CardsPhase]] = [
    CardsPhase(NOBODY, k) for k in range(r.TURNS * r.SEATS + 1)
]
DAWN: Final = Dawn()
