"""An owner's own card list: sent with a new table, kept with it, refused by line and column."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.boardgames.registry import game as known_game
from tests.server.house import House, open_house

PRINTED = (
    resources.files("tafelrunde.boardgames.citadels") / "components" / "districts.csv"
).read_text("utf-8")
OWN = PRINTED.replace("tavern,green,1,1,5,,Taverne,", "inn,green,2,1,6,,Wirtshaus,")


def test_the_list_of_games_says_which_take_an_own_list(house: House) -> None:
    games = {game["name"]: game for game in house.guest("").get("/api/games").json()}
    assert games["citadels"]["cards"] == 64 * 1024
    for name in set(games) - {"citadels"}:
        assert bool(games[name]["cards"]) is bool(known_game(name).cards)


def test_a_table_keeps_its_owners_list(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = house.guest("Anna")
        table = guest.open("you", "steward", cards=OWN)
        other = guest.open("you", "random")
        with guest.at(table) as line:
            kinds = {kind["id"] for kind in line.latest["catalogue"]["kinds"]}
            assert "inn" in kinds
            assert "tavern" not in kinds
            hash = line.latest["catalogue"]["cards"]
            assert hash != tafelrunde.game("citadels").cards
            for _ in range(3):
                line.my_turn()
                assert line.play()["type"] == "done"
    with open_house(tmp_path) as house:
        again = house.guest("")
        again.cookie = guest.cookie
        with again.at(table) as line:
            assert line.latest["catalogue"]["cards"] == hash
        listed = {one["id"]: one for one in again.get("/api/tables").json()}
        assert listed[table]["own_cards"] is True
        assert "own_cards" not in listed[other]
        answer = house.guest("").get(f"/api/tables/{table}/cards")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert answer.text == OWN
        assert again.get(f"/api/tables/{other}/cards").json()["code"] == "not_found"


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ("castle,yellow,4", "castle,yellow,four", 3, "cost"),
        ("castle,yellow,4", "castle,pink,4", 3, "colour"),
        ("castle,yellow,4", "manor,yellow,4", 3, "slug"),
        ("slug,colour", "slug,color", 0, ""),
    ],
)
def test_what_is_wrong_has_a_line_and_a_column(
    house: House, old: str, new: str, line: int, column: str
) -> None:
    guest = house.guest()
    wish: dict[str, Any] = {"game": "citadels", "seats": ["you", "random"]}
    answer = guest.post("/api/tables", {**wish, "cards": PRINTED.replace(old, new, 1)})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (400, "bad_cards")
    assert (problem["arguments"]["line"], problem["arguments"]["column"]) == (line, column)
    assert problem["arguments"]["problem"]
    assert guest.get("/api/tables").json() == []


def test_a_list_is_looked_at_before_a_table_is_opened(house: House) -> None:
    guest = house.guest("")
    found = guest.post("/api/games/citadels/cards", {"cards": OWN})
    assert (found.status_code, found.json()["kinds"]) == (200, 35)
    bad = guest.post("/api/games/citadels/cards", {"cards": OWN.replace("green", "pink", 1)})
    assert (bad.status_code, bad.json()["code"]) == (400, "bad_cards")
    assert bad.json()["arguments"]["column"] == "colour"
    assert bad.json()["arguments"]["cause"] == "table-bad_cards-none_of"
    own = guest.post("/api/games/citadels/cards", {"cards": OWN.replace("1,wild", "2,wild", 1)})
    assert own.json()["arguments"]["cause"] == "citadels-bad_cards-effect_single"
    none = guest.post("/api/games/nothing/cards", {"cards": OWN})
    assert none.json()["code"] == "no_game"


def test_a_game_without_a_list_takes_none(house: House) -> None:
    games = house.guest("").get("/api/games").json()
    for game in [game for game in games if not game["cards"]]:
        seats = ["you", *["random"] * (game["players"][0] - 1)]
        wish = {"game": game["name"], "seats": seats, "cards": PRINTED}
        answer = house.guest().post("/api/tables", wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_cards")
