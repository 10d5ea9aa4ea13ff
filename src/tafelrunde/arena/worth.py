"""How often cards and actions are used, and how games go in which they are.

Worth is a difference of means: points above the average of the table, of seats that used something
against seats that did not. A strong bot may use a card more often than a weak one, so what a bot
reaches on average, by the size of the table, is taken off first. It is no proof of a cause: who is
ahead builds more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tafelrunde.arena.match import Result
from tafelrunde.arena.statistics import FEW, Interval, Tally, difference, wilson
from tafelrunde.engine.game import Game
from tafelrunde.texts.layout import layout_of


@dataclass(frozen=True, slots=True)
class Use:
    """A verb, perhaps with a kind of thing, over all seats."""

    verb: str
    kind: str  # empty for the verb as a whole
    used: Interval  # the share of seats that did it at all
    times: float  # how often a seat did it, on average
    points: Interval  # of those who did it above those who did not
    wins: Interval  # the same in victories

    @property
    def is_telling(self) -> bool:
        """Is there enough to speak of worth?"""
        seats = self.used.count
        did = round(self.used.value * seats)
        return min(did, seats - did) >= FEW


@dataclass(slots=True)
class _Seen:
    seats: int = 0
    times: int = 0
    points: Tally = field(default_factory=Tally)
    wins: Tally = field(default_factory=Tally)


def uses(game: Game, results: Sequence[Result]) -> list[Use]:
    """All verbs, and those kinds of things that the game says are used for what they are."""
    rows = _rows(results)
    everything = _Seen()
    seen: dict[str, _Seen] = {}
    for used, points, win in rows:
        everything.points.note(points)
        everything.wins.note(win)
        for name, times in used.items():
            one = seen.setdefault(name, _Seen())
            one.seats += 1
            one.times += times
            one.points.note(points)
            one.wins.note(win)
    telling = layout_of(game).used
    found = []
    for name, one in seen.items():
        verb, _, kind = name.partition(" ")
        if not kind or not telling or verb in telling:
            found.append(_use(verb, kind, one, everything, len(rows)))
    return found


def _rows(results: Sequence[Result]) -> list[tuple[dict[str, int], float, float]]:
    """Of every seat what it used, and how it did beside what its bot reaches on average at a table
    of that size: among many, victories are rarer."""
    points: dict[tuple[str, int], Tally] = {}
    wins: dict[tuple[str, int], Tally] = {}
    for result in results:
        for seat, label in enumerate(result.seating):
            whose = label, len(result.seating)
            points.setdefault(whose, Tally()).note(result.margin(seat))
            wins.setdefault(whose, Tally()).note(result.win(seat))
    return [
        (
            result.uses[seat],
            result.margin(seat) - points[label, len(result.seating)].mean,
            result.win(seat) - wins[label, len(result.seating)].mean,
        )
        for result in results
        for seat, label in enumerate(result.seating)
    ]


def _use(verb: str, kind: str, one: _Seen, everything: _Seen, seats: int) -> Use:
    return Use(
        verb,
        kind,
        wilson(one.seats, seats),
        one.times / seats,
        difference(one.points, _rest(everything.points, one.points)),
        difference(one.wins, _rest(everything.wins, one.wins)),
    )


def _rest(everything: Tally, part: Tally) -> Tally:
    return Tally(
        everything.count - part.count,
        everything.total - part.total,
        everything.squares - part.squares,
    )
