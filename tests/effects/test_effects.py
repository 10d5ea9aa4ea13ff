"""Effects as data: the loader, the interpreter, questions in the middle, modifiers, triggers."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tafelrunde import BadCards, State
from tafelrunde.engine.check import check_games
from tafelrunde.engine.effectfile import BadCode, Vocabulary, parse
from tafelrunde.engine.effects import Modifier, Op, Tally
from tafelrunde.engine.view import Zone
from tafelrunde.texts.effects import Sentences
from tests.effects import primitives, words
from tests.effects.game import Miniature, Table, make

GAME = make()
HERE = Path(__file__).parent
REFERENCE = Path("../shared/reference")
FORMS = {
    **{op.name: op.sorts for op in primitives.OPS},
    **{modifier.name: modifier.sorts for modifier in primitives.MODIFIERS},
    "on": ["event", "effect"],
    "score": ["tally", "number", "number"],
}


def table(*hand: str, persons: dict[int, list[str]] | None = None, **rest: Any) -> State:
    """Seat 0's turn at a table of three; `persons` lie before the seats."""
    laid = persons or {}
    seat = {"guilders": 12, "points": 3, "reputation": 0, "turned": 0}
    seats = [{**seat, "hand": [], "persons": laid.get(k, [])} for k in range(3)]
    seats[0]["hand"] = list(hand)
    position = {
        "players": 3,
        "round": 1,
        "pile_a": "rest",
        "workers": [[1] * 5] * 3,
        "threats": [[0] * 5] * 3,
        "seats": seats,
        "agenda": [["next_turn", 0], ["turn", 0]],
    }
    return GAME.from_json(position | rest)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(state.parse(move))
    return state


def legal(state: State) -> list[str]:
    return [state.notate(move) for move in state.moves()]


def own(state: State, seat: int) -> Any:
    assert isinstance(state, Table)
    return state.seats[seat]


# ------------------------------------------------------------------------ the cards
def test_gain() -> None:
    assert own(play(table("alchemist"), "recruit alchemist"), 0).guilders == 12 - 3 + 6


def test_a_choice_of_colours_in_the_middle_of_a_program() -> None:
    state = play(table("beguine"), "recruit beguine")
    assert own(state, 0).points == 4
    assert state.actor == 0
    assert legal(state) == [f"colour {colour}" for colour in words.COLOURS]
    play(state, "colour red", "colour blue")
    assert own(state, 0).workers == [2, 1, 1, 2, 1]
    assert state.actor == 1


def test_a_choice_of_effects_and_a_trigger() -> None:
    state = play(table("princess", persons={0: ["countess"]}), "recruit princess")
    assert legal(state) == ["option first", "option second"]
    play(state, "option first")
    assert (own(state, 0).reputation, own(state, 0).points) == (1, 4)


def test_an_amount_that_is_counted() -> None:
    state = table(persons={0: ["prince", "countess", "duchess"]})
    play(state, "use prince")
    assert own(state, 0).points == 6
    assert own(state, 0).workers == [1, 1, 0, 1, 1]
    reason = state.why_not("use prince")
    assert reason is not None
    assert reason.code == "used_up"


def test_an_exchange_that_goes_on_as_long_as_one_likes() -> None:
    state = play(table(persons={0: ["duchess"]}), "use duchess")
    assert legal(state) == ["again", "enough"]
    play(state, "again")
    assert legal(state) == ["again", "enough"]
    play(state, "again")
    assert (own(state, 0).guilders, own(state, 0).points) == (8, 5)
    assert "guilders" in legal(state)


def test_a_trigger_of_another_seat() -> None:
    state = play(table("alchemist", persons={2: ["customs_officer"]}), "recruit alchemist")
    assert own(state, 2).guilders == 13


def test_modifiers() -> None:
    state = table("mayor", persons={0: ["broker", "guild_master"]})
    assert own(play(state.clone(), "recruit mayor"), 0).guilders == 12 - (9 - 1)
    assert own(play(state, "workers red"), 0).workers[3] == 1 + 2 + 1


def test_a_rival_is_chosen() -> None:
    state = play(table(persons={0: ["thief"]}), "use thief")
    assert legal(state) == ["rival 1", "rival 2"]
    play(state, "rival 2")
    assert [own(state, seat).guilders for seat in range(3)] == [15, 12, 9]


