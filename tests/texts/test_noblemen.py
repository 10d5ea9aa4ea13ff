"""What is said in Noblemen only: constants in labels, grammar, and the story of a ball."""

from __future__ import annotations

import re

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.catalogue import board
from tafelrunde.texts import Texts
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words
from tests.scenarios.noblemen.table import estate, play, seat, turn_of
from tests.texts.client import NAMES, Client, clients, is_tidy

GAME = tafelrunde.game("noblemen")


def code_numbers(card: str) -> list[int]:
    """The numbers in the code of a card."""
    return [int(number) for number in re.findall(r"\d+", board()["effects"][card])]


# --------------------------------------------------------------------- constants
def test_a_constant_named_in_a_label_is_that_of_the_rules() -> None:
    texts = Texts("en")
    for count in range(1, r.MOST_BRIBES + 1):
        label = texts.text("noblemen-move-bribe", count=count)
        price = count * r.BRIBE_PRICE
        assert label == f"Buy {count} bribe marker{'s'[count < 2 :]} for {price} pounds"
        assert texts.text("noblemen-brief-bribe", count=count).startswith(f"{count} for {price}")
    blackmail = texts.text("noblemen-move-offer", gift="Blackmail")
    assert f"{code_numbers('blackmail')[0]} prestige" in blackmail
    assert f"{r.START_TILES}" in texts.text("noblemen-ask-choose_tiles", seat="Ben", tile="Grove")
    assert f"{r.CHURCH_PLACES} lie" in texts.text("noblemen-why-church_full", tile="Grove")


@pytest.mark.parametrize("language", ["de", "en"])
def test_numbers_on_cards_are_those_of_the_rules(language: str) -> None:
    texts = Texts(language)

    def numbers(key: str) -> list[int]:
        words = texts.text(f"noblemen-{key}").replace(".", " ").replace(",", " ").split()
        return [int(word) for word in words if word.isdecimal()]

    for card in ("blackmail", "wedding", "liaison", "dowry", "tribute"):
        assert numbers(f"card-{card}") == code_numbers(card)
    assert numbers("card-vicar") == [*code_numbers("vicar"), 1]
    assert numbers("building-castle") == [r.CASTLE_POINTS, r.CASTLE_CHAPEL]
    palace = [r.PALACE_PRESTIGE, r.PALACE_POINTS, r.PALACE_CHAPEL]
    assert numbers("building-palace") == palace
    for name in r.building.names[r.FOLLY :]:
        assert numbers(f"folly-{name}")[-4:] == board()["follies"]["points"]
    for name in r.title.names[:-1]:
        title = board()["titles"][name]
        worth = [title["prestige"], title["points"], title["discount"]]
        assert numbers(f"title-{name}") == [number for number in worth if number]


# ----------------------------------------------------------------------- grammar
@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("lay field", "Lege einen Acker an"),
        ("lay meadow", "Lege eine Wiese an"),
        ("donate fountain", "Stifte der Kirche einen Brunnen"),
        ("build castle", "Baue eine Burg"),
        ("build palace", "Baue einen Palast"),
        ("build chapel", "Baue eine Kapelle"),
        ("build trinity", "Baue das Folly der drei Gebiete"),
        ("taxes 0", "Treibe Steuern ein"),
        ("taxes 1", "Treibe Steuern ein und gib 1 Bestechungsmarker ab"),
        ("play master_stroke", "Spiele „Genialer Schachzug“"),
        ("trade meadow field+grove", "Tausche Acker und Hain gegen Wiese"),
        ("offer bribe", "Gib ab für 1 Prestige: Bestechungsmarker"),
        ("offer blackmail", "Gib ab für 3 Prestige: Erpressung"),
        ("form northwest", "Wähle das Quadrat im Nordwesten"),
    ],
)
def test_labels(move: str, label: str) -> None:
    client = Client(GAME, "de", NAMES[:4], 0)
    verb = move.partition(" ")[0]
    assert client.say(f"move-{verb}", GAME.arguments(move)) == label


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("ask-choose_tiles", {"tile": "field"}, "Wie viele Äcker nimmst du dir?"),
        ("ask-place", {"tile": "meadow"}, "Wohin legst du die Wiese?"),
        ("ask-place", {"tile": "grove"}, "Wohin legst du den Hain?"),
        ("ask-choose_site", {"building": "chapel"}, "Wohin baust du die Kapelle?"),
        ("ask-choose_site", {"building": "gardens"}, "Wohin baust du das Folly der Gärten?"),
        ("ask-choose_site", {"building": "palace"}, "Welche Burg wird zum Palast?"),
        ("why-no_such_tile", {"tile": "meadow"}, "Du hast keine Wiese"),
        ("why-church_full", {"tile": "grove"}, "Haine nimmt die Kirche"),
        ("why-bag_lacks", {"wanted": "fountain"}, "Im Beutel ist kein Brunnen mehr."),
    ],
)
def test_sentences_with_nouns(key: str, facts: dict[str, int | str], said: str) -> None:
    client = Client(GAME, "de", NAMES[:4], 0)
    assert client.say(key, {"seat": 0, **facts}).startswith(said)


def test_a_place_that_is_none_has_its_reason() -> None:
    state = turn_of(0, seat("F"), seat(), seat())
    play(state, "lay field")
    for attempt in ("cell 9,9", "site 0,9", "knight 1 0,0", "knight 4 0,0"):
        reason = state.why_not(attempt)
        assert reason is not None
        assert reason.code == "no_such_place"
        for client in clients(GAME, 3, 0):
            assert is_tidy(client.reason(reason))


# ------------------------------------------------------------------------- story
def story(state: State, language: str = "de", you: int | None = 0) -> list[str]:
    client = Client(GAME, language, NAMES[: state.players], you)
    return [client.event(event) for event in state.events(0, you)]


