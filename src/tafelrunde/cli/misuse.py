"""What the parser of the command line complains about, said in the language of the command."""

from __future__ import annotations

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from tafelrunde.cli.language import text
from tafelrunde.engine.errors import nearest

LONGEST = 40  # letters of what was typed


def misuse(error: CycloptsError, app: App) -> str:
    """One sentence or two: what is wrong, and what may have been meant."""
    if isinstance(error, UnknownCommandError):
        given = (error.unused_tokens or [""])[0]
        names = [name for name in app if not name.startswith("-")]
        known = text("command-error-command", given=_short(given), known=", ".join(names))
        return known + _near(given, names)
    if isinstance(error, UnknownOptionError):
        given = error.token.keyword or error.token.value
        names = [name for one in error.argument_collection for name in one.names]
        return text("command-error-option", given=_short(given)) + _near(given, names)
    if isinstance(error, MissingArgumentError):
        name = error.keyword or _name(error)
        key = "command-error-no_value" if error.keyword else "command-error-missing"
        return text(key, option=name)
    if isinstance(error, CoercionError):
        return _unreadable(error)
    if isinstance(error, RepeatArgumentError):
        return text("command-error-twice", option=error.token.keyword or _name(error))
    if isinstance(error, UnusedCliTokensError):
        return text("command-error-unused", given=_short(" ".join(error.unused_tokens or [])))
    return text("command-error-arguments")


def _unreadable(error: CoercionError) -> str:
    token = error.token
    given = token.value if token else ""
    kind = "decimal" if error.target_type is float else "number" if error.msg else "value"
    name = (token and token.keyword) or _name(error)
    return text(f"command-error-no_{kind}_given", option=name, given=_short(given))


def _name(error: CycloptsError) -> str:
    """An argument by the name that the help has for it."""
    if error.argument is None:
        return ""
    metavar = error.argument.parameter.metavar
    by_place = error.argument.field_info.is_positional_only
    return str(metavar) if by_place and metavar else error.argument.name


def _near(given: str, names: list[str]) -> str:
    near = nearest(given, names)
    return f" {text('error-near', near=near)}" if near else ""


def _short(given: str) -> str:
    return given if len(given) <= LONGEST else f"{given[: LONGEST - 1]}…"
