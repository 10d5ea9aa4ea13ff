"""What a person can type besides moves, in both languages."""

from __future__ import annotations

import re

import pytest

from tafelrunde.cli.table import company
from tafelrunde.cli.table.lookup import rules_pieces
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.sheet import ties
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents import Because, Hint
from tafelrunde.texts.words import Words
from tests.cli.table.host import CITADELS, MINIATURE, NOBLEMEN, Host, at_position, shown, words_for
from tests.scenarios.citadels.table import seat, turn_of
from tests.scenarios.noblemen import table as noblemen

PEOPLE = ("Anna", "Ben", "Cleo", "Dora")


def merchant(*lines: str, language: str = "en", plain: bool = False) -> str:
    """The answers to what is typed in a turn of the Merchant."""
    host = Host(*lines, session=turn(), language=language, plain=plain)
    return answers(host.run())


def turn() -> Session:
    state = turn_of(
        "merchant",
        seat("merchant", gold=3, hand=["tavern", "castle"], city=["docks"]),
        seat("king", gold=5, city=["temple", "keep"]),
        seat(),
        seat(),
    )
    session = at_position(state, *PEOPLE)
    # One person only, so that the screen is not handed over.
    session.seats = (session.seats[0], *[type(session.seats[0])("Bot", "random")] * 3)
    return session


def answers(out: str) -> str:
    """What is printed after the decision was shown."""
    return out.rpartition("Not possible now\n")[2].rpartition("Geht gerade nicht\n")[2]


def flat(text: str) -> str:
    return " ".join(text.split())


def test_why() -> None:
    out = flat(merchant("why", "why build castle", "why Castle", "why gold", "why fly away"))
    assert "Which move do you mean?" in out
    assert out.count("Take gold or cards first.") >= 2
    assert "Take 2 gold is possible" in out
    assert "“fly away” is no move of this game." in out
    assert "Only the Assassin can murder." in flat(merchant("why murder king"))
    assert "Murder the King, Rob the King." in flat(merchant("why king"))


def test_why_is_asked_by_typing_a_move_that_is_not_possible() -> None:
    assert "Take gold or cards first." in flat(merchant("build castle"))
    assert "Only the Assassin can murder." in flat(merchant("murder king"))
    assert "Nimm zuerst Gold oder Karten." in flat(merchant("baue schloss", language="de"))


def test_german_words_for_commands() -> None:
    out = merchant("warum build tavern", "punkte", "protokoll", "hilfe", "ende", language="de")
    assert "Nimm zuerst Gold oder Karten." in out
    assert "Wenn jetzt Schluss wäre" in out
    assert "Noch ist nichts geschehen." in out
    assert "Was du tippen kannst" in out
    assert "Bis zum nächsten Mal!" in out
    # Whichever language is spoken, the words of the other are understood.
    assert "If the game ended now" in merchant("punkte")
    assert "Wenn jetzt Schluss wäre" in merchant("score", language="de")
    assert "Es gibt nichts zurückzunehmen." in merchant("zurueck", language="de")


def test_undo_says_what_it_did() -> None:
    host = Host("gold", "build tavern", "undo", "undo", "undo", session=turn())
    out = flat(host.run())
    assert "You take back: Build Tavern." in out
    assert "You take back: Take 2 gold." in out
    assert "There is nothing to take back." in out
    assert host.session.record.moves == []


def test_undo_says_why_not() -> None:
    out = flat(Host("2", "undo", session=turn()).run())
    assert "There is no way back: something was revealed since your move." in out


def test_the_log_tells_the_story_so_far() -> None:
    host = Host("pick merchant", "log")
    out = host.run().rpartition("Not possible now")[2]
    assert "Before the game ─" in out
    assert "You are dealt Manor, Town Hall, Watchtower and Docks." in flat(out)
    assert "Round 1 ─" in out
    assert "You choose the Merchant. Fips chooses a character." in flat(out)


