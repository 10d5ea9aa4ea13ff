"""Expanding the estate: up to three tiles, the areas they form, and their harvest.

Turn or a card -> [Lay ->] Place -> [FormArea ->] AfterTile -> Lay -> ... -> harvest
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.estate import CORNER_NAMES, CORNERS, KIND, where
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import TRADE, Enough, InTurn, TileByTile, TileVerb, action
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import Step
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

EXPANDED: Final = w.cause("expanded")
LAID: Final = w.cause("laid", "tile")
FORMED: Final = w.cause("formed", told="area:area_kind")
HARVEST: Final = w.cause("harvest", "tile")


# --------------------------------------------------------------------- the tiles
def begin_expansion(s: NoblemenState) -> None:
    s.laid = 0
    s.formed = 0


def finish_expansion(s: NoblemenState, seat: i64) -> None:
    """Money for fields and manors, tiles for groves and forests, the queen for a garden."""
    pounds = t.count(s.laid, r.FIELD) + r.AREA_BONUS * t.count(s.formed, r.MANOR)
    tiles = t.count(s.laid, r.GROVE) + r.AREA_BONUS * t.count(s.formed, r.FOREST)
    gardens = t.count(s.formed, r.GARDEN)
    begin_expansion(s)
    s.change_money(seat, pounds, HARVEST)
    s.draw_tiles(seat, tiles, HARVEST)
    if gardens > 0:
        s.take_queen(seat)


@final
class TakeUp(TileVerb):
    """Lay up to three tiles; everybody sees which one you take up before it has a place."""

    def do(self, s: NoblemenState, step: Now, kind: i64) -> None:
        if self is LAY:
            s.told(EXPANDED, step.seat, 0, 0)
            begin_expansion(s)
        else:
            s.leave()
        s.show(step.seat, kind)
        s.push(Place(step.seat, kind))

    def brings(self, s: NoblemenState, step: Now, kind: i64) -> Brings:
        """With its harvest: money for a field, another tile for a grove."""
        if kind == r.GROVE:
            return {}
        return {"tiles": -1, "money": 1} if kind == r.FIELD else {"tiles": -1}

    def remark(self, s: NoblemenState, step: Now, kind: i64) -> tuple[str, Arguments]:
        return ("another_tile" if kind == r.GROVE else ""), {}


FINISH_LAYING_FIRST: Final = w.refusal("finish_laying_first")


@final
class EnoughLaid(Enough):
    """No more tiles, but one at least."""

    def barred(self, s: NoblemenState, step: Now) -> i64:
        return LEGAL if s.laid > 0 else w.LAY_TILE_FIRST

    def do(self, s: NoblemenState, step: Now, x: i64) -> None:
        s.leave()
        finish_expansion(s, step.seat)


LAY: Final = action(TakeUp("lay"))
LAY_MORE: Final = TakeUp("lay")
LAY_MENU: Final = menu(LAY_MORE, EnoughLaid(w.MOVES, "done"), TRADE, otherwise=FINISH_LAYING_FIRST)


def check_laying(s: NoblemenState, step: InTurn, on: Now | None, laid: i64, wants: Wants) -> None:
    """What was laid and completed in this action is the last of the estate."""
    estate = s.seats[step.seat].estate
    step.check_turn(s, on, w.ACTED | w.CARD_PLAYED, wants)
    wants(0 <= laid < r.MOST_LAID, "laid", "no more tiles can be laid")
    most = laid * (CORNERS if s.book.areas_may_overlap else 1)
    formed = t.total(s.formed)
    wants(formed <= most, "formed", "more areas than the tiles can form")
    tiles = [what & KIND for what in estate.tiles[1:]]
    areas = [estate.area_kind(k) for k in range(len(estate.areas))]
    wants(last(tiles, t.total(s.laid)) == s.laid, "laid", "these are not the tiles laid last")
    wants(last(areas, formed) == s.formed, "formed", "these areas were not formed last")


def last(kinds: list[i64], number: i64) -> i64:
    """The last so many of a list, counted by kind."""
    return sum([t.one(kind) for kind in kinds[max(0, len(kinds) - number) :]])


@final
class Lay(TileByTile):
    """Another tile, or enough."""

    def menu(self) -> Menu:
        return LAY_MENU

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        check_laying(s, self, turn, t.total(s.laid), wants)
        wants(s.seats[self.seat].tiles > 0 and self.plain(), "agenda", "there is no tile to lay")
        by_card = s.used & w.CARD_PLAYED != 0
        wants(s.laid > 0 or by_card, "laid", "an expansion begins with a tile")

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "count": int(r.MOST_LAID - t.total(s.laid))}


# ---------------------------------------------------------------------- the place
NOTHING_TO_LAY: Final = w.refusal("nothing_to_lay")
OTHER_NAME: Final = w.refusal("other_name")


@final
class LayAt(Verb[NoblemenState]):
    """Every tile touches another one of the estate with a side."""

    def wrong(self, s: NoblemenState, step: Now, place: i64) -> i64:
        estate = s.seats[step.seat].estate
        if place >> 2 >= len(estate.cells):
            return w.NO_SUCH_CELL
        if place in estate.frontier:
            return LEGAL
        return w.NO_SUCH_CELL if estate.tile_at(estate.cell_at(place)) >= 0 else OTHER_NAME

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        for place in s.seats[step.seat].estate.frontier:
            found.append(self.items[place])

    def do(self, s: NoblemenState, step: Now, place: i64) -> None:
        seat = step.seat
        kind = step.a
        s.spend(seat, kind)
        estate = s.seats[seat].own_estate()
        tile = estate.lay(place, kind)
        s.laid += t.one(kind)
        s.moved(LAID, seat, w.HAND_OF + seat, w.ESTATE_OF + seat, kind, EVERYBODY)
        s.happened_in(seat, tile)
        s.push(AFTER_TILES[seat])
        self.form_areas(s, seat, tile, estate.squares(tile, s.book.areas_may_overlap))

    def form_areas(self, s: NoblemenState, seat: i64, tile: i64, corners: i64) -> None:
        """All squares that a tile completes share it: without overlap one of them is chosen."""
        several = corners & (corners - 1) != 0
        if several and not s.book.areas_may_overlap:
            s.push(FormArea(seat, tile))
            return
        for corner in range(CORNERS):
            if (corners >> corner) & 1:
                form_area(s, seat, tile, corner)


CELL: Final = shown(LayAt(w.MOVES, "cell", NOTHING_TO_LAY), "seat/{seat}/estate/{0}")
PLACE_MENU: Final = menu(CELL, otherwise=w.LAY_TILE_FIRST)


@final
class Place(InTurn):
    """Where the tile of kind a is laid."""

    def menu(self) -> Menu:
        return PLACE_MENU

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        check_laying(s, self, turn, t.total(s.laid), wants)
        wants(0 <= self.a < r.KINDS and self.b == 0, "agenda", "there is no such kind of tile")
        known = t.count(s.seats[self.seat].known, self.a) > 0
        wants(known, "agenda", "the tile to be laid is known to all")

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "tile": r.tile.names[self.a]}


@final
class AfterTile(Step[NoblemenState]):
    """Up to three tiles are laid; then their harvest comes in."""

    def run(self, s: NoblemenState) -> None:
        if t.total(s.laid) < r.MOST_LAID and s.seats[self.seat].tiles > 0:
            s.push(LAYS[self.seat])
        else:
            finish_expansion(s, self.seat)

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat and self.plain(), "agenda", "another seat is laying")


# ---------------------------------------------------------------------- the areas
CHOOSE_AREA_FIRST: Final = w.refusal("choose_area_first")
NO_AREA_TO_CHOOSE: Final = w.refusal("no_area_to_choose")
NOT_A_SQUARE: Final = w.refusal("not_a_square")


def form_area(s: NoblemenState, seat: i64, tile: i64, corner: i64) -> None:
    estate = s.seats[seat].own_estate()
    area = estate.form(tile, corner)
    kind = estate.area_kind(area)
    s.formed += t.one(kind)
    s.told(FORMED, seat, kind, 0)
    s.happened_in_area(seat, area)


@final
class Form(Verb[NoblemenState]):
    """Four equal tiles in a square are an area; a tile belongs to one area at most."""

    def wrong(self, s: NoblemenState, step: Now, corner: i64) -> i64:
        corners = s.seats[step.seat].estate.squares(step.a, False)
        return LEGAL if (corners >> corner) & 1 else NOT_A_SQUARE

    def do(self, s: NoblemenState, step: Now, corner: i64) -> None:
        form_area(s, step.seat, step.a, corner)

    def sought(self, s: NoblemenState, step: Now) -> list[i64]:
        return list(range(CORNERS))

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        estate = s.seats[step.seat].estate
        cell = estate.north_west(step.a, CORNER_NAMES.index(words[0]))
        return [f"seat/{step.seat}/estate/{where(cell)}"] if estate.tile_at(cell) >= 0 else []


FORM: Final = Form(w.MOVES, "form", NO_AREA_TO_CHOOSE)
FORM_MENU: Final = menu(FORM, otherwise=CHOOSE_AREA_FIRST)


@final
class FormArea(InTurn):
    """The tile a completes several squares that share tiles: one becomes an area."""

    def menu(self) -> Menu:
        return FORM_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("after_tile",)

    def check(self, s: NoblemenState, after: Now | None, wants: Wants) -> None:
        check_laying(s, self, after, t.total(s.laid) - 1, wants)
        estate = s.seats[self.seat].estate
        tile = len(estate.tiles) - 1
        wants(self.a == tile and self.b == 0, "agenda", f"the tile laid last is {tile}")
        corners = estate.squares(tile, False)
        several = corners & (corners - 1) != 0 and not s.book.areas_may_overlap
        wants(several, "agenda", "there is no area to choose")


# Steps are immutable, so the common ones are made once.
LAYS: Final[list[Lay]] = [Lay(seat) for seat in range(r.SEATS)]
AFTER_TILES: Final[list[AfterTile]] = [AfterTile(seat) for seat in range(r.SEATS)]
