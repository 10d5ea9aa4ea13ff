"""Where the rulebook of the first German edition is silent, what we decided, and why.

Everything a table may want otherwise is an option of the game; the rest are named here, each at
the place in the code that follows it.
"""

from __future__ import annotations

from typing import Final

RULINGS: Final[dict[str, str]] = {
    "allow_duplicates": (
        "Option, default true. The rulebook has no ban on two equal districts in one city; later "
        "editions have."
    ),
    "haunted_city_last_round_locked": (
        "Option, default false. Only other language versions take the wild colour away from a "
        "Haunted City built in the last round, be it the last by a complete city or by round_limit."
    ),
    "bank_limit": (
        "Option, default none: the gold pieces are only markers. With a limit, a seat receives "
        "what is left, and what would bring nothing is not offered."
    ),
    "tie_break": (
        "Option, default shared. Points, then points from districts alone (rulebook); who is "
        "still level shares the victory, or has it by the most gold as later editions say."
    ),
    "first_crown": "Option, default seat 0. The rulebook gives it to the oldest player.",
    "round_limit": (
        "Option, default 60. Nobody is ever forced to build, so the rules set no bound; real "
        "games take 10 to 25 rounds. The last allowed round is finished and scored."
    ),
    "basic_action_compulsory": (
        "A turn cannot end, and nothing can be built, before the basic action, unless neither "
        "gold nor a card is to be had: the book says the character takes. If what is then paid for "
        "a building fills the bank again, the gold must still be taken."
    ),
    "abilities_voluntary": (
        "The Merchant's gold and the Architect's cards are moves like every other ability; only "
        "the crown moves by itself."
    ),
    "nothing_for_nothing": (
        "Abilities that could bring nothing are not offered: colour income without a district of "
        "the colour, exchanging no cards, swapping two empty hands, drawing from empty piles."
    ),
    "not_oneself": "The Assassin cannot name themselves, nor can the Thief.",
    "own_second_character": (
        "With 2 or 3 players one may name one's own second character; robbing it moves nothing."
    ),
    "any_character_laid_down": "With 2 players any character may be laid down, the King included.",
    "empty_draw_pile": (
        "The open discard pile is shuffled into a new draw pile at the moment a card is needed, "
        "the cards just laid down by the Magician included. If both are empty, fewer are drawn."
    ),
    "one_card_left": "If only one card can be looked at, it is kept without asking.",
    "graveyard_ruins": (
        "The Graveyard cannot save itself: when it is destroyed it no longer lies in the city."
    ),
    "graveyard_of_the_warlord": "The seat that has the Warlord this round cannot use it.",
    "open_discard_pile": "The whole discard pile is open to everybody, not only its top.",
}
