"""What is said in Citadels only: constants in labels, rare moves, and a story."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import Reason
from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.texts import Texts
from tests.scenarios.citadels.table import play, refused, seat, turn_of
from tests.texts.citadels import CITADELS
from tests.texts.client import NAMES, Client, clients, is_tidy
from tests.texts.keys import game_keys

GAME = tafelrunde.game("citadels")
POOR = (("gold", "bank_empty"), ("laboratory castle", "bank_empty"))


def test_a_constant_named_in_a_label_is_that_of_the_rules() -> None:
    texts = Texts("en")
    assert f"{r.BASIC_GOLD} gold" in texts.text("citadels-move-gold")
    assert f"{r.MERCHANT_GOLD} gold" in texts.text("citadels-move-profit")
    assert f"{r.ARCHITECT_CARDS} cards" in texts.text("citadels-move-plans")
    assert f"{r.LABORATORY_GOLD} gold" in texts.text("citadels-move-laboratory", card="")
    assert f"{r.GRAVEYARD_PRICE} gold" in texts.text("citadels-move-rescue")
    smithy = texts.text("citadels-move-smithy")
    assert f"{r.SMITHY_CARDS} cards for {r.SMITHY_PRICE} gold" in smithy
    assert f"{r.ARCHITECT_BUILDS} districts" in texts.text("citadels-power-architect")


def test_option_values_and_effects_have_names() -> None:
    keys = game_keys("citadels")
    assert "citadels-option-tie_break-shared" in keys
    assert "citadels-option-bank_limit-none" in keys
    assert {f"citadels-effect-{effect}" for effect in GAME.effect_names} <= set(keys)


def test_what_is_rare_can_be_said() -> None:
    scholar = seat("merchant", hand=["castle"], city=["observatory", "library", "laboratory"])
    miser = seat("king", gold=30)
    state = turn_of("merchant", scholar, miser, seat(), seat(), options={"bank_limit": 30})
    facts = [(code, refused(state, move, code)) for move, code in POOR]
    play(state, "cards")
    assert all("reject" in option.label for option in state.prompt(0).options)
    for client in clients(GAME, 4, 0):
        assert all(map(is_tidy, client.prompt(state.prompt(0))))
    facts.append(("reject_one_instead", refused(state, "keep tavern", "reject_one_instead")))
    state = turn_of("magician", seat("magician", gold=3, city=["smithy"]), seat(), seat(), seat())
    facts.append(("both_hands_empty", refused(state, "swap 1", "both_hands_empty")))
    play(state, "smithy")
    facts.append(("smithy_is_used", refused(state, "smithy", "smithy_is_used")))
    assert {code for code, _ in facts} == CITADELS.rare_reasons
    for client in clients(GAME, 4, 0):
        assert all(is_tidy(client.reason(Reason(code, found))) for code, found in facts)


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
    client = Client(GAME, language, NAMES[:4], 0)
    # As an onlooker: the seat itself would read which cards it saw.
    story = [client.event(event) for event in state.events(0, None)]
    assert [line for line in story if line in told] == told
