"""Writes recorded.json: what the server would send at some moments of a game.

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


def table(state: State, seat: int) -> TableInfo:
    seats = [SeatInfo(i, "person", NAMES[i], here=True, you=i == seat) for i in range(4)]
    status: TableStatus = "over" if state.over else "running"
    turn = not state.over and state.actor == seat
    return TableInfo("t", "citadels", status, seats, {}, state.ply, state.actor, seat, turn)


def welcome(state: State, seat: int) -> Welcome:
    watcher = None if seat < 0 else seat
    return Welcome(
        0,
        table(state, seat),
        tafelrunde.game("citadels").catalogue(),
        state.view(watcher),
        state.prompt(watcher),
        state.events(0, watcher)[-LAST_EVENTS:],
        [],
        False,
        state.score_sheet() if state.over else [],
        state.ranking() if state.over else [],
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


def everything() -> Welcome:
    """A game that does not exist, with every type of component."""
    kinds = [
        v.Kind("boat", "tile", {"de": "Boot", "en": "Boat"}, {"colour": "blue", "cost": 2}),
        v.Kind("duke", "person", {"de": "Herzog", "en": "Duke"}),
    ]
    board: list[v.Component] = [
        v.Zone("pool", "row", 3, [v.Face("boat", "pool/boat"), v.Face("duke", "pool/duke")]),
        v.Zone("heap", "pile", 9),
        v.Track("fame", ["a", "b", "c"], [v.Marker("disc", 1, 0), v.Marker("disc", 2, 1)]),
        v.Grid("canal", [v.Cell(0, 0, [v.Face("boat", "canal/boat")]), v.Cell(1, 0), v.Cell(1, 1)]),
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
        v.Choice("sail", "nowhere-move-sail", {}, ["hand/boat", "canal/1/1"]),
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


if __name__ == "__main__":
    recorded = msgspec.to_builtins({**moments(), "everything": everything()})
    # Once is enough.
    catalogue, *_ = [message.pop("catalogue", None) for message in recorded.values()]
    recorded["everything"]["catalogue"] = msgspec.to_builtins(everything().catalogue)
    lines = [msgspec.json.encode({name: message})[1:-1] for name, message in recorded.items()]
    lines.insert(0, msgspec.json.encode({"catalogue": catalogue})[1:-1])
    Path(__file__).with_name("recorded.json").write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")
