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
