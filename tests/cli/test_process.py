"""The command as a process: what a terminal, a pipe or a full disk makes of it."""

import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.cli import main as main_module
from tafelrunde.cli.console import Terminal
from tests.cli.command import Command, Result, complaint

SCRIPT = shutil.which("tafelrunde", path=str(Path(sys.executable).parent))
GAME = ("play", "citadels", "--seats", "random", "--seed", "7")
INTERPRETED = re.compile("^tafelrunde: The engine runs interpreted, and slowly: .+\n", re.M)


def run(*arguments: str, **env: str) -> Result:
    assert SCRIPT is not None
    done = subprocess.run(
        [SCRIPT, *arguments],
        env={**os.environ, "COLUMNS": "80", "LC_ALL": "C.UTF-8", **env},
        capture_output=True,
        check=False,
    )
    return Result(done.returncode, done.stdout.decode(), besides_build(done.stderr))


def besides_build(stderr: bytes) -> str:
    """What is said on both builds."""
    return INTERPRETED.sub("", stderr.decode(), count=1)


def test_both_builds_play_the_same_game(command: Command) -> None:
    result = run(*GAME, TAFELRUNDE_ENGINE="python")
    assert (result.code, result.err) == (0, "")
    assert result.out == command.output(*GAME)


def test_the_interpreted_build_says_so() -> None:
    assert run("--version", TAFELRUNDE_ENGINE="python").out.endswith(" (python)\n")


def test_it_says_once_that_it_runs_interpreted_and_why() -> None:
    assert SCRIPT is not None
    env = {**os.environ, "TAFELRUNDE_ENGINE": "python"}
    done = subprocess.run([SCRIPT, *GAME], env=env, capture_output=True, check=True)
    reason = "TAFELRUNDE_ENGINE=python asks for it"
    told = f"tafelrunde: The engine runs interpreted, and slowly: {reason}\n"
    assert done.stderr.decode() == told


def test_a_terminal_without_unicode() -> None:
    result = run(*GAME, PYTHONIOENCODING="ascii")
    assert result.code == 0
    assert result.out.isascii()
    assert "Citadels - 4 players - seed 7" in result.out
    assert "?" not in result.out


def test_german_on_a_terminal_without_unicode() -> None:
    result = run(*GAME, "--language", "de", PYTHONIOENCODING="ascii")
    assert "waehlt einen Charakter" in result.out
    assert "?" not in result.out


def test_input_that_is_no_text(tmp_path: Path) -> None:
    assert SCRIPT is not None
    done = subprocess.run(
        [SCRIPT, "play", "citadels", "--seed", "7"],
        input=b"\xff\xfe\x00\x1b[31m\nquit\n",
        env={**os.environ, "TAFELRUNDE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, besides_build(done.stderr)) == (0, "")
    assert b"I do not know" in done.stdout
    assert b"\x1b" not in done.stdout


def test_an_error_is_one_line() -> None:
    assert "“chess”" in complaint(run("play", "chess"))
    assert "plai" in complaint(run("plai"))


def test_nobody_reads_on() -> None:
    assert SCRIPT is not None
    process = subprocess.Popen([SCRIPT, *GAME], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    with process.stderr as stream:
        err = stream.read()
    assert (process.wait(), besides_build(err)) == (141, "")  # as if SIGPIPE had ended it


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_a_pipe_that_closes_early_is_silent() -> None:
    command = f"'{SCRIPT}' cards bruges | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert done.stdout.count(b"\n") == 1
    assert besides_build(done.stderr) == ""


def test_the_package_is_the_command_too() -> None:
    module = [sys.executable, "-m", "tafelrunde", "--version"]
    done = subprocess.run(module, capture_output=True, check=True)
    assert done.stdout.decode() == run("--version").out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk at hand")
def test_a_full_disk() -> None:
    assert SCRIPT is not None
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([SCRIPT, *GAME], stdout=full, stderr=subprocess.PIPE, check=False)
    assert "no space left on the disk" in complaint(
        Result(done.returncode, "", besides_build(done.stderr))
    )


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize(("closing", "code"), [(">&-", 0), ("2>&-", 0), (">&- 2>&-", 0)])
def test_closed_files(closing: str, code: int) -> None:
    command = f"'{SCRIPT}' {' '.join(GAME)} {closing}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert (done.returncode, besides_build(done.stderr)) == (code, "")


def test_interrupted(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main_module, "make_app", interrupt)
    assert command.run("bench") == Result(130, "", "tafelrunde: interrupted\n")


def test_a_file_name_cannot_spoil_the_line(command: Command, tmp_path: Path) -> None:
    message = command.refusal("replay", tmp_path / f"two\nlines\x1b[31m{'x' * 200}")
    assert "two lines?[31mxxx" in message


def test_numbers_stay_with_their_units() -> None:
    """Where a line is broken, a no-break space is not the place."""
    out = io.StringIO()
    Terminal(file=out, width=20).print("about as often as 32\N{NO-BREAK SPACE}% of all")
    assert out.getvalue() == "about as often as \n32\N{NO-BREAK SPACE}% of all\n"
