"""Who gets a process next: nobody waits for what others have."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tafelrunde.server import turns as turns_module
from tafelrunde.server.table import Table
from tafelrunde.server.turns import Crowded, Turn, Turns
from tests.server.house import House


async def order_of(wishes: Sequence[tuple[str, Turn]], gone: str = "") -> list[str]:
    """Who gets the only process after whom; the first of them has it already."""
    turns, order = Turns(1), []

    async def use(name: str, turn: Turn) -> None:
        async with turns.taken(turn):
            order.append(name)
            await asyncio.sleep(0)

    tasks = {name: asyncio.create_task(use(name, turn)) for name, turn in wishes}
    await asyncio.sleep(0)
    assert turns.waiting == len(wishes) - 1
    if gone:
        tasks[gone].cancel()
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    assert (turns.free, turns.waiting) == (1, 0)
    assert not turns._count
    return order


def test_each_address_in_turn_and_of_an_address_each_guest() -> None:
    """A crowd of one address is one among others; of the crowd, nobody is forgotten."""
    crowd = [(f"c{k}{n}", Turn("crowd", f"c{k}")) for k in range(3) for n in range(3)]
    wishes = [*crowd, ("anna", Turn("home", "anna")), ("ben", Turn("home", "ben"))]
    wishes += [("eve", Turn("away", "eve")), ("c02", Turn("crowd", "c0"))][:1]
    order = asyncio.run(order_of(wishes))
    assert order == ["c00", "c01", "anna", "eve", "c10", "ben", "c20", "c02", *order[8:]]
    assert order[8:] == ["c11", "c21", "c12", "c22"]


def test_people_come_first() -> None:
    wishes = [("a", Turn("a", "a", people=False)), ("b", Turn("b", "b", people=False))]
    wishes += [("c", Turn("a", "a", people=False)), ("d", Turn("c", "c")), ("e", Turn("c", "c"))]
    assert asyncio.run(order_of(wishes)) == ["a", "d", "e", "b", "c"]


def test_where_no_address_is_known_guests_take_turns() -> None:
    """So it is after a restart, until whoever opened the table comes back."""
    wishes = [("a1", Turn("", "a")), ("a2", Turn("", "a")), ("a3", Turn("", "a"))]
    wishes += [("b1", Turn("", "b")), ("c1", Turn("", "c")), ("c2", Turn("", "c"))]
    assert asyncio.run(order_of(wishes)) == ["a1", "a2", "b1", "c1", "a3", "c2"]


@pytest.mark.parametrize("gone", ["a2", "b1"])
def test_who_is_gone_keeps_nobody_waiting(gone: str) -> None:
    wishes = [("a1", Turn("a", "a")), ("a2", Turn("a", "a")), ("b1", Turn("b", "b"))]
    wishes += [("c1", Turn("c", "c"))]
    expected = [name for name in ("a1", "a2", "b1", "c1") if name != gone]
    assert asyncio.run(order_of(wishes, gone)) == expected


@pytest.mark.parametrize(
    ("turn", "limited", "crowded"),
    [
        (Turn("x", "a"), True, True),
        (Turn("y", "a"), True, True),  # the same guest from elsewhere
        (Turn("x", "b"), True, False),
        (Turn("y", "c"), True, False),
        (Turn("x", "a"), False, False),
    ],
)
def test_only_so_many_wait_for_a_guest(turn: Turn, limited: bool, crowded: bool) -> None:
    assert is_crowded([Turn("x", "a")] * turns_module.OF_GUEST, turn, limited) is crowded


@pytest.mark.parametrize(("address", "crowded"), [("x", True), ("y", False)])
def test_only_so_many_wait_of_an_address(address: str, crowded: bool) -> None:
    there = [Turn("x", f"g{k}") for k in range(turns_module.OF_ADDRESS)]
    assert is_crowded(there, Turn(address, "anna"), True) is crowded


def is_crowded(there: Sequence[Turn], turn: Turn, limited: bool) -> bool:
    """Is one more refused, while these wait?"""

    async def check() -> bool:
        turns = Turns(0, limited=limited)
        tasks = [asyncio.create_task(turns._wait(one)) for one in there]
        await asyncio.sleep(0)
        assert turns.waiting == len(there)
        more = asyncio.create_task(turns._wait(turn))
        await asyncio.sleep(0)
        refused = more.done() and isinstance(more.exception(), Crowded)
        for task in (*tasks, more):
            task.cancel()
        await asyncio.gather(*tasks, more, return_exceptions=True)
        return refused

    return asyncio.run(check())


# -------------------------------------------------------------------------- tables
def test_a_table_thinks_for_the_address_that_opened_it(house: House) -> None:
    """And for its guest alone where nobody knows the address any more."""
    anna, eve = house.guest("Anna"), house.guest("Eve")
    id = anna.open("you", "guest")

    def turn() -> Turn:
        found: Table = house.call(house.services.lobby.table, id)
        return found._turn

    opener = turn().guest
    assert turn() == Turn("testclient", opener, people=True)
    house.services.lobby.forget([id])
    assert turn() == Turn("", opener, people=True)
    with eve.at(id):
        assert turn().address == ""
    with anna.at(id):
        assert turn().address == "testclient"


def test_a_hint_that_would_have_to_wait_too_long_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Turn] = []

    class Busy:
        async def hint(self, _: object, __: int, turn: Turn) -> None:
            asked.append(turn)
            raise Crowded

    anna = house.guest("Anna")
    with house.seed(1):
        id = anna.open("you", "random")
    with anna.at(id) as line:
        line.my_turn()
        table: Table = house.call(house.services.lobby.table, id)
        monkeypatch.setattr(table, "_workers", Busy())
        answer = line.ask("hint", ply=line.ply)
        assert answer["problem"] == {"code": "too_fast", "arguments": {"seconds": 2}}
        assert asked == [Turn("testclient", table.match.opener)]
