"""What is said in Brügge only: the sentences of persons, grammar, dice and damage."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import tafelrunde
from tafelrunde import Game, State
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.catalogue import VOCABULARY, printed_persons
from tafelrunde.engine.view import Arguments, Kind
from tafelrunde.texts import Texts, languages
from tafelrunde.texts.cards import catalogue
from tafelrunde.texts.effects import Sentences
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words
from tests.texts.bruges import bare_towns, full_towns
from tests.texts.client import NAMES, Client, clients, is_tidy

GAME = tafelrunde.game("bruges")

GERMAN = {
    "duke": "Für 1 violetten Handlanger: Du darfst 2 Gulden zahlen und 1 Stufe aufsteigen.",
    "noblewoman": "Sofort: Steige kostenlos 1 Stufe auf.",
    "landgrave": "Bei Spielende: 1 Punkt zusätzlich für je 2 deiner Häuser.",
    "burgrave": "In Phase 2 kostet dich der Aufstieg 2 Gulden weniger.",
    "baroness": "Für 1 braunen Handlanger: Nimm 1 Punkt und 1 Gulden.",
    "king": "Sofort: Drehe einen deiner Mehrheitenmarker auf die farbige Seite.",
    "countess": "Immer wenn du 1 Stufe aufsteigst, nimm 1 Punkt.",
    "nobleman": (
        "Für 1 roten Handlanger: Du darfst zum Würfelpreis dieser Runde 1 Stufe aufsteigen."
    ),
    "princess": "Sofort: Steige kostenlos 1 Stufe auf oder nimm 2 Punkte.",
    "prince": (
        "Für 1 gelben Handlanger: Nimm 1 Punkt für jede deiner Personen der Gruppe Adel, diese "
        "mitgezählt (insgesamt höchstens 3)."
    ),
    "duchess": "Einmal je Runde: Du darfst bis zu zweimal 2 Gulden gegen 1 Punkt tauschen.",
    "customs_officer": "Immer wenn ein Mitspieler eine Person anwirbt, nimm 1 Gulden.",
    "tax_collector": "Für 1 braunen Handlanger: Nimm jedem Mitspieler 1 Gulden weg.",
    "lay_judge": (
        "Sofort: Gib 1 Bedrohungsmarker beliebiger Farbe zurück (+1 Punkt) und nimm 2 Gulden."
    ),
    "wrestler": "Sofort: Nimm einem Mitspieler deiner Wahl 2 Handlanger beliebiger Farben weg.",
    "conjurer": "Sofort: Nimm 1 Handlanger jeder Farbe.",
    "money_changer": (
        "Nimmst du mit einer Karte Gulden, zählt ein beliebiger Würfel statt des Würfels in der "
        "Kartenfarbe."
    ),
    "stonemason": "Sofort: Baue ohne Karte und kostenlos 1 Kanalplättchen.",
    "blacksmith": "Für ein Haus darfst du einen Handlanger beliebiger Farbe abgeben.",
    "ladys_maid": (
        "Einmal je Runde: Du darfst bis zu 2 Handkarten ablegen und danach ebenso viele Karten "
        "ziehen."
    ),
    "halberdier": ("Sofort: Gib von jeder Farbe bis zu 1 Bedrohungsmarker zurück (je +1 Punkt)."),
    "city_guard": (
        "Immer wenn du freiwillig einen Bedrohungsmarker zurückgibst, nimm 1 Punkt zusätzlich."
    ),
    "cartographer": (
        "Bei Spielende: 2 Punkte zusätzlich für jedes deiner Kanalplättchen auf einem Feld mit "
        "einer 3."
    ),
    "dyer": (
        "Einmal je Runde: Du darfst bis zu dreimal 1 Handlanger gegen einen anderer Farbe tauschen."
    ),
    "chamberlain": "Zu Beginn jeder Phase 3 nimm 1 Handlanger beliebiger Farbe und 1 Gulden.",
    "court_marshal": "In Phase 1 ziehst du auf 6 statt auf 5 Karten nach.",
    "inquisitor": (
        "Für 1 violetten Handlanger: Ein Mitspieler deiner Wahl bekommt 1 Bedrohungsmarker einer "
        "Farbe deiner Wahl."
    ),
    "deacon": "Sofort: Gib bis zu 2 Bedrohungsmarker beliebiger Farben zurück (je +1 Punkt).",
    "engraver": "Bei Spielende: 1 Punkt für jede Personengruppe in deiner Auslage.",
    "illuminator": "Bei Spielende: 1 Punkt für jede deiner violetten Personen, diese mitgezählt.",
    "well_digger": (
        "Jedes Kanalplättchen, das du mit einer Karte baust, kostet dich 1 Gulden weniger."
    ),
    "philosopher": "Bei Spielende: 1 Punkt für jede deiner Personen mit Handlanger-Symbol.",
    "roofer": ("Ein Brand schadet dir nicht; die 3 Marker gehen wie sonst ohne Punkte zurück."),
    "water_carrier": (
        "Sofort: Gib alle deine roten Bedrohungsmarker zurück (je +1 Punkt) und nimm 2 Gulden."
    ),
    "crossbowman": (
        "Für 1 roten Handlanger: Ein Mitspieler deiner Wahl verliert 3 Gulden. Nimm 2 Gulden."
    ),
    "assassin": ("Sofort: Ein Mitspieler deiner Wahl erleidet die Pest, ohne Marker abzugeben."),
    "counterfeiter": (
        "Sofort: Nimm 9 Gulden und lege 1 violetten Bedrohungsmarker in deine Auslage."
    ),
    "beggar": (
        "Einmal je Runde: Nimm dem reichsten Mitspieler 1 Gulden weg (bei Gleichstand wählst du)."
    ),
    "librarian": (
        "Einmal je Runde: Du darfst 1 Handkarte gegen die oberste Karte des Ablagestapels tauschen."
    ),
}
ENGLISH = {
    "duke": "For 1 violet worker: You may pay 2 guilders and climb 1 reputation step.",
    "noblewoman": "At once: Climb 1 reputation step for free.",
    "landgrave": "At the end of the game: 1 extra point for every 2 of your houses.",
    "burgrave": "In phase 2 climbing costs you 2 guilders less.",
    "baroness": "For 1 brown worker: Take 1 point and 1 guilder.",
    "bailiff": "At once: Turn your majority marker for persons to its coloured side.",
    "countess": "Whenever you climb 1 reputation step, take 1 point.",
    "princess": "At once: Climb 1 reputation step for free or take 2 points.",
    "queen": (
        "At the end of the game: 2 points for each of your persons of the group Nobility, this one "
        "included."
    ),
    "duchess": "Once a round: You may exchange 2 guilders for 1 point, up to twice.",
    "town_clerk": "For 1 blue worker: Draw 2 cards.",
    "servant": "For 1 red worker: Draw 1 card.",
    "mint_master": (
        "At once: Take 1 guilder for each of your persons, this one included (at most 6 in all)."
    ),
    "juggler": "For 1 red worker: Take 3 workers of any colours.",
    "fool": "At once: Take 1 card of your choice from the discard pile into your hand.",
    "fortune_teller": (
        "For 1 yellow worker: Look at the top 3 cards of a pile, take 1 of them into your hand and "
        "put the others back in any order."
    ),
    "acrobat": (
        "For 1 yellow worker: Turn back 1 other of your used persons, who can be used once more "
        "this round."
    ),
    "broker": "Each person you recruit costs you 1 guilder less.",
    "hawker": (
        "At once: You may exchange 1 worker of any colour for 3 guilders, up to three times."
    ),
    "shipwright": (
        "For 1 blue worker: You may build 1 canal tile without a card for 2 guilders less."
    ),
    # Not a tile that the Shipwright builds, which costs no less for it
    "well_digger": "Each canal tile you build with a card costs you 1 guilder less.",
    "guild_master": "When you take workers with a card, you get 1 more.",
    "blacksmith": "For a house you may return a worker of any colour.",
    "bricklayer": (
        "For 1 violet worker: You may build 1 house from your hand without returning a worker for "
        "it."
    ),
    "cupbearer": "For 1 violet worker: Draw 2 cards or take 4 guilders.",
    "ladys_maid": (
        "Once a round: You may discard up to 2 cards from your hand and then draw as many."
    ),
    "chaplain": (
        "When you return a threat marker with a card, you may return 1 more of any colour (+1 "
        "point)."
    ),
    "gatekeeper": "In each round you may refuse 1 threat marker that the dice bring you.",
    "halberdier": "At once: Return up to 1 threat marker of each colour (+1 point each).",
    "bodyguard": (
        "Persons of other players cannot take anything from you, nor bring you threat markers or "
        "damage."
    ),
    "mercenary": "At once: Each other player gets 1 yellow threat marker.",
    "card_sharp": "Once a round: Take as many guilders as the lowest die shows.",
    "robber": "At once: Take 2 guilders from each other player.",
    "spy": (
        "For 1 blue worker: Look at the hand of another player and exchange 1 of your cards for 1 "
        "of theirs."
    ),
    "navigator": "For your canal you may play cards of any colour.",
    "teacher": (
        "For 1 violet worker: You may recruit 1 more person from your hand for 2 guilders less."
    ),
    "chronicler": (
        "At the end of the game: 1 point for every 2 of your persons, this one included."
    ),
}


def person(slug: str, game: Game = GAME, **options: str) -> Kind:
    return next(kind for kind in catalogue(game, options).kinds if kind.id == slug)


# --------------------------------------------------------------------- sentences
@pytest.mark.parametrize(("slug", "said"), GERMAN.items())
def test_a_person_says_in_german(slug: str, said: str) -> None:
    assert person(slug).texts["de"] == said


@pytest.mark.parametrize(("slug", "said"), ENGLISH.items())
def test_a_person_says_in_english(slug: str, said: str) -> None:
    assert person(slug).texts["en"] == said


@pytest.mark.parametrize("language", languages())
def test_all_persons_speak_like_people(language: str) -> None:
    """No word of the codes, no gap, and a full stop at the end."""
    said = [kind.texts[language] for kind in catalogue(GAME).kinds if kind.sort == "person"]
    assert len(said) == len(printed_persons().persons) == 165
    for text in said:
        assert re.fullmatch(r"[A-ZÄÖÜ][^_{}]*\.", text), text
        assert text == " ".join(text.split()), text
        assert not re.search(r"\w\(|[a-z]\d|\bnull\b| [.,;:]|\.\.|\(\s|\s\)", text), text
        assert not re.search(r"\b1 (Karten|Punkte|Stufen|cards|points|guilders|steps)\b", text), (
            text
        )
    codes = {*VOCABULARY.forms(), "per", *VOCABULARY.sorts["which"], "noworker"}
    words = {word for text in said for word in re.findall(r"\w+", text)}
    english = {"advance", "waive", "wild", "immune", "scry", "reready", "unthreat", "noworker"}
    assert not words & (codes if language == "de" else english) - {"die"}


@pytest.mark.parametrize(
    ("code", "german", "english"),
    [
        ("draw(0)", "Ziehe 0 Karten.", "Draw 0 cards."),
        ("gain(guilders,0)", "Nimm 0 Gulden.", "Take 0 guilders."),
        (
            "advance(2,1)",
            "Du darfst 1 Gulden zahlen und 2 Stufen aufsteigen.",
            "You may pay 1 guilder and climb 2 reputation steps.",
        ),
        (
            "recruit(0)",
            "Du darfst aus deiner Hand 1 weitere Person anwerben.",
            "You may recruit 1 more person from your hand.",
        ),
        (
            "canal(1)",
            "Du darfst ohne Karte 1 Kanalplättchen bauen und zahlst dafür 1 Gulden weniger.",
            "You may build 1 canal tile without a card for 1 guilder less.",
        ),
        (
            "unthreat(2,violet)",
            "Gib bis zu 2 violette Bedrohungsmarker zurück (je +1 Punkt).",
            "Return up to 2 violet threat markers (+1 point each).",
        ),
        (
            "gain(points,1);gain(workers_red,2);gain(guilders,1)",
            "Nimm 1 Punkt, 2 rote Handlanger und 1 Gulden.",
            "Take 1 point, 2 red workers and 1 guilder.",
        ),
        (
            "rivals(each,threat(blue,2))",
            "Jeder Mitspieler bekommt 2 blaue Bedrohungsmarker.",
            "Each other player gets 2 blue threat markers.",
        ),
        (
            "swap(workers_any,2,workers_any,1,4)",
            "Du darfst bis zu 4-mal 2 Handlanger gegen einen anderer Farbe tauschen.",
            "You may exchange 2 workers for 1 of another colour, up to 4 times.",
        ),
    ],
)
def test_what_an_owners_list_may_say(code: str, german: str, english: str) -> None:
    for language, said in (("de", german), ("en", english)):
        texts = Texts(language)
        assert Sentences("bruges", VOCABULARY, texts.text, texts.has).sentence(code) == said


def test_a_person_counts_themselves_only_where_they_belong() -> None:
    texts = Texts("en")
    maker = Sentences("bruges", VOCABULARY, texts.text, texts.has)
    code = "score(group(Adel),2)"
    assert "this one included" in maker.card("laurel", code, {"group": "Adel"})
    assert "this one included" not in maker.card("laurel", code, {"group": "Kunst"})


def test_the_engraver_is_that_of_the_table() -> None:
    usual, first = person("engraver"), person("engraver", graveur="first_printing")
    assert (usual.facts["cost"], usual.facts["points"]) == (9, 3)
    assert (first.facts["cost"], first.facts["points"]) == (12, 4)
    assert usual.texts["de"].startswith("Bei Spielende: 1 Punkt für jede Personengruppe")
    assert first.texts["de"].startswith("Bei Spielende: 2 Punkte für jede Personengruppe")
    state = GAME.new(players=2, seed=1, graveur="first_printing")
    kind = printed_persons().slugs.index("engraver")
    assert state.rules.cost[kind] == 12  # type: ignore[attr-defined]


def test_the_words_of_an_owners_list_come_from_that_list() -> None:
    from tafelrunde.boardgames.bruges.game import make

    text = printed_persons().text.replace('"gain(points,2)",Junker', '"gain(points,7)",Junker')
    assert person("squire", make(text)).texts["de"] == "Sofort: Nimm 7 Punkte."
    assert person("squire").texts["de"] == "Sofort: Nimm 2 Punkte."


def test_the_engine_has_no_sentences() -> None:
    assert not any(kind.texts for kind in GAME.catalogue().kinds)


# ----------------------------------------------------------------------- grammar
@pytest.mark.parametrize(
    ("move", "german", "english"),
    [
        ("draw a", "Ziehe von Stapel A", "Draw from pile A"),
        ("burn red", "Gib ein leeres rotes Haus auf", "Give up an empty red house"),
        (
            "refuse violet",
            "Lehne den violetten Bedrohungsmarker ab",
            "Refuse the violet threat marker",
        ),
        (
            "recruit duke blue",
            "Hole den Herzog in ein blaues Haus",
            "Recruit Duke for a blue house",
        ),
        (
            "recruit prince red",
            "Hole den Fürsten in ein rotes Haus",
            "Recruit Prince for a red house",
        ),
        ("lose countess", "Verliere die Gräfin", "Lose Countess"),
        ("use alchemist", "Setze den Alchemisten ein", "Use Alchemist"),
        ("colour red", "Wähle Rot", "Choose red"),
        ("suffer yellow", "Zuerst: Überfall", "First: raid"),
        (
            "canal duke left",
            "Baue am linken Kanalarm mit Herzog",
            "Build on the left arm of the canal with Duke",
        ),
        ("rival 2", "Wähle Cleo", "Choose Cleo"),
        ("part second", "Die zweite Wirkung", "The second effect"),
    ],
)
def test_labels(move: str, german: str, english: str) -> None:
    for language, label in (("de", german), ("en", english)):
        words = Words(GAME, language, NAMES[:4], 0)
        assert words.move(move) == label


def test_symbols_have_names() -> None:
    words = Words(GAME, "de", NAMES[:2])
    said = [words.value("symbol", name) for name in r.symbol.names]
    assert said[:2] == ["Handlanger, blau", "Handlanger, braun"]
    assert len(set(said)) == len(said)
    assert all(re.fullmatch(r"[A-Z][A-Za-zäöü, ]+", one) for one in said)


# ------------------------------------------------------------------------- story
def story(state: State, language: str, you: int | None = 0) -> list[str]:
    return sentences(state.events(0, you), Words(GAME, language, NAMES[: state.players], you))


def test_dice_are_told_in_one_sentence() -> None:
    state = GAME.new(players=2, seed=3, first_player=0)
    while state.prompt(None).kind == "drawing":
        state.play(state.moves()[0])
    (rolled,) = [line for line in story(state, "de") if "würfel" in line]
    assert re.fullmatch(r"Du würfelst: blau \d, braun \d, gelb \d, rot \d und violett \d\.", rolled)
    assert [line for line in story(state, "en", 1) if line.startswith("Anna rolls: blue ")]


@pytest.mark.parametrize(
    ("moves", "german", "english"),
    [
        (
            ("workers king",),
            ["Du spielst König aus.", "Du nimmst 2 gelbe Handlanger."],
            ["You play King.", "You take 2 yellow workers."],
        ),
        (
            ("calm king",),
            [
                "Du spielst König aus.",
                "Du gibst 1 gelben Bedrohungsmarker zurück.",
                "Du bekommst dafür 1 Punkt.",
            ],
            ["You play King.", "You return 1 yellow threat marker.", "You get 1 point for it."],
        ),
        (
            ("use juggler", "colour blue", "colour blue", "colour red"),
            [
                "Du setzt den Gaukler ein.",
                "Du gibst 1 roten Handlanger ab.",
                "Du bekommst 2 blaue Handlanger und 1 roten Handlanger.",
            ],
            [
                "You use Juggler.",
                "You return 1 red worker.",
                "You get 2 blue workers and 1 red worker.",
            ],
        ),
    ],
)
def test_a_turn_is_told(moves: tuple[str, ...], german: list[str], english: list[str]) -> None:
    state = full_towns()
    for move in moves:
        state.play(move)
    assert story(state, "de")[: len(german)] == german
    assert story(state, "en")[: len(english)] == english


def test_a_fire_burns_a_house_and_sends_home_who_lives_there() -> None:
    state = fire_without_canal()
    before = len(story(state, "de"))
    state.play("evict fortune_teller")  # whose house is the back of the innkeeper
    told = {
        ("de", 0): [
            "Ein Haus von Cleo brennt ab und wird abgelegt: Wirt.",
            "Cleo nimmt die Wahrsagerin zurück auf die Hand.",
        ],
        ("de", 2): [
            "Eines deiner Häuser brennt ab und wird abgelegt: Wirt.",
            "Du nimmst die Wahrsagerin zurück auf die Hand.",
        ],
        ("en", 2): [
            "One of your houses burns down and is discarded: Innkeeper.",
            "You take Fortune-teller back into your hand.",
        ],
    }
    for (language, seat), lines in told.items():
        assert story(state, language, seat)[before : before + 2] == lines


def test_a_fire_is_told_from_both_sides() -> None:
    state = full_towns()
    colour = next(
        move.split()[2]
        for move in map(GAME.notations.__getitem__, state.moves())
        if move.startswith("recruit arsonist")
    )
    state.play(f"recruit arsonist {colour}")
    state.play("rival 1")
    assert state.prompt(None).kind != "fire"  # the roofer of seat 1 spares the town
    assert "Der Schaden trifft dich nicht: Brand." in story(state, "de", 1)
    assert "The damage does Ben no harm: fire." in story(state, "en", 0)


def test_questions_name_the_person_who_asks() -> None:
    state = full_towns()
    state.play("use juggler")
    for language, asked in (
        ("de", "Gaukler: Welchen Handlanger nimmst du?"),
        ("en", "Juggler: Which worker do you take?"),
    ):
        prompt = state.prompt(0)
        client = Client(GAME, language, NAMES[:4], 0)
        assert client.labelled(prompt.text, prompt.arguments) == asked


def test_the_spy_asks_whose_hand_it_is() -> None:
    """The effect that asks is called like the card."""
    asked: Arguments = {"seat": 0, "card": "spy", "effect": "spy"}
    for language, question in (
        ("de", "Spion: Wessen Handkarten siehst du dir an?"),
        ("en", "Spy: Whose hand do you look at?"),
    ):
        words = Words(GAME, language, NAMES[:3], 0)
        assert words.text("bruges-ask-ask_rival", **words.worded(asked)) == question
        client = Client(GAME, language, NAMES[:3], 0)
        assert client.labelled("bruges-ask-ask_rival", asked) == question


@pytest.mark.parametrize(
    ("price", "german"),
    [
        (0, "Steigst du kostenlos eine Stufe auf?"),
        (2, "Zahlst du 2 Gulden, um eine Stufe aufzusteigen?"),
    ],
)
def test_nobody_is_asked_to_pay_nothing(price: int, german: str) -> None:
    assert Texts("de").text("bruges-ask-rise", seat="Du", price=price) == german


# ----------------------------------------------------------------------- reasons
def changed(state: State, change: Callable[[dict[str, Any]], None]) -> State:
    """The same position with something else in it."""
    data = state.to_json()
    change(data)
    return GAME.from_json(data)


def no_cheap_die() -> State:
    def change(data: dict[str, Any]) -> None:
        data["dice"] = dict.fromkeys(r.colour.names, 4)
        data["agenda"] = [["end_round", -1, 0, 0], ["cards_phase", -1, 4, 0], ["turn", 3, 0, 0]]

    return changed(full_towns(), change)


def guarded() -> State:
    """Two players, one of whom is protected."""

    def change(data: dict[str, Any]) -> None:
        data["players"] = 2
        del data["seats"][2]
        data["statues_left"] = 2
        data["seats"][0] |= {"persons": ["inquisitor"], "homes": ["inquisitor"]}
        data["seats"][0]["houses"] = ["monk"]
        data["seats"][1] |= {"houses": ["nun"], "persons": ["bodyguard"], "homes": ["bodyguard"]}
        data["pile_a"] = "rest"
        data["pile_b"], data["extra"], data["last_round"] = [], [], 1

    return changed(bare_towns(), change)


def idle_rival() -> State:
    def change(data: dict[str, Any]) -> None:
        idle = ["jailer"]
        data["seats"][1] |= {"persons": idle, "homes": idle, "houses": ["squire"], "turned": []}
        data["pile_a"] = "rest"
        data["pile_b"], data["extra"], data["last_round"] = [], [], 1

    return changed(bare_towns(), change)


def one_marker_turned() -> State:
    def change(data: dict[str, Any]) -> None:
        data["seats"][0]["majorities"] = ["persons"]

    state = changed(full_towns(), change)
    state.play(next(one for one in notations(state) if one.startswith("recruit king")))
    return state


def empty_hand() -> State:
    def change(data: dict[str, Any]) -> None:
        people = ["treasurer", "librarian"]
        data["seats"][0] |= {"hand": [], "houses": ["monk", "nun"]}
        data["seats"][0] |= {"persons": people, "homes": people, "turned": []}
        data["pile_a"] = "rest"
        data["pile_b"], data["extra"], data["last_round"] = [], [], 1

    return changed(bare_towns(), change)


def two_rich_rivals() -> State:
    def change(data: dict[str, Any]) -> None:
        data["seats"][0]["guilders"] = 1
        data["agenda"] = [["end_round", -1, 0, 0], ["cards_phase", -1, 4, 0], ["turn", 3, 0, 0]]

    state = changed(full_towns(), change)
    state.play("use beggar")
    return state


def fire_without_canal() -> State:
    def change(data: dict[str, Any]) -> None:
        data["seats"][2]["arms"] = {"left": 0, "right": 0}

    state = changed(full_towns(), change)
    state.play(next(one for one in notations(state) if one.startswith("recruit arsonist")))
    state.play("rival 2")
    return state


def notations(state: State) -> list[str]:
    return [GAME.notations[move] for move in state.moves()]


@pytest.mark.parametrize(
    ("position", "attempt", "code"),
    [
        (bare_towns, "use duke", "at_the_top"),
        (bare_towns, "use librarian", "discard_empty"),
        (bare_towns, "use coachman", "hand_empty"),
        (bare_towns, "use actor", "nobody_to_copy"),
        (idle_rival, "use actor", "nothing_to_copy"),
        (bare_towns, "use bear_leader", "nothing_to_gain"),
        (bare_towns, "use thief", "nothing_to_take"),
        (empty_hand, "use librarian", "hand_empty"),
        (no_cheap_die, "use nobleman", "no_cheap_die"),
        (guarded, "use inquisitor", "protected"),
        (one_marker_turned, "marker persons", "majority_turned"),
        (two_rich_rivals, "rival 0", "not_the_richest"),
        (fire_without_canal, "breach left", "no_canal"),
    ],
)
def test_rare_reasons_can_be_said(position: Callable[[], State], attempt: str, code: str) -> None:
    state = position()
    reason = state.why_not(attempt)
    assert reason is not None
    assert reason.code == code
    for client in clients(GAME, int(state.players), int(state.actor)):
        assert is_tidy(client.reason(reason))
