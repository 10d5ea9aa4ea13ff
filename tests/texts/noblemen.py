"""The words of Noblemen."""

from __future__ import annotations

from typing import Any

from tafelrunde import State
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.rulings import RULINGS
from tafelrunde.boardgames.noblemen.scoring import CATEGORIES, PRESTIGE
from tests.scenarios.noblemen.table import estate, play, seat, turn_of
from tests.texts.vocabulary import Vocabulary

IN_ROWS = (
    *("lay", "build", "bribe", "taxes", "land", "donate", "play", "trade", "give", "site", "cell"),
)
ACTIONS = (
    *(
        "take",
        "lay",
        "build",
        "bribe",
        "taxes",
        "land",
        "donate",
        "play",
    ),
    *(
        "trade",
        "give",
        "form",
        "recall",
        "offer",
        "title",
    ),
)


def rich(*knights: int) -> dict[str, Any]:
    """A seat with all kinds of areas, sites, tiles, money and markers."""
    land = ("WFWFM..", "FMGMFM.", "GFWFGMM", "FFGGWWM", "FFGGWWM")
    areas = [[2 * k - 1, 2, *knights[k : k + 1]] for k in range(3)]
    return seat("FGWM", estate=estate(*land, origin=(1, 1), areas=areas), money=50, bribes=2)


def rich_table() -> State:
    """One at which knights ride: both of seat 3 are out."""
    return turn_of(0, rich(3, 3), rich(), rich(), rich(), space=6)


def open_table() -> State:
    return turn_of(1, *[rich() for _ in range(5)], options={"open_holdings": True})


def two_squares() -> State:
    """A tile has completed two squares that share it."""
    state = turn_of(0, seat("GM", estate=estate("MGGG", ".G.G")), seat(), seat())
    play(state, "lay grove", "cell 2,1")
    return state


NOBLEMEN = Vocabulary(
    name="noblemen",
    moved=(
        *("deal", "laid", "harvest", "traded", "fetched", "built", "replaced", "spoils"),
        *("queen", "gained", "donated", "played", "blessed", "endowed", "looked", "kept"),
        *("returned", "intrigued", "handed_in", "titled", "refilled", "emptied"),
    ),
    changed=(
        *("deal", "harvest", "built", "spoils", "bribed", "taxed", "gained", "donated", "idled"),
        *("wed", "blessed", "tribute", "favour", "handed_in", "honoured", "scored"),
    ),
    told=(
        *("turn", "expanded", "formed", "raid", "no_spoils", "withdrawn", "stays", "taxed"),
        *(
            "gained",
            "fruitless",
            "step",
            "ball",
            "counted",
            "prestige",
            "pushed",
            "scored",
            "decade",
            "ended",
        ),
    ),
    phases=("decade", "tiles", "cards", "space", "turn", "ball", "prestige", "titles", "over"),
    zones=(
        *("decade", "round", "prestige", "offered", "castles", "palaces", "chapels", "follies"),
        *("bribes", "bag", "church", "titles", "deck", "offer", "points", "title", "queen"),
        *("money", "hand", "cards", "chosen", "knights", "taxes", "land", "estate"),
        *(f"prestige_{source}" for source in PRESTIGE),
    ),
    places=("supply", "spent"),
    categories=CATEGORIES,
    hidden=("card", "tile"),
    amounts=("money", "bribes", "tiles", "cards", "points", "prestige", "knights", "discount"),
    remarks=(
        *("another_tile", "knight_rides", "queen_comes", "card_comes", "pounds_at_once"),
        *("tiles_at_once", "space_taken"),
    ),
    warnings=("taxes_bring_nothing", "land_bring_nothing", "queen_is_here", "queen_stays"),
    impersonal=(*("moved-refilled", "moved-emptied", "told-step", "told-decade", "told-ended"),),
    kinds=("tile", "area", "building", "folly", "card", "title"),
    rulings=RULINGS,
    reasons=("no_such_place",),
    other={
        "spot": ("place", "start", "step"),
        "row": IN_ROWS,
        "brief": IN_ROWS,
        "action": ACTIONS,
        "folded": ("trade",),
        "span": ("take", "bribe", "taxes", "land"),
        "space": tuple(r.space.names),
    },
    options=(
        {},
        {"areas_may_overlap": True, "title_by": "total", "track": 12, "prices": "low"},
        {"first_game": True, "open_holdings": True, "auto_titles": True, "track": 10},
    ),
    positions=(rich_table, open_table, two_squares),
)
