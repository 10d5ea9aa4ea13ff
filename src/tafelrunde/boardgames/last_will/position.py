"""The part of a position that no declaration covers: cards on boards, the market, all decks.

    "board": ["fine_villa", "racing_stable"],
    "pieces": [{"card": 0, "value": 10, "companions": ["guest"], "used": true}]

`pieces` names cards by their place on the board, from 0, and only those that have anything. A
position written by hand may say `"events": "rest"`: every card that lies nowhere goes where it
belongs, shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.errands import extensions_left
from tafelrunde.boardgames.last_will.rounds import KeepTwo
from tafelrunde.boardgames.last_will.state import (
    COMPANY,
    COMPANY_SHIFT,
    ORDER_BITS,
    STEP,
    USED,
    LastWillState,
)
from tafelrunde.boardgames.last_will.turn import Actions
from tafelrunde.engine import cards
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.places import ZoneKind
from tafelrunde.engine.reader import Reader, Wants, named, whole
from tafelrunde.engine.step import NOBODY, Step

MOST_MONEY = 10**6
LIES_IN = {  # which decks may lie in an open zone
    w.OFFER: (*range(r.REGULAR), r.SPECIAL, r.WILD),
    w.BOX: (r.SPECIAL, r.WILL),
    w.WILL: (r.WILL,),
    **{w.HEAPS[deck]: (deck,) for deck in range(r.REGULAR)},
}


# ------------------------------------------------------------------ what lies before a seat
def write_pieces(s: LastWillState, seat: int) -> dict[str, Any]:
    board = s.board(seat)
    marks = s.seats[seat].marks
    return {
        "pieces": [
            {"card": at, **_piece(s, int(board[at]), int(marks[at]))}
            for at in range(len(board))
            if marks[at]
        ]
    }


def _piece(s: LastWillState, kind: int, mark: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if s.book.estate[kind] >= 0:
        found["value"] = int(s.book.values[s.book.from_values[kind] + (mark & STEP)])
    first, count = s.book.from_symbols[kind], mark >> COMPANY_SHIFT & COMPANY
    if count:
        symbols = s.book.symbol_kind[first : first + count]
        found["companions"] = [r.companion.names[symbol] for symbol in symbols]
    if mark & USED:
        found["used"] = True
    return found


def read_pieces(s: LastWillState, seat: int, reader: Reader) -> None:
    """The cards of a board and what is on them; and what must be so before every seat."""
    own, board = s.seats[seat], s.board(seat)
    if len(board) > own.slots:
        reader.fail("board", f"the board has {own.slots} slots")
    for at, kind in enumerate(board):
        if s.book.border[kind] != r.BLACK:
            raise BadPosition(f"{reader.at('board')}[{at}]", "only black cards are laid out")
    own.marks = [0] * len(board)
    for k, item in enumerate(reader.items("pieces", len(board), [])):
        piece = Reader(item, f"{reader.at('pieces')}[{k}]")
        at = piece.integer("card", 0, len(board) - 1)
        if own.marks[at]:
            piece.fail("card", "this card is named twice")
        own.marks[at] = _read_piece(s, int(board[at]), piece)
        piece.done()
    s.take_stock(seat)
    if own.money < 0 and own.estates > 0:
        reader.fail("money", "whoever owns property has no debts")
    if len(s.hand(seat)) < int(own.chosen).bit_length():
        reader.fail("chosen", "there is no such card in hand")


def _read_piece(s: LastWillState, kind: int, piece: Reader) -> int:
    mark = 0
    if s.book.estate[kind] >= 0:
        scale = _part(s.book.values, s.book.from_values, kind)
        value = piece.integer("value", 0, MOST_MONEY, scale[0])
        if value not in scale:
            piece.fail("value", f"one of {', '.join(map(str, scale))} is wanted")
        mark = scale.index(value)
    symbols = _part(s.book.symbol_kind, s.book.from_symbols, kind)
    company = piece.items("companions", len(symbols), [])
    for k, name in enumerate(company):
        path = f"{piece.at('companions')}[{k}]"
        if named(name, path, r.companion.names) != symbols[k]:
            wanted = r.companion.names[symbols[k]]
            raise BadPosition(path, f"from the top, {wanted} comes here")
    mark |= len(company) << COMPANY_SHIFT
    if piece.flag("used", False):
        if s.book.activate_by[kind] == 0:
            piece.fail("used", "this card cannot be activated")
        mark |= USED
    return mark


def _part(column: Sequence[int], ends: Sequence[int], kind: int) -> list[int]:
    """What a column has of one kind."""
    return [int(one) for one in column[ends[kind] : ends[kind + 1]]]


# ------------------------------------------------------------------------- the boards
def write_boards(s: LastWillState) -> dict[str, Any]:
    tokens = [int(s.token(estate)) for estate in range(r.ESTATES)]
    found: dict[str, Any] = {"market": dict(zip(r.estate.names, tokens, strict=True))}
    if s.book.order_board:
        found["order"] = [int(s.ordered(k)) for k in range(s.players)]
    return found


def read_boards(s: LastWillState, reader: Reader) -> None:
    sort_decks(s)
    inner = reader.inner("market")
    usual = [int(s.token(estate)) for estate in range(r.ESTATES)]
    read = [
        whole(inner.take(name, usual[k]), inner.at(name), -MOST_MONEY, MOST_MONEY)
        for k, name in enumerate(r.estate.names)
    ]
    inner.done()
    found = [k for k in range(r.ARRANGEMENTS) if read == tokens(s.book, k)]
    if not found:
        reader.fail("market", f"the tokens are {', '.join(map(str, s.book.tokens))}, each once")
    s.market = found[0]
    if s.book.order_board:
        seats = list(range(s.players))
        order = reader.items("order", len(seats), seats)
        if sorted(map(repr, order)) != sorted(map(repr, seats)):
            reader.fail("order", "every seat is wanted once")
        s.order = sum(int(seat) << k * ORDER_BITS for k, seat in enumerate(order))


def tokens(book: r.LastWillRules, arrangement: int) -> list[int]:
    """The tokens on the four kinds of property, by arrangement."""
    return [int(book.tokens[token]) for token in r.TOKENS[arrangement]]


def sort_decks(s: LastWillState) -> None:
    """Cards of other decks among the events are the rest of a position written by hand."""
    events = s.zones[w.EVENTS.base]
    s.zones[w.EVENTS.base] = []
    for card in events:
        kind = card & cards.KIND
        deck = s.book.deck[kind]
        if deck <= r.SPECIAL:
            s.zones[w.DECKS[deck].base].append(card)
        else:
            cards.put(s.zones[w.HEAPS[deck].base], kind)
    if any(s.book.deck[card & cards.KIND] != r.EVENT for card in events):
        # From the fewest crowns on, the last card is uppermost.
        s.zones[w.SPECIALS.base].sort(key=lambda card: -int(s.book.back[card & cards.KIND]))


# --------------------------------------------------------------------------- checks
def check_table(s: LastWillState, agenda: Sequence[Step], wants: Wants) -> None:
    _check_places(s, wants)
    _check_plans(s, agenda, wants)
    wants(extensions_left(s) >= 0, "seats", f"there are only {r.EXTENSIONS} extensions")
    choosing = bool(agenda) and isinstance(agenda[-1], KeepTwo)
    early = not agenda or any(isinstance(step, Actions) for step in agenda)
    for k, seat in enumerate(s.seats):
        wants(choosing or seat.chosen == 0, f"seats[{k}].chosen", "nothing is chosen now")
        used = any(mark & USED for mark in seat.marks)
        wants(not early or not used, f"seats[{k}].pieces", "no card is used at this time")
    if not agenda:
        wants(s.is_last_round(), "agenda", "the game is not over: nobody is bankrupt")


def _check_places(s: LastWillState, wants: Wants) -> None:
    for deck, zone in enumerate(w.DECKS):
        _check_zone(s, zone, s.zones[zone.base], (deck,), wants, zone.name)
    crowns = [int(s.book.back[card & cards.KIND]) for card in s.zones[w.SPECIALS.base]]
    wants(crowns == sorted(crowns, reverse=True), "specials", "fewer crowns lie further up")
    for zone, decks in LIES_IN.items():
        _check_zone(s, zone, s.zones[zone.base], decks, wants, zone.name)
    wills = len(s.zones[w.WILL.base])
    wants(wills == (s.book.start_money < 0), "will", "a will lies there if one was drawn")
    held = (*range(r.REGULAR), r.SPECIAL, r.WILD)
    for seat in range(s.players):
        _check_zone(s, w.HANDS, s.hand(seat), held, wants, f"seats[{seat}].hand")


def _check_zone(
    s: LastWillState,
    zone: ZoneKind,
    found: Sequence[int],
    decks: Sequence[int],
    wants: Wants,
    path: str,
) -> None:
    fits = all(s.book.deck[card & cards.KIND] in decks for card in found)
    wants(fits, path, f"a card does not belong into {zone.name}")


def _check_plans(s: LastWillState, agenda: Sequence[Step], wants: Wants) -> None:
    spaces = [int(seat.plan) for seat in s.seats if seat.plan != NOBODY]
    spaces += [int(s.blocked)] if s.blocked != NOBODY else []
    wants(len(set(spaces)) == len(spaces), "seats", "two markers stand on one space")
    fits = max(spaces, default=0) < s.book.spaces[s.side]
    wants(fits, "seats", f"the planning board has {s.book.spaces[s.side]} spaces")
    neutral = s.book.neutral_marker and s.players == r.NEUTRAL_PLAYERS
    wants(neutral or s.blocked == NOBODY, "blocked", "there is no neutral marker")
    room = s.book
    wants(s.extended <= room.room_extension[s.side], "extended", "there is no room for so many")
    wants(s.opera <= room.room_opera[s.side], "opera", "there is no room for so many")
    wants(s.rearranged <= room.room_market[s.side], "rearranged", "there is no room for so many")
    clocks = int(room.room_clocks[s.side]) if room.order_board else 0
    wants(s.clocks >> clocks == 0, "clocks", "there is no such clock")
    if not agenda:
        wants(len(spaces) >= s.players, "seats", "everybody has planned the last round")


def census(s: LastWillState) -> dict[str, int]:
    """What must never get lost besides cards."""
    return {
        "extensions": int(extensions_left(s)) + sum(int(seat.slots) - r.SLOTS for seat in s.seats),
        "debts with property": sum(seat.money < 0 and seat.estates > 0 for seat in s.seats),
        "cards without marks": sum(
            len(s.board(k)) != len(seat.marks) for k, seat in enumerate(s.seats)
        ),
    }
