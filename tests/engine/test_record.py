"""Records that are wrong are refused with the line that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import BadRecord, Record
from tafelrunde.engine.record import record_game_name

GAME = tafelrunde.game("citadels")
START = f"""tafelrunde record 1
game citadels
rules 1
cards {GAME.cards}
players 4
seed 7
option allow_duplicates false
moves
"""


def begun(moves: int) -> Record:
    record = Record.start(GAME, players=4, seed=7, allow_duplicates=False)
    for _ in range(moves):
        record.play(record.state.moves()[0])
    return record


def finished() -> str:
    record = begun(0)
    while not record.state.over:
        record.play(record.state.moves()[-1])
    return record.text


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        Record.parse(GAME, text)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


def test_a_record_is_text_a_person_can_read() -> None:
    record = begun(3)
    lines = record.text.splitlines()
    assert lines[: len(START.splitlines())] == START.splitlines()
    assert [line.split()[:2] for line in lines[8:]] == [["0", "pick"], ["1", "pick"], ["2", "pick"]]


def test_text_and_record_are_inverse(tmp_path: Path) -> None:
    record = begun(50)
    record.save(tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert Record.parse(GAME, text).text == text
    assert Record.parse(GAME, text).state == record.state
    assert record_game_name(text) == "citadels"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("tafelrunde record 1", "tafelrunde record 2", 1, "a record begins with"),
        ("game citadels", "game chess", 2, "this is a record of 'chess'"),
        ("game citadels\n", "", 2, "the name of the game is missing"),
        ("rules 1", "rules 2", 3, "made with rules version 2, newer than ours (1)"),
        ("rules 1", "rules one", 3, "rules: 'one' is no whole number"),
        (GAME.cards, "0000", 4, "the record was made with another card file"),
        ("players 4", "players 9", 5, "citadels is for 2 to 7 players, not 9"),
        ("players 4\n", "", 5, "'players' and a value are wanted"),
        ("seed 7", "seed 9223372036854775808", 6, "a seed is a whole number"),
        ("seed 7", "seed -7", 6, "seed: '-7' is no whole number"),
        ("allow_duplicates false", "speed 3", 7, "citadels has no option 'speed'"),
        ("allow_duplicates false", "seed 3", 7, "citadels has no option 'seed'"),
        ("allow_duplicates false", "allow_duplicates " + "[" * 9999, 7, "is no value"),
        ("allow_duplicates false", "allow_duplicates maybe", 7, "option allow_duplicates: 'maybe'"),
        ("moves\n", "", 8, "'moves' is wanted"),
        ("0 pick", "1 pick", 9, "the decision is that of seat 0"),
        ("0 pick", "0 build", 9, "is no move of citadels"),
    ],
)
def test_an_edited_record_is_refused_with_the_line(
    old: str, new: str, line: int, problem: str
) -> None:
    text = begun(3).text
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert error.line == line
    assert problem in error.problem


def test_an_illegal_move_in_the_middle_is_named() -> None:
    lines = begun(12).text.splitlines()
    seat = lines[12].split()[0]
    lines[12] = f"{seat} rescue"
    error = refused("\n".join(lines))
    assert error.line == 13
    assert error.problem == "illegal move: rescue: no_ruins_to_rescue"


def test_a_record_cut_off_within_a_line_is_refused() -> None:
    text = begun(5).text
    assert refused(text[:-3]).line == 13
    assert refused(text[: text.index("players") + 4]).line == 5
    assert refused("").line == 1
    assert refused(text[: text.index("moves")]).line == 8


def test_a_result_must_be_that_of_the_game() -> None:
    text = finished()
    lines = text.splitlines()
    assert Record.parse(GAME, text).state.over
    error = refused("\n".join([*lines[:-1], "result 1 2 3 4"]))
    assert error.line == len(lines)
    assert "the result differs" in error.problem
    assert refused("\n".join([*lines, "0 gold"])).problem == "nothing may follow the result"
    assert refused(START + "result 0 0 0 0\n").problem == "the game is not over here"


def test_a_move_after_the_end_is_refused() -> None:
    lines = finished().splitlines()
    assert "the game is over here" in refused("\n".join([*lines[:-1], "0 end"])).problem


def test_a_record_from_a_position() -> None:
    record = Record.from_position(GAME, begun(20).state.to_json())
    record.play(record.state.moves()[0])
    again = Record.parse(GAME, record.text)
    assert again.state == record.state
    broken = record.text.replace('"round":', '"rounds":')
    error = refused(broken)
    assert error.line == 5
    assert error.problem.startswith("position $.")
    assert refused(record.text.replace("position {", "position [", 1)).line == 5


def test_an_older_record_is_replayed_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    text = begun(5).text
    monkeypatch.setattr(type(GAME), "version", 2)
    with pytest.warns(UserWarning, match="of rules version 1, ours is 2"):
        record = Record.parse(GAME, text)
    assert record.text == text
