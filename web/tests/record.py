"""Writes recorded.json and noblemen.json: what the server would send at some moments of a game.

After a change of the engine's views: python web/tests/record.py
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

import tafelrunde
from tafelrunde.engine import view as v
from tafelrunde.engine.state import State
from tafelrunde.server.contract import SeatInfo, TableInfo, TableStatus, Update, Welcome

NAMES = ("Anna", "Ben", "Cleo", "David")
WANTED = ("draft", "turn", "choose", "over")
LAST_EVENTS = 40  # the whole story would be long
LETTERS = {"F": "field", "G": "grove", "W": "fountain", "M": "meadow"}


def table(state: State, seat: int) -> TableInfo:
    seats = [SeatInfo(i, "person", NAMES[i], here=True, you=i == seat) for i in range(4)]
    status: TableStatus = "over" if state.over else "running"
    turn = not state.over and state.actor == seat
    game = state.rules.game.name
    return TableInfo("t", game, status, seats, {}, state.ply, state.actor, seat, turn)


def welcome(state: State, seat: int) -> Welcome:
    watcher = None if seat < 0 else seat
    return Welcome(
        0,
        table(state, seat),
        state.rules.game.catalogue(),
        state.view(watcher),
        state.prompt(watcher),
        state.events(0, watcher)[-LAST_EVENTS:],
        [],
        False,
        state.open_sheet(watcher),
        state.open_ranking(watcher),
    )


def moments() -> dict[str, Any]:
    """The first decision of each kind, late enough that there is something to see."""
    found: dict[str, Any] = {}
    state = tafelrunde.game("citadels").new(players=4, seed=4)
    chance = random.Random(4)
    while not state.over:
        kind = state.prompt(None).kind
        if kind in WANTED and (state.ply > 60 or kind != "turn"):
            found.setdefault(kind, welcome(state, state.actor))
        if kind == "turn" and "update" not in found and state.ply > 60:
            before, since = state.actor, len(state.events(0, None))
            found["before"] = welcome(state, before)
            state.play(state.moves()[0])
            found["update"] = Update(
                1, table(state, before), state.view(before), state.prompt(before), since,
                state.events(since, before), True, [], [],
            )  # fmt: skip
            continue
        state.play(chance.choice(state.moves()))
    return {**found, "over": welcome(state, 0), "spectator": welcome(state, -1)}


# Estates drawn from north to south; the first letter is the meadow at 0,0.
ESTATES: dict[str, list[Any]] = {
    "MFFW MFFW MGGM GGGM": [[0, 0, "castle"], [3, 2, "chapel"]],
    "MGGM WGGM WWFF MWWF": [[0, 0, "palace"]],
    "MWW MWW MFF": [[0, 0, "castle"]],
    "M": [[0, 0, "castle"]],
}


def noblemen_seat(rows: str, buildings: list[Any]) -> dict[str, Any]:
    cells = {
        (x, y): LETTERS[kind] for y, row in enumerate(rows.split()) for x, kind in enumerate(row)
    }
    return {
        "money": 20,
        "bribes": 3,
        "title": "earl" if rows == "M" else "baron",
        "tiles": {"field": 3, "grove": 2, "meadow": 1},
        "cards": ["liaison", "blackmail"] if rows == "M" else ["dowry", "vicar"],
        "estate": {"tiles": [[*at, kind] for at, kind in cells.items()], "buildings": buildings},
    }


def noblemen_table(turn: int, space: int = 2) -> State:
    """A table of Noblemen at which there is much to see, in the turn of a seat."""
    seats = [noblemen_seat(rows, buildings) for rows, buildings in ESTATES.items()]
    data = {"players": 4, "queen": 2, "bag": "rest", "deck": "rest", "seats": seats}
    agenda = [["end_turn", turn], ["turn", turn]]
    position = {**data, "decade": 2, "space": space, "rng": [1, 2, 3, 4], "agenda": agenda}
    return tafelrunde.game("noblemen").from_json(position)


def noblemen_moments() -> dict[str, Any]:
    found: dict[str, Any] = {}
    new = tafelrunde.game("noblemen").new(players=4, seed=3, first_player=0)
    note(found, new, "take 2", "take 1")
    note(found, noblemen_table(0), "lay field", "cell 0,-1")
    site = ("build castle", "site 3,3", "knight 1 1,0", "give field", "give field")
    note(found, noblemen_table(0), *site)
    note(found, noblemen_table(0), "donate grove", "done")
    ball = noblemen_table(2, space=3)
    note(found, ball, "idle", "end", "offer bribe", *["done"] * 4)
    while not new.over:
        new.play(new.moves()[-1])
    return {**found, "over": welcome(new, 0), "spectator": welcome(ball, -1)}


def note(found: dict[str, Any], state: State, *moves: str) -> None:
    """What the seat that decides sees, at the first decision of each kind and after the moves."""
    for move in moves:
        found.setdefault(state.prompt(None).kind, welcome(state, state.actor))
        state.play(state.parse(move))
    found.setdefault(state.prompt(None).kind, welcome(state, state.actor))


def everything() -> Welcome:
    """A game that does not exist, with every type of component."""
    kinds = [
        v.Kind("boat", "tile", {"de": "Boot", "en": "Boat"}, {"colour": "blue", "cost": 2}),
        v.Kind("duke", "person", {"de": "Herzog", "en": "Duke"}),
    ]
    free = v.Cell(1, 1, id="canal/1,1")
    board: list[v.Component] = [
        v.Zone("pool", "row", 3, [v.Face("boat", "pool/boat"), v.Face("duke", "pool/duke")]),
        v.Zone("heap", "pile", 9),
        v.Track("fame", ["a", "b", "c"], [v.Marker("disc", 1, 0), v.Marker("disc", 2, 1)]),
        v.Grid("canal", [v.Cell(0, 0, [v.Face("boat", "canal/boat")]), v.Cell(1, 0), free]),
        v.Counter("week", 3, 7),
        v.Dice("dice", [1, 4, 6]),
        v.Token("wind", "wind"),
    ]
    seats = [
        v.Area(i, [v.Counter(f"seat/{i}/coins", 4), v.Zone(f"seat/{i}/hand", "hand", 1, hand)])
        for i, hand in enumerate(([v.Face("boat", "hand/boat")], []))
    ]
    options = [
        v.Choice("take boat", "nowhere-move-take", {}, ["pool/boat"]),
        v.Choice("sail", "nowhere-move-sail", {}, ["hand/boat", "canal/1,1"]),
        v.Choice("pass", "nowhere-move-pass"),
    ]
    info = TableInfo(
        "n", "nowhere", "running", [SeatInfo(i, "person", NAMES[i], you=i == 0) for i in (0, 1)],
        {}, 5, 0, 0, True,
    )  # fmt: skip
    return Welcome(
        0,
        info,
        v.Catalogue("nowhere", 1, "", kinds),
        v.View("nowhere", 1, 5, 0, [v.Stage("nowhere-phase-day")], board, seats),
        v.Prompt(0, "act", "nowhere-ask-act", {}, "", options),
        [], [], False, [], [],
    )  # fmt: skip


def write(name: str, messages: dict[str, Any]) -> None:
    recorded = msgspec.to_builtins(messages)
    # Once is enough.
    catalogue, *_ = [message.pop("catalogue", None) for message in recorded.values()]
    if "everything" in messages:
        recorded["everything"]["catalogue"] = msgspec.to_builtins(messages["everything"].catalogue)
    lines = [msgspec.json.encode({key: message})[1:-1] for key, message in recorded.items()]
    lines.insert(0, msgspec.json.encode({"catalogue": catalogue})[1:-1])
    Path(__file__).with_name(name).write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")


if __name__ == "__main__":
    write("recorded.json", {**moments(), "everything": everything()})
    write("noblemen.json", noblemen_moments())
