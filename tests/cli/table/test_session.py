"""A session without a terminal: seats, news, taking back, seeds of bots."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.cli.language import BadArgument
from tafelrunde.cli.table import company
from tafelrunde.cli.table.company import Chance
from tafelrunde.cli.table.seats import (
    FACES,
    Seat,
    against,
    introductions,
    notes,
    seat_words,
    seated,
)
from tafelrunde.cli.table.session import NoWayBack, Session
from tafelrunde.engine.events import Changed, Moved
from tafelrunde.engine.record import Record
from tafelrunde.engine.state import State
from tafelrunde.texts import Texts
from tests.cli.table.host import CITADELS, MINIATURE, at_position, new_session
from tests.scenarios.citadels.table import seat, turn_of

PEOPLE = ("Anna", "Ben", "Cleo", "Dora")


def king_to_move() -> Session:
    return at_position(
        turn_of("king", seat("king", gold=4, hand=["tavern", "temple"]), seat(), seat(), seat()),
        *PEOPLE,
    )


def play(session: Session, *notations: str) -> None:
    for notation in notations:
        session.play(session.state.parse(notation))


def refusal(session: Session, seat: int) -> NoWayBack:
    before = session.record.text
    with pytest.raises(NoWayBack) as error:
        session.undo(seat)
    assert session.record.text == before
    return error.value


# -------------------------------------------------------------------------- seats
def test_you_play_against_stewards_unless_told_otherwise() -> None:
    assert seat_words(CITADELS, None, []) == ["you", "steward", "steward", "steward"]
    assert seat_words(CITADELS, 2, []) == ["you", "steward"]
    assert seat_words(CITADELS, 3, ["Anna"]) == ["Anna", "steward", "steward"]
    assert seat_words(CITADELS, 3, ["random"]) == ["random"] * 3
    assert seat_words(CITADELS, None, ["you", "random"]) == ["you", "random"]
    with pytest.raises(BadArgument, match="2 seats are named for 3 players"):
        seat_words(CITADELS, 3, ["you", "random"])


def test_people_have_the_names_they_gave_and_bots_others() -> None:
    seats = seated(["Ben", "steward", "you", "random", "aurelia"], Texts("en"))
    assert seats == [
        Seat("Ben", "person"),
        Seat("Balduin", "steward"),
        Seat("Player 3", "person"),
        Seat("Fips", "random"),
        Seat("aurelia", "person"),
    ]
    assert notes(seats, Texts("de")) == ["", "Verwalter", "", "Gaukler", ""]
    steward, jester = introductions(seats, Texts("en"), faces=True)
    assert steward.startswith("♗ Balduin: Steward. Works out before every move")
    assert jester.startswith("☺ Fips: Jester. Does whatever comes to mind.")
    heard, _ = introductions(seats, Texts("en"), faces=False)
    assert heard.startswith("Balduin: Steward.")


def test_every_level_has_a_face_of_its_own() -> None:
    assert [*FACES] == tafelrunde.bots()
    assert len(set(FACES.values())) == len(FACES)


def test_one_bot_stands_for_all_opponents() -> None:
    assert against(CITADELS, None, ["knight"]) == ["you", "knight", "knight", "knight"]
    assert against(CITADELS, 2, ["duke"]) == ["you", "duke"]
    assert against(CITADELS, None, ["duke", "page"]) == ["you", "duke", "page"]
    with pytest.raises(BadArgument, match="2 opponents are named for 4 players"):
        against(CITADELS, 4, ["duke", "page"])


@pytest.mark.parametrize("names", [["Ben", "ben"], ["", "Ben"], ["a\x1b[31m", "b"], ["x" * 17]])
def test_names_that_nobody_can_have(names: list[str]) -> None:
    with pytest.raises(BadArgument, match="--seats"):
        seated(names, Texts("en"))


# --------------------------------------------------------------------------- news
def test_news_begin_with_what_the_own_move_led_to() -> None:
    session = king_to_move()
    assert session.news(0) == []
    assert not session.has_moved(0)
    play(session, "gold", "build tavern")
    told = session.news(0)
    assert [event.cause for event in told] == ["built", "built"]
    assert {type(event) for event in told} == {Changed, Moved}
    assert [event.cause for event in session.news(1)] == ["basic_action", "built", "built"]
    assert session.has_moved(0)


def test_the_last_news_are_those_everybody_saw() -> None:
    session = new_session(seats=["you", "Ben", "random"])
    play(session, "pick king")
    (picked, handed_on) = session.last_news()
    assert isinstance(picked, Moved)
    assert isinstance(handed_on, Moved)
    assert picked.faces is None
    assert handed_on.faces is None


# --------------------------------------------------------------------------- undo
def test_moves_are_taken_back_one_by_one() -> None:
    session = king_to_move()
    play(session, "gold", "build tavern")
    start = session.record.text
    assert session.undo(0) == "build tavern"
    assert session.undo(0) == "gold"
    assert session.record.moves == []
    play(session, "gold", "build tavern")
    assert session.record.text == start


def test_there_is_nothing_to_take_back() -> None:
    assert refusal(king_to_move(), 0).key == "table-undo-nothing"


def test_what_was_seen_cannot_be_unseen() -> None:
    session = king_to_move()
    play(session, "cards")
    assert refusal(session, 0).key == "table-undo-revealed"


def test_what_others_have_built_upon_stays() -> None:
    session = new_session(seats=["Anna", "Ben", "Cleo"])
    play(session, "pick king")
    # The next one has seen the rest of the characters.
    assert refusal(session, 0).key == "table-undo-revealed"
    play(session, session.game.notations[session.state.moves()[0]])
    error = refusal(session, 0)
    assert (error.key, error.arguments) == ("table-undo-others", {"player": 1})


def test_a_course_taken_back_is_forgotten() -> None:
    session = king_to_move()
    play(session, "gold")
    events = session.state.events(0, 0)
    play(session, "build tavern")
    session.undo(0)
    assert session.state.events(0, 0) == events


# --------------------------------------------------------------------------- bots
def test_bots_see_a_world_and_never_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[State] = []

    class Spy:
        def choose(self, world: State, seat: int, budget: int, seed: int) -> int:
            assert seat == world.actor
            seen.append(world)
            return world.moves()[0]

    monkeypatch.setattr(company, "bot", lambda _: Spy())
    session = new_session(seats=["random"] * 4)
    while not session.state.over and len(seen) < 40:
        truth = session.state.clone()
        session.play_bot()
        assert seen[-1] is not session.state
        assert seen[-1].journal is None
        assert seen[-1].view(truth.actor) == truth.view(truth.actor)
        assert seen[-1] != truth


def test_seeds_differ_by_table_ply_and_purpose() -> None:
    seeds = {
        Chance(start).seed(ply, purpose)
        for start in ("a", "b")
        for ply in (0, 1)
        for purpose in ("world", "choice")
    }
    assert len(seeds) == 8
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_bots_play_a_table_again_as_they_did() -> None:
    records = []
    for _ in range(2):
        session = new_session(MINIATURE, ["random", "random"], seed=3)
        while not session.state.over:
            session.play_bot()
        records.append(session.record.text)
    assert records[0] == records[1]


def test_a_session_can_begin_in_the_middle() -> None:
    session = new_session(seats=["random"] * 3)
    for _ in range(30):
        session.play_bot()
    again = Session(Record.parse(CITADELS, session.record.text), session.seats)
    assert again.state == session.state
    assert again.state.events(0, 1) == session.state.events(0, 1)
    assert [again.course.phase(one) for one in again.state.events(0, None)] == [
        session.course.phase(one) for one in session.state.events(0, None)
    ]
    session.play_bot()
    again.play_bot()
    assert again.record.text == session.record.text
