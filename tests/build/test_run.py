"""The tasks of run.py: what they start, and what they make of its exit codes."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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


# ------------------------------------------------------------------------------ play
@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        ((), ("citadels",)),
        (("--players", "3"), ("citadels", "--players", "3")),
        (("bruges",), ("bruges",)),
        (("--players", "3", "bruges"), ("--players", "3", "bruges")),
        (("brugge",), ("brugge",)),  # the command knows what was meant
    ],
)
def test_the_game_at_the_terminal(given: tuple[str, ...], passed_on: tuple[str, ...]) -> None:
    assert run.at_the_terminal(given) == passed_on


# ------------------------------------------------------------------------------ help
@pytest.mark.parametrize("flag", ["--help", "-h", "help"])
def test_help_is_printed(
    flag: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["run.py", flag])
    run.main()
    said = capsys.readouterr()
    assert "usage: python3 run.py TASK" in said.out
    assert said.err == ""


def test_an_unknown_task_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["run.py", "tests"])
    with pytest.raises(SystemExit) as end:
        run.main()
    assert end.value.code == 2
    assert "usage: python3 run.py TASK" in capsys.readouterr().err


# ---------------------------------------------------------------------- certificates
def test_uv_trusts_the_certificates_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def start(_: object, **how: Any) -> int:
        seen.append(how["env"]["UV_SYSTEM_CERTS"])
        return 0

    monkeypatch.setattr("subprocess.call", start)
    monkeypatch.delenv("UV_SYSTEM_CERTS", raising=False)
    run.call("uv")
    monkeypatch.setenv("UV_SYSTEM_CERTS", "0")
    run.call("uv")
    assert seen == ["1", "0"]


# ---------------------------------------------------------------------- Node and npm
@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder where programs are looked for."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(program: Path, says: str) -> None:
    program.write_text(f"#!{shutil.which('sh', path=os.defpath)}\necho {says}\n")
    program.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="programs are made otherwise there")
def test_an_npm_on_the_path_counts_if_its_node_is_new_enough(path: Path) -> None:
    assert run.own_npm() is None
    put(path / "npm", "")
    assert run.own_npm() is None
    major, minor = map(int, run.wanted_node().split("."))
    for version, enough in (
        (f"v{major}.{minor}.0", True),
        (f"v{major + 2}.0.0", True),
        (f"v{major}.{minor - 1}.9", False),
        (f"v{major - 2}.99.0", False),
        ("", False),
    ):
        put(path / "node", version)
        assert run.own_npm() == (str(path / "npm") if enough else None), version


def test_the_page_is_built_only_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, package = tmp_path / "web", tmp_path / "src" / "tafelrunde"
    called: list[str] = []

    def call(_: object, what: str, *__: object, **___: str) -> int:
        called.append(what)
        made = web / "node_modules" if what == "ci" else package / "web" / "index.html"
        made.parent.mkdir(parents=True, exist_ok=True)
        made.mkdir(exist_ok=True) if what == "ci" else made.touch()
        return 0

    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "WEB", web)
    monkeypatch.setattr(run, "PACKAGE", package)
    monkeypatch.setattr(run, "npm", lambda *arguments, **_: ["npm", *arguments])
    monkeypatch.setattr(run, "call", call)
    files = {
        "package.json": web / "package.json",
        "package-lock.json": web / "package-lock.json",
        "a source": web / "src" / "main.ts",
        "a text": package / "texts" / "de" / "page.ftl",
    }
    for file in files.values():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    run.build_page()
    assert called == ["ci", "run"]
    run.build_page()
    assert called == ["ci", "run"]
    for name, file in files.items():
        called.clear()
        file.write_text("changed")
        run.build_page()
        assert called == (["ci", "run"] if name.startswith("package") else ["run"]), name
