"""How the tests call the command, and what a good refusal looks like."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tafelrunde.cli.main import main


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


class Command:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, *arguments: str | Path) -> Result:
        code = main([str(argument) for argument in arguments])
        captured = self._capsys.readouterr()
        return Result(code, captured.out, captured.err)

    def output(self, *arguments: str | Path) -> str:
        """What a command prints that has nothing to complain about."""
        result = self.run(*arguments)
        assert (result.code, result.err) == (0, "")
        return result.out

    def refusal(self, *arguments: str | Path) -> str:
        """The complaint about bad input: exactly one line, and nothing else."""
        return complaint(self.run(*arguments))


def complaint(result: Result) -> str:
    assert result.code == 2
    assert result.out == ""
    assert "Traceback" not in result.err
    assert result.err.startswith("tafelrunde: ")
    assert result.err.endswith("\n")
    assert result.err.count("\n") == 1
    return result.err.removeprefix("tafelrunde: ").strip()
