"""What the effects of persons ask a seat; the primitive that asks says what is legal."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.actions import (
    MUST_GO_ON,
    recruit_facts,
    recruit_sought,
    recruit_touches,
)
from tafelrunde.boardgames.bruges.state import BrugesState, Now
from tafelrunde.boardgames.bruges.town import canal_remark
from tafelrunde.boardgames.bruges.verbs import HandVerb, HandWays
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effectfile import MOST
from tafelrunde.engine.effects import (
    COUNT_SHIFT,
    Answer,
    CardAnswer,
    Op,
    Question,
    answer_brings,
    check_place,
    hindrance,
)
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import ANYWHERE
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

NOT_OFFERED: Final = w.refusal("not_offered")
# In the count of a question of an exchange: how often it was done; how much of the next has been
# given, or is still to come, times GIVEN; the colour of the worker given, plus 1, times OF_COLOUR
GIVEN: Final[i64] = 16
OF_COLOUR: Final[i64] = 256


class Primitive(Op[BrugesState]):
    """A primitive of this game."""

    def fits(self, s: BrugesState, ask: Question[BrugesState]) -> bool:
        """May it ask this? A position may say that it does."""
        return False


def counted(ask: Question[BrugesState], count: i64) -> i64:
    """The numbers of a question with another count."""
    return (ask.b & ((1 << COUNT_SHIFT) - 1)) | count << COUNT_SHIFT


@final
class Enough(Verb[BrugesState]):
    """No more of it, where that is allowed."""

    def barred(self, s: BrugesState, step: Now) -> i64:
        assert isinstance(step, Ask)
        return LEGAL if step.may_leave(s) else MUST_GO_ON

    def do(self, s: BrugesState, step: Now, x: i64) -> None:
        return


class HandAnswer(HandVerb):
    """An answer that names a card in one's hand."""

    def listed(self, s: BrugesState, step: Now, found: list[i64]) -> None:
        """Card by card, but who asks is looked up once."""
        assert isinstance(step, Question)
        op = step.op(s)
        last: i64 = -1
        for card in s.hand(step.seat):
            kind = card & KIND
            if kind != last and op.wrong(s, step, kind) == LEGAL:
                found.append(self.items[kind])
            last = kind

    def wrong(self, s: BrugesState, step: Now, kind: i64) -> i64:
        assert isinstance(step, Question)
        return step.op(s).wrong(s, step, kind)

    def facts(self, s: BrugesState, step: Now, kind: i64, refusal: i64) -> Arguments:
        assert isinstance(step, Question)
        return step.op(s).wrong_facts(s, step, kind, refusal)

    def do(self, s: BrugesState, step: Now, kind: i64) -> None:
        assert isinstance(step, Question)
        step.op(s).answer(s, step, kind)

    def brings(self, s: BrugesState, step: Now, kind: i64) -> Brings:
        return answer_brings(self, s, step, kind)


