"""The characters of a round in a position.

`draft` lists the slots in the order in which they were filled: the card laid face down first, then
one for each choice from the crown holder on, then the one left over. A hand-written position may
write null for a slot, and leave `open` out: characters not placed fill them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.boardgames.citadels import knowledge
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.draft import Draft, LayDown, characters_in
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.turn import Turn
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.reader import Reader, named
from tafelrunde.engine.step import NOBODY, Step


def write_characters(s: CitadelsState) -> dict[str, Any]:
    slots = [s.slot(k) for k in range(_slots(s))]
    return {
        "starter": int(s.starter),
        "open": [r.character.names[character] for character in characters_in(s.open)],
        "draft": [r.character.names[character] for character in slots],
        "took_face_down": knowledge.last_took_face_down(s),
    }


def read_characters(s: CitadelsState, reader: Reader, agenda: Sequence[Step]) -> None:
    """Fill the slots; what was handed on is what is left."""
    s.starter = reader.integer("starter", 0, int(s.players) - 1, 0)
    s.called = _called(agenda)
    if s.called == NOBODY and not 0 <= agenda[-1].a < len(r.DRAFT_PLANS[s.players]):
        reader.fail("agenda", f"a draft of {s.players} has no choice {agenda[-1].a}")
    choices = int(agenda[-1].a) if s.called == NOBODY else len(r.DRAFT_PLANS[s.players])
    slots = reader.items("draft", r.CHARACTERS, [None] * (_slot_count(s, choices)))
    if len(slots) != _slot_count(s, choices):
        reader.fail("draft", f"at this point {_slot_count(s, choices)} slots are filled")
    pile = _Pile()
    placed = [pile.place(name, f"{reader.at('draft')}[{k}]") for k, name in enumerate(slots)]
    open_ = reader.items("open", 2, [None] * int(r.OPEN_CHARACTERS[s.players]))
    if len(open_) != r.OPEN_CHARACTERS[s.players]:
        reader.fail("open", f"{r.OPEN_CHARACTERS[s.players]} characters lie open")
    shown = [pile.place(name, f"{reader.at('open')}[{k}]") for k, name in enumerate(open_)]
    for k, character in enumerate(placed):
        s.fill_slot(k, pile.fill(character, kings=True))
    for character in shown:
        s.open |= 1 << pile.fill(character, kings=False)
    if (s.open >> r.KING) & 1:
        reader.fail("open", "the King never lies open")
    for character in pile.left:
        s.handed_on |= 1 << character
    _read_last_choice(s, reader, choices)
    _read_crown(s, reader)


def _slots(s: CitadelsState) -> int:
    return _slot_count(s, int(knowledge.choices_made(s)))


def _slot_count(s: CitadelsState, choices: int) -> int:
    """The face-down card, one for each choice, and the last; 7 players choose between two."""
    left_over = s.called != NOBODY and s.players != knowledge.SEVEN
    return 1 + choices + left_over


def _called(agenda: Sequence[Step]) -> int:
    """The character called last, as the agenda tells: none in the draft, the last at the end."""
    for step in agenda:
        if isinstance(step, Draft | LayDown):
            return NOBODY
        if isinstance(step, Turn):
            return min(int(step.a), r.WARLORD)
    return r.WARLORD


class _Pile:
    """The eight characters, each to be placed once."""

    def __init__(self) -> None:
        self.left = list(range(r.CHARACTERS))

    def place(self, name: object, path: str) -> int:
        """The character of a name; -1 for null, to be filled later."""
        if name is None:
            return NOBODY
        character = named(name, path, r.character.names)
        if character not in self.left:
            raise BadPosition(path, f"{name} is placed twice")
        self.left.remove(character)
        return character

    def fill(self, character: int, *, kings: bool) -> int:
        """The character, or for a null the next one left; the King where it may lie, if at all."""
        if character != NOBODY:
            return character
        self.left.sort(key=lambda one: ((one == r.KING) != kings, one))
        return self.left.pop(0)


def _read_last_choice(s: CitadelsState, reader: Reader, choices: int) -> None:
    """With 7 players the last seat adds the face-down card to the one handed on to it."""
    swapped = reader.flag("took_face_down", False)
    if swapped and not (s.players == knowledge.SEVEN and s.called != NOBODY):
        reader.fail("took_face_down", "only the last of seven players can have taken it")
    if s.called == NOBODY and choices == knowledge.SEVEN - 1:
        s.handed_on |= 1 << s.slot(0)
    if s.called != NOBODY:
        s.handed_on = 0
    for slot in range(1 + choices):
        owner = knowledge.owner_of_slot(s, slot, swapped)
        if owner != NOBODY:
            s.own_character(owner, s.slot(slot))


def _read_crown(s: CitadelsState, reader: Reader) -> None:
    """The crown lies with whoever began the round, or with a King who has been revealed."""
    holder = s.owner_of(r.KING) if knowledge.revealed(s, r.KING) else s.starter
    s.crown = reader.integer("crown", 0, int(s.players) - 1, int(holder))
    if s.crown != holder:
        reader.fail("crown", f"at this point seat {holder} has the crown")
