"""What lies on a table, as text: cards with the facts that matter, piles, counters, tracks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tafelrunde.cli.table.pieces import LIST, Row
from tafelrunde.engine.view import (
    Cell,
    Component,
    Counter,
    Dice,
    Face,
    Grid,
    Kind,
    Token,
    Track,
    View,
    Zone,
)
from tafelrunde.texts.layout import Layout, place_name
from tafelrunde.texts.wording import folded
from tafelrunde.texts.words import Words, owner_of

# Names of colours as the terminal has them; the word is always there as well.
STYLES = {
    "yellow": "yellow",
    "blue": "blue",
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "violet": "magenta",
    "brown": "yellow",
}


TAKEN = "✓"  # behind a space of a track on which something lies


class Things:
    """Describes components in the words for one seat."""

    def __init__(self, words: Words, layout: Layout) -> None:
        self.words = words
        self.layout = layout

    # --------------------------------------------------------------------- cards

    def face(self, face: Face) -> Text:
        """A card in a list: "2 × Manor (yellow 3)"."""
        name = self.words.kind(face.kind)
        if face.count > 1:
            name = self.words.text("table-times", count=face.count, name=name)
        facts = self._brief(face.kind)
        if not facts:
            return Text(name)
        shown = [styled(self.words.in_short(fact, value), value) for fact, value in facts]
        return Text.assemble(name, " (", Text(" ").join(shown), ")")

    def note(self, slugs: Sequence[str], *, numbers: bool = True) -> Text:
        """The same facts spelled out, beside a move: "Yellow (crown) · Cost 3".

        Without numbers where it is said what the move gives and costs.
        """
        facts = [one for slug in slugs for one in self._brief(slug)]
        parts = [self._spelled(*one) for one in facts if numbers or isinstance(one[1], str)]
        return Text(" · ").join(parts)

    def about(self, slugs: Sequence[str]) -> str:
        """What things are for, in their own words."""
        kinds = [self.words.kinds[slug] for slug in slugs if slug in self.words.kinds]
        return " ".join(filter(None, map(self.words.about, kinds)))

    def spanning(self, face: Face, cell: Cell, owner: int | None, label: str) -> str:
        """The name of a thing that covers several cells of a map; whose it is and where, unless
        the label says so. Empty for smaller things."""
        kind = self.words.kinds.get(face.kind)
        if kind is None or kind.sort not in self.layout.spans:
            return ""
        name, where = self.words.kind(face.kind), self.words.spot(f"{cell.x},{cell.y}")
        if where in label:
            return name
        if owner is not None and owner != self.words.you:
            player = self.words.player(owner)
            name = self.words.text("terminal-owned", place=name, player=player)
        return f"{name}, {where}"

    def _spelled(self, fact: str, value: object) -> Text:
        said = self.words.value(fact, value)
        return styled(said if isinstance(value, str) else f"{self.words.fact(fact)} {said}", value)

    def _brief(self, slug: str) -> list[tuple[str, object]]:
        kind = self.words.kinds.get(slug)
        if kind is None:
            return []
        return [(name, kind.facts[name]) for name in self._shown(kind)]

    def _shown(self, kind: Kind) -> list[str]:
        return [name for name in self.layout.brief.get(kind.sort, ()) if name in kind.facts]

    def named(self, view: View) -> dict[str, list[str]]:
        """The kinds one sees on the table and before oneself, by what their places are called."""
        mine = [area.components for area in view.seats if area.seat == self.words.you]
        places: dict[str, list[str]] = {}
        for one in [*view.board, *(component for found in mine for component in found)]:
            if isinstance(one, Zone):
                seen = [face.kind for face in one.faces if face.kind in self.words.kinds]
                places.setdefault(folded(self.words.place(one.id)), seen)
        return places

    # ---------------------------------------------------------------- components

    def in_short(self, component: Component) -> Text | None:
        """What can be said in a word or two, if that is all; else it gets a line of its own."""
        said = self._said_shortly(component)
        if said is None:
            return None
        sign = ": " if said and not said.isdecimal() else " "
        return Text(f"{self.words.place(component.id)}{sign}{said}".strip())

    def _pile_in_short(self, zone: Zone) -> str:
        """Only the top is seen from behind, or all of it: said where backs differ."""
        if sum(zone.backs.values()) == 1:
            back = self.words.back(next(iter(zone.backs)))
            return self.words.text("terminal-top", count=zone.size, back=back)
        return f"{zone.size} ({self._backs(zone)})" if len(zone.backs) > 1 else str(zone.size)

    def _backs(self, zone: Zone) -> str:
        return ", ".join(f"{n} × {self.words.back(back)}" for back, n in zone.backs.items())

    def _said_shortly(self, component: Component) -> str | None:
        if isinstance(component, Zone):
            return self._zone_in_short(component)
        if isinstance(component, Counter):
            if component.limit is None:
                return str(component.value)
            return self.words.text("terminal-limit", value=component.value, limit=component.limit)
        if isinstance(component, Token):
            if component.about or component.kind not in self.words.kinds:
                return self._about(component.about)
            return self.words.kind(component.kind)
        if isinstance(component, Dice):
            said = [self.words.die(number, pips) for number, pips in enumerate(component.values)]
            return ", ".join(said) or self.words.text("table-empty")
        return None

    def _zone_in_short(self, zone: Zone) -> str | None:
        """Piles and hidden hands are just so many; a row is more, unless there is little in it."""
        if zone.size < 0:
            return None  # nobody may count
        if zone.shape == "pile" and zone.backs:
            return self._pile_in_short(zone)
        if zone.shape == "pile" or (zone.shape == "hand" and not zone.faces and not zone.backs):
            return str(zone.size)
        if zone.size == 0 or zone.backs:
            return None
        if not zone.faces:
            return self._hidden(zone.size)
        # What lies before somebody can be told with the name, but not what is everybody's.
        kind = zone.faces[0].kind
        single = zone.size == 1 and owner_of(zone.id) is not None and not self._brief(kind)
        return self.words.kind(kind) if single else None

    def _hidden(self, count: int) -> str:
        return self.words.text("table-hidden", count=count)

    def _about(self, about: str) -> str:
        """What a marker lies on or speaks of, by the last part of its id."""
        owner = owner_of(about)
        name = about.rpartition("/")[2]
        if name in self.words.kinds:
            return self.words.kind(name)
        if owner is not None:
            return self.words.player(owner)
        return self.words.place(name) if name else ""

    def row(self, component: Component) -> Row:
        """All there is to see of a component, with its name before it."""
        label = self.words.place(component.id)
        if isinstance(component, Zone):
            return Row(label, self._zone(component), LIST)
        if isinstance(component, Track):
            return Row(label, self._track(component), LIST)
        return Row(label, [self._said_shortly(component) or ""])

    def gathered(self, name: str, components: Sequence[Component]) -> Row | None:
        """Counters and markers of one sort in a row, but for those at nothing; None if all are."""
        parts = [self._part(one) for one in components]
        said = [part for part in parts if part is not None]
        return Row(self.words.place(name), said, LIST) if said else None

    def _part(self, component: Component) -> Text | None:
        name = place_name(component.id)
        colour = name.partition("_")[2]
        if isinstance(component, Counter) and component.value:
            facts = {"value": component.value, "limit": component.limit or 0}
            return styled(self.words.part(name, **facts), colour)
        if isinstance(component, Token) and component.about:
            return Text(self.words.part(name, value=0, limit=0))
        return None

    def line(self, grid: Grid) -> Row:
        """Cells side by side, each with what lies there: first the place, then who is in it."""
        return Row(self.words.place(grid.id), [self._cell(cell.faces) for cell in grid.cells], LIST)

    def _cell(self, faces: Sequence[Face]) -> Text:
        place, *inside = faces
        kind = self.words.kinds.get(place.kind)
        name = styled(self.words.kind(place.kind), kind.facts.get("colour") if kind else None)
        if not inside:
            return name
        return Text.assemble(name, ": ", Text(", ").join(map(self._lying, inside)))

    def _lying(self, face: Face) -> Text:
        """A thing on the table, and whether it is turned."""
        if not face.turned:
            return self.face(face)
        return Text.assemble(self.face(face), " ", self.words.text("terminal-turned"))

    def _zone(self, zone: Zone) -> list[Text]:
        shown = [self._lying(face) for face in zone.faces]
        hidden = zone.size - sum(face.count for face in zone.faces)
        if hidden > 0:
            said = self._hidden(hidden)
            shown.append(Text(f"{said} ({self._backs(zone)})" if zone.backs else said))
        if zone.size < 0:
            shown.append(Text(self.words.text("terminal-uncounted")))
        return shown

    def _track(self, track: Track) -> list[Text]:
        """The spaces somebody stands on; the whole way where just one marker goes along it."""
        kinds = {marker.kind for marker in track.markers}
        if place_name(track.id) in self.layout.ways:
            return [self._passed(track, at) for at in range(len(track.spaces))]
        if (
            len(track.markers) == 1
            and track.markers[0].seat < 0
            and not kinds & {*self.words.kinds}
        ):
            return [self._space(track, at) for at in range(len(track.spaces))]
        if len(kinds) == 1 and all(marker.seat < 0 for marker in track.markers):
            return [Text(track.spaces[marker.at]) for marker in track.markers]
        spaces = []
        for at, space in enumerate(track.spaces):
            here = [marker for marker in track.markers if marker.at == at]
            if here:
                names = [
                    self.words.kind(one.kind) if one.seat < 0 else self.words.player(one.seat)
                    for one in here
                ]
                spaces.append(Text(f"{self.words.kind(space)}: {self.words.listed(names)}"))
        return spaces or [Text(self.words.text("table-empty"))]

    def _passed(self, track: Track, at: int) -> Text:
        """One space, and whether something lies there."""
        space = track.spaces[at]
        name = styled(self.words.space(space, at), space)
        taken = any(marker.at == at for marker in track.markers)
        return Text.assemble(name, " ", (TAKEN, "bold")) if taken else name

    def _space(self, track: Track, at: int) -> Text:
        """One space of a way, and whether the marker stands there."""
        name = self.words.space(track.spaces[at], at)
        if track.markers[0].at != at:
            return Text(name, "dim")
        return Text(self.words.text("terminal-here", space=name), "bold")


def styled(text: str, value: object) -> Text:
    """In the colour it names, if it names one."""
    return Text(text, style=STYLES.get(str(value), ""))
