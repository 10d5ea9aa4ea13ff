"""What the texts of all files speak of."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.texts import languages
from tests.texts.keys import GAMES

SHARED = ("table", "terminal", "page", "arena", "command", "error")


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


def parts() -> dict[str, str]:
    """The files, and how their keys begin. Hints and cards may have files of their own."""
    folder = resources.files("tafelrunde.texts") / languages()[0]
    more = {f"{name}_hints": f"{name}-hint-" for name in GAMES}
    more |= {f"{name}_{part}": f"{name}-" for name in GAMES for part in ("cards", "persons")}
    found = {part: start for part, start in more.items() if (folder / f"{part}.ftl").is_file()}
    return {part: f"{part}-" for part in (*SHARED, *GAMES)} | found


def file_of(part: str, language: str) -> str:
    file = resources.files("tafelrunde.texts") / language / f"{part}.ftl"
    return file.read_text("utf-8")


@cache
def messages(language: str) -> dict[str, Reader]:
    found = {}
    for part in parts():
        for entry in FluentParser().parse(file_of(part, language)).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Reader()
                found[entry.id.name].visit(entry)
    return found


def variables(key: str, found: dict[str, Reader]) -> set[str]:
    """All that a text speaks of, also through the texts it is made of."""
    inner = [variables(one, found) for one in found[key].messages]
    return found[key].variables.union(*inner)
