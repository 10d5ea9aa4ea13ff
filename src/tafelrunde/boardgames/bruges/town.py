"""What is built in a town: canals with their statues, houses, and the persons who move in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.modifiers import CHEAPER_PERSON, DISCOUNT
from tafelrunde.boardgames.bruges.state import EMPTY, ONE_MARKER, STATUE, BrugesState
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import Standing, begin, fire, promise, promised, together
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

BUILT: Final = w.cause("built", told="side:side space:number")
HOUSE: Final = w.cause("house", "card")
RECRUITED: Final = w.cause("recruited", "card")


# ------------------------------------------------------------------------ canals
def canal_price(s: BrugesState, seat: i64, side: i64, less: i64) -> i64:
    """The next space of an arm costs its number, or so much less."""
    return max(0, s.seats[seat].built(side) + 1 - less)


def canal_wrong(s: BrugesState, seat: i64, side: i64, less: i64) -> i64:
    """What stands in the way of the next tile of an arm."""
    owner = s.seats[seat]
    if owner.built(side) == r.ARM:
        return w.ARM_COMPLETE
    if canal_price(s, seat, side, less) > owner.guilders:
        return w.NO_GUILDERS
    return LEGAL


def build_canal(s: BrugesState, seat: i64, side: i64, less: i64, cause: i64) -> None:
    """Pay and build the next tile of an arm; whoever completes one takes a statue, once."""
    owner = s.seats[seat]
    s.change_guilders(seat, -canal_price(s, seat, side, less), cause)
    owner.arms += ONE_MARKER[side]
    built = owner.built(side)
    s.told(BUILT, seat, side, built)
    if built == r.ARM and (owner.finished >> side) & 1 == 0:
        owner.finished |= 1 << side
        take_statue(s, seat)


def next_statue(s: BrugesState) -> i64:
    """The value of the statue that is taken next; 0 if none is left."""
    statues = s.book.statues
    return statues[len(statues) - s.statues_left] if s.statues_left > 0 else 0


def canal_remark(s: BrugesState, seat: i64, side: i64) -> tuple[str, Arguments]:
    """What the next tile of an arm is worth at the end of the game."""
    owner = s.seats[seat]
    built = owner.built(side) + 1
    statue = int(next_statue(s))
    if built == r.ARM and (owner.finished >> side) & 1 == 0 and statue > 0:
        return "statue", {"points": statue}
    return ("scenic", {"points": r.SCENIC_POINTS}) if built == r.SCENIC else ("", {})


def take_statue(s: BrugesState, seat: i64) -> None:
    """The most valuable statue, if one is left."""
    if s.statues_left > 0:
        value = next_statue(s)
        s.statues_left -= 1
        s.seats[seat].statues |= 1 << value
        s.told(STATUE, seat, value, 0)


# ------------------------------------------------------------------------ houses
def build_house(s: BrugesState, seat: i64, kind: i64) -> None:
    """A card from the hand becomes an empty house; its back stays in sight."""
    owner = s.seats[seat]
    s.shift(kind, w.HANDS, w.HOUSES, HOUSE, seat)
    owner.homes.append(EMPTY)
    owner.vacant += ONE_MARKER[colour_of(s, kind)]
    fire(s, owner.standing, w.ON_HOUSE, seat)


def house_brings(s: BrugesState, seat: i64) -> Brings:
    more = promised(s, s.seats[seat].standing, w.ON_HOUSE, seat)
    return together({"hand": -1, "houses": 1}, more)


# ----------------------------------------------------------------------- persons
def person_price(s: BrugesState, seat: i64, kind: i64, less: i64) -> i64:
    """What a person costs, less what others save."""
    return lowered(s, seat, s.book.cost[kind], less)


def lowered(s: BrugesState, seat: i64, cost: i64, less: i64) -> i64:
    return max(0, cost - s.seats[seat].sum(DISCOUNT, CHEAPER_PERSON) - less)


def person_wrong(s: BrugesState, seat: i64, kind: i64, colour: i64, less: i64) -> i64:
    """What stands in the way of a person who is to live in an empty house of a colour."""
    if s.seats[seat].empty_houses(colour) == 0:
        return w.NO_EMPTY_HOUSE if has_empty_house(s, seat) else w.NO_HOUSE
    dear = person_price(s, seat, kind, less) > s.seats[seat].guilders
    return w.NO_GUILDERS if dear else LEGAL


def recruit(s: BrugesState, seat: i64, kind: i64, colour: i64, less: i64) -> None:
    """Pay a person, who moves in: first their own lightning, then what others add to it."""
    owner = s.seats[seat]
    before = owner.standing
    house = s.empty_house(seat, colour)
    s.change_guilders(seat, -person_price(s, seat, kind, less), RECRUITED)
    s.shift(kind, w.HANDS, w.PERSONS, RECRUITED, seat)
    s.move_in(seat, house, kind)
    s.welcome(seat, kind)
    for k in range(s.players - 1, 0, -1):
        rival = (seat + k) % s.players
        fire(s, s.seats[rival].standing, w.ON_RIVAL_PERSON, rival)
    fire(s, before, w.ON_PERSON, seat)
    if s.book.symbol[kind] == r.LIGHTNING:
        begin(s, seat, kind)


def person_brings(s: BrugesState, seat: i64, kind: i64, less: i64) -> Brings:
    price = int(person_price(s, seat, kind, less))
    brings: Brings = {"guilders": -price, "hand": -1, "persons": 1}
    before: Standing = s.seats[seat].standing
    brings = together(brings, promised(s, before, w.ON_PERSON, seat))
    if s.book.symbol[kind] == r.LIGHTNING:
        there = s.persons(seat)
        there.append(kind)  # whoever counts persons counts themselves
        brings = together(brings, promise(s, seat, kind))
        there.pop()
    return brings


def has_empty_house(s: BrugesState, seat: i64) -> bool:
    return s.seats[seat].vacant != 0


def colour_of(s: BrugesState, kind: i64) -> i64:
    return s.book.back[kind & KIND]
