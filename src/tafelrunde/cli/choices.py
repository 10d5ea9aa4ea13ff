"""The options of the games, for the help of `play`: names, values, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tafelrunde
from tafelrunde.engine.game import Game, Option
from tafelrunde.texts import Texts

FLAGS = ("--help", "-h")
SHOWN = 8  # values; more are told as a span


def play_help(tokens: Sequence[str]) -> str:
    """What stands below the help of `play`: the options of the game that is named, or of all.

    Empty if nobody asks, since reading all games takes a while.
    """
    if not set(FLAGS) & set(tokens) or "play" not in tokens:
        return ""
    names = [name for name in tafelrunde.games() if name in tokens] or tafelrunde.games()
    return "\n\n".join(_options(tafelrunde.game(name)) for name in names)


def _options(game: Game) -> str:
    texts = Texts("en")
    lines = [f"Options of {game.name} (--option NAME=VALUE):"]
    for name, option in game.options.items():
        usual = _word(option.default)
        lines += [f"  {name}={_values(option)}", f"    {texts.text(option.help)}; usually {usual}"]
    return "\n".join(lines)


def _values(option: Option) -> str:
    allowed = list(option.allowed)
    if len(allowed) > SHOWN:
        return f"{_word(allowed[0])}..{_word(allowed[-1])}"
    return "|".join(map(_word, allowed))


def _word(value: Any) -> str:
    """As `--option` reads it."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)
