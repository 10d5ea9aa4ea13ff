"""What is not possible now, and why: as short as it can be said."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.table.pieces import Heading, Line, Piece
from tafelrunde.engine.errors import Reason
from tafelrunde.engine.view import Arguments, Refused
from tafelrunde.texts.words import Words

MOST_REFUSALS = 5  # lines; for the rest one can ask
MOST_ALIKE = 8  # moves named in such a line


def refusals(refused: Sequence[Refused], words: Words) -> list[Piece]:
    """What somebody would look for, and why it is missing; the same reason is given once."""
    reasons: dict[str, list[Refused]] = {}
    for one in refused:
        reasons.setdefault(words.reason(Reason(one.code, one.arguments)), []).append(one)
    if not reasons:
        return []
    lines = [f"{_labels(found, words)}: {reason}" for reason, found in reasons.items()]
    rest = len(lines) - MOST_REFUSALS
    if rest > 1:
        why = words.text("table-command-why")
        lines[MOST_REFUSALS:] = [words.text("terminal-refused-more", count=rest, why=why)]
    heading = Heading(words.text("table-refused-heading"))
    return [heading, *(Line(line, "dim") for line in lines)]


def _labels(refused: Sequence[Refused], words: Words) -> str:
    """Moves in few words: "Build Temple, Church and Keep; End the turn"."""
    if len(refused) > MOST_ALIKE:
        named, rest = refused[: MOST_ALIKE // 2], refused[MOST_ALIKE // 2 :]
        return words.text("terminal-refused-alike", moves=_labels(named, words), count=len(rest))
    verbs: dict[str, list[str]] = {}
    for one in refused:
        verbs.setdefault(one.notation.partition(" ")[0], []).append(one.notation)
    return "; ".join(_label(verb, found, words) for verb, found in verbs.items())


def _label(verb: str, notations: Sequence[str], words: Words) -> str:
    """One label for all moves that differ in little."""
    if len(notations) == 1:
        return words.move(notations[0])
    rows: dict[str, list[str]] = {}
    for one in notations:
        rows.setdefault(words.row(one), []).append(words.brief(one))
    found = [words.game.arguments(one) for one in notations]
    differing = [name for name in found[0] if len({one[name] for one in found}) > 1]
    if "" in rows or (len(rows) > 1 and len(differing) == 1):
        return _without_rows(verb, found, words)
    return "; ".join(f"{row} {words.listed(briefs)}" for row, briefs in rows.items())


def _without_rows(verb: str, found: Sequence[Arguments], words: Words) -> str:
    """Moves that differ in one argument only, usually the last one, are told together."""
    names = sorted(found[0], key=lambda name: len({one[name] for one in found}) > 1)
    *first, last = names or [""]
    alike: dict[tuple[int | str, ...], list[Arguments]] = {}
    for one in found:
        alike.setdefault(tuple(one[name] for name in first), []).append(one)
    labels = []
    for same in alike.values():
        named = words.worded(same[0])
        if last:
            named[last] = words.listed(str(words.worded(one)[last]) for one in same)
        labels.append(words.label_of(verb, named))
    return "; ".join(labels)
