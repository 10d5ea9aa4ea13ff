"""Where the steward's knights ride, and what they give up when others raid them."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.knights import DECLINE, GIVE_UP, KNIGHT, RECALL, placed_knight
from tafelrunde.boardgames.noblemen.steward.outlook import GAINED, TAXED, Outlook
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

HARM = 0.25  # of what the victim loses, and as much again if they lead
WORTH_MOVING = 0.7  # so much better must the new place of a knight be


class Raid:
    """A knight on an area of somebody else."""

    def __init__(self, o: Outlook, target: int) -> None:
        self.o = o
        self.target = target
        self.victim, self.area = divmod(target, r.AREAS)
        self.kind = int(o.s.seats[self.victim].estate.area_kind(self.area))

    def _harm(self) -> float:
        return HARM * (2 if self.victim == self.o.leader else 1)

    def lasting(self) -> float:
        """What the knight brings as long as it stays there."""
        o = self.o
        if self.kind == r.MANOR:
            value = o.pound * r.AREA_BONUS * TAXED * o.taxes_left
        elif self.kind == r.FOREST:
            value = o.tile * r.AREA_BONUS * GAINED * o.lands_left
        else:
            value = o.renown(r.AREA_BONUS)
        return value * (1 + self._harm())

    def booty(self) -> float:
        """What the owner of the area gives up at once."""
        o, owner = self.o, self.o.s.seats[self.victim]
        if self.kind == r.MANOR:
            value = o.earned(min(r.SPOILS_OF_WAR, int(owner.money)))
        elif self.kind == r.FOREST:
            value = o.drawn(min(r.SPOILS_OF_WAR, int(t.total(owner.tiles))))
        else:
            value = o.queen if self.takes_queen else 0.0
        return value * (1 + self._harm())

    @property
    def takes_queen(self) -> bool:
        o = self.o
        return self.kind == r.GARDEN and bool(o.s.queen == self.victim) and o.can_take_queen

    def value(self) -> float:
        return self.lasting() + self.booty()

    def why(self) -> tuple[str, Arguments]:
        if self.takes_queen:
            return "raid_queen", {"seat": self.victim}
        return f"raid_{r.area.names[self.kind]}", {"seat": self.victim}


def best_raid(o: Outlook) -> Raid | None:
    """The raid that brings most, if there is anything to raid."""
    targets = [Raid(o, int(target)) for target in KNIGHT.targets(o.s, o.me)]
    return max(targets, key=Raid.value, default=None)


def raid_worth(o: Outlook) -> float:
    """What the knight of a new castle brings."""
    raid = best_raid(o)
    if raid is None:
        return 0.0
    if o.s.knights_out(o.me) < r.KNIGHTS:
        return raid.value()
    return max(0.0, raid.value() - _weakest(o)[1].lasting())


def _weakest(o: Outlook) -> tuple[int, Raid]:
    """Which of my two knights that are out brings least."""
    raids = [Raid(o, int(placed_knight(o.s, o.me, knight))) for knight in range(r.KNIGHTS)]
    knight = min(range(r.KNIGHTS), key=lambda one: raids[one].lasting())
    return knight, raids[knight]


# --------------------------------------------------------------------- decisions
def send(o: Outlook) -> Tip:
    """A knight costs nothing, so it rides."""
    raid = best_raid(o)
    assert raid is not None  # otherwise nobody would ask
    return Tip(KNIGHT.base + raid.target, *raid.why())


def recall(o: Outlook) -> Tip:
    """The knight that brings least moves on, if that is worth it."""
    raid = best_raid(o)
    knight, old = _weakest(o)
    assert raid is not None  # otherwise nobody would ask
    if raid.value() < old.lasting() + WORTH_MOVING:
        return Tip(DECLINE.base, "knights_stay", {})
    return Tip(RECALL.base + knight, "knight_rides_on", {"seat": old.victim})


def give(o: Outlook, legal: list[int]) -> Tip:
    """The tile that is needed least."""
    kind = min((move - GIVE_UP.base for move in legal), key=o.spared)
    return Tip(GIVE_UP.base + kind, "give_up", {"tile": r.tile.names[kind]})
