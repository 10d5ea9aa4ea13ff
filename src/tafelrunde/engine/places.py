"""The places of a table: zones of cards, and where numbers and tokens lie.

A zone is declared once: its name, whether each seat has one, who sees the cards, and whether they
keep their order. All else follows: what events tell whom, who remembers a card, views, positions,
the census, redealing, and the columns of an observation.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Who sees the cards of a zone: bits of seats, or one of these. No code is negative: in compiled
# code a list gives small numbers from 0 on without a call.
NONE: Final = 0
ALL: Final = 0xFFFF
OWNER: Final = 0x10000  # the seat whose zone it is
ACTOR: Final = 0x20000  # the seat that decides: cards somebody is choosing from

# Whose backs everybody sees, in games where backs differ
NO_BACKS: Final = 0
TOP_BACK: Final = 1
ALL_BACKS: Final = 2


@final
class Zone:
    """One declared zone: a place for all, or one for each seat from `base` on."""

    __slots__ = ("backs", "base", "each", "name", "ordered", "sees", "shape", "sort", "stride")

    def __init__(
        self, name: str, base: i64, shape: str, sees: i64, each: bool, ordered: bool, sort: str
    ) -> None:
        self.name: str = name
        self.base: i64 = base
        self.shape: str = shape  # how a client draws it: pile, row, hand
        self.sees: i64 = sees
        self.each: bool = each
        self.stride: i64 = 1 if each else 0
        self.ordered: bool = ordered  # otherwise kept in card order
        self.sort: str = sort  # what its cards are
        self.backs: i64 = NO_BACKS

    def showing(self, backs: i64) -> Zone:
        """The zone, with these backs seen by all."""
        self.backs = backs
        return self

    def at(self, seat: i64) -> i64:
        """The number of the place: that of the seat if each has one."""
        return self.base + seat * self.stride

    def eyes(self, owner: i64, seat: i64) -> i64:
        """Who sees the cards there while a seat acts, as bits."""
        if self.sees == OWNER:
            return 1 << owner
        return 1 << seat if self.sees == ACTOR else self.sees


@final
class Places:
    """All places of a game by number: zones first, then counters and other spots."""

    __slots__ = ("hidden", "live", "names", "seats", "size", "zones")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.zones: list[Zone] = []
        self.names: list[str] = []
        self.size: i64 = 0  # places that are zones
        # By number of players: the zones in use, and those of them that not all see
        self.live: list[list[i64]] = [[] for _ in range(seats + 1)]
        self.hidden: list[list[i64]] = [[] for _ in range(seats + 1)]

    def pile(self, name: str, sees: i64, each: bool = False, sort: str = "card") -> Zone:
        """Cards one upon the other, the top is the last."""
        return self._zone(name, "pile", sees, each, True, sort)

    def row(self, name: str, sees: i64, each: bool = False, sort: str = "card") -> Zone:
        """Cards side by side, in card order."""
        return self._zone(name, "row", sees, each, False, sort)

    def hand(self, name: str, sort: str = "card") -> Zone:
        """The hand of each seat."""
        return self._zone(name, "hand", OWNER, True, False, sort)

    def spot(self, name: str, each: bool = False) -> i64:
        """A place whose things lie in fields of the state: a counter, a token, a set of bits."""
        return self._name(name, each)

    def empty(self, players: i64) -> list[list[i64]]:
        """The zones of a new table; those of seats that are not taken share one empty list."""
        hole: list[i64] = []
        zones = [hole for _ in range(self.size)]
        for place in self.live[players]:
            zones[place] = []
        return zones

    def zone_at(self, place: i64) -> Zone:
        for zone in self.zones:
            if zone.base <= place < zone.base + (self.seats if zone.each else 1):
                return zone
        raise ValueError(f"place {place} is no zone")

    def _zone(self, name: str, shape: str, sees: i64, each: bool, ordered: bool, sort: str) -> Zone:
        if self.size < len(self.names):
            raise ValueError(f"zone {name} must be declared before counters and spots")
        zone = Zone(name, self._name(name, each), shape, sees, each, ordered, sort)
        self.size = len(self.names)
        self.zones.append(zone)
        for players in range(self.seats + 1):
            for seat in range(players if each else 1):
                self.live[players].append(zone.base + seat)
                if sees != ALL:
                    self.hidden[players].append(zone.base + seat)
        return zone

    def _name(self, name: str, each: bool) -> i64:
        base = len(self.names)
        if each:
            for seat in range(self.seats):
                self.names.append(f"seat/{seat}/{name}")
        else:
            self.names.append(name)
        return base


NO_PLACES: Final = Places(0)
