"""`tafelrunde play`: one game at the text table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import tafelrunde
from tafelrunde._home import write_safely
from tafelrunde.cli.arguments import (
    Value,
    WholeNumber,
    fresh_seed,
    read_options,
    read_seats,
)
from tafelrunde.cli.console import output, say, say_if_interpreted
from tafelrunde.cli.language import SPOKEN, BadArgument, text
from tafelrunde.cli.table import company, home, saved
from tafelrunde.cli.table.ask import Asker, fitting_asker, is_interactive
from tafelrunde.cli.table.files import Files
from tafelrunde.cli.table.keeper import Keeper
from tafelrunde.cli.table.loop import Table
from tafelrunde.cli.table.pieces import Line
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.seats import against, named_people, seat_words, seated
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.sheet import outcome_pieces
from tafelrunde.cli.table.story import story_pieces, tell
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents import bots as all_bots
from tafelrunde.texts import Texts
from tafelrunde.texts.words import Words


def play(
    game: str,
    /,
    *,
    players: WholeNumber = None,
    bots: str | None = None,
    seats: str | None = None,
    seed: WholeNumber = None,
    option: Annotated[
        tuple[str, ...], Parameter(negative=(), metavar="NAME=VALUE", show_default=False)
    ] = (),
    cards: Path | None = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    record: Path | None = None,
) -> int:
    """Play a game here, against bots or with others at the same screen."""
    place = Place(SPOKEN.language, Screen(output(), plain=plain), fitting_asker(plain))
    chosen = tafelrunde.game(game, cards)
    if bots is not None and seats is not None:
        raise BadArgument("command-error-bots_and_seats")
    if all(wish is None for wish in (players, bots, seats, seed, option or None, cards)):
        try:
            waiting = _waiting(chosen, place)
        except EOFError:
            return 0
        if waiting is not None:
            session, file, tongue = waiting
            say_if_interpreted()
            _say_faults(session)
            return place.speaking(tongue).table(session, Keeper(session, file, record)).run()
    if bots is not None:
        words = against(chosen, players, read_seats(bots))
    else:
        words = seat_words(chosen, players, [] if seats is None else read_seats(seats))
    number = fresh_seed() if seed is None else seed
    session = _new_session(chosen, words, number, read_options(option), place.texts, cards)
    try:
        _meet(named_people(words), place, place.words(session))
    except EOFError:
        return 0
    if record is not None:
        # Now, when it is not too late to name another file.
        write_safely(record, session.record.text)
    say_if_interpreted()
    _say_faults(session)
    if session.people:
        table = place.table(session, Keeper(session, record=record))
        table.welcome()
        return table.run()
    _watch(session, [text("command-seed", seed=number), *option], place, record)
    return 0


def _say_faults(session: Session) -> None:
    """The table is told that bots play like stewards, and whoever looks after it why."""
    for fault in company.faults(session.bots, session.state):
        say(fault)


@dataclass(frozen=True)
class Place:
    """Where a table is to stand: who speaks which language through what."""

    language: str
    screen: Screen
    asker: Asker

    @property
    def texts(self) -> Texts:
        return Texts(self.language)

    def words(self, session: Session) -> Words:
        return Words(session.game, self.language, [seat.name for seat in session.seats])

    def speaking(self, language: str) -> Place:
        return replace(self, language=language)

    def table(self, session: Session, keeper: Keeper) -> Table:
        return Table(session, self.language, self.screen, self.asker, keeper)


def _new_session(
    game: Game,
    words: Sequence[str],
    seed: int,
    options: dict[str, Value],
    texts: Texts,
    cards: Path | None,
) -> Session:
    # First, since to `start` an option called "seed" would be the seed.
    players = game.check_players(len(words))
    game.rules(options, players)
    record = Record.start(game, players, seed, **options)
    return Session(record, seated(words, texts), cards)


def _meet(people: Sequence[str], place: Place, words: Words) -> None:
    """A name that is no bot's may be a slip: better to ask now than to wait for nobody later."""
    if not people:
        return
    facts: Arguments = {"names": words.listed(people), "count": len(people)}
    if not is_interactive():
        place.screen.say(words.text("terminal-people-note", **facts))
    elif not Files(words, place.screen, place.asker).agreed("terminal-people-ask", **facts):
        names = ", ".join(people)
        known = ", ".join(all_bots())
        raise BadArgument("command-error-no_such_bots", names=names, known=known)


def _waiting(game: Game, place: Place) -> tuple[Session, Path, str] | None:
    """The game that was left last, if there is one and the person wants to go on with it.

    It goes on in its own language, unless another one is asked for.
    """
    words = Words(game, place.language, ())
    files = Files(words, place.screen, place.asker)
    for file in home.unfinished(game.name):
        try:
            session, spoken = saved.load(file)
        except (saved.BadTable, OSError) as error:
            files.complain("table-load-failed", file, error)
            continue
        if session.state.over:
            # Stopped between the last move and the record of it.
            Keeper(session, file).save_record(session)
            continue
        phase = words.path(session.state.view(None).phase[:1])
        wanted = files.agreed("table-autosave-found", game=words.title, phase=phase)
        place.screen.say(words.text("table-autosave-resumed" if wanted else "table-autosave-new"))
        tongue = place.language if SPOKEN.asked else spoken
        return (session, file, tongue) if wanted else None
    return None


def _watch(session: Session, facts: Sequence[str], place: Place, record: Path | None) -> None:
    """Bots among themselves: the whole story at once."""
    while not session.state.over:
        session.play_bot()
    words = place.words(session)
    players = words.text("table-players", count=len(session.seats))
    story = tell(session.state.events(0, None), session.course, words)
    place.screen.show(
        [
            Line(" · ".join([words.title, players, *facts]), "bold"),
            *story_pieces(story),
            *outcome_pieces(session.state, words),
        ]
    )
    if record is not None:
        write_safely(record, session.record.text)
        place.screen.say(words.text("terminal-record-saved", file=str(record)))
