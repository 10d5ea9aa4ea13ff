"""Noblemen: everything joined into one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tafelrunde.boardgames.noblemen import (
    ball,
    building,
    church,
    coordinates,
    decades,
    expansion,
    knights,
    knowledge,
    position,
    scandals,
    scoring,
    setup,
    turn,
    view,
)
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.catalogue import KINDS, ROOM, card_code
from tafelrunde.boardgames.noblemen.catalogue import board as printed_board
from tafelrunde.boardgames.noblemen.estate import CORNER_NAMES, spot_name
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine import cards
from tafelrunde.engine.errors import NO_LIST, BadCards, Reason
from tafelrunde.engine.fields import Bits, Number, Numbers, Packed, Whose, Word
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.reader import Reader, Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.view import Arguments, Catalogue, Component, Stage

TRACKS = (11, 10, 12)
MOST_TURNS = 9 * r.DECADES * r.SEATS  # nine steps of the marker in a decade, each after n turns
# A turn: 202 tiles can be traded, laid, donated; a handful of other decisions besides.
MOST_DECISIONS = 2 * r.TILES
MOST_MONEY = MOST_POINTS = 10**6
# More than all fountains, gardens, palaces and gifts bring; twice as much still has room among the
# packed numbers of search/fame.py.
MOST_PRESTIGE = 500
COUNTS = ("amount", "count", "bribes", "knight")  # arguments that are numbers


class Noblemen(Game[NoblemenState]):
    """3 to 5 players enlarge estates, build, and shine at the masked balls of the queen."""

    name = "noblemen"
    version = 1
    players = range(r.FEWEST_SEATS, r.SEATS + 1)
    longest = MOST_TURNS * MOST_DECISIONS
    options: ClassVar = {
        "first_game": Option(False, (False, True), "noblemen-option-first_game"),
        "open_holdings": Option(False, (False, True), "noblemen-option-open_holdings"),
        "auto_titles": Option(False, (False, True), "noblemen-option-auto_titles"),
        "title_by": Option("marker", ("marker", "total"), "noblemen-option-title_by"),
        "areas_may_overlap": Option(False, (False, True), "noblemen-option-areas_may_overlap"),
        "prices": Option("default", ("default", "low", "high"), "noblemen-option-prices"),
        "track": Option(TRACKS[0], TRACKS, "noblemen-option-track"),
        "first_player": Option(
            "random", ("random", *range(r.SEATS)), "noblemen-option-first_player"
        ),
    }
    starter = "first_player"
    moves, places, refusal, cause = w.MOVES, w.PLACES, w.refusal, w.cause
    steps = (
        *(setup.ChooseTiles, setup.DealTiles, scandals.LookAtCards, scandals.PickCard),
        *(decades.BeginTurn, turn.Turn, expansion.Lay, expansion.Place, expansion.FormArea),
        *(expansion.AfterTile, building.ChooseSite, knights.RecallKnight, knights.SendKnight),
        *(knights.GiveTiles, church.Donate, church.Vicar, decades.EndTurn, ball.Guest),
        *(ball.HandIn, ball.AwardTitles, ball.ChooseTitle, decades.AfterBall, decades.NextDecade),
    )
    categories = scoring.CATEGORIES
    fields = (
        Number("decade", 0, r.DECADES - 1, 0, plus=1),
        Number("space", 0, lambda s: len(s.book.track) - 1, 0),
        Whose("queen", nobody=False),
        Bits("done", w.used, attribute="used"),
        Packed("laid", r.tile.names, r.MOST_LAID),
        Packed("formed", r.area.names, r.MOST_LAID * 4),
        Number("offered", 0, MOST_PRESTIGE, 0),
        Packed("church", r.tile.names, r.CHURCH_PLACES),
    )
    seat_fields = (
        Number("money", 0, MOST_MONEY, 0),
        Number("bribes", 0, r.ALL_BRIBES, 0),
        Packed("tiles", r.tile.names, r.TILES, secret=True),
        Packed("known", r.tile.names, r.TILES),
        Packed("chosen", r.tile.names, r.MOST_CHOSEN, secret=True),
        Word("title", r.title.names, r.title.names[r.BARON]),
        Number("marker", NOBODY, MOST_PRESTIGE, NOBODY),
        Number("prestige", 0, MOST_PRESTIGE, 0),
        Bits("spent", w.spent, as_declared=True),
        Numbers("points", r.source.names, MOST_POINTS),
    )

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        numbers = [str(number) for number in range(r.ALL_BRIBES + 1)]
        pairs = zip(r.PAIR_FIRST, r.PAIR_SECOND, strict=True)
        return {
            "amount": numbers[: r.MOST_CHOSEN + 1],
            "count": numbers[1 : r.MOST_BRIBES + 1],
            "bribes": numbers,
            "card": r.card.names,
            "gift": ["bribe", *r.card.names],
            "tile": r.tile.names,
            "wanted": r.tile.names,
            "pair": [f"{r.tile.names[one]}+{r.tile.names[two]}" for one, two in pairs],
            "building": r.building.names,
            "corner": CORNER_NAMES,
            "knight": numbers[1 : r.KNIGHTS + 1],
            "title": r.title.names,
            "seat": numbers[: r.SEATS],
            "area_kind": r.area.names,
            "space": r.space.names,
            "source": scoring.PRESTIGE,
            "token": ["queen"],
            **coordinates.WORDS,
        }

    # ------------------------------------------------------------------ set-up

    def make_rules(self, options: dict[str, Any]) -> Rules:
        return r.NoblemenRules(self, options, w.PLACES, w.MOVES, printed_board(), card_code())

    def empty(self, rules: r.NoblemenRules, players: int, rng: Rng) -> NoblemenState:
        return setup.empty_table(rules, players, rng)

    def deal(self, s: NoblemenState) -> None:
        setup.set_up(s)

    # --------------------------------------------------------------- positions

    def write_more(self, s: NoblemenState) -> dict[str, Any]:
        return position.write_board(s)

    def read_more(self, s: NoblemenState, reader: Reader, agenda: Sequence[Step]) -> None:
        position.read_board(s, reader)

    def write_seat(self, s: NoblemenState, seat: int) -> dict[str, Any]:
        owner = s.seats[seat]
        return {**position.write_draws(owner), "estate": position.write_estate(owner.estate)}

    def read_seat(self, s: NoblemenState, seat: int, reader: Reader) -> None:
        owner = s.seats[seat]
        for kind, name in enumerate(r.tile.names):
            if t.count(owner.known, kind) > t.count(owner.tiles, kind):
                reader.fail("known", f"more {name} than the seat has")
        position.read_draws(owner, reader)
        owner.estate = position.read_estate(s, seat, reader.inner("estate"))

    def check(self, s: NoblemenState, agenda: Sequence[Step], wants: Wants) -> None:
        position.check_table(s, agenda, wants)

    def census_more(self, s: NoblemenState) -> dict[str, int]:
        return position.census(s)

    # --------------------------------------------------------------- knowledge

    def redeal_more(self, world: NoblemenState, seat: int) -> None:
        knowledge.redeal(world, seat)

    def stages(self, s: NoblemenState) -> list[Stage]:
        """The decade. After a scoring the next one is being prepared, unless there is none."""
        decade = min(int(s.decade) + 1 + s.is_at(r.SCORING), r.DECADES)
        return [Stage("noblemen-phase-decade", {"decade": decade})]

    def board(self, s: NoblemenState, seat: int | None) -> list[Component]:
        return view.board(s)

    def area(self, s: NoblemenState, owner: int, seat: int | None) -> list[Component]:
        return view.holdings(s, owner, seat)

    def arrange(self, zones: list[Component], others: list[Component]) -> list[Component]:
        """Cards come after the tiles of a seat, and after all that lies on the board."""
        hands = [k for k, one in enumerate(others, 1) if one.id.endswith("/hand")]
        at = hands[0] if hands else len(others)
        return [*others[:at], *zones, *others[at:]]

    def counts_more(self, s: NoblemenState, seat: int) -> dict[str, int]:
        """Knights at home; at a ball the prestige that is handed in, before it is reached."""
        knights = {"knights": r.KNIGHTS - int(s.knights_out(seat))}
        if s.actor == seat and isinstance(s.current, ball.HandIn):
            return {**knights, "prestige": int(scoring.prestige_of(s, seat) + s.offered)}
        return knights

    later = frozenset(("take", "title"))
    more_columns = view.COLUMNS

    def observe_more(self, s: NoblemenState, seat: int) -> list[int]:
        return view.observed(s, seat)

    def catalogue(self) -> Catalogue:
        return Catalogue(self.name, self.version, self.cards, list(KINDS), ROOM)

    @property
    def effect_names(self) -> Sequence[str]:
        return card_code().names()

    def at_work(self, s: NoblemenState) -> list[str]:
        """What the cards do that are used in this decision, or that count at the end."""
        legal, found = s.moves(), []
        held = {card & cards.KIND for seat in range(s.players) for card in s.cards(seat)}
        for kind in sorted(held):
            counts = s.over and s.book.code.points(s, 0, kind) > 0
            keeps = s.book.keeps_all[kind] and scandals.INTRIGUE.base in legal
            offered = s.book.card_prestige[kind] > 1 and ball.OFFER.move(1 + kind) in legal
            if counts or keeps or offered:
                found += s.book.code.standing[kind]
        return found

    def spot(self, number: int) -> str:
        return spot_name(number)

    # ------------------------------------------------------------------- moves

    def notate(self, s: NoblemenState, move: int) -> str:
        return coordinates.place_name(s, move) or self.notations[move]

    def is_notation(self, text: str) -> bool:
        return coordinates.is_place(text) or super().is_notation(text)

    def find(self, s: NoblemenState, text: str) -> int | None:
        found = coordinates.move_at(s, text)
        return super().find(s, text) if found is None else found

    def no_move(self, s: NoblemenState, text: str) -> Reason:
        tidy = self.tidy(text)
        if coordinates.is_place(tidy):
            return Reason("no_such_place", self.arguments(tidy))
        return super().no_move(s, text)

    def is_real(self, notation: str) -> bool:
        """Places have other names than the parts they are numbered by."""
        return not coordinates.is_number(notation)

    def arguments(self, notation: str) -> Arguments:
        """The two kinds of a pair are told one by one, and numbers are numbers."""
        found = super().arguments(notation)
        found |= {name: int(found[name]) for name in COUNTS if name in found}
        if "pair" in found:
            first, second = str(found.pop("pair")).split("+")
            found |= {"first": first, "second": second}
        return found

    # ------------------------------------------------------------------ scores

    def open_sheet(self, s: NoblemenState, seat: int | None) -> list[dict[str, int]]:
        """Liaisons are hidden until the end."""
        sheets = self.score_sheet(s)
        for owner, sheet in enumerate(sheets):
            if owner != seat:
                del sheet[scoring.HIDDEN]
        return sheets

    def standing(self, s: NoblemenState, seat: int) -> tuple[int, ...]:
        """Points, then money."""
        return int(s.points(seat)), int(s.seats[seat].money)

    tie_breaks = ("money",)

    def outlook(self, s: NoblemenState) -> list[dict[str, int]]:
        """Prestige before anything is handed in, and what the next scoring would bring."""
        return [
            {
                "prestige": int(scoring.prestige_of(s, seat)),
                "scoring": int(scoring.estate_points(s.seats[seat].estate)),
            }
            for seat in range(s.players)
        ]


@cache
def make(cards: str | None) -> Noblemen:
    """The game; it has no card list that an owner could replace."""
    if cards is not None:
        raise BadCards(NO_LIST, {"game": "noblemen"})
    return Noblemen()
