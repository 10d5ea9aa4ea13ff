#!/usr/bin/env python3
"""Sets up the project and runs its tasks; needs nothing but Python.

usage: python3 run.py TASK [ARGUMENT ...]

  setup   install everything, for working on the project
  play    play at the terminal
  test    run all checks; with arguments, only the tests that pytest finds by them
  bench   measure the speed
  lock    pin the packages of requirements/*.in; newer ones with --upgrade
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this file is the one that older ones run
    sys.exit("Tafelrunde needs Python 3.11 or newer; this is " + sys.version.split()[0])

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
RUN = ["run", "build"]
ALL = [*RUN, "test"]
# Relative, since they are cited in the pinned files.
REQUIREMENTS = Path("requirements")


def call(*command: object, **env: str) -> int:
    return subprocess.call([str(c) for c in command], cwd=ROOT, env={**os.environ, **env})


def step(name: str, *command: object, **env: str) -> None:
    """Runs one command of a task, and ends the task if it fails."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    code = call(*command, **env)
    outcome = "failed after" if code else "done in"
    print(f"== {name}: {outcome} {time.monotonic() - start:.1f} s", flush=True)
    if code:
        sys.exit(code)


def stamp(files: list[Path]) -> set[str]:
    """What a folder was made from: these files, with this Python, at this place."""
    made_from = {
        f"{path.name} {hashlib.sha256((ROOT / path).read_bytes()).hexdigest()}" for path in files
    }
    return made_from | {sys.version.replace("\n", " "), str(ROOT)}


def is_made(folder: Path, wanted: set[str]) -> bool:
    """The stamp is written last, so a folder that was left half made is made again."""
    path = folder / "stamp.txt"
    return path.is_file() and wanted <= set(path.read_text(encoding="utf-8").splitlines())


def mark_made(folder: Path, made_from: set[str]) -> None:
    (folder / "stamp.txt").write_text("\n".join(sorted(made_from)), encoding="utf-8")


def uv() -> Path:
    """The installer, in a folder of its own."""
    pinned = REQUIREMENTS / "tools.txt"
    made_from = stamp([pinned])
    if not is_made(TOOLS, made_from):
        try:
            import ensurepip  # noqa: F401
            import venv
        except ImportError:
            sys.exit(
                "Python's module venv is missing; on Debian or Ubuntu: apt install python3-venv"
            )
        venv.create(TOOLS, with_pip=True, clear=True)
        python = TOOLS / BIN / "python"
        step("install uv", python, "-m", "pip", "install", "-q", "--require-hashes", "-r", pinned)
        mark_made(TOOLS, made_from)
    return TOOLS / BIN / "uv"


def install(groups: list[str]) -> None:
    """Makes the environment anew if a pinned file or the build changed; uv makes that quick."""
    pinned = [REQUIREMENTS / f"{group}.txt" for group in groups]
    made_from = stamp([*pinned, Path("pyproject.toml"), Path("setup.py")])
    if is_made(VENV, made_from):
        return
    installer = uv()
    # Not the Python of an active environment: that may be the very folder to be made anew.
    python = getattr(sys, "_base_executable", sys.executable)
    step("make .venv", installer, "venv", "-q", "--clear", "--python", python, VENV)
    target = ["--python", VENV / BIN / "python"]
    step("install packages", installer, "pip", "sync", "-q", "--require-hashes", *target, *pinned)
    here = ["--no-deps", "--no-build-isolation", "-e", ROOT]
    step("install tafelrunde", installer, "pip", "install", "-q", *target, *here)
    mark_made(VENV, made_from)


def tool(name: str) -> Path:
    return VENV / BIN / name


def compile_engine(*options: str) -> None:
    step(
        "compile", tool("python"), "-m", "tafelrunde._compile", *options, TAFELRUNDE_ENGINE="python"
    )


def compile_in_background() -> None:
    """For the next start; this one does not wait."""
    command = [str(tool("python")), "-m", "tafelrunde._compile"]
    nice = shutil.which("nice")
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "compile.log").open("w") as log:
        subprocess.Popen(
            [nice, *command] if nice else command,
            cwd=ROOT,
            env={**os.environ, "TAFELRUNDE_ENGINE": "python"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def setup(*_: str) -> None:
    install(ALL)


def play(*arguments: str) -> None:
    install(RUN)
    compile_in_background()
    sys.exit(call(tool("tafelrunde"), "play", "citadels", *arguments))


def test(*arguments: str) -> None:
    install(ALL)
    compile_engine("--require")
    pytest = tool("pytest")
    if arguments:
        step("tests", pytest, *arguments, TAFELRUNDE_ENGINE="compiled")
        return
    step("lint", tool("ruff"), "check")
    step("format", tool("ruff"), "format", "--check")
    step("types", tool("mypy"))
    step("imports", tool("lint-imports"))
    parallel = ["-q", "-n", "auto"]
    step("tests, compiled", pytest, *parallel, TAFELRUNDE_ENGINE="compiled")
    # Measuring makes the laws' many games four times as slow, and they meet nothing that the
    # other tests do not.
    laws = "tests/laws"
    step("laws, interpreted", pytest, *parallel, laws, TAFELRUNDE_ENGINE="python")
    rest = ("--ignore", laws, "--cov")
    step("other tests, interpreted", pytest, *parallel, *rest, TAFELRUNDE_ENGINE="python")


def bench(*arguments: str) -> None:
    install(RUN)
    compile_engine()
    sys.exit(call(tool("tafelrunde"), "bench", *arguments))


def lock(*arguments: str) -> None:
    for group in ["tools", *ALL]:
        files = [REQUIREMENTS / f"{group}.in", "-o", REQUIREMENTS / f"{group}.txt"]
        how = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
        step(f"pin {group}", uv(), "pip", "compile", "-q", *how, *files, *arguments)


TASKS = {"setup": setup, "play": play, "test": test, "bench": bench, "lock": lock}


def main() -> None:
    task = TASKS.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if task is None:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    try:
        task(*sys.argv[2:])
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
