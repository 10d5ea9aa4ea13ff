"""Which agendas a Noblemen position can have, and what must be true for each step on it."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import state as st
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.ball import (
    AwardTitles,
    ChooseTitle,
    Guest,
    HandIn,
    first_without_title,
    has_gifts,
    possible_titles,
)
from tafelrunde.boardgames.noblemen.building import ChooseSite, GiveTiles, RecallKnight, SendKnight
from tafelrunde.boardgames.noblemen.estate import KIND, Estate
from tafelrunde.boardgames.noblemen.estates import unformed
from tafelrunde.boardgames.noblemen.scandals import LookAtCards, PickCard
from tafelrunde.boardgames.noblemen.scoring import prestige_of
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.boardgames.noblemen.steps import (
    AfterBall,
    BeginTurn,
    ChooseTiles,
    DealTiles,
    EndTurn,
    NextDecade,
)
from tafelrunde.boardgames.noblemen.turn import AfterTile, Donate, FormArea, Lay, Place, Turn, Vicar
from tafelrunde.engine.position import Reader
from tafelrunde.engine.step import NOBODY, Step


def check_agenda(s: NoblemenState, reader: Reader, agenda: Sequence[Step]) -> None:
    _Checker(s, reader).check(agenda)


def _packed(kinds: Sequence[int]) -> int:
    return sum(int(t.one(kind)) for kind in kinds)


class _Checker:
    def __init__(self, s: NoblemenState, reader: Reader) -> None:
        self.s = s
        self.reader = reader

    def want(self, true: bool, key: str, problem: str) -> None:
        if not true:
            self.reader.fail(key, problem)

    def check(self, agenda: Sequence[Step]) -> None:
        self.check_table(agenda)
        in_turn = False
        if not agenda:
            self.check_over()
        elif isinstance(agenda[0], AfterBall):
            self.check_ball(agenda)
        elif isinstance(agenda[-1], ChooseTiles):
            self.check_set_up(agenda)
        elif len(agenda) > 3 and isinstance(agenda[2], BeginTurn):
            self.check_cards_for_all(agenda)
        else:
            in_turn = True
            self.check_turn(agenda)
        self.want(in_turn or self.s.done == 0, "done", "nobody is taking a turn")

    def is_at(self, *spaces: int) -> bool:
        return self.s.table.track[self.s.space] in spaces

    # --------------------------------------------------------- whatever the agenda

    def check_table(self, agenda: Sequence[Step]) -> None:
        s = self.s
        top = agenda[-1] if agenda else None
        ball = bool(agenda) and isinstance(agenda[0], AfterBall)
        for seat, player in enumerate(s.seats):
            out = int(s.knights_out(seat))
            self.want(out <= r.KNIGHTS, "seats", f"seat {seat} has two knights, not {out}")
            self.want(ball or player.title != NOBODY, "seats", f"seat {seat} has no title")
            away = player.marker == NOBODY and player.prestige == 0
            self.want(ball or away, "seats", f"seat {seat} has no prestige outside of balls")
            setting_up = isinstance(top, ChooseTiles)
            self.want(setting_up or player.chosen == 0, "seats", "tiles were chosen long ago")
            choosing = isinstance(top, FormArea) and top.seat == seat
            self.check_areas(seat, len(player.estate.tiles) - 1 if choosing else NOBODY)
        for title in range(r.TITLES):
            self.want(m.titles_left(s, title) >= 0, "seats", "a title is borne by too many")
        looking = isinstance(top, PickCard)
        self.want(looking == bool(s.offer), "offer", "does not fit the agenda")
        self.want(not looking or len(s.offer) > 1, "offer", "one card is kept without asking")
        laying = isinstance(top, Lay | Place | FormArea)
        self.want(laying or not s.laid | s.formed, "laid", "nobody is laying tiles")
        self.want(ball or s.offered == 0, "offered", "there is no ball")

    def check_areas(self, seat: int, last: int) -> None:
        """An area forms with its fourth tile; while one is being chosen, it is the last tile's."""
        squares = unformed(self.s.seats[seat].estate, self.s.table.areas_may_overlap)
        overdue = [square for square in squares if last not in square]
        self.want(not overdue, "seats", f"seat {seat} has four equal tiles that are no area")

    def check_over(self) -> None:
        over = self.s.decade == r.DECADES - 1 and self.is_at(r.SCORING)
        self.want(over, "agenda", "the game is not over before the last scoring")

    # --------------------------------------------------------- set-up and new decade

    def check_set_up(self, agenda: Sequence[Step]) -> None:
        s = self.s
        step = agenda[-1]
        self.want(0 <= step.a < r.KINDS and 0 <= step.b < s.players, "agenda", "no such choice")
        start = int(step.seat - step.b) % int(s.players)
        self.want(not s.table.first_game, "agenda", "in a first game there is nothing to choose")
        self.want(isinstance(agenda[-2], DealTiles), "agenda", "tiles are dealt after the choice")
        self.check_looks(agenda[:-2], start, 0)
        self.want(s.space == 0 and s.decade == 0, "space", "this is not the beginning")
        for k in range(s.players):
            seat = s.seats[(start + k) % s.players]
            kinds = r.KINDS if k < step.b else int(step.a) if k == step.b else 0
            extra = seat.chosen >> (8 * kinds)
            self.want(extra == 0, "seats", "a seat has chosen before its turn")
            self.want(seat.tiles == 0, "seats", "tiles are not dealt yet")
        self.check_start(agenda, start)

    def check_start(self, agenda: Sequence[Step], start: int) -> None:
        self.want(agenda[1].seat == start, "agenda", f"seat {start} has the first turn")
        first = self.s.table.first_player
        self.want(first in (NOBODY, start), "agenda", f"seat {first} has the first turn")
        queen = (start - 1) % int(self.s.players)
        self.want(self.s.queen == queen, "queen", f"at the beginning seat {queen} holds her")

    def check_cards_for_all(self, agenda: Sequence[Step]) -> None:
        """[end_turn, turn, begin_turn, (next_decade), look ..., pick]"""
        s = self.s
        later = isinstance(agenda[3], NextDecade)
        top = agenda[-1]
        self.want(isinstance(top, PickCard), "agenda", "a card is picked on top of this")
        head = [*agenda[:3], *agenda[4 if later else 3 : -1]]
        waiting = len(head) - 3
        self.want(waiting < s.players, "agenda", "more look at cards than there are seats")
        first = int(top.seat - (int(s.players) - 1 - waiting)) % int(s.players)
        self.check_looks(head, first, int(s.players) - waiting)
        self.want(self.is_at(r.SCORING if later else r.START), "space", "does not fit the agenda")
        if later:
            self.want(s.decade + 1 < r.DECADES, "decade", "no decade follows the last")
            self.want(s.queen == first, "queen", f"the first to look is the holder, seat {first}")
            self.check_next(agenda)
        else:
            self.want(s.decade == 0, "decade", "this is not the beginning")
            self.check_start(agenda, first)

    def check_looks(self, agenda: Sequence[Step], first: int, done: int) -> None:
        """[end_turn, turn, begin_turn] and those who are still to look at cards, last first."""
        kinds = (EndTurn, Turn, BeginTurn)
        right = len(agenda) == 3 + int(self.s.players) - done
        right = right and all(type(step) is kind for step, kind in zip(agenda, kinds, strict=False))
        right = right and len({int(step.seat) for step in agenda[:3]}) == 1 and agenda[0].seat >= 0
        for k, step in enumerate(reversed(agenda[3:])):
            seat = (first + done + k) % int(self.s.players)
            right = right and isinstance(step, LookAtCards) and step.seat == seat
        right = right and all(step.a == 0 and step.b == 0 for step in agenda)
        self.want(right, "agenda", "the first turn and everybody's look at cards are wanted here")

    def check_next(self, agenda: Sequence[Step]) -> None:
        """The marker moves at the end of the holder's turn, so the one to the left follows."""
        following = (int(self.s.queen) + 1) % int(self.s.players)
        self.want(agenda[0].seat == following, "agenda", f"seat {following} is the next to play")

    # ------------------------------------------------------------------------ balls

    def check_ball(self, agenda: Sequence[Step]) -> None:
        """[after_ball, guest, hand_in] or [after_ball, award, choose_title]"""
        s = self.s
        self.want(len(agenda) == 3, "agenda", "a ball has two steps on its end")
        self.want(self.is_at(r.MASK), "space", "there is no ball here")
        self.check_next(agenda)
        _, below, top = agenda
        if isinstance(below, Guest) and isinstance(top, HandIn):
            place = int(below.a) - 1
            guest = (int(s.queen) + place) % int(s.players)
            self.want(0 <= place < s.players and top.seat == guest, "agenda", "no such guest")
            self.want(has_gifts(s.seats[guest]), "agenda", "the guest has nothing to hand in")
            self.check_markers(place)
            titled = any(seat.title != NOBODY for seat in s.seats)
            self.want(not titled, "seats", "titles go back before prestige is counted")
            self.want(below.seat == NOBODY and below.b == 0, "agenda", "no such guest")
        elif isinstance(below, AwardTitles) and isinstance(top, ChooseTitle):
            self.check_markers(int(s.players))
            right = first_without_title(s) == top.seat and len(possible_titles(s, top.seat)) > 1
            right = right and not s.table.auto_titles
            self.want(right, "agenda", "the seat has no title to choose")
            self.want(s.offered == 0, "offered", "nobody hands anything in")
            plain = (below.seat, below.a, below.b) == (NOBODY, 0, 0)
            self.want(plain, "agenda", "award_titles is for all")
        else:
            self.reader.fail("agenda", "this is no decision of a ball")
        plain = all(step.a == 0 and step.b == 0 for step in (agenda[0], top))
        self.want(plain, "agenda", "these steps have no numbers")

    def check_markers(self, placed: int) -> None:
        """Those placed stand where they came to stand one after the other; the rest wait."""
        s = self.s
        taken = set()
        for k in range(s.players):
            guest = int(s.queen + k) % int(s.players)
            seat = s.seats[guest]
            if k >= placed:
                waits = seat.marker == NOBODY and seat.prestige == 0
                self.want(waits, "seats", f"the prestige of seat {guest} is not counted yet")
                continue
            enough = seat.prestige >= prestige_of(s, guest)
            self.want(enough, "seats", f"seat {guest} has more prestige than that")
            space = int(seat.prestige)
            while space > 0 and space in taken:
                space -= 1
            self.want(seat.marker == space, "seats", f"the marker of seat {guest} is on {space}")
            taken.add(space)

    # ------------------------------------------------------------------------ turns

    def check_turn(self, agenda: Sequence[Step]) -> None:
        """[end_turn, turn] and possibly a decision on top that the turn set off."""
        head = len(agenda) > 1 and isinstance(agenda[0], EndTurn) and isinstance(agenda[1], Turn)
        self.want(head and agenda[0].seat == agenda[1].seat, "agenda", "no turn is on the agenda")
        self.want(all(x.a == 0 and x.b == 0 for x in agenda[:2]), "agenda", "a turn has no numbers")
        self.want(self.is_at(r.START, r.PLAIN, r.LOCKED), "space", "no turn is taken here")
        seat = int(agenda[1].seat)
        rest = agenda[2:]
        if len(rest) == 2 and isinstance(rest[0], AfterTile) and isinstance(rest[1], FormArea):
            self.want(rest[0].seat == seat == rest[1].seat, "agenda", "another seat is laying")
            self.want(rest[0].a == 0 and rest[0].b == 0, "agenda", "after_tile has no numbers")
            self.check_forming(rest[1])
            return
        self.want(len(rest) <= 1, "agenda", "no such steps stand on a turn")
        if rest:
            self.check_top(seat, rest[0])

    def check_top(self, seat: int, top: Step) -> None:
        if isinstance(top, GiveTiles):
            self.check_giving(seat, top)
            return
        self.want(top.seat == seat, "agenda", "it is the turn of another seat")
        if isinstance(top, Lay | Place):
            self.check_laying(top)
        elif isinstance(top, ChooseSite):
            self.check_site(top)
        elif isinstance(top, PickCard):
            self.acted(top)
        elif isinstance(top, SendKnight | RecallKnight):
            self.check_knight(top)
        elif isinstance(top, Donate):
            self.acted(top)
            self.want(self.s.seats[seat].tiles > 0, "agenda", "there is nothing left to donate")
        elif isinstance(top, Vicar):
            self.card_was_played()
            right = 0 <= top.a < r.VICAR_TILES and top.b == 0 and self.s.seats[seat].tiles > 0
            self.want(right, "agenda", "nothing can be given to the vicar")
        else:
            self.reader.fail("agenda", "this decision does not stand on a turn")

    def acted(self, top: Step) -> None:
        self.want(bool(self.s.done & st.ACTED), "done", "the action is being done")
        self.want(top.a == 0 and top.b == 0, "agenda", "this step has no numbers")

    def card_was_played(self) -> None:
        self.want(bool(self.s.done & st.CARD_PLAYED), "done", "a card is being played")

    def check_laying(self, top: Lay | Place) -> None:
        s = self.s
        seat = s.seats[top.seat]
        laid = int(t.total(s.laid))
        self.want(s.done != 0, "done", "tiles are laid by an action or a card")
        self.want(laid < r.MOST_LAID, "laid", "no more tiles can be laid")
        self.check_formed(laid)
        self.check_last(seat.estate)
        self.want(top.b == 0, "agenda", "this step has no second number")
        if isinstance(top, Place):
            self.want(0 <= top.a < r.KINDS, "agenda", "there is no such kind of tile")
            known = t.count(seat.known, top.a) > 0
            self.want(known, "agenda", "the tile to be laid is known to all")
        else:
            self.want(top.a == 0 and seat.tiles > 0, "agenda", "the seat has no tile to lay")
            free = laid > 0 or bool(s.done & st.CARD_PLAYED)
            self.want(free, "laid", "an expansion begins with a tile")

    def check_formed(self, laid: int) -> None:
        """Each tile completes one area at most, or with overlap one at each corner."""
        most = laid * (4 if self.s.table.areas_may_overlap else 1)
        self.want(t.total(self.s.formed) <= most, "formed", "more areas than the tiles can form")

    def check_last(self, estate: Estate) -> None:
        """What was laid and completed in this action is the last of the estate."""
        laid, formed = int(t.total(self.s.laid)), int(t.total(self.s.formed))
        tiles = [int(what & KIND) for what in estate.tiles[1:]][-laid:] if laid else []
        areas = [int(estate.area_kind(k)) for k in range(len(estate.areas))]
        areas = areas[-formed:] if formed else []
        self.want(_packed(tiles) == self.s.laid, "laid", "these are not the tiles laid last")
        self.want(_packed(areas) == self.s.formed, "formed", "these areas were not formed last")

    def check_forming(self, top: FormArea) -> None:
        s = self.s
        estate = s.seats[top.seat].estate
        self.want(s.done != 0, "done", "tiles are laid by an action or a card")
        laid = int(t.total(s.laid))
        self.want(0 < laid <= r.MOST_LAID, "laid", "a tile was laid just now")
        self.check_formed(laid - 1)
        self.check_last(estate)
        last = len(estate.tiles) - 1
        self.want(top.a == last and top.b == 0, "agenda", f"the tile laid last is {last}")
        corners = int(estate.squares(last, False))
        several = bool(corners & (corners - 1)) and not s.table.areas_may_overlap
        self.want(several, "agenda", "there is no area to choose")

    def check_site(self, top: ChooseSite) -> None:
        s = self.s
        seat = s.seats[top.seat]
        self.want(0 <= top.a < r.BUILDINGS and top.b in (0, 1), "agenda", "no such building")
        if top.b:
            self.card_was_played()
            self.want(top.a == r.CASTLE, "agenda", "only a castle can be inherited")
            fits = s.stock[r.CASTLE] > 0 and m.somewhere_refusal(seat.estate, r.CASTLE) == 0
        else:
            self.want(bool(s.done & st.ACTED), "done", "the action is being done")
            fits = m.building_refusal(s, seat, top.a) == 0
        self.want(fits, "agenda", "the building cannot be built")

    def check_knight(self, top: SendKnight | RecallKnight) -> None:
        s = self.s
        self.want(bool(s.done & st.ACTED), "done", "a castle is being built")
        out = int(s.knights_out(top.seat))
        self.want(bool(m.list_targets(s, top.seat)), "agenda", "no area can be raided")
        moving = isinstance(top, RecallKnight) or top.a > 0
        self.want(moving == (out == r.KNIGHTS), "agenda", f"{out} knights are out")
        most = r.KNIGHTS if isinstance(top, SendKnight) else 0
        self.want(0 <= top.a <= most and top.b == 0, "agenda", "there is no such knight")

    def check_giving(self, seat: int, top: GiveTiles) -> None:
        s = self.s
        self.want(bool(s.done & st.ACTED), "done", "a castle is being built")
        self.want(top.a == seat != top.seat, "agenda", "tiles are given to the acting seat")
        self.want(1 <= top.b <= 2, "agenda", "two tiles are given")
        enough = t.total(s.seats[top.seat].tiles) > top.b
        self.want(enough, "agenda", "with so few tiles there is nothing to choose")
        estate = s.seats[top.seat].estate
        raided = any(
            estate.knight_on(k) == seat and estate.area_kind(k) == r.FOREST
            for k in range(len(estate.areas))
        )
        self.want(raided, "agenda", "the seat has no forest that was raided")