@final
class RecruitAnswer(HandWays):
    """An answer that names a card in one's hand, and the colour of a house."""

    def wrong(self, s: BrugesState, step: Now, x: i64) -> i64:
        assert isinstance(step, Question)
        return step.op(s).wrong(s, step, x)

    def do(self, s: BrugesState, step: Now, x: i64) -> None:
        assert isinstance(step, Question)
        step.op(s).answer(s, step, x)

    def brings(self, s: BrugesState, step: Now, x: i64) -> Brings:
        return answer_brings(self, s, step, x)

    def touches(self, s: BrugesState, step: Now, words: list[str]) -> list[str]:
        return recruit_touches(s, step.seat, words)

    def facts(self, s: BrugesState, step: Now, x: i64, refusal: i64) -> Arguments:
        assert isinstance(step, Question)
        less = s.rules.code.args[step.args(s)]
        return recruit_facts(s, step.seat, x // r.COLOURS, less, refusal)

    def sought(self, s: BrugesState, step: Now) -> list[i64]:
        return recruit_sought(s, step.seat)


def _cards(name: str) -> CardAnswer[BrugesState]:
    return CardAnswer(w.MOVES, name, w.NO_SUCH_CARD, NOT_OFFERED, w.NOTHING_ASKED)


class OneOfFew(Answer[BrugesState]):
    """An answer out of a few."""

    def listed(self, s: BrugesState, step: Now, found: list[i64]) -> None:
        """One by one, but who asks is looked up once."""
        assert isinstance(step, Question)
        op = step.op(s)
        for x in range(self.size):
            if op.wrong(s, step, x) == LEGAL:
                found.append(self.items[x])

    def sought(self, s: BrugesState, step: Now) -> list[i64]:
        return list(range(self.size))


@final
class PlainAnswer(OneOfFew):
    """A colour, a pile, a majority, a yes."""


@final
class PartAnswer(OneOfFew):
    """One of two effects."""

    def warns(self, s: BrugesState, step: Now, x: i64) -> str:
        assert isinstance(step, Question)
        part = s.rules.code.args[step.args(s) + x]
        return "" if hindrance(s, step.seat, step.a, part) == LEGAL else "in_vain"


@final
class SideAnswer(OneOfFew):
    """An arm of the canal."""

    def remark(self, s: BrugesState, step: Now, x: i64) -> tuple[str, Arguments]:
        return canal_remark(s, step.seat, x)


@final
class RivalAnswer(Answer[BrugesState]):
    """An answer that names another player."""

    def sought(self, s: BrugesState, step: Now) -> list[i64]:
        return [seat for seat in range(s.players) if seat != step.seat]


def _plain(name: str, untimely: i64 = w.NOTHING_ASKED) -> PlainAnswer:
    return PlainAnswer(w.MOVES, name, untimely)


def _menu(*verbs: Verb[BrugesState]) -> Menu:
    return menu(*verbs, otherwise=w.ANSWER_FIRST)


class Ask(Question[BrugesState]):
    """What an effect asks."""

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)

    def check(self, s: BrugesState, under: Now | None, wants: Wants) -> None:
        check_place(s, self, wants)
        op = self.op(s)
        wants(isinstance(op, Primitive) and op.fits(s, self), "agenda", "nothing is asked here")
        super().check(s, under, wants)

    def may_leave(self, s: BrugesState) -> bool:
        """May the seat leave it at that?"""
        return True


ENOUGH: Final = Enough(w.MOVES, "enough", w.NOTHING_ASKED)
COLOUR_MENU: Final = _menu(_plain("colour"))
MARKER_MENU: Final = _menu(shown(_plain("colour"), "seat/{seat}/threats_{0}"), ENOUGH)
WORKER_MENU: Final = _menu(shown(_plain("colour"), "seat/{seat}/workers_{0}"), ENOUGH)
DRAW_MENU: Final = _menu(shown(_plain("draw", LEGAL), "pile_{0}", hand=1))
LOOK_MENU: Final = _menu(shown(_plain("draw", LEGAL), "pile_{0}"))
PART_MENU: Final = _menu(PartAnswer(w.MOVES, "part", w.NOTHING_ASKED))
RIVAL: Final = RivalAnswer(w.MOVES, "rival", w.NOTHING_ASKED)
RIVAL_MENU: Final = _menu(shown(RIVAL, "seat/{0}/guilders"))
AGAIN_MENU: Final = _menu(_plain("again"), ENOUGH)
SIDE: Final = SideAnswer(w.MOVES, "build", w.NOTHING_ASKED)
SIDE_MENU: Final = _menu(shown(SIDE, "seat/{seat}/canal_{0}", canals=1), ENOUGH)
MAJORITY_MENU: Final = _menu(shown(_plain("marker"), "seat/{seat}/majority_{0}"))
GIVE_MENU: Final = _menu(HandAnswer("give", w.NOTHING_ASKED), ENOUGH)
TRADE_MENU: Final = _menu(HandAnswer("give", w.NOTHING_ASKED))
HOUSE_MENU: Final = _menu(HandAnswer("house", LEGAL), ENOUGH)
RECRUIT_MENU: Final = _menu(RecruitAnswer("recruit", r.COLOURS, LEGAL), ENOUGH)
KEEP_MENU: Final = _menu(shown(_cards("keep"), "offer/{0}", hand=1))
PUT_MENU: Final = _menu(shown(_cards("put"), "offer/{0}"))
SALVAGE_MENU: Final = _menu(shown(_cards("keep"), "discard/{0}", hand=1))
TAKE_MENU: Final = _menu(_cards("keep"))
WAKE_MENU: Final = _menu(shown(_cards("wake"), "seat/{seat}/persons/{0}"))
COPY_MENU: Final = _menu(_cards("copy"))


