"""The tables of the board, read from their file; and every name that notation uses."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

TILE_NAMES = ("field", "grove", "fountain", "meadow")
AREA_NAMES = ("manor", "forest", "garden")
BUILDING_NAMES = ("castle", "palace", "chapel")
FOLLY_NAMES = ("forests", "manors", "gardens", "trinity")
CARD_NAMES = (
    "inheritance",
    "blackmail",
    "wedding",
    "master_stroke",
    "vicar",
    "intrigue",
    "liaison",
    "dowry",
    "tribute",
    "whitehall",
)
TITLE_NAMES = ("duke", "marquess", "earl", "viscount", "baron")
SPACE_NAMES = ("start", "plain", "mask", "locked", "scoring")
PLAYER_COUNTS = 3


@cache
def board() -> dict[str, Any]:
    """The file as it is."""
    folder = resources.files("tafelrunde.boardgames.noblemen") / "components"
    return tomllib.loads((folder / "board.toml").read_text("utf-8"))


def tables(track: int, prices: str) -> dict[str, list[int]]:
    """The file as flat columns, with the variants that the options name."""
    data = board()
    titles = [data["titles"][name] for name in TITLE_NAMES]
    needs = [data["follies"]["needs"][name] for name in FOLLY_NAMES]
    stock = [data["stock"][name] for name in BUILDING_NAMES]
    return {
        "tile_copies": [data["tiles"][name] for name in TILE_NAMES],
        "card_copies": [data["cards"][name] for name in CARD_NAMES],
        "supply": [data["buildings"][name] for name in BUILDING_NAMES],
        "stock": [column[k] for k in range(PLAYER_COUNTS) for column in stock],
        **{f"{name}_prices": data["prices"][prices][name] for name in BUILDING_NAMES},
        "folly_price": [data["follies"]["price"]],
        "folly_points": data["follies"]["points"],
        "folly_needs": [need[area] for need in needs for area in AREA_NAMES],
        "track": [SPACE_NAMES.index(space) for space in data["tracks"][str(track)]],
        "title_prestige": [title["prestige"] for title in titles],
        "title_points": [title["points"] for title in titles],
        "title_discount": [title["discount"] for title in titles],
        "title_copies": [title["copies"][k] for k in range(PLAYER_COUNTS) for title in titles],
    }
