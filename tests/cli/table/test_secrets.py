"""Nobody reads what they may not know: not on the own screen, not on that of the last person."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tafelrunde.cli.table.pieces import Piece
from tafelrunde.cli.table.scene import Scene
from tafelrunde.cli.table.screen import WIPE
from tafelrunde.cli.table.service import Service
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.sheet import score_pieces
from tafelrunde.cli.table.story import story_pieces, tell
from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tests.cli.table.host import (
    CITADELS,
    NOBLEMEN,
    Host,
    Script,
    at_position,
    new_session,
    shown,
    words_for,
)
from tests.scenarios.citadels.table import seat, turn_of

WORLDS = 2


def positions(game: Game, players: int, seed: int) -> Iterator[Session]:
    """A game at random, at a few of its decisions."""
    chance = random.Random(seed)
    session = new_session(game, ["random"] * players, seed)
    while not session.state.over:
        if chance.random() < 0.03:
            yield session
        session.play(chance.choice(session.state.moves()))


def screen_of(session: Session, state: State, seat: int) -> str:
    """All that a seat can have printed that depends on the table."""
    scene = Scene(words_for(session, seat), ["Jester"] * len(session.seats))
    view, prompt = state.view(seat), state.prompt(seat)
    pieces: list[Piece] = [*scene.table(view, prompt), *score_pieces(state, scene.words)]
    if seat == state.actor:
        pieces += scene.question(view, prompt)
        pieces += [
            piece
            for notation in session.game.notations[::23]
            for piece in Service(_with(session, state), scene, prompt).answer("why", notation)
        ]
    else:
        pieces.append(scene.waiting(prompt))
    return shown(pieces)


def _with(session: Session, state: State) -> Session:
    """The same session in another world."""
    other = object.__new__(Session)
    other.__dict__ |= session.__dict__
    record = object.__new__(type(session.record))
    record.__dict__ |= session.record.__dict__ | {"state": state}
    other.record = record
    return other


@pytest.mark.parametrize(
    ("game", "players"),
    [(CITADELS, 2), (CITADELS, 4), (CITADELS, 7), (NOBLEMEN, 3), (NOBLEMEN, 5)],
    ids=lambda value: getattr(value, "name", value),
)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: Game, players: int) -> None:
    for session in positions(game, players, players):
        for number in range(players):
            truth = screen_of(session, session.state, number)
            for seed in range(WORLDS):
                world = session.state.determinize(number, seed)
                assert screen_of(session, world, number) == truth


def test_a_log_names_only_what_the_seat_saw() -> None:
    session = new_session(seats=["Anna", "Ben", "Cleo"])
    for number in range(3):
        words = words_for(session, number)
        out = shown(story_pieces(tell(session.state.events(0, number), session.course, words)))
        assert cards_in(out) == hand_of(session, number)
    onlooker = words_for(session, None)
    out = shown(story_pieces(tell(session.state.events(0, None), session.course, onlooker)))
    assert cards_in(out) == set()


def cards_in(out: str) -> set[str]:
    """The names of districts in a text."""
    names = {k.names["en"] for k in CITADELS.catalogue().kinds if k.sort == "district"}
    return {name for name in names if name in " ".join(out.split())}


def hand_of(session: Session, number: int) -> set[str]:
    names = {kind.id: kind.names["en"] for kind in CITADELS.catalogue().kinds}
    return {names[slug] for slug in session.state.to_json()["seats"][number]["hand"]}


# ---------------------------------------------------------------------- hand-over
def test_the_screen_is_wiped_before_it_is_handed_over() -> None:
    host = Host("", "pick king", "", seats=["Anna", "Ben", "random"], plain=True)
    out = host.run()
    _, first, second = re.split(r"Please hand over to \w+\.", out)
    assert "You are dealt" in first
    assert first.endswith("\n" * 60)
    assert second.startswith("\n" * 60)
    ready = "{}, is nobody else looking? Then press Enter."
    asked = [question for question in host.asker.questions if "looking" in question]
    assert asked == [ready.format("Anna"), ready.format("Ben")]


def test_what_one_person_saw_is_not_on_the_screen_of_the_next() -> None:
    script = Script("", "pick king", "", "log", "score", "moves", "undo")
    host = Host(seats=["Anna", "Ben", "random"], asker=script)
    out = host.run()
    theirs = out.rpartition("Please hand over to Ben.")[2]
    assert "Anna chooses a character." in theirs
    assert cards_in(theirs) == hand_of(host.session, 1)
    assert script.forgotten == 2


def test_on_a_terminal_what_has_scrolled_off_is_wiped_too() -> None:
    host = Host("", seats=["Anna", "Ben"])
    host.table.screen.console._force_terminal = True
    out = host.run()
    assert out.count(WIPE) == 2
    assert out.startswith(WIPE)


def test_the_welcome_is_not_wiped_away() -> None:
    host = Host("", seats=["Anna", "Ben", "random"], plain=True)
    host.table.welcome()
    out = host.run()
    assert re.search(r"\n{60,}Citadels for 3 players. Have fun!\n", out)
    assert out.count("Have fun!") == 1
    assert out.index("Have fun!") < out.index("Please hand over to Anna.")


def test_one_person_alone_hands_nothing_over() -> None:
    host = Host("pick king", "gold")
    out = host.run()
    assert "hand over" not in out
    assert WIPE not in out
    assert "\n\n\n" not in out


def test_the_same_person_goes_on_without_handing_over() -> None:
    host = Host("", "gold", "build tavern", session=turn_of_two())
    assert host.run().count("Please hand over") == 1
    assert len(host.session.record.moves) == 2


def turn_of_two() -> Session:
    rich = seat("king", gold=4, hand=["tavern", "temple"])
    return at_position(turn_of("king", rich, seat(), seat(), seat()), "Anna", "Ben", "Cleo", "Dora")
