"""The rules of a game to read: Markdown in sections that prompts, cards and people can point at.

Every heading ends with its anchor, `## Building {#building}`, which is the same in all languages.
Comments like `<!-- ruling: tie_break -->` say which of the game's rulings a section explains.

The text follows the options of a table. One of several wordings stands between comments, in a
sentence or in lines of its own, and so does a value that is filled in:

    <!-- if track=10 -->ten<!-- if track=11,12 -->more<!-- else -->some other number<!-- end -->
    After <!-- value round_limit -->60<!-- /value --> rounds you score.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile

from tafelrunde.boardgames.registry import game
from tafelrunde.engine.errors import BadOption
from tafelrunde.texts.languages import folder, languages
from tafelrunde.texts.messages import Texts

HEADING = re.compile(r"(#{1,6}) +(.+?) +\{#([a-z][a-z0-9_]*)\}")
COMMENT = re.compile(r" ?<!--(.*?)-->", re.DOTALL)
RULING = re.compile(r"ruling: *(\w+)")
MARK = r"<!-- (?:if (\w+)=([\w,]+)|(else)) -->"
VARIANTS = re.compile(rf"{MARK}.*?<!-- end -->", re.DOTALL)
FILLED = re.compile(r"<!-- value (\w+) -->.*?<!-- /value -->", re.DOTALL)
OWN_LINE = re.compile(r"^(<!-- (?:if [^>]*|else|end) -->)\n", re.MULTILINE)
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


OPTIONS = "options"  # the anchor of the section that lists them

Chosen = tuple[tuple[str, str], ...]  # options and their values, in words


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


def rules(game_name: str, language: str) -> RulesText:
    """The rules of a game as they usually are."""
    return rules_text(game_name, language)


def rules_text(
    game_name: str, language: str, options: Mapping[str, object] | None = None
) -> RulesText:
    """The rules of a game at a table with these options; those left out are as usual.

    BadOption names what the game does not have.
    """
    words = _words(game_name, language, options or {})
    return _rules_text(game_name, language, tuple(sorted(words.items())))


def _words(game_name: str, language: str, options: Mapping[str, object]) -> dict[str, str]:
    """Every option by its value as a word."""
    if not (folder(language) / "rules" / f"{game_name}.md").is_file():
        raise BadOption(f"there is no rules text for {game_name!r}")
    known = game(game_name)
    for name, value in options.items():
        known.check_option(name, value, known.players[-1])
    chosen = {name: option.default for name, option in known.options.items()} | dict(options)
    return {name: _word(value) for name, value in chosen.items()}


def _word(value: object) -> str:
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


@cache
def _rules_text(game_name: str, language: str, chosen: Chosen) -> RulesText:
    """Read once for every choice of options."""
    sections = _sections(game_name, language, chosen)
    topics = [(section.anchor, section.anchor) for section in sections]
    for each in languages():
        found = _sections(game_name, each, chosen)
        topics += [(section.title, section.anchor) for section in found]
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
def _sections(game_name: str, language: str, chosen: Chosen) -> tuple[Section, ...]:
    file = folder(language) / "rules" / f"{game_name}.md"
    words = dict(chosen)
    sections = read_sections(as_chosen(file.read_text("utf-8"), words))
    usual = {name: _word(one.default) for name, one in game(game_name).options.items()}
    others = {name: word for name, word in words.items() if word != usual[name]}
    return tuple(_said_here(section, others, language) for section in sections)


def _said_here(section: Section, others: Mapping[str, str], language: str) -> Section:
    """In the list of options, what holds at this table where that is not the usual."""
    if section.anchor != OPTIONS:
        return section
    lines = section.body.splitlines()
    for name, word in others.items():
        here = Texts(language).text("table-rules-here", value=f"`{word}`")
        lines = [f"{one} {here}" if one.startswith(f"- `{name}`") else one for one in lines]
    return replace(section, body="\n".join(lines))


def as_chosen(text: str, words: Mapping[str, str]) -> str:
    """The text for these options; ValueError for one that does not exist."""

    def variant(found: re.Match[str]) -> str:
        _, *parts = re.split(MARK, found[0].removesuffix("<!-- end -->"))
        wordings = zip(parts[0::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
        for name, values, otherwise, wording in wordings:
            if otherwise or _value(name, words) in values.split(","):
                return wording
        return ""

    filled = FILLED.sub(lambda found: _value(found[1], words), text)
    return VARIANTS.sub(variant, OWN_LINE.sub(r"\1", filled))


def _value(name: str, words: Mapping[str, str]) -> str:
    if name not in words:
        raise ValueError(f"the rules text speaks of an option {name!r}, which there is not")
    return words[name]


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