def test_the_log_is_cut_to_its_end() -> None:
    host = Host("log 3", session=turn())
    for move in ("gold", "build tavern"):
        host.session.play(host.session.state.parse(move))
    out = answers(host.run())
    assert "Merchant  You take 2 gold. You build Tavern. You pay 1 gold." in out
    out = answers(Host("log 1", session=host.session).run())
    assert "Merchant  You pay 1 gold." in out
    assert "You take" not in out


def test_score() -> None:
    out = merchant("score")
    assert "If the game ended now" in out
    assert re.search(r"^Districts +3 +4 +0 +0$", out, re.MULTILINE)
    assert re.search(r"^Place +2 +1 +3 +3$", out, re.MULTILINE)


def test_rules() -> None:
    out = merchant("rules")
    assert "Rules: Your turn" in out
    assert "Contents of the rules" in out
    assert "Choosing characters" in out
    assert "](#" not in out
    assert "Rules: The crown" in merchant("rules crown")
    assert "Regeln: " in merchant("regeln krone", language="de")
    assert "The rules say nothing about “chess”." in flat(merchant("rules chess"))
    assert "fits several sections" in flat(merchant("rules c"))


def test_a_decision_the_rules_do_not_speak_of() -> None:
    pieces = rules_pieces("", "nowhere", words_for(turn()), {})
    assert "Contents of the rules" in shown(pieces)
    assert "Rules: " not in shown(pieces)


def test_plain_rules_have_no_tables() -> None:
    out = merchant("rules draft", plain=True)
    assert "Players 2, face up 0, face down 1," in out
    assert "|" not in out
    assert "**" not in out


def test_cards() -> None:
    out = merchant("/cards")
    assert re.search(r"^Dragon Gate +Purple \(star\) +6 +8$", out, re.MULTILINE)
    assert re.search(r"^Manor +Yellow \(crown\) +3 +3 +partly inferred$", out, re.MULTILINE)
    assert re.search(r"^Assassin +1$", out, re.MULTILINE)
    assert "Once in your turn: pay 3 gold and draw 2 cards." in out


def test_one_card() -> None:
    for name in ("keep", "Wehrturm", "KEE"):
        out = merchant(f"cards {name}")
        assert "Keep\n  The Warlord cannot destroy this district.\n" in out
        assert "Colour       Purple (star)\n" in out
        assert "Also called  Wehrturm, keep\n" in out
        assert "Origin       as printed: Colour, Price, Points and Effect; inferred by us:" in out
    assert "There is no card “chess”." in merchant("cards chess")
    assert "can mean several things: Castle, Cathedral" in merchant("cards ca")
    assert "Colour: Purple (star)\n" in merchant("cards keep", plain=True)


def test_a_word_that_is_a_move_and_a_command_is_neither() -> None:
    out = flat(merchant("cards"))
    assert "“cards” can mean several things: 2 (Take cards), /cards." in out


def test_hint() -> None:
    out = flat(merchant("hint"))
    assert re.search(r"Steward advises: [A-Z].*\. This is pure chance\.", out)
    assert "Verwalter rät:" in merchant("tipp", language="de")


def advised(move: str, *reasons: Because, bot: str = "steward") -> Hint:
    return Hint(CITADELS.moves_by_notation[move], bot, reasons)


