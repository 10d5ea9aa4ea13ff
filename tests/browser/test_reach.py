"""Nothing covers a choice: whatever a decision lets one use can be clicked, in whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.decisions import TABLE, sampled
from tests.browser.sights import BROKEN, CROWDED, FINGER, scrolls
from tests.browser.test_looks import STICKS_OUT

REACH = Path(__file__).with_name("reach.js")
WINDOWS = [(1280, 800), (1280, 600), (390, 844)]
PHONE = WINDOWS[-1]
# As many as there can be, so that there is little room; and one decision of so many.
GAMES = {"bruges": (4, 20), "citadels": (7, 16), "last_will": (5, 24), "noblemen": (5, 24)}
SEED = 1


def arranged(visit: Visit) -> Page:
    """A page whose server shows it any decision and says yes to every move."""
    page = visit(confirm=True)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=REACH)
    page.route("**/api/tables/*", lambda route: route.fulfill(json={}))
    page.evaluate(f"() => (location.hash = '#/table/{TABLE}')")
    page.reload()
    page.wait_for_function("() => document.querySelector('.table')")
    return page


def flaws(page: Page, window: tuple[int, int]) -> list[str]:
    """What a designer would send back."""
    found = {"sticks out": page.evaluate(STICKS_OUT), "broken": page.evaluate(BROKEN)}
    found["crowded"] = page.evaluate(CROWDED)
    if window == PHONE:
        found["too small"] = page.evaluate(FINGER)
    elif scrolls(page):
        found["the board"] = ["scrolls"]
    return [f"{flaw}: {one}" for flaw, each in found.items() for one in each]


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_covers_a_choice(visit: Visit, game: str) -> None:
    players, every = GAMES[game]
    page = arranged(visit)
    found = []
    for number, decision in enumerate(sampled(game, players, SEED, every)):
        for window in WINDOWS:
            page.set_viewport_size({"width": window[0], "height": window[1]})
            page.evaluate("(decision) => reach.show(decision)", decision)
            wrong = flaws(page, window)
            wrong += page.evaluate("(decision) => reach(decision)", decision)
            found += [f"{window}, decision {number}: {one}" for one in wrong]
    assert found == []