def test_the_victim_decides_in_the_middle_of_the_effect() -> None:
    state = table("assassin", persons={1: ["thief", "judge"], 2: ["gravedigger"]})
    play(state, "recruit assassin", "rival 1")
    assert state.actor == 1
    assert legal(state) == ["lose thief", "lose judge"]
    play(state, "lose judge")
    assert state.actor == 1  # its own turn now
    assert GAME.from_json(state.to_json()) == state


def test_each_rival_in_turn_and_a_shield() -> None:
    threats = [[0] * 5, [0, 2, 0, 0, 0], [0, 2, 0, 0, 0]]
    state = table("rat_catcher", persons={1: ["thief"], 2: ["gravedigger"]}, threats=threats)
    play(state, "recruit rat_catcher")
    assert legal(state) == ["lose thief"]
    play(state, "lose thief")
    assert [own(state, seat).threats[1] for seat in range(3)] == [0, 0, 0]
    assert state.to_json()["seats"][2]["persons"] == ["gravedigger"]


def test_looking_at_cards_nobody_else_sees() -> None:
    state = table(persons={0: ["fortune_teller"]}, pile_b=["judge", "mayor", "thief"])
    play(state, "use fortune_teller")
    assert len(legal(state)) == 3
    seen = {seat: shown(state, seat, "offer") for seat in (0, 1, None)}
    assert [len(seen[0]), len(seen[1]), len(seen[None])] == [3, 0, 0]


def test_points_for_threats_with_a_trigger() -> None:
    threats = [[1, 0, 1, 0, 0], [0] * 5, [0] * 5]
    state = table(persons={0: ["judge", "city_guard"]}, threats=threats)
    play(state, "use judge")
    assert legal(state) == ["colour blue", "colour yellow"]
    play(state, "colour yellow")
    assert (own(state, 0).points, own(state, 0).guilders) == (3 + 1 + 1, 13)


def test_scoring() -> None:
    state = table(persons={0: ["mayor", "judge", "customs_officer"]})
    assert state.score_sheet()[0]["laurels"] == 6


# ------------------------------------------------------------------------------ backs
def shown(state: State, seat: int | None, zone: str) -> list[str]:
    view = state.view(seat)
    everything = [*view.board, *(one for area in view.seats for one in area.components)]
    found = next(one for one in everything if one.id == zone)
    assert isinstance(found, Zone)
    return [face.kind for face in found.faces]


def test_worlds_keep_the_backs_that_all_see() -> None:
    state = GAME.new(2, 5)
    colour = GAME.columns["colour"]
    backs = [[colour[k] for k in state.zones[words.HANDS.base + seat]] for seat in range(2)]
    hands = set()
    for seed in range(60):
        world = state.determinize(0, seed)
        assert world.zones[words.HANDS.base] == state.zones[words.HANDS.base]
        for pile in (words.PILES, words.PILE_B):
            assert colour[world.zones[pile.base][-1]] == colour[state.zones[pile.base][-1]]
        found = [colour[k] for k in world.zones[words.HANDS.base + 1]]
        assert sorted(found) == sorted(backs[1])
        hands.add(tuple(world.zones[words.HANDS.base + 1]))
    assert len(hands) > 5


# -------------------------------------------------------------------------- the loader
@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("gian(points,2)", "at 1: there is no effect 'gian'; did you mean 'gain'?"),
        ("gain(points)", "at 1: gain has 2 arguments, not 1"),
        ("draw(2);gain(pints,2)", "at 14: there is no resource 'pints'; did you mean 'points'?"),
        ("gain(points,per(gruop(Adel),1,1,3))", "at 13: there is no tally 'gruop'"),
        ("choose(draw(2),3)", "at 1: choose: an effect is wanted, not 3"),
        ("on(advanse,draw(1))", "at 4: there is no event 'advanse'; did you mean 'advance'?"),
        ("draw(2", "at 7: a comma or ) is wanted"),
        ("draw(2)!", "at 8: '!' does not belong here"),
        ("draw(-1)", "at 1: draw: a number is wanted"),
    ],
)
def test_mistakes_are_named_by_row_column_and_place(code: str, problem: str) -> None:
    text = GAME.text.replace("shield(brown)", f'"{code}"')
    with pytest.raises(BadCards) as error:
        Miniature(text)
    assert (error.value.row, error.value.column) == (13, "code")
    assert problem in error.value.problem


