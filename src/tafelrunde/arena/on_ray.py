"""Tasks on a Ray cluster. Ray is an extra: nothing of it is needed unless somebody asks for it."""

from __future__ import annotations

import os
import re
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from tafelrunde.arena.extras import install_command
from tafelrunde.arena.runner import DIED, TRIES, Failed, Outcome, Runner, Task, attempt
from tafelrunde.opponents.crew import cores, work_beside
from tafelrunde.texts.saying import Trouble

AHEAD = 2  # tasks for each core of the cluster, so that none waits for the next
LOCAL = "local"
PATIENCE = 5.0  # seconds until somebody must be at an address
STARTING = 60.0  # seconds until a cluster must have taken us in, or have started
ADDRESS = re.compile(r"(?:ray://)?([^:/]+):(\d+)/?")


class NoRay(Trouble):
    """Ray is not there, or no cluster answers."""


def on_a_core(task: Task) -> Outcome:
    """Do a task as Ray reckons: each has one core."""
    work_beside(cores())
    return attempt(task)


class OnRay(Runner):
    """The cluster at an address; `local` starts one on this machine with so many cores."""

    def __init__(self, address: str, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise NoRay("arena-error-no_ray", command=install_command("ray")) from None
        self._address = address
        self._jobs = jobs
        self._over = threading.Event()

    def _connect(self) -> None:
        self._knock()
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if self._address == LOCAL:
            how |= {"num_cpus": self._jobs, "include_dashboard": False}
        problem = self._tried(lambda: self._ray.init(address=self._address, **how))
        if problem:
            self._over.set()
            raise NoRay("arena-error-no_cluster", address=self._address, problem=problem)

    def _tried(self, connect: Callable[[], object]) -> str | Trouble:
        """Why there is no connection; empty if there is one. Ray may try for many minutes, and it
        cannot be interrupted, so it does that beside us, and is not waited for."""
        found: list[str | Trouble] = [Trouble("arena-error-silent", seconds=round(STARTING))]
        tried = threading.Event()

        def attempt() -> None:
            try:
                connect()
                found[0] = ""
            except Exception as error:  # Ray raises all sorts, plain exceptions among them
                found[0] = str(error).partition("\n")[0] or type(error).__name__
            tried.set()
            # The processes of a local cluster end with the thread that has started them.
            self._over.wait()

        threading.Thread(target=attempt, daemon=True).start()
        tried.wait(STARTING)
        return found[0]

    def _knock(self) -> None:
        """Is anybody there? Ray itself would go on trying for many minutes."""
        place = ADDRESS.fullmatch(self._address)
        if place is None:
            return
        try:
            with socket.create_connection((place[1], int(place[2])), PATIENCE):
                pass
        except (OSError, OverflowError) as error:
            problem = error if isinstance(error, OSError) else str(error)
            raise NoRay("arena-error-no_cluster", address=self._address, problem=problem) from None

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        self._connect()
        try:
            yield from self._run(iter(tasks))
        finally:
            self._ray.shutdown()
            self._over.set()

    def _run(self, waiting: Iterator[Task]) -> Iterator[Outcome]:
        ray = self._ray
        remote = ray.remote(max_retries=TRIES - 1)(on_a_core)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending = {remote.remote(task): task for task in islice(waiting, AHEAD * workers)}
        while pending:
            (ready, *_), _ = ray.wait(list(pending), num_returns=1)
            task = pending.pop(ready)
            yield self._outcome(ready, task)
            for following in islice(waiting, 1):
                pending[remote.remote(following)] = following

    def _outcome(self, ready: Any, task: Task) -> Outcome:
        try:
            found: Outcome = self._ray.get(ready)
        except self._ray.exceptions.RayError as error:
            how = type(error).__name__
            return Failed(task.number, DIED.format(times=TRIES, how=how))
        return found
