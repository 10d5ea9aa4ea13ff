"""What the journal of Citadels speaks of: places and causes, as numbers for play."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import Cause

# Places: a number for each, or the first of eight for the seats
DECK_AT: Final = 0
DISCARD_AT: Final = 1
OFFER_AT: Final = 2
PACKET_AT: Final = 3  # the characters handed on in the draft
OPEN_AT: Final = 4
FACE_DOWN_AT: Final = 5
HAND_AT: Final = 8
CITY_AT: Final = 16
CHARACTERS_AT: Final = 24
GOLD_AT: Final = 32
CROWN_AT: Final = 40

PLACES: Final = (
    *("deck", "discard", "offer", "packet", "open", "face_down", "", ""),
    *[f"seat/{seat}/hand" for seat in range(8)],
    *[f"seat/{seat}/city" for seat in range(8)],
    *[f"seat/{seat}/characters" for seat in range(8)],
    *[f"seat/{seat}/gold" for seat in range(8)],
    *[f"seat/{seat}/crown" for seat in range(8)],
)

# Causes, in the order of CAUSES below
DEAL: Final = 0
ROUND: Final = 1
CROWN: Final = 2
OPENED: Final = 3
COVERED: Final = 4
PICKED: Final = 5
HANDED_ON: Final = 6
LAID_DOWN: Final = 7
CALLED: Final = 8
REVEALED: Final = 9
ROBBERY: Final = 10
BASIC_ACTION: Final = 11
KEPT: Final = 12
REJECTED: Final = 13
COLOUR_INCOME: Final = 14
PROFIT: Final = 15
PLANS: Final = 16
BUILDING: Final = 17
MURDER: Final = 18
THEFT: Final = 19
SWAP: Final = 20
EXCHANGED: Final = 21
DESTROYED: Final = 22
LABORATORY: Final = 23
SMITHY: Final = 24
RESCUED: Final = 25
RESHUFFLE: Final = 26
COMPLETED: Final = 27
ENDED: Final = 28
TAKEN_UP: Final = 29

CAUSES: Final = (
    Cause("deal", "card"),
    Cause("round", "", (("round", "number"),)),
    Cause("crown", "token"),
    Cause("opened", "character"),
    Cause("covered", "character"),
    Cause("picked", "character"),
    Cause("handed_on", "character"),
    Cause("laid_down", "character"),
    Cause("called", "", (("character", "character"),)),
    Cause("revealed", "character"),
    Cause("robbery"),
    Cause("basic_action", "card"),
    Cause("kept", "card"),
    Cause("rejected", "card"),
    Cause("income"),
    Cause("profit"),
    Cause("plans", "card"),
    Cause("built", "card"),
    Cause("murder", "", (("character", "character"),)),
    Cause("theft", "", (("character", "character"),)),
    Cause("swap", "card"),
    Cause("exchanged", "card"),
    Cause("destroyed", "card"),
    Cause("laboratory", "card"),
    Cause("smithy", "card"),
    Cause("rescued", "card"),
    Cause("reshuffle", "card"),
    Cause("completed"),
    Cause("ended"),
    Cause("taken_up", "character"),
)
