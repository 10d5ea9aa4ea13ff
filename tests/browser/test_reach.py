"""Nothing covers a choice: whatever a decision lets one use can be clicked, in whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.decisions import TABLE, sampled

REACH = Path(__file__).with_name("reach.js")
WINDOWS = [(1280, 800), (1280, 600), (390, 844)]
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


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_covers_a_choice(visit: Visit, game: str) -> None:
    players, every = GAMES[game]
    page = arranged(visit)
    found = []
    for number, decision in enumerate(sampled(game, players, SEED, every)):
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            hidden = page.evaluate("(decision) => reach(decision)", decision)
            found += [f"{width}x{height}, decision {number}: {one}" for one in hidden]
    assert found == []
