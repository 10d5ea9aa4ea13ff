"""The options of a decision: in groups by what they touch, with a number for each to type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from tafelrunde.cli.table.pieces import FACTS, Choices, Group, Item, Piece, Strip
from tafelrunde.cli.table.refusals import refusals
from tafelrunde.cli.table.things import Things
from tafelrunde.engine.view import Cell, Choice, Component, Grid, Prompt, View, Zone
from tafelrunde.texts.layout import Layout
from tafelrunde.texts.words import Words, owner_of

MANY = 4  # moves alike that need not be listed, where one finds them by their numbers
MARK = "!"  # before a warning, and where there is no room for one

# A number, and what it stands for: a move, or several that differ in how many there shall be.
Numbered = tuple[int, list[Choice]]


class Menu:
    """The options in the order in which they are shown."""

    def __init__(self, view: View, prompt: Prompt, layout: Layout) -> None:
        self.prompt = prompt
        self._layout = layout
        self._places = _places(view)
        self.groups = self._grouped(_zones(view))
        self.options = [option for group in self.groups.values() for option in group]
        self.numbers = dict(self._numbered())
        self.on_maps = self._on_maps()

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
        found = [self._places[one] for one in option.objects[:1] if one in self._places]
        return (found[0].y, found[0].x) if found else (0, 0)

    def _numbered(self) -> list[Numbered]:
        """Where there is nothing to choose but how many, that is the number itself."""
        verbs = {_verb(option) for option in self.options}
        if len(self.options) > 1 and len(verbs) == 1 and self._is_counted(self.options[0]):
            return [(count_of(option), [option]) for option in self.options]
        entries = [entry for group in self.groups.values() for entry in self._entries(group)]
        return list(enumerate(entries, 1))

    def _entries(self, group: Sequence[Choice]) -> list[list[Choice]]:
        """Moves that differ in how many there shall be are one entry; the question comes later."""
        entries: list[list[Choice]] = []
        for option in group:
            alike = entries and _verb(entries[-1][0]) == _verb(option)
            if alike and self._is_counted(option):
                entries[-1].append(option)
            else:
                entries.append([option])
        return entries

    def _is_counted(self, option: Choice) -> bool:
        return _verb(option) in self._layout.counted

    def number_of(self, notation: str) -> int:
        """The number that stands for a move."""
        named = ((number, [one.notation for one in found]) for number, found in self._all())
        return next(number for number, notations in named if notation in notations)

    def _all(self) -> list[Numbered]:
        return list(self.numbers.items())

    def _on_maps(self) -> dict[str, int]:
        """The numbers of the options that are nothing but a place of a grid."""
        return {
            option.objects[0]: number
            for number, (option, *others) in self.numbers.items()
            if not others and len(option.objects) == 1 and option.objects[0] in self._places
        }

    # -------------------------------------------------------------------- pieces

    def pieces(self, things: Things, *, whole: bool = False) -> list[Piece]:
        """The options, and what is not possible; `whole` leaves nothing out."""
        folded = () if whole else self._layout.folded
        quiet = () if whole else self._layout.quiet
        groups = []
        for zone, options in self.groups.items():
            found = [one for one in self._all() if one[1][0] in options]
            label = _heading(zone, options, things.words)
            groups.append(Group(label, self._items(found, things, folded)))
        refused = [one for one in self.prompt.refused if one.code not in quiet]
        return [Choices(groups), *refusals(refused, things.words)]

    def count_pieces(self, options: Sequence[Choice], things: Things) -> list[Piece]:
        """The second question: how many. The numbers are what they say."""
        words = things.words
        items = []
        for option in options:
            label = words.brief(option.notation) or words.move(option.notation)
            said = _said(option, self._brings(option, label, words), words)
            items.append(Item(count_of(option), label, Text(FACTS.join(filter(None, said)))))
        return [Choices([Group("", items)])]

    def _items(
        self, numbered: Sequence[Numbered], things: Things, folded: Sequence[str]
    ) -> list[Item | Strip]:
        items: list[Item | Strip] = []
        for verb, same in groupby(numbered, key=lambda one: _verb(one[1][0])):
            found = list(same)
            if verb in folded and len(found) >= MANY:
                items.append(Strip(_folded(verb, found, things.words)))
            else:
                items += self._listed(found, things)
        return items

    def _listed(self, numbered: Sequence[Numbered], things: Things) -> list[Item | Strip]:
        """Options one by one, or in strips where the game has words for that."""
        items: list[Item | Strip] = []
        for row, same in groupby(numbered, key=lambda one: things.words.row(one[1][0].notation)):
            found = list(same)
            if row and len(found) > 1:
                items.append(self._strip(row, found, things))
            else:
                items += [self._item(number, options, things) for number, options in found]
        return items

    def _strip(self, row: str, found: Sequence[Numbered], things: Things) -> Strip:
        words = things.words
        shown = {self._brings(one, words.brief(one.notation), words) for _, (one,) in found}
        if len(shown) == 1 and (each := shown.pop()):
            row = words.text("terminal-each", what=row, brings=each)
        briefs = [(number, self._brief(option, words, row)) for number, (option,) in found]
        drawn = all(number in self.on_maps.values() for number, _ in found)
        if not drawn or len(found) < MANY:
            return Strip(row, briefs, about=self._shared(found, things))
        (first, (option,)), (last, _) = found[0], found[-1]
        move = option.notation
        return Strip(row, briefs, words.text("terminal-on-map", first=first, last=last, move=move))

    def _shared(self, found: Sequence[Numbered], things: Things) -> str:
        """What the thing is for that all moves of a strip are about, if it is one."""
        texts = {things.about([*map(str, one.arguments.values())]) for _, (one,) in found}
        told = _verb(found[0][1][0]) in self._layout.about and len(texts) == 1
        return texts.pop() if told else ""

    def _brief(self, option: Choice, words: Words, row: str) -> str:
        """What a move adds to its row, with what it brings in brackets."""
        brief = words.brief(option.notation)
        remark = words.remark(option.remark, option.facts) if option.remark else ""
        brings = self._brings(option, row + brief, words)
        known = ", ".join(filter(None, (brings, remark, MARK if option.warning else "")))
        return f"{brief} ({known})" if known else brief

    def _item(self, number: int, options: Sequence[Choice], things: Things) -> Item:
        """With the facts of what the move is about, or the name of what it touches on a map."""
        option = options[0]
        if len(options) > 1:
            return self._counted(number, options, things.words)
        words, verb = things.words, _verb(option)
        label, told = words.move(option.notation), [str(one) for one in option.arguments.values()]
        brings = self._brings(option, label, words)
        bare = verb in self._layout.bare
        facts = Text() if bare else things.note(told, numbers=not brings)
        about = things.about(told) if verb in self._layout.about else ""
        parts = [facts or self._spanning(option, things), *map(Text, _said(option, brings, words))]
        return Item(number, label, Text(FACTS).join(part for part in parts if part), about)

    def _counted(self, number: int, options: Sequence[Choice], words: Words) -> Item:
        """What can be had more or less of, from the fewest to the most."""
        first, last = options[0], options[-1]
        ends = [self._brings(one, "", words) for one in (first, last)]
        note = " … ".join(end or words.text("table-nothing") for end in ends if any(ends))
        return Item(number, words.span(_verb(first), count_of(first), count_of(last)), Text(note))

    def _brings(self, option: Choice, label: str, words: Words) -> str:
        """What a move gives and costs, as far as its words do not say so."""
        unsaid = self._layout.unsaid.get(_verb(option), ())
        brings = {name: by for name, by in option.brings.items() if name not in unsaid}
        return words.brings(brings, label)

    def _spanning(self, option: Choice, things: Things) -> Text:
        """Large things by name, and where they are unless the move says it."""
        cells = [(one, self._places[one]) for one in option.objects if one in self._places]
        faces = [(id, cell, face) for id, cell in cells for face in cell.faces if face.id == id]
        label = things.words.move(option.notation)
        named = [things.spanning(face, cell, owner_of(id), label) for id, cell, face in faces]
        return Text(FACTS).join(map(Text, filter(None, named)))


def _said(option: Choice, brings: str, words: Words) -> Iterable[str]:
    """What a move gives and costs, and what else to know about it."""
    yield brings
    if option.remark:
        yield words.remark(option.remark, option.facts)
    if option.warning:
        yield f"{MARK} {words.warning(option.warning)}"


def count_of(option: Choice) -> int:
    """How many, where a move says that."""
    return next(value for value in option.arguments.values() if isinstance(value, int))


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
