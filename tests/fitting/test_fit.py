"""A fit learns what there is to learn, the same again for the same seed."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.cli.main import main
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.state import State
from tafelrunde.opponents.guides import (
    Learned,
    Weights,
    adapted,
    plain_guide,
    read_weights,
    weights_path,
    write_weights,
)
from tests.arena.bots import MARK
from tests.miniature.game import Miniature

np = pytest.importorskip("numpy")

from tafelrunde.fitting import lessons  # noqa: E402
from tafelrunde.fitting.fit import (  # noqa: E402
    PIECE,
    SEEDS_PER_FIT,
    LostProcesses,
    Schedule,
    Stage,
    fit,
    improve,
)
from tafelrunde.fitting.regress import (  # noqa: E402
    Choices,
    Positions,
    fit_choices,
    fit_worth,
)
from tafelrunde.fitting.trial import Trial, verdict, wins_of  # noqa: E402


# ------------------------------------------------------------------------- regressions
def test_choices_are_learned_from_their_features() -> None:
    """Two moves each: one with the feature, one without; it is chosen three times of four."""
    number = 400
    decision = np.repeat(np.arange(number), 2)
    move = np.arange(0, 2 * number, 2)
    chosen = np.zeros(2 * number)
    chosen[0::2] = np.arange(number) % 4 != 0
    chosen[1::2] = 1 - chosen[0::2]
    choices = Choices(move, np.zeros(number, int), np.ones(number), decision, chosen)
    weights = fit_choices(choices, np.zeros(1), 1e-6)
    assert weights[0] == pytest.approx(np.log(3), abs=0.01)
    assert choices.loss(weights) < choices.uniform_loss() == pytest.approx(np.log(2))
    assert choices.hits(weights) == pytest.approx(0.75)


def test_points_are_explained_by_terms() -> None:
    rng = np.random.default_rng(1)
    terms = rng.normal(size=(500, 3, 2))
    points = terms @ np.array([2.0, -1.0]) + 0.1 * rng.normal(size=(500, 3))
    won = (points == points.max(1, keepdims=True)).astype(float)
    seen = Positions(np.zeros(500, int), terms, points, won)
    worth = fit_worth(seen, seen, np.array([1.0, 0.0]), ridge=1e-6)
    assert worth.weights == pytest.approx([2.0, -1.0], abs=0.05)
    assert worth.explained > 0.98
    assert worth.loss < 0.3


# -------------------------------------------------------------------------- a whole fit
def plays_high(state: State, _: int) -> dict[int, float]:
    """A teacher who plays whenever that is possible."""
    return {state.moves()[0]: 1.0}


def test_a_fit_is_better_than_chance_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "steward_teaches", plays_high)
    schedule = Schedule(games=60, selfplay=60, seed=3)
    first = fit(Miniature(), 3, schedule, None)
    assert first.choices is not None
    assert first.choices.loss < first.choices.uniform_loss
    assert first.worths[0].explained > 0
    assert fit(Miniature(), 3, schedule, None).learned == first.learned
    other = fit(Miniature(), 3, Schedule(games=60, selfplay=60, seed=4), None)
    assert other.learned != first.learned


@pytest.mark.parametrize("doubt", [0.0, 0.1])
def test_where_a_guide_doubts_itself_stewards_play_on(
    doubt: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And they are looked at more often: at every tick of the clock."""
    asked: list[int] = []

    def steward(state: State, seed: int) -> dict[int, float]:
        asked.append(seed)
        return plays_high(state, seed)

    def guide(*told: Any) -> Guide:
        found = plain_guide(*told)
        found.doubt = doubt
        return found

    monkeypatch.setattr(lessons, "steward_teaches", steward)
    monkeypatch.setattr(lessons, "plain_guide", guide)
    found = lessons.positions_of(lessons.Plan(Miniature(), 3, range(20), None))
    assert bool(asked) == bool(doubt)
    assert len(set(asked)) == len(asked)
    most_of_a_game = len(lessons.LATER) * 20
    assert (len(found.stage) > most_of_a_game) == bool(doubt)


def test_search_can_teach() -> None:
    schedule = Schedule(games=10, selfplay=20, iterations=8)
    outcome = fit(Miniature(), 2, schedule, None)
    assert outcome.choices is not None
    assert outcome.choices.decisions > 10
    assert outcome.choices.loss <= outcome.choices.uniform_loss


