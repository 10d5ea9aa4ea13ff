"""Bots in processes of their own: deadlines, failures, and that the server goes on."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest
from anyio import BrokenWorkerProcess

import tafelrunde
from tafelrunde.engine.state import State
from tafelrunde.server import company
from tafelrunde.server.services import running
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage.database import Database
from tafelrunde.server.turns import Turn
from tafelrunde.server.workers import Workers, seed_for

QUICK = ["random", "page", "steward"]
CHOOSE = company.choose


def world(seed: int = 7) -> State:
    state = tafelrunde.game("citadels").new(3, seed)
    return state.determinize(int(state.actor), 1)


def sleepy(*_: object) -> int:
    time.sleep(60)
    return 0


def confused(*_: object) -> int:
    return 4095


def failing(*_: object) -> int:
    raise ValueError("no idea")


def dying(*_: object) -> int:
    os._exit(3)


def test_a_bot_moves_in_its_world() -> None:
    async def check() -> None:
        workers = Workers(10)
        await workers.warm()
        here = world()
        moves = {await workers.move("steward", here, 5) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= {here.notate(move) for move in here.moves()}
        advice = await workers.hint(here, 5)
        assert advice is not None
        assert advice.move in here.moves()

    asyncio.run(check())


@pytest.mark.parametrize("trouble", [sleepy, confused, failing, dying])
def test_whatever_a_bot_does_the_game_goes_on(
    trouble: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "choose", trouble)

    async def check() -> None:
        workers = Workers(0.5)
        await workers.warm()
        here = world()
        start = time.monotonic()
        first = await workers.move("random", here, 5)
        assert time.monotonic() - start < 5
        # Drawn by lot, but with the table's own seed: after a restart it is the same move.
        assert await workers.move("random", here, 5) == first
        assert first in {here.notate(move) for move in here.moves()}

    asyncio.run(check())


def test_without_any_process_the_game_goes_on_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "ready", dying)

    async def check() -> None:
        workers = Workers(5)
        await workers.warm()
        here = world()
        move = await workers.move("steward", here, 5)
        assert move in {here.notate(one) for one in here.moves()}
        assert await workers.hint(here, 5) is None

    asyncio.run(check())


def test_a_process_that_dies_at_the_start_does_not_keep_the_server_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(*_: object) -> None:
        raise BrokenWorkerProcess

    closed: list[Database] = []
    close = Database.close

    async def note(database: Database) -> None:
        closed.append(database)
        await close(database)

    monkeypatch.setattr(Workers, "warm", break_down)
    monkeypatch.setattr(Database, "close", note)

    async def check() -> None:
        async with running(Settings(tmp_path)):
            await asyncio.sleep(0.2)

    asyncio.run(check())
    assert len(closed) == 1


def test_the_server_does_not_wait_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "choose", sleepy)

    async def check() -> None:
        workers = Workers(1.0)
        await workers.warm()
        thinking = asyncio.create_task(workers.move("random", world(), 5))
        longest = 0.0
        while not thinking.done():
            start = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - start)
        assert longest < 0.5

    asyncio.run(check())


def test_a_duke_thinks_in_time_with_all_there_is() -> None:
    async def check() -> None:
        workers = Workers(2.0)
        await workers.warm()
        here, start = world(), time.monotonic()
        assert await workers.move("duke", here, 5) in {here.notate(one) for one in here.moves()}
        assert 0.4 < time.monotonic() - start < 5  # a quarter of the deadline, and a start

    asyncio.run(check())


def test_who_answers_at_once_and_hints_do_not_wait_for_those_who_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As many dukes as there are processes, and then some."""
    assert [name for name in tafelrunde.bots() if company.is_quick(name)] == QUICK

    async def check() -> None:
        workers = Workers(30.0, 2)
        await workers.warm()
        monkeypatch.setattr(company, "choose", sleepy)
        thinking = [
            asyncio.create_task(workers.move("duke", world(k), 5, Turn(f"address {k}")))
            for k in range(4)
        ]
        while workers.waiting < 2:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(company, "choose", CHOOSE)
        async with asyncio.timeout(25):
            assert await workers.move("steward", world(), 5)
            assert await workers.hint(world(), 5)
        assert (workers.busy, workers.waiting) == (2, 2)
        for one in thinking:
            one.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    asyncio.run(check())


def test_those_who_think_at_the_same_time_share_the_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[int] = []
    monkeypatch.setattr(company, "work_beside", told.append)
    assert company.beside(3, company.choose, "random", world(), 0, 1.0, 5) in world().moves()
    assert told == [3]


def test_seeds_for_bots_say_nothing_about_the_table() -> None:
    seeds = {seed_for(7, ply, purpose) for ply in range(50) for purpose in ("bot 0", "hint 0")}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seed_for(7, 3, "bot 0") == seed_for(7, 3, "bot 0")
    assert seed_for(8, 3, "bot 0") != seed_for(7, 3, "bot 0")
