"""Whole games in the browser: by clicks, by keys, and two people against each other."""

from __future__ import annotations

import random
from importlib import resources
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import DECISION, MOST_STEPS, act, is_over, play_to_the_end, start

MOST_TABS = 150
CARDS = resources.files("tafelrunde.boardgames.citadels") / "components" / "districts.csv"
PRINTED = CARDS.read_text("utf-8")


def test_a_whole_game_by_clicks_on_objects(visit: Visit) -> None:
    page = visit()
    start(page, players=3)
    play_to_the_end(page, seed=1)
    rows = page.locator("[data-testid=score] tbody tr")
    assert rows.count() == 3
    assert any("Anna" in row for row in rows.all_inner_texts())
    winner = page.locator(".winner").inner_text()
    assert "gewinn" in winner or "Sieg" in winner


def test_the_usual_company_are_stewards_with_names(visit: Visit) -> None:
    page = visit()
    page.get_by_text("Es spielen mit: 3 × Verwalter").wait_for()
    start(page, players=5)
    names = page.locator(".players .name").all_inner_texts()
    assert len(set(names)) == 5
    assert not any("Verwalter" in name for name in names)
    kinds = page.locator(".players .tag button")
    assert kinds.all_inner_texts() == ["Verwalter"] * 4
    about = page.locator(".players [role=tooltip]").first
    assert not about.is_visible()
    kinds.first.focus()
    about.get_by_text("Ein ernsthafter Gegner.").wait_for()


def test_what_cannot_be_taken_back_takes_two_clicks(visit: Visit) -> None:
    page = visit(confirm=True)
    start(page, players=4)
    prompt = page.get_by_test_id("prompt")
    assert prompt.inner_text() == "Wähle einen Charakter."
    character = page.locator(".spot.lit").first
    character.click()
    assert prompt.inner_text().endswith("sicher?")
    page.get_by_role("button", name="Abbrechen").click()
    assert prompt.inner_text() == "Wähle einen Charakter."
    character.click()
    page.get_by_role("button", name="Ja, machen").click()
    page.wait_for_selector(".tray .own .card")


def focused(page: Page) -> str:
    """The classes of what has the focus; data-act counts as one."""
    return str(
        page.evaluate(
            "() => { const e = document.activeElement;"
            " return [...e.classList, e.matches('[data-act]') ? 'act' : '',"
            " e.closest('.hand') ? 'in-hand' : '', e.closest('.menu') ? 'in-menu' : ''].join(' ') }"
        )
    )


def press_what_is_lit(page: Page, chance: random.Random) -> None:
    """Tab to something that can be chosen, and choose it."""
    eager = chance.random() < 0.4
    for _ in range(MOST_TABS):
        classes = focused(page).split()
        able = "in-menu" in classes or "lit" in classes or "act" in classes
        if able and (eager or "in-hand" in classes or chance.random() < 0.5):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get to any decision")


def test_tab_and_enter_get_everywhere(visit: Visit) -> None:
    """From the start page into the second round; test_keys plays whole games by numbers."""
    page = visit()
    page.wait_for_selector(".go:not([disabled])")
    while "go" not in focused(page).split():
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".spot")
    chance = random.Random(2)
    for _ in range(MOST_STEPS):
        page.wait_for_selector(DECISION)
        if "Runde 2" in page.locator(".path").inner_text():
            break
        press_what_is_lit(page, chance)
        page.wait_for_timeout(10)
    assert "Runde 2" in page.locator(".path").inner_text()


def test_escape_takes_back_what_was_pointed_at(visit: Visit) -> None:
    page = visit(confirm=True)
    start(page)
    page.locator(".spot.lit").first.click()
    assert page.locator(".spot.chosen").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".spot.chosen").count() == 0


def test_two_people_play_against_each_other(visit: Visit) -> None:
    first = visit()
    options = {"Sitz 2": "Gast mit Einladung", "Höchstzahl an Runden": "3"}
    start(first, players=2, name="Anna", **options)
    link = first.get_by_label("Einladungslink")
    link.wait_for()
    # Nothing is dealt yet, so there is nothing to decide, to tell or to hold.
    assert first.get_by_test_id("prompt").inner_text() == "Der Tisch wartet auf Gäste."
    assert first.locator(".prompt.yours, .tray .hand, .log li").count() == 0
    token = link.input_value().split("#")[1]
    second = visit(f"#{token}")
    second.get_by_label("Dein Name").fill("Ben")
    second.get_by_role("button", name="Mitspielen").click()
    second.wait_for_selector(".tray")
    first.wait_for_selector(".tray")
    pages = [first, second]
    chance = random.Random(3)
    for _ in range(MOST_STEPS):
        if all(map(is_over, pages)):
            break
        turns = [page for page in pages if page.query_selector(".prompt.yours")]
        for page in turns:
            act(page, chance)
        first.wait_for_timeout(20)
    assert all(map(is_over, pages))
    texts = [page.get_by_test_id("score").locator("table").inner_text() for page in pages]
    assert texts[0] == texts[1]
    first.keyboard.press("Escape")
    first.get_by_role("button", name="Wertung", exact=True).click()
    first_line, second_line = (page.locator(".winner").inner_text() for page in pages)
    assert first_line != second_line or "Sieg" in first_line  # one of them is called "Du"


