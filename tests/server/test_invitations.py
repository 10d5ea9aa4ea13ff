"""Invitations are valid until the seats are full, and can be revoked."""

from __future__ import annotations

from tests.server.house import House


def test_a_table_starts_when_its_seats_are_full(house: House) -> None:
    anna, berta, cora = (house.guest(name) for name in ("Anna", "Berta", "Cora"))
    table = anna.open("you", "guest", "guest", "random")
    token = anna.invite(table)
    assert anna.invite(table) == token
    with anna.at(table) as line:
        assert line.latest["table"]["status"] == "open"
        assert "options" not in line.latest["prompt"]
        assert line.ask("play", ply=0, move="pick king")["problem"]["code"] == "not_started"
        joined = berta.post(f"/api/join/{token}").json()
        assert (joined["status"], joined["your_seat"]) == ("open", 1)
        assert line.receive("seats")["table"]["seats"][1]["name"] == "Berta"
        assert berta.post(f"/api/join/{token}").json()["your_seat"] == 1
        assert cora.post(f"/api/join/{token}").json()["status"] == "running"
        update = line.receive("update")
        assert update["table"]["status"] == "running"
        assert update["since"] == 0
        assert update["events"]
    late = house.guest("Dora").post(f"/api/join/{token}")
    assert (late.status_code, late.json()["code"]) == (409, "seats_full")
    assert cora.post(f"/api/join/{token}").json()["your_seat"] == 2
    assert anna.post(f"/api/tables/{table}/invitation").json()["code"] == "seats_full"
    assert [found["id"] for found in cora.get("/api/tables").json()] == [table]


def test_an_invitation_says_to_what(house: House) -> None:
    anna, stranger = house.guest("Anna"), house.guest("")
    options = {"bank_limit": 30}
    table = anna.open("steward", "you", "guest", "guest", options=options, talk="players")
    path = f"/api/join/{anna.invite(table)}"
    answer = stranger.get(path)
    assert answer.status_code == 200
    invited = answer.json()
    assert invited["opener"] == "Anna"
    found = invited["table"]
    assert (found["id"], found["game"], found["status"]) == (table, "citadels", "open")
    assert (found["options"], found["talk"]) == (options, "players")
    kinds = [(seat["kind"], seat.get("bot")) for seat in found["seats"]]
    assert kinds == [("bot", "steward"), ("person", None), ("empty", None), ("empty", None)]
    assert found["seats"][1]["name"] == "Anna"
    assert "your_seat" not in found
    assert "yours" not in found
    assert anna.get(path).json()["table"]["your_seat"] == 1
    # Looking is not joining.
    assert [seat["kind"] for seat in stranger.get(path).json()["table"]["seats"][2:]] == [
        "empty"
    ] * 2


def test_a_spent_invitation_says_so(house: House) -> None:
    anna, berta, late = (house.guest(name) for name in ("Anna", "Berta", ""))
    table = anna.open("you", "guest")
    path = f"/api/join/{anna.invite(table)}"
    berta.post(path)
    found = late.get(path).json()["table"]
    assert (found["id"], found["status"]) == (table, "running")
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Berta"]
    assert berta.get(path).json()["table"]["your_seat"] == 1


def test_an_invitation_that_is_none_tells_nothing(house: House) -> None:
    anna, stranger = house.guest("Anna"), house.guest("")
    table = anna.open("you", "guest")
    token = anna.invite(table)
    assert anna.request("DELETE", f"/api/tables/{table}/invitation").status_code == 204
    for wrong in (token, "invented", table, "%00", "x" * 2000):
        answer = stranger.get(f"/api/join/{wrong}")
        assert answer.status_code == 404, wrong
        assert answer.json() == {"code": "no_invitation", "arguments": {}}, wrong


def test_nobody_sees_his_hand_before_the_start(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.open("you", "guest")) as line:
        for area in line.latest["view"]["seats"]:
            assert all(not part.get("faces") for part in area["components"])
        assert all(not event.get("faces") for event in line.latest["events"])


def test_a_revoked_invitation_is_worthless(house: House) -> None:
    anna, berta = house.guest("Anna"), house.guest("Berta")
    table = anna.open("you", "guest")
    token = anna.invite(table)
    path = f"/api/tables/{table}/invitation"
    assert berta.post(path).json()["code"] == "not_yours"
    assert berta.request("DELETE", path).json()["code"] == "not_yours"
    assert anna.request("DELETE", path).status_code == 204
    assert berta.post(f"/api/join/{token}").json()["code"] == "no_invitation"
    new = anna.invite(table)
    assert new != token
    assert house.guest("").post(f"/api/join/{new}").json()["code"] == "no_name"
    assert berta.post(f"/api/join/{new}").json()["status"] == "running"