def test_without_a_teacher_only_what_a_standing_is_worth_is_learned() -> None:
    known = Learned([0.5, -1.0, 0.25], [[3.0]], [7.0])
    outcome = fit(Miniature(), 2, Schedule(games=0, selfplay=40), known)
    assert outcome.choices is None
    assert outcome.learned.features == known.features
    assert outcome.learned.stages != known.stages


# ------------------------------------------------------------------------- processes
HALFWAY = SEEDS_PER_FIT + 5 * PIECE  # the first game of a piece in the middle, with seed 1

FORKED = "ignore:.*fork:DeprecationWarning"  # from Python 3.12 on, because of numpy's threads


def dies_once(plan: lessons.Plan) -> Positions:
    """Ends its process in the middle of the fit, the first time anybody gets there."""
    mark = Path(os.environ[MARK])
    if plan.seeds[0] == HALFWAY and not mark.exists():
        mark.touch()
        os._exit(9)
    return lessons.positions_of(plan)


def dies_always(plan: lessons.Plan) -> Positions:
    """Does so whoever gets there."""
    if plan.seeds[0] == HALFWAY:
        os._exit(9)
    return lessons.positions_of(plan)


@pytest.mark.filterwarnings(FORKED)
def test_games_whose_process_was_killed_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody can tell: it is the same as in one process, and every piece is done once."""
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    schedule = Schedule(games=10, selfplay=40, iterations=4)
    undisturbed = fit(Miniature(), 2, schedule, None)
    seen: list[tuple[Stage, int]] = []
    monkeypatch.setattr("tafelrunde.fitting.fit.positions_of", dies_once)
    found = fit(
        *(Miniature(), 2, replace(schedule, jobs=2), None),
        lambda what, done, _: seen.append((what, done)),
    )
    assert (tmp_path / "mark").exists()
    assert found.learned == undisturbed.learned
    assert seen[-10:] == [(Stage("positions", "miniature", 2), k) for k in range(1, 11)]


@pytest.mark.filterwarnings(FORKED)
def test_games_that_kill_every_process_end_the_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.fitting.fit.positions_of", dies_always)
    schedule = Schedule(games=10, selfplay=40, iterations=4, jobs=2)
    with pytest.raises(LostProcesses, match=r"miniature for 2: positions: .+ ended 2 times"):
        fit(Miniature(), 2, schedule, None)


# ---------------------------------------------------------------------------- the trial
def test_who_plays_against_themselves_wins_what_is_even() -> None:
    """The same guide in all seats plays the same game in every seating, and one seat wins it."""
    learned = fit(Miniature(), 3, Schedule(games=10, selfplay=10, iterations=4), None).learned
    assert wins_of(Trial(Miniature(), 3, learned, learned, [5, 6], 10)) == [1 / 3, 1 / 3]


def test_a_verdict_goes_by_deals() -> None:
    found = verdict(4, [0.5, 0.5, 0.0, 1.0])
    assert (found.games, found.wins, found.even) == (16, 0.5, 0.25)
    assert found.margin == pytest.approx(1.96 * (0.5 / 3) ** 0.5 / 2)
    assert found.helps
    assert not verdict(2, [0.5, 0.5]).helps
    assert verdict(2, [0.75, 0.75]).margin == 0.5  # equal by chance, perhaps
    assert not verdict(4, [0.25, 0.25, 0.0, 0.75]).helps  # 31 % ± 31 %


def test_improving_tells_whether_it_has_helped() -> None:
    schedule = Schedule(games=10, selfplay=20, iterations=8, deals=3)
    known = fit(Miniature(), 2, schedule, None).learned
    seen: list[Stage] = []
    outcome, found = improve(Miniature(), 2, schedule, known, lambda stage, *_: seen.append(stage))
    assert found.games == 6
    assert outcome.learned != known
    assert seen[-1] == Stage("trial", "miniature", 2)
    assert improve(Miniature(), 2, schedule, known) == (outcome, found)


# --------------------------------------------------------------------------- the command
QUICK = ("fit", "citadels", "--players", "2", "--games", "10", "--selfplay", "20")


def test_the_command_writes_a_file_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "guide.json"
    wish = ["fit", "citadels", "--players", "3", "--games", "10", "--selfplay", "20"]
    assert main([*wish, "--out", str(path)]) == 0
    said = capsys.readouterr().out
    assert "3 players" in said
    assert "by verbs alone" in said
    assert "strongest features: " in said
    weights = read_weights(path, tafelrunde.game("citadels"))
    assert list(weights.players) == [3]
    text = path.read_text("utf-8")
    assert main([*wish, "--out", str(tmp_path / "again.json")]) == 0
    assert (tmp_path / "again.json").read_text("utf-8") == text


def test_what_is_there_is_replaced_only_by_what_wins_against_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tafelrunde.game("citadels")
    path = tmp_path / "guide.json"
    shipped = weights_path("citadels").read_text("utf-8")
    path.write_text(shipped, "utf-8")
    wish = ["fit", "citadels", "--players", "2", "--games", "10", "--selfplay", "20"]
    wish += ["--trial", "2", "--out", str(path)]
    monkeypatch.setattr("tafelrunde.fitting.fit.wins_of", lambda _: [0.5])
    assert main(wish) == 0
    said = capsys.readouterr().out
    assert "against the old ones, even would be 50%: the old ones stay" in said
    assert said.endswith("unchanged: guide.json\n")
    before, after = (read_weights(one, game) for one in (weights_path("citadels"), path))
    assert after == before
    monkeypatch.setattr("tafelrunde.fitting.fit.wins_of", lambda _: [1.0])
    assert main(wish) == 0
    said = capsys.readouterr().out
    assert "the new weights win 100% ± 50% of 4 games" in said
    assert said.endswith("written: guide.json\n")
    assert read_weights(path, game).players[2] != before.players[2]


@pytest.mark.filterwarnings(FORKED)
def test_a_fit_whose_processes_die_says_so_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.fitting.fit.positions_of", dies_always)
    wish = ["fit", "citadels", "--players", "2", "--games", "10", "--selfplay", "40"]
    assert main([*wish, "--jobs", "2", "--out", str(tmp_path / "guide.json")]) == 1
    told = "citadels for 2: positions: the processes at the same games ended 2 times"
    said = capsys.readouterr().err
    assert said.endswith(f"\ntafelrunde: {told}. Fewer --jobs need less memory.\n")
    assert said.startswith("citadels for 2: ")  # where no bar is drawn, a line says what is done
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Buy bread\n", "is not a file of weights"),
        ("", "is not a file of weights"),
        ('{"format": 1, "game": "citadels", "moves": []}', "is not a file of weights"),
        (weights_path("noblemen").read_text("utf-8"), "has the weights of noblemen, not of "),
        (weights_path("noblemen").read_text("utf-8")[:900], "has the weights of noblemen, not of "),
    ],
    ids=["a note", "empty", "a record", "another game", "another game, damaged"],
)
def test_a_file_of_something_else_is_not_overwritten(
    text: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own"
    path.write_text(text, "utf-8")
    assert main([*QUICK, "--out", str(path)]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"tafelrunde: --out: {path} {answer}")
    assert said.err.endswith(". Name another.\n")
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert path.read_text("utf-8") == text


def test_bytes_that_are_no_text_are_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own"
    path.write_bytes(b"\x89PNG\xff\0")
    assert main([*QUICK, "--out", str(path)]) == 2
    told = f"--out: {path} is not a file of weights. Name another."
    assert capsys.readouterr().err == f"tafelrunde: {told}\n"
    assert path.read_bytes() == b"\x89PNG\xff\0"


def test_a_folder_is_refused_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, "--out", str(tmp_path)]) == 2
    said = capsys.readouterr()
    told = f"--out: {tmp_path} is a folder. Name a file."
    assert (said.out, said.err) == ("", f"tafelrunde: {told}\n")


@pytest.mark.parametrize("case", ["torn", "rules", "cards"])
def test_weights_of_the_same_game_that_are_of_no_use_are_replaced(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With one line about why nothing of them is kept."""
    game = tafelrunde.game("citadels")
    path = tmp_path / "own.json"
    shipped = read_weights(weights_path("citadels"), game)
    if case == "torn":
        path.write_text(weights_path("citadels").read_text("utf-8")[:900], "utf-8")
        told = f"{path} is damaged (JSONDecodeError: "
    elif case == "rules":
        write_weights(replace(shipped, version=0), path)
        made = f"version 0 of the rules, and this is {game.version}"
        told = f"own.json of citadels was made with {made}; beginning again"
    else:
        write_weights(replace(shipped, cards="others"), path)
        told = "own.json of citadels was made with other cards; beginning again"
    assert main([*QUICK, "--out", str(path)]) == 0
    said, *work = capsys.readouterr().err.splitlines()
    assert said.startswith(f"tafelrunde: {told}")
    assert said.endswith("; beginning again")
    assert work == ["citadels for 2: choices", "citadels for 2: positions"]
    assert list(read_weights(path, game).players) == [2]


