"""Who sits where, and from which seed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadOption, TafelrundeError, UnknownBot
from tafelrunde.arena.entrants import BadEntrant, Entrant
from tafelrunde.arena.plan import Plan
from tafelrunde.opponents import guides
from tafelrunde.opponents.searching import SearchBot

GAME = tafelrunde.game("citadels")


def plan(*bots: str, players: int | None = None, **more: Any) -> Plan:
    return Plan.make(GAME, bots, players, **more)


def test_everybody_sits_everywhere() -> None:
    assert plan("steward", "random").seatings(0) == [("steward", "random"), ("random", "steward")]


def test_equal_seatings_are_played_once() -> None:
    one = plan("steward", "random", "random", "random")
    assert one.games_of_a_deal == 4
    assert {seating.index("steward") for seating in one.seatings(0)} == {0, 1, 2, 3}
    assert plan("steward", players=4).seatings(0) == [("steward",) * 4]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert plan("steward", "random", players=3).seatings(0)[0] == ("steward", "random", "random")


def test_of_too_many_bots_every_company_plays() -> None:
    found = plan("steward", "random", "random@2s", players=2).seatings(0)
    assert len(found) == 6
    assert {frozenset(seating) for seating in found} == {
        frozenset(("steward", "random")),
        frozenset(("steward", "random@2s")),
        frozenset(("random", "random@2s")),
    }


def test_no_company_plays_a_deal_twice() -> None:
    found = plan("steward", "random", "steward", players=2).seatings(0)
    assert sorted(found) == [("random", "steward"), ("steward", "random"), ("steward", "steward")]


def test_neighbours_change_from_deal_to_deal() -> None:
    one = plan("steward", "page", "random", players=3)
    assert one.seatings(0)[0] == one.seatings(2)[0] == ("steward", "page", "random")
    assert one.seatings(1)[0] == ("steward", "random", "page")
    four = plan("steward", "page", "random", "knight")
    assert len({four.fixture(number).seating for number in range(4 * 6)}) == 24
    # A company that repeats itself is around after two games, and other orders would take four.
    pairs = plan("steward", "random", "steward", "random")
    assert pairs.seatings(0) == pairs.seatings(1)
    assert pairs.games_of_a_deal == 2
    paired = plan("steward", "steward", "random", "random")
    assert [len(paired.seatings(deal)) for deal in range(3)] == [4, 4, 4]


def test_a_deal_has_one_seed_for_all_its_seatings() -> None:
    one = plan("steward", "random", players=3)
    games = [one.fixture(number) for number in range(6)]
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]
    assert len({game.seed for game in games[:3]}) == 1
    assert games[0].seed != games[3].seed
    assert games[0].seed != plan("steward", "random", players=3, seed=2).fixture(0).seed
    assert one.rounded(4) == 6
    assert one.rounded(6) == 6


def test_a_bot_may_have_a_time_and_a_name() -> None:
    assert Entrant.read("steward") == Entrant("steward", "steward", None, 0)
    assert Entrant.read(" steward@0.5s ") == Entrant("steward@0.5s", "steward", 0.5, 0)
    assert Entrant.read("me=a.b:C@2s") == Entrant("me", "a.b:C", 2.0, 0)
    assert Entrant.read("knight@2000") == Entrant("knight@2000", "knight", None, 2000)
    own = plan("low=tests.arena.bots:Lowest", "random")
    assert own.labels == ["low", "random"]
    assert own.entrants["low"].enter(GAME).name == "lowest"


def test_who_searches_gets_just_the_time_or_the_simulations_that_were_named() -> None:
    bots = plan("knight", "knight@0.4s", "knight@70", "low=tests.arena.bots:Thinker@60").entrants
    found = {name: one.enter(GAME) for name, one in bots.items()}
    assert all(isinstance(bot, SearchBot) for bot in found.values())
    effort = {name: (bot.time, bot.iterations) for name, bot in found.items()}  # type: ignore[attr-defined]
    assert effort == {
        "knight": (0.1, 0),
        "knight@0.4s": (0.4, 0),
        "knight@70": (0.1, 70),
        "low": (0.3, 60),
    }


def test_what_was_learned_is_part_of_a_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = plan("knight", "page", "steward", "random").heading
    assert shipped.engine == tafelrunde.__version__
    assert sorted(shipped.learned) == ["knight", "page"]
    fit = tmp_path / "guide.json"
    fit.write_bytes(guides.weights_path("citadels").read_bytes())
    monkeypatch.setattr(guides, "weights_path", lambda _: fit)
    assert plan("knight", "page", "steward", "random").heading == shipped
    fit.write_text(fit.read_text("utf-8") + " ", "utf-8")
    again = plan("knight", "page", "steward", "random").heading
    assert again.learned["knight"] != shipped.learned["knight"]
    assert again.bots == shipped.bots


@pytest.mark.parametrize(
    ("bots", "problem", "kind"),
    [
        (["steward", "queen"], "there is no bot 'queen'; there are: ", UnknownBot),
        (
            ["steward", ""],
            "names separated by commas are wanted, such as steward,random",
            BadEntrant,
        ),
        (["steward@x", "random"], "“steward@x”: after the @, seconds", BadEntrant),
        (["steward@-1s", "random"], "“steward@-1s”: after the @, seconds", BadEntrant),
        (["knight@0s", "random"], "“knight@0s”: after the @, seconds", BadEntrant),
        (["knight@0", "random"], "such as 0.2s or a number of simulations", BadEntrant),
        (["knight@0.5", "random"], "such as 0.2s or a number of simulations", BadEntrant),
        (["steward@20", "random"], "“steward@20”: steward does not simulate", BadEntrant),
        (["\x1b[1m=steward", "random"], "a name may only have printable characters", BadEntrant),
        (["a=steward", "a=random"], "two bots are called “a”", BadEntrant),
        (["no.such:Bot", "random"], "there is no bot “no.such:Bot”: No module", BadEntrant),
        (["tests.arena.bots:None", "random"], "has no attribute 'None'", BadEntrant),
        (
            ["tests.arena.bots:MARK", "random"],
            "is not a bot: a bot is a class derived from",
            BadEntrant,
        ),
        (["tafelrunde:Bot", "random"], "“tafelrunde:Bot” is not a bot: it has no name", BadEntrant),
        (["..a:Bot", "random"], "there is no bot “..a:Bot”: TypeError(", BadEntrant),
        (["random"], "citadels is for 2 to 7 players, not 1", BadOption),
    ],
)
def test_who_cannot_take_part_is_named(
    bots: list[str], problem: str, kind: type[TafelrundeError]
) -> None:
    with pytest.raises(kind) as error:
        plan(*bots)
    assert problem in str(error.value)


OWN_BOTS = """
from tests.arena.bots import Lowest

