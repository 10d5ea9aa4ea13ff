"""Brügge by pointing: a whole game, every sight of it on every screen, and the gallery of cards."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SIZES, Visit
from tests.browser.player import DECISION, act, play_to_the_end, start
from tests.browser.sights import IN_SIGHT, open_table, recorded, scrolls, show
from tests.browser.test_looks import STICKS_OUT, complaints, resize

CATEGORIES = 7
MOMENTS = recorded("bruges.json")
TOWN = ".area .town"
# A phone has a layout of its own for these.
ON_PHONES = ("turn", "ask_colour", "ask_salvage")


def to_a_turn(page: Page, players: int = 4, seed: int = 5) -> None:
    """To the first turn in which a card is to be played."""
    open_table(page, "bruges", players, seed)
    chance = random.Random(1)
    page.wait_for_selector(DECISION)
    while not page.locator(".tray .hand .spot.lit").count():
        act(page, chance)
        page.wait_for_timeout(20)
        page.wait_for_selector(DECISION)


def test_a_whole_game_by_clicks_on_objects(visit: Visit) -> None:
    page = visit(csp=False)
    start(page, players=2, game="Brügge")
    play_to_the_end(page, seed=1)
    assert page.locator("[data-testid=score] tbody tr").count() == CATEGORIES
    assert page.locator(".winner").inner_text()
    assert page.evaluate(STICKS_OUT) == []
    assert complaints(page) == []


@pytest.mark.parametrize("kind", list(MOMENTS))
def test_every_sight_on_every_screen(visit: Visit, kind: str) -> None:
    page = visit(csp=False, theme="dark" if kind == "fire" else "light")
    show(page, MOMENTS[kind], TOWN)
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {one}" for one in page.evaluate(STICKS_OUT)]
        if size == "laptop" or (size == "phone" and kind in ON_PHONES):
            found += [f"{size}: {one}" for one in complaints(page)]
    assert found == []


@pytest.mark.parametrize("kind", ["turn", "fire", "rise"])
def test_a_laptop_shows_all_of_it_without_scrolling(visit: Visit, kind: str) -> None:
    page = visit()
    show(page, MOMENTS[kind], TOWN)
    assert not scrolls(page)
    for selector in (".rival", ".threat", ".canal", ".action", ".dice", ".tray .hand .face"):
        assert all(page.evaluate(IN_SIGHT, selector)), selector


def test_a_card_opens_its_actions_and_one_of_them_is_played(visit: Visit) -> None:
    page = visit()
    to_a_turn(page)
    prompt = page.get_by_test_id("prompt")
    hand = page.locator(".tray .hand .spot")
    before = hand.count()
    hand.first.click()
    assert prompt.inner_text() == "Wofür spielst du diese Karte?"
    assert page.locator(".actions .action").count() == 6
    assert page.locator(".action.able").count() >= 2
    # Everything that cannot be done says why.
    for reason in page.locator(".action.refused .why").all_inner_texts():
        assert reason.endswith(".")
    guilders = page.locator("[data-objects='action/guilders']")
    assert "Würfel" in guilders.inner_text()
    guilders.click()
    page.wait_for_function(
        "(count) => document.querySelectorAll('.tray .hand .face').length < count", arg=before
    )


def test_the_keyboard_goes_from_a_card_to_its_actions_and_back(visit: Visit) -> None:
    page = visit()
    to_a_turn(page)
    card = page.locator(".tray .hand .spot.lit").first
    card.focus()
    page.keyboard.press("Enter")
    focused = "() => document.activeElement.dataset.objects"
    assert page.evaluate(focused) == "action/workers"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == "action/guilders"
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.matches('.tray .hand .spot')")
    assert page.locator(".actions.open").count() == 0


def test_a_phone_keeps_the_hand_in_sight_and_opens_the_actions_above_it(visit: Visit) -> None:
    page = visit(size="phone")
    to_a_turn(page)
    page.locator(".tray .hand .spot.lit").first.tap()
    page.locator(".actions.open").wait_for()
    hand = page.locator(".tray .hand").bounding_box()
    actions = page.locator(".actions.open").bounding_box()
    assert hand
    assert actions
    assert actions["y"] + actions["height"] <= hand["y"] + 1
    assert hand["y"] + hand["height"] <= SIZES["phone"][1] + 1
    assert all(page.evaluate(IN_SIGHT, ".actions.open .action"))
    # What the card says is there to its end.
    assert len(page.locator(".actions.open .text").inner_text()) > 20
    assert page.evaluate(STICKS_OUT) == []
    page.locator("[data-objects='action/workers']").tap()
    page.wait_for_selector(".actions:not(.open)", state="attached")


def test_people_can_be_read_in_the_hand_and_in_rival_towns(visit: Visit) -> None:
    page = visit()
    show(page, MOMENTS["turn"], TOWN)
    page.locator(".tray .hand .spot").first.hover()
    page.locator(".big .text").wait_for()
    page.mouse.move(5, 5)
    page.locator(".big").wait_for(state="detached")
    page.locator(".rival .tenant").first.hover()
    page.locator(".big .text").wait_for()
    assert page.locator(".big .name").inner_text()


def test_the_gallery_from_the_start_page(visit: Visit) -> None:
    page = visit(csp=False)
    page.get_by_label("Brügge", exact=True).check()
    page.get_by_role("link", name="Alle Karten ansehen").click()
    cards = page.locator("[data-testid=gallery] .card")
    page.get_by_text("165 von 165").wait_for()
    assert cards.count() == 165
    page.get_by_label("Gruppe").select_option(label="Kirche")
    page.get_by_text("15 von 165").wait_for()
    page.get_by_label("Farbe").select_option("red")
    page.get_by_label("Suchen").fill("beGine")
    page.get_by_text("1 von 165").wait_for()
    assert page.locator(".cards .name").all_inner_texts() == ["Begine"]
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(STICKS_OUT) == []
    assert complaints(page) == []
    page.get_by_label("Ohne Furcht und Adel", exact=True).check()
    page.locator(".cards .facts").get_by_text("so gedruckt").first.wait_for()


def test_the_gallery_from_a_table(visit: Visit) -> None:
    page = visit(csp=False)
    show(page, MOMENTS["turn"], TOWN)
    page.get_by_role("button", name="Alle Karten").click()
    page.get_by_label("Suchen").fill("Verwalter gibt es hier nicht")
    page.get_by_text("Dazu gibt es keine Karte.").wait_for()
    page.get_by_role("button", name="Alle zeigen").click()
    page.get_by_text("165 von 165").wait_for()
    assert page.evaluate(STICKS_OUT) == []
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("gallery").wait_for(state="detached")
    page.wait_for_selector(".tray .hand .spot.lit")
