"""The contract: complete as a schema, and its codes are nobody else's."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

import tafelrunde
from tafelrunde.server.contract import ClientMessage, schema_types
from tafelrunde.server.problems import STATUS, Refusal
from tafelrunde.server.schema import contract_schema
from tafelrunde.server.settings import Limits, Rate
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
    assert own.isdisjoint({"unknown_notation", "no_such_move", "no_text"})
    assert Refusal("stale", {"ply": 3}).status == 409
    assert Refusal("too_expensive").status == 409


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_text(language: str) -> None:
    texts = Texts(language)
    facts: dict[str, int | str] = {
        "problem": "x",
        "most": 5,
        "seconds": 2,
        "line": 3,
        "column": "x",
    }
    facts["host"] = "x"
    for code in STATUS:
        assert texts.text(f"table-problem-{code}", **facts)
    named = {key for key in texts.keys() if key.startswith("table-problem-")}  # noqa: SIM118
    assert named == {f"table-problem-{code}" for code in STATUS}


PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_the_protocol_tells_every_limit() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| ([0-9., then]+) \|", PROTOCOL, re.M))
    limits = Limits()
    for one in fields(Limits):
        value = getattr(limits, one.name)
        if isinstance(value, Rate):
            value = f"{value.burst}, then {value.per_second:g}"
        assert told.pop(one.name) == str(value), one.name
    assert not told


def test_the_protocol_tells_every_code_with_its_status() -> None:
    for code, status in STATUS.items():
        (line,) = re.findall(rf"^\| {status} \|.*$", PROTOCOL, re.M)
        assert f"`{code}`" in line, code


def test_the_protocol_tells_every_field() -> None:
    """Of what programs send and get; `client`, `type` and the like are there too."""
    schema = contract_schema()["$defs"]
    sent = ("OpenTable", "InvitationInfo", "TableInfo", "SeatInfo", "View", "Prompt", "Choice")
    for name in (*sent, "Welcome"):
        for key in schema[name]["properties"]:
            assert f"`{key}`" in PROTOCOL or f'"{key}"' in PROTOCOL, (name, key)


def test_requests_are_strict() -> None:
    text = b'{"type":"say","client":"c","text":"hello"}'
    assert msgspec.json.decode(text, type=ClientMessage)
    for wrong in (b'{"type":"say","client":"c","text":"x","to":"all"}', b'{"client":"c"}'):
        try:
            msgspec.json.decode(wrong, type=ClientMessage)
        except msgspec.ValidationError:
            continue
        raise AssertionError(wrong)
