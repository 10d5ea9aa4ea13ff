"""The words of Citadels."""

from tafelrunde.boardgames.citadels.rules import colour
from tafelrunde.boardgames.citadels.rulings import RULINGS
from tafelrunde.boardgames.citadels.scoring import CATEGORIES
from tests.texts.vocabulary import Vocabulary

ACTIONS = ("pick", "build", "murder", "rob")

CITADELS = Vocabulary(
    name="citadels",
    moved=(
        *("deal", "crown", "opened", "covered", "picked", "handed_on", "laid_down", "taken_up"),
        *("revealed", "basic_action", "kept", "rejected", "plans", "built", "swap", "exchanged"),
        *("destroyed", "laboratory", "smithy", "rescued", "reshuffle", "shown"),
    ),
    changed=(
        *("deal", "robbery", "basic_action", "income", "profit", "built", "destroyed"),
        *("laboratory", "smithy", "rescued"),
    ),
    told=(
        *("round", "called", "murder", "theft", "heir", "no_loot", "own_loot", "completed"),
        "ended",
    ),
    phases=("round", "draft", "calling", "turn", "over"),
    zones=(
        *("deck", "discard", "offer", "packet", "open", "face_down", "character", "look", "bank"),
        *("round", "murdered", "robbed", "gold", "hand", "city", "characters", "crown", "complete"),
    ),
    categories=CATEGORIES,
    hidden=("card", "character"),
    amounts=("gold", "hand", "districts"),
    remarks=("for_nothing",),
    warnings=("income_unused", "profit_unused", "plans_unused"),
    impersonal=("moved-opened", "moved-shown", "moved-reshuffle", "told-ended"),
    kinds=("effect", "power"),
    rulings=RULINGS,
    other={"colour": colour.names, "action": ACTIONS},
    options=(
        {},
        {"bank_limit": 30, "first_crown": "random"},
        {"allow_duplicates": False},
    ),
    rare_verbs=frozenset({"reject"}),
    rare_reasons=frozenset(
        {"bank_empty", "reject_one_instead", "smithy_is_used", "both_hands_empty"}
    ),
)
