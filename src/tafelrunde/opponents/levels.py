"""How much thought makes a knight, a count and a duke: `boardgames/<game>/components/levels.toml`.

Simulations, not seconds: so a level is as strong on any machine that is quick enough. How many it
takes to set the levels apart depends on the game, and matches tell (docs/strength.md).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
FILE = "levels.toml"
# In a game that says nothing of it
USUAL: Mapping[str, int] = {"knight": 500, "count": 1000, "duke": 8000}


@cache
def simulations(game: str) -> Mapping[str, int]:
    """By level how many it makes before a move."""
    path = PACKAGE / "boardgames" / game / "components" / FILE
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else USUAL
