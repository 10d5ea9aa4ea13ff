"""Nothing sticks out at any size, and axe finds nothing to complain about."""

from __future__ import annotations

import random
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, SIZES, Visit
from tests.browser.player import DECISION, act, is_over, start

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Text that is wider than its box, and boxes beyond the edge of the screen; what scrolls may.
STICKS_OUT = """() => {
  const found = [];
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowX);
  const scrolled = (e) => e && (scrolls(e) || scrolled(e.parentElement));
  for (const e of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (!box.width || e.closest('svg, .hidden-text, .flying')) continue;
    const what = `${e.tagName}.${e.className} "${e.textContent.trim().slice(0, 40)}"`;
    if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none') continue;
    const hasText = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (hasText && style.display !== 'inline' && !scrolls(e) && e.scrollWidth > e.clientWidth + 1)
      found.push(`${what}: ${e.scrollWidth} in ${e.clientWidth}`);
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolled(e.parentElement))
      found.push(`${what}: from ${box.left} to ${box.right}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page itself');
  return found;
}"""


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(250)


def advance(page: Page, steps: int) -> None:
    """So many clicks further. Should the game end before, its sheet is put away."""
    chance = random.Random(5)
    for _ in range(steps):
        if not act(page, chance):
            break
        page.wait_for_timeout(20)
    page.wait_for_selector(DECISION)
    if is_over(page):
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-testid=score]", state="detached")


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_sticks_out(visit: Visit, size: str) -> None:
    page = visit(size=size)
    page.wait_for_selector(".go:not([disabled])")
    assert page.evaluate(STICKS_OUT) == []
    page.get_by_text("Mitspieler und Regeln ändern").click()
    assert page.evaluate(STICKS_OUT) == []
    start(page, players=4, name="Wolfeschlegelsteinhausen")
    assert page.evaluate(STICKS_OUT) == []
    page.get_by_role("button", name="Einstellungen").click()
    assert page.evaluate(STICKS_OUT) == []
    page.keyboard.press("Escape")
    advance(page, 18)
    assert page.evaluate(STICKS_OUT) == []
    if size != "laptop":
        for tab in ("Verlauf", "Regeln", "Gespräch"):
            page.get_by_role("button", name=tab, exact=True).click()
            page.wait_for_timeout(250)
            assert page.evaluate(STICKS_OUT) == []
            page.keyboard.press("Escape")
    else:
        page.get_by_role("tab", name="Regeln").click()
        page.wait_for_timeout(250)
        assert page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("size", ["tablet", "laptop"])
def test_all_six_rivals_are_in_sight(visit: Visit, size: str) -> None:
    page = visit(size=size)
    start(page, players=7)
    board = page.locator("main.board").bounding_box()
    assert board
    rivals = [rival.bounding_box() for rival in page.locator(".rival").all()]
    assert len(rivals) == 6
    for box in rivals:
        assert box
        assert board["y"] <= box["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]
    page.locator(".rival .who").first.click()
    page.locator(".rival .rest").first.wait_for()


def complaints(page: Page) -> list[str]:
    page.wait_for_timeout(350)  # what fades in has no contrast yet
    page.add_script_tag(path=AXE)
    result: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, theme: str) -> None:
    page = visit(csp=False, theme=theme)
    page.wait_for_selector(".go:not([disabled])")
    page.get_by_text("Mitspieler und Regeln ändern").click()
    assert complaints(page) == []
    start(page, players=4)
    assert complaints(page) == []
    advance(page, 25)
    assert complaints(page) == []
    page.get_by_role("tab", name="Regeln").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Einstellungen").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    resize(page, "phone")
    assert complaints(page) == []
    page.get_by_role("button", name="Verlauf", exact=True).click()
    assert complaints(page) == []


def test_less_motion_means_no_flights(visit: Visit) -> None:
    page = visit(speed="brisk")
    page.emulate_media(reduced_motion="reduce")
    start(page, players=3)
    page.evaluate(
        "() => new MutationObserver((list) => list.forEach((m) => m.addedNodes.forEach((n) => {"
        " if (n.classList?.contains('flying')) document.body.dataset.flew = 'yes' })))"
        ".observe(document.body, { childList: true })"
    )
    advance(page, 3)
    assert page.locator("body").get_attribute("data-flew") is None


def test_cards_fly_where_the_events_say(visit: Visit) -> None:
    page = visit(speed="brisk")
    start(page, players=3)
    page.evaluate(
        "() => new MutationObserver((list) => list.forEach((m) => m.addedNodes.forEach((n) => {"
        " if (n.classList?.contains('flying')) document.body.dataset.flew = 'yes' })))"
        ".observe(document.body, { childList: true })"
    )
    advance(page, 3)
    assert page.locator("body").get_attribute("data-flew") == "yes"
    page.wait_for_timeout(1200)
    assert page.locator(".flying").count() == 0


def test_the_colours_follow_the_system(visit: Visit) -> None:
    page = visit(theme="system")
    page.wait_for_selector(".go:not([disabled])")
    schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(f"() => document.documentElement.dataset.theme === '{scheme}'")


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit()
    start(page)
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("English").check()
    page.get_by_text("Choose a character.").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    page.get_by_label("dark", exact=True).check()
    assert page.locator("html").get_attribute("data-theme") == "dark"
