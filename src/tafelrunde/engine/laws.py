"""The laws every game obeys, as checks of one state.

`cheap` holds after every move; `dear` asks for more (copies, positions, refusals, knowledge) and
is run now and then. A broken law raises `Violation`. `check` plays whole games under the laws.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tafelrunde.engine import prompts
from tafelrunde.engine.errors import BadPosition, IllegalMove
from tafelrunde.engine.events import Event, Moved
from tafelrunde.engine.game import Game
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.mutate import drained, heightened, mutated, poured
from tafelrunde.engine.places import ALL
from tafelrunde.engine.prompts import sought
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Brings, Grid, Prompt, Token, Track, View, Zone
from tafelrunde.engine.words import LEGAL

NOT_MOVES: tuple[object, ...] = (
    True,
    False,
    None,
    "no such move",
    b"",
    -1,
    1.0,
    1 << 62,
    1 << 64,
    -(1 << 70),
    10**5000,
    (),
    object(),
)
SAMPLED_MOVES = 48
TRIED_MOVES = 3  # of a decision that is looked at dearly
MOST_ANSWERS = 40  # that are tried to see whether a move can bring what it says
MOST_LOOKED_AT = 8  # moves of a decision with emptied zones
POURED = 3  # zones that are emptied at a decision that is looked at dearly
DIFFERENT_WORLDS = "a world that differs from the true one"
SAMPLED_SEEDS = 1 << 30
WORLDS = 6  # drawn for one in which a move is legal


class Violation(AssertionError):
    """A law is broken."""

    def __init__(self, law: str, problem: str) -> None:
        super().__init__(f"law {law}: {problem}")
        self.law = law


class Laws:
    """The laws for one game, with a count of what was exercised and a generator for samples."""

    def __init__(self, game: Game, rng: Rng, count: Counter[str]) -> None:
        self.game = game
        self.rng = rng
        self.chance = rng.copy()  # for worlds of seats that do not decide
        self.count = count

    def hold(self, law: str, true: bool, problem: str | Callable[[], str]) -> None:
        self.count[f"law {law}"] += 1
        if not true:
            raise Violation(law, problem if isinstance(problem, str) else problem())

    # ------------------------------------------------------- after every move

    def cheap(self, state: State, census: dict[str, int], begun: int = 0) -> None:
        self.moves_are_listed(state)
        self.sought_moves_have_reasons(state)
        in_time = state.over or state.ply - begun < self.game.longest
        self.hold("1 moves", in_time, "the game is longer than game.longest")
        self.hold(
            "2 conservation",
            self.game.census(state) == census,
            lambda: f"there were {census}, now there are {self.game.census(state)}",
        )

    def moves_are_listed(self, state: State) -> None:
        moves = state.moves()
        law = "1 moves"
        if state.over:
            self.hold(law, not moves and state.actor == -1, "moves in a finished game")
            return
        self.hold(law, bool(moves), "no legal move before the end")
        self.hold(law, moves == sorted(set(moves)), lambda: f"not in canonical order: {moves}")
        in_range = moves[0] >= 0 and moves[-1] < self.game.move_count
        self.hold(law, in_range, lambda: f"moves out of range: {moves}")
        self.hold(law, 0 <= state.actor < state.players, "no such seat decides")

    def sought_moves_have_reasons(self, state: State) -> None:
        """Of the moves a person would look for, just those that are not legal are refused."""
        legal = state.moves()
        for move in sought(state):
            refusal = int(state.current.refusal(state, move))
            if (refusal == LEGAL) != (move in legal):
                raise Violation("4 refusals", f"{state.notate(move)} is refused by {refusal}")
            if refusal != LEGAL:
                self.count[f"refusal {self.game.refusals[refusal]}"] += 1

    # ------------------------------------------------------------ now and then

    def dear(self, state: State) -> None:
        before = state.to_json()
        self.copies_are_equal_and_independent(state, before)
        self.scores_add_up(state)
        self.nothing_else_is_played(state)
        self.refusals_are_exact(state)
        self.notation_is_inverse(state)
        seats = {self.rng.below(state.players), max(state.actor, 0)}
        for seat in range(state.players):
            if seat in seats:
                self.knowledge(state, seat)
            else:
                self.world_is_a_position(self.any_world(state, seat))
        self.prompt_is_complete(state)
        for _ in range(POURED):
            self.empty_zone(before)
        self.moves_teach_their_learners(state)
        self.hold("3 copies", state.to_json() == before, "looking at a state changed it")

    def copies_are_equal_and_independent(self, state: State, before: dict[str, Any]) -> None:
        law = "3 copies"
        text = json.dumps(before)
        clone = state.clone()
        self.hold(law, clone == state, "a clone differs")
        self.hold(law, clone.journal is None, "a clone has a journal")
        self.hold(law, hash(clone) == hash(state), "equal states hash differently")
        for name, copy in (
            ("JSON", self.game.from_json(json.loads(text))),
            ("pickle", pickle.loads(pickle.dumps(state))),
        ):
            self.hold(law, copy == state, f"{name} round trip differs")
            self.hold(law, copy.moves() == state.moves(), f"{name} round trip: other moves")
        for _ in range(3):
            if not clone.over:
                clone.play(self.any_of(clone.moves()))
        self.hold(law, state.to_json() == before, "acting on a clone shows in the original")
        again = state.clone()
        if not state.over:
            again.play(self.any_of(again.moves()))
            self.hold(law, again != state, "a move changed nothing")

    def any_of(self, items: list[int]) -> int:
        return items[self.rng.below(len(items))]

    def scores_add_up(self, state: State) -> None:
        law = "8 scores"
        sheets = state.score_sheet()
        sums = [sum(sheet.values()) for sheet in sheets]
        self.hold(law, state.scores() == sums, "scores are not the sum of the sheet")
        points = [state.points(seat) for seat in range(state.players)]
        self.hold(law, points == sums, "the points for search are others than the scores")
        again = self.game.from_json(state.to_json())
        self.hold(law, again.score_sheet() == sheets, "scores of the position differ")
        ranking = state.ranking()
        ranked = sorted(seat for place in ranking for seat in place)
        self.hold(law, ranked == list(range(state.players)), "the ranking misses a seat")
        self.hold(law, state.winners() == (ranking[0] if state.over else []), "wrong winners")

    def nothing_else_is_played(self, state: State) -> None:
        for thing in NOT_MOVES:
            self.refused(state, thing)

    def refused(self, state: State, thing: object) -> None:
        law = "4 refusals"
        ply = state.ply
        try:
            state.play(thing)
        except IllegalMove as error:
            self.hold(law, state.ply == ply, f"{error} changed the state")
            self.count[f"refusal {error.reason.code}"] += 1
        else:
            self.hold(law, False, f"play took {str(thing)[:40]!r}")

    def refusals_are_exact(self, state: State) -> None:
        """why_not is None exactly for the legal moves; illegal ones are refused by play."""
        law = "4 refusals"
        legal = state.moves()
        sample = {self.rng.below(self.game.move_count) for _ in range(SAMPLED_MOVES)}
        for move in sorted(sample | set(legal)):
            reason = state.why_not(move)
            exact = (reason is None) == (move in legal)
            self.hold(law, exact, f"{state.notate(move)}: why_not is {reason}")
            if reason is not None:
                self.hold(law, reason.code != "legal", f"{state.notate(move)} has no reason")
                self.refused(state, move)
        mask = state.mask()
        self.hold(
            law,
            len(mask) == self.game.move_count and [i for i, bit in enumerate(mask) if bit] == legal,
            "the mask differs from moves()",
        )

    def notation_is_inverse(self, state: State) -> None:
        law = "5 notation"
        for move in state.moves():
            text = state.notate(move)
            self.hold(law, text.isascii() and state.parse(text) == move, f"{text!r} is not {move}")

    # --------------------------------------------------------------- knowledge

    def knowledge(self, state: State, seat: int) -> None:
        seed = self.rng.below(SAMPLED_SEEDS)
        other = self.rng.below(SAMPLED_SEEDS)
        world = state.determinize(seat, seed)
        law = "6a same to the seat"
        self.hold(law, world.view(seat) == state.view(seat), f"the view of seat {seat} differs")
        self.hold(law, world.prompt(seat) == state.prompt(seat), f"seat {seat}'s prompt differs")
        seen = state.observation(seat)
        self.hold(law, world.observation(seat) == seen, f"seat {seat} observes a secret")
        length = sum(column.size for column in self.game.observation_spec)
        self.hold(law, len(seen) == length, "an observation has not the length of its columns")
        if not state.over:  # at the end everything is counted openly
            same = world.open_sheet(seat) == state.open_sheet(seat)
            self.hold(law, same, f"the points that seat {seat} knows of differ")
        if state.actor == seat:
            self.hold(law, world.moves() == state.moves(), f"the moves of seat {seat} differ")
            for _ in range(8):
                move = self.rng.below(self.game.move_count)
                same = world.why_not(move) == state.why_not(move)
                self.hold(law, same, f"the reason of {state.notate(move)} differs")
        again = world.determinize(seat, other).to_json()
        direct = state.determinize(seat, other).to_json()
        self.hold("6b nothing leaks", again == direct, f"worlds of seat {seat} depend on secrets")
        luck = state.clone()
        luck.reseed(seed)
        same = luck.determinize(seat, other).to_json() == direct
        self.hold("6b nothing leaks", same, f"worlds of seat {seat} depend on future chance")
        law = "7 worlds"
        self.hold(law, self.game.census(world) == self.game.census(state), "a world lost something")
        self.world_is_a_position(world)
        direct["rng"] = again["rng"] = state.rng.words()
        if direct != state.to_json():
            self.count[DIFFERENT_WORLDS] += 1

    def moves_teach_their_learners(self, state: State) -> None:
        """Only those learn something by a move of whom the journal says so, and the mover can tell
        whether it can be taken back."""
        if state.over:
            return
        moves = state.moves()
        while len(moves) > TRIED_MOVES:
            moves.pop(self.chance.below(len(moves)))
        for seat in range(int(state.players)):
            world = self.any_world(state, seat)
            possible = world.moves()
            for move in moves:
                if move in possible:
                    self.teaches_its_learners(state, world, seat, move)

    def teaches_its_learners(self, state: State, world: State, seat: int, move: int) -> None:
        """A seat that learns nothing by a move sees the same after it in its world as in truth."""
        law = "6e what a move teaches"
        truth, thought = played(state, move), played(world, move)
        if seat == state.actor:
            same = truth.can_go_back() == thought.can_go_back()
            self.hold(law, same, f"{state.notate(move)} is final only in truth, or in a world")
        assert truth.journal is not None
        if truth.over or (truth.journal.learners >> seat) & 1:
            return
        for name, seen, there in zip(
            ("view", "prompt", "observation", "events", "points"),
            look(truth, seat),
            look(thought, seat),
            strict=True,
        ):
            problem = f"{state.notate(move)} teaches seat {seat}, who should learn nothing: {name}"
            self.hold(law, seen == there, problem)

    def world_is_a_position(self, world: State) -> None:
        """Whatever a seat must think possible, play can go on from there."""
        law = "7 worlds"
        try:
            found = self.game.from_json(world.to_json())
        except BadPosition as error:
            raise Violation(law, f"a world cannot be read: {error}") from error
        self.hold(law, found == world, "a world is no position")
        self.hold(law, world.over or bool(world.moves()), "nothing can be done in a world")

    def questions_tell_nothing(self, state: State, move: int) -> None:
        """Who is asked what after a move follows from what everybody has seen.

        If the same move looks the same to another seat in one of its worlds, the same question is
        asked there of the same seat: otherwise the question would tell what is hidden.
        """
        law = "6f questions tell nothing"
        truth = played(state, move)
        for seat in range(state.players):
            if seat == state.actor:
                continue
            world = self.world_with(state, seat, move)
            if move not in world.moves():
                continue
            world.rng = state.rng.copy()  # the same luck, so that the dice are no difference
            found = played(world, move)
            if found.events(0, seat) == truth.events(0, seat):
                expects, wanted = question(found), question(truth)
                problem = f"{state.notate(move)}: seat {seat} expects {expects}, not {wanted}"
                self.hold(law, expects == wanted, problem)

    def any_world(self, state: State, seat: int) -> State:
        return state.determinize(seat, self.chance.below(SAMPLED_SEEDS))

    def world_with(self, state: State, seat: int, move: int) -> State:
        """A world of a seat, if possible one in which a move is legal."""
        for _ in range(WORLDS):
            world = self.any_world(state, seat)
            if move in world.moves():
                break
        return world

    def events_are_known(self, before: View, after: View, events: Sequence[Event]) -> None:
        """Every face a redacted event names lies where the seat can see it: before the move,
        after it, or on the way it took in between, which may lead through an open place."""
        seen = faces_by_place(before) | faces_by_place(after)
        everybody_sees = {zone.name for zone in self.game.places.zones if zone.sees == ALL}
        for event in reversed(events):
            if isinstance(event, Moved):
                is_open = event.target.rpartition("/")[2] in everybody_sees
                for face in event.faces or ():
                    there = (event.source, face) in seen or (event.target, face) in seen
                    self.hold("6c redaction", there or is_open, f"{event} tells {face}")
                    seen.add((event.source, face))

    def prompt_is_complete(self, state: State) -> None:
        """Each legal move is an option; whatever options touch is in the view."""
        law = "6c prompts"
        if state.over:
            return
        actor = int(state.actor)
        prompt = state.prompt(actor)
        notations = [state.notate(move) for move in state.moves()]
        listed = [option.notation for option in prompt.options]
        self.hold(law, listed == notations, "the options are not the moves")
        ids = object_ids(state.view(actor))
        touched = [(option.notation, option.objects) for option in prompt.options]
        touched += [(option.notation, option.objects) for option in prompt.refused]
        for notation, objects in touched:
            missing = [one for one in objects if one not in ids]
            self.hold(law, not missing, f"{notation} touches {missing}, which is not shown")
        for move, option in zip(state.moves(), prompt.options, strict=True):
            self.brings_what_it_says(state, move, option.brings)
        for seat in [seat for seat in range(state.players) if seat != actor]:
            self.hold(
                law,
                state.prompt(seat) == Prompt(actor, prompt.kind),
                "another seat learns more than kind and seat",
            )
        msgspec.json.encode(prompt)

    def brings_what_it_says(self, state: State, move: int, brings: Brings) -> None:
        """By the move itself just what was named has changed. After one that asks somebody
        something more, some answers bring what was named."""
        if self.game.verb(move).name in self.game.later:
            return
        law = "6d what choices bring"
        after = by_itself(state, move)
        if after is None:
            after = state.clone()
            after.apply(move)
            problem = f"{state.notate(move)} brings {brings}, but no answers bring that"
            self.hold(law, self.can_bring(state, after, brings), problem)
            return
        changed = self.changes(state, after)
        wrong = [name for name in brings if changed.get(name) != brings[name]]
        open_numbers = [name for name in self.game.shown_numbers if changed[name]]
        silent = [name for name in open_numbers if name not in brings]
        problem = f"{state.notate(move)} brings {brings}, changed: {changed}"
        self.hold(law, not wrong and not silent, problem)

    def changes(self, before: State, after: State) -> dict[str, int]:
        """By how much what the seat has that decided before is another now."""
        seat = int(before.actor)
        had, has = holdings(self.game, before, seat), holdings(self.game, after, seat)
        return {name: has[name] - had[name] for name in had}

    def can_bring(self, state: State, after: State, brings: Brings) -> bool:
        """Has at least this come after the move, after some answers to what it asks, or when the
        seat is done with the decision? One thing may come sooner than another, and more with it
        that earlier moves have earned. Where others decide meanwhile, more happens than the move.
        """
        waiting = [(after, False, set(brings))]
        tried = 0
        while waiting and tried < MOST_ANSWERS:
            here, done, awaited = waiting.pop()
            tried += 1
            changed = self.changes(state, here)
            awaited = {name for name in awaited if not reaches(changed.get(name, 0), brings[name])}
            if not awaited:
                return True
            back = here.current is state.current
            if done or (back and not here.current.stays):
                continue
            if here.over or here.actor != state.actor or here.depth < state.depth:
                return True
            for answer in here.moves():
                waiting.append((here.clone(), back, awaited))
                waiting[-1][0].apply(answer)
        return bool(waiting)

    # --------------------------------------------------------------- positions

    def mutation(self, state: State) -> None:
        """A mutated position is refused with a path, or plays to the end under the laws."""
        law = "9 mutations"
        data = self.mutant(state.to_json())
        try:
            found = self.game.from_json(data)
        except BadPosition as error:
            self.hold(law, error.path.startswith("$"), f"{error} names no path")
            self.count["a mutated position refused"] += 1
            return
        self.count["a mutated position played"] += 1
        census = self.game.census(found)
        options = {name: found.rules.options[name] for name in self.game.options}
        whole = self.game.census(self.game.new(int(found.players), 0, **options))
        self.hold(law, census == whole, lambda: f"it has {census} instead of {whole}")
        begun = int(found.ply)
        try:
            self.knowledge(found, max(found.actor, 0))
            while not found.over:
                self.cheap(found, census, begun)
                found.play(self.any_of(found.moves()))
        except Exception as error:
            raise Violation(law, f"{error!r} after mutating to {json.dumps(data)}") from error

    def empty_zone(self, data: dict[str, Any]) -> None:
        """The same decision with zones poured into another, where that is possible."""
        zones = self.game.places.zones
        piles = [zone.name for zone in zones if not zone.each and zone.shape == "pile"]
        hands = [zone.name for zone in zones if zone.each and zone.shape == "hand"]
        if hands and self.rng.below(2):
            emptied = drained(data, self.rng, piles, hands)
        else:
            emptied = poured(data, self.rng)
        try:
            found = self.game.from_json(emptied)
        except BadPosition:
            return
        self.cheap(found, self.game.census(found), int(found.ply))
        seen: set[str] = set()
        moves = found.moves()
        self.rng.shuffle(moves)
        for move in moves:
            brings = prompts.brings(self.game, found, move)
            said = f"{self.game.verb(move).name} {brings}"
            if brings and said not in seen and len(seen) < MOST_LOOKED_AT:
                seen.add(said)
                self.brings_what_it_says(found, move, brings)

    def mutant(self, data: dict[str, Any]) -> dict[str, Any]:
        """A position changed at random, or brought to an extreme."""
        how = self.rng.below(4)
        if how == 0:
            return poured(data, self.rng)
        if how == 1:
            return heightened(data, self.rng, self.is_possible)
        return mutated(data, self.rng)

    def is_possible(self, data: dict[str, Any]) -> bool:
        try:
            self.game.from_json(data)
        except BadPosition:
            return False
        return True


def reaches(change: int, promised: int) -> bool:
    """Is it at least as much, up or down?"""
    return change >= promised if promised > 0 else change <= promised


def played(state: State, move: int) -> State:
    """The state after a move, with the story of this move alone."""
    after = state.clone()
    after.journal = Journal()
    after.apply(move)
    return after


def look(state: State, seat: int) -> tuple[object, ...]:
    """All that a seat sees after a move."""
    return (
        state.view(seat),
        state.prompt(seat),
        state.observation(seat),
        state.events(0, seat),
        state.open_sheet(seat),
    )


def question(state: State) -> tuple[int, str, int, int]:
    """Who is asked what; the numbers of a step are public."""
    step = state.current
    return int(state.actor), state.rules.game.step_name(step), int(step.a), int(step.b)


def by_itself(state: State, move: int) -> State | None:
    """The position once all is done that a move has begun, and nothing that comes after it; None
    if a seat is asked something before that, or if the move closes a decision of many moves."""
    after = state.clone()
    decision, depth = after.current, after.depth
    after.left = False
    decision.apply(after, move)
    if after.left:
        return None
    while after.depth > depth:
        after.depth -= 1
        step = after.stack[after.depth]
        if step.decides:
            return after if step is decision else None
        step.run(after)
    return after


def holdings(game: Game, state: State, seat: int) -> dict[str, int]:
    """What a seat has, by the names that `brings` uses: fields, cards in zones, points."""
    own: Any = state
    found = dict(zip(game.categories, map(int, state.items(seat)), strict=True))
    found["points"] = int(state.points(seat))
    for zone in game.places.zones:
        if zone.each:
            found[zone.name] = len(state.zones[zone.at(seat)])
    for field in game.seat_fields:
        found[field.name] = sum(field.observe(own.seats[seat], seat, int(state.players)))
    return found | game.counts_more(state, seat)


def faces_by_place(view: View) -> set[tuple[str, str]]:
    """Every (place, face) a view shows."""
    found: set[tuple[str, str]] = set()
    for component in [*view.board, *(c for area in view.seats for c in area.components)]:
        if isinstance(component, Zone):
            found.update((component.id, face.kind) for face in component.faces)
        elif isinstance(component, Grid):
            faces = (face for cell in component.cells for face in cell.faces)
            found.update((component.id, face.kind) for face in faces)
        elif isinstance(component, Track):
            found.update((component.id, marker.kind) for marker in component.markers)
        elif isinstance(component, Token):
            found.add((component.id, component.kind))
    return found


def object_ids(view: View) -> set[str]:
    """Everything a person can point at."""
    found: set[str] = set()
    for component in [*view.board, *(c for area in view.seats for c in area.components)]:
        found.add(component.id)
        if isinstance(component, Zone):
            found.update(face.id for face in component.faces)
        elif isinstance(component, Track):
            found.update(f"{component.id}/{k + 1}" for k in range(len(component.spaces)))
        elif isinstance(component, Grid):
            found.update(cell.id for cell in component.cells)
            found.update(face.id for cell in component.cells for face in cell.faces)
    return found
