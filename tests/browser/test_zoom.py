"""The board pans and zooms: by two fingers, by double tap, by buttons, by keys and by the wheel."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import start

Point = tuple[float, float]


def board(page: Page) -> Locator:
    return page.locator(".panzoom .content")


def width(page: Page) -> float:
    """Of the board as it is seen."""
    page.wait_for_timeout(300)  # it glides there
    return float(board(page).evaluate("(e) => e.getBoundingClientRect().width"))


def corner(page: Page) -> Point:
    page.wait_for_timeout(300)
    x, y = board(page).evaluate("(e) => [e.getBoundingClientRect().x, e.getBoundingClientRect().y]")
    return x, y


def fingers(page: Page, *steps: Sequence[Point]) -> None:
    """Fingers down, along the steps and up again, as a screen reports them."""
    session = page.context.new_cdp_session(page)
    for number, points in enumerate([*steps, []]):
        kind = "touchStart" if number == 0 else "touchMove" if points else "touchEnd"
        touches = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def chosen(page: Page) -> int:
    return page.locator(".spot.chosen").count()


@pytest.fixture
def phone(visit: Visit) -> Page:
    page = visit(size="phone", confirm=True)
    start(page, players=4)
    return page


def test_two_fingers_zoom_and_one_moves(phone: Page) -> None:
    whole = width(phone)
    x, y = corner(phone)
    spread = [[(180 - k, y + 60), (200 + k, y + 60)] for k in range(0, 70, 10)]
    fingers(phone, *spread)
    near = width(phone)
    assert whole * 2 < near <= whole * 3 + 1
    before = corner(phone)
    fingers(phone, *[[(200 + k, y + 60)] for k in range(0, 50, 10)])
    after = corner(phone)
    assert after[0] - before[0] == pytest.approx(40, abs=12)
    assert chosen(phone) == 0  # neither was a tap
    fingers(phone, *reversed(spread), [(189, y + 60), (191, y + 60)])
    assert width(phone) == pytest.approx(whole, rel=0.01)
    assert corner(phone) == pytest.approx((x, y), abs=1)


def test_a_tap_points_also_at_what_is_near(phone: Page) -> None:
    phone.wait_for_selector(".panzoom .spot.lit")  # others may choose first
    phone.get_by_role("button", name="Vergrößern").click()
    assert width(phone) > 500
    middles = in_sight(phone.locator(".panzoom .spot.lit"))
    if not middles:  # whoever is dealt what: seen from farther away, some are in sight
        phone.get_by_role("button", name="Verkleinern").click()
        phone.wait_for_timeout(300)
        middles = in_sight(phone.locator(".panzoom .spot.lit"))
    phone.touchscreen.tap(*middles[0])
    expect(phone.locator(".spot.chosen")).to_have_count(1)


def in_sight(cards: Locator) -> list[Point]:
    """The middles of cards that nothing covers and that are not cut off."""
    middles = cards.evaluate_all(
        """(cards) => cards.map((card) => {
            const box = card.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return card.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
        })"""
    )
    return [(x, y) for x, y in filter(None, middles)]


def test_a_double_tap_looks_closer_and_back(phone: Page) -> None:
    whole = width(phone)
    note = phone.locator(".covered").bounding_box()
    assert note
    at = (note["x"] + 150, note["y"] + 8)
    for wanted in (whole * 2, whole):
        fingers(phone, [at])
        fingers(phone, [at])
        assert width(phone) == pytest.approx(wanted, rel=0.01)


def test_buttons_zoom_for_those_who_cannot_pinch(phone: Page) -> None:
    whole = width(phone)
    assert phone.get_by_role("button", name="Verkleinern").count() == 0
    phone.get_by_role("button", name="Vergrößern").focus()
    phone.keyboard.press("Enter")
    phone.keyboard.press("Enter")
    assert width(phone) == pytest.approx(whole * 2.25, rel=0.01)
    phone.get_by_role("button", name="Verkleinern").click()
    assert width(phone) == pytest.approx(whole * 1.5, rel=0.01)
    phone.get_by_role("button", name="Ganz zeigen").click()
    assert width(phone) == whole


def test_what_has_the_focus_comes_into_sight(phone: Page) -> None:
    for _ in range(3):
        phone.get_by_role("button", name="Vergrößern").click()
    box = phone.locator(".panzoom .box").bounding_box()
    assert box
    phone.keyboard.press("Tab")  # from now on it is the keyboard
    lit = phone.locator(".panzoom .spot.lit")
    for card in (lit.last, lit.first):
        card.focus()
        phone.wait_for_timeout(300)
        seen = card.bounding_box()
        assert seen
        assert seen["x"] >= box["x"]
        assert seen["y"] >= box["y"]
        assert seen["x"] + seen["width"] <= box["x"] + box["width"]


def test_on_a_wide_screen_the_wheel_zooms_and_the_mouse_drags(visit: Visit) -> None:
    page = visit(confirm=True)
    start(page, players=4)
    whole = width(page)
    x, y = corner(page)
    page.mouse.move(x + 300, y + 60)
    page.mouse.wheel(0, -200)
    assert width(page) == whole  # without Ctrl it scrolls
    page.keyboard.down("Control")
    page.mouse.wheel(0, -140)
    page.keyboard.up("Control")
    assert width(page) > whole * 1.5
    before = corner(page)
    page.mouse.down()
    page.mouse.move(x + 260, y + 60, steps=5)
    page.mouse.up()
    assert corner(page)[0] - before[0] == pytest.approx(-40, abs=8)
    assert chosen(page) == 0
    page.get_by_role("button", name="Ganz zeigen").click()
    assert width(page) == whole
