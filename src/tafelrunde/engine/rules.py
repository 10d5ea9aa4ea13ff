"""The rules of a game as numbers: what depends on a card file or an option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.effects import NO_CODE, Code
from tafelrunde.engine.places import NO_PLACES, Places
from tafelrunde.engine.verb import NO_MOVES, Moves

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What depends on a card file or an option: immutable, and shared by all clones."""

    __slots__ = ("back", "code", "copies", "game", "kinds", "moves", "options", "places")

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        places: Places = NO_PLACES,
        moves: Moves = NO_MOVES,
    ) -> None:
        self.game: Game[Any] = game
        self.options: dict[str, Any] = options
        self.places: Places = places
        self.moves: Moves = moves
        self.copies: list[i64] = []  # of each kind of card
        self.kinds: i64 = 0  # how many kinds there are
        self.back: list[i64] = []  # by kind what its back looks like, where backs differ
        self.code: Code = NO_CODE  # the effects of all kinds
