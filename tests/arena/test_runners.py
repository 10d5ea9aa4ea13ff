"""Whoever does the work, the outcome is the same; and who dies takes nobody along."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.arena.match import Match
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.processes import Processes
from tafelrunde.arena.runner import Done, Failed, Inline, Outcome, Runner, Task, attempt
from tafelrunde.opponents.crew import LOOKS, cores, side_by_side, size_of_crew
from tests.arena.bots import MARK

GAME = tafelrunde.game("citadels")


def tasks(games: int, *bots: str) -> list[Match]:
    plan = Plan.make(GAME, bots)
    return [Match.of(plan, number) for number in range(games)]


def scores(outcomes: Iterable[Outcome]) -> dict[int, list[int]]:
    found = {}
    for one in outcomes:
        assert isinstance(one, Done), one
        found[one.number] = one.value.scores
    return dict(sorted(found.items()))


class Backwards(Runner):
    """Stands in for machines elsewhere: the last task is done first."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        for task in reversed(list(tasks)):
            yield attempt(task)


def test_every_runner_comes_to_the_same() -> None:
    games = tasks(6, "random", "random")
    alone = scores(Inline().run(games))
    assert list(alone) == [0, 1, 2, 3, 4, 5]
    assert len({*map(tuple, alone.values())}) > 1
    assert scores(Backwards().run(games)) == alone
    assert scores(Processes(2).run(games)) == alone


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(Processes(2).run([])) == []


def test_a_game_whose_process_was_killed_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    games = tasks(4, "mine=tests.arena.bots:DiesOnce", "random")
    found = scores(Processes(2).run(games))
    assert (tmp_path / "mark").exists()
    assert list(found) == [0, 1, 2, 3]
    assert found == scores(Inline().run(games))


def test_who_kills_it_twice_is_reported_and_the_rest_goes_on() -> None:
    # In half of the games this bot moves first.
    games = tasks(4, "mine=tests.arena.bots:DiesFirst", "random")
    found = sorted(Processes(2).run(games), key=lambda one: one.number)
    assert [type(one) for one in found] == [Failed, Done, Failed, Done]
    assert found[0] == Failed(0, "its process ended 2 times (exit code 9)")


@pytest.mark.parametrize(
    ("bot", "problem"), [("Raises", "ZeroDivisionError: out of ideas"), ("Cheats", "mine: ")]
)
def test_what_a_bot_does_wrong_is_told(bot: str, problem: str) -> None:
    (found,) = Inline().run(tasks(1, f"mine=tests.arena.bots:{bot}", "random"))
    assert isinstance(found, Failed)
    assert found.problem.startswith(problem)


@dataclass(frozen=True)
class Endless:
    """A task that takes longer than anybody waits."""

    number: int

    def work(self) -> None:
        if self.number:
            time.sleep(600)


@dataclass(frozen=True)
class Crewed:
    """A task that is done by a crew: how great it may be, and who was in it."""

    number: int

    def work(self) -> tuple[int, int]:
        helper, _ = side_by_side(os.getpid, [(), ()])
        return size_of_crew(), helper


def exists(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone(process: int) -> bool:
    """Soon enough."""
    deadline = time.monotonic() + 5 * LOOKS
    while exists(process) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not exists(process)


@pytest.mark.skipif(os.name == "nt", reason="processes are looked at in another way there")
def test_a_crew_has_its_part_of_the_cores_and_ends_with_its_process() -> None:
    many = Processes(cores())
    outcomes = many.run([Crewed(0), *map(Endless, range(1, cores() + 1))])
    found = next(outcomes)
    assert isinstance(found, Done)
    size, helper = found.value
    assert size == 1
    assert exists(helper)
    outcomes.close()  # type: ignore[attr-defined]  # it is a generator
    assert is_gone(helper)


@dataclass(frozen=True)
class Busy:
    """A task in the middle of which whoever does it can be found: its number is in a file."""

    number: int
    file: Path

    def work(self) -> None:
        self.file.write_text(f"{os.getpid()}\n", "utf-8")
        time.sleep(600)


def run_on(file: Path) -> None:
    list(Processes(2).run([Busy(0, file)]))


@pytest.mark.skipif(os.name == "nt", reason="processes are looked at in another way there")
def test_whose_owner_was_killed_does_not_stay_behind(tmp_path: Path) -> None:
    file = tmp_path / "worker"
    owner = multiprocessing.get_context("spawn").Process(target=run_on, args=(file,))
    owner.start()
    while not (file.exists() and file.read_text("utf-8").endswith("\n")):
        assert owner.is_alive()
        time.sleep(0.05)
    worker = int(file.read_text("utf-8"))
    assert exists(worker)
    owner.kill()
    owner.join()
    assert is_gone(worker)


def test_who_stops_reading_stops_the_work() -> None:
    before = {child.pid for child in multiprocessing.active_children()}
    outcomes = Processes(2).run([Endless(0), Endless(1), Endless(2)])
    assert next(outcomes) == Done(0, None)
    outcomes.close()  # type: ignore[attr-defined]  # it is a generator
    assert {child.pid for child in multiprocessing.active_children()} <= before
