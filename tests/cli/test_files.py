"""Files are written whole or not at all, and only where they can be."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from tafelrunde._home import write_safely
from tafelrunde.cli.arguments import check_writable
from tafelrunde.cli.language import BadArgument

NO_PIPES = not hasattr(os, "mkfifo")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("content", ["Wörter\n", "Wörter\n".encode()])
def test_a_file_is_written_whole(tmp_path: Path, content: str | bytes) -> None:
    path = tmp_path / "a.txt"
    path.write_text("what was there before, and longer than what comes")
    write_safely(path, content)
    assert path.read_bytes() == b"W\xc3\xb6rter\n"
    assert list(tmp_path.iterdir()) == [path]


def test_on_a_full_disk_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left on device") as error:
        write_safely(path, "new")
    assert error.value.filename == str(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_went_wrong_is_told_even_if_no_draft_can_be_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk that can only be read."""
    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(Path, "unlink", full)
    with pytest.raises(OSError, match="No space left on device") as error:
        write_safely(tmp_path / "a.txt", "new")
    assert error.value.filename == str(tmp_path / "a.txt")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "there" / "a.txt", tmp_path / "link.txt"
    path.parent.mkdir()
    path.write_text("old")
    link.symlink_to(path)
    write_safely(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"


@pytest.mark.skipif(NO_PIPES, reason="this system has no named pipes")
def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()), daemon=True)
    reader.start()
    write_safely(pipe, "new")
    reader.join(10)
    assert read == ["new"]
    assert pipe.is_fifo()


def test_where_nothing_can_be_written_is_said_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_writable("--out", None)
    check_writable("--out", tmp_path / "a.txt")
    with pytest.raises(BadArgument) as error:
        check_writable("--out", tmp_path)
    assert str(error.value) == f"--out: {tmp_path} is a folder. Name a file."
    with pytest.raises(BadArgument) as error:
        check_writable("--out", tmp_path / "nowhere" / "a.txt")
    assert str(error.value) == f"--out: there is no folder {tmp_path / 'nowhere'}."
    monkeypatch.setattr(os, "access", lambda *_: False)  # whoever is root may write anywhere
    with pytest.raises(BadArgument) as error:
        check_writable("--out", tmp_path / "a.txt")
    assert str(error.value) == f"--out: {tmp_path} cannot be written to."
