"""`tafelrunde replay`: the round trip, and every way a record can be spoilt."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import Command

Lines = list[str]


def edit(path: Path, change: Callable[[Lines], Lines]) -> None:
    path.write_text("\n".join(change(path.read_text("utf-8").splitlines())) + "\n", "utf-8")


def line_of(path: Path, text: str) -> int:
    """The number of the first line that begins like this, counted from 1."""
    lines = path.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(text))


def test_a_replay_tells_the_same_story(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played = command.output("play", "citadels", "--seed", "7", "--record", path)
    replayed = command.output("replay", path)
    assert replayed.startswith("Citadels · 4 players · record game.txt\n")
    assert replayed.splitlines()[1:] == played.splitlines()[1:-1]
    assert played.splitlines()[-1] == f"The record is saved in {path}."


def test_a_replay_with_own_cards(command: Command, card_file: Path, tmp_path: Path) -> None:
    card_file.write_text(card_file.read_text("utf-8").replace("Tavern", "Inn"), "utf-8")
    path = tmp_path / "game.txt"
    command.output("play", "citadels", "--seed", "7", "--cards", card_file, "--record", path)
    assert "Inn" in command.output("replay", path, "--cards", card_file)
    message = command.refusal("replay", path)
    assert f"{path}: line 4: " in message
    assert "another card file" in message


def test_a_game_that_goes_on(command: Command, record_file: Path) -> None:
    start = line_of(record_file, "moves")
    edit(record_file, lambda lines: lines[: start + 5])
    shown = command.output("replay", record_file)
    assert "The record ends after 5 decisions, at: Round 1 / Calling / " in shown
    assert "\nSeat " in shown
    assert " possible moves).\n" in shown
    assert "Total" not in shown


def test_a_game_that_has_not_begun(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: lines[: lines.index("moves") + 1])
    shown = command.output("replay", record_file)
    assert "after 0 decisions, at: Round 1 / Draft.\nSeat 0 decides (draft, 5 possible" in shown


def test_a_record_of_older_rules_is_replayed_with_a_warning(
    command: Command, record_file: Path
) -> None:
    edit(record_file, lambda lines: ["rules 0" if "rules" in line else line for line in lines])
    result = command.run("replay", record_file)
    assert result.code == 0
    assert result.err.startswith("tafelrunde: warning: the record is of rules version 0")
    assert result.err.count("\n") == 1
    assert " wins with " in result.out


@pytest.mark.parametrize("kept", range(8))
def test_a_truncated_heading(command: Command, record_file: Path, kept: int) -> None:
    assert line_of(record_file, "moves") == 8
    edit(record_file, lambda lines: lines[:kept] if kept < 7 else [*lines[:7], "mov"])
    assert f"{record_file}: line " in command.refusal("replay", record_file)


def test_a_truncated_line_of_the_heading(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: [*lines[:4], "play"])
    message = command.refusal("replay", record_file)
    assert "line 5: 'players'" in message


def test_a_truncated_move(command: Command, record_file: Path) -> None:
    start = line_of(record_file, "moves")
    edit(record_file, lambda lines: [*lines[: start + 3], lines[start + 3][:-2]])
    message = command.refusal("replay", record_file)
    assert f"{record_file}: line {start + 4}: " in message
    assert "is no move of citadels" in message


def test_an_edited_result(command: Command, record_file: Path) -> None:
    last = line_of(record_file, "result")
    edit(record_file, lambda lines: [*lines[:-1], lines[-1] + "0"])
    message = command.refusal("replay", record_file)
    assert f"line {last}: the result differs" in message


def test_a_result_before_the_end(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: [*lines[:20], lines[-1]])
    assert "line 21: the game is not over here" in command.refusal("replay", record_file)


def test_more_after_the_result(command: Command, record_file: Path) -> None:
    last = line_of(record_file, "result")
    edit(record_file, lambda lines: [*lines, "0 gold"])
    assert f"line {last + 1}: nothing may follow" in command.refusal("replay", record_file)


def test_an_illegal_move_in_the_middle(command: Command, record_file: Path) -> None:
    def change(lines: Lines) -> Lines:
        seat = lines[99].split()[0]
        return [*lines[:99], f"{seat} build unused_31", *lines[100:]]

    edit(record_file, change)
    message = command.refusal("replay", record_file)
    assert "line 100: illegal move: build unused_31: " in message


def test_a_move_of_another_seat(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: [*lines[:8], "3 pick king", *lines[9:]])
    message = command.refusal("replay", record_file)
    assert "line 9: '3 pick king': the decision is that of seat 0" in message


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("tafelrunde record", "tafelrunde record 9", ["line 1"]),
        ("game", "game chess", ["'chess'", "citadels"]),
        ("rules", "rules 999", ["line 3", "999", "newer"]),
        ("rules", "rules one", ["line 3", "'one'"]),
        ("cards", "cards 0123456789abcdef", ["line 4", "another card file"]),
        ("players", "players 9", ["2 to 7", "9"]),
        ("players", "players four", ["line 5", "'four'"]),
        ("seed", "seed 9223372036854775808", ["seed"]),
        ("seed", "seed -3", ["line 6", "'-3'"]),
        ("option", 'option tie_break "dice"', ["tie_break", "'dice'"]),
        ("option", "option tie_break gold", ["line 7", "tie_break", "'gold'"]),
        ("option", "option magic true", ["'magic'"]),
    ],
)
def test_a_spoilt_heading(
    command: Command, record_file: Path, old: str, new: str, words: list[str]
) -> None:
    number = line_of(record_file, old)
    edit(record_file, lambda lines: [*lines[: number - 1], new, *lines[number:]])
    message = command.refusal("replay", record_file)
    assert message.startswith(f"{record_file}: ")
    assert all(word in message for word in words), message


def test_files_that_are_no_records(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert command.refusal("replay", path) == f"{path}: No such file or directory"
    assert command.refusal("replay", tmp_path) == f"{tmp_path}: Is a directory"
    path.write_bytes(b"")
    assert f"{path}: line 1: " in command.refusal("replay", path)
    path.write_bytes(b"tafelrunde record 1\ngame \xff\xfe\n")
    assert f"{path}: this is no UTF-8 text" in command.refusal("replay", path)
    path.write_bytes(b"tafelrunde record 1\ngame \x1b[31m\n")
    assert "\x1b" not in command.refusal("replay", path)
