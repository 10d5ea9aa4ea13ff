"""The story: which events become one sentence, and where sections and chapters begin."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.cli.table.pieces import Heading, Title
from tafelrunde.cli.table.story import Chapter, Section, last_of, story_pieces, tell
from tafelrunde.engine.events import Changed, Event, Moved, Told
from tafelrunde.engine.view import Stage
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words
from tests.cli.table.host import CITADELS, NOBLEMEN, at_position, new_session, words_for
from tests.scenarios.noblemen import table as noblemen

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def told(*events: Event, you: int | None = None, language: str = "en") -> list[str]:
    return sentences(events, Words(CITADELS, language, NAMES, you))


def dealt(seat: int, faces: list[str] | None = None, count: int = 1) -> Moved:
    return Moved(0, 0, "deal", seat, "deck", f"seat/{seat}/hand", "card", count, faces)


def test_things_that_go_the_same_way_are_one_sentence() -> None:
    cards = [dealt(1, [slug]) for slug in ("tavern", "keep", "tavern")]
    assert told(*cards) == ["Ben is dealt 2 × Tavern and Keep."]
    assert told(*cards, you=1) == ["You are dealt 2 × Tavern and Keep."]
    assert told(*cards, you=1, language="de") == ["Du bekommst 2 × Taverne und Wehrturm."]
    assert told(dealt(1), dealt(1)) == ["Ben is dealt 2 cards."]
    assert told(dealt(0), dealt(1)) == ["Anna is dealt 1 card.", "Ben is dealt 1 card."]


def test_first_what_was_done_then_what_it_cost() -> None:
    assert told(
        Changed(0, 1, "built", 2, "seat/2/gold", -2, 3),
        Moved(1, 1, "built", 2, "seat/2/hand", "seat/2/city", "card", 1, ["trading_post"]),
    ) == ["Cleo builds Trading Post.", "Cleo pays 2 gold."]


def test_names_called_in_a_row_are_one_sentence() -> None:
    called = [Told(0, 4, "called", 0, {"character": name}) for name in ("thief", "king")]
    assert told(*called) == ["Anna calls the Thief and King."]
    later = Told(0, 5, "called", 0, {"character": "bishop"})
    assert told(called[0], later) == ["Anna calls the Thief.", "Anna calls the Bishop."]


def test_a_look_that_nobody_shares_is_no_news() -> None:
    assert told(Moved(0, 0, "handed_on", 1, "packet", "packet", "character", 4)) == []
    shown = Moved(0, 0, "handed_on", 1, "packet", "packet", "character", 1, ["king"])
    assert told(shown, you=1) == ["You have the choice: King."]


def test_things_of_others_and_things_that_are_no_cards() -> None:
    destroyed = Moved(0, 0, "destroyed", 1, "seat/2/city", "discard", "card", 1, ["docks"])
    assert told(destroyed, you=2) == ["Ben destroys Docks in your city."]
    crown = Moved(1, 0, "crown", 3, "seat/0/crown", "seat/3/crown", "token", 1, ["crown"])
    assert told(crown) == ["Dora wears the crown now."]


def test_a_cause_without_a_text_is_told_by_its_facts() -> None:
    assert told(
        Moved(0, 0, "crown", 3, "seat/0/crown", "seat/3/crown", "token", 1, ["crown"]),
        Moved(0, 0, "gift", 1, "seat/1/hand", "bank", "card", 2),
        Changed(1, 0, "tax", 3, "seat/0/gold", 1, 5),
        Told(2, 0, "weather", -1, {"wind": 3, "character": "king"}),
        Told(3, 0, "silence", -1),
    )[1:] == [
        "Ben, gift: 2 cards, Hand → Bank.",
        "Dora, tax: Gold of Anna now 5.",
        "Table, weather: wind 3, character King.",
        "Table, silence: nothing.",
    ]


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        (Stage("citadels-phase-round", {"round": 3}), "Round 3"),
        (Stage("citadels-phase-turn", {"character": "merchant"}), "Merchant"),
        (Stage("citadels-phase-open_market", {"stall": 2}), "Open market stall 2"),
        (Stage("somewhere-else"), "Somewhere-else"),
    ],
)
def test_stages(stage: Stage, words: str) -> None:
    assert Words(CITADELS, "en", NAMES).stage(stage) == words


@pytest.mark.parametrize("players", range(2, 8))
def test_chapters_are_rounds_and_sections_are_turns(players: int) -> None:
    session = new_session(seats=["random"] * players, seed=5)
    while not session.state.over:
        session.play_bot()
    words = words_for(session, None)
    chapters = tell(session.state.events(0, None), session.course, words)
    titles = [chapter.title for chapter in chapters]
    assert titles == ["Before the game", *(f"Round {number}" for number in range(1, len(titles)))]
    for number, chapter in enumerate(chapters[1:], 1):
        first, *turns = chapter.sections
        assert first.title == "Choosing characters"
        assert first.sentences[0].startswith(f"Round {number}: ")
        for turn in turns:
            if turn.title != "End":
                assert " calls the " in turn.sentences[0]
                assert f"{turn.title}." in turn.sentences[0]


def test_a_position_has_no_past() -> None:
    session = at_position(CITADELS.new(3, 1), *NAMES[:3])
    assert tell(session.state.events(0, None), session.course, words_for(session, None)) == []
    session.play(session.state.moves()[0])
    (chapter,) = tell(session.state.events(0, None), session.course, words_for(session, None))
    assert chapter.title == "Round 1"


def test_the_end_of_a_story() -> None:
    story = [
        Chapter("one", [Section("a", ["1", "2"]), Section("b", ["3"])]),
        Chapter("two", [Section("c", ["4", "5"])]),
    ]
    assert last_of(story, 1) == [Chapter("two", [Section("c", ["5"])])]
    assert last_of(story, 3) == [Chapter("one", [Section("b", ["3"])]), story[1]]
    assert last_of(story, 99) == story
    assert last_of(story, 0) == []


def test_titles_or_none() -> None:
    story = [Chapter("one", [Section("a", ["1"])])]
    assert isinstance(story_pieces(story)[0], Title)
    assert len(story_pieces(story, titles=False)) == 1
    assert isinstance(story_pieces(story * 2, titles=False)[0], Heading)


# ----------------------------------------------------------------------- Noblemen
def test_changes_of_one_number_are_added_up() -> None:
    given = [
        event
        for ply, tile in enumerate(("field", "grove"))
        for event in (
            Moved(0, ply, "donated", 1, "seat/1/hand", "church", "tile", 1, [tile]),
            Changed(1, ply, "donated", 1, "seat/1/points", 1, ply + 1),
        )
    ]
    assert sentences(given, Words(NOBLEMEN, "en", NAMES)) == [
        "Ben gives the church Field and Grove.",
        "Ben gets 2 victory points for it.",
    ]


def finished(seed: int, **options: Any) -> list[Chapter]:
    """The story of a whole game of Noblemen."""
    session = new_session(NOBLEMEN, ["random"] * 3, seed, **options)
    while not session.state.over:
        session.play_bot()
    return tell(session.state.events(0, None), session.course, words_for(session, None))


def test_turns_begin_where_they_are_announced() -> None:
    sections = [section for chapter in finished(4) for section in chapter.sections]
    cards = [section for section in sections if section.title == "Scandal cards"]
    assert all("looks at" in section.sentences[0] for section in cards)
    turns = [section for section in sections if section.title.endswith("turn")]
    assert len(turns) > 50
    assert not any("’s turn" in sentence for turn in turns for sentence in turn.sentences)


def test_balls_and_scorings_have_headings_even_if_nobody_decides_there() -> None:
    # With titles given by themselves, nobody decides at many of these balls.
    for seed in range(3):
        sections = [part for one in finished(seed, auto_titles=True) for part in one.sections]
        titles = [section.title for section in sections]
        assert titles.count("Masked ball") == 6
        assert titles.count("Scoring") == 3
        for at, section in enumerate(sections):
            if section.title == "Masked ball":
                assert section.sentences[0] == "The round marker reaches a mask."
                assert section.sentences[1].startswith("Masked ball!")
                assert titles[at + 1 : at + 3] == ["Prestige", "Titles"]
            if section.title == "Scoring":
                assert section.sentences[0].endswith("buildings are scored!")
            if section.title.endswith("turn"):
                told = " ".join(section.sentences)
                assert "reaches a mask" not in told
                assert "scored" not in told
    assert titles[-1] == "End"


def test_the_first_scandal_cards_of_a_decade_stand_under_it() -> None:
    first, second, third = [one for one in finished(4) if one.title.startswith("Decade")]
    assert [one.title for one in (first, second, third)] == ["Decade I", "Decade II", "Decade III"]
    assert [section.title for section in first.sections].count("Scandal cards") == 1
    for chapter in (second, third):
        assert chapter.sections[0].title == "Scandal cards"
        assert "looks at" in chapter.sections[0].sentences[0]
    assert [section.title for section in second.sections][-1] == "Scoring"


def test_a_ball_in_one_move_is_told_part_by_part() -> None:
    """Nobody has anything to hand in, and everybody gets the only title there is for them."""
    session = at_position(
        noblemen.turn_of(0, noblemen.seat(), noblemen.seat(), noblemen.seat(), queen=0, space=3),
        *NAMES[:3],
    )
    for move in ("idle", "end"):
        session.play(session.state.parse(move))
    (chapter,) = tell(session.state.events(0, None), session.course, words_for(session, None))
    assert [section.title for section in chapter.sections] == [
        *("Anna’s turn", "Masked ball", "Prestige", "Titles"),
    ]
    assert chapter.sections[2].sentences[0] == "Anna reaches 0 prestige."
