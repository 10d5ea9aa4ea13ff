"""Puts the compiled engine into the wheel, where it can be compiled; all else is in pyproject.toml.

TAFELRUNDE_COMPILE=require fails where it cannot be compiled, =never makes a pure Python wheel.
"""

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel

PACKAGE = Path(__file__).resolve().parent / "src" / "tafelrunde"


def bare_package() -> ModuleType:
    """The package without its __init__, which needs what is not installed during a build."""
    package = ModuleType("tafelrunde")
    package.__path__ = [str(PACKAGE)]
    return package


def compile_builds(builds: Path) -> bool:
    """Compiles into the folder; whether there is something in it now."""
    wish = os.environ.get("TAFELRUNDE_COMPILE", "")
    if wish not in ("", "require", "never"):
        sys.exit(f"TAFELRUNDE_COMPILE is {wish!r}; it may be 'require' or 'never'")
    if wish == "never":
        return False
    sys.modules["tafelrunde"] = bare_package()
    from tafelrunde._compile import BadSources, CannotCompile, compile_into
    from tafelrunde._native import Tree

    try:
        compile_into(builds, Tree(PACKAGE, with_yardstick=False))
    except (BadSources, CannotCompile) as error:
        if wish == "require":
            raise
        print(f"warning: a pure Python wheel is made: {error}", file=sys.stderr)
        return False
    return True


class Wheel(bdist_wheel):
    def run(self) -> None:
        # A fresh folder each time: what an earlier wheel left behind must not get into this one.
        with TemporaryDirectory(prefix="tafelrunde-wheel-") as base:
            builds = Path(base, "_compiled")
            if compile_builds(builds):
                self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]
                self.root_is_pure = False
            build = self.reinitialize_command("build", reinit_subcommands=True)
            build.build_base = base
            self.run_command("build")
            if builds.exists():
                shutil.copytree(builds, Path(build.build_lib, "tafelrunde", "_compiled"))
            super().run()


setup(cmdclass={"bdist_wheel": Wheel})
