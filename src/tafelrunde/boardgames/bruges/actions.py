"""The six actions, one of which is carried out with each card that is played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import modifiers as m
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.state import MARKER_BITS, WORKER_BITS, BrugesState, Now
from tafelrunde.boardgames.bruges.town import (
    build_canal,
    build_house,
    canal_price,
    canal_remark,
    canal_wrong,
    colour_of,
    has_empty_house,
    house_brings,
    person_brings,
    person_price,
    person_wrong,
    recruit,
)
from tafelrunde.boardgames.bruges.verbs import HandVerb, HandWays
from tafelrunde.engine.bits import BIT
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import promised, together
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import ANYWHERE, Decision
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

CARD_PLAYED: Final = w.refusal("card_played")
WRONG_COLOUR: Final = w.refusal("wrong_colour")
CHOOSE_COLOUR_FIRST: Final = w.refusal("choose_colour_first")
MUST_GO_ON: Final = w.refusal("must_go_on")


def discard(s: BrugesState, turn: Now, kind: i64) -> None:
    """The card is played onto the discard pile."""
    s.plays -= 1
    s.shift(kind, w.HANDS, w.DISCARD, w.ACTION, turn.seat)


class ActionVerb(HandVerb):
    """Play a card of your hand; some actions need a card of the right colour."""

    def __init__(self, name: str, unfit: i64 = LEGAL) -> None:
        super().__init__(name, LEGAL)
        self.unfit: i64 = unfit  # the refusal of a card of another colour

    def barred(self, s: BrugesState, turn: Now) -> i64:
        return CARD_PLAYED if s.plays == 0 else LEGAL

    def colours(self, s: BrugesState, seat: i64) -> i64:
        """The colours of the cards that can be played for it, as bits."""
        return r.ALL_COLOURS

    def wrong(self, s: BrugesState, turn: Now, kind: i64) -> i64:
        fits = (self.colours(s, turn.seat) >> colour_of(s, kind)) & 1
        return LEGAL if fits else self.unfit

    def listed(self, s: BrugesState, turn: Now, found: list[i64]) -> None:
        colours = self.colours(s, turn.seat)
        items = self.items
        if colours == r.ALL_COLOURS:
            for card in s.hand(turn.seat):
                found.append(items[card & KIND])
        elif colours != 0:
            back = s.book.back
            for card in s.hand(turn.seat):
                if (colours >> back[card & KIND]) & 1:
                    found.append(items[card & KIND])

    def facts(self, s: BrugesState, turn: Now, kind: i64, refusal: i64) -> Arguments:
        return {"colour": r.colour.names[colour_of(s, kind)]} if refusal == self.unfit else {}


class ActionWays(HandWays):
    """The same for actions that have a target besides."""

    def __init__(self, name: str, ways: i64) -> None:
        super().__init__(name, ways, LEGAL)

    def barred(self, s: BrugesState, turn: Now) -> i64:
        return CARD_PLAYED if s.plays == 0 else LEGAL


# ------------------------------------------------------- I and II: workers, guilders
@final
class Workers(ActionVerb):
    """Action I: take two workers of the colour of the card."""

    def do(self, s: BrugesState, turn: Now, kind: i64) -> None:
        discard(s, turn, kind)
        s.change_workers(turn.seat, colour_of(s, kind), self.number(s, turn.seat), w.ACTION)

    def number(self, s: BrugesState, seat: i64) -> i64:
        return r.WORKERS + s.seats[seat].sum(m.BONUS, m.MORE_WORKERS)

    def brings(self, s: BrugesState, turn: Now, kind: i64) -> Brings:
        return {"hand": -1, "workers": int(self.number(s, turn.seat))}

    def remark(self, s: BrugesState, turn: Now, kind: i64) -> tuple[str, Arguments]:
        return "of_colour", {"colour": r.colour.names[colour_of(s, kind)]}


@final
class Guilders(ActionVerb):
    """Action II: take as many guilders as the die of the colour of the card shows."""

    def do(self, s: BrugesState, turn: Now, kind: i64) -> None:
        discard(s, turn, kind)
        s.change_guilders(turn.seat, self.number(s, turn.seat, kind), w.ACTION)

    def number(self, s: BrugesState, seat: i64, kind: i64) -> i64:
        """With the right person the best die instead (ruling best_die)."""
        owner = s.seats[seat]
        pips = s.die(colour_of(s, kind))
        if owner.sum(m.WILD, m.WILD_GUILDERS) > 0:
            pips = best_die(s)
        return pips + owner.sum(m.BONUS, m.MORE_GUILDERS)

    def brings(self, s: BrugesState, turn: Now, kind: i64) -> Brings:
        return {"hand": -1, "guilders": int(self.number(s, turn.seat, kind))}

    def remark(self, s: BrugesState, turn: Now, kind: i64) -> tuple[str, Arguments]:
        colour = colour_of(s, kind)
        return "die", {"colour": r.colour.names[colour], "pips": int(s.die(colour))}


def best_die(s: BrugesState) -> i64:
    best: i64 = 0
    for colour in range(r.COLOURS):
        best = max(best, s.die(colour))
    return best


# --------------------------------------------------------------------- III: threats
@final
class Calm(ActionVerb):
    """Action III: return a threat marker of the colour of the card, for a point."""

    def colours(self, s: BrugesState, seat: i64) -> i64:
        owner = s.seats[seat]
        if owner.threats == 0:
            return 0
        if owner.sum(m.WILD, m.WILD_THREAT) > 0:
            return r.ALL_COLOURS
        return present(owner.threats, MARKER_BITS)

    def do(self, s: BrugesState, turn: Now, kind: i64) -> None:
        owner = s.seats[turn.seat]
        discard(s, turn, kind)
        more = owner.sum(m.BONUS, m.MORE_MARKERS)
        if more > 0 and owner.all_threats() > 1:
            s.push(Calming(turn.seat, more, 1))
        if owner.sum(m.WILD, m.WILD_THREAT) == 0:
            s.calm(turn.seat, colour_of(s, kind))
        elif sole(owner.threats, MARKER_BITS) >= 0:
            s.calm(turn.seat, sole(owner.threats, MARKER_BITS))
        else:
            s.push(Calming(turn.seat, 1, 0))

    def brings(self, s: BrugesState, turn: Now, kind: i64) -> Brings:
        return together({"hand": -1}, calm_brings(s, turn.seat))


def calm_brings(s: BrugesState, seat: i64) -> Brings:
    more = promised(s, s.seats[seat].standing, w.ON_UNTHREAT, seat)
    return together({"threats": -1, "points": r.FOR_MARKER}, more)


def present(packed: i64, bits: i64) -> i64:
    """The colours of which there is one at least, as bits."""
    found: i64 = 0
    bit: i64 = 1
    mask: i64 = (1 << bits) - 1
    for _ in range(r.COLOURS):
        if packed == 0:
            break
        if packed & mask:
            found |= bit
        packed >>= bits
        bit += bit
    return found


def sole(packed: i64, bits: i64) -> i64:
    """The only colour of which there is one at least, -1 if there are several."""
    colours = present(packed, bits)
    for colour in range(r.COLOURS):
        if colours == 1 << colour:
            return colour
    return -1


@final
class CalmColour(Verb[BrugesState]):
    """Return a threat marker of any colour, for a point."""

    def wrong(self, s: BrugesState, step: Now, colour: i64) -> i64:
        return LEGAL if s.seats[step.seat].threats_of(colour) > 0 else w.NO_MARKER

    def do(self, s: BrugesState, step: Now, colour: i64) -> None:
        if step.a > 1 and s.seats[step.seat].all_threats() > 1:
            s.push(Calming(step.seat, step.a - 1, step.b))
        s.calm(step.seat, colour)

    def brings(self, s: BrugesState, step: Now, colour: i64) -> Brings:
        return calm_brings(s, step.seat)

    def facts(self, s: BrugesState, step: Now, colour: i64, refusal: i64) -> Arguments:
        return {"colour": r.colour.names[colour]}


@final
class NoMore(Verb[BrugesState]):
    """Or leave it at that."""

    def barred(self, s: BrugesState, step: Now) -> i64:
        return LEGAL if step.b == 1 else MUST_GO_ON

    def do(self, s: BrugesState, step: Now, x: i64) -> None:
        return


CALM_COLOUR: Final = shown(
    CalmColour(w.MOVES, "colour", w.NOTHING_ASKED), "seat/{seat}/threats_{0}"
)
CALM_MENU: Final = menu(
    CALM_COLOUR, NoMore(w.MOVES, "enough", w.NOTHING_ASKED), otherwise=CHOOSE_COLOUR_FIRST
)


@final
class Calming(Decision[BrugesState]):
    """The seat returns so many (a) markers of any colours, or may do so (b)."""

    def menu(self) -> Menu:
        return CALM_MENU

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        right = 0 < self.a < r.MARKERS * r.COLOURS and 0 <= self.b <= 1
        wants(right, "agenda", "so many markers cannot be returned")
        wants(s.seats[self.seat].threats != 0, "agenda", "there is no marker to return")


# ---------------------------------------------------------------------- IV: canals
@final
class Canal(ActionWays):
    """Action IV: pay and build the next tile of an arm whose space has the colour of the card."""

    def wrong(self, s: BrugesState, turn: Now, x: i64) -> i64:
        seat = turn.seat
        side = x & 1
        problem = canal_wrong(s, seat, side, saved(s, seat))
        if problem == w.ARM_COMPLETE:
            return problem
        owner = s.seats[seat]
        wanted = s.book.canal_colour(seat, side, owner.built(side))
        if colour_of(s, x >> 1) != wanted and owner.sum(m.WILD, m.WILD_CANAL) == 0:
            return WRONG_COLOUR
        return problem

    def listed(self, s: BrugesState, turn: Now, found: list[i64]) -> None:
        """Card by card, but each arm is looked at once."""
        seat = turn.seat
        less = saved(s, seat)
        left = fitting(s, seat, r.LEFT, less)
        right = fitting(s, seat, r.RIGHT, less)
        if left == 0 and right == 0:
            return
        back = s.book.back
        items = self.items
        for card in s.hand(seat):
            kind = card & KIND
            colour = back[kind]
            if (left >> colour) & 1:
                found.append(items[2 * kind])
            if (right >> colour) & 1:
                found.append(items[2 * kind + 1])

    def do(self, s: BrugesState, turn: Now, x: i64) -> None:
        discard(s, turn, x >> 1)
        build_canal(s, turn.seat, x & 1, saved(s, turn.seat), w.ACTION)

    def brings(self, s: BrugesState, turn: Now, x: i64) -> Brings:
        price = int(canal_price(s, turn.seat, x & 1, saved(s, turn.seat)))
        return {"hand": -1, "guilders": -price, "canals": 1}

    def remark(self, s: BrugesState, turn: Now, x: i64) -> tuple[str, Arguments]:
        return canal_remark(s, turn.seat, x & 1)

    def touches(self, s: BrugesState, turn: Now, words: list[str]) -> list[str]:
        return [f"hand/{words[0]}", f"seat/{turn.seat}/canal_{words[1]}"]

    def facts(self, s: BrugesState, turn: Now, x: i64, refusal: i64) -> Arguments:
        seat, side = turn.seat, x & 1
        if refusal == w.NO_GUILDERS:
            price = int(canal_price(s, seat, side, saved(s, seat)))
            return {"price": price, "guilders": int(s.seats[seat].guilders)}
        if refusal == WRONG_COLOUR:
            wanted = s.book.canal_colour(seat, side, s.seats[seat].built(side))
            return {"colour": r.colour.names[wanted]}
        return {}


def fitting(s: BrugesState, seat: i64, side: i64, less: i64) -> i64:
    """The colours of the cards with which the next tile of an arm can be built, as bits."""
    if canal_wrong(s, seat, side, less) != LEGAL:
        return 0
    owner = s.seats[seat]
    if owner.sum(m.WILD, m.WILD_CANAL) > 0:
        return r.ALL_COLOURS
    return BIT[s.book.canal_colour(seat, side, owner.built(side))]


def saved(s: BrugesState, seat: i64) -> i64:
    """What persons save when a tile is built by this action; not when a person builds it."""
    return s.seats[seat].sum(m.DISCOUNT, m.CHEAPER_CANAL)


# ---------------------------------------------------------------------- V: houses
@final
class House(ActionVerb):
    """Action V: return a worker of the colour of the card, which becomes an empty house."""

    def colours(self, s: BrugesState, seat: i64) -> i64:
        owner = s.seats[seat]
        if owner.sum(m.WAIVE) > 0:
            return r.ALL_COLOURS
        if owner.workers != 0 and owner.sum(m.WILD, m.WILD_HOUSE) > 0:
            return r.ALL_COLOURS
        return present(owner.workers, WORKER_BITS)

    def do(self, s: BrugesState, turn: Now, kind: i64) -> None:
        owner = s.seats[turn.seat]
        s.plays -= 1
        build_house(s, turn.seat, kind)
        if owner.sum(m.WAIVE) > 0:
            return
        if owner.sum(m.WILD, m.WILD_HOUSE) == 0:
            s.change_workers(turn.seat, colour_of(s, kind), -1, w.ACTION)
            return
        colour = sole(owner.workers, WORKER_BITS)
        if colour >= 0:
            s.change_workers(turn.seat, colour, -1, w.ACTION)
        else:
            s.push(Paying(turn.seat))

    def brings(self, s: BrugesState, turn: Now, kind: i64) -> Brings:
        paid = 0 if s.seats[turn.seat].sum(m.WAIVE) > 0 else -1
        return together({"workers": paid}, house_brings(s, turn.seat))


@final
class PayWorker(Verb[BrugesState]):
    """Whoever may return a worker of any colour says which."""

    def wrong(self, s: BrugesState, step: Now, colour: i64) -> i64:
        return LEGAL if s.seats[step.seat].workers_of(colour) > 0 else w.NO_WORKER

    def do(self, s: BrugesState, step: Now, colour: i64) -> None:
        s.change_workers(step.seat, colour, -1, w.ACTION)

    def facts(self, s: BrugesState, step: Now, colour: i64, refusal: i64) -> Arguments:
        return {"colour": r.colour.names[colour]}


PAY_WORKER: Final = shown(
    PayWorker(w.MOVES, "colour", w.NOTHING_ASKED), "seat/{seat}/workers_{0}", workers=-1
)
PAY_MENU: Final = menu(PAY_WORKER, otherwise=CHOOSE_COLOUR_FIRST)


@final
class Paying(Decision[BrugesState]):
    """The seat returns a worker of a colour of its choice for a house."""

    def menu(self) -> Menu:
        return PAY_MENU

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        wants(self.plain(), "agenda", "this step has no numbers")
        wants(s.seats[self.seat].workers != 0, "agenda", "there is no worker to return")


# --------------------------------------------------------------------- VI: persons
@final
class Recruit(ActionWays):
    """Action VI: pay the price of a person, who moves into an empty house."""

    def barred(self, s: BrugesState, turn: Now) -> i64:
        if s.plays == 0:
            return CARD_PLAYED
        return LEGAL if has_empty_house(s, turn.seat) else w.NO_HOUSE

    def wrong(self, s: BrugesState, turn: Now, x: i64) -> i64:
        return person_wrong(s, turn.seat, x // r.COLOURS, x % r.COLOURS, 0)

    def listed(self, s: BrugesState, turn: Now, found: list[i64]) -> None:
        """Card by card, but what persons save is looked at once."""
        owner = s.seats[turn.seat]
        purse = owner.guilders + owner.sum(m.DISCOUNT, m.CHEAPER_PERSON)
        cost = s.book.cost
        empty = present(owner.vacant, MARKER_BITS)
        items = self.items
        for card in s.hand(turn.seat):
            kind = card & KIND
            if cost[kind] <= purse:
                for colour in range(r.COLOURS):
                    if (empty >> colour) & 1:
                        found.append(items[kind * r.COLOURS + colour])

    def do(self, s: BrugesState, turn: Now, x: i64) -> None:
        s.plays -= 1
        recruit(s, turn.seat, x // r.COLOURS, x % r.COLOURS, 0)

    def brings(self, s: BrugesState, turn: Now, x: i64) -> Brings:
        return person_brings(s, turn.seat, x // r.COLOURS, 0)

    def touches(self, s: BrugesState, turn: Now, words: list[str]) -> list[str]:
        return recruit_touches(s, turn.seat, words)

    def facts(self, s: BrugesState, turn: Now, x: i64, refusal: i64) -> Arguments:
        return recruit_facts(s, turn.seat, x // r.COLOURS, 0, refusal)

    def sought(self, s: BrugesState, turn: Now) -> list[i64]:
        return recruit_sought(s, turn.seat)


def recruit_touches(s: BrugesState, seat: i64, words: list[str]) -> list[str]:
    house = s.empty_house(seat, r.colour.names.index(words[1]))
    there = [] if house < 0 else [f"seat/{seat}/house/{house}"]
    return [f"hand/{words[0]}", *there]


def recruit_facts(s: BrugesState, seat: i64, kind: i64, less: i64, refusal: i64) -> Arguments:
    if refusal == w.NO_GUILDERS:
        price = int(person_price(s, seat, kind, less))
        return {"price": price, "guilders": int(s.seats[seat].guilders)}
    return {}


def recruit_sought(s: BrugesState, seat: i64) -> list[i64]:
    """One house for every card: a person would ask why a person cannot come, not where."""
    colour: i64 = 0
    for k in range(r.COLOURS):
        if s.seats[seat].empty_houses(k) > 0:
            colour = k
    return [(card & KIND) * r.COLOURS + colour for card in s.hand(seat)]


WORKERS: Final = Workers("workers")
GUILDERS: Final = Guilders("guilders")
CALM: Final = Calm("calm", w.NO_MARKER)
CANAL: Final = Canal("canal", 2)
HOUSE: Final = House("house", w.NO_WORKER)
RECRUIT: Final = Recruit("recruit", r.COLOURS)
