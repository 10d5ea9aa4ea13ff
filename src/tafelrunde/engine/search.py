"""Monte Carlo search in games with hidden cards, for any number of seats.

The searching seat draws worlds it cannot tell from the real one, and keeps them. A simulation takes
one of them, the likely ones more often, and plays on to a horizon of a few rounds. There the guide
says how everybody stands.

Every seat has a tree of its own decisions, which notes what came of them. The searching seat makes
the most promising move, or one that was seldom tried. What the others do is drawn: mostly what the
guide expects of them, and more and more what has turned out well for them. Beyond the trees
everybody plays by the guide.

The first thing done with a state is to draw worlds from it, and nothing else ever is. A world
depends on what the seat knows and on the seed alone, and so does the answer.
"""

from __future__ import annotations

import gc
import time
from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.guide import ENDLESS, FINE, Guide, shares
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.state import State

AS_GUIDED: Final = -1  # the horizon that the guide of the game wants
SLICE: Final = 8  # simulations between two looks at the clock
PATIENCE: Final = 3.0  # times the seconds of work may pass on a busy machine
UNCERTAIN: Final = 10.0  # visits that a move of others needs to be believed by half
MEMORY: Final = 0.25  # part of its experience that a tree keeps when the game goes on


@final
class Options:
    """How to search. What is not set was found best by matches; see docs/search.md."""

    __slots__ = (
        *("alone", "explore", "fair", "haste", "horizon", "insight", "margin", "most", "worlds"),
    )

    def __init__(self) -> None:
        self.worlds: i64 = 128
        self.horizon: i64 = AS_GUIDED  # in units of the guide's clock
        self.explore: float = 0.4
        self.fair: float = 0.25  # part of the exploring that does not ask the guide
        # What the others are trusted to find out: a move that is better for them by 1 / insight is
        # e times as likely as the guide says. 0: they play by the guide.
        self.insight: float = 100.0
        # A search ends early when its answer cannot change any more (1), or hardly will (more).
        self.haste: float = 4.0
        self.most: i64 = 24  # moves of one decision that are searched, the likeliest ones
        # Is there anything to find out if but one move is worth a thought: what it promises?
        self.alone: bool = False
        self.margin: float = 0.25  # part of the reward that goes by points instead of winning


@final
class Node:
    """A move of one seat, and what became of it."""

    __slots__ = ("children", "move", "prior", "seat", "total", "visits")

    def __init__(self, seat: i64, move: i64, prior: float) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        self.prior: float = prior  # how likely it is, says the guide; 0: it is not searched
        self.visits: float = 0.0
        self.total: float = 0.0
        self.children: list[Node] = []  # by move, ascending

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0.0 else 0.0

    def fade(self) -> None:
        """Forget most of it: what was seen then counts less than what will be seen now."""
        self.visits *= MEMORY
        self.total *= MEMORY
        for child in self.children:
            child.fade()


