"""How a seat stands at the beginning of a round, for search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.search import features as x
from tafelrunde.boardgames.last_will.search.appraisal import Appraisal
from tafelrunde.boardgames.last_will.search.levels import reach, uses
from tafelrunde.boardgames.last_will.search.pace import SPENT_A_ROUND, wealth
from tafelrunde.boardgames.last_will.state import STEP, LastWillState
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.guide import Sheet

SOON: Final = 1.0  # rounds: property is to be sold
SPARED: Final = 2.5  # pounds for an action that might have nothing else to do
USUAL: Final = 3  # actions of a round


def stand(sheet: Sheet, view: Appraisal, s: LastWillState, seat: i64) -> None:
    """Note all terms."""
    own = s.seats[seat]
    worth = wealth(s, seat)
    view.see(s, seat)
    sheet.count(x.POINTS, -worth)
    if worth < SPENT_A_ROUND:
        sheet.count(x.FIRST, SPENT_A_ROUND - worth)
    if own.estates > 0:
        sheet.count(x.PROPERTY, own.estates)
        if view.rounds < SOON:
            sheet.count(x.PROPERTY_LATE, own.estates)
    friends = own.extra_actions
    if friends > 0:
        sheet.count(x.FRIENDS, friends)
        sheet.note(x.FRIENDS_TIME, view.rounds * float(friends))
    free = view.free
    if free > 2:
        free = 2
    sheet.count(x.SLOTS, free)
    sheet.count(x.EARLY, (s.start - seat + s.players) % s.players)
    assess_board(sheet, view)
    assess_hand(sheet, view, s)


def assess_board(sheet: Sheet, view: Appraisal) -> None:
    marks = view.own.marks
    falls = 0.0
    engine = 0.0
    helps = 0.0
    for at, kind in enumerate(view.board):
        card = view.cards[kind]
        bonus = view.bonus(card) + card.filled(marks[at])
        if card.is_house:
            falls += view.held_on(card, marks[at] & STEP, bonus)
        else:
            gain = card.gains(bonus)
            engine += gain
            helps += view.laid(card) - view.rounds * gain
    sheet.note(x.FALLS, falls)
    sheet.note(x.ENGINE_ROUND, engine)
    sheet.note(x.ENGINE, view.rounds * engine)
    sheet.note(x.HELPS, helps)


def assess_hand(sheet: Sheet, view: Appraisal, s: LastWillState) -> None:
    worth = 0.0
    companions: i64 = 0
    for held in view.hand:
        card = view.cards[held & KIND]
        if card.companion >= 0:
            companions += 1
        else:
            view.appraise(s, card, 0.0, 0, SPARED)
            worth += view.later
    sheet.note(x.HAND, worth)
    sheet.count(x.HAND_CARDS, len(view.hand))
    sheet.count(x.COMPANIONS, companions)
    view.weigh(s, r.CHOICES)
    usable = uses(view.levels)
    if usable > 4:
        usable = 4
    sheet.count(x.USABLE, usable)
    sheet.count(x.REACH, reach(view.levels, USUAL))
