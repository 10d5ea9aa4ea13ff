"""What a seat sees of Citadels besides cards and gold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tafelrunde.boardgames.citadels import knowledge
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.draft import characters_in
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Component, Counter, Face, Token, Zone


def board(s: CitadelsState, seat: int | None) -> list[Component]:
    """The characters, the bank, and who was named by Assassin and Thief."""
    return [*_characters(s, seat), *_tokens(s)]


def held(s: CitadelsState, number: int, seat: int | None) -> list[Component]:
    """The characters of a seat, and its crown."""
    here = f"seat/{number}"
    area: list[Component] = [_held(s, number, number == seat, here)]
    if s.crown == number:
        area.append(Token(f"{here}/crown", "crown"))
    if s.complete == number:
        area.append(Token(f"{here}/complete", "complete"))
    return area


def observed(s: CitadelsState, seat: int) -> list[int]:
    """The characters as numbers: by character whether it lies open, face down, in the packet or
    before a seat as far as this seat knows, then what it has seen in the draft, then the crown."""
    zones = {zone.id: zone for zone in _characters(s, seat) if isinstance(zone, Zone)}
    owners = [(seat + k) % int(s.players) for k in range(s.players)]
    shown = [zones[name] for name in ("open", "face_down", "packet")]
    shown += [_held(s, owner, owner == seat, "") for owner in owners]
    rows = [[face.kind for face in zone.faces] for zone in shown]
    rows += [[]] * (r.SEATS - len(owners))
    rows.append([r.character.names[one] for look in _looks(s, seat) for one in look])
    numbers = [int(name in row) for row in rows for name in r.character.names]
    return [*numbers, (int(s.crown) - seat) % int(s.players)]


# -------------------------------------------------------------------------- board
def _characters(s: CitadelsState, seat: int | None) -> list[Component]:
    """The overview of all characters, what lies open or face down, and what the seat has seen."""
    done = int(knowledge.choices_made(s))
    last = knowledge.last_took_face_down(s)
    covered = [
        slot
        for slot in range(done + 2)
        if s.slot(slot) != NOBODY and knowledge.owner_of_slot(s, slot, last) == NOBODY
    ]
    if (s.handed_on >> s.slot(0)) & 1:
        covered = []  # the last of seven players has taken it up
    seen = [k for k in covered if s.over or (seat is not None and _sees_covered(s, seat, k))]
    drafting = seat is not None and s.called == NOBODY and seat == s.actor
    packet = characters_in(s.handed_on)
    components: list[Component] = [
        Zone("character", "row", r.CHARACTERS, list(_overview())),
        _character_zone("open", characters_in(s.open), int(r.OPEN_CHARACTERS[s.players])),
        _character_zone("face_down", [s.slot(slot) for slot in seen], len(covered)),
        _character_zone("packet", packet if drafting else [], len(packet)),
    ]
    if seat is not None:
        looks = enumerate(_looks(s, seat))
        components += [_character_zone(f"look/{k}", look, len(look)) for k, look in looks]
    return components


def _sees_covered(s: CitadelsState, seat: int, slot: int) -> bool:
    """Does the seat know what lies face down in this slot?

    With 7 players the crown holder knows the first card, but not whether the last seat took it.
    """
    exchanged = s.players == knowledge.SEVEN and s.called != NOBODY
    if exchanged and knowledge.place_of(s, seat) != knowledge.SEVEN - 1:
        return False
    return knowledge.knows_slot(s, seat, slot)


def _looks(s: CitadelsState, seat: int) -> list[list[int]]:
    """What the seat has seen in this round's draft: first the card laid face down, if it was the
    crown holder, then the packet each time it chose."""
    place = knowledge.place_of(s, seat)
    plan = r.DRAFT_PLANS[s.players]
    looks: list[list[int]] = [[s.slot(0)] if place == 0 else []]
    for k in range(min(int(knowledge.choices_made(s)) + 1, len(plan))):
        if plan[k] == place:
            gone = {s.slot(slot) for slot in range(k + 1)}
            if k == knowledge.SEVEN - 1:
                gone.remove(s.slot(0))
            packet = r.ALL_CHARACTERS & ~s.open
            looks.append([one for one in characters_in(packet) if one not in gone])
    return looks


def _tokens(s: CitadelsState) -> list[Component]:
    limit = None if s.book.bank_limit < 0 else int(s.book.bank_limit)
    bank = Token("bank", "gold") if limit is None else Counter("bank", int(s.bank()), limit)
    tokens: list[Component] = [Counter("round", int(s.round), int(s.book.round_limit)), bank]
    if s.murdered != NOBODY:
        tokens.append(Token("murdered", "dagger", f"character/{r.character.names[s.murdered]}"))
    if s.robbed != NOBODY:
        tokens.append(Token("robbed", "purse", f"character/{r.character.names[s.robbed]}"))
    return tokens


def _held(s: CitadelsState, number: int, own: bool, here: str) -> Zone:
    """The characters of a seat: all of them to itself, to others those that were called."""
    held = [one for one in range(r.CHARACTERS) if s.owner_of(one) == number]
    shown = [one for one in held if own or s.over or knowledge.revealed(s, one)]
    return _character_zone(f"{here}/characters", shown, len(held))


def _character_zone(zone: str, characters: Iterable[int], size: int) -> Zone:
    faces = [
        Face(r.character.names[one], f"{zone}/{r.character.names[one]}")
        for one in sorted(characters)
    ]
    return Zone(zone, "row", size, faces)


@cache
def _overview() -> tuple[Face, ...]:
    return tuple(Face(name, f"character/{name}") for name in r.character.names)
