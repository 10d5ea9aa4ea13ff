"""Whatever the engine says as a sentence in a language: reasons, prompts, events, phases."""

from __future__ import annotations

import errno
import socket
from collections.abc import Sequence

from tafelrunde.engine.errors import (
    BadCards,
    BadOption,
    BadPosition,
    BadRecord,
    Fact,
    IllegalMove,
    Reason,
    TafelrundeError,
)
from tafelrunde.engine.events import Changed, Event, Moved, Told
from tafelrunde.engine.game import Game
from tafelrunde.engine.view import Arguments, Prompt, Stage
from tafelrunde.texts.languages import languages
from tafelrunde.texts.messages import Texts
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words

Sayable = Reason | IllegalMove | Prompt | Stage | Event | Sequence[Event] | Sequence[Stage]


def card_problem(error: BadCards, language: str) -> str:
    """What is wrong in a card list, without where."""
    return _in_words(error, Texts(language))


def trouble(error: TafelrundeError, language: str, game: Game | None = None) -> str:
    """What is wrong, as a sentence. What only a program can ask is in English."""
    texts = Texts(language)
    if isinstance(error, BadCards):
        facts: Arguments = {"line": error.line, "column": error.column}
        return texts.text("table-card_list", problem=_in_words(error, texts), **facts)
    if isinstance(error, IllegalMove) and game is not None:
        return f"{error.move}: {say(error, game, language)}"
    if not isinstance(error, BadRecord | BadPosition):
        return _in_words(error, texts)
    cause = error.__cause__
    inner = cause if isinstance(cause, TafelrundeError) else None
    problem = trouble(inner, language, game) if inner else _in_words(error, texts)
    if isinstance(error, BadRecord):
        return texts.text("error-at_line", line=error.line, problem=problem)
    if not inner and not error.key:
        return texts.text("error-position", path=error.path)
    return texts.text("error-at_path", path=error.path, problem=problem)


def os_trouble(error: OSError, language: str) -> str:
    """What the system reports, without the file that it is about."""
    texts = Texts(language)
    key = f"error-os-{_name_of(error)}"
    reason = error.strerror or str(error) or type(error).__name__
    return texts.text(key) if texts.has(key) else texts.text("error-os", reason=reason)


def _name_of(error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return "EAI_NONAME"
    return errno.errorcode.get(error.errno or 0, "")


def _in_words(error: TafelrundeError, texts: Texts) -> str:
    if not error.key:
        return str(error)
    facts = {name: _fact(fact, texts) for name, fact in error.facts.items()}
    said = texts.text(error.key, **facts)
    return f"{said} {texts.text('error-near', near=error.near)}" if error.near else said


def _fact(fact: Fact | TafelrundeError | OSError, texts: Texts) -> Fact:
    """A fact may be what went wrong elsewhere."""
    if isinstance(fact, OSError):
        return os_trouble(fact, texts.language)
    return trouble(fact, texts.language) if isinstance(fact, TafelrundeError) else fact


class Trouble(TafelrundeError):
    """What can go wrong above the engine, where there are words for it: the key of a text and its
    facts."""

    def __init__(self, key: str, /, **facts: Fact | TafelrundeError | OSError) -> None:
        english = Texts("en")
        super().__init__(english.text(key, **{k: _fact(v, english) for k, v in facts.items()}))
        self.key, self.facts = key, facts


def say(
    thing: Sayable,
    game: Game | None = None,
    language: str = "en",
    names: Sequence[str] = (),
    you: int | None = None,
) -> str:
    """A reason, prompt, event, list of events or phase of this game as text.

    `names` are those of the players by seat; the seat `you` is spoken to.
    """
    if thing is None:
        raise BadOption("there is nothing to say: why_not is None where a move is legal")
    if not isinstance(game, Game):  # anything may come
        raise BadOption("the game is wanted as well: say(thing, game)")
    if language not in languages():
        raise BadOption(f"there is no language {language!r}; there are: {', '.join(languages())}")
    words = Words(game, language, names, you)
    if isinstance(thing, IllegalMove):
        thing = thing.reason
    if isinstance(thing, Reason):
        return words.reason(thing)
    if isinstance(thing, Prompt):
        return words.ask(thing) if thing.options else words.wait(thing)
    if isinstance(thing, Stage):
        return words.stage(thing)
    if isinstance(thing, Moved | Changed | Told):
        thing = [thing]
    if isinstance(thing, list | tuple):
        if all(isinstance(one, Stage) for one in thing):
            return words.path([one for one in thing if isinstance(one, Stage)])
        events = [one for one in thing if isinstance(one, Moved | Changed | Told)]
        if len(events) == len(thing):
            return " ".join(sentences(events, words))
    raise BadOption(f"there are no words for {type(thing).__name__}")
