"""Whatever the engine says as a sentence in a language: reasons, prompts, events, phases."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.errors import BadCards, BadOption, IllegalMove, Reason
from tafelrunde.engine.events import Changed, Event, Moved, Told
from tafelrunde.engine.game import Game
from tafelrunde.engine.view import Prompt, Stage
from tafelrunde.texts.languages import languages
from tafelrunde.texts.messages import Texts
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.words import Words

Sayable = Reason | IllegalMove | Prompt | Stage | Event | Sequence[Event] | Sequence[Stage]


def card_problem(error: BadCards, language: str) -> str:
    """What is wrong in a card list, without where."""
    return Texts(language).text(error.what.key, **error.arguments)


def card_trouble(error: BadCards, language: str) -> str:
    """What is wrong with a card list and where, as a sentence."""
    problem = card_problem(error, language)
    texts = Texts(language)
    return texts.text("table-card_list", problem=problem, line=error.line, column=error.column)


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
