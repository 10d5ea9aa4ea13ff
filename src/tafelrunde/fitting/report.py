"""What a fit has learned, in words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from tafelrunde.fitting.fit import Foretold, Outcome
from tafelrunde.fitting.trial import Verdict

STRONGEST = 12


def report(outcome: Outcome, features: Sequence[str], terms: Sequence[str]) -> list[str]:
    """How well choices and endings are foretold for a number of players, and by what."""
    lines = [
        f"{outcome.players} players",
        "  choices: " + (_foretold(outcome.choices) if outcome.choices else "as known before"),
        "  strongest features: " + _strongest(outcome.learned.features, features),
        f"  standing, log loss of the winner by chance {log(outcome.players):.3f}:",
    ]
    for stage, worth in enumerate(outcome.worths):
        lines.append(
            f"    stage {stage}: {worth.positions} positions, R2 of the points "
            f"{worth.explained:.2f}, log loss of the winner {worth.loss:.3f}, "
            f"tau {worth.tau:.1f}"
        )
    middle = outcome.worths[len(outcome.worths) // 2]
    lines.append(
        "  strongest terms in the middle: " + _strongest(list(map(float, middle.weights)), terms)
    )
    return lines


def _foretold(found: Foretold) -> str:
    return (
        f"{found.decisions} decisions to learn from; log loss on others {found.loss:.3f}, by verbs "
        f"alone {found.verbs_loss:.3f}, by chance {found.uniform_loss:.3f}; the likeliest move is "
        f"the teacher's in {found.hits:.0%}"
    )


def trial_report(found: Verdict) -> str:
    """Whether a search was a better teacher than the one before."""
    share = f"{found.wins:.0%} ± {found.margin:.0%} of {found.games} games"
    told = f"  trial: the new guide wins {share} against the old, even would be {found.even:.0%}"
    return f"{told}: it is kept" if found.helps else f"{told}: the old one stays"


def _strongest(weights: Sequence[float], names: Sequence[str]) -> str:
    order = sorted(zip(weights, names, strict=True), key=lambda one: -abs(one[0]))
    return "; ".join(f"{name} {weight:+.2f}" for weight, name in order[:STRONGEST])
