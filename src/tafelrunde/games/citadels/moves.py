"""The moves of Citadels, and every reason why one of them may be refused.

A verb's refusal comes in two parts: what stands in the way of the verb as a whole, and what is
wrong with one target. Listing the legal moves and explaining a refused one use the same functions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import cards
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.verbs import Verb
from tafelrunde.games.citadels.rules import (
    ANY_INCOME,
    ARCHITECT,
    ARCHITECT_BUILDS,
    ASSASSIN,
    BISHOP,
    BUY_RUINS,
    CARD_FOR_GOLD,
    CITY,
    GOLD_FOR_CARDS,
    GRAVEYARD_PRICE,
    INCOME_COLOUR,
    INDESTRUCTIBLE,
    MAGICIAN,
    MERCHANT,
    SMITHY_PRICE,
    THIEF,
    WARLORD,
)
from tafelrunde.games.citadels.state import (
    BONUS,
    GATHERED,
    INCOME,
    LABORATORY_USED,
    POWER,
    SMITHY_USED,
    CitadelsState,
    Seat,
)

# ------------------------------------------------------------------------ verbs
# Base numbers, in the order in which moves() lists them. 8 characters, 32 kinds, 7 seats. The long
# tail of destroy stands last: numbers up to 256 are ready-made objects and cost nothing.
PICK: Final = 0
LAY: Final = 8
KEEP: Final = 16
REJECT: Final = 48
GOLD: Final = 80
CARDS: Final = 81
TAKE_INCOME: Final = 82
TAKE_PROFIT: Final = 83
TAKE_PLANS: Final = 84
BUILD: Final = 85
KILL: Final = 117
ROB: Final = 125
SWAP_HANDS: Final = 133
EXCHANGE: Final = 140
DRAW: Final = 172
USE_LABORATORY: Final = 173
USE_SMITHY: Final = 205
RESCUE: Final = 206
DECLINE: Final = 207
END: Final = 208
DESTROY: Final = 209

VERBS: Final = (
    Verb("pick", PICK, 8, ("character",)),
    Verb("lay", LAY, 8, ("character",)),
    Verb("keep", KEEP, 32, ("card",)),
    Verb("reject", REJECT, 32, ("card",)),
    Verb("gold", GOLD, 1),
    Verb("cards", CARDS, 1),
    Verb("income", TAKE_INCOME, 1),
    Verb("profit", TAKE_PROFIT, 1),
    Verb("plans", TAKE_PLANS, 1),
    Verb("build", BUILD, 32, ("card",)),
    Verb("murder", KILL, 8, ("character",)),
    Verb("rob", ROB, 8, ("character",)),
    Verb("swap", SWAP_HANDS, 7, ("seat",)),
    Verb("exchange", EXCHANGE, 32, ("card",)),
    Verb("draw", DRAW, 1),
    Verb("laboratory", USE_LABORATORY, 32, ("card",)),
    Verb("smithy", USE_SMITHY, 1),
    Verb("rescue", RESCUE, 1),
    Verb("decline", DECLINE, 1),
    Verb("end", END, 1),
    Verb("destroy", DESTROY, 224, ("seat", "card")),
)

# --------------------------------------------------------------------- refusals
REFUSALS: Final = (
    "legal",
    "game_over",
    "draft_first",
    "lay_down_first",
    "choose_cards_first",
    "finish_exchange_first",
    "decide_rescue_first",
    "not_handed_on",
    "draft_is_over",
    "nothing_to_lay_down",
    "no_cards_offered",
    "not_offered",
    "keep_one_instead",
    "reject_one_instead",
    "basic_action_taken",
    "basic_action_first",
    "bank_empty",
    "no_cards_left",
    "no_income_character",
    "income_taken",
    "no_districts_of_colour",
    "only_merchant",
    "profit_taken",
    "only_architect",
    "plans_taken",
    "build_limit_reached",
    "no_such_district",
    "not_in_hand",
    "too_expensive",
    "already_in_city",
    "only_assassin",
    "murder_done",
    "not_oneself",
    "only_thief",
    "theft_done",
    "assassin_cannot_be_robbed",
    "victim_is_murdered",
    "only_magician",
    "magic_done",
    "no_such_seat",
    "own_hand",
    "no_exchange_begun",
    "only_warlord",
    "destruction_done",
    "own_city",
    "city_is_complete",
    "bishop_protects",
    "not_in_city",
    "is_indestructible",
    "destruction_too_expensive",
    "no_laboratory",
    "laboratory_is_used",
    "no_smithy",
    "smithy_is_used",
    "smithy_too_expensive",
    "no_ruins_to_rescue",
    "both_hands_empty",
)

LEGAL: Final = 0
DRAFT_FIRST: Final = 2
LAY_DOWN_FIRST: Final = 3
CHOOSE_CARDS_FIRST: Final = 4
FINISH_EXCHANGE_FIRST: Final = 5
DECIDE_RESCUE_FIRST: Final = 6
NOT_HANDED_ON: Final = 7
DRAFT_IS_OVER: Final = 8
NOTHING_TO_LAY_DOWN: Final = 9
NO_CARDS_OFFERED: Final = 10
NOT_OFFERED: Final = 11
KEEP_ONE_INSTEAD: Final = 12
REJECT_ONE_INSTEAD: Final = 13
BASIC_ACTION_TAKEN: Final = 14
BASIC_ACTION_FIRST: Final = 15
BANK_EMPTY: Final = 16
NO_CARDS_LEFT: Final = 17
NO_INCOME_CHARACTER: Final = 18
INCOME_TAKEN: Final = 19
NO_DISTRICTS_OF_COLOUR: Final = 20
ONLY_MERCHANT: Final = 21
PROFIT_TAKEN: Final = 22
ONLY_ARCHITECT: Final = 23
PLANS_TAKEN: Final = 24
BUILD_LIMIT_REACHED: Final = 25
NO_SUCH_DISTRICT: Final = 26
NOT_IN_HAND: Final = 27
TOO_EXPENSIVE: Final = 28
ALREADY_IN_CITY: Final = 29
ONLY_ASSASSIN: Final = 30
MURDER_DONE: Final = 31
NOT_ONESELF: Final = 32
ONLY_THIEF: Final = 33
THEFT_DONE: Final = 34
ASSASSIN_CANNOT_BE_ROBBED: Final = 35
VICTIM_IS_MURDERED: Final = 36
ONLY_MAGICIAN: Final = 37
MAGIC_DONE: Final = 38
NO_SUCH_SEAT: Final = 39
OWN_HAND: Final = 40
NO_EXCHANGE_BEGUN: Final = 41
ONLY_WARLORD: Final = 42
DESTRUCTION_DONE: Final = 43
OWN_CITY: Final = 44
CITY_IS_COMPLETE: Final = 45
BISHOP_PROTECTS: Final = 46
NOT_IN_CITY: Final = 47
IS_INDESTRUCTIBLE: Final = 48
DESTRUCTION_TOO_EXPENSIVE: Final = 49
NO_LABORATORY: Final = 50
LABORATORY_IS_USED: Final = 51
NO_SMITHY: Final = 52
SMITHY_IS_USED: Final = 53
SMITHY_TOO_EXPENSIVE: Final = 54
NO_RUINS_TO_RESCUE: Final = 55
BOTH_HANDS_EMPTY: Final = 56


# ----------------------------------------------------------------- basic action
def gold_refusal(s: CitadelsState) -> i64:
    if s.used & GATHERED:
        return BASIC_ACTION_TAKEN
    return BANK_EMPTY if s.bank_is_empty() else LEGAL


def cards_refusal(s: CitadelsState) -> i64:
    if s.used & GATHERED:
        return BASIC_ACTION_TAKEN
    return LEGAL if s.cards_left() else NO_CARDS_LEFT


def gathered(s: CitadelsState) -> bool:
    """Is the basic action done, or impossible (ruling basic_action_compulsory)?"""
    if s.used & GATHERED:
        return True
    return not s.cards_left() and s.bank_is_empty()


# -------------------------------------------------------------------- abilities
def income_of(seat: Seat, character: i64) -> i64:
    """Gold for the districts of the character's colour; the School of Magic counts as one."""
    colour = INCOME_COLOUR[character]
    if colour < 0:
        return 0
    gold = seat.districts_of(colour)
    if seat.powers & ANY_INCOME:
        gold += 1
    return gold


