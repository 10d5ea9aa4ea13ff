"""Threats and the damage they bring: flood, plague, raid, fire and intrigue."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.modifiers import SHIELD
from tafelrunde.boardgames.bruges.state import EMPTY, ONE_MARKER, BrugesState, Now
from tafelrunde.boardgames.bruges.verbs import TownVerb
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import fire, promised, together
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import ANYWHERE, NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Brings, Stage
from tafelrunde.engine.words import LEGAL

NO_DAMAGE: Final = w.refusal("no_damage")
DAMAGE_FIRST: Final = w.refusal("damage_first")
NOT_DUE: Final = w.refusal("not_due")
NO_CANAL: Final = w.refusal("no_canal")
STRUCK: Final = w.cause("struck", told="colour:colour")
SPARED: Final = w.cause("spared", told="colour:colour")
DAMAGE: Final = w.cause("damage", "card")
THREAT: Final = w.cause("threat")
BROKEN: Final = w.cause("broken", told="side:side space:number")


# ----------------------------------------------------------------------- threats
def markers_left(s: BrugesState, colour: i64) -> i64:
    """Markers of a colour in the supply."""
    left: i64 = r.MARKERS
    for seat in s.seats:
        left -= seat.threats_of(colour)
    return left


def threaten(s: BrugesState, seat: i64, colour: i64, cause: i64) -> None:
    """A seat takes a marker; the third one of a colour brings its damage at once."""
    if markers_left(s, colour) > 0:
        s.change_threats(seat, colour, 1, cause)
        if s.seats[seat].threats_of(colour) >= r.STRIKE:
            strike(s, seat, colour)


def threat_brings(s: BrugesState, seat: i64, colour: i64, count: i64) -> Brings:
    """What it means for a seat to take so many markers, the damage of the third one included."""
    taken = int(min(count, markers_left(s, colour)))
    if s.seats[seat].threats_of(colour) + taken < r.STRIKE:
        return {"threats": taken}
    return together({"threats": taken - r.STRIKE}, harm_brings(s, seat, colour))


def strike(s: BrugesState, seat: i64, colour: i64) -> None:
    """Three markers go back without points, and the damage of their colour is done."""
    s.change_threats(seat, colour, -r.STRIKE, THREAT)
    harm(s, seat, colour)


def harm(s: BrugesState, seat: i64, colour: i64) -> None:
    """The damage of a colour, unless a person shields the town."""
    owner = s.seats[seat]
    if owner.sum(SHIELD, colour) > 0:
        s.told(SPARED, seat, colour, 0)
        return
    s.told(STRUCK, seat, colour, 0)
    fire(s, owner.standing, w.ON_DAMAGE, seat)
    if colour == r.BLUE:
        for k in range(r.COLOURS):
            s.change_workers(seat, k, -owner.workers_of(k), DAMAGE)
    elif colour == r.BROWN:
        s.push(PLAGUES[seat])
    elif colour == r.YELLOW:
        s.change_guilders(seat, -owner.guilders, DAMAGE)
    elif colour == r.RED:
        s.push(FIRES[seat])
    else:
        s.change_points(seat, -r.INTRIGUE_POINTS, DAMAGE)


def can_harm(s: BrugesState, seat: i64, colour: i64) -> bool:
    """Would the damage of a colour change anything before a seat?"""
    owner = s.seats[seat]
    if owner.sum(SHIELD, colour) > 0:
        return False
    triggers = owner.standing.triggers
    for at in range(0, len(triggers), 3):
        if triggers[at] == w.ON_DAMAGE:
            return True
    if colour == r.BLUE:
        return owner.workers != 0
    if colour == r.BROWN:
        return len(s.persons(seat)) > 0
    if colour == r.YELLOW:
        return owner.guilders > 0
    if colour == r.RED:
        return len(s.houses(seat)) > 0 or owner.arms != 0
    return owner.points > 0


def harm_brings(s: BrugesState, seat: i64, colour: i64) -> Brings:
    """What a damage takes without asking, and what persons give for it."""
    owner = s.seats[seat]
    if owner.sum(SHIELD, colour) > 0:
        return {}
    given = promised(s, owner.standing, w.ON_DAMAGE, seat)
    if colour == r.BLUE:
        return together(given, {"workers": -int(owner.all_workers())})
    if colour == r.YELLOW:
        return together(given, {"guilders": -int(owner.guilders)})
    if colour == r.VIOLET:
        return together(given, {"points": -int(min(owner.points, r.INTRIGUE_POINTS))})
    return given


# ------------------------------------------------------------------ what is lost
GONE: Final = 0  # who "lives" in a house that is about to be removed


def lose_person(s: BrugesState, seat: i64, kind: i64) -> None:
    """A person leaves; the house stays and is empty."""
    s.move_in(seat, s.seats[seat].home_of(kind), EMPTY)
    s.shift(kind, w.PERSONS, w.DISCARD, DAMAGE, seat)
    s.survey(seat)


def burn_house(s: BrugesState, seat: i64, house: i64) -> None:
    """A house is lost; who lived there comes back into the hand."""
    owner = s.seats[seat]
    tenant = owner.homes[house]
    s.move_in(seat, house, GONE)
    owner.homes.pop(house)
    card = s.houses(seat)[house] & KIND
    s.shed(card, w.HOUSES, w.DISCARD, DAMAGE, seat)
    if tenant != EMPTY:
        s.shift(tenant & KIND, w.PERSONS, w.HANDS, DAMAGE, seat)
        s.survey(seat)


def break_canal(s: BrugesState, seat: i64, side: i64) -> None:
    """The outermost tile of an arm is lost; a statue stays."""
    owner = s.seats[seat]
    owner.arms -= ONE_MARKER[side]
    s.told(BROKEN, seat, side, owner.built(side) + 1)


@final
class Lose(TownVerb):
    """The plague takes a person of the owner's choice."""

    def do(self, s: BrugesState, step: Now, kind: i64) -> None:
        lose_person(s, step.seat, kind)


