"""The tables of the board and the codes of the cards, read from their file; and what every kind of
tile, area, building, card and title is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, NoReturn

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.played import OPS, resource
from tafelrunde.boardgames.noblemen.scoring import EACH
from tafelrunde.engine.effectfile import BadCode, Vocabulary
from tafelrunde.engine.effects import Code
from tafelrunde.engine.sources import from_fields
from tafelrunde.engine.view import Kind

VOCABULARY = Vocabulary(OPS, [EACH], [r.PRESTIGE, r.KEEP_ALL], {"resource": resource.names})


@cache
def board() -> dict[str, Any]:
    """The file as it is."""
    folder = resources.files("tafelrunde.boardgames.noblemen") / "components"
    return tomllib.loads((folder / "board.toml").read_text("utf-8"))


@cache
def card_code() -> Code:
    """What the scandal cards do, compiled."""

    def fail(number: int, error: BadCode) -> NoReturn:
        raise ValueError(f"the code of {r.card.names[number]}, {error}")

    return VOCABULARY.compile([board()["effects"][name] for name in r.card.names], fail)


# --------------------------------------------------------------------- catalogue
def _kind(name: str, sort: str, **facts: int) -> Kind:
    text = "" if sort == "piece" else f"noblemen-{sort}-{name}"
    return Kind(name, sort, dict(board()["names"][name]), dict(facts), text, "printed")


def _building(name: str) -> Kind:
    """What it does is printed, what it costs is not."""
    prices = board()["prices"]["default"]["provenance"]
    known = {"name": "printed", "text": "printed", "price": prices}
    return from_fields(_kind(name, "building"), known)


def _folly(name: str) -> Kind:
    """With how many areas of each kind it needs."""
    needs = board()["follies"]["needs"][name].items()
    facts = {area: count for area, count in needs if count}
    return _kind(name, "folly", price=board()["follies"]["price"], **facts)


def _title(name: str) -> Kind:
    facts = board()["titles"][name]
    return _kind(name, "title", **{key: facts[key] for key in ("prestige", "points", "discount")})


ROOM = {"church": r.CHURCH_PLACES}
KINDS = (
    *(_kind(name, "tile") for name in r.tile.names),
    *(_kind(name, "area") for name in r.area.names),
    *(_building(name) for name in r.building.names[: r.FOLLY]),
    *(_folly(name) for name in r.building.names[r.FOLLY :]),
    *(_kind(name, "card", copies=board()["cards"][name]) for name in r.card.names),
    *(_title(name) for name in r.title.names),
    _kind("knight", "piece"),
    _kind("bribe", "piece"),
)
