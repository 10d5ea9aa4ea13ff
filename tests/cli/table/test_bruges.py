"""Brügge at the text table: towns, canals, dice, backs, and what persons do where one chooses."""

from __future__ import annotations

import pytest

import tafelrunde
from tests.cli.table.host import Host, at_position
from tests.texts.bruges import full_towns

BRUGES = tafelrunde.game("bruges")
NAMES = ("Anna", "Ben", "Cleo", "David")


def table(*lines: str, language: str, plain: bool = False) -> str:
    """What a person sees at a table of rich towns."""
    session = at_position(full_towns(), *NAMES)
    return Host(*lines, session=session, language=language, plain=plain, game=BRUGES).run()


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        (
            "de",
            [
                "Handlanger 4 blau, 4 braun, 4 gelb, 4 rot, 4 violett",
                "Bedrohungen Überschwemmung 1 von 3, Pest 1 von 3",
                "Kanal links blau 1 ✓, gelb 2 ✓, violett 3 ✓, rot 4 ✓, braun 5",
                "Würfel: blau 1, braun 2, gelb 3, rot 4, violett 5",
                "Statuen im Vorrat 7, 6, 5, 4, 3, 2",
                "blaues Haus: Gaukler (blau 3)",
            ],
        ),
        (
            "en",
            [
                "Workers 4 blue, 4 brown, 4 yellow, 4 red, 4 violet",
                "Threats Flood 1 of 3, Plague 1 of 3",
                "Canal, left blue 1 ✓, yellow 2 ✓, violet 3 ✓, red 4 ✓, brown 5",
                "Dice: blue 1, brown 2, yellow 3, red 4, violet 5",
                "Statues left 7, 6, 5, 4, 3, 2",
                "blue house: Juggler (blue 3)",
            ],
        ),
    ],
)
def test_a_town_is_told(language: str, rows: list[str]) -> None:
    said = squeezed(table("", language=language))
    for row in rows:
        assert row in said
    assert "_" not in said


def test_for_a_screen_reader_as_well() -> None:
    said = table("", language="en", plain=True)
    assert "Workers: 4 blue, 4 brown, 4 yellow, 4 red, 4 violet" in said
    assert "Canal, right: red 1 ✓, brown 2 ✓, blue 3, yellow 4, violet 5" in said


def test_what_persons_do_stands_where_one_chooses() -> None:
    said = squeezed(table("", language="de"))
    assert "Setze den Gaukler ein" in said
    assert "Für 1 roten Handlanger: Nimm 3 Handlanger beliebiger Farben." in said
    assert "Hole den König in (je −12 Gulden):" in said


def test_the_person_who_asks_says_why() -> None:
    said = squeezed(table("", "use juggler", language="en"))
    asked = said.index("Juggler: Which worker do you take?")
    assert said[asked:].startswith(
        "Juggler: Which worker do you take? For 1 red worker: Take 3 workers of any colours."
    )


def test_the_cards_of_the_hand_can_be_read() -> None:
    text = "Sofort: Ein Mitspieler deiner Wahl erleidet die Pest, ohne Marker abzugeben."
    before, after = (squeezed(table("", *more, language="de")) for more in ((), ("karten hand",)))
    assert after.count(text) == before.count(text) + 1
    assert "Meuchelmörder braun · Gulden 12 · Punkte 4 · Unterwelt · Blitz" in after
    assert "Student violett" not in after  # lies in another hand


def test_why_tells_what_a_person_does() -> None:
    said = squeezed(table("", "why use actor", "why use roofer", language="en"))
    assert "Carry out the effect of a person with a worker symbol" in said
    assert "Roofer is not in your display." in said
