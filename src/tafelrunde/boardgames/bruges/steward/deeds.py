"""The codes of persons as the steward reads them: made once for a list of persons.

A deed is an instruction: its name, its numbers, and the programs that stand in it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tafelrunde.boardgames.bruges import modifiers as m
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.engine.effects import END, Code

PROGRAMS = {"choose": (0, 1), "rivals": (1,)}  # which arguments are programs


class Deed(NamedTuple):
    """One instruction of a program."""

    name: str
    args: tuple[int, ...]
    parts: tuple[Program, ...]


Program = tuple[Deed, ...]


class Tallied(NamedTuple):
    """Points at the end: k for every d of what a tally counts."""

    tally: str
    word: int
    each: float  # k / d


class Trait(NamedTuple):
    """Everything that one person does."""

    program: Program
    triggers: tuple[tuple[int, Program], ...]  # event, what happens
    modifiers: tuple[tuple[str, int, int], ...]  # name, word, by how much
    tallied: tuple[Tallied, ...]


@cache
def traits(rules: r.BrugesRules) -> list[Trait]:
    """By kind."""
    code = rules.code
    places = _modifier_places()
    return [_trait(code, kind, places) for kind in range(rules.kinds)]


def _modifier_places() -> dict[int, tuple[str, int]]:
    """Every sum of a modifier: its name, and the number of the word it is about."""
    found = {}
    for modifier in m.MODIFIERS:
        following = [int(other.base) for other in m.MODIFIERS if other.base > modifier.base]
        end = min(following, default=int(modifier.base) + r.COLOURS)
        for place in range(int(modifier.base), end):
            found[place] = modifier.name, place - int(modifier.base)
    return found


def _trait(code: Code, kind: int, places: dict[int, tuple[str, int]]) -> Trait:
    mods = range(code.from_mods[kind], code.from_mods[kind + 1], 2)
    waits = range(code.from_triggers[kind], code.from_triggers[kind + 1], 2)
    scores = range(code.from_scores[kind], code.from_scores[kind + 1], 4)
    return Trait(
        _program(code, kind, 0),
        tuple((code.triggers[at], _program(code, kind, code.triggers[at + 1])) for at in waits),
        tuple((*places[code.mods[at]], code.mods[at + 1]) for at in mods),
        tuple(_tallied(code, at) for at in scores),
    )


def _tallied(code: Code, at: int) -> Tallied:
    tally, word, each, of = (int(x) for x in code.scores[at : at + 4])
    return Tallied(code.tallies[tally].name, word, each / of)


def _program(code: Code, kind: int, offset: int) -> Program:
    deeds = []
    here = code.start[kind] + offset
    while code.op[here] != END:
        op = code.ops[code.op[here]]
        args = tuple(code.args[code.at[here] : code.at[here] + len(op.sorts)])
        parts = tuple(_program(code, kind, args[k]) for k in PROGRAMS.get(op.name, ()))
        deeds.append(Deed(op.name, args, parts))
        here += 1
    return tuple(deeds)
