"""Processes that search side by side: started at the first need, gone with their owner."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context, resource_tracker
from types import ModuleType
from typing import Any, TypeVar

LOOKS = 1.0  # seconds between two looks whether the owner is still there

T = TypeVar("T")
_neighbours = 1


def cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def work_beside(processes: int) -> None:
    """So many processes like this one share the machine from now on, this one included."""
    global _neighbours
    _neighbours = max(1, processes)


def size_of_crew() -> int:
    """How many searches there can be side by side: one for each core, and at least one."""
    return max(1, cores() // _neighbours)


@cache
def crew() -> ProcessPoolExecutor:
    """The processes that search for this one; each is started when it is needed first."""
    context = get_context("spawn")  # who has threads must not be forked
    return ProcessPoolExecutor(cores(), context, follow_owner, initargs=(os.getpid(),))


def side_by_side(function: Callable[..., T], calls: Sequence[tuple[Any, ...]]) -> list[T]:
    """Do something once for each call, all at the same time. The answers of those who were killed
    are missing; if nobody has one, the first call is answered here.

    Compiled code lets no other thread of its process run, not even the one that would send the
    crew its questions. So the owner of a crew takes no part in the work: it waits.
    """
    found = list(_gathered(_hand_out(function, calls))) if len(calls) > 1 else []
    return found or [function(*calls[0])]


def _hand_out(function: Callable[..., T], calls: Sequence[tuple[Any, ...]]) -> list[Future[T]]:
    """A crew that has lost somebody does nothing; the next question will find a new one."""
    try:
        with deaf(), _nameless():
            return [crew().submit(function, *call) for call in calls]
    except BrokenProcessPool:
        crew.cache_clear()
        return []


def _gathered(asked: Sequence[Future[T]]) -> Iterator[T]:
    for one in asked:
        try:
            yield one.result()
        except BrokenProcessPool:
            crew.cache_clear()


@contextmanager
def _nameless() -> Iterator[None]:
    """Who is started in here does not run our main module again: a script may do without the guard
    that others need, and workers of the server have no such module at all."""
    main = sys.modules.get("__main__")
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        if main is None:
            del sys.modules["__main__"]
        else:
            sys.modules["__main__"] = main


@contextmanager
def deaf() -> Iterator[None]:
    """What is started in here never hears of Ctrl-C, not even while it starts: its owner ends it.
    If somebody presses it meanwhile, we hear of it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else it is started with the first process, and listens
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_owner(owner: int) -> None:
    """A process whose owner was killed must not stay behind."""

    def watch() -> None:
        while os.getppid() == owner:
            time.sleep(LOOKS)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
