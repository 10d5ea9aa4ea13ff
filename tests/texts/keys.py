"""Every key that a game can ask for, from the tables of its engine and its vocabulary."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import tafelrunde
from tafelrunde import Game, Option
from tafelrunde.engine.errors import CardProblems
from tafelrunde.engine.step import Decision
from tafelrunde.texts.layout import layout_of
from tests.texts.bruges import BRUGES
from tests.texts.citadels import CITADELS
from tests.texts.last_will import LAST_WILL
from tests.texts.noblemen import NOBLEMEN
from tests.texts.vocabulary import Vocabulary

VOCABULARIES = {one.name: one for one in (BRUGES, CITADELS, LAST_WILL, NOBLEMEN)}
GAMES = tuple(tafelrunde.games())
# Written by those who need them, so nothing here knows all of them: hints by the stewards, words by
# the other texts of a game.
FREE_PREFIXES = (
    *("table-", "terminal-", "page-", "arena-", "command-", "error-"),
    *(f"{name}-{group}-" for name in GAMES for group in ("hint", "word")),
)


def decisions(game: Game) -> list[str]:
    """The kinds of prompts: also the anchors of the rules they point at."""
    return [name for name, step in game.step_types.items() if issubclass(step, Decision)]


def game_keys(name: str) -> list[str]:
    game, words = tafelrunde.game(name), VOCABULARIES[name]
    keys = [f"{name}-{key}" for key in _grouped(game, words)]
    keys += [key for option in game.options.values() for key in _option_keys(option)]
    keys += [kind.text for kind in game.catalogue().kinds if kind.text]
    return sorted({f"{name}-name", f"{name}-teaser", *keys})


def _grouped(game: Game, words: Vocabulary) -> list[str]:
    groups: dict[str, Iterable[str]] = {
        "ask": decisions(game),
        "wait": decisions(game),
        "move": [verb.name for verb in game.verbs],
        "moved": words.moved,
        "changed": words.changed,
        "told": words.told,
        "phase": [*words.phases, *_parts(game)],
        "bad_cards": _card_problems(game),
        "why": [*game.refusals[1:], *words.reasons],
        "score": words.categories,
        "outlook": game.outlook(game.new(game.players[0], 0))[0],
        "tie": game.tie_breaks,
        "zone": [*words.zones, *words.places],
        "count": words.hidden,
        "amount": words.amounts,
        "remark": words.remarks,
        "warn": words.warnings,
        "fact": sorted({fact for kind in game.catalogue().kinds for fact in kind.facts}),
        **words.other,
    }
    return [f"{group}-{name}" for group, names in groups.items() for name in names]


def _parts(game: Game) -> set[str]:
    """Parts of the game with headings of their own, whether anybody decides in them or not."""
    return {name for path in layout_of(game).parts for name in path.split("/")}


def _card_problems(game: Game) -> list[str]:
    """What can be wrong with its card list only: declared where the list is read."""
    catalogue = import_module(f"tafelrunde.boardgames.{game.name}.catalogue")
    return [*getattr(catalogue, "problem", CardProblems(game.name)).all]


def _option_keys(option: Option) -> list[str]:
    """Its label, its help, and names for the values that are neither numbers nor yes and no."""
    named = [value for value in option.allowed if value is None or isinstance(value, str)]
    values = ["none" if value is None else value for value in named]
    return [option.help, f"{option.help}-help", *(f"{option.help}-{value}" for value in values)]
