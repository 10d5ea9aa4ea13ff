"""What the pages of studies have in common: tables in Markdown, numbers with intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tafelrunde.arena.figures import Figures
from tafelrunde.arena.statistics import Interval, Tally

FIGURES = Figures("en")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The first column is left, the others are as wide as they are."""
    return [
        "| " + " | ".join(heads) + " |",
        "|" + "---|" * len(heads),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def worth(found: Interval) -> str:
    """+1.2 ± 0.5; empty where too little is known."""
    return FIGURES.mean(found, sign=True) if math.isfinite(found.margin) else ""


def worth_of(tally: Tally) -> str:
    return worth(tally.interval)


def bold(text: str, if_true: bool) -> str:
    return f"**{text}**" if if_true else text
