"""What a fit has learned, in words and figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from tafelrunde.fitting.fit import Foretold, Outcome
from tafelrunde.fitting.trial import Verdict
from tafelrunde.texts import Texts

STRONGEST = 12


def report(
    outcome: Outcome, features: Sequence[str], terms: Sequence[str], texts: Texts
) -> list[str]:
    """How well choices and endings are foretold for a number of players, and by what."""
    text, middle = texts.text, outcome.worths[len(outcome.worths) // 2]
    lines = [
        text("command-fit-known"),
        text("command-fit-features", names=_strongest(outcome.learned.features, features)),
        text("command-fit-standing", loss=f"{log(outcome.players):.3f}"),
    ]
    if outcome.choices:
        lines[0] = _foretold(outcome.choices, texts)
    for stage, worth in enumerate(outcome.worths):
        facts = {
            "explained": f"{worth.explained:.2f}",
            "loss": f"{worth.loss:.3f}",
            "tau": f"{worth.tau:.1f}",
        }
        told = text("command-fit-stage", stage=stage, positions=worth.positions, **facts)
        lines.append(f"  {told}")
    strongest = _strongest(list(map(float, middle.weights)), terms)
    lines.append(text("command-fit-terms", names=strongest))
    heading = text("command-fit-for_players", players=outcome.players)
    return [heading, *(f"  {line}" for line in lines)]


def _foretold(found: Foretold, texts: Texts) -> str:
    return texts.text(
        "command-fit-choices",
        decisions=found.decisions,
        loss=f"{found.loss:.3f}",
        verbs=f"{found.verbs_loss:.3f}",
        chance=f"{found.uniform_loss:.3f}",
        hits=f"{found.hits:.0%}",
    )


def trial_report(found: Verdict, texts: Texts) -> str:
    """Whether a search was a better teacher than the one before."""
    told = texts.text(
        "command-fit-trial_kept" if found.helps else "command-fit-trial_lost",
        wins=f"{found.wins:.0%}",
        margin=f"{found.margin:.0%}",
        games=found.games,
        even=f"{found.even:.0%}",
    )
    return f"  {told}"


def _strongest(weights: Sequence[float], names: Sequence[str]) -> str:
    order = sorted(zip(weights, names, strict=True), key=lambda one: -abs(one[0]))
    return "; ".join(f"{name} {weight:+.2f}" for weight, name in order[:STRONGEST])