@final
class Search:
    """The thoughts of one seat. It may be kept from one decision to the next; see `follow`."""

    __slots__ = (
        *("decisions", "guide", "heard", "hopes", "lots", "o", "path", "rng", "root", "roots"),
        *("seat", "simulations", "until", "worlds"),
    )

    def __init__(self, guide: Guide[Any], options: Options, seed: i64) -> None:
        self.guide: Guide[Any] = guide
        self.o: Options = options
        self.rng: Rng = seeded(seed)
        self.seat: i64 = -1
        self.root: Node = Node(-1, -1, 1.0)
        self.roots: list[Node] = []  # of the trees of all seats, or of the own one alone
        self.heard: Node | None = None  # the move at the root that rules of thumb would make
        self.until: i64 = 0
        self.worlds: list[State] = []
        self.lots: list[float] = []  # the weights of the worlds, summed up
        self.path: list[Node] = []
        # By move at the root the chances of each seat, summed up
        self.hopes: list[list[float]] = []
        self.simulations: i64 = 0
        self.decisions: i64 = 0

    # -------------------------------------------------------------------- worlds

    def consider(self, state: State, seat: i64) -> None:
        """Draw worlds of a state in which the seat decides; all else will be done in them."""
        self.seat = seat
        self.worlds = []
        self.lots = []
        total = 0.0
        for _ in range(self.o.worlds):
            world = state.determinize(seat, self.seed())
            world.unwatch()
            total += self.guide.likelihood(world, seat)
            self.worlds.append(world)
            self.lots.append(total)
        world = self.worlds[0]
        horizon = self.guide.horizon if self.o.horizon == AS_GUIDED else self.o.horizon
        self.until = self.guide.clock(world) + horizon
        self.simulations = 0
        self.decisions = 0
        self.take_root(world)

    def seed(self) -> i64:
        return (self.rng.below(FINE) << 30) + self.rng.below(FINE)

    def take_root(self, world: State) -> None:
        """What is left of an older tree must fit the moves there are now."""
        moves = self.guide.considered(world)
        left = [child for child in self.root.children if child.move in moves]
        root = Node(self.seat, -1, 1.0)
        if len(left) == len(moves):
            root.children = left
            root.fade()
        else:
            self.expand(root, world, moves)
        self.root = root
        self.plant(world.players)
        self.heard = None
        self.hopes = [[0.0] * int(world.players) for _ in root.children]

    def plant(self, players: i64) -> None:
        """Trees of the others, unless they play by the guide anyway."""
        self.roots = [self.root]
        if self.o.insight > 0.0:
            self.roots += [Node(seat, -1, 1.0) for seat in range(players) if seat != self.seat]

    def hear(self, move: i64) -> None:
        """Whoever plays by rules of thumb would make this move; -1: nobody is asked. It always gets
        a fair part of the simulations: what comes after a move looks bad as long as it was seldom
        tried."""
        for child in self.root.children:
            if child.move == move:
                self.heard = child

    def draw(self) -> State:
        """One of the worlds, by its weight, with chance of its own."""
        lots = self.lots
        high: i64 = len(lots) - 1
        low: i64 = 0
        if lots[high] > 0.0:
            point = float(self.rng.below(FINE)) / FINE * lots[high]
            while low < high:
                middle = (low + high) // 2
                if lots[middle] > point:
                    high = middle
                else:
                    low = middle + 1
        else:
            low = self.rng.below(high + 1)
        world = self.worlds[low].clone()
        world.rng = self.rng
        world.legal = None
        return world

    # --------------------------------------------------------------- simulations

    def run(self, iterations: i64, seconds: float) -> None:
        """Simulate so often (0: as often as the time allows), at most for so long (0: at will)."""
        if len(self.root.children) < 2 and not self.o.alone:
            return
        # Nothing here goes round in circles, and looking for that takes a tenth of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            self.simulate_for(iterations, seconds)
        finally:
            if collects:
                gc.enable()

    def simulate_for(self, iterations: i64, seconds: float) -> None:
        """It ends early once no other move is likely to be tried as often as the best one."""
        begun = time.process_time()
        last = time.perf_counter() + seconds * PATIENCE
        while True:
            left = self.left(iterations, seconds, begun, last)
            if left <= 0 or self.is_settled(left):
                return
            for _ in range(min(left, SLICE)):
                self.simulate()
                self.simulations += 1

    def left(self, iterations: i64, seconds: float, begun: float, last: float) -> i64:
        """Simulations that are still wanted and for which there will be time."""
        left = iterations - self.simulations if iterations > 0 else ENDLESS
        if seconds > 0.0:
            spent = time.process_time() - begun
            if spent >= seconds or time.perf_counter() >= last:
                return 0
            if self.simulations > 0 and spent > 0.0:
                rest = i64(float(self.simulations) * (seconds - spent) / spent) + 1
                if rest < left:
                    return rest
        return left

    def is_settled(self, left: i64) -> bool:
        """Is one move so far in front that so many simulations will not change it? To catch up, the
        second best would have to be tried more often by a part of them: 1 / haste."""
        most = 0.0
        second = 0.0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return self.o.haste * (most - second) > float(left)

    def simulate(self) -> None:
        """Play on in one of the worlds to the horizon, and note what came of it. Whoever has a tree
        follows it and adds a move to it; all others, and from then on everybody, play as guided."""
        world = self.draw()
        first = world.ply
        guide = self.guide
        self.path = []
        places: list[Node | None] = [None] * int(world.players)
        for root in self.roots:
            places[root.seat] = root
        while not world.over and guide.clock(world) < self.until:
            place = places[world.actor]
            if place is None:
                world.apply(guide.pick(world, self.rng))
                continue
            moves = guide.considered(world)
            if len(moves) == 1 and place is not self.root:
                world.apply(moves[0])
                continue
            node = self.decide(place, world, moves)
            world.apply(node.move)
            self.path.append(node)
            # One move beyond what was known, a tree ends.
            places[node.seat] = node if node.visits > 0.0 else None
        self.decisions += world.ply - first
        self.learn(world)

    def decide(self, node: Node, world: State, moves: list[i64]) -> Node:
        if node.seat == self.seat:
            return self.choose(node, world, moves)
        return self.imagine(node, world, moves)

    def imagine(self, node: Node, world: State, moves: list[i64]) -> Node:
        """A move of somebody else, each as often as it is likely and has turned out well."""
        guide = self.guide
        insight = self.o.insight
        hope = node.mean()
        children = node.children
        size: i64 = len(children)
        at: i64 = 0
        total = 0.0
        chosen: i64 = -1
        place: i64 = 0
        for move in moves:
            while at < size and children[at].move < move:
                at += 1
            score = guide.score(world, move)
            if at < size and children[at].move == move:
                child = children[at]
                score += insight * (child.total - hope * child.visits) / (child.visits + UNCERTAIN)
            weight = exp(score)
            total += weight
            if float(self.rng.below(FINE)) * total < weight * FINE:
                chosen = move
                place = at
        if place == size or children[place].move != chosen:
            children.insert(place, Node(node.seat, chosen, 1.0))
        return children[place]

    def choose(self, node: Node, world: State, moves: list[i64]) -> Node:
        """The most promising of the legal moves: good so far, likely, or seldom tried."""
        if not self.knows(node, moves):
            self.expand(node, world, moves)
        visits = 1.0
        children = node.children
        at = 0
        for move in moves:
            while children[at].move != move:
                at += 1
            visits += children[at].visits
        heard = self.heard
        if node is self.root and heard is not None and heard.visits < self.guide.heed * visits:
            return heard
        o = self.o
        reach = o.explore * sqrt(visits)
        hope = node.mean() if node.visits > 0.0 else 1.0 / float(world.players)
        best: Node = children[at]
        most = -1.0
        at = 0
        for move in moves:
            while children[at].move != move:
                at += 1
            child = children[at]
            if child.prior > 0.0:
                value = hope if child.visits == 0.0 else child.total / child.visits
                value += reach * child.prior / (1.0 + child.visits)
                if value > most:
                    most = value
                    best = child
        return best

    def knows(self, node: Node, moves: list[i64]) -> bool:
        """Has the node a child for each of the moves?"""
        children = node.children
        at: i64 = 0
        size: i64 = len(children)
        for move in moves:
            while at < size and children[at].move < move:
                at += 1
            if at == size or children[at].move != move:
                return False
        return True

    def priors(self, world: State, moves: list[i64]) -> list[float]:
        """How much each of the own moves deserves a try; the least likely ones do not at all."""
        if len(moves) == 1:
            return [1.0]  # nobody has looked at it
        likes = self.guide.likes(world, moves)
        least = 0.0
        if len(moves) > self.o.most:
            least = sorted(likes)[len(likes) - self.o.most]
        searched = 0
        for like in likes:
            if like >= least:
                searched += 1
        fair = self.o.fair
        return [
            (1.0 - fair) * like + fair / float(searched) if like >= least else 0.0 for like in likes
        ]

    def expand(self, node: Node, world: State, moves: list[i64]) -> None:
        """Give the node a child for each of the own moves."""
        priors = self.priors(world, moves)
        old = node.children
        found: list[Node] = []
        at: i64 = 0
        for k in range(len(moves)):
            move = moves[k]
            while at < len(old) and old[at].move < move:
                found.append(old[at])
                at += 1
            if at < len(old) and old[at].move == move:
                found.append(old[at])
                at += 1
            else:
                found.append(Node(node.seat, move, priors[k]))
        while at < len(old):
            found.append(old[at])
            at += 1
        node.children = found

    # ------------------------------------------------------------------- rewards

    def learn(self, world: State) -> None:
        """Note at the nodes of the way what its end is worth to whoever has decided there."""
        guide = self.guide
        if world.over:
            points = [guide.result(world, seat) for seat in range(world.players)]
            chances = victory(points)
        else:
            points = guide.expect(world)
            chances = shares(points, guide.tau[guide.stage(world)])
        rewards = [self.reward(seat, points, chances) for seat in range(len(points))]
        for root in self.roots:
            root.visits += 1.0
            root.total += rewards[root.seat]
        for node in self.path:
            node.visits += 1.0
            node.total += rewards[node.seat]
        self.hope(self.path[0], chances)

    def reward(self, seat: i64, points: list[float], chances: list[float]) -> float:
        """What an end is worth to a seat, from 0 to 1."""
        rival = -1000000.0
        for other in range(len(points)):
            if other != seat and points[other] > rival:
                rival = points[other]
        margin = (points[seat] - rival) / self.guide.scale
        return (1.0 - self.o.margin) * chances[seat] + self.o.margin * squash(margin)

    def hope(self, first: Node, chances: list[float]) -> None:
        for k, child in enumerate(self.root.children):
            if child is first:
                sums = self.hopes[k]
                for seat in range(len(sums)):
                    sums[seat] += chances[seat]
                return

    # -------------------------------------------------------------------- answer

    def moves(self) -> list[int]:
        """The moves worth a thought, the one to be made first, then those tried most often."""
        order = sorted(self.root.children, key=_rank)
        return [int(child.move) for child in order]

    def visits(self) -> dict[int, float]:
        """By move how often it was tried; several searches can be summed up."""
        return {int(child.move): child.visits for child in self.root.children}

    def chances(self) -> dict[int, list[float]]:
        """By move the chances of each seat, summed over all simulations that began with it."""
        return {int(child.move): self.hopes[k] for k, child in enumerate(self.root.children)}

    def follow(self, move: i64) -> None:
        """The seat has made a move: what the tree knows of the time after it is kept.

        Later `consider` the state at the seat's next decision. If what is left of the tree does not
        fit there, it is not used.
        """
        for child in self.root.children:
            if child.move == move:
                self.root = child
                return
        self.root = Node(-1, -1, 1.0)


def _rank(node: Node) -> tuple[float, float, float, int]:
    return -node.visits, -node.mean(), -node.prior, int(node.move)


def squash(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def victory(points: list[float]) -> list[float]:
    """1 for the winner; several share it."""
    best = points[0]
    for value in points:
        if value > best:
            best = value
    winners = 0
    for value in points:
        if value == best:
            winners += 1
    return [1.0 / float(winners) if value == best else 0.0 for value in points]
