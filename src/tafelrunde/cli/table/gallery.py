"""Cards to leaf through: each with its facts, what it does, and how far it is certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tafelrunde.cli.table.pieces import FACTS, STORY, Heading, Line, Piece, Row, Rows
from tafelrunde.cli.table.things import styled
from tafelrunde.engine.view import Kind
from tafelrunde.texts import Texts, languages
from tafelrunde.texts.wording import capital, folded
from tafelrunde.texts.words import Words


# ---------------------------------------------------------------------- choosing
def named_values(fact: str, words: Words) -> dict[str, set[str]]:
    """Every value that cards have of a fact, by all that a person may call it.

    `worker:red` is called so, or by its word in any language, or just `worker`.
    """
    values = dict.fromkeys(str(k.facts[fact]) for k in words.kinds.values() if fact in k.facts)
    return {value: {folded(one) for one in _called(fact, value, words)} for value in values}


def _called(fact: str, value: str, words: Words) -> list[str]:
    key = words.own(f"{fact}-{value}".replace(":", "-"))
    texts = [Texts(language) for language in languages()]
    told = [text.text(key) for text in texts if text.has(key)]
    return [value, value.partition(":")[0], *told]


def chosen(words: Words, values: Mapping[str, Sequence[str]], search: str) -> list[Kind]:
    """The kinds with one of these values of each fact, in whose words the search is found."""
    return [
        kind
        for kind in words.kinds.values()
        if all(str(kind.facts.get(fact)) in allowed for fact, allowed in values.items())
        and folded(search) in folded(_all_words(kind, words))
    ]


def _all_words(kind: Kind, words: Words) -> str:
    return " ".join([kind.id, *kind.names.values(), *kind.texts.values(), words.about(kind)])


# ----------------------------------------------------------------------- showing
def gallery_pieces(kinds: Sequence[Kind], words: Words) -> list[Piece]:
    """All of them, by sort."""
    pieces: list[Piece] = []
    for sort in dict.fromkeys(kind.sort for kind in kinds):
        same = [kind for kind in kinds if kind.sort == sort]
        pieces += [Heading(words.sort(sort)), Rows(card_rows(same, words))]
    return pieces


def counted(kinds: Sequence[Kind], words: Words) -> Line:
    return Line(words.text("terminal-gallery", count=len(kinds), all=len(words.kinds)))


def card_rows(kinds: Sequence[Kind], words: Words) -> list[Row]:
    """A row of facts for each card, and below it what it does and where it comes from."""
    rows: list[Row] = []
    for kind in kinds:
        facts = [_fact(name, value, words) for name, value in kind.facts.items()]
        told = [words.about(kind)] if words.about(kind) else []
        if kind.provenance:
            told.append(f"({words.origin(kind)})")
        name = words.kind(kind.id)
        if facts:
            rows.append(Row(name, facts, FACTS, style="bold"))
            rows += [Row("", told, STORY)] if told else []
        else:
            rows.append(Row(name, told, STORY, style="bold"))
    return rows


def _fact(name: str, value: object, words: Words) -> Text:
    said = words.value(name, value)
    text = said if isinstance(value, str) else f"{words.fact(name)} {said}"
    return styled(capital(text) if name == "group" else text, value)
