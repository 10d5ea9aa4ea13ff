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
    covered_back,
    drop_others,
    is_back_seen,
    merge,
    redeal,
)
from tafelrunde.engine.mixtures import (
    IN_ORDER,
    NO_MIXTURES,
    Mixture,
    free_number,
    label_of,
    labels_of,
    mixture_of,
)
from tafelrunde.engine.rng import Rng

NOTHING: Final[list[i64]] = []  # in place of lists that stay empty
UNKNOWN: Final = -1
KNOWN: Final = 1 << 30  # marks a card that the seat knew when it went into a mixture
MOST_DEPTH: Final = 3
AT_SHIFT: Final = 16  # what is to be explained, as one number: mixture, number of the batch, kind
LABEL_SHIFT: Final = 8
MOST_WAYS: Final = 8  # to be weighed; if there are more, one is drawn step by step
MOST_STEPS: Final = 400  # of weighing them, or of drawing one
MOST_TRIES: Final = 50  # to draw one before giving up
FINE: Final = 1 << 30
SLIGHT: Final = 1e-9


@final
@mypyc_attr(acyclic=True)
class Sight:
    """What is seen of the zones: the cards by the seats of each audience, and backs by all."""

    __slots__ = ("audiences", "back", "backs", "kinds", "shown")

    def __init__(self, audiences: list[i64], back: list[i64], shown: list[i64], kinds: i64) -> None:
        self.audiences: list[i64] = audiences
        self.back: list[i64] = back  # by kind, empty where all are the same
        self.backs: i64 = max(back) + 1 if len(back) > 0 else 1  # how many there are
        self.shown: list[i64] = shown  # by zone, see `places`
        self.kinds: i64 = kinds  # of cards

    def of(self, kind: i64) -> i64:
        """The back of a kind."""
        return self.back[kind] if len(self.back) > 0 else 0


def deal(
    zones: list[list[i64]], sight: Sight, mixtures: list[Mixture], seat: i64, rng: Rng
) -> list[Mixture]:
    """Deal every card that the seat does not know anew, and give the mixtures of the new world.

    As with `redeal`, what is left depends on nothing but the seat's own information and the
    generator. The caller puts unordered zones into card order again.
    """
    dealing = Dealing(zones, sight, mixtures, seat, rng)
    if not dealing.explain():
        merge(zones, labels_of(NOTHING, mixtures))
        redeal(zones, sight.audiences, seat, rng, sight.back, sight.shown)
        return NO_MIXTURES
    dealt = dealing.carry_out()
    drop_others(zones, sight.audiences, seat)
    return dealt


