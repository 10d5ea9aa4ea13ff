"""Answers to those commands that change nothing."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.cli.table.answers import moves_called, shortened
from tafelrunde.cli.table.commands import COMMANDS
from tafelrunde.cli.table.lookup import cards_pieces, rules_pieces
from tafelrunde.cli.table.pieces import Heading, Line, Piece, Row, Rows
from tafelrunde.cli.table.scene import Scene
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.sheet import score_pieces
from tafelrunde.cli.table.story import last_of, length, story_pieces, tell
from tafelrunde.engine.view import Prompt
from tafelrunde.opponents import Because
from tafelrunde.texts.wording import capital
from tafelrunde.texts.words import Words

SENTENCES = 30  # of the log, unless told otherwise


class Service:
    """Serves the seat that decides."""

    def __init__(self, session: Session, scene: Scene, prompt: Prompt) -> None:
        self._session = session
        self._scene = scene
        self._prompt = prompt
        self._answers: dict[str, Callable[[str], list[Piece]]] = {
            "moves": self._moves,
            "why": self._why,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "cards": self._cards,
            "hint": self._hint,
            "help": self._help,
        }

    def knows(self, command: str) -> bool:
        return command in self._answers

    def answer(self, command: str, rest: str) -> list[Piece]:
        return self._answers[command](rest)

    @property
    def _words(self) -> Words:
        return self._scene.words

    def _moves(self, _: str) -> list[Piece]:
        view = self._session.state.view(self._words.you)
        return [
            *self._scene.table(view, self._prompt),
            *self._scene.question(view, self._prompt, whole=True),
        ]

    def _why(self, text: str) -> list[Piece]:
        if not text:
            return [Line(self._words.text("table-why-ask"))]
        found = moves_called(text, self._prompt, self._words) or [shortened(text)]
        reasons = {self._reason(one) for one in found}
        if len(found) > 1 and (len(reasons) > 1 or "" in reasons):
            choices = ", ".join(self._words.move(one) for one in found[:5])
            return [Line(self._words.text("table-ambiguous", text=text, choices=choices))]
        said = reasons.pop() or self._words.text("table-why-legal", move=self._words.move(found[0]))
        about = self._about(found[0])
        return [Line(said), *([Line(about, "dim")] if about else [])]

    def _about(self, notation: str) -> str:
        """What the card does that a move is about, where that matters for the move."""
        things, game = self._scene.things, self._words.game
        told = notation.partition(" ")[0] in things.layout.about and game.is_notation(notation)
        if not told:
            return ""
        return things.about([str(one) for one in game.arguments(notation).values()])

    def _reason(self, notation: str) -> str:
        """Why a move is not possible; empty if it is."""
        reason = self._session.state.why_not(notation)
        return self._words.reason(reason) if reason else ""

    def _log(self, text: str) -> list[Piece]:
        count = int(text) if text.isdecimal() and len(text) < 7 else SENTENCES
        words = self._words
        events = self._session.state.events(0, words.you)
        whole = tell(events, self._session.course, words)
        if not whole:
            return [Line(words.text("table-log-empty"))]
        left_out = length(whole) - count
        if left_out <= 0:
            return story_pieces(whole)
        log = words.text("table-command-log")
        more = words.text("terminal-log-more", count=left_out, log=log, all=length(whole))
        return [Line(more, "dim"), *story_pieces(last_of(whole, count))]

    def _score(self, _: str) -> list[Piece]:
        return score_pieces(self._session.state, self._words)

    def _rules(self, topic: str) -> list[Piece]:
        options = self._session.state.rules.options
        return rules_pieces(topic, self._prompt.anchor, self._words, options)

    def _cards(self, name: str) -> list[Piece]:
        places = self._scene.things.named(self._session.state.view(self._words.you))
        return cards_pieces(name, self._words, places)

    def _hint(self, _: str) -> list[Piece]:
        words = self._words
        if len(self._prompt.options) == 1:
            return [Line(words.text("table-hint-only"))]
        advice = self._session.advice()
        if advice is None:
            return [Line(words.text("terminal-hint-none"))]
        move = words.move(self._session.state.notate(advice.move))
        said = words.text("table-hint", bot=words.text(f"table-bot-{advice.bot}"), move=move)
        reasons = [self._because(one) for one in advice.reasons if words.has(one.text)]
        return [Line(said), Line(" ".join(reasons))] if reasons else [Line(said)]

    def _because(self, because: Because) -> str:
        """Without the move, which stands before it: "Build Tavern: that is 3 points."."""
        reason = self._words.text(because.text, **self._words.worded(because.arguments))
        if because.text.startswith("table-"):
            return reason  # of any game: it does not name the move
        return capital(reason.partition(": ")[2] or reason)

    def _help(self, _: str) -> list[Piece]:
        words = self._words
        rows = [
            Row(words.text(f"table-command-{name}"), [words.text(f"table-command-{name}-help")])
            for name in COMMANDS
        ]
        help_word = words.text("table-command-help")
        usage = Line(words.text("table-ask-move-help", help=help_word))
        heading = Heading(words.text("table-commands-heading"))
        return [heading, Rows(rows), usage, *self._seat_numbers()]

    def _seat_numbers(self) -> list[Piece]:
        """Typed moves call players by number; nothing else on the screen does."""
        if not any("seat" in verb.arguments for verb in self._session.game.verbs):
            return []
        named = [f"{seat} {self._words.player(seat)}" for seat in range(len(self._session.seats))]
        return [Line(self._words.text("terminal-seat-numbers", players=", ".join(named)))]
