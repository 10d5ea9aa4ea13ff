"""Knights: a new castle lets one ride out to an area of somebody else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import InTurn, TileVerb
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

SEND_KNIGHT_FIRST: Final = w.refusal("send_knight_first")
MUST_MOVE_KNIGHT: Final = w.refusal("must_move_knight")
NO_SUCH_SEAT: Final = w.refusal("no_such_seat")
OWN_AREA: Final = w.refusal("own_area")
NO_SUCH_AREA: Final = w.refusal("no_such_area")
AREA_OCCUPIED: Final = w.refusal("area_occupied")
RAIDED: Final = w.cause("raid", told="area:area_kind victim_seat:number")
WITHDRAWN: Final = w.cause("withdrawn", told="area:area_kind victim_seat:number")
SPOILS: Final = w.cause("spoils", "tile")
NO_SPOILS: Final = w.cause("no_spoils", told="victim_seat:number")


def send_knight(s: NoblemenState, seat: i64) -> None:
    """A new castle lets a knight of the supply ride out, or one that is out ride on."""
    if len(KNIGHT.targets(s, seat)) == 0:
        return
    if s.knights_out(seat) < r.KNIGHTS:
        s.push(SendKnight(seat))
    else:
        s.push(RecallKnight(seat))


@final
class Ride(Verb[NoblemenState]):
    """A knight rides to an area of another that no knight stands on.

    A target is the seat of the owner times AREAS, plus the number of the area.
    """

    def wrong(self, s: NoblemenState, step: Now, target: i64) -> i64:
        victim = target // r.AREAS
        if victim >= s.players:
            return NO_SUCH_SEAT
        if victim == step.seat:
            return OWN_AREA
        if target % r.AREAS >= len(s.seats[victim].estate.areas):
            return NO_SUCH_AREA
        return AREA_OCCUPIED if self.knight_on(s, target) >= 0 else LEGAL

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        for target in self.targets(s, step.seat):
            found.append(self.items[target])

    def targets(self, s: NoblemenState, seat: i64) -> list[i64]:
        """The areas of others that no knight stands on."""
        return [area for area in self.areas(s, seat) if self.knight_on(s, area) < 0]

    def knight_on(self, s: NoblemenState, target: i64) -> i64:
        return s.seats[target // r.AREAS].estate.knight_on(target % r.AREAS)

    def areas(self, s: NoblemenState, seat: i64) -> list[i64]:
        """All areas of others."""
        found: list[i64] = []
        for victim in range(s.players):
            if victim != seat:
                for area in range(min(len(s.seats[victim].estate.areas), r.AREAS)):
                    found.append(victim * r.AREAS + area)
        return found

    def do(self, s: NoblemenState, step: Now, target: i64) -> None:
        if step.a > 0:
            withdraw(s, step.seat, step.a - 1)
        raid(s, step.seat, target // r.AREAS, target % r.AREAS)

    def brings(self, s: NoblemenState, step: Now, target: i64) -> Brings:
        return {"knights": 0 if step.a > 0 else -1}

    def remark(self, s: NoblemenState, step: Now, target: i64) -> tuple[str, Arguments]:
        """What the owner gives up at once, as far as others may know."""
        victim = target // r.AREAS
        kind = s.seats[victim].estate.area_kind(target % r.AREAS)
        if kind == r.GARDEN:
            comes = s.queen == victim and s.queen_comes(step.seat)
            return ("queen_comes" if comes else ""), {}
        return ("pounds_at_once" if kind == r.MANOR else "tiles_at_once"), {}

    def sought(self, s: NoblemenState, step: Now) -> list[i64]:
        return self.areas(s, step.seat)


@final
class Decline(Verb[NoblemenState]):
    """No knight has to ride out, but one that was recalled has to ride on."""

    def barred(self, s: NoblemenState, step: Now) -> i64:
        return MUST_MOVE_KNIGHT if step.a > 0 else LEGAL

    def do(self, s: NoblemenState, step: Now, x: i64) -> None:
        return


@final
class Recall(Verb[NoblemenState]):
    """If both knights are out, one of them may ride on (ruling knight_of_the_supply)."""

    def do(self, s: NoblemenState, step: Now, knight: i64) -> None:
        s.push(SendKnight(step.seat, knight + 1))

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        target = placed_knight(s, step.seat, int(words[0]) - 1)
        victim = target // r.AREAS
        return [f"seat/{victim}/area/{s.seats[victim].estate.corner_of(target % r.AREAS)}"]


KNIGHT: Final = shown(Ride(w.MOVES, "knight", w.NO_KNIGHT_TO_SEND), "seat/{0}/area/{1}")
DECLINE: Final = Decline(w.MOVES, "decline", w.NO_KNIGHT_TO_SEND)
RECALL: Final = Recall(w.MOVES, "recall", w.NO_KNIGHT_TO_SEND)
SEND_MENU: Final = menu(KNIGHT, DECLINE, otherwise=SEND_KNIGHT_FIRST)
RECALL_MENU: Final = menu(RECALL, DECLINE, otherwise=SEND_KNIGHT_FIRST)


class KnightDecision(InTurn):
    """A castle has been built, and there is an area to raid."""

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        self.check_turn(s, turn, w.ACTED, wants)
        recalls = isinstance(self, RecallKnight)
        out = s.knights_out(self.seat)
        wants(len(KNIGHT.targets(s, self.seat)) > 0, "agenda", "no area can be raided")
        wants((recalls or self.a > 0) == (out == r.KNIGHTS), "agenda", f"{out} knights are out")
        known = 0 <= self.a <= (0 if recalls else r.KNIGHTS) and self.b == 0
        wants(known, "agenda", "there is no such knight")


@final
class RecallKnight(KnightDecision):
    """Both knights are out: which of them moves on, if any?"""

    def menu(self) -> Menu:
        return RECALL_MENU


@final
class SendKnight(KnightDecision):
    """Which area of another is raided; a = 0 from the supply, else the knight that moves on."""

    def menu(self) -> Menu:
        return SEND_MENU


def placed_knight(s: NoblemenState, seat: i64, knight: i64) -> i64:
    """Where a knight that is out stands, as a target; they are counted from seat to seat."""
    for victim in range(s.players):
        estate = s.seats[victim].estate
        for area in range(len(estate.areas)):
            if estate.knight_on(area) == seat:
                if knight == 0:
                    return victim * r.AREAS + area
                knight -= 1
    raise ValueError("the knight is not out")


def withdraw(s: NoblemenState, seat: i64, knight: i64) -> None:
    target = placed_knight(s, seat, knight)
    victim = target // r.AREAS
    estate = s.seats[victim].own_estate()
    estate.set_knight(target % r.AREAS, NOBODY)
    s.told(WITHDRAWN, seat, estate.area_kind(target % r.AREAS), victim)
    s.happened_in_area(victim, target % r.AREAS)


# -------------------------------------------------------------------------- raids
def raid(s: NoblemenState, seat: i64, victim: i64, area: i64) -> None:
    """A knight comes to an area, and its owner gives something up at once."""
    estate = s.seats[victim].own_estate()
    estate.set_knight(area, seat)
    kind = estate.area_kind(area)
    s.told(RAIDED, seat, kind, victim)
    s.happened_in_area(victim, area)
    s.done_to(victim)
    if has_spoils(s, victim, kind):
        give_spoils(s, victim, seat, kind)
    else:
        s.told(NO_SPOILS, seat, victim, 0)


def has_spoils(s: NoblemenState, victim: i64, kind: i64) -> bool:
    if kind == r.MANOR:
        return s.seats[victim].money > 0
    return s.seats[victim].tiles > 0 if kind == r.FOREST else s.queen == victim


def give_spoils(s: NoblemenState, victim: i64, seat: i64, kind: i64) -> None:
    """Pounds for a manor, tiles for a forest, the queen for a garden."""
    if kind == r.MANOR:
        loot = min(r.SPOILS_OF_WAR, s.seats[victim].money)
        s.change_money(victim, -loot, SPOILS)
        s.done_to(victim)
        s.change_money(seat, loot, SPOILS)
    elif kind == r.FOREST:
        give_up_tiles(s, victim, seat)
    else:
        s.take_queen(seat)


def give_up_tiles(s: NoblemenState, victim: i64, seat: i64) -> None:
    """Two tiles that the victim chooses; with no more than that there is no choice."""
    if t.total(s.seats[victim].tiles) > r.SPOILS_OF_WAR:
        s.push(GiveTiles(victim, seat, r.SPOILS_OF_WAR))
        return
    if s.seats[victim].tiles != s.seats[victim].known:
        s.show_all()  # nobody has named them
    for kind in t.listed(s.seats[victim].tiles):
        give_tile(s, victim, seat, kind)
        s.done_to(victim)


def give_tile(s: NoblemenState, giver: i64, receiver: i64, kind: i64) -> None:
    """In front of the screens, so that everybody sees which (ruling given_tiles_are_shown)."""
    s.spend(giver, kind)
    s.receive(receiver, kind)
    s.moved(SPOILS, giver, w.HAND_OF + giver, w.HAND_OF + receiver, kind, EVERYBODY)


GIVE_TILES_FIRST: Final = w.refusal("give_tiles_first")


@final
class GiveUp(TileVerb):
    """The owner of a raided forest chooses the tiles that go to the raider."""

    def do(self, s: NoblemenState, step: Now, kind: i64) -> None:
        give_tile(s, step.seat, step.a, kind)
        if step.b > 1:
            s.push(GiveTiles(step.seat, step.a, step.b - 1))


GIVE_UP: Final = GiveUp("give", w.NOTHING_TO_GIVE)
GIVE_MENU: Final = menu(GIVE_UP, otherwise=GIVE_TILES_FIRST)


@final
class GiveTiles(Decision[NoblemenState]):
    """The owner of a raided forest chooses a tile for the seat a; b are still to be given."""

    def menu(self) -> Menu:
        return GIVE_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        assert turn is not None
        wants(s.used & w.ACTED != 0, "done", "a castle is being built")
        right = self.a == turn.seat and self.seat != turn.seat
        wants(right, "agenda", "tiles are given to the acting seat")
        wants(1 <= self.b <= r.SPOILS_OF_WAR, "agenda", "two tiles are given")
        enough = t.total(s.seats[self.seat].tiles) > self.b
        wants(enough, "agenda", "with so few tiles there is nothing to choose")
        raided = s.seats[self.seat].estate.knights(self.a, r.FOREST) > 0
        wants(raided, "agenda", "the seat has no forest that was raided")

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "raider_seat": int(self.a), "count": int(self.b)}
