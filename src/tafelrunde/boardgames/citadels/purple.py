"""The purple districts that are used: Laboratory, Smithy, Graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.hand import HandVerb
from tafelrunde.boardgames.citadels.rules import (
    GRAVEYARD_PRICE,
    LABORATORY_GOLD,
    SMITHY_CARDS,
    SMITHY_PRICE,
    WARLORD,
    effect,
)
from tafelrunde.boardgames.citadels.state import POWER, CitadelsState, Now
from tafelrunde.boardgames.citadels.words import (
    BANK_EMPTY,
    DECK,
    DISCARD,
    HANDS,
    MOVES,
    NO_CARDS_LEFT,
    cause,
    refusal,
    used,
)
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, V, Verb, menu, once, only
from tafelrunde.engine.words import LEGAL

if TYPE_CHECKING:
    from tafelrunde.engine.position import Wants
    from tafelrunde.engine.view import Arguments


def in_city(s: CitadelsState, seat: i64, power: i64) -> str:
    """The id of the district with an effect, in the city of a seat."""
    return f"seat/{seat}/city/{s.table.slug_of(power)}"


# -------------------------------------------------------------------- Laboratory
CARD_FOR_GOLD: Final = effect("card_for_gold")
NO_LABORATORY: Final = refusal("no_laboratory")
LABORATORY_IS_USED: Final = refusal("laboratory_is_used")
LABORATORY_AT_WORK: Final = cause("laboratory", "card")


@final
class Laboratory(HandVerb):
    """Once in your turn you may discard a card from your hand and take one gold."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        return BANK_EMPTY if s.bank_is_empty() else LEGAL

    def do(self, s: CitadelsState, turn: Now, kind: i64) -> None:
        s.shift(kind, HANDS, DISCARD, LABORATORY_AT_WORK, turn.seat)
        s.earn(turn.seat, LABORATORY_GOLD, LABORATORY_AT_WORK)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [in_city(s, turn.seat, CARD_FOR_GOLD), f"hand/{words[0]}"]


# ------------------------------------------------------------------------ Smithy
GOLD_FOR_CARDS: Final = effect("gold_for_cards")
NO_SMITHY: Final = refusal("no_smithy")
SMITHY_IS_USED: Final = refusal("smithy_is_used")
SMITHY_TOO_EXPENSIVE: Final = refusal("smithy_too_expensive")
FORGED: Final = cause("smithy", "card")


@final
class Smithy(Verb[CitadelsState]):
    """Once in your turn you may pay three gold and draw two cards."""

    __slots__ = ()

    def barred(self, s: CitadelsState, turn: Now) -> i64:
        if s.seats[turn.seat].gold < SMITHY_PRICE:
            return SMITHY_TOO_EXPENSIVE
        return LEGAL if s.cards_left() else NO_CARDS_LEFT

    def do(self, s: CitadelsState, turn: Now, x: i64) -> None:
        s.change_gold(turn.seat, -SMITHY_PRICE, FORGED)
        s.draw(SMITHY_CARDS, DECK, HANDS, FORGED, turn.seat)

    def touches(self, s: CitadelsState, turn: Now, words: list[str]) -> list[str]:
        return [in_city(s, turn.seat, GOLD_FOR_CARDS)]

    def facts(self, s: CitadelsState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == SMITHY_TOO_EXPENSIVE:
            return {"cost": SMITHY_PRICE, "gold": int(s.seats[turn.seat].gold)}
        return {}


# --------------------------------------------------------------------- Graveyard
BUY_RUINS: Final = effect("buy_ruins")
NO_RUINS_TO_RESCUE: Final = refusal("no_ruins_to_rescue")
DECIDE_RESCUE_FIRST: Final = refusal("decide_rescue_first")
RESCUED: Final = cause("rescued", "card")


def graveyard_owner(s: CitadelsState, warlord: i64) -> i64:
    """The seat that may buy the ruins: it has the Graveyard, the gold, and not the Warlord."""
    for i, seat in enumerate(s.seats):
        if i != warlord and seat.powers & BUY_RUINS and seat.gold >= GRAVEYARD_PRICE:
            return i
    return NOBODY


@final
class BuyRuins(Verb[CitadelsState]):
    """When the Warlord destroys a district, the Graveyard's owner may take it for one gold."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, x: i64) -> None:
        s.change_gold(step.seat, -GRAVEYARD_PRICE, RESCUED)
        ruins = s.discard()[-1]
        s.shift(ruins, DISCARD, HANDS, RESCUED, step.seat)

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return ["discard"]


@final
class Decline(Verb[CitadelsState]):
    """The ruins stay on the discard pile."""

    __slots__ = ()

    def do(self, s: CitadelsState, step: Now, x: i64) -> None:
        return


@final
class Rescue(Decision[CitadelsState]):
    """The Graveyard's owner may buy the ruins from the discard pile; a = whose they were."""

    __slots__ = ()

    def menu(self) -> Menu:
        return RESCUE_MENU

    def otherwise(self, s: CitadelsState, move: i64) -> i64:
        return DECIDE_RESCUE_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: CitadelsState, turn: Step[CitadelsState] | None, wants: Wants) -> None:
        assert turn is not None
        war = turn.a == WARLORD and s.used & POWER != 0
        wants(war, "used", "only the Warlord leaves ruins")
        buyer = graveyard_owner(s, turn.seat)
        wants(self.seat == buyer, "agenda", "the seat cannot buy the ruins")
        wants(len(s.discard()) > 0, "discard", "the ruins must lie on the discard pile")
        victim = 0 <= self.a < s.players and self.a != turn.seat
        wants(victim, "agenda", "the ruins are those of another seat")

    def asks(self, s: CitadelsState) -> Arguments:
        ruins = s.table.slugs[s.discard()[-1]]
        return {"seat": int(self.seat), "card": ruins, "victim_seat": int(self.a)}


def district(verb: V, power: i64, lacks: i64, spent: i64) -> V:
    """The verb of a purple district: for its owner, once in a turn."""
    return once(only(verb, power, lacks), used(verb.name), spent)


LABORATORY: Final = district(
    Laboratory("laboratory"), CARD_FOR_GOLD, NO_LABORATORY, LABORATORY_IS_USED
)
SMITHY: Final = district(Smithy(MOVES, "smithy"), GOLD_FOR_CARDS, NO_SMITHY, SMITHY_IS_USED)
VERBS: Final[list[Verb[CitadelsState]]] = [LABORATORY, SMITHY]  # of a turn
RESCUE: Final = BuyRuins(MOVES, "rescue", NO_RUINS_TO_RESCUE)
DECLINE: Final = Decline(MOVES, "decline", NO_RUINS_TO_RESCUE)
RESCUE_MENU: Final = menu(RESCUE, DECLINE)
