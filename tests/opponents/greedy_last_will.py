"""Greed in Last Will: whatever spends most at once for each action, and never a thought of later.

Houses are bought while there are actions, and sold as soon as nothing else can be done with one.
The plan with most actions is taken, boys fetch the dearest event or go to the opera, and everybody
who can come along does. Everything else is taken by chance.
"""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.display import ACTIVATE, SELL
from tafelrunde.boardgames.last_will.effects import INVITE, INVITE_WILD
from tafelrunde.boardgames.last_will.errands import OPERA, TAKE
from tafelrunde.boardgames.last_will.hand import BUY, LAY, PLAY
from tafelrunde.boardgames.last_will.planning import PLAN
from tafelrunde.boardgames.last_will.state import LastWillState
from tafelrunde.engine.rng import seeded

LAST_ROUNDS = 2  # in which nothing is laid out or bought any more


def greedy_move(s: LastWillState, seat: int, seed: int) -> int:
    legal = s.moves()
    plans = [move for move in legal if PLAN.covers(move)]
    if plans:
        side = s.side * r.SPACES
        return max(plans, key=lambda move: s.book.plan_actions[side + move - PLAN.base])
    events = [move for move in legal if TAKE.covers(move) and best_event(s, move) > 0]
    if events:
        return max(events, key=lambda move: best_event(s, move))
    for verb in (OPERA, INVITE, INVITE_WILD):
        found = [move for move in legal if verb.covers(move)]
        if found:
            return found[-1]
    spending = [move for move in legal if PLAY.covers(move) or ACTIVATE.covers(move)]
    if spending:
        return max(spending, key=lambda move: spent(s, seat, move))
    if s.round <= r.ROUNDS - LAST_ROUNDS:
        laid = [move for move in legal if LAY.covers(move) or BUY.covers(move)]
        if laid:
            return laid[0]
    sold = [move for move in legal if SELL.covers(move)]
    return sold[0] if sold else legal[seeded(seed).below(len(legal))]


def best_event(s: LastWillState, move: int) -> int:
    """What a card on offer spends at most, nothing if it is no white card."""
    kind = move - TAKE.base
    return int(max(s.book.spend[kind * r.CHOICES : (kind + 1) * r.CHOICES]))


def spent(s: LastWillState, seat: int, move: int) -> float:
    """Pounds for each action; what needs none comes first."""
    verb = PLAY if PLAY.covers(move) else ACTIVATE
    actions = int(move - verb.base) % r.CHOICES
    return float(verb.amount(s, seat, move - verb.base)) / (actions or 0.1)
