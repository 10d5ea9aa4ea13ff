"""`tafelrunde replay`: the round trip, and every way a record can be spoilt."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import Command

Lines = list[str]
PLAY = ("play", "citadels", "--seats", "random", "--seed", "7")


def flat(text: str) -> str:
    return " ".join(text.split())


def edit(path: Path, change: Callable[[Lines], Lines]) -> None:
    path.write_text("\n".join(change(path.read_text("utf-8").splitlines())) + "\n", "utf-8")


def line_of(path: Path, text: str) -> int:
    """The number of the first line that begins like this, counted from 1."""
    lines = path.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(text))


def test_a_replay_tells_the_same_story(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played = command.output(*PLAY, "--record", path)
    replayed = command.output("replay", path)
    assert replayed.startswith("Citadels · 4 players · record game.txt\n")
    replayed = flat(replayed)
    for number, name in enumerate(("Fips", "Kasper", "Lotte", "Mirabell")):
        replayed = replayed.replace(f"Seat {number}", name)
    told = flat(played).partition("The record is saved")[0]
    words = [[one for one in text.split() if "─" not in one] for text in (replayed, told)]
    assert words[0][7:] == words[1][7:]


def test_a_replay_with_own_cards(command: Command, card_file: Path, tmp_path: Path) -> None:
    card_file.write_text(card_file.read_text("utf-8").replace("Tavern", "Inn"), "utf-8")
    path = tmp_path / "game.txt"
    command.output(*PLAY, "--cards", card_file, "--record", path)
    assert "Inn" in command.output("replay", path, "--cards", card_file)
    message = command.refusal("replay", path)
    assert f"{path}: line 4: " in message
    assert "another card file" in message


def test_a_card_list_that_is_wrong(command: Command, record_file: Path, card_file: Path) -> None:
    card_file.write_text("", "utf-8")
    message = command.refusal("replay", record_file, "--cards", card_file, "--language", "de")
    assert f"{record_file}: Kartendatei: Die Datei ist leer." in message


def test_a_game_that_goes_on_speaks_to_its_seat(command: Command, record_file: Path) -> None:
    start = line_of(record_file, "moves")
    edit(record_file, lambda lines: lines[: start + 5])
    mover = record_file.read_text("utf-8").splitlines()[-1].partition(" ")[0]
    for language, waiting in (("en", "It is your turn."), ("de", "Du bist am Zug.")):
        options = ("--seat", mover, "--language", language)
        assert command.output("replay", record_file, *options).splitlines()[-1] == waiting


def test_a_game_that_goes_on(command: Command, record_file: Path) -> None:
    start = line_of(record_file, "moves")
    edit(record_file, lambda lines: lines[: start + 5])
    shown = command.output("replay", record_file)
    assert "The record ends after 5 decisions.\n" in shown
    assert "Round 1 · Calling · " in shown
    assert shown.splitlines()[-1].startswith("It is Seat ")
    assert "Total" not in shown


def test_a_game_that_has_not_begun(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: lines[: lines.index("moves") + 1])
    shown = command.output("replay", record_file)
    assert "after 0 decisions.\n\nSeat 0 is choosing a character.\n" in shown


def test_with_the_eyes_of_a_seat(command: Command, record_file: Path) -> None:
    everybody = command.output("replay", record_file)
    assert "Seat 2 is dealt 4 cards." in flat(everybody)
    own = flat(command.output("replay", record_file, "--seat", "2"))
    assert re.search(r"You are dealt \w+", own)
    assert "Seat 1 is dealt 4 cards." in own
    assert "There is no seat 4 at a table of 4" in command.refusal(
        "replay", record_file, "--seat", "4"
    )


def test_from_a_line_on(command: Command, record_file: Path) -> None:
    whole = command.output("replay", record_file)
    shown = command.output("replay", record_file, "--from", "60")
    assert len(shown) < len(whole)
    assert "Round 1 ─" not in shown
    assert shown.splitlines()[-5:] == whole.splitlines()[-5:]
    message = command.refusal("replay", record_file, "--from", "8")
    assert message.startswith("--from: the moves are in lines 9 to ")


def test_a_saved_table(command: Command, record_file: Path, tmp_path: Path) -> None:
    kinds = ["person", "steward", "random", "person"]
    seats = [{"name": f"N{k}", "kind": kind} for k, kind in enumerate(kinds)]
    text = record_file.read_text("utf-8")
    table = {"format": "tafelrunde table 1", "language": "de", "seats": seats, "record": text}
    path = tmp_path / "table.json"
    path.write_text(json.dumps(table), "utf-8")
    shown = command.output("replay", path)
    assert "N0 bekommt 4 Karten." in flat(shown)
    assert "N0 is dealt" in flat(command.output("replay", path, "--language", "en"))
    path.write_text(json.dumps({**table, "seats": []}), "utf-8")
    assert command.refusal("replay", path) == f"{path}: 0 seats are named for 4 players"


# --------------------------------------------------------------------- step by step
def stepped(
    command: Command, monkeypatch: pytest.MonkeyPatch, path: Path, *lines: str, how: Lines
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return command.output("replay", path, "--step", *how)


def test_step_by_step(command: Command, monkeypatch: pytest.MonkeyPatch, record_file: Path) -> None:
    shown = stepped(command, monkeypatch, record_file, "", "", "b", "b", "b", "q", how=[])
    where = re.findall(r"^(The beginning.*|Line \d+) of", shown, re.MULTILINE)
    assert where == ["Line 9", "Line 10", "Line 9"]
    assert shown.count("The beginning, before line 9") == 3
    assert "Seat 1 is choosing a character." in shown
    assert "Round 1 · Choosing characters ─" in shown


def test_steps_can_jump_and_begin_anywhere(
    command: Command, monkeypatch: pytest.MonkeyPatch, record_file: Path
) -> None:
    last = line_of(record_file, "result") - 1
    lines = ("40", "7", "x", "9" * 30, str(last), "")
    shown = stepped(command, monkeypatch, record_file, *lines, how=["--from", "30", "--seat", "1"])
    where = re.findall(r"^Line (\d+) of", shown, re.MULTILINE)
    assert where == ["30", "40", str(last)]
    assert shown.count(f"Type nothing, b, q, or a line from 9 to {last}.") == 3
    assert "You" in shown
    assert " wins with " in shown or "Shared" in shown


def test_steps_end_with_the_input_and_fit(
    command: Command, monkeypatch: pytest.MonkeyPatch, record_file: Path
) -> None:
    shown = stepped(command, monkeypatch, record_file, *[""] * 30, how=["--plain"])
    assert shown.count("Line ") == 30
    assert max(map(len, shown.splitlines())) <= 80


def test_a_record_of_older_rules_is_replayed_with_a_warning(
    command: Command, record_file: Path
) -> None:
    edit(record_file, lambda lines: ["rules 0" if "rules" in line else line for line in lines])
    result = command.run("replay", record_file)
    assert result.code == 0
    assert result.err.startswith("tafelrunde: The record was made with version 0 of the rules")
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
    assert "line 5: “players”" in message


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
    assert f"line {last}: The result differs" in message


def test_a_result_before_the_end(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: [*lines[:20], lines[-1]])
    assert "line 21: The game is not over here" in command.refusal("replay", record_file)


def test_more_after_the_result(command: Command, record_file: Path) -> None:
    last = line_of(record_file, "result")
    edit(record_file, lambda lines: [*lines, "0 gold"])
    assert f"line {last + 1}: Nothing may follow" in command.refusal("replay", record_file)


def test_an_illegal_move_in_the_middle(command: Command, record_file: Path) -> None:
    def change(lines: Lines) -> Lines:
        seat = lines[99].split()[0]
        return [*lines[:99], f"{seat} build unused_31", *lines[100:]]

    edit(record_file, change)
    message = command.refusal("replay", record_file)
    assert "line 100: build unused_31: " in message
    assert message.endswith(".")  # a sentence, not a code


def test_a_move_of_another_seat(command: Command, record_file: Path) -> None:
    edit(record_file, lambda lines: [*lines[:8], "3 pick king", *lines[9:]])
    message = command.refusal("replay", record_file)
    assert "line 9: “3 pick king”: the decision is that of seat 0" in message


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("tafelrunde record", "tafelrunde record 9", ["line 1"]),
        ("game", "game chess", ["“chess”", "citadels"]),
        ("rules", "rules 999", ["line 3", "999", "newer"]),
        ("rules", "rules one", ["line 3", "“one”"]),
        ("cards", "cards 0123456789abcdef", ["line 4", "another card file"]),
        ("players", "players 9", ["2 to 7", "9"]),
        ("players", "players four", ["line 5", "“four”"]),
        ("seed", "seed 9223372036854775808", ["seed is a whole number"]),
        ("seed", "seed -3", ["line 6", "“-3”"]),
        ("option", 'option tie_break "dice"', ["tie_break", "“dice”"]),
        ("option", "option tie_break gold", ["line 7", "tie_break", "“gold”"]),
        ("option", "option magic true", ["“magic”"]),
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
    assert command.refusal("replay", path) == f"{path}: there is no such file or folder"
    assert command.refusal("replay", tmp_path) == f"{tmp_path}: this is a folder"
    path.write_bytes(b"")
    assert f"{path}: line 1: " in command.refusal("replay", path)
    path.write_bytes(b"tafelrunde record 1\ngame \xff\xfe\n")
    assert f"{path}: this is not UTF-8 text" in command.refusal("replay", path)
    path.write_bytes(b"tafelrunde record 1\ngame \x1b[31m\n")
    assert "\x1b" not in command.refusal("replay", path)
