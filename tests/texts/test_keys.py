"""The files: the same keys and variables in every language, none missing, none unused."""

from __future__ import annotations

import re
from importlib import resources
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.games.citadels import rules as r
from tafelrunde.texts import Texts, languages
from tests.texts.keys import CHANGED, FREE_PREFIXES, MOVED, TOLD, citadels_keys, decisions, game

PARTS = ("citadels", "table", "terminal", "page")
NUMBERS = {
    *("amount", "by", "cost", "count", "gold", "limit"),
    *("number", "points", "round", "seed", "value"),
}
COMMANDS = (
    *("moves", "why", "undo", "log", "score", "rules"),
    *("cards", "hint", "save", "load", "quit", "help"),
)
# Sentences without an actor: nobody can be addressed in them.
IMPERSONAL = {"citadels-moved-opened", "citadels-moved-reshuffle", "citadels-told-ended"}


class Reader(Visitor):
    """What a message is made of: variables, other messages, and variants for a player."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages(language: str) -> dict[str, Reader]:
    found = {}
    for part in PARTS:
        file = resources.files("tafelrunde.texts") / language / f"{part}.ftl"
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Reader()
                found[entry.id.name].visit(entry)
    return found


def test_every_key_exists_in_every_language_with_the_same_variables() -> None:
    first, *others = [messages(language) for language in languages()]
    for other in others:
        assert list(first) == list(other)  # in the same order too, so that files can be compared
        for key, message in first.items():
            assert message.variables == other[key].variables, key
            assert message.messages == other[key].messages, key


@pytest.mark.parametrize("language", languages())
def test_every_key_of_the_engine_exists(language: str) -> None:
    texts = Texts(language)
    assert [key for key in citadels_keys() if not texts.has(key)] == []
    for code in ("unknown_notation", "no_such_move"):
        assert texts.has(f"table-why-{code}")


@pytest.mark.parametrize("language", languages())
def test_no_text_is_unused(language: str) -> None:
    keys = Texts(language).keys()
    used = [key for key in keys if not key.startswith(FREE_PREFIXES)]
    assert sorted(used) == citadels_keys()


@pytest.mark.parametrize("language", languages())
def test_every_key_stands_in_the_file_of_its_part(language: str) -> None:
    for part in PARTS:
        file = resources.files("tafelrunde.texts") / language / f"{part}.ftl"
        keys = re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
        assert keys
        assert all(key.startswith(f"{part}-") for key in keys)


@pytest.mark.parametrize("language", languages())
def test_every_text_formats_and_is_tidy(language: str) -> None:
    texts = Texts(language)
    for key, message in messages(language).items():
        for number, word in product((0, 1, 2, 21), ("Xx", "yes", texts.text("table-you"))):
            arguments = {name: number if name in NUMBERS else word for name in message.variables}
            text = texts.text(key, **arguments)
            assert text == " ".join(text.split())
            assert text
            assert not set("{}\u2068\u2069") & set(text)


@pytest.mark.parametrize("language", languages())
def test_sentences_end_and_labels_do_not(language: str) -> None:
    texts = Texts(language)
    groups = ("ask", "wait", "moved", "changed", "told", "why", "effect", "power")
    sentences = tuple(f"citadels-{group}-" for group in groups)
    labels = tuple(f"citadels-{group}-" for group in ("move", "score", "zone", "phase", "fact"))
    for key, message in messages(language).items():
        arguments = {name: 2 if name in NUMBERS else "Xx" for name in message.variables}
        text = texts.text(key, **arguments)
        if key.startswith(sentences):
            assert text[-1] in ".!?", key
        elif key.startswith(labels):
            assert text[-1] not in ".!?", key


@pytest.mark.parametrize("language", languages())
def test_sentences_about_a_player_can_address_him(language: str) -> None:
    """ "Du baust Taverne", never "Du baut Taverne"."""
    you = Texts(language).text("table-you")
    forms = {"moved": MOVED, "changed": CHANGED, "told": TOLD}
    logged = {f"citadels-{form}-{cause}" for form, causes in forms.items() for cause in causes}
    asked = {f"citadels-ask-{kind}" for kind in decisions()}
    found = messages(language)
    for key in sorted(logged - IMPERSONAL):
        addressed = [name for name in ("player", "source_player") if name in found[key].variables]
        assert addressed
        for name in addressed:
            assert you in found[key].variants[name], key
    for key in asked:
        assert you in found[key].variants["seat"]


@pytest.mark.parametrize("language", languages())
def test_the_words_to_type_differ(language: str) -> None:
    """Else one could not tell two commands apart. Spelled in one piece and in small letters."""
    texts = Texts(language)
    words = [texts.text(f"table-command-{name}") for name in COMMANDS]
    assert all(texts.text(f"table-command-{name}-help") for name in COMMANDS)
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"[a-zäöüß]+", word) for word in words)


def test_a_constant_named_in_a_label_is_that_of_the_rules() -> None:
    texts = Texts("en")
    assert f"{r.BASIC_GOLD} gold" in texts.text("citadels-move-gold")
    assert f"{r.MERCHANT_GOLD} gold" in texts.text("citadels-move-profit")
    assert f"{r.ARCHITECT_CARDS} cards" in texts.text("citadels-move-plans")
    assert f"{r.LABORATORY_GOLD} gold" in texts.text("citadels-move-laboratory", card="")
    assert f"{r.GRAVEYARD_PRICE} gold" in texts.text("citadels-move-rescue")
    smithy = texts.text("citadels-move-smithy")
    assert f"{r.SMITHY_CARDS} cards for {r.SMITHY_PRICE} gold" in smithy
    assert f"{r.ARCHITECT_BUILDS} districts" in texts.text("citadels-power-architect")


def test_option_values_have_names() -> None:
    keys = citadels_keys()
    assert "citadels-option-tie_break-shared" in keys
    assert "citadels-option-bank_limit-none" in keys
    assert all(option.help in keys for option in game().options.values())
