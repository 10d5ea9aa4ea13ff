"""The tasks of run.py: what they start, and what they make of its exit codes."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

import run
from tafelrunde._compile import CANNOT_COMPILE

TESTS = Path(run.__file__).parent / "tests"
FOLDERS = {f"tests/{path.relative_to(TESTS).parts[0]}" for path in TESTS.rglob("test_*.py")}
BAD_SOURCES = 1


@dataclass
class Starts:
    """Stands in for all that run.py starts."""

    compiling: int = 0  # exit codes
    testing: int = 0
    tested: list[tuple[str, list[str]]] = field(default_factory=list)

    def call(self, *command: object, **env: str) -> int:
        program, *arguments = map(str, command)
        if "tafelrunde._compile" in arguments:
            return self.compiling if "--require" in arguments else 0
        if Path(program).stem != "pytest":
            return 0
        named = {word.removeprefix("--ignore=") for word in arguments if "tests/" in word}
        assert named <= FOLDERS
        self.tested.append((env["TAFELRUNDE_ENGINE"], arguments))
        return self.testing

    def folders(self, build: str) -> set[str]:
        """The folders of tests that ran on a build."""
        found: set[str] = set()
        for _, arguments in filter(lambda one: one[0] == build, self.tested):
            named = FOLDERS & set(arguments)
            found |= named or {part for part in FOLDERS if f"--ignore={part}" not in arguments}
        return found


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> Starts:
    starts = Starts()
    monkeypatch.setattr(run, "call", starts.call)
    monkeypatch.setattr(run, "install", lambda _: None)
    monkeypatch.setattr(run, "build_page", lambda: None)
    monkeypatch.setattr(run, "npm", lambda *arguments: ["npm", *arguments])
    monkeypatch.delenv("CI", raising=False)
    return starts


# ------------------------------------------------------------------------------ test
def test_both_builds_are_tested(starts: Starts, capsys: pytest.CaptureFixture[str]) -> None:
    run.test()
    assert starts.folders("compiled") == FOLDERS
    assert starts.folders("python") >= {"tests/laws", "tests/engine", "tests/scenarios"}
    assert run.ONLY_INTERPRETED not in capsys.readouterr().out


def test_where_nothing_compiles_every_test_runs_interpreted(
    starts: Starts, capsys: pytest.CaptureFixture[str]
) -> None:
    starts.compiling = CANNOT_COMPILE
    run.test()
    assert starts.folders("compiled") == set()
    assert starts.folders("python") == FOLDERS
    assert capsys.readouterr().out.splitlines()[-1] == run.ONLY_INTERPRETED


@pytest.mark.parametrize(("code", "build"), [(0, "compiled"), (CANNOT_COMPILE, "python")])
def test_some_tests_only(
    starts: Starts, capsys: pytest.CaptureFixture[str], code: int, build: str
) -> None:
    starts.compiling = code
    run.test("tests/engine", "-x")
    assert starts.tested == [(build, ["tests/engine", "-x"])]
    assert (run.ONLY_INTERPRETED in capsys.readouterr().out) is (build == "python")


@pytest.mark.parametrize(
    ("ci", "code"),
    [("true", CANNOT_COMPILE), ("1", CANNOT_COMPILE), ("true", BAD_SOURCES), ("", BAD_SOURCES)],
)
def test_where_compiling_is_compulsory(
    starts: Starts, monkeypatch: pytest.MonkeyPatch, ci: str, code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    starts.compiling = code
    with pytest.raises(SystemExit) as end:
        run.test()
    assert end.value.code == code
    assert starts.tested == []


def test_a_failed_test_is_the_end_also_interpreted(
    starts: Starts, capsys: pytest.CaptureFixture[str]
) -> None:
    starts.compiling, starts.testing = CANNOT_COMPILE, 1
    with pytest.raises(SystemExit) as end:
        run.test()
    assert end.value.code == 1
    assert len(starts.tested) == 1
    assert run.ONLY_INTERPRETED not in capsys.readouterr().out


def test_the_closing_line_is_one_and_says_what_to_do() -> None:
    assert "\n" not in run.ONLY_INTERPRETED
    for words in ("left out", "C compiler", "headers", "apt install"):
        assert words in run.ONLY_INTERPRETED
