"""An owner's list of persons: mistakes are named by line and column, anything else is played."""

from __future__ import annotations

import pickle
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadCards, State
from tafelrunde.engine.rng import seeded
from tests.scenarios.moves import legal, refused

PRINTED = (
    resources.files("tafelrunde.boardgames.bruges") / "components" / "persons.csv"
).read_text("utf-8")
ROWS = PRINTED.splitlines()
SQUIRE = 'squire,blue,3,1,Adel,lightning,"gain(points,2)"'  # line 4
DUKE = "duke,blue,9,3,Adel,worker:violet"  # line 2


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "persons.csv"


def mistake(path: Path, content: str | bytes) -> str:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(BadCards) as error:
        tafelrunde.game("bruges", cards=path)
    assert "\n" not in str(error.value)
    return str(error.value)


def with_code(code: str, symbol: str = "lightning") -> str:
    assert SQUIRE in PRINTED
    return PRINTED.replace(SQUIRE, f'squire,blue,3,1,Adel,{symbol},"{code}"')


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("slug,colour", "slug,color", "the columns must be slug, colour"),
        (",provenance\n", "\n", "the columns must be slug, colour"),
        (DUKE, "duke,pink,9,3,Adel,worker:violet", "line 2, column colour: 'pink' is none of"),
        (DUKE, "duke,blue,9,3,Nobody,worker:violet", "line 2, column group: 'Nobody' is none of"),
        (DUKE, "duke,blue,9,3,Adel,worker:pink", "line 2, column symbol: 'worker:pink' is none of"),
        (DUKE, "duke,blue,9,2,Adel,worker:violet", "line 2, column points: 2 points are not a"),
        (DUKE, "duke,blue,8,3,Adel,worker:violet", "line 2, column points: 3 points are not a"),
        (DUKE, "duke,blue,15,5,Adel,worker:violet", "line 2, column cost: a whole number from 0"),
        (DUKE, "duke,blue,nine,3,Adel,worker:violet", "line 2, column cost: a whole number from 0"),
        (DUKE, "duke,blue,9,,Adel,worker:violet", "line 2, column points: a whole number from 0"),
        ("\nnoblewoman,", "\nduke,", "line 3, column slug: 'duke' stands there twice"),
        ("\nnoblewoman,", "\nDuke!,", "line 3, column slug: 'Duke!' is no slug"),
        ("\nnoblewoman,", "\nunused_7,", "line 3, column slug: 'unused_7' is no slug"),
        ("Herzog,Duke,reconstructed", ",Duke,reconstructed", "line 2, column de: must not be"),
        ("Herzog,Duke,reconstructed", "Herzog,Duke,found", "line 2, column provenance: 'found'"),
        ("Herzog,Duke,reconstructed", "Herzog,Duke", "line 2, column slug: 10 cells are wanted"),
        ("Herzog,Duke", '"Herzog,Duke', "this is no CSV: ',' expected after"),
    ],
)  # fmt: skip
def test_mistakes_are_named(path: Path, old: str, new: str, problem: str) -> None:
    assert PRINTED.count(old) == 1
    assert problem in mistake(path, PRINTED.replace(old, new))


def test_a_second_heading(path: Path) -> None:
    said = mistake(path, "\n".join([ROWS[0], ROWS[0], *ROWS[1:-1]]))
    assert "line 2, column cost: a whole number from 0 to 12 is wanted, not 'cost'" in said
    assert "line 2, column cost" in mistake(path, "\n".join([ROWS[0], *ROWS]))


def test_too_many_and_too_few_cards(path: Path) -> None:
    many = [ROWS[1].replace("duke", f"duke_{k}") for k in range(10_000)]
    said = mistake(path, "\n".join([ROWS[0], *many]))
    assert "line 182, column slug: at most 180 kinds are possible" in said
    assert "59 cards in all are too few (100)" in mistake(path, "\n".join(ROWS[:60]))
    assert "it has no cards" in mistake(path, ROWS[0])
    assert "it is empty" in mistake(path, "")


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_other_encodings(path: Path, encoding: str) -> None:
    said = mistake(path, PRINTED.encode(encoding))
    assert "persons.csv cannot be read: it is no UTF-8 text" in said


