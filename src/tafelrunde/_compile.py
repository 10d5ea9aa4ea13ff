"""Compiles engine and games with mypyc:  python -m tafelrunde._compile [--require] [--force]

All work is done in a temporary folder and the finished build appears by one rename: two processes
may compile at once, and an interrupted one leaves nothing half made.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import sys
import time
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from tafelrunde._docstrings import document
from tafelrunde._native import FAILURE, INSTALL_COMPILER, MANIFEST, SUFFIX, Tree, missing_tools

if TYPE_CHECKING:
    from mypyc.build import Extension

# Strict like the checks of the project, but silent about modules that are only imported: where a
# wheel is built, the packages they need are not installed.
MYPY: Final = ("--config-file=", "--strict", "--follow-imports=silent", "--ignore-missing-imports")
# Nobody replaces our functions at run time, so the C compiler may inline them: a tenth of the time.
INLINING: Final = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
# The exit code with --require that lies with the machine and not with the sources; run.py knows it.
CANNOT_COMPILE: Final = 3


class CannotCompile(Exception):
    """This machine lacks mypyc, a C compiler or the headers of Python."""


class BadSources(Exception):
    """The sources do not compile."""


def compile_into(builds: Path, tree: Tree) -> Path:
    """Makes the build that fits the tree, in the folder of builds."""
    with TemporaryDirectory(prefix="tafelrunde-") as name:
        work = Path(name)
        _probe(work)
        tag = tree.tag()
        keys = _make(_generate(tree, work), builds, work)
        if tree.tag() != tag:
            raise BadSources("the sources changed while they were compiled")
        manifest = {"modules": {module: _file(module) for module in keys}, "keys": keys}
        (work / "lib" / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
        return _place(work / "lib", builds / tag)


def _probe(work: Path) -> None:
    """Compiles next to nothing, to tell a poor machine from poor sources."""
    source = work / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        import mypyc.build  # noqa: F401
        from setuptools import Extension

        _build([Extension("probe", [str(source)])], work / "probe", work)
    except ImportError as error:
        raise CannotCompile(f"mypyc is not installed ({error})") from error
    except Exception as error:
        missing = missing_tools() or "a C compiler that works"
        raise CannotCompile(f"this machine lacks {missing} ({INSTALL_COMPILER})") from error


def _generate(tree: Tree, work: Path) -> list[Extension]:
    """Translates the modules to C, one shared library a unit."""
    from mypyc.build import mypycify

    # Paths from here end up in tracebacks, where Python finds the line along its search path.
    root = tree.package.parent
    units: list[tuple[list[str], str | None]] = [
        ([os.path.relpath(tree.source(module), root) for module in modules], f"tafelrunde_{unit}")
        for unit, modules in tree.units().items()
    ]
    if not units:
        raise BadSources("there is nothing to compile")
    paths = [path for unit, _ in units for path in unit]
    with contextlib.chdir(root):
        try:
            extensions = mypycify(
                [*MYPY, f"--cache-dir={work / 'mypy'}", *paths],
                opt_level="3",
                debug_level="0",
                separate=units,
                target_dir=str(work / "c"),
            )
        except SystemExit as error:  # mypyc has printed what is wrong
            raise BadSources("mypyc refuses the sources") from error
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    for unit, modules in tree.units().items():
        c_file = work / "c" / f"__native_tafelrunde_{unit}.c"
        document(c_file, [(module, tree.source(module)) for module in modules])
    return extensions


def _make(extensions: list[Extension], builds: Path, work: Path) -> dict[str, str]:
    """Brings all libraries together; the key of each names the C it was made from."""
    keys = {extension.name: _key(extension) for extension in extensions}
    known = _reuse(keys, builds, work / "lib")
    try:
        _build([e for e in extensions if e.name not in known], work / "lib", work)
    except Exception as error:
        raise BadSources(str(error)) from error
    return keys


def _key(extension: Extension) -> str:
    digest = sha256(f"{version('mypy')} {SUFFIX} {extension.extra_compile_args}".encode())
    for path in sorted(map(str, [*extension.sources, *extension.depends])):
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()


def _reuse(keys: dict[str, str], builds: Path, lib: Path) -> set[str]:
    """Takes over from earlier builds what would come out the same: a change of one game, or of an
    interpreted module, compiles no other game anew."""
    known = set()
    for manifest in builds.glob(f"*/{MANIFEST}"):
        with contextlib.suppress(OSError):  # another process may just be tidying up
            earlier = json.loads(manifest.read_bytes())["keys"]
            for module in keys:
                if earlier.get(module) == keys[module]:
                    target = lib / _file(module)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(manifest.parent / _file(module), target)
                    known.add(module)
    return known


def _file(module: str) -> str:
    # mypyc derives __file__ of a module from its dotted name and the place of the shared library.
    return module.replace(".", "/") + SUFFIX


def _build(extensions: list[Extension], lib: Path, work: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(lib)
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.force = True  # whatever lies there by a copy that failed half-way
    command.ensure_finalized()
    command.run()


def _place(lib: Path, build: Path) -> Path:
    build.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".", dir=build.parent) as near:  # on the same file system
        ready = shutil.copytree(lib, Path(near) / "ready")
        try:
            ready.rename(build)
        except OSError:
            if not (build / MANIFEST).is_file():
                raise
            # Otherwise another process was faster with the same build.
    return build


def _discard(builds: Path, keep: Path | None = None) -> None:
    for manifest in builds.glob(f"*/{MANIFEST}"):
        # A build in use elsewhere may be locked; renaming first removes it whole or not at all.
        if manifest.parent != keep:
            with (
                contextlib.suppress(OSError),
                TemporaryDirectory(prefix=".", dir=builds, ignore_cleanup_errors=True) as trash,
            ):
                manifest.parent.rename(Path(trash) / "old")


def _note_failure(builds: Path, tag: str, reason: str) -> None:
    """For whoever runs interpreted and wants to say why."""
    with contextlib.suppress(OSError):  # there may be no right to write here, or no room
        builds.mkdir(exist_ok=True)
        (builds / FAILURE).write_text(json.dumps({"tag": tag, "reason": reason}), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde._compile", description=__doc__)
    parser.add_argument("--require", action="store_true", help="fail where nothing can compile")
    parser.add_argument("--force", action="store_true", help="compile all anew")
    options = parser.parse_args()
    tree = Tree()
    build = tree.build()
    if options.force:
        _discard(build.parent)
    if (build / MANIFEST).is_file():
        return 0
    with contextlib.suppress(OSError):
        (build.parent / FAILURE).unlink()
    start = time.perf_counter()
    try:
        _discard(build.parent, keep=compile_into(build.parent, tree))
    except CannotCompile as error:
        _note_failure(build.parent, build.name, str(error))
        print(error.__cause__, file=sys.stderr)
        print(f"Not compiled, Python interprets the sources: {error}", file=sys.stderr)
        return CANNOT_COMPILE if options.require else 0
    except BadSources as error:
        reason = "the sources do not compile (python -m tafelrunde._compile shows why)"
        _note_failure(build.parent, build.name, reason)
        print(f"Not compiled: {error}", file=sys.stderr)
        return 1
    print(f"Compiled in {time.perf_counter() - start:.1f} s: {', '.join(tree.units())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
