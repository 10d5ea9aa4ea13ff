"""Card files with mistakes: the complaint names line and column."""

from pathlib import Path

import pytest

from tests.cli.command import Command

HEADING = "slug,colour,cost,points,copies,effect,de,en,provenance"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (HEADING, HEADING.replace("cost", "price"), ["columns", "slug, colour, cost"]),
        (HEADING, HEADING + ",extra", ["columns", "slug, colour, cost"]),
        ("manor,yellow,3,3", "manor,yellow,three,3", ["line 2", "column cost", "“three”"]),
        ("castle,yellow,4,4", "castle,yellow,4,-4", ["line 3", "column points", "“-4”"]),
        ("castle,yellow,4,4", "castle,yellow,4,99", ["line 3", "column points", "“99”"]),
        ("castle,yellow", "castle,pink", ["line 3", "column colour", "“pink”"]),
        ("castle,yellow", "manor,yellow", ["line 3", "column slug", "“manor”", "twice"]),
        ("castle,yellow", "Great Castle,yellow", ["line 3", "column slug", "“Great Castle”"]),
        ("Schloss,Castle", ",Castle", ["line 3", "column de", "empty"]),
        ("castle,yellow,4", "castle,yellow", ["line 3", "9 cells", "8"]),
        ("castle,yellow", 'castle,"yellow', ["CSV"]),
        # What only this game minds
        (",4,,Schloss", ",4,wild_colour,Schloss", ["line 3", "column effect", "only purple"]),
        ("1,wild_colour", "2,wild_colour", ["column copies", "only one card", "wild_colour"]),
    ],
)
def test_a_mistake_is_named(
    command: Command, card_file: Path, old: str, new: str, words: list[str]
) -> None:
    text = card_file.read_text("utf-8")
    assert text.count(old) == 1
    card_file.write_text(text.replace(old, new), "utf-8")
    message = command.refusal("play", "citadels", "--cards", card_file)
    assert all(word in message for word in words), message


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "empty"),
        (HEADING.encode(), "no cards"),
        (b"\x7fELF\x02\x01\x01\x00\xff\xfe", "cannot be read"),
        (b"\x00\x01\x02\n\x03,\x04", "Card file"),
    ],
)
def test_what_is_no_card_file(command: Command, card_file: Path, content: bytes, word: str) -> None:
    card_file.write_bytes(content)
    assert word in command.refusal("play", "citadels", "--cards", card_file)


def test_a_missing_card_file(command: Command, tmp_path: Path) -> None:
    message = command.refusal("play", "citadels", "--cards", tmp_path / "none.csv")
    assert "none.csv" in message
    assert "there is no file" in message


def test_mistakes_are_told_in_german_too(command: Command, card_file: Path) -> None:
    text = card_file.read_text("utf-8")
    card_file.write_text(text.replace("castle,yellow,4", "castle,yellow,x"), "utf-8")
    options = ("--language", "de", "--cards", card_file)
    message = command.refusal("play", "citadels", *options)
    wanted = "Zeile 3, Spalte cost: Eine ganze Zahl von 1 bis 20 ist nötig, nicht „x“."
    assert wanted in message
    message = command.refusal("play", "noblemen", *options)
    assert "noblemen hat keine Kartenliste, die man ersetzen könnte." in message
