"""What somebody at a table asks for, checked against the match: the body of an entry, or refused.

The seats ask for moves, undo and reasons; anybody with a name may take an empty seat or speak.
"""

from __future__ import annotations

from tafelrunde.server import entries as e
from tafelrunde.server.contract import AskWhy, PlayMove, Say, UndoMove, Why
from tafelrunde.server.match import Match
from tafelrunde.server.problems import Refusal
from tafelrunde.server.settings import Limits


class Person:
    """A guest, as the cookie and the database have it."""

    __slots__ = ("id", "language", "name")

    def __init__(self, id: str, name: str, language: str) -> None:
        self.id = id
        self.name = name
        self.language = language


def wish_to_play(match: Match, person: str, wish: PlayMove) -> e.Played:
    seat = _deciding_seat(match, person, wish.ply)
    state = match.state
    number = state.number_of(wish.move)
    if number not in state.moves():
        reason = state.why_not(wish.move)
        assert reason is not None, "a move that is not legal has a reason"
        raise Refusal(reason.code, reason.arguments)
    return e.Played(seat, wish.ply, state.notate(number))


def wish_to_undo(match: Match, person: str, wish: UndoMove, limits: Limits) -> e.Undone:
    seat = _seat(match, person)
    _check_ply(match, wish.ply)
    if match.can_undo(seat):
        if match.undone >= limits.undos:
            raise Refusal("too_many_undos", {"most": limits.undos})
        return e.Undone(seat, wish.ply)
    if match.status == "over" or match.last_mover < 0:
        raise Refusal("undo_nothing")
    if match.last_mover == seat:
        raise Refusal("undo_revealed")
    raise Refusal("undo_others", {"seat": match.last_mover})


def wish_to_say(match: Match, person: Person | None, wish: Say, limits: Limits) -> e.Said:
    if person is None or not person.name:
        raise Refusal("no_name")
    text = tidy(wish.text)
    if not text or len(text) > limits.chat:
        raise Refusal("bad_text", {"most": limits.chat})
    seat = match.seat_of(person.id)
    if seat < 0 and match.opened.talk == "players" and person.id != match.opener:
        raise Refusal("players_talk")
    return e.Said(seat, person.name, text)


def wish_to_join(match: Match, person: Person) -> e.Joined:
    empty = [k for k, seat in enumerate(match.seats) if seat.kind == "empty"]
    if not empty:
        raise Refusal("seats_full")
    return e.Joined(empty[0], person.name)


def wish_to_know(match: Match, person: str, wish: AskWhy) -> Why:
    """The answer leaves only what the seat knows: reasons are part of its prompt."""
    _deciding_seat(match, person, wish.ply)
    reason = match.state.why_not(wish.move)
    if reason is None:
        return Why(wish.client)
    return Why(wish.client, reason.code, reason.arguments)


def hint_seat(match: Match, person: str, ply: int) -> int:
    return _deciding_seat(match, person, ply)


def _deciding_seat(match: Match, person: str, ply: int) -> int:
    seat = _seat(match, person)
    _check_ply(match, ply)
    if match.status == "running" and match.actor != seat:
        raise Refusal("not_your_turn", {"seat": match.actor})
    return seat


def _seat(match: Match, person: str) -> int:
    seat = match.seat_of(person)
    if seat < 0:
        raise Refusal("not_seated")
    if match.status == "open":
        raise Refusal("not_started")
    return seat


def _check_ply(match: Match, ply: int) -> None:
    if ply != match.state.ply:
        raise Refusal("stale", {"ply": int(match.state.ply)})


def tidy(text: str) -> str:
    """Spaces made single, and nothing in it that a screen could not show or that hides text."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
