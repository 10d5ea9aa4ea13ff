"""The card list and the tables of the boards, read from their files; and what every kind is."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Any, NoReturn

from tafelrunde.boardgames.last_will import effects as e
from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.engine.cardfile import CardFile, Row, names_by_number
from tafelrunde.engine.effectfile import BadCode, Call, Pair, Vocabulary, parse
from tafelrunde.engine.effects import Code
from tafelrunde.engine.errors import TOO_MANY_KINDS, CardProblem, CardProblems
from tafelrunde.engine.sources import Sources
from tafelrunde.engine.view import Kind

COLUMNS = ("slug", "deck", "crowns", "copies", "tag", "code", "de", "en", "provenance")
SORTS = ("event", "helper", "expense", "property", "companion", "special", "wild", "will")
WILDS = 2  # spaces on the offering board
FEWEST = {"event": 8, "helper": 20, "property": 20, "companion": 4}  # cards of a regular deck
problem = CardProblems("last_will")
DECK_TOO_SMALL = problem(
    "deck_too_small", "the deck {deck} has {count} cards, and {fewest} are needed"
)
DECK_SIZE = problem("deck_size", "the deck {deck} has {count} cards, and must have {wanted}")
VOCABULARY = Vocabulary(
    e.OPS,
    [],
    r.MODIFIERS,
    {"companion": r.companion.names, "estate": r.estate.names, "tag": r.tag.names},
)
COMPANIONS = (*r.companion.names, "any")
NEEDS = {
    "event": "spend",
    "property": "property",
    "companion": "companion",
    "wild": "companion",
    "will": "start_money",
}
# By border what a card may say at all; black ones may say more
WHAT_ELSE = {"white": ("spend", "companions"), "grey": ("companion",), "none": ("start_money",)}
# What its code may not say beyond its grammar
CALLED_TWICE = problem("called_twice", "{name} stands there twice")
NOT_BESIDE = problem("not_beside", "{names} cannot stand beside {name}")
USE_SLOTS = problem("use_slots", "companions come along on white cards; use slots")
SLOTS_NEED = problem("slots_need", "slots need activate")
DECK_NEEDS = problem("deck_needs", "a card of this deck needs {name}")
FOR_DECK = problem("for_deck", "{name} is for the deck {deck}")
LAID_OUT = problem("laid_out", "helpers and expenses are laid out, not played")
OWN_DECK = problem("own_deck", "companions have a deck of their own")
ONLY_WILD = problem("only_wild", "only wild companions are any")
MOST_ACTIONS = problem("most_actions", "{name}: at most {most} actions")
POUNDS = problem("pounds", "{name}: 1 to {most} pounds")
ACTIONS_TWICE = problem("actions_twice", "{name}: a number of actions stands there twice")
MOST_COMPANIONS = problem("most_companions", "at most {most} companions")
MOST_VALUES = problem("most_values", "at most {most} values")
VALUES_FALL = problem("values_fall", "values fall from the top")


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card; `calls` is its code, read."""

    slug: str
    sort: str
    crowns: int
    copies: int
    tag: str
    code: str
    names: dict[str, str]
    provenance: str
    calls: tuple[Call, ...]

    @property
    def deck(self) -> int:
        """Helpers and expenses are one deck."""
        return r.HELPER if self.sort == "expense" else r.deck.names.index(self.sort)

    @property
    def border(self) -> int:
        names = [call.name for call in self.calls]
        if "spend" in names:
            return r.WHITE
        if "companion" in names:
            return r.GREY
        return r.NO_BORDER if "start_money" in names else r.BLACK

    @property
    def back(self) -> int:
        after = r.SPECIAL + r.CROWNS - r.WILD  # special cards have three backs
        return (
            self.deck + self.crowns - 1
            if self.sort == "special"
            else self.deck + (after if self.deck > r.SPECIAL else 0)
        )

    @property
    def spoken(self) -> str:
        """The code in the order in which it is told: what helps all the time comes first."""
        parts = self.code.split(";")
        standing = {modifier.name for modifier in r.MODIFIERS}
        return ";".join(sorted(parts, key=lambda part: part.partition("(")[0] not in standing))

    def call(self, name: str) -> Call | None:
        return next((call for call in self.calls if call.name == name), None)

    def word(self, name: str, words: Sequence[str]) -> int:
        """The first argument of a call as the number of its word, -1 without such a call."""
        call = self.call(name)
        word = call.args[0] if call else None
        return words.index(word.name) if isinstance(word, Call) else -1

    def choices(self, name: str) -> list[int]:
        """By number of actions what is spent, -1 where the card does not say."""
        call = self.call(name)
        found = [-1] * r.CHOICES
        for pair in call.args if call else ():
            assert isinstance(pair, Pair)
            found[int(pair.key)] = pair.number
        return found

    def values(self) -> list[int]:
        """The value scale of a property, from the top."""
        call = self.call("property")
        scale = call.args[1] if call else ()
        return list(scale) if isinstance(scale, tuple) else [int(str(scale))]

    def symbols(self) -> list[tuple[int, int]]:
        """The companions it has room for, from the top, and what each adds."""
        call = self.call("companions") or self.call("slots")
        pairs = [pair for pair in (call.args if call else ()) if isinstance(pair, Pair)]
        return [(r.companion.names.index(pair.key), pair.number) for pair in pairs]


