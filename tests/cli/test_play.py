"""`tafelrunde play`: what is printed, and that a seed says it all."""

import io
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli.arguments import read_value
from tafelrunde.opponents import guides
from tests.cli.command import Command

PLAY = ("play", "citadels", "--seats", "random")
GAME = tafelrunde.game("citadels")


def test_the_version_names_the_build(command: Command) -> None:
    build = tafelrunde._native.build()
    assert command.output("--version") == f"tafelrunde {tafelrunde.__version__} ({build})\n"


def test_without_a_command_it_explains_itself(command: Command) -> None:
    shown = command.output()
    for name in ("play", "games", "bots", "replay", "bench"):
        assert f"\n  {name} " in shown


@pytest.mark.parametrize("players", range(2, 8))
def test_any_number_of_players(command: Command, players: int) -> None:
    shown = command.output(*PLAY, "--players", str(players), "--seed", "3")
    assert shown.startswith(f"Citadels · {players} players · seed 3\n")
    names = ["Fips", "Kasper", "Lotte", "Mirabell", "Pippin", "Puck", "Till"]
    assert names[:players] in [line.split() for line in shown.splitlines()]
    assert "Round 1 ─" in shown
    assert " wins with " in shown or "Shared victory with " in shown


def test_stewards_among_themselves(command: Command) -> None:
    shown = command.output("play", "citadels", "--seats", "steward", "--seed", "3")
    assert " wins with " in shown
    assert shown == command.output("play", "citadels", "--seats", "steward", "--seed", "3")


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    first = command.output(*PLAY, "--seed", "7")
    assert command.output(*PLAY, "--seed", "7") == first
    assert command.output(*PLAY, "--seed", "8") != first.replace("seed 7", "seed 8")


def test_the_seed_of_a_game_without_one_repeats_it(command: Command) -> None:
    first = command.output(*PLAY)
    seed = first.splitlines()[0].rpartition("seed ")[2]
    assert command.output(*PLAY, "--seed", seed) == first