ALL_OPS = """gain(resource,amount) swap(resource,number,resource,number,number)
 unthreat(number|all,colour|any|each) draw(number) rivals(reach,effect) steal(resource,number,reach)
 advance(number,number|dice) flip_majority(majority|any) choose(effect,effect) canal(number|all)
 recruit(number) die(die) scry(number,number) house(how) salvage(colour|any,number)
 take_threat(colour,number) reready(number) extra_card() copy_rival(symbol) spy()
 lose(resource,number) threat(colour|choice,number) damage(colour)"""
ALL_TALLIES = """houses empty_houses house_colours persons groups group(group)
 colour_persons(colour) symbol(symbol) canals canal3 statues reputation majority threats
 unthreatened workers guilders"""
ALL_MODIFIERS = """shield(colour) wild(action) discount(action,number) bonus(action,number)
 hand_limit(number) waive(action) ward(colour|any,number) immune()"""
ALL_SORTS = {
    "resource": (*words.RESOURCES, "workers_each", "hand", "cards", "discard_top"),
    "colour": words.COLOURS,
    "group": words.GROUPS,
    "reach": words.REACH,
    "event": ["advance", "damage", "house", "person", "phase3_start", "rival_person", "unthreat"],
    "action": ["workers", "guilders", "threat", "canal", "house", "person", "advance"],
    "majority": ("reputation", "persons", "canal"),
    "die": ("any", "lowest", "highest"),
    "how": ("noworker",),
    "symbol": ("worker", "laurel"),
}


@pytest.mark.skipif(not REFERENCE.is_dir(), reason="the reference is not here")
def test_all_codes_of_bruges_compile_and_all_of_last_will_parse() -> None:
    def forms(text: str) -> list[str]:
        return text.replace("\n", "").split()

    vocabulary = Vocabulary(
        [Op(form) for form in forms(ALL_OPS)],
        [Tally(form) for form in forms(ALL_TALLIES)],
        [Modifier(form) for form in forms(ALL_MODIFIERS)],
        ALL_SORTS,
    )

    def fail(number: int, problem: str) -> Any:
        raise AssertionError(f"{number}: {problem}")

    with (REFERENCE / "bruges-cards.csv").open(encoding="utf-8") as file:
        codes = [row["effect_code"] for row in csv.DictReader(file)]
    code = vocabulary.compile(codes, fail)
    assert len(code.start) == 165
    with (REFERENCE / "last-will-cards.csv").open(encoding="utf-8") as file:
        assert all(parse(row["effects"]) for row in csv.DictReader(file))


def test_a_code_that_is_none() -> None:
    with pytest.raises(BadCode):
        parse("3")


# ---------------------------------------------------------------------------- sentences
def phrases(language: str) -> Callable[..., str]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / f"{language}.ftl").read_text("utf-8")))

    def phrase(key: str, **values: Any) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(text)

    return phrase


@pytest.mark.parametrize(
    ("language", "slug", "sentence"),
    [
        ("de", "beguine", "Nimm 1 Punkt. Nimm 2 Handlanger beliebiger Farbe."),
        ("de", "prince", "Nimm 1 Punkt für jede Person der Gruppe Adel (höchstens 3)."),
        ("de", "countess", "Jedes Mal, wenn du eine Stufe aufsteigst: nimm 1 Punkt."),
        ("de", "princess", "Steige eine Stufe auf oder nimm 2 Punkte."),
        ("en", "assassin", "One rival of your choice: the damage of brown at once."),
        ("en", "duchess", "Give 2 guilders for 1 point, up to twice."),
        ("en", "mayor", "At the end 2 points for each person of the group office."),
    ],
)
def test_sentences_are_made_from_the_data(language: str, slug: str, sentence: str) -> None:
    code = GAME.codes[GAME.slugs.index(slug)]
    assert Sentences("mini", FORMS, phrases(language)).sentence(code) == sentence


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_has_a_sentence(language: str) -> None:
    sentences = Sentences("mini", FORMS, phrases(language))
    assert all(sentences.sentence(code) for code in GAME.codes)


# -------------------------------------------------------------------------------- laws
def test_the_laws_hold() -> None:
    report = check_games(GAME, 11, range(40), thorough=False)
    assert not report.findings, report.findings[0].problem
