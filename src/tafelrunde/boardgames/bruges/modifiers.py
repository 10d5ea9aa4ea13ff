"""What persons change as long as they live in a town: modifiers that rules ask about.

Words are those of the codes; `effects` makes the vocabulary of all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.effects import Modifier
from tafelrunde.engine.words import Names

# Which action a modifier changes
wildable: Final = Names()
WILD_GUILDERS: Final[i64] = wildable("guilders")
WILD_HOUSE: Final = wildable("house")
WILD_THREAT: Final = wildable("threat")
WILD_CANAL: Final = wildable("canal")
cheaper: Final = Names()
CHEAPER_STEP: Final = cheaper("advance")
CHEAPER_CANAL: Final = cheaper("canal")
CHEAPER_PERSON: Final = cheaper("person")
richer: Final = Names()
MORE_WORKERS: Final = richer("workers")
MORE_GUILDERS: Final = richer("guilders")
MORE_MARKERS: Final = richer("threat")

WILD: Final = Modifier("wild(wildable)")  # the colour condition of an action is lifted
DISCOUNT: Final = Modifier("discount(cheaper, number)")  # guilders less
BONUS: Final = Modifier("bonus(richer, number)")  # so much more
WAIVE: Final = Modifier("waive(waivable)")  # a house needs no worker
HAND_LIMIT: Final = Modifier("hand_limit(number)")  # more cards in phase 1
SHIELD: Final = Modifier("shield(colour)")  # a damage does no harm
WARD: Final = Modifier("ward(any, number)")  # markers of the dice that may be refused
IMMUNE: Final = Modifier("immune")  # persons of rivals take nothing and threaten nothing
MODIFIERS: Final = [WILD, DISCOUNT, BONUS, WAIVE, HAND_LIMIT, SHIELD, WARD, IMMUNE]
