"""Asking a person: at a terminal with completion, and line by line."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from tafelrunde.cli.table.ask import LineAsker, fitting_asker
from tafelrunde.cli.table.complete import Candidate
from tafelrunde.cli.table.prompting import PromptAsker

TAB, ENTER, UP, CONTROL_C, CONTROL_D = "\t", "\r", "\x1b[A", "\x03", "\x04"


def complete(line: str) -> list[Candidate]:
    words = ("pick king", "pick thief", "quit")
    return [Candidate(word, "what it does") for word in words if line in word]


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def test_a_line_with_completion(keys: PipeInput) -> None:
    asker = PromptAsker()
    keys.send_text(f"pick k{TAB}{ENTER}")
    assert asker.ask("Your move:", complete) == "pick king"
    # By a word in the middle, as the name of a card is.
    keys.send_text(f"thie{TAB}{ENTER}")
    assert asker.ask("Your move:", complete) == "pick thief"
    keys.send_text(f"  anything{TAB} {ENTER}")
    assert asker.ask("Your move:") == "anything"


def test_leaving_a_line(keys: PipeInput) -> None:
    asker = PromptAsker()
    keys.send_text(f"pick{CONTROL_C}")
    with pytest.raises(KeyboardInterrupt):
        asker.ask("Your move:")
    keys.send_text(CONTROL_D)
    with pytest.raises(EOFError):
        asker.ask("Your move:")


def test_the_next_person_cannot_recall_what_the_last_one_typed(keys: PipeInput) -> None:
    asker = PromptAsker()
    keys.send_text(f"pick king{ENTER}")
    asker.ask("Your move:")
    keys.send_text(f"{UP}{ENTER}")
    assert asker.ask("Your move:") == "pick king"
    asker.forget()
    keys.send_text(f"{UP}{ENTER}")
    assert asker.ask("Your move:") == ""


def test_lines_of_a_pipe_are_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(" o\x1bne \n\nlast"))
    asker = LineAsker()
    assert [asker.ask("?") for _ in range(3)] == ["o ne", "", "last"]
    with pytest.raises(EOFError):
        asker.ask("?")
    assert capsys.readouterr().out == "? o ne\n? \n? last\n? \n"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_which_way_fits(monkeypatch: pytest.MonkeyPatch, keys: PipeInput) -> None:
    del keys  # only so that there is something to prompt at
    monkeypatch.setattr(sys, "stdin", Terminal("typed\n"))
    output = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", output)
    assert isinstance(fitting_asker(plain=False), PromptAsker)
    plain = fitting_asker(plain=True)
    assert isinstance(plain, LineAsker)
    assert plain.ask("?") == "typed"
    assert output.getvalue() == "? "  # the terminal itself shows what is typed
    monkeypatch.setenv("TERM", "dumb")
    assert isinstance(fitting_asker(plain=False), LineAsker)
    monkeypatch.delenv("TERM")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert isinstance(fitting_asker(plain=False), LineAsker)
