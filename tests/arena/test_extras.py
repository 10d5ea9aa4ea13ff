"""What to type to install what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.arena import extras

NEEDED = [
    "rich~=15.0",
    "numpy~=2.4; extra == 'arena'",
    'matplotlib~=3.11.0 ; extra == "arena"',
    "ray~=2.60.0; extra == 'ray'",
]


@pytest.fixture(autouse=True)
def _needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "requires", lambda _: NEEDED)
    monkeypatch.setattr("sys.executable", "/a place/python")


def test_in_a_checkout_run_py_does_it() -> None:
    assert extras.install_command("arena") == "python3 run.py setup"


def test_in_a_checkout_what_is_not_pinned_there_is_installed_by_its_uv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "CHECKOUT", tmp_path)
    (tmp_path / "run.py").touch()
    uv = tmp_path / ".tools" / "bin" / "uv"
    uv.parent.mkdir(parents=True)
    uv.touch()
    told = extras.install_command("ray")
    assert told == f"{uv} pip install --python '/a place/python' 'ray~=2.60.0'"


def test_elsewhere_pip_installs_the_packages_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package may come from anywhere, so an extra of its name says nothing to pip."""
    monkeypatch.setattr(extras, "CHECKOUT", tmp_path)
    told = extras.install_command("arena")
    assert told == "'/a place/python' -m pip install 'numpy~=2.4' 'matplotlib~=3.11.0'"
