"""Signals to processes that tests start."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

TO_STOP = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows does not have them all


@contextmanager
def heard() -> Iterator[None]:
    """What is started in here hears the signals to stop.

    Else it would ignore those that the tests ignore, because whoever started the tests does: a
    shell lets what runs in the background ignore SIGINT, nohup SIGHUP.
    """
    wanted = [getattr(signal, name) for name in TO_STOP if hasattr(signal, name)]
    ignored = [one for one in wanted if signal.getsignal(one) == signal.SIG_IGN]
    try:
        for one in ignored:
            # Still of no effect here, but a process that is started does not inherit a function.
            signal.signal(one, lambda *_: None)
        yield
    finally:
        for one in ignored:
            signal.signal(one, signal.SIG_IGN)
