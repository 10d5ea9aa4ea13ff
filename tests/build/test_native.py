"""The choice between the compiled and the interpreted build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import _native
from tafelrunde._compile import CANNOT_COMPILE

WISH = os.environ.get("TAFELRUNDE_ENGINE", "")
BUILDING = ("_native.py", "_compile.py", "_docstrings.py")


def run(*arguments: str, path: Path, wish: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(path), "TAFELRUNDE_ENGINE": wish, **more}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def python(code: str, *, path: Path, wish: str) -> subprocess.CompletedProcess[str]:
    return run("-c", code, path=path, wish=wish)


@pytest.fixture
def tree(tmp_path: Path) -> _native.Tree:
    """A package with one engine module and one game, not compiled."""
    package = tmp_path / "src" / "tafelrunde"
    package.mkdir(parents=True)
    for name in BUILDING:
        shutil.copy(_native.PACKAGE / name, package)
    (package / "__init__.py").write_text("from tafelrunde import _native\n_native.activate()\n")
    for name in ("engine/state.py", "engine/view.py", "boardgames/chess/moves.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(f"NAME = '{name}'\n")
    for name in ("engine/state.py", "boardgames/chess/moves.py"):
        with (package / name).open("a") as module:
            module.write("from mypy_extensions import i64\n")
    return _native.Tree(package)


def test_units_are_the_engine_and_every_game(tree: _native.Tree) -> None:
    assert tree.units() == {
        "engine": ["tafelrunde.engine.state"],
        "chess": ["tafelrunde.boardgames.chess.moves"],
    }
    assert tree.source("tafelrunde.boardgames.chess.moves").is_file()


def test_whoever_imports_i64_is_compiled_however_it_is_written(tree: _native.Tree) -> None:
    wrapped = "from mypy_extensions import (\n    i64,\n    mypyc_attr,\n)\n"
    (tree.package / "engine" / "view.py").write_text(wrapped)
    assert tree.units()["engine"] == ["tafelrunde.engine.state", "tafelrunde.engine.view"]


@pytest.mark.parametrize(
    "name",
    ["engine/state.py", "engine/view.py", "boardgames/chess/moves.py", *BUILDING],
)
def test_one_other_byte_gives_another_tag(tree: _native.Tree, name: str) -> None:
    before = tree.tag()
    path = tree.package / name
    path.write_bytes(path.read_bytes() + b"\n")
    assert tree.tag() != before


def test_another_file_name_gives_another_tag(tree: _native.Tree) -> None:
    before = tree.tag()
    (tree.package / "engine" / "state.py").rename(tree.package / "engine" / "step.py")
    assert tree.tag() != before


def test_the_tag_does_not_depend_on_the_place(tree: _native.Tree, tmp_path: Path) -> None:
    moved = shutil.copytree(tree.package, tmp_path / "site-packages" / "tafelrunde")
    assert _native.Tree(moved).tag() == tree.tag()


def test_a_build_of_other_sources_is_not_used(tree: _native.Tree) -> None:
    tree.build().mkdir(parents=True)
    (tree.build() / _native.MANIFEST).write_text(
        '{"modules": {"tafelrunde.engine.state": "no.so"}}'
    )
    code = "import tafelrunde.engine.state as s; print(s.NAME)"
    assert python(code, path=tree.package.parent, wish="").returncode != 0
    with (tree.package / "engine" / "view.py").open("a") as view:
        view.write("# changed\n")
    assert python(code, path=tree.package.parent, wish="").stdout == "engine/state.py\n"


def test_python_installs_no_finder() -> None:
    code = (
        "import sys, tafelrunde; from tafelrunde import _native;"
        "print(_native.build(), any(isinstance(f, _native.Finder) for f in sys.meta_path))"
    )
    assert python(code, path=_native.PACKAGE.parent, wish="python").stdout == "python False\n"


def test_compiled_without_a_build_names_the_command(tree: _native.Tree) -> None:
    result = python("import tafelrunde", path=tree.package.parent, wish="compiled")
    assert result.returncode != 0
    assert "python -m tafelrunde._compile" in result.stderr


def test_an_unknown_wish_is_refused(tree: _native.Tree) -> None:
    result = python("import tafelrunde", path=tree.package.parent, wish="fast")
    assert result.returncode != 0
    assert "'fast'" in result.stderr


@pytest.mark.skipif(WISH == "", reason="whatever is there is used")
def test_the_build_asked_for_runs() -> None:
    from tafelrunde.engine import state

    yardstick = _native.yardstick()
    assert yardstick is not None
    suffix = _native.SUFFIX if WISH == "compiled" else ".py"
    assert str(state.__file__).endswith(suffix)
    assert str(yardstick.__file__).endswith(suffix)
    assert _native.build() == WISH


def test_the_yardstick_measures_the_same_in_both_builds() -> None:
    yardstick = _native.yardstick()
    assert yardstick is not None
    assert yardstick.run_playouts(20, 1) == (5769, 1454)


# --------------------------------------------------------------- why it is interpreted
def why(tree: _native.Tree, missing: str = "", wish: str = "") -> str:
    """The reason that a process gives which is told what the machine lacks."""
    code = (
        f"from tafelrunde import _native; _native.missing_tools = lambda: {missing!r};"
        "print(_native.why_interpreted())"
    )
    return python(code, path=tree.package.parent, wish=wish).stdout.strip()


@pytest.fixture
def checkout(tree: _native.Tree) -> _native.Tree:
    yardstick = tree.package.parents[1] / "benchmarks" / "yardstick.py"
    yardstick.parent.mkdir()
    yardstick.write_text("")
    return _native.Tree(tree.package)


def test_the_reason_for_running_interpreted(tree: _native.Tree) -> None:
    assert why(tree, wish="python") == "asked"
    assert why(tree, "a C compiler") == "wheel"


def test_the_reason_in_a_checkout(checkout: _native.Tree) -> None:
    assert why(checkout, "a C compiler") == "tools"
    assert why(checkout) == "later"


def test_there_is_no_reason_if_the_compiled_build_runs() -> None:
    assert (_native.why_interpreted() == "") is (_native.build() == "compiled")


def test_what_a_machine_lacks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert _native.missing_tools() == "a C compiler and Python's headers"
    (tmp_path / "Python.h").touch()
    assert _native.missing_tools() == "a C compiler"
    monkeypatch.setenv("CC", f"{sys.executable} -O2")
    assert _native.missing_tools() == ""


@pytest.mark.skipif(os.name == "nt", reason="the compiler there is not told by CC")
def test_a_machine_that_cannot_compile(checkout: _native.Tree) -> None:
    def compiling(*options: str) -> subprocess.CompletedProcess[str]:
        command = ("-m", "tafelrunde._compile", *options)
        return run(*command, path=checkout.package.parent, wish="python", CC="no-such-compiler")

    required = compiling("--require")
    assert required.returncode == CANNOT_COMPILE
    assert "this machine lacks a C compiler" in required.stderr.splitlines()[-1]
    assert compiling().returncode == 0
    # It has left a note of that, which is about these sources only.
    assert why(checkout).startswith("this machine lacks a C compiler")
    with (checkout.package / "engine" / "view.py").open("a") as view:
        view.write("# changed\n")
    assert why(checkout) == "later"


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"tag": 1}'])
def test_a_damaged_note_is_none(checkout: _native.Tree, note: str) -> None:
    builds = checkout.build().parent
    builds.mkdir()
    (builds / _native.FAILURE).write_text(note)
    assert checkout.failure() == ""
