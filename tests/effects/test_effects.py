"""Effects as data: the loader, the interpreter, questions in the middle, modifiers, triggers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any, NoReturn

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tafelrunde import BadCards, State
from tafelrunde.engine.check import check_games
from tafelrunde.engine.effectfile import BadCode, Vocabulary, parse
from tafelrunde.engine.effects import Op
from tafelrunde.engine.view import Zone
from tafelrunde.texts.effects import Sentences
from tests.effects import words
from tests.effects.game import VOCABULARY, SmallBruges, Table, make

GAME = make()
HERE = Path(__file__).parent


def table(
    *hand: str,
    persons: dict[int, list[str]] | None = None,
    threats: dict[int, dict[str, int]] | None = None,
    **rest: Any,
) -> State:
    """Seat 0's turn at a table of three; `persons` and `threats` lie before the seats."""
    laid, markers = persons or {}, threats or {}
    seat: dict[str, Any] = {"guilders": 12, "points": 3, "reputation": 0, "turned": 0}
    seat |= {"workers": dict.fromkeys(words.COLOURS, 1)}
    seats = [
        {**seat, "hand": [], "persons": laid.get(k, []), "threats": markers.get(k, {})}
        for k in range(3)
    ]
    seats[0]["hand"] = list(hand)
    seats[1]["hand"] = rest.pop("rival_hand", [])
    position = {
        "players": 3,
        "round": 1,
        "pile_a": "rest",
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
    threats = {1: {"brown": 2}, 2: {"brown": 2}}
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
    threats = {0: {"blue": 1, "yellow": 1}}
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
    backs = [[colour[k] for k in state.zones[words.HANDS.at(seat)]] for seat in range(2)]
    hands = set()
    for seed in range(60):
        world = state.determinize(0, seed)
        assert world.zones[words.HANDS.base] == state.zones[words.HANDS.base]
        for pile in (words.PILES, words.PILE_B):
            assert colour[world.zones[pile.base][-1]] == colour[state.zones[pile.base][-1]]
        found = [colour[k] for k in world.zones[words.HANDS.at(1)]]
        assert sorted(found) == sorted(backs[1])
        hands.add(tuple(world.zones[words.HANDS.at(1)]))
    assert len(hands) > 5


def test_worlds_are_exactly_those_that_agree_with_the_backs() -> None:
    """Hidden from seat 0: two cards of seat 1, of which all backs are seen, and two piles, of which
    only the back on top is. Red are beguine, princess and broker; yellow alchemist and thief."""
    hidden = ["beguine", "princess", "broker", "alchemist", "thief", "prince"]
    lies_open = [slug for slug in GAME.slugs if slug not in hidden]
    state = table(
        discard=lies_open,
        pile_a=["prince", "broker"],  # the top is red
        pile_b=["princess", "thief"],  # the top is yellow
        rival_hand=["beguine", "alchemist"],  # red and yellow
    )
    colour = dict(zip(GAME.slugs, GAME.columns["colour"], strict=True))
    red, yellow = colour["broker"], colour["thief"]
    possible = {
        (tuple(sorted((one, two))), (three, four), (five, six))
        for one, two, three, four, five, six in permutations(hidden)
        if (colour[one], colour[two], colour[four], colour[six]) == (red, yellow, red, yellow)
    }
    met = Counter(worlds_of(state.determinize(0, seed)) for seed in range(4000))
    assert len(possible) == 3 * 2 * 2 * 2  # a red and a yellow hand, a red top, the rest below
    assert set(met) == possible
    assert min(met.values()) > 110  # of 167 each; four deviations


def worlds_of(world: State) -> tuple[tuple[str, ...], ...]:
    data = world.to_json()
    return tuple(sorted(data["seats"][1]["hand"])), tuple(data["pile_a"]), tuple(data["pile_b"])


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
def test_mistakes_are_named_by_line_column_and_place(code: str, problem: str) -> None:
    text = GAME.text.replace("shield(brown)", f'"{code}"')
    with pytest.raises(BadCards) as error:
        SmallBruges(text)
    assert (error.value.line, error.value.column) == (14, "code")
    assert problem in error.value.problem


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
        ("de", "beguine", "Nimm 1 Punkt und 2 Handlanger beliebiger Farbe."),
        ("de", "prince", "Nimm 1 Punkt für jede Person der Gruppe Adel (höchstens 3)."),
        ("de", "countess", "Jedes Mal, wenn du eine Stufe aufsteigst: nimm 1 Punkt."),
        ("de", "princess", "Steige eine Stufe auf oder nimm 2 Punkte."),
        ("en", "assassin", "One rival of your choice: the damage of brown at once."),
        ("en", "duchess", "Give 2 guilders for 1 point, up to twice."),
        ("en", "mayor", "At the end 2 points for each person of the group office."),
    ],
)
def test_sentences_are_made_from_the_data(language: str, slug: str, sentence: str) -> None:
    code = GAME.person_codes[GAME.slugs.index(slug)]
    assert Sentences("mini", VOCABULARY, phrases(language)).sentence(code) == sentence


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("score(persons,1,2)", "At the end 1 point for each 2 persons."),
        ("score(persons,3)", "At the end 3 points for each person."),
        ("gain(guilders,1)", "Take 1 guilder."),
        ("gain(guilders,per(persons,2,3,6))", "Take 2 guilders for each 3 persons (at most 6)."),
    ],
)
def test_numbers_are_declined(code: str, sentence: str) -> None:
    assert Sentences("mini", VOCABULARY, phrases("en")).sentence(code) == sentence


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_has_a_sentence(language: str) -> None:
    sentences = Sentences("mini", VOCABULARY, phrases(language))
    assert all(sentences.sentence(code) for code in GAME.person_codes)


