"""What the log of a table is made of. Entries are never changed; only old talk is removed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Value = bool | int | str | None


class Opened(Struct, tag="open", forbid_unknown_fields=True):
    """The first entry: what is played, and by whom. The seed stays on the server until the end."""

    game: str
    seats: list[str]  # you | guest | the name of a bot
    options: dict[str, Value]
    seed: int
    cards: str  # the hash of the card list, empty where a game has none
    name: str  # of the guest who opened it
    own_cards: bool = False  # the list is an owner's, kept with the table
    bot_names: dict[int, str] = {}  # by seat; tables of older versions have none
    seeded: bool = False  # the seed is not the server's, but the choice of who opened it
    talk: Literal["everybody", "players"] = "everybody"


class Joined(Struct, tag="join", forbid_unknown_fields=True):
    """A guest took a seat."""

    seat: int
    name: str


class Started(Struct, tag="start", forbid_unknown_fields=True):
    """All seats are taken: the game is dealt, by this version of its rules."""

    rules: int


class Played(Struct, tag="move", forbid_unknown_fields=True):
    """A seat decided. `ply` is the number of decisions made before."""

    seat: int
    ply: int
    move: str  # notation


class Undone(Struct, tag="undo", forbid_unknown_fields=True):
    """A seat took its last move back. `ply` is the number of decisions made before."""

    seat: int
    ply: int


class Said(Struct, tag="say", forbid_unknown_fields=True):
    """Somebody at the table said something; seat -1 is a spectator."""

    seat: int
    name: str
    text: str


class RulesRaised(Struct, tag="rules", forbid_unknown_fields=True):
    """A new version of the rules took over; the game goes on from the position stored with this.

    `dropped` counts the last moves that the new rules do not allow: as a rule none.
    """

    rules: int
    ply: int
    dropped: int = 0


Body = Opened | Joined | Started | Played | Undone | Said | RulesRaised


class Entry(Struct):
    """One line of the log. Entries that the server made itself have no person."""

    seq: int
    body: Body
    time: str
    person: str = ""
    client: str = ""  # the request's id, unique for a person at a table


class Position(Struct):
    """A stored position: the state after entry `seq`, and the journal since the one before."""

    seq: int
    rules: int
    ply: int
    position: str
    journal: str = "[]"
    handover: bool = False
