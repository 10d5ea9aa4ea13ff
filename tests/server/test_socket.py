"""The socket of a table: moves, undo, talk, and everything that is refused."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.opponents import guides
from tafelrunde.server import messages
from tafelrunde.server.contract import TableInfo, Update
from tafelrunde.server.limits import FORGET, Buckets
from tafelrunde.server.match import Match
from tafelrunde.server.messages import Onlooker
from tafelrunde.server.problems import Refusal
from tafelrunde.server.settings import Limits, Rate
from tafelrunde.server.workers import Workers
from tests.server.house import Guest, House, Line, open_house


def seated(house: House, *names: str, seed: int = 7, **options: Any) -> tuple[str, list[Guest]]:
    """A running table of guests only."""
    first, *others = [house.guest(name) for name in names]
    with house.seed(seed):
        table = first.open("you", *["guest"] * len(others), options=options)
    token = first.invite(table)
    for guest in others:
        assert guest.post(f"/api/join/{token}").status_code == 200
    return table, [first, *others]


def refusal(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["problem"]["code"])


def test_a_welcome_tells_everything(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "random", "random", seed=7)) as line:
        welcome = line.latest
        assert welcome["catalogue"]["game"] == "citadels"
        assert welcome["prompt"]["options"]
        assert welcome["events"][0]["number"] == 0
        assert welcome["table"]["seats"][0]["here"]
        assert len(welcome["scores"]) == 3
        assert not welcome["can_undo"]


def test_a_move_is_told_and_acknowledged(house: House) -> None:
    table, (anna, berta) = seated(house, "Anna", "Berta")
    with anna.at(table) as one, berta.at(table) as two:
        actor, other = (one, two) if one.mine else (two, one)
        before = len(actor.latest["events"])
        done = actor.play()
        assert done["type"] == "done"
        update = other.receive("update")
        assert update["seq"] == done["seq"]
        assert update["view"]["ply"] == 1
        assert update["since"] == before
        assert update["events"][0]["number"] == before


def test_asked_twice_done_once(house: House) -> None:
    table, guests = seated(house, "Anna", "Berta")
    with guests[0].at(table) as line:
        assert line.mine
        move = line.options[0]
        first = line.play(move, client="mine", ply=0)
        again = line.ask("play", client="mine", ply=0, move=move)
        assert again == first
        assert line.ask("play", client="mine", ply=77, move="nonsense") == first
        assert refusal(line.ask("play", client="other", ply=0, move=move)) == "stale"
        assert line.ply == 1


def test_a_client_id_belongs_to_its_guest(house: House) -> None:
    table, (anna, berta) = seated(house, "Anna", "Berta")
    with anna.at(table) as one, berta.at(table) as two:
        assert one.ask("say", client="same", text="one")["type"] == "done"
        assert two.ask("say", client="same", text="two")["type"] == "done"
        with anna.at(table) as late:
            assert [said["text"] for said in late.latest["chat"]] == ["one", "two"]


def test_moves_that_are_refused(house: House) -> None:
    table, (anna, berta) = seated(house, "Anna", "Berta")
    with anna.at(table) as one, berta.at(table) as two:
        actor, other = (one, two) if one.mine else (two, one)
        stale = actor.play(ply=5)
        assert (refusal(stale), stale["problem"]["arguments"]) == ("stale", {"ply": 0})
        assert refusal(other.play("pick king")) == "not_your_turn"
        assert refusal(actor.play("fly home")) == "unknown_notation"
        assert refusal(actor.play("build tavern")) not in ("bad_request", "server_error")
        assert refusal(actor.play("x" * 201)) == "bad_request"
        assert refusal(actor.play(client="")) == "bad_request"
        actor.session.send_text(json.dumps({"type": "undo", "client": "x" * 65, "ply": 0}))
        assert refusal(actor.receive("refused")) == "bad_request"
        assert refusal(actor.ask("why", ply=9, move="build tavern")) == "stale"
        assert actor.ask("why", ply=0, move="build tavern")["code"]
        assert actor.ask("why", ply=0, move=actor.options[0])["code"] == ""
        assert actor.ply == 0


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "null", "7", '"play"', "{}", '{"type":"fly"}', '{"type":"play"}'),
        '{"type":"play","client":"c","ply":"0","move":"pick king"}',
        '{"type":"play","client":"c","ply":0,"move":7}',
        '{"type":"play","client":"c","ply":0,"move":"pick king","more":1}',
        '{"type":"play","client":"c","ply":1e400,"move":"x"}',
        '{"type":"say","client":"c"}',
        "[" * 5000,
        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_messages_that_are_none(house: House, text: str) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "random")) as line:
        line.session.send_text(text)
        assert refusal(line.receive("refused")) == "bad_request"
        assert line.ask("why", ply=line.ply, move="build tavern")["type"] in ("why", "refused")


def test_bytes_and_too_much(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "random")) as line:
        line.session.send_bytes(b"\x00\x01")
        assert refusal(line.receive("refused")) == "bad_request"
        assert refusal(line.ask("say", text="x" * 70_000)) == "too_large"


def test_nonsense_ends_the_connection(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "random")) as line:
        for _ in range(10):
            line.session.send_text("nonsense")
        assert line.end() == 1008


# ------------------------------------------------------------------------- undo
def to_a_move_that_can_be_undone(line: Line) -> None:
    """Play until the own last move revealed nothing."""
    while not line.latest["can_undo"]:
        line.my_turn()
        # Taking gold reveals nothing, and the turn goes on.
        move = next((m for m in line.options if m in ("gold", "take gold")), line.options[0])
        line.play(move)
        assert not line.over


def test_undo(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "random", seed=3)) as line:
        to_a_move_that_can_be_undone(line)
        ply, events = line.ply, len(line.latest["events"])
        assert events > 0
        done = line.ask("undo", ply=ply, client="back")
        assert done["type"] == "done"
        assert line.ply == ply - 1
        assert line.mine
        update = line.latest
        assert update["events"] == []
        assert line.ask("undo", ply=ply, client="back") == done
        assert refusal(line.ask("undo", ply=ply)) == "stale"
        line.play()
        assert line.ply >= ply
        with guest.at(line.latest["table"]["id"]) as again:
            numbers = [event["number"] for event in again.latest["events"]]
            assert numbers == list(range(len(numbers)))


def test_undo_is_refused(house: House) -> None:
    table, (anna, berta) = seated(house, "Anna", "Berta")
    with anna.at(table) as one, berta.at(table) as two:
        actor, other = (one, two) if one.mine else (two, one)
        assert refusal(actor.ask("undo", ply=0)) == "undo_nothing"
        actor.play()
        other.receive("update")
        # The first character is picked, and the next seat has seen what is left.
        assert refusal(actor.ask("undo", ply=1)) == "undo_revealed"
        assert refusal(other.ask("undo", ply=1)) == "undo_others"


# ------------------------------------------------------------------------- talk
def test_talk(house: House) -> None:
    table, (anna, berta) = seated(house, "Anna", "Berta")
    with anna.at(table) as one, berta.at(table) as two, house.guest("Cora").at(table) as three:
        assert one.ask("say", text="  hello\n there\u202e ")["type"] == "done"
        line = two.receive("chat")["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, "hello there")
        assert three.ask("say", text="I watch")["type"] == "done"
        assert two.receive("chat")["line"]["seat"] == -1
        for text in ("", " \n", "x" * 501):
            assert refusal(one.ask("say", text=text)) == "bad_text"
    with house.guest("").at(table) as nobody:
        assert refusal(nobody.ask("say", text="hello")) == "no_name"


def test_a_hint(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "random")) as line:
        line.my_turn()
        hint = line.ask("hint", ply=line.ply)
        assert hint["move"] in line.options
        assert hint["bot"] == "count"
        assert hint["reasons"][-1]["text"].startswith("table-hint-search")
        assert refusal(line.ask("hint", ply=line.ply + 1)) == "stale"


def test_what_to_know_about_the_bots_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit = tmp_path / "citadels" / "components" / "guide.json"
    fit.parent.mkdir(parents=True)
    data = json.loads(guides.weights_path("citadels").read_text("utf-8"))
    fit.write_text(json.dumps({**data, "version": 99}), "utf-8")
    with open_house(tmp_path / "home") as house:
        guest = house.guest()
        with guest.at(guest.open("you", "knight")) as line:
            assert "notes" not in line.latest["table"]
        monkeypatch.setattr(guides, "weights_path", lambda _: fit)
        with guest.at(guest.open("you", "random")) as line:
            assert "notes" not in line.latest["table"]
        with guest.at(guest.open("you", "page", "knight")) as line:
            assert line.latest["table"]["notes"] == ["table-bot-unfit"]


# ------------------------------------------------------------------- spectators
def test_a_spectator_sees_what_everybody_sees(house: House) -> None:
    table, guests = seated(house, "Anna", "Berta")
    with house.guest("").at(table) as watcher:
        hands = [
            component
            for area in watcher.latest["view"]["seats"]
            for component in area["components"]
            if component["id"].endswith("/hand")
        ]
        assert hands
        assert all(not hand.get("faces") for hand in hands)
        assert "options" not in watcher.latest["prompt"]
        for kind in ("play", "why"):
            assert refusal(watcher.ask(kind, ply=0, move="pick king")) == "not_seated"
        assert refusal(watcher.ask("undo", ply=0)) == "not_seated"
        assert refusal(watcher.ask("hint", ply=0)) == "not_seated"
        with guests[0].at(table) as one, guests[1].at(table) as two:
            (one if one.mine else two).play()
            assert watcher.receive("update")["view"]["ply"] == 1


# ----------------------------------------------------------------------- limits
def test_sockets_from_elsewhere_are_refused(house: House) -> None:
    guest = house.guest()
    table = guest.open("you", "random")
    for origin in ("http://evil.example", "null", "http://["):
        with pytest.raises(WebSocketDisconnect), guest.at(table, {"origin": origin}):
            pass
    with guest.at(table, {"origin": "http://testserver.local"}) as line:
        assert line.latest["table"]["your_seat"] == 0


def test_no_socket_without_a_table(house: House) -> None:
    with pytest.raises(WebSocketDisconnect), house.guest().at("none"):
        pass


def test_what_is_done_but_cannot_be_told_is_no_refusal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, berta) = seated(house, "Anna", "Berta")
    with anna.at(table) as one, berta.at(table) as two:
        actor, other = (one, two) if one.mine else (two, one)
        told = messages.update

        def update(match: Match, info: TableInfo, who: Onlooker, since: int) -> Update:
            if who.seat == other.latest["table"]["your_seat"]:
                raise ValueError("no words")
            return told(match, info, who, since)

        monkeypatch.setattr(messages, "update", update)
        assert actor.play()["type"] == "done"
        assert other.end() == 1013
        assert actor.ply == 1
    with berta.at(table) as again:
        assert again.ply == 1


def test_a_hint_that_fails_is_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("no idea")

    guest = house.guest()
    with guest.at(guest.open("you", "random", seed=7)) as line:
        line.my_turn()
        monkeypatch.setattr(Workers, "hint", fail)
        assert refusal(line.ask("hint", ply=line.ply)) == "server_error"


def test_a_table_that_is_gone(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table, (anna, berta) = seated(house, "Anna", "Berta")
        with anna.at(table) as one, berta.at(table) as two:
            with sqlite3.connect(tmp_path / "tafelrunde.sqlite") as database:
                for name in ("entries", "seats", "positions"):
                    database.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
                database.execute("DELETE FROM tables WHERE id = ?", (table,))
            database.close()
            assert refusal((one if one.mine else two).play()) == "no_table"
    with open_house(tmp_path) as house:
        guest = house.guest("Cora")
        assert guest.get(f"/api/tables/{table}").json()["code"] == "no_table"
        assert guest.post("/api/join/none").json()["code"] == "no_invitation"


def test_too_fast(tmp_path: Path) -> None:
    limits = Limits(socket=Rate(5, 0.01), sockets=2)
    with open_house(tmp_path, limits=limits) as house:
        guest = house.guest()
        table = guest.open("you", "random")
        with guest.at(table) as line, guest.at(table):
            with pytest.raises(WebSocketDisconnect), guest.at(table):
                pass
            codes = [line.ask("why", ply=999, move="x")["problem"]["code"] for _ in range(7)]
            assert codes == ["stale"] * 5 + ["too_fast"] * 2
        with guest.at(table) as line:
            assert line.latest["table"]["seats"][0]["here"]


def test_a_slow_client_is_let_go(tmp_path: Path) -> None:
    """Whoever does not read keeps nobody waiting, and gets a welcome when they come back."""
    with open_house(tmp_path, limits=Limits(unsent=1000)) as house:
        guest = house.guest()
        table = guest.open("you", "guest")

        async def flood(*sizes: int) -> None:
            found = await house.services.lobby.table(table)
            for connection in found._connections:
                for size in sizes:
                    connection.tell(message(size))

        def message(size: int) -> str:
            """Each sign has two bytes."""
            return json.dumps({"type": "ü" * size}, ensure_ascii=False)

        with guest.at(table) as line:
            for sizes in ([200, 200], [5000], [1] * 60):  # many bytes, if they are one message
                house.call(flood, *sizes)
                for size in sizes:
                    assert line.session.receive_text(timeout=20) == message(size)
            house.call(flood, 300, 300)
            assert line.end() == 1013


def test_many_who_ask_are_forgotten_when_they_may_be() -> None:
    buckets = Buckets(Rate(1, 1000.0))
    for key in range(FORGET + 1):
        buckets.take(key)
    time.sleep(0.01)
    buckets.take("one more")
    assert len(buckets._levels) < FORGET
    patient = Buckets(Rate(1, 0.001))
    for key in range(2 * FORGET):
        patient.take(key)
    with pytest.raises(Refusal):
        patient.take(0)
