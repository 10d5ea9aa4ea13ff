"""A game of Citadels as its rulebook tells it: rounds, draft, calling, turns.

StartRound -> Draft / LayDown ... -> Call(0) -> Turn ... -> Call(7) -> Turn -> EndRound -> ...
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tafelrunde.engine.journal import Journal
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels.causes import (
    CALLED,
    CHARACTERS_AT,
    COVERED,
    CROWN,
    CROWN_AT,
    DEAL,
    ENDED,
    FACE_DOWN_AT,
    HANDED_ON,
    LAID_DOWN,
    OPEN_AT,
    OPENED,
    PACKET_AT,
    PICKED,
    REVEALED,
    ROBBERY,
    ROUND,
    TAKEN_UP,
)
from tafelrunde.games.citadels.rules import (
    ALL_CHARACTERS,
    ASSASSIN,
    CHARACTERS,
    DRAFT_PLANS,
    KING,
    LAID,
    LAST_OF_SEVEN,
    OPEN_CHARACTERS,
    SEATS,
    START_CARDS,
    START_GOLD,
    THIEF,
    WARLORD,
    CitadelsRules,
)
from tafelrunde.games.citadels.state import (
    EVERYBODY,
    CitadelsState,
    Seat,
)
from tafelrunde.games.citadels.turn import Turn


# ------------------------------------------------------------------------ set-up
def new_game(rules: CitadelsRules, players: i64, rng: Rng, journal: Journal | None) -> State:
    """Shuffle, deal four cards and two gold each, give out the crown, begin the first round."""
    deck: list[i64] = []
    for kind in range(rules.kinds):
        for _ in range(rules.copies[kind]):
            deck.append(kind)
    rng.shuffle(deck)
    seats = [Seat(0, [], [], 0, 0) for _ in range(players)]
    s = CitadelsState(rules, players, rng, seats, deck)
    s.journal = journal
    for seat in range(players):
        s.draw(seat, START_CARDS, DEAL)
        s.earn(seat, START_GOLD, DEAL)
    s.crown = rng.below(players) if rules.first_crown < 0 else rules.first_crown
    s.push(START_ROUND)
    return s


# ------------------------------------------------------------------------- round
@final
class StartRound(Step):
    """The crown holder lays out characters and begins the draft."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(CitadelsState, state)
        self.crown_the_heir(s)
        s.round += 1
        s.starter = s.crown
        s.called = NOBODY
        s.murdered = NOBODY
        s.robbed = NOBODY
        s.slots = 0
        s.owners = 0
        s.told(ROUND, s.crown, s.round, 0)
        self.lay_out(s)
        next_choice(s, 0)

    def crown_the_heir(self, s: CitadelsState) -> None:
        """A murdered King gets the crown at the beginning of the next round."""
        if s.murdered == KING:
            heir = s.owner_of(KING)
            if heir != NOBODY:
                give_crown(s, heir)

    def lay_out(self, s: CitadelsState) -> None:
        """Open characters first, never the King; then one face down, seen by the crown holder."""
        packet = ALL_CHARACTERS
        s.open = 0
        for _ in range(OPEN_CHARACTERS[s.players]):
            character = random_character(packet & ~(1 << KING), s.rng)
            packet &= ~(1 << character)
            s.open |= 1 << character
            s.moved(OPENED, s.crown, PACKET_AT, OPEN_AT, character, EVERYBODY, True)
        character = random_character(packet, s.rng)
        s.fill_slot(0, character)
        s.handed_on = packet & ~(1 << character)
        s.moved(COVERED, s.crown, PACKET_AT, FACE_DOWN_AT, character, 1 << s.crown, True)


def random_character(packet: i64, rng: Rng) -> i64:
    """One of the characters in a bit set, each equally likely."""
    count = 0
    for character in range(CHARACTERS):
        count += (packet >> character) & 1
    nth = rng.below(count)
    character = 0
    while True:
        if (packet >> character) & 1:
            if nth == 0:
                return character
            nth -= 1
        character += 1


def give_crown(s: CitadelsState, seat: i64) -> None:
    if s.crown == seat:
        return
    s.moved(CROWN, seat, CROWN_AT + s.crown, CROWN_AT + seat, 0, EVERYBODY, True)
    s.crown = seat


# ------------------------------------------------------------------------- draft
def next_choice(s: CitadelsState, k: i64) -> None:
    """Push the k-th choice of the draft, or finish it and begin the calling."""
    plan = DRAFT_PLANS[s.players]
    if k == len(plan):
        finish_draft(s, k)
        return
    place = plan[k]
    seat = (s.starter + (place & ~LAID)) % s.players
    if k == LAST_OF_SEVEN:  # he adds the face-down card to the one handed on to him
        s.handed_on |= 1 << s.slot(0)
        s.moved(TAKEN_UP, seat, FACE_DOWN_AT, PACKET_AT, s.slot(0), 1 << seat, True)
    journal = s.journal
    if journal is not None and not place & LAID:
        packet = characters_in(s.handed_on)
        journal.moved(HANDED_ON, seat, PACKET_AT, PACKET_AT, packet, 1 << seat, True)
    if place & LAID:
        s.push(LayDown(seat, k))
    else:
        s.push(DRAFTS[seat * SEATS + k])


