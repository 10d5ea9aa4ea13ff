"""`tafelrunde replay`: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tafelrunde.cli.arguments import WholeNumber
from tafelrunde.cli.console import output
from tafelrunde.cli.language import BadArgument
from tafelrunde.cli.opening import open_game
from tafelrunde.cli.table.ask import fitting_asker
from tafelrunde.cli.table.pieces import Line, Piece
from tafelrunde.cli.table.replay import Steps, step_through
from tafelrunde.cli.table.scene import Scene
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.seats import notes
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.sheet import outcome_pieces
from tafelrunde.cli.table.story import story_pieces, tell
from tafelrunde.texts import Texts
from tafelrunde.texts.words import Words


def replay(
    file: Path,
    /,
    *,
    step: Annotated[bool, Parameter(negative=())] = False,
    seat: WholeNumber = None,
    from_: Annotated[WholeNumber, Parameter(name="--from")] = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    game: WholeNumber = None,
    cards: Path | None = None,
) -> None:
    """Print the story of a recorded game and how it ended, or where it stands."""
    session, tongue = open_game(file, cards, game)
    session.game.check_seat(seat, len(session.seats))
    names, options = [one.name for one in session.seats], session.state.rules.options
    words = Words(session.game, tongue, names, seat, options)
    scene = Scene(words, notes(session.seats, Texts(tongue)))
    screen = Screen(output(), plain=plain)
    steps = Steps(session, scene)
    start = 0 if from_ is None else _start(steps, from_)
    if step:
        step_through(steps, start, screen, fitting_asker(plain))
        return
    players = words.text("table-players", count=len(session.seats))
    title = [words.title, players, words.text("terminal-record-of", file=file.name)]
    screen.show([Line(" · ".join(title), "bold"), *_story(session, start, words)])
    screen.show(_end(session, scene))


def _start(steps: Steps, line: int) -> int:
    found = steps.position(line)
    if found is None:
        first, last = steps.first_line, steps.last_line
        raise BadArgument("command-error-from", first=first, last=last, line=line)
    return found


def _story(session: Session, start: int, words: Words) -> list[Piece]:
    """Everything; or what happened from a move on."""
    first = int(session.state.ply) - len(session.record.moves)
    events = session.since(first + start if start else None, words.you)
    return story_pieces(tell(events, session.course, words))


def _end(session: Session, scene: Scene) -> list[Piece]:
    """How it ended, or where it stands."""
    state, words = session.state, scene.words
    if state.over:
        return outcome_pieces(state, words)
    prompt = state.prompt(words.you)
    ends = Line(words.text("terminal-record-ends", count=len(session.record.moves)))
    return [*scene.table(state.view(words.you), prompt), ends, scene.waiting(prompt)]
