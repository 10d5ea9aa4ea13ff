"""Processes on this machine, each with a pipe of its own.

So it is known which task a process had that was killed: that one is done again, and no other.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from tafelrunde.arena.runner import DIED, TRIES, Failed, Outcome, Runner, Task, attempt
from tafelrunde.opponents.crew import deaf, follow_owner, work_beside

PATIENCE = 2.0  # seconds that a process gets to end by itself
CONTEXT = get_context("spawn")


def serve(pipe: Connection, jobs: int, owner: int) -> None:
    """The life of one of several processes: tasks come, outcomes go, until nobody is there any
    more."""
    follow_owner(owner)  # in the middle of a task the pipe tells nothing
    work_beside(jobs)  # a bot that would use all cores uses those of this process
    with suppress(EOFError, OSError):  # whoever gave the tasks is gone
        while (task := pipe.recv()) is not None:
            pipe.send(attempt(task))


@dataclass
class Worker:
    """A process, our end of its pipe, and what it is doing."""

    process: SpawnProcess
    pipe: Connection
    task: Task

    @classmethod
    def start(cls, task: Task, jobs: int) -> Worker:
        ours, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=serve, args=(theirs, jobs, os.getpid()))
        with deaf():
            process.start()
        theirs.close()
        worker = cls(process, ours, task)
        worker.give(task)
        return worker

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # a process that has just died is noticed by its silence
            self.pipe.send(task)

    def answer(self) -> Outcome | None:
        """What came of its task; None if the process is gone."""
        try:
            found: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return found

    def release(self) -> None:
        """Nothing is left to do."""
        with suppress(OSError):
            self.pipe.send(None)
        self.process.join(PATIENCE)
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


class Processes(Runner):
    """So many processes, each with one task at a time."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        waiting = iter(tasks)
        again: list[Task] = []  # their process died
        deaths: dict[int, int] = {}
        workers: dict[Connection, Worker] = {}
        try:
            for task in waiting:
                self._begin(workers, task)
                if len(workers) == self.jobs:
                    break
            while workers:
                for pipe in wait(list(workers)):
                    worker = workers[pipe]  # type: ignore[index]  # only pipes were waited for
                    outcome = worker.answer()
                    if outcome is None:
                        outcome = self._bury(workers, worker, deaths, again)
                    if outcome is not None:
                        yield outcome
                    self._go_on(workers, worker, again, waiting)
        finally:
            for worker in workers.values():
                worker.stop()

    def _begin(self, workers: dict[Connection, Worker], task: Task) -> None:
        worker = Worker.start(task, self.jobs)
        workers[worker.pipe] = worker

    def _bury(
        self,
        workers: dict[Connection, Worker],
        worker: Worker,
        deaths: dict[int, int],
        again: list[Task],
    ) -> Outcome | None:
        """A process has ended in the middle of a task: once that may be chance."""
        del workers[worker.pipe]
        worker.stop()
        number = worker.task.number
        deaths[number] = deaths.get(number, 0) + 1
        if deaths[number] < TRIES:
            again.append(worker.task)
            return None
        how = f"exit code {worker.process.exitcode}"
        return Failed(number, DIED.format(times=TRIES, how=how))

    def _go_on(
        self,
        workers: dict[Connection, Worker],
        worker: Worker,
        again: list[Task],
        waiting: Iterator[Task],
    ) -> None:
        task = again.pop() if again else next(waiting, None)
        alive = worker.pipe in workers
        if task is not None:
            if alive:
                worker.give(task)
            else:
                self._begin(workers, task)
        elif alive:
            del workers[worker.pipe]
            worker.release()
