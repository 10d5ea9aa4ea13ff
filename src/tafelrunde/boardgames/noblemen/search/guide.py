"""What search knows of Noblemen: the features of moves, and how a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.ball import ChooseTitle, HandIn, space_for
from tafelrunde.boardgames.noblemen.building import price_of
from tafelrunde.boardgames.noblemen.estate import new_estate
from tafelrunde.boardgames.noblemen.expansion import CELL as LAY_AT
from tafelrunde.boardgames.noblemen.expansion import FormArea, Lay, Place
from tafelrunde.boardgames.noblemen.scandals import PickCard
from tafelrunde.boardgames.noblemen.search import features as x
from tafelrunde.boardgames.noblemen.search import ground as g
from tafelrunde.boardgames.noblemen.search.fame import ALL, HALF, LEVEL, Fame, one_of, title_at
from tafelrunde.boardgames.noblemen.search.ground import NOWHERE
from tafelrunde.boardgames.noblemen.search.prospects import Prospects
from tafelrunde.boardgames.noblemen.search.standing import assess, points_of
from tafelrunde.boardgames.noblemen.setup import ChooseTiles
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat
from tafelrunde.boardgames.noblemen.turn import Turn
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.guide import Guide, Weight, weighing

TAKE: Final[i64] = w.MOVES.number("take")
KEEP: Final[i64] = w.MOVES.number("keep")
LAY: Final[i64] = w.MOVES.number("lay")
DONE: Final[i64] = w.MOVES.number("done")
BUILD: Final[i64] = w.MOVES.number("build")
BRIBE: Final[i64] = w.MOVES.number("bribe")
TAXES: Final[i64] = w.MOVES.number("taxes")
LAND: Final[i64] = w.MOVES.number("land")
DONATE: Final[i64] = w.MOVES.number("donate")
IDLE: Final[i64] = w.MOVES.number("idle")
PLAY: Final[i64] = w.MOVES.number("play")
SWAP: Final[i64] = w.MOVES.number("trade")
FIRST_SWAP: Final[i64] = w.MOVES.line("trade").base
AFTER_SWAPS: Final[i64] = FIRST_SWAP + w.MOVES.line("trade").size
GIVE: Final[i64] = w.MOVES.number("give")
GIFT: Final[i64] = w.MOVES.number("offer")
TITLE: Final[i64] = w.MOVES.number("title")
SITE: Final[i64] = w.MOVES.number("site")
RAID: Final[i64] = w.MOVES.number("knight")
CELL: Final[i64] = w.MOVES.number("cell")
FIRST_CELL: Final[i64] = w.MOVES.line("cell").base

PARTS: Final = 3  # of a decade
STAGES: Final = r.DECADES * PARTS
CELLS: Final = 5  # places for a tile that are worth a thought

# Which moves of a verb are worth a thought: any of them, taxes and land with all bribes or none,
# the cheapest donation, the best trades, the title that brings most
ANY: Final = 0
ALL_OR_NONE: Final = 1
CHEAPEST: Final = 2
BEST_TRADES: Final = 3
BEST_TITLE: Final = 4

HORIZON: Final = 6  # spaces of the track
FAR: Final = 14  # beyond the end of the decade: few playouts tell nothing of that, many do
CLEAR: Final = 15.0  # points that make a clear margin
GREED: Final = 1.5
DOUBT: Final = 0.03
UNBELIEVED: Final = 1.0
HEED: Final = 0.2

BRIBE_BEFORE_BALL: Final = 0.6  # what a bribe is worth that is not handed in for a pound or a tile
BRIBE_AFTER_BALL: Final = 0.35
GIFT_COST: Final = 0.45  # what a bribe is worth at a later ball
LAST_GIFT_COST: Final = 0.1
CARD_COST: Final = 0.8


@final
class NoblemenGuide(Guide[NoblemenState]):
    """The table as the deciding seat sees it, and what its moves look like from there."""

    __slots__ = (
        *("cares", "fame", "gain", "highest", "least", "me", "own", "planned", "plans"),
        *("prospects", "room", "seen", "seen_at", "top", "trades", "worths"),
    )

    def __init__(self, book: r.NoblemenRules, players: i64, own: Seat) -> None:
        super().__init__(book, players, x.f, x.t, STAGES)
        self.horizon = HORIZON
        self.scale = CLEAR
        self.greed = GREED
        self.doubt = DOUBT
        self.heed = HEED
        self.fame: Fame = Fame(book, players)
        self.prospects: Prospects = Prospects(book, self.fame, own)
        self.me: i64 = 0
        self.own: Seat = own
        self.room: i64 = 0  # tiles that can still be laid in this action
        self.seen: NoblemenState | None = None  # what was looked at last, and when
        self.seen_at: i64 = -1
        self.planned: float = 0.0  # what the best plan to lay tiles brings
        self.cares: list[i64] = self.read_cares()  # by move which of its verb are sensible
        self.plans: bool = False  # are there plans for this decision?
        # By kind the cheapest trade for a tile that completes an area
        self.trades: list[i64] = [-1, -1, -1, -1]
        self.worths: list[Weight] = weighing([NOWHERE] * (4 * r.TILES))  # of places for a tile
        self.highest: list[Weight] = weighing([NOWHERE] * CELLS)  # what the best of them are worth
        self.top: float = 0.0  # the very best of them
        self.least: float = 0.0  # so much a place must be worth to be thought of
        self.gain: float = 0.0  # what the best gifts at a ball would bring

    def read_cares(self) -> list[i64]:
        cares: list[i64] = []
        for deed in self.deeds:
            verb = deed.verb
            if verb == SWAP:
                cares.append(BEST_TRADES)
            elif verb == TITLE:
                cares.append(BEST_TITLE)
            elif verb in (DONATE, GIVE):
                cares.append(CHEAPEST)
            else:
                cares.append(ALL_OR_NONE if verb in (TAXES, LAND) else ANY)
        return cares

    # -------------------------------------------------------------------- the table

    def look(self, s: NoblemenState) -> None:
        step = s.current
        self.me = step.seat
        self.own = s.seats[step.seat]
        self.plans = False
        if isinstance(step, Turn):  # the most frequent decision
            self.note_look(s, s.ply)
            if not s.used & w.ACTED:
                self.room = r.MOST_LAID
                self.prospects.look(s, self.me, True)
                self.look_at_plans()
            elif not s.used & w.CARD_PLAYED and len(s.cards(self.me)) > 0:
                self.prospects.look(s, self.me, True)
        elif isinstance(step, Place):
            self.look_at_place(s, step.a)
        else:
            self.note_look(s, s.ply)
            if isinstance(step, Lay):
                self.room = r.MOST_LAID - t.total(s.laid)
                self.prospects.look(s, self.me, True)
                self.look_at_plans()
            elif isinstance(step, HandIn):
                self.look_at_gifts(s)
            elif not isinstance(step, (ChooseTitle, ChooseTiles, FormArea)):
                self.prospects.look(s, self.me, not isinstance(step, PickCard))

    def note_look(self, s: NoblemenState, ply: i64) -> None:
        self.seen = s
        self.seen_at = ply

    def look_at_place(self, s: NoblemenState, kind: i64) -> None:
        """A tile was taken up: as a rule nothing else has happened since the last look."""
        if self.seen is not s or self.seen_at != s.ply - 1:
            self.room = r.MOST_LAID - t.total(s.laid)
            self.prospects.look(s, self.me, True)
            self.prospects.look_at_rings(self.room - 1)
            self.note_look(s, s.ply - 1)
        self.look_at_cells(kind)

    def look_at_plans(self) -> None:
        """What tiles are worth that can be laid now, perhaps after a trade."""
        prospects = self.prospects
        tiles = self.own.tiles
        self.planned = NOWHERE
        if tiles == 0:
            return
        self.plans = True
        prospects.look_at_rings(self.room - 1)
        prospects.survey()
        for kind in range(r.KINDS):
            sort = prospects.sorts[kind]
            sort.plan = NOWHERE
            if sort.held > 0:
                sort.plan = prospects.plan(tiles, self.room, kind)
                if sort.plan > self.planned:
                    self.planned = sort.plan
        for kind in range(r.AREA_KINDS):
            self.trades[kind] = -1
            if prospects.completes(tiles + t.one(kind), kind, self.room):
                pair = self.cheapest_pair(kind)
                if pair >= 0:
                    self.trades[kind] = FIRST_SWAP + kind * r.PAIRS + pair

    def cheapest_pair(self, wanted: i64) -> i64:
        """The tiles for a trade that are needed least, none of the wanted kind itself."""
        tiles = self.own.tiles
        sorts = self.prospects.sorts
        first: i64 = -1
        second: i64 = -1
        for kind in range(r.KINDS):
            number = t.count(tiles, kind)
            if kind == wanted or number == 0:
                continue
            if first < 0 or sorts[kind].spare < sorts[first].spare:
                second = kind if number > 1 else first
                first = kind
            elif second < 0 or sorts[kind].spare < sorts[second].spare:
                second = kind
        if second < 0:
            return -1
        if first > second:
            return pair_of(second, first)
        return pair_of(first, second)

    def look_at_cells(self, kind: i64) -> None:
        """What the tile that was taken up is worth at each place."""
        prospects = self.prospects
        frontier = self.own.estate.frontier
        worths = self.worths
        highest = self.highest
        for weight in highest:
            weight.value = NOWHERE
        for k, spot in enumerate(prospects.ground.spots):
            value = spot.ring + prospects.lie(spot.around).gain(kind)
            if kind == r.MEADOW:
                value += prospects.meadow(spot)
            # A tidy estate: among places that are worth the same, where most tiles lie.
            value += 0.01 * float(spot.around >> g.BESIDE)
            worths[frontier[k]].value = value
            if value > highest[CELLS - 1].value:
                for weight in highest:
                    if value > weight.value:  # it takes this rank, and what had it moves on
                        lower = weight.value
                        weight.value = value
                        value = lower
        self.top = highest[0].value
        self.least = highest[CELLS - 1].value

    # ------------------------------------------------------------------- worth a thought

    def sensible(self, s: NoblemenState, moves: list[i64]) -> list[i64]:
        """The best places, the best trades, the title that brings most, the cheapest donation."""
        if moves[0] >= FIRST_CELL:
            return self.sensible_cells(moves)
        kept: list[i64] = []
        last: i64 = -1
        sorts = self.prospects.sorts
        cares = self.cares
        bribes = self.own.bribes
        at: i64 = 0
        size: i64 = len(moves)
        while at < size:
            move = moves[at]
            care = cares[move]
            at += 1
            if care == ANY:
                kept.append(move)
            elif care == BEST_TRADES:
                # Most of the moves are trades, and they follow one another.
                self.add_trades(s, kept)
                at = after_trades(moves)
            elif care == BEST_TITLE:
                return moves[:1]
            elif care == ALL_OR_NONE:
                # Without bribes; then come as many moves as there are bribes.
                kept.append(move)
                if bribes > 0:
                    kept.append(move + bribes)
                    at += bribes
            else:
                kind = move - self.deeds[move].base
                if last < 0:
                    kept.append(move)
                    last = kind
                elif sorts[kind].spare < sorts[last].spare:
                    kept[len(kept) - 1] = move
                    last = kind
        return kept

    def add_trades(self, s: NoblemenState, kept: list[i64]) -> None:
        """The best of all trades, as far as the bag has what is wanted."""
        if self.plans:
            for kind in range(r.AREA_KINDS):
                trade = self.trades[kind]
                if trade >= 0 and t.count(s.bag, kind) > 0:
                    kept.append(trade)

    def sensible_cells(self, moves: list[i64]) -> list[i64]:
        kept: list[i64] = []
        worths = self.worths
        least = self.least
        ready_made = LAY_AT.items
        for move in moves:
            place = move - FIRST_CELL
            if worths[place].value >= least:
                kept.append(ready_made[place])
                if len(kept) == CELLS + 3:
                    break
        return kept

    # --------------------------------------------------------------------- features

    def describe(self, s: NoblemenState, verb: i64, at: i64) -> None:
        sheet = self.move
        if verb == CELL:
            self.describe_cell(at)
        elif verb == LAY:
            self.describe_lay(at)
        elif verb == DONE:
            if isinstance(s.current, Lay):
                sheet.note(x.DONE_LAYING, self.planned)
        elif verb == BUILD:
            self.describe_build(s, at)
        elif verb == BRIBE:
            self.describe_bribe(at)
        elif verb in (TAXES, LAND):
            self.describe_yield(s, verb, at)
        elif verb in (DONATE, GIVE):
            self.describe_donation(s, at)
        elif verb == GIFT:
            self.describe_gift(s, at)
        elif verb == SITE:
            site = self.prospects.ground.site_at(self.own.estate.cells[at])
            sheet.note(x.SITE_WORTH, self.prospects.site(s, s.current.a, site))
        elif verb == SWAP:
            self.describe_trade(at // r.PAIRS, at % r.PAIRS)
        elif verb == RAID:
            self.describe_raid(s, at // r.AREAS, at % r.AREAS)
        elif verb == PLAY:
            self.describe_play(s, at)
        elif verb == KEEP:
            sheet.mark((x.KEPT_LATE if s.decade == r.DECADES - 1 else x.KEPT) + at)
            sheet.note(x.KEEP_WORTH, self.card_worth(s, at))
        elif verb == IDLE:
            sheet.note(x.WORTH, 1.0)
        elif verb == TAKE:
            sheet.mark(x.TAKEN[s.current.a] + at)

    def describe_lay(self, kind: i64) -> None:
        sheet = self.move
        worth = self.prospects.sorts[kind].plan
        sheet.mark(x.LAID + kind)
        if kind != r.MEADOW and self.prospects.completes(self.own.tiles, kind, self.room):
            sheet.mark(x.LAID_AREA + kind)
        if self.room == r.MOST_LAID:
            sheet.note(x.WORTH, worth)
            sheet.note(x.LAY_WORTH, worth)
        else:
            sheet.note(x.LAY_MORE, worth)

    def describe_cell(self, place: i64) -> None:
        sheet = self.move
        worth = self.worths[place].value
        sheet.note(x.CELL_WORTH, worth)
        less = self.top - worth
        sheet.note(x.CELL_LESS, less if less < 0.3 else 0.3)

    def describe_trade(self, kind: i64, pair: i64) -> None:
        if not self.plans:
            return  # too late for laying tiles
        sheet = self.move
        first = r.PAIR_FIRST[pair]
        second = r.PAIR_SECOND[pair]
        prospects = self.prospects
        tiles = self.own.tiles + t.one(kind) - t.one(first) - t.one(second)
        sorts = prospects.sorts
        worth = prospects.plan(tiles, self.room, kind) + sorts[kind].spare
        worth -= sorts[first].spare + sorts[second].spare
        sheet.mark(x.TRADED + kind)
        sheet.note(x.TRADE_WORTH, worth - self.planned)
        sheet.note(x.WORTH if self.room == r.MOST_LAID else x.LAY_MORE, worth)

    def describe_donation(self, s: NoblemenState, kind: i64) -> None:
        sheet = self.move
        sorts = self.prospects.sorts
        if not isinstance(s.current, Turn):
            sheet.note(x.GIVE_WORTH, sorts[kind].spare)
            return
        worth = 0.0
        for one in range(r.KINDS):
            spare = sorts[one].spare
            if spare < 0.95:
                places = r.CHURCH_PLACES - t.count(s.church, one)
                worth += float(g.least(t.count(self.own.tiles, one), places)) * (1.0 - spare)
        sheet.note(x.WORTH, worth)
        sheet.note(x.DONATE_WORTH, worth)

    # ---------------------------------------------------------------------- actions

    def describe_build(self, s: NoblemenState, building: i64) -> None:
        sheet = self.move
        prospects = self.prospects
        worth = prospects.best_site(s, building)
        worth += prospects.earned(-price_of(s, self.own, building))
        if building == r.CASTLE:
            worth += prospects.best_raid(s, self.me)
        sheet.mark(x.BUILT + building)
        sheet.note(x.WORTH, worth)
        sheet.note(x.BUILD_WORTH, worth)

    def describe_bribe(self, number: i64) -> None:
        sheet = self.move
        worth = float(number + 1) + self.prospects.markers(number + 1)
        worth += self.prospects.earned(-r.BRIBE_PRICE * (number + 1))
        sheet.mark(x.BRIBED + number)
        sheet.note(x.WORTH, worth)
        sheet.note(x.BRIBE_WORTH, worth)

    def describe_yield(self, s: NoblemenState, verb: i64, bribes: i64) -> None:
        sheet = self.move
        prospects = self.prospects
        worth = 0.0
        if bribes > 0:
            sheet.mark(x.BRIBES)
            if prospects.balls > 0.0:
                before = prospects.steps_to_ball[s.space] > 0
                worth -= float(bribes) * (BRIBE_BEFORE_BALL if before else BRIBE_AFTER_BALL)
        if verb == TAXES:
            worth += prospects.earned(self.fame.yields(s, self.me, r.MANOR) + bribes)
            sheet.note(x.TAXES_WORTH, worth)
        else:
            worth += prospects.drawn(self.fame.yields(s, self.me, r.FOREST) + bribes)
            sheet.note(x.LAND_WORTH, worth)
        sheet.note(x.WORTH, worth)

    # ------------------------------------------------------------------------ cards

    def card_worth(self, s: NoblemenState, card: i64) -> float:
        """What a card promises beyond what such a card always does."""
        prospects = self.prospects
        if card == r.BLACKMAIL:
            bribes = self.own.bribes
            more = self.fame.honour(bribes + s.book.card_prestige[card])
            return more - self.fame.honour(bribes) if prospects.balls > 0.0 else 0.0
        if card == r.WEDDING:
            return prospects.markers(2)
        if card == r.TRIBUTE:
            return prospects.earned(6)
        if card == r.DOWRY:
            return prospects.drawn(4)
        if card in (r.INHERITANCE, r.MASTER_STROKE, r.WHITEHALL):
            return 4.0 if prospects.left > 3.0 else 4.0 * prospects.left / 3.0
        return 0.0

    def describe_play(self, s: NoblemenState, card: i64) -> None:
        sheet = self.move
        sheet.mark(x.PLAYED + card)
        acted = s.used & w.ACTED != 0
        if acted:
            sheet.mark(x.PLAYED_ACTED + card)
        if self.prospects.left == 0.0:
            sheet.mark(x.PLAY_LAST)
        worth = 0.0
        if card == r.INHERITANCE:
            worth = self.prospects.best_site(s, r.CASTLE)
        elif card == r.MASTER_STROKE:
            worth = self.planned if not acted else 0.0
        elif card == r.WHITEHALL:
            worth = self.prospects.queen
        elif card == r.VICAR:
            for kind in range(r.KINDS):
                spare = self.prospects.sorts[kind].spare
                if spare < 1.0:
                    worth += float(t.count(self.own.tiles, kind)) * (1.0 - spare)
        if worth > 0.0:
            sheet.note(x.PLAY_WORTH, worth)

    # ------------------------------------------------------------- knights and balls

    def describe_raid(self, s: NoblemenState, victim: i64, area: i64) -> None:
        sheet = self.move
        kind = s.seats[victim].estate.area_kind(area)
        sheet.note(x.RAID_WORTH, self.prospects.raid(s, victim, kind))
        sheet.note(x.RAID_STRONG, 0.1 * float(points_of(s.seats[victim])))

    def look_at_gifts(self, s: NoblemenState) -> None:
        """What the best gifts would bring, and at what price."""
        fame = self.fame
        fame.count(s)
        bribes = self.own.bribes
        most = bribes
        for card in s.cards(self.me):
            most += s.book.card_prestige[card & KIND]
        last = s.decade == r.DECADES - 1 and self.prospects.steps_to_ball[s.space] == 0
        prestige = fame.prestige_of(self.me) + s.offered
        worths = fame.late if last else fame.early
        # The others may hand in a half or all.
        half = fame.prices(fame.guess_rivals(s, self.me, HALF), LEVEL)
        full = fame.prices(fame.guess_rivals(s, self.me, ALL), LEVEL)
        now = 0.0
        cost = 0.0
        self.gain = -9.0
        for more in range(most + 1):
            reached = 2 * space_for(s, prestige + more)
            worth = one_of(worths, title_at(half, reached))
            worth += one_of(worths, title_at(full, reached))
            if more == 0:
                now = 0.5 * float(worth)
                continue
            if more > bribes:
                cost += CARD_COST
            else:
                cost += LAST_GIFT_COST if last else GIFT_COST
            gain = 0.5 * float(worth) - now - cost
            if gain > self.gain:
                self.gain = gain

    def describe_gift(self, s: NoblemenState, gift: i64) -> None:
        sheet = self.move
        sheet.mark(x.OFFERED + gift)
        if s.decade == r.DECADES - 1 and self.prospects.steps_to_ball[s.space] == 0:
            sheet.mark(x.OFFERED_LAST + gift)
        sheet.note(x.OFFER_WORTH, self.gain)
        if self.gain <= 0.0:
            sheet.mark(x.OFFER_VAIN)

    def doubts(self, s: NoblemenState) -> float:
        """What the first tiles are good for shows long after the horizon: there the steward knows
        better."""
        return UNBELIEVED if isinstance(s.current, ChooseTiles) else self.doubt

    # --------------------------------------------------------------------- standing

    def clock(self, s: NoblemenState) -> i64:
        return s.decade * len(s.book.track) + s.space

    def far(self) -> i64:
        return FAR

    def stage(self, s: NoblemenState) -> i64:
        if s.decade >= r.DECADES:
            return STAGES - 1
        return s.decade * PARTS + s.space * PARTS // len(s.book.track)

    def result(self, s: NoblemenState, seat: i64) -> float:
        return float(s.points(seat)) + 0.001 * float(s.seats[seat].money)

    def assess(self, s: NoblemenState, seat: i64) -> None:
        assess(self.standing, self.fame, s, seat)


def after_trades(moves: list[i64]) -> i64:
    """Where the moves go on after the trades; there are few of them."""
    at: i64 = len(moves)
    while moves[at - 1] >= AFTER_SWAPS:
        at -= 1
    return at


def pair_of(first: i64, second: i64) -> i64:
    """The number of a pair of kinds, of which the first is not the higher."""
    for pair in range(r.PAIRS):
        if r.PAIR_FIRST[pair] == first and r.PAIR_SECOND[pair] == second:
            return pair
    return -1


def guide(rules: r.NoblemenRules, players: i64) -> Guide[NoblemenState]:
    return NoblemenGuide(rules, players, Seat(new_estate(), []))