# Codes that cannot be, under their symbol, and what is said of them
CODES = [
    ("gain(points)", "lightning", "at 1: gain has 2 arguments, not 1"),
    ("gian(points,2)", "lightning", "there is no effect 'gian'; did you mean 'gain'?"),
    ("gain(gold,2)", "lightning", "at 6: there is no resource 'gold'"),
    ("gain(points,-2)", "lightning", "at 1: gain: a number is wanted"),
    ("gain(points,99999999999)", "lightning", "at 1: gain: a number is wanted"),
    ("gain(points,per(houses,1,0,3))", "lightning", "per: nothing is counted by nought"),
    ("gain(points,per(dogs,1,1,3))", "lightning", "there is no tally 'dogs'"),
    ("score(houses,1,0)", "laurel", "score: nothing is counted by nought"),
    ("gain(points,2", "lightning", "at 14: a comma or ) is wanted"),
    ("gain[points,2]", "lightning", "at 5: '[' does not belong here"),
    ("gain(points," * 3000, "lightning", "more than 9 calls inside one another"),
    ("gain(points,1);" * 300, "lightning", "more than 250 instructions"),
    ("", "lightning", "must not be empty"),
    # does not suit the symbol
    ("score(houses,1)", "lightning", "the code does not suit the symbol lightning"),
    ("gain(points,2)", "laurel", "the code does not suit the symbol laurel"),
    ("gain(points,2)", "infinity_action", "the code does not suit the symbol infinity_action"),
    ("gain(points,2)", "infinity_situation", "the code does not suit the symbol"),
    ("wild(canal)", "lightning", "the code does not suit the symbol lightning"),
    ("on(house,draw(1))", "infinity_once", "the code does not suit the symbol infinity_once"),
    ("discount(person,1)", "worker:red", "the code does not suit the symbol worker:red"),
    ("gain(points,1);wild(canal)", "lightning", "the code does not suit the symbol lightning"),
    ("reready(1)", "infinity_once", "the code does not suit the symbol infinity_once"),
    # what befalls rivals
    ("lose(guilders,1)", "lightning", "lose does not belong here"),
    ("threat(red,1)", "lightning", "threat does not belong here"),
    ("damage(red)", "lightning", "damage does not belong here"),
    ("choose(lose(points,1),draw(1))", "lightning", "lose does not belong here"),
    ("on(house,threat(red,1))", "infinity_action", "threat does not belong here"),
    ("rivals(one,gain(points,1))", "lightning", "gain does not belong here"),
    ("rivals(one,spy())", "lightning", "spy does not belong here"),
    ("rivals(one,rivals(one,damage(red)))", "lightning", "rivals does not belong here"),
    ("rivals(richest,damage(red))", "lightning", "there is no aim 'richest'"),
    ("rivals(one,lose(workers_any,1))", "lightning", "there is no goods 'workers_any'"),
    ("steal(workers_any,1,each)", "lightning", "workers of any colour are taken from one rival"),
    # numbers
    ("draw(13)", "lightning", "draw does at most 12 of something"),
    ("draw(0)", "lightning", "at 1: draw of nothing"),
    ("swap(guilders,1,points,99,3)", "lightning", "swap does at most 12 of something"),
    ("swap(guilders,0,points,1,3)", "lightning", "at 1: swap of nothing"),
    ("gain(workers_red,13)", "lightning", "gain does at most 12 of something"),
    ("gain(workers_red,per(houses,9,1,99))", "lightning", "gain does at most 12 of something"),
    ("unthreat(2,each)", "lightning", "unthreat returns one marker of each colour"),
    # exchanges
    ("swap(hand,2,guilders,1,1)", "lightning", "cards are given one by one"),
    ("swap(workers_each,1,guilders,1,1)", "lightning", "workers are given by colour, or any"),
    ("swap(guilders,1,hand,1,1)", "lightning", "cards come from a pile or from the discard pile"),
    ("swap(guilders,1,discard_top,1,1)", "lightning", "the uppermost card is taken once"),
    # what would never end
    ("on(damage,take_threat(red,1))", "infinity_situation", "damage must not bring markers"),
    ("on(damage,rivals(each,damage(red)))", "infinity_situation", "damage must not bring"),
    ("on(rival_person,extra_card())", "infinity_situation", "extra_card waits for no event"),
    ("draw(1);copy_rival(worker)", "worker:red", "copy_rival must be the whole code"),
]


@pytest.mark.parametrize(("code", "symbol", "problem"), CODES)
def test_codes_that_cannot_be(path: Path, code: str, symbol: str, problem: str) -> None:
    said = mistake(path, with_code(code, symbol))
    assert "line 4, column code: " in said
    assert problem in said


# Codes that no person of our list has, and that can be played all the same
POSSIBLE = [
    ("steal(workers_any,2,richest)", "lightning"),
    ("swap(guilders,1,workers_each,1,2)", "infinity_once"),
    ("swap(workers_any,1,workers_any,2,3)", "infinity_once"),
    ("swap(guilders,1,cards,2,2)", "infinity_once"),
    ("swap(workers_any,2,cards,2,2)", "infinity_once"),
    ("swap(hand,1,workers_any,2,2)", "infinity_once"),
    ("unthreat(all,any)", "infinity_once"),
    ("rivals(each,threat(choice,2))", "infinity_once"),
    ("rivals(each,lose(workers_red,2))", "infinity_once"),
    ("choose(spy(),scry(4,2))", "infinity_once"),
    ("choose(rivals(one,damage(violet)),extra_card())", "infinity_once"),
    ("on(damage,draw(2))", "infinity_situation"),
    ("on(rival_person,draw(1))", "infinity_situation"),
    ("on(advance,advance(1,0))", "infinity_situation"),
    ("on(unthreat,house(noworker))", "infinity_situation"),
    ("on(person,recruit(12))", "infinity_action"),
    ("on(phase3_start,scry(3,1))", "infinity_situation"),
    ("ward(any,2);hand_limit(2)", "infinity_situation"),
    ("salvage(any,3);reready(2)", "worker:red"),
    ("take_threat(red,4);canal(all)", "infinity_once"),
]


