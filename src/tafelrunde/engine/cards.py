"""Cards in zones, and who knows them.

A card is one int: its kind, its batch, and the *extra* seats that know it. Everybody who naturally
sees a zone (the owner of a hand, everybody for an open pile) is not written down, so a card that
nobody else knows is simply its kind, a small number that costs nothing to copy.

The *batch* is the public class a hidden card belongs to: when an open discard pile is shuffled into
a new draw pile, everybody knows which cards are in it, so those cards form a batch of their own and
determinising exchanges cards within a batch only.

A card that everybody saw going into a hidden zone is *public*: all seats know it, and all know that
all know. Otherwise what one seat knows of a card is hidden from the others.

Hands are kept in card order. Equal cards in a hand cannot be told apart by anybody, so what a seat
knows of a hand is how many copies of each kind it knows to be there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.bits import BIT
from tafelrunde.engine.places import ALL_BACKS, TOP_BACK
from tafelrunde.engine.rng import Rng

KIND: Final = 0xFF
BATCH_SHIFT: Final = 8
BATCH: Final = 0x3F
SEERS_SHIFT: Final = 14
PUBLIC: Final = 1 << 15  # among the seers: everybody saw it come here, spectators too
BACK_SEEN: Final = 1 << 14  # among the seers: everybody saw its back, which is covered now
HIDDEN: Final = KIND | (BATCH << BATCH_SHIFT)  # what of a card is left when nobody extra knows it
LAST_BATCH: Final = 15  # of the numbers that reshuffles give; those above are for `mixtures`


def put(hand: list[i64], card: i64) -> None:
    """Add a card to a hand that is kept in card order."""
    at = len(hand)
    while at > 0 and _precedes(card, hand[at - 1]):
        at -= 1
    hand.insert(at, card)


def _precedes(card: i64, other: i64) -> bool:
    """Does a card stand before another in card order: by kind, then by who knows it?"""
    kind = card & KIND
    other_kind = other & KIND
    return kind < other_kind or (kind == other_kind and card < other)


def holds(hand: list[i64], kind: i64) -> bool:
    """Is a card of this kind in the hand?"""
    for card in hand:
        if card & KIND == kind:
            return True
    return False


def take(hand: list[i64], kind: i64) -> i64:
    """Remove one card of a kind, in the sight of everybody; what left, with its batch.

    Nobody but the owner can tell which of several copies left, so every seat that knew copies
    there knows exactly one fewer afterwards.
    """
    at = -1
    copies = 0
    for i, card in enumerate(hand):
        if card & KIND == kind:
            if copies == 0:
                at = i
            copies += 1
    if at < 0:
        raise ValueError(f"no card of kind {kind} in this hand")
    last = hand[at + copies - 1]
    if copies == 1 or last == kind:
        return hand.pop(at) & HIDDEN  # the only copy, or copies nobody else knows
    if (last >> SEERS_SHIFT) & PUBLIC:
        return hand.pop(at + copies - 1) & HIDDEN  # everybody knew that it was there
    return _take_known(hand, at, copies)


def _take_known(hand: list[i64], at: i64, copies: i64) -> i64:
    seers = 0
    gone = 0  # the seats that lose their one piece of knowledge with the card removed
    copies_left: list[i64] = []
    for i in range(at, at + copies):
        seers = hand[i] >> SEERS_SHIFT
        copies_left.append((hand[i] & HIDDEN) | ((seers & gone) << SEERS_SHIFT))
        gone |= seers
    # The first known copy of each seat was dropped above. Of the copies, all of one batch by now
    # (see `mixtures`), the removed one is the first, which carries no knowledge any more.
    hand.pop(at)
    gone_card = copies_left.pop(0)
    copies_left.sort()
    for i in range(copies - 1):
        hand[at + i] = copies_left[i]
    return gone_card


def remove_last(pile: list[i64], kind: i64) -> None:
    """Remove the uppermost card of a kind from an open zone."""
    at = len(pile) - 1
    while pile[at] & KIND != kind:
        at -= 1
    pile.pop(at)


def known(card: i64, audience: i64, seat: i64) -> bool:
    """Does the seat know this card, in a zone that the audience (a bit set) sees?"""
    return ((audience | (card >> SEERS_SHIFT)) >> seat) & 1 != 0


def find(zone: list[i64], kind: i64, seers: i64) -> i64:
    """Where a card of a kind lies that is to leave in secret; best one that these seats (a bit
    set), who see it go, knew to be there."""
    found = -1
    for i, card in enumerate(zone):
        if card & KIND == kind & KIND and (found < 0 or (card >> SEERS_SHIFT) & seers):
            found = i
    if found < 0:
        raise ValueError(f"no card of kind {kind} in this zone")
    return found


def change_hands(hand: list[i64], giver: i64, taker: i64) -> None:
    """A hand changes from the eyes of one seat to those of another, who both know it (as bits)."""
    for i in range(len(hand)):
        hand[i] = (hand[i] | (giver << SEERS_SHIFT)) & ~(taker << SEERS_SHIFT)
    sort_hand(hand)


def merge(zones: list[list[i64]], batches: i64) -> None:
    """Make one batch of several, given as bits: so less is known of them."""
    merged = 0
    while (batches >> merged) & 1 == 0:
        merged += 1
    for zone in zones:
        for i, card in enumerate(zone):
            if (batches >> ((card >> BATCH_SHIFT) & BATCH)) & 1:
                zone[i] = (card & ~(BATCH << BATCH_SHIFT)) | (merged << BATCH_SHIFT)


def redeal(
    zones: list[list[i64]],
    audiences: list[i64],
    seat: i64,
    rng: Rng,
    back: list[i64],
    shown: list[i64],
) -> None:
    """Deal every card that the seat does not know anew among the places it may be in.

    Each batch is shuffled for itself. Where backs differ, `back` says by kind what they are and
    `shown` by zone which of them everybody sees (see `places`). What is left depends on nothing but
    the seat's own information and the generator: other seats' private knowledge is dropped, since
    the seat cannot know it. The caller puts unordered zones into card order again.
    """
    found: i64 = 0
    for zone in zones:
        found |= _batches(zone)
    batch = 0
    while found >> batch:
        if (found >> batch) & 1:
            if len(back) > 0:
                _redeal_backs(zones, audiences, seat, batch, rng, back, shown)
            else:
                _redeal_batch(zones, audiences, seat, batch, rng)
        batch += 1
    drop_others(zones, audiences, seat)


def drop_others(zones: list[list[i64]], audiences: list[i64], seat: i64) -> None:
    """Only what the seat itself knows and what is public is left of what is known of cards."""
    mine = 1 << seat
    for z, zone in enumerate(zones):
        audience = audiences[z]
        for i, card in enumerate(zone):
            seers = card >> SEERS_SHIFT
            if seers != 0 and not seers & PUBLIC:
                kept = seers & (mine | BACK_SEEN) & ~audience
                zone[i] = (card & HIDDEN) | (kept << SEERS_SHIFT)


def _is_hidden(card: i64, batch: i64, seat: i64) -> bool:
    """Is the card of this batch, and unknown to the seat in a zone that it does not see?"""
    return (card >> BATCH_SHIFT) & BATCH == batch and (card >> (SEERS_SHIFT + seat)) & 1 == 0


def _redeal_batch(
    zones: list[list[i64]], audiences: list[i64], seat: i64, batch: i64, rng: Rng
) -> None:
    pool: list[i64] = []
    for z, zone in enumerate(zones):
        if (audiences[z] >> seat) & 1 == 0:
            for card in zone:
                if _is_hidden(card, batch, seat):
                    pool.append(card & HIDDEN)
    pool.sort()
    rng.shuffle(pool)
    for z, zone in enumerate(zones):
        if (audiences[z] >> seat) & 1 == 0:
            for i, card in enumerate(zone):
                if _is_hidden(card, batch, seat):
                    zone[i] = pool.pop()


def is_back_seen(card: i64, shown: i64, uppermost: bool) -> bool:
    """Does everybody know the back of a card in a zone that shows such backs (see `places`)?"""
    if shown == ALL_BACKS or (card >> SEERS_SHIFT) & BACK_SEEN:
        return True
    return shown == TOP_BACK and uppermost


def covered_back(card: i64) -> i64:
    """What is left of a card if only its back is known."""
    return card & (BACK_SEEN << SEERS_SHIFT)


def _redeal_backs(
    zones: list[list[i64]],
    audiences: list[i64],
    seat: i64,
    batch: i64,
    rng: Rng,
    back: list[i64],
    shown: list[i64],
) -> None:
    """A place whose back is seen gets a card with this back, all others get what is left; so every
    deal that agrees with what the seat sees is equally likely."""
    pools: list[list[i64]] = [[] for _ in range(_highest(back) + 1)]
    for z, zone in enumerate(zones):
        if (audiences[z] >> seat) & 1 == 0:
            for card in zone:
                if _is_hidden(card, batch, seat):
                    pools[back[card & KIND]].append(card & HIDDEN)
    for pool in pools:
        pool.sort()
        rng.shuffle(pool)
    unseen: list[i64] = []  # zone and place of every card whose back nobody sees, one after another
    for z, zone in enumerate(zones):
        if (audiences[z] >> seat) & 1 == 0:
            for i, card in enumerate(zone):
                if _is_hidden(card, batch, seat):
                    if is_back_seen(card, shown[z], i == len(zone) - 1):
                        zone[i] = pools[back[card & KIND]].pop() | covered_back(card)
                    else:
                        unseen.append(z)
                        unseen.append(i)
    rest: list[i64] = []
    for pool in pools:
        rest += pool
    rest.sort()
    rng.shuffle(rest)
    for at in range(0, len(unseen), 2):
        zones[unseen[at]][unseen[at + 1]] = rest.pop()


def _highest(back: list[i64]) -> i64:
    most: i64 = 0
    for one in back:
        if one > most:
            most = one
    return most


def sort_hand(hand: list[i64]) -> None:
    """Put a hand into card order again after its cards were changed."""
    for i in range(1, len(hand)):
        card = hand[i]
        at = i
        while at > 0 and _precedes(card, hand[at - 1]):
            hand[at] = hand[at - 1]
            at -= 1
        if at < i:
            hand[at] = card


def _batches(zone: list[i64]) -> i64:
    found: i64 = 0
    for card in zone:
        found |= BIT[(card >> BATCH_SHIFT) & BATCH]
    return found
