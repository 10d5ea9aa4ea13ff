"""Where this user's tables, records and settings lie. Terminal and server share it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """The folder for our data, where this system keeps such folders; TAFELRUNDE_HOME overrides."""
    told = os.environ.get("TAFELRUNDE_HOME")
    if told:
        return Path(told)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "tafelrunde"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tafelrunde"
    # The standard says that a relative path is to be ignored.
    base = os.environ.get("XDG_DATA_HOME", "")
    share = Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share"
    return share / "tafelrunde"
