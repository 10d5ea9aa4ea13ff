"""Processes that search side by side: started at the first need, gone with their owner."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

LOOKS = 1.0  # seconds between two looks whether the owner is still there


def size_of_crew() -> int:
    """How many searches there can be side by side: one for each core this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def crew() -> ProcessPoolExecutor:
    """The processes beside this one."""
    context = get_context("spawn")  # who has threads must not be forked
    return ProcessPoolExecutor(
        max(1, size_of_crew() - 1), context, _follow_owner, initargs=(os.getpid(),)
    )


def _follow_owner(owner: int) -> None:
    """A process whose owner was killed must not stay behind."""

    def watch() -> None:
        while os.getppid() == owner:
            time.sleep(LOOKS)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
