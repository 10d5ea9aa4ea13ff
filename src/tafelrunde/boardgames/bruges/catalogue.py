"""The list of persons, our own or an owner's file; the board; and what every kind is."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any, NoReturn

from tafelrunde.boardgames.bruges import attacks, codes, gains, services
from tafelrunde.boardgames.bruges import modifiers as m
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.tallies import TALLIES, badge
from tafelrunde.engine.cardfile import CardFile, Row, names_by_number
from tafelrunde.engine.effectfile import BadCode, Vocabulary, parse
from tafelrunde.engine.effects import Code
from tafelrunde.engine.errors import TOO_FEW_CARDS, TOO_MANY_KINDS
from tafelrunde.engine.sources import Sources
from tafelrunde.engine.view import Kind

COLUMNS = (
    *("slug", "colour", "cost", "points", "group", "symbol", "code", "de", "en", "provenance"),
)
DEAREST = 12
FEWEST_CARDS = 100  # enough for four hands and two piles
ENGRAVER = "engraver"  # the person of whom two printings exist
FIRST_PRINTING = (12, "score(groups,2)")
problem = codes.problem

VOCABULARY = Vocabulary(
    [
        gains.Gain("gain(resource, amount)"),
        gains.Swap("swap(giving, number, getting, number, number)"),
        gains.Die("die(which)"),
        gains.Advance("advance(number, number|dice)"),
        gains.FlipMajority("flip_majority(majority|any)"),
        gains.Unthreat("unthreat(number|all, colour|any|each)"),
        gains.TakeThreat("take_threat(colour, number)"),
        gains.Choose("choose(effect, effect)"),
        attacks.Rivals("rivals(aim, effect)"),
        attacks.Lose("lose(goods, number)"),
        attacks.Threat("threat(colour|choice, number)"),
        attacks.Damage("damage(colour)"),
        attacks.Steal("steal(loot, number, reach)"),
        services.Draw("draw(number)"),
        services.Scry("scry(number, number)"),
        services.Salvage("salvage(any, number)"),
        services.Spy("spy"),
        services.Canal("canal(number|all)"),
        services.House("house(noworker)"),
        services.RecruitMore("recruit(number)"),
        services.Reready("reready(number)"),
        services.ExtraCard("extra_card"),
        services.CopyRival("copy_rival(worker)"),
    ],
    TALLIES,
    m.MODIFIERS,
    {
        "colour": r.colour.names,
        "group": r.group.names,
        "badge": badge.names,
        "majority": r.majority.names,
        "event": w.event.names,
        "aim": w.reach.names[:2],
        "reach": w.reach.names,
        "resource": w.resource.names[: w.WORKERS_EACH + 1],
        "goods": w.resource.names[: w.WORKERS_ANY],
        "loot": w.resource.names[: w.WORKERS_ANY + 1],
        "giving": w.resource.names[: w.HAND_CARDS + 1],
        "getting": w.resource.names,
        "which": ("any", "lowest", "highest"),
        "any": ("any",),
        "noworker": ("noworker",),
        "worker": ("worker",),
        "wildable": m.wildable.names,
        "cheaper": m.cheaper.names,
        "richer": m.richer.names,
        "waivable": ("house",),
    },
    {
        "giving": "resource",
        "getting": "resource",
        "loot": "resource",
        "aim": "reach",
        "goods": "resource",
    },
)
RUN = {op.name for op in VOCABULARY.ops}


# ---------------------------------------------------------------------- persons
@dataclass(frozen=True, slots=True)
class Person:
    """One card."""

    slug: str
    colour: str
    cost: int
    group: str
    symbol: str
    code: str
    names: dict[str, str]
    provenance: str


@dataclass(frozen=True)
class PersonList:
    """All persons in card order, and the hash that records and positions keep."""

    persons: tuple[Person, ...]
    hash: str
    text: str
    code: Code

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        return names_by_number([one.slug for one in self.persons], r.KINDS)

    def at(self, options: Mapping[str, Any]) -> tuple[Person, ...]:
        """With the printing of the Engraver that the table plays with."""
        return self.first_printing if options["graveur"] == "first_printing" else self.persons

    @cached_property
    def first_printing(self) -> tuple[Person, ...]:
        cost, code = FIRST_PRINTING
        return tuple(
            replace(one, cost=cost, code=code) if one.slug == ENGRAVER else one
            for one in self.persons
        )

    def columns(self, options: Mapping[str, Any]) -> dict[str, list[int]]:
        """The numbers of every kind, as the rules know them."""
        persons = self.at(options)
        return {
            "colour": [r.colour.names.index(one.colour) for one in persons],
            "cost": [one.cost for one in persons],
            "group": [r.group.names.index(one.group) for one in persons],
            "symbol": [r.symbol.names.index(one.symbol) for one in persons],
        }

    def code_for(self, options: Mapping[str, Any]) -> Code:
        """The effects of these persons."""
        return self.first_code if self.at(options) is self.first_printing else self.code

    @cached_property
    def first_code(self) -> Code:
        return VOCABULARY.compile([one.code for one in self.first_printing], _never)


def _never(number: int, error: BadCode) -> NoReturn:
    raise AssertionError(f"card {number} was read before: {error}")


def read_persons(text: str) -> PersonList:
    """The list in a CSV text; BadCards names line and column of what is wrong."""
    file = CardFile(text, COLUMNS)
    if len(file.rows) > r.KINDS:
        file.rows[r.KINDS].fail("slug", TOO_MANY_KINDS, most=r.KINDS)
    if len(file.rows) < FEWEST_CARDS:
        file.rows[-1].fail("slug", TOO_FEW_CARDS, count=len(file.rows), fewest=FEWEST_CARDS)
    persons = tuple(_person(row) for row in file.rows)

    def fail(number: int, error: BadCode) -> NoReturn:
        file.rows[number].fail_code(error)

    code = VOCABULARY.compile([person.code for person in persons], fail)
    for row, person in zip(file.rows, persons, strict=True):
        codes.check_code(row, parse(person.code), r.symbol.names.index(person.symbol), RUN)
    return PersonList(persons, file.hash, text, code)


def _person(row: Row) -> Person:
    cost = row.number("cost", 0, DEAREST)
    points = row.number("points", 0, DEAREST)
    if cost != 3 * points:
        row.fail("points", codes.NOT_A_THIRD, cost=cost, points=points)
    return Person(
        row.slug("slug"),
        row.one_of("colour", r.colour.names),
        cost,
        row.one_of("group", r.group.names),
        row.one_of("symbol", r.symbol.names),
        row.text("code"),
        {"de": row.text("de"), "en": row.text("en")},
        row.one_of("provenance", ("printed", "partial", "reconstructed")),
    )


@cache
def printed_persons() -> PersonList:
    """165 persons: those printed in the rulebook, the others reconstructed."""
    return read_persons((_folder() / "persons.csv").read_text("utf-8"))


@cache
def sources() -> Sources:
    return Sources((_folder() / "sources.toml").read_text("utf-8"))


def _folder() -> Any:
    return resources.files("tafelrunde.boardgames.bruges") / "components"


# ------------------------------------------------------------------------ board
@cache
def board() -> dict[str, Any]:
    """The tables of the board as they are in the file."""
    return tomllib.loads((_folder() / "board.toml").read_text("utf-8"))


@cache
def board_columns() -> dict[str, list[int]]:
    """The same as the rules know them."""
    canals = board()["canals"]
    colours = [
        r.colour.names.index(colour)
        for gatehouse in r.gatehouse.names
        for side in r.side.names
        for colour in canals[gatehouse][side]
    ]
    return {
        "canals": colours,
        "statues": list(board()["statues"]["values"]),
        "reputation": [0, *board()["reputation"]["values"]],
    }


# -------------------------------------------------------------------- catalogue
def kinds(persons: Sequence[Person]) -> list[Kind]:
    """Every person, and every piece that lies on the table."""
    cards = [
        Kind(
            one.slug,
            "person",
            one.names,
            {
                "colour": one.colour,
                "cost": one.cost,
                "points": one.cost // 3,
                "group": one.group,
                "symbol": one.symbol,
            },
            provenance=one.provenance,
        )
        for one in persons
    ]
    return [*cards, *_pieces()]


def _pieces() -> list[Kind]:
    names = board()["names"]
    return [
        Kind(f"{piece}_{colour}", piece, dict(names[f"{piece}_{colour}"]), {"colour": colour})
        for piece in ("worker", "threat", "house")
        for colour in r.colour.names
    ]
