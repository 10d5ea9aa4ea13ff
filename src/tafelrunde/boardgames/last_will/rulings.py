"""Where the rules we have are silent or can be read in two ways, what we decided, and why.

Everything a table may want otherwise is an option of the game; the rest are named here. Figures of
boards and cards that nobody has written down are in components, with their provenance.
"""

from __future__ import annotations

from typing import Final

RULINGS: Final[dict[str, str]] = {
    "start_money": (
        "Option, default 70, the sum for first games. 80 to 130 can be agreed upon as well, or a "
        "will is drawn for the whole table."
    ),
    "plan_order": (
        "Option, default clockwise from the starting player. The board for the planning order was "
        "a separate extra; it changes the planning phase only."
    ),
    "neutral_marker": (
        "Option, default off. Something is said to change with two players, nobody says what; a "
        "blocked space is our best guess."
    ),
    "companion_actions": (
        "Option, default one action for each companion added to a black card, as the summary says; "
        "the line is damaged, so one action for all together is possible."
    ),
    "friend_at_once": (
        "Option, default off. Extra actions are added when the action marker is set, so a friend "
        "laid out later counts from the next round on."
    ),
    "final_depreciation": (
        "Option, default on. The last round is played to its end with all its phases, so property "
        "loses value before it is counted."
    ),
    "boys_may_rest": "Option, default on. Nothing says that an errand boy must go anywhere.",
    "first_player": "Option, default chance. The rules only say that there is a starting player.",
    "secret_choice": (
        "The two cards kept at the beginning are chosen seat by seat, and nobody discards before "
        "the last one has chosen."
    ),
    "empty_deck": (
        "The used cards of a regular deck are shuffled when a card of it is needed and there is "
        "none. If there are no used ones either, a space of the offer stays empty."
    ),
    "all_cards_drawn": (
        "All cards that a plan gives are drawn. A deck is declared only as often as it has cards, "
        "its used ones included; if all decks together have fewer, fewer are drawn."
    ),
    "own_turn_only": (
        "What takes no action is done in the own turn only; actions left at its end are lost."
    ),
    "helpers_add_up": "Several helpers of one sort add up.",
    "tag_bonus_once": (
        "A helper's bonus for a theme is added once when a card is played or used, whatever the "
        "number of actions and companions."
    ),
    "free_activation_first": (
        "A steward spares the action of the first property that is used in a round."
    ),
    "spared_by_round": (
        "What stewards have spared is counted by round, not by card. If a steward has spared an "
        "action and is discarded, another one laid out in the same round spares none: only so "
        "many actions are spared in a round as stewards lie there."
    ),
    "companions_leave": "Companions on a card that leaves the board go back to the supply.",
    "companions_count_when_used": (
        "Companions can be added before and after a card is used; only those count that are there "
        "at that moment."
    ),
    "used_wild": (
        "A wild companion that was used lies on its space again at once; nobody can take it before "
        "the next round anyway."
    ),
    "price_floor": "However the market stands, nobody is paid for buying.",
    "same_turn": (
        "A property can be bought, used and sold in one turn. If it is bought and not used, it "
        "loses value at the end of that very round."
    ),
    "adviser_choice": (
        "A bad adviser works on one property that loses value, of the owner's choice; several of "
        "them work on the same one. With one such property nobody is asked."
    ),
    "all_or_nothing": (
        "The whole amount is spent. Whoever owns property and cannot pay it does without, at the "
        "opera as well as with cards."
    ),
    "bankrupt_at_once": (
        "Bankruptcy is looked for after every move, errands included. Whoever is bankrupt plays on "
        "to the end of the round, but buys no property."
    ),
    "tokens_do_not_count": "The market changes prices, not what property counts at the end.",
    "discard_order": (
        "At the end of a round cards are discarded in the order of the plans, and nobody discards "
        "more than they must."
    ),
    "open_questions": (
        "Who comes along is asked whenever by the backs of the hand a fitting companion may be in "
        "it who can be paid; the same for more companions on a card of the board. Otherwise the "
        "question would tell what is in a hand. Whoever has no such companion can only say no."
    ),
    "open_backs": (
        "Backs are seen by all: from which deck the cards in a hand are, and how many crowns the "
        "next special card has. Used cards lie face up."
    ),
}
