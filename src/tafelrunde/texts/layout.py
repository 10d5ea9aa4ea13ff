"""Hints of a game for the text table and for statistics: `components/layout.toml` beside its rules.

A game without the file works as well: everything is shown, in the order of the view.

    hide = ["overview"]        # components not to show, by the first word of their id; with
                               # table/ before it only what lies on the table
    last = ["discard"]         # components to show after all others
    bare = ["sell"]            # moves beside which the facts of a thing would mislead
    about = ["buy"]            # moves below which stands what a thing is for
    folded = ["trade"]         # moves that are only listed when somebody asks for all
    counted = ["bribe"]        # moves that differ in how many, which is asked in a second question
    quiet = ["too_early"]      # reasons that go without saying, unless somebody asks
    silent = ["turn"]          # causes of events that the headings of the story tell
    gathered = ["workers"]     # counters and markers whose names begin like that, in one row
    lines = ["town"]           # grids that are no map, but things side by side
    ways = ["canal_left"]      # tracks of which every space is shown, taken or not
    used = ["build"]           # moves that use a thing for what it is: of these, statistics tell
                               # one thing from another
    [brief]                    # facts that stand behind the name of a thing, by its sort
    district = ["colour", "cost"]
    [spans]                    # things that cover a square of so many cells a side, by their sort
    market = 2
    [signs]                    # for pieces of a player on a map
    guard = "!"
    [unsaid]                   # what moves bring or cost, where that goes without saying
    build = ["hand"]
    [opens]                    # the cause of the event with which a phase begins, by its name
    cards = "looked"
    [parts]                    # parts of a chapter that begin even if nobody decides in them: the
    raid = ["step harbour"]    # causes that open them, perhaps with a word among their facts
    "raid/spoils" = ["looted"] # a part of a part
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from tafelrunde.engine.game import Game
from tafelrunde.engine.view import Component

FILE = "components/layout.toml"
LISTS = (
    *("hide", "last", "bare", "about", "folded", "counted", "quiet", "silent"),
    *("gathered", "lines", "ways", "used"),
)
TABLES_OF_LISTS = ("brief", "unsaid", "parts")
TABLES = ("spans", "signs", "opens")


@dataclass(frozen=True)
class Layout:
    hide: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    folded: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()
    gathered: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    brief: dict[str, tuple[str, ...]] = field(default_factory=dict)
    spans: dict[str, int] = field(default_factory=dict)
    signs: dict[str, str] = field(default_factory=dict)
    opens: dict[str, str] = field(default_factory=dict)
    unsaid: dict[str, tuple[str, ...]] = field(default_factory=dict)
    parts: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def arranged(self, components: Sequence[Component]) -> list[Component]:
        """What is to be shown, in the order to show it."""
        shown = [
            one for one in components if not {place_name(one.id), f"table/{one.id}"} & {*self.hide}
        ]
        return sorted(shown, key=lambda one: self._rank(place_name(one.id)))

    def gathering(self, component: Component) -> str:
        """With which others something is shown in one row, by how their names begin."""
        start = place_name(component.id).partition("_")[0]
        return start if start in self.gathered else ""

    def _rank(self, name: str) -> int:
        return self.last.index(name) + 1 if name in self.last else 0


def place_name(place: str) -> str:
    """What a place is called: `seat/2/city/keep` and `city` are both a city."""
    head, *rest = place.split("/")
    return rest[1] if head == "seat" and len(rest) > 1 else head


def layout_of(game: Game) -> Layout:
    return _read(type(game).__module__.rpartition(".")[0])


@cache
def _read(package: str) -> Layout:
    file = resources.files(package).joinpath(FILE)
    return read_layout(file.read_text("utf-8")) if file.is_file() else Layout()


def read_layout(text: str) -> Layout:
    """ValueError names what the file has and should not have."""
    data = tomllib.loads(text)
    lists = {name: data.pop(name, []) for name in LISTS}
    listed = {name: data.pop(name, {}) for name in TABLES_OF_LISTS}
    tables = {name: data.pop(name, {}) for name in TABLES}
    if data:
        raise ValueError(f"{FILE}: {', '.join(data)} is unknown")
    for names in (*lists.values(), *(one for table in listed.values() for one in table.values())):
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ValueError(f"{FILE}: a list of names is wanted, not {names!r}")
    made: dict[str, Any] = {name: _tuples(table) for name, table in listed.items()}
    made |= {**_tuples(lists), **tables}
    return Layout(**made)


def _tuples(table: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {key: tuple(names) for key, names in table.items()}
