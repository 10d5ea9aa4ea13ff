"""What there is to see: tables of which we know how they go, and moments recorded for the page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.conftest import ROOT

# A name that is hard to find room for.
OPEN = """async (table) => {
  const ask = (path, body) => fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-tafelrunde': 'test' },
  });
  await ask('/api/me', { name: 'Wolfeschlegelsteinhausen', language: 'de' });
  const opened = await ask('/api/tables', table);
  location.hash = `#/table/${(await opened.json()).id}`;
}"""
# Is all of it within the window?
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((e) => {
  const box = e.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
})"""


def open_table(page: Page, game: str, players: int, seed: int, **options: object) -> None:
    """At a table with jesters."""
    seats = ["you", *["random"] * (players - 1)]
    page.evaluate(OPEN, {"game": game, "seats": seats, "seed": seed, "options": options})


def recorded(name: str) -> dict[str, Any]:
    """The moments of a game that were recorded for the page's own tests, whole."""
    moments: dict[str, Any] = json.loads((ROOT / "web/tests" / name).read_text("utf-8"))
    catalogue = moments.pop("catalogue")
    return {kind: {**one, "catalogue": catalogue} for kind, one in moments.items()}


def show(page: Page, moment: Mapping[str, Any], selector: str) -> None:
    """A recorded moment, as if the server had sent it; until something of it is there."""
    message = {**moment, "type": "welcome"}

    def answer(route: Route) -> None:
        route.fulfill(json=message["table"])

    def speak(socket: WebSocketRoute) -> None:
        socket.send(json.dumps(message))

    page.route("**/api/tables/*", answer)
    page.route_web_socket("**/socket", speak)
    page.evaluate("() => (location.hash = '#/table/recorded')")
    page.wait_for_selector(selector)


def scrolls(page: Page) -> bool:
    """Is there more of the board than one sees?"""
    return bool(
        page.evaluate(
            "() => { const board = document.querySelector('main.board');"
            " return board.scrollHeight > board.clientHeight }"
        )
    )