class Good(Lowest):
    name = "good"

class Picky(Lowest):
    name = "picky"
    def __init__(self, taste):
        self.taste = taste
"""


def test_own_bots_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_somebody.py").write_text(OWN_BOTS, "utf-8")
    (tmp_path / "bots_of_nobody.py").write_text("class Bad(", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    found = plan("bots_of_somebody:Good", "random").entrants["bots_of_somebody:Good"].enter(GAME)
    assert found.name == "good"
    with pytest.raises(BadEntrant, match=r"“picky” cannot be created: .*'taste'"):
        plan("picky=bots_of_somebody:Picky", "random").entrants["picky"].enter(GAME)
    with pytest.raises(BadEntrant, match="there is no bot “bots_of_nobody:Bad”: SyntaxError"):
        plan("bots_of_nobody:Bad", "random")


@pytest.mark.parametrize("game", tafelrunde.games())
def test_seat_0_begins_unless_told_otherwise(game: str) -> None:
    """Otherwise it would say nothing of who is first that a seat wins often."""
    made = Plan.make(tafelrunde.game(game), ["random"], 3)
    starts = [made.game.new(3, seed, **made.options).to_json() for seed in range(12)]
    assert {first_of(start) for start in starts} == {0}


def first_of(start: dict[str, Any]) -> int:
    """Who begins: the one with the crown in Citadels, in Noblemen who decides first."""
    named = next((name for name in ("crown", "start") if name in start), None)
    return int(start[named]) if named else int(start["agenda"][-1][1])


def test_who_begins_is_left_to_chance_where_that_is_wished() -> None:
    game = tafelrunde.game("bruges")
    assert Plan.make(game, ["random"], 3).heading.options == {"first_player": 0}
    made = Plan.make(game, ["random"], 3, options={"first_player": "random"})
    assert made.heading.options == {"first_player": "random"}
    assert made.first == "random"
    assert Plan.make(game, ["random"], 3, options={"first_player": 2}).first == "2"
    assert plan("random", players=3).first == "0"


def test_options_are_those_of_the_game() -> None:
    with pytest.raises(BadOption, match="citadels has no option 'speed'"):
        plan("random", "random", options={"speed": 3})
    with pytest.raises(BadOption, match="a seed is a whole number"):
        plan("random", "random", seed=-1)
