"""Where the rulebook is silent or the printed cards are unknown, what we decided, and why.

Everything a table may want otherwise is an option of the game; the rest are named here, each at
the place in the code that follows it.
"""

from __future__ import annotations

from typing import Final

RULINGS: Final[dict[str, str]] = {
    "graveur": (
        "Option, default revised. Two printings of the Engraver exist: 9 guilders and a point for "
        "each group, or 12 guilders and two points. A table plays with one of them."
    ),
    "first_player": (
        "Option, default random. The rulebook asks who ate something fried last, which we cannot "
        "know."
    ),
    "equal_piles": (
        "The rulebook makes two piles of about the same height; ours are exactly equal, and the "
        "first one has the odd card."
    ),
    "gatehouses": (
        "Seats have the gatehouses in a fixed order. At a real table everybody takes the nearest "
        "one, and all of them are equally good."
    ),
    "canal_colours": (
        "The order of colours on the canals is not known in full. Ours is fair by rotation, and "
        "the two next spaces of a player never share a colour at the same distance."
    ),
    "full_hand": "Who holds five cards or more draws nothing and discards nothing in phase 1.",
    "last_card_of_a_pile": (
        "A pile of one card is not divided; the empty place stays empty. If both are empty, "
        "nobody draws. The rulebook never comes to that."
    ),
    "turned_back": (
        "Used persons are turned back when the round ends, so that a position between two rounds "
        "has nobody turned."
    ),
    "nothing_to_lose": (
        "Damage that finds nothing to take does nothing; the three markers go back all the same, "
        "as the rulebook says of fire."
    ),
    "extra_card": (
        "The card of the Coachman may be played at any time in that turn, before or after the "
        "usual one; there must be a card in the hand for it."
    ),
    "empty_hand": (
        "A turn without a card in hand counts as a turn: no card is played, persons can be used."
    ),
    "marker_needed": (
        "A card cannot be played for a threat marker that one does not have; it would be a mere "
        "discard, which the six actions do not know."
    ),
    "same_effects_add_up": (
        "Two persons that change the same thing add up, and prices do not fall below 0. Where a "
        "condition is lifted, one person is enough."
    ),
    "not_by_itself": (
        "A person counts from the moment they move in, but does not set off their own effect "
        "about persons who move in: they were not there yet."
    ),
    "as_far_as_possible": (
        "What a person does is done as far as possible, from left to right. What has a price may "
        "be declined. So unused markers of one colour do not stop the guilders behind them."
    ),
    "worker_first": (
        "The worker is paid first. A person whose effect could do nothing at all cannot be used, "
        "so that nobody pays for nothing; nor can the Actor copy such a person."
    ),
    "steps_by_persons": (
        "Climbing by a person does not use up the step of phase 2 and may be repeated. On the "
        "last space there is no step and no payment."
    ),
    "price_of_the_dice": (
        "A discount may bring the step of phase 2 down to 0; without a die of 1 or 2 there is "
        "still no step."
    ),
    "built_by_persons": (
        "What a person builds follows the same rules: outwards from the gatehouse, statues, "
        "majorities."
    ),
    "bonus_actions": (
        "A house or person that an effect brings counts as the action for what other persons add "
        "to it: their text speaks of building and recruiting, not of a card. A canal tile does "
        "not: the Well digger speaks of action IV, so the Shipwright has only their own discount."
    ),
    "drawing_by_persons": (
        "In phase 3 the pile is chosen for each card by its back, and the card is seen at once. "
        "There is no hand limit then."
    ),
    "struck_at_once": (
        "A third marker in somebody else's turn strikes at once: the turn waits until the victim "
        "has decided."
    ),
    "damage_without_markers": "Damage by a person leaves the markers of the victim as they are.",
    "what_is_there": (
        "Nobody gives more than they have, and nobody falls below 0, not even in points."
    ),
    "protected_richest": (
        "If the richest rival is protected, the Beggar begs from the richest of the others. An "
        "effect passes over whoever is protected, as it does where a rival is chosen."
    ),
    "gone_at_once": (
        "A person who leaves stops working at once. Whoever is recruited again is not turned."
    ),
    "marker_by_person": "A majority marker turned by a person is as good as one that was won.",
    "open_discard_pile": (
        "The whole discard pile is open, since every card went there in sight of all. It is never "
        "shuffled again."
    ),
    "hidden_houses": (
        "Of a house everybody sees the colour; who is on the other side is known to its owner "
        "until it burns."
    ),
    "which_house": (
        "Fire names a colour; of several empty houses of that colour the one built first burns, "
        "since they are worth the same."
    ),
    "no_trade": "Nobody sells, trades or pulls down what they have, unless a person says so.",
    "no_statue_left": "There are six statues; whoever completes an arm later gets none.",
    "shielded_damage": (
        "A shield does not keep markers away: the third one sends all three back, without points "
        "and without loss. Since no damage was done, what waits for damage does nothing."
    ),
    "refused_marker": "A refused marker is never placed, so it cannot bring damage either.",
    "counted_at_the_end": (
        "Workers and guilders count for laurels as they lie at the end. Nothing is spent by that, "
        "so guilders still break ties."
    ),
    "open_questions": (
        "A turn stays open, and who is recruited is asked, whenever by the backs of the hand "
        "somebody may be in it who can be paid. Otherwise the question would tell what is in a "
        "hand. Whoever can pay nobody can only end the turn, or say no."
    ),
    "best_die": (
        "Any die means the highest one: nobody would take less, so nobody is asked. It is counted "
        "for the action and for the Astronomer alike."
    ),
    "extra_back": (
        "The uppermost back of the extra pile is visible, as it lies on the table like the others."
    ),
    "first_house_of_a_colour": (
        "A person moves into the first empty house of the colour chosen. Houses of one colour "
        "differ in nothing that matters to the owner but what is hidden under them."
    ),
}
