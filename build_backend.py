"""The build backend of setuptools, which also asks for Node where a wheel gets the page.

pyproject.toml does not ask for it: an editable install, or who has Node, need not download it.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import run

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE = Path(__file__).resolve().parent / "requirements" / "web.in"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if wish("TAFELRUNDE_PAGE", "never") != "never" and run.own_npm() is None:
        lines = NODE.read_text(encoding="utf-8").splitlines()
        needed += [line for line in lines if not line.startswith("#")]
    return needed


def wish(switch: str, *known: str) -> str:
    """What an environment variable wishes of the build; empty if it is not set."""
    wished = os.environ.get(switch, "")
    if wished not in ("", *known):
        sys.exit(f"{switch} is {wished!r}; it may be {' or '.join(map(repr, known))}")
    return wished
