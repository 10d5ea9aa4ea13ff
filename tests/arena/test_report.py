"""The report is one page that needs nothing else, in both languages."""

from __future__ import annotations

import re
import warnings
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import tafelrunde
from tafelrunde.arena import report
from tafelrunde.arena.match import Match
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.summary import Summary
from tafelrunde.texts import languages
from tafelrunde.texts.words import Words

GAME = tafelrunde.game("citadels")
VOID = {"meta", "path", "use", "line", "br"}


@pytest.fixture(scope="module")
def played() -> tuple[Plan, Summary]:
    plan = Plan.make(GAME, ["steward", "random", "<b>=random"])
    results = [Match.of(plan, number).work() for number in range(6)]
    return plan, Summary(plan.labels, plan.games_of_a_deal, results)


@pytest.fixture(scope="module")
def pages(played: tuple[Plan, Summary]) -> dict[str, str]:
    """By language."""
    return {one: page(*played, one) for one in languages()}


def page(plan: Plan, summary: Summary, language: str) -> str:
    return report.Report(plan, summary, Words(GAME, language, ())).html()


class Tags(HTMLParser):
    """Every tag is closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
def test_it_is_whole(pages: dict[str, str], language: str) -> None:
    text = pages[language]
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert len(tags.ids) == len(set(tags.ids))
    assert not tags.seen & {"script", "link", "img", "iframe"}
    assert not re.search(r"""https?://|url\((?!#)|@import""", text)
    assert text.count("<svg") >= 9
    assert '<meta name="viewport"' in text
    assert "prefers-color-scheme: dark" in text
    assert f'<html lang="{language}">' in text
    words = Words(GAME, language, ())
    for key in ("standings", "matrix", "spread", "decided", "seats", "cards", "actions", "method"):
        assert f"<h2>{words.text(f'arena-{key}')}</h2>" in text
    assert "&lt;b&gt;" in text
    assert "<b>" not in text


def test_plots_have_the_colours_of_the_page(pages: dict[str, str]) -> None:
    drawn = re.findall(r"<svg.*?</svg>", pages["en"], re.S)
    for svg in drawn:
        assert "var(--accent)" in svg
        assert not re.search(r"#0[1-6]0[1-6]0[1-6]", svg)
        assert not re.search(r"(fill|stroke): #[0-9a-f]{6}", svg)
        assert 'role="img" aria-label="' in svg


def test_the_same_results_make_the_same_page(
    played: tuple[Plan, Summary], pages: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    report.write(path, *played, Words(GAME, "de", ()))
    assert path.read_text("utf-8") == pages["de"]


def test_one_bot_alone_has_a_report_too() -> None:
    plan = Plan.make(GAME, ["random"], 2)
    results = [Match.of(plan, number).work() for number in range(2)]
    text = page(plan, Summary(plan.labels, 1, results), "en")
    assert "Who ends before whom" not in text
    assert "Every deal was played once." in text


def test_a_name_is_no_formula() -> None:
    plan = Plan.make(GAME, [r"$\frac{$=random", "random"])
    results = [Match.of(plan, number).work() for number in range(2)]
    assert r"$\frac{$" in page(plan, Summary(plan.labels, 2, results), "en")


@pytest.mark.parametrize("name", tafelrunde.games())
@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_name(name: str, language: str) -> None:
    words = Words(tafelrunde.game(name), language, ())
    for verb in words.game.verbs:
        assert words.action(verb.name)


def test_the_command_can_be_copied(pages: dict[str, str]) -> None:
    again = "tafelrunde arena citadels --bots 'steward,random,<b>=random' --players 3 --games 6"
    assert f"<code>{escape(again)} --seed 1</code>" in pages["en"]


def test_another_card_list_is_part_of_the_command(
    played: tuple[Plan, Summary], tmp_path: Path
) -> None:
    path = tmp_path / "cards.csv"
    text = GAME.districts.text  # type: ignore[attr-defined]
    path.write_text(text.replace(",Taverne,", ",Kneipe,"), "utf-8")
    plan = Plan.make(tafelrunde.game("citadels", path), played[0].bots)
    assert " --seed 1 --cards FILE</code>" in page(plan, played[1], "en")


def test_a_name_may_have_signs_that_no_font_has(played: tuple[Plan, Summary]) -> None:
    plan, summary = played
    results = [
        msgspec.structs.replace(one, seating=["\N{OWL}" if n == "<b>" else n for n in one.seating])
        for one in summary.results
    ]
    labels = ["steward", "random", "\N{OWL}"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        told = page(plan, Summary(labels, summary.games_of_a_deal, results), "en")
    assert "\N{OWL}</text>" in told
