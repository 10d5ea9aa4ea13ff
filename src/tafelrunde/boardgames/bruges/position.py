"""The parts of a position of Brügge that no declaration covers: who lives where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.attacks import Damage, Lose, Threat
from tafelrunde.boardgames.bruges.catalogue import printed_persons
from tafelrunde.boardgames.bruges.damage import Damages, Order, markers_left
from tafelrunde.boardgames.bruges.gains import Swap
from tafelrunde.boardgames.bruges.phases import Drawing, Roll
from tafelrunde.boardgames.bruges.questions import GIVEN
from tafelrunde.boardgames.bruges.state import EMPTY, ONE_MARKER, TURNED, BrugesState
from tafelrunde.boardgames.bruges.turn import CardsPhase, turn_of
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import COUNT_SHIFT, OFFSET, TARGET, TARGET_SHIFT, Effect, Repeat
from tafelrunde.engine.reader import Reader, Wants
from tafelrunde.engine.step import Step


def write_homes(s: BrugesState, seat: int) -> dict[str, Any]:
    """Who lives in each house, and who of them is turned."""
    slugs = s.rules.game.words["card"]
    homes = s.seats[seat].homes
    living = [None if tenant == EMPTY else slugs[tenant & KIND] for tenant in homes]
    turned = [slugs[one & KIND] for one in homes if one != EMPTY and one & TURNED]
    return {"homes": living, "turned": sorted(turned)}


def read_homes(s: BrugesState, seat: int, reader: Reader) -> None:
    slugs = list(s.rules.game.words["card"][: int(s.rules.kinds)])
    houses, persons = s.houses(seat), s.persons(seat)
    default = [slugs[kind] for kind in persons] + [None] * (len(houses) - len(persons))
    items = reader.items("homes", r.KINDS, default)
    if len(items) != len(houses):
        reader.fail("homes", f"there are {len(houses)} houses, not {len(items)}")
    homes: list[int] = []
    for item in items:
        if item is not None and item not in slugs:
            reader.fail("homes", f"{item!r} is no person")
        homes.append(EMPTY if item is None else slugs.index(item))
    if sorted(tenant for tenant in homes if tenant != EMPTY) != sorted(persons):
        reader.fail("homes", "every person lives in one house")
    for kind in reader.words("turned", slugs, []):
        if kind not in homes:
            reader.fail("turned", f"{slugs[kind]} does not live here, or is turned twice")
        if s.book.symbol[kind] > r.ONCE:
            reader.fail("turned", f"{slugs[kind]} cannot be used")
        homes[homes.index(kind)] = kind | TURNED
    s.seats[seat].homes = homes
    s.seats[seat].vacant = 0
    for house, tenant in enumerate(homes):
        if tenant == EMPTY:
            s.seats[seat].vacant += ONE_MARKER[s.house_colour(seat, house)]
    s.survey(seat)


def check_table(s: BrugesState, agenda: Sequence[Step], wants: Wants) -> None:
    """What must fit together on the whole table."""
    for colour, name in enumerate(r.colour.names):
        wants(markers_left(s, colour) >= 0, "seats", f"there are only {r.MARKERS} {name} markers")
    _check_statues(s, wants)
    drawing = isinstance(agenda[-1], Drawing) if agenda else False
    struck = [step.seat for step in agenda if isinstance(step, Damages | Order)]
    for seat, owner in enumerate(s.seats):
        due = any(owner.threats_of(colour) >= r.STRIKE for colour in range(r.COLOURS))
        wants(not due or seat in struck, f"seats[{seat}].threats", "three markers bring damage")
        lies = len(s.zones[w.DRAWN.at(seat)]) > 0
        right = not lies or (drawing and agenda[-1].seat == seat)
        wants(right, f"seats[{seat}].drawn", "cards are looked at when the hand is full")
    for step in agenda:
        if isinstance(step, Effect | Repeat):
            _check_effect(s, step, wants)
    _check_end(s, wants)
    if not agenda:
        wants(s.round == s.last_round, "agenda", "the game is not over")
    _check_dice(s, agenda, wants)
    _check_plays(s, agenda, wants)


def _check_dice(s: BrugesState, agenda: Sequence[Step], wants: Wants) -> None:
    """All dice show something from the first roll on; before it nobody needs to say so."""
    shown = sum(s.die(colour) > 0 for colour in range(r.COLOURS))
    waits = any(isinstance(step, Roll) for step in agenda)
    rolled = shown == r.COLOURS or (waits and shown == 0)
    wants(rolled, "dice", "all of them have been rolled, or none")


def _check_plays(s: BrugesState, agenda: Sequence[Step], wants: Wants) -> None:
    """A card is to be played in a turn only; more of them, if persons were used for that. What
    persons of an owner's list can do besides is not followed up."""
    begun = [int(step.a) for step in agenda if isinstance(step, CardsPhase) and step.a > 0]
    if not begun:
        wants(s.plays == 0, "plays", "no cards are played in this phase")
        return
    seat = s.seats[turn_of(s, begun[0])]
    used = sum(tenant != EMPTY and tenant & TURNED != 0 for tenant in seat.homes)
    few = s.plays <= 1 + used or s.rules.game.cards != printed_persons().hash
    wants(few, "plays", "nobody lets the seat play so many cards")