def test_other_effects_are_played_to_the_end(path: Path) -> None:
    """All of them together, in place of persons of our list."""
    lines = list(ROWS)
    for k, (code, symbol) in enumerate(POSSIBLE):
        for row in range(1 + k * 8, 9 + k * 8):  # eight persons each
            cells = lines[row].split(",")
            slug, colour = cells[:2]
            lines[row] = f'{slug},{colour},0,0,Adel,{symbol},"{code}",{slug},{slug},reconstructed'
    path.write_text("\n".join(lines), "utf-8")
    game = tafelrunde.game("bruges", cards=path)
    assert game.cards != tafelrunde.game("bruges").cards
    for players in (2, 3, 4):
        state = game.new(players, players)
        rng = seeded(players)
        while not state.over:
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])
            assert game.from_json(state.to_json()).to_json() == state.to_json()
        assert pickle.loads(pickle.dumps(state)) == state


# What a person cannot do for a worker while rivals have 0 guilders and 0 points, while no house
# and no marker is there, and while reputation is at the top; and why
IN_VAIN = [
    ("rivals(one,lose(guilders,3))", "nothing_to_take"),
    ("rivals(each,lose(points,1))", "nothing_to_take"),
    ("rivals(one,damage(blue))", "nothing_to_take"),
    ("rivals(one,damage(brown))", "nothing_to_take"),
    ("rivals(one,damage(yellow))", "nothing_to_take"),
    ("rivals(each,damage(red))", "nothing_to_take"),
    ("rivals(each,damage(violet))", "nothing_to_take"),
    ("choose(advance(1,0),unthreat(1,any))", "at_the_top"),
    ("choose(rivals(one,lose(points,1)),advance(1,0))", "nothing_to_take"),
]
NOT_IN_VAIN = [
    "rivals(each,threat(red,1))",
    "choose(advance(1,0),gain(points,1))",
    "choose(gain(points,1),advance(1,0))",
    "rivals(one,lose(guilders,3));gain(guilders,1)",
]


def squire_at_work(path: Path, code: str, **rival: Any) -> State:
    path.write_text(with_code(code, "worker:red"), "utf-8")
    town = {"workers": {"red": 1}, "reputation": 12, "hand": ["king"], "houses": ["spy"]}
    data = {
        "seats": [
            {**town, "persons": ["squire"], "homes": ["squire"]},
            {"guilders": 0, "points": 0, **rival},
        ],
        "players": 2,
        "plays": 1,
        "pile_a": "rest",
        "pile_b": ["nun"],
        "extra": ["monk"],
        "dice": dict.fromkeys(("blue", "brown", "yellow", "red", "violet"), 3),
        "statues_left": 6,
        "agenda": [["end_round"], ["cards_phase", -1, 1], ["turn", 0]],
    }
    return tafelrunde.game("bruges", cards=path).from_json(data)


@pytest.mark.parametrize(("code", "reason"), IN_VAIN)
def test_nobody_pays_for_an_effect_inside_another_that_does_nothing(
    path: Path, code: str, reason: str
) -> None:
    refused(squire_at_work(path, code), "use squire", reason)


@pytest.mark.parametrize("code", NOT_IN_VAIN)
def test_an_effect_inside_another_that_does_something(path: Path, code: str) -> None:
    assert "use squire" in legal(squire_at_work(path, code))


@pytest.mark.parametrize(
    ("colour", "has"),
    [
        ("blue", {"workers": {"blue": 1}}),
        ("yellow", {"guilders": 1}),
        ("red", {"houses": ["duke"]}),
        ("red", {"arms": {"left": 1}}),
        ("violet", {"points": 1}),
        ("brown", {"houses": ["duke"], "persons": ["poet"], "homes": ["poet"]}),
    ],
)
def test_damage_needs_something_to_take(path: Path, colour: str, has: dict[str, Any]) -> None:
    code = f"rivals(one,damage({colour}))"
    assert "use squire" in legal(squire_at_work(path, code, **has))


def test_damage_does_nothing_to_who_is_shielded(path: Path) -> None:
    shielded = {"houses": ["duke"], "persons": ["gravedigger"], "homes": ["gravedigger"]}
    state = squire_at_work(path, "rivals(one,damage(brown))", **shielded)
    refused(state, "use squire", "nothing_to_take")
