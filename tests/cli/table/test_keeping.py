"""Nothing gets lost: autosave, going on, saving and loading, files that are none."""

from __future__ import annotations

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde._home import home as user_home
from tafelrunde._home import write_safely
from tafelrunde.cli.table import home as homes
from tafelrunde.cli.table import saved
from tafelrunde.cli.table.keeper import Keeper
from tafelrunde.cli.table.session import Session
from tests import signals
from tests.cli.command import Command
from tests.cli.table.host import Host, new_session

SCRIPT = shutil.which("tafelrunde", path=str(Path(sys.executable).parent))
# Slower than a kill, but sure to be over some day.
PATIENCE = 60


def flat(text: str) -> str:
    return " ".join(text.split())


def tables(home: Path) -> list[Path]:
    return sorted((home / "tables").glob("*.json"))


# ----------------------------------------------------------------------- autosave
def test_every_move_is_kept_also_those_of_bots(home: Path) -> None:
    host = Host("pick merchant", "gold")
    kept: list[int] = []
    keep = host.table.keeper.keep

    def count(session: Session, language: str) -> OSError | None:
        found = keep(session, language)
        text = json.loads(tables(home)[0].read_text("utf-8"))["record"]
        kept.append(len(text.partition("moves\n")[2].splitlines()))
        return found

    host.table.keeper.keep = count  # type: ignore[method-assign]
    host.run()
    assert kept == list(range(1, len(host.session.record.moves) + 1))
    assert list((home / "tables").iterdir()) == tables(home)  # no drafts are left


def test_a_finished_game_leaves_a_record_and_nothing_to_go_on_with(home: Path) -> None:
    session = new_session(seats=["you", "random"])
    while not session.state.over:
        session.play_bot() if not session.actor.is_person else session.play(
            session.state.moves()[0]
        )
    keeper = Keeper(session)
    keeper.keep(session, "en")
    path = keeper.save_record(session)
    assert path is not None
    assert path.read_text("utf-8") == session.record.text
    assert path.parent == home / "records"
    assert tables(home) == []


def test_a_full_disk_is_told_of_once_and_does_not_stop_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saved, "write_safely", fail)
    host = Host("pick merchant", "gold", "end")
    out = flat(host.run())
    assert out.count("no space left on the disk") == 1
    assert len(host.session.record.moves) > 3
    assert "waits for you" not in out
    assert tables(home) == []


