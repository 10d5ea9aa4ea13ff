"""Every window: own things, the decision and everybody else in sight or one tap away."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import DECISION, act
from tests.browser.test_looks import STICKS_OUT

# 640x360 is a window of 1280x720, enlarged to 200 %.
WINDOWS = [(1280, 720), (1280, 600), (844, 390), (640, 360), (390, 844)]
OPEN = """async ([game, players]) => {
  const ask = (path, body) => fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-tafelrunde': 'test' },
  });
  await ask('/api/me', { name: 'Wolfeschlegelsteinhausen', language: 'de' });
  const seats = ['you', ...Array(players - 1).fill('random')];
  const opened = await ask('/api/tables', { game, seats, seed: 5, options: {} });
  location.hash = `#/table/${(await opened.json()).id}`;
}"""
# Which of these are not wholly on the screen, or are cut off by the part they stand in.
OUT_OF_SIGHT = """(selectors) => selectors.filter((selector) => {
  const seen = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length);
  const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  return !seen.length || !seen.every((e) => {
    const box = e.getBoundingClientRect();
    const main = e.closest('main')?.getBoundingClientRect() ?? screen;
    return [screen, main].every((one) =>
      box.top >= one.top - 1 && box.left >= one.left - 1 &&
      box.bottom <= one.bottom + 1 && box.right <= one.right + 1);
  });
})"""
# Words that stand letter below letter.
STACKED = """() => [...document.querySelectorAll('.name, .title, b, .coin, button')].filter((e) => {
  const text = e.textContent.trim();
  const box = e.getBoundingClientRect();
  const hidden = e.closest('.hidden-text') || getComputedStyle(e).clipPath !== 'none';
  return text.length > 3 && box.width > 0 && box.width < 14 && !hidden;
}).map((e) => `${e.className} ${e.textContent}`)"""


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(250)


def opened(visit: Visit, game: str, players: int, moves: int) -> Page:
    page = visit()
    page.evaluate(OPEN, [game, players])
    chance = random.Random(2)
    for _ in range(moves):
        page.wait_for_selector(DECISION)
        act(page, chance)
        page.wait_for_timeout(20)
    page.wait_for_selector(DECISION)
    return page


@pytest.mark.parametrize("players", [5, 7])
def test_citadels_in_every_window(visit: Visit, players: int) -> None:
    page = opened(visit, "citadels", players, 12)
    found: dict[str, list[str]] = {}
    for width, height in WINDOWS:
        resized(page, width, height)
        wanted = [".prompt", ".tray .head"]
        if width < 1000:
            wanted.append(".strip .open")
        # Whoever is opened takes room, and so does what one can choose from.
        elif not page.locator(".rival.shown button.who, .offer").count():
            wanted += [".rival .who, .rival .name", ".character"]
        problems = page.evaluate(OUT_OF_SIGHT, wanted)
        problems += page.evaluate(STICKS_OUT) + page.evaluate(STACKED)
        if width >= 1280:
            problems += page.evaluate(OUT_OF_SIGHT, [".players li"])
        if problems:
            found[f"{width}x{height}"] = problems
    assert not found, found


def until(page: Page, selector: str) -> None:
    """Play until something is there."""
    chance = random.Random(3)
    for _ in range(60):
        page.wait_for_selector(DECISION)
        if page.locator(selector).count():
            return
        act(page, chance)
        page.wait_for_timeout(20)
    raise AssertionError(f"{selector} never came")


@pytest.mark.parametrize(
    ("game", "players", "rivals"),
    [("citadels", 7, ".strip .open"), ("noblemen", 5, ".neighbours [data-seat]")],
)
def test_everybody_is_in_sight_while_cards_are_offered(
    visit: Visit, game: str, players: int, rivals: str
) -> None:
    page = opened(visit, game, players, 0)
    until(page, ".offer .face")
    for width, height in [(390, 844), (844, 390)]:
        resized(page, width, height)
        assert page.locator(rivals).count() == players - 1
        assert page.evaluate(OUT_OF_SIGHT, [rivals, ".offer", ".prompt"]) == []
    if game == "noblemen":
        resized(page, 1280, 600)
        assert page.evaluate(OUT_OF_SIGHT, [rivals, ".offer"]) == []


def test_a_tap_opens_what_lies_before_somebody(visit: Visit) -> None:
    page = opened(visit, "citadels", 7, 8)
    for width, height in [(390, 844), (844, 390)]:
        resized(page, width, height)
        first, second = page.locator(".strip .open").nth(0), page.locator(".strip .open").nth(1)
        first.click()
        area = page.locator(".strip .rival")
        assert area.get_attribute("aria-label") == first.inner_text().strip().split("\n")[-1]
        assert page.evaluate(OUT_OF_SIGHT, [".strip .open", ".strip .area"]) == []
        second.click()
        assert area.get_attribute("aria-label") == second.inner_text().strip().split("\n")[-1]
        second.click()
        assert area.count() == 0


def test_a_clipped_card_is_read_by_a_tap(visit: Visit) -> None:
    page = visit(size="phone")
    page.evaluate(OPEN, ["citadels", 4])
    until(page, ".hand .more")
    before = page.locator(".table").get_attribute("data-ply")
    more = page.locator(".hand .more").first
    clipped = page.locator(".hand .face:has(.more) .text").first
    text = clipped.inner_text()
    more.tap()
    whole = page.locator(".big .card.xl .text")
    assert whole.inner_text() == text
    assert whole.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")
    assert clipped.evaluate("(e) => e.scrollHeight > e.clientHeight + 1")
    page.touchscreen.tap(195, 60)
    whole.wait_for(state="detached")
    assert page.locator(".table").get_attribute("data-ply") == before  # nothing was played


def test_noblemen_in_every_window(visit: Visit) -> None:
    page = opened(visit, "noblemen", 5, 14)
    found: dict[str, list[str]] = {}
    for width, height in WINDOWS:
        resized(page, width, height)
        wanted = [".prompt", ".tray .purse", ".neighbours > *"]
        if width < 1000:
            wanted += [".actions button", ".to-market"]
        problems = page.evaluate(OUT_OF_SIGHT, wanted)
        problems += page.evaluate(STICKS_OUT) + page.evaluate(STACKED)
        if problems:
            found[f"{width}x{height}"] = problems
    assert not found, found


def test_the_seven_actions_of_noblemen_have_labels_on_a_phone(visit: Visit) -> None:
    page = opened(visit, "noblemen", 3, 6)
    resized(page, 390, 844)
    actions = page.locator(".actions button")
    assert actions.count() == 7
    assert actions.first.inner_text() == "Anlegen"
    page.locator(".to-market").click()
    page.locator(".market .buildings").wait_for()


def test_nothing_jumps_when_buttons_come_and_go(visit: Visit) -> None:
    page = opened(visit, "citadels", 4, 3)
    for width, height in [(1280, 800), (390, 844), (844, 390)]:
        resized(page, width, height)
        place = "() => document.querySelector('.prompt').getBoundingClientRect().height"
        heights = set()
        chance = random.Random(4)
        for _ in range(8):
            page.wait_for_selector(DECISION)
            heights.add(round(page.evaluate(place)))
            act(page, chance)
            heights.add(round(page.evaluate(place)))
            page.wait_for_timeout(20)
        assert max(heights) - min(heights) <= 24, (width, heights)  # a sentence of two lines
