"""Whole games told in words: whatever the engine says to anybody has a text that is complete."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tafelrunde
from tafelrunde import Game, Reason, State
from tests.texts.client import NAMES, clients, is_tidy, place_name
from tests.texts.keys import GAMES, VOCABULARIES
from tests.texts.played import positions

NUMBER = 24  # random games, and as many again from positions
LARGE = 200  # of a verb with more moves only some are tried
SOME = 80
RARE = (
    "rescue",
    "form_area",
    "choose_site",
    "recall_knight",
    "send_knight",
    "over",
    "worsen",
    "add_company",
)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return tafelrunde.game(request.param)


def random_games(game: Game) -> Iterator[tuple[State, random.Random]]:
    """Decisions of games in which every verb has the same chance, so that rare ones happen too."""
    return positions(game, range(NUMBER))


def test_prompts_and_views_of_random_games_can_be_said(game: Game) -> None:
    words = VOCABULARIES[game.name]
    verbs: set[str] = set()
    phases: set[str] = set()
    zones: set[str] = set()
    for state, chance in random_games(game):
        verbs |= {game.verb(move).name for move in state.moves()}
        if chance.random() > 0.06 and not state.over:
            continue
        for watcher in (None, *range(state.players)):
            view = state.view(watcher)
            phases |= {stage.key.removeprefix(f"{game.name}-phase-") for stage in view.phase}
            board = [*view.board, *(one for area in view.seats for one in area.components)]
            zones |= {place_name(component.id) for component in board}
            for client in clients(game, state.players, watcher):
                said = client.view(view)
                said += [] if state.over else client.prompt(state.prompt(watcher))
                assert all(map(is_tidy, said)), said
    assert verbs | words.rare_verbs == {verb.name for verb in game.verbs}
    assert phases == set(words.phases)
    assert zones == set(words.zones)


def test_the_log_of_random_games_can_be_told(game: Game) -> None:
    """To one who was there, and to an onlooker."""
    words = VOCABULARIES[game.name]
    met: set[tuple[str, str]] = set()
    for state, _ in random_games(game):
        if not state.over:
            continue
        for watcher in (None, 1):
            events = state.events(0, watcher)
            met |= {(type(event).__name__, event.cause) for event in events}
            for client in clients(game, state.players, watcher):
                said = [client.event(event) for event in events]
                assert all(map(is_tidy, said))
    assert met == words.events


def test_every_cause_has_a_form(game: Game) -> None:
    forms = {cause for _, cause in VOCABULARIES[game.name].events}
    assert {cause.name for cause in game.causes} == forms


def test_every_reason_can_be_said(game: Game) -> None:
    """With whichever facts it comes: the same code can have more or fewer of them."""
    reasons: dict[tuple[str, tuple[str, ...]], Reason] = {}
    often = min(0.3, 150 / game.move_count)
    for state, chance in random_games(game):
        if chance.random() < often or state.prompt(None).kind in RARE:
            for move in attempts(game, chance):
                reason = state.why_not(move)
                if reason:
                    reasons.setdefault((reason.code, tuple(reason.arguments)), reason)
    met = {code for code, _ in reasons}
    assert met | VOCABULARIES[game.name].rare_reasons == set(game.refusals[1:])
    for client in clients(game, len(NAMES), 0):
        said = [client.reason(reason) for reason in reasons.values()]
        assert all(map(is_tidy, said)), said


def attempts(game: Game, chance: random.Random) -> Iterator[int]:
    for verb in game.verbs:
        moves = range(verb.base, verb.base + verb.size)
        yield from moves if verb.size <= LARGE else chance.sample(moves, SOME)


def test_what_is_no_move_at_all_has_its_reason(game: Game) -> None:
    state = game.new(players=4, seed=1)
    for attempt in ("build a house", 5000, -1, None):
        reason = state.why_not(attempt)
        assert reason is not None
        for client in clients(game, 4, 0):
            assert is_tidy(client.reason(reason).replace("_", " "))
