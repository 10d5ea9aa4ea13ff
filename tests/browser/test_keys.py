"""Whole games by the keyboard alone: digits choose, letters open the parts."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import DECISION, MOST_STEPS, is_over, start

# What can be typed now, and what to press when it is typed.
KEYS = """() => {
  const list = [...document.querySelectorAll('dialog .option kbd')].map((e) => e.textContent);
  return list;
}"""


def type_a_move(page: Page, chance: random.Random) -> None:
    """Open the list, type one of its numbers, and say yes where one is asked."""
    page.keyboard.press("l")
    page.locator("dialog .option").first.wait_for()
    keys: list[str] = page.evaluate(KEYS)
    folded = page.locator("dialog details details, dialog section details").count()
    # Moves that are folded up have numbers as well, but are seldom good.
    shown = keys if not folded or chance.random() < 0.1 else keys[: max(1, len(keys) // 2)]
    key = chance.choice(shown)
    ply = page.evaluate("() => document.querySelector('.table').dataset.ply")
    for digit in key:
        page.keyboard.press(digit)
    if any(other != key and other.startswith(key) for other in keys):
        page.keyboard.press("Enter")
    page.wait_for_function(
        "(ply) => document.querySelector('[data-sure], [data-testid=score]')"
        " || document.querySelector('.table').dataset.ply !== ply",
        arg=ply,
    )
    if page.locator("[data-sure]").count():
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(ply) => document.querySelector('.table').dataset.ply !== ply", arg=ply
        )


def play_by_numbers(page: Page, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(MOST_STEPS):
        page.wait_for_selector(DECISION)
        if is_over(page):
            return
        type_a_move(page, chance)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("Ohne Furcht und Adel", {"Höchstzahl an Runden": "5"}),
        ("Noblemen", {"Sitz 2": "Gaukler", "Sitz 3": "Gaukler", "Felder der Rundenleiste": "10"}),
    ],
)
def test_a_whole_game_by_numbers(visit: Visit, game: str, options: dict[str, str]) -> None:
    page = visit()
    start(page, players=3, game=game, **options)
    play_by_numbers(page, seed=1)
    assert page.get_by_test_id("score").is_visible()


def test_letters_open_the_parts(visit: Visit) -> None:
    page = visit(confirm=True)
    start(page, players=3)
    page.wait_for_selector(DECISION)
    page.keyboard.press("r")
    assert page.get_by_role("tab", name="Regeln").get_attribute("aria-selected") == "true"
    page.keyboard.press("v")
    assert page.get_by_role("tab", name="Verlauf").get_attribute("aria-selected") == "true"
    page.keyboard.press("s")
    page.get_by_test_id("standing").wait_for()
    page.keyboard.press("Escape")
    # Only when it is gone does the page know that it was closed: then letters count again.
    page.get_by_test_id("standing").wait_for(state="detached")
    page.keyboard.press("h")
    page.get_by_text("Graf rät:").wait_for()
    # Asked whether one is sure, one reads what the card says; Escape is no.
    page.keyboard.press("1")
    page.locator(".note").wait_for()
    assert page.get_by_test_id("prompt").inner_text().endswith("sicher?")
    page.keyboard.press("Escape")
    assert page.get_by_test_id("prompt").inner_text() == "Wähle einen Charakter."
    # Somebody who writes means letters.
    page.keyboard.press("c")
    field = page.get_by_label("Sag etwas")
    field.fill("hrl1")
    field.press("l")
    assert page.locator("dialog").count() == 0


def test_how_many_is_answered_by_the_number(visit: Visit) -> None:
    page = visit()
    start(page, players=3, game="Noblemen")
    page.locator(".choosing .numbers").wait_for()
    page.keyboard.press("0")
    page.wait_for_function(
        "() => document.querySelector('.choosing li.done .count')?.textContent === '0'"
    )
