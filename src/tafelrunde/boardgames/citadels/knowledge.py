"""What a seat knows, and worlds it cannot tell from the real one.

Cards are the engine's business. Characters are known by the draft: a seat has seen the packet at
its own choices, so of every other character it knows between which of its looks it was taken. That
divides the slots of the draft into *epochs*, and within an epoch every arrangement is possible that
agrees with the calling:

- a character that somebody revealed lies with that seat;
- one that was called, is not murdered and did not answer lies with nobody;
- a murdered one may lie anywhere all round, and so may one that has not been called yet.

All arrangements that agree are equally likely. With 7 players the last seat chose between the card
handed on and the one face down at the beginning; which, is one more thing the others do not know.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.rules import CHARACTERS, DRAFT_PLANS, LAID
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.engine.step import NOBODY

PACKET: Final = 15  # the "slot" of characters still in the packet
SEVEN: Final = 7  # players with whom the last seat chooses between two slots


# ------------------------------------------------------------------- what was seen
def choices_made(s: CitadelsState) -> i64:
    """How many choices of the draft are done; all of them once the calling has begun."""
    return len(DRAFT_PLANS[s.players]) if drafted(s) else s.current.a


def drafted(s: CitadelsState) -> bool:
    return s.called != NOBODY


def place_of(s: CitadelsState, seat: i64) -> i64:
    """The seat's place in the draft, counted from the crown holder of the round's beginning."""
    return (seat - s.starter + s.players) % s.players


def epoch_of(s: CitadelsState, seat: i64, time: i64) -> i64:
    """How often the seat had looked at the packet before the given choice was made.

    The face-down card has time -1. A choice and the laying down after it are one look.
    """
    plan = DRAFT_PLANS[s.players]
    place = place_of(s, seat)
    looks = 0
    for k in range(len(plan)):
        if k <= time and plan[k] == place:
            looks += 1
    return looks


def knows_slot(s: CitadelsState, seat: i64, slot: i64) -> bool:
    """Has the seat itself seen which character lies in this slot?"""
    plan = DRAFT_PLANS[s.players]
    place = place_of(s, seat)
    is_last = place == plan[len(plan) - 1]
    if slot == PACKET:
        return not drafted(s) and s.actor == seat
    if slot == 0:
        looked_last = is_last and s.players == SEVEN and choices_made(s) >= SEVEN - 1
        return place == 0 or looked_last
    if slot > len(plan):
        return is_last
    return place == plan[slot - 1] & ~LAID


def revealed(s: CitadelsState, character: i64) -> bool:
    """Has the owner of this character shown themselves in this round?"""
    if character > s.called or character == s.murdered:
        return False
    return s.owner_of(character) != NOBODY


def nobody_answered(s: CitadelsState, character: i64) -> bool:
    """Was the character called without an answer, though it was not murdered?"""
    if character > s.called or character == s.murdered:
        return False
    return s.owner_of(character) == NOBODY


# --------------------------------------------------------------------- arrangements
@final
class Lot:
    """One slot whose character the seat has to guess, and the character given to it."""

    __slots__ = ("character", "epoch", "slot")

    def __init__(self, slot: i64, epoch: i64, character: i64) -> None:
        self.slot: i64 = slot
        self.epoch: i64 = epoch
        self.character: i64 = character


def redeal_characters(s: CitadelsState, seat: i64) -> None:
    """Arrange the characters the seat has not seen in one of the possible ways."""
    if s.over:  # then all of them have been shown
        return
    unknown = lots(s, seat)
    swapped = last_took_face_down(s)
    if s.players == SEVEN and drafted(s) and place_of(s, seat) != SEVEN - 1:
        plain = arrangements(s, unknown, False)
        swapped = s.rng.below(plain + arrangements(s, unknown, True)) >= plain
    arranged: list[Lot] = []
    for epoch in range(len(DRAFT_PLANS[s.players])):
        arrange(s, unknown, epoch, swapped, arranged)
    write_lots(s, unknown, arranged)
    write_owners(s, swapped)


def last_took_face_down(s: CitadelsState) -> bool:
    return s.players == SEVEN and drafted(s) and s.owner_of(s.slot(0)) != NOBODY


def lots(s: CitadelsState, seat: i64) -> list[Lot]:
    """The slots the seat has not seen, and the packet while it goes round."""
    found: list[Lot] = []
    done = choices_made(s)
    for slot in range(done + 2 if drafted(s) else done + 1):
        character = s.slot(slot)
        if character != NOBODY and not knows_slot(s, seat, slot):
            found.append(Lot(slot, epoch_of(s, seat, slot - 1), character))
    if not drafted(s) and not knows_slot(s, seat, PACKET):
        for character in range(CHARACTERS):
            if (s.handed_on >> character) & 1 and character != s.slot(0):
                found.append(Lot(PACKET, epoch_of(s, seat, done), character))
    return found


def owner_of_slot(s: CitadelsState, slot: i64, swapped: bool) -> i64:
    """The seat that has the character in a slot; swapped: the last of seven took slot 0."""
    plan = DRAFT_PLANS[s.players]
    if slot == 0:
        return (s.starter + SEVEN - 1) % s.players if swapped else NOBODY
    if slot > len(plan) or plan[slot - 1] & LAID or (swapped and slot == SEVEN):
        return NOBODY
    return (s.starter + plan[slot - 1]) % s.players


def arrangements(s: CitadelsState, unknown: list[Lot], swapped: bool) -> i64:
    """How many arrangements agree with the calling (7 players, after the draft)."""
    face_down = s.slot(0)
    holder = owner_of_slot(s, 0, swapped)
    if revealed(s, face_down) and s.owner_of(face_down) != holder:
        return 0
    if nobody_answered(s, face_down) and holder != NOBODY:
        return 0
    count = 1
    for epoch in range(2):  # one look each: before it, or after
        free = 0
        idle = 0
        silent = 0
        for lot in unknown:
            if lot.epoch == epoch:
                free += 1
                if owner_of_slot(s, lot.slot, swapped) == NOBODY:
                    idle += 1
                if nobody_answered(s, lot.character):
                    silent += 1
                if revealed(s, lot.character):
                    free -= 1
                    if not has_lot(s, unknown, epoch, s.owner_of(lot.character), swapped):
                        return 0
        if silent > idle:
            return 0
        for i in range(silent):
            count *= idle - i
        for i in range(2, free - silent + 1):
            count *= i
    return count


def has_lot(s: CitadelsState, unknown: list[Lot], epoch: i64, owner: i64, swapped: bool) -> bool:
    for lot in unknown:
        if lot.epoch == epoch and owner_of_slot(s, lot.slot, swapped) == owner:
            return True
    return False


def arrange(
    s: CitadelsState, unknown: list[Lot], epoch: i64, swapped: bool, arranged: list[Lot]
) -> None:
    """Give the slots of one epoch their characters, every possible way equally likely."""
    free: list[i64] = []  # slots
    silent: list[i64] = []  # characters that must lie with nobody
    rest: list[i64] = []  # characters that may lie anywhere
    for lot in unknown:
        if lot.epoch == epoch:
            free.append(lot.slot)
            if nobody_answered(s, lot.character):
                silent.append(lot.character)
            elif not revealed(s, lot.character):
                rest.append(lot.character)
    for lot in unknown:
        if lot.epoch == epoch and revealed(s, lot.character):
            slot = slot_of(s, free, s.owner_of(lot.character), swapped)
            free.remove(slot)
            arranged.append(Lot(slot, epoch, lot.character))
    silent.sort()
    for character in silent:
        idle = [slot for slot in free if owner_of_slot(s, slot, swapped) == NOBODY]
        slot = idle[s.rng.below(len(idle))]
        free.remove(slot)
        arranged.append(Lot(slot, epoch, character))
    rest.sort()
    s.rng.shuffle(rest)
    for i, slot in enumerate(free):
        arranged.append(Lot(slot, epoch, rest[i]))


def slot_of(s: CitadelsState, free: list[i64], owner: i64, swapped: bool) -> i64:
    for slot in free:
        if owner_of_slot(s, slot, swapped) == owner:
            return slot
    raise ValueError("a revealed character must have a slot of its owner")


def write_lots(s: CitadelsState, unknown: list[Lot], arranged: list[Lot]) -> None:
    for lot in unknown:
        if lot.slot == PACKET:
            s.handed_on = 0  # filled again below: a packet is unknown as a whole
        else:
            s.clear_slot(lot.slot)
    for lot in arranged:
        if lot.slot == PACKET:
            s.handed_on |= 1 << lot.character
        else:
            s.fill_slot(lot.slot, lot.character)
    if not drafted(s) and choices_made(s) == SEVEN - 1:
        s.handed_on |= 1 << s.slot(0)


def write_owners(s: CitadelsState, swapped: bool) -> None:
    """Work out anew who has which character."""
    s.owners = 0
    last = choices_made(s) if not drafted(s) else len(DRAFT_PLANS[s.players])
    for slot in range(last + 1):
        owner = owner_of_slot(s, slot, swapped)
        if owner != NOBODY and s.slot(slot) != NOBODY:
            s.own_character(owner, s.slot(slot))
