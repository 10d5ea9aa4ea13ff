"""What actions can be used for: how many of them get rid of so many pounds each.

Fifteen small counts in one number, four bits for every sum. That says nearly as well as packing a
turn what a number of actions can do, and what one more of them would be worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DIGIT: Final = 4
COUNT: Final = 15
HIGHEST: Final = 14  # pounds for each action; what is more counts as much


def added(levels: i64, actions: i64, value: float) -> i64:
    """There is one more use, for so many actions together."""
    return counted(levels, actions, i64(value / float(actions)))


def counted(levels: i64, actions: i64, level: i64) -> i64:
    """The same by the pounds for each of the actions."""
    if level <= 0:
        return levels
    if level > HIGHEST:
        level = HIGHEST
    room = COUNT - at_level(levels, level)
    if actions > room:
        actions = room
    return levels + (actions << (level * DIGIT))


def at_level(levels: i64, level: i64) -> i64:
    """How many actions get rid of just so much."""
    return levels >> (level * DIGIT) & COUNT


def uses(levels: i64) -> i64:
    """How many actions there is a use for."""
    total: i64 = 0
    while levels != 0:
        total += levels & COUNT
        levels >>= DIGIT
    return total


def reach(levels: i64, actions: i64) -> i64:
    """What so many actions get rid of."""
    total: i64 = 0
    level: i64 = HIGHEST
    while level > 0 and actions > 0:
        count = at_level(levels, level)
        if count > actions:
            count = actions
        total += count * level
        actions -= count
        level -= 1
    return total


def last_action(levels: i64, actions: i64) -> i64:
    """What the last of so many actions gets rid of; 0 if there is nothing to do with it."""
    level: i64 = HIGHEST
    while level > 0:
        actions -= at_level(levels, level)
        if actions <= 0:
            return level
        level -= 1
    return 0
