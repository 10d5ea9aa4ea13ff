"""Which tiles the steward lays and where, and when they trade for another."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.expansion import CELL, FORM, LAY
from tafelrunde.boardgames.noblemen.steward.land import ANY_KIND, COURTLY, Land, cells_of
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.boardgames.noblemen.steward.plan import Laid, Plan, best_plan
from tafelrunde.boardgames.noblemen.verbs import DONE, TRADE
from tafelrunde.engine.advice import Offer, Tip
from tafelrunde.engine.view import Arguments

WORTH_TRADING = 0.8  # so much better must a plan be for which two tiles become one
WORTH_LAYING = 0.1  # another tile in the same action


def offer(o: Outlook, land: Land, legal: list[int], number: int = r.MOST_LAID) -> Offer | None:
    """What it would bring to lay tiles, perhaps after a trade."""
    plan = best_plan(o, land, o.hand, number)
    if plan is None:
        return None
    found = Offer(plan.value, Tip(LAY.base + plan.laid[0].kind, *_why_lay(o, land, plan)))
    for wanted in range(r.AREA_KINDS):
        if _lacks_one(o, land, wanted, number):
            traded = _after_trade(o, land, legal, wanted, number)
            if traded is not None and traded.value > found.value + WORTH_TRADING:
                found = traded
    return found


# ------------------------------------------------------------------------ trades
def _lacks_one(o: Outlook, land: Land, kind: int, number: int) -> bool:
    """Would one more tile of this kind complete an area at once?"""
    held = o.hand[kind]
    return held < number and any(
        square.kind in (kind, ANY_KIND) and square.number + held == 3
        for cell in land.edge
        for square in land.squares(cell)
    )


def _after_trade(
    o: Outlook, land: Land, legal: list[int], wanted: int, number: int
) -> Offer | None:
    trade = cheapest_trade(o, legal, wanted)
    if trade is None:
        return None
    first, second = pair_of(trade)
    hand = o.hand[:]
    for kind, by in ((first, -1), (second, -1), (wanted, 1)):
        hand[kind] += by
    plan = best_plan(o, land, hand, number)
    if plan is None or not plan.formed(wanted):
        return None
    cost = o.spared(first) + o.spared(second) - o.spared(wanted)
    facts: Arguments = {"tile": r.tile.names[wanted], "area": r.area.names[wanted]}
    return Offer(plan.value - cost, Tip(trade, "trade_area", facts))


def cheapest_trade(o: Outlook, legal: list[int], wanted: int) -> int | None:
    """The trade for a kind that gives away what is needed least, none of the kind itself."""
    first = TRADE.base + wanted * r.PAIRS
    trades = [
        move for move in legal if first <= move < first + r.PAIRS and wanted not in pair_of(move)
    ]
    return min(trades, key=lambda trade: sum(map(o.spared, pair_of(trade))), default=None)


def pair_of(trade: int) -> tuple[int, int]:
    """The two kinds given in a trade."""
    pair = (trade - TRADE.base) % r.PAIRS
    return int(r.PAIR_FIRST[pair]), int(r.PAIR_SECOND[pair])


# --------------------------------------------------------------------- decisions
def lay(o: Outlook, land: Land, legal: list[int]) -> Tip:
    """Another tile, unless it is of more use in hand."""
    number = int(r.MOST_LAID - t.total(o.s.laid))
    found = offer(o, land, legal, number)
    assert found is not None  # with no tiles nobody would ask
    if found.value < WORTH_LAYING and DONE.base in legal:
        return Tip(DONE.base, "tiles_kept", {})
    return found.tip


def place(o: Outlook, land: Land) -> Tip:
    """Where the tile goes that has been taken up."""
    kind = int(o.s.current.a)
    number = int(r.MOST_LAID - t.total(o.s.laid))
    plan = best_plan(o, land, o.hand, number, kind)
    assert plan is not None  # the tile is in hand
    tile = plan.laid[0]
    estate = o.own.estate
    where = next(int(at) for at in estate.frontier if estate.cell_at(at) == tile.cell)
    return Tip(CELL.base + where, *_why_there(land, tile))


def form(o: Outlook, land: Land, legal: list[int]) -> Tip:
    """The square whose tiles could least become another area."""
    tile = int(o.s.current.a)
    estate = o.own.estate
    kind = int(estate.tiles[tile] & 3)

    def chances(move: int) -> int:
        area = cells_of(int(estate.north_west(tile, move - FORM.base)))
        rest = Land(land.kinds, land.town, land.taken.union(area), land.edge)
        squares = [square for cell in rest.edge for square in rest.squares(cell)]
        return max((square.number for square in squares if square.kind == kind), default=0)

    return Tip(max(legal, key=chances), "form", {})


# ----------------------------------------------------------------------- reasons
def _why_lay(o: Outlook, land: Land, plan: Plan) -> tuple[str, Arguments]:
    """What the tiles of a plan bring together."""
    for kind in (r.GARDEN, r.FOREST, r.MANOR):
        if plan.formed(kind):
            return _why_area(o, kind)
    closed = [cell for cell in land.courts if land.missing(cell) and not plan.land.missing(cell)]
    if closed:
        return "lay_ring", {"building": r.building.names[land.built[closed[0]]]}
    kind = plan.laid[0].kind
    number = sum(one.kind == kind for one in plan.laid)
    return f"lay_{r.tile.names[kind]}", {} if kind == r.MEADOW else {"count": number}


def _why_area(o: Outlook, kind: int) -> tuple[str, Arguments]:
    if kind == r.GARDEN and o.can_take_queen:
        return "lay_queen", {}
    return f"lay_{r.area.names[kind]}", {}


def _why_there(land: Land, tile: Laid) -> tuple[str, Arguments]:
    """The best of the reasons to lay a tile at a place."""
    if tile.area is not None:
        return "cell_area", {"area": r.area.names[tile.kind]}
    courts = land.beside(tile.cell, *COURTLY)
    closed = [court for court in courts if land.missing(court) == 1]
    if closed:
        return "cell_ring", {"building": r.building.names[land.built[closed[0]]]}
    if tile.kind == r.MEADOW:
        return _why_meadow(land, tile.cell)
    squares = [square.number for square in land.squares(tile.cell) if square.kind == tile.kind]
    if squares:
        return "cell_square", {"area": r.area.names[tile.kind], "left": 3 - max(squares)}
    if courts:
        building = r.building.names[land.built[courts[0]]]
        return "cell_beside", {"building": building, "left": land.missing(courts[0]) - 1}
    return "cell_any", {}


def _why_meadow(land: Land, cell: int) -> tuple[str, Arguments]:
    if land.castle_fits(cell):
        return "cell_castle", {}
    return ("cell_chapel", {}) if land.chapel_fits(cell) else ("cell_folly", {})
