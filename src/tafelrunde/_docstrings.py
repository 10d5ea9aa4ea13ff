"""Puts docstrings back into the C that mypyc writes: it keeps signatures only.

So `help(state.play)` tells the same whether the engine is compiled or not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

STRING = r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)'
METHOD = re.compile(rf"CPyPy_(\w+),\s*METH_[A-Z_| ]+, {STRING}")
CLASS = re.compile(
    rf"CPyType_(\w+)_template_ = {{(?:(?!_template_ = {{).)*?\.tp_doc = {STRING}", re.S
)


def document(c_file: Path, modules: Iterable[tuple[str, Path]]) -> None:
    """Write the docstrings of these modules (name and source) into a file of generated C."""
    docs = {name: text for module, source in modules for name, text in _docs(module, source)}

    def with_doc(found: re.Match[str]) -> str:
        head = found[0][: found[0].rindex("PyDoc_STR(")]
        return (
            f'{head}PyDoc_STR("{found[2] or ""}{docs[found[1]]}")'
            if docs.get(found[1])
            else found[0]
        )

    code = METHOD.sub(with_doc, c_file.read_text("utf-8"))
    c_file.write_text(CLASS.sub(with_doc, code), "utf-8")


def _docs(module: str, source: Path) -> Iterator[tuple[str, str]]:
    """Every class, method and function by the name that mypyc gives it."""
    prefix = module.replace(".", "___")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield f"{prefix}___{node.name}", _in_c(node)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{prefix}___{node.name}___{inner.name}", _in_c(inner)
        elif isinstance(node, ast.FunctionDef):
            yield f"{prefix}___{node.name}", _in_c(node)


def _in_c(node: ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as it can stand between quotes in C."""
    text = (ast.get_docstring(node) or "").encode()
    return "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text)