def test_a_file_is_never_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_safely(path, "old")

    def crash(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        write_safely(path, "new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_where_things_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TAFELRUNDE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert user_home() == Path("/data/tafelrunde")
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert user_home() == tmp_path / ".local/share/tafelrunde"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert user_home() == tmp_path / "Library/Application Support/tafelrunde"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert user_home() == Path("/local/tafelrunde")
    monkeypatch.setenv("TAFELRUNDE_HOME", "/own")
    assert user_home() == Path("/own")


def test_a_table_that_has_just_gone_is_passed_over(home: Path) -> None:
    session = new_session()
    Keeper(session).keep(session, "en")
    (home / "tables" / "citadels-gone.json").symlink_to(home / "nowhere")
    found = homes.unfinished("citadels")
    assert [path.is_file() for path in found] == [True]


def test_a_record_that_cannot_be_kept_is_told_of(tmp_path: Path) -> None:
    host = Host("pick merchant")
    host.table.keeper = Keeper(host.session, record=tmp_path / "no" / "folder.txt")
    out = flat(host.run())
    assert "The record cannot be written to" in out
    assert "(there is no such file or folder)." in out


def test_tables_of_the_same_second_have_different_names() -> None:
    session = new_session()
    keepers = []
    for _ in range(3):
        keepers.append(Keeper(session))
        keepers[-1].keep(session, "en")
    assert len({keeper.file for keeper in keepers}) == 3


# ------------------------------------------------------------- processes that end
def started(home: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command as a process, which has been told to make one move."""
    assert SCRIPT is not None
    with signals.heard():
        process = subprocess.Popen(
            [SCRIPT, "play", "citadels", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "TAFELRUNDE_HOME": str(home), "LC_ALL": "C.UTF-8"},
        )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    deadline = time.monotonic() + PATIENCE
    while not tables(home) and time.monotonic() < deadline:
        time.sleep(0.02)
    return process


@pytest.fixture
def all_ignored() -> Iterator[None]:
    """As if the tests had been started in the background, with nohup."""
    wanted = [getattr(signal, name) for name in signals.TO_STOP if hasattr(signal, name)]
    before = [signal.signal(one, signal.SIG_IGN) for one in wanted]
    yield
    for one, handler in zip(wanted, before, strict=True):
        signal.signal(one, handler)


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.usefixtures("all_ignored")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGHUP", "SIGTERM"])
def test_a_game_survives_its_process(home: Path, how: str) -> None:
    process = started(home, "--seed", "7")
    process.send_signal(getattr(signal, how))
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -getattr(signal, how)
    (file,) = tables(home)
    session, language = saved.load(file)
    assert language == "en"
    assert session.record.moves[0] == "0 pick assassin"
    # And one goes on with it.
    again = started(home)
    out, _ = again.communicate("y\n", timeout=PATIENCE)
    assert "A game of Citadels is waiting here, Round 1." in out
    assert tables(home) == [file]


@pytest.mark.usefixtures("all_ignored")
def test_interrupted_at_a_prompt(home: Path) -> None:
    process = started(home, "--seed", "7")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert len(tables(home)) == 1


# ----------------------------------------------------------------------- going on
def go_on(command: Command, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return command.output("play", "citadels", "--language", "en")


def test_going_on_or_not(command: Command, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    first = go_on(command, monkeypatch, "1", "quit")
    assert "Citadels for 4 players. Have fun!" in first
    out = go_on(command, monkeypatch, "what?", "y", "score", "quit")
    assert "is waiting here, Round 1. Go on with it?\n(y/n) what?\n(y/n) y\n" in out
    assert "Welcome back!" in out
    assert "Since your last move" in out
    assert len(tables(home)) == 1
    out = go_on(command, monkeypatch, "n", "1", "quit")
    assert "A new game begins." in out
    assert len(tables(home)) == 2
    # The end of all input is no answer.
    assert "Welcome back!" not in go_on(command, monkeypatch)


def test_a_game_goes_on_in_its_language(
    command: Command, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    session = new_session(language="de")
    Keeper(session).keep(session, "de")
    for language, hello in ([], "Wähle einen"), (["--language", "en"], "Choose a character"):
        monkeypatch.setattr("sys.stdin", io.StringIO("y\nquit\n"))
        assert hello in command.output("play", "citadels", *language)
    assert len(tables(home)) == 1


def test_a_damaged_table_is_told_of_and_passed_over(
    command: Command, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    (home / "tables").mkdir(parents=True)
    (home / "tables" / "citadels-x.json").write_text("{}", "utf-8")
    out = go_on(command, monkeypatch, "quit")
    assert "cannot be loaded" in flat(out)
    assert "Have fun!" in out


def test_a_game_that_ended_without_its_record_gets_it(
    command: Command, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    session = new_session(seats=["you", "random"])
    while not session.state.over:
        session.play(session.state.moves()[-1])
    Keeper(session).keep(session, "en")
    out = go_on(command, monkeypatch, "quit")
    assert "is waiting" not in out
    assert tables(home) == []
    assert len(list((home / "records").iterdir())) == 1


# --------------------------------------------------------------- saving, loading
def test_saving_and_loading(tmp_path: Path) -> None:
    file = tmp_path / "my table.json"
    host = Host("pick merchant", f"save {file}", "save", "load", "quit", language="de")
    out = flat(host.run())
    assert "Gesichert in" in out
    assert "sichert die Partie: speichern DATEI" in out
    assert "holt eine gesicherte Partie zurück" in out
    other = Host(f"load {file}", "n", f"load {file}", "y", "quit", seed=8)
    out = flat(other.run())
    assert "All right, nothing has changed." in out
    assert "This leaves the current game. Load all the same?" in out
    assert "You choose the Merchant." in out
    assert other.session.record.text == host.session.record.text
    assert other.session.seats == host.session.seats


def test_saving_over_a_file_is_asked_first(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("mine", "utf-8")
    out = flat(Host(f"save {file}", "n").run())
    assert "exists already. Overwrite it?" in out
    assert file.read_text("utf-8") == "mine"
    Host(f"save {file}", "yes").run()
    assert saved.load(file)[1] == "en"


def test_saving_where_one_cannot(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    out = flat(Host(f"save {tmp_path}/file/table.json").run())
    assert "cannot be written" in out
    assert "The game goes on." in out


def good(**changes: Any) -> dict[str, Any]:
    session = new_session()
    seats = [{"name": seat.name, "kind": seat.kind} for seat in session.seats]
    table = {"format": saved.FORMAT, "language": "en", "seats": seats}
    return {**table, "record": session.record.text, **changes}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a saved table"),
        (b"\xff\xfe{", "not a saved table"),
        (b"[" * 100_000, "not a saved table"),
        (b'{"format": "chess"}', "not a saved table"),
        (good(format="tafelrunde table 99"), "not a saved table"),
        (good(extra=1), "not a saved table"),
        (good(seats="you"), "not a saved table"),
        (good(seats=[]), "0 seats are named for 4 players"),
        (good(seats=[{"name": "A", "kind": "wizard"}] * 4), "“wizard”"),
        (good(seats=[{"name": "A"}] * 4), "not a saved table"),
        (good(seats=[{"name": "A\x1b[31m", "kind": "person"}] * 4), "is not a name"),
        (good(language="fr"), "“fr”"),
        (good(record=""), "line 1"),
        (good(record=good()["record"] + "0 fly\n"), "'fly' is no move"),
        (good(record=good()["record"].replace("citadels", "chess")), "'chess'"),
        (good(cards="/nowhere.csv"), "/nowhere.csv"),
    ],
)
def test_files_that_are_no_tables(
    tmp_path: Path, content: bytes | dict[str, Any], words: str
) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    with pytest.raises(saved.BadTable) as error:
        saved.load(file)
    assert words.removeprefix("/") in str(error.value)
    assert "\n" not in str(error.value)
    out = flat(Host(f"load {file}", "load /no/such/file").run())
    assert "cannot be loaded" in out
    assert "There is no file /no/such/file. The game goes on." in out


def test_a_table_with_own_cards_knows_where_they_are(tmp_path: Path, card_file: Path) -> None:
    session = new_session(tafelrunde.game("citadels", card_file))
    session.cards = card_file
    file = tmp_path / "table.json"
    saved.save(session, "en", file)
    assert saved.load(file)[0].record.text == session.record.text
    moved = card_file.rename(tmp_path / "moved.csv")
    with pytest.raises(saved.BadTable, match=r"cards\.csv"):
        saved.load(file)
    assert saved.load(file, moved)[0].record.text == session.record.text
    moved.write_text(moved.read_text("utf-8").replace("Tavern", "Inn"), "utf-8")
    with pytest.raises(saved.BadTable, match="another card file"):
        saved.load(file, moved)
