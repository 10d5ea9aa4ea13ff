"""What the README shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    statements = [line for line in example.splitlines() if line and "import" not in line]
    assert len(statements) <= 10
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] won by seat( \d)+\n", capsys.readouterr().out)


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / link).is_file(), link