@dataclass(frozen=True)
class CardList:
    """All kinds in card order, and the hash that records and positions keep."""

    cards: tuple[Card, ...]
    code: Code
    hash: str
    text: str

    @cached_property
    def slugs(self) -> tuple[str, ...]:
        return names_by_number([one.slug for one in self.cards], r.KINDS)

    @cached_property
    def by_slug(self) -> dict[str, Card]:
        return {card.slug: card for card in self.cards}

    def columns(self) -> dict[str, list[int]]:
        """The numbers of every kind, as the rules know them."""
        missing = r.KINDS - len(self.cards)
        symbols = [card.symbols() for card in self.cards]
        values = [card.values() for card in self.cards]
        return {
            "copies": [card.copies for card in self.cards],
            "back": [card.back for card in self.cards],
            "deck": [card.deck for card in self.cards],
            "border": [card.border for card in self.cards],
            "tag": [r.tag.names.index(card.tag) if card.tag else r.NO_TAG for card in self.cards],
            "companion": [card.word("companion", COMPANIONS) for card in self.cards],
            "estate": [card.word("property", r.estate.names) for card in self.cards],
            "will": [_money(card) for card in self.cards],
            "spend": _flat([card.choices("spend") for card in self.cards], missing),
            "activate": _flat([card.choices("activate") for card in self.cards], missing),
            "values": [value for scale in values for value in scale],
            "from_values": _ends(values),
            "symbol_kind": [kind for row in symbols for kind, _ in row],
            "symbol_amount": [amount for row in symbols for _, amount in row],
            "from_symbols": _ends(symbols),
            "symbol_op": [_offset(card) for card in self.cards],
        }


def _money(card: Card) -> int:
    call = card.call("start_money")
    return int(str(call.args[0])) if call else 0


def _flat(rows: list[list[int]], missing: int) -> list[int]:
    return [number for row in rows for number in row] + [-1] * missing * r.CHOICES


def _ends(rows: Sequence[Sequence[object]]) -> list[int]:
    """Where the part of each kind begins, and the end of the last one."""
    return [sum(map(len, rows[:k])) for k in range(len(rows) + 1)]


def _offset(card: Card) -> int:
    """The number of the instruction with symbols; standing effects are no instructions."""
    standing = {modifier.name for modifier in r.MODIFIERS}
    program = [call.name for call in card.calls if call.name not in standing]
    return next((k for k, name in enumerate(program) if name in ("companions", "slots")), 0)


# ------------------------------------------------------------------------ reading
def read_cards(text: str) -> CardList:
    """The list in a CSV text; BadCards names line and column of what is wrong."""
    file = CardFile(text, COLUMNS)
    if len(file.rows) > r.KINDS:
        file.rows[r.KINDS].fail("slug", TOO_MANY_KINDS, most=r.KINDS)
    codes = [row.text("code") for row in file.rows]

    def fail(number: int, error: BadCode) -> NoReturn:
        file.rows[number].fail_code(error)

    code = VOCABULARY.compile(codes, fail)
    cards = tuple(_card(row) for row in file.rows)
    for row, card in zip(file.rows, cards, strict=True):
        _check(row, card)
    _check_decks(file, cards)
    return CardList(cards, code, file.hash, text)


def _card(row: Row) -> Card:
    sort = row.one_of("deck", SORTS)
    code = row.text("code")
    return Card(
        row.slug("slug"),
        sort,
        row.number("crowns", *((1, r.CROWNS) if sort == "special" else (0, 0))),
        row.number("copies", 1, r.MOST_COPIES),
        row.one_of("tag", ("", *r.tag.names)),
        code,
        {"de": row.text("de"), "en": row.text("en")},
        row.one_of("provenance", ("printed", "partial", "reconstructed")),
        tuple(parse(code)),
    )


