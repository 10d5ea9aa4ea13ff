"""A table in use: people connected to it, bots that play at it, and its log that grows.

A change is checked, written to disk, and only then carried out, acknowledged and told to all.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

import structlog

from tafelrunde.server import company, messages, wishes
from tafelrunde.server import entries as e
from tafelrunde.server.contract import (
    AskHint,
    AskWhy,
    Because,
    Chat,
    Done,
    Hint,
    PlayMove,
    Say,
    Seats,
    ServerMessage,
    TableInfo,
    UndoMove,
    Why,
)
from tafelrunde.server.match import Match
from tafelrunde.server.messages import Onlooker, onlooker
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.pauses import Pauses
from tafelrunde.server.problems import Refusal
from tafelrunde.server.settings import Limits
from tafelrunde.server.storage.store import Conflict, Store
from tafelrunde.server.turns import Crowded, Turn
from tafelrunde.server.wishes import Person
from tafelrunde.server.workers import Workers, seed_for

ATTEMPTS = 5  # to write an entry while other processes write theirs
FIRST_WAIT = 0.5  # seconds until a bot that could not move tries again
LONGEST_WAIT = 60.0
CROWDED_WAIT = 2.0  # seconds until a bot is asked again, if too many of this address wait

log = structlog.get_logger()


class Connection(Protocol):
    """Somebody who is connected; neither call waits."""

    @property
    def person(self) -> Person | None: ...

    @property
    def address(self) -> str: ...

    def tell(self, message: str) -> None: ...

    def drop(self) -> None:
        """End the connection: they shall come back and be told everything anew."""


class Loader(Protocol):
    async def __call__(self, id: str) -> Match: ...


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _id(person: Person | None) -> str:
    return person.id if person else ""


class Table:
    """All changes of a table go through its lock, one after the other."""

    def __init__(
        self,
        id: str,
        match: Match,
        load: Loader,
        store: Store,
        workers: Workers,
        limits: Limits,
        metrics: Metrics,
        address: str = "",
    ) -> None:
        """`address` is where it was opened from; nobody knows it any more after a restart."""
        self.id = id
        self.match = match
        self._load = load
        self._store = store
        self._workers = workers
        self._limits = limits
        self._metrics = metrics
        self._address = address
        bots = [seat.bot for seat in match.seats if seat.kind == "bot"]
        self._notes = company.notes(bots, match.state)
        self._lock = asyncio.Lock()
        self._connections: list[Connection] = []
        self._pauses = Pauses()
        self._bots: asyncio.Task[None] | None = None  # and formalities of people
        self._writing: set[asyncio.Task[Done]] = set()

    # ------------------------------------------------------------ connections

    async def connect(self, connection: Connection) -> None:
        """Welcome somebody; from then on they are told everything."""
        async with self._lock:
            who = onlooker(self.match, _id(connection.person))
            self._connections.append(connection)
            if who.yours:
                self._address = connection.address
            table = self._info(who)
            connection.tell(messages.encode(messages.welcome(self.match, table, who)))
            self._tell_seats(but=connection)
        self.wake_bots()

    async def disconnect(self, connection: Connection) -> None:
        async with self._lock:
            if connection in self._connections:
                self._connections.remove(connection)
            self._tell_seats()

    def _info(self, who: Onlooker) -> TableInfo:
        connected = [connection.person for connection in self._connections]
        return messages.table_info(self.id, self.match, connected, who, self._notes)

    def info(self, person: Person | None) -> TableInfo:
        return self._info(onlooker(self.match, _id(person)))

    def _tell(
        self, make: Callable[[Onlooker], ServerMessage], but: Connection | None = None
    ) -> None:
        """Everybody gets a message of their own; those who see the same share one.

        What is told is on disk already, so nothing that goes wrong here may be taken for a refusal.
        """
        made: dict[Onlooker, str | None] = {}
        for connection in self._connections:
            if connection is but:
                continue
            who = onlooker(self.match, _id(connection.person))
            if who not in made:
                made[who] = self._made(make, who)
            message = made[who]
            if message is None:
                connection.drop()
            else:
                connection.tell(message)

    def _made(self, make: Callable[[Onlooker], ServerMessage], who: Onlooker) -> str | None:
        try:
            return messages.encode(make(who))
        except Exception:
            log.exception("a message could not be made", table=self.id, seat=who.seat)
            return None

    def _tell_seats(self, but: Connection | None = None) -> None:
        self._tell(lambda who: Seats(self._info(who)), but)

    # ---------------------------------------------------------------- changes

    async def play(self, person: Person | None, wish: PlayMove) -> Done:
        of, start = _id(person), time.perf_counter()
        done = await self._change(
            person, wish.client, lambda: [wishes.wish_to_play(self.match, of, wish)]
        )
        self._metrics.move("person", time.perf_counter() - start)
        return done

    async def take_back(self, person: Person | None, wish: UndoMove) -> Done:
        of = _id(person)
        return await self._change(
            person,
            wish.client,
            lambda: [wishes.wish_to_undo(self.match, of, wish, self._limits)],
        )

    async def say(self, person: Person | None, wish: Say) -> Done:
        limits = self._limits
        return await self._change(
            person, wish.client, lambda: [wishes.wish_to_say(self.match, person, wish, limits)]
        )

    async def join(self, person: Person) -> None:
        """Take the first empty seat; the last one to do so starts the game."""

        def bodies() -> list[e.Body]:
            if self.match.seat_of(person.id) >= 0:
                return []
            joined = wishes.wish_to_join(self.match, person)
            empty = [seat for seat in self.match.seats if seat.kind == "empty"]
            last = len(empty) == 1
            return [joined, e.Started(self.match.game.version)] if last else [joined]

        await self._change(person, "", bodies)

    async def _change(
        self, person: Person | None, client: str, bodies: Callable[[], list[e.Body]]
    ) -> Done:
        """Check, write, carry out, tell. A request that was carried out before is not again.

        In a task of its own: what has begun is finished, even if whoever asked is gone.
        """
        task = asyncio.create_task(self._change_now(person, client, bodies))
        self._writing.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[Done]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, for whoever asked may be gone

    async def _change_now(
        self, person: Person | None, client: str, bodies: Callable[[], list[e.Body]]
    ) -> Done:
        async with self._lock:
            for _ in range(ATTEMPTS):
                done = self.match.done.get((_id(person), client)) if client else None
                if done is not None:
                    return Done(client, done)
                log = self._entries(person, client, bodies())
                if not log:
                    return Done(client, self.match.seq)
                try:
                    await self._write(log)
                except Conflict:
                    await self._reload()
                    continue
                self.wake_bots()
                return Done(client, log[0].seq)
        raise Refusal("server_error")

    def _entries(self, person: Person | None, client: str, bodies: list[e.Body]) -> list[e.Entry]:
        said, seq = now(), self.match.seq + 1
        return [
            # The id belongs to the first, and the others are the server's.
            e.Entry(seq + k, body, said, _id(person) if k == 0 else "", client if k == 0 else "")
            for k, body in enumerate(bodies)
        ]

    async def _write(self, log: list[e.Entry]) -> None:
        match, body = self.match, log[-1].body
        ahead = match.ahead(body)
        due = match.due(body.seat) if isinstance(body, e.Played) else None
        most = self._limits.chat_lines
        forget = match.surplus(most, body.seat) if isinstance(body, e.Said) else []
        standing = match.standing(ahead, log[-1].time)
        await self._store.append(self.id, log, standing, [due] if due else [], forget)
        match.stored(due)
        match.forget(forget)
        since = [match.apply(entry, ahead if entry is log[-1] else None) for entry in log][-1]
        self._tell_change(body, since)
        if isinstance(body, e.Played) and match.status == "over":
            await self._keep_result()

    async def _keep_result(self) -> None:
        """So that a finished game stays finished, whatever becomes of its rules."""
        try:
            await self._store.store_position(self.id, self.match.position())
        except Exception:  # the moves are on disk, and lead to the same result
            log.exception("the last position of a table is not stored", table=self.id)

    async def _reload(self) -> None:
        """Another process was quicker: what it wrote is the truth."""
        self.match = match = await self._load(self.id)
        self._tell(lambda who: messages.update(match, self._info(who), who, 0))

    def _tell_change(self, body: e.Body, since: int) -> None:
        match = self.match
        if isinstance(body, e.Said):
            line = match.chat[-1]
            self._tell(lambda _: Chat(line))
        elif isinstance(body, e.Joined):
            self._tell_seats()
        else:
            self._tell(lambda who: messages.update(match, self._info(who), who, since))

    # ------------------------------------------------------- bots and formalities

    def wake_bots(self) -> None:
        """Let bots play, and answer formalities, until a person has a choice."""
        if self._bots_go_on and self._bots is None:
            self._bots = asyncio.create_task(self._play_bots())

    @property
    def _bots_go_on(self) -> bool:
        """Bots among themselves play only while somebody watches. A person who is away answers
        nothing, formalities neither: that would tell that there is no choice."""
        match = self.match
        if match.actor_bot:
            return bool(self._connections) or match.has_people
        here = {_id(connection.person) for connection in self._connections}
        return match.is_formality and match.seats[match.actor].person in here

    async def _play_bots(self) -> None:
        wait = FIRST_WAIT
        try:
            while self._bots_go_on:
                try:
                    formality = self.match.is_formality
                    await (self._play_formality() if formality else self._play_bot())
                    wait = FIRST_WAIT
                except Crowded:
                    await asyncio.sleep(CROWDED_WAIT)
                except Exception:  # a disk that is full may have room again
                    log.exception("a bot cannot move; it tries again", table=self.id, seconds=wait)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        finally:
            self._bots = None

    async def _play_bot(self) -> None:
        match = self.match
        seat, ply, name = match.actor, int(match.state.ply), match.actor_bot
        seed = seed_for(match.opened.seed, ply, f"bot {seat}")
        world = match.state.determinize(seat, seed)
        start = time.perf_counter()
        move = await self._workers.move(name, world, seed, self._turn)
        if len(world.moves()) > 1:
            self._pauses.note(seat, time.perf_counter() - start)
        await self._play_for(seat, ply, move)

    async def _play_formality(self) -> None:
        match = self.match
        seat, ply, bot = match.actor, int(match.state.ply), match.actor_bot
        move = match.state.notate(match.state.formality())
        await asyncio.sleep(self._pauses.before(seat, bot))
        if self._bots_go_on:  # otherwise the person has left meanwhile
            await self._play_for(seat, ply, move)

    async def _play_for(self, seat: int, ply: int, move: str) -> None:
        def bodies() -> list[e.Body]:
            # Somebody may have taken a move back meanwhile.
            there = self.match.actor == seat and self.match.state.ply == ply
            return [e.Played(seat, ply, move)] if there else []

        start = time.perf_counter()
        await self._change(None, "", bodies)
        who = "bot" if self.match.seats[seat].bot else "person"
        self._metrics.move(who, time.perf_counter() - start)

    @property
    def _turn(self) -> Turn:
        """Bots think for whoever opened the table."""
        return Turn(self._address, self.match.opener, self.match.has_people)

    @property
    def idle(self) -> bool:
        return not self._connections and not self._writing and self._bots is None

    async def stop(self) -> None:
        """Stop the bots, and finish what has begun; the log says how to go on."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        await asyncio.gather(*self._writing, return_exceptions=True)

    # ---------------------------------------------------------------- answers

    def why(self, person: Person | None, wish: AskWhy) -> Why:
        return wishes.wish_to_know(self.match, _id(person), wish)

    async def hint(self, person: Person | None, wish: AskHint, address: str) -> Hint:
        match = self.match
        seat = wishes.hint_seat(match, _id(person), wish.ply)
        if match.status != "running":
            raise Refusal("no_hint")
        seed = seed_for(match.opened.seed, wish.ply, f"hint {seat}")
        world = match.state.determinize(seat, seed)
        try:
            advice = await self._workers.hint(world, seed, Turn(address, _id(person)))
        except Crowded:
            raise Refusal("too_fast", {"seconds": math.ceil(CROWDED_WAIT)}) from None
        if advice is None:
            raise Refusal("no_hint")
        reasons = [Because(one.text, one.arguments) for one in advice.reasons]
        return Hint(wish.client, match.state.notate(advice.move), advice.bot, reasons)
