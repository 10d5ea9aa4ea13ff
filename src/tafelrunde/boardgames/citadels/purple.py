"""The purple districts that are used: Laboratory, Smithy, Graveyard."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.state import CitadelsState, Now
from tafelrunde.boardgames.citadels.verbs import HandVerb, in_city
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, V, Verb, menu, once, only, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL


def district(verb: V, power: i64, lacks: i64, spent: i64) -> V:
    """The verb of a purple district: for its owner, once in a turn."""
    return once(only(verb, power, lacks), w.used(verb.name), spent)


# -------------------------------------------------------------------- Laboratory
CARD_FOR_GOLD: Final = r.effect("card_for_gold")
NO_LABORATORY: Final = w.refusal("no_laboratory")
LABORATORY_IS_USED: Final = w.refusal("laboratory_is_used")
LABORATORY_AT_WORK: Final = w.cause("laboratory", "card")


@final
class Laboratory(HandVerb):
    """Once in your turn you may discard a card from your hand and take one gold."""

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return w.BANK_EMPTY if s.bank_is_empty() else LEGAL

    def do(self, s: CitadelsState, turn: Now, kind: i64) -> None:
        s.shift(kind, w.HANDS, w.DISCARD, LABORATORY_AT_WORK, turn.seat)
        s.earn(turn.seat, r.LABORATORY_GOLD, LABORATORY_AT_WORK)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [in_city(s, turn.seat, CARD_FOR_GOLD), f"hand/{words[0]}"]


LABORATORY: Final = district(
    Laboratory("laboratory"), CARD_FOR_GOLD, NO_LABORATORY, LABORATORY_IS_USED
)
LABORATORY.gives = {"gold": r.LABORATORY_GOLD, "hand": -1}

# ------------------------------------------------------------------------ Smithy
GOLD_FOR_CARDS: Final = r.effect("gold_for_cards")
NO_SMITHY: Final = w.refusal("no_smithy")
SMITHY_IS_USED: Final = w.refusal("smithy_is_used")
SMITHY_TOO_EXPENSIVE: Final = w.refusal("smithy_too_expensive")
FORGED: Final = w.cause("smithy", "card")


@final
class Smithy(Verb[CitadelsState]):
    """Once in your turn you may pay three gold and draw two cards."""

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        if s.seats[turn.seat].gold < r.SMITHY_PRICE:
            return SMITHY_TOO_EXPENSIVE
        return LEGAL if s.cards_left() else w.NO_CARDS_LEFT

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.change_gold(turn.seat, -r.SMITHY_PRICE, FORGED)
        s.draw(r.SMITHY_CARDS, w.DECK, w.HANDS, FORGED, turn.seat)

    def brings(self, s: CitadelsState, turn: Now, x: i64) -> Brings:
        return {"gold": -r.SMITHY_PRICE, "hand": int(min(r.SMITHY_CARDS, s.cards_left()))}

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [in_city(s, turn.seat, GOLD_FOR_CARDS)]

    def facts(self, s: CitadelsState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == SMITHY_TOO_EXPENSIVE:
            return {"cost": r.SMITHY_PRICE, "gold": int(s.seats[turn.seat].gold)}
        return {}


SMITHY: Final = district(Smithy(w.MOVES, "smithy"), GOLD_FOR_CARDS, NO_SMITHY, SMITHY_IS_USED)
VERBS: Final[list[Verb[CitadelsState]]] = [LABORATORY, SMITHY]  # in a turn

# --------------------------------------------------------------------- Graveyard
BUY_RUINS: Final = r.effect("buy_ruins")
NO_RUINS_TO_RESCUE: Final = w.refusal("no_ruins_to_rescue")
DECIDE_RESCUE_FIRST: Final = w.refusal("decide_rescue_first")
RESCUED: Final = w.cause("rescued", "card")


def graveyard_owner(s: CitadelsState, warlord: i64) -> i64:
    """The seat that may buy the ruins: it has the Graveyard, the gold, and not the Warlord."""
    for i, seat in enumerate(s.seats):
        if i != warlord and seat.powers & BUY_RUINS and seat.gold >= r.GRAVEYARD_PRICE:
            return i
    return NOBODY


@final
class BuyRuins(Verb[CitadelsState]):
    """When the Warlord destroys a district, the Graveyard's owner may take it for one gold."""

    def do(self, s: CitadelsState, step: Now, x: i64) -> None:
        s.change_gold(step.seat, -r.GRAVEYARD_PRICE, RESCUED)
        s.shift(s.discard()[-1], w.DISCARD, w.HANDS, RESCUED, step.seat)


@final
class Decline(Verb[CitadelsState]):
    """The ruins stay on the discard pile."""

    def do(self, s: CitadelsState, step: Now, x: i64) -> None:
        return


RESCUE: Final = shown(
    BuyRuins(w.MOVES, "rescue", NO_RUINS_TO_RESCUE), "discard", gold=-r.GRAVEYARD_PRICE, hand=1
)
DECLINE: Final = Decline(w.MOVES, "decline", NO_RUINS_TO_RESCUE)
RESCUE_MENU: Final = menu(RESCUE, DECLINE, otherwise=DECIDE_RESCUE_FIRST)


@final
class Rescue(Decision[CitadelsState]):
    """The Graveyard's owner may buy the ruins from the discard pile; a = whose they were."""

    def menu(self) -> Menu:
        return RESCUE_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: CitadelsState, turn: Step[CitadelsState] | None, wants: Wants) -> None:
        assert turn is not None
        war = turn.a == r.WARLORD and s.used & w.POWER != 0
        wants(war, "used", "only the Warlord leaves ruins")
        wants(self.seat == graveyard_owner(s, turn.seat), "agenda", "the seat cannot buy the ruins")
        wants(len(s.discard()) > 0, "discard", "the ruins must lie on the discard pile")
        victim = 0 <= self.a < s.players and self.a != turn.seat
        wants(victim, "agenda", "the ruins are those of another seat")

    def asks(self, s: CitadelsState) -> Arguments:
        ruins = s.book.game.words["card"][s.discard()[-1]]
        return {"seat": int(self.seat), "card": ruins, "victim_seat": int(self.a)}
