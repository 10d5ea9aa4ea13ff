"""The start page on a phone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.sights import BROKEN, FINGER, open_table
from tests.browser.test_looks import STICKS_OUT


def tops(page: Page) -> list[float]:
    """Where own tables, the games, and the form for a new table begin."""
    boxes = [page.locator(one).bounding_box() for one in (".tables", ".games", "form")]
    return [box["y"] for box in boxes if box]


def test_own_tables_come_first_on_a_phone(visit: Visit) -> None:
    page = visit(size="phone")
    page.wait_for_selector(".go:not([disabled])")
    assert page.locator(".tables").count() == 0
    open_table(page, "bruges", 4, 1)
    page.wait_for_selector(".area")
    page.get_by_role("link", name="Tafelrunde").click()
    page.wait_for_selector(".tables a")
    found = tops(page)
    assert len(found) == 3
    assert found == sorted(found)
    for flaw in (STICKS_OUT, BROKEN):
        assert page.evaluate(flaw) == []
    # But for what stands in a sentence, and boxes whose label can be touched as well.
    small = [one for one in page.evaluate(FINGER) if not one.startswith(("Alle Karten", ":"))]
    assert small == []


def test_on_a_wide_screen_they_stand_beside_the_form(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".go:not([disabled])")
    open_table(page, "bruges", 4, 1)
    page.wait_for_selector(".area")
    page.get_by_role("link", name="Tafelrunde").click()
    page.wait_for_selector(".tables a")
    tables, games, form = tops(page)
    assert games < tables
    assert abs(tables - form) < 20
