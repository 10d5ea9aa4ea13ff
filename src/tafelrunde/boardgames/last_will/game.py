"""Last Will: everything joined into one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from tafelrunde.boardgames.last_will import (
    display,
    effects,
    ending,
    errands,
    knowledge,
    naming,
    planning,
    position,
    rounds,
    scoring,
    turn,
    view,
)
from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.catalogue import (
    VOCABULARY,
    CardList,
    boards,
    kinds,
    printed_cards,
    read_cards,
    sources,
)
from tafelrunde.boardgames.last_will.state import LastWillState
from tafelrunde.engine import cards
from tafelrunde.engine.fields import Number, Whose
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.reader import Reader, Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.view import Arguments, Catalogue, Component, Stage

SUMS = (70, 80, 90, 100, 110, 120, 130)
# A turn: every slot activated, filled and emptied, every card in hand used, a question after each
MOST_DECISIONS = 3 * 140
MOST_ACTIONS = 250


class LastWill(Game[LastWillState]):
    """2 to 5 players spend a fortune; whoever is the poorest in the end wins."""

    name = "last_will"
    version = 2
    players = range(r.FEWEST_SEATS, r.SEATS + 1)
    longest = r.ROUNDS * r.SEATS * MOST_DECISIONS
    options: ClassVar = {
        "start_money": Option(70, (*SUMS, "drawn"), "last_will-option-start_money"),
        "plan_order": Option("clockwise", ("clockwise", "board"), "last_will-option-plan_order"),
        "neutral_marker": Option(False, (False, True), "last_will-option-neutral_marker"),
        "companion_actions": Option(
            "each", ("each", "together"), "last_will-option-companion_actions"
        ),
        "friend_at_once": Option(False, (False, True), "last_will-option-friend_at_once"),
        "final_depreciation": Option(True, (True, False), "last_will-option-final_depreciation"),
        "boys_may_rest": Option(True, (True, False), "last_will-option-boys_may_rest"),
        "first_player": Option(
            "random", ("random", *range(r.SEATS)), "last_will-option-first_player"
        ),
    }
    starter = "first_player"
    moves, places, refusal, cause = w.MOVES, w.PLACES, w.refusal, w.cause
    backs = r.BACKS
    steps = (
        *(rounds.KeepTwo, rounds.DiscardRest, planning.Planning, planning.Block, planning.Plan),
        *(planning.Fetch, errands.Errands, errands.Errand, turn.Actions, turn.Act),
        *(effects.Company, display.AddCompany, ending.TidyUp, ending.Drop, ending.Depreciation),
        *(ending.Worsen, rounds.NextRound),
    )
    categories = scoring.CATEGORIES
    fields = (
        Number("round", 1, r.ROUNDS, 1),
        Whose("start", nobody=False, default=0),
        Number("blocked", NOBODY, r.SPACES - 1, NOBODY),
        Number("bill", 0, 10**6, 0, during="company"),
        Number("extended", 0, r.SEATS * 2, 0, after="errands"),
        Number("opera", 0, r.SEATS * 2, 0, after="errands"),
        Number("rearranged", 0, r.SEATS * 2, 0, after="errands"),
        Number("asked", 0, lambda s: (1 << s.players) - 1, 0, after="errands"),
        Number("clocks", 0, 3, 0, after="errands"),
        Number("batch", 0, cards.BATCH, 0),
    )
    seat_fields = (
        Number("money", -position.MOST_MONEY, position.MOST_MONEY, 0, shown=True),
        Number("actions", 0, MOST_ACTIONS, 0, shown=True, during="act"),
        Number("slots", r.SLOTS, r.MOST_SLOTS, r.SLOTS, shown=True),
        Number("plan", NOBODY, r.SPACES - 1, NOBODY),
        Number("freed", 0, MOST_ACTIONS, 0, after="actions"),
        Number("chosen", 0, (1 << 2 * r.DEALT) - 1, 0, secret=True),
    )

    def __init__(self, card_list: CardList) -> None:
        super().__init__(card_list.hash)
        self.card_list = card_list
        self.naming = naming.Naming(card_list)

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (None if self.card_list is printed_cards() else self.card_list.text,)

    @cached_property
    def words(self) -> Mapping[str, Sequence[str]]:
        numbers = [str(number) for number in range(r.MOST_SLOTS + 1)]
        tokens = boards()["market"]["tokens"]
        amounts = range(1, r.MOST_AMOUNT + 1)
        return {
            "card": self.card_list.slugs,
            "space": numbers[1 : r.SPACES + 1],
            "deck": r.deck.names[: r.REGULAR],
            "clock": ("left", "right"),
            "arrangement": [",".join(str(tokens[k]) for k in one) for one in r.TOKENS],
            "coin": [f"{name}_{amount}" for name in r.companion.names for amount in amounts],
            "place": numbers[1:],
            "actions": numbers[: r.CHOICES],
            "companion": r.companion.names,
        }

    # ------------------------------------------------------------------ set-up

    def make_rules(self, options: dict[str, Any]) -> Rules:
        columns, code = self.card_list.columns(), self.card_list.code
        return r.LastWillRules(self, options, w.PLACES, w.MOVES, code, columns, boards())

    def empty(self, rules: r.LastWillRules, players: int, rng: Rng) -> LastWillState:
        return rounds.empty_table(rules, players, rng)

    def deal(self, s: LastWillState) -> None:
        rounds.set_up(s)

    # --------------------------------------------------------------- positions

    def write_more(self, s: LastWillState) -> dict[str, Any]:
        return position.write_boards(s)

    def read_more(self, s: LastWillState, reader: Reader, agenda: Sequence[Step]) -> None:
        position.read_boards(s, reader)

    def write_seat(self, s: LastWillState, seat: int) -> dict[str, Any]:
        return position.write_pieces(s, seat)

    def read_seat(self, s: LastWillState, seat: int, reader: Reader) -> None:
        position.read_pieces(s, seat, reader)

    def check(self, s: LastWillState, agenda: Sequence[Step], wants: Wants) -> None:
        position.check_table(s, agenda, wants)

    def census_more(self, s: LastWillState) -> dict[str, int]:
        return position.census(s)

    # --------------------------------------------------------------- knowledge

    def redeal_more(self, world: LastWillState, seat: int) -> None:
        knowledge.redeal_choices(world, seat)

    def stages(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-round", {"round": int(s.round)})]

    def board(self, s: LastWillState, seat: int | None) -> list[Component]:
        return view.board(s)

    def area(self, s: LastWillState, owner: int, seat: int | None) -> list[Component]:
        return view.holdings(s, owner, seat)

    def arrange(self, zones: list[Component], others: list[Component]) -> list[Component]:
        return view.arranged(zones, others)

    more_columns = view.COLUMNS

    def observe_more(self, s: LastWillState, seat: int) -> list[int]:
        return view.observed(s, seat)

    def catalogue(self) -> Catalogue:
        found = kinds(self.card_list)
        if self.card_list is printed_cards():
            found = sources().told(found)
        return Catalogue(self.name, self.version, self.cards, found)

    vocabulary = VOCABULARY

    def card_codes(self, options: Mapping[str, Any]) -> Mapping[str, tuple[str, str]]:
        """Codes say when they work, but for friends who bring actions at once: last of all."""
        at_once = options["friend_at_once"]
        return {
            card.slug: ("at_once", card.code)
            if at_once and card.call("extra_actions")
            else ("", card.spoken)
            for card in self.card_list.cards
        }

    @property
    def effect_names(self) -> Sequence[str]:
        return self.card_list.code.names()

    def at_work(self, s: LastWillState) -> list[str]:
        """The effects of the cards that moves of this decision use, and of those laid out."""
        laid = {kind for seat in range(s.players) for kind in s.board(seat)}
        code = s.book.code
        found = [name for kind in laid for name in code.standing[kind]]
        for kind in {*laid, *s.zones[w.WILL.base]}:
            found += self._programs[kind]
        for move in s.moves():
            line = self.verb(move)
            if line.name in ("play", "buy"):
                size = r.CHOICES if line.name == "play" else 1
                found += self._programs[(move - int(line.base)) // size]
            elif line.name == "invite":
                found.append("companion")
        return found

    @cached_property
    def _programs(self) -> list[list[str]]:
        """By kind the names of what is not a standing effect."""
        standing = {modifier.name for modifier in r.MODIFIERS}
        return [
            [call.name for call in card.calls if call.name not in standing]
            for card in self.card_list.cards
        ]

    # ------------------------------------------------------------------- moves

    def notate(self, s: LastWillState, move: int) -> str:
        return self.naming.name(s, self.notations[move])

    def is_notation(self, text: str) -> bool:
        return self.naming.is_own(text) or super().is_notation(text)

    def find(self, s: LastWillState, text: str) -> int | None:
        return super().find(s, self.naming.plain(s, text))

    def arguments(self, notation: str) -> Arguments:
        return naming.arguments(notation) or super().arguments(notation)

    # ------------------------------------------------------------------ scores

    def standing(self, s: LastWillState, seat: int) -> tuple[int, ...]:
        """The poorest first; then whoever planned further left in the last round."""
        return int(s.points(seat)), -int(s.seats[seat].plan) - 1

    tie_breaks = ("plan",)

    def outlook(self, s: LastWillState) -> list[dict[str, int]]:
        """What everybody still has to be rid of."""
        return [{"wealth": -int(s.points(seat))} for seat in range(s.players)]


@cache
def make(cards: str | None) -> LastWill:
    """The game with our own cards, or with those of a card file's text."""
    return LastWill(printed_cards() if cards is None else read_cards(cards))
