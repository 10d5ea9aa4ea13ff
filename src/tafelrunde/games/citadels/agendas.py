"""Which agendas a Citadels position can have, and what must be true for each step on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from tafelrunde.engine.position import Reader
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels import rules as r
from tafelrunde.games.citadels import state as st
from tafelrunde.games.citadels.state import CitadelsState
from tafelrunde.games.citadels.steps import Call, Draft, EndRound, LayDown
from tafelrunde.games.citadels.turn import Choose, Exchange, Rescue, Turn

POWER_CHARACTERS = (r.ASSASSIN, r.THIEF, r.MAGICIAN, r.WARLORD)


def check_agenda(s: CitadelsState, reader: Reader, agenda: Sequence[Step]) -> None:
    _Checker(s, reader).check(agenda)


class _Checker:
    def __init__(self, s: CitadelsState, reader: Reader) -> None:
        self.s = s
        self.reader = reader

    def wrong(self, key: str, problem: str) -> NoReturn:
        self.reader.fail(key, problem)

    def want(self, true: bool, key: str, problem: str) -> None:
        if not true:
            self.wrong(key, problem)

    def check(self, agenda: Sequence[Step]) -> None:
        if not agenda:
            self.check_over()
        elif isinstance(agenda[-1], Draft | LayDown):
            self.check_draft(agenda)
        else:
            self.check_calling(agenda)
        choosing = bool(agenda) and isinstance(agenda[-1], Choose)
        self.want(choosing or not self.s.offer, "offer", "nobody is looking at cards")

    def check_over(self) -> None:
        ended = self.s.complete != NOBODY or self.s.round == self.s.table.round_limit
        self.want(ended, "agenda", "the game is not over: nobody has a complete city")
        self.check_victims(r.WARLORD)

    def check_draft(self, agenda: Sequence[Step]) -> None:
        s = self.s
        step = agenda[-1]
        place = r.DRAFT_PLANS[s.players][step.a]
        seat = (s.starter + (place & ~r.LAID)) % s.players
        self.want(len(agenda) == 1, "agenda", "a draft stands alone on the agenda")
        self.want(step.seat == seat, "agenda", f"choice {step.a} is that of seat {seat}")
        laying = isinstance(step, LayDown)
        self.want(laying == bool(place & r.LAID), "agenda", "this choice is of the other kind")
        self.want(s.complete == NOBODY, "complete", "no round begins after a complete city")
        self.want(s.murdered == NOBODY, "murdered", "nobody is murdered before the calling")
        self.want(s.robbed == NOBODY, "robbed", "nobody is robbed before the calling")

    def check_calling(self, agenda: Sequence[Step]) -> None:
        """[call or end_round, turn] and possibly a decision on top that the turn set off."""
        s = self.s
        self.want(2 <= len(agenda) <= 3, "agenda", "a turn stands on the next call")
        turn = agenda[1]
        if not isinstance(turn, Turn):
            self.wrong("agenda", "a turn stands on the next call")
        follow = agenda[0]
        self.want(0 <= turn.a < r.CHARACTERS, "agenda", "there is no such character")
        if turn.a < r.WARLORD:
            right = isinstance(follow, Call) and follow.a == turn.a + 1
        else:
            right = isinstance(follow, EndRound)
        self.want(right, "agenda", "the next call does not follow upon this turn")
        self.want(s.owner_of(turn.a) == turn.seat, "agenda", "the seat has another character")
        self.want(s.murdered != turn.a, "murdered", "a murdered character has no turn")
        self.check_victims(int(turn.a))
        self.check_used(turn)
        if len(agenda) == 3:
            self.check_top(turn, agenda[2])

    def check_victims(self, called: int) -> None:
        """Who is murdered and robbed must fit those who could have done it by now."""
        s = self.s
        if s.murdered != NOBODY:
            self.want(s.murdered != r.ASSASSIN, "murdered", "the Assassin cannot name himself")
            self.want(s.owner_of(r.ASSASSIN) != NOBODY, "murdered", "nobody is the Assassin")
        if s.robbed != NOBODY:
            thief = s.owner_of(r.THIEF) != NOBODY and s.murdered != r.THIEF and called >= r.THIEF
            self.want(thief, "robbed", "no Thief has had a turn")
            self.want(m.robbed_refusal(s, s.robbed) == 0, "robbed", "cannot be robbed")

    def check_used(self, turn: Turn) -> None:
        s = self.s
        character = int(turn.a)
        powers = s.seats[turn.seat].powers
        used = int(s.used)
        fits = {
            st.POWER: character in POWER_CHARACTERS,
            st.INCOME: r.INCOME_COLOUR[character] >= 0,
            st.BONUS: character in (r.MERCHANT, r.ARCHITECT),
            st.LABORATORY_USED: bool(powers & r.CARD_FOR_GOLD),
            st.SMITHY_USED: bool(powers & r.GOLD_FOR_CARDS),
        }
        for bit, possible in fits.items():
            self.want(possible or not used & bit, "used", "the character cannot have done this")
        limit = min(int(m.build_limit(character)), len(s.seats[turn.seat].city))
        self.want(s.built <= limit, "built", f"at most {limit} can have been built")
        done = bool(used & st.POWER)
        for name, doer, victim in (
            ("murdered", r.ASSASSIN, s.murdered),
            ("robbed", r.THIEF, s.robbed),
        ):
            if character == doer:
                self.want(done == (victim != NOBODY), name, "does not fit what was used")

    def check_top(self, turn: Turn, top: Step) -> None:
        if isinstance(top, Choose):
            self.check_choose(turn, top)
        elif isinstance(top, Exchange):
            self.check_exchange(turn, top)
        elif isinstance(top, Rescue):
            self.check_rescue(turn, top)
        else:
            self.wrong("agenda", "this decision does not stand on a turn")

    def check_choose(self, turn: Turn, top: Choose) -> None:
        s = self.s
        powers = s.seats[turn.seat].powers
        seen = len(s.offer)
        kept = 2 if powers & r.KEEP_TWO else 1
        most = 3 if powers & r.LOOK_AT_THREE else 2
        self.want(top.seat == turn.seat, "agenda", "the cards are looked at by the acting seat")
        self.want(bool(s.used & st.GATHERED), "used", "looking at cards is the basic action")
        self.want(top.a == kept and top.b == 0, "agenda", f"the seat keeps {kept}")
        self.want(kept < seen <= most, "offer", f"{kept + 1} to {most} cards are looked at")

    def check_exchange(self, turn: Turn, top: Exchange) -> None:
        s = self.s
        self.want(top.seat == turn.seat, "agenda", "cards are exchanged by the acting seat")
        magic = turn.a == r.MAGICIAN and bool(s.used & st.POWER)
        self.want(magic, "used", "only the Magician exchanges cards")
        laid_down = 1 <= top.a <= len(s.discard)
        self.want(laid_down, "agenda", "the cards laid down must lie on the discard pile")

    def check_rescue(self, turn: Turn, top: Rescue) -> None:
        s = self.s
        war = turn.a == r.WARLORD and bool(s.used & st.POWER)
        self.want(war, "used", "only the Warlord leaves ruins")
        buyer = m.graveyard_owner(s, turn.seat)
        self.want(top.seat == buyer, "agenda", "the seat cannot buy the ruins")
        self.want(bool(s.discard), "discard", "the ruins must lie on the discard pile")
        victim = 0 <= top.a < s.players and top.a != turn.seat
        self.want(victim, "agenda", "the ruins are those of another seat")
