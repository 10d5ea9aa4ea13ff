"""Worlds of a table with mixtures (see `mixtures`): every card the seat does not know, dealt anew.

What the seat knows of cards that came out of a mixture, above all those laid open, it must be able
to explain: each of them went in, from one of the batches. So the mixtures are gone through from the
last to the first, and for each such card a source is chosen: `needs` says by number of a batch or
mixture which kinds must have been in it. All ways to choose are weighed by the number of deals that
agree, and one of them is drawn. What is left of every batch is then dealt as usual, to the places
of its cards and into the mixtures, and so on from mixture to mixture.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.cards import (
    BATCH,
    BATCH_SHIFT,
    HIDDEN,
    KIND,
    PUBLIC,
    SEERS_SHIFT,
    drop_others,
    merge,
    redeal,
)
from tafelrunde.engine.mixtures import (
    IN_ORDER,
    NO_MIXTURES,
    Mixture,
    label_of,
    labels_of,
)
from tafelrunde.engine.rng import Rng

UNKNOWN: Final = -1
KNOWN: Final = 1 << 30  # marks a card that the seat knew when it went into a mixture
MOST_DEPTH: Final = 3
MOST_STEPS: Final = 2000  # of weighing all ways; if there are more, one is drawn step by step
MOST_TRIES: Final = 20000  # steps of drawing one way before giving up
FINE: Final = 1 << 30


def deal(
    zones: list[list[i64]], audiences: list[i64], mixtures: list[Mixture], seat: i64, rng: Rng
) -> list[Mixture]:
    """Deal every card that the seat does not know anew, and give the mixtures of the new world.

    As with `redeal`, what is left depends on nothing but the seat's own information and the
    generator. The caller puts unordered zones into card order again.
    """
    dealing = Dealing(zones, audiences, mixtures, seat, rng)
    if not dealing.explain():
        merge(zones, labels_of([], mixtures))
        redeal(zones, audiences, seat, rng, [], [])
        return NO_MIXTURES
    dealt = dealing.carry_out()
    drop_others(zones, audiences, seat)
    return dealt


@final
@mypyc_attr(acyclic=True)
class Dealing:
    """The cards that a seat does not know, on their way into a world."""

    __slots__ = (
        *("audiences", "best", "best_picks", "filled", "made", "mixtures", "needs", "picks"),
        *("pools", "rng", "seat", "slots", "steps", "total", "weighing", "zones"),
    )

    def __init__(
        self,
        zones: list[list[i64]],
        audiences: list[i64],
        mixtures: list[Mixture],
        seat: i64,
        rng: Rng,
    ) -> None:
        self.zones: list[list[i64]] = zones
        self.audiences: list[i64] = audiences
        self.mixtures: list[Mixture] = mixtures
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.made: list[bool] = [False] * (BATCH + 1)  # by number: is it that of a mixture?
        self.pools: list[list[i64]] = [[] for _ in range(BATCH + 1)]  # unknown kinds, by number
        self.needs: list[list[i64]] = [[] for _ in range(BATCH + 1)]  # kinds to be explained
        # By mixture what went in: first the cards the seat knew, then the numbers of the others;
        # the kinds that are settled; and of cards in a row, which was taken.
        self.slots: list[list[i64]] = []
        self.filled: list[list[i64]] = []
        self.picks: list[i64] = []
        self.best: list[list[i64]] = []  # `filled` of the way that was drawn, and `picks`
        self.best_picks: list[i64] = []
        self.total: float = 0.0
        self.steps: i64 = 0
        self.weighing: bool = True
        self.gather()

    # ------------------------------------------------------------------ what is known

    def gather(self) -> None:
        for mixture in self.mixtures:
            for label in range(mixture.label, mixture.end()):
                self.made[label] = True
        for mixture in self.mixtures:
            for card in mixture.gone:
                self.needs[label_of(card)].append(card & KIND)
            self.gather_slots(mixture)
        for z, zone in enumerate(self.zones):
            for card in zone:
                self.gather_card(card, self.audiences[z])
        for label in range(BATCH + 1):
            self.pools[label].sort()
            self.needs[label].sort()

    def gather_slots(self, mixture: Mixture) -> None:
        """What went into a mixture, as the seat knows it."""
        known: list[i64] = []
        unknown: list[i64] = []
        slots: list[i64] = []
        for card in mixture.cards:
            slot = card & (BATCH << BATCH_SHIFT)
            if self.gather_card(card, mixture.eyes):
                seers = card >> SEERS_SHIFT
                mine = seers if seers & PUBLIC else seers & (1 << self.seat)
                slot = (card & HIDDEN) | (mine << SEERS_SHIFT) | KNOWN
                known.append(slot)
            else:
                unknown.append(slot)
            slots.append(slot)
        if mixture.form != IN_ORDER:  # where the cards lay tells nothing then
            known.sort()
            unknown.sort()
            slots = known + unknown
        self.slots.append(slots)
        self.filled.append([slot & KIND if slot & KNOWN else UNKNOWN for slot in slots])
        self.picks.append(0)

    def gather_card(self, card: i64, audience: i64) -> bool:
        """Does the seat know a card? If so, its number must explain it; else it is to be dealt."""
        label = label_of(card)
        if ((audience | (card >> SEERS_SHIFT)) >> self.seat) & 1:
            if self.made[label]:
                self.needs[label].append(card & KIND)
            return True
        if not self.made[label]:
            self.pools[label].append(card & KIND)
        return False

    # --------------------------------------------------------------------- explaining

    def explain(self) -> bool:
        """Choose where all that is known came from; False: no way was found in time."""
        last = len(self.mixtures) - 1
        self.follow(last, 1.0)
        if self.steps > MOST_STEPS:
            self.weighing = False
            self.total = 0.0
            self.steps = 0
            self.follow(last, 1.0)
        return self.total > 0.0

    def follow(self, at: i64, weight: float) -> bool:
        """Explain what came out of the mixtures up to this one; True: no need to go on."""
        self.steps += 1
        if self.steps > (MOST_STEPS if self.weighing else MOST_TRIES):
            return True
        if at < 0:
            return self.found(weight)
        if self.mixtures[at].form == IN_ORDER:
            return self.follow_order(at, weight)
        needed = self.needs[self.mixtures[at].label][:]
        tokens: i64 = 0
        for kind in self.filled[at]:
            if kind in needed:
                needed.remove(kind)
            else:
                tokens += 1
        return self.follow_needs(at, needed, 0, tokens, weight)

    def found(self, weight: float) -> bool:
        """A way to explain everything: is it the one to be taken?"""
        self.total += weight
        if not self.weighing or self.chance() < weight / self.total:
            self.best = [kinds[:] for kinds in self.filled]
            self.best_picks = self.picks[:]
        return not self.weighing

    def follow_needs(
        self, at: i64, needed: list[i64], nth: i64, tokens: i64, weight: float
    ) -> bool:
        """Choose the source of one card after the other that came out of a mixture."""
        if nth == len(needed):
            return self.follow(at - 1, weight)
        kind = needed[nth]
        slots = self.slots[at]
        filled = self.filled[at]
        sources: list[i64] = []  # the first free place of each number
        shares: list[float] = []
        for i, slot in enumerate(slots):
            if filled[i] == UNKNOWN:
                if len(sources) == 0 or label_of(slots[sources[-1]]) != label_of(slot):
                    sources.append(i)
                    shares.append(0.0)
                shares[-1] += 1.0 / float(tokens - nth)
        likely = [
            share * self.guess(label_of(slots[sources[k]]), kind, 0)
            for k, share in enumerate(shares)
        ]
        while True:
            k = self.next_of(likely)
            if k < 0:
                return False
            likely[k] = 0.0
            i = sources[k]
            label = label_of(slots[i])
            share = weight * shares[k] * self.share(label, kind)
            filled[i] = kind
            self.needs[label].append(kind)
            done = self.follow_needs(at, needed, nth + 1, tokens, share)
            self.needs[label].pop()
            filled[i] = UNKNOWN
            if done:
                return True

    def follow_order(self, at: i64, weight: float) -> bool:
        """Choose which of cards in a row was taken; what is known of the others must agree."""
        mixture = self.mixtures[at]
        count = len(mixture.cards)
        free = True
        for label in range(mixture.label, mixture.end()):
            if len(self.needs[label]) > 0:
                free = False
        if free:
            self.picks[at] = self.rng.below(count)
            return self.follow(at - 1, weight)
        likely = [1.0] * count
        while True:
            k = self.next_of(likely)
            if k < 0:
                return False
            likely[k] = 0.0
            self.picks[at] = k
            before = self.filled[at][:]
            share = self.fit(at, k)
            done = share > 0.0 and self.follow(at - 1, weight * share)
            for i, kind in enumerate(before):
                if kind != self.filled[at][i]:
                    self.filled[at][i] = kind
                    self.needs[label_of(self.slots[at][i])].pop()
            if done:
                return True

    def fit(self, at: i64, taken: i64) -> float:
        """Explain what came out of a row by what lay there; 0: it cannot be."""
        mixture = self.mixtures[at]
        filled = self.filled[at]
        share = 1.0
        for i, slot in enumerate(self.slots[at]):
            for kind in self.needs[mixture.label + place_of(i, taken)]:
                if filled[i] == UNKNOWN:
                    label = label_of(slot)
                    share *= self.share(label, kind) if self.guess(label, kind, 0) > 0.0 else 0.0
                    filled[i] = kind
                    self.needs[label].append(kind)
                elif filled[i] != kind:
                    return 0.0
        return share

    def next_of(self, likely: list[float]) -> i64:
        """The next way to try, by chance if only one is to be found; -1: there is none left."""
        total = 0.0
        for i, chance in enumerate(likely):
            if chance > 0.0:
                if self.weighing:
                    return i
                total += chance
        if total == 0.0:
            return -1
        point = self.chance() * total
        last: i64 = -1
        for i, chance in enumerate(likely):
            if chance > 0.0:
                last = i
                point -= chance
                if point < 0.0:
                    break
        return last

    def chance(self) -> float:
        """A number from 0 up to 1."""
        return float(self.rng.below(FINE)) / FINE

    def share(self, label: i64, kind: i64) -> float:
        """How much of a batch is of a kind; what a mixture is made of is weighed later."""
        if self.made[label]:
            return 1.0
        pool = self.pools[label]
        needs = self.needs[label]
        return float(pool.count(kind) - needs.count(kind)) / (len(pool) - len(needs))

    def guess(self, label: i64, kind: i64, depth: i64) -> float:
        """The same, a mixture included: about right, and 0 only if it is none."""
        if not self.made[label]:
            return self.share(label, kind)
        if self.weighing or depth == MOST_DEPTH:
            return 1.0
        for at, mixture in enumerate(self.mixtures):
            if mixture.makes(label):
                chance = 0.0
                for i, slot in enumerate(self.slots[at]):
                    if self.filled[at][i] == UNKNOWN:
                        chance += self.guess(label_of(slot), kind, depth + 1)
                    elif self.filled[at][i] == kind:
                        chance += 1.0
                return chance / len(self.slots[at])
        return 1.0

    # -------------------------------------------------------------------- carrying out

    def carry_out(self) -> list[Mixture]:
        """Deal what is left, from batch to mixture to mixture and into the zones."""
        for at, kinds in enumerate(self.best):
            for i, kind in enumerate(kinds):
                if kind != self.filled[at][i]:
                    self.needs[label_of(self.slots[at][i])].append(kind)
        for label, pool in enumerate(self.pools):
            if len(pool) > 0:
                for kind in self.needs[label]:
                    pool.remove(kind)
                self.rng.shuffle(pool)
        dealt = [self.fill(at) for at in range(len(self.mixtures))]
        for z, zone in enumerate(self.zones):
            for i, card in enumerate(zone):
                if ((self.audiences[z] | (card >> SEERS_SHIFT)) >> self.seat) & 1 == 0:
                    label = label_of(card)
                    zone[i] = self.pools[label].pop() | label << BATCH_SHIFT
        return dealt

    def fill(self, at: i64) -> Mixture:
        """Deal what went into a mixture, and thereby what comes out of it."""
        mixture = self.mixtures[at]
        slots = self.slots[at]
        kinds = self.best[at]
        cards: list[i64] = []
        for i, slot in enumerate(slots):
            if kinds[i] == UNKNOWN:
                kinds[i] = self.pools[label_of(slot)].pop()
            cards.append((slot & ~KNOWN & ~KIND) | kinds[i])
        if mixture.form == IN_ORDER:
            for i, kind in enumerate(kinds):
                label = mixture.label + place_of(i, self.best_picks[at])
                if len(self.needs[label]) == 0:
                    self.pools[label] = [kind]
        else:
            rest = kinds[:]
            for kind in self.needs[mixture.label]:
                rest.remove(kind)
            self.rng.shuffle(rest)
            self.pools[mixture.label] = rest
            cards.sort()
        return Mixture(mixture.label, mixture.form, mixture.eyes, cards, mixture.gone)


def place_of(place: i64, taken: i64) -> i64:
    """Where a card of a row is once one of them was taken, which comes first."""
    if place == taken:
        return 0
    return place + 1 if place < taken else place
