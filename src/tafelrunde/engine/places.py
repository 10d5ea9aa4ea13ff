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
        self,
        name: str,
        base: i64,
        shape: str,
        sees: i64,
        each: bool,
        ordered: bool,
        backs: i64,
        sort: str,
    ) -> None:
        self.name: str = name
        self.base: i64 = base
        self.shape: str = shape  # how a client draws it: pile, row, hand
        self.sees: i64 = sees
        self.each: bool = each
        self.stride: i64 = 1 if each else 0
        self.ordered: bool = ordered  # otherwise kept in card order
        self.backs: i64 = backs  # which backs everybody sees
        self.sort: str = sort  # what its cards are

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

    __slots__ = (
        *("hidden", "live", "names", "seats", "sees", "shown", "size", "unordered", "zones"),
    )

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.zones: list[Zone] = []
        self.names: list[str] = []
        self.size: i64 = 0  # places that are zones
        self.sees: list[i64] = []  # by place: bits of the seats that see it, or ACTOR
        # By number of players: the places in use; those of them that not all see, with the backs
        # that they show; and those of these that keep no order
        self.live: list[list[i64]] = [[] for _ in range(seats + 1)]
        self.hidden: list[list[i64]] = [[] for _ in range(seats + 1)]
        self.shown: list[list[i64]] = [[] for _ in range(seats + 1)]
        self.unordered: list[list[i64]] = [[] for _ in range(seats + 1)]

    def pile(
        self, name: str, sees: i64, each: bool = False, backs: i64 = NO_BACKS, sort: str = "card"
    ) -> Zone:
        """Cards one upon the other, the top is the last."""
        return self._zone(name, "pile", sees, each, True, backs, sort)

    def row(
        self, name: str, sees: i64, each: bool = False, ordered: bool = False, sort: str = "card"
    ) -> Zone:
        """Cards side by side, in card order or in the order in which they came."""
        return self._zone(name, "row", sees, each, ordered, NO_BACKS, sort)

    def hand(self, name: str, backs: i64 = NO_BACKS, sort: str = "card") -> Zone:
        """The hand of each seat."""
        return self._zone(name, "hand", OWNER, True, False, backs, sort)

    def spot(self, name: str, each: bool = False) -> i64:
        """A place whose things lie in fields of the state: a counter, a token, a set of bits."""
        base = len(self.names)
        if each:
            for seat in range(self.seats):
                self.names.append(f"seat/{seat}/{name}")
        else:
            self.names.append(name)
        return base

    def empty(self, players: i64) -> list[list[i64]]:
        """The zones of a new table; those of seats that are not taken share one empty list."""
        hole: list[i64] = []
        zones = [hole for _ in range(self.size)]
        for place in self.live[players]:
            zones[place] = []
        return zones

    def _zone(
        self, name: str, shape: str, sees: i64, each: bool, ordered: bool, backs: i64, sort: str
    ) -> Zone:
        if self.size < len(self.names):
            raise ValueError(f"zone {name} must be declared before counters and spots")
        zone = Zone(name, self.spot(name, each), shape, sees, each, ordered, backs, sort)
        self.size = len(self.names)
        self.zones.append(zone)
        for seat in range(self.seats if each else 1):
            self.sees.append(1 << seat if sees == OWNER else sees)
        for players in range(self.seats + 1):
            for seat in range(players if each else 1):
                self._use(zone, zone.base + seat, players)
        return zone

    def _use(self, zone: Zone, place: i64, players: i64) -> None:
        self.live[players].append(place)
        if zone.sees != ALL:
            self.hidden[players].append(place)
            self.shown[players].append(zone.backs)
            if not zone.ordered:
                self.unordered[players].append(place)


NO_PLACES: Final = Places(0)
