"""What the README shows is true."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    checked = Path(__file__).with_name("example.py").read_text("utf-8")
    assert example == checked  # a file, so that type checkers look at it as well
    statements = [line for line in example.splitlines() if line and "import" not in line]
    assert len(statements) <= 10
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] won by seat( \d)+\n", capsys.readouterr().out)


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / link).is_file(), link


def test_the_round_at_the_table_is_what_the_table_shows(tmp_path: Path) -> None:
    command, transcript = re.findall(r"```text\n\$ tafelrunde (.*?)\n(.*?)```", README, re.S)[0]
    typed = re.findall(r"^Your move(?: \(Enter will do\))?: (.+)$", transcript, re.M)
    shown = subprocess.run(
        [Path(sys.executable).with_name("tafelrunde"), *command.split()],
        input="\n".join([*typed, "quit", ""]),
        env=os.environ | {"COLUMNS": "80", "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert shown.partition("\nYour move: quit")[0].strip() == transcript.strip()
