"""Limits that keep one guest from spoiling the evening of the others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.server.settings import Limits, Rate
from tests.server.conftest import GENEROUS
from tests.server.house import OWN, House, open_house
from tests.server.test_socket import refusal, seated

TABLE = {"game": "citadels", "seats": ["you", "random"]}


# -------------------------------------------------------------------------- seeds
def test_a_seed_is_chosen_only_where_nobody_else_plays(house: House) -> None:
    anna = house.guest("Anna")
    answer = anna.post("/api/tables", {**TABLE, "seats": ["you", "guest"], "seed": 7})
    assert (answer.status_code, answer.json()["code"]) == (400, "seed_chosen")
    own = anna.open("you", "random", seed=7)
    drawn = anna.open("you", "random")
    guests = anna.open("you", "guest")
    told = {id: anna.get(f"/api/tables/{id}").json().get("seeded") for id in (own, drawn, guests)}
    assert told == {own: True, drawn: None, guests: None}
    listed = {table["id"]: table.get("seeded") for table in anna.get("/api/tables").json()}
    assert listed == told


def test_the_seeds_of_the_server_are_random(house: House) -> None:
    anna = house.guest("Anna")
    seeds = set()
    for _ in range(20):
        table = house.call(house.services.lobby.table, anna.open("you", "guest"))
        seeds.add(table.match.opened.seed)
    assert len(seeds) == 20
    assert max(seeds) > 2**50


# -------------------------------------------------------------------------- rates
def test_reading_has_limits(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(reads=Rate(3, 0.1))) as house:
        guest = house.guest("")
        answers = [guest.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[3].json()["code"] == "too_fast"
        assert 1 <= int(answers[3].headers["retry-after"]) <= 11
        assert guest.get("/health").status_code == 200  # whoever watches over it is let in


def test_asking_how_it_is_has_limits_of_its_own(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(watches=Rate(3, 0.1))) as house:
        guest = house.guest("")
        paths = ("/health", "/health/live", "/health/ready", "/health/live", "/metrics")
        answers = [guest.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[3].json()["code"] == "too_fast"
        assert 1 <= int(answers[3].headers["retry-after"]) <= 11
        assert guest.get("/api/games").status_code == 200


def test_a_refusal_of_what_is_too_much_says_when_to_come_back(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(newcomers=Rate(1, 0.5), tables=1)) as house:
        anna = house.guest("Anna")
        answer = house.guest("").post("/api/me", {"name": "Berta"})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "2")
        anna.open("you", "random")
        answer = anna.post("/api/tables", TABLE)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")


def test_a_guest_connects_only_so_often(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(welcomes=Rate(2, 0.01))) as house:
        anna, berta = house.guest("Anna"), house.guest("Berta")
        table = anna.open("you", "guest")
        for _ in range(2):
            with anna.at(table):
                pass
        with pytest.raises(Exception, match="too_fast"), anna.at(table):
            pass
        with berta.at(table):
            pass


# --------------------------------------------------------------------------- disk
def test_a_card_list_has_limits(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(card_rows=10, card_cell=50)) as house:
        guest = house.guest()
        for cards in ("name,cost\n" + "x" * 51 + ",1\n", "name\n" * 11, "x" * 200_000):
            answer = guest.post("/api/tables", {**TABLE, "cards": cards})
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        half = b'{"cards": "\\ud800"}'  # of a character
        headers = {**OWN, "content-type": "application/json"}
        answer = house.client.post("/api/games/citadels/cards", content=half, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_looking_at_card_lists_has_limits(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(lists=Rate(1, 0.01))) as house:
        codes = [
            house.guest("").post("/api/games/citadels/cards", {"cards": "x"}).json()["code"]
            for _ in range(2)
        ]
        assert codes == ["bad_cards", "too_fast"]
        answer = house.guest().post("/api/tables", {**TABLE, "cards": "x"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


def own_list() -> str:
    folder = Path(__file__).parents[2] / "src/tafelrunde/boardgames/citadels/components"
    return next(folder.glob("*.csv")).read_text("utf-8")


def count(home: Path, table: str) -> int:
    with closing(sqlite3.connect(home / "tafelrunde.sqlite")) as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_equal_lists_are_stored_once(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        cards = own_list()
        tables = [anna.open("you", "random", cards=cards) for _ in range(3)]
        anna.open("you", "random", cards=cards.replace("Manor", "Mansion"))
        assert count(tmp_path, "card_lists") == 2
        assert anna.get(f"/api/tables/{tables[2]}/cards").text == cards
        assert [table["own_cards"] for table in anna.get("/api/tables").json()] == [True] * 4


def test_unfinished_tables_are_counted_in_all(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(all_tables=2)) as house:
        anna = house.guest()
        anna.open("you", "random")
        anna.open("you", "random")
        with closing(sqlite3.connect(tmp_path / "tafelrunde.sqlite")) as db:
            db.execute("UPDATE tables SET created = '2020-01-01T00:00:00.000+00:00'")
            db.commit()
        answer = anna.post("/api/tables", TABLE)
        assert answer.json() == {"code": "too_many_tables", "arguments": {"most": 2}}


def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(opens=Rate(2, 0.01))) as house:
        house.guest("Anna").open("you", "random")
        house.guest("Berta").open("you", "random")
        answer = house.guest("Cora").post("/api/tables", TABLE)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


def test_moves_are_not_taken_back_for_ever(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(undos=2)) as house:
        table, guests = seated(house, "Anna", "Berta")
        with guests[0].at(table) as one, guests[1].at(table) as two:
            while True:  # until a move can be taken back
                actor = one if one.mine else two
                actor.play()
                for line in (one, two):
                    while line.latest["seq"] < actor.latest["seq"]:
                        line.next()
                if actor.latest["can_undo"]:
                    break
            move = actor.options[0]
            for _ in range(2):
                assert actor.ask("undo", ply=actor.ply)["type"] == "done"
                actor.receive("update") if actor.latest["can_undo"] else None
                move = actor.options[0]
                assert actor.play(move)["type"] == "done"
            if actor.latest["can_undo"]:
                assert refusal(actor.ask("undo", ply=actor.ply)) == "too_many_undos"
        found = house.call(house.services.lobby.table, table)
        assert found.match.undone == 2


# ----------------------------------------------------------------------------- talk
def test_old_lines_go_instead_of_new_ones(tmp_path: Path) -> None:
    limits = Limits(chat_lines=8, says=Rate(100, 100), calls=Rate(100, 100))
    with open_house(tmp_path, limits=limits) as house:
        anna, eve = house.guest("Anna"), house.guest("Eve")
        table = anna.open("you", "guest")
        with anna.at(table) as one, eve.at(table) as two:
            for number in range(6):
                assert one.ask("say", text=f"a{number}")["type"] == "done"
            for number in range(20):
                assert two.ask("say", text=f"e{number}")["type"] == "done"
            assert one.ask("say", text="still")["type"] == "done"
        with anna.at(table) as line:
            said = [line["text"] for line in line.latest["chat"]]
        # Who only watches cannot make the players' words disappear.
        assert said == ["a1", "a2", "a3", "a4", "a5", "e18", "e19", "still"]
        assert count(tmp_path, "entries WHERE kind = 'say'") == 8
    with open_house(tmp_path, limits=limits) as house:
        anna.house = house
        with anna.at(table) as line:
            assert [line["text"] for line in line.latest["chat"]] == said


def test_spectators_talk_where_the_table_lets_them(house: House) -> None:
    anna, eve = house.guest("Anna"), house.guest("Eve")
    quiet = anna.open("random", "guest", talk="players")
    assert anna.get(f"/api/tables/{quiet}").json()["talk"] == "players"
    with anna.at(quiet) as one, eve.at(quiet) as two:
        assert refusal(two.ask("say", text="psst")) == "players_talk"
        assert one.ask("say", text="welcome")["type"] == "done"  # who opened it may
    loud = anna.open("random", "guest")
    with eve.at(loud) as line:
        assert line.ask("say", text="psst")["type"] == "done"


def test_spectators_share_what_an_address_may_say(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=Limits(calls=Rate(2, 0.01))) as house:
        anna = house.guest("Anna")
        table = anna.open("you", "guest")
        answers = []
        for name in ("Eve", "Mallory", "Trudy"):
            with house.guest(name).at(table) as line:
                answers.append(line.ask("say", text="buy gold")["type"])
        assert answers == ["done", "done", "refused"]
        with anna.at(table) as line:
            assert line.ask("say", text="hello")["type"] == "done"
