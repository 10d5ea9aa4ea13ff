"""The rules to read: complete, and the same in both languages."""

from __future__ import annotations

import re
from importlib import resources

import pytest

import tafelrunde
from tafelrunde import BadOption
from tafelrunde.texts import RulesText, Section, Texts, languages, rules, rules_text
from tafelrunde.texts.rulebook import as_chosen, read_sections
from tests.texts.keys import GAMES, VOCABULARIES, decisions


@pytest.fixture(params=[(name, language) for name in GAMES for language in languages()])
def text(request: pytest.FixtureRequest) -> RulesText:
    return rules(*request.param)


def body(text: RulesText, anchor: str) -> str:
    """A section with all below it."""
    return "\n\n".join(section.body for section in text.section(anchor))


def found(text: RulesText, topic: str) -> list[str]:
    """The anchors of the sections about something."""
    section = text.find(topic)
    if section is None:
        return []
    return [section.anchor] if isinstance(section, Section) else [one.anchor for one in section]


@pytest.mark.parametrize("name", GAMES)
def test_the_anchors_are_the_same_in_both_languages(name: str) -> None:
    german, english = (
        [(section.anchor, section.level) for section in rules(name, language).sections]
        for language in languages()
    )
    assert german == english
    assert len(set(german)) == len(german)


def test_every_prompt_has_a_section(text: RulesText) -> None:
    anchors = [section.anchor for section in text.sections]
    assert {*decisions(tafelrunde.game(text.game))} <= set(anchors)
    assert len(anchors) == len(set(anchors))


def test_every_kind_is_explained_somewhere(text: RulesText) -> None:
    """In its own section, which has its name, or in the one on all of its sort."""
    anchors = [section.anchor for section in text.sections]
    for kind in tafelrunde.game(text.game).catalogue().kinds:
        if kind.id in anchors:
            assert text.section(kind.id)[0].title == kind.names[text.language]
        else:
            assert kind.names[text.language] in body(text, f"{kind.sort}s")


def test_the_title_is_the_name_of_the_game(text: RulesText) -> None:
    assert text.sections[0].title == Texts(text.language).text(f"{text.game}-name")


def test_no_section_is_empty(text: RulesText) -> None:
    assert all(section.body for section in text.sections)


def test_links_lead_somewhere(text: RulesText) -> None:
    links = re.findall(r"\]\(([^)]*)\)", body(text, text.game))
    assert links
    assert {link.removeprefix("#") for link in links} <= {one.anchor for one in text.sections}


def test_every_ruling_is_explained(text: RulesText) -> None:
    """Each in a sentence of its own in the section on rulings, where the comment names it."""
    rulings = VOCABULARIES[text.game].rulings
    section = text.section("rulings")[0]
    assert list(section.rulings) == list(rulings)
    assert "<!--" not in section.body
    file = resources.files("tafelrunde.texts") / text.language / "rules" / f"{text.game}.md"
    lines = [line for line in file.read_text("utf-8").splitlines() if "<!-- ruling" in line]
    assert len(lines) == len(rulings)
    assert all(line.startswith("- **") and line.count("ruling:") == 1 for line in lines)


def test_every_option_is_explained(text: RulesText) -> None:
    options = list(tafelrunde.game(text.game).options)
    assert re.findall(r"^- `(\w+)`", body(text, "options"), re.MULTILINE) == options


# ------------------------------------------------------------------------ options
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_reads_well(name: str, language: str) -> None:
    for option, known in tafelrunde.game(name).options.items():
        for value in known.allowed:
            book = rules_text(name, language, {option: value})
            assert [one.anchor for one in book.sections] == [
                one.anchor for one in rules(name, language).sections
            ]
            whole = body(book, name)
            assert all(one.body for one in book.sections)
            assert not re.search(r"<!--|-->|  \w|\.\.|\n\n\n| \.", whole.replace("...", "…")), value
            told = re.findall(rf"^- `{option}`.*", whole, re.MULTILINE)[0]
            here = Texts(language).text("table-rules-here", value=f"`{str(value).lower()}`")
            assert told.endswith(here) == (value != known.default)


def test_wordings_and_values() -> None:
    text = "a <!-- if x=1 -->one<!-- if x=2,3 -->few<!-- else -->many<!-- end --> b"
    told = [as_chosen(text, {"x": value}) for value in ("1", "3", "9")]
    assert told == ["a one b", "a few b", "a many b"]
    lines = "a\n<!-- if x=1 -->\none\n<!-- end -->\nb\n"
    assert [as_chosen(lines, {"x": value}) for value in "12"] == ["a\none\nb\n", "a\nb\n"]
    assert as_chosen("<!-- value x -->60<!-- /value --> rounds", {"x": "12"}) == "12 rounds"
    with pytest.raises(ValueError, match="option 'y'"):
        as_chosen("<!-- if y=1 -->one<!-- end -->", {"x": "1"})


def test_options_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOption, match="no option 'colour'"):
        rules_text("citadels", "de", {"colour": 1})
    with pytest.raises(BadOption, match="cannot be 13"):
        rules_text("noblemen", "en", {"track": 13})


# ------------------------------------------------------------------------- errors
def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(BadOption, match="no language 'fr'"):
        rules("citadels", "fr")
    with pytest.raises(BadOption, match="no rules text for 'chess'"):
        rules("chess", "de")


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("Words before\n# A {#a}\n", "begins with a heading"),
        ("", "begins with a heading"),
        ("# A {#a}\n\n## B\n", "no anchor: '## B'"),
    ],
)
def test_a_text_without_anchors_is_refused(written: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_sections(written)
