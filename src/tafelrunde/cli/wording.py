"""Words for what a game speaks of. No rule is known here, only how ids are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tafelrunde.engine.game import Game
from tafelrunde.engine.view import Arguments, Stage


def spaced(slug: str) -> str:
    return slug.replace("_", " ")


def capital(text: str) -> str:
    """With a capital letter, the rest as it is."""
    return text[:1].upper() + text[1:]


class Wording:
    """The words of one game: names from its catalogue, else what the id itself says."""

    def __init__(self, game: Game) -> None:
        self._stage_prefix = f"{game.name}-phase-"
        self._names = {
            kind.id: kind.names.get("en") or spaced(kind.id) for kind in game.catalogue().kinds
        }

    def thing(self, slug: str) -> str:
        return self._names.get(slug) or spaced(slug)

    def things(self, slugs: Sequence[str]) -> str:
        """Names in the order given, equal ones counted."""
        counts = Counter(self.thing(slug) for slug in slugs)
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items())

    def place(self, place: str, seat: int, things: Sequence[str]) -> str:
        """A place as the acting seat would call it: its own hand is just "hand".

        Where a place is called like the thing that lies there (a crown), the seat says it all.
        """
        head, *rest = place.split("/")
        if head != "seat" or not rest:
            return spaced(" ".join([head, *rest]))
        owner, *inside = rest
        if not inside or inside == list(things):
            return f"seat {owner}"
        here = spaced(" ".join(inside))
        return here if owner == str(seat) else f"{here} of seat {owner}"

    def route(self, source: str, target: str, seat: int, things: Sequence[str]) -> str:
        """From where to where; nothing for what is shown at its place before the seat itself."""
        start = self.place(source, seat, things)
        if source != target:
            return f"{start} → {self.place(target, seat, things)}"
        return "" if source.startswith(f"seat/{seat}/") else start

    def arguments(self, arguments: Arguments, known: str) -> str:
        """Facts in a row. Names speak for themselves, as does a fact called like what is told."""
        return ", ".join(
            self.thing(str(value)) if value in self._names or name == known else f"{name} {value}"
            for name, value in arguments.items()
        )

    def stage(self, stage: Stage) -> str:
        """One part of the path that says where in the game we are: "Round 3", "Merchant"."""
        name = stage.key.removeprefix(self._stage_prefix)
        facts = self.arguments(stage.arguments, "")
        speaks = name in stage.arguments or all(v in self._names for v in stage.arguments.values())
        return capital(facts if facts and speaks else f"{spaced(name)} {facts}".strip())
