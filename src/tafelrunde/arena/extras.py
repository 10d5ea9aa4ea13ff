"""How to install what is only wanted at times: named so that it works where this runs."""

from __future__ import annotations

import re
import shlex
import sys
from importlib.metadata import requires
from pathlib import Path

import tafelrunde

CHECKOUT = Path(tafelrunde.__file__).resolve().parents[2]
MADE_BY_RUN = ("arena",)  # the extras that run.py installs
NAME = "tafelrunde"


def install_command(extra: str) -> str:
    """A command for the shell that installs the packages of an extra.

    In a checkout run.py installs those it has pinned. Else the packages themselves are named, by
    what our own says it needs: nobody has to know where that came from.
    """
    at_home = (CHECKOUT / "run.py").is_file()
    if at_home and extra in MADE_BY_RUN:
        return "python3 run.py setup"
    packages = [
        re.split(r"\s*;", one)[0]
        for one in requires(NAME) or []
        if re.search(rf"extra\s*==\s*[\"']{extra}[\"']", one)
    ]
    uv = CHECKOUT / ".tools" / ("Scripts" if sys.platform == "win32" else "bin") / "uv"
    program = [str(uv), "pip", "install", "--python"] if at_home and uv.exists() else []
    python = [sys.executable] if program else [sys.executable, "-m", "pip", "install"]
    return shlex.join([*program, *python, *packages])
