"""`tafelrunde serve`: what it refuses in one line, and how it stops."""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import _native
from tafelrunde.cli.language import BadArgument
from tafelrunde.cli.serve import serve
from tafelrunde.server.run import address, listen
from tafelrunde.server.settings import BadSettings
from tests.server.live import live_server


@pytest.mark.parametrize(
    "wrong", [{"port": -1}, {"port": 65536}, {"bot_seconds": 0.0}, {"bot_seconds": 1e9}]
)
def test_arguments_that_cannot_be(wrong: dict[str, int], tmp_path: Path) -> None:
    with pytest.raises(BadArgument):
        serve(home=tmp_path, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("address", ["://", "nonsense://x", "no-database.txt"])
def test_a_database_that_is_none(tmp_path: Path, address: str) -> None:
    file = tmp_path / "no-database.txt"
    file.write_text("this is no database, whatever its name may be" * 100)
    with pytest.raises(BadSettings):
        serve(home=tmp_path, port=0, database=address.replace(file.name, str(file)))


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSettings, match=f"Port {port} on .*: the port is already"):
            serve(home=tmp_path, port=port)


def test_addresses() -> None:
    with listen("127.0.0.1", 0) as here:
        assert address(here) == f"http://127.0.0.1:{here.getsockname()[1]}/"
    with listen("0.0.0.0", 0) as everywhere:
        assert address(everywhere).startswith("http://127.0.0.1:")


def test_it_says_that_it_runs_interpreted_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_: object, listener: socket.socket, **how: Any) -> bool:
        listener.close()
        how["say"]("http://here/")
        return True

    monkeypatch.setattr("tafelrunde.server.run.serve", run)
    line = "tafelrunde: The engine runs interpreted, and slowly: x\n"
    for reason, told in (("", ""), ("x", line)):
        monkeypatch.setattr(_native, "why_interpreted", lambda reason=reason: reason)
        assert serve(home=tmp_path, port=0) == 0
        assert capsys.readouterr() == ("Tafelrunde: http://here/\n", told)


def test_it_stops_in_order(tmp_path: Path) -> None:
    with live_server(tmp_path) as live:
        assert live.process is not None
        live.process.send_signal(signal.SIGINT)
        assert live.process.wait(timeout=20) == 0
    assert (tmp_path / "tafelrunde.sqlite").is_file()
    assert not (tmp_path / "tafelrunde.sqlite-wal").exists()
