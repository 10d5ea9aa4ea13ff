"""The options of a decision: in groups by what they touch, with a number for each to type."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.table.pieces import Choices, Group, Heading, Item, Line, Piece
from tafelrunde.cli.table.things import Things
from tafelrunde.cli.table.words import Words, owner_of
from tafelrunde.engine.errors import Reason
from tafelrunde.engine.view import Arguments, Choice, Prompt, Refused, View, Zone

MOST_REFUSALS = 5  # lines; for the rest one can ask
MOST_ALIKE = 8  # moves named in such a line


class Menu:
    """The options in the order in which they are shown."""

    def __init__(self, view: View, prompt: Prompt) -> None:
        self.prompt = prompt
        self.groups = self._grouped(_zones(view))
        self.options = [option for group in self.groups.values() for option in group]

    def _grouped(self, zones: dict[str, str]) -> dict[str, list[Choice]]:
        groups: dict[str, list[Choice]] = {}
        for option in self.prompt.options:
            groups.setdefault(_first_touched(option, zones), []).append(option)
        # What touches nothing, like ending the turn, is what one does last.
        untouched = groups.pop("", None)
        return groups if untouched is None else groups | {"": untouched}

    def pieces(self, things: Things) -> list[Piece]:
        groups = []
        number = 1
        for zone, options in self.groups.items():
            items = [_item(number + k, option, things) for k, option in enumerate(options)]
            groups.append(Group(_heading(zone, options, things.words), items))
            number += len(items)
        return [Choices(groups), *_refusals(self.prompt.refused, things.words)]


def _zones(view: View) -> dict[str, str]:
    """The component that each object of a view is or lies in."""
    components = [*view.board, *(one for area in view.seats for one in area.components)]
    zones = {one.id: one.id for one in components}
    for one in components:
        if isinstance(one, Zone):
            zones |= {face.id: one.id for face in one.faces if face.id}
    return zones


def _first_touched(option: Choice, zones: dict[str, str]) -> str:
    """Where a hand goes first to make this move; empty if it touches nothing."""
    place = option.objects[0] if option.objects else ""
    while place and place not in zones:
        place = place.rpartition("/")[0]
    return zones.get(place, "")


def _item(number: int, option: Choice, things: Things) -> Item:
    verb = option.notation.partition(" ")[0]
    told = {} if verb in things.layout.bare else option.arguments
    note = things.note([str(value) for value in told.values()])
    return Item(number, things.words.move(option.notation), note)


def _heading(zone: str, options: Sequence[Choice], words: Words) -> str:
    """The place; of the own things the thing itself, if it is only one."""
    touched = {option.objects[0] for option in options if option.objects}
    if len(touched) == 1 and owner_of(zone) == words.you:
        name = touched.pop().rpartition("/")[2]
        if name in words.kinds:
            return words.kind(name)
    return words.whose(zone) if zone else ""


def _refusals(refused: Sequence[Refused], words: Words) -> list[Piece]:
    """What somebody would look for, and why it is missing; the same reason is given once."""
    reasons: dict[str, list[Refused]] = {}
    for one in refused:
        reasons.setdefault(words.reason(Reason(one.code, one.arguments)), []).append(one)
    if not reasons:
        return []
    lines = [f"{_labels(found, words)}: {reason}" for reason, found in reasons.items()]
    rest = len(lines) - MOST_REFUSALS
    if rest > 1:
        why = words.text("table-command-why")
        lines[MOST_REFUSALS:] = [words.text("terminal-refused-more", count=rest, why=why)]
    heading = Heading(words.text("table-refused-heading"))
    return [heading, *(Line(line, "dim") for line in lines)]


def _labels(refused: Sequence[Refused], words: Words) -> str:
    """Moves in few words: "Build Temple, Church and Keep; End the turn"."""
    if len(refused) > MOST_ALIKE:
        named, rest = refused[: MOST_ALIKE // 2], refused[MOST_ALIKE // 2 :]
        return words.text("terminal-refused-alike", moves=_labels(named, words), count=len(rest))
    verbs: dict[str, list[Arguments]] = {}
    for one in refused:
        verb = one.notation.partition(" ")[0]
        verbs.setdefault(verb, []).append(words.game.arguments(one.notation))
    return "; ".join(_label(verb, found, words) for verb, found in verbs.items())


def _label(verb: str, found: Sequence[Arguments], words: Words) -> str:
    """One label for all moves that differ in their last argument only."""
    *first, last = list(found[0]) or [""]
    alike: dict[tuple[int | str, ...], list[Arguments]] = {}
    for one in found:
        alike.setdefault(tuple(one[name] for name in first), []).append(one)
    labels = []
    for same in alike.values():
        named = words.worded(same[0])
        if last:
            named[last] = words.listed(str(words.worded(one)[last]) for one in same)
        labels.append(words.label_of(verb, named))
    return "; ".join(labels)
