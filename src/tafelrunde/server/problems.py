"""What can be refused, and how."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.view import Arguments
from tafelrunde.server.contract import Problem

# Every code has a text `table-problem-<code>`. The status is that of a REST answer; on a socket
# only the code travels. None of them may be the code of a game's refusal.
STATUS: Final = {
    "bad_request": 400,
    "bad_cards": 400,
    "bad_name": 400,
    "bad_option": 400,
    "bad_seats": 400,
    "seed_chosen": 400,
    "bad_text": 400,
    "no_name": 401,
    "players_talk": 403,
    "foreign_origin": 403,
    "not_yours": 403,
    "not_seated": 403,
    "not_found": 404,
    "no_game": 404,
    "no_table": 404,
    "no_language": 404,
    "no_invitation": 404,
    "not_allowed": 405,
    "newer_rules": 409,
    "not_started": 409,
    "not_your_turn": 409,
    "rules_changed": 409,
    "seats_full": 409,
    "stale": 409,
    "undo_nothing": 409,
    "undo_others": 409,
    "undo_revealed": 409,
    "no_hint": 409,
    "too_large": 413,
    "wrong_host": 421,
    "too_fast": 429,
    "too_many_undos": 429,
    "too_many_sockets": 429,
    "too_many_tables": 429,
    "server_error": 500,
    "damaged": 503,
}
LATER = 60  # seconds, where nothing says after how many to try again


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, arguments: Arguments | None = None) -> None:
        super().__init__(code)
        self.problem = Problem(code, arguments or {})

    @property
    def status(self) -> int:
        return STATUS.get(self.problem.code, 409)


def retry_after(refusal: Refusal) -> int:
    """Seconds, for what was asked too often."""
    seconds = refusal.problem.arguments.get("seconds", LATER)
    return seconds if isinstance(seconds, int) else LATER