def income_refusal(s: CitadelsState, seat: Seat, character: i64) -> i64:
    if INCOME_COLOUR[character] < 0:
        return NO_INCOME_CHARACTER
    if s.used & INCOME:
        return INCOME_TAKEN
    if income_of(seat, character) == 0:
        return NO_DISTRICTS_OF_COLOUR
    return BANK_EMPTY if s.bank_is_empty() else LEGAL


def profit_refusal(s: CitadelsState, character: i64) -> i64:
    if character != MERCHANT:
        return ONLY_MERCHANT
    if s.used & BONUS:
        return PROFIT_TAKEN
    return BANK_EMPTY if s.bank_is_empty() else LEGAL


def plans_refusal(s: CitadelsState, character: i64) -> i64:
    if character != ARCHITECT:
        return ONLY_ARCHITECT
    if s.used & BONUS:
        return PLANS_TAKEN
    return LEGAL if s.cards_left() else NO_CARDS_LEFT


# ---------------------------------------------------------------------- building
def build_limit(character: i64) -> i64:
    return ARCHITECT_BUILDS if character == ARCHITECT else 1


def building_refusal(s: CitadelsState, character: i64) -> i64:
    if s.built > 0 and s.built >= build_limit(character):
        return BUILD_LIMIT_REACHED
    return LEGAL if gathered(s) else BASIC_ACTION_FIRST


