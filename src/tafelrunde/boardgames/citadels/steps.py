"""A game of Citadels as its rulebook tells it: rounds, draft, calling, turns.

StartRound -> Draft / LayDown ... -> Call(0) -> Turn ... -> Call(7) -> Turn -> EndRound -> ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.rules import (
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
from tafelrunde.boardgames.citadels.state import EVERYBODY, CitadelsState, Now, Seat
from tafelrunde.boardgames.citadels.turn import TURNS
from tafelrunde.boardgames.citadels.words import (
    CHARACTERS_OF,
    CROWN_OF,
    DECK,
    FACE_DOWN,
    HANDS,
    MOVES,
    OPEN,
    PACKET,
    PLACES,
    cause,
    refusal,
)
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, Verb, menu
from tafelrunde.engine.view import Stage
from tafelrunde.engine.words import LEGAL

if TYPE_CHECKING:
    from tafelrunde.engine.position import Wants

DEAL: Final = cause("deal", "card")
ROUND: Final = cause("round", told="round:number")
CROWN: Final = cause("crown", "token")
OPENED: Final = cause("opened", "character")
COVERED: Final = cause("covered", "character")
PICKED: Final = cause("picked", "character")
HANDED_ON: Final = cause("handed_on", "character")
LAID_DOWN: Final = cause("laid_down", "character")
CALLED: Final = cause("called", told="character:character")
REVEALED: Final = cause("revealed", "character")
ROBBERY: Final = cause("robbery")
ENDED: Final = cause("ended")
TAKEN_UP: Final = cause("taken_up", "character")


# ------------------------------------------------------------------------ set-up
def empty_table(rules: CitadelsRules, players: i64, rng: Rng) -> CitadelsState:
    seats = [Seat(0, 0, 0) for _ in range(players)]
    return CitadelsState(rules, players, rng, PLACES.empty(players), seats)


def new_game(
    rules: CitadelsRules, players: i64, rng: Rng, journal: Journal | None
) -> CitadelsState:
    """Shuffle, deal four cards and two gold each, give out the crown, begin the first round."""
    s = empty_table(rules, players, rng)
    s.journal = journal
    deck = s.zones[DECK.base]
    for kind in range(rules.kinds):
        for _ in range(rules.copies[kind]):
            deck.append(kind)
    rng.shuffle(deck)
    for seat in range(players):
        s.draw(START_CARDS, DECK, HANDS, DEAL, seat)
        s.earn(seat, START_GOLD, DEAL)
    s.crown = rng.below(players) if rules.first_crown < 0 else rules.first_crown
    s.push(START_ROUND)
    return s


# ------------------------------------------------------------------------- round
@final
class StartRound(Step[CitadelsState]):
    """The crown holder lays out characters and begins the draft."""

    __slots__ = ()

    def run(self, s: CitadelsState) -> None:
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
            s.moved(OPENED, s.crown, PACKET, OPEN, character, EVERYBODY, True)
        character = random_character(packet, s.rng)
        s.fill_slot(0, character)
        s.handed_on = packet & ~(1 << character)
        s.moved(COVERED, s.crown, PACKET, FACE_DOWN, character, 1 << s.crown, True)


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
    s.moved(CROWN, seat, CROWN_OF + s.crown, CROWN_OF + seat, 0, EVERYBODY, True)
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
        s.moved(TAKEN_UP, seat, FACE_DOWN, PACKET, s.slot(0), 1 << seat, True)
    journal = s.journal
    if journal is not None and not place & LAID:
        packet = characters_in(s.handed_on)
        journal.moved(HANDED_ON, seat, PACKET, PACKET, packet, 1 << seat, True)
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
    s.moved(LAID_DOWN, last, PACKET, FACE_DOWN, left, 1 << last, False)
    s.push(CALLS[ASSASSIN])


def characters_in(packet: i64) -> list[i64]:
    """The characters of a bit set in the order of calling."""
    found: list[i64] = []
    for character in range(CHARACTERS):
        if (packet >> character) & 1:
            found.append(character)
    return found


def choose_character(s: CitadelsState, k: i64, character: i64) -> None:
    """Take a character out of the packet into the next slot of the draft."""
    s.handed_on &= ~(1 << character)
    if k != LAST_OF_SEVEN or character != s.slot(0):
        s.fill_slot(k + 1, character)


NOT_HANDED_ON: Final = refusal("not_handed_on")
DRAFT_FIRST: Final = refusal("draft_first")
DRAFT_IS_OVER: Final = refusal("draft_is_over")
LAY_DOWN_FIRST: Final = refusal("lay_down_first")
NOTHING_TO_LAY_DOWN: Final = refusal("nothing_to_lay_down")


class PacketVerb(Verb[CitadelsState]):
    """A verb about one of the characters handed on."""

    __slots__ = ()

    def wrong(self, s: CitadelsState, step: Now, character: i64) -> i64:
        return LEGAL if (s.handed_on >> character) & 1 else NOT_HANDED_ON

    def listed(self, s: CitadelsState, step: Now, found: list[i64]) -> None:
        packet = s.handed_on
        move = self.base
        while packet:
            if packet & 1:
                found.append(move)
            move += 1
            packet >>= 1

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [f"packet/{words[0]}"]


@final
class Pick(PacketVerb):
    """Keep one of the characters handed on to you, and hand the others on."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, character: i64) -> None:
        seat = step.seat
        choose_character(s, step.a, character)
        s.own_character(seat, character)
        s.moved(PICKED, seat, PACKET, CHARACTERS_OF + seat, character, 1 << seat, False)
        next_choice(s, step.a + 1)


