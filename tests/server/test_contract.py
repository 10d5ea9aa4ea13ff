"""The contract: complete as a schema, and its codes are nobody else's."""

from __future__ import annotations

import json
import subprocess
import sys

import msgspec
import pytest

import tafelrunde
from tafelrunde.server.contract import ClientMessage, schema_types
from tafelrunde.server.problems import STATUS, Refusal
from tafelrunde.texts import Texts, languages


def test_the_schema_can_be_printed() -> None:
    command = [sys.executable, "-m", "tafelrunde.server.schema"]
    schema = json.loads(subprocess.check_output(command))
    wanted = {"ClientMessage", "ServerMessage", "TableInfo", "View", "Prompt", "RulesSection"}
    assert wanted <= set(schema["$defs"])
    assert len(schema["anyOf"]) == len(schema_types())


def test_our_codes_are_not_those_of_a_game() -> None:
    own = set(STATUS)
    for name in tafelrunde.games():
        assert own.isdisjoint(tafelrunde.game(name).refusals)
    assert own.isdisjoint({"unknown_notation", "no_such_move"})
    assert Refusal("stale", {"ply": 3}).status == 409
    assert Refusal("too_expensive").status == 409


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_text(language: str) -> None:
    texts = Texts(language)
    facts: dict[str, int | str] = {"problem": "x", "most": 5, "seconds": 2, "row": 3, "column": "x"}
    facts["host"] = "x"
    for code in STATUS:
        assert texts.text(f"table-problem-{code}", **facts)
    named = {key for key in texts.keys() if key.startswith("table-problem-")}  # noqa: SIM118
    assert named == {f"table-problem-{code}" for code in STATUS}


def test_requests_are_strict() -> None:
    text = b'{"type":"say","client":"c","text":"hello"}'
    assert msgspec.json.decode(text, type=ClientMessage)
    for wrong in (b'{"type":"say","client":"c","text":"x","to":"all"}', b'{"client":"c"}'):
        try:
            msgspec.json.decode(wrong, type=ClientMessage)
        except msgspec.ValidationError:
            continue
        raise AssertionError(wrong)
