"""Puts the page and the compiled engine into the wheel; all else is in pyproject.toml.

There is no wheel without the page, unless TAFELRUNDE_PAGE=never wishes for one. The engine is
compiled where it can be: TAFELRUNDE_COMPILE=require fails where it cannot, =never makes a pure
Python wheel. An editable install needs neither: run.py makes both in the checkout.
"""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel

import run
from build_backend import wish

PACKAGE = Path(__file__).resolve().parent / "src" / "tafelrunde"


def bare_package() -> ModuleType:
    """The package without its __init__, which needs what is not installed during a build."""
    package = ModuleType("tafelrunde")
    package.__path__ = [str(PACKAGE)]
    return package


def compile_builds(builds: Path) -> bool:
    """Compiles into the folder; whether there is something in it now."""
    compiling = wish("TAFELRUNDE_COMPILE", "require", "never")
    if compiling == "never":
        return False
    sys.modules["tafelrunde"] = bare_package()
    from tafelrunde._compile import BadSources, CannotCompile, compile_into
    from tafelrunde._native import Tree

    try:
        compile_into(builds, Tree(PACKAGE, with_yardstick=False))
    except (BadSources, CannotCompile) as error:
        if compiling == "require":
            raise
        print(f"warning: a pure Python wheel is made: {error}", file=sys.stderr)
        return False
    return True


def build_page() -> bool:
    """Whether the page is wanted; then it is there, or this is the end."""
    if wish("TAFELRUNDE_PAGE", "never") == "never":
        print("warning: a wheel without the page: TAFELRUNDE_PAGE=never", file=sys.stderr)
        return False
    try:
        run.build_page(python=Path(sys.executable))
    except SystemExit as end:
        problem = end.code if isinstance(end.code, str) else "The page cannot be built: see above."
        sys.exit(f"{problem} TAFELRUNDE_PAGE=never makes a wheel without it, for programs only.")
    return True


class Wheel(bdist_wheel):
    def run(self) -> None:
        with_page = build_page()
        # A fresh folder each time: what an earlier wheel left behind must not get into this one.
        with TemporaryDirectory(prefix="tafelrunde-wheel-") as base:
            builds = Path(base, "_compiled")
            if compile_builds(builds):
                self.distribution.has_ext_modules = lambda: True  # type: ignore[method-assign]
                self.root_is_pure = False
            build = self.reinitialize_command("build", reinit_subcommands=True)
            build.build_base = base
            self.run_command("build")
            package = Path(build.build_lib, "tafelrunde")
            if builds.exists():
                shutil.copytree(builds, package / "_compiled")
            if not with_page:
                shutil.rmtree(package / "web", ignore_errors=True)
            super().run()


setup(cmdclass={"bdist_wheel": Wheel})