@final
class Lay(PacketVerb):
    """With 2 players: lay one more character face down."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, character: i64) -> None:
        seat = step.seat
        choose_character(s, step.a, character)
        s.moved(LAID_DOWN, seat, PACKET, FACE_DOWN, character, 1 << seat, False)
        next_choice(s, step.a + 1)


@final
class Draft(Decision[CitadelsState]):
    """The seat keeps one of the characters handed on to it; a = number of the choice."""

    __slots__ = ()

    def menu(self) -> Menu:
        return DRAFT_MENU

    def otherwise(self, s: CitadelsState, move: i64) -> i64:
        return NOTHING_TO_LAY_DOWN if LAY.covers(move) else DRAFT_FIRST

    def check(self, s: CitadelsState, under: Step[CitadelsState] | None, wants: Wants) -> None:
        check_choice(s, self, 0, wants)

    def phase(self, s: CitadelsState) -> list[Stage]:
        return [Stage("citadels-phase-draft")]


@final
class LayDown(Decision[CitadelsState]):
    """With 2 players: the seat lays one more character face down; a = number of the choice."""

    __slots__ = ()

    def menu(self) -> Menu:
        return LAY_MENU

    def otherwise(self, s: CitadelsState, move: i64) -> i64:
        return LAY_DOWN_FIRST

    def check(self, s: CitadelsState, under: Step[CitadelsState] | None, wants: Wants) -> None:
        check_choice(s, self, LAID, wants)

    def phase(self, s: CitadelsState) -> list[Stage]:
        return [Stage("citadels-phase-draft")]


def check_choice(s: CitadelsState, step: Now, laid: i64, wants: Wants) -> None:
    """The choices of a draft have their seats, and nothing has happened yet."""
    place = DRAFT_PLANS[s.players][step.a]
    seat = (s.starter + (place & ~LAID)) % s.players
    wants(step.seat == seat, "agenda", f"choice {step.a} is that of seat {seat}")
    wants(place & LAID == laid, "agenda", "this choice is of the other kind")
    wants(s.complete == NOBODY, "complete", "no round begins after a complete city")
    wants(s.murdered == NOBODY, "murdered", "nobody is murdered before the calling")
    wants(s.robbed == NOBODY, "robbed", "nobody is robbed before the calling")


PICK: Final = Pick(MOVES, "pick", DRAFT_IS_OVER)
LAY: Final = Lay(MOVES, "lay", NOTHING_TO_LAY_DOWN)
DRAFT_MENU: Final = menu(PICK)
LAY_MENU: Final = menu(LAY)


# ----------------------------------------------------------------------- calling
@final
class Call(Step[CitadelsState]):
    """A character (a) is called; its living owner is revealed and takes a turn."""

    __slots__ = ()

    def run(self, s: CitadelsState) -> None:
        character = self.a
        s.called = character
        s.push(CALLS[character + 1] if character < WARLORD else END_ROUND)
        s.told(CALLED, s.crown, character, 0)
        owner = s.owner_of(character)
        if owner == NOBODY or character == s.murdered:
            return
        shown = CHARACTERS_OF + owner
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
class EndRound(Step[CitadelsState]):
    """After the eighth call: the game is over, or a new round begins."""

    __slots__ = ()

    def run(self, s: CitadelsState) -> None:
        if s.complete == NOBODY and s.round < s.table.round_limit:
            s.push(START_ROUND)
            return
        s.told(ENDED, NOBODY, 0, 0)


# Steps are immutable, so the common ones are made once.
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
CALLS: Final[list[Call]] = [Call(NOBODY, character) for character in range(CHARACTERS)]
DRAFTS: Final[list[Draft]] = [Draft(seat, k) for seat in range(SEATS) for k in range(SEATS)]
