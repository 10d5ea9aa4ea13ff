"""The score sheet of a game, at its end or as if it ended now."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.table.pieces import Heading, Line, Piece, Sheet
from tafelrunde.engine.state import State
from tafelrunde.texts.words import Words

HIDDEN = "?"


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
    heading = "table-score-heading" if state.over else "table-score-now"
    winners = [seat + 1 for seat in state.winners()]
    sheet = Sheet(["", *map(words.player, seats)], rows, 2, winners)
    return [Heading(words.text(heading)), sheet]


def places_of(ranking: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of every seat; after two firsts comes a third."""
    places: dict[int, int] = {}
    for equals in ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(equals, place))
    return places


def verdict(state: State, words: Words) -> str:
    winners = state.winners()
    points = state.scores()[winners[0]]
    if len(winners) == 1:
        return words.text("table-score-winner", player=words.player(winners[0]), points=points)
    players = words.listed(map(words.player, winners))
    return words.text("table-score-shared", points=points, players=players)


def outcome_pieces(state: State, words: Words) -> list[Piece]:
    """How a game has ended: the sheet, and who has won."""
    return [*score_pieces(state, words), Line(verdict(state, words), "bold")]
