"""Noblemen: everything joined into one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from tafelrunde.boardgames.noblemen import ball, building, knowledge, scandals, scoring, steps, turn
from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.board import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    FOLLY_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TITLE_NAMES,
    tables,
)
from tafelrunde.boardgames.noblemen.catalogue import KINDS
from tafelrunde.boardgames.noblemen.causes import CAUSES, PLACES
from tafelrunde.boardgames.noblemen.effects import effects_at_work
from tafelrunde.boardgames.noblemen.estates import EVERY_BUILDING
from tafelrunde.boardgames.noblemen.places import (
    AREA_WORDS,
    CELL_WORDS,
    SITE_WORDS,
    is_place,
    move_at,
    place_name,
)
from tafelrunde.boardgames.noblemen.position import read_position, write_position
from tafelrunde.boardgames.noblemen.state import ACTED, NoblemenState
from tafelrunde.boardgames.noblemen.view import looked_for, noblemen_view, touched
from tafelrunde.engine.errors import BadCards, Reason
from tafelrunde.engine.events import Cause
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.position import Reader
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import Rules
from tafelrunde.engine.step import Step
from tafelrunde.engine.verbs import Verb
from tafelrunde.engine.view import Arguments, Catalogue, View

TRACKS = (11, 10, 12)
MOST_TURNS = 9 * r.DECADES * r.SEATS  # nine steps of the marker in a decade, each after n turns
# A turn: 202 tiles can be traded, laid, donated; a handful of other decisions besides.
MOST_DECISIONS = 2 * r.TILES
CORNER_NAMES = ("northwest", "northeast", "southwest", "southeast")


class Noblemen(Game[NoblemenState]):
    """3 to 5 players enlarge estates, build, and shine at the masked balls of the queen."""

    name: ClassVar[str] = "noblemen"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(r.FEWEST_SEATS, r.SEATS + 1)
    options: ClassVar[Mapping[str, Option]] = {
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
    verbs: ClassVar[Sequence[Verb]] = m.VERBS
    longest: ClassVar[int] = MOST_TURNS * MOST_DECISIONS
    steps: ClassVar[Mapping[str, type[Step]]] = {
        "choose_tiles": steps.ChooseTiles,
        "deal_tiles": steps.DealTiles,
        "look_at_cards": scandals.LookAtCards,
        "pick_card": scandals.PickCard,
        "begin_turn": steps.BeginTurn,
        "turn": turn.Turn,
        "lay": turn.Lay,
        "place": turn.Place,
        "form_area": turn.FormArea,
        "after_tile": turn.AfterTile,
        "choose_site": building.ChooseSite,
        "recall_knight": building.RecallKnight,
        "send_knight": building.SendKnight,
        "give_tiles": building.GiveTiles,
        "donate": turn.Donate,
        "vicar": turn.Vicar,
        "end_turn": steps.EndTurn,
        "guest": ball.Guest,
        "hand_in": ball.HandIn,
        "award_titles": ball.AwardTitles,
        "choose_title": ball.ChooseTitle,
        "after_ball": steps.AfterBall,
        "next_decade": steps.NextDecade,
    }
    refusals: ClassVar[Sequence[str]] = m.REFUSALS
    causes: ClassVar[Sequence[Cause]] = CAUSES
    places: ClassVar[Sequence[str]] = PLACES
    effect_names: ClassVar[Sequence[str]] = CARD_NAMES

    @property
    def words(self) -> Mapping[str, Sequence[str]]:
        return _WORDS

    # ------------------------------------------------------------------- tables

    def make_rules(self, options: dict[str, Any]) -> Rules:
        return r.NoblemenRules(self, options, tables(options["track"], options["prices"]))

    def misfit(self, name: str, value: Any, players: int) -> str:
        if name == "first_player" and value != "random" and value >= players:
            return f"there is no seat {value} at a table of {players}"
        return ""

    def deal(self, rules: Any, players: int, rng: Rng, journal: Journal) -> NoblemenState:
        return steps.new_game(rules, players, rng, journal)

    def redeal(self, world: NoblemenState, seat: int) -> None:
        knowledge.redeal(world, seat)

    def write(self, s: NoblemenState) -> dict[str, Any]:
        return write_position(s)

    def read(
        self, reader: Reader, rules: Any, players: int, rng: Rng, agenda: Sequence[Step]
    ) -> NoblemenState:
        return read_position(reader, rules, players, rng, agenda)

    def census(self, s: NoblemenState) -> dict[str, int]:
        """Tiles by kind, cards by kind, buildings, bribes, follies, knights."""
        found = {"bribes": int(s.bribes) + sum(int(seat.bribes) for seat in s.seats)}
        for kind, name in enumerate(TILE_NAMES):
            stocks = [s.bag, s.church]
            for seat in s.seats:
                stocks += [seat.tiles, seat.estate.laid]
            found[name] = sum(int(t.count(stock, kind)) for stock in stocks)
        hands = [s.deck, s.offer, *(seat.scandals for seat in s.seats)]
        for card, name in enumerate(CARD_NAMES):
            found[name] = sum(1 for hand in hands for one in hand if one & 255 == card)
        for number, name in enumerate(EVERY_BUILDING):
            found[name] = sum(int(seat.estate.count_buildings(number)) for seat in s.seats)
            if number < r.FOLLY:
                found[name] += int(s.stock[number] + s.supply[number])
            else:
                found[name] += int(s.follies >> (number - r.FOLLY)) & 1
        return found

    def view(self, s: NoblemenState, seat: int | None) -> View:
        return noblemen_view(s, seat, self.version)

    # ------------------------------------------------------------------- moves

    def notate(self, s: NoblemenState, move: int) -> str:
        return place_name(s, move) or self.notations[move]

    def is_notation(self, text: str) -> bool:
        return is_place(text) or super().is_notation(text)

    def find(self, s: NoblemenState, text: str) -> int | None:
        found = move_at(s, text)
        return super().find(s, text) if found is None else found

    def no_move(self, s: NoblemenState, text: str) -> Reason:
        tidy = self.tidy(text)
        if is_place(tidy):
            return Reason("no_such_place", self.arguments(tidy))
        return super().no_move(s, text)

    def arguments(self, notation: str) -> Arguments:
        """The two kinds of a pair are told one by one, and numbers are numbers."""
        found = super().arguments(notation)
        found |= {name: int(found[name]) for name in _COUNTS if name in found}
        if "pair" in found:
            first, second = str(found.pop("pair")).split("+")
            found |= {"first": first, "second": second}
        return found

    def ask(self, s: NoblemenState) -> Arguments:
        step = s.current
        facts: Arguments = {"seat": int(step.seat)}
        if isinstance(step, steps.ChooseTiles | turn.Place):
            facts["tile"] = TILE_NAMES[step.a]
        elif isinstance(step, building.ChooseSite):
            facts["building"] = EVERY_BUILDING[step.a]
        elif isinstance(step, building.GiveTiles):
            facts |= {"raider_seat": int(step.a), "count": int(step.b)}
        elif isinstance(step, turn.Lay):
            facts["count"] = int(r.MOST_LAID - t.total(s.laid))
        elif isinstance(step, turn.Vicar):
            facts["count"] = int(r.VICAR_TILES - step.a)
        elif isinstance(step, ball.HandIn):
            facts["prestige"] = int(scoring.prestige_of(s, step.seat) + s.offered)
        elif isinstance(step, ball.ChooseTitle):
            facts["prestige"] = int(s.seats[step.seat].marker)
        elif isinstance(step, turn.Turn):
            facts["acted"] = int(bool(s.done & ACTED))
        return facts

    def touches(self, s: NoblemenState, move: int) -> list[str]:
        return touched(s, move, self.notate(s, move).split(" ")[1:])

    def looked_for(self, s: NoblemenState) -> list[int]:
        return looked_for(s)

    def reason_facts(self, s: NoblemenState, move: int, code: str) -> Arguments:
        facts = self.arguments(s.notate(move))
        seat = s.seats[max(int(s.actor), 0)]
        if code == "too_expensive":
            price = int(m.price_of(s, seat, move - m.BUILD))
            facts |= {"price": price, "money": int(seat.money)}
        elif code == "bribes_too_expensive":
            facts |= {"price": r.BRIBE_PRICE * (move - m.BRIBE + 1), "money": int(seat.money)}
        elif code == "no_bribes_left":
            facts |= {"left": int(s.bribes)}
        elif code == "too_few_bribes":
            facts |= {"held": int(seat.bribes)}
        elif code == "too_little_prestige":
            needed = int(s.table.title_prestige[move - m.TITLE])
            reached = seat.prestige if s.table.title_by_total else seat.marker
            facts |= {"needed": needed, "reached": int(reached)}
        elif code == "areas_missing":
            facts |= self._needed(s, move - m.BUILD - r.FOLLY)
        return facts

    def _needed(self, s: NoblemenState, folly: int) -> Arguments:
        needs = s.table.folly_needs[folly * r.AREA_KINDS : (folly + 1) * r.AREA_KINDS]
        return {f"{name}s": int(need) for name, need in zip(AREA_NAMES, needs, strict=True)}

    def effects(self, s: NoblemenState) -> list[str]:
        return effects_at_work(s, s.moves())

    def catalogue(self) -> Catalogue:
        return Catalogue(self.name, self.version, self.cards, list(KINDS))

    # ------------------------------------------------------------------ scores

    def score_sheet(self, s: NoblemenState) -> list[dict[str, int]]:
        return [
            {
                category: int(points)
                for category, points in zip(
                    scoring.CATEGORIES, scoring.score_items(s, seat), strict=True
                )
            }
            for seat in range(s.players)
        ]

    def open_sheet(self, s: NoblemenState, seat: int | None) -> list[dict[str, int]]:
        """Liaisons are hidden until the end."""
        sheets = self.score_sheet(s)
        for owner, sheet in enumerate(sheets):
            if owner != seat:
                del sheet[scoring.HIDDEN]
        return sheets

    def standing(self, s: NoblemenState, seat: int) -> tuple[int, ...]:
        return int(sum(scoring.score_items(s, seat))), int(s.seats[seat].money)


_COUNTS = ("amount", "count", "bribes", "knight")
_NUMBERS = tuple(str(number) for number in range(r.ALL_BRIBES + 1))
_WORDS: Mapping[str, Sequence[str]] = {
    "amount": _NUMBERS[: r.MOST_CHOSEN + 1],
    "count": _NUMBERS[1 : r.MOST_BRIBES + 1],
    "bribes": _NUMBERS,
    "card": CARD_NAMES,
    "gift": ("bribe", *CARD_NAMES),
    "tile": TILE_NAMES,
    "wanted": TILE_NAMES,
    "pair": tuple(
        f"{TILE_NAMES[first]}+{TILE_NAMES[second]}"
        for first, second in zip(m.PAIR_FIRST, m.PAIR_SECOND, strict=True)
    ),
    "building": (*BUILDING_NAMES, *FOLLY_NAMES),
    "corner": CORNER_NAMES,
    "knight": ("1", "2"),
    "title": TITLE_NAMES,
    "seat": _NUMBERS[: r.SEATS],
    "site": SITE_WORDS,
    "area": AREA_WORDS,
    "area_kind": AREA_NAMES,
    "cell": CELL_WORDS,
    "space": SPACE_NAMES,
    "source": scoring.PRESTIGE,
    "token": ("queen",),
}


@cache
def make(cards: str | None) -> Noblemen:
    """The game; it has no card list that an owner could replace."""
    if cards is not None:
        raise BadCards("noblemen has no card list of its own to replace")
    return Noblemen()
