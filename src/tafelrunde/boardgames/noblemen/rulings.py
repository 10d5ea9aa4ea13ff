"""Where the rulebook is silent or the board unknown, what we decided, and why.

Everything a table may want otherwise is an option of the game; the rest are named here, each at
the place in the code that follows it.
"""

from __future__ import annotations

from typing import Final

RULINGS: Final[dict[str, str]] = {
    "track": (
        "Option, default 11 spaces. The printed length is unknown; eleven fits what is told of the "
        "game: balls on 4 and 8, one more turn for everybody while the queen is locked, scoring."
    ),
    "prices": (
        "Option, default. The printed prices are unknown; ours follow from what pounds buy "
        "elsewhere in the game. `low` and `high` are a pound or two away."
    ),
    "areas_may_overlap": (
        "Option, default false: a tile belongs to one area at most. In every example of the "
        "rulebook the number of symbols is the number of tiles divided by four."
    ),
    "title_by": (
        "Option, default marker: who was pushed from 14 to 13 is no Duke. The example of the "
        "rulebook shows only that a marker is pushed down, not what that means for titles. With "
        "total it is the prestige reached that counts, in the same order."
    ),
    "open_holdings": (
        "Option, default false. What is behind the screens follows from what everybody saw; at an "
        "open table nobody has to keep count."
    ),
    "first_game": "Option, default false: the rulebook's set-up of three tiles of each kind.",
    "auto_titles": (
        "Option, default false: taking a title is a choice. When on, everybody takes the highest."
    ),
    "first_player": (
        "Option, default random. The rulebook asks who was last in a garden, which we cannot know."
    ),
    "area_at_once": (
        "An area forms at the moment its fourth tile is laid and stays for good. All squares that "
        "one tile completes share that tile, so without overlap its owner chooses one of them."
    ),
    "no_empty_action": (
        "Laying, bribing, donating, the vicar's favour and the master stroke need one unit at "
        "least; doing nothing is idleness, which is worth a point."
    ),
    "taxes_for_nothing": "Taxes and land may be taken even if they bring nothing.",
    "trade_out_first": (
        "The wanted tile is taken out of the bag before the two given go in, so nobody gets back "
        "what they gave."
    ),
    "trade_between_tiles": (
        "Trades come at any time in the own turn, also between two tiles of one action; what "
        "groves bring is drawn when the last tile is laid."
    ),
    "kinds_in_the_bag": (
        "Everybody may know which kinds are in the bag, not how many: in their turn anybody may "
        "look into it for a trade."
    ),
    "given_tiles_are_shown": (
        "Tiles that change hands do so in front of the screens, like those of a trade, so "
        "everybody sees which."
    ),
    "secret_choice": (
        "The tiles chosen before the first draw stay secret, their number too, and are taken when "
        "everybody has chosen."
    ),
    "returned_in_order": "Cards put under the deck keep the order in which they were drawn.",
    "intrigue_is_handed_in": (
        "An intrigue is not the one card played in a turn; it also works at the beginning of a "
        "decade, and one of them per draw is enough."
    ),
    "few_cards": "With fewer than three cards in the deck those are looked at; one is just kept.",
    "card_of_this_turn": "A card gained by a chapel may be played in the same turn.",
    "queen_for_nothing": (
        "What gives the queen stays legal where she is locked, or with who has her already; she "
        "just does not move."
    ),
    "knight_of_the_supply": (
        "As long as a knight is in the supply none can be moved; a moved one goes to another area, "
        "and the one it left is free at once."
    ),
    "two_tiles_or_fewer": "Who has two tiles or fewer gives them all without being asked.",
    "bank": "Money never runs out: coins are only markers.",
    "space_zero": "Any number of prestige markers may stand on 0; among them guests keep order.",
    "favour_before_step": "The holder's point comes first, then the step, then the ball.",
}
