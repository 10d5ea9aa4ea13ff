"""The table as one seat sees it: what lies there, and what is to be decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from tafelrunde.cli.table.maps import Atlas
from tafelrunde.cli.table.menu import Menu
from tafelrunde.cli.table.pieces import APART, Gap, Line, Piece, Row, Rows, Title
from tafelrunde.cli.table.things import Things
from tafelrunde.engine.view import Area, Component, Grid, Prompt, Token, View, Zone
from tafelrunde.texts.layout import layout_of, place_name
from tafelrunde.texts.words import Words

# For names; no two neighbours have the same, and nothing is said by it alone.
SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan")


class Scene:
    """Makes pieces of views and prompts. It is given nothing else, so it cannot tell more."""

    def __init__(self, words: Words, notes: Sequence[str]) -> None:
        self.words = words
        self.things = Things(words, layout_of(words.game))
        self._notes = notes  # what is to be known about each player, such as the kind of bot

    def to(self, seat: int | None) -> Scene:
        return Scene(self.words.to(seat), self._notes)

    def table(self, view: View, prompt: Prompt) -> list[Piece]:
        """All that lies on the table; the one who looks comes last, next to the options."""
        atlas = self._atlas(view, prompt)
        board = [one for one in view.board if isinstance(one, Grid)]
        return [
            Title(self.words.path(view.phase)),
            Rows(self._board(view, prompt)),
            *(atlas.large(self.words.place(grid.id), grid) for grid in board),
            *self._seats(view, atlas),
        ]

    def own_area(self, view: View, prompt: Prompt) -> list[Piece]:
        """Only what lies before the one who looks, while the rest is as it was.

        Maps of others are shown if something is to be chosen there.
        """
        atlas = self._atlas(view, prompt)
        others = [area for area in self._in_turn(view) if not self._is_mine(area)]
        marked = [(name, grid) for name, grid in self._grids(others) if atlas.is_marked(grid)]
        return [Gap(), *self._mine(view, atlas), *([atlas.small(marked)] if marked else [])]

    def menu(self, view: View, prompt: Prompt) -> Menu:
        return Menu(view, prompt, self.things.layout)

    def question(self, view: View, prompt: Prompt, *, whole: bool = False) -> list[Piece]:
        """What is to be decided, and what can be done; `whole` leaves nothing out."""
        asked = [Line(self.words.ask(prompt), "bold")]
        if "effect" in prompt.arguments:
            asked += [Line(self.things.about([str(prompt.arguments["card"])]), "dim")]
        return [*asked, *self.menu(view, prompt).pieces(self.things, whole=whole)]

    def waiting(self, prompt: Prompt) -> Line:
        return Line(self.words.wait(prompt), "bold")

    # --------------------------------------------------------------------- parts

    def _is_mine(self, area: Area) -> bool:
        return area.seat == self.words.you

    def _atlas(self, view: View, prompt: Prompt) -> Atlas:
        return Atlas(self.words, self.things.layout, self.menu(view, prompt).on_maps)

    def _seats(self, view: View, atlas: Atlas) -> list[Piece]:
        """Where there are maps, those of others stand together before what is one's own."""
        areas = self._in_turn(view)
        if not self._grids(areas):
            return [Rows([row for area in areas for row in self._area(area, view.actor, atlas)])]
        others = [area for area in areas if not self._is_mine(area)]
        rows = Rows([row for area in others for row in self._area(area, view.actor, atlas)])
        mine = self._mine(view, atlas)
        return [rows, atlas.small(self._grids(others)), *([Gap(), *mine] if mine else [])]

    def _mine(self, view: View, atlas: Atlas) -> list[Piece]:
        mine = [area for area in view.seats if self._is_mine(area)]
        rows = [Rows(self._area(area, view.actor, atlas)) for area in mine]
        return [*rows, *(atlas.large(title, grid) for title, grid in self._grids(mine))]

    def _grids(self, areas: Sequence[Area]) -> list[tuple[str, Grid]]:
        return [
            (self.words.place(one.id) if self._is_mine(area) else self.words.player(area.seat), one)
            for area in areas
            for one in self.things.layout.arranged(area.components)
            if isinstance(one, Grid) and not self._is_line(one)
        ]

    def _in_turn(self, view: View) -> list[Area]:
        first = 0 if self.words.you is None else self.words.you + 1
        return [*view.seats[first:], *view.seats[:first]]

    def _board(self, view: View, prompt: Prompt) -> list[Row]:
        offered = offered_by(prompt)
        shown = [
            one
            for one in view.board
            if not _is_offered(one, offered) and not (isinstance(one, Token) and not one.about)
        ]
        rows, facts = self._divided(shown)
        return [*rows, *([Row(self.words.text("terminal-nobody"), facts)] if facts else [])]

    def _area(self, area: Area, actor: int, atlas: Atlas) -> list[Row]:
        rows, facts = self._divided(area.components)
        spanning = [row for _, grid in self._grids([area]) for row in atlas.rows(grid)]
        note = self._notes[area.seat]
        if area.seat == actor and not self._is_mine(area):
            note = ", ".join(filter(None, (note, self.words.text("terminal-decides"))))
        style = SEAT_STYLES[area.seat % len(SEAT_STYLES)]
        values = [*([Text(note)] if note else []), *facts]
        name = self.words.player(area.seat)
        return [Row(name, values, head=True, style=f"bold {style}"), *rows, *spanning]

    def _divided(self, components: Sequence[Component]) -> tuple[list[Row], list[Text]]:
        """What needs a row of its own, and what can be said in a word."""
        rows: dict[str, Row] = {}
        facts: list[Text] = []
        shown = self.things.layout.arranged(components)
        for name, same in groupby(shown, key=self.things.layout.gathering):
            found = list(same)
            if name:
                row = self.things.gathered(name, found)
                rows |= {row.label: row} if row else {}
            else:
                self._divide(found, rows, facts)
        return list(rows.values()), facts

    def _divide(
        self, components: Sequence[Component], rows: dict[str, Row], facts: list[Text]
    ) -> None:
        for one in components:
            if isinstance(one, Grid):
                if self._is_line(one) and one.cells:
                    row = self.things.line(one)
                    rows[row.label] = row
                continue  # others are drawn as maps
            said = self.things.in_short(one)
            if said is not None:
                facts.append(said)
            elif not _is_empty(one):
                row = self.things.row(one)
                rows[row.label] = _joined(rows[row.label], row) if row.label in rows else row

    def _is_line(self, grid: Grid) -> bool:
        return place_name(grid.id) in self.things.layout.lines


def _joined(before: Row, row: Row) -> Row:
    """Things of the same name in one row, but kept apart: what was seen first, what then."""
    parts = before.values if before.joint == APART else [_as_one(before)]
    return Row(row.label, [*parts, _as_one(row)], APART)


def _as_one(row: Row) -> Text:
    return Text(row.joint).join(Text(one) if isinstance(one, str) else one for one in row.values)


def _is_empty(component: Component) -> bool:
    return isinstance(component, Zone) and component.size <= 0 and not component.faces


def offered_by(prompt: Prompt) -> set[int | str]:
    """All that the options speak of."""
    return {value for option in prompt.options for value in option.arguments.values()}


def _is_offered(component: Component, offered: set[int | str]) -> bool:
    """Is this just what there is to choose from? Then the options show it."""
    if not isinstance(component, Zone) or not component.faces:
        return False
    return {face.kind for face in component.faces} == offered
