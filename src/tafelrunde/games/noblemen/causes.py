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
CHOSEN: Final = 1
TURN: Final = 2
LAID: Final = 3
FORMED: Final = 4
HARVEST: Final = 5
TRADED: Final = 6
BUILDING: Final = 7
REPLACED: Final = 8
RAID: Final = 9
WITHDRAWN: Final = 10
SPOILS: Final = 11
QUEEN: Final = 12
BRIBED: Final = 13
TAXED: Final = 14
GAINED: Final = 15
DONATED: Final = 16
IDLED: Final = 17
PLAYED: Final = 18
WED: Final = 19
BLESSED: Final = 20
ENDOWED: Final = 21
TRIBUTE_PAID: Final = 22
LOOKED: Final = 23
KEPT: Final = 24
RETURNED: Final = 25
INTRIGUED: Final = 26
FAVOUR: Final = 27
STEP: Final = 28
BALL: Final = 29
HANDED_IN: Final = 30
PRESTIGE: Final = 31
TITLED: Final = 32
HONOURED: Final = 33
SCORED: Final = 34
DECADE: Final = 35
REFILLED: Final = 36
EMPTIED: Final = 37
ENDED: Final = 38
FETCHED: Final = 39
STAYS: Final = 40
COUNTED: Final = 41
PUSHED: Final = 42

CAUSES: Final = (
    Cause("deal", "tile"),
    Cause("chosen", "tile"),
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
