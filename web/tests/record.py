"""Writes recorded.json and a file for each other game: what the server would send at moments.

After a change of the engine's views: python web/tests/record.py
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

import tafelrunde
from tafelrunde.engine import view as v
from tafelrunde.server import entries as e
from tafelrunde.server import messages
from tafelrunde.server.contract import Hints, SeatInfo, TableInfo, Welcome
from tafelrunde.server.match import Match
from tafelrunde.server.messages import Onlooker

NAMES = ("Anna", "Ben", "Cleo", "David")
WANTED = ("draft", "turn", "choose", "over")
LAST_EVENTS = 40  # the whole story would be long
LETTERS = {"F": "field", "G": "grove", "W": "fountain", "M": "meadow"}


def table(name: str, seed: int, **options: e.Value) -> Match:
    """A table at which four people sit."""
    opened = e.Opened(name, ["guest"] * len(NAMES), options, seed, "", NAMES[0])
    match = Match(tafelrunde.game(name), e.Entry(0, opened, ""))
    for seat, person in enumerate(NAMES):
        match.apply(e.Entry(0, e.Joined(seat, person), "", person))
    match.apply(e.Entry(0, e.Started(match.game.version), ""))
    return match


def play(match: Match, move: str) -> int:
    return match.apply(e.Entry(match.seq, e.Played(match.actor, match.state.ply, move), ""))


def welcome(match: Match, seat: int) -> Welcome:
    who = Onlooker(seat)
    found = messages.welcome(match, messages.table_info("t", match, NAMES, who), who)
    found.events = found.events[-LAST_EVENTS:]
    found.can_undo = False
    return found


def moments() -> dict[str, Any]:
    """The first decision of each kind, late enough that there is something to see."""
    found: dict[str, Any] = {}
    match = table("citadels", 4)
    state, chance = match.state, random.Random(4)
    while not state.over:
        kind = state.prompt(None).kind
        if kind in WANTED and (state.ply > 60 or kind != "turn"):
            found.setdefault(kind, welcome(match, state.actor))
        if kind == "turn" and "update" not in found and state.ply > 60:
            found["before"] = welcome(match, before := state.actor)
            since = play(match, state.notate(state.moves()[0]))
            match.seq, who = 1, Onlooker(before)
            info = messages.table_info("t", match, NAMES, who)
            found["update"] = messages.update(match, info, who, since)
            match.seq = 0
            continue
        play(match, state.notate(chance.choice(state.moves())))
    return {**found, "over": welcome(match, 0), "spectator": welcome(match, -1)}


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


def noblemen_table(turn: int, space: int = 2) -> Match:
    """A table of Noblemen at which there is much to see, in the turn of a seat."""
    seats = [noblemen_seat(rows, buildings) for rows, buildings in ESTATES.items()]
    data = {"players": 4, "queen": 2, "bag": "rest", "deck": "rest", "seats": seats}
    agenda = [["end_turn", turn], ["turn", turn]]
    position = {**data, "decade": 2, "space": space, "rng": [1, 2, 3, 4], "agenda": agenda}
    match = table("noblemen", 1)
    match.place(tafelrunde.game("noblemen").from_json(position))
    return match


def noblemen_moments() -> dict[str, Any]:
    found: dict[str, Any] = {}
    new = table("noblemen", 3, first_player=0)
    note(found, new, "take 2", "take 1")
    note(found, noblemen_table(0), "lay field", "cell 0,-1")
    site = ("build castle", "site 3,3", "knight 1 1,0", "give field", "give field")
    note(found, noblemen_table(0), *site)
    note(found, noblemen_table(0), "donate grove", "done")
    ball = noblemen_table(2, space=3)
    note(found, ball, "idle", "end", "offer bribe", *["done"] * 4)
    while not new.state.over:
        play(new, new.state.notate(new.state.moves()[-1]))
    return {**found, "over": welcome(new, 0), "spectator": welcome(ball, -1)}


# Games of Brügge by chance in which a decision comes up, by seed; recorded is its last time.
BRUGES = {
    0: ("drawing", "rise", "ask_colour"),
    1: ("ask_rival",),
    2: ("fire",),
    5: ("calming", "ask_copy"),
    7: ("ask_keep", "turn"),
    12: ("ask_salvage",),
    20: ("ask_take",),
}


def bruges_moments() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seed, wanted in BRUGES.items():
        match = table("bruges", seed)
        state, chance = match.state, random.Random(seed)
        while not state.over:
            kind = state.prompt(None).kind
            if kind in wanted:
                found[kind] = welcome(match, state.actor)
            play(match, state.notate(chance.choice(state.moves())))
    found |= {"over": welcome(match, 0), "spectator": welcome(match, -1)}
    for one in found.values():
        one.events, one.course = [], []
    return found


# Games of Last Will in which a decision comes up, by seed; recorded is its last time, and of turns
# the one with the most to choose from.
LAST_WILL = {0: ("keep_two", "plan", "fetch", "errand", "act", "drop"), 1: ("company", "worsen")}
GLADLY = ("lay", "buy", "attach", "invite", "extend", "activate", "play", "take")


def squander(state: Any, chance: random.Random) -> str:
    """Any move, but rather one by which the board fills; nothing of it is thrown away."""
    moves = [state.notate(move) for move in state.moves()]
    gladly = [move for move in moves if move.split()[0] in GLADLY]
    rather = [move for move in moves if move.split()[0] not in ("discard", "sell")]
    return chance.choice(gladly if gladly and chance.random() < 0.85 else rather)


def last_will_moments() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seed, wanted in LAST_WILL.items():
        match = table("last_will", seed)
        state, chance, most = match.state, random.Random(seed), 0
        while not state.over:
            kind = state.prompt(None).kind
            if kind in wanted and (kind != "act" or len(state.moves()) > most):
                found[kind] = welcome(match, state.actor)
                most = len(state.moves()) if kind == "act" else most
            play(match, squander(state, chance))
    return {**found, "over": welcome(match, 0), "spectator": welcome(match, -1)}


def note(found: dict[str, Any], match: Match, *moves: str) -> None:
    """What the seat that decides sees, at the first decision of each kind and after the moves."""
    for move in ("", *moves):
        if move:
            play(match, move)
        found.setdefault(match.state.prompt(None).kind, welcome(match, match.actor))


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
        [], [], 0, [], Hints(), False, [], [], [], [],
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
    write("bruges.json", bruges_moments())
    write("last_will.json", last_will_moments())
