"""The score sheet of a game, at its end or as if it ended now."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.table.pieces import Gap, Heading, Line, Piece, Sheet
from tafelrunde.engine.state import State
from tafelrunde.texts.ties import broken_ties
from tafelrunde.texts.words import Words

HIDDEN = "?"
TOTALS = 2  # lines below the categories


def score_pieces(state: State, words: Words) -> list[Piece]:
    """Like a scoring pad: a column for each seat, a line for each category.

    It shows what the seat it is for knows.
    """
    sheets = state.open_sheet(words.you)
    places = places_of(state.open_ranking(words.you))
    seats = range(state.players)
    categories = dict.fromkeys(category for sheet in sheets for category in sheet)
    rows: list[Sequence[str]] = [
        [words.category(category), *(str(sheet.get(category, HIDDEN)) for sheet in sheets)]
        for category in categories
    ]
    totals = (str(sum(sheet.values())) for sheet in sheets)
    rows.append([words.text("table-score-total"), *totals])
    numbers = [words.text("table-score-place-number", number=places[seat]) for seat in seats]
    rows.append([words.text("table-score-place"), *numbers])
    outlook = [] if state.over else _outlook(state, words)
    heading = "table-score-heading" if state.over else "table-score-now"
    winners = [seat + 1 for seat in state.winners()]
    columns = ["", *map(words.player, seats)]
    sheet = Sheet(columns, [*rows, *outlook], TOTALS + len(outlook), winners)
    return [Heading(words.text(heading)), sheet]


def _outlook(state: State, words: Words) -> list[Sequence[str]]:
    """How the game stands besides points, a line for each number."""
    found = state.rules.game.outlook(state)
    return [[words.outlook(name), *(str(one[name]) for one in found)] for name in found[0]]


def places_of(ranking: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of every seat; after two firsts comes a third."""
    places: dict[int, int] = {}
    for equals in ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(equals, place))
    return places


def verdict(state: State, words: Words) -> str:
    """Who has won; a game in which points are below zero may have words of its own for it."""
    winners = state.winners()
    points = state.scores()[winners[0]]
    facts = {"points": points, "below": -points}
    if len(winners) == 1:
        key = _verdict("winner", words)
        return words.text(key, player=words.player(winners[0]), **facts)
    players = words.listed(map(words.player, winners))
    return words.text(_verdict("shared", words), players=players, **facts)


def _verdict(name: str, words: Words) -> str:
    own = words.own(f"verdict-{name}")
    return own if words.has(own) else f"table-score-{name}"


def ties(state: State, words: Words) -> list[str]:
    """Of those who have the same points, why one comes before the other."""
    return [words.tie(tie.what, tie.values) for tie in broken_ties(state)]


def outcome_pieces(state: State, words: Words) -> list[Piece]:
    """How a game has ended: the sheet, how ties were broken, and who has won."""
    broken = [Line(one) for one in ties(state, words)]
    gap: list[Piece] = [Gap()] if broken else []
    return [*score_pieces(state, words), *gap, *broken, Line(verdict(state, words), "bold")]
