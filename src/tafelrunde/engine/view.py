"""The vocabulary between the engine and every screen: views, prompts and the catalogue.

No client knows a rule. It draws components, lights up the objects that options touch, and looks
up the text of a key in its own language. The types are declared here and nowhere else.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

# Facts for a text. By convention a name that is `seat` or ends in `_seat` holds a seat, and a value
# that is a kind of the catalogue stands for that kind; a client puts their names in their place.
Arguments = dict[str, int | str]

# What a move brings: names of counters, zones or tokens of the seat, and by how much they change.
Brings = dict[str, int]


class Face(Struct, omit_defaults=True):
    """A card, tile or piece somebody can see. `id` is what a person points at."""

    kind: str
    id: str = ""
    count: int = 1
    seat: int = -1  # whose piece it is, where it stands among the things of others
    turned: bool = False  # lies sideways: used, and not ready again


class Zone(Struct, tag="zone", omit_defaults=True):
    """Cards or tiles together: a hand, a pile or a row.

    `size` counts everything, or is -1 where nobody may count; `faces` are those this seat knows, in
    card order; `backs` says what the hidden ones look like from behind, where backs differ.
    """

    id: str
    shape: str  # hand | pile | row
    size: int
    faces: list[Face] = []
    backs: dict[str, int] = {}


class Marker(Struct, omit_defaults=True):
    kind: str
    at: int
    seat: int = -1


class Track(Struct, tag="track", omit_defaults=True):
    """Spaces in a row, with markers on them. Spaces are pointed at as `id/1`, `id/2` and so on."""

    id: str
    spaces: list[str]
    markers: list[Marker] = []


class Cell(Struct, omit_defaults=True):
    """A place in a grid: x grows to the east, y to the south. `id` where it can be pointed at."""

    x: int
    y: int
    faces: list[Face] = []
    id: str = ""


class Grid(Struct, tag="grid", omit_defaults=True):
    """Cells at coordinates."""

    id: str
    cells: list[Cell] = []


class Counter(Struct, tag="counter", omit_defaults=True):
    """A number everybody at the table can read off."""

    id: str
    value: int
    limit: int | None = None


class Dice(Struct, tag="dice", omit_defaults=True):
    id: str
    values: list[int] = []


class Token(Struct, tag="token", omit_defaults=True):
    """A single marker that somebody or some place has: a crown, a name somebody called out."""

    id: str
    kind: str
    about: str = ""


Component = Zone | Track | Grid | Counter | Dice | Token


class Stage(Struct, omit_defaults=True):
    """One part of the path that says where in the game we are: round 3 / calling / merchant."""

    key: str
    arguments: Arguments = {}


class Area(Struct):
    """What lies before one seat."""

    seat: int
    components: list[Component]


class View(Struct):
    """All that one seat (or a spectator) may know."""

    game: str
    rules: int
    ply: int
    actor: int
    phase: list[Stage]
    board: list[Component]
    seats: list[Area]


class Choice(Struct, omit_defaults=True):
    """One legal move: its notation, its label, and the objects a hand would touch in order.

    `final` means that it cannot be taken back: somebody learns something by it that it does not
    say itself, or it ends the game. `brings` says what it gives and costs, as far as the rules can
    know: a price that is only paid after further questions counts in full. `warning` is a code for
    why a person should think twice; `remark` one for something else worth knowing, with its facts.
    """

    notation: str
    label: str
    arguments: Arguments = {}
    objects: list[str] = []
    final: bool = False
    brings: Brings = {}
    warning: str = ""
    remark: str = ""
    facts: Arguments = {}


class Refused(Struct, omit_defaults=True):
    """A move a person would look for that is not legal now, and why."""

    notation: str
    code: str
    arguments: Arguments = {}
    objects: list[str] = []


class Prompt(Struct, omit_defaults=True):
    """What is being decided. Seats that do not decide learn only kind and seat."""

    seat: int
    kind: str
    text: str = ""
    arguments: Arguments = {}
    anchor: str = ""
    options: list[Choice] = []
    refused: list[Refused] = []


class Kind(Struct, omit_defaults=True):
    """What a kind of card, tile or piece is: everything a face does not repeat.

    `provenance` says how much of it is printed: `printed`, `partial`, `reconstructed` or
    `invented`. Where fields differ `sources` says it of each: the `name`, the `text`, or a fact.

    What it does is said by the text of a key, or by `texts` in each language where sentences are
    made from the data of a card. `signs` are the numbers and symbols of these sentences, for those
    who draw them.
    """

    id: str
    sort: str
    names: dict[str, str]
    facts: dict[str, Any] = {}
    text: str = ""
    provenance: str = ""
    texts: dict[str, str] = {}
    signs: dict[str, Any] = {}
    sources: dict[str, str] = {}


class Catalogue(Struct):
    """The static part of a game, sent once.

    `room` says of places that fill up how much they hold, by their name; of each kind, where they
    have spaces of their own for each.
    """

    game: str
    rules: int
    cards: str
    kinds: list[Kind]
    room: dict[str, int] = {}
