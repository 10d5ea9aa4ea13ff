"""A round as the rulebook tells it: characters are laid out, chosen in secret, and called.

StartRound -> Draft / LayDown ... -> Call(0) -> Turn ... -> Call(7) -> Turn -> EndRound -> ...
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.state import CitadelsState, Now, Seat
from tafelrunde.boardgames.citadels.turn import TURNS
from tafelrunde.engine.places import ALL
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Stage
from tafelrunde.engine.words import LEGAL

DEAL: Final = w.cause("deal", "card")
ROUND: Final = w.cause("round", told="round:number")
CROWN: Final = w.cause("crown", "token")
OPENED: Final = w.cause("opened", "character")
COVERED: Final = w.cause("covered", "character")
PICKED: Final = w.cause("picked", "character")
HANDED_ON: Final = w.cause("handed_on", "character")
LAID_DOWN: Final = w.cause("laid_down", "character")
CALLED: Final = w.cause("called", told="character:character")
REVEALED: Final = w.cause("revealed", "character")
HEIR: Final = w.cause("heir", told="character:character")
SHOWN: Final = w.cause("shown", "character")
NO_LOOT: Final = w.cause("no_loot")
OWN_LOOT: Final = w.cause("own_loot")
ROBBERY: Final = w.cause("robbery")
ENDED: Final = w.cause("ended")
TAKEN_UP: Final = w.cause("taken_up", "character")


# ------------------------------------------------------------------------ set-up
def empty_table(rules: r.CitadelsRules, players: i64, rng: Rng) -> CitadelsState:
    seats = [Seat(0, 0, 0) for _ in range(players)]
    return CitadelsState(rules, players, rng, w.PLACES.empty(players), seats)


def set_up(s: CitadelsState) -> None:
    """Shuffle, deal four cards and two gold each, give out the crown, begin the first round."""
    s.fill(w.DECK, 0, s.book.kinds)
    for seat in range(s.players):
        s.draw(r.START_CARDS, w.DECK, w.HANDS, DEAL, seat)
        s.earn(seat, r.START_GOLD, DEAL)
    first = s.book.first_crown
    s.crown = s.rng.below(s.players) if first < 0 else first
    s.push(START_ROUND)


# ------------------------------------------------------------------------- round
@final
class StartRound(Step[CitadelsState]):
    """The crown holder lays out characters and begins the draft."""

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
        if s.murdered == r.KING:
            heir = s.owner_of(r.KING)
            if heir != NOBODY:
                s.told(HEIR, heir, r.KING, 0)
                s.show_all()
                give_crown(s, heir)

    def lay_out(self, s: CitadelsState) -> None:
        """Open characters first, never the King; then one face down, seen by the crown holder."""
        packet: i64 = r.ALL_CHARACTERS
        s.open = 0
        for _ in range(r.OPEN_CHARACTERS[s.players]):
            character = random_character(packet & ~(1 << r.KING), s.rng)
            packet &= ~(1 << character)
            s.open |= 1 << character
            s.moved(OPENED, s.crown, w.PACKET, w.OPEN, character, EVERYBODY, ALL)
        character = random_character(packet, s.rng)
        s.fill_slot(0, character)
        s.handed_on = packet & ~(1 << character)
        s.moved(COVERED, s.crown, w.PACKET, w.FACE_DOWN, character, 1 << s.crown, 1 << s.crown)


def random_character(packet: i64, rng: Rng) -> i64:
    """One of the characters in a bit set, each equally likely."""
    count = 0
    for character in range(r.CHARACTERS):
        count += (packet >> character) & 1
    nth = rng.below(count)
    for character in range(r.CHARACTERS):
        if (packet >> character) & 1:
            if nth == 0:
                return character
            nth -= 1
    raise ValueError("there is no character")


def give_crown(s: CitadelsState, seat: i64) -> None:
    if s.crown == seat:
        return
    s.moved(CROWN, seat, w.CROWN_OF + s.crown, w.CROWN_OF + seat, 0, EVERYBODY)
    s.done_to(s.crown)
    s.crown = seat


# ------------------------------------------------------------------------- draft
def next_choice(s: CitadelsState, k: i64) -> None:
    """Push the k-th choice of the draft, or finish it and begin the calling."""
    plan = r.DRAFT_PLANS[s.players]
    if k == len(plan):
        finish_draft(s, k)
        return
    place = plan[k]
    seat = (s.starter + (place & ~r.LAID)) % s.players
    if k == r.LAST_OF_SEVEN:  # who adds the face-down card to the one handed on
        s.handed_on |= 1 << s.slot(0)
        s.moved(TAKEN_UP, seat, w.FACE_DOWN, w.PACKET, s.slot(0), 1 << seat, 1 << seat)
    journal = s.journal
    if journal is not None and not place & r.LAID:
        packet = characters_in(s.handed_on)
        journal.moved(HANDED_ON, seat, w.PACKET, w.PACKET, packet, 1 << seat, 1 << seat)
    if place & r.LAID:
        s.push(LayDown(seat, k))
    else:
        s.push(DRAFTS[seat * r.SEATS + k])


def finish_draft(s: CitadelsState, k: i64) -> None:
    """What is left over is laid face down; nobody but the last seat knows it."""
    left = characters_in(s.handed_on)[0]
    s.handed_on = 0
    if k == r.LAST_OF_SEVEN + 1:  # slot 7 is the card handed on, whether kept or laid down
        if left != s.slot(0):
            s.fill_slot(k, left)
    else:
        s.fill_slot(k + 1, left)
    last = (s.starter + s.players - 1) % s.players
    s.moved(LAID_DOWN, last, w.PACKET, w.FACE_DOWN, left, 1 << last)
    s.push(CALLS[r.ASSASSIN])


def characters_in(packet: i64) -> list[i64]:
    """The characters of a bit set in the order of calling."""
    found: list[i64] = []
    for character in range(r.CHARACTERS):
        if (packet >> character) & 1:
            found.append(character)
    return found


NOT_HANDED_ON: Final = w.refusal("not_handed_on")
DRAFT_FIRST: Final = w.refusal("draft_first")
DRAFT_IS_OVER: Final = w.refusal("draft_is_over")
LAY_DOWN_FIRST: Final = w.refusal("lay_down_first")
NOTHING_TO_LAY_DOWN: Final = w.refusal("nothing_to_lay_down")


class PacketVerb(Verb[CitadelsState]):
    """A verb about one of the characters handed on."""

    def wrong(self, s: CitadelsState, step: Now, character: i64) -> i64:
        return LEGAL if (s.handed_on >> character) & 1 else NOT_HANDED_ON

    def listed(self, s: CitadelsState, step: Now, found: list[i64]) -> None:
        for character in range(r.CHARACTERS):
            if (s.handed_on >> character) & 1:
                found.append(self.items[character])

    def choose(self, s: CitadelsState, k: i64, character: i64) -> None:
        """Take a character out of the packet into the next slot of the draft."""
        s.handed_on &= ~(1 << character)
        if k != r.LAST_OF_SEVEN or character != s.slot(0):
            s.fill_slot(k + 1, character)


@final
class Pick(PacketVerb):
    """Keep one of the characters handed on to you, and hand the others on."""

    def do(self, s: CitadelsState, step: Now, character: i64) -> None:
        seat = step.seat
        self.choose(s, step.a, character)
        s.own_character(seat, character)
        s.moved(PICKED, seat, w.PACKET, w.CHARACTERS_OF + seat, character, 1 << seat)
        next_choice(s, step.a + 1)


@final
class Lay(PacketVerb):
    """With 2 players: lay one more character face down."""

    def do(self, s: CitadelsState, step: Now, character: i64) -> None:
        seat = step.seat
        self.choose(s, step.a, character)
        s.moved(LAID_DOWN, seat, w.PACKET, w.FACE_DOWN, character, 1 << seat)
        next_choice(s, step.a + 1)


PICK: Final = shown(Pick(w.MOVES, "pick", DRAFT_IS_OVER), "packet/{0}")
LAY: Final = shown(Lay(w.MOVES, "lay", NOTHING_TO_LAY_DOWN), "packet/{0}")
DRAFT_MENU: Final = menu(PICK)
LAY_MENU: Final = menu(LAY, otherwise=LAY_DOWN_FIRST)


@final
class Draft(Decision[CitadelsState]):
    """The seat keeps one of the characters handed on to it; a = number of the choice."""

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

    def menu(self) -> Menu:
        return LAY_MENU

    def check(self, s: CitadelsState, under: Step[CitadelsState] | None, wants: Wants) -> None:
        check_choice(s, self, r.LAID, wants)

    def phase(self, s: CitadelsState) -> list[Stage]:
        return [Stage("citadels-phase-draft")]


def check_choice(s: CitadelsState, step: Now, laid: i64, wants: Wants) -> None:
    """The choices of a draft have their seats, and nothing has happened yet."""
    place = r.DRAFT_PLANS[s.players][step.a]
    seat = (s.starter + (place & ~r.LAID)) % s.players
    wants(step.seat == seat, "agenda", f"choice {step.a} is that of seat {seat}")
    wants(place & r.LAID == laid, "agenda", "this choice is of the other kind")
    wants(s.complete == NOBODY, "complete", "no round begins after a complete city")
    wants(s.murdered == NOBODY, "murdered", "nobody is murdered before the calling")
    wants(s.robbed == NOBODY, "robbed", "nobody is robbed before the calling")


# ----------------------------------------------------------------------- calling
@final
class Call(Step[CitadelsState]):
    """A character (a) is called; its living owner is revealed and takes a turn."""

    def run(self, s: CitadelsState) -> None:
        character = self.a
        s.called = character
        s.push(CALLS[character + 1] if character < r.WARLORD else END_ROUND)
        s.told(CALLED, s.crown, character, 0)
        s.show_all()  # if nobody answers, too
        owner = s.owner_of(character)
        if owner == NOBODY or character == s.murdered:
            return
        reveal(s, owner, character)
        if character == s.robbed:
            hand_over_gold(s, owner)
        if character == r.KING:
            give_crown(s, owner)
        s.used = 0
        s.built = 0
        s.push(TURNS[owner * r.CHARACTERS + character])


def reveal(s: CitadelsState, owner: i64, character: i64) -> None:
    """A character shows whose it is."""
    place = w.CHARACTERS_OF + owner
    s.moved(REVEALED, owner, place, place, character, EVERYBODY, ALL)


def hand_over_gold(s: CitadelsState, victim: i64) -> None:
    """The robbed character hands over all its gold before anything else."""
    thief = s.owner_of(r.THIEF)
    loot = s.seats[victim].gold
    if thief == victim or loot == 0:  # with 2 or 3 players it may be one's own second character
        s.told(OWN_LOOT if thief == victim else NO_LOOT, victim, 0, 0)
        return
    s.change_gold(victim, -loot, ROBBERY)
    s.done_to(victim)
    s.change_gold(thief, loot, ROBBERY)


@final
class EndRound(Step[CitadelsState]):
    """After the eighth call: the game is over, or a new round begins."""

    def run(self, s: CitadelsState) -> None:
        if s.complete == NOBODY and s.round < s.book.round_limit:
            s.push(START_ROUND)
            return
        self.show_all(s)
        s.told(ENDED, NOBODY, 0, 0)

    def show_all(self, s: CitadelsState) -> None:
        """When all is over, whoever was murdered is shown, and what lay face down."""
        if s.murdered != NOBODY and s.owner_of(s.murdered) != NOBODY:
            reveal(s, s.owner_of(s.murdered), s.murdered)
        journal = s.journal
        if journal is not None:
            hidden = [one for one in range(r.CHARACTERS) if s.owner_of(one) == NOBODY]
            shown = [one for one in hidden if not (s.open >> one) & 1]
            journal.moved(SHOWN, NOBODY, w.FACE_DOWN, w.FACE_DOWN, shown, EVERYBODY, ALL)


# Steps are immutable, so the common ones are made once.
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
CALLS: Final = [Call(NOBODY, character) for character in range(r.CHARACTERS)]
DRAFTS: Final = [Draft(seat, k) for seat in range(r.SEATS) for k in range(r.SEATS)]
