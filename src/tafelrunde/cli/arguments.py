"""What stands on the command line, turned into what a game takes."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, Token

from tafelrunde.cli.language import BadArgument
from tafelrunde.engine.game import Game

USUAL_PLAYERS = 4
MOST = 1_000_000  # of anything one can want many of
FRESH_SEEDS = 1_000_000  # few digits, so that one likes to type a seed again
WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "none": None}

Value = bool | int | str | None


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """Stricter than usual: a seed of 1.5 is a mistake, not the seed 2."""
    text = tokens[0].value
    # No seed or player count has more than 19 digits; much longer ones Python refuses to read.
    if not re.fullmatch(r"-?[0-9]{1,30}", text):
        raise ValueError("this is no whole number")
    return int(text)


WholeNumber = Annotated[int | None, Parameter(converter=whole_number)]


def fresh_seed() -> int:
    return secrets.randbelow(FRESH_SEEDS)


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])


def positive(name: str, given: int | None, usual: int) -> int:
    """A number above 0, or the usual one."""
    if given is not None and given < 1:
        raise BadArgument("command-error-positive", option=name, given=given)
    if given is not None and given > MOST:
        raise BadArgument("command-error-at_most", option=name, most=MOST, given=given)
    return usual if given is None else given


def check_writable(name: str, file: Path | None) -> None:
    """Can a file be written there? Better known before minutes of work than after."""
    if file is None:
        return
    if file.is_dir():
        raise BadArgument("command-error-folder", option=name, file=str(file))
    if not file.parent.is_dir():
        raise BadArgument("command-error-no_folder", option=name, folder=str(file.parent))
    place = file if file.exists() and not file.is_file() else file.resolve().parent
    if not os.access(place, os.W_OK):
        raise BadArgument("command-error-not_writable", option=name, place=str(place))


def read_seats(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def read_options(texts: Sequence[str]) -> dict[str, Value]:
    """Options as `name=value`; whether the game has them is for the game to say."""
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadArgument("command-error-no_pair", given=text[:40])
        if name.strip() in options:
            raise BadArgument("command-error-option_twice", name=name.strip()[:40])
        options[name.strip()] = read_value(value.strip())
    return options


def read_value(text: str) -> Value:
    """true, false, null or none, a whole number, or else a word."""
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text
