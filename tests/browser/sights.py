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
# What is too small for a finger.
FINGER = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((e) => e.getClientRects().length && !e.closest('.hidden-text'))
  .map((e) => [e.dataset.objects ?? e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([_, box]) => box.width < 24 || box.height < 24)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
# Words that go on in the next line without a hyphen.
BROKEN = r"""() => {
  const found = new Set();
  const range = document.createRange();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!around.getClientRects().length || around.closest('.hidden-text, svg')) continue;
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
    if (lines.size < 2) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\u00AD]+/gu)) {
      let [top, last] = [undefined, 0];
      for (let i = 0; i < word.length; i += 1) {
        range.setStart(node, index + i);
        range.setEnd(node, index + i + 1);
        const box = [...range.getClientRects()].at(-1);
        if (!box?.width) continue;
        if (box.top > top + 4 && !word.slice(last, i + 1).includes('\u00AD')) found.add(word);
        [top, last] = [box.top, i];
      }
    }
  }
  return [...found];
}"""
# Marks of a race beyond its ends, and circles of a way that lie upon each other.
CROWDED = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [way] = all('.race .way').map((e) => e.getBoundingClientRect());
  const out = all('.race .mark')
    .map((e) => e.getBoundingClientRect())
    .filter((box) => box.left < way.left - 1 || box.right > way.right + 1);
  const discs = all('.way .disc').map((e) => {
    const { left, right } = e.getBoundingClientRect();
    const ring = e.closest('.now') ? 3.5 : 0;
    return { left: left - ring, right: right + ring };
  });
  const upon = discs.filter((disc, i) => i > 0 && disc.left < discs[i - 1].right - 0.5);
  return [...out, ...upon].map((box) => `from ${box.left} to ${box.right}`);
}"""


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
