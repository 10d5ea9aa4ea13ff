"""What cards do is sent in every language, as the options and the list of the table have it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.boardgames.bruges.catalogue import printed_persons
from tests.server.house import House

OWN = printed_persons().text.replace('"gain(points,2)",Junker', '"gain(points,7)",Junker')


def kinds(house: House, **more: Any) -> dict[str, dict[str, Any]]:
    guest = house.guest("Anna")
    table = guest.open("you", "random", game="bruges", **more)
    with guest.at(table) as line:
        return {kind["id"]: kind for kind in line.latest["catalogue"]["kinds"]}


@pytest.mark.parametrize(
    ("options", "cost", "points"),
    [({}, 9, "1 Punkt"), ({"graveur": "first_printing"}, 12, "2 Punkte")],
)
def test_persons_come_with_their_sentences(
    house: House, options: dict[str, str], cost: int, points: str
) -> None:
    found = kinds(house, options=options)
    assert found["alchemist"]["texts"] == {
        "de": "Sofort: Nimm 6 Gulden.",
        "en": "At once: Take 6 guilders.",
    }
    assert found["engraver"]["facts"]["cost"] == cost
    assert found["engraver"]["texts"]["de"].startswith(f"Bei Spielende: {points} für jede")


def test_an_owners_list_has_its_own_sentences(house: House) -> None:
    assert kinds(house, cards=OWN)["squire"]["texts"]["en"] == "At once: Take 7 points."
