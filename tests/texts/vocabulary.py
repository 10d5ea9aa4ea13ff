"""What a game speaks of that no table of its engine lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tafelrunde import State


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game, and how random games of it meet as many of them as possible."""

    name: str
    # Which form the events of a cause have; some have several.
    moved: Sequence[str]
    changed: Sequence[str]
    told: Sequence[str]
    phases: Sequence[str]
    zones: Sequence[str]  # what components of a view are called
    categories: Sequence[str]
    hidden: Sequence[str]  # sorts of things that not everybody sees
    impersonal: Sequence[str]  # events without an actor: nobody can be addressed in them
    kinds: Sequence[str]  # groups of the sentences that say what a kind is
    rulings: Mapping[str, str]
    amounts: Sequence[str] = ()  # what choices bring
    remarks: Sequence[str] = ()  # what else to know about a choice
    warnings: Sequence[str] = ()  # why to think twice about a choice
    places: Sequence[str] = ()  # places that only events speak of, and states of markers
    reasons: Sequence[str] = ()  # why a text is no move at all
    other: Mapping[str, Sequence[str]] = field(default_factory=dict)  # further groups of keys
    options: Sequence[dict[str, Any]] = ({},)  # of the random games, in turn
    positions: Sequence[Callable[[], State]] = ()  # from which random games go on, too
    # Too rare for games played at random: each has a position of its own in the game's tests.
    rare_verbs: frozenset[str] = frozenset()
    rare_reasons: frozenset[str] = frozenset()

    @property
    def events(self) -> set[tuple[str, str]]:
        """Every form with every cause."""
        forms = {"Moved": self.moved, "Changed": self.changed, "Told": self.told}
        return {(form, cause) for form, causes in forms.items() for cause in causes}
