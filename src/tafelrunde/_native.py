"""Finds the compiled build that fits the sources, and lets Python import it.

Compiled modules never lie beside their sources but in `_compiled/<tag>/`, where the tag is a hash
of all they were made from. So a compiled module older than its source cannot be loaded.

The environment variable TAFELRUNDE_ENGINE chooses the build: `python` never uses compiled modules,
`compiled` insists on them, unset takes them if they are there.
"""

import importlib
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

PACKAGE: Final = Path(__file__).resolve().parent
SUFFIX: Final = EXTENSION_SUFFIXES[0]
MANIFEST: Final = "manifest.json"
FAILURE: Final = "failure.json"
INSTALL_COMPILER: Final = "on Debian or Ubuntu: apt install gcc python3-dev"

# Whoever imports i64 is written for the compiler, and is compiled.
FAST: Final = re.compile(r"^from mypy_extensions import (\([^)]*|.*)\bi64\b", re.M)


class Tree:
    """A package folder, and the speed yardstick beside it if the folder lies in a checkout."""

    def __init__(self, package: Path = PACKAGE, *, with_yardstick: bool = True) -> None:
        self.package = package
        yardstick = package.parents[1] / "benchmarks" / "yardstick.py"
        self.yardstick = yardstick if with_yardstick and yardstick.is_file() else None

    def units(self) -> dict[str, list[str]]:
        """The modules to compile, grouped by the library they share: the engine, and each game."""
        units = {"engine": self._modules("engine")}
        for folder in sorted((self.package / "boardgames").glob("*/")):
            units[folder.name] = self._modules(f"boardgames/{folder.name}")
        if self.yardstick:
            units["yardstick"] = ["yardstick"]
        return {name: modules for name, modules in units.items() if modules}

    def _modules(self, folder: str) -> list[str]:
        files = sorted((self.package / folder).rglob("*.py"))
        return [self._dotted(file) for file in files if FAST.search(file.read_text("utf-8"))]

    def _dotted(self, file: Path) -> str:
        return ".".join(file.relative_to(self.package.parent).with_suffix("").parts)

    def source(self, module: str) -> Path:
        if module == "yardstick" and self.yardstick:
            return self.yardstick
        return self.package.parent.joinpath(*module.split(".")).with_suffix(".py")

    def tag(self) -> str:
        """Names the one build that fits these sources and this Python.

        Interpreted modules count as well: the compiler copies the value of a `Final` out of
        whatever module it is imported from. By contract only these folders are imported.
        """
        digest = sha256(SUFFIX.encode())
        for path in self._inputs():
            text = path.read_bytes()
            name = os.path.relpath(path, self.package)
            digest.update(f"\0{name}\0{len(text)}\0".encode() + text)
        return digest.hexdigest()[:16]

    def _inputs(self) -> list[Path]:
        paths = [self.package / f"{name}.py" for name in ("_native", "_compile", "_docstrings")]
        for folder in ("engine", "boardgames"):
            paths += sorted((self.package / folder).rglob("*.py"))
        return paths + ([self.yardstick] if self.yardstick else [])

    def build(self) -> Path:
        """The folder of the fitting build, made or not."""
        return self.package / "_compiled" / self.tag()

    def failure(self) -> str:
        """Why these sources could not be compiled here; empty if nobody has tried in vain."""
        try:
            noted = json.loads((self.package / "_compiled" / FAILURE).read_bytes())
            return str(noted["reason"]) if noted["tag"] == self.tag() else ""
        except (OSError, ValueError, KeyError, TypeError):
            return ""


class Finder:
    """Maps exactly the modules of one build to their extension files."""

    def __init__(self, build: Path) -> None:
        self.files: dict[str, str] = json.loads((build / MANIFEST).read_bytes())["modules"]
        self.build = build

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, self.build / file) if file else None


def activate() -> None:
    """Makes later imports take the build that TAFELRUNDE_ENGINE asks for."""
    wish = os.environ.get("TAFELRUNDE_ENGINE", "")
    if wish not in ("", "python", "compiled"):
        raise ImportError(f"TAFELRUNDE_ENGINE is {wish!r}; it may be 'python' or 'compiled'")
    if wish == "python":
        return
    build = Tree().build()
    if (build / MANIFEST).is_file():
        sys.meta_path.insert(0, Finder(build))
    elif wish == "compiled":
        raise ImportError(
            "TAFELRUNDE_ENGINE=compiled, but no compiled build fits the sources; "
            "unset it and run: python -m tafelrunde._compile --require"
        )


def build() -> Literal["compiled", "python"]:
    """Which build runs, judged by the modules loaded so far; before the first, which will."""
    names = [name for unit in Tree().units().values() for name in unit]
    loaded = [sys.modules[name] for name in names if name in sys.modules]
    if loaded:
        compiled = all((module.__file__ or "").endswith(SUFFIX) for module in loaded)
    else:
        compiled = any(isinstance(finder, Finder) for finder in sys.meta_path)
    return "compiled" if compiled else "python"


def missing_tools() -> str:
    """What this machine plainly lacks for compiling; empty does not mean that it can."""
    missing = []
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")  # on Windows there is none
    if compiler and not shutil.which(compiler.split()[0]):
        missing.append("a C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append("Python's headers")
    return " and ".join(missing)


def why_interpreted() -> str:
    """Why Python interprets the engine: `asked`, `wheel`, `tools`, `later`, or what the compiler
    said. Empty if the compiled build runs."""
    if build() == "compiled":
        return ""
    if os.environ.get("TAFELRUNDE_ENGINE") == "python":
        return "asked"
    tree = Tree()
    if failure := tree.failure():
        return failure
    if tree.yardstick is None:  # not a checkout
        return "wheel"
    return "tools" if missing_tools() else "later"


def yardstick() -> ModuleType | None:
    """The speed yardstick in the build that runs; None outside a checkout, where it is absent."""
    path = Tree().yardstick
    if path is None:
        return None
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    return importlib.import_module("yardstick")