def test_a_shared_victory(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for seed in range(100):
        how = ("--players", "3", "--option", "round_limit=1", "--seed", str(seed))
        lines = command.output(*PLAY, *how, "--record", path).splitlines()
        state = tafelrunde.Record.parse(GAME, path.read_text("utf-8")).state
        if len(state.winners()) == 2:
            break
    names = ["Fips", "Kasper", "Lotte"]
    first, second = state.winners()
    shared = f"Shared victory with {state.scores()[first]} point"
    (verdict,) = [line for line in lines if line.startswith(shared)]
    assert verdict.endswith(f": {names[first]} and {names[second]}.")
    places = next(line for line in lines if line.startswith("Place")).split()[1:]
    assert (places[first], places[second], sorted(places)) == ("1", "1", ["1", "1", "3"])


@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_it_fits_the_terminal_and_needs_no_colour(
    command: Command, monkeypatch: pytest.MonkeyPatch, width: int, language: str, plain: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    how = ("--players", "5", "--seed", "4", "--language", language, *plain)
    lines = command.output(*PLAY, *how).splitlines()
    assert max(map(len, lines)) <= width
    assert not any("\x1b" in line for line in lines)


def test_colour_changes_nothing_but_the_colour(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = command.output(*PLAY, "--seed", "7")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = command.output(*PLAY, "--seed", "7")
    assert "\x1b[1m" in coloured
    assert "".join(part.partition("m")[2] for part in ("m" + coloured).split("\x1b[")) == plain


def test_the_language_is_that_of_the_system_unless_told(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Citadels · 4 players" in command.output(*PLAY, "--seed", "7")
    german = command.output(*PLAY, "--seed", "7", "--language", "de")
    assert german.startswith("Ohne Furcht und Adel · 4 Spieler · Startzahl 7\n")
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert command.output(*PLAY, "--seed", "7") == german
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "4 players" in command.output(*PLAY, "--seed", "7")


def test_options_reach_the_game(command: Command) -> None:
    shown = command.output(
        *PLAY, "--seed", "2", "--option", "round_limit=1", "--option", "first_crown=2"
    )
    assert "· round_limit=1 · first_crown=2\n" in shown
    assert "Round 1: Lotte has the crown." in shown
    assert "Round 2" not in shown


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("False", False),
        ("null", None),
        ("none", None),
        ("30", 30),
        ("-1", -1),
        ("gold", "gold"),
        ("", ""),
        ("1.5", "1.5"),
        ("9" * 40, "9" * 40),
    ],
)
def test_option_values(text: str, value: object) -> None:
    assert read_value(text) == value
    assert type(read_value(text)) is type(value)


def test_seats_may_be_named_one_by_one(command: Command) -> None:
    shown = command.output("play", "citadels", "--seats", "random,random, random", "--seed", "1")
    assert shown == command.output(*PLAY, "--players", "3", "--seed", "1")


def test_own_cards(command: Command, card_file: Path) -> None:
    text = card_file.read_text("utf-8")
    card_file.write_text(text.replace("Tavern", "Wirtshaus zur Höll"), "utf-8")
    shown = " ".join(command.output(*PLAY, "--seed", "1", "--cards", card_file).split())
    assert "Wirtshaus zur Höll" in shown
    assert "Tavern" not in shown


def test_a_saved_record_is_that_of_the_game(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = command.output(*PLAY, "--seed", "7", "--record", path)
    record = tafelrunde.Record.parse(GAME, path.read_text("utf-8"))
    assert record.state.over
    total = next(line for line in shown.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(points) for points in record.state.scores()]
    assert "The record is saved in" in shown


def test_bots_leave_nothing_to_go_on_with(command: Command, tmp_path: Path) -> None:
    command.output(*PLAY, "--seed", "7")
    assert not (tmp_path / "home").exists()


def test_a_person_at_a_pipe(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("pick thief\n"))
    path = tmp_path / "game.txt"
    shown = command.output("play", "citadels", "--seed", "7", "--record", path)
    assert shown.startswith("Citadels for 4 players. Have fun!\n")
    assert "Your move: pick thief\n" in shown
    assert shown.endswith("Until next time!\n")
    assert path.read_text("utf-8").partition("moves\n")[2].startswith("0 pick thief\n1 pick ")


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal("".join(f"{line}\n" for line in lines)))


NAMED = ("play", "citadels", "--seats", "you,foo,random", "--seed", "7", "--plain")


def test_a_name_that_is_no_bot_is_asked_about_once(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_terminal(monkeypatch, "maybe", "y", "", "quit")
    shown = " ".join(command.output(*NAMED).split())
    asked = "No bot is called foo. Is this a person who plays at this screen?"
    assert shown.startswith(f"{asked} (y/n) (y/n) Citadels for 3 players.")
    assert "taken for a person" not in shown
    at_a_terminal(monkeypatch, "j", "", "quit")
    several = ("play", "citadels", "--seats", "Anna,Ben,random", "--plain", "--language", "de")
    shown = " ".join(command.output(*several).split())
    assert shown.startswith("Keine Bots heißen Anna und Ben. Sind das Menschen,")
    assert shown.count("(j/n)") == 1


def test_a_name_that_was_meant_to_be_a_bot(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    at_a_terminal(monkeypatch, "n")
    result = command.run(*NAMED, "--record", tmp_path / "game.txt")
    assert result.code == 2
    assert result.err == (
        "tafelrunde: --seats: no bot is called foo. "
        "There are: random, page, steward, knight, count, duke.\n"
    )
    assert not (tmp_path / "game.txt").exists()
    at_a_terminal(monkeypatch)
    assert "Have fun" not in command.output(*NAMED)  # nobody answers


def test_without_a_terminal_names_are_people(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nquit\n"))
    shown = " ".join(command.output(*NAMED).split())
    assert shown.startswith("foo is taken for a person, since no bot is called so. Citadels for 3")
    assert "(y/n)" not in shown
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    alone = command.output("play", "citadels", "--seats", "you,random", "--plain")
    assert "taken for" not in alone


def test_opponents_are_introduced(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    shown = command.output("play", "citadels", "--bots", "random,duke", "--seed", "7")
    assert "Citadels for 3 players" in shown
    assert "☺ Fips: Jester. Does whatever comes to mind." in shown
    assert "♔ Alba: Duke. Plays on in thought thousands of times" in " ".join(shown.split())


def test_weights_that_do_not_fit_are_told_and_stewards_play(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fit = tmp_path / "citadels" / "components" / "guide.json"
    fit.parent.mkdir(parents=True)
    fit.write_text("{", "utf-8")
    monkeypatch.setattr(guides, "weights_path", lambda _: fit)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    result = command.run("play", "citadels", "--bots", "knight", "--seed", "7")
    assert result.code == 0
    assert result.err.startswith(f"tafelrunde: {fit} is damaged (")
    assert result.err.count("\n") == 1
    shown = " ".join(result.out.split())
    assert "have learned cannot be used here. They play like stewards." in shown


def test_help_says_what_becomes_of_names(command: Command) -> None:
    shown = " ".join(command.output("play", "--help").split())
    assert "You are asked once whether a name is a person" in shown


def test_that_it_runs_interpreted_is_said_where_it_plays(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tafelrunde._native, "why_interpreted", lambda: "the reason")
    told = "tafelrunde: The engine runs interpreted, and slowly: the reason\n"
    assert command.run(*PLAY, "--seed", "7").err == told
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert command.run("play", "citadels", "--seed", "7").err == told
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    again = command.run("play", "citadels")
    assert "Welcome back!" in again.out
    assert again.err == told
    assert "“chess”" in command.refusal("play", "chess")  # and says nothing else


def test_without_any_input_at_all(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert "Until next time!" in command.output("play", "citadels")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["GAME"]),
        (["chess"], ["“chess”", "citadels"]),
        (["citadels", "--players", "8"], ["2 to 7", "8"]),
        (["citadels", "--players", "0"], ["2 to 7", "0"]),
        (["citadels", "--players", "two"], ["--players", "“two”"]),
        (["citadels", "--players"], ["--players"]),
        (["citadels", "--seed", "-1"], ["seed", "0 to 2**63 - 1"]),
        (["citadels", "--seed", str(2**63)], ["seed", "0 to 2**63 - 1"]),
        (["citadels", "--seed", "seven"], ["--seed", "“seven”", "whole number"]),
        (["citadels", "--seed", "1.5"], ["--seed", "“1.5”", "whole number"]),
        (["citadels", "--seed", "9" * 5000], ["--seed", "whole number"]),
        (["citadels", "--seed", "1", "--seed", "2"], ["--seed", "several times"]),
        (["citadels", "--option", "magic=1"], ["“magic”", "tie_break"]),
        (["citadels", "--option", "seed=1"], ["“seed”", "tie_break"]),
        (["citadels", "--option", "self=1"], ["“self”", "tie_break"]),
        (["citadels", "--option", "tie_break=dice"], ["tie_break", "dice", "shared, gold"]),
        (["citadels", "--option", "allow_duplicates=1"], ["allow_duplicates", "true, false"]),
        (["citadels", "--option", "round_limit=" + "9" * 999], ["round_limit", "999..."]),
        (["citadels", "--option", "first_crown=5"], ["first_crown", "seat 5"]),
        (["citadels", "--option", "tie_break"], ["NAME=VALUE", "“tie_break”"]),
        (["citadels", "--option", "=gold"], ["NAME=VALUE"]),
        (["citadels", *["--option", "bank_limit=30"] * 2], ["bank_limit", "several times"]),
        (["citadels", "--seats", "random,"], ["--seats", "“”"]),
        (["citadels", "--seats", "you,Ben,ben"], ["--seats", "same name"]),
        (["citadels", "--seats", f"you,{'x' * 40}"], ["--seats", "longer than 16"]),
        (["citadels", "--seats", "you,stewrd"], ["--seats", "“stewrd”", "Did you mean steward?"]),
        (["citadels", "--seats", "you,Random"], ["--seats", "“Random”", "Did you mean random?"]),
        (["citadels", "--bots", "queen"], ["--bots", "“queen”", "knight, count, duke"]),
        (["citadels", "--bots", "you,duke"], ["--bots", "no bot “you”"]),
        (["citadels", "--bots", "duke", "--seats", "you,duke"], ["--bots and --seats", "not both"]),
        (["citadels", "--bots", "duke", "--players", "9"], ["2 to 7", "9"]),
        (["citadels", "--bots", "duke,page", "--players", "4"], ["--bots", "2 opponents", "4"]),
        (["citadells"], ["“citadells”", "Did you mean “citadels”?"]),
        (["citadels", "--bots", "duk"], ["--bots: ", "Did you mean “duke”?"]),
        (["citadels", "--option", "tie_braek=gold"], ["Did you mean “tie_break”?"]),
        (["citadels", "--option", "tie_break=glod"], ["Did you mean “gold”?"]),
        (["citadels", "--sed", "1"], ["“--sed”", "Did you mean “--seed”?"]),
        (["citadels", "--language", "de", "--language", "en"], ["--language", "several times"]),
        (["citadels", "--language"], ["--language needs a value"]),
        (["citadels", "--language", "fr"], ["--language", "fr"]),
        (["citadels", "--seats", "random,random", "--players", "3"], ["2 seats", "3 players"]),
        (["citadels", "--seats", ",".join(["random"] * 8)], ["2 to 7", "8"]),
        (["citadels", "chess"], ["chess"]),
        (["citadels", "--colour"], ["--colour"]),
    ],
)
def test_what_cannot_be_played(command: Command, arguments: list[str], words: list[str]) -> None:
    message = command.refusal("play", *arguments)
    assert all(word in message for word in words), message


def test_the_help_of_play_lists_options_and_their_values(command: Command) -> None:
    everything = command.output("play", "--help")
    assert "  tie_break=shared|gold\n" in everything
    assert "  track=11|10|12\n" in everything
    one = command.output("play", "noblemen", "--help")
    assert "  prices=default|low|high\n    Prices [default: default]\n" in one
    assert "tie_break" not in one


def test_a_record_that_cannot_be_saved(command: Command, tmp_path: Path) -> None:
    message = command.refusal(*PLAY, "--record", tmp_path / "nowhere" / "game.txt")
    assert message == f"{tmp_path}/nowhere/game.txt: there is no such file or folder"
