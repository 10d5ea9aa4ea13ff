"""The vocabulary of Noblemen: its moves, its places, and what its words are made with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.engine.places import ACTOR, NONE, Places
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Causes, Flags, refusals

refusal: Final = refusals()
cause: Final = Causes()
used: Final = Flags()  # what has been done in the current turn
spent: Final = Flags()  # actions of a seat that are over until the decade ends

# In the order in which moves are listed. The long tails stand last: numbers up to 256 are
# ready-made objects and cost nothing.
MOVES: Final = Moves(
    {
        "amount": r.MOST_CHOSEN + 1,
        "count": r.MOST_BRIBES,
        "bribes": r.ALL_BRIBES + 1,
        "card": r.CARDS,
        "gift": r.CARDS + 1,
        "title": r.TITLES,
        "knight": r.KNIGHTS,
        "tile": r.KINDS,
        "wanted": r.KINDS,
        "pair": r.PAIRS,
        "building": r.BUILDINGS,
        "corner": 4,
        "site": r.TILES,
        "seat": r.SEATS,
        "area": r.AREAS,
        "cell": 4 * r.TILES,
    },
    *("take amount", "keep card", "intrigue", "lay tile", "done", "build building"),
    *("bribe count", "taxes bribes", "land bribes", "donate tile", "idle", "play card"),
    *("trade wanted pair", "give tile", "form corner", "recall knight", "decline"),
    *("offer gift", "title title", "end", "site site", "knight seat area", "cell cell"),
)

PLACES: Final = Places(r.SEATS)
DECK: Final = PLACES.pile("deck", NONE)
OFFER: Final = PLACES.row("offer", ACTOR, ordered=True, most=r.LOOK)
CARDS: Final = PLACES.hand("cards")
FIRST_HAND: Final[i64] = CARDS.at(0)  # the others follow: no seat has another zone
# Tiles are numbers of a kind, the rest lies in fields; see `state` and `estate`.
BAG: Final[i64] = PLACES.spot("bag")
CHURCH: Final[i64] = PLACES.spot("church")
STOCKS: Final = [PLACES.spot(name) for name in ("castles", "palaces", "chapels", "follies")]
SUPPLY: Final[i64] = PLACES.spot("supply")
TITLES: Final[i64] = PLACES.spot("titles")
HAND_OF: Final[i64] = PLACES.spot("hand", each=True)
ESTATE_OF: Final[i64] = PLACES.spot("estate", each=True)
MONEY_OF: Final[i64] = PLACES.spot("money", each=True)
BRIBES_OF: Final[i64] = PLACES.spot("bribes", each=True)
POINTS_OF: Final[i64] = PLACES.spot("points", each=True)
QUEEN_OF: Final[i64] = PLACES.spot("queen", each=True)
TITLE_OF: Final[i64] = PLACES.spot("title", each=True)

# Done once in a turn
ACTED: Final = used("acted")
CARD_PLAYED: Final = used("card_played")

# Done once in a decade
TAXES_SPENT: Final = spent("taxes")
LAND_SPENT: Final = spent("land")

# Reasons that several verbs give
ACTION_DONE: Final = refusal("action_done")
NO_SUCH_TILE: Final = refusal("no_such_tile")
NO_SUCH_CELL: Final = refusal("no_such_cell")
SOLD_OUT: Final = refusal("sold_out")
NO_TILES: Final = refusal("no_tiles")
CARD_NOT_HELD: Final = refusal("card_not_held")
NO_CARDS_OFFERED: Final = refusal("no_cards_offered")
NO_KNIGHT_TO_SEND: Final = refusal("no_knight_to_send")
NOTHING_TO_FINISH: Final = refusal("nothing_to_finish")
NOTHING_TO_GIVE: Final = refusal("nothing_to_give")
LAY_TILE_FIRST: Final = refusal("lay_tile_first")
