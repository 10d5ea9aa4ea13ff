"""Who does the work: one interface for this process, other processes and other machines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from tafelrunde.arena.match import Misplay
from tafelrunde.engine.errors import TafelrundeError


class Task(Protocol):
    """Something to be done, which knows its number and can be sent elsewhere."""

    @property
    def number(self) -> int: ...

    def work(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a task."""

    number: int
    value: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """Why nothing came of it."""

    number: int
    problem: str


Outcome = Done | Failed
TRIES = 2  # a task whose worker dies is given to another one; then to nobody any more
DIED = "its process ended {times} times ({how})"


class Runner(ABC):
    """Does tasks, and says of each what came of it as soon as that is known, in any order.

    Whoever stops reading stops the work: nothing goes on in the background.
    """

    @abstractmethod
    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]: ...


class Inline(Runner):
    """One task after the other, here."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        for task in tasks:
            yield attempt(task)


def attempt(task: Task) -> Outcome:
    """Do a task. One that cannot be done must not take the others with it."""
    try:
        return Done(task.number, task.work())
    except (Misplay, TafelrundeError) as error:
        return Failed(task.number, str(error))
    except Exception as error:  # whatever somebody's bot may raise
        return Failed(task.number, f"{type(error).__name__}: {error}")
