"""Whole games, played by a person who types numbers at random."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len

from tafelrunde.cli.table.ask import Complete
from tafelrunde.cli.table.seats import seated
from tafelrunde.cli.table.session import Session
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.texts import Texts
from tests.cli.table.host import CITADELS, NOBLEMEN, WIDTH, Host, at_position
from tests.scenarios.citadels.table import seat, turn_of


class Dice:
    """A person who does not think: any number on the screen will do."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.host: Host | None = None

    def ask(self, question: str, complete: Complete | None = None) -> str:
        assert self.host is not None
        if complete is None:
            return ""  # the screen is handed over
        state = self.host.table.session.state
        options = len(state.prompt(int(state.actor)).options)
        return str(self._chance.randrange(options) + 1)

    def forget(self) -> None:
        pass


def played(
    seats: list[str], language: str, *, plain: bool, seed: int, game: Game = CITADELS
) -> tuple[Host, str]:
    dice = Dice(seed)
    host = Host(seats=seats, seed=seed, language=language, plain=plain, asker=dice, game=game)
    dice.host = host
    return host, host.run()


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in (CITADELS, NOBLEMEN) for players in game.players],
    ids=lambda value: getattr(value, "name", value),
)
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game(game: Game, players: int, plain: bool) -> None:
    language = ["de", "en"][(players + plain) % 2]
    seats = ["you", *["random"] * (players - 1)]
    host, out = played(seats, language, plain=plain, seed=players, game=game)
    assert host.code == 0
    assert host.session.state.over
    assert max(map(cell_len, out.splitlines())) <= WIDTH
    assert not any(line != line.rstrip() for line in out.splitlines())
    assert re.search("gewinn|Geteilter Sieg" if language == "de" else "wins? with|Shared", out)
    assert "\x1b" not in out
    story = out.rpartition("Die Mitschrift" if language == "de" else "The record")[0]
    assert not set("{}_\u2068") & set(story)


@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_of_several_people(plain: bool) -> None:
    host, out = played(["Anna", "Ben", "random", "Cleo"], "en", plain=plain, seed=3)
    assert host.session.state.over
    assert max(map(cell_len, out.splitlines())) <= WIDTH
    assert "Please hand over to Ben." in out


def test_what_is_numbered_is_what_is_played() -> None:
    host = Host("4", "2")
    out = host.run()
    assert "  4  Choose the Merchant\n" in out
    assert host.session.record.moves[0] == "0 pick merchant"
    assert "You choose the Merchant." in out


@pytest.mark.parametrize("game", [CITADELS, NOBLEMEN], ids=lambda game: game.name)
def test_plain_means_no_boxes_no_columns_no_colours(game: Game) -> None:
    _, out = played(["you", "random", "random"], "en", plain=True, seed=1, game=game)
    assert not re.search("[─│╭╰━·♞]", out)
    assert not re.search(r"\S {2,}\S", out)
    assert not re.search("^ ", out, re.MULTILINE)


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    first, out = played(["you", "random", "random"], "en", plain=False, seed=5)
    again, same = played(["you", "random", "random"], "en", plain=False, seed=5)
    assert first.session.record.text == again.session.record.text
    assert out.splitlines()[:-1] == same.splitlines()[:-1]  # the last one names a file


def test_a_new_round_shows_the_whole_table_though_nobody_else_moved() -> None:
    warlord = turn_of("warlord", *map(seat, ("warlord", "king", "bishop", "merchant")))
    record = Record.from_position(CITADELS, warlord.to_json())
    session = Session(record, seated(["you", "random", "random", "random"], Texts("en")))
    told = Host("gold", "end", session=session).run()
    first, after_gold, next_round = told.split("What will you do?\n", 2)
    assert "Fips" in first
    assert "Fips" not in after_gold
    assert "Round 2 · Choosing characters" in next_round
    assert "Fips" in next_round


def test_a_long_list_of_refused_moves_is_cut() -> None:
    rivals = [
        seat("king", city=["temple", "church", "monastery"]),
        seat("thief", city=["tavern", "market", "docks", "harbor"]),
        seat("magician", city=["manor", "castle", "palace"]),
    ]
    state = turn_of("warlord", seat("warlord", gold=5), *rivals)
    destroyed = ["hand over", "destroy 2 tavern"]
    told = Host(*destroyed, session=at_position(state, "Anna", "Ben", "Cleo", "Dora")).run()
    assert (
        "Destroy Temple, Church and Monastery of Ben; Destroy Market of Cleo and 5 more moves: "
        "You have already destroyed a district this turn." in " ".join(told.split())
    )
