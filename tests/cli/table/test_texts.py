"""The texts of the terminal: none missing, none left over."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import tafelrunde
from tafelrunde.texts import Texts

HOME = Path(tafelrunde.__file__).parent
SPEAKING = ("cli", "texts")  # the parts of the house that look up texts of the table
KEY = re.compile(r'"((?:table|terminal)-[a-z_-]+)"')
# Made of a name: of a colour, a command, or of one of the forms that events have.
MADE = ("terminal-colour-", "terminal-alias-")
FORMS = {"terminal-moved", "terminal-changed", "terminal-told"}


def named() -> set[str]:
    """Every key that is written out in the command, or where its words are made."""
    files = [file for part in SPEAKING for file in (HOME / part).rglob("*.py")]
    return {key for file in files for key in KEY.findall(file.read_text("utf-8"))}


def test_every_text_that_is_asked_for_exists() -> None:
    for language in ("de", "en"):
        texts = Texts(language)
        assert [key for key in sorted(named()) if not texts.has(key)] == []


def test_no_text_of_the_terminal_is_unused() -> None:
    texts = Texts("en").keys()
    own = [key for key in texts if key.startswith("terminal-")]
    unused = {key for key in own if key not in named() and not key.startswith(MADE)}
    assert unused == FORMS


def test_there_are_names_for_a_whole_table_of_bots() -> None:
    most = max(tafelrunde.game(name).players[-1] for name in tafelrunde.games())
    for language, kind in product(("de", "en"), tafelrunde.bots()):
        names = Texts(language).text(f"table-bot-{kind}-names").split(", ")
        assert len(set(names)) > most
        assert all(name.isalpha() and len(name) < 9 for name in names)