def test_a_hint_tells_what_to_expect_and_what_else_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The other move in the words of the menu; the reason of a steward stands first."""
    facts: Arguments = {"chance": 41, "seat": 2, "fear": 30, "alternative": "cards", "other": 38}
    thumb = Because("citadels-hint-build_points", {"card": "tavern", "points": 1})
    advice = advised("gold", thumb, Because("table-hint-search", facts), bot="count")
    monkeypatch.setattr(company, "advise", lambda *_: advice)
    assert (
        "Count advises: Take 2 gold. There is no more than 1 point to be had just now, but a turn "
        "without building is time lost. If everyone plays equally well, the chance to win is 41 %; "
        "with “Take cards” it would be 38 %. Strongest rival: Bot with 30 %."
    ) in flat(merchant("hint"))
    assert (
        "Spielen alle gleich gut, liegt die Siegchance bei 41 %; mit „Nimm Karten“ wären es 38 %. "
        "Zu fürchten ist vor allem Bot mit 30 %."
    ) in flat(merchant("tipp", language="de"))


def test_advice_without_words_for_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = advised("gold", Because("citadels-hint-unheard_of", {}))
    monkeypatch.setattr(company, "advise", lambda *_: advice)
    assert "Steward advises: Take 2 gold.\n\n" in merchant("hint")


def test_no_hint_without_a_choice_or_without_anybody_who_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = turn_of("king", seat("king"), seat(), seat(), seat())
    host = Host("gold", "hint", session=at_position(state, *PEOPLE), asker=None)
    host.session.seats = (host.session.seats[0], *turn().seats[1:])
    assert "No advice needed" in host.run()
    monkeypatch.setattr(company, "advise", lambda *_: None)
    assert "There is no bot that could advise you" in flat(merchant("hint"))


def test_help_names_every_command_and_every_player() -> None:
    out = merchant("help")
    for word in ("why", "undo", "log", "score", "rules", "cards", "hint", "save", "load", "quit"):
        assert re.search(rf"^{word} +\w", out, re.MULTILINE)
    assert "players have numbers: 0 You, 1 Bot" in out
    other = Host("help", game=MINIATURE, seats=["you", "random"]).run()
    assert "have numbers" not in other


def test_moves_shows_everything_again() -> None:
    out = Host("gold", "moves", session=turn()).run()
    assert out.count("Build Tavern") == 2
    assert out.count("Calling · Merchant ─") == 2


def test_what_makes_no_sense() -> None:
    out = flat(merchant("0", "99", "9" * 50, "dance", "x" * 300, ""))
    assert "There is no number 0. Choose one from 1 to" in out
    assert "There is no number 99." in out
    assert "I do not know “dance”. “help” shows what there is." in out
    assert "xxx…”" in out


def test_leaving() -> None:
    assert merchant("quit").endswith("Until next time!\n")
    host = Host("pick merchant", "quit")
    out = flat(host.run())
    assert host.code == 0
    assert f"{host.table.keeper.file}andwaitsforyou." in out.replace(" ", "")


def test_the_end_of_the_lines_is_like_leaving() -> None:
    host = Host("pick merchant")
    assert "waits for you" in flat(host.run())
    assert host.code == 0


def test_interrupting_is_like_leaving_but_says_so() -> None:
    host = Host("pick merchant", "^C")
    assert "waits for you" in flat(host.run())
    assert host.code == 130


def on_a_terminal(host: Host) -> str:
    host.table.screen.console._force_terminal = True
    return host.run()


def test_long_answers_are_paged_on_a_terminal() -> None:
    host = Host("", "rules", "q", "rules", "", "q")
    out = on_a_terminal(host)
    assert host.asker.questions.count("Enter for more, q to stop:") == 3
    assert "Seven players" not in out.partition("Rules: ")[2].partition("Rules: ")[0]


def test_news_do_not_scroll_away_unread() -> None:
    host = Host("")
    out = on_a_terminal(host)
    assert host.asker.questions == ["Press Enter to go on.", "Your move:"]
    assert out.index("You are dealt") < out.index("Choose a character.")
    tall = Host()
    tall.table.screen.console.height = 60
    on_a_terminal(tall)
    assert tall.asker.questions == ["Your move:"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("log", "Before the game"),
        ("score", "If the game ended now"),
        ("hint", "Steward advises:"),
        ("why murder king", "Choose a character first."),
        ("rules crown", "Rules: The crown"),
        ("cards keep", "Also called"),  # here it can be no move
    ],
)
def test_a_command_at_a_pause_is_obeyed(typed: str, told: str) -> None:
    host = Host(typed)
    assert told in flat(on_a_terminal(host).rpartition("Choose a character.")[2])
    assert host.asker.questions[0] == "Press Enter to go on."
    assert host.asker.questions[-1] in ("Your move:", "Enter for more, q to stop:")


def test_anything_else_at_a_pause_only_goes_on() -> None:
    host = Host("1", "merchant")
    assert "I do not know" not in on_a_terminal(host)
    assert host.asker.questions[:2] == ["Press Enter to go on.", "Your move:"]
    assert host.session.record.moves[0] == "0 pick merchant"


def test_leaving_at_a_pause_shows_nothing_more() -> None:
    host = Host("quit")
    out = on_a_terminal(host)
    assert host.asker.questions == ["Press Enter to go on."]
    assert "Choose a character." not in out
    assert "Until next time!" in out


def test_a_command_between_two_pages_is_obeyed() -> None:
    host = Host("", "rules", "score")
    assert "If the game ended now" in on_a_terminal(host)
    assert host.asker.questions[-2:] == ["Enter for more, q to stop:", "Your move:"]


def test_a_command_of_somebody_who_sits_down_is_obeyed() -> None:
    host = Host("score", seats=("Anna", "Ben", "random"))
    assert "If the game ended now" in host.run()
    left = Host("quit", seats=("Anna", "Ben", "random"))
    assert "Choose a character." not in left.run()
    assert len(left.asker.questions) == 1


# -------------------------------------------------------------- how a game stands
def test_the_log_says_what_it_leaves_out() -> None:
    host = Host("log 1", session=turn())
    for move in ("gold", "build tavern"):
        host.session.play(host.session.state.parse(move))
    assert "2 earlier sentences are left out. “log 3” tells everything." in flat(host.run())
    german = flat(Host("verlauf 2", session=host.session, language="de").run())
    assert "1 früherer Satz fehlt hier. „verlauf 3“ erzählt alles." in german
    assert "left out" not in Host("log 3", session=host.session).run()


def test_a_running_score_says_how_far_everybody_is() -> None:
    assert re.search(r"^Districts \(8 are a city\) +\d", merchant("score"), re.MULTILINE)
    german = merchant("punkte", language="de")
    assert re.search(r"^Bauwerke \(8 sind eine Stadt\) +\d", german, re.MULTILINE)
    out = Host("score", seats=("you", "random", "random"), game=NOBLEMEN).run()
    assert re.search(r"^Prestige now +0 +0 +0$", out, re.MULTILINE)
    assert re.search(r"^Next scoring +0 +0 +0$", out, re.MULTILINE)


def test_a_hint_does_not_repeat_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    facts: Arguments = {"card": "tavern", "points": 1}
    advice = advised("gold", Because("citadels-hint-build_points", facts))
    monkeypatch.setattr(company, "advise", lambda *_: advice)
    out = flat(merchant("advice"))
    assert "Steward advises: Take 2 gold. There is no more than 1 point" in out
    assert "Verwalter rät: Nimm 2 Gold." in merchant("rat", language="de")


def test_a_card_can_be_read_wherever_one_chooses() -> None:
    out = Host("card blackmail", seats=("you", "random", "random"), game=NOBLEMEN).run()
    assert "At a masked ball: hand it in for 3 prestige." in flat(out)
    assert "Nenne einen Charakter" in merchant("karte dieb", language="de")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ben, You and Cleo have the same points. What counts then is money: Ben 7, You 3, "),
        ("de", "Ben, Du und Cleo haben gleich viele Punkte. Dann zählt das Geld: Ben 7, Du 3, "),
    ],
)
def test_a_tie_says_how_it_was_broken(language: str, told: str) -> None:
    state = noblemen.turn_of(0, noblemen.seat(money=3), noblemen.seat(money=7))
    words = Words(NOBLEMEN, language, ("Anna", "Ben", "Cleo"), 0)
    assert ties(state, words) == [f"{told}Cleo 0."]
    assert ties(noblemen.turn_of(0), words) == []
