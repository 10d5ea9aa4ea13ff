"""Choosing with open eyes: what was done to somebody, what moves bring, how many, and warnings."""

from __future__ import annotations

import re

import pytest

from tafelrunde import State
from tests.cli.table.host import CITADELS, NOBLEMEN, Host, at_position, new_session
from tests.scenarios.citadels import table as citadels
from tests.scenarios.noblemen.table import estate, play, seat, turn_of
from tests.scenarios.noblemen.test_knights import land, site


def flat(text: str) -> str:
    return " ".join(text.split())


def at_table(state: State, *lines: str, language: str = "en", plain: bool = False) -> str:
    """What people read who sit down at a position; lines of air between them are left out."""
    names = ("Anna", "Ben", "Cleo", "Dora")[: state.players]
    host = Host(*lines, session=at_position(state, *names), language=language, plain=plain)
    return re.sub(r"\n{3,}", "\n\n", host.run())


# -------------------------------------------------------------- what was done to me
@pytest.mark.parametrize(
    ("language", "heading", "told"),
    [
        (
            "en",
            "What others did to you",
            "A knight of Anna occupies your manor (beside the first castle, to the east).",
        ),
        (
            "de",
            "Was andere dir angetan haben",
            "Ein Ritter von Anna besetzt deinen Gutshof (östlich neben der ersten Burg).",
        ),
    ],
)
def test_blows_stand_first(language: str, heading: str, told: str) -> None:
    first = seat(money=20, estate=site())
    state = turn_of(0, first, seat(money=5, estate=land("F")), seat())
    moves = ("build castle", "site 2,0", "knight 1 1,0", "end", "")
    out = at_table(state, "", *moves, language=language)
    mine = out.rpartition(heading)[2]
    assert heading in out
    assert flat(mine).startswith(told)
    news = "What has happened so far" if language == "en" else "Was bisher geschah"
    assert out.index(heading) < out.rindex(news)


def test_nothing_was_done_to_those_who_only_watched() -> None:
    first = seat(money=20, estate=site())
    state = turn_of(0, first, seat(), seat(money=5, estate=land("F")))
    out = at_table(state, "", "build castle", "site 2,0", "knight 2 1,0", "end", "", "idle")
    assert "What others did to you" not in out


# --------------------------------------------------------------------- what it brings
def warlord() -> State:
    return citadels.turn_of(
        "warlord",
        citadels.seat("warlord", gold=3, hand=["tavern"], city=["prison"]),
        citadels.seat("king", city=["temple", "market"]),
        citadels.seat(),
        citadels.seat(),
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Take your income +1 gold",
                "Destroy Temple of Ben costs nothing",
                "Destroy Market of Ben −1 gold",
            ],
        ),
        (
            "de",
            [
                "Nimm dein Einkommen +1 Gold",
                "Zerstöre Tempel bei Ben kostet nichts",
                "Zerstöre Markt bei Ben −1 Gold",
            ],
        ),
    ],
)
def test_moves_say_what_they_give_and_cost(language: str, lines: list[str]) -> None:
    out = flat(at_table(warlord(), "", language=language))
    assert all(line in out for line in lines), out


def test_what_the_label_says_is_not_said_again() -> None:
    out = at_table(warlord(), "")
    assert "Take 2 gold\n" in out
    assert "+2 gold" not in out


def test_a_purse_that_is_nearly_empty_is_told_of() -> None:
    limited = citadels.turn_of(
        "king",
        citadels.seat("king", gold=20),
        citadels.seat(gold=9),
        options={"bank_limit": 30},
    )
    assert re.search(r"Take 2 gold +\+1 gold", at_table(limited, ""))


def test_prices_of_buildings_and_follies() -> None:
    own = estate("MFM", "FF.", areas=[])
    out = at_table(turn_of(0, seat("F", money=30, estate=own), seat(), seat()), "")
    assert re.search(r"Build a castle +−6 pounds", out)
    assert re.search(r"Build a chapel +−4 pounds", out)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Hand in for 1 prestige: Bribe marker 1 is taken: you would stand on 0"),
        ("de", "1 ist besetzt: Du stündest auf 0"),
    ],
)
def test_a_taken_space_is_told_of_before(language: str, told: str) -> None:
    state = turn_of(0, seat(bribes=1), seat(bribes=1), seat(), queen=0, space=3)
    play(state, "idle", "end", "offer bribe")
    assert told in flat(at_table(state, "", language=language))


# --------------------------------------------------------------------------- warnings
@pytest.mark.parametrize(
    ("language", "warning", "no"),
    [
        ("en", "You have not taken your income yet.", "All right, nothing has changed."),
        ("de", "Du hast dein Einkommen noch nicht genommen.", "Gut, dann nicht."),
    ],
)
def test_a_warning_is_shown_and_asked_about_once(language: str, warning: str, no: str) -> None:
    state = warlord()
    play(state, "gold")
    out = at_table(state, "", "end", "n", "end", "", language=language)
    assert f"! {warning}" in flat(out)
    assert no in out
    assert out.count(warning) == 2  # beside the move, and when it was chosen
    agreed = Host("", "end", "j", session=at_position(state, "Anna", "Ben", "Cleo", "Dora"))
    agreed.run()
    assert agreed.session.record.moves[-1] == "0 end"


