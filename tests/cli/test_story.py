"""The log: what becomes one line, and where sections and chapters begin."""

import pytest

import tafelrunde
from tafelrunde.cli.chronicle import Chronicle
from tafelrunde.cli.log import _broken, seats_text
from tafelrunde.cli.play import play_at_random
from tafelrunde.cli.sheet import places_of
from tafelrunde.cli.story import Section
from tafelrunde.cli.wording import Wording
from tafelrunde.engine.events import Changed, Event, Moved, Told
from tafelrunde.engine.view import Stage

GAME = tafelrunde.game("citadels")
WORDING = Wording(GAME)


def rows(*events: Event) -> list[tuple[list[int], str, str]]:
    section = Section("")
    for event in events:
        section.add(event, WORDING)
    return [(row.seats, row.cause, "; ".join(row.parts)) for row in section.rows()]


def test_things_and_numbers_of_one_move_are_one_line() -> None:
    assert rows(
        Changed(0, 1, "built", 2, "seat/2/gold", -2, 3),
        Moved(1, 1, "built", 2, "seat/2/hand", "seat/2/city", "card", 1, ["trading_post"]),
    ) == [([2], "built", "Trading Post: hand → city; gold -2, now 3")]


def test_two_moves_are_two_lines_unless_things_go_the_same_way() -> None:
    built = [
        event
        for ply in (1, 2)
        for event in (
            Changed(0, ply, "built", 2, "seat/2/gold", -1, 3 - ply),
            Moved(1, ply, "built", 2, "seat/2/hand", "seat/2/city", "card", 1, ["tavern"]),
        )
    ]
    assert len(rows(*built)) == 2
    thrown = [
        Moved(0, ply, "exchanged", 1, "seat/1/hand", "discard", "card", 1, [slug])
        for ply, slug in enumerate(["tavern", "keep", "tavern"])
    ]
    assert rows(*thrown) == [([1], "exchanged", "2 × Tavern, Keep: hand → discard")]


def test_seats_of_which_the_same_is_said_share_a_line() -> None:
    dealt = [Moved(0, 0, "deal", seat, "deck", f"seat/{seat}/hand", "card", 4) for seat in range(3)]
    assert rows(*dealt) == [([0, 1, 2], "deal", "4 hidden: deck → hand")]


def test_a_look_that_nobody_shares_is_no_news() -> None:
    assert rows(Moved(0, 0, "handed_on", 1, "packet", "packet", "card", 4)) == []
    shown = Moved(
        0, 0, "revealed", 1, "seat/1/characters", "seat/1/characters", "card", 1, ["king"]
    )
    assert rows(shown) == [([1], "revealed", "King")]


def test_things_of_others() -> None:
    assert rows(
        Moved(0, 0, "destroyed", 1, "seat/2/city", "discard", "card", 1, ["docks"]),
        Moved(1, 0, "crown", 3, "seat/0/crown", "seat/3/crown", "card", 1, ["crown"]),
        Moved(2, 0, "drawn", 3, "deck", "seat/3/hand", "card", 0, []),
        Changed(3, 0, "tax", 3, "seat/0/gold", 1, 5),
    ) == [
        ([1], "destroyed", "Docks: city of seat 2 → discard"),
        ([3], "crown", "seat 0 → seat 3"),
        ([3], "drawn", "nothing: deck → hand"),
        ([3], "tax", "gold of seat 0 +1, now 5"),
    ]


def test_words_said_in_a_row_are_one_line() -> None:
    called = [Told(0, 4, "called", 0, {"character": name}) for name in ("thief", "king")]
    assert rows(*called, Told(0, 4, "ended", -1)) == [
        ([0], "called", "Thief, King"),
        ([-1], "ended", ""),
    ]


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        (Stage("citadels-phase-round", {"round": 3}), "Round 3"),
        (Stage("citadels-phase-draft"), "Draft"),
        (Stage("citadels-phase-turn", {"character": "merchant"}), "Merchant"),
        (Stage("citadels-phase-open_market", {"stall": 2}), "Open market stall 2"),
        (Stage("somewhere-else"), "Somewhere-else"),
    ],
)
def test_stages(stage: Stage, words: str) -> None:
    assert WORDING.stage(stage) == words


def test_places_that_belong_to_nobody() -> None:
    assert WORDING.place("canal/0/left/2", 1, ()) == "canal 0 left 2"
    assert WORDING.place("seat/2", 1, ()) == "seat 2"


@pytest.mark.parametrize("players", range(2, 8))
def test_chapters_are_rounds_and_nothing_is_lost(players: int) -> None:
    record, chronicle = play_at_random(GAME, players, 5, {})
    titles = [chapter.title for chapter in chronicle.chapters]
    assert titles == ["Set-up", *(f"Round {number}" for number in range(1, len(titles)))]
    for chapter in chronicle.chapters[1:]:
        first = chapter.sections[0].lines[0]
        assert (chapter.sections[0].title, first.cause) == ("Draft", "round")
        for section in chapter.sections[1:]:
            # A turn begins with the calling, and its character answers the last call.
            assert not section.lines or section.lines[0].cause == "called"
            assert not section.lines or section.lines[0].told[-1] == section.title
    events = record.state.events(0, None)
    seen = [
        event
        for event in events
        if isinstance(event, Moved) and (event.faces is not None or event.source != event.target)
    ]
    lines = [line for one in chronicle.chapters for part in one.sections for line in part.lines]
    things = [things for line in lines for things in line.moved.values()]
    assert sum(len(one.slugs) + one.hidden for one in things) == sum(e.count for e in seen)


def test_a_position_has_no_past() -> None:
    state = GAME.from_json(GAME.new(3, 1).to_json())
    chronicle = Chronicle(GAME)
    chronicle.follow(state)
    assert [chapter.title for chapter in chronicle.chapters] == ["Round 1"]
    state.play(state.moves()[0])
    chronicle.follow(state)
    assert [row.cause for row in chronicle.chapters[0].sections[0].rows()] == ["picked"]


def test_a_line_breaks_between_its_parts() -> None:
    assert _broken([], 20) == [""]
    assert _broken(["one", "two"], 20) == ["one; two"]
    assert _broken(["one and another", "two"], 18) == ["one and another;", "two"]
    assert _broken(["a long part of many words"], 12) == ["a long part", "of many", "words"]


def test_seats_in_short() -> None:
    assert seats_text([2], 4) == "seat 2"
    assert seats_text([0, 1, 3], 4) == "seats 0 1 3"
    assert seats_text([3, 1, 2, 0], 4) == "all"
    assert seats_text([-1], 4) == "table"


def test_equals_share_a_place() -> None:
    assert places_of([[2], [0, 3], [1]]) == {2: 1, 0: 2, 3: 2, 1: 4}