# ------------------------------------------------------------------------ pairs and scales
LISTS = Vocabulary(
    [Op("spend(number:number)"), Op("house(colour, scale)"), Op("guests(colour:number)")],
    [],
    [],
    {"colour": words.COLOURS},
)


def listed(code: str) -> list[list[int]]:
    """The arguments of every instruction, with the lists they point at."""

    def fail(number: int, error: BadCode) -> NoReturn:
        raise AssertionError(f"card {number}: {error}")

    compiled = LISTS.compile([code], fail)
    found = []
    for here in range(len(compiled.op) - 1):
        at = compiled.at[here]
        sorts = compiled.ops[compiled.op[here]].sorts
        *single, list_at = compiled.args[at : at + len(sorts)]
        size = compiled.args[list_at] * (1 if sorts[-1] == "scale" else 2)
        found.append([*map(int, single), *map(int, compiled.args[list_at : list_at + 1 + size])])
    return found


def test_pairs_and_scales_are_lists_of_numbers() -> None:
    assert listed("spend(1:3,2:7)") == [[2, 1, 3, 2, 7]]
    assert listed("house(red,12/10/8)") == [[words.COLOURS.index("red"), 3, 12, 10, 8]]
    assert listed("house(blue,9);guests(brown:2)") == [[0, 1, 9], [1, 1, 2]]


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("spend()", "spend: pairs are wanted"),
        ("spend(3)", "spend: pairs are wanted, number:number"),
        ("spend(red:3)", "spend: a number is wanted"),
        ("guests(pink:1)", "there is no colour 'pink'"),
        ("guests(red:-1)", "guests: a number is wanted"),
        ("house(red)", "house has 2 arguments, not 1"),
        ("house(red,blue)", "house: a number is wanted"),
    ],
)
def test_lists_with_errors(code: str, problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        listed(code)


def test_pairs_and_scales_have_sentences() -> None:
    spoken = {
        "x-effect-spend": "use {a}",
        "x-effect-spend-each": "{a} for {b}",
        "x-effect-guests": "with {a}",
        "x-effect-guests-each": "{a} +{b}",
        "table-or": "{first} or {last}",
        "x-effect-house": "{a} house, {n} values: {b}",
        "x-colour-red": "red",
        "x-colour-blue": "blue",
    }

    def phrase(key: str, **values: Any) -> str:
        return spoken[key].format(**values)

    sentences = Sentences("x", LISTS, phrase)
    assert sentences.sentence("spend(1:3,2:7)") == "Use 1 for 3 or 2 for 7."
    assert sentences.sentence("spend(1:3,2:7,3:9)") == "Use 1 for 3, 2 for 7 or 3 for 9."
    assert sentences.sentence("guests(red:2,blue:1)") == "With red +2, blue +1."
    assert sentences.sentence("spend(1:3);guests(red:2)") == "Use 1 for 3. With red +2."
    assert sentences.sentence("house(red,12/10)") == "Red house, 2 values: 12/10."
    assert sentences.sentence("house(red,9)") == "Red house, 1 values: 9."


# -------------------------------------------------------------------------------- laws
def test_the_laws_hold() -> None:
    report = check_games(GAME, 11, range(40), thorough=False)
    assert not report.findings, report.findings[0].problem
