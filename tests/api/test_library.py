"""The library as people who know Python expect it: repr, help, errors of its own, sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import (
    BadCards,
    BadNotation,
    BadOption,
    BadPosition,
    IllegalMove,
    Record,
    State,
    TafelrundeError,
    UnknownBot,
    UnknownGame,
)

GAME = tafelrunde.game("citadels")
NO_MOVES: list[Any] = [None, 1.5, [], {}, b"gold", True, -1, 10**30, GAME.move_count, "x" * 999]


def test_things_say_what_they_are() -> None:
    assert repr(GAME) == "<citadels for 2 to 7 players>"
    state = GAME.new(4, 7)
    assert repr(state) == "<citadels for 4, decision 0, seat 0: draft>"
    record = Record.start(GAME, 4, 7)
    record.play(record.state.moves()[0])
    assert repr(record) == "<record of citadels, 1 moves>"
    assert repr(record.state) == "<citadels for 4, decision 1, seat 1: draft>"
    assert repr(tafelrunde.bot("random")) == "<bot random>"
    assert repr(GAME.verbs[0]) == "<pick character: 0 to 7>"
    while not state.over:
        state.play(state.moves()[0])
    assert repr(state).endswith(", over>")


def test_every_public_method_has_help_compiled_or_not() -> None:
    public = [name for name in dir(State) if not name.startswith("_")]
    methods = [name for name in public if callable(getattr(State, name))]
    assert {"play", "moves", "why_not", "view", "determinize"} <= set(methods)
    assert [name for name in methods if not getattr(State, name).__doc__] == []
    assert State.play.__doc__ == "Carry out a move, or raise IllegalMove and change nothing."
    assert State.__doc__ is not None
    assert State.__doc__.startswith("A game in progress.")


def test_without_a_seed_games_differ_and_a_record_keeps_it() -> None:
    states = [GAME.new(4).to_json()["deck"] for _ in range(3)]
    assert states[0] != states[1] or states[1] != states[2]
    record = Record.start(GAME, players=3)
    assert tafelrunde.replay(record) == record.state
    again = Record.parse(GAME, record.text)
    assert again.state == record.state


def test_numbers_and_notation_are_taken_alike() -> None:
    state, other = GAME.new(4, 7), GAME.new(4, 7)
    move = state.moves()[0]
    text = state.notate(move)
    assert state.notate(f"  {text.upper()} ") == text
    assert state.why_not(text) is state.why_not(move) is None
    state.play(move)
    other.play(text)
    assert state == other
    record = Record.start(GAME, 4, 7)
    record.play(text)
    assert record.moves == [f"0 {text}"]
    with pytest.raises(IllegalMove) as by_text:
        state.play("build tavern")
    with pytest.raises(IllegalMove) as by_number:
        state.play(state.parse("build tavern"))
    assert str(by_text.value) == str(by_number.value) == "build tavern: draft_first (card tavern)"


@pytest.mark.parametrize("thing", NO_MOVES)
def test_what_is_no_move_is_refused_with_an_error_of_ours(thing: Any) -> None:
    state = GAME.new(4, 7)
    with pytest.raises(BadNotation):
        state.notate(thing)
    with pytest.raises(BadNotation):
        state.parse(thing)
    with pytest.raises(IllegalMove):
        state.play(thing)
    assert state.why_not(thing) is not None


WRONG_CALLS: dict[str, tuple[Any, ...]] = {
    "view": ("x",),
    "prompt": (9,),
    "events": ("x", 0),
    "observation": (None,),
    "determinize": (0, "x"),
    "points": (9,),
    "reseed": (None,),
    "open_sheet": ([],),
}


@pytest.mark.parametrize("name", WRONG_CALLS)
def test_a_state_meets_wrong_types_with_an_error_of_ours(name: str) -> None:
    with pytest.raises(TafelrundeError):
        getattr(GAME.new(4, 7), name)(*WRONG_CALLS[name])


def test_everything_else_meets_wrong_types_with_an_error_of_ours() -> None:
    wrong: Any = []
    with pytest.raises(UnknownGame):
        tafelrunde.game(wrong)
    with pytest.raises(UnknownBot):
        tafelrunde.bot(wrong)
    with pytest.raises(BadCards):
        tafelrunde.game("citadels", cards=wrong)
    with pytest.raises(BadNotation):
        GAME.arguments("fly away")
    with pytest.raises(BadPosition):
        GAME.from_json(3)
    wrong = "game.txt"
    with pytest.raises(BadOption, match="a Record is replayed, not str"):
        tafelrunde.replay(wrong)
    with pytest.raises(BadOption, match="no words for str"):
        tafelrunde.say(wrong, GAME)
    with pytest.raises(BadOption, match="the game is wanted as well: say"):
        tafelrunde.say(GAME.new(4, 7).prompt(0))
    with pytest.raises(BadOption, match="the game is wanted as well: say"):
        tafelrunde.say(GAME.new(4, 7).prompt(0), wrong)
    for arguments in ((), (GAME,)):
        nothing: Any = None
        with pytest.raises(BadOption, match="nothing to say: why_not is None where a move is"):
            tafelrunde.say(nothing, *arguments)
    with pytest.raises(BadOption, match="there is no language 'fr'"):
        tafelrunde.say(GAME.new(4, 7).prompt(0), GAME, "fr")


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_reason_can_be_said_however_long_the_text_was(name: str) -> None:
    game = tafelrunde.game(name)
    state = game.new(game.players[0], 1)
    for text in ("x" * 5000, "cell " * 5000, "x" * 41):
        reason = state.why_not(text)
        assert reason is not None
        assert reason.arguments["text"] == text[:37] + "..."
        assert text[:37] + "..." in tafelrunde.say(reason, game)
        with pytest.raises(IllegalMove) as error:
            state.play(text)
        assert len(str(error.value)) < 200
    short = state.why_not("x" * 40)
    assert short is not None
    assert short.arguments == {"text": "x" * 40}


def test_a_card_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadCards, match=r"nowhere\.csv cannot be read"):
        tafelrunde.game("citadels", cards=Path("nowhere.csv"))


def test_did_you_mean_offers_no_internal_name() -> None:
    state = GAME.new(4, 7)
    with pytest.raises(BadNotation, match="did you mean 'build tavern'"):
        state.parse("build tavrn")
    with pytest.raises(BadNotation) as error:
        state.parse("build unused_3")
    assert "did you mean 'build unused" not in str(error.value)


def test_everything_said_becomes_a_sentence() -> None:
    state = GAME.new(4, 7)
    assert tafelrunde.say(state.prompt(0), GAME) == "Seat 0, choose a character."
    assert tafelrunde.say(state.prompt(0), GAME, you=0) == "Choose a character."
    assert tafelrunde.say(state.prompt(0), GAME, "de", you=0) == "Wähle einen Charakter."
    waiting = tafelrunde.say(state.prompt(1), GAME, names=["Anna"])
    assert waiting == "Anna is choosing a character."
    reason = state.why_not("build tavern")
    assert reason is not None
    assert tafelrunde.say(reason, GAME) == "Choose a character first."
    with pytest.raises(IllegalMove) as error:
        state.play("build tavern")
    assert tafelrunde.say(error.value, GAME, "en") == "Choose a character first."
    assert tafelrunde.say(state.view(0).phase, GAME, "de") == "Runde 1 · Charakterwahl"
    told = tafelrunde.say(state.events(0, 1)[:5], GAME, names="ABCD", you=1)
    assert told == "A is dealt 4 cards. A gets 2 gold."


def test_a_package_is_hidden_by_no_function() -> None:
    import tafelrunde.boardgames.citadels.state as module
    import tafelrunde.opponents.random as bots

    assert module.CitadelsState.__module__ == "tafelrunde.boardgames.citadels.state"
    assert bots.RandomBot.name == "random"
    assert callable(tafelrunde.games)
    assert tafelrunde.bots()[0] == "random"
    with pytest.raises(AttributeError):
        # Type checkers must see it too: the comment is an error if they do not.
        _ = tafelrunde.nothing  # type: ignore[attr-defined]


def test_a_bad_option_says_what_there_is() -> None:
    with pytest.raises(BadOption, match="citadels has no option 'speed'"):
        GAME.new(4, 7, speed=3)
