"""What every kind of a game is, with what it does as sentences in every language.

The engine has no sentences. So whoever shows cards to people takes the catalogue from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from tafelrunde.engine.game import Game
from tafelrunde.engine.view import Catalogue, Kind
from tafelrunde.texts.effects import Sentences
from tafelrunde.texts.languages import languages
from tafelrunde.texts.messages import Texts

MOST = 32  # tables with different lists or options whose sentences are kept


def catalogue(game: Game, options: Mapping[str, Any] | None = None) -> Catalogue:
    """The catalogue of a table with these options; those left out are as usual."""
    chosen = {name: option.default for name, option in game.options.items()} | dict(options or {})
    return _catalogue(game, tuple(chosen.items()))


@lru_cache(MOST)
def _catalogue(game: Game, chosen: tuple[tuple[str, Any], ...]) -> Catalogue:
    options = dict(chosen)
    found = game.catalogue_at(options)
    codes = game.card_codes(options)
    if game.vocabulary is None or not codes:
        return found
    makers = {language: _sentences(game, language) for language in languages()}
    kinds = [
        _with_texts(kind, *codes[kind.id], makers) if kind.id in codes else kind
        for kind in found.kinds
    ]
    return replace(found, kinds=kinds)


def _with_texts(kind: Kind, when: str, code: str, makers: Mapping[str, Sentences]) -> Kind:
    texts = {language: maker.card(when, code, kind.facts) for language, maker in makers.items()}
    return replace(kind, texts=texts)


def _sentences(game: Game, language: str) -> Sentences:
    texts = Texts(language)
    assert game.vocabulary is not None
    return Sentences(game.name, game.vocabulary, texts.text, texts.has)
