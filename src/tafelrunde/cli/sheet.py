"""How a game ended: the score sheet. Or, of one that goes on, where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from tafelrunde.cli.wording import Wording, capital, spaced
from tafelrunde.engine.state import State


def print_outcome(console: Console, state: State) -> None:
    console.print()
    if state.over:
        console.print(f"Over after {counted(state.ply, 'decision')}.")
        console.print()
        console.print(score_table(state))
        console.print()
        console.print(verdict(state), style="bold")
    else:
        console.print(position(state))


def score_table(state: State) -> Table:
    """Like a scoring pad: a column for each seat, a line for each category."""
    sheets = state.score_sheet()
    places = places_of(state.ranking())
    winners = state.winners()
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False)
    table.add_column("")
    for seat in range(state.players):
        style = "bold" if seat in winners else ""
        table.add_column(f"seat {seat}", justify="right", style=style)
    for category in sheets[0]:
        points = [str(sheet[category]) for sheet in sheets]
        table.add_row(capital(spaced(category)), *points)
    table.add_section()
    table.add_row("Total", *map(str, state.scores()))
    table.add_row("Place", *(str(places[seat]) for seat in range(state.players)))
    return table


def places_of(ranking: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of every seat; after two firsts comes a third."""
    places: dict[int, int] = {}
    for equals in ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(equals, place))
    return places


def verdict(state: State) -> str:
    winners = state.winners()
    points = counted(state.scores()[winners[0]], "point")
    if len(winners) == 1:
        return f"Seat {winners[0]} wins with {points}."
    first = ", ".join(map(str, winners[:-1]))
    return f"Seats {first} and {winners[-1]} share the victory with {points}."


def position(state: State) -> str:
    wording = Wording(state.rules.game)
    phase = " / ".join(wording.stage(stage) for stage in state.view(None).phase)
    where = f", at: {phase}" if phase else ""
    decision = spaced(state.prompt(None).kind)
    return (
        f"The record ends after {counted(state.ply, 'decision')}{where}.\n"
        f"Seat {state.actor} decides ({decision}, {counted(len(state.moves()), 'possible move')})."
    )


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
