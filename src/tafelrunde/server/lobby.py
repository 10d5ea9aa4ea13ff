"""All tables: opening, finding, listing them, and inviting guests to them."""

from __future__ import annotations

import asyncio
import csv
import json
import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import structlog

from tafelrunde.engine.errors import BadCards, BadOption, UnknownGame
from tafelrunde.engine.game import Game, random_seed
from tafelrunde.engine.view import Arguments
from tafelrunde.server import entries as e
from tafelrunde.server.company import bots_of, names_for
from tafelrunde.server.contract import OpenTable, SeatInfo, TableInfo
from tafelrunde.server.loading import GameMaker, load_match, make_game
from tafelrunde.server.match import Match
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.problems import Refusal
from tafelrunde.server.settings import Limits
from tafelrunde.server.storage.store import Store
from tafelrunde.server.table import Table, now
from tafelrunde.server.wishes import Person
from tafelrunde.server.workers import Workers

IN_MEMORY = 500  # tables; beyond that those that nobody uses are forgotten until they are wanted

log = structlog.get_logger()


class Lobby:
    """The tables of this server, those in use held in memory."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        limits: Limits,
        metrics: Metrics,
        game_maker: GameMaker = make_game,
    ) -> None:
        self._store = store
        self._workers = workers
        self._limits = limits
        self._metrics = metrics
        self._game_maker = game_maker
        self.draw_seed = random_seed  # a secret of the server
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    # ---------------------------------------------------------------- finding

    async def table(self, id: str) -> Table:
        """The one table object of this id, loaded if need be."""
        found = self._tables.pop(id, None)
        if found is None:
            async with self._loading:
                found = self._tables.pop(id, None) or self._hold(id, await self._load(id))
        self._tables[id] = found  # the last used comes last
        return found

    async def _load(self, id: str) -> Match:
        return await load_match(self._store, id, self._game_maker)

    def _hold(self, id: str, match: Match, address: str = "") -> Table:
        table = Table(
            *(id, match, self._load, self._store, self._workers, self._limits, self._metrics),
            address,
        )
        for old in [key for key, table in self._tables.items() if table.idle]:
            if len(self._tables) < IN_MEMORY:
                break
            del self._tables[old]
        self._tables[id] = table
        table.wake_bots()
        return table

    async def resume(self) -> None:
        """After a start: let the bots go on that were to move when the server stopped."""
        for id in await self._store.waiting_for_bots():
            try:
                await self.table(id)
            except Refusal as refusal:
                log.warning("a table cannot go on", table=id, problem=refusal.problem.code)
            except Exception:  # the others shall go on
                log.exception("a table cannot be loaded", table=id)

    async def close(self) -> None:
        """Before a stop: leave positions from which a newer version can go on."""
        stored = {}
        for id, table in list(self._tables.items()):
            await table.stop()
            try:
                if table.match.status == "running":
                    stored[id] = table.match.position(handover=True)
            except Exception:  # the others shall have theirs
                log.exception("a table cannot be handed over", table=id)
        try:
            await self._store.hand_over(stored)
        except Exception:  # one of them may be damaged
            for id, position in stored.items():
                await self._hand_over(id, position)

    async def _hand_over(self, id: str, position: e.Position) -> None:
        try:
            await self._store.hand_over({id: position})
        except Exception:
            log.exception("a table cannot be handed over", table=id)

    # --------------------------------------------------------------- counting

    @property
    def count(self) -> int:
        return len(self._tables)

    def is_used(self, id: str) -> bool:
        return id in self._tables and not self._tables[id].idle

    def forget(self, ids: Iterable[str]) -> None:
        """Tables that are there no longer."""
        for id in ids:
            self._tables.pop(id, None)

    # ---------------------------------------------------------------- opening

    async def open(self, person: Person, wish: OpenTable, address: str = "") -> Table:
        game = await self.game(wish.game, wish.cards)
        self._check_seats(game, wish.seats)
        seeded = wish.seed is not None
        if seeded and "guest" in wish.seats:
            raise Refusal("seed_chosen")  # who knows the seed knows every hand
        await self._check_quota(person)
        body = e.Opened(
            game.name,
            wish.seats,
            wish.options,
            self.draw_seed() if wish.seed is None else wish.seed,
            game.cards,
            person.name,
            wish.cards is not None,
            names_for(wish.seats, game.name, person.name),
            seeded,
            wish.talk,
        )
        entries = [e.Entry(0, body, now(), person.id)]
        try:
            match = Match(game, entries[0])
        except BadOption as error:
            # As with card lists: a page says it in its own language.
            known: Arguments = {"problem": str(error)[:300], **error.facts}
            raise Refusal("bad_option", known | {"cause": error.key}) from None
        if match.full:
            entries.append(e.Entry(1, e.Started(game.version), entries[0].time))
            match.apply(entries[1])
        id = secrets.token_urlsafe(12)
        await self._store.open(id, match, wish.cards, entries)
        return self._hold(id, match, address)

    async def _check_quota(self, person: Person) -> None:
        since = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
        today, in_all = await self._store.count_open(person.id, since)
        limits = self._limits
        for count, most in ((today, limits.tables), (in_all, limits.all_tables)):
            if count >= most:
                raise Refusal("too_many_tables", {"most": most})

    async def game(self, name: str, cards: str | None) -> Game:
        """A game, with the card list of an owner if there is one."""
        try:
            if cards is None:
                return self._game_maker(name, None)
            check_size(cards, self._limits)
            # All others go on meanwhile.
            return await asyncio.to_thread(self._game_maker, name, cards)
        except UnknownGame:
            raise Refusal("no_game", {"game": name[:40]}) from None
        except BadCards as error:
            # With the key of its text and its facts, so that a page can say it in its own language.
            where: Arguments = {"line": error.line, "column": error.column, "cause": error.key}
            known = {"problem": error.problem[:300], **error.facts}
            raise Refusal("bad_cards", known | where) from None

    @staticmethod
    def _check_seats(game: Game, seats: Sequence[str]) -> None:
        known = {"you", "guest", *bots_of(game.name)}
        wrong = next((who for who in seats if who not in known), None)
        if wrong is not None:
            raise Refusal("bad_seats", {"problem": wrong[:40]})
        if seats.count("you") > 1:
            raise Refusal("bad_seats", {"problem": "you"})
        if len(seats) not in game.players:
            raise Refusal("bad_seats", {"problem": len(seats)})

    async def cards(self, id: str) -> str:
        """The card list that the owner of a table brought along."""
        table = await self.table(id)
        text = await self._store.cards(id) if table.match.opened.own_cards else None
        if text is None:
            raise Refusal("not_found")
        return text

    # ------------------------------------------------------------ invitations

    async def invite(self, person: Person, id: str) -> str:
        """The token that is valid, or a new one."""
        table = await self._own(person, id)
        if table.match.full:
            raise Refusal("seats_full")
        token = await self._store.invitation(id)
        if token is None:
            token = secrets.token_urlsafe(16)
            await self._store.set_invitation(id, token)
        return token

    async def revoke(self, person: Person, id: str) -> None:
        await self._own(person, id)
        await self._store.set_invitation(id, None)

    async def _own(self, person: Person, id: str) -> Table:
        table = await self.table(id)
        if table.match.opener != person.id:
            raise Refusal("not_yours")
        return table

    async def invited_to(self, token: str) -> Table:
        id = await self._store.invited_to(token)
        if id is None:
            raise Refusal("no_invitation")
        return await self.table(id)

    async def join(self, person: Person, token: str) -> Table:
        table = await self.invited_to(token)
        await table.join(person)
        return table

    # ------------------------------------------------------------------ lists

    async def list(self, person: Person) -> list[TableInfo]:
        rows = await self._store.tables_of(person.id)
        seats = await self._store.seats_of([row.id for row in rows])
        return [_listed(row, seats[row.id], person.id) for row in rows]


def check_size(cards: str, limits: Limits) -> None:
    """Refuse a card list that is too long, or has names that nobody could read."""
    try:
        size = len(cards.encode())
    except UnicodeEncodeError:
        raise Refusal("bad_request", {"problem": "the card list is no text"}) from None
    if size > limits.cards:
        raise Refusal("too_large", {"most": limits.cards})
    lines = cards.splitlines()
    if len(lines) > limits.card_rows:
        raise Refusal("too_large", {"most": limits.card_rows})
    try:
        if any(len(cell) > limits.card_cell for row in csv.reader(lines) for cell in row):
            raise Refusal("too_large", {"most": limits.card_cell})
    except csv.Error:
        pass  # the game says what is wrong with it


def _listed(row: Any, seats: Sequence[Any], person: str) -> TableInfo:
    own = next((seat.seat for seat in seats if seat.person == person), -1)
    return TableInfo(
        row.id,
        row.game,
        row.status,
        [SeatInfo(s.seat, s.kind, s.name, s.bot, False, s.seat == own) for s in seats],
        json.loads(row.options),
        row.ply,
        row.actor,
        own,
        row.actor >= 0 and row.actor == own,
        row.opener == person,
        row.card_list is not None,
        row.updated,
        row.seeded,
        row.talk,
    )
