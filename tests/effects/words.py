"""The vocabulary of a Brügge in miniature: moves, places, words, and the questions of effects."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.effects import Answer, Question
from tafelrunde.engine.places import ACTOR, ALL, ALL_BACKS, NONE, TOP_BACK, Places
from tafelrunde.engine.step import ANYWHERE
from tafelrunde.engine.verb import Menu, Moves, Verb, menu
from tafelrunde.engine.words import Causes, refusals

SEATS, KINDS, HIGHEST, ROUNDS = 4, 18, 12, 6
COLOURS = ("blue", "brown", "yellow", "red", "violet")
GROUPS = (
    *("Adel", "Aemter", "Amuesement", "Handel", "Handwerk", "Hofstaat", "Kirche", "Kunst"),
    *("Schutz", "Unterwelt", "Wissen"),
)
RESOURCES = ("guilders", "points", *(f"workers_{c}" for c in COLOURS), "workers_any")
GUILDERS, POINTS, WORKERS, WORKERS_ANY = 0, 1, 2, 7
EVENTS = ("advance", "rival_person", "unthreat")
ACTIONS = ("workers", "person")
REACH = ("one", "each", "richest")
SORTS = {
    "resource": RESOURCES,
    "colour": COLOURS,
    "group": GROUPS,
    "event": EVENTS,
    "action": ACTIONS,
    "reach": REACH,
}

refusal = refusals()
cause = Causes()
MOVES = Moves(
    {"card": KINDS, "colour": 5, "seat": SEATS, "pile": 2, "option": 2},
    *("recruit card", "use card", "guilders", "workers colour", "pile pile", "colour colour"),
    *("option option", "rival seat", "again", "enough", "keep card", "lose card"),
)

PLACES = Places(SEATS)
PILES = PLACES.pile("pile_a", NONE, backs=TOP_BACK)
PILE_B = PLACES.pile("pile_b", NONE, backs=TOP_BACK)
DISCARD = PLACES.pile("discard", ALL)
OFFER = PLACES.row("offer", ACTOR)
HANDS = PLACES.hand("hand", backs=ALL_BACKS)
PERSONS = PLACES.row("persons", ALL, each=True)
COUNTERS = [PLACES.spot(name, each=True) for name in RESOURCES[:WORKERS_ANY]]

DEALT = cause("dealt", "card")
DREW = cause("drew", "card")
LOOKED = cause("looked", "card")
KEPT = cause("kept", "card")
RECRUITED = cause("recruited", "card")
LOST = cause("lost", "card")
PAID = cause("paid")

NOT_IN_HAND = refusal("not_in_hand")
TOO_EXPENSIVE = refusal("too_expensive")
NOT_THERE = refusal("not_there")
NO_SUCH_CARD = refusal("no_such_card")
NOT_USABLE = refusal("not_usable")
USED_UP = refusal("used_up")
NO_WORKER = refusal("no_worker")
PILE_EMPTY = refusal("pile_empty")
NOT_OFFERED = refusal("not_offered")
NO_SUCH_SEAT = refusal("no_such_seat")
NOT_ONESELF = refusal("not_oneself")
NO_MARKER = refusal("no_marker")
ANSWER_FIRST = refusal("answer_first")
NOTHING_ASKED = refusal("nothing_asked")


# --------------------------------------------------------- the questions of effects
class Enough(Verb[Any]):
    """No more of it."""

    def do(self, s: Any, step: Any, x: int) -> None:
        return


COLOUR = menu(Answer(MOVES, "colour", NOTHING_ASKED))
PILE = menu(Answer(MOVES, "pile", NOTHING_ASKED))
OPTION = menu(Answer(MOVES, "option", NOTHING_ASKED))
RIVAL = menu(Answer(MOVES, "rival", NOTHING_ASKED))
AGAIN = menu(Answer(MOVES, "again", NOTHING_ASKED), Enough(MOVES, "enough", NOTHING_ASKED))
KEEP = menu(Answer(MOVES, "keep", NOTHING_ASKED))


class Ask(Question[Any]):
    """What an effect asks."""

    answers: Menu

    def menu(self) -> Menu:
        return self.answers

    def otherwise(self, s: Any, move: int) -> int:
        return ANSWER_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)


class AskColour(Ask):
    answers = COLOUR


class AskPile(Ask):
    answers = PILE


class AskOption(Ask):
    answers = OPTION


class AskRival(Ask):
    answers = RIVAL


class AskAgain(Ask):
    answers = AGAIN


class AskKeep(Ask):
    answers = KEEP

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)
