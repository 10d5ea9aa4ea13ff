"""Card files: an owner's own list, and mistakes named by line and column."""

from __future__ import annotations

import pickle
from importlib import resources
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde import BadCards, BadPosition
from tafelrunde.engine.errors import CardProblems
from tafelrunde.engine.rng import seeded

PRINTED = (
    resources.files("tafelrunde.boardgames.citadels") / "components" / "districts.csv"
).read_text("utf-8")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cards.csv"


def test_another_list_is_another_game(path: Path) -> None:
    path.write_text(PRINTED.replace("tavern,green,1,1,5", "inn,green,2,1,6"), "utf-8")
    game = tafelrunde.game("citadels", cards=str(path))
    printed = tafelrunde.game("citadels")
    state = game.new(4, 7)
    assert state.parse("build inn") == printed.new(4, 7).parse("build tavern")
    assert game.cards != printed.cards
    rng = seeded(1)
    while not state.over:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    with pytest.raises(BadPosition, match="made with another card file"):
        printed.from_json(state.to_json())
    assert pickle.loads(pickle.dumps(state)) == state


def test_line_ends_and_byte_order_marks_do_not_matter(path: Path) -> None:
    path.write_bytes(("\ufeff" + PRINTED.replace("\n", "\r\n")).encode())
    assert tafelrunde.game("citadels", cards=path).cards == tafelrunde.game("citadels").cards


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("slug,colour", "slug,color", "the columns must be slug, colour"),
        ("castle,yellow,4", "manor,yellow,4", "line 3, column slug: 'manor' stands there twice"),
        ("castle,yellow,4", "Castle!,yellow,4", "line 3, column slug: 'Castle!' is no slug"),
        ("castle,yellow,4", "unused_3,yellow,4", "line 3, column slug: 'unused_3' is no slug"),
        ("castle,yellow,4", "castle,pink,4", "line 3, column colour: 'pink' is none of: yellow"),
        ("castle,yellow,4", "castle,yellow,x", "line 3, column cost: a whole number from 1 to 20"),
        ("castle,yellow,4", "castle,yellow,0", "line 3, column cost: a whole number from 1 to 20"),
        ("castle,yellow,4,4,4", "castle,yellow,4,4,-1", "line 3, column copies"),
        (
            "castle,yellow,4,4,4,",
            "castle,yellow,4,4,4,keep_two",
            "line 3, column effect: only purple",
        ),
        (
            "1,wild_colour",
            "1,fly",
            "line 19, column effect: 'fly' is none of: (empty), wild",
        ),
        ("1,wild_colour", "2,wild_colour", "line 19, column copies: a card with wild_colour"),
        (
            "1,card_for_gold",
            "1,wild_colour",
            "line 21, column effect: wild_colour may stand on",
        ),
        ("Schloss,Castle,printed", "Schloss,,printed", "line 3, column en: must not be empty"),
        (
            "Schloss,Castle,printed",
            "Schloss,Castle,guessed",
            "line 3, column provenance: 'guess",
        ),
        (
            "Schloss,Castle,printed",
            "Schloss,Castle",
            "line 3, column slug: 9 cells are wanted, not 8",
        ),
        ("Schloss,Castle,printed", 'Schloss,"Cas"tle,printed', "this is no CSV"),
    ],
)
def test_mistakes_are_named(path: Path, old: str, new: str, problem: str) -> None:
    assert old in PRINTED
    path.write_text(PRINTED.replace(old, new, 1), "utf-8")
    with pytest.raises(BadCards) as error:
        tafelrunde.game("citadels", cards=path)
    assert problem in str(error.value)
    assert "\n" not in str(error.value)


def test_lines_are_those_of_the_file(path: Path) -> None:
    """The heading is line 1; a cell may have lines of its own; the last card names a short list."""
    lines = PRINTED.splitlines()
    assert lines[0].startswith("slug,")
    assert lines[2].startswith("castle,")

    def line_of_mistake(text: str) -> int:
        path.write_text(text, "utf-8")
        with pytest.raises(BadCards) as error:
            tafelrunde.game("citadels", cards=path)
        return error.value.line

    assert line_of_mistake(PRINTED.replace("manor,yellow", "manor,pink", 1)) == 2
    assert line_of_mistake(PRINTED.replace("castle,yellow", "castle,pink", 1)) == 3
    wide = PRINTED.replace("castle,yellow", "castle,pink", 1).replace("Manor", '"Man\n\nor"', 1)
    assert line_of_mistake(wide) == 5
    assert line_of_mistake("\n".join(lines[:4])) == 4
    assert line_of_mistake("slug,color\n") == 0


def test_lists_that_are_too_short_or_too_long(path: Path) -> None:
    heading, *rows = PRINTED.splitlines()
    path.write_text("\n".join([heading, *rows[:3]]), "utf-8")
    with pytest.raises(BadCards, match="12 cards in all are too few"):
        tafelrunde.game("citadels", cards=path)
    more = [f"extra{k},green,1,1,1,,Haus {k},House {k},printed" for k in range(6)]
    path.write_text("\n".join([heading, *rows, *more]), "utf-8")
    with pytest.raises(BadCards, match="at most 32 kinds are possible"):
        tafelrunde.game("citadels", cards=path)
    path.write_text("\n".join([heading, *rows, *more[:5]]), "utf-8")
    assert tafelrunde.game("citadels", cards=path).new(2, 1).parse("build extra4") > 0


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe\x00", b"slug"])
def test_files_that_are_no_card_list(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadCards):
        tafelrunde.game("citadels", cards=path)


def test_a_file_that_is_not_there(path: Path) -> None:
    with pytest.raises(BadCards, match=r"card file: cards\.csv cannot be read"):
        tafelrunde.game("citadels", cards=path)


def test_problems_are_declared_once_and_can_be_passed_on() -> None:
    problem = CardProblems("chess")
    no_king = problem("no_king", "{count} kings are too few")
    assert no_king.key == "chess-bad_cards-no_king"
    with pytest.raises(ValueError, match="'no_king' is declared twice"):
        problem("no_king", "")
    error = pickle.loads(pickle.dumps(BadCards(no_king, {"count": 0}, 3, "slug")))
    assert str(error) == "card file: line 3, column slug: 0 kings are too few"
    assert (error.code, error.key, error.line) == ("no_king", no_king.key, 3)
