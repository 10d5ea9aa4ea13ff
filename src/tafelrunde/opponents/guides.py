"""The guide of a game and what it has learned: `boardgames/<game>/components/guide.json`.

What a fit has found is used for any card list, since features are about what a card costs and
brings and not about which it is. But only for the rules version it was made with, and only if file
and guide speak of the same features. Otherwise there is a note that says so, and whoever would
search plays by rules of thumb.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from tafelrunde._home import write_safely
from tafelrunde.engine.game import Game
from tafelrunde.engine.guide import Guide, any_guide
from tafelrunde.engine.rules import Rules

FORMAT = 1
FILE = "guide.json"
# What reading a file may end in that is JSON of another shape, or none
MISSHAPEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
UNTRAINED = "table-bot-untrained"
PACKAGE = Path(__file__).resolve().parents[1]
PARTS = ("search", "steward")  # of a game
SEARCH = (
    PACKAGE / "engine" / "guide.py",
    PACKAGE / "engine" / "search.py",
    PACKAGE / "opponents" / "searching.py",
)


class BadWeights(Exception):
    """A file of weights that is damaged or does not fit; the message is one line."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned for one number of players."""

    features: list[float]
    stages: list[list[float]]
    tau: list[float]


@dataclass(frozen=True, slots=True)
class Weights:
    """What stands in a file: by number of players what was learned."""

    game: str
    version: int
    cards: str
    features: list[str]
    terms: list[str]
    players: dict[int, Learned] = field(default_factory=dict)

    def for_players(self, players: int) -> Learned:
        """Where nobody has fitted this number of players, the nearest will do."""
        return self.players[min(self.players, key=lambda known: (abs(known - players), known))]

    def as_json(self) -> dict[str, Any]:
        tables = {
            str(players): {"features": one.features, "stages": one.stages, "tau": one.tau}
            for players, one in sorted(self.players.items())
        }
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "cards": self.cards,
            "features": self.features,
            "terms": self.terms,
            "players": tables,
        }


# ------------------------------------------------------------------------- guides
def plain_guide(rules: Rules, players: int) -> Guide:
    """The guide of a game without anything learned; the engine's own where it has none."""
    name = f"tafelrunde.boardgames.{rules.game.name}.search.guide"
    try:
        return cast(Guide, import_module(name).guide(rules, players))
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the guide is there, but misses something
        return any_guide(rules, players)


@dataclass(frozen=True, slots=True)
class Guided:
    """A guide, and what the table should be told about it: the key of a text, or nothing."""

    guide: Guide
    note: str = ""
    fault: str = ""  # in one line, for whoever looks after the table

    @property
    def is_fit(self) -> bool:
        """Can it lead a search?"""
        return not self.fault

    @property
    def is_trained(self) -> bool:
        """Has it learned anything?"""
        return self.note != UNTRAINED


def guide_for(rules: Rules, players: int) -> Guided:
    """The guide of a game with what it has learned. It is kept: to make one takes a while."""
    path = weights_path(rules.game.name)
    return _guide_for(rules, players, path, path.stat().st_mtime_ns if path.is_file() else 0)


@lru_cache(maxsize=32)
def _guide_for(rules: Rules, players: int, path: Path, stamp: int) -> Guided:
    game = rules.game
    plain = plain_guide(rules, players)
    if stamp == 0:
        return Guided(plain, UNTRAINED)
    try:
        weights = read_weights(path, game)
        check_names(weights, plain, path)
    except BadWeights as error:
        return Guided(plain, "table-bot-unfit", str(error))
    plain_learns(plain, weights.for_players(players))
    return Guided(plain, "" if weights.cards == game.cards else "table-bot-other_cards")


def plain_learns(guide: Guide, learned: Learned) -> None:
    guide.learn(learned.features[:], [row[:] for row in learned.stages], learned.tau[:])


def weights_path(game: str) -> Path:
    return PACKAGE / "boardgames" / game / "components" / FILE


def edition_of(game: str) -> str:
    """A short hash of all that makes somebody who searches strong: the weights of a game, what they
    weigh, the search itself, and the steward whom it asks where it doubts itself."""
    digest = sha256()
    folder = PACKAGE / "boardgames" / game
    sources = [path for part in PARTS for path in sorted((folder / part).glob("*.py"))]
    for path in (weights_path(game), *sources, *SEARCH):
        text = path.read_bytes() if path.is_file() else b""
        text = _without_words(text) if path.suffix == ".py" else text
        digest.update(f"{len(text)}\0".encode() + text)
    return digest.hexdigest()[:8]