def test_a_warning_that_is_not_answered_is_heeded() -> None:
    state = turn_of(0, seat(), seat(), seat())
    host = Host("", "taxes 0", "", "idle", session=at_position(state, "Anna", "Ben", "Cleo"))
    host.run()
    assert host.session.record.moves == ["0 idle"]


# --------------------------------------------------------------------------- how many
@pytest.mark.parametrize("number", range(4))
def test_how_many_is_answered_by_the_number_itself(number: int) -> None:
    session = new_session(NOBLEMEN, ["Anna", "Ben", "Cleo"], seed=3)
    host = Host("", str(number), session=session)
    out = host.run()
    assert f"  {number}  Take {number or 'none'}\n" in out
    assert host.session.record.moves[-1].endswith(f"take {number}")


def test_there_is_nothing_beyond_the_most() -> None:
    out = Host("", "4", session=new_session(NOBLEMEN, ["Anna", "Ben", "Cleo"], seed=3)).run()
    assert "There is no number 4. Choose one from 0 to 3." in out


@pytest.mark.parametrize("asked", ["buy", "bribe", "7"])
def test_a_count_within_a_turn_is_asked_in_a_second_question(asked: str) -> None:
    state = turn_of(0, seat("FGM", money=8, bribes=1), seat(), seat())
    host = Host("", asked, "3", session=at_position(state, "Anna", "Ben", "Cleo"))
    out = host.run()
    assert re.search(r"^ +3  3 for 6 +\+3 victory points$", out, re.MULTILINE)
    assert host.asker.questions[2] == "How many?"
    assert host.session.record.moves == ["0 bribe 3"]


def test_a_second_question_can_be_left() -> None:
    state = turn_of(0, seat("FGM", money=8, bribes=1), seat(), seat())
    lines = ("", "bribe", "", "bribe", "9", "bribe", "why end", "bribe", "idle")
    host = Host(*lines, session=at_position(state, "Anna", "Ben", "Cleo"))
    out = host.run()
    assert "There is no number 9. Choose one from 1 to 4." in out
    assert "Do an action first." in out
    assert host.session.record.moves == ["0 idle"]


def test_both_languages_name_counts_alike() -> None:
    state = turn_of(0, seat("F", money=8, bribes=2), seat(), seat())
    out = flat(at_table(state, "", language="de"))
    assert "Kaufe 1 bis 4 Bestechungsmarker für je 2 Pfund" in out
    assert "Treibe Steuern ein, auf Wunsch mit bis zu 2 Markern" in out


# ------------------------------------------------------------------- where, for ears
def test_knights_are_told_apart_by_where_they_stand() -> None:
    both = estate("MFF", ".FF", ".GG", ".GG", areas=[[1, 0, 0], [1, 2, 0]])
    free = seat(estate=land("W"))
    state = turn_of(0, seat(money=20, estate=site()), seat(estate=both), free, space=1)
    play(state, "build castle", "site 2,0")
    out = at_table(state, "", plain=True)
    assert "Areas: Manor 1,0 (Knight of yours), Forest 1,2 (Knight of yours)" in out
    said = flat(out)
    assert "1: Move the first knight, Manor of Ben, beside the first castle, to the east" in said
    there = "1 space east, 2 spaces south of the first castle"
    assert f"2: Move the second knight, Forest of Ben, {there}" in said


def test_the_looks_of_a_draft_are_kept_apart() -> None:
    out = Host("1", "1", seats=("you", "random", "random"), game=CITADELS, seed=7).run()
    assert re.search(r"Seen while choosing +[\w, ]+ \|", out)


def test_nobody_has_unknown_tiles_in_a_first_game() -> None:
    session = new_session(NOBLEMEN, ["Anna", "Ben", "Cleo"], first_game=True)
    assert "unknown others" not in Host("", session=session).run()


@pytest.mark.parametrize(
    ("language", "reward", "loot"),
    [
        ("en", "Build a castle −6 pounds · a knight may ride", "Forest · up to 2 tiles at once"),
        (
            "de",
            "Baue eine Burg −6 Pfund · ein Ritter darf reiten",
            "Wald · sofort bis zu 2 Plättchen",
        ),
    ],
)
def test_rewards_and_loot_are_told_of(language: str, reward: str, loot: str) -> None:
    state = turn_of(0, seat(money=20, estate=site()), seat(estate=land("G")), seat())
    out = flat(at_table(state, "", "build castle", "site 2,0", language=language))
    assert reward in out
    assert loot in out