def _check(row: Row, card: Card) -> None:
    """The code fits the deck, and its numbers what there is room for."""

    def want(true: bool, what: CardProblem, /, **facts: int | str) -> None:
        if not true:
            row.fail("code", what, **facts)

    names = [call.name for call in card.calls]
    for name in ("spend", "companions", "activate", "slots", "property", "companion"):
        want(names.count(name) <= 1, CALLED_TWICE, name=name)
    colour = r.border.names[card.border]
    allowed = WHAT_ELSE.get(colour)
    if allowed:
        others = [name for name in names if name not in allowed]
        want(not others, NOT_BESIDE, names=", ".join(others), name=allowed[0])
    else:
        want("companions" not in names, USE_SLOTS)
        want("slots" not in names or "activate" in names, SLOTS_NEED)
    need = NEEDS.get(card.sort)
    want(need is None or need in names, DECK_NEEDS, name=str(need))
    for name, sort in (("property", "property"), ("start_money", "will")):
        want(name not in names or card.sort == sort, FOR_DECK, name=name, deck=sort)
    black = card.sort not in ("helper", "expense") or colour == "black"
    want(black, LAID_OUT)
    any_ = card.word("companion", COMPANIONS) == r.ANY
    grey = colour == "grey"
    want(not grey or card.sort in ("companion", "wild"), OWN_DECK)
    want(not grey or any_ == (card.sort == "wild"), ONLY_WILD)
    _check_numbers(card, want)


def _check_numbers(card: Card, want: Any) -> None:
    for call in card.calls:
        for pair in call.args:
            if not isinstance(pair, Pair):
                continue
            if call.name in ("spend", "activate"):
                low = int(pair.key) < r.CHOICES
                want(low, MOST_ACTIONS, name=call.name, most=r.CHOICES - 1)
            else:
                fits = 1 <= pair.number <= r.MOST_AMOUNT
                want(fits, POUNDS, name=call.name, most=r.MOST_AMOUNT)
        keys = [pair.key for pair in call.args if isinstance(pair, Pair)]
        single = call.name not in ("spend", "activate") or len(set(keys)) == len(keys)
        want(single, ACTIONS_TWICE, name=call.name)
    want(len(card.symbols()) <= r.SYMBOLS, MOST_COMPANIONS, most=r.SYMBOLS)
    want(len(card.values()) <= r.STEPS, MOST_VALUES, most=r.STEPS)
    falling = sorted(card.values(), reverse=True)
    want(falling == card.values(), VALUES_FALL)


def _check_decks(file: CardFile, cards: Sequence[Card]) -> None:
    """Every deck has enough cards to play with."""
    last = file.rows[-1]
    for deck, fewest in FEWEST.items():
        count = sum(card.copies for card in cards if r.deck.names[card.deck] == deck)
        if count < fewest:
            last.fail("deck", DECK_TOO_SMALL, deck=deck, count=count, fewest=fewest)
    wilds = sum(card.copies for card in cards if card.sort == "wild")
    if wilds != WILDS:
        last.fail("deck", DECK_SIZE, deck="wild", count=wilds, wanted=WILDS)
    if not any(card.sort == "will" for card in cards):
        last.fail("deck", DECK_TOO_SMALL, deck="will", count=0, fewest=1)


@cache
def printed_cards() -> CardList:
    """Our own 140 cards."""
    return read_cards((_folder() / "cards.csv").read_text("utf-8"))


@cache
def sources() -> Sources:
    return Sources((_folder() / "sources.toml").read_text("utf-8"))


@cache
def boards() -> dict[str, Any]:
    """The tables of the boards, as the file has them."""
    return tomllib.loads((_folder() / "board.toml").read_text("utf-8"))


def _folder() -> Any:
    return resources.files("tafelrunde.boardgames.last_will") / "components"


# ---------------------------------------------------------------------- catalogue
def kinds(cards: CardList) -> list[Kind]:
    """Every card, every kind of property and every back, as clients know them."""
    found = [
        Kind(
            card.slug,
            "estate" if card.sort == "property" else card.sort,
            card.names,
            _facts(card),
            provenance=card.provenance,
            signs=_signs(card),
        )
        for card in cards.cards
    ]
    names = boards()["names"]
    others = [(name, "estate_kind") for name in r.estate.names]
    others += [(name, "back") for name in r.BACKS]
    return found + [Kind(name, sort, dict(names[name])) for name, sort in others]


def _facts(card: Card) -> dict[str, Any]:
    """What stands on it in numbers."""
    facts: dict[str, Any] = {}
    if card.sort != "will":
        facts["border"] = r.border.names[card.border]
    if card.crowns:
        facts["crowns"] = card.crowns
    estate = card.word("property", r.estate.names)
    if estate >= 0:
        facts["estate"] = r.estate.names[estate]
        facts["value"] = card.values()[0]
    if card.tag:
        facts["tag"] = card.tag
    facts["copies"] = card.copies
    return facts


def _signs(card: Card) -> dict[str, Any]:
    """What it spends by actions, the companions it has room for, its value scale; and whether it
    helps in other ways, which only its text says."""
    standing = {modifier.name for modifier in r.MODIFIERS}
    by_actions = card.choices("activate" if card.call("activate") else "spend")
    found = {
        "uses": [[actions, pounds] for actions, pounds in enumerate(by_actions) if pounds >= 0],
        "company": [[r.companion.names[kind], pounds] for kind, pounds in card.symbols()],
        "values": card.values() if card.call("property") else [],
        "helps": any(call.name in standing for call in card.calls),
    }
    return {name: sign for name, sign in found.items() if sign}
