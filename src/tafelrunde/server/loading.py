"""From the log on disk to a match: the last stored position and the entries after it.

A table that was played by older rules goes on by the new ones, from its last stored position. What
came after that is played again as far as the new rules allow, and the log says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

import msgspec
import structlog
from sqlalchemy.exc import DatabaseError, OperationalError

from tafelrunde.boardgames.registry import game as known_game
from tafelrunde.boardgames.registry import games as known_games
from tafelrunde.engine.errors import BadPosition, TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tafelrunde.server import entries as e
from tafelrunde.server.company import bots_of, names_of
from tafelrunde.server.journals import UnreadableStory, journal_of, read_story
from tafelrunde.server.match import Match, replay_as_far_as_possible
from tafelrunde.server.problems import Refusal
from tafelrunde.server.storage.store import Conflict, Incomplete, Store
from tafelrunde.texts.layout import layout_of

log = structlog.get_logger()

GameMaker = Callable[[str, str | None], Game]


def make_game(name: str, cards: str | None) -> Game:
    """A game by name, with the text of an own card file."""
    if cards is None:
        return known_game(name)
    known_game(name)  # refuses unknown names
    # The registry takes the path of a file, and a table has only the text.
    game: Game = import_module(f"tafelrunde.boardgames.{name}.game").make(cards)
    return game


def warm_up() -> None:
    """Make everything ahead that is made once: the first table is opened as fast as the others."""
    for name in known_games():
        game = known_game(name)
        state = game.new(game.players[0], 0)
        state.view(0)
        state.prompt(int(state.actor))
        state.events(0, None)
        game.catalogue()
        layout_of(game)
        for kind in bots_of(name):
            names_of(kind)


async def load_match(store: Store, id: str, game_maker: GameMaker = make_game) -> Match:
    try:
        entries = await store.log(id)
        if not entries:
            raise Refusal("no_table")
        opened = entries[0].body
        if not isinstance(opened, e.Opened):
            raise msgspec.DecodeError("the first entry is lost")
        game = game_maker(opened.game, await store.cards(id))
        positions = await store.stored_positions(id)
        rules = _rules(entries)
        if rules is None or rules == game.version:
            return _match(game, entries, positions)
        if rules > game.version:
            raise Refusal("newer_rules", {"rules": rules})
        return await _raise_rules(store, id, game, entries, positions)
    except Conflict:  # another process was quicker
        return await load_match(store, id, game_maker)
    except (DatabaseError, Incomplete, msgspec.DecodeError) as error:
        if isinstance(error, OperationalError):
            raise  # the database has other troubles, which concern all tables
        log.exception("a table is damaged; a backup has it whole", table=id)
        raise Refusal("damaged") from None
    except TafelrundeError as error:
        log.warning("a table cannot go on", table=id, problem=str(error))
        raise Refusal("rules_changed") from None


def _rules(entries: Sequence[e.Entry]) -> int | None:
    """The version of the rules that a table is played by, None before it starts."""
    for entry in reversed(entries):
        if isinstance(entry.body, e.Started | e.RulesRaised):
            return entry.body.rules
    return None


def _match(game: Game, entries: Sequence[e.Entry], positions: Sequence[e.Position]) -> Match:
    kept = [p for p in positions if not p.handover and p.rules == game.version]
    if not kept:
        return Match.load(game, entries, None)
    state = game.from_json(kept[0].position)
    try:
        stories = [read_story(game, position.journal) for position in reversed(kept)]
    except UnreadableStory as error:
        log.info("the story of a table is told anew from its log", problem=str(error))
        return Match.load(game, entries, None)
    told = [event for events, _ in stories for event in events]
    passages = [passage for _, course in stories for passage in course]
    state.journal = journal_of(told, int(state.ply))
    return Match.load(game, entries, state, kept[0].seq, passages)


async def _raise_rules(
    store: Store,
    id: str,
    game: Game,
    entries: Sequence[e.Entry],
    positions: Sequence[e.Position],
) -> Match:
    base, state = _base(game, entries, positions)
    if base is not None and state is not None and state.over:
        return Match.load(game, entries, state, base.seq)  # nothing is left to be played
    start = next(k for k, entry in enumerate(entries) if isinstance(entry.body, e.Started))
    seq = base.seq if base else entries[start].seq
    before = [entry for entry in entries if entry.seq <= seq]
    match = Match.load(game, before, state, seq)
    dropped = replay_as_far_as_possible(match, [x for x in entries if x.seq > seq])
    time = entries[-1].time
    raised = e.RulesRaised(game.version, int(match.state.ply), dropped)
    entry = e.Entry(match.seq + 1, raised, time)
    # The story so far is told in terms of the old rules: it begins anew here.
    match.state.journal = journal_of([], int(match.state.ply))
    match.place(match.state)
    match.apply(entry)
    log.info("new rules take over a table", table=id, rules=game.version, dropped=dropped)
    await store.append(id, [entry], match.standing(), [match.position()])
    return match


def _base(
    game: Game, entries: Sequence[e.Entry], positions: Sequence[e.Position]
) -> tuple[e.Position | None, State | None]:
    """The last stored position that no later undo went behind."""
    for position in positions:
        if _still_holds(position, entries):
            try:
                return position, game.from_json(position.position)
            except BadPosition as error:
                log.warning("a stored position is no longer one", problem=str(error))
    return None, None


def _still_holds(position: e.Position, entries: Sequence[e.Entry]) -> bool:
    ply = position.ply
    for entry in entries:
        if entry.seq > position.seq:
            if isinstance(entry.body, e.Played):
                ply += 1
            elif isinstance(entry.body, e.Undone):
                ply -= 1
            if ply < position.ply:
                return False
    return True
