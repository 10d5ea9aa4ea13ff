"""What the codes of persons can count in a town."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.scoring import majorities, scenic
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.engine.effects import Tally
from tafelrunde.engine.words import Names

# Symbols as codes name them; those with a worker are one
badge: Final = Names(
    *("worker", "infinity_once", "infinity_action", "infinity_situation", "lightning", "laurel")
)


@final
class Houses(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return len(s.seats[seat].homes)


@final
class EmptyHouses(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        count: i64 = 0
        for colour in range(r.COLOURS):
            count += s.seats[seat].empty_houses(colour)
        return count


@final
class HouseColours(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        seen: i64 = 0
        count: i64 = 0
        for house in range(len(s.seats[seat].homes)):
            colour = s.house_colour(seat, house)
            if (seen >> colour) & 1 == 0:
                seen |= 1 << colour
                count += 1
        return count


@final
class Persons(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return len(s.persons(seat))


@final
class Groups(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        seen: i64 = 0
        count: i64 = 0
        for kind in s.persons(seat):
            group = s.book.group[kind]
            if (seen >> group) & 1 == 0:
                seen |= 1 << group
                count += 1
        return count


@final
class Group(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, group: i64) -> i64:
        count: i64 = 0
        for kind in s.persons(seat):
            if s.book.group[kind] == group:
                count += 1
        return count


@final
class ColourPersons(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, colour: i64) -> i64:
        count: i64 = 0
        for kind in s.persons(seat):
            if s.book.back[kind] == colour:
                count += 1
        return count


@final
class Symbol(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, badge: i64) -> i64:
        count: i64 = 0
        for kind in s.persons(seat):
            if max(0, s.book.symbol[kind] - r.ONCE + 1) == badge:
                count += 1
        return count


@final
class Canals(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return s.seats[seat].canals()


@final
class Canal3(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return scenic(s.seats[seat])


@final
class Statues(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        count: i64 = 0
        for value in range(r.STATUE_VALUES):
            count += (s.seats[seat].statues >> value) & 1
        return count


@final
class Reputation(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return s.seats[seat].reputation


@final
class Majority(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return majorities(s.seats[seat])


@final
class Threats(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return s.seats[seat].all_threats()


@final
class Unthreatened(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        count: i64 = 0
        for colour in range(r.COLOURS):
            if s.seats[seat].threats_of(colour) == 0:
                count += 1
        return count


@final
class Workers(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return s.seats[seat].all_workers()


@final
class Guilders(Tally[BrugesState]):
    def count(self, s: BrugesState, seat: i64, x: i64) -> i64:
        return s.seats[seat].guilders


TALLIES: Final[list[Tally[Any]]] = [
    Houses("houses"),
    EmptyHouses("empty_houses"),
    HouseColours("house_colours"),
    Persons("persons"),
    Groups("groups"),
    Group("group(group)"),
    ColourPersons("colour_persons(colour)"),
    Symbol("symbol(badge)"),
    Canals("canals"),
    Canal3("canal3"),
    Statues("statues"),
    Reputation("reputation"),
    Majority("majority"),
    Threats("threats"),
    Unthreatened("unthreatened"),
    Workers("workers"),
    Guilders("guilders"),
]