@final
class Burn(Verb[BrugesState]):
    """Fire takes an empty house, ..."""

    def wrong(self, s: BrugesState, step: Now, colour: i64) -> i64:
        return LEGAL if s.seats[step.seat].empty_houses(colour) > 0 else w.NO_EMPTY_HOUSE

    def do(self, s: BrugesState, step: Now, colour: i64) -> None:
        burn_house(s, step.seat, s.empty_house(step.seat, colour))

    def touches(self, s: BrugesState, step: Now, words: list[str]) -> list[str]:
        house = s.empty_house(step.seat, r.colour.names.index(words[0]))
        return [] if house == NOBODY else [f"seat/{step.seat}/house/{house}"]


@final
class Evict(TownVerb):
    """... or a house in which somebody lives, who comes back into the hand, ..."""

    def do(self, s: BrugesState, step: Now, kind: i64) -> None:
        burn_house(s, step.seat, s.seats[step.seat].home_of(kind))


@final
class Breach(Verb[BrugesState]):
    """... or the outermost tile of one arm of the canal."""

    def wrong(self, s: BrugesState, step: Now, side: i64) -> i64:
        return LEGAL if s.seats[step.seat].built(side) > 0 else NO_CANAL

    def do(self, s: BrugesState, step: Now, side: i64) -> None:
        break_canal(s, step.seat, side)


@final
class Suffer(Verb[BrugesState]):
    """Whoever is struck by several damages at once chooses their order."""

    def wrong(self, s: BrugesState, step: Now, colour: i64) -> i64:
        return LEGAL if s.seats[step.seat].threats_of(colour) >= r.STRIKE else NOT_DUE

    def do(self, s: BrugesState, step: Now, colour: i64) -> None:
        strike(s, step.seat, colour)

    def brings(self, s: BrugesState, step: Now, colour: i64) -> Brings:
        return together({"threats": -r.STRIKE}, harm_brings(s, step.seat, colour))


