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

MOST: Final = 4096  # cards in a zone that is not said to have fewer


@final
class ZoneKind:
    """One declared zone: a place for all, or one for each seat."""

    __slots__ = (*("backs", "base", "each", "most", "name", "ordered", "sees", "shape", "stride"),)

    def __init__(
        self, name: str, shape: str, sees: i64, each: bool, ordered: bool, backs: i64
    ) -> None:
        self.name: str = name
        self.shape: str = shape  # how a client draws it: pile, row, hand
        self.sees: i64 = sees
        self.each: bool = each
        self.ordered: bool = ordered  # otherwise kept in card order
        self.backs: i64 = backs  # which backs everybody sees
        self.most: i64 = MOST  # cards that can lie there
        self.base: i64 = 0  # the number of the place, or of that of the first seat
        self.stride: i64 = 0  # from the place of one seat to that of the next

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
    """All places of a game by number: zones first, then counters and other spots.

    Of the zones those for all come first, then those of the first seat, of the second and so on:
    so a table of few has no places that are not in use.
    """

    __slots__ = ("hidden", "names", "seats", "sees", "shown", "unordered", "zones")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.zones: list[ZoneKind] = []
        self.names: list[str] = []
        self.sees: list[i64] = []  # by place: bits of the seats that see it, or ACTOR
        # By number of players: the places that not all see, with the backs that they show; and
        # those of them that keep no order
        self.hidden: list[list[i64]] = []
        self.shown: list[list[i64]] = []
        self.unordered: list[list[i64]] = []

    def pile(self, name: str, sees: i64, each: bool = False, backs: i64 = NO_BACKS) -> ZoneKind:
        """Cards one upon the other, the top is the last."""
        return self._declare(ZoneKind(name, "pile", sees, each, True, backs))

    def row(
        self,
        name: str,
        sees: i64,
        each: bool = False,
        ordered: bool = False,
        most: i64 = MOST,
        backs: i64 = NO_BACKS,
    ) -> ZoneKind:
        """Cards side by side, in card order or in the order in which they came."""
        zone = ZoneKind(name, "row", sees, each, ordered, backs)
        zone.most = most
        return self._declare(zone)

    def hand(self, name: str, backs: i64 = NO_BACKS) -> ZoneKind:
        """The hand of each seat."""
        return self._declare(ZoneKind(name, "hand", OWNER, True, False, backs))

    def spot(self, name: str, each: bool = False) -> i64:
        """A place whose things lie in fields of the state: a counter, a token, a set of bits.

        To be declared after the zones; where each seat has one, they follow one another.
        """
        base = len(self.names)
        if each:
            for seat in range(self.seats):
                self.names.append(f"seat/{seat}/{name}")
        else:
            self.names.append(name)
        return base

    def empty(self, players: i64) -> list[list[i64]]:
        """The zones of a new table."""
        zones: list[list[i64]] = []
        for zone in self.zones:
            for _ in range(players if zone.each else 1):
                zones.append([])
        return zones

    def _declare(self, zone: ZoneKind) -> ZoneKind:
        if len(self.sees) < len(self.names):
            raise ValueError(f"zone {zone.name} must be declared before counters and spots")
        self.zones.append(zone)
        self._number()
        return zone

    def _number(self) -> None:
        """Give every zone its number, and work out what play looks up by number."""
        common = [zone for zone in self.zones if not zone.each]
        own = [zone for zone in self.zones if zone.each]
        for k, zone in enumerate(common):
            zone.base = k
        for k, zone in enumerate(own):
            zone.base = len(common) + k
            zone.stride = len(own)
        self.names = [zone.name for zone in common]
        self.sees = [zone.sees for zone in common]
        for seat in range(self.seats):
            self.names += [f"seat/{seat}/{zone.name}" for zone in own]
            self.sees += [1 << seat if zone.sees == OWNER else zone.sees for zone in own]
        self.hidden, self.shown, self.unordered = [], [], []
        for players in range(self.seats + 1):
            places = [(zone.at(0), zone) for zone in common]
            places += [(zone.at(seat), zone) for seat in range(players) for zone in own]
            hidden = [(place, zone) for place, zone in places if zone.sees != ALL]
            self.hidden.append([place for place, _ in hidden])
            self.shown.append([zone.backs for _, zone in hidden])
            self.unordered.append([place for place, zone in hidden if not zone.ordered])


NO_PLACES: Final = Places(0)