@final
@mypyc_attr(acyclic=True)
class Dealing:
    """The cards that a seat does not know, on their way into a world."""

    __slots__ = (
        *("audiences", "best", "best_given", "best_picks", "copies", "counts", "filled", "given"),
        *("labels", "made", "mixtures", "needs", "picks", "pools", "rng", "seat", "sight", "sizes"),
        *("slots", "spare", "steps", "todo", "total", "weighing", "zones"),
    )

    def __init__(
        self,
        zones: list[list[i64]],
        sight: Sight,
        mixtures: list[Mixture],
        seat: i64,
        rng: Rng,
    ) -> None:
        self.zones: list[list[i64]] = zones
        self.sight: Sight = sight
        self.audiences: list[i64] = sight.audiences
        self.mixtures: list[Mixture] = mixtures
        self.seat: i64 = seat
        self.rng: Rng = rng
        # By number: is it that of a mixture, unknown kinds in the end, and kinds to be explained
        self.made: i64 = 0  # as bits
        self.pools: list[list[i64]] = []
        self.needs: list[list[i64]] = []
        # By number of a batch: how many unknown cards there are of each kind and of each back,
        # besides those that explain something
        self.copies: list[list[i64]] = []
        self.sizes: list[i64] = []
        # By mixture what went in: first the cards the seat knew, then the numbers of the others;
        # and the kinds, where the seat knew them
        self.slots: list[list[i64]] = []
        self.filled: list[list[i64]] = []
        # The numbers of the others, how many of each are not explained yet, and of those that are,
        # number and kind; of the known cards, those that did not come out before the seat's eyes
        self.labels: list[list[i64]] = []
        self.counts: list[list[i64]] = []
        self.given: list[list[i64]] = []
        self.spare: list[list[i64]] = []
        self.picks: list[i64] = []  # of cards in a row, which was taken
        self.todo: list[i64] = []  # what came out and is not explained: mixture, number, kind
        self.best: list[list[i64]] = []  # `filled`, `picks` and `given` of the way that was drawn
        self.best_picks: list[i64] = []
        self.best_given: list[list[i64]] = []
        self.total: float = 0.0
        self.steps: i64 = 0
        self.weighing: bool = True
        self.gather()

    # ------------------------------------------------------------------ what is known

    def gather(self) -> None:
        """All that the seat knows, and what is to be dealt."""
        numbers = free_number(self.mixtures)
        self.pools = [NOTHING] * numbers
        self.needs = [NOTHING] * numbers
        self.copies = [NOTHING] * numbers
        self.sizes = [0] * (numbers * self.sight.backs)
        for mixture in self.mixtures:
            self.made |= mixture.numbers()
        for mixture in self.mixtures:
            for card in mixture.gone:
                self.need(label_of(card), card & KIND)
            self.gather_slots(mixture)
        for z, zone in enumerate(self.zones):
            for card in zone:
                self.gather_card(card, self.audiences[z])
        for mixture in self.mixtures:
            for label in range(mixture.label, mixture.end):
                if len(self.needs[label]) > 1:
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
        labels: list[i64] = []
        counts: list[i64] = []
        for slot in unknown:
            if len(labels) == 0 or labels[-1] != label_of(slot):
                labels.append(label_of(slot))
                counts.append(1)
            else:
                counts[-1] = counts[-1] + 1
        self.labels.append(labels)
        self.counts.append(counts)
        self.slots.append(slots)
        self.filled.append([slot & KIND if slot & KNOWN else UNKNOWN for slot in slots])
        in_order = mixture.form == IN_ORDER
        self.spare.append(NOTHING if in_order else [slot & KIND for slot in known])
        self.given.append([])
        self.picks.append(UNKNOWN)

    def gather_card(self, card: i64, audience: i64) -> bool:
        """Does the seat know a card? If so, its number must explain it; else it is to be dealt."""
        label = label_of(card)
        if ((audience | (card >> SEERS_SHIFT)) >> self.seat) & 1:
            if self.is_made(label):
                self.need(label, card & KIND)
            return True
        if not self.is_made(label):
            if len(self.copies[label]) == 0:
                self.copies[label] = [0] * self.sight.kinds
            self.count(label, card & KIND, 1)
        return False

    def is_made(self, label: i64) -> bool:
        """Is a number that of a mixture, not of a batch?"""
        return (self.made >> label) & 1 != 0

    def count(self, label: i64, kind: i64, by: i64) -> None:
        """There are so many more unknown cards of a kind in a batch."""
        copies = self.copies[label]
        copies[kind] = copies[kind] + by
        at = self.size_at(label, kind)
        self.sizes[at] = self.sizes[at] + by

    def need(self, label: i64, kind: i64) -> None:
        """A kind must have been in a batch or mixture."""
        if len(self.needs[label]) == 0:
            self.needs[label] = [kind]
        else:
            self.needs[label].append(kind)

    # --------------------------------------------------------------------- explaining

    def explain(self) -> bool:
        """Choose where all that is known came from; False: no way was found in time."""
        for mixture in self.mixtures:
            for label in range(mixture.label, mixture.end):
                for kind in self.needs[label]:
                    self.demand(label, kind)
        if len(self.todo) == 0:
            self.best = self.filled
            self.best_picks = self.picks
            self.best_given = self.given
            return True
        self.weighing = self.is_simple()
        if self.weighing:
            self.solve(1.0)
            if self.steps <= MOST_STEPS:
                return self.total > 0.0
            self.weighing = False
            self.total = 0.0
        for _ in range(MOST_TRIES):
            self.steps = 0
            self.solve(1.0)
            if self.total > 0.0:
                return True
        return False

    def is_simple(self) -> bool:
        """Are there so few ways, as far as one sees at first, that all can be weighed?"""
        ways: i64 = 1
        for item in self.todo:
            ways *= self.options(item)
            if ways > MOST_WAYS:
                return False
        return True

    def demand(self, label: i64, kind: i64) -> float:
        """A kind must have been in a batch or mixture: how likely that is, as far as one sees.

        If the seat knows that such a card went into the mixture, it may as well be this one.
        """
        if not self.is_made(label):
            share = self.share(label, kind)
            self.count(label, kind, -1)
            return share
        at = self.maker(label)
        spare = self.spare[at]
        if kind in spare:
            share = float(spare.count(kind)) / float(self.tokens(at))
            spare.remove(kind)
            return share
        self.todo.append(at << AT_SHIFT | label << LABEL_SHIFT | kind)
        return 1.0

    def undo_demand(self, label: i64, kind: i64, waiting: i64) -> None:
        """Take back the last demand, before which so many were waiting."""
        if not self.is_made(label):
            self.count(label, kind, 1)
        elif len(self.todo) > waiting:
            self.todo.pop()
        else:
            self.spare[self.maker(label)].append(kind)

    def solve(self, weight: float) -> bool:
        """Explain all that waits, what can be explained in the fewest ways first; True: no need to
        go on."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            return True
        if len(self.todo) == 0:
            return self.found(weight)
        nearest: i64 = 0
        fewest: i64 = 1 << 20
        for i, item in enumerate(self.todo):
            ways = self.options(item)
            if ways < fewest:
                nearest = i
                fewest = ways
                if ways < 2:
                    break
        if fewest == 0:
            return False
        item = self.todo[nearest]
        self.todo[nearest] = self.todo[-1]
        self.todo.pop()
        done = self.branch(item, weight)
        self.todo.append(item)
        last = len(self.todo) - 1
        self.todo[last] = self.todo[nearest]
        self.todo[nearest] = item
        return done

    def options(self, item: i64) -> i64:
        """In how many ways can one card that came out of a mixture be explained?"""
        at = item >> AT_SHIFT
        kind = item & KIND
        ways: i64 = 0
        if self.mixtures[at].form == IN_ORDER:
            for taken in range(len(self.slots[at])):
                if self.picks[at] in (UNKNOWN, taken) and self.fits(item, taken):
                    ways += 1
            return ways
        counts = self.counts[at]
        for k, label in enumerate(self.labels[at]):
            if counts[k] > 0 and self.may_be(label, kind):
                ways += 1
        return ways

    def branch(self, item: i64, weight: float) -> bool:
        """Explain one card in one way after the other."""
        at = item >> AT_SHIFT
        kind = item & KIND
        if self.mixtures[at].form == IN_ORDER:
            return self.branch_order(item, weight)
        labels = self.labels[at]
        counts = self.counts[at]
        tokens = self.tokens(at)
        likely: list[float] = []
        for k, label in enumerate(labels):
            possible = counts[k] > 0 and self.may_be(label, kind)
            likely.append(float(counts[k]) * self.guess(label, kind, 0) if possible else 0.0)
        waiting = len(self.todo)
        while True:
            k = self.next_of(likely)
            if k < 0:
                return False
            likely[k] = 0.0
            label = labels[k]
            share = float(counts[k]) / float(tokens)
            counts[k] = counts[k] - 1
            share *= self.demand(label, kind)
            self.given[at].append(label << LABEL_SHIFT | kind)
            done = self.solve(weight * share)
            self.given[at].pop()
            self.undo_demand(label, kind, waiting)
            counts[k] = counts[k] + 1
            if done:
                return True

    def branch_order(self, item: i64, weight: float) -> bool:
        """The same for cards in a row: which of them was taken?"""
        at = item >> AT_SHIFT
        kind = item & KIND
        filled = self.filled[at]
        picked = self.picks[at]
        waiting = len(self.todo)
        likely: list[float] = []
        for taken in range(len(filled)):
            fits = picked in (UNKNOWN, taken) and self.fits(item, taken)
            likely.append(1.0 if fits else 0.0)
        while True:
            k = self.next_of(likely)
            if k < 0:
                return False
            likely[k] = 0.0
            self.picks[at] = k
            i = self.source(item, k)
            share = 1.0
            is_new = filled[i] == UNKNOWN
            label = label_of(self.slots[at][i])
            if is_new:
                share = self.demand(label, kind)
                filled[i] = kind
            done = self.solve(weight * share)
            if is_new:
                filled[i] = UNKNOWN
                self.undo_demand(label, kind, waiting)
            self.picks[at] = picked
            if done:
                return True

    def fits(self, item: i64, taken: i64) -> bool:
        """Can a card that came out of a row be explained if this one was taken?"""
        at = item >> AT_SHIFT
        i = self.source(item, taken)
        if self.filled[at][i] != UNKNOWN:
            return self.filled[at][i] == item & KIND
        return self.may_be(label_of(self.slots[at][i]), item & KIND)

    def source(self, item: i64, taken: i64) -> i64:
        """Where a card that came out of a row lay in it, if this one was taken."""
        at = item >> AT_SHIFT
        out = ((item >> LABEL_SHIFT) & BATCH) - self.mixtures[at].label
        if out == 0:
            return taken
        return out - 1 if out <= taken else out

    def found(self, weight: float) -> bool:
        """A way to explain everything: is it the one to be taken?"""
        self.total += weight
        if not self.weighing or self.chance() < weight / self.total:
            self.best = [kinds[:] for kinds in self.filled]
            self.best_picks = self.picks[:]
            self.best_given = [given[:] for given in self.given]
        return not self.weighing

    def may_be(self, label: i64, kind: i64) -> bool:
        """Can a card of a batch or mixture still be of this kind?"""
        if not self.is_made(label):
            return len(self.copies[label]) > 0 and self.copies[label][kind] > 0
        at = self.maker(label)
        if self.mixtures[at].form == IN_ORDER:
            for i, slot in enumerate(self.slots[at]):
                found = self.filled[at][i]
                if found == kind or (found == UNKNOWN and self.may_be(label_of(slot), kind)):
                    return True
            return False
        if kind in self.spare[at]:
            return True
        for k, source in enumerate(self.labels[at]):
            if self.counts[at][k] > 0 and self.may_be(source, kind):
                return True
        return False

    def maker(self, label: i64) -> i64:
        """The mixture that a number belongs to."""
        at = 0
        while not self.mixtures[at].makes(label):
            at += 1
        return at

    def tokens(self, at: i64) -> i64:
        """How many of the cards that went into a mixture are not matched with any that came out."""
        found: i64 = len(self.spare[at])
        for count in self.counts[at]:
            found += count
        return found

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
        """How much of a batch is of a kind, among those with its back, since the backs of cards
        that are mixed are seen; what a mixture is made of is weighed later."""
        if self.is_made(label):
            return 1.0
        copies = self.copies[label]
        if len(copies) == 0 or copies[kind] <= 0:
            return 0.0
        return float(copies[kind]) / float(self.sizes[self.size_at(label, kind)])

    def size_at(self, label: i64, kind: i64) -> i64:
        """Where it stands how many cards of a batch have the back of a kind."""
        return label * self.sight.backs + self.sight.of(kind)

    def guess(self, label: i64, kind: i64, depth: i64) -> float:
        """The same, a mixture included, about right; never 0."""
        if not self.is_made(label):
            return self.share(label, kind) + SLIGHT
        at = self.maker(label)
        if self.weighing or depth == MOST_DEPTH or self.mixtures[at].form == IN_ORDER:
            return 1.0
        chance = float(self.spare[at].count(kind))
        for k, source in enumerate(self.labels[at]):
            if self.counts[at][k] > 0:
                chance += float(self.counts[at][k]) * self.guess(source, kind, depth + 1)
        return chance / len(self.slots[at]) + SLIGHT

    # -------------------------------------------------------------------- carrying out

    def carry_out(self) -> list[Mixture]:
        """Deal what is left, from batch to mixture to mixture and into the zones."""
        for at, kinds in enumerate(self.best):
            for item in self.best_given[at]:
                i = 0
                while kinds[i] != UNKNOWN or label_of(self.slots[at][i]) != item >> LABEL_SHIFT:
                    i += 1
                kinds[i] = item & KIND
            for i, kind in enumerate(kinds):
                if kind != self.filled[at][i]:
                    self.need(label_of(self.slots[at][i]), kind)
            if self.mixtures[at].form == IN_ORDER and self.best_picks[at] == UNKNOWN:
                self.best_picks[at] = self.rng.below(len(kinds))
        for label, copies in enumerate(self.copies):
            if len(copies) > 0:
                for kind in self.needs[label]:
                    copies[kind] = copies[kind] - 1
                pool: list[i64] = []
                for kind in range(len(copies)):
                    for _ in range(copies[kind]):
                        pool.append(kind)
                self.rng.shuffle(pool)
                self.pools[label] = pool
        dealt = [self.fill(at) for at in range(len(self.mixtures))]
        if len(self.sight.back) > 0:
            self.lay_by_backs(True)
            self.lay_by_backs(False)
            return dealt
        for z, zone in enumerate(self.zones):
            for i, card in enumerate(zone):
                if ((self.audiences[z] | (card >> SEERS_SHIFT)) >> self.seat) & 1 == 0:
                    label = label_of(card)
                    zone[i] = self.pools[label].pop() | label << BATCH_SHIFT
        return dealt

    def lay_by_backs(self, seen: bool) -> None:
        """Deal what is left to the places whose backs are seen, or to the others after them."""
        for z, zone in enumerate(self.zones):
            shown = self.sight.shown[z]
            for i, card in enumerate(zone):
                if ((self.audiences[z] | (card >> SEERS_SHIFT)) >> self.seat) & 1 == 0:
                    if is_back_seen(card, shown, i == len(zone) - 1) == seen:
                        kind = self.take(label_of(card), card & KIND, seen)
                        plain = card & (BATCH << BATCH_SHIFT)
                        zone[i] = kind | plain | covered_back(card)

    def take(self, label: i64, like: i64, by_back: bool) -> i64:
        """One of the kinds left of a number, with the same back as another if need be."""
        pool = self.pools[label]
        at = len(pool) - 1
        while by_back and self.sight.of(pool[at]) != self.sight.of(like):
            at -= 1
        return pool.pop(at)

    def fill(self, at: i64) -> Mixture:
        """Deal what went into a mixture, and thereby what comes out of it."""
        mixture = self.mixtures[at]
        slots = self.slots[at]
        kinds = self.best[at]
        cards: list[i64] = []
        for i, slot in enumerate(slots):
            if kinds[i] == UNKNOWN:
                like = mixture.cards[i] & KIND  # in a row; otherwise all have the same back
                kinds[i] = self.take(label_of(slot), like, len(self.sight.back) > 0)
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
        return mixture_of(mixture.label, mixture.form, mixture.eyes, cards, mixture.gone)


def place_of(place: i64, taken: i64) -> i64:
    """Where a card of a row is once one of them was taken, which comes first."""
    if place == taken:
        return 0
    return place + 1 if place < taken else place