LOSE: Final = shown(Lose("lose", NO_DAMAGE), persons=-1)
BURN: Final = shown(Burn(w.MOVES, "burn", NO_DAMAGE), houses=-1)
EVICT: Final = shown(Evict("evict", NO_DAMAGE), houses=-1, persons=-1, hand=1)
BREACH: Final = shown(Breach(w.MOVES, "breach", NO_DAMAGE), "seat/{seat}/canal_{0}", canals=-1)
SUFFER: Final = shown(Suffer(w.MOVES, "suffer", NO_DAMAGE), "seat/{seat}/threats_{0}")
PLAGUE_MENU: Final = menu(LOSE, otherwise=DAMAGE_FIRST)
FIRE_MENU: Final = menu(BURN, EVICT, BREACH, otherwise=DAMAGE_FIRST)
SUFFER_MENU: Final = menu(SUFFER, otherwise=DAMAGE_FIRST)


# ------------------------------------------------------------------------- steps
class Struck(Step[BrugesState]):
    """A damage strikes a seat: nothing to lose, no choice, or a decision."""

    def run(self, s: BrugesState) -> None:
        decision = self.decision()
        choices = decision.moves(s)
        if len(choices) == 1:
            decision.apply(s, choices[0])
        elif len(choices) > 1:
            s.push(decision)

    def decision(self) -> Decision[BrugesState]:
        raise TypeError("every damage has its own decision")

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        wants(self.seat >= 0 and self.plain(), "agenda", "damage is that of a seat")


class Struggle(Decision[BrugesState]):
    """A seat that is struck by a damage decides what is lost."""

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        wants(self.plain(), "agenda", "this step has no numbers")
        wants(len(self.moves(s)) > 1, "agenda", "there is nothing to choose")

    def phase(self, s: BrugesState) -> list[Stage]:
        return [Stage("bruges-phase-damage")]


@final
class Plague(Struggle):
    """The seat loses a person."""

    def menu(self) -> Menu:
        return PLAGUE_MENU


@final
class Fire(Struggle):
    """The seat loses a house or a tile of its canal."""

    def menu(self) -> Menu:
        return FIRE_MENU


@final
class Order(Struggle):
    """Several damages are due: which comes first?"""

    def menu(self) -> Menu:
        return SUFFER_MENU


@final
class Damages(Step[BrugesState]):
    """All damages that are due for a seat after the dice, one after another."""

    def run(self, s: BrugesState) -> None:
        due: list[i64] = due_for(s, self.seat)
        if len(due) > 1:
            s.push(DAMAGES[self.seat])
            s.push(ORDERS[self.seat])
        elif len(due) == 1:
            strike(s, self.seat, due[0])

    def lies_on(self) -> tuple[str, ...]:
        return ("threat_phase",)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        wants(self.seat >= 0 and self.plain(), "agenda", "damage is that of a seat")


def due_for(s: BrugesState, seat: i64) -> list[i64]:
    """The colours of which a seat has three markers."""
    due: list[i64] = []
    for colour in range(r.COLOURS):
        if s.seats[seat].threats_of(colour) >= r.STRIKE:
            due.append(colour)
    return due


@final
class StruckByPlague(Struck):
    def decision(self) -> Decision[BrugesState]:
        return PLAGUE_CHOICES[self.seat]


@final
class StruckByFire(Struck):
    def decision(self) -> Decision[BrugesState]:
        return FIRE_CHOICES[self.seat]


# Steps are immutable, so the common ones are made once.
PLAGUE_CHOICES: Final[list[Plague]] = [Plague(seat) for seat in range(r.SEATS)]
FIRE_CHOICES: Final[list[Fire]] = [Fire(seat) for seat in range(r.SEATS)]
ORDERS: Final[list[Order]] = [Order(seat) for seat in range(r.SEATS)]
DAMAGES: Final[list[Damages]] = [Damages(seat) for seat in range(r.SEATS)]
PLAGUES: Final[list[StruckByPlague]] = [StruckByPlague(seat) for seat in range(r.SEATS)]
FIRES: Final[list[StruckByFire]] = [StruckByFire(seat) for seat in range(r.SEATS)]
