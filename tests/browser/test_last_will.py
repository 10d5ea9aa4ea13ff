"""Last Will by pointing: a whole game, and what there is to see of it on every screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SIZES, Visit
from tests.browser.player import play_to_the_end, start
from tests.browser.sights import IN_SIGHT, recorded, scrolls, show
from tests.browser.test_looks import STICKS_OUT, complaints, resize

MOMENTS = recorded("last_will.json")
BOARD = ".area .slots"


def test_a_whole_game_by_clicks_on_objects(visit: Visit) -> None:
    page = visit(csp=False)
    start(page, players=2, game="Der letzte Wille")
    play_to_the_end(page, seed=1)
    # Whoever is the poorest is first.
    wealth = [int(one) for one in page.locator(".sheet .total").all_inner_texts()]
    assert wealth == sorted(wealth)
    assert "am ärmsten" in page.locator(".winner").inner_text()
    assert page.evaluate(STICKS_OUT) == []
    assert complaints(page) == []


@pytest.mark.parametrize("kind", ["plan", "errand", "act"])
def test_sights_on_every_screen(visit: Visit, kind: str) -> None:
    page = visit(csp=False, theme="dark" if kind == "errand" else "light")
    show(page, MOMENTS[kind], BOARD)
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {one}" for one in page.evaluate(STICKS_OUT)]
        if size == "laptop" or (size == "phone" and kind == "act"):
            found += [f"{size}: {one}" for one in complaints(page)]
        if size == "phone":
            hand = page.locator(".tray .hand").bounding_box()
            assert hand
            assert hand["y"] + hand["height"] <= SIZES["phone"][1] + 1
    assert found == []
    # A laptop shows all of it at once.
    assert not scrolls(page)
    for selector in (".space", ".estate", ".place", ".offer .face", ".rival", ".tray .hand .face"):
        assert all(page.evaluate(IN_SIGHT, selector)), selector
    # What lies before others can be read.
    page.locator(".rival .tiny").first.hover()
    page.locator(".big .text").wait_for()


def test_what_scrolls_can_be_scrolled_by_keys(visit: Visit) -> None:
    page = visit(csp=False)
    show(page, MOMENTS["plan"], BOARD)
    page.get_by_role("tab", name="Regeln").click()
    wide = page.locator("[data-anchor=offer] .scroll")
    wide.wait_for()
    assert wide.get_attribute("tabindex") == "0"
    assert complaints(page) == []
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("button", name="Verlauf", exact=True).click()
    assert complaints(page) == []
