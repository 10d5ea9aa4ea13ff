"""A round and its phases: drawing, dice, cards (see `turn`), majorities.

The plan of a round lies on the agenda from its beginning, the last phase at the bottom.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.damage import DAMAGES, THREAT, markers_left, threat_brings
from tafelrunde.boardgames.bruges.modifiers import HAND_LIMIT, WARD
from tafelrunde.boardgames.bruges.state import EMPTY, PIP_BITS, TURNED, BrugesState, Now
from tafelrunde.boardgames.bruges.turn import CARDS_PHASES, DAWN, Phase, check_go, check_waiting
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import promised, together
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Lasting, Step
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings, Stage
from tafelrunde.engine.words import LEGAL

ROUND: Final = w.cause("round", told="round:number")
ROLLED: Final = w.cause("rolled", told="colour:colour pips:number")
REFUSED: Final = w.cause("refused", told="colour:colour")
ADVANCED: Final = w.cause("advanced")
MAJORITY: Final = w.cause("majority", told="majority:majority")
CREST: Final = w.cause("crest")
ENDED: Final = w.cause("ended")
FILLED: Final = w.cause("filled", "card")
TAKEN_UP: Final = w.cause("taken_up", "card")


def begin_round(s: BrugesState) -> None:
    s.told(ROUND, s.start, s.round, 0)
    s.push(END_ROUND)
    s.push(CARDS_PHASES[0])
    s.push(DAWN)
    s.push(CLIMB_PHASES[0])
    s.push(THREAT_PHASES[0])
    s.push(ROLL)
    s.push(DRAW_PHASES[0])


# ---------------------------------------------------------------- phase 1: drawing
NOT_DRAWING: Final = w.refusal("not_drawing")
DRAW_FIRST: Final = w.refusal("draw_first")


def missing(s: BrugesState, seat: i64) -> i64:
    """How many cards a seat lacks."""
    held: i64 = len(s.hand(seat))
    drawn: i64 = len(s.zones[w.DRAWN.at(seat)])
    return r.HAND + s.seats[seat].sum(HAND_LIMIT) - held - drawn


@final
class Draw(Verb[BrugesState]):
    """Draw the uppermost card of one of the piles; look at the cards when the hand is full."""

    def wrong(self, s: BrugesState, step: Now, pile: i64) -> i64:
        return LEGAL if len(s.zones[s.pile(pile).base]) > 0 else w.PILE_EMPTY

    def sought(self, s: BrugesState, step: Now) -> list[i64]:
        return list(range(self.size))

    def listed(self, s: BrugesState, step: Now, found: list[i64]) -> None:
        if len(s.zones[w.PILE_A.base]) > 0:
            found.append(self.items[0])
        if len(s.zones[w.PILE_B.base]) > 0:
            found.append(self.items[1])

    def do(self, s: BrugesState, step: Now, pile: i64) -> None:
        s.draw_from(pile, w.DRAWN, FILLED, step.seat)
        if missing(s, step.seat) <= 0 or not s.cards_left():
            s.leave()
            s.shift_all(w.DRAWN, w.HANDS, TAKEN_UP, step.seat)

    def remark(self, s: BrugesState, step: Now, pile: i64) -> tuple[str, Arguments]:
        return uppermost(s, pile)


def uppermost(s: BrugesState, pile: i64) -> tuple[str, Arguments]:
    """The colour of the card that would be drawn."""
    top = s.zones[s.pile(pile).base][-1]
    return "of_colour", {"colour": r.colour.names[s.book.back[top & KIND]]}


DRAW: Final = shown(Draw(w.MOVES, "draw", NOT_DRAWING), "pile_{0}", drawn=1)
DRAW_MENU: Final = menu(DRAW, otherwise=DRAW_FIRST)


@final
class DrawPhase(Phase):
    """From the start player on everybody draws up to five cards."""

    def run(self, s: BrugesState) -> None:
        if self.a == s.players:
            return
        s.push(DRAW_PHASES[self.a + 1])
        seat = s.order(self.a)
        if missing(s, seat) > 0 and s.cards_left():
            s.push(DRAWINGS[seat])

    def lies_on(self) -> tuple[str, ...]:
        return ("roll",)

    def phase(self, s: BrugesState) -> list[Stage]:
        return [Stage("bruges-phase-draw")]


@final
class Drawing(Lasting[BrugesState]):
    """The seat draws cards one by one."""

    def menu(self) -> Menu:
        return DRAW_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("draw_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_go(s, self, under, wants)
        lacks = self.plain() and missing(s, self.seat) > 0 and s.cards_left()
        wants(lacks, "agenda", "this seat has nothing to draw")

    def asks(self, s: BrugesState) -> Arguments:
        return {"seat": int(self.seat), "count": int(missing(s, self.seat))}


# ------------------------------------------------------------------- phase 2: dice
NOTHING_REFUSABLE: Final = w.refusal("nothing_refusable")
NOT_ROLLED: Final = w.refusal("not_rolled")
NO_STEP: Final = w.refusal("no_step")
DECIDE_FIRST: Final = w.refusal("decide_first")


@final
class Roll(Step[BrugesState]):
    """The start player rolls all five dice, which keep their pips until the next round."""

    def run(self, s: BrugesState) -> None:
        s.dice = 0
        for colour in range(r.COLOURS):
            pips = 1 + s.roll(r.PIPS)
            s.dice |= pips << (colour * PIP_BITS)
            s.told(ROLLED, s.start, colour, pips)

    def lies_on(self) -> tuple[str, ...]:
        return ("threat_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_waiting(self, under, wants)


def deal_threats(s: BrugesState, seat: i64, refused: i64) -> None:
    """A marker of the colour of every die with 5 or 6, but those refused; then the damage."""
    for colour in range(r.COLOURS):
        if s.die(colour) >= r.DANGER and (refused >> colour) & 1 == 0:
            if markers_left(s, colour) > 0:
                s.change_threats(seat, colour, 1, THREAT)
    s.push(DAMAGES[seat])


def threats_bring(s: BrugesState, seat: i64, refused: i64) -> Brings:
    """The markers of the dice, but those refused, and the damage of third ones."""
    total: Brings = {}
    for colour in range(r.COLOURS):
        if s.die(colour) >= r.DANGER and (refused >> colour) & 1 == 0:
            total = together(total, threat_brings(s, seat, colour, 1))
    return total


@final
class ThreatPhase(Phase):
    """From the start player on everybody takes markers and suffers what they bring."""

    def run(self, s: BrugesState) -> None:
        if self.a == s.players:
            return
        s.push(THREAT_PHASES[self.a + 1])
        seat = s.order(self.a)
        wards = s.seats[seat].sum(WARD)
        if wards > 0 and dangers(s) > 0:
            s.push(Ward(seat, 0, wards))
        else:
            deal_threats(s, seat, 0)

    def lies_on(self) -> tuple[str, ...]:
        return ("climb_phase",)

    def phase(self, s: BrugesState) -> list[Stage]:
        return [Stage("bruges-phase-threats")]


def dangers(s: BrugesState) -> i64:
    """The colours of the dice that bring threats, as bits."""
    found: i64 = 0
    for colour in range(r.COLOURS):
        if s.die(colour) >= r.DANGER:
            found += 1 << colour
    return found


@final
class Refuse(Verb[BrugesState]):
    """A person lets the seat refuse a marker of the dice."""

    def wrong(self, s: BrugesState, step: Now, colour: i64) -> i64:
        return LEGAL if ((dangers(s) & ~step.a) >> colour) & 1 else NOT_ROLLED

    def do(self, s: BrugesState, step: Now, colour: i64) -> None:
        refused = step.a | 1 << colour
        s.told(REFUSED, step.seat, colour, 0)
        if step.b > 1 and dangers(s) & ~refused:
            s.push(Ward(step.seat, refused, step.b - 1))
        else:
            deal_threats(s, step.seat, refused)

    def brings(self, s: BrugesState, step: Now, colour: i64) -> Brings:
        return threats_bring(s, step.seat, step.a | 1 << colour)


@final
class Accept(Verb[BrugesState]):
    """Or the seat takes the markers."""

    def do(self, s: BrugesState, step: Now, x: i64) -> None:
        deal_threats(s, step.seat, step.a)

    def brings(self, s: BrugesState, step: Now, x: i64) -> Brings:
        return threats_bring(s, step.seat, step.a)


REFUSE: Final = shown(Refuse(w.MOVES, "refuse", NOTHING_REFUSABLE), "seat/{seat}/threats_{0}")
ACCEPT: Final = Accept(w.MOVES, "accept", NOTHING_REFUSABLE)
WARD_MENU: Final = menu(REFUSE, ACCEPT, otherwise=DECIDE_FIRST)


@final
class Ward(Decision[BrugesState]):
    """The seat may refuse some (b) more markers; `a` has the colours refused."""

    def menu(self) -> Menu:
        return WARD_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("threat_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_go(s, self, under, wants)
        refused = self.a >= 0 and self.a & ~dangers(s) == 0
        wants(refused and self.b > 0, "agenda", "no such markers can be refused")
        wants(self.b <= s.seats[self.seat].sum(WARD), "agenda", "nobody lets it refuse so many")
        wants(dangers(s) & ~self.a != 0, "agenda", "there is no marker left to refuse")


@final
class Climb(Verb[BrugesState]):
    """Pay the sum of all dice with 1 or 2 and climb one step of reputation."""

    def do(self, s: BrugesState, step: Now, x: i64) -> None:
        s.change_guilders(step.seat, -s.step_price(step.seat), ADVANCED)
        s.climb(step.seat, ADVANCED)

    def brings(self, s: BrugesState, step: Now, x: i64) -> Brings:
        step_itself = {"guilders": -int(s.step_price(step.seat)), "reputation": 1}
        standing = s.seats[step.seat].standing
        return together(step_itself, promised(s, standing, w.ON_ADVANCE, step.seat))


@final
class Stay(Verb[BrugesState]):
    """Or stay where you are."""

    def do(self, s: BrugesState, step: Now, x: i64) -> None:
        return


CLIMB: Final = shown(Climb(w.MOVES, "climb", NO_STEP), "reputation")
STAY: Final = Stay(w.MOVES, "stay", NO_STEP)
CLIMB_MENU: Final = menu(CLIMB, STAY, otherwise=DECIDE_FIRST)


def can_climb(s: BrugesState, seat: i64) -> bool:
    price = s.step_price(seat)
    owner = s.seats[seat]
    return price >= 0 and price <= owner.guilders and owner.reputation < r.HIGHEST


@final
class ClimbPhase(Phase):
    """From the start player on everybody may climb a step, if the dice allow it."""

    def run(self, s: BrugesState) -> None:
        if self.a == s.players:
            return
        s.push(CLIMB_PHASES[self.a + 1])
        seat = s.order(self.a)
        if can_climb(s, seat):
            s.push(RISES[seat])

    def lies_on(self) -> tuple[str, ...]:
        return ("dawn",)

    def phase(self, s: BrugesState) -> list[Stage]:
        return [Stage("bruges-phase-reputation")]


@final
class Rise(Decision[BrugesState]):
    """The seat may climb a step of reputation."""

    def menu(self) -> Menu:
        return CLIMB_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("climb_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_go(s, self, under, wants)
        wants(self.plain() and can_climb(s, self.seat), "agenda", "this seat cannot climb")

    def asks(self, s: BrugesState) -> Arguments:
        return {"seat": int(self.seat), "price": int(s.step_price(self.seat))}


# ------------------------------------------------------------- phase 4: majorities
@final
class EndRound(Step[BrugesState]):
    """Majorities; persons are turned back, and the crest goes on; or the game is over."""

    def run(self, s: BrugesState) -> None:
        award_majorities(s)
        for seat in s.seats:
            for house, tenant in enumerate(seat.homes):
                if tenant != EMPTY and tenant & TURNED:
                    seat.homes[house] = tenant & ~TURNED
        if s.round == s.last_round:
            s.told(ENDED, NOBODY, 0, 0)
            return
        s.round += 1
        s.start = (s.start + 1) % s.players
        s.told(CREST, s.start, 0, 0)
        begin_round(s)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        wants(self.seat == NOBODY and self.plain(), "agenda", "this step has no numbers")


def award_majorities(s: BrugesState) -> None:
    """Whoever is alone in front turns their marker, for the rest of the game."""
    for kind in range(r.MAJORITIES):
        leader = leader_in(s, kind)
        if leader != NOBODY and (s.seats[leader].majorities >> kind) & 1 == 0:
            s.seats[leader].majorities |= 1 << kind
            s.told(MAJORITY, leader, kind, 0)


def leader_in(s: BrugesState, kind: i64) -> i64:
    """Who is alone in front, with one at least; -1 if nobody is."""
    leader: i64 = NOBODY
    most: i64 = 0
    for seat in range(s.players):
        count = strength(s, seat, kind)
        if count > most:
            leader = seat
            most = count
        elif count == most:
            leader = NOBODY
    return leader


def strength(s: BrugesState, seat: i64, kind: i64) -> i64:
    """What a majority counts: steps of reputation, persons, or tiles of the canal."""
    if kind == 0:
        return s.seats[seat].reputation
    if kind == 1:
        return len(s.persons(seat))
    return s.seats[seat].canals()


# Steps are immutable, so all of them are made once.
GOES: Final = r.SEATS + 1
DRAW_PHASES: Final[list[DrawPhase]] = [DrawPhase(NOBODY, k) for k in range(GOES)]
THREAT_PHASES: Final[list[ThreatPhase]] = [ThreatPhase(NOBODY, k) for k in range(GOES)]
CLIMB_PHASES: Final[list[ClimbPhase]] = [ClimbPhase(NOBODY, k) for k in range(GOES)]
DRAWINGS: Final[list[Drawing]] = [Drawing(seat) for seat in range(r.SEATS)]
RISES: Final[list[Rise]] = [Rise(seat) for seat in range(r.SEATS)]
ROLL: Final = Roll()
END_ROUND: Final = EndRound()
