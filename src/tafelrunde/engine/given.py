"""What callers hand over: whole numbers of any kind, and anything else, to be named in an error."""

from __future__ import annotations

import math
import operator

LONGEST = 40  # letters of a text that is shown in an error


def whole(value: object) -> int:
    """The whole number that an object stands for, also one of another library; -1 for anything
    else and for bools."""
    if isinstance(value, bool):
        return -1
    try:
        return operator.index(value)  # type: ignore[arg-type]  # any object may come
    except TypeError:
        return -1


def cut(text: str) -> str:
    """A text as it can be quoted, however long it is."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def shortened(value: object) -> str:
    """A name for an object in an error, whatever it is and however long."""
    if isinstance(value, int):
        # Python refuses to write very long ones.
        return str(value) if abs(value) < 1 << 64 else f"10^{int(math.log10(abs(value)))}"
    if isinstance(value, str):
        return repr(cut(value))
    if value is None or isinstance(value, float):
        return str(value)
    return f"an object of type {type(value).__name__}"


def spelled(value: object) -> str:
    """An option value as a person types it: `true`, `none`, `30`, `gold`."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)
