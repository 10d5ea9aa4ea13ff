"""Last Will at the text table: piles by what is seen of them, hands from behind, cards laid out."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.cli.table.session import Session
from tafelrunde.engine.record import Record
from tests.cli.table.host import Host, at_position
from tests.scenarios.last_will.table import card, market, seat, turn_of

LAST_WILL = tafelrunde.game("last_will")


def table(language: str) -> str:
    """What the first of two sees, with a house and a table reserved for two."""
    reserved = card("restaurant_reservation", companions="chef", used=True)
    board = [card("fine_villa"), card("tailor"), reserved]
    own = seat("opening_night", "guest", board=board, money=33, actions=2)
    laid = market(-3, 1, 3, -2)
    state = turn_of(0, own, seat("dinner", "steward", "horse"), round=4, market=laid)
    session = at_position(state, "Anna", "Ben")
    return " ".join(Host("", session=session, language=language, game=LAST_WILL).run().split())


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        (
            "de",
            [
                "Runde 4 von 7",
                "Markt Bauernhöfe −3, Villen +1, Sommerresidenzen +3, Herrenhäuser −2",
                "Helfer und Ausgaben 33 ·",
                "Sonderkarten: 7 (2 × Sonderkarte mit 1 Krone, 3 × Sonderkarte mit 2 Kronen, "
                "2 × Sonderkarte mit 3 Kronen)",
                "Hand 3 verdeckt (1 × Gefährte, 1 × Ereignis, 1 × Helfer oder Ausgabe)",
                "Tafel Villa, Schneider, Reservierter Tisch (eingesetzt)",
                "Wert von Karte 1 12 (hier), 10, 8, 6, 5",
                "Gefährten auf Karte 3 Koch +2 ✓, Gast +2",
                "Pfund 33",
                "Hand Premiere, Gast",
            ],
        ),
        (
            "en",
            [
                "Round 4 of 7",
                "Market farms −3, villas +1, summer residences +3, manor houses −2",
                "Helpers and expenses 33 ·",
                "Special cards: 7 (2 × special card with 1 crown, 3 × special card with 2 crowns, "
                "2 × special card with 3 crowns)",
                "Hand 3 hidden (1 × companion, 1 × event, 1 × helper or expense)",
                "Board Villa, Tailor, Restaurant Reservation (used)",
                "Value of card 1 12 (here), 10, 8, 6, 5",
                "Companions on card 3 Chef +2 ✓, Guest +2",
                "Pounds 33",
                "Hand Opening Night, Guest",
            ],
        ),
    ],
)
def test_piles_and_hands_are_told(language: str, rows: list[str]) -> None:
    said = table(language)
    for row in rows:
        assert row in said
    assert "_" not in said


# ------------------------------------------------------------------- formalities
def dinner_alone() -> Session:
    """Nobody in the hand of Anna can come along to dinner, but the others cannot know that."""
    own = seat("dinner", "dog", money=33, actions=2)
    return at_position(turn_of(0, own, seat()), "Anna", "Ben")


def test_the_table_does_not_stop_where_only_no_can_be_said() -> None:
    host = Host("", "play dinner", session=dinner_alone(), game=LAST_WILL)
    said = host.run()
    assert host.session.record.moves == ["0 play dinner", "0 enough"]
    assert "Who comes along?" not in said
    assert "You have 1 action." in said
    assert len(host.asker.questions) == 3  # who sits here, what to do, and what to do next


def test_news_begin_with_the_move_before_a_formality() -> None:
    session = dinner_alone()
    session.play(session.state.parse("play dinner"))
    assert not session.is_asking
    session.play_formality()
    assert session.is_asking
    assert [event.cause for event in session.news(0)] == ["played", "played"]


def test_undo_takes_a_formality_back_with_the_move_before_it() -> None:
    session = dinner_alone()
    session.play(session.state.parse("play dinner"))
    session.play_formality()
    assert session.undo(0) == "play dinner"
    assert session.record.moves == []
    assert session.is_asking


def test_a_saved_game_knows_its_formalities_again() -> None:
    session = dinner_alone()
    session.play(session.state.parse("play dinner"))
    session.play_formality()
    again = Session(Record.parse(LAST_WILL, session.record.text), session.seats)
    assert again.undo(0) == "play dinner"


def test_a_no_that_was_chosen_is_taken_back_alone() -> None:
    own = seat("dinner", "guest", money=33, actions=2)
    session = at_position(turn_of(0, own, seat()), "Anna", "Ben")
    session.play(session.state.parse("play dinner"))
    assert session.is_asking
    session.play(session.state.parse("enough"))
    assert session.undo(0) == "enough"
    assert session.is_asking
