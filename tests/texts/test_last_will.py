"""What Last Will says: sentences of cards, labels, and what moves bring."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tafelrunde
from tafelrunde.engine.view import Arguments
from tafelrunde.texts import Texts, languages
from tafelrunde.texts.course import Course
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words
from tests.scenarios.last_will.table import act, card, errand, play, seat

GAME = tafelrunde.game("last_will")
NAMES = ("Anna", "Ben")


def words(language: str, you: int | None = 0) -> Words:
    return Words(GAME, language, NAMES, you)


@pytest.mark.parametrize(
    ("language", "slug", "sentence"),
    [
        ("de", "opening_night", "Gib für 1 Aktion 4 Pfund aus."),
        ("en", "opening_night", "Spend 4 pounds for 1 action."),
        (
            "en",
            "dinner",
            "Spend 2 pounds for 1 action. Companions from your hand: Guest +2, Chef +2.",
        ),
        (
            "de",
            "boat_trip",
            "Gib für 1 Aktion 3 Pfund, für 2 Aktionen 7 Pfund oder für 3 Aktionen 12 Pfund aus.",
        ),
        ("de", "gentlemens_club", "Einmal je Runde: Gib ohne Aktion 2 Pfund aus."),
        (
            "de",
            "horse_farm",
            "Bauernhof, immer 9 Pfund wert. Einmal je Runde: Gib für 1 Aktion 2 Pfund aus. "
            "Gefährten auf der Karte, von oben: Pferd +2, Pferd +3.",
        ),
        (
            "en",
            "summer_cottage",
            "Summer residence, worth 10/7/5/3/2 pounds: one step less after every round in which "
            "you do not use it. Once a round: spend 2 pounds for 1 action.",
        ),
        (
            "en",
            "gardener",
            "You spend 2 pounds more when you use a villa, a summer residence or a manor house.",
        ),
        (
            "de",
            "notorious_broker",
            "Immobilien kosten dich 2 Pfund mehr und beim Verkauf einer Immobilie bekommst du "
            "2 Pfund weniger.",
        ),
        (
            "en",
            "old_friend",
            "In every later round you have one more action. "
            "Once a round: spend 1 pound without an action.",
        ),
        ("de", "will_110", "Alle erben 110 Pfund."),
        (
            "de",
            "wild",
            "Steht für jeden Gefährten; am Ende der Runde liegt er wieder im Angebot.",
        ),
    ],
)
def test_sentences_of_cards_are_made_from_their_codes(
    language: str, slug: str, sentence: str
) -> None:
    spoken = words(language)
    assert spoken.about(spoken.kinds[slug]) == sentence


def test_cards_say_if_friends_help_at_once() -> None:
    spoken = Words(GAME, "en", NAMES, 0, {"friend_at_once": True})
    said = {slug: spoken.about(spoken.kinds[slug]) for slug in ("old_friend", "steward")}
    assert said["old_friend"].endswith("one more action. This holds from this turn on.")
    assert "from this turn on" not in said["steward"]


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_sentence(language: str) -> None:
    spoken = words(language)
    for kind in spoken.kinds.values():
        assert bool(spoken.about(kind)) == (kind.sort not in ("estate_kind", "back"))
        assert "{" not in spoken.about(kind)


@pytest.mark.parametrize(
    ("notation", "de", "en"),
    [
        ("play opening_night", "Spiele „Premiere“", "Play “Opening Night”"),
        (
            "play boat_trip 2",
            "Spiele „Bootsfahrt“ mit 2 Aktionen",
            "Play “Boat Trip” with 2 actions",
        ),
        ("activate small_villa", "Nutze „Kleine Villa“", "Use “Small Villa”"),
        (
            "sell small_villa.2",
            "Verkaufe „Kleine Villa“ (die zweite)",
            "Sell the second “Small Villa”",
        ),
        ("invite guest_2", "Nimm einen Gast mit", "Take a guest along"),
        (
            "invite_wild horse_3",
            "Nimm den Gefährtenjoker als Pferd mit",
            "Take the wild companion along as a horse",
        ),
        (
            "market 3,-3,-2,1",
            "Ordne den Markt: Bauernhöfe +3, Villen −3, Sommerresidenzen −2, Herrenhäuser +1",
            "Arrange the market: farms +3, villas −3, summer residences −2, manor houses +1",
        ),
        ("plan 4", "Stelle deinen Marker auf Feld 4", "Put your marker on space 4"),
        ("fetch helper", "Ziehe einen Helfer oder eine Ausgabe", "Draw a helper or an expense"),
    ],
)
def test_labels(notation: str, de: str, en: str) -> None:
    assert (words("de").move(notation), words("en").move(notation)) == (de, en)


def brought(state: object, notation: str) -> dict[str, int]:
    """What a choice says it brings."""
    assert isinstance(state, tafelrunde.State)
    options = state.prompt(int(state.actor)).options
    return next(option.brings for option in options if option.notation == notation)


def test_names_in_a_move_that_is_quoted_have_single_marks() -> None:
    facts: Arguments = {
        "chance": 41,
        "seat": 1,
        "fear": 30,
        "alternative": "keep steward",
        "other": 38,
    }
    german = words("de").text("table-hint-search", **words("de").worded(facts))
    assert "; mit „Behalte ‚Verwalter‘“ wären es 38" in german
    english = words("en").text("table-hint-search", **words("en").worded(facts))
    assert "; with “Keep ‘Steward’” it would be 38" in english


def test_choices_say_what_they_spend() -> None:
    board = [card("restaurant_reservation", companions="chef"), "head_waiter", "fine_villa"]
    market = {"farm": 3, "villa": -3, "summer": 1, "manor": -2}
    state = act("dinner", "boat_trip", "horse_farm", board=board, market=market)
    assert brought(state, "play dinner") == {"money": -4, "actions": -1, "hand": -1}
    assert brought(state, "play boat_trip 3") == {"money": -12, "actions": -3, "hand": -1}
    used = brought(state, "activate restaurant_reservation")
    assert used == {"money": -7, "actions": -1}
    assert brought(state, "buy horse_farm") == {"money": -12, "actions": -1, "hand": -1, "board": 1}
    assert brought(state, "sell fine_villa") == {"money": 9, "actions": -1, "board": -1}
    assert brought(errand(0, seat(board=["tailor"])), "opera") == {"money": -4}


def test_the_end_of_a_round_has_its_own_heading() -> None:
    """Also where nobody has to discard anything."""
    found: Counter[str] = Counter()
    for seed in range(2):
        state, course, rng = GAME.new(players=2, seed=seed), Course(), random.Random(seed)
        course.follow(state)
        while moves := state.moves():
            state.play(rng.choice(moves))
            course.follow(state)
        for event in state.events(0, None):
            if event.cause in ("returned", "fell"):
                found[event.cause] += 1
                path = [stage.key for stage in course.stages(course.phase(event))]
                assert path == ["last_will-phase-round", "last_will-phase-ending"], event
    assert found["returned"]
    assert found["fell"]


@pytest.mark.parametrize(
    ("key", "facts", "german", "english"),
    [
        (
            "told-fell",
            {"player": "Anna", "card": "Villa", "pounds": 12},
            "„Villa“ von Anna ist nur noch 12 Pfund wert.",
            "“Villa” of Anna is worth only 12 pounds now.",
        ),
        (
            "told-rearranged",
            {"player": "Anna", "arrangement": "3,-2,1,-3"},
            "Anna ordnet den Immobilienmarkt neu: Bauernhöfe +3, Villen −2, Sommerresidenzen +1, "
            "Herrenhäuser −3.",
            "Anna rearranges the property market: farms +3, villas −2, summer residences +1, "
            "manor houses −3.",
        ),
    ],
)
def test_values_and_tokens_are_told(
    key: str, facts: dict[str, int | str], german: str, english: str
) -> None:
    assert Texts("de").text(f"last_will-{key}", **facts) == german
    assert Texts("en").text(f"last_will-{key}", **facts) == english


def test_ending_a_turn_too_early_is_warned_of() -> None:
    state = act("opening_night", actions=1)
    ends = [one for one in state.prompt(0).options if one.notation == "end"]
    assert [one.warning for one in ends] == ["actions_left"]
    play(state, "play opening_night")
    ends = [one for one in state.prompt(0).options if one.notation == "end"]
    assert [one.warning for one in ends] == [""]


@pytest.mark.parametrize("language", languages())
def test_screens_say_that_the_poorest_wins(language: str) -> None:
    poorest = {"de": "am ärmsten", "en": "poorest"}[language]
    texts = Texts(language)
    for key in ("teaser", "told-ended", "outlook-wealth"):
        assert poorest in texts.text(f"last_will-{key}")


@pytest.mark.parametrize(
    ("language", "log"),
    [
        (
            "en",
            [
                "You play “Opening Night” and spend 4 pounds.",
                "You play “Gala Dinner” (with Chef) and spend 7 pounds.",
                "You play “Dinner” and spend 2 pounds.",
                "You buy “Small Villa” for 8 pounds.",
                "You sell “Small Villa” for 8 pounds.",
            ],
        ),
        (
            "de",
            [
                "Du spielst „Premiere“ und gibst 4 Pfund aus.",
                "Du spielst „Galadiner“ (mit dabei: Koch) und gibst 7 Pfund aus.",
                "Du spielst „Abendessen“ und gibst 2 Pfund aus.",
                "Du kaufst „Kleine Villa“ für 8 Pfund.",
                "Du verkaufst „Kleine Villa“ für 8 Pfund.",
            ],
        ),
    ],
)
def test_the_log_has_a_sentence_for_each_card_with_its_sum(language: str, log: list[str]) -> None:
    """Opening Night 4, Gala Dinner 5 and a chef 2, Dinner 2; a villa for 10 less 2."""
    hand = ("opening_night", "gala_dinner", "chef", "dinner", "small_villa")
    market = {"farm": 3, "villa": -2, "summer": 1, "manor": -3}
    state = act(*hand, actions=6, money=60, market=market)
    play(state, "play opening_night", "play gala_dinner", "invite chef_2", "play dinner")
    play(state, "buy small_villa", "sell small_villa")
    assert sentences(state.events(0, 0), words(language)) == log


def test_a_wild_companion_is_told_as_what_it_stands_for() -> None:
    state = act("dinner", "guest", "wild", money=60)
    play(state, "play dinner", "invite guest_2", "invite_wild chef_2")
    assert sentences(state.events(0, 1), words("en", 1)) == [
        "Anna plays “Dinner” (with Guest and wild companion as a chef) and spends 6 pounds."
    ]
    assert sentences(state.events(0, 0), words("de")) == [
        "Du spielst „Abendessen“ (mit dabei: Gast und Gefährtenjoker als Koch) "
        "und gibst 6 Pfund aus."
    ]


def test_what_is_not_paid_yet_has_no_sum() -> None:
    state = play(act("dinner", "guest", "chef"), "play dinner")
    assert sentences(state.events(0, 0), words("en")) == ["You play “Dinner”."]
    play(state, "invite guest_2")
    assert sentences(state.events(0, 0), words("en")) == ["You play “Dinner” (with Guest)."]
