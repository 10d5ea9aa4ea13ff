"""What a seat sees of Citadels, in the components every client knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from tafelrunde.engine import cards
from tafelrunde.engine.cardtable import faces_of, known_cards
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Area, Component, Counter, Face, Stage, Token, View, Zone
from tafelrunde.games.citadels import knowledge
from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels import rules as r
from tafelrunde.games.citadels.districts import CHARACTER_NAMES
from tafelrunde.games.citadels.state import CitadelsState, Seat
from tafelrunde.games.citadels.steps import characters_in
from tafelrunde.games.citadels.turn import Turn


def citadels_view(s: CitadelsState, seat: int | None, slugs: Sequence[str], version: int) -> View:
    areas = [Area(i, _area(s, i, other, seat, slugs)) for i, other in enumerate(s.seats)]
    board = [*_piles(s, seat, slugs), *_characters(s, seat), *_tokens(s)]
    return View("citadels", version, int(s.ply), int(s.actor), phase(s), board, areas)


def phase(s: CitadelsState) -> list[Stage]:
    """Round 3 / calling / merchant."""
    stages = [Stage("citadels-phase-round", {"round": int(s.round)})]
    if s.over:
        stages.append(Stage("citadels-phase-over"))
    elif s.called == NOBODY:
        stages.append(Stage("citadels-phase-draft"))
    else:
        stages.append(Stage("citadels-phase-calling"))
        stages.append(Stage("citadels-phase-turn", {"character": CHARACTER_NAMES[s.called]}))
    return stages


# -------------------------------------------------------------------------- board
def _piles(s: CitadelsState, seat: int | None, slugs: Sequence[str]) -> list[Component]:
    looking = seat is not None and seat == s.actor
    offer = faces_of((card & cards.KIND for card in s.offer), "offer", slugs) if looking else []
    return [
        Zone("deck", "pile", len(s.deck)),
        Zone("discard", "pile", len(s.discard), faces_of(s.discard, "discard", slugs)),
        Zone("offer", "row", len(s.offer), offer),
    ]


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
    seen = [] if seat is None else [k for k in covered if _sees_covered(s, seat, k)]
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
    limit = None if s.table.bank_limit < 0 else int(s.table.bank_limit)
    bank = Token("bank", "gold") if limit is None else Counter("bank", int(s.bank()), limit)
    tokens: list[Component] = [Counter("round", int(s.round), int(s.table.round_limit)), bank]
    if s.murdered != NOBODY:
        tokens.append(Token("murdered", "dagger", f"character/{CHARACTER_NAMES[s.murdered]}"))
    if s.robbed != NOBODY:
        tokens.append(Token("robbed", "purse", f"character/{CHARACTER_NAMES[s.robbed]}"))
    return tokens


# -------------------------------------------------------------------------- seats
def _area(
    s: CitadelsState, number: int, owner: Seat, seat: int | None, slugs: Sequence[str]
) -> list[Component]:
    here = f"seat/{number}"
    own = number == seat
    hand = owner.hand if own else known_cards(owner.hand, seat)
    faces = faces_of((card & cards.KIND for card in hand), "hand" if own else f"{here}/hand", slugs)
    area: list[Component] = [
        Counter(f"{here}/gold", int(owner.gold)),
        Zone(f"{here}/hand", "hand", len(owner.hand), faces),
        Zone(f"{here}/city", "row", len(owner.city), faces_of(owner.city, f"{here}/city", slugs)),
        _held(s, number, own, here),
    ]
    if s.crown == number:
        area.append(Token(f"{here}/crown", "crown"))
    if s.complete == number:
        area.append(Token(f"{here}/complete", "complete"))
    return area


def _held(s: CitadelsState, number: int, own: bool, here: str) -> Zone:
    """The characters of a seat: all of them to itself, to others those that were called."""
    held = [one for one in range(r.CHARACTERS) if s.owner_of(one) == number]
    shown = held if own else [one for one in held if knowledge.revealed(s, one)]
    return _character_zone(f"{here}/characters", shown, len(held))


def _character_zone(zone: str, characters: Iterable[int], size: int) -> Zone:
    faces = [
        Face(CHARACTER_NAMES[one], f"{zone}/{CHARACTER_NAMES[one]}") for one in sorted(characters)
    ]
    return Zone(zone, "row", size, faces)


@cache
def _overview() -> tuple[Face, ...]:
    return tuple(Face(name, f"character/{name}") for name in CHARACTER_NAMES)


# ------------------------------------------------------------------------- prompt
def touched(s: CitadelsState, move: int, words: Sequence[str]) -> list[str]:
    """The objects a hand would touch to make a move; `words` are its arguments."""
    me = f"seat/{s.actor}"
    power = f"{me}/characters/{CHARACTER_NAMES[s.called]}"
    if move < m.GOLD:
        zone = "packet" if move < m.KEEP else "offer"
        return [f"{zone}/{words[0]}"]
    if move < m.BUILD:
        taken = {
            m.GOLD: ["bank"],
            m.CARDS: ["deck"],
            m.TAKE_INCOME: [power, "bank"],
            m.TAKE_PROFIT: [power, "bank"],
            m.TAKE_PLANS: [power, "deck"],
        }
        return taken[move]
    if move < m.KILL:
        return [f"hand/{words[0]}", f"{me}/city"]
    if move < m.SWAP_HANDS:
        return [power, f"character/{words[0]}"]
    if move < m.EXCHANGE:
        return [power, f"seat/{words[0]}/hand"]
    if move < m.DRAW:
        return [power, f"hand/{words[0]}"]
    if move == m.DRAW:
        return ["deck"]
    if move >= m.DESTROY:
        return [f"seat/{words[0]}/city/{words[1]}"]
    return _touched_late(s, move, words)


def _touched_late(s: CitadelsState, move: int, words: Sequence[str]) -> list[str]:
    city = f"seat/{s.actor}/city"
    if move < m.USE_SMITHY:
        return [f"{city}/{_effect_slug(s, r.CARD_FOR_GOLD)}", f"hand/{words[0]}"]
    if move == m.USE_SMITHY:
        return [f"{city}/{_effect_slug(s, r.GOLD_FOR_CARDS)}"]
    return ["discard"] if move == m.RESCUE else []


def _effect_slug(s: CitadelsState, power: int) -> str:
    slugs: Sequence[str] = s.table.game.districts.slugs
    return next(slugs[kind] for kind in range(s.table.kinds) if s.table.power[kind] & power)


def looked_for(s: CitadelsState) -> list[int]:
    """In a turn: the basic action, every hand card to build, the own abilities, other cities."""
    if not isinstance(s.current, Turn):
        return []
    seat = s.seats[s.actor]
    hand = sorted({card & cards.KIND for card in seat.hand})
    found = [m.GOLD, m.CARDS, *(m.BUILD + kind for kind in hand), m.END]
    if r.INCOME_COLOUR[s.called] >= 0:
        found.append(m.TAKE_INCOME)
    if seat.powers & r.CARD_FOR_GOLD:
        found += [m.USE_LABORATORY + kind for kind in hand]
    if seat.powers & r.GOLD_FOR_CARDS:
        found.append(m.USE_SMITHY)
    found += _power_moves(s, hand)
    return sorted(dict.fromkeys(found))


def _power_moves(s: CitadelsState, hand: Sequence[int]) -> list[int]:
    characters = range(r.CHARACTERS)
    others = [i for i in range(s.players) if i != s.actor]
    if s.called == r.ASSASSIN:
        return [m.KILL + one for one in characters]
    if s.called == r.THIEF:
        return [m.ROB + one for one in characters]
    if s.called == r.MAGICIAN:
        return [m.SWAP_HANDS + i for i in others] + [m.EXCHANGE + kind for kind in hand]
    if s.called == r.MERCHANT:
        return [m.TAKE_PROFIT]
    if s.called == r.ARCHITECT:
        return [m.TAKE_PLANS]
    if s.called == r.WARLORD:
        return [m.DESTROY + (i << 5) + kind for i in others for kind in s.seats[i].city]
    return []
