"""The help of the command: made from texts, for every command and option."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

from cyclopts import Parameter
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from tafelrunde.cli.tables import Column, Sheet
from tafelrunde.texts import Texts

PAIRS = "option"  # takes NAME=VALUE
NO_DEFAULT = ("", '""', "True", "False")


def worded(command: Callable[..., Any], texts: Texts) -> Callable[..., Any]:
    """The command with help for its options, and names for their values."""

    @wraps(command)
    def run(*arguments: Any, **options: Any) -> Any:
        return command(*arguments, **options)

    hints = get_type_hints(command, include_extras=True)
    for name, parameter in signature(command).parameters.items():
        about = texts.text(option_key(command.__name__, name, texts))
        value = _value(parameter, hints[name], texts)
        hints[name] = Annotated[hints[name], Parameter(help=about, metavar=value)]
    run.__annotations__ = hints
    more = f"command-{command.__name__}-more"
    keys = [key for key in (f"command-{command.__name__}", more) if texts.has(key)]
    run.__doc__ = "\n\n".join(map(texts.text, keys))
    return run


def option_key(command: str, option: str, texts: Texts) -> str:
    """The text about an option: that of the command, or one that several commands share."""
    name = option.rstrip("_")
    own = f"command-{command}-{name}"
    return own if texts.has(own) else f"command-option-{name}"


def _value(parameter: inspect.Parameter, hint: Any, texts: Texts) -> str | None:
    """What stands for a value: by the name of an argument, or by the type of an option."""
    name = parameter.name
    if parameter.kind != parameter.KEYWORD_ONLY or name == PAIRS:
        return texts.text(f"command-value-{name}")
    types = {hint, *get_args(hint)} | {one for part in get_args(hint) for one in get_args(part)}
    kinds = {Path: "path", int: "number", float: "number", str: "text"}
    kind = next((word for kind, word in kinds.items() if kind in types), None)
    return texts.text(f"command-value-{kind}") if kind else None


def usage(command: Callable[..., Any], texts: Texts) -> str:
    """The line that shows how a command is used."""
    hints = get_type_hints(command, include_extras=True)
    found = [one for one in signature(command).parameters.values() if one.kind != one.KEYWORD_ONLY]
    names = [str(_value(one, hints[one.name], texts)) for one in found]
    shown = [
        f"[{name} …]" if one.kind == one.VAR_POSITIONAL else name
        for one, name in zip(found, names, strict=True)
    ]
    options = texts.text("command-options-placeholder")
    return " ".join(["tafelrunde", command.__name__, *shown, f"[{options}]"])


class HelpPage:
    """Help as plain text in two columns: no boxes, which screen readers would read out."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        told = self._texts.text("command-usage", usage=str(usage).strip())
        console.print(told, soft_wrap=True)
        console.print()

    def render_description(
        self, console: Console, options: ConsoleOptions, description: Any
    ) -> None:
        console.print(description)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if panel.entries:
            console.print(panel.title, style="bold")
            rows = [[f"  {self._label(entry)}", self._about(entry)] for entry in panel.entries]
            Sheet([Column(), Column(wraps=True)], rows).show(console)
            console.print()

    def _label(self, entry: HelpEntry) -> str:
        if entry.positional_label:
            return self._texts.text(f"command-value-{entry.positional_label.lower()}")
        return ", ".join(entry.display_labels_with_metavar)

    def _about(self, entry: HelpEntry) -> str:
        about = str(entry.description.primary_renderable)
        if entry.default is None or entry.default in NO_DEFAULT:
            return about
        return f"{about} {self._texts.text('command-default', value=entry.default)}"
