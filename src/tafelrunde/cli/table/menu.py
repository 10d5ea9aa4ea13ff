"""The options of a decision: in groups by what they touch, with a number for each to type."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from tafelrunde.cli.table.pieces import Choices, Group, Item, Piece, Strip
from tafelrunde.cli.table.refusals import refusals
from tafelrunde.cli.table.things import Things
from tafelrunde.engine.view import (
    Cell,
    Choice,
    Component,
    Grid,
    Prompt,
    View,
    Zone,
)
from tafelrunde.texts.layout import Layout
from tafelrunde.texts.words import Words, owner_of

MANY = 4  # moves alike that need not be listed, where one finds them by their numbers

Numbered = tuple[int, Choice]


class Menu:
    """The options in the order in which they are shown."""

    def __init__(self, view: View, prompt: Prompt, layout: Layout) -> None:
        self.prompt = prompt
        self._layout = layout
        self._places = _places(view)
        self.groups = self._grouped(_zones(view))
        self.options = [option for group in self.groups.values() for option in group]
        self.on_maps = self._numbered()

    def _grouped(self, zones: dict[str, str]) -> dict[str, list[Choice]]:
        groups: dict[str, list[Choice]] = {}
        for option in self.prompt.options:
            groups.setdefault(_first_touched(option, zones), []).append(option)
        ranked = sorted(groups, key=lambda zone: self._rank(zone, groups[zone]))
        return {zone: sorted(groups[zone], key=self._where) for zone in ranked}

    def _rank(self, zone: str, group: Sequence[Choice]) -> int:
        """What touches nothing, like ending the turn, is done last; what is folded is rare."""
        if all(_verb(option) in self._layout.folded for option in group):
            return 2
        return 0 if zone else 1

    def _where(self, option: Choice) -> tuple[int, int]:
        """Places of a map are numbered as one reads; everything else stays in its order."""
        found = [self._places[one] for one in option.objects if one in self._places]
        return (found[0].y, found[0].x) if found else (0, 0)

    def _numbered(self) -> dict[str, int]:
        """The numbers of the options that are nothing but a place of a grid."""
        return {
            option.objects[0]: number
            for number, option in enumerate(self.options, 1)
            if len(option.objects) == 1 and option.objects[0] in self._places
        }

    def pieces(self, things: Things, *, whole: bool = False) -> list[Piece]:
        """The options, and what is not possible; `whole` leaves nothing out."""
        folded = () if whole else self._layout.folded
        quiet = () if whole else self._layout.quiet
        groups = []
        numbered = list(enumerate(self.options, 1))
        for zone, options in self.groups.items():
            found, numbered = numbered[: len(options)], numbered[len(options) :]
            label = _heading(zone, options, things.words)
            groups.append(Group(label, self._items(found, things, folded)))
        refused = [one for one in self.prompt.refused if one.code not in quiet]
        return [Choices(groups), *refusals(refused, things.words)]

    def _items(
        self, numbered: Sequence[Numbered], things: Things, folded: Sequence[str]
    ) -> list[Item | Strip]:
        items: list[Item | Strip] = []
        for verb, same in groupby(numbered, key=lambda one: _verb(one[1])):
            found = list(same)
            if verb in folded and len(found) >= MANY:
                items.append(Strip(_folded(verb, found, things.words)))
            else:
                items += self._listed(found, things)
        return items

    def _listed(self, numbered: Sequence[Numbered], things: Things) -> list[Item | Strip]:
        """Options one by one, or in strips where the game has words for that."""
        items: list[Item | Strip] = []
        for row, same in groupby(numbered, key=lambda one: things.words.row(one[1].notation)):
            found = list(same)
            if row and len(found) > 1:
                items.append(self._strip(row, found, things.words))
            else:
                items += [self._item(number, option, things) for number, option in found]
        return items

    def _strip(self, row: str, found: Sequence[Numbered], words: Words) -> Strip:
        briefs = [(number, words.brief(option.notation)) for number, option in found]
        drawn = all(number in self.on_maps.values() for number, _ in found)
        if not drawn or len(found) < MANY:
            return Strip(row, briefs)
        (first, option), (last, _) = found[0], found[-1]
        move = option.notation
        return Strip(row, briefs, words.text("terminal-on-map", first=first, last=last, move=move))

    def _item(self, number: int, option: Choice, things: Things) -> Item:
        """With the facts of what the move is about, or the name of what it touches on a map."""
        verb, told = _verb(option), [str(value) for value in option.arguments.values()]
        note = Text() if verb in self._layout.bare else things.note(told)
        about = things.about(told) if verb in self._layout.about else ""
        return Item(
            number,
            things.words.move(option.notation),
            note or self._spanning(option, things),
            about,
        )

    def _spanning(self, option: Choice, things: Things) -> Text:
        cells = [self._places[one] for one in option.objects if one in self._places]
        faces = [face for cell in cells for face in cell.faces if face.id in option.objects]
        return things.spanning(face.kind for face in faces)


def _verb(option: Choice) -> str:
    return option.notation.partition(" ")[0]


def _folded(verb: str, found: Sequence[Numbered], words: Words) -> str:
    what, moves = words.folded(verb), words.text("table-command-moves")
    first, last = found[0][0], found[-1][0]
    return words.text("terminal-folded", what=what, moves=moves, first=first, last=last)


def _places(view: View) -> dict[str, Cell]:
    """All that can be pointed at in grids, and the cell where it lies."""
    cells = [cell for one in _components(view) if isinstance(one, Grid) for cell in one.cells]
    ids = [(one, cell) for cell in cells for one in (cell.id, *(face.id for face in cell.faces))]
    return {one: cell for one, cell in ids if one}


def _components(view: View) -> list[Component]:
    return [*view.board, *(one for area in view.seats for one in area.components)]


def _zones(view: View) -> dict[str, str]:
    """The component that each object of a view is or lies in."""
    components = _components(view)
    zones = {one.id: one.id for one in components}
    for one in components:
        if isinstance(one, Zone):
            zones |= {face.id: one.id for face in one.faces if face.id}
        elif isinstance(one, Grid):
            zones |= {face.id: one.id for cell in one.cells for face in cell.faces if face.id}
    return zones


def _first_touched(option: Choice, zones: dict[str, str]) -> str:
    """Where a hand goes first to make this move; empty if it touches nothing."""
    place = option.objects[0] if option.objects else ""
    while place and place not in zones:
        place = place.rpartition("/")[0]
    return zones.get(place, "")


def _heading(zone: str, options: Sequence[Choice], words: Words) -> str:
    """The place; of the own things the thing itself, if it is only one."""
    touched = {option.objects[0] for option in options if option.objects}
    if len(touched) == 1 and owner_of(zone) == words.you:
        name = touched.pop().rpartition("/")[2]
        if name in words.kinds:
            return words.kind(name)
    return words.whose(zone) if zone else ""
