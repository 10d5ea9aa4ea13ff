"""Guests follow an invitation, others watch; and addresses that lead nowhere are pages too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.test_looks import STICKS_OUT, complaints

# Opens a table as Anna, and gives the path of its invitation.
INVITE = """async (table) => {
  const ask = (path, body) => fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-tafelrunde': 'test' },
  }).then((answer) => answer.json());
  await ask('/api/me', { name: 'Anna', language: 'de' });
  const { id } = await ask('/api/tables', table);
  const { token } = await ask(`/api/tables/${id}/invitation`);
  location.hash = `#/table/${id}`;
  return `#/join/${token}`;
}"""
TABLE = {"game": "bruges", "seats": ["you", "random", "guest"], "options": {}}


def chat(page: Page) -> None:
    page.locator("[role=tab]#tab-chat").or_(page.get_by_label("Gespräch", exact=True)).first.click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_guest_takes_the_last_seat_and_the_next_one_watches(visit: Visit, theme: str) -> None:
    anna = visit()
    invitation = anna.evaluate(INVITE, TABLE)
    anna.get_by_text("Der Tisch wartet auf Gäste.").first.wait_for()

    guest = visit(invitation, size="phone", csp=False, theme=theme)
    guest.get_by_text("Anna lädt dich an einen Tisch ein").wait_for()
    guest.get_by_role("heading", name="Brügge").wait_for()
    assert guest.get_by_text("frei, für dich").count() == 1
    assert guest.evaluate(STICKS_OUT) == []
    assert complaints(guest) == []
    assert guest.context.cookies() == []  # one can look before one is anybody
    guest.get_by_label("Dein Name").fill("Wolfeschlegelsteinhausen")
    guest.get_by_role("button", name="Mitspielen").click()
    guest.wait_for_selector(".tray")

    late = visit(invitation, csp=False, theme=theme)
    late.get_by_text("Hier ist kein Sitz mehr frei.", exact=False).wait_for()
    assert late.get_by_label("Dein Name").count() == 0
    assert complaints(late) == []
    late.get_by_role("link", name="Zusehen").click()
    anna.get_by_text("Jemand ohne Namen sieht zu").wait_for()

    chat(late)
    late.get_by_label("Dein Name").fill("Eva")
    late.get_by_role("button", name="So heiße ich").click()
    anna.get_by_text("Es sieht zu: Eva").wait_for()
    late.get_by_label("Sag etwas").fill("Viel Glück!")
    late.get_by_label("Sag etwas").press("Enter")
    late.get_by_text("Viel Glück!").wait_for()
    assert complaints(late) == []
    chat(guest)
    guest.get_by_text("Viel Glück!").wait_for()
    guest.get_by_text("sieht zu ·", exact=False).wait_for()
    guest.get_by_text("Es sieht zu: Eva").wait_for()
    assert complaints(guest) == []
    assert guest.evaluate(STICKS_OUT) == []
    late.close()
    anna.get_by_text("Es sieht zu: Eva").wait_for(state="detached")


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("#/join/invented", "Diese Einladung gilt nicht"),
        ("table/x", "Diesen Tisch gibt es nicht"),
        ("#/table/x%2Fy", "Diesen Tisch gibt es nicht"),
        ("nothing/here", "Unter dieser Adresse gibt es nichts"),
    ],
)
def test_an_address_that_leads_nowhere_leads_to_the_start_page(
    visit: Visit, path: str, heading: str
) -> None:
    page = visit(path, size="phone", csp=False)
    page.get_by_role("heading", name=heading).wait_for()
    assert page.evaluate(STICKS_OUT) == []
    assert complaints(page) == []
    page.get_by_role("link", name="Zur Startseite").click()
    page.get_by_role("button", name="Jetzt spielen").wait_for()
