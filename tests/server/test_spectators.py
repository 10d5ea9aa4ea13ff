"""Those who watch: everybody sees who they are, and their talk does not drown that of players."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tafelrunde.server import entries as e
from tafelrunde.server import messages
from tafelrunde.server.loading import make_game
from tafelrunde.server.match import Match
from tests.server.house import House, Json


def watching(table: Json) -> tuple[list[str], int]:
    return table.get("watchers", []), table.get("more_watchers", 0)


def test_everybody_sees_who_watches(house: House) -> None:
    anna, berta, nameless = (house.guest(name) for name in ("Anna", "Berta", ""))
    table = anna.open("you", "guest")
    with anna.at(table) as line:
        assert watching(line.latest["table"]) == ([], 0)
        with berta.at(table) as other:
            assert watching(other.latest["table"]) == (["Berta"], 0)
            assert watching(line.receive("seats")["table"]) == (["Berta"], 0)
            with nameless.at(table) as third:
                assert watching(third.latest["table"]) == (["Berta"], 1)
                assert watching(line.receive("seats")["table"]) == (["Berta"], 1)
                assert watching(anna.get(f"/api/tables/{table}").json()) == (["Berta"], 1)
            assert watching(line.receive("seats")["table"]) == (["Berta"], 0)
        assert watching(line.receive("seats")["table"]) == ([], 0)


def test_windows_of_one_guest_are_one_watcher(house: House) -> None:
    anna, berta, nameless = (house.guest(name) for name in ("Anna", "Berta", ""))
    table = anna.open("random", "guest")  # who opened a table without a seat watches too
    # Without a name nobody knows that it is the same guest.
    guests = (anna, berta, berta, nameless, nameless)
    with ExitStack() as lines:
        line = [lines.enter_context(guest.at(table)) for guest in guests][-1]
        assert watching(line.latest["table"]) == (["Anna", "Berta"], 2)


def test_a_watcher_who_takes_a_seat_watches_no_longer(house: House) -> None:
    anna, berta = house.guest("Anna"), house.guest("Berta")
    table = anna.open("you", "guest", "guest")
    token = anna.invite(table)
    with anna.at(table) as line, berta.at(table):
        assert watching(line.receive("seats")["table"]) == (["Berta"], 0)
        berta.post(f"/api/join/{token}")
        assert watching(line.receive("seats")["table"]) == ([], 0)


def test_only_so_many_watchers_are_named(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.open("you", "guest")
    with ExitStack() as lines:
        for number in range(22):
            lines.enter_context(house.guest(f"Guest {number}").at(table))
        lines.enter_context(house.guest("").at(table))
        with anna.at(table) as line:
            names, more = watching(line.latest["table"])
    assert names == [f"Guest {number}" for number in range(20)]
    assert more == 3  # two with a name, one without


def test_a_name_given_later_is_seen_after_connecting_again(house: House) -> None:
    anna, eve = house.guest("Anna"), house.guest("")
    table = anna.open("you", "guest")
    with eve.at(table) as line:
        refused = line.ask("say", text="hello")
        assert refused["problem"]["code"] == "no_name"
    eve.post("/api/me", {"name": "Eve", "language": "en"})
    with anna.at(table) as one, eve.at(table) as line:
        assert line.ask("say", text="hello")["type"] == "done"
        said = one.receive("chat")["line"]
        assert (said["name"], said["seat"], said["text"]) == ("Eve", -1, "hello")
        assert watching(line.latest["table"]) == (["Eve"], 0)


def test_a_welcome_has_what_players_said_in_spite_of_spectators(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "CHAT_LINES", 4)
    anna, eve = house.guest("Anna"), house.guest("Eve")
    table = anna.open("you", "guest")
    with anna.at(table) as one, eve.at(table) as two:
        for line, text in ((one, "a0"), (one, "a1"), (two, "e0"), (two, "e1"), (two, "e2")):
            assert line.ask("say", text=text)["type"] == "done"
    with anna.at(table) as line:
        assert [line["text"] for line in line.latest["chat"]] == ["a0", "a1", "e1", "e2"]


def talk(*seats: int) -> Match:
    """A table where these seats have spoken, one after the other."""
    opened = e.Opened("citadels", ["you", "random"], {}, 1, make_game("citadels", None).cards, "A")
    match = Match(make_game("citadels", None), e.Entry(0, opened, "", "anna"))
    for number, seat in enumerate(seats, 1):
        match.apply(e.Entry(number, e.Said(seat, "x", "x"), ""))
    return match


def test_newcomers_read_what_players_said_before_spectators_shouted() -> None:
    def told(match: Match) -> list[int]:
        return [line.seq for line in match.recent_chat(4)]

    assert told(talk(0, 0, -1, -1, -1, -1)) == [1, 2, 5, 6]  # there is room for two of theirs
    assert told(talk(0, 0, 0, 0, 0, -1, -1)) == [3, 4, 5, 7]  # a quarter is theirs in any case
    assert told(talk(-1, 0, 0, 0, 0, 0)) == [1, 4, 5, 6]
    assert told(talk(-1, -1, -1, -1, -1)) == [2, 3, 4, 5]
    assert told(talk(0, 0, 0, 0, 0)) == [2, 3, 4, 5]
    assert told(talk(0, -1)) == [1, 2]
    assert told(talk()) == []
