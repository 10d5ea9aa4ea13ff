"""What every card is: the district list, our own or an owner's file, and the characters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any

from tafelrunde.boardgames.citadels import rules
from tafelrunde.engine.cardfile import CardFile, Row, names_by_number
from tafelrunde.engine.errors import TOO_FEW_CARDS, TOO_MANY_KINDS, CardProblems
from tafelrunde.engine.sources import Sources
from tafelrunde.engine.view import Kind

COLUMNS = ("slug", "colour", "cost", "points", "copies", "effect", "de", "en", "provenance")
FEWEST_CARDS = 4 * rules.SEATS + 8  # enough to deal to a full table and go on

problem = CardProblems("citadels")
ONLY_PURPLE = problem("only_purple", "only purple districts have an effect")
EFFECT_TWICE = problem("effect_twice", "{effect} may stand on one card only")
EFFECT_SINGLE = problem("effect_single", "a card with {effect} must be single")


@dataclass(frozen=True, slots=True)
class District:
    """One kind of district card."""

    slug: str
    colour: str
    cost: int
    points: int
    copies: int
    effect: str
    names: dict[str, str]
    provenance: str


@dataclass(frozen=True)
class DistrictList:
    """All kinds in card order, and the hash that records and positions keep."""

    districts: tuple[District, ...]
    hash: str
    text: str

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        return names_by_number([one.slug for one in self.districts], rules.KINDS)

    def columns(self) -> dict[str, list[int]]:
        """The numbers of every kind, as the rules know them."""
        colours, effect = rules.colour.names, rules.effect
        return {
            "copies": [kind.copies for kind in self.districts],
            "colour": [colours.index(kind.colour) for kind in self.districts],
            "cost": [kind.cost for kind in self.districts],
            "points": [kind.points for kind in self.districts],
            "power": [int(effect.bit(kind.effect)) for kind in self.districts],
        }


def read_districts(text: str) -> DistrictList:
    """The list in a CSV text; BadCards names line and column of what is wrong."""
    file = CardFile(text, COLUMNS)
    districts = tuple(_district(row) for row in file.rows)
    if len(districts) > rules.KINDS:
        file.rows[rules.KINDS].fail("slug", TOO_MANY_KINDS, most=rules.KINDS)
    _check_single_effects(file, districts)
    cards = sum(district.copies for district in districts)
    if cards < FEWEST_CARDS:
        file.rows[-1].fail("copies", TOO_FEW_CARDS, count=cards, fewest=FEWEST_CARDS)
    return DistrictList(districts, file.hash, text)


def _district(row: Row) -> District:
    colour = row.one_of("colour", rules.colour.names)
    effect = row.one_of("effect", ("", *rules.effect.names))
    if effect and colour != "purple":
        row.fail("effect", ONLY_PURPLE)
    return District(
        row.slug("slug"),
        colour,
        row.number("cost", 1, 20),
        row.number("points", 0, 40),
        row.number("copies", 1, 20),
        effect,
        {"de": row.text("de"), "en": row.text("en")},
        row.one_of("provenance", ("printed", "partial", "reconstructed")),
    )


def _check_single_effects(file: CardFile, districts: tuple[District, ...]) -> None:
    """Once-a-turn effects and reactions are those of one card; only Keeps may be several."""
    seen: set[str] = set()
    for row, district in zip(file.rows, districts, strict=True):
        if district.effect in ("", "indestructible"):
            continue
        if district.effect in seen:
            row.fail("effect", EFFECT_TWICE, effect=district.effect)
        if district.copies != 1:
            row.fail("copies", EFFECT_SINGLE, effect=district.effect)
        seen.add(district.effect)


@cache
def printed_districts() -> DistrictList:
    """The 65 cards of the first German edition."""
    return read_districts((_folder() / "districts.csv").read_text("utf-8"))


@cache
def sources() -> Sources:
    return Sources((_folder() / "sources.toml").read_text("utf-8"))


def _folder() -> Any:
    return resources.files("tafelrunde.boardgames.citadels") / "components"


# --------------------------------------------------------------------- catalogue
CHARACTERS = {
    "assassin": {"de": "Meuchler", "en": "Assassin"},
    "thief": {"de": "Dieb", "en": "Thief"},
    "magician": {"de": "Magier", "en": "Magician"},
    "king": {"de": "König", "en": "King"},
    "bishop": {"de": "Prediger", "en": "Bishop"},
    "merchant": {"de": "Händler", "en": "Merchant"},
    "architect": {"de": "Baumeister", "en": "Architect"},
    "warlord": {"de": "Söldner", "en": "Warlord"},
}


ROOM = {"city": rules.CITY}


def kinds(districts: DistrictList) -> list[Kind]:
    """Every district and character, as clients know them."""
    cards = [
        Kind(
            kind.slug,
            "district",
            kind.names,
            {"colour": kind.colour, "cost": kind.cost, "points": kind.points},
            f"citadels-effect-{kind.effect}" if kind.effect else "",
            kind.provenance,
        )
        for kind in districts.districts
    ]
    return cards + [
        Kind(name, "character", names, _rank(number), f"citadels-power-{name}", "printed")
        for number, (name, names) in enumerate(CHARACTERS.items())
    ]


def _rank(character: int) -> dict[str, int | str]:
    """When it is called, and the colour of its income."""
    number: dict[str, int | str] = {"number": character + 1}
    colour = int(rules.INCOME_COLOUR[character])
    return number if colour < 0 else {**number, "colour": rules.colour.names[colour]}
