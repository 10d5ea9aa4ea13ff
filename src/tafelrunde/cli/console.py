"""Where the command writes: results to the standard output, all else to stderr."""

from __future__ import annotations

import codecs
import io
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich import _wrap
from rich.console import Console

from tafelrunde import _native
from tafelrunde.cli.language import SPOKEN, text
from tafelrunde.texts import Texts

INTERRUPTED = 130  # the exit code: 128 + SIGINT, as shells have it
CLOSED = 141  # 128 + SIGPIPE: nobody reads on
LONGEST_COMPLAINT = 400
# What our texts have beyond ASCII; names may have more, which becomes question marks.
SPELLINGS = {
    "→": "->",
    "·": "-",
    "×": "x",
    "─": "-",
    "–": "-",
    "−": "-",
    "♞": "!",
    "✓": "x",
    "…": "...",
    "’": "'",
    **dict.fromkeys("“”„", '"'),
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
}


class Terminal(Console):
    """A console that leaves it to `main` to report that nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def output() -> Terminal:
    """For results. Nothing in them is markup, and nothing is coloured by guessing."""
    return Terminal(markup=False, highlight=False, emoji=False)


def messages() -> Terminal:
    """For progress."""
    return Terminal(stderr=True, markup=False, highlight=False, emoji=False)


# Rich takes a no-break space for any other and would put the % of "32 %" on the next line.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


@contextmanager
def ended_in_time() -> Iterator[None]:
    """Whoever is asked to end by the system can say what is kept, as after Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def say(text: str) -> None:
    """One line on stderr, whatever the text holds: names of files and cards come from outside."""
    line = " ".join(text.split())
    line = "".join(sign if sign.isprintable() else "?" for sign in line)
    if len(line) > LONGEST_COMPLAINT:
        line = line[: LONGEST_COMPLAINT - 3] + "..."
    print(f"tafelrunde: {line}", file=sys.stderr)


def say_if_interpreted() -> None:
    """Where bots think: somebody may wonder why they take so long."""
    if why := _native.why_interpreted():
        known = Texts(SPOKEN.language).has(f"command-interpreted-{why}")
        why = text(f"command-interpreted-{why}") if known else why
        say(text("command-interpreted", why=why))


def prepare() -> None:
    """Let no character be an error, whether a terminal cannot show it or nobody can read it."""
    # Python has none if the file was closed before it started.
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    codecs.register_error("tafelrunde", _spell)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="tafelrunde")
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="tafelrunde")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(SPELLINGS.get(sign, "?") for sign in signs), error.end