def test_what_is_known_of_a_guide_that_has_changed_is_kept_by_name() -> None:
    guide = plain_guide(Miniature().new(2, 0).rules, 2)
    assert guide.terms == ["points"]
    first, *others = guide.features
    old = Weights(
        *("miniature", 1, ""),
        ["gone", *others, first],
        ["gone", "points"],
        {2: Learned([9.0, *range(1, len(others) + 1), 0.5], [[8.0, 2.0]], [4.0])},
    )
    found = adapted(old, guide)
    assert (found.features, found.terms) == (guide.features, guide.terms)
    assert found.players[2] == Learned([0.5, *range(1, len(others) + 1)], [[2.0]], [4.0])
    new = adapted(replace(old, features=["gone", *others, "other"]), guide)
    assert new.players[2].features == [0.0, *range(1, len(others) + 1)]
    longer = replace(old, players={2: replace(old.players[2], stages=[[8.0, 2.0]] * 2)})
    assert adapted(longer, guide).players[2].stages == guide.stages  # begun anew


def test_standings_alone_can_be_learned_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tafelrunde.game("citadels")
    path = tmp_path / "guide.json"
    path.write_text(weights_path("citadels").read_text("utf-8"), "utf-8")
    monkeypatch.setattr("tafelrunde.fitting.fit.wins_of", lambda _: [1.0])
    wish = ["fit", "citadels", "--players", "2", "--games", "0", "--selfplay", "20"]
    assert main([*wish, "--trial", "2", "--out", str(path)]) == 0
    assert "  choices: as known before\n" in capsys.readouterr().out
    before, after = (read_weights(one, game).players[2] for one in (weights_path("citadels"), path))
    assert after.features == before.features
    assert after.stages != before.stages
    assert main([*wish, "--out", str(tmp_path / "new.json")]) == 2
    assert "--games 0: nothing is known yet" in capsys.readouterr().err


