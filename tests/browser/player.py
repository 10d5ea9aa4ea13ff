"""Somebody who plays by pointing: whatever is lit may be pointed at."""

from __future__ import annotations

import random

from playwright.sync_api import ElementHandle, Page

ACTS = "[data-act]:not([disabled])"
DECISION = f".spot.lit, {ACTS}, [data-testid=score]"
MOST_STEPS = 1500
# What a keen builder looks at first, and how eagerly: what has just opened, where something can be
# put, then the hand.
FIRST = (
    (f".menu {ACTS}, .trade {ACTS}, .map .spot.lit", 1.0),
    (".tray .hand .spot.lit, .tray .tiles .spot.lit", 0.8),
)


def start(
    page: Page,
    players: int = 4,
    name: str = "Anna",
    game: str = "Ohne Furcht und Adel",
    **options: str,
) -> None:
    """From the start page to the table."""
    page.get_by_label(game, exact=True).check()
    page.get_by_label("Dein Name").fill(name)
    page.get_by_text(str(players), exact=True).first.click()
    if options:
        page.get_by_text("Mitspieler und Regeln ändern").click()
    for label, value in options.items():
        page.get_by_label(label, exact=False).first.select_option(label=value)
    page.get_by_role("button", name="Jetzt spielen").or_(
        page.get_by_role("button", name="Tisch eröffnen")
    ).click()
    page.wait_for_selector(".spot")


def visible(page: Page, selector: str) -> list[ElementHandle]:
    return [element for element in page.query_selector_all(selector) if element.is_visible()]


def choice(page: Page, chance: random.Random) -> ElementHandle:
    """What a keen builder points at; if there is none of it, anything."""
    for selector, eager in FIRST:
        found = visible(page, selector)
        if found and chance.random() < eager:
            return chance.choice(found)
    plain, lit = visible(page, ACTS), visible(page, ".spot.lit")
    return chance.choice(plain if plain and (not lit or chance.random() < 0.7) else lit)


def is_over(page: Page) -> bool:
    return bool(page.query_selector("[data-testid=score]"))


def act(page: Page, chance: random.Random) -> bool:
    """One click on an object or a plain button; False once the game is over."""
    page.wait_for_selector(DECISION)
    if is_over(page):
        return False
    choice(page, chance).click(timeout=3000)
    return True


def play_to_the_end(page: Page, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(MOST_STEPS):
        if not act(page, chance):
            return
        page.wait_for_timeout(10)
    raise AssertionError("the game does not end")
