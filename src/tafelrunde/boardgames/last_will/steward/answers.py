"""What the steward keeps and drops, whom they take along, and which house they let go to ruin."""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.display import ATTACH, ATTACH_WILD
from tafelrunde.boardgames.last_will.effects import ENOUGH, INVITE, INVITE_WILD
from tafelrunde.boardgames.last_will.ending import DROP, WORSEN
from tafelrunde.boardgames.last_will.rounds import KEEP
from tafelrunde.boardgames.last_will.steward.day import Day
from tafelrunde.boardgames.last_will.steward.worth import Worth
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

MOST_ACTIONS = 4  # of a usual round
SPARED = 2.5  # pounds for an action that might have nothing else to do
COMPANY = 1.6  # what a companion in hand is worth, if there is a symbol for it
IDLE = 0.5  # and if there is none


# -------------------------------------------------------------- keeping and dropping
class Later:
    """What cards are worth that stay in hand for a later turn."""

    def __init__(self, o: Worth, rounds: float) -> None:
        self.o = o
        self.day = Day(o, rounds, MOST_ACTIONS)

    def value(self, kind: int) -> float:
        o = self.o
        card = o.prints[kind]
        if card.use & r.COMPANY:
            return COMPANY if self.wanted(int(o.book.companion[kind])) else IDLE
        best = 0.0
        for choice in self.day.of_card(kind):
            best = max(best, choice.value - SPARED * choice.actions)
        return best + 0.1 * len(card.symbols)

    def wanted(self, companion: int) -> bool:
        """Is there a symbol for a companion?"""
        o = self.o
        for kind in o.hand:
            if any(symbol == companion for symbol, _ in o.prints[kind].symbols):
                return True
        for at, kind in enumerate(o.board):
            for symbol, _ in o.prints[kind].symbols[o.with_it(at) :]:
                if symbol == companion:
                    return True
        return False


def keep(o: Worth, legal: list[int]) -> Tip:
    """Of the first cards those that will get rid of most."""
    worth = Later(o, o.rounds)
    kind = max((move - int(KEEP.base) for move in legal), key=worth.value)
    sort = "property" if o.prints[kind].values else worth.day.why_laid(kind)[4:]
    return Tip(int(KEEP.base) + kind, f"keep_{sort}", {"card": o.slug(kind)})


def drop(o: Worth, legal: list[int]) -> Tip:
    """What will be missed least."""
    worth = Later(o, max(0.0, o.rounds - 1.0))
    kind = min((move - int(DROP.base) for move in legal), key=worth.value)
    return Tip(int(DROP.base) + kind, "drop", {"card": o.slug(kind)})


# --------------------------------------------------------------------- companions
def company(o: Worth, legal: list[int]) -> Tip:
    """Whoever adds most comes along, unless a card played after this one needs them more."""
    best, best_pounds = -1, 0
    saved = -1
    for move in legal:
        verb = INVITE if INVITE.covers(move) else INVITE_WILD
        if not verb.covers(move):
            continue
        companion, pounds = divmod(move - int(verb.base), r.MOST_AMOUNT)
        if verb is INVITE and o.held[companion] == 1 and _better(o, companion, pounds + 1):
            saved = companion
        elif pounds + 1 > best_pounds:
            best, best_pounds = move, pounds + 1
    if best < 0:
        card = o.slug(o.book.companion.index(saved))
        return Tip(int(ENOUGH.base), "enough", {"card": card})
    reason = "invite" if INVITE.covers(best) else "invite_wild"
    return Tip(best, reason, {"pounds": best_pounds})


def _better(o: Worth, companion: int, pounds: int) -> bool:
    """Has another white card in hand, that the actions suffice for, more for a companion?"""
    for kind in o.hand:
        card = o.prints[kind]
        if card.use == r.PLAYED_ONCE and card.spend[0][0] <= o.own.actions:
            if any(symbol == companion and more > pounds for symbol, more in card.symbols):
                return True
    return False


def join(o: Worth, place: int, legal: list[int]) -> Tip:
    """Where one action is enough for all, everybody comes."""
    kind = o.board[place]
    pounds = o.prints[kind].symbols[o.with_it(place)][1]
    facts: Arguments = {"card": o.slug(kind), "pounds": pounds}
    if int(ATTACH.base) + place in legal:
        return Tip(int(ATTACH.base) + place, "attach", facts)
    return Tip(int(ATTACH_WILD.base) + place, "attach_wild", facts)


# ------------------------------------------------------------------------ property
def worsen(o: Worth, legal: list[int]) -> Tip:
    """The house that loses most by bad advice."""
    steps = int(o.sums[r.EXTRA_DEPRECIATION.base])

    def loss(move: int) -> int:
        at = move - int(WORSEN.base)
        values = o.prints[o.board[at]].values
        step = o.step(at)
        return values[step] - values[min(step + steps, len(values) - 1)]

    best = max(legal, key=loss)
    card = o.slug(o.board[best - int(WORSEN.base)])
    return Tip(best, "worsen", {"card": card, "pounds": loss(best)})