def district_refusal(s: CitadelsState, seat: Seat, kind: i64) -> i64:
    """What is wrong with building a kind that is in the hand."""
    if s.table.cost[kind] > seat.gold:
        return TOO_EXPENSIVE
    if not s.table.allow_duplicates and kind in seat.city:
        return ALREADY_IN_CITY
    return LEGAL


def hand_refusal(s: CitadelsState, seat: Seat, kind: i64) -> i64:
    if kind >= s.table.kinds:
        return NO_SUCH_DISTRICT
    return LEGAL if cards.holds(seat.hand, kind) else NOT_IN_HAND


# ---------------------------------------------------------- Assassin and Thief
def murder_refusal(s: CitadelsState, character: i64) -> i64:
    if character != ASSASSIN:
        return ONLY_ASSASSIN
    return MURDER_DONE if s.used & POWER else LEGAL


def victim_refusal(victim: i64) -> i64:
    return NOT_ONESELF if victim == ASSASSIN else LEGAL


def theft_refusal(s: CitadelsState, character: i64) -> i64:
    if character != THIEF:
        return ONLY_THIEF
    return THEFT_DONE if s.used & POWER else LEGAL


def robbed_refusal(s: CitadelsState, victim: i64) -> i64:
    if victim == THIEF:
        return NOT_ONESELF
    if victim == ASSASSIN:
        return ASSASSIN_CANNOT_BE_ROBBED
    return VICTIM_IS_MURDERED if victim == s.murdered else LEGAL


# ---------------------------------------------------------------------- Magician
def magic_refusal(s: CitadelsState, character: i64) -> i64:
    if character != MAGICIAN:
        return ONLY_MAGICIAN
    return MAGIC_DONE if s.used & POWER else LEGAL


def partner_refusal(s: CitadelsState, me: i64, partner: i64) -> i64:
    if partner >= s.players:
        return NO_SUCH_SEAT
    if partner == me:
        return OWN_HAND
    if len(s.seats[me].hand) == 0 and len(s.seats[partner].hand) == 0:
        return BOTH_HANDS_EMPTY
    return LEGAL


# ----------------------------------------------------------------------- Warlord
def destruction_refusal(s: CitadelsState, character: i64) -> i64:
    if character != WARLORD:
        return ONLY_WARLORD
    return DESTRUCTION_DONE if s.used & POWER else LEGAL


def city_refusal(s: CitadelsState, me: i64, victim: i64) -> i64:
    """Why the Warlord may not attack a city; a murdered Bishop protects nothing."""
    if victim >= s.players:
        return NO_SUCH_SEAT
    if victim == me:
        return OWN_CITY
    if len(s.seats[victim].city) >= CITY:
        return CITY_IS_COMPLETE
    if s.murdered != BISHOP and s.owner_of(BISHOP) == victim:
        return BISHOP_PROTECTS
    return LEGAL


def ruin_refusal(s: CitadelsState, seat: Seat, kind: i64) -> i64:
    """Why the Warlord may not destroy a district that stands in an attackable city."""
    if s.table.power[kind] & INDESTRUCTIBLE:
        return IS_INDESTRUCTIBLE
    return DESTRUCTION_TOO_EXPENSIVE if s.table.cost[kind] - 1 > seat.gold else LEGAL


