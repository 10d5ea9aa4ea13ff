"""The masked ball: titles go back, guests count their prestige, and titles are given anew.

Ball -> Guest(0) -> [HandIn] -> Guest(1) ... -> AwardTitles -> [ChooseTitle] -> AwardTitles ...
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.scoring import prestige_of, prestige_parts
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import Enough
from tafelrunde.engine import cards
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Lasting, Step
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings, Stage
from tafelrunde.engine.words import LEGAL

BEGUN: Final = w.cause("ball")
COUNTED: Final = w.cause("counted", told="source:source prestige:number")
REACHED: Final = w.cause("prestige", told="prestige:number place:number")
PUSHED: Final = w.cause("pushed", told="prestige:number place:number")


@final
class Ball(Step[NoblemenState]):
    """All titles go back; the holder of the queen is the first guest."""

    def run(self, s: NoblemenState) -> None:
        s.told(BEGUN, s.queen, 0, 0)
        for seat in s.seats:
            seat.title = NOBODY
        s.push(GUESTS[0])


@final
class Guest(Step[NoblemenState]):
    """The guest a, counted from the holder of the queen, may hand things in, if there are any."""

    def run(self, s: NoblemenState) -> None:
        if self.a == s.players:
            s.push(AWARD)
            return
        s.push(GUESTS[self.a + 1])
        guest = (s.queen + self.a) % s.players
        s.offered = 0
        self.tell_prestige(s, guest)
        if has_gifts(s, guest):
            s.push(HAND_INS[guest])
        else:
            place_marker(s, guest)

    def tell_prestige(self, s: NoblemenState, guest: i64) -> None:
        """Where it comes from without anything handed in."""
        if s.journal is not None:
            for source, prestige in enumerate(prestige_parts(s, guest)):
                if prestige > 0:
                    s.told(COUNTED, guest, source, prestige)

    def lies_on(self) -> tuple[str, ...]:
        return ("after_ball",)

    def check(self, s: NoblemenState, after: Now | None, wants: Wants) -> None:
        right = 1 <= self.a <= s.players and self.seat == NOBODY and self.b == 0
        wants(right, "agenda", "no such guest")


def has_gifts(s: NoblemenState, guest: i64) -> bool:
    return s.seats[guest].bribes > 0 or len(s.cards(guest)) > 0


def place_marker(s: NoblemenState, guest: i64) -> None:
    """On the space reached, or the next lower one that is free; 0 is there for everybody."""
    seat = s.seats[guest]
    seat.prestige = prestige_of(s, guest) + s.offered
    s.offered = 0
    seat.marker = space_for(s, seat.prestige)
    s.told(REACHED, guest, seat.prestige, seat.marker)
    if seat.marker < seat.prestige:
        s.told(PUSHED, guest, seat.prestige, seat.marker)
        s.done_to(guest)


def space_for(s: NoblemenState, prestige: i64) -> i64:
    """Where a marker with so much prestige comes to stand."""
    space = prestige
    while space > 0 and is_taken(s, space):
        space -= 1
    return space


def is_taken(s: NoblemenState, space: i64) -> bool:
    """Does a marker stand on a space of the prestige track?"""
    for seat in s.seats:
        if seat.marker == space:
            return True
    return False


def on_taken_space(s: NoblemenState, guest: i64, more: i64) -> tuple[str, Arguments]:
    """The remark that the space a guest would reach with so much more is taken, if it is."""
    prestige = prestige_of(s, guest) + s.offered + more
    space = space_for(s, prestige)
    if space == prestige:
        return "", {}
    return "space_taken", {"prestige": int(prestige), "place": int(space)}


def check_markers(s: NoblemenState, placed: i64, wants: Wants) -> None:
    """Those placed stand where they came to stand one after the other; the rest wait. Markers that
    were placed later are there already and must not count, so `space_for` is of no use here."""
    taken: list[i64] = []
    for k in range(s.players):
        guest = (s.queen + k) % s.players
        seat = s.seats[guest]
        if k >= placed:
            waits = seat.marker == NOBODY and seat.prestige == 0
            wants(waits, "seats", f"the prestige of seat {guest} is not counted yet")
            continue
        enough = seat.prestige >= prestige_of(s, guest)
        wants(enough, "seats", f"seat {guest} has more prestige than that")
        space = seat.prestige
        while space > 0 and space in taken:
            space -= 1
        wants(seat.marker == space, "seats", f"the marker of seat {guest} is on {space}")
        taken.append(space)


# --------------------------------------------------------------------- handing in
NO_BALL: Final = w.refusal("no_ball")
HAND_IN_FIRST: Final = w.refusal("hand_in_first")
NO_BRIBE_HELD: Final = w.refusal("no_bribe_held")
HANDED_IN: Final = w.cause("handed_in", "card")
BRIBE: Final = 0  # the first gift; the cards follow


@final
class Offer(Verb[NoblemenState]):
    """A guest may hand in bribes and cards, each for the prestige it is worth."""

    def wrong(self, s: NoblemenState, step: Now, gift: i64) -> i64:
        if gift == BRIBE:
            return LEGAL if s.seats[step.seat].bribes > 0 else NO_BRIBE_HELD
        return LEGAL if cards.holds(s.cards(step.seat), gift - 1) else w.CARD_NOT_HELD

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        if s.seats[step.seat].bribes > 0:
            found.append(self.base)
        last: i64 = NOBODY
        for card in s.cards(step.seat):
            kind = card & cards.KIND
            if kind != last:
                found.append(self.base + 1 + kind)
            last = kind

    def prestige(self, s: NoblemenState, gift: i64) -> i64:
        return 1 if gift == BRIBE else s.book.card_prestige[gift - 1]

    def do(self, s: NoblemenState, step: Now, gift: i64) -> None:
        seat = step.seat
        s.offered += self.prestige(s, gift)
        if gift == BRIBE:
            s.change_bribes(seat, -1, HANDED_IN)
        else:
            s.bury(gift - 1, w.CARDS, w.DECK, HANDED_IN, seat, openly=True)
        if not has_gifts(s, seat):
            s.leave()
            place_marker(s, seat)

    def brings(self, s: NoblemenState, step: Now, gift: i64) -> Brings:
        given = "bribes" if gift == BRIBE else "cards"
        return {"prestige": int(self.prestige(s, gift)), given: -1}

    def remark(self, s: NoblemenState, step: Now, gift: i64) -> tuple[str, Arguments]:
        return on_taken_space(s, step.seat, self.prestige(s, gift))

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        return [f"seat/{step.seat}/bribes" if words[0] == "bribe" else f"cards/{words[0]}"]


@final
class EnoughOffered(Enough):
    """Nothing more is handed in."""

    def do(self, s: NoblemenState, step: Now, x: i64) -> None:
        s.leave()
        place_marker(s, step.seat)

    def remark(self, s: NoblemenState, step: Now, x: i64) -> tuple[str, Arguments]:
        return on_taken_space(s, step.seat, 0)


OFFER: Final = Offer(w.MOVES, "offer", NO_BALL)
OFFER_MENU: Final = menu(OFFER, EnoughOffered(w.MOVES, "done"), otherwise=HAND_IN_FIRST)


@final
class HandIn(Lasting[NoblemenState]):
    """The guest hands in a bribe or a card for prestige, one at a time, until it is enough."""

    def menu(self) -> Menu:
        return OFFER_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("guest",)

    def check(self, s: NoblemenState, under: Now | None, wants: Wants) -> None:
        assert under is not None
        guest = (s.queen + under.a - 1) % s.players
        wants(self.seat == guest and self.plain(), "agenda", "no such guest")
        wants(has_gifts(s, guest), "agenda", "the guest has nothing to hand in")
        check_markers(s, under.a - 1, wants)
        for seat in s.seats:
            wants(seat.title == NOBODY, "seats", "titles go back before prestige is counted")

    def phase(self, s: NoblemenState) -> list[Stage]:
        return [Stage("noblemen-phase-ball"), Stage("noblemen-phase-prestige")]

    def asks(self, s: NoblemenState) -> Arguments:
        reached = prestige_of(s, self.seat) + s.offered
        return {"seat": int(self.seat), "prestige": int(reached)}


# ------------------------------------------------------------------------- titles
NO_TITLES_NOW: Final = w.refusal("no_titles_now")
CHOOSE_TITLE_FIRST: Final = w.refusal("choose_title_first")
TITLE_TAKEN: Final = w.refusal("title_taken")
TOO_LITTLE_PRESTIGE: Final = w.refusal("too_little_prestige")
TITLED: Final = w.cause("titled", "title")
HONOURED: Final = w.cause("honoured")


@final
class AwardTitles(Step[NoblemenState]):
    """The guest in front of all without a title takes one; when all have one, they bring points."""

    def run(self, s: NoblemenState) -> None:
        guest = first_without_title(s)
        if guest == NOBODY:
            honour(s)
            return
        s.push(AWARD)
        choice = CHOICES[guest]
        titles = TITLE.choices(s, choice)
        if len(titles) == 1 or s.book.auto_titles:
            TITLE.do(s, choice, titles[0])
        else:
            s.push(choice)

    def lies_on(self) -> tuple[str, ...]:
        return ("after_ball",)

    def check(self, s: NoblemenState, after: Now | None, wants: Wants) -> None:
        wants(self.seat == NOBODY and self.plain(), "agenda", "award_titles is for all")


def first_without_title(s: NoblemenState) -> i64:
    """By place on the prestige track; on space 0 by the order of the guests."""
    found: i64 = NOBODY
    for k in range(s.players):
        guest = (s.queen + k) % s.players
        seat = s.seats[guest]
        if seat.title == NOBODY and (found == NOBODY or seat.marker > s.seats[found].marker):
            found = guest
    return found


def honour(s: NoblemenState) -> None:
    """Victory points for the new titles; the prestige markers go back."""
    for guest in range(s.players):
        seat = s.seats[guest]
        s.score(guest, r.FOR_TITLES, s.book.title_points[seat.title], HONOURED)
        seat.marker = NOBODY
        seat.prestige = 0


def titles_left(s: NoblemenState, title: i64) -> i64:
    left = s.book.copies_of(s.players, title)
    for seat in s.seats:
        if seat.title == title:
            left -= 1
    return left


@final
class TakeTitle(Verb[NoblemenState]):
    """Take a title that is left, if your marker stands far enough in front for it."""

    def wrong(self, s: NoblemenState, step: Now, title: i64) -> i64:
        if self.reached(s, step.seat) < s.book.title_prestige[title]:
            return TOO_LITTLE_PRESTIGE
        return LEGAL if titles_left(s, title) > 0 else TITLE_TAKEN

    def reached(self, s: NoblemenState, guest: i64) -> i64:
        """What counts (ruling title_by)."""
        return s.seats[guest].prestige if s.book.title_by_total else s.seats[guest].marker

    def choices(self, s: NoblemenState, step: Now) -> list[i64]:
        """From the highest."""
        return [title for title in range(r.TITLES) if self.wrong(s, step, title) == LEGAL]

    def do(self, s: NoblemenState, step: Now, title: i64) -> None:
        s.seats[step.seat].title = title
        s.moved(TITLED, step.seat, w.TITLES, w.TITLE_OF + step.seat, title, EVERYBODY)

    def brings(self, s: NoblemenState, step: Now, title: i64) -> Brings:
        """Points at once, and what every building costs less from now on."""
        discount = int(s.book.title_discount[title])
        return {"points": int(s.book.title_points[title]), "discount": discount}

    def facts(self, s: NoblemenState, step: Now, title: i64, refusal: i64) -> Arguments:
        if refusal == TOO_LITTLE_PRESTIGE:
            needed = int(s.book.title_prestige[title])
            return {"needed": needed, "reached": int(self.reached(s, step.seat))}
        return {}


TITLE: Final = shown(TakeTitle(w.MOVES, "title", NO_TITLES_NOW), "titles/{0}")
TITLE_MENU: Final = menu(TITLE, otherwise=CHOOSE_TITLE_FIRST)


@final
class ChooseTitle(Decision[NoblemenState]):
    """The guest takes one of the titles it is entitled to."""

    def menu(self) -> Menu:
        return TITLE_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("award_titles",)

    def check(self, s: NoblemenState, award: Now | None, wants: Wants) -> None:
        check_markers(s, s.players, wants)
        right = first_without_title(s) == self.seat and len(TITLE.choices(s, self)) > 1
        right = right and not s.book.auto_titles and self.plain()
        wants(right, "agenda", "the seat has no title to choose")
        wants(s.offered == 0, "offered", "nobody hands anything in")

    def phase(self, s: NoblemenState) -> list[Stage]:
        return [Stage("noblemen-phase-ball"), Stage("noblemen-phase-titles")]

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "prestige": int(s.seats[self.seat].marker)}


# Steps are immutable, so the common ones are made once.
BALL: Final = Ball()
AWARD: Final = AwardTitles()
GUESTS: Final[list[Guest]] = [Guest(NOBODY, place) for place in range(r.SEATS + 1)]
HAND_INS: Final[list[HandIn]] = [HandIn(seat) for seat in range(r.SEATS)]
CHOICES: Final[list[ChooseTitle]] = [ChooseTitle(seat) for seat in range(r.SEATS)]
