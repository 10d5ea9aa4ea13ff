"""Menus of many moves: in strips, folded, on the map; and what goes without saying."""

from __future__ import annotations

import random

import pytest

from tafelrunde import State
from tafelrunde.cli.table.menu import Menu
from tafelrunde.cli.table.scene import Scene
from tafelrunde.texts.words import Words
from tests.cli.table.host import NOBLEMEN, Host, at_position, shown
from tests.scenarios.bruges import table as bruges
from tests.scenarios.noblemen.table import play, seat, turn_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def asked(
    state: State, language: str = "en", *, plain: bool = False, whole: bool = False
) -> list[str]:
    """The question to the one who decides, line by line."""
    actor = int(state.actor)
    words = Words(state.rules.game, language, NAMES[: state.players], actor)
    scene = Scene(words, [""] * state.players)
    question = scene.question(state.view(actor), state.prompt(actor), whole=whole)
    return shown(question, plain=plain).splitlines()


def test_moves_alike_stand_in_a_row() -> None:
    state = turn_of(0, seat("FGM", money=5, bribes=1), seat(), seat())
    assert asked(state)[1:8] == [
        "Tiles          Lay: 1  Field (+1 pound) · 2  Grove (+1 tile) · 3  Meadow",
        "               Give the church (+1 victory point each): 4  Field · 5  Grove",
        "                 6  Meadow",
        "Bribe markers   7  Buy 1 to 2 bribe markers for 2 pounds each",
        "                   +1 victory point … +2 victory points",
        "Tax marker      8  Collect taxes, if you like with a bribe marker",
        "                   nothing … +1 pound",
    ]


def test_a_single_move_is_told_in_full() -> None:
    state = turn_of(0, seat("F", money=2), seat(), seat())
    assert asked(state)[1:4] == [
        "Field          1  Lay a field                      +1 pound",
        "               2  Give the church a field          +1 victory point",
        "Bribe markers  3  Buy 1 bribe marker for 2 pounds  +1 victory point",
    ]


def test_ears_hear_rows_as_well() -> None:
    state = turn_of(0, seat("FG", money=5), seat(), seat())
    lines = asked(state, "de", plain=True)
    assert "Lege an: 1: Acker (+1 Pfund); 2: Hain (+1 Plättchen)" in lines
    assert "Tausche 2 Plättchen gegen 1: 9 bis 12, „züge“ zeigt sie alle" in lines


def test_many_trades_are_folded_and_few_are_not() -> None:
    state = turn_of(0, seat("FFGGWWMM"), seat(), seat())
    (folded,) = [line for line in asked(state) if "Trade 2 tiles for 1" in line]
    assert folded.endswith("12 to 51, “moves” shows them all")
    whole = "\n".join(asked(state, whole=True))
    assert "Trade 2 tiles" not in whole
    assert "Get Meadow for: 42  Field + Field · 43  Field + Grove" in whole
    assert "51  Meadow + Meadow" in whole
    pair = turn_of(0, seat("FF", bribes=0), seat("W" * 44 + "M" * 45), seat("G" * 48))
    assert [line for line in asked(pair) if "Trade Field and Field for Field" in line]


def test_the_command_shows_all_moves() -> None:
    state = turn_of(0, seat("FFGG"), seat(), seat())
    out = Host("", "moves", session=at_position(state, *NAMES[:3])).run()
    assert out.count("Trade 2 tiles for 1") == 1
    assert "Get Meadow for: " in out


@pytest.mark.parametrize("seed", range(8))
def test_numbers_are_those_of_the_whole_list(seed: int) -> None:
    """What is folded or drawn on a map keeps the numbers it has in the full list."""
    chance = random.Random(seed)
    state = NOBLEMEN.new(3, seed)
    words = Words(NOBLEMEN, "en", NAMES[:3], 0)
    scene = Scene(words, [""] * 3)
    for _ in range(60):
        actor = int(state.actor)
        view, prompt = state.view(actor), state.prompt(actor)
        menu = scene.menu(view, prompt)
        assert sorted(one.notation for one in menu.options) == sorted(
            one.notation for one in prompt.options
        )
        said = " ".join(asked(state, plain=True, whole=True))
        for number, options in menu.numbers.items():
            if len(options) > 1:
                assert f" {number}: " in f" {said}"
                continue
            notation = options[0].notation
            names = {words.to(actor).brief(notation), words.to(actor).move(notation)}
            assert any(f" {number}: {name}" in f" {said}" for name in names if name)
        state.play(chance.choice(state.moves()))


def test_what_goes_without_saying_is_left_out_unless_asked_for() -> None:
    state = turn_of(0, seat(money=1), seat(), seat())
    lines = asked(state)
    assert not [line for line in lines if "Folly" in line or "End the turn" in line]
    assert "  Build castle and chapel" not in lines
    assert [line for line in asked(state, whole=True) if "Folly of the Forests" in line]


def test_refused_moves_of_one_reason_are_named_without_articles() -> None:
    state = turn_of(0, seat(money=30), seat(), seat())
    (line,) = [line for line in asked(state, "de") if line.startswith("  Baue")]
    assert line.startswith("  Baue Burg und Kapelle: In deinem Anwesen ist")


def test_cards_and_titles_say_what_they_are_for() -> None:
    cards = NOBLEMEN.new(3, 1, first_game=True)
    told = "At a masked ball: hand it in for 3 prestige."
    assert asked(cards)[1:3] == ["  1  Keep “Blackmail”", f"     {told}"]
    assert asked(cards, plain=True)[1] == f"1: Keep “Blackmail”. {told}"
    guest = seat(bribes=3)
    ball = turn_of(0, guest, seat(), seat(), queen=0, space=3)
    play(ball, "idle", "end", "offer bribe", "offer bribe", "offer bribe")
    assert asked(ball, "de")[1:3] == [
        "  1  Nimm den Titel Viscount",
        "     Ab 2 Prestige. Zählt auf dem Maskenball 1 Siegpunkt.",
    ]


def test_a_yes_says_what_it_costs_and_gives() -> None:
    """Two guilders for a step, and one of two effects."""
    duke = bruges.table(bruges.seat("duke", workers={"violet": 1}, guilders=9))
    play(duke, "use duke")
    assert asked(duke)[2:] == ["  1  Yes  −2 guilders, +1 step", "  2  No, that is enough"]
    waiter = bruges.table(bruges.seat("cupbearer", workers={"violet": 1}))
    play(waiter, "use cupbearer")
    lines = [line.strip() for line in asked(waiter, "de")]
    assert lines[2:] == ["1  Die erste Wirkung   +2 Karten", "2  Die zweite Wirkung  +4 Gulden"]


def test_why_for_many_moves_of_one_reason() -> None:
    state = turn_of(0, seat("F"), seat(), seat())
    play(state, "idle")
    out = Host("", "why knight", "why lay", session=at_position(state, *NAMES[:3])).run()
    assert "A knight rides only when you build a castle as your action." in out
    assert "You have already done your action this turn." in out


def test_a_menu_is_made_by_the_layout() -> None:
    state = turn_of(0, seat("FF"), seat(), seat())
    scene = Scene(Words(NOBLEMEN, "en", NAMES[:3], 0), [""] * 3)
    menu = scene.menu(state.view(0), state.prompt(0))
    assert isinstance(menu, Menu)
    assert menu.options[-1].notation.startswith("trade")