@final
class AskColour(Ask):
    """Which colour?"""

    def menu(self) -> Menu:
        return COLOUR_MENU


@final
class AskMarker(Ask):
    """Which threat marker goes back, if any?"""

    def menu(self) -> Menu:
        return MARKER_MENU

    def may_leave(self, s: BrugesState) -> bool:
        """A single marker must go back; of several, or one of each colour, as many as one likes."""
        args, at = s.rules.code.args, self.args(s)
        return args[at] > 1 or args[at + 1] == r.EACH_COLOUR


@final
class AskWorker(Ask):
    """Which worker is given, if any?"""

    def menu(self) -> Menu:
        return WORKER_MENU

    def may_leave(self, s: BrugesState) -> bool:
        """Not when half of the price is paid."""
        return self.count() < GIVEN


@final
class AskDraw(Ask):
    """From which pile is the next card drawn?"""

    def menu(self) -> Menu:
        return DRAW_MENU


@final
class AskLook(Ask):
    """At which pile does the seat look?"""

    def menu(self) -> Menu:
        return LOOK_MENU


@final
class AskPart(Ask):
    """Which of two effects?"""

    def menu(self) -> Menu:
        return PART_MENU


@final
class AskRival(Ask):
    """Which rival?"""

    def menu(self) -> Menu:
        return RIVAL_MENU


@final
class AskAgain(Ask):
    """Is it done, perhaps once more?"""

    def menu(self) -> Menu:
        return AGAIN_MENU


@final
class AskSide(Ask):
    """Which arm of the canal grows, if any?"""

    def menu(self) -> Menu:
        return SIDE_MENU

    def may_leave(self, s: BrugesState) -> bool:
        """A tile that costs nothing must be built."""
        return s.rules.code.args[self.args(s)] != MOST


@final
class AskMajority(Ask):
    """Which majority marker is turned?"""

    def menu(self) -> Menu:
        return MAJORITY_MENU


@final
class AskGive(Ask):
    """Which card is discarded, if any?"""

    def menu(self) -> Menu:
        return GIVE_MENU


@final
class AskTrade(Ask):
    """Which card is given in exchange?"""

    def menu(self) -> Menu:
        return TRADE_MENU

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)


@final
class AskHouse(Ask):
    """Which card becomes a house, if any?"""

    def menu(self) -> Menu:
        return HOUSE_MENU


@final
class AskRecruit(Ask):
    """Who is recruited, if anybody?"""

    def hides_no(self) -> bool:
        return True

    def asks(self, s: BrugesState) -> Arguments:
        return {**super().asks(s), "only_no": int(s.formality() >= 0)}

    def menu(self) -> Menu:
        return RECRUIT_MENU


@final
class AskKeep(Ask):
    """Which of the cards looked at is kept?"""

    def menu(self) -> Menu:
        return KEEP_MENU

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)


@final
class AskPut(Ask):
    """Which of the cards looked at goes back next?"""

    def menu(self) -> Menu:
        return PUT_MENU

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)


@final
class AskSalvage(Ask):
    """Which card of the discard pile is taken?"""

    def menu(self) -> Menu:
        return SALVAGE_MENU


@final
class AskTake(Ask):
    """Which card of the rival is taken?"""

    def menu(self) -> Menu:
        return TAKE_MENU


@final
class AskWake(Ask):
    """Which person is turned back?"""

    def menu(self) -> Menu:
        return WAKE_MENU


@final
class AskCopy(Ask):
    """Whose effect is carried out?"""

    def menu(self) -> Menu:
        return COPY_MENU


QUESTIONS: Final = (
    *(AskColour, AskMarker, AskWorker, AskDraw, AskLook, AskPart),
    *(AskRival, AskAgain, AskSide, AskMajority, AskGive, AskTrade),
    *(AskHouse, AskRecruit, AskKeep, AskPut, AskSalvage, AskTake),
    *(AskWake, AskCopy),
)
