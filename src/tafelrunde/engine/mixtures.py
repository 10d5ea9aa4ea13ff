"""Mixtures: cards of which nobody outside can tell any longer which batch each of them is of.

A hand holds cards of two batches, and a card leaves it that may be of either. From then on the
cards that lay there, the one that left among them, are a *mixture*: how many of each batch went
into it is known to all, which of them came out where is not. What comes out bears the number of the
mixture in place of that of a batch, so a mixture can go into another.

The same happens when somebody takes a card in secret from others of which outsiders knew some. If
the cards lay in order, the rest keeps it: then each place has a number of its own, the one of the
card taken first.

`dealing` works out from mixtures what a seat can rule out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.bits import BIT
from tafelrunde.engine.cards import (
    BATCH,
    BATCH_SHIFT,
    HIDDEN,
    KIND,
    LAST_BATCH,
    PUBLIC,
    SEERS_SHIFT,
)

# How a mixture came about: a card was laid open, one was taken in secret, one of cards in a row
OPENLY: Final = 0
SECRETLY: Final = 1
IN_ORDER: Final = 2
FORMS: Final = ("openly", "secretly", "in_order")

LAST_LABEL: Final = BATCH - 1
# More mixtures, and more cards laid open that came out of them, are not remembered: then it would
# take too long to find out what a seat can rule out.
MOST_MIXTURES: Final = 12
MOST_GONE: Final = 16
OFTEN: Final = 4  # so many are made before it is looked which of them can go


@final
@mypyc_attr(acyclic=True)
class Mixture:
    """Cards that were mixed; never changed, so that copies of a state share it."""

    __slots__ = ("cards", "end", "eyes", "form", "gone", "kinds", "label", "sources")

    def __init__(
        self,
        label: i64,
        form: i64,
        eyes: i64,
        cards: list[i64],
        gone: list[i64],
        sources: i64,
        kinds: i64,
    ) -> None:
        self.label: i64 = label  # the first number of what comes out, and after the last one
        self.end: i64 = label + (len(cards) if form == IN_ORDER else 1)
        self.form: i64 = form
        self.eyes: i64 = eyes  # the seats that saw what went in
        self.cards: list[i64] = cards  # what went in, with its batches and who else knew it
        self.gone: list[i64] = gone  # what came out and was laid open since, with its number
        self.sources: i64 = sources  # the numbers of what went in, and the kinds, as bits
        self.kinds: i64 = kinds  # (from the 62nd on they share a bit)

    def makes(self, label: i64) -> bool:
        return self.label <= label < self.end

    def numbers(self) -> i64:
        """The numbers of what comes out, as bits."""
        return (BIT[self.end - self.label] - 1) << self.label

    def holds(self, kind: i64) -> bool:
        """Did a card of this kind go in?"""
        if (self.kinds >> min(kind, LAST_LABEL)) & 1:
            for card in self.cards:
                if card & KIND == kind:
                    return True
        return False


NO_MIXTURES: Final[list[Mixture]] = []


def mixture_of(label: i64, form: i64, eyes: i64, cards: list[i64], gone: list[i64]) -> Mixture:
    """A mixture of cards, in card order unless they lay in a row."""
    sources: i64 = 0
    kinds: i64 = 0
    for card in cards:
        sources |= BIT[(card >> BATCH_SHIFT) & BATCH]
        kinds |= BIT[min(card & KIND, LAST_LABEL)]
    if form != IN_ORDER:
        cards.sort()
    gone.sort()
    return Mixture(label, form, eyes, cards, gone, sources, kinds)


def label_of(card: i64) -> i64:
    """The number of the batch or mixture of a card."""
    return (card >> BATCH_SHIFT) & BATCH


def labelled(card: i64, label: i64) -> i64:
    return (card & ~(BATCH << BATCH_SHIFT)) | (label << BATCH_SHIFT)


def is_public(card: i64) -> bool:
    return (card >> SEERS_SHIFT) & PUBLIC != 0


# ------------------------------------------------------------------- is there a doubt?
def is_mixed(zone: list[i64]) -> bool:
    """Are cards of several batches in the zone, besides those all know?"""
    first: i64 = -1
    for card in zone:
        if not is_public(card):
            if first < 0:
                first = label_of(card)
            elif label_of(card) != first:
                return True
    return False


def in_doubt(zones: list[list[i64]], mixtures: list[Mixture], zone: list[i64], kind: i64) -> bool:
    """Could a card of this kind that leaves a mixed zone in the open be of several batches?

    All that is looked at here is public, so the answer tells nothing to anybody. A card that all
    know to be there leaves first.
    """
    present: i64 = 0
    for card in zone:
        if not is_public(card):
            present |= BIT[label_of(card)]
        elif card & KIND == kind:
            return False
    possible: i64 = 0
    for other in zones:
        for card in other:
            if card & KIND == kind and not is_public(card):
                possible |= BIT[label_of(card)]
    for mixture in mixtures:
        if mixture.holds(kind):
            for card in mixture.cards:
                if card & KIND == kind:
                    possible |= mixture.numbers() if is_public(card) else BIT[label_of(card)]
    for mixture in mixtures:
        if mixture.sources & possible:
            possible |= mixture.numbers()
    possible &= present
    return possible & (possible - 1) != 0


def is_known_outside(zone: list[i64], inside: i64) -> bool:
    """Do cards in a zone differ for anybody but these seats?"""
    for card in zone:
        if (card >> SEERS_SHIFT) & ~inside or label_of(card) != label_of(zone[0]):
            return True
    return False


# --------------------------------------------------------------------------- mixing
def labels_of(zone: list[i64], mixtures: list[Mixture]) -> i64:
    """The numbers in a zone and in all mixtures, as bits."""
    found: i64 = 0
    for card in zone:
        found |= BIT[label_of(card)]
    for mixture in mixtures:
        found |= mixture.sources | mixture.numbers()
    return found


def free_batch(zones: list[list[i64]], mixtures: list[Mixture]) -> i64:
    """A batch number that no hidden card bears; the last one is shared if all are taken."""
    taken = labels_of([], mixtures)
    for zone in zones:
        taken |= labels_of(zone, NO_MIXTURES)
    batch: i64 = 1
    while batch < LAST_BATCH and (taken >> batch) & 1:
        batch += 1
    return batch


def are_too_many(mixtures: list[Mixture]) -> bool:
    """Would another mixture be more than is remembered?"""
    gone: i64 = 0
    for mixture in mixtures:
        gone += len(mixture.gone)
    return len(mixtures) >= MOST_MIXTURES or gone > MOST_GONE


def free_number(mixtures: list[Mixture]) -> i64:
    """The first number after those of all mixtures."""
    last: i64 = LAST_BATCH + 1
    for mixture in mixtures:
        last = max(last, mixture.end)
    return last


def left_openly(mixtures: list[Mixture], card: i64) -> list[Mixture]:
    """A card that may be of a mixture is laid open."""
    label = label_of(card)
    for i, old in enumerate(mixtures):
        if old.makes(label):
            changed = mixtures[:]
            gone = old.gone[:]
            gone.append(card & HIDDEN)
            gone.sort()
            changed[i] = Mixture(
                old.label, old.form, old.eyes, old.cards, gone, old.sources, old.kinds
            )
            return changed
    return mixtures


# ------------------------------------------------------------------------- settling
NEEDED: Final = -2
CLOSED: Final = -1


def settled(zones: list[list[i64]], mixtures: list[Mixture]) -> list[Mixture]:
    """Without the mixtures that rule nothing out any more.

    What came out of one may be a batch from now on; so the caller puts unordered zones into card
    order again.
    """
    left = mixtures
    borne = _borne(zones, left)
    at = 0
    while at < len(left):
        mixture = left[at]
        batch = _open_batch(mixture, borne)
        if batch == CLOSED and len(mixture.gone) < len(mixture.cards):
            if free_batch(zones, left) == LAST_BATCH:
                batch = NEEDED
        if batch == NEEDED:
            at += 1
            continue
        rest = left[:at] + left[at + 1 :]
        if batch == CLOSED and len(mixture.gone) < len(mixture.cards):
            to = list(range(BATCH + 1))
            to[mixture.label] = free_batch(zones, left)
            rest = _renumbered(zones, rest, to)
        for card in mixture.cards:
            if label_of(card) == batch:
                rest = left_openly(rest, card)
        left = rest
        borne = _borne(zones, left)
        at = 0
    return left


def numbered_anew(zones: list[list[i64]], mixtures: list[Mixture]) -> list[Mixture]:
    """The same mixtures with the lowest numbers; unordered zones are to be put into order."""
    to = list(range(BATCH + 1))
    number = LAST_BATCH + 1
    for mixture in mixtures:
        for label in range(mixture.label, mixture.end):
            to[label] = number
            number += 1
    return _renumbered(zones, mixtures, to)


def _renumbered(zones: list[list[i64]], mixtures: list[Mixture], to: list[int]) -> list[Mixture]:
    for zone in zones:
        for i, card in enumerate(zone):
            zone[i] = labelled(card, to[label_of(card)])
    changed: list[Mixture] = []
    for old in mixtures:
        cards = [labelled(card, to[label_of(card)]) for card in old.cards]
        gone = [labelled(card, to[label_of(card)]) for card in old.gone]
        changed.append(mixture_of(to[old.label], old.form, old.eyes, cards, gone))
    return changed


def _open_batch(mixture: Mixture, borne: list[i64]) -> i64:
    """The one batch of cards in a mixture of which there are others, if the mixture can go.

    If all cards of a batch went into it, all know what they were. So if there is at most one batch
    of which there are others, and all that came out is gone, it can go. It can go too if there
    is no such batch: then it is a batch itself, unless somebody lost sight of a card in it.
    """
    found: i64 = CLOSED
    for card in mixture.cards:
        label = label_of(card)
        if label != found and not is_public(card):
            inside: i64 = 0
            for other in mixture.cards:
                if label_of(other) == label and not is_public(other):
                    inside += 1
            if borne[label] > inside:
                if found != CLOSED:
                    return NEEDED
                found = label
    if len(mixture.gone) < len(mixture.cards) and (found != CLOSED or mixture.form != OPENLY):
        return NEEDED
    return found


def _borne(zones: list[list[i64]], mixtures: list[Mixture]) -> list[i64]:
    """How many hidden cards bear each number, in zones or in mixtures; those of a mixture count as
    having others."""
    found: list[i64] = [0] * (BATCH + 1)
    for zone in zones:
        for card in zone:
            if not is_public(card):
                found[label_of(card)] += 1
    for mixture in mixtures:
        for card in mixture.cards:
            if not is_public(card):
                found[label_of(card)] += 1
        for label in range(mixture.label, mixture.end):
            found[label] += len(mixture.cards)
    return found
