"""What came of an arena: who won how often, by how much, from which seat and how fast."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from tafelrunde.arena import clock
from tafelrunde.arena.match import P99, Result
from tafelrunde.arena.statistics import Interval, Tally, mean, wilson


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot has done, by seats that it held."""

    label: str
    wins: Interval
    points: Interval
    place: Interval
    think: float  # seconds for a decision, on average
    late: float  # that only one decision in a hundred takes longer


@dataclass(frozen=True, slots=True)
class Pair:
    """One bot above another on the same deals."""

    one: str
    other: str
    wins: Interval
    points: Interval
    ahead: Interval  # how often a seat of one ends before a seat of the other


@dataclass(frozen=True, slots=True)
class Seat:
    """How a seat did, whoever held it."""

    number: int
    wins: Interval
    points: Interval  # above the average of the table


@dataclass(frozen=True, slots=True)
class Category:
    """Points of one category: those of winners, of the others, and the difference in a game."""

    name: str
    winners: Interval
    others: Interval
    lead: Interval


class Summary:
    """The results of one plan, by everything they are looked at for."""

    def __init__(
        self, labels: Sequence[str], games_of_a_deal: int, results: Sequence[Result]
    ) -> None:
        self.labels = list(labels)
        self.games_of_a_deal = games_of_a_deal
        self.results = list(results)

    @property
    def players(self) -> int:
        return len(self.results[0].seating)

    def seats_of(self, label: str) -> Iterator[tuple[Result, int]]:
        for result in self.results:
            for seat, name in enumerate(result.seating):
                if name == label:
                    yield result, seat

    # ------------------------------------------------------------------- by bot

    @cached_property
    def standings(self) -> list[Standing]:
        """The best first."""
        found = [self._standing(label) for label in self.labels]
        return sorted(found, key=lambda one: (-one.wins.value, one.place.value, -one.points.value))

    def _standing(self, label: str) -> Standing:
        seats = list(self.seats_of(label))
        thinking = [result.thinking[seat] for result, seat in seats]
        moves = sum(one.moves for one in thinking)
        spent = sum(one.moves * one.mean for one in thinking)
        return Standing(
            label,
            wilson(sum(result.win(seat) for result, seat in seats), len(seats)),
            mean(result.scores[seat] for result, seat in seats),
            mean(result.places[seat] for result, seat in seats),
            spent / moves if moves else 0.0,
            clock.percentile(clock.merged(one.histogram for one in thinking), P99),
        )

    @cached_property
    def pairs(self) -> list[Pair]:
        """Every two bots, the better one first."""
        order = [one.label for one in self.standings]
        return [self.pair(one, other) for one, other in combinations(order, 2)]

    def pair(self, one: str, other: str) -> Pair:
        """Two bots on the same deals."""
        return _pair(one, other, self._whole_deals)

    @cached_property
    def _whole_deals(self) -> list[list[Result]]:
        """Deals that are not finished are left out."""
        deals: dict[int, list[Result]] = defaultdict(list)
        for result in self.results:
            deals[result.deal].append(result)
        return [games for games in deals.values() if len(games) == self.games_of_a_deal]

    def ahead(self, one: str, other: str) -> Interval:
        """How often a seat of one ends before a seat of the other. Those of one game hang together
        and count as one."""
        shares = [_ahead(one, other, game) for game in self.results if game.met(one, other)]
        return wilson(sum(shares), len(shares))

    # ------------------------------------------------------------ by everything else

    @cached_property
    def seats(self) -> list[Seat]:
        games = len(self.results)
        return [
            Seat(
                seat,
                wilson(sum(result.win(seat) for result in self.results), games),
                mean(result.margin(seat) for result in self.results),
            )
            for seat in range(self.players)
        ]

    @cached_property
    def categories(self) -> list[Category]:
        """What decided games, the greatest lead first."""
        found = [self._category(name) for name in self.results[0].sheet[0]]
        return sorted(found, key=lambda one: -one.lead.value)

    def _category(self, name: str) -> Category:
        winners, others, leads = Tally(), Tally(), Tally()
        for result in self.results:
            won = [sheet[name] for seat, sheet in enumerate(result.sheet) if result.win(seat)]
            lost = [sheet[name] for seat, sheet in enumerate(result.sheet) if not result.win(seat)]
            for points in won:
                winners.note(points)
            for points in lost:
                others.note(points)
            if lost:
                leads.note(sum(won) / len(won) - sum(lost) / len(lost))
        return Category(name, winners.interval, others.interval, leads.interval)

    @property
    def decisions(self) -> Interval:
        return mean(result.decisions for result in self.results)

    @property
    def rounds(self) -> Interval:
        return mean(result.rounds for result in self.results)


def _pair(one: str, other: str, deals: Sequence[Sequence[Result]]) -> Pair:
    wins, points, ahead = Tally(), Tally(), Tally()
    for games in deals:
        met = [game for game in games if game.met(one, other)]
        if met:
            wins.note(_average(one, met, 0) - _average(other, met, 0))
            points.note(_average(one, met, 1) - _average(other, met, 1))
            ahead.note(sum(_ahead(one, other, game) for game in met) / len(met))
    return Pair(one, other, wins.interval, points.interval, ahead.interval)


def _ahead(one: str, other: str, game: Result) -> float:
    """The share of all meetings in which a seat of one ended before a seat of the other; equal
    places count half."""
    places = list(zip(game.seating, game.places, strict=True))
    found = [
        1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        for name, mine in places
        for rival, theirs in places
        if name == one and rival == other
    ]
    return sum(found) / len(found)


def _average(label: str, games: Sequence[Result], what: int) -> float:
    """Of the seats of a bot in these games: victories (0) or points (1)."""
    found = [
        (game.win(seat), game.scores[seat])[what]
        for game in games
        for seat, name in enumerate(game.seating)
        if name == label
    ]
    return sum(found) / len(found)
