"""What a seat sees of Brügge besides cards and open numbers: dice, tracks, towns and canals."""

from __future__ import annotations

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.state import EMPTY, TURNED, BrugesState
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.observing import Column
from tafelrunde.engine.view import (
    Cell,
    Component,
    Counter,
    Dice,
    Face,
    Grid,
    Marker,
    Token,
    Track,
)

# ---------------------------------------------------------------------- observation
COLUMNS = tuple(Column(f"seat/{seat}/empty_houses", r.COLOURS) for seat in range(r.SEATS))


def observed(s: BrugesState, seat: int) -> list[int]:
    """Empty houses by colour, from the seat on; who lives where besides follows from persons."""
    numbers: list[int] = []
    for k in range(r.SEATS):
        counts = [0] * r.COLOURS
        if k < s.players:
            owner = s.seats[(seat + k) % int(s.players)]
            counts = [int(owner.empty_houses(colour)) for colour in range(r.COLOURS)]
        numbers += counts
    return numbers


# ---------------------------------------------------------------------------- board
def board(s: BrugesState) -> list[Component]:
    values = [int(s.die(colour)) for colour in range(r.COLOURS)]
    spaces = [str(points) for points in s.book.reputation]
    markers = [Marker("pawn", int(own.reputation), seat) for seat, own in enumerate(s.seats)]
    left = list(s.book.statues)[len(s.book.statues) - int(s.statues_left) :]
    statues = [Marker("statue", k) for k in range(len(s.book.statues) - len(left), 6)]
    return [
        Dice("dice", values if s.dice else []),
        Track("reputation", spaces, markers),
        Track("statues", [str(value) for value in s.book.statues], statues),
        *([Counter("last_round", int(s.last_round))] if s.last_round else []),
    ]


# ---------------------------------------------------------------------------- towns
def town(s: BrugesState, seat: int) -> list[Component]:
    here = f"seat/{seat}"
    owner = s.seats[seat]
    shown: list[Component] = []
    if s.start == seat:
        shown.append(Token(f"{here}/crest", "crest"))
    for colour, name in enumerate(r.colour.names):
        shown.append(Counter(f"{here}/workers_{name}", int(owner.workers_of(colour))))
    for colour, name in enumerate(r.colour.names):
        shown.append(Counter(f"{here}/threats_{name}", int(owner.threats_of(colour)), r.STRIKE))
    for side, name in enumerate(r.side.names):
        spaces = [r.colour.names[s.book.canal_colour(seat, side, space)] for space in range(r.ARM)]
        tiles = [Marker("canal", space) for space in range(owner.built(side))]
        shown.append(Track(f"{here}/canal_{name}", spaces, tiles))
    for value in s.book.statues:
        if owner.statues >> value & 1:
            shown.append(Token(f"{here}/statue_{value}", "statue", str(value)))
    for name in r.majority.names:
        turned = "turned" if owner.majorities & r.majority.bit(name) else ""
        shown.append(Token(f"{here}/majority_{name}", f"majority_{name}", turned))
    shown.append(_houses(s, seat))
    return shown


def _houses(s: BrugesState, seat: int) -> Grid:
    """The houses in the order in which they were built, with those who live there."""
    slugs = s.rules.game.words["card"]
    cells = []
    for house, tenant in enumerate(s.seats[seat].homes):
        colour = r.colour.names[s.house_colour(seat, house)]
        faces = [Face(f"house_{colour}", f"seat/{seat}/house/{house}")]
        if tenant != EMPTY:
            slug = slugs[tenant & KIND]
            turned = tenant & TURNED != 0
            faces.append(Face(slug, f"seat/{seat}/persons/{slug}", turned=turned))
        cells.append(Cell(house, 0, faces))
    return Grid(f"seat/{seat}/town", cells)