def _check_end(s: BrugesState, wants: Wants) -> None:
    """The game ends: as soon as a pile has run out, it is known when."""
    near = s.last_round == 0 or s.last_round - s.round in (0, 1)
    wants(near, "last_round", "the last round is this one or the next")
    piles = len(s.zones[w.PILE_A.base]) > 0 and len(s.zones[w.PILE_B.base]) > 0
    wants(piles or s.last_round > 0 or len(s.offer()) > 0, "last_round", "a pile has run out")


def _check_effect(s: BrugesState, step: Effect | Repeat, wants: Wants) -> None:
    """What befalls a rival says whom, nothing else does; only exchanges are repeated."""
    code = s.rules.code
    op = code.ops[code.op[code.start[step.a] + (step.b & OFFSET)]]
    target = ((step.b >> TARGET_SHIFT) & TARGET) - 1
    harms = isinstance(op, Lose | Threat | Damage)
    right = target >= 0 and target != step.seat if harms else target < 0
    wants(right, "agenda", "the effect is about another seat")
    count = step.b >> COUNT_SHIFT
    right = isinstance(op, Swap) and count < GIVEN if isinstance(step, Repeat) else count == 0
    wants(right, "agenda", "the effect is not repeated")


def _check_statues(s: BrugesState, wants: Wants) -> None:
    """Statues are taken in their order, one for every arm that was completed."""
    taken = list(s.book.statues)[: len(s.book.statues) - int(s.statues_left)]
    owned = [
        value for owner in s.seats for value in range(r.STATUE_VALUES) if owner.statues >> value & 1
    ]
    wants(sorted(owned) == sorted(taken), "statues_left", "somebody has each statue that is gone")
    arms = sum(int(owner.finished >> side) & 1 for owner in s.seats for side in range(2))
    fits = len(owned) == min(arms, len(s.book.statues))
    wants(fits, "seats", "every completed arm of a canal brings a statue")
    for seat, owner in enumerate(s.seats):
        own = sum(int(owner.finished >> side) & 1 for side in range(2))
        count = sum(int(owner.statues >> value) & 1 for value in range(r.STATUE_VALUES))
        fits = count == own or (count < own and s.statues_left == 0)
        wants(fits, f"seats[{seat}].statues", "every completed arm brings one statue")
        for side, name in enumerate(r.side.names):
            complete = owner.built(side) < r.ARM or (owner.finished >> side) & 1
            wants(bool(complete), f"seats[{seat}].finished", f"the {name} arm is complete")
