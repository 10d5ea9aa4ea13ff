"""`tafelrunde cards`: the cards of a game to leaf through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import tafelrunde
from tafelrunde.cli.arguments import read_options
from tafelrunde.cli.console import output
from tafelrunde.cli.language import SPOKEN, BadArgument
from tafelrunde.cli.table.gallery import chosen, counted, gallery_pieces, named_values
from tafelrunde.cli.table.screen import Screen
from tafelrunde.texts.wording import folded
from tafelrunde.texts.words import Words


def cards(
    game: str,
    /,
    *,
    colour: str | None = None,
    group: str | None = None,
    symbol: str | None = None,
    search: str = "",
    option: Annotated[
        tuple[str, ...], Parameter(negative=(), metavar="NAME=VALUE", show_default=False)
    ] = (),
    cards: Path | None = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Show the cards of a game: what they are, what they do, and how far they are certain."""
    known = tafelrunde.game(game, cards)
    options = read_options(option)
    known.rules(options, known.players[0])
    words = Words(known, SPOKEN.language, (), options=options)
    asked = {"colour": colour, "group": group, "symbol": symbol}
    values = {
        name: _values(name, value, words) for name, value in asked.items() if value is not None
    }
    found = chosen(words, values, search)
    Screen(output(), plain=plain).show([counted(found, words), *gallery_pieces(found, words)])


def _values(fact: str, asked: str, words: Words) -> list[str]:
    """The values that somebody means; BadArgument names those there are."""
    named = named_values(fact, words)
    wanted = folded(asked)
    found = [value for value, names in named.items() if wanted in names]
    found = found or [
        value for value, names in named.items() if any(one.startswith(wanted) for one in names)
    ]
    if not found:
        if not named:
            raise BadArgument("command-error-no_fact", option=f"--{fact}")
        known = ", ".join(named)
        raise BadArgument("command-error-no_cards", option=f"--{fact}", given=asked, known=known)
    return found
