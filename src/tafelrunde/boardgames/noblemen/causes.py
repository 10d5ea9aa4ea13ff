"""What the journal of Noblemen speaks of: places and causes, as numbers for play."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import Cause

# Places: a number for each, or the first of five for the seats
BAG_AT: Final = 0
CHURCH_AT: Final = 1
DECK_AT: Final = 2
OFFER_AT: Final = 3
STOCK_AT: Final = 4  # castles, palaces, chapels, follies
SUPPLY_AT: Final = 8
TITLES_AT: Final = 9
BRIBES_AT: Final = 10
ROUND_AT: Final = 11
HAND_AT: Final = 15
CARDS_AT: Final = 20
ESTATE_AT: Final = 25
MONEY_AT: Final = 30
OWN_BRIBES_AT: Final = 35
POINTS_AT: Final = 40
QUEEN_AT: Final = 45
TITLE_AT: Final = 50
PRESTIGE_AT: Final = 55
KNIGHTS_AT: Final = 60

PLACES: Final = (
    *("bag", "church", "deck", "offer", "castles", "palaces", "chapels", "follies"),
    *("supply", "titles", "bribes", "round", "", "", ""),
    *[f"seat/{seat}/hand" for seat in range(5)],
    *[f"seat/{seat}/cards" for seat in range(5)],
    *[f"seat/{seat}/estate" for seat in range(5)],
    *[f"seat/{seat}/money" for seat in range(5)],
    *[f"seat/{seat}/bribes" for seat in range(5)],
    *[f"seat/{seat}/points" for seat in range(5)],
    *[f"seat/{seat}/queen" for seat in range(5)],
    *[f"seat/{seat}/title" for seat in range(5)],
    *[f"seat/{seat}/prestige" for seat in range(5)],
    *[f"seat/{seat}/knights" for seat in range(5)],
)

# Causes, in the order of CAUSES below
DEAL: Final = 0
TURN: Final = 1
LAID: Final = 2
FORMED: Final = 3
HARVEST: Final = 4
TRADED: Final = 5
BUILDING: Final = 6
REPLACED: Final = 7
RAID: Final = 8
WITHDRAWN: Final = 9
SPOILS: Final = 10
QUEEN: Final = 11
BRIBED: Final = 12
TAXED: Final = 13
GAINED: Final = 14
DONATED: Final = 15
IDLED: Final = 16
PLAYED: Final = 17
WED: Final = 18
BLESSED: Final = 19
ENDOWED: Final = 20
TRIBUTE_PAID: Final = 21
LOOKED: Final = 22
KEPT: Final = 23
RETURNED: Final = 24
INTRIGUED: Final = 25
FAVOUR: Final = 26
STEP: Final = 27
BALL: Final = 28
HANDED_IN: Final = 29
PRESTIGE: Final = 30
TITLED: Final = 31
HONOURED: Final = 32
SCORED: Final = 33
DECADE: Final = 34
REFILLED: Final = 35
EMPTIED: Final = 36
ENDED: Final = 37
FETCHED: Final = 38
STAYS: Final = 39
COUNTED: Final = 40
PUSHED: Final = 41

CAUSES: Final = (
    Cause("deal", "tile"),
    Cause("turn"),
    Cause("laid", "tile"),
    Cause("formed", "", (("area", "area_kind"),)),
    Cause("harvest", "tile"),
    Cause("traded", "tile"),
    Cause("built", "building"),
    Cause("replaced", "building"),
    Cause("raid", "", (("area", "area_kind"), ("victim_seat", "number"))),
    Cause("withdrawn", "", (("area", "area_kind"), ("victim_seat", "number"))),
    Cause("spoils", "tile"),
    Cause("queen", "token"),
    Cause("bribed"),
    Cause("taxed"),
    Cause("gained", "tile"),
    Cause("donated", "tile"),
    Cause("idled"),
    Cause("played", "card"),
    Cause("wed"),
    Cause("blessed", "tile"),
    Cause("endowed", "tile"),
    Cause("tribute"),
    Cause("looked", "card"),
    Cause("kept", "card"),
    Cause("returned", "card"),
    Cause("intrigued", "card"),
    Cause("favour"),
    Cause("step", "", (("space", "space"),)),
    Cause("ball"),
    Cause("handed_in", "card"),
    Cause("prestige", "", (("prestige", "number"), ("place", "number"))),
    Cause("titled", "title"),
    Cause("honoured"),
    Cause("scored", "", (("building", "building"), ("points", "number"))),
    Cause("decade", "", (("decade", "number"),)),
    Cause("refilled", "building"),
    Cause("emptied", "tile"),
    Cause("ended"),
    Cause("fetched", "tile"),
    Cause("stays"),
    Cause("counted", "", (("source", "source"), ("prestige", "number"))),
    Cause("pushed", "", (("prestige", "number"), ("place", "number"))),
)
