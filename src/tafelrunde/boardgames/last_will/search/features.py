"""The names of all that search looks at in Last Will: features of moves, terms of a standing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.engine.guide import series
from tafelrunde.engine.words import Names

f: Final = Names()
DECKS: Final = r.deck.names[: r.REGULAR]

# What sort of card it is, as far as somebody who chooses cards cares
sort: Final = Names()
EVENT: Final[i64] = sort("event")
EXPENSE: Final[i64] = sort("expense")
FRIEND: Final[i64] = sort("friend")
HELPER: Final[i64] = sort("helper")
ESTATE: Final[i64] = sort("property")
COMPANION: Final[i64] = sort("companion")
WILD: Final[i64] = sort("wild companion")

# ------------------------------------------------------------------- choosing cards
KEPT: Final[i64] = series(f, "keep", sort.names)
KEEP_WORTH: Final[i64] = f("keep: worth")
DROPPED: Final[i64] = series(f, "drop", sort.names)
DROP_WORTH: Final[i64] = f("drop: worth")
DROP_SYMBOL: Final[i64] = f("drop: pounds beside a symbol for it")
# ------------------------------------------------------------------------- planning
SPACED: Final[i64] = series(f, "space", [str(k + 1) for k in range(r.SPACES)])
SPACED_LATE: Final[i64] = series(f, "space near the end", [str(k + 1) for k in range(r.SPACES)])
SPACE_REACH: Final[i64] = f("space: what its actions get rid of")
SPACE_IDLE: Final[i64] = f("space: actions without use")
SPACE_SPARE: Final[i64] = f("space: cards without actions")
SPACE_CARDS: Final[i64] = f("space: cards, by rounds left")
SPACE_ACTIONS: Final[i64] = f("space: actions, by rounds left")
FETCHED: Final[i64] = series(f, "fetch", DECKS)
FETCHED_TIME: Final[i64] = series(f, "fetch, by rounds left:", DECKS)
FETCHED_MORE: Final[i64] = series(f, "fetch, by those declared:", DECKS)
FETCHED_HELD: Final[i64] = series(f, "fetch, by those in hand:", DECKS)
FETCHED_ACTIONS: Final[i64] = series(f, "fetch, by actions:", DECKS)
FETCH_CROWDED: Final[i64] = f("fetch helper or property: no slot for it")
FETCH_SYMBOLS: Final[i64] = f("fetch companion: open symbols")
FETCH_FITTING: Final[i64] = f("fetch companion: events declared")
FETCH_POOR: Final[i64] = f("fetch property: too little money")
# -------------------------------------------------------------------------- errands
ERRAND: Final[i64] = f("errand: worth")
TAKEN: Final[i64] = series(f, "take", sort.names)
TAKE_NOW: Final[i64] = f("take: worth this round")
TAKE_LATER: Final[i64] = f("take: worth later")
TAKE_IDLE: Final[i64] = f("take: for an action without use")
UNKNOWN: Final[i64] = series(f, "unknown", DECKS)
UNKNOWN_TIME: Final[i64] = series(f, "unknown, by rounds left:", DECKS)
UNKNOWN_IDLE: Final[i64] = f("unknown: actions without use")
OPERA_LAST: Final[i64] = f("opera: last round")
EXTEND_CROWDED: Final[i64] = f("extend: cards without a slot, by rounds left")
EXTEND_TIME: Final[i64] = f("extend: rounds left")
EXTEND_FREE: Final[i64] = f("extend: free slots")
# -------------------------------------------------------------------------- the turn
SMALL: Final[i64] = f("turn: worth beyond a pound or two for each action")
PLAY_WORTH: Final[i64] = f("play: worth beyond what its actions do otherwise")
PLAY_ACTIONS: Final[i64] = f("play: actions")
PLAY_EACH: Final[i64] = f("play: pounds for each action")
PLAY_COMPANY: Final[i64] = f("play: pounds of companions")
PLAY_LACKS: Final[i64] = f("play: symbols that stay open")
LAID: Final[i64] = series(f, "lay", sort.names)
LAY_WORTH: Final[i64] = f("lay: worth beyond what its actions do otherwise")
LAY_LAST: Final[i64] = f("lay: last round")
BUY_WORTH: Final[i64] = f("buy: worth beyond what its actions do otherwise")
BUY_TOKEN: Final[i64] = f("buy: token of the market")
BUY_TIME: Final[i64] = f("buy: rounds left")
BUY_LEFT: Final[i64] = f("buy: little money left")
USE_WORTH: Final[i64] = f("activate: worth beyond what its actions do otherwise")
USE_FREE: Final[i64] = f("activate: without an action")
USE_HOUSE: Final[i64] = f("activate: a property")
USE_FALL: Final[i64] = f("activate: property that would lose value")
USE_JOIN: Final[i64] = f("activate: somebody could join it before")
JOIN_WORTH: Final[i64] = f("attach: worth beyond what its actions do otherwise")
JOIN_USED: Final[i64] = f("attach: the card was used")
SELL_WORTH: Final[i64] = f("sell: worth")
SELL_RUIN: Final[i64] = f("sell: ruin is in reach")
SELL_LAST: Final[i64] = f("sell: worth in the last round")
SELL_UNUSED: Final[i64] = f("sell: it could be used before")
SELL_TOKEN: Final[i64] = f("sell: token of the market")
SELL_NOW: Final[i64] = f("sell: actions are needed for selling")
RUIN_ACTIONS: Final[i64] = f("other than selling: actions are needed for selling")
DISCARD_WORTH: Final[i64] = f("discard: what is missed")
DISCARD_FOR: Final[i64] = f("discard: what gets its slot")
END_ACTIONS: Final[i64] = f("end: actions left")
END_WORTH: Final[i64] = f("end: what the next action would do")
END_HOMES: Final[i64] = f("end: property in the last round")
# ------------------------------------------------------------------------ companions
INVITE_POUNDS: Final[i64] = f("invite: pounds")
INVITE_SAVED: Final[i64] = f("invite: another card has more for it")
INVITE_LAST: Final[i64] = f("invite: pounds in the last round")
WORSEN_LOSS: Final[i64] = f("worsen: pounds lost")

# -------------------------------------------------------------------------- standing
t: Final = Names()
POINTS: Final[i64] = t("points")
PROPERTY: Final[i64] = t("properties")
PROPERTY_LATE: Final[i64] = t("properties near the end")
FALLS: Final[i64] = t("what properties get rid of")
ENGINE: Final[i64] = t("what cards on the board get rid of")
ENGINE_ROUND: Final[i64] = t("what cards on the board get rid of in a round")
HELPS: Final[i64] = t("what helpers do")
FRIENDS: Final[i64] = t("extra actions")
FRIENDS_TIME: Final[i64] = t("extra actions, by rounds left")
HAND: Final[i64] = t("what cards in hand get rid of")
HAND_CARDS: Final[i64] = t("cards in hand")
COMPANIONS: Final[i64] = t("companions in hand")
SLOTS: Final[i64] = t("free slots, up to two")
USABLE: Final[i64] = t("actions that hand and board have use for, up to four")
REACH: Final[i64] = t("what three actions get rid of")
EARLY: Final[i64] = t("places further ahead in planning")
FIRST: Final[i64] = t("near to ruin: pounds below one round")
