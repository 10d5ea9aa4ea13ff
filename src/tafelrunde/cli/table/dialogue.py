"""What is asked back before a move is made: how many, and whether somebody is sure."""

from __future__ import annotations

from tafelrunde.cli.table.answers import Command, HowMany, Play, Problem, counted, understood
from tafelrunde.cli.table.ask import Asker
from tafelrunde.cli.table.complete import Candidate, Completer
from tafelrunde.cli.table.files import AGREED
from tafelrunde.cli.table.menu import Menu
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.things import Things
from tafelrunde.engine.view import Choice
from tafelrunde.texts.wording import folded


class Dialogue:
    """One decision of a person. A warning is given once."""

    def __init__(self, menu: Menu, things: Things, screen: Screen, asker: Asker) -> None:
        self._menu = menu
        self._things = things
        self._words = things.words
        self._screen = screen
        self._asker = asker
        self._options = {option.notation: option for option in menu.options}
        self._warned: set[str] = set()

    def complete(self, line: str) -> list[Candidate]:
        return Completer(self._menu.prompt, self._words).candidates(line)

    def answer(self, text: str) -> Play | Command | Problem | None:
        """What somebody wants; None if they thought better of it."""
        answer = understood(text, self._menu, self._words)
        while isinstance(answer, HowMany):
            self._screen.show(self._menu.count_pieces(answer.options, self._things))
            text = self._asker.ask(self._words.text("terminal-how-many"), self.complete)
            if not text:
                return None
            if text.isdecimal():
                answer = counted(text, answer.options, self._words)
            else:
                answer = understood(text, self._menu, self._words)
        if isinstance(answer, Play) and not self._is_meant(self._options[answer.notation]):
            return None
        return answer

    def _is_meant(self, option: Choice) -> bool:
        if not option.warning or option.notation in self._warned:
            return True
        self._warned.add(option.notation)
        words = self._words
        self._screen.say(words.warning(option.warning), "yellow")
        sure = words.text("table-confirm", move=words.move(option.notation))
        answer = self._asker.ask(f"{sure} ({words.text('table-confirm-keys')})")
        agreed = folded(answer) in AGREED
        if not agreed:
            self._screen.say(words.text("table-cancelled"))
        return agreed
