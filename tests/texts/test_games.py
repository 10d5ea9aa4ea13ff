"""Whole games told in words: whatever the engine says to anybody has a text that is complete."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde import Reason, State
from tafelrunde.texts import languages
from tests.scenarios.citadels.table import play, refused, seat, turn_of
from tests.texts.client import Client
from tests.texts.keys import CHANGED, MOVED, PHASES, TOLD, ZONES, game

NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta")
GAMES = 24
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"bank_limit": 30, "first_crown": "random"},
    {"allow_duplicates": False},
)
# Too rare for games played at random; each has a position of its own below.
RARE = {"bank_empty", "reject_one_instead", "smithy_is_used", "both_hands_empty"}

POOR = (("gold", "bank_empty"), ("laboratory castle", "bank_empty"))


def random_games() -> Iterator[tuple[State, random.Random]]:
    """Decisions of games in which every verb has the same chance, so that rare ones happen too."""
    for number in range(GAMES):
        chance = random.Random(number)
        players = game().players[number % len(game().players)]
        state = game().new(players=players, seed=number, **OPTIONS[number % len(OPTIONS)])
        while not state.over:
            yield state, chance
            verbs: dict[str, list[int]] = {}
            for move in state.moves():
                verbs.setdefault(game().verb(move).name, []).append(move)
            state.play(chance.choice(verbs[chance.choice(sorted(verbs))]))
        yield state, chance


def clients(players: int, seat: int | None) -> list[Client]:
    return [Client(game(), language, NAMES[:players], seat) for language in languages()]


def is_tidy(text: str) -> bool:
    return bool(text) and text == " ".join(text.split()) and not set("{}_") & set(text)


def test_prompts_and_views_of_random_games_can_be_said() -> None:
    verbs: set[str] = set()
    phases: set[str] = set()
    zones: set[str] = set()
    for state, chance in random_games():
        verbs |= {game().verb(move).name for move in state.moves()}
        if chance.random() > 0.06 and not state.over:
            continue
        for watcher in (None, *range(state.players)):
            view = state.view(watcher)
            phases |= {stage.key.removeprefix("citadels-phase-") for stage in view.phase}
            board = [*view.board, *(one for area in view.seats for one in area.components)]
            zones |= {zone_name(component.id) for component in board}
            for client in clients(state.players, watcher):
                said = client.view(view)
                said += [] if state.over else client.prompt(state.prompt(watcher))
                assert all(map(is_tidy, said)), said
    assert verbs | {"reject"} == {verb.name for verb in game().verbs}
    assert phases == set(PHASES)
    assert zones == set(ZONES)


def zone_name(component: str) -> str:
    parts = component.split("/")
    return parts[2] if parts[0] == "seat" else parts[0]


def test_the_log_of_random_games_can_be_told() -> None:
    """To one who was there, and to an onlooker."""
    met: set[tuple[str, str]] = set()
    for state, _ in random_games():
        if not state.over:
            continue
        for watcher in (None, 1):
            events = state.events(0, watcher)
            met |= {(type(event).__name__, event.cause) for event in events}
            for client in clients(state.players, watcher):
                said = [client.event(event) for event in events]
                assert all(map(is_tidy, said))
    forms = {"Moved": MOVED, "Changed": CHANGED, "Told": TOLD}
    assert met == {(form, cause) for form, causes in forms.items() for cause in causes}


def test_every_cause_has_a_form() -> None:
    assert {cause.name for cause in game().causes} == {*MOVED, *CHANGED, *TOLD}


def test_every_reason_can_be_said() -> None:
    """With whichever facts it comes: the same code can have more or fewer of them."""
    reasons: dict[tuple[str, tuple[str, ...]], Reason] = {}
    for state, chance in random_games():
        if chance.random() < 0.3 or state.prompt(None).kind in ("rescue", "over"):
            for move in range(game().move_count):
                reason = state.why_not(move)
                if reason:
                    reasons.setdefault((reason.code, tuple(reason.arguments)), reason)
    met = {code for code, _ in reasons}
    assert met | RARE == set(game().refusals[1:])
    for client in clients(len(NAMES), 0):
        said = [client.reason(reason) for reason in reasons.values()]
        assert all(map(is_tidy, said)), said


def test_what_is_rare_can_be_said() -> None:
    scholar = seat("merchant", hand=["castle"], city=["observatory", "library", "laboratory"])
    miser = seat("king", gold=30)
    state = turn_of("merchant", scholar, miser, seat(), seat(), options={"bank_limit": 30})
    facts = [(code, refused(state, move, code)) for move, code in POOR]
    play(state, "cards")
    assert all("reject" in option.label for option in state.prompt(0).options)
    for client in clients(4, 0):
        assert all(map(is_tidy, client.prompt(state.prompt(0))))
    facts.append(("reject_one_instead", refused(state, "keep tavern", "reject_one_instead")))
    state = turn_of("magician", seat("magician", gold=3, city=["smithy"]), seat(), seat(), seat())
    facts.append(("both_hands_empty", refused(state, "swap 1", "both_hands_empty")))
    play(state, "smithy")
    facts.append(("smithy_is_used", refused(state, "smithy", "smithy_is_used")))
    assert {code for code, _ in facts} == RARE
    for client in clients(4, 0):
        assert all(is_tidy(client.reason(Reason(code, found))) for code, found in facts)


def test_what_is_no_move_at_all_has_its_reason() -> None:
    state = game().new(players=4, seed=1)
    for attempt in ("build a house", 5000, -1, None):
        reason = state.why_not(attempt)
        assert reason is not None
        for client in clients(4, 0):
            assert is_tidy(client.reason(reason).replace("_", " "))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            [
                "Du siehst dir 2 Karten an.",
                "Du baust Taverne.",
                "Ben zerstört Taverne in deiner Stadt.",
            ],
        ),
        (
            "en",
            [
                "You look at 2 cards.",
                "You build Tavern.",
                "Ben destroys Tavern in your city.",
            ],
        ),
    ],
)
def test_a_story_reads_well(language: str, told: list[str]) -> None:
    state = turn_of(
        "king",
        seat("king", gold=1, hand=["tavern"]),
        seat("warlord"),
        seat("magician"),
        seat("merchant"),
    )
    play(state, "cards")
    play(state, state.notate(state.moves()[0]), "build tavern", "end")
    play(state, "gold", "end", "gold", "destroy 0 tavern")
    client = Client(game(), language, NAMES[:4], 0)
    # As an onlooker: the seat itself would read which cards it saw.
    story = [client.event(event) for event in state.events(0, None)]
    assert [line for line in story if line in told] == told
