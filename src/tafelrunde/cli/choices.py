"""The options of the games, for the help of `play`: names, values, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence

import tafelrunde
from tafelrunde.engine.game import Game, Option
from tafelrunde.engine.given import spelled
from tafelrunde.texts import Texts

FLAGS = ("--help", "-h")
SHOWN = 8  # values; more are told as a span


def play_help(tokens: Sequence[str], texts: Texts) -> str:
    """What stands below the help of `play`: the options of the game that is named, or of all.

    Empty if nobody asks, since reading all games takes a while.
    """
    if not set(FLAGS) & set(tokens) or "play" not in tokens:
        return ""
    names = [name for name in tafelrunde.games() if name in tokens] or tafelrunde.games()
    return "\n\n".join(_options(tafelrunde.game(name), texts) for name in names)


def _options(game: Game, texts: Texts) -> str:
    lines = [texts.text("command-play-options", game=game.name)]
    for name, option in game.options.items():
        usual = texts.text("command-default", value=spelled(option.default))
        lines += [f"  {name}={_values(option)}", f"    {texts.text(option.help)} {usual}"]
    return "\n".join(lines)


def _values(option: Option) -> str:
    allowed = list(option.allowed)
    if len(allowed) > SHOWN:
        return f"{spelled(allowed[0])}..{spelled(allowed[-1])}"
    return "|".join(map(spelled, allowed))
