"""Scenarios 1 to 11: set-up and draft."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.view import Counter
from tests.scenarios.citadels.table import (
    CHARACTERS,
    PRINTED,
    component,
    deck_size,
    draft_of,
    every_card,
    finish_round,
    gold,
    hand,
    legal,
    play,
    refused,
    shown,
    story,
    watchers,
    whose_turn,
)

CITADELS = tafelrunde.game("citadels")


def owned(state: State, seat: int) -> list[str]:
    """The characters a seat has, as it sees them itself."""
    return shown(state, seat, f"seat/{seat}/characters")[1]


def handed_on(state: State) -> list[str]:
    """The characters the deciding seat may pick."""
    return sorted(move.removeprefix("pick ") for move in legal(state))


def pick_any(state: State, turn: int = 0) -> None:
    """Play a draft to its end; `turn` makes it another one."""
    while whose_turn(state)[1] in ("draft", "lay_down"):
        choices = legal(state)
        play(state, choices[turn % len(choices)])
        turn += 1


# ------------------------------------------------------------------------- 1 and 2
def test_01_the_deck() -> None:
    cards = every_card(CITADELS.new(4, 1))
    assert len(cards) == 65
    facts = {kind.id: kind.facts for kind in CITADELS.catalogue().kinds if kind.sort == "district"}
    colours = Tally(facts[card]["colour"] for card in cards)
    assert colours == {"green": 20, "yellow": 12, "red": 11, "blue": 11, "purple": 11}
    assert sum(facts[card]["cost"] for card in cards) == 204
    assert sum(facts[card]["points"] for card in cards) == 208


def test_01_every_card_is_the_printed_one() -> None:
    copies = Tally(every_card(CITADELS.new(2, 1)))
    found = {
        kind.id: (kind.facts["colour"], kind.facts["cost"], kind.facts["points"], copies[kind.id])
        for kind in CITADELS.catalogue().kinds
        if kind.sort == "district"
    }
    assert found == PRINTED


@pytest.mark.parametrize(
    ("players", "pile", "bank"),
    [(2, 57, 26), (3, 53, 24), (4, 49, 22), (5, 45, 20), (6, 41, 18), (7, 37, 16)],
)
def test_02_four_cards_and_two_gold_each(players: int, pile: int, bank: int) -> None:
    for options in ({}, {"bank_limit": 30}):
        state = CITADELS.new(players, 5, **options)
        for seat in range(players):
            assert len(hand(state, seat)) == 4
            assert gold(state, seat) == 2
        assert deck_size(state) == pile
        assert state.to_json()["discard"] == []
    counter = component(state, None, "bank")
    assert isinstance(counter, Counter)
    assert counter.value == bank


def test_02_the_deal_is_shuffled() -> None:
    hands = {tuple(hand(CITADELS.new(2, seed), 0)) for seed in range(20)}
    assert len(hands) > 10


# -------------------------------------------------------------------------- 3 to 5
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "opened", "choices"), [(4, 2, 5), (5, 1, 6)])
def test_03_04_open_characters(players: int, opened: int, choices: int, seed: int) -> None:
    state = CITADELS.new(players, seed)
    assert whose_turn(state) == (0, "draft")
    size, faces = shown(state, None, "open")
    assert size == len(faces) == opened
    assert all(shown(state, seat, "open") == (opened, faces) for seat in watchers(state))
    size, face_down = shown(state, 0, "face_down")
    assert size == len(face_down) == 1
    assert len(handed_on(state)) == choices
    assert sorted(faces + face_down + handed_on(state)) == sorted(CHARACTERS)


def test_03_what_is_not_handed_on_cannot_be_picked() -> None:
    state = draft_of(4, "thief", ["magician", "warlord"])
    assert handed_on(state) == ["architect", "assassin", "bishop", "king", "merchant"]
    for gone in ("thief", "magician", "warlord"):
        refused(state, f"pick {gone}", "not_handed_on")
    play(state, "pick king")
    refused(state, "pick king", "not_handed_on")
    refused(state, "gold", "draft_first")
    refused(state, "lay bishop", "nothing_to_lay_down")


def test_03_each_chooses_among_one_fewer() -> None:
    state = draft_of(4, "thief", ["magician", "warlord"])
    seen = []
    while whose_turn(state)[1] == "draft":
        seen.append((whose_turn(state)[0], len(handed_on(state))))
        play(state, legal(state)[0])
    assert seen == [(0, 5), (1, 4), (2, 3), (3, 2)]


def test_04_each_chooses_among_one_fewer() -> None:
    state = draft_of(5, "thief", ["magician"], starter=3)
    seen = []
    while whose_turn(state)[1] == "draft":
        seen.append((whose_turn(state)[0], len(handed_on(state))))
        play(state, legal(state)[0])
    assert seen == [(3, 6), (4, 5), (0, 4), (1, 3), (2, 2)]


@pytest.mark.parametrize(("kept", "laid"), [("architect", "warlord"), ("warlord", "architect")])
def test_05_the_sixth_player_lays_one_of_two_face_down(kept: str, laid: str) -> None:
    state = draft_of(6, "bishop")
    assert shown(state, None, "open") == (0, [])
    seen = []
    for character in ("assassin", "thief", "magician", "king", "merchant"):
        seen.append(len(handed_on(state)))
        play(state, f"pick {character}")
    assert seen == [7, 6, 5, 4, 3]
    assert whose_turn(state) == (5, "draft")
    assert handed_on(state) == ["architect", "warlord"]
    assert shown(state, 5, "packet") == (2, ["architect", "warlord"])
    play(state, f"pick {kept}")
    assert whose_turn(state) == (0, "assassin")
    assert owned(state, 5) == [kept]
    assert shown(state, 5, "face_down") == (2, [laid])
    assert shown(state, 0, "face_down") == (2, ["bishop"])
    for other in watchers(state, 0, 5):
        assert shown(state, other, "face_down") == (2, [])


def test_05_new_games_open_nothing() -> None:
    for players in (2, 3, 6, 7):
        for seed in range(20):
            assert shown(CITADELS.new(players, seed), None, "open") == (0, [])


# ------------------------------------------------------------------------------- 6
def last_of_seven() -> State:
    state = draft_of(7, "warlord")
    for character in ("assassin", "thief", "magician", "bishop", "merchant", "architect"):
        play(state, f"pick {character}")
    return state


@pytest.mark.parametrize(("kept", "laid"), [("king", "warlord"), ("warlord", "king")])
def test_06_the_seventh_player_adds_the_face_down_card(kept: str, laid: str) -> None:
    state = last_of_seven()
    assert whose_turn(state) == (6, "draft")
    assert handed_on(state) == ["king", "warlord"]
    assert shown(state, 6, "packet") == (2, ["king", "warlord"])
    play(state, f"pick {kept}")
    assert owned(state, 6) == [kept]
    assert shown(state, 6, "face_down") == (1, [laid])
    # Whoever was kept is called, and nobody answers for the other.
    turns = finish_round(state)
    assert (6, kept) in turns
    assert laid not in [character for _, character in turns]
    assert len(turns) == 7


def test_06_the_seventh_player_sees_no_more_than_two() -> None:
    state = last_of_seven()
    for gone in ("assassin", "thief", "magician", "bishop", "merchant", "architect"):
        refused(state, f"pick {gone}", "not_handed_on")


def test_06_seven_choose_among_seven_down_to_two() -> None:
    state = CITADELS.new(7, 3)
    first_face_down = shown(state, 0, "face_down")[1]
    seen = []
    while whose_turn(state)[1] == "draft":
        last = handed_on(state)
        seen.append((whose_turn(state)[0], len(last)))
        play(state, legal(state)[0])
    assert seen == [(0, 7), (1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)]
    assert first_face_down[0] in last


def test_06_only_the_seventh_player_knows_which_he_took() -> None:
    took_passed = last_of_seven()
    play(took_passed, "pick king")
    took_face_down = last_of_seven()
    play(took_face_down, "pick warlord")
    for other in watchers(took_passed, 6):
        assert story(took_passed, other) == story(took_face_down, other)
        assert took_passed.view(other) == took_face_down.view(other)


def test_06_the_crown_holder_still_knows_what_he_laid_down() -> None:
    warlord = last_of_seven()
    play(warlord, "pick king")
    king = draft_of(7, "king")
    for character in ("assassin", "thief", "magician", "bishop", "merchant", "architect", "king"):
        play(king, f"pick {character}")
    assert owned(warlord, 6) == owned(king, 6)
    assert warlord.view(0) != king.view(0)
    assert warlord.view(None) == king.view(None)


# ------------------------------------------------------------------------------- 7
@pytest.mark.parametrize(
    ("players", "opened", "king_face_down", "king_handed_on", "each_open"),
    # Two open: the King is in one of 6 other places, and of the other 7 two lie open.
    # One open: he is in one of 7 other places, and of the other 7 one lies open.
    [(4, 2, 1667, 8333, 2857), (5, 1, 1429, 8571, 1429)],
)
def test_07_the_king_never_lies_open(
    players: int, opened: int, king_face_down: int, king_handed_on: int, each_open: int
) -> None:
    open_ = Tally[str]()
    face_down = Tally[str]()
    handed = Tally[str]()
    for seed in range(10_000):
        state = CITADELS.new(players, seed)
        faces = shown(state, None, "open")[1]
        assert len(set(faces)) == opened
        open_.update(faces)
        face_down.update(state.to_json()["draft"])
        handed.update(state.notate(move) for move in state.moves())
    assert open_["king"] == 0
    # He goes back into the rest: neither laid aside nor left out, and no more often than by chance.
    assert face_down["king"] == pytest.approx(king_face_down, abs=200)
    assert handed["pick king"] == pytest.approx(king_handed_on, abs=200)
    assert face_down["king"] + handed["pick king"] == 10_000
    for other in CHARACTERS:
        if other != "king":
            assert open_[other] == pytest.approx(each_open, abs=250)


@pytest.mark.parametrize("players", [4, 5])
def test_07_the_king_is_never_opened_in_later_rounds(players: int) -> None:
    for seed in range(20):
        state = CITADELS.new(players, seed)
        for number in range(1, 11):
            assert state.to_json()["round"] == number
            assert "king" not in shown(state, None, "open")[1]
            pick_any(state, seed)
            finish_round(state)


def test_07_the_king_is_back_in_the_rest() -> None:
    state = next(
        s for s in (CITADELS.new(4, seed) for seed in range(50)) if "pick king" in legal(s)
    )
    other = next(move for move in legal(state) if move != "pick king")
    passed = state.clone()
    play(state, "pick king")
    assert owned(state, 0) == ["king"]
    # Or he is handed on, again and again, and laid face down in the end.
    play(passed, other)
    for _ in range(3):
        assert "pick king" in legal(passed)
        play(passed, next(move for move in legal(passed) if move != "pick king"))
    assert shown(passed, 3, "face_down") == (2, ["king"])
    assert "king" not in [character for _, character in finish_round(passed)]


def test_07_the_king_may_be_the_face_down_card() -> None:
    games = (CITADELS.new(4, seed) for seed in range(200))
    state = next(s for s in games if shown(s, 0, "face_down") == (1, ["king"]))
    refused(state, "pick king", "not_handed_on")
    pick_any(state)
    assert "king" not in [character for _, character in finish_round(state)]


# ------------------------------------------------------------------------------- 8
@pytest.mark.parametrize("crown", [0, 4])
def test_08_only_the_crown_holder_sees_the_face_down_card(crown: int) -> None:
    state = CITADELS.new(6, 11, first_crown=crown)
    (secret,) = set(CHARACTERS) - set(handed_on(state))
    assert whose_turn(state) == (crown, "draft")
    assert shown(state, crown, "face_down") == (1, [secret])
    assert f"covered {secret}: packet > face_down" in story(state, crown)
    for other in watchers(state, crown):
        assert shown(state, other, "face_down") == (1, [])
        assert "covered ?: packet > face_down" in story(state, other)
        assert not any(secret in line for line in story(state, other))


def test_08_it_stays_hidden_through_the_draft_and_after() -> None:
    state = draft_of(6, "bishop")
    for character in ("assassin", "thief", "magician", "king", "merchant", "architect"):
        for other in watchers(state, 0):
            assert "bishop" not in shown(state, other, "face_down")[1]
        assert shown(state, 0, "face_down") == (1, ["bishop"])
        play(state, f"pick {character}")
    for other in watchers(state, 0):
        assert "bishop" not in shown(state, other, "face_down")[1]
        assert not any("bishop" in line for line in story(state, other))
    assert shown(state, 0, "face_down") == (2, ["bishop"])


def test_08_nobody_but_him_can_tell_it_from_another() -> None:
    # The others only ever see that Bishop and King are not among what was handed on to them.
    bishop = draft_of(6, "bishop")
    play(bishop, "pick king", "pick assassin")
    king = draft_of(6, "king")
    play(king, "pick bishop", "pick assassin")
    for other in (2, 3, 4, 5, None):
        assert bishop.view(other) == king.view(other)
        assert story(bishop, other) == story(king, other)
    assert bishop.view(0) != king.view(0)


def test_08_a_packet_is_seen_only_by_whom_it_is_handed_to() -> None:
    state = draft_of(6, "bishop")
    play(state, "pick king")
    left = ["architect", "assassin", "magician", "merchant", "thief", "warlord"]
    assert shown(state, 1, "packet") == (6, left)
    for other in watchers(state, 1):
        assert shown(state, other, "packet") == (6, [])
        assert state.prompt(other).options == []
    assert owned(state, 0) == ["king"]
    for other in watchers(state, 0):
        assert shown(state, other, "seat/0/characters") == (1, [])
        assert "picked ?: packet > seat/0/characters" in story(state, other)


# ------------------------------------------------------------------------- 9 and 10
def test_09_two_players() -> None:
    state = CITADELS.new(2, 8)
    (face_down,) = set(CHARACTERS) - set(handed_on(state))
    seen = []
    laid: dict[int, list[str]] = {0: [face_down], 1: []}
    while whose_turn(state)[1] in ("draft", "lay_down"):
        actor, kind = whose_turn(state)
        choices = legal(state)
        seen.append((actor, kind, len(choices)))
        verb = {"draft": "pick", "lay_down": "lay"}[kind]
        assert [choice.split(" ")[0] for choice in choices] == [verb] * len(choices)
        if kind == "lay_down":
            laid[actor].append(choices[-1].removeprefix("lay "))
        if len(choices) == 2:
            laid[actor].append(choices[0].removeprefix("pick "))
        play(state, choices[-1])
    assert seen == [
        (0, "draft", 7),
        (1, "draft", 6),
        (1, "lay_down", 5),
        (0, "draft", 4),
        (0, "lay_down", 3),
        (1, "draft", 2),
    ]
    mine, theirs = owned(state, 0), owned(state, 1)
    assert len(mine) == len(theirs) == 2
    assert sorted([*mine, *theirs, *laid[0], *laid[1]]) == sorted(CHARACTERS)
    # Four are out, and each knows of the two he laid down himself.
    assert shown(state, 0, "face_down") == (4, sorted(laid[0]))
    assert shown(state, 1, "face_down") == (4, sorted(laid[1]))
    assert shown(state, None, "face_down") == (4, [])
    turns = finish_round(state)
    assert sorted(turns) == sorted([*((0, one) for one in mine), *((1, one) for one in theirs)])


def test_09_exactly_one_is_laid_down_on_the_way() -> None:
    state = draft_of(2, "thief")
    refused(state, "lay warlord", "nothing_to_lay_down")
    play(state, "pick warlord", "pick magician")
    refused(state, "pick bishop", "lay_down_first")
    refused(state, "lay magician", "not_handed_on")
    refused(state, "gold", "lay_down_first")
    play(state, "lay bishop")
    assert handed_on(state) == ["architect", "assassin", "king", "merchant"]
    refused(state, "pick bishop", "not_handed_on")
    play(state, "pick assassin", "lay architect")
    assert whose_turn(state) == (1, "draft")
    assert handed_on(state) == ["king", "merchant"]
    play(state, "pick merchant")
    assert owned(state, 0) == ["assassin", "warlord"]
    assert owned(state, 1) == ["magician", "merchant"]
    assert shown(state, 0, "face_down") == (4, ["architect", "thief"])
    assert shown(state, 1, "face_down") == (4, ["bishop", "king"])


def test_09_what_is_laid_down_is_hidden_from_the_other() -> None:
    bishop = draft_of(2, "thief")
    play(bishop, "pick warlord", "pick magician", "lay bishop")
    magician = draft_of(2, "thief")
    play(magician, "pick warlord", "pick bishop", "lay magician")
    for other in (0, None):
        assert bishop.view(other) == magician.view(other)
        assert story(bishop, other) == story(magician, other)


def test_09_the_king_may_be_laid_down() -> None:
    state = draft_of(2, "thief")
    play(state, "pick warlord", "pick magician", "lay king")
    assert "pick king" not in legal(state)


@pytest.mark.parametrize("crown", [0, 2])
def test_10_three_players(crown: int) -> None:
    state = CITADELS.new(3, 21, first_crown=crown)
    a, b, c = crown, (crown + 1) % 3, (crown + 2) % 3
    (face_down,) = set(CHARACTERS) - set(handed_on(state))
    seen = []
    while whose_turn(state)[1] == "draft":
        choices = handed_on(state)
        seen.append((whose_turn(state)[0], len(choices)))
        play(state, f"pick {choices[-1]}")
    assert seen == [(a, 7), (b, 6), (c, 5), (a, 4), (b, 3), (c, 2)]
    left_over = choices[0]
    everybody = [owned(state, seat) for seat in range(3)]
    assert [len(one) for one in everybody] == [2, 2, 2]
    picked = [one for two in everybody for one in two]
    assert sorted([*picked, face_down, left_over]) == sorted(CHARACTERS)
    assert shown(state, a, "face_down") == (2, [face_down])
    assert shown(state, b, "face_down") == (2, [])
    assert shown(state, c, "face_down") == (2, [left_over])
    assert shown(state, None, "face_down") == (2, [])
    assert len(finish_round(state)) == 6


def test_10_nobody_lays_down_on_the_way() -> None:
    state = draft_of(3, "thief")
    play(state, "pick warlord", "pick magician")
    refused(state, "lay bishop", "nothing_to_lay_down")


# ------------------------------------------------------------------------------ 11
@pytest.mark.parametrize(
    ("players", "own", "opened", "face_down"),
    [(2, 2, 0, 4), (3, 2, 0, 2), (4, 1, 2, 2), (5, 1, 1, 2), (6, 1, 0, 2), (7, 1, 0, 1)],
)
def test_11_all_eight_characters_are_somewhere(
    players: int, own: int, opened: int, face_down: int
) -> None:
    for seed in range(40):
        state = CITADELS.new(players, seed)
        pick_any(state, seed)
        seats = range(players)
        picked = [one for seat in seats for one in owned(state, seat)]
        open_ = shown(state, None, "open")[1]
        # Every face-down card was laid there by some seat, which knows it.
        covered = {one for seat in seats for one in shown(state, seat, "face_down")[1]}
        assert [len(owned(state, seat)) for seat in seats] == [own] * players
        assert len(open_) == opened
        assert shown(state, None, "face_down")[0] == len(covered) == face_down
        assert sorted([*picked, *open_, *covered]) == sorted(CHARACTERS)


@pytest.mark.parametrize("turn", [0, 1])
def test_11_whatever_lies_face_down_before_seven(turn: int) -> None:
    for face_down in CHARACTERS:
        state = draft_of(7, face_down)
        pick_any(state, turn)
        picked = [one for seat in range(7) for one in owned(state, seat)]
        assert len(picked) == 7
        assert sorted([*picked, *shown(state, 6, "face_down")[1]]) == sorted(CHARACTERS)