def test_a_raid_reads_well_from_every_side() -> None:
    forest = estate("MGG", ".GG")
    raider = seat(money=20, estate=estate("MFM"))
    state = turn_of(0, raider, seat("FW", estate=forest), seat())
    play(state, "build castle", "site 2,0", "knight 1 1,0")
    assert story(state)[:5] == [
        "Du zahlst 6 Pfund.",
        "Du baust eine Burg.",
        "Dein Ritter besetzt den Wald von Ben.",
        "Ben gibt einen Acker an dich.",
        "Ben gibt einen Brunnen an dich.",
    ]
    assert "Ein Ritter von Anna besetzt deinen Wald." in story(state, you=1)
    assert "Ein Ritter von Anna besetzt den Wald von Ben." in story(state, you=2)
    assert "A knight of Anna occupies your forest." in story(state, "en", 1)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("lay meadow", "cell 1,0", "done"), "Du legst eine Wiese an."),
        (("lay grove", "cell 1,0", "done"), "Du ziehst "),
        (("trade meadow field+grove",), "Du holst dafür eine Wiese heraus."),
        (("donate fountain", "done"), "Du stiftest der Kirche einen Brunnen."),
        (("play vicar", "give field", "done"), "Du gibst dem Vikar einen Acker."),
        (("build palace", "site 0,0"), "Du baust einen Palast."),
        (("bribe 2",), "Du bekommst dazu 2 Siegpunkte."),
        (("bribe 1",), "Du bekommst dazu 1 Siegpunkt."),
        (("taxes 2",), "Du gibst 2 Bestechungsmarker ab."),
    ],
)
def test_one_tile_has_an_article(moves: tuple[str, ...], said: str) -> None:
    player = seat("FGWM", money=12, bribes=2, cards=["vicar"])
    state = turn_of(0, player, seat(), seat())
    play(state, *moves)
    assert [line for line in story(state) if line.startswith(said)]


def test_a_ball_is_told_step_by_step() -> None:
    garden = estate("MWW", ".WW")
    host = seat(bribes=1, estate=garden)
    rival = seat(estate=garden)
    third = seat(cards=["blackmail"], estate=estate("MW"))
    state = turn_of(0, host, rival, third, queen=0, space=3)
    play(state, "idle", "end", "done", "offer blackmail", "title earl", "title viscount")
    told = story(state)
    ball = told.index("Der Rundenzähler erreicht eine Maske.")
    assert told[ball - 1 :] == [
        "Du bekommst 1 Siegpunkt für die Gunst der Königin.",
        "Der Rundenzähler erreicht eine Maske.",
        "Maskenball! Alle Titel gehen zurück. Du zählst als Erstes dein Prestige.",
        "Du zählst 4 Prestige für Brunnen.",
        "Du zählst 2 Prestige für freie Gärten.",
        "Du kommst auf 6 Prestige.",
        "Ben zählt 4 Prestige für Brunnen.",
        "Ben zählt 2 Prestige für freie Gärten.",
        "Ben kommt auf 6 Prestige.",
        "Feld 6 ist besetzt, also steht der Zähler von Ben auf 5.",
        "Cleo zählt 1 Prestige für Brunnen.",
        "Cleo gibt für Prestige ab: Erpressung.",
        "Cleo kommt auf 4 Prestige.",
        "Du nimmst den Titel Earl.",
        "Ben nimmt den Titel Viscount.",
        "Cleo nimmt den Titel Baron.",
        "Du bekommst 3 Siegpunkte für deinen Titel.",
        "Ben bekommt 1 Siegpunkt für den Titel.",
        "Der Rundenzähler rückt ein Feld weiter.",
        "Ben ist am Zug.",
    ]


# ------------------------------------------------------------------------ places
@pytest.mark.parametrize(
    ("place", "de", "en", "brief"),
    [
        ("0,0", "auf dem Feld der ersten Burg", "on the space of the first castle", None),
        (
            "1,0",
            "östlich neben der ersten Burg",
            "beside the first castle, to the east",
            "1 space east",
        ),
        (
            "-1,-1",
            "nordwestlich neben der ersten Burg",
            "beside the first castle, to the north-west",
            "1 space west, 1 space north",
        ),
        ("0,3", "3 Felder südlich der ersten Burg", "3 spaces south of the first castle", None),
        (
            "2,-1",
            "2 Felder östlich, 1 Feld nördlich der ersten Burg",
            "2 spaces east, 1 space north of the first castle",
            "2 spaces east, 1 space north",
        ),
    ],
)
def test_places_have_names(place: str, de: str, en: str, brief: str | None) -> None:
    german, english = (Words(GAME, language, NAMES) for language in ("de", "en"))
    assert german.spot(place) == de
    assert english.spot(place) == en
    if brief is not None:
        assert english.spot(place, brief=True) == brief


def test_moves_and_the_log_name_places() -> None:
    state = turn_of(0, seat("GM", estate=estate("MG")), seat(), seat())
    words = Words(GAME, "en", NAMES[:3], 0)
    assert words.move("cell 1,-1") == "Lay it beside the first castle, to the north-east"
    assert words.brief("cell 1,-1") == "1 space east, 1 space north"
    assert words.move("site 2,0") == "Build 2 spaces east of the first castle"
    assert words.move("knight 1 1,2") == (
        "Occupy the area of Ben 1 space east, 2 spaces south of the first castle"
    )
    play(state, "lay meadow", "cell 2,0", "lay grove", "cell 0,1")
    said = sentences(state.events(0, 0), words)
    assert "You lay Meadow (2 spaces east) and Grove (1 space south)." in said
