"""Which people the steward recruits in Brügge, and what they were worth:

    python -m studies.bruges_people --games 1000 --jobs 2

It writes docs/bruges-people.md. From game to game 2, 3 or 4 stewards play.
What a person was worth is by how many points the towns in which they moved ended above the average
of their table. People who are never recruited are tried by a steward who takes them whenever that
is possible: if that one does worse than the others it is the card, and else the steward.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import tafelrunde
from studies.command import positive, run
from studies.games import played, steward_move
from studies.pages import table, worth_of
from tafelrunde import State
from tafelrunde.arena.statistics import Tally
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.catalogue import Person, printed_persons
from tafelrunde.boardgames.bruges.state import BrugesState

PAGE = Path("docs/bruges-people.md")
RARE = 0.02  # recruited in fewer of the cases in which somebody held them
HEADS = (
    *("person", "German", "colour", "price", "symbol", "code", "provenance", "recruited"),
    "worth",
)
TRIES = 400  # games in which a rare person is taken whenever possible


@dataclass
class People:
    """What was seen of every person, by kind."""

    held: list[int] = field(default_factory=lambda: [0] * len(printed_persons().persons))
    worth: list[Tally] = field(default_factory=lambda: [Tally() for _ in printed_persons().persons])
    points: Tally = field(default_factory=Tally)

    def add(self, other: People) -> None:
        self.held = [a + b for a, b in zip(self.held, other.held, strict=True)]
        for mine, theirs in zip(self.worth, other.worth, strict=True):
            mine.add(theirs)
        self.points.add(other.points)


def play(seed: int, players: int, eager: int = -1) -> tuple[BrugesState, set[tuple[int, int]]]:
    """A game of stewards; and which seat held which card at one time. Seat 0 may be eager to
    recruit one kind."""
    state: State = tafelrunde.game("bruges").new(players, seed)
    assert isinstance(state, BrugesState)
    held: set[tuple[int, int]] = set()
    while not state.over:
        seat = int(state.actor)
        held.update((seat, int(card) & 255) for card in state.zones[w.HANDS.at(seat)])
        move = wanted(state, eager) if seat == 0 else -1
        state.play(move if move >= 0 else steward_move(state, seed))
    return state, held


def wanted(state: State, kind: int) -> int:
    """A move that recruits this kind, -1 if there is none."""
    if kind >= 0:
        slug = printed_persons().slugs[kind]
        for move in state.moves():
            if state.notate(move).startswith(f"recruit {slug} "):
                return move
    return -1


def survey(numbers: Sequence[int]) -> People:
    """Games with these numbers."""
    found = People()
    for number in numbers:
        state, held = play(number, 2 + number % 3)
        scores = state.scores()
        mean = sum(scores) / len(scores)
        for _, kind in held:
            found.held[kind] += 1
        for seat, points in enumerate(scores):
            found.points.note(points)
            for kind in state.persons(seat):
                found.worth[int(kind)].note(points - mean)
    return found


def trial(kind: int, numbers: Sequence[int]) -> Tally:
    """How an eager seat does against stewards, in games in which it got the person."""
    found = Tally()
    for number in numbers:
        state, _ = play(number, 2 + number % 3, kind)
        if kind in state.persons(0):
            scores = state.scores()
            found.note(scores[0] - sum(scores) / len(scores))
    return found


# ---------------------------------------------------------------------------- the page
def row(person: Person, held: int, worth: Tally) -> list[str]:
    share = f"{worth.count / held:.0%}" if held else ""
    cells = [person.names["en"], person.names["de"], person.colour, str(person.cost)]
    return [*cells, person.symbol, f"`{person.code}`", person.provenance, share, worth_of(worth)]


def page(found: People, trials: dict[int, Tally], games: int) -> str:
    persons = printed_persons().persons
    lived = [kind for kind in range(len(persons)) if found.worth[kind].count]
    order = sorted(lived, key=lambda kind: -found.worth[kind].mean)
    order += [kind for kind in range(len(persons)) if not found.worth[kind].count]
    lines = [
        *("# The people of Brügge", ""),
        f"Made by `python -m studies.bruges_people --games {games}`: games of 2, 3 and 4 stewards.",
        f"They end with {found.points.mean:.1f} points on average.",
        "",
        "*Provenance* says how much of a card is known from print; most were reconstructed.",
        "*Recruited* is how often a person lived in a town at the end, of the cases in which a",
        "seat held them. *Worth* is by how many points those towns ended above the average of",
        "their table, with an interval at 95 %. Stewards recruit more when they do well, so the",
        "worth of all people together is above 0; compare them with one another.",
        "",
        *table(HEADS, [row(persons[kind], found.held[kind], found.worth[kind]) for kind in order]),
        *("", "## People whom the steward hardly recruits", ""),
    ]
    if not trials:
        lines.append("There are none.")
    for kind, tried in trials.items():
        lines.append(verdict(persons[kind], found.held[kind], tried))
    return "\n".join(lines) + "\n"


def verdict(person: Person, held: int, tried: Tally) -> str:
    """Is it the card or the bot?"""
    name = f"- **{person.names['en']}** ({person.names['de']}), held {held} times:"
    if tried.count < 2:
        return f"{name} could not be recruited in the trials either."
    told = f"whoever takes them whenever possible ends {worth_of(tried)} from the average"
    if tried.interval.high < 0:
        return f"{name} {told}: the card is weak."
    if tried.interval.low > 0:
        return f"{name} {told}: the steward misjudges the card."
    return f"{name} {told}: no worse than others, so it is the steward's taste."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.bruges_people")
    parser.add_argument("--games", type=positive, default=1000)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    options = parser.parse_args()
    found = People()
    with ProcessPoolExecutor(options.jobs) as pool:
        for piece in played(pool, survey, options.games, 10 * options.jobs):
            found.add(piece)
        rare = [
            kind
            for kind, held in enumerate(found.held)
            if found.worth[kind].count < max(1, RARE * held)
        ]
        print(f"{len(rare)} people are hardly recruited; each is tried in {TRIES} games")
        tried = pool.map(partial(trial, numbers=range(TRIES)), rare)
        trials = dict(zip(rare, tried, strict=True))
    PAGE.write_text(page(found, trials, options.games), "utf-8")
    print(f"{PAGE} is written")


if __name__ == "__main__":
    run(main)
