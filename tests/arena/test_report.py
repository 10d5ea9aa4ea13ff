"""The report is one page that needs nothing else, in both languages."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from html import escape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import tafelrunde
from tafelrunde.arena import plots, report
from tafelrunde.arena.figures import Figures
from tafelrunde.arena.match import Match
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.plots import Mark
from tafelrunde.arena.statistics import Interval
from tafelrunde.arena.summary import Summary
from tafelrunde.opponents import guides, searching
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
    words = Words(GAME, language, ())
    return report.Report(plan, plan.heading.learned, summary, words).html()


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
    plan, summary = played
    report.write(path, plan, {}, summary, Words(GAME, "de", ()))
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


def section(text: str, title: str) -> str:
    return text[text.index(f"<h2>{title}</h2>") :].partition("</section>")[0]


def ticks(svg: str) -> list[float]:
    """What the axis says, from left to right."""
    found = re.findall(r'id="p\d+-xtick_\d+">.*?<text[^>]*>([^<]*)</text>', svg, re.S)
    return [float(re.sub("[,+ %]", "", one).replace("−", "-")) for one in found]


def assert_even(found: list[float]) -> None:
    """Ticks are equally far apart, so their numbers are."""
    steps = [b - a for a, b in pairwise(found)]
    assert steps
    assert steps == pytest.approx([steps[0]] * len(steps)), found
    assert steps[0] > 0


def test_every_axis_says_where_its_ticks_are(pages: dict[str, str]) -> None:
    for svg in re.findall(r"<svg.*?</svg>", pages["en"], re.S):
        assert_even(ticks(svg))


@pytest.mark.parametrize("most", [0.03, 0.4, 1.3, 3.0, 7.9, 8.6, 14.0, 88.0, 1234.0])
def test_ticks_are_whole_where_there_is_room_for_it(most: float) -> None:
    marks = [Mark(name, Interval(x, x, x)) for name, x in (("a", 0.0), ("b", most))]
    found = ticks(plots.dots(marks, "caption", "axis", Figures("en").exact))
    assert_even(found)
    assert len(found) >= 3
    assert most < 3 or all(one.is_integer() for one in found)


def damaged(folder: Path) -> Path:
    path = folder / "citadels" / "components" / "guide.json"
    path.parent.mkdir(parents=True)
    path.write_text("{", "utf-8")
    return path


def missing(folder: Path) -> Path:
    return folder / "guide.json"


@pytest.mark.parametrize(
    ("weights", "note"), [(damaged, "table-bot-unfit"), (missing, "table-bot-untrained")]
)
@pytest.mark.parametrize("language", languages())
def test_whoever_has_not_learned_is_named_beneath_the_table(
    played: tuple[Plan, Summary],
    weights: Callable[[Path], Path],
    note: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = weights(tmp_path)
    monkeypatch.setattr(guides, "weights_path", lambda _: path)
    plan = Plan.make(GAME, ["knight", "steward", "<b>=page"])
    words = Words(GAME, language, ())
    text = section(page(plan, played[1], language), words.text("arena-standings"))
    _, _, beneath = text.partition("</table></div>")
    assert beneath.startswith(f'<p class="note">knight, &lt;b&gt;: {escape(words.text(note))}</p>')
    assert text.count('class="note"') == 1


def test_other_cards_than_those_of_the_fit_are_told(
    played: tuple[Plan, Summary], tmp_path: Path
) -> None:
    path = tmp_path / "cards.csv"
    cards = GAME.districts.text  # type: ignore[attr-defined]
    path.write_text(cards.replace(",Taverne,", ",Kneipe,"), "utf-8")
    plan = Plan.make(tafelrunde.game("citadels", path), ["knight", "steward", "random"])
    text = section(page(plan, played[1], "en"), "Who is strongest")
    assert '<p class="note">knight: These cards are new to pages, knights, ' in text


def test_who_has_learned_what_they_should_needs_no_note(pages: dict[str, str]) -> None:
    assert 'class="note"' not in section(pages["en"], "Who is strongest")


@pytest.mark.parametrize(
    ("language", "often", "long"),
    [("en", "70 simulations", "1.5 s"), ("de", "70 Simulationen", "1,5 s")],
)
def test_version_and_editions_are_told(
    played: tuple[Plan, Summary],
    language: str,
    often: str,
    long: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "edition_of", lambda _: "600df00d")
    monkeypatch.setattr(searching, "simulations", lambda _: {"knight": 70})
    plan = Plan.make(GAME, ["knight", "<b>=knight@1.5s", "random"])
    title = Words(GAME, language, ()).text("arena-method")
    text = section(page(plan, played[1], language), title)
    assert f", Tafelrunde {tafelrunde.__version__}." in text
    assert re.findall(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td></tr>', text) == [
        ("knight", often, "600df00d-70"),
        ("&lt;b&gt;", long, "600df00d"),
    ]


@pytest.mark.parametrize(
    ("options", "about"),
    [({}, "Seat 0 begins."), ({"first_crown": "random"}, "Chance said who begins.")],
)
def test_who_begins_is_told(
    played: tuple[Plan, Summary], options: dict[str, object], about: str
) -> None:
    plan = Plan.make(GAME, ["steward", "random"], 3, options=options)
    assert about in section(page(plan, played[1], "en"), "Does the seat matter?")


def test_without_editions_there_is_no_table_of_them(pages: dict[str, str]) -> None:
    assert "<table" not in section(pages["en"], "How this was measured")


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
