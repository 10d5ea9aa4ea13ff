"""A record, shown position by position."""

from __future__ import annotations

from tafelrunde.cli.table.ask import Asker
from tafelrunde.cli.table.pieces import Line, Piece
from tafelrunde.cli.table.scene import Scene
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.session import Session, begun, heading
from tafelrunde.cli.table.sheet import outcome_pieces
from tafelrunde.cli.table.story import story_pieces, tell
from tafelrunde.texts.words import Words


class Steps:
    """Walks through the moves of a record, as one seat saw them or everybody.

    Positions are numbered by the moves that led there; lines are those of the record, as an editor
    counts them.
    """

    def __init__(self, session: Session, scene: Scene) -> None:
        self._whole = session
        self._scene = scene
        self.first_line = len(heading(session.record.text).splitlines()) + 1
        self.last_line = self.first_line + len(session.record.moves) - 1

    @property
    def words(self) -> Words:
        return self._scene.words

    @property
    def last(self) -> int:
        return len(self._whole.record.moves)

    def position(self, line: int) -> int | None:
        """The position after the move in a line; None if there is no move."""
        found = line - self.first_line + 1
        return found if 1 <= found <= self.last else None

    def pieces(self, number: int) -> list[Piece]:
        """What the move did, and the table afterwards."""
        record = begun(self._whole.record)
        for line in self._whole.record.moves[:number]:
            record.play(record.state.parse(line.partition(" ")[2]))
        state, words = record.state, self.words
        view, prompt = state.view(words.you), state.prompt(words.you)
        events = [one for one in state.events(0, words.you) if not number or one.ply == state.ply]
        told = story_pieces(tell(events, self._whole.course, words), titles=False)
        table = [Line(self._where(number), "bold"), *told, *self._scene.table(view, prompt)]
        if state.over:
            return [*table, *outcome_pieces(state, words)]
        return [*table, self._scene.waiting(prompt)]

    def _where(self, number: int) -> str:
        words = self.words
        if number == 0:
            return words.text("terminal-step-start", number=self.first_line)
        line = self.first_line + number - 1
        return words.text("terminal-step-line", number=line, count=self.last_line)


def step_through(steps: Steps, start: int, screen: Screen, asker: Asker) -> None:
    """Show positions one by one, wherever the person wants to go; Ctrl-D ends it as well."""
    at = start
    while True:
        screen.show(steps.pieces(at))
        screen.gap()
        try:
            wanted = _next(steps, at, screen, asker)
        except EOFError:
            return
        if wanted is None:
            return
        at = wanted


def _next(steps: Steps, at: int, screen: Screen, asker: Asker) -> int | None:
    """Where to go from here; None to stop. After the last position there is none."""
    words = steps.words
    while True:
        typed = asker.ask(words.text("terminal-step-ask") + ":").lower()
        if typed == "q" or (not typed and at == steps.last):
            return None
        if not typed:
            return at + 1
        if typed == "b":
            return max(at - 1, 0)
        wanted = steps.position(int(typed)) if typed.isdecimal() and len(typed) < 9 else None
        if wanted is not None:
            return wanted
        wrong = {"number": steps.first_line, "count": steps.last_line}
        screen.say(words.text("terminal-step-wrong", **wrong), "yellow")