def test_an_owner_plays_with_his_own_cards(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.get_by_label("Ohne Furcht und Adel", exact=True).check()
    page.get_by_label("Dein Name").fill("Anna")
    page.get_by_text("Mitspieler und Regeln ändern").click()
    bad = PRINTED.replace("tavern,green,1,1,5,,Taverne,", "inn,green,one,1,20,,Wirtshaus,")
    path = tmp_path / "cards.csv"
    for content, problem in (
        (b"x" * 200_000, "höchstens 64 KB"),
        ("Schänke".encode("latin-1"), "UTF-8"),
        (bad.encode(), "Zeile 9, Spalte cost"),
    ):
        path.write_bytes(content)
        page.get_by_label("Eigene Kartenliste").set_input_files(path)
        page.get_by_role("alert").get_by_text(problem, exact=False).wait_for()
    assert page.get_by_label("Dein Name").input_value() == "Anna"
    path.write_bytes(bad.replace("green,one", "green,1").encode())
    page.get_by_label("Eigene Kartenliste").set_input_files(path)
    page.get_by_text("Damit lässt sich spielen").wait_for()
    page.get_by_role("button", name="Jetzt spielen").click()
    page.wait_for_selector(".spot")
    page.get_by_text("eigene Kartenliste").wait_for()
    play_to_the_end(page)
    page.get_by_role("button", name="Noch einmal").click()
    page.wait_for_selector(".spot.lit")
    page.get_by_text("eigene Kartenliste").wait_for()


def test_chat_reaches_the_other(visit: Visit) -> None:
    first = visit()
    start(first, players=2, **{"Sitz 2": "Gast mit Einladung"})
    link = first.get_by_label("Einladungslink")
    link.wait_for()
    second = visit("#" + link.input_value().split("#")[1])
    second.get_by_role("button", name="Mitspielen").click()
    second.get_by_role("tab", name="Gespräch").click()
    second.get_by_label("Sag etwas").fill("Hallo <b>Anna</b>!")
    second.get_by_role("button", name="Senden", exact=True).click()
    first.get_by_role("tab", name="Gespräch").click()
    first.get_by_text("Hallo <b>Anna</b>!").wait_for()


def test_where_only_players_talk_whoever_watches_is_silent(visit: Visit) -> None:
    first = visit()
    first.get_by_text("Mitspieler und Regeln ändern").click()
    first.get_by_label("Nur Mitspieler dürfen reden", exact=False).check()
    first.get_by_role("button", name="Jetzt spielen").click()
    first.wait_for_selector(".spot")
    second = visit("#" + first.url.split("#")[1])
    second.get_by_role("tab", name="Gespräch").click()
    second.get_by_text("reden nur", exact=False).first.wait_for()
    assert second.get_by_label("Sag etwas").count() == 0
    first.get_by_role("tab", name="Gespräch").click()
    first.get_by_label("Sag etwas").wait_for()


def test_an_invitation_can_be_revoked(visit: Visit) -> None:
    page = visit()
    start(page, players=2, **{"Sitz 2": "Gast mit Einladung"})
    link = page.get_by_label("Einladungslink")
    link.wait_for()
    old = link.input_value()
    page.get_by_role("button", name="Link ungültig machen").click()
    page.get_by_role("button", name="Neuer Einladungslink").wait_for()
    assert link.count() == 0
    page.get_by_role("button", name="Neuer Einladungslink").click()
    link.wait_for()
    assert link.input_value() != old


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    page = visit()
    start(page, players=3)
    chance = random.Random(4)
    while (
        not page.locator(".tray .own .card").count()
        or not page.locator("[data-objects=bank].lit").count()
    ):
        act(page, chance)
        page.wait_for_timeout(20)
    page.locator("[data-objects=bank]").click()
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()
    page.get_by_role("button", name="Zurücknehmen").wait_for()
    page.wait_for_selector(DECISION)
    # What is new since one's last turn is still new.
    parts = "'.tray, .prompt, .log .mark, .log .fresh'"
    state = f"() => [...document.querySelectorAll({parts})].map((e) => e.innerText)"
    before = page.evaluate(state)
    page.reload()
    page.get_by_role("button", name="Zurücknehmen").wait_for()
    page.wait_for_selector(DECISION)
    assert page.evaluate(state) == before
    page.get_by_role("button", name="Zurücknehmen").click()
    page.wait_for_selector("[data-objects=bank].lit")