def _without_words(source: bytes) -> bytes:
    """A source without comments and docstrings: they make nobody stronger."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()


# -------------------------------------------------------------------------- files
def _read(path: Path) -> Weights:
    try:
        return _parse(json.loads(path.read_text("utf-8")))
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "it is no UTF-8 text"
        raise BadWeights(f"{path} cannot be read: {reason}") from None
    except MISSHAPEN as error:
        what = f"{type(error).__name__}: {error}".splitlines()[0]
        raise BadWeights(f"{path} is damaged ({what})") from None


def read_weights(path: Path, game: Game) -> Weights:
    """The weights in a file, if they are of this game and rules version."""
    weights = _read(path)
    if weights.game != game.name:
        raise BadWeights(f"{path.name} is of {weights.game}, not of {game.name}")
    if weights.version != game.version:
        made = f"made with version {weights.version} of the rules, and this is {game.version}"
        raise BadWeights(f"{path.name} of {game.name} was {made}; run: tafelrunde fit {game.name}")
    return weights


def check_names(weights: Weights, guide: Guide, path: Path) -> None:
    """File and code must speak of the same things in the same order."""
    for what, wanted, found in (
        ("features", guide.features, weights.features),
        ("terms", guide.terms, weights.terms),
    ):
        if wanted != found:
            odd = sorted(set(wanted) ^ set(found))[:1] or ["their order"]
            raise BadWeights(
                f"{path.name} of {weights.game} has other {what} than the guide "
                f"({odd[0]}); run: tafelrunde fit {weights.game}"
            )
    for players, one in weights.players.items():
        if len(one.stages) != len(guide.stages):
            stages = f"{len(one.stages)} stages, not {len(guide.stages)}"
            raise BadWeights(f"{path.name} of {weights.game} has {stages}, for {players} players")


def adapted(weights: Weights, guide: Guide) -> Weights:
    """The same for a guide that speaks of other things, or in another order: what is new weighs
    nothing yet. Stages that are not the same are begun anew."""
    return replace(
        weights,
        features=list(guide.features),
        terms=list(guide.terms),
        players={
            players: _adapted(one, weights, guide) for players, one in weights.players.items()
        },
    )


def _adapted(one: Learned, weights: Weights, guide: Guide) -> Learned:
    features = _by_name(one.features, weights.features, guide.features)
    if len(one.stages) != len(guide.stages):
        return Learned(features, [row[:] for row in guide.stages], guide.tau[:])
    rows = [_by_name(row, weights.terms, guide.terms) for row in one.stages]
    return Learned(features, rows, one.tau)


def _by_name(numbers: list[float], names: list[str], wanted: Sequence[str]) -> list[float]:
    known = dict(zip(names, numbers, strict=True))
    return [known.get(name, 0.0) for name in wanted]


def _parse(data: Any) -> Weights:
    if data["format"] != FORMAT:
        raise ValueError(f"format {data['format']!r}, not {FORMAT}")
    features, terms = list(map(str, data["features"])), list(map(str, data["terms"]))
    players = {
        int(number): Learned(
            _numbers(one["features"], len(features)),
            [_numbers(row, len(terms)) for row in one["stages"]],
            _positive(_numbers(one["tau"], len(one["stages"]))),
        )
        for number, one in data["players"].items()
    }
    if not players:
        raise ValueError("there are no weights in it")
    return Weights(
        str(data["game"]), int(data["version"]), str(data["cards"]), features, terms, players
    )


def _numbers(found: Any, size: int) -> list[float]:
    if len(found) != size:
        raise ValueError(f"{len(found)} numbers instead of {size}")
    numbers = [float(one) for one in found]
    if not all(-1e6 < one < 1e6 for one in numbers):
        raise ValueError("a number is out of bounds")
    return numbers


def _positive(numbers: list[float]) -> list[float]:
    if min(numbers) <= 0:
        raise ValueError("tau must be positive")
    return numbers


def write_weights(weights: Weights, path: Path) -> None:
    """Write a file that people can compare: one list to a line."""
    text = json.dumps(_rounded(weights.as_json()), ensure_ascii=False, indent=1)
    write_safely(path, _lists_on_one_line(text) + "\n")


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    return [_rounded(one) for one in value] if isinstance(value, list) else value


def _lists_on_one_line(text: str) -> str:
    """JSON with every innermost list on a line of its own."""
    lines: list[str] = []
    gathered: list[str] | None = None
    for line in text.splitlines():
        bare = line.strip()
        if gathered is not None and bare.startswith("]"):
            lines.append(" ".join(gathered).replace("[ ", "[") + bare)
            gathered = None
        elif gathered is not None and bare.endswith("["):
            lines.extend(gathered)  # it was a list of lists
            gathered = [line.rstrip()]
        elif gathered is not None:
            gathered.append(bare)
        elif bare.endswith("["):
            gathered = [line.rstrip()]
        else:
            lines.append(line)
    return "\n".join(lines)
