"""What the steward builds, and where."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.building import BUILD, SITE
from tafelrunde.boardgames.noblemen.steward.land import COURTLY, Land
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.boardgames.noblemen.steward.raids import best_raid, raid_worth
from tafelrunde.boardgames.noblemen.steward.sites import castle_at, chapel_at, palace_at
from tafelrunde.engine.advice import Offer, Tip
from tafelrunde.engine.view import Arguments

RACE = 3.0  # somebody else may build a folly first: perhaps the same, and the next one brings less


def offers(o: Outlook, land: Land, legal: list[int]) -> list[Offer]:
    """What each building that can be paid would bring."""
    found = [move - BUILD.base for move in legal if BUILD.covers(move)]
    return [_offer(o, land, building) for building in found]


def _offer(o: Outlook, land: Land, building: int) -> Offer:
    cell = best_site(o, land, building)
    value = _worth(o, land, building, cell) - o.paid(o.price(building))
    if building == r.CASTLE:
        value += raid_worth(o)
    return Offer(value, Tip(BUILD.base + building, *_why(o, land, building, cell)))


def best_site(o: Outlook, land: Land, building: int) -> int:
    """The best of the cells where it may stand."""
    return max(sites(land, building), key=lambda cell: _worth(o, land, building, cell))


def sites(land: Land, building: int) -> list[int]:
    if building == r.PALACE:
        return [cell for cell in land.courts if land.built[cell] == r.CASTLE]
    if building == r.CASTLE:
        return list(filter(land.castle_fits, land.meadows))
    return list(filter(land.chapel_fits, land.meadows)) if building == r.CHAPEL else land.meadows


def _worth(o: Outlook, land: Land, building: int, cell: int) -> float:
    """What it brings there before it is paid for."""
    if building == r.CASTLE:
        return castle_at(o, land, cell)
    if building == r.PALACE:
        return palace_at(o, land, cell)
    if building == r.CHAPEL:
        return chapel_at(o, land, cell)
    # A folly may stand anywhere: it takes the meadow that is worth least to others.
    others = [chapel_at(o, land, cell)] if land.chapel_fits(cell) else []
    others += [castle_at(o, land, cell)] if land.castle_fits(cell) else []
    return o.folly_points + RACE - 0.2 * max(others, default=0.0)


def _why(o: Outlook, land: Land, building: int, cell: int) -> tuple[str, Arguments]:
    if building == r.CASTLE:
        return _why_castle(o, land, cell)
    if building == r.PALACE:
        return _why_palace(o, land, cell)
    if building == r.CHAPEL:
        courts = len(land.beside(cell, *COURTLY))
        return ("build_chapel", {"count": courts}) if courts else ("build_chapel_card", {})
    facts: Arguments = {"building": r.building.names[building], "points": o.folly_points}
    return "build_folly", facts


def _why_castle(o: Outlook, land: Land, cell: int) -> tuple[str, Arguments]:
    missing = land.missing(cell)
    if not missing:
        return "build_castle_points", {"points": r.CASTLE_POINTS + len(land.beside(cell, r.CHAPEL))}
    raid = best_raid(o)
    if raid is not None:
        return "build_castle_raid", {"seat": raid.victim}
    return "build_castle", {"left": missing}


def _why_palace(o: Outlook, land: Land, cell: int) -> tuple[str, Arguments]:
    if not land.missing(cell):
        chapels = len(land.beside(cell, r.CHAPEL))
        return "build_palace_points", {"points": r.PALACE_POINTS + r.PALACE_CHAPEL * chapels}
    return "build_palace_queen" if o.can_take_queen else "build_palace", {}


# ------------------------------------------------------------------------- sites
def site(o: Outlook, land: Land) -> Tip:
    """Where the building that has been chosen is put up."""
    building = int(o.s.current.a)
    cell = best_site(o, land, building)
    return Tip(SITE.base + int(o.own.estate.tile_at(cell)), *_why_there(land, building, cell))


def _why_there(land: Land, building: int, cell: int) -> tuple[str, Arguments]:
    if building >= r.FOLLY:
        return "site_folly", {}
    if building == r.CHAPEL:
        courts = len(land.beside(cell, *COURTLY))
        return ("site_chapel", {"count": courts}) if courts else ("site_chapel_alone", {})
    missing = land.missing(cell)
    if not missing:
        return "site_surrounded", {}
    return f"site_{r.building.names[building]}", {"left": missing}
