"""The description of the requests is true: what it says is sent to a server, right and wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from tafelrunde.server.app import make_app
from tafelrunde.server.problems import STATUS
from tafelrunde.server.settings import Settings
from tests.server.live import Live, Visitor, live_server

DESCRIPTION = make_app(Settings(Path("unused"))).openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
# Any text may be part of a path, and none is wrong in itself.
CASES = [
    pytest.param(operation, mode, id=f"{operation.label}, {mode.name.lower()}")
    for operation in OPERATIONS
    for mode in ([RIGHT, WRONG] if operation.body else [RIGHT])
]
MUCH = [100_000, 100_000]
# What a game allows is in no schema: a list of seats may be one, and yet not for this game.
NOT_OURS = ["positive_data_acceptance"]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    home = tmp_path_factory.mktemp("described") / "home"
    rates = ("newcomers", "requests", "reads", "opens", "lists")
    limits: dict[str, Any] = dict.fromkeys(rates, MUCH)
    with live_server(home, **limits, tables=100_000, all_tables=100_000) as found:
        yield found
        found.stop()
        assert "Traceback" not in found.said, found.said


@pytest.fixture(scope="module")
def anna(live: Live) -> Iterator[Visitor]:
    visitor = Visitor(live.url, "Anna")
    yield visitor
    visitor.close()


@pytest.mark.parametrize(("operation", "mode"), CASES)
def test_what_is_described_is_so(
    operation: Any, mode: GenerationMode, live: Live, anna: Visitor
) -> None:
    headers = {"x-tafelrunde": "test", "cookie": anna.cookie}
    left_out: Any = [CHECKS.get_one(name) for name in NOT_OURS]
    sent = []

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=20, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck]
    )
    def check(case: Any) -> None:
        sent.append(case)
        case.call_and_validate(base_url=live.url, headers=headers, excluded_checks=left_out)

    check()
    assert sent


def test_every_code_is_described() -> None:
    """Those that only sockets, unknown paths and wrong methods have are told elsewhere."""
    told = str(DESCRIPTION)
    elsewhere = {
        *("bad_text", "players_talk", "not_seated", "not_started", "not_your_turn", "stale"),
        *("undo_nothing", "undo_others", "undo_revealed", "too_many_undos", "no_hint"),
        *("not_allowed", "too_many_sockets"),
    }
    assert {code for code in STATUS if code not in told} == elsewhere
