"""A game in miniature, but complete. The cards are the numbers one to five, four times each.

In its turn a seat draws a card into its hidden hand, or plays one onto the open pile, not lower
than any there. When the deck or a hand is empty, the game is over: the fewest cards in hand win.
"""

from typing import Any, ClassVar

from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.places import ALL, NONE, Places
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision, Step
from tafelrunde.engine.verb import CardVerb, Menu, Moves, Verb, menu
from tafelrunde.engine.words import LEGAL, Causes, refusals

KINDS = ("one", "two", "three", "four", "five")
MOVES = Moves({"card": len(KINDS)}, "play card", "draw")
PLACES = Places(4)
DECK = PLACES.pile("deck", NONE)
PILE = PLACES.row("pile", ALL)
HANDS = PLACES.hand("hand")
refusal, cause = refusals(), Causes()
NOT_IN_HAND, TOO_LOW = refusal("not_in_hand"), refusal("too_low")
DEALT, DRAWN, PLAYED = cause("dealt", "card"), cause("drawn", "card"), cause("played", "card")


class Table(State):
    def items(self, seat: int) -> list[int]:
        return [-len(self.zones[HANDS.at(seat)])]


class Play(CardVerb[Table]):
    """Play a card of your hand onto the pile, not lower than any there."""

    def zone(self, s: Table, step: Step) -> list[int]:
        return s.zones[HANDS.at(step.seat)]

    def wrong(self, s: Table, step: Step, kind: int) -> int:
        return TOO_LOW if kind < max(s.zones[PILE.base], default=0) else LEGAL

    def do(self, s: Table, step: Step, kind: int) -> None:
        s.shift(kind, HANDS, PILE, PLAYED, step.seat)
        next_turn(s, step.seat)


class Draw(Verb[Table]):
    """Draw a card into your hand."""

    def do(self, s: Table, step: Step, x: int) -> None:
        s.draw(1, DECK, HANDS, DRAWN, step.seat)
        next_turn(s, step.seat)


TURN = menu(Play(MOVES, "play", NOT_IN_HAND, NOT_IN_HAND), Draw(MOVES, "draw"))


class Turn(Decision[Table]):
    def menu(self) -> Menu:
        return TURN


def next_turn(s: Table, seat: int) -> None:
    if s.zones[DECK.base] and s.zones[HANDS.at(seat)]:  # otherwise the game is over
        s.push(Turn((seat + 1) % s.players))


class Miniature(Game[Table]):
    name, version, players, longest = "miniature", 1, range(2, 5), 40
    options: ClassVar = {"hand_size": Option(3, (2, 3, 4), "miniature-option-hand_size")}
    words: ClassVar = {"card": KINDS}
    moves, places, refusal, cause, steps = MOVES, PLACES, refusal, cause, (Turn,)
    state_class, categories, copies = Table, ("hand",), (4, 4, 4, 4, 4)

    def deal(self, state: Table) -> None:
        state.fill(DECK, 0, len(KINDS))
        for seat in range(state.players):
            state.draw(state.rules.options["hand_size"], DECK, HANDS, DEALT, seat)
        state.push(Turn(0))

    def check(self, state: Table, agenda: Any, wants: Wants) -> None:
        goes_on = all(state.zones[place] for place in range(len(state.zones)) if place != PILE.base)
        wants(len(agenda) == goes_on, "agenda", "one turn is wanted until a deck or hand is empty")
