"""The names of all that search looks at in Noblemen: features of moves, terms of a standing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.engine.guide import series
from tafelrunde.engine.words import Names

f: Final = Names()
AREA_NAMES: Final = r.area.names
GIFTS: Final = ["bribe", *r.card.names]
NUMBERS: Final = ["1", "2", "3", "4", "5"]

# ------------------------------------------------------------------------ set-up, cards
TAKEN: Final[list[i64]] = [series(f, f"take {one}", ["0", "1", "2", "3"]) for one in r.tile.names]
KEPT: Final[i64] = series(f, "keep", r.card.names)
KEPT_LATE: Final[i64] = series(f, "keep in the last decade", r.card.names)
KEEP_WORTH: Final[i64] = f("keep: worth")
PLAYED: Final[i64] = series(f, "play", r.card.names)
PLAYED_ACTED: Final[i64] = series(f, "play after the action", r.card.names)
PLAY_WORTH: Final[i64] = f("play: worth")
PLAY_LAST: Final[i64] = f("play: in the last turn")
# ------------------------------------------------------------------ actions, by their worth
WORTH: Final[i64] = f("action: worth")
LAY_WORTH: Final[i64] = f("lay: worth, as the action")
BUILD_WORTH: Final[i64] = f("build: worth")
BRIBE_WORTH: Final[i64] = f("bribe: worth")
TAXES_WORTH: Final[i64] = f("taxes: worth")
LAND_WORTH: Final[i64] = f("land: worth")
DONATE_WORTH: Final[i64] = f("donate: worth, as the action")
TRADE_WORTH: Final[i64] = f("trade: worth more than laying without")
BUILT: Final[i64] = series(f, "build", r.building.names)
BRIBED: Final[i64] = series(f, "bribe", NUMBERS)
BRIBES: Final[i64] = f("bribes handed in for taxes or land")
# -------------------------------------------------------------------------------- tiles
LAID: Final[i64] = series(f, "lay", r.tile.names)
LAID_AREA: Final[i64] = series(f, "lay to complete", AREA_NAMES)
LAY_MORE: Final[i64] = f("lay another: worth")
DONE_LAYING: Final[i64] = f("done laying: worth of the best tile")
CELL_WORTH: Final[i64] = f("cell: worth")
CELL_LESS: Final[i64] = f("cell: worth less than the best")
TRADED: Final[i64] = series(f, "trade for", r.tile.names)
GIVE_WORTH: Final[i64] = f("give or donate: worth of the tile in hand")
SITE_WORTH: Final[i64] = f("site: worth")
# ------------------------------------------------------------------------ knights, balls
RAID_WORTH: Final[i64] = f("raid: worth")
RAID_STRONG: Final[i64] = f("raid: points of the victim")
OFFERED: Final[i64] = series(f, "offer", GIFTS)
OFFERED_LAST: Final[i64] = series(f, "offer at the last ball", GIFTS)
OFFER_WORTH: Final[i64] = f("offer: worth of the title that the best gifts gain")
OFFER_VAIN: Final[i64] = f("offer: no gifts gain anything")

# ------------------------------------------------------------------------------ standing
t: Final = Names()
POINTS: Final[i64] = t("points")
MONEY: Final[i64] = t("money, up to twelve")
RICH: Final[i64] = t("money beyond twelve")
BRIBES_HELD: Final[i64] = t("bribes")
TILES: Final[i64] = t("tiles held, up to eight")
MANY_TILES: Final[i64] = t("tiles held beyond eight")
CARDS: Final[i64] = t("cards")
FIELDS: Final[i64] = t("fields")
GROVES: Final[i64] = t("groves")
PRESTIGE: Final[i64] = t("prestige")
HONOUR: Final[i64] = t("points of the title that may be expected")
MOST_PRESTIGE: Final[i64] = t("most prestige")
LEAD: Final[i64] = t("prestige ahead of the next, up to six")
MANORS: Final[i64] = t("free manors")
FORESTS: Final[i64] = t("free forests")
GARDENS: Final[i64] = t("free gardens")
PROMISES: Final[i64] = t("areas that lack one tile")
PAIRS: Final[i64] = t("areas that lack two tiles")
QUEEN: Final[i64] = t("queen")
ENCLOSED: Final[i64] = t("points of enclosed buildings")
ON_THE_WAY: Final[i64] = t("points of buildings on their way")
MEADOWS: Final[i64] = t("free meadows")
CHAPELS: Final[i64] = t("chapels")
PALACES: Final[i64] = t("palaces")
DISCOUNT: Final[i64] = t("discount of the title")
UNTAXED: Final[i64] = t("taxes not collected")
UNGAINED: Final[i64] = t("land not gained")
FOLLY: Final[i64] = t("has the areas for a folly")
FOLLY_NEAR: Final[i64] = t("lacks one area for a folly")
KNIGHTS: Final[i64] = t("knights on areas of others")
