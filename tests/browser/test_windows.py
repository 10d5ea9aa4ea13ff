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
# Which of these are not wholly on the screen.
OUT_OF_SIGHT = """(selectors) => selectors.filter((selector) => {
  const seen = [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length);
  return !seen.length || !seen.every((e) => {
    const box = e.getBoundingClientRect();
    const [right, bottom] = [innerWidth + 1, innerHeight + 1];
    return box.top >= -1 && box.left >= -1 && box.bottom <= bottom && box.right <= right;
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
        wanted = [".prompt", ".tray .head", ".character"]
        # On a phone that stands upright one scrolls to them; one that is opened takes room.
        if width >= 844 and not page.locator(".rival.shown button.who, .offer").count():
            wanted.append(".rival .who, .rival .name")
        problems = page.evaluate(OUT_OF_SIGHT, wanted)
        problems += page.evaluate(STICKS_OUT) + page.evaluate(STACKED)
        if width >= 1280:
            problems += page.evaluate(OUT_OF_SIGHT, [".players li"])
        if problems:
            found[f"{width}x{height}"] = problems
    assert not found, found


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
