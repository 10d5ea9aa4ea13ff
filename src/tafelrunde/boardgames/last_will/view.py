"""What a seat sees of Last Will besides cards in zones and open numbers."""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.display import like_another
from tafelrunde.boardgames.last_will.errands import boys_left, extensions_left
from tafelrunde.boardgames.last_will.rounds import inheritance
from tafelrunde.boardgames.last_will.state import (
    COMPANY,
    COMPANY_SHIFT,
    STEP,
    USED,
    LastWillState,
)
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.observing import Column
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Component, Counter, Face, Marker, Token, Track, Zone

# -------------------------------------------------------------------- observation
COLUMNS = (
    Column("market", r.ESTATES),
    Column("order", r.SEATS),  # by place on the board for it, counted from the observer
    *(Column(f"seat/{seat}/pieces", r.MOST_SLOTS * 4) for seat in range(r.SEATS)),
)


def observed(s: LastWillState, seat: int) -> list[int]:
    """The tokens; the order; and of each slot kind, step, companions and whether it was used."""
    players = int(s.players)
    numbers = [int(s.token(estate)) for estate in range(r.ESTATES)]
    order = [(int(s.ordered(k)) - seat) % players for k in range(players)]
    numbers += (order if s.book.order_board else [0] * players) + [0] * (r.SEATS - players)
    for k in range(r.SEATS):
        owner = (seat + k) % players
        found: list[int] = []
        if k < players:
            for kind, mark in zip(s.board(owner), s.seats[owner].marks, strict=True):
                company = int(mark >> COMPANY_SHIFT & COMPANY)
                found += [int(kind) + 1, int(mark & STEP), company, int(mark & USED != 0)]
        numbers += found + [0] * (r.MOST_SLOTS * 4 - len(found))
    return numbers


# -------------------------------------------------------------------------- board
def board(s: LastWillState) -> list[Component]:
    """The round, the plans, the market, and where errand boys can go."""
    return [
        Counter("round", int(s.round), r.ROUNDS),
        Counter("inheritance", int(inheritance(s))),
        _plans(s),
        *(Counter(f"market_{name}", int(s.token(k))) for k, name in enumerate(r.estate.names)),
        *_errands(s),
    ]


def _plans(s: LastWillState) -> Track:
    """Each space says what it gives: cards, errand boys, actions."""
    first, count = s.side * r.SPACES, int(s.book.spaces[s.side])
    spaces = [
        f"{s.book.plan_cards[k]}/{s.book.plan_boys[k]}/{s.book.plan_actions[k]}"
        for k in range(first, first + count)
    ]
    markers = [
        Marker("planning_marker", int(seat.plan), k)
        for k, seat in enumerate(s.seats)
        if seat.plan != NOBODY
    ]
    if s.blocked != NOBODY:
        markers.append(Marker("neutral_marker", int(s.blocked)))
    return Track("plan", spaces, markers)


def _errands(s: LastWillState) -> list[Component]:
    """Room that is left, and extensions."""
    side = s.side
    places: list[Component] = [
        _room("extension", s.book.room_extension[side], s.extended),
        Counter("supply", int(extensions_left(s)), r.EXTENSIONS),
        _room("rearranging", s.book.room_market[side], s.rearranged),
        _room("opera", s.book.room_opera[side], s.opera),
    ]
    if s.book.order_board:
        for clock in range(s.book.room_clocks[side]):
            free = 0 if s.clocks >> clock & 1 else 1
            places.append(Counter(f"clock/{('left', 'right')[clock]}", free))
        order = [Marker("order_marker", k, int(s.ordered(k))) for k in range(s.players)]
        places.append(Track("order", [str(k + 1) for k in range(s.players)], order))
    return places


def _room(name: str, room: int, taken: int) -> Counter:
    return Counter(name, int(room - taken), int(room))


# -------------------------------------------------------------------------- seats
def holdings(s: LastWillState, number: int, seat: int | None) -> list[Component]:
    """The board of a seat, card by card, and who begins."""
    here = f"seat/{number}"
    own = s.seats[number]
    area: list[Component] = []
    if s.start == number and not s.book.order_board:
        area.append(Token(f"{here}/start", "start_marker"))
    if own.bankrupt():
        area.append(Token(f"{here}/ruin", "bankrupt"))
    if own.slots > r.SLOTS:
        area.append(Counter(f"{here}/extensions", int(own.slots - r.SLOTS)))
    waiting = int(boys_left(s, number)) if own.plan != NOBODY else 0
    if waiting:
        area.append(Counter(f"{here}/boys", waiting))
    if number == seat and own.chosen:
        hand = s.hand(number)
        chosen = [hand[at] & KIND for at in range(len(hand)) if own.chosen >> at & 1]
        slugs = s.rules.game.words["card"]
        faces = [Face(slugs[kind], f"{here}/chosen/{slugs[kind]}") for kind in chosen]
        area.append(Zone(f"{here}/chosen", "row", len(faces), faces))
    return [*area, _board(s, number), *_pieces(s, number)]


def _board(s: LastWillState, number: int) -> Zone:
    """Cards on slots, each for itself: only those alike in everything lie together."""
    here = f"seat/{number}/board"
    kinds, marks = s.board(number), s.seats[number].marks
    slugs = s.rules.game.words["card"]
    faces = []
    for at, kind in enumerate(kinds):
        if not like_another(s, number, at):
            same = [k for k in range(at, len(kinds)) if kinds[k] == kind and marks[k] == marks[at]]
            used = marks[at] & USED != 0
            faces.append(Face(slugs[kind], f"{here}/{at + 1}", len(same), turned=used))
    return Zone(here, "row", len(kinds), faces)


def _pieces(s: LastWillState, number: int) -> list[Component]:
    """Value scales and companions, by slot."""
    here = f"seat/{number}"
    found: list[Component] = []
    for at, (kind, mark) in enumerate(zip(s.board(number), s.seats[number].marks, strict=True)):
        if like_another(s, number, at):
            continue
        scale = s.book.values[s.book.from_values[kind] : s.book.from_values[kind + 1]]
        if scale:
            values = [str(value) for value in scale]
            found.append(
                Track(f"{here}/value/{at + 1}", values, [Marker("house", int(mark & STEP))])
            )
        first, count = s.book.from_symbols[kind], int(mark >> COMPANY_SHIFT & COMPANY)
        if count:
            symbols = range(first, s.book.from_symbols[kind + 1])
            names = [r.companion.names[s.book.symbol_kind[k]] for k in symbols]
            coins = [
                f"{name}_{s.book.symbol_amount[k]}" for k, name in zip(symbols, names, strict=True)
            ]
            filled = [Marker(names[k], k) for k in range(count)]
            found.append(Track(f"{here}/company/{at + 1}", coins, filled))
    return found


def arranged(zones: list[Component], others: list[Component]) -> list[Component]:
    """The offer comes first, cards in zones last; boards are shown card by card instead."""
    kept = [zone for zone in zones if not zone.id.endswith("/board")]
    offer = [zone for zone in kept if zone.id == w.OFFER.name]
    return [*offer, *others, *(zone for zone in kept if zone not in offer)]
