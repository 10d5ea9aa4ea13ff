"""Noblemen by pointing: a whole game, and every sight of it on every screen."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import SIZES, Visit
from tests.browser.player import DECISION, MOST_STEPS, act, play_to_the_end, start
from tests.browser.sights import open_table
from tests.browser.test_looks import STICKS_OUT, complaints, resize

SHORT = {"Sitz 2": "Gaukler", "Sitz 3": "Gaukler", "Felder der Rundenleiste": "10"}
CATEGORIES = 9
# What a player comes across, by what shows it.
SIGHTS = {
    "tiles to begin with": ".choosing",
    "scandals to choose from": ".offer .card",
    "a turn": ".purse .spot.lit",
    "places for a tile": ".map .free",
    "places for a building": ".map .site",
    "a trade": ".trade",
    "gifts at a ball": ".ball .ghost",
    "titles to choose from": ".titles .spot.lit",
}
# A phone has a layout of its own for these.
ON_PHONES = ("a turn", "gifts at a ball", "the score")
# All sights come early with this seed.
TABLE: dict[str, Any] = {"game": "noblemen", "players": 5, "seed": 2, "track": 10}


def look(page: Page, sight: str) -> list[str]:
    """What is wrong on any screen."""
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{sight}, {size}: {one}" for one in page.evaluate(STICKS_OUT)]
        if size == "laptop" or (size == "phone" and sight in ON_PHONES):
            found += [f"{sight}, {size}: {one}" for one in complaints(page)]
    return found


def test_a_whole_game_by_clicks_on_objects(visit: Visit) -> None:
    page = visit(csp=False)
    start(page, players=3, game="Noblemen", **SHORT)
    play_to_the_end(page, seed=1)
    assert page.locator("[data-testid=score] tbody tr").count() == CATEGORIES
    assert page.locator(".winner").inner_text()
    assert look(page, "the score") == []


def test_every_sight_on_every_screen(visit: Visit) -> None:
    page = visit(csp=False)
    open_table(page, **TABLE)
    chance = random.Random(1)
    left, found = dict(SIGHTS), []
    for _ in range(MOST_STEPS):
        page.wait_for_selector(DECISION)
        for sight in [one for one, selector in left.items() if page.query_selector(selector)]:
            del left[sight]
            found += look(page, sight)
        if not left or not act(page, chance):
            break
        page.wait_for_timeout(10)
    assert found == []
    assert left == {}


def test_the_dark_table(visit: Visit) -> None:
    page = visit(csp=False, theme="dark")
    open_table(page, **TABLE)
    chance = random.Random(2)
    for _ in range(12):
        act(page, chance)
        page.wait_for_timeout(20)
    page.wait_for_selector(DECISION)
    assert complaints(page) == []


def test_a_tile_is_laid_and_thought_better_of(visit: Visit) -> None:
    page = visit()
    open_table(page, **TABLE)
    chance = random.Random(3)
    page.wait_for_selector(DECISION)
    while not page.locator(".tray .tiles .spot.lit").count():
        act(page, chance)
        page.wait_for_timeout(20)
        page.wait_for_selector(DECISION)
    page.locator("[data-objects='hand/field']").click()
    page.get_by_text("Wohin legst du den Acker?").wait_for()
    page.locator("[data-objects='hand/grove']").click()
    page.get_by_text("Wohin legst du den Hain?").wait_for()
    assert page.locator(".map .free").count() == 4
    page.locator(".map .free .spot").first.click()
    page.wait_for_function("() => document.querySelectorAll('.estate .map use').length === 2")
