"""Moves in words: cards on the own board by name, numbers only where there is something to choose.

`activate small_villa`, `sell small_villa.2` (the second one on the board), `play boat_trip 3`. A
number of such a move that stands for no card now is named by its place: `sell 7`.
"""

from __future__ import annotations

import re

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.catalogue import CardList
from tafelrunde.boardgames.last_will.state import LastWillState
from tafelrunde.engine.view import Arguments

PLACE_VERBS = tuple(line.name for line in w.MOVES.lines if "place" in line.arguments)
WITH_ACTIONS = ("activate", "play")
_OWN = re.compile(r"([a-z]\w*?)(?:\.(\d))?")


class Naming:
    """The names of moves with one card list."""

    def __init__(self, cards: CardList) -> None:
        self.slugs = cards.slugs
        self.choices = {
            card.slug: {
                "play": [n for n, one in enumerate(card.choices("spend")) if one >= 0],
                "activate": [n for n, one in enumerate(card.choices("activate")) if one >= 0],
            }
            for card in cards.cards
        }

    def name(self, s: LastWillState, notation: str) -> str:
        """A notation by places and numbers as people write it in this state."""
        verb, *words = notation.split(" ")
        if verb in PLACE_VERBS:
            board = s.board(max(int(s.actor), 0))
            at = int(words[0]) - 1
            if at >= len(board):
                return notation
            words[0] = self._own(board, at)
        if verb in WITH_ACTIONS:
            slug = words[0].partition(".")[0]
            choices = self.choices.get(slug, {}).get(verb, [])
            if [str(choice) for choice in choices] == words[1:]:
                words.pop()
        return " ".join((verb, *words))

    def _own(self, board: list[int], at: int) -> str:
        """A card on a board: its slug, and its number if there are several of it."""
        kind = board[at]
        before = board[:at].count(kind)
        return f"{self.slugs[kind]}.{before + 1}" if before else self.slugs[kind]

    def plain(self, s: LastWillState, text: str) -> str:
        """The inverse of `name`: a notation by places and numbers; any other text as it is."""
        verb, *words = text.split(" ")
        if verb in WITH_ACTIONS and len(words) == 1:
            choices = self.choices.get(words[0].partition(".")[0], {}).get(verb, [])
            if len(choices) == 1:
                words.append(str(choices[0]))
        if verb in PLACE_VERBS and words:
            board = s.board(max(int(s.actor), 0))
            places = [at for at in range(len(board)) if words[0] in self._names(board, at)]
            words[0] = str(places[0] + 1) if places else words[0]
        return " ".join((verb, *words))

    def _names(self, board: list[int], at: int) -> list[str]:
        own = self._own(board, at)
        return [own] if "." in own else [own, f"{own}.1"]

    def is_own(self, text: str) -> bool:
        """Could this be a move about a card on a board, or one whose number is left out?"""
        verb, *words = text.split(" ")
        if verb not in (*PLACE_VERBS, *WITH_ACTIONS) or not 1 <= len(words) <= 2:
            return False
        own = _OWN.fullmatch(words[0])
        number = len(words) == 1 or (verb in WITH_ACTIONS and words[1].isdigit())
        return bool(own and own[1] in self.choices and number)


def arguments(notation: str) -> Arguments:
    """The words of a move for its label; actions are 0 where their number goes without saying."""
    verb, *words = notation.split(" ")
    if verb in (*PLACE_VERBS, "play"):
        card, _, number = words[0].partition(".")
        found: Arguments = {"card": card, "number": int(number or 1)}
        if verb in WITH_ACTIONS:
            found["actions"] = int(words[1]) if len(words) > 1 else 0
        return found
    if verb in ("plan", "block"):
        return {"space": int(words[0])}
    if verb in ("invite", "invite_wild"):
        companion, _, pounds = words[0].partition("_")
        return {"companion": companion, "pounds": int(pounds)}
    if verb == "market":
        tokens = words[0].split(",")
        return {name: int(token) for name, token in zip(r.estate.names, tokens, strict=True)}
    return {}
