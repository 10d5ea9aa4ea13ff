"""What the steward sees: their own cards, the open table, the state of the race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from typing import cast

from tafelrunde.boardgames.citadels import purple
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.powers import DESTROY
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.turn import INCOME, build_limit, income_of
from tafelrunde.engine import cards
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.verb import Verb

# A district is worth its points and what it brings until the end, in points for every turn.
INCOME_PER_TURN = 0.25
EFFECT_PER_TURN = {
    r.WILD_COLOUR: 0.0,  # counted among the colours
    r.INDESTRUCTIBLE: 0.1,
    purple.CARD_FOR_GOLD: 0.2,
    purple.GOLD_FOR_CARDS: 0.15,
    r.LOOK_AT_THREE: 0.1,
    r.KEEP_TWO: 0.3,
    purple.BUY_RUINS: 0.1,
    r.ANY_INCOME: 0.3,
}
# One more colour, by the number of colours still missing: the last one brings the bonus.
COLOUR_STEP = (0.0, 3.0, 1.2, 0.6, 0.3, 0.2)

# What a seat's gold, cards and number of districts will still turn into
GOLD_STRENGTH = 0.6
CARD_STRENGTH = 0.5
CITY_STRENGTH = 0.5
LEAST_THREAT = 0.25  # hurting the weakest still counts for something

NEAR_END = 6  # districts from which on a city may soon be complete
ALMOST = r.CITY - 1  # one district is missing
MOST_COMBINED = 9  # hand cards combined with one another; more take long and change nothing


class Outlook:
    """The table as one seat sees it."""

    def __init__(self, world: CitadelsState, me: int, seed: int) -> None:
        # Drawn anew from what the seat knows: whatever the given world holds by chance behind
        # the backs of the cards cannot matter then.
        self.s = cast(CitadelsState, world.determinize(me, seed))
        self.me = me
        self.seed = seed
        self.rules = self.s.book
        self.own = self.s.seats[me]
        self.gold = int(self.own.gold)
        self.hand = [int(card & cards.KIND) for card in self.s.hand(me)]
        self.others = [seat for seat in range(self.s.players) if seat != me]

    # ----------------------------------------------------------------- names

    @staticmethod
    def name(character: int) -> str:
        return r.character.names[character]

    def slug(self, kind: int) -> str:
        return self.rules.game.words["card"][kind]

    # -------------------------------------------------------------- the race

    @cached_property
    def turns_left(self) -> int:
        """How many turns I shall have after this one, at a guess; 0 is certain."""
        if self.s.complete != NOBODY or self.s.round >= self.rules.round_limit:
            return sum(map(self._is_to_come, range(r.CHARACTERS)))
        return max(1, r.CITY - max(map(self.size, range(self.s.players))))

    def _is_to_come(self, character: int) -> bool:
        """Is this a character of mine that is called later in this round?"""
        mine = self.s.owner_of(character) == self.me
        return mine and character > self.s.called and character != self.s.murdered

    def size(self, seat: int) -> int:
        """Districts in a city."""
        return len(self.s.city(seat))

    def cards_of(self, seat: int) -> int:
        """Cards in a hand."""
        return len(self.s.hand(seat))

    def gold_of(self, seat: int) -> int:
        return int(self.s.seats[seat].gold)

    @cached_property
    def _scores(self) -> list[int]:
        return self.s.scores()

    def strength(self, seat: int) -> float:
        """How well a seat stands: its points, and what it can still make of the rest."""
        value = self._scores[seat] + CITY_STRENGTH * self.size(seat)
        return value + GOLD_STRENGTH * self.gold_of(seat) + CARD_STRENGTH * self.cards_of(seat)

    @cached_property
    def rival(self) -> int:
        """The strongest of the others."""
        return max(self.others, key=self.strength)

    @cached_property
    def fastest(self) -> int:
        """The one of the others who is nearest to a complete city."""
        return max(self.others, key=lambda seat: (self.size(seat), self.strength(seat)))

    @cached_property
    def holder_of_most(self) -> int:
        """The one of the others with the largest hand."""
        return max(self.others, key=self.cards_of)

    def threat(self, seat: int) -> float:
        """How much it helps to hurt this seat: most if it is the strongest rival."""
        best = self.strength(self.rival)
        if best <= 0:
            return 1.0
        return LEAST_THREAT + (1 - LEAST_THREAT) * (self.strength(seat) / best) ** 3

    # ------------------------------------------------------------- districts

    def income(self, seat: int, character: int) -> int:
        return int(income_of(self.s.seats[seat], character))

    @cached_property
    def missing(self) -> set[int]:
        """Colours the own city lacks, not counting the Haunted City as purple."""
        counts = [int(self.own.districts_of(colour)) for colour in range(r.PURPLE + 1)]
        counts[r.PURPLE] -= self._has_haunted_city
        return {colour for colour, count in enumerate(counts) if count == 0}

    @cached_property
    def colours_to_go(self) -> int:
        """How many more colours bring the bonus; the Haunted City stands for any one."""
        return max(0, len(self.missing) - self._has_haunted_city)

    @property
    def _has_haunted_city(self) -> int:
        return 1 if self.own.powers & r.WILD_COLOUR else 0

    def fills(self, kind: int) -> bool:
        """Does the district bring the bonus for all colours nearer?"""
        locked = self.rules.haunted_city_last_round_locked and not self.turns_left
        wild = self.rules.power[kind] & r.WILD_COLOUR and not locked
        return self.colours_to_go > 0 and (self.rules.colour[kind] in self.missing or bool(wild))

    def usable(self, kind: int) -> bool:
        """May the district still be built beside those that stand?"""
        return bool(self.rules.allow_duplicates) or kind not in self.s.city(self.me)

    def worth(self, kind: int) -> float:
        """What a district brings to the own city, in points."""
        value = float(self.rules.points[kind])
        if self.fills(kind) and (self.turns_left or self.colours_to_go == 1):
            value += COLOUR_STEP[self.colours_to_go]
        if self.rules.colour[kind] != r.PURPLE:
            return value + INCOME_PER_TURN * self.turns_left
        return value + EFFECT_PER_TURN.get(int(self.rules.power[kind]), 0.0) * self.turns_left

    def worths(self, kinds: Sequence[int]) -> float:
        return sum(map(self.worth, kinds))

    def cost(self, *kinds: int) -> int:
        return int(sum(self.rules.cost[kind] for kind in kinds))

    def ruin_price(self, kind: int) -> int:
        """What the Warlord pays for destroying a district."""
        return int(DESTROY.price(self.s, kind))

    def best_builds(self, hand: Sequence[int], gold: int, limit: int) -> tuple[int, ...]:
        """The districts worth most together of those the gold suffices for, the best first."""
        kinds = [kind for kind in hand if self.usable(kind) and self.rules.cost[kind] <= gold]
        kinds = sorted(kinds, key=self.worth, reverse=True)[:MOST_COMBINED]
        best: tuple[int, ...] = ()
        for number in range(1, min(limit, len(kinds)) + 1):
            for chosen in combinations(kinds, number):
                if self.cost(*chosen) <= gold and self._may_stand_together(chosen):
                    best = max(best, chosen, key=self.worths)
        return best

    def _may_stand_together(self, kinds: Sequence[int]) -> bool:
        return bool(self.rules.allow_duplicates) or len(set(kinds)) == len(kinds)


class Turn:
    """A turn as far as it has come: what is still to be had, and what can be built of it."""

    def __init__(self, o: Outlook, legal: list[int]) -> None:
        self.o = o
        self.legal = legal
        self.character = int(o.s.called)
        self.colour = int(r.INCOME_COLOUR[self.character])
        self.income = o.income(o.me, self.character) if INCOME.base in legal else 0
        self.gold = o.gold + self.income  # what can be spent without the basic action
        self.builds_left = int(build_limit(self.character) - o.s.built)

    def plan(self, more: int = 0) -> tuple[int, ...]:
        """What to build in this turn with so much more gold, the best first."""
        return self.o.best_builds(self.o.hand, self.gold + more, self.builds_left)

    def within(self, verb: Verb) -> list[int]:
        """The legal moves of one verb."""
        return [move for move in self.legal if verb.covers(move)]

    @property
    def colour_name(self) -> str:
        return r.colour.names[self.colour]