def finish_draft(s: CitadelsState, k: i64) -> None:
    """What is left over is laid face down; nobody but the last seat knows it."""
    left = characters_in(s.handed_on)[0]
    s.handed_on = 0
    if k == LAST_OF_SEVEN + 1:  # slot 7 is the card handed on, whether kept or laid down
        if left != s.slot(0):
            s.fill_slot(k, left)
    else:
        s.fill_slot(k + 1, left)
    last = (s.starter + s.players - 1) % s.players
    s.moved(LAID_DOWN, last, PACKET_AT, FACE_DOWN_AT, left, 1 << last, False)
    s.push(CALLS[ASSASSIN])


def characters_in(packet: i64) -> list[i64]:
    """The characters of a bit set in the order of calling."""
    return characters_from(0, packet)


def characters_from(base: i64, packet: i64) -> list[i64]:
    """One move for each character of a bit set."""
    found: list[i64] = []
    while packet:
        if packet & 1:
            found.append(base)
        base += 1
        packet >>= 1
    return found


def choose_character(s: CitadelsState, k: i64, character: i64) -> None:
    """Take a character out of the packet into the next slot of the draft."""
    s.handed_on &= ~(1 << character)
    if k != LAST_OF_SEVEN or character != s.slot(0):
        s.fill_slot(k + 1, character)


@final
class Draft(Decision):
    """The seat keeps one of the characters handed on to it; a = number of the choice."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(CitadelsState, state)
        return characters_from(m.PICK, s.handed_on)

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(CitadelsState, state)
        if move >= m.LAY:
            return m.NOTHING_TO_LAY_DOWN if move < m.KEEP else m.DRAFT_FIRST
        return m.LEGAL if (s.handed_on >> (move - m.PICK)) & 1 else m.NOT_HANDED_ON

    def apply(self, state: State, move: i64) -> None:
        s = cast(CitadelsState, state)
        character = move - m.PICK
        choose_character(s, self.a, character)
        s.own_character(self.seat, character)
        target = CHARACTERS_AT + self.seat
        s.moved(PICKED, self.seat, PACKET_AT, target, character, 1 << self.seat, False)
        next_choice(s, self.a + 1)


@final
class LayDown(Decision):
    """With 2 players: the seat lays one more character face down; a = number of the choice."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(CitadelsState, state)
        return characters_from(m.LAY, s.handed_on)

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(CitadelsState, state)
        if move < m.LAY or move >= m.KEEP:
            return m.LAY_DOWN_FIRST
        return m.LEGAL if (s.handed_on >> (move - m.LAY)) & 1 else m.NOT_HANDED_ON

    def apply(self, state: State, move: i64) -> None:
        s = cast(CitadelsState, state)
        character = move - m.LAY
        choose_character(s, self.a, character)
        seers = 1 << self.seat
        s.moved(LAID_DOWN, self.seat, PACKET_AT, FACE_DOWN_AT, character, seers, False)
        next_choice(s, self.a + 1)


# ----------------------------------------------------------------------- calling
@final
class Call(Step):
    """A character (a) is called; its living owner is revealed and takes a turn."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(CitadelsState, state)
        character = self.a
        s.called = character
        s.push(CALLS[character + 1] if character < WARLORD else END_ROUND)
        s.told(CALLED, s.crown, character, 0)
        owner = s.owner_of(character)
        if owner == NOBODY or character == s.murdered:
            return
        shown = CHARACTERS_AT + owner
        s.moved(REVEALED, owner, shown, shown, character, EVERYBODY, True)
        if character == s.robbed:
            hand_over_gold(s, owner)
        if character == KING:
            give_crown(s, owner)
        s.used = 0
        s.built = 0
        s.push(TURNS[owner * CHARACTERS + character])


def hand_over_gold(s: CitadelsState, victim: i64) -> None:
    """The robbed character hands over all its gold before anything else."""
    thief = s.owner_of(THIEF)
    loot = s.seats[victim].gold
    s.change_gold(victim, -loot, ROBBERY)
    s.change_gold(thief, loot, ROBBERY)


@final
class EndRound(Step):
    """After the eighth call: the game is over, or a new round begins."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(CitadelsState, state)
        if s.complete == NOBODY and s.round < s.table.round_limit:
            s.push(START_ROUND)
            return
        s.told(ENDED, NOBODY, 0, 0)


# Steps are immutable, so the common ones are made once.
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
CALLS: Final[list[Call]] = [Call(NOBODY, character) for character in range(CHARACTERS)]
DRAFTS: Final[list[Draft]] = [Draft(seat, k) for seat in range(SEATS) for k in range(SEATS)]
TURNS: Final[list[Turn]] = [Turn(seat, one) for seat in range(SEATS) for one in range(CHARACTERS)]
