"""What is printed on cards, as the steward reads it: made once for a card list."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tafelrunde.boardgames.last_will import rules as r

Choices = tuple[tuple[int, int], ...]  # numbers of actions, each with the pounds for them


class Print(NamedTuple):
    """Everything that one card says."""

    use: int  # what is done with it: rules.PLAYED_ONCE, LAID_OUT, BOUGHT, or companions
    spend: Choices
    activate: Choices
    symbols: tuple[tuple[int, int], ...]  # companions with their pounds, from top to bottom
    values: tuple[int, ...]  # of a property
    modifiers: tuple[tuple[int, int], ...]  # place among the sums, by how much


@cache
def prints(book: r.LastWillRules) -> list[Print]:
    """By kind."""
    return [_print(book, kind) for kind in range(book.kinds)]


def _print(book: r.LastWillRules, kind: int) -> Print:
    code = book.code
    symbols = range(book.from_symbols[kind], book.from_symbols[kind + 1])
    mods = range(code.from_mods[kind], code.from_mods[kind + 1], 2)
    return Print(
        int(book.use[kind]),
        _choices(book.spend, kind),
        _choices(book.activate, kind),
        tuple((int(book.symbol_kind[at]), int(book.symbol_amount[at])) for at in symbols),
        tuple(map(int, book.values[book.from_values[kind] : book.from_values[kind + 1]])),
        tuple((int(code.mods[at]), int(code.mods[at + 1])) for at in mods),
    )


def _choices(amounts: list[int], kind: int) -> Choices:
    own = amounts[kind * r.CHOICES : (kind + 1) * r.CHOICES]
    return tuple((actions, int(pounds)) for actions, pounds in enumerate(own) if pounds >= 0)


@cache
def usual_fall(book: r.LastWillRules) -> list[float]:
    """By rounds: what a property loses in so many of them, on average over the deck."""
    houses = [(prints(book)[kind].values, int(book.copies[kind])) for kind in range(book.kinds)]
    houses = [(values, copies) for values, copies in houses if values]
    total = sum(copies for _, copies in houses) or 1
    return [
        sum((values[0] - values[min(n, len(values) - 1)]) * copies for values, copies in houses)
        / total
        for n in range(r.ROUNDS + 1)
    ]