# ----------------------------------------------------------------- purple cards
def laboratory_refusal(s: CitadelsState, seat: Seat) -> i64:
    if not seat.powers & CARD_FOR_GOLD:
        return NO_LABORATORY
    if s.used & LABORATORY_USED:
        return LABORATORY_IS_USED
    return BANK_EMPTY if s.bank_is_empty() else LEGAL


def smithy_refusal(s: CitadelsState, seat: Seat) -> i64:
    if not seat.powers & GOLD_FOR_CARDS:
        return NO_SMITHY
    if s.used & SMITHY_USED:
        return SMITHY_IS_USED
    if seat.gold < SMITHY_PRICE:
        return SMITHY_TOO_EXPENSIVE
    return LEGAL if s.cards_left() else NO_CARDS_LEFT


def end_refusal(s: CitadelsState) -> i64:
    return LEGAL if gathered(s) else BASIC_ACTION_FIRST


# ------------------------------------------------------------- a move in a turn
def turn_refusal(s: CitadelsState, me: i64, character: i64, move: i64) -> i64:
    """Why a move is not legal in the turn of a character; 0 if it is."""
    if move < KEEP:
        return DRAFT_IS_OVER if move < LAY else NOTHING_TO_LAY_DOWN
    if move < GOLD:
        return NO_CARDS_OFFERED
    if move < BUILD:
        return _plain_refusal(s, s.seats[me], character, move)
    if move < DRAW:
        return _target_refusal(s, me, character, move)
    if move == DRAW:
        return NO_EXCHANGE_BEGUN
    if move < USE_SMITHY:
        barred = laboratory_refusal(s, s.seats[me])
        return barred if barred else hand_refusal(s, s.seats[me], move - USE_LABORATORY)
    if move == USE_SMITHY:
        return smithy_refusal(s, s.seats[me])
    if move < END:
        return NO_RUINS_TO_RESCUE
    if move == END:
        return end_refusal(s)
    return _destroy_refusal(s, me, character, move - DESTROY)


def _plain_refusal(s: CitadelsState, seat: Seat, character: i64, move: i64) -> i64:
    if move == GOLD:
        return gold_refusal(s)
    if move == CARDS:
        return cards_refusal(s)
    if move == TAKE_INCOME:
        return income_refusal(s, seat, character)
    if move == TAKE_PROFIT:
        return profit_refusal(s, character)
    return plans_refusal(s, character)


def _target_refusal(s: CitadelsState, me: i64, character: i64, move: i64) -> i64:
    seat = s.seats[me]
    if move < KILL:
        barred = building_refusal(s, character)
        if barred == LEGAL:
            barred = hand_refusal(s, seat, move - BUILD)
        return barred if barred else district_refusal(s, seat, move - BUILD)
    if move < ROB:
        barred = murder_refusal(s, character)
        return barred if barred else victim_refusal(move - KILL)
    if move < SWAP_HANDS:
        barred = theft_refusal(s, character)
        return barred if barred else robbed_refusal(s, move - ROB)
    barred = magic_refusal(s, character)
    if barred:
        return barred
    if move < EXCHANGE:
        return partner_refusal(s, me, move - SWAP_HANDS)
    return hand_refusal(s, seat, move - EXCHANGE)


def _destroy_refusal(s: CitadelsState, me: i64, character: i64, target: i64) -> i64:
    victim = target >> 5
    kind = target & 31
    barred = destruction_refusal(s, character)
    if barred == LEGAL:
        barred = city_refusal(s, me, victim)
    if barred:
        return barred
    if kind >= s.table.kinds:
        return NO_SUCH_DISTRICT
    if kind not in s.seats[victim].city:
        return NOT_IN_CITY
    return ruin_refusal(s, s.seats[me], kind)


def graveyard_owner(s: CitadelsState, warlord: i64) -> i64:
    """The seat that may buy the ruins: it has the Graveyard, the gold, and not the Warlord."""
    for i, seat in enumerate(s.seats):
        if i != warlord and seat.powers & BUY_RUINS and seat.gold >= GRAVEYARD_PRICE:
            return i
    return NOBODY
