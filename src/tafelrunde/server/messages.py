"""What leaves the server about a game: built from view, prompt and events of one seat only."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.engine.game import Game
from tafelrunde.server.contract import Hints, SeatInfo, ServerMessage, TableInfo, Update, Welcome
from tafelrunde.server.match import Match
from tafelrunde.server.wishes import Person
from tafelrunde.texts.cards import catalogue
from tafelrunde.texts.layout import layout_of
from tafelrunde.texts.ties import broken_ties

CHAT_LINES = 200  # of the chat so far, in a welcome
NAMED_WATCHERS = 20  # the table's heading goes to everyone with every change, so it stays short

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return _encoder.encode(message).decode()


class Onlooker(msgspec.Struct, frozen=True):
    """For whom a message is: two with the same fields get the same bytes."""

    seat: int  # -1: a spectator
    yours: bool = False  # the table is this guest's


def onlooker(match: Match, person: str) -> Onlooker:
    return Onlooker(match.seat_of(person), bool(person) and person == match.opener)


def table_info(
    id: str,
    match: Match,
    connected: Sequence[Person | None],
    who: Onlooker,
    notes: Sequence[str] = (),
) -> TableInfo:
    """The heading of a table; `connected` has the guest of each open connection (None: no name),
    `notes` what to know about the bots."""
    here = {person.id for person in connected if person}
    watchers, more_watchers = _watchers(match, connected)
    seats = [
        SeatInfo(
            number,
            seat.kind,
            seat.name,
            seat.bot,
            seat.kind == "person" and seat.person in here,
            number == who.seat,
        )
        for number, seat in enumerate(match.seats)
    ]
    return TableInfo(
        id,
        match.game.name,
        match.status,
        seats,
        match.opened.options,
        int(match.state.ply),
        match.actor,
        who.seat,
        match.actor >= 0 and match.actor == who.seat,
        who.yours,
        match.opened.own_cards,
        match.updated,
        match.opened.seeded,
        match.opened.talk,
        [*notes],
        watchers,
        more_watchers,
        match.state.ranking() if match.status == "over" else [],
    )


def _watchers(match: Match, connected: Sequence[Person | None]) -> tuple[list[str], int]:
    """Names of the first spectators, and the number of all others.

    A guest with several connections counts once; without a name each connection counts.
    """
    named = {one.id: one.name for one in connected if one and match.seat_of(one.id) < 0}
    names = [*named.values()][:NAMED_WATCHERS]
    return names, len(named) - len(names) + connected.count(None)


def welcome(match: Match, table: TableInfo, who: Onlooker) -> Welcome:
    state, seat = match.state, _looking(match, who)
    return Welcome(
        match.seq,
        table,
        catalogue(match.game, match.opened.options),
        state.view(seat),
        state.prompt(seat),
        state.events(0, seat),
        match.course.passages,
        match.news(who.seat),
        match.recent_chat(CHAT_LINES),
        hints(match.game),
        match.can_undo(who.seat),
        state.open_sheet(seat),
        state.open_ranking(seat),
        match.game.outlook(state),
        broken_ties(state) if state.over else [],
    )


def hints(game: Game) -> Hints:
    layout = layout_of(game)
    return Hints(
        folded=[*layout.folded],
        counted=[*layout.counted],
        silent=[*layout.silent],
        quiet=[*layout.quiet],
        unsaid={verb: [*names] for verb, names in layout.unsaid.items()},
    )


def update(match: Match, table: TableInfo, who: Onlooker, since: int) -> Update:
    state, seat = match.state, _looking(match, who)
    return Update(
        match.seq,
        table,
        state.view(seat),
        state.prompt(seat),
        since,
        state.events(since, seat),
        match.passages(since),
        match.news(who.seat),
        match.can_undo(who.seat),
        state.open_sheet(seat),
        state.open_ranking(seat),
        match.game.outlook(state),
        broken_ties(state) if state.over else [],
    )


def _looking(match: Match, who: Onlooker) -> int | None:
    """Before the start everybody is a spectator: nobody may try hands until one pleases."""
    return None if who.seat < 0 or match.status == "open" else who.seat
