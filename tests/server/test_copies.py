"""`tafelrunde backup` and `tafelrunde restore`."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage.copies import back_up, bring_back
from tests.server.conftest import GENEROUS
from tests.server.house import open_house
from tests.server.live import Visitor, live_server, receive, send


def moves(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return int(db.execute("SELECT count(*) FROM entries WHERE kind = 'move'").fetchone()[0])


def test_a_backup_while_people_play(tmp_path: Path) -> None:
    """What was acknowledged before is in it, and the copy is whole, whenever it is made."""
    home = tmp_path / "home"
    with live_server(home) as live:
        anna = Visitor(live.url, "Anna")
        table = anna.open("you", "random")
        done, stop = 0, threading.Event()
        copies: list[tuple[int, Path]] = []

        def copy() -> None:
            while not stop.is_set() and len(copies) < 5:
                before = done
                back_up(Settings(home), tmp_path / f"copy{len(copies)}")
                copies.append((before, tmp_path / f"copy{len(copies)}"))

        with anna.at(table) as line:
            latest = receive(line, "welcome")
            other = threading.Thread(target=copy)
            other.start()
            asked = -1
            while done < 30 and latest["table"]["status"] != "over":
                ply = latest["view"]["ply"]
                if latest["table"].get("your_turn") and ply > asked:
                    asked, move = ply, latest["prompt"]["options"][0]["notation"]
                    send(line, type="play", client=str(ply), ply=ply, move=move)
                message = receive(line, "update", "done")
                if message["type"] == "done":
                    done += 1
                else:
                    latest = message
            stop.set()
            other.join()
        anna.close()
    assert copies
    for before, folder in copies:
        assert sorted(file.name for file in folder.iterdir()) == ["secret.key", "tafelrunde.sqlite"]
        assert moves(folder / "tafelrunde.sqlite") >= before
        if os.name != "nt":
            assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}


def test_what_is_restored_is_what_was_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even though the file beside the database, of a server that was killed, knows more."""
    home, copy = tmp_path / "home", tmp_path / "copy"
    with live_server(home) as live:
        anna = Visitor(live.url, "Anna")
        first = anna.open("you", "random")
        assert main(["backup", str(copy), "--home", str(home)]) == 0
        anna.open("you", "random")
        assert main(["restore", str(copy), "--home", str(home)]) == 2
        assert "A server uses this database. Stop it first." in capsys.readouterr().err
        assert len(anna.http.get("/api/tables").json()) == 2
        live.kill()
        assert (home / "tafelrunde.sqlite-wal").exists()
        assert main(["restore", str(copy), "--home", str(home)]) == 0
        live.start()
        assert [table["id"] for table in anna.http.get("/api/tables").json()] == [first]
        anna.close()
    aside = [file.name for file in home.iterdir() if "replaced" in file.name]
    assert any(name.startswith("tafelrunde.sqlite.replaced") for name in aside)


def test_a_damaged_database_is_replaced(tmp_path: Path) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy"
    with open_house(home, limits=GENEROUS) as house:
        anna = house.guest()
        table = anna.open("you", "guest")
        back_up(Settings(home), copy)
    (home / "tafelrunde.sqlite").write_bytes(b"nothing that makes sense" * 500)
    (home / "secret.key").unlink()
    bring_back(Settings(home), copy)
    with open_house(home, limits=GENEROUS) as house:
        anna.house = house
        assert [found["id"] for found in anna.get("/api/tables").json()] == [table]


def test_what_root_restores_belongs_to_whom_it_belonged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, copy = tmp_path / "home", tmp_path / "copy"
    with open_house(home):
        back_up(Settings(home), copy)
    (home / "secret.key").unlink()
    owners = {home: (1001, 1002), home / "tafelrunde.sqlite": (1003, 1004)}
    given: list[tuple[str, int, int]] = []

    true_stat = Path.stat

    def stat(file: Path, **more: bool) -> os.stat_result:
        found = true_stat(file, **more)
        return os.stat_result((*found[:4], *owners.get(file, (0, 0)), *found[6:]))

    def chown(file: Path, user: int, group: int) -> None:
        given.append((file.name, user, group))

    monkeypatch.setattr(Path, "stat", stat)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(os, "chown", chown, raising=False)
    bring_back(Settings(home), copy)
    assert given == []  # who is not root has made it themselves
    (home / "secret.key").unlink()
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    bring_back(Settings(home), copy)
    fresh = f".tafelrunde.sqlite-{os.getpid()}"  # before it takes the place of the old one
    assert given == [(fresh, 1003, 1004), ("secret.key", 1001, 1002)]


def test_copies_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    other.mkdir()
    (other / "file").write_text("x")
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "tafelrunde.sqlite").write_bytes(b"no database" * 500)
    with closing(sqlite3.connect(tmp_path / "foreign.sqlite")) as db:
        db.execute("CREATE TABLE x (y)")
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign.sqlite").rename(tmp_path / "foreign" / "tafelrunde.sqlite")
    for command, folder, problem in (
        ("backup", "copy", "There is no database"),
        ("restore", "copy", "is not a backup: tafelrunde.sqlite is missing"),
        ("restore", "none", "file is not a database"),
        ("restore", "foreign", "is not a database of Tafelrunde"),
    ):
        assert main([command, str(tmp_path / folder), "--home", str(home)]) == 2
        assert problem in capsys.readouterr().err
    with open_house(home):
        assert main(["backup", str(other), "--home", str(home)]) == 2
        assert "exists already" in capsys.readouterr().err
    assert main(["backup", str(other), "--database", "postgresql://x/y"]) == 2
    assert "Only SQLite files can be copied" in capsys.readouterr().err
