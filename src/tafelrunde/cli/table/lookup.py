"""Things to look up: the rules and the cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from tafelrunde.cli.table.gallery import gallery_pieces
from tafelrunde.cli.table.pieces import FACTS, Gap, Heading, Line, Piece, Prose, Row, Rows, Sheet
from tafelrunde.cli.table.things import styled
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.view import Kind
from tafelrunde.texts import RulesText, Section, rules_text
from tafelrunde.texts.wording import folded
from tafelrunde.texts.words import Words

LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


# -------------------------------------------------------------------------- rules
def rules_pieces(
    topic: str, anchor: str, words: Words, options: Mapping[str, object]
) -> list[Piece]:
    """What the rules of a table say about a topic; without one, about the pending decision."""
    try:
        book = rules_text(words.game.name, words.language, options)
    except TafelrundeError:
        return [Line(words.text("terminal-rules-missing"))]
    if not topic:
        return [*_decision_section(book, anchor, words), *_contents(book, words)]
    found = book.find(topic)
    if found is None:
        return [Line(words.text("table-rules-none", topic=topic))]
    if isinstance(found, list):
        titles = ", ".join(section.title for section in found)
        return [Line(words.text("table-rules-several", topic=topic, titles=titles))]
    return _sections(book.section(found.anchor), words)


def _decision_section(book: RulesText, anchor: str, words: Words) -> list[Piece]:
    try:
        return _sections(book.section(anchor), words)
    except KeyError:
        return []


def _contents(book: RulesText, words: Words) -> list[Piece]:
    titles = ", ".join(section.title for section in book.sections)
    return [Heading(words.text("table-rules-contents")), Line(titles)]


def _sections(sections: Sequence[Section], words: Words) -> list[Piece]:
    pieces: list[Piece] = []
    for number, section in enumerate(sections):
        title = words.text("table-rules-heading", title=section.title)
        pieces.append(Heading(section.title if number else title))
        # One cannot follow a link here, but type its words behind "rules".
        pieces.append(Prose(LINK.sub(r"\1", section.body)))
    return pieces


# -------------------------------------------------------------------------- cards
def cards_pieces(name: str, words: Words, places: Mapping[str, Sequence[str]]) -> list[Piece]:
    """The whole catalogue, the cards of a place such as the hand, or one card closely."""
    if not name:
        sorts = dict.fromkeys(kind.sort for kind in words.kinds.values())
        pieces = [piece for sort in sorts for piece in _catalogue(sort, words)]
        return pieces or [Line(words.text("terminal-cards-missing"))]
    here = [words.kinds[slug] for slug in places.get(folded(name), ())]
    if here:
        return gallery_pieces(here, words)
    found = _kinds_called(name, words)
    if len(found) == 1:
        return _card(found[0], words)
    if not found:
        return [Line(words.text("table-cards-none", name=name))]
    choices = ", ".join(words.kind(kind.id) for kind in found)
    return [Line(words.text("table-ambiguous", text=name, choices=choices))]


def _kinds_called(name: str, words: Words) -> list[Kind]:
    """By id or by the name in any language: whole, or else how it begins."""
    named = [
        (folded(one), kind)
        for kind in words.kinds.values()
        for one in (kind.id, *kind.names.values())
    ]
    wanted = folded(name)
    exact = [kind for one, kind in named if one == wanted]
    found = exact or [kind for one, kind in named if one.startswith(wanted)]
    return list({kind.id: kind for kind in found}.values())


def _catalogue(sort: str, words: Words) -> list[Piece]:
    """All kinds of a sort with their facts; what a card does stands below its line."""
    kinds = [kind for kind in words.kinds.values() if kind.sort == sort]
    if any(kind.texts for kind in kinds):
        return gallery_pieces(kinds, words)
    facts = list(dict.fromkeys(fact for kind in kinds for fact in kind.facts))
    columns = [words.sort(sort), *map(words.fact, facts), ""]
    rows = [_line(kind, facts, words) for kind in kinds]
    effects = [Row(words.kind(kind.id), [words.about(kind)]) for kind in kinds if words.about(kind)]
    if effects and not facts:
        return [Heading(words.sort(sort)), Rows(effects)]
    pieces: list[Piece] = [Gap(), Sheet(columns, rows, numbers=False)]
    return [*pieces, Gap(), Rows(effects)] if effects else pieces


def _line(kind: Kind, facts: Sequence[str], words: Words) -> list[Text | str]:
    return [words.kind(kind.id), *_cells(kind, facts, words), _doubt(kind, words)]


def _cells(kind: Kind, facts: Sequence[str], words: Words) -> list[Text]:
    return [
        styled(words.value(fact, kind.facts[fact]), kind.facts[fact])
        if fact in kind.facts
        else Text()
        for fact in facts
    ]


def _doubt(kind: Kind, words: Words) -> str:
    """How far a card is ours rather than the printed one, if at all."""
    certain = kind.provenance in ("", "printed")
    return "" if certain else words.provenance(kind)


def _card(kind: Kind, words: Words) -> list[Piece]:
    """One card, as large as a terminal allows."""
    facts = [
        Row(words.fact(fact), [styled(words.value(fact, value), value)])
        for fact, value in kind.facts.items()
    ]
    effect = [Line(words.about(kind))] if words.about(kind) else []
    others = [name for name in kind.names.values() if name != words.kind(kind.id)]
    known = Row(words.text("terminal-card-known"), [", ".join([*others, kind.id])])
    rest = [known]
    if kind.provenance:
        rest.append(Row(words.text("terminal-card-origin"), [words.origin(kind)], FACTS))
    return [Heading(words.kind(kind.id)), *effect, Rows([*facts, *rest])]
