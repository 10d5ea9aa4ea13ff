"""The rules of a game to read: Markdown in sections that prompts, cards and people can point at.

Every heading ends with its anchor, `## Building {#building}`, which is the same in all languages.
Comments like `<!-- ruling: tie_break -->` say which of the game's rulings a section explains.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from tafelrunde.boardgames.registry import game
from tafelrunde.engine.errors import BadOption
from tafelrunde.texts.languages import folder, languages

HEADING = re.compile(r"(#{1,6}) +(.+?) +\{#([a-z][a-z0-9_]*)\}")
COMMENT = re.compile(r" ?<!--(.*?)-->", re.DOTALL)
RULING = re.compile(r"ruling: *(\w+)")
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the Markdown below it, down to the next heading of any level."""

    anchor: str
    level: int  # 1 is the title of the whole text
    title: str
    body: str
    rulings: tuple[str, ...] = ()


class RulesText:
    """The rules of one game in one language."""

    def __init__(
        self,
        game: str,
        language: str,
        sections: Sequence[Section],
        topics: Sequence[tuple[str, str]],
    ) -> None:
        self.game = game
        self.language = language
        self.sections = tuple(sections)
        self._topics = tuple((_folded(name), anchor) for name, anchor in topics)

    def section(self, anchor: str) -> tuple[Section, ...]:
        """The section of an anchor and all its subsections; KeyError if there is none."""
        anchors = [section.anchor for section in self.sections]
        if anchor not in anchors:
            raise KeyError(f"the rules of {self.game} have no section {anchor!r}")
        first, *rest = self.sections[anchors.index(anchor) :]
        return first, *takewhile(lambda section: section.level > first.level, rest)

    def find(self, topic: str) -> Section | list[Section] | None:
        """The section about something: an anchor, a title, a card or a character in any language.

        The beginning is enough, if need be that of a later word. All sections that fit if there are
        several, None if there is none.
        """
        wanted = _folded(topic)
        if not wanted:
            return None
        for pattern in (f"{re.escape(wanted)}$", re.escape(wanted), rf".*\b{re.escape(wanted)}"):
            anchors = {anchor for name, anchor in self._topics if re.match(pattern, name)}
            found = [section for section in self.sections if section.anchor in anchors]
            if found:
                return found[0] if len(found) == 1 else found
        return None


@cache
def rules(game_name: str, language: str) -> RulesText:
    """The rules of a game, read once."""
    sections = _sections(game_name, language)
    topics = [(section.anchor, section.anchor) for section in sections]
    for each in languages():
        topics += [(section.title, section.anchor) for section in _sections(game_name, each)]
    return RulesText(game_name, language, sections, topics + _kinds(game_name, sections))


def _kinds(game_name: str, sections: Sequence[Section]) -> list[tuple[str, str]]:
    """Where to read about every kind: in its own section, else in the one on all of its sort."""
    anchors = {section.anchor for section in sections}
    return [
        (name, kind.id if kind.id in anchors else f"{kind.sort}s")
        for kind in game(game_name).catalogue().kinds
        for name in (kind.id, *kind.names.values())
    ]


@cache
def _sections(game_name: str, language: str) -> tuple[Section, ...]:
    file = folder(language) / "rules" / f"{game_name}.md"
    if not file.is_file():
        raise BadOption(f"there is no rules text for {game_name!r}")
    return read_sections(file.read_text("utf-8"))


def read_sections(text: str) -> tuple[Section, ...]:
    """The sections of a rules text; ValueError for a heading without an anchor, or text before."""
    if not text.startswith("#"):
        raise ValueError("a rules text begins with a heading")
    sections: list[Section] = []
    head: re.Match[str] | None = None
    body: list[str] = []
    for line in text.splitlines():
        if not line.startswith("#"):
            body.append(line)
            continue
        if head:
            sections.append(_section(head, "\n".join(body)))
        head, body = HEADING.fullmatch(line), []
        if not head:
            raise ValueError(f"a heading of the rules has no anchor: {line!r}")
    assert head is not None  # the first line is one
    return (*sections, _section(head, "\n".join(body)))


def _section(head: re.Match[str], body: str) -> Section:
    marks, title, anchor = head.groups()
    rulings = [name for comment in COMMENT.findall(body) for name in RULING.findall(comment)]
    return Section(anchor, len(marks), title, COMMENT.sub("", body).strip(), tuple(rulings))


def _folded(name: str) -> str:
    """A name as anybody may type it: case, extra spaces, underscores and umlauts do not matter."""
    return " ".join(name.casefold().translate(UMLAUTS).replace("_", " ").split())
