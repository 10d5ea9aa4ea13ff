"""Who sits at the table: people and bots, each with a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from tafelrunde.cli.arguments import usual_players
from tafelrunde.cli.language import BadArgument, blamed
from tafelrunde.cli.table.company import RANDOM, STEWARD, has_steward, is_bot
from tafelrunde.engine.game import Game
from tafelrunde.opponents import UnknownBot, bot, bots
from tafelrunde.opponents.steward import steward_of
from tafelrunde.texts import Texts, bot_names
from tafelrunde.texts.wording import folded

PERSON = "person"
YOU = "you"  # stands for a person without a name
LONGEST_NAME = 16
CLOSE = 0.8  # how much alike a slip of the finger is
FACES = {"random": "☺", "page": "♙", "steward": "♗", "knight": "♘", "count": "♖", "duke": "♔"}


@dataclass(frozen=True)
class Seat:
    """A player: the name the others use, and `person` or the kind of bot."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def seat_words(game: Game, players: int | None, seats: Sequence[str]) -> list[str]:
    """A word for every seat. One bot stands for all; one person plays against stewards."""
    if STEWARD in seats:
        steward_of(game.name)  # some games have none
    if len(seats) > 1:
        if players not in (None, len(seats)):
            raise BadArgument("command-error-seats", seats=len(seats), players=players)
        return list(seats)
    count = game.check_players(usual_players(game) if players is None else players)
    first = seats[0] if seats else YOU
    usual = STEWARD if has_steward(game) else RANDOM
    return [first] + [first if is_bot(first) else usual] * (count - 1)


def against(game: Game, players: int | None, names: Sequence[str]) -> list[str]:
    """A word for every seat where one person plays against bots; one bot stands for all."""
    with blamed("--bots", UnknownBot):
        for name in names:
            bot(name)
    if len(names) == 1:
        count = game.check_players(usual_players(game) if players is None else players)
        names = [*names] * (count - 1)
    elif players not in (None, len(names) + 1):
        raise BadArgument("command-error-opponents", bots=len(names), players=players or 0)
    return seat_words(game, None, [YOU, *names])


def named_people(words: Sequence[str]) -> list[str]:
    return [word for word in words if word != YOU and not is_bot(word)]


def seated(words: Sequence[str], texts: Texts) -> list[Seat]:
    """People have the names they gave, bots names of their own."""
    named = named_people(words)
    for name in named:
        with blamed("--seats", BadArgument):
            check_name(name)
        check_meant(name)
    if len(set(map(folded, named))) < len(named):
        raise BadArgument("command-error-same_name")
    taken = set(map(folded, named))
    free = {kind: _names(kind, taken, texts) for kind in filter(is_bot, words)}
    return [_seat(number, word, free, texts) for number, word in enumerate(words)]


def _names(kind: str, taken: set[str], texts: Texts) -> Iterator[str]:
    """What bots of a kind are called, but for names that people at the table have."""
    return iter([name for name in bot_names(texts, kind) if folded(name) not in taken])


def _seat(number: int, word: str, free: dict[str, Iterator[str]], texts: Texts) -> Seat:
    if is_bot(word):
        return Seat(next(free[word]), word)
    return Seat(texts.text("terminal-person", number=number + 1) if word == YOU else word, PERSON)


def check_meant(name: str) -> None:
    """Is a bot meant rather than a person, or you? Better to ask than to wait for somebody."""
    near = get_close_matches(folded(name), [YOU, *bots()], 1, CLOSE)
    if near:
        raise BadArgument("command-error-mistyped", name=name[:30], near=near[0])


def check_name(name: str) -> None:
    """Somebody's name stands in a line, and not alone there."""
    if not name or not name.isprintable() or name != " ".join(name.split()):
        raise BadArgument("command-error-name", name=name[:30])
    if len(name) > LONGEST_NAME:
        raise BadArgument("command-error-long_name", name=name[:30], most=LONGEST_NAME)


def notes(seats: Sequence[Seat], texts: Texts) -> list[str]:
    """What to know about each player: the sort of bot; nothing about people."""
    return ["" if seat.is_person else texts.text(f"table-bot-{seat.kind}") for seat in seats]


def introductions(seats: Sequence[Seat], texts: Texts, *, faces: bool) -> list[str]:
    """Bots by name, those of one sort together, and what is to be expected of them. Faces are for
    eyes only."""
    sorts: dict[str, list[str]] = {}
    for seat in seats:
        if not seat.is_person:
            sorts.setdefault(seat.kind, []).append(seat.name)
    return [
        (f"{FACES[kind]} " if faces else "")
        + f"{', '.join(names)}: {texts.text(f'table-bot-{kind}')}. "
        + texts.text(f"table-bot-{kind}-about")
        for kind, names in sorts.items()
    ]