def test_search_teaches_until_it_no_longer_helps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is known yet, so the steward teaches first. The report says of each round whether the
    new guide is kept, and a round that did not help is the last one."""
    path = tmp_path / "guide.json"
    wish = ["fit", "citadels", "--players", "2", "--games", "10", "--selfplay", "10"]
    assert main([*wish, "--search", "2", "--rounds", "2", "--trial", "2", "--out", str(path)]) == 0
    said = capsys.readouterr().out
    trials = [line for line in said.splitlines() if line.startswith("  trial: ")]
    assert said.count("2 players") == 1 + len(trials)
    assert "of 4 games against the old ones, even would be 50%" in trials[0]
    assert trials[0].endswith("they are kept") == (len(trials) == 2)


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        (["--trial", "1"], "--trial: at least 2 is wanted"),
        (["--games", "3"], "--games: at least 10 is wanted"),
        (["--games", "0", "--search", "5"], "a search that teaches needs games"),
        (["--jobs", "0"], "--jobs: at least 1 is wanted"),
        (["--players", "x"], "--players: “x” are no numbers"),
        (["--players", "9"], "citadels is for 2 to 7 players, not 9"),
        (["--seed", "1000"], "--seed: at most 999 is possible, not 1000"),
    ],
)
def test_bad_wishes_are_refused(
    wish: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", "citadels", *wish]) == 2
    assert answer in capsys.readouterr().err


def test_what_is_shipped_is_of_these_guides() -> None:
    """Every feature that was fitted has a weight somewhere: none is dead."""
    for name in tafelrunde.games():
        game = tafelrunde.game(name)
        weights = read_weights(weights_path(name), game)
        assert set(weights.players) == set(game.players)
        assert weights.cards == game.cards
        columns = zip(*(one.features for one in weights.players.values()), strict=True)
        dead = [
            feature
            for feature, values in zip(weights.features, columns, strict=True)
            if not any(values)
        ]
        assert len(dead) < len(weights.features) / 5


def test_guides_of_games_are_guides() -> None:
    state = tafelrunde.game("citadels").new(4, 1)
    assert isinstance(lessons.Plan(state.rules.game, 4, [1], None).guide(), Guide)
