"""Tasks on a Ray cluster. Ray is an extra: nothing of it is needed unless somebody asks for it."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from tafelrunde.arena.runner import DIED, TRIES, Failed, Outcome, Runner, Task, attempt
from tafelrunde.engine.errors import TafelrundeError

AHEAD = 2  # tasks for each core of the cluster, so that none waits for the next
LOCAL = "local"
PATIENCE = 5.0  # seconds until a cluster must answer
ADDRESS = re.compile(r"(?:ray://)?([^:/]+):(\d+)/?")


class NoRay(TafelrundeError):
    """Ray is not there, or no cluster answers."""


class OnRay(Runner):
    """The cluster at an address; `local` starts one on this machine with so many cores."""

    def __init__(self, address: str, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise NoRay("--ray needs Ray: pip install 'tafelrunde[ray]'") from None
        self._address = address
        self._jobs = jobs

    def _connect(self) -> None:
        self._knock()
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if self._address == LOCAL:
            how |= {"num_cpus": self._jobs, "include_dashboard": False}
        try:
            self._ray.init(address=self._address, **how)
        except Exception as error:  # Ray raises all sorts, plain exceptions among them
            reason = str(error).partition("\n")[0]
            raise NoRay(f"--ray: no cluster answers at {self._address!r}: {reason}") from None

    def _knock(self) -> None:
        """Is anybody there? Ray itself would go on trying for many minutes."""
        place = ADDRESS.fullmatch(self._address)
        if place is None:
            return
        try:
            with socket.create_connection((place[1], int(place[2])), PATIENCE):
                pass
        except (OSError, OverflowError) as error:
            raise NoRay(f"--ray: no cluster answers at {self._address!r}: {error}") from None

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        self._connect()
        try:
            yield from self._run(iter(tasks))
        finally:
            self._ray.shutdown()

    def _run(self, waiting: Iterator[Task]) -> Iterator[Outcome]:
        ray = self._ray
        remote = ray.remote(max_retries=TRIES - 1)(attempt)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending = {remote.remote(task): task for task in islice(waiting, AHEAD * cores)}
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
