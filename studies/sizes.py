"""How much is written for a game: the table of lines in docs/add-a-game.md.

    python -m studies.sizes

Lines that are not empty are counted; of texts and rules to read those of one language.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tafelrunde"
GAMES = {
    "citadels": "Citadels",
    "noblemen": "Noblemen",
    "bruges": "Brügge",
    "last_will": "Last Will",
}
# Files that join a game to the engine; what else lies in its folder are its rules.
PLUMBING = {
    *("__init__", "game", "position", "view", "catalogue", "knowledge", "rulings"),
    *("naming", "coordinates", "codes"),
}
PAGE = {".ts", ".svelte"}


def lines(files: Iterable[Path]) -> int:
    return sum(1 for file in files for line in file.read_text("utf-8").splitlines() if line.strip())


def sizes(game: str) -> dict[str, int]:
    """By what is written."""
    folder = PACKAGE / "boardgames" / game
    texts = PACKAGE / "texts" / "en"
    sources = list(folder.glob("*.py"))
    page = ROOT / "web" / "src" / "games" / game
    return {
        "rules": lines(file for file in sources if file.stem not in PLUMBING),
        "plumbing": lines(file for file in sources if file.stem in PLUMBING),
        "data": lines((folder / "components").iterdir()),
        "steward": lines((folder / "steward").glob("*.py")),
        "guide": lines((folder / "search").glob("*.py")),
        "texts": lines(texts.glob(f"{game}*.ftl")),
        "rules to read": lines(texts.glob(f"rules/{game}.md")),
        "scenarios": lines((ROOT / "tests" / "scenarios" / game).glob("*.py")),
        "look of the page": lines(file for file in page.rglob("*") if file.suffix in PAGE),
    }


def rows() -> dict[str, list[int]]:
    """By what is written: the lines of every game."""
    found = [sizes(game) for game in GAMES]
    return {name: [one[name] for one in found] for name in found[0]}


def main() -> None:
    print("| lines of | " + " | ".join(GAMES.values()) + " |")
    print("|---" * (len(GAMES) + 1) + "|")
    for name, counts in rows().items():
        print(f"| {name} | " + " | ".join(f"{count:,}" for count in counts) + " |")


if __name__ == "__main__":
    main()
