"""What the documentation shows and names is in the code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import tafelrunde
from studies import sizes
from tafelrunde import _native
from tests.miniature.game import Miniature

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tafelrunde"
PAGES = sorted((ROOT / "docs").glob("*.md"))
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
ROOMS = (ROOT / "docs" / "how-it-is-built.md").read_text("utf-8").partition("## Where to find")[2]
SNIPPETS = re.findall(r'^```\w+ title="(.+?)"\n(.*?)^```$', GUIDE, re.S | re.M)
SOURCES = ("src/tafelrunde", "tests", "web/src", "benchmarks", "studies")
MADE = {"_compiled", "__pycache__", "node_modules", "web", ".mypy_cache"}  # not written by hand


# ------------------------------------------------------------------------- the guide
@pytest.mark.parametrize(("file", "snippet"), SNIPPETS)
def test_snippets_are_taken_from_the_file_they_name(file: str, snippet: str) -> None:
    assert snippet in (ROOT / file).read_text("utf-8")


def test_the_guide_shows_all_of_the_miniature() -> None:
    shown = [snippet for file, snippet in SNIPPETS if file == "tests/miniature/game.py"]
    text = (ROOT / "tests" / "miniature" / "game.py").read_text("utf-8")
    imports, _, rules = text.partition("\nKINDS = ")
    assert len(imports.splitlines()) < 20
    lines = {line for line in f"KINDS = {rules}".splitlines() if line}
    assert lines - set("".join(shown).splitlines()) == set()
    classes = [snippet for snippet in shown if "class " in snippet]
    assert classes == sorted(classes, key=text.index)


def test_the_position_in_the_guide_can_be_played() -> None:
    (position,) = re.findall(r"^```json\n(.*?)^```$", GUIDE, re.S | re.M)
    state = Miniature().from_json(position)
    assert [state.notate(move) for move in state.moves()] == ["play three", "draw"]


@pytest.mark.parametrize("name", tafelrunde.games())
def test_the_guide_lists_every_file_of_a_game(name: str) -> None:
    named = set(re.findall(r"`(\w+)\.py`", GUIDE))
    files = {path.stem for path in (PACKAGE / "boardgames" / name).glob("*.py")}
    assert files - {"__init__"} - named == set()


def test_the_guide_says_how_much_is_written_for_a_game() -> None:
    """To about a fifth: `python -m studies.sizes` prints the table anew."""
    for name, counts in sizes.rows().items():
        (row,) = re.findall(rf"^\| {name} \| (.+) \|$", GUIDE, re.M)
        said = [int(cell.replace(",", "")) for cell in row.split(" | ")]
        near = [abs(a - b) <= 20 + b / 5 for a, b in zip(said, counts, strict=True)]
        assert all(near), (name, counts)


def test_the_guide_says_which_files_of_citadels_are_compiled() -> None:
    rows = re.findall(r"^\| `(\w+)\.py` \|.*\| (yes )?\|$", GUIDE, re.M)
    said = {file: bool(yes) for file, yes in rows}
    compiled = {module.rpartition(".")[2] for module in _native.Tree().units()["citadels"]}
    files = {path.stem for path in (PACKAGE / "boardgames" / "citadels").glob("*.py")}
    assert {file: said[file] for file in files - {"__init__"}} == {
        file: file in compiled for file in files - {"__init__"}
    }


# ------------------------------------------------------------------------- the rooms
def modules(folder: str) -> set[str]:
    """The modules and packages of a folder that somebody might look for."""
    inside = (PACKAGE / folder).iterdir()
    found = {path.stem for path in inside if path.suffix == ".py" or _is_package(path)}
    return found - {"__init__"}


def _is_package(path: Path) -> bool:
    return path.is_dir() and path.name not in MADE and any(path.glob("*.py"))


@pytest.mark.parametrize(
    ("heading", "folder"),
    [
        ("The engine", "engine"),
        ("The games", "boardgames"),
        ("The bots", "opponents"),
        ("The arena", "arena"),
        ("The texts", "texts"),
        ("The server", "server"),
        ("The server", "server/storage"),
        ("The command", "cli"),
        ("The command", "cli/table"),
        ("", "."),
    ],
)
def test_every_module_is_named_where_one_looks_for_it(heading: str, folder: str) -> None:
    section = ROOMS.partition(f"### {heading}")[2].partition("\n### ")[0] if heading else ROOMS
    named = {name.rstrip("/").rpartition("/")[2] for name in re.findall(r"`([\w/]+)`", section)}
    assert modules(folder) - named == set()


def test_every_folder_of_the_page_and_of_the_tests_is_named() -> None:
    page = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    tests = {f"tests/{path.name}" for path in (ROOT / "tests").iterdir() if _is_package(path)}
    assert (page | tests) - set(re.findall(r"`([\w/]+)`", ROOMS)) == set()


# --------------------------------------------------------------------------- all pages
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", text):
        target = (page.parent / link).resolve() if link else page
        assert target.is_file(), link
        assert not anchor or anchor in anchors(target), f"{link}#{anchor}"
    for path in re.findall(r"`([\w.-]+/[\w/.-]*)`", text):  # a leading / is a route of the server
        places = (ROOT / path, PACKAGE / path, PACKAGE / "boardgames" / "citadels" / path)
        assert any(place.exists() for place in places), path


def anchors(page: Path) -> set[str]:
    """What a heading is called in an address: `Is it right?` is `is-it-right`."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@cache
def words_of_the_code() -> set[str]:
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*")]
    files += [ROOT / "run.py", ROOT / "setup.py", ROOT / "pyproject.toml"]
    kinds = {".py", ".ts", ".svelte", ".toml", ".csv", ".ftl", ".md", ".json"}
    found: set[str] = set()
    for path in files:
        if path.suffix in kinds and not MADE & set(path.relative_to(ROOT).parts[1:-1]):
            found.update(re.findall(r"\w+", path.read_text("utf-8")), path.parts, [path.stem])
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_names_are_those_of_the_code(page: Path) -> None:
    """Whatever stands in the text as code and looks like a name, but for examples of our own."""
    text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.S | re.M)
    text = text.partition("### A new purple district")[0] + text.partition("## Is it right?")[2]
    names = {word for name in re.findall(r"`([A-Za-z_][\w.]*)`", text) for word in name.split(".")}
    assert names - words_of_the_code() == set()
