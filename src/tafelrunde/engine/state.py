"""The state of a game: an agenda of steps and everything that lies on the table.

A game's own state class adds its fields and a `clone` by hand. All that is not needed in play
(notation, views, positions, scores by name) is done by the `Game` behind `rules.game`.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine import cards
from tafelrunde.engine.effects import NO_CODE, Code
from tafelrunde.engine.errors import BadOption, IllegalMove, Reason
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.places import ACTOR, ALL, NO_PLACES, Places, Zone
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.step import NOBODY, OVER, Step
from tafelrunde.engine.verb import NO_MOVES, Moves

if TYPE_CHECKING:
    from tafelrunde.engine.events import Event
    from tafelrunde.engine.game import Game
    from tafelrunde.engine.view import Prompt, View

AUTOMATIC_STEPS: Final = 1000  # more than any rule needs between two decisions
NO_ZONES: Final[list[list[i64]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What depends on a card file or an option: immutable, and shared by all clones."""

    __slots__ = ("back", "code", "game", "kinds", "moves", "options", "places")

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        places: Places = NO_PLACES,
        moves: Moves = NO_MOVES,
        kinds: i64 = 0,
        code: Code = NO_CODE,
    ) -> None:
        self.game: Game[Any] = game
        self.options: dict[str, Any] = options
        self.places: Places = places
        self.moves: Moves = moves
        self.kinds: i64 = kinds  # how many kinds of card there are
        self.code: Code = code  # their effects
        self.back: list[i64] = []  # by kind what its back looks like, where backs differ


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game in progress. Seats are numbered from 0; moves are numbers below `game.move_count`.

    Public methods take any object and say what is wrong with it; only `apply` trusts its caller.
    """

    __slots__ = (
        "actor",
        "batch",
        "current",
        "depth",
        "journal",
        "left",
        "legal",
        "over",
        "places",
        "players",
        "ply",
        "rng",
        "rules",
        "stack",
        "used",
        "zones",
    )

    def __init__(
        self, rules: Rules, players: i64, rng: Rng, zones: list[list[i64]] = NO_ZONES
    ) -> None:
        self.rules: Rules = rules
        self.places: Places = rules.places
        self.players: i64 = players
        self.rng: Rng = rng
        self.zones: list[list[i64]] = zones  # the cards in every zone, by the number of its place
        self.batch: i64 = 0  # batch of the last reshuffle, 0 before the first; see engine.cards
        self.used: i64 = 0  # flags of the verbs that can be used once, and have been
        # The agenda is the lower part of a list that never shrinks: a short list that is popped
        # and appended to again and again would be allocated anew each time.
        self.stack: list[Step] = []
        self.depth: i64 = 0
        self.current: Step = OVER  # the decision that waits, taken off the agenda
        self.actor: i64 = NOBODY  # the seat that decides now
        self.over: bool = False
        self.left: bool = False  # has the move being carried out ended a decision that stays?
        self.ply: i64 = 0  # decisions made so far
        self.journal: Journal | None = None
        self.legal: list[i64] | None = None  # moves() of the current decision, once asked for

    # ------------------------------------------------------------------ play

    @property
    def agenda(self) -> list[Step]:
        """The steps that wait; the next one is the last."""
        return self.stack[: self.depth]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.stack = steps[:]
        self.depth = len(steps)

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        if self.depth < len(self.stack):
            self.stack[self.depth] = step
        else:
            self.stack.append(step)
        self.depth += 1

    def advance(self) -> None:
        """Run automatic steps until a seat has to decide or the agenda is empty."""
        steps = 0
        while self.depth > 0:
            self.depth -= 1
            step = self.stack[self.depth]
            if step.decides:
                self.current = step
                self.actor = step.seat
                return
            step.run(self)
            steps += 1
            if steps > AUTOMATIC_STEPS:
                raise RuntimeError(f"{type(step).__name__} goes on for ever")
        self.current = OVER
        self.actor = NOBODY
        self.over = True

    def apply(self, move: i64) -> None:
        """Carry out a move that is known to be legal: nothing is checked."""
        self.legal = None
        self.ply += 1
        journal = self.journal
        if journal is not None:
            journal.ply = self.ply
        step = self.current
        if step.stays:
            depth = self.depth
            self.left = False
            step.apply(self, move)
            if not self.left:
                if self.depth == depth:
                    return
                self.stack.insert(depth, step)  # what was pushed comes first
                self.depth += 1
        else:
            step.apply(self, move)
        self.advance()

    def leave(self) -> None:
        """The decision that stays is over with this move."""
        self.left = True

    def play(self, move: object) -> None:
        """Carry out a move, or raise IllegalMove and change nothing."""
        legal = self.legal
        if legal is None:
            legal = self.current.moves(self)
            self.legal = legal
        if type(move) is int and move in legal:
            self.apply(move)
            return
        number = _index(move)
        if number in legal:
            self.apply(number)
            return
        raise IllegalMove(self._name(move), self._refused(move))

    def moves(self) -> list[int]:
        """Every legal move, ascending; empty when the game is over."""
        legal = self.legal
        if legal is None:
            legal = self.current.moves(self)
            self.legal = legal
        # A copy, so that no caller can change what `play` accepts.
        return cast(list[int], legal[:])

    def mask(self) -> bytes:
        """One byte per move number, 1 = legal."""
        bits = bytearray(self.rules.game.move_count)
        for move in self.moves():
            bits[move] = 1
        return bytes(bits)

    def why_not(self, move: object) -> Reason | None:
        """None if the move (a number or its notation) is legal now, else the reason."""
        if isinstance(move, str):
            found = self.rules.game.find(self, self.rules.game.tidy(move))
            if found is None:
                return self.rules.game.no_move(self, move)
            move = found
        number = _index(move)
        if number in self.moves():
            return None
        return self._refused(move)

    def _refused(self, move: object) -> Reason:
        number = _index(move)
        if number < 0 or number >= self.rules.game.move_count:
            return Reason("no_such_move", {"move": _shortened(move)})
        return self.rules.game.reason(self, number, self.current.refusal(self, number))

    def _name(self, move: object) -> str:
        number = _index(move)
        if 0 <= number < self.rules.game.move_count:
            return self.notate(number)
        return _shortened(move)

    def notate(self, move: int) -> str:
        """The move as a short, stable, language independent text: `build tavern`."""
        return self.rules.game.notate(self, move)

    def parse(self, text: str) -> int:
        """The move that a notation stands for, legal or not; BadNotation if there is none."""
        return self.rules.game.parse(self, text)

    # ----------------------------------------------------------------- cards

    def shift(self, card: i64, source: Zone, target: Zone, cause: i64, seat: i64) -> None:
        """A seat moves a card of its choice from one zone to another, its own where each has one.

        Who sees it on the way, who remembers it where it lies hidden, and whether it is news to
        the seat itself: all follows from who sees the two zones.
        """
        self.shift_from(seat, card, source, target, cause, seat)

    def shift_from(
        self, owner: i64, card: i64, source: Zone, target: Zone, cause: i64, seat: i64
    ) -> None:
        """The same from the zone of another seat."""
        before = source.eyes(owner, seat)
        after = target.eyes(seat, seat)
        zone = self.zones[source.at(owner)]
        kind = card & cards.KIND
        if before == ALL:
            cards.remove_last(zone, kind)
        elif after == ALL:
            if self.batch != 0:
                self.blur(zone, kind)
            cards.take(zone, kind)
        else:
            zone.remove(card)
            cards.forget(zone, before | after)  # nobody else can tell which of them it was
            card &= cards.HIDDEN | (before | after) << cards.SEERS_SHIFT
        self.lay(card, target, self.zones[target.at(seat)], before, after)
        if self.journal is not None:
            self.tell([kind], source.at(owner), target.at(seat), before, after, cause, seat)

    def shift_all(self, source: Zone, target: Zone, cause: i64, seat: i64) -> None:
        """A seat moves all cards of a hidden zone to another, each told for itself."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        place = source.at(seat)
        into = self.zones[target.at(seat)]
        for card in self.zones[place]:
            self.lay(card, target, into, before, after)
            if self.journal is not None:
                kinds = [card & cards.KIND]
                self.tell(kinds, place, target.at(seat), before, after, cause, seat)
        self.zones[place] = []

    def draw(self, count: i64, source: Zone, target: Zone, cause: i64, seat: i64) -> None:
        """Cards from the top of a pile, as many as there are, each told for itself."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        pile = source.at(seat)
        into = self.zones[target.at(seat)]
        for _ in range(count):
            card = self.top(pile)
            if card < 0:
                break
            self.lay(card, target, into, before, after)
            if self.journal is not None:
                kinds = [card & cards.KIND]
                self.tell(kinds, pile, target.at(seat), before, after, cause, seat)

    def look(self, count: i64, source: Zone, target: Zone, cause: i64, seat: i64) -> None:
        """Cards from the top of a pile before somebody's eyes, told together."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        pile = source.at(seat)
        into = self.zones[target.at(seat)]
        for _ in range(count):
            card = self.top(pile)
            if card < 0:
                break
            self.lay(card, target, into, before, after)
        if self.journal is not None:
            kinds = [card & cards.KIND for card in into]
            self.tell(kinds, pile, target.at(seat), before, after, cause, seat)

    def top(self, pile: i64) -> i64:
        """Take the uppermost card off a pile, which is made anew if need be; -1: none is left."""
        zone = self.zones[pile]
        if len(zone) == 0:
            self.refill(pile)
            zone = self.zones[pile]
            if len(zone) == 0:
                return -1
        return zone.pop()

    def lay(self, card: i64, target: Zone, into: list[i64], before: i64, after: i64) -> None:
        """Put a card down; whoever saw it come and does not see it there remembers it."""
        if card <= cards.KIND and before & ~after == 0:
            pass  # what nobody knew that does not see it there
        elif after == ALL:
            card &= cards.KIND
        elif before & ~after:
            seers = (card >> cards.SEERS_SHIFT) | before
            if before == ALL:
                seers = ((1 << self.players) - 1) | cards.PUBLIC
            card = (card & cards.HIDDEN) | ((seers & ~after) << cards.SEERS_SHIFT)
        elif card > cards.HIDDEN:
            card &= ~(after << cards.SEERS_SHIFT)
        if target.ordered:
            into.append(card)
        else:
            cards.put(into, card)

    def tell(
        self,
        kinds: list[i64],
        source: i64,
        target: i64,
        before: i64,
        after: i64,
        cause: i64,
        seat: i64,
    ) -> None:
        """Note that cards went from place to place, if somebody watches."""
        journal = self.journal
        if journal is not None:
            news = (after & ~before) >> seat & 1 != 0
            seers = -1 if before | after == ALL else before | after
            journal.moved(cause, seat, source, target, kinds, seers, news)

    def refill(self, pile: i64) -> None:
        """A pile from which a card is to be drawn is empty; most piles stay so."""

    def reshuffle(self, source: Zone, target: Zone, cause: i64) -> None:
        """An open pile becomes a hidden one, and a batch of its own: all know what is in it."""
        self.batch = cards.free_batch(self.hidden_zones())
        label = self.batch << cards.BATCH_SHIFT
        pile = [kind | label for kind in self.zones[source.base]]
        self.zones[source.base] = []
        self.zones[target.base] = pile
        self.rng.shuffle(pile)
        journal = self.journal
        if journal is not None:
            kinds = [card & cards.KIND for card in pile]
            journal.moved(cause, NOBODY, source.base, target.base, kinds, 0, True)

    def blur(self, zone: list[i64], kind: i64) -> None:
        """After a reshuffle: forget which batch the leaving card is of, if nobody can tell."""
        if cards.is_mixed(zone, kind) and cards.blur(self.hidden_zones(), zone, kind):
            self.sort_zones()

    def hidden_zones(self) -> list[list[i64]]:
        zones = self.zones
        return [zones[place] for place in self.places.hidden[self.players]]

    def swap(self, zone: Zone, partner: i64, cause: i64, seat: i64) -> None:
        """Two seats exchange all cards of a zone; both know afterwards what the other has."""
        here = zone.at(seat)
        there = zone.at(partner)
        mine = self.zones[here]
        theirs = self.zones[there]
        my_eyes = zone.eyes(seat, seat)
        their_eyes = zone.eyes(partner, seat)
        cards.show(mine, my_eyes)
        cards.show(theirs, their_eyes)
        cards.hide(mine, their_eyes)
        cards.hide(theirs, my_eyes)
        cards.sort_hand(mine)
        cards.sort_hand(theirs)
        self.zones[here] = theirs
        self.zones[there] = mine
        journal = self.journal
        if journal is not None:
            both = my_eyes | their_eyes
            kinds = [card & cards.KIND for card in mine]
            journal.moved(cause, seat, here, there, kinds, both, True)
            kinds = [card & cards.KIND for card in theirs]
            journal.moved(cause, seat, there, here, kinds, both, True)

    def redeal_zones(self, seat: i64) -> None:
        """Deal every card that the seat does not know anew (for `Game.redeal`)."""
        looker = self.current.seat
        eyes: list[i64] = []
        shown: list[i64] = []
        for place in self.places.hidden[self.players]:
            zone = self.places.zone_at(place)
            nobody_looks = zone.sees == ACTOR and looker < 0
            eyes.append(0 if nobody_looks else zone.eyes(place - zone.base, looker))
            shown.append(zone.backs)
        back = self.rules.back
        if len(back) > 0:
            cards.redeal_by_back(self.hidden_zones(), eyes, seat, self.rng, back, shown)
        else:
            cards.redeal(self.hidden_zones(), eyes, seat, self.rng)
        self.sort_zones()

    def sort_zones(self) -> None:
        """Put every hidden zone that keeps no order into card order again."""
        for place in self.places.hidden[self.players]:
            if not self.places.zone_at(place).ordered:
                cards.sort_hand(self.zones[place])

    def copy_zones(self) -> list[list[i64]]:
        """Copies of all zones (for `clone`)."""
        zones = self.zones[:]
        for place in self.places.live[self.players]:
            zones[place] = zones[place][:]
        return zones

    # --------------------------------------------------------------- journal

    def moved(
        self,
        cause: i64,
        seat: i64,
        source: i64,
        target: i64,
        thing: i64,
        seers: i64,
        reveals: bool,
    ) -> None:
        """Note that one thing went from place to place, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.moved(cause, seat, source, target, [thing], seers, reveals)

    def changed(self, cause: i64, seat: i64, place: i64, by: i64, value: i64) -> None:
        """Note that a public number changed, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.changed(cause, seat, place, by, value)

    def told(self, cause: i64, seat: i64, a: i64, b: i64) -> None:
        """Note something said in front of everybody, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.told(cause, seat, a, b)

    # ---------------------------------------------------------------- copies

    def clone(self) -> State:
        """An equal, independent state without a journal."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def copy_table(self, other: State) -> None:
        """Copy the engine's own fields into a new state (for `clone`)."""
        other.stack = self.stack[: self.depth]
        other.depth = self.depth
        other.current = self.current
        other.actor = self.actor
        other.over = self.over
        other.ply = self.ply
        other.legal = self.legal
        other.batch = self.batch
        other.used = self.used

    def reseed(self, seed: object) -> None:
        """Change all future chance; what lies hidden on the table stays as it is."""
        self.rng = seeded(self.rules.game.check_seed(seed))

    def determinize(self, seat: object, seed: object) -> State:
        """A world this seat cannot tell from the real one, drawn with the given seed."""
        mine = self._seat(seat)
        if mine is None:
            raise BadOption("there is no seat None: only a player has a world of his own")
        world = self.clone()
        world.legal = None
        world.rng = seeded(self.rules.game.check_seed(seed))
        self.rules.game.redeal(world, mine)
        return world

    def to_json(self) -> dict[str, Any]:
        """The whole position, readable; `game.from_json` takes it back."""
        return self.rules.game.to_json(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return self.rules.game.digest(self)

    def __reduce__(self) -> Any:
        return _restore, (self.rules.game, self.to_json())

    # -------------------------------------------------------------- knowledge

    def view(self, seat: object) -> View:
        """All that this seat may know (None: a spectator), as components."""
        return self.rules.game.view(self, self._seat(seat))

    def prompt(self, seat: object) -> Prompt:
        """What is being decided; the options only for the seat that decides."""
        return self.rules.game.prompt(self, self._seat(seat))

    def events(self, since: object, seat: object) -> list[Event]:
        """What happened from event number `since` on, as this seat saw it."""
        return self.rules.game.events(self, since, self._seat(seat))

    def _seat(self, seat: object) -> int | None:
        return self.rules.game.check_seat(seat, self.players)

    # ----------------------------------------------------------------- scores

    def scores(self) -> list[int]:
        """Points per seat, as if the game ended now; higher is better."""
        return [sum(sheet.values()) for sheet in self.score_sheet()]

    def points(self, seat: i64) -> i64:
        """The points of a seat as if the game ended now, without their categories: for search."""
        raise TypeError(f"{type(self).__name__} counts no points")

    def score_sheet(self) -> list[dict[str, int]]:
        """Per seat what a scoring pad shows: category -> points."""
        return self.rules.game.score_sheet(self)

    def ranking(self) -> list[list[int]]:
        """The seats from first to last place, tie-breaks applied; equals share a place."""
        return self.rules.game.ranking(self)

    def open_sheet(self, seat: object) -> list[dict[str, int]]:
        """The score sheet as this seat knows it (None: a spectator); at the end, all of it."""
        watcher = self._seat(seat)
        return self.score_sheet() if self.over else self.rules.game.open_sheet(self, watcher)

    def open_ranking(self, seat: object) -> list[list[int]]:
        """The ranking by the points this seat knows of; at the end, the true one."""
        watcher = self._seat(seat)
        return self.ranking() if self.over else self.rules.game.open_ranking(self, watcher)

    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return self.ranking()[0] if self.over else []


def _index(move: object) -> int:
    """The move number an object stands for: any integer, but no bool; -1 if it is none."""
    if isinstance(move, bool):
        return NOBODY
    try:
        return operator.index(move)  # type: ignore[arg-type]  # any object may come
    except TypeError:
        return NOBODY


def _shortened(move: object) -> str:
    """A name for something that is no move, whatever it is and however long."""
    if isinstance(move, int):
        return str(move) if abs(move) < 1 << 64 else "a huge number"
    if isinstance(move, str):
        return repr(move) if len(move) <= 40 else repr(move[:37] + "...")
    return f"an object of type {type(move).__name__}"


def _restore(game: Any, data: dict[str, Any]) -> State:
    state: State = game.from_json(data)
    state.journal = None  # a pickled state is like a clone: its story stays behind
    return state
