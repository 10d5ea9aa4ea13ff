"""Words for all that the engine speaks of, in one language and to one seat.

Texts have keys made of the game's name and what they are about. Where a game has no text, as while
it is being made, the ids speak for themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tafelrunde.engine.errors import Reason
from tafelrunde.engine.game import Game
from tafelrunde.engine.sources import SOURCES
from tafelrunde.engine.view import Arguments, Brings, Kind, Prompt, Stage
from tafelrunde.texts import Texts
from tafelrunde.texts.cards import catalogue
from tafelrunde.texts.layout import place_name
from tafelrunde.texts.messages import TextError
from tafelrunde.texts.spots import is_spot, spot_at
from tafelrunde.texts.wording import capital, spaced, within_quotes

SHARED_REASONS = ("unknown_notation", "no_such_move", "no_text")


class Words:
    """Everybody is called by name, but the seat that is spoken to is called "you"."""

    def __init__(
        self,
        game: Game,
        language: str,
        names: Sequence[str],
        you: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.you = you
        self.options = options
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in catalogue(game, options).kinds}
        self._texts = Texts(language)

    def to(self, seat: int | None) -> Words:
        """The same words, spoken to another seat; None speaks to nobody in particular."""
        if seat == self.you:
            return self
        return Words(self.game, self.language, self.names, seat, self.options)

    # --------------------------------------------------------------------- texts

    def text(self, key: str, /, **arguments: int | str) -> str:
        """A text of the table, which every language has."""
        return self._texts.text(key, **arguments)

    def has(self, key: str) -> bool:
        return self._texts.has(key)

    def own(self, key: str) -> str:
        """The key of a text that is the game's own."""
        return f"{self.game.name}-{key}"

    def worded(self, arguments: Arguments) -> dict[str, int | str]:
        """Facts for a text, with names in the place of seats, kinds and places on a map."""
        return {name: self._worded(name, value) for name, value in arguments.items()}

    def _worded(self, name: str, value: int | str) -> int | str:
        if name == "seat" or name.endswith("_seat"):
            return self.player(int(value))
        if name == "effect":  # a word of the engine, even where a card has the same name
            return value
        if name == "alternative":
            return within_quotes(self.move(str(value)))
        if isinstance(value, str) and is_spot(value):
            return self.spot(value)
        return self.kind(value) if value in self.kinds else value

    def facts(self, arguments: Arguments) -> str:
        """Facts in a row, where no sentence is made of them."""
        worded = self.worded(arguments)
        return ", ".join(
            str(value) if value != arguments[name] else f"{spaced(name)} {spaced(str(value))}"
            for name, value in worded.items()
        )

    # --------------------------------------------------------------------- names

    @property
    def title(self) -> str:
        return self._else(self.own("name"), self.game.name)

    def _else(self, key: str, slug: str) -> str:
        return self.text(key) if self.has(key) else capital(spaced(slug))

    def player(self, seat: int) -> str:
        if seat == self.you:
            return self.text("table-you")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("table-seat", number=seat)

    def kind(self, slug: object) -> str:
        """The name of a card, tile or piece."""
        kind = self.kinds.get(str(slug))
        if kind is None:
            return spaced(str(slug))
        return kind.names.get(self.language) or kind.names.get("en") or spaced(kind.id)

    def about(self, kind: Kind) -> str:
        """What a card does, in a sentence; empty if there is nothing to say."""
        if self.language in kind.texts:
            return kind.texts[self.language]
        return self.text(kind.text) if kind.text and self.has(kind.text) else ""

    def space(self, space: str, number: int) -> str:
        """What a space of a track is called; one that ends in a number has its amount there."""
        name, _, amount = space.rpartition("_")
        key = self.own(f"space-{name if amount.isdecimal() and name else space}")
        return self.text(key, number=number, amount=amount) if self.has(key) else self.kind(space)

    def back(self, back: str) -> str:
        """What a card looks like from behind, where backs differ."""
        return self.value("colour", back) if back not in self.kinds else self.kind(back)

    def die(self, number: int, pips: int) -> str:
        """What a die shows, and which it is, where they differ."""
        key = self.own(f"die-{number}")
        return self.text(key, pips=pips) if self.has(key) else str(pips)

    def part(self, name: str, value: int, limit: int) -> str:
        """One of the things that stand in a row: "2 blue"."""
        key = self.own(f"part-{name}")
        return (
            self.text(key, value=value, limit=limit) if self.has(key) else f"{spaced(name)} {value}"
        )

    def place(self, place: str) -> str:
        """What a place is called, whosever it is; its text may name the number of a part of it."""
        name = place_name(place)
        known = self.own(f"zone-{name}")
        inside = place.partition(name)[2].replace("/", " ")
        if self.has(known):
            return self.text(known, number=inside.strip())
        return capital(spaced(name + inside))

    def spot(self, coordinates: str, *, brief: bool = False) -> str:
        """A place on a map: "beside the first castle, to the east"; in brief "1 space east"."""
        if not self.has(self.own("spot-place")):
            return coordinates
        spot = spot_at(coordinates)
        step = self.own("spot-step")
        steps = [self.text(step, way=way, count=count) for way, count in spot.steps]
        said = ", ".join(steps) or self.text(self.own("spot-start"))
        if brief:
            return said
        return self.text(self.own("spot-place"), near=spot.near, way=spot.way, steps=said)

    def whose(self, place: str) -> str:
        """A place and its owner, unless that is the one spoken to."""
        owner = owner_of(place)
        if owner is None or owner == self.you:
            return self.place(place)
        return self.text("terminal-owned", place=self.place(place), player=self.player(owner))

    def listed(self, names: Iterable[str]) -> str:
        """a, b and 2 × c."""
        counted = [
            name if count == 1 else self.text("table-times", count=count, name=name)
            for name, count in Counter(names).items()
        ]
        if len(counted) < 2:
            return counted[0] if counted else self.text("table-nothing")
        return self.text("table-and", first=", ".join(counted[:-1]), last=counted[-1])

    def counted(self, sort: str, count: int) -> str:
        """So many things nobody sees: "2 cards"."""
        key = self.own(f"count-{sort}")
        if self.has(key):
            return self.text(key, count=count)
        return self.text("table-times", count=count, name=spaced(sort))

    # ----------------------------------------------------------------- decisions

    def ask(self, prompt: Prompt) -> str:
        """What is asked of the seat that decides."""
        if self.has(prompt.text):
            return self.text(prompt.text, **self.worded(prompt.arguments))
        return self.text("terminal-ask", decision=capital(spaced(prompt.kind)))

    def wait(self, prompt: Prompt) -> str:
        """What others read meanwhile."""
        key = self.own(f"wait-{prompt.kind}")
        if self.has(key):
            return self.text(key, seat=self.player(prompt.seat))
        player = self.player(prompt.seat)
        return self.text("terminal-wait", player=player, decision=spaced(prompt.kind))

    def move(self, notation: str) -> str:
        """What a person would call a move."""
        return self.label(notation.partition(" ")[0], self.game.arguments(notation))

    def label(self, verb: str, arguments: Arguments) -> str:
        return self.label_of(verb, self.worded(arguments))

    def row(self, notation: str) -> str:
        """How several moves begin that differ in a word or two; empty if they are told singly."""
        return self._of_move("row", notation)

    def folded(self, verb: str) -> str:
        """What all moves of a verb are, where they are not listed."""
        return self.text(self.own(f"folded-{verb}"))

    def span(self, verb: str, first: int, last: int) -> str:
        """Moves that differ in how many, from the fewest to the most."""
        key = self.own(f"span-{verb}")
        if self.has(key):
            return self.text(key, first=first, last=last)
        return self.text("terminal-span", what=capital(spaced(verb)), first=first, last=last)

    def brief(self, notation: str) -> str:
        """What one of them adds."""
        return self._of_move("brief", notation)

    def _of_move(self, group: str, notation: str) -> str:
        key = self.own(f"{group}-{notation.partition(' ')[0]}")
        if not self.has(key):
            return ""
        arguments = self.game.arguments(notation)
        return self.text(key, **self.worded(arguments) | self._in_brief(arguments))

    def _in_brief(self, arguments: Arguments) -> dict[str, int | str]:
        """Of facts for a text, the places on a map in few words."""
        places = {name: str(value) for name, value in arguments.items() if is_spot(str(value))}
        return {name: self.spot(place, brief=True) for name, place in places.items()}

    def label_of(self, verb: str, worded: dict[str, int | str]) -> str:
        """The label of a move, or of several at once, whose arguments are in words."""
        key = self.own(f"move-{verb}")
        if self.has(key):
            return self.text(key, **worded)
        return capital(spaced(" ".join([verb, *map(str, worded.values())])))

    def action(self, verb: str) -> str:
        """What a verb is called, whatever it is done with: "Build …"."""
        for key in (self.own(f"action-{verb}"), self.own(f"folded-{verb}")):
            if self.has(key):
                return self.text(key)
        (line,) = (line for line in self.game.verbs if line.name == verb)
        try:
            return self.label_of(verb, dict.fromkeys(line.arguments, "…"))
        except TextError:  # its label speaks of more than the move names
            return capital(spaced(verb))

    def brings(self, brings: Brings, label: str = "") -> str:
        """What a move gives and costs: "+2 gold, −1 card"; empty if nothing is known of that.

        What the label says already is left out.
        """
        said = [(self.amount(name, number), number) for name, number in brings.items() if number]
        return ", ".join(
            self.text("table-gives" if number > 0 else "table-costs", amount=amount)
            for amount, number in said
            if amount.casefold() not in label.casefold()
        )

    def amount(self, name: str, number: int) -> str:
        """So much of something, whether it comes or goes."""
        key = self.own(f"amount-{name}")
        if self.has(key):
            return self.text(key, count=abs(number))
        return f"{abs(number)} {spaced(name)}"

    def remark(self, code: str, facts: Arguments) -> str:
        """What else to know about a move."""
        key = self.own(f"remark-{code}")
        return self.text(key, **self.worded(facts)) if self.has(key) else capital(spaced(code))

    def warning(self, code: str) -> str:
        """Why somebody should think twice."""
        return self._else(self.own(f"warn-{code}"), code)

    def reason(self, reason: Reason) -> str:
        """Why a move is not possible."""
        if reason.code in SHARED_REASONS:
            return self.text(f"table-why-{reason.code}", **reason.arguments)
        key = self.own(f"why-{reason.code}")
        if self.has(key):
            return self.text(key, **self.worded(reason.arguments))
        return self.text("terminal-refused", reason=spaced(reason.code))

    def stage(self, stage: Stage) -> str:
        """One part of the path that says where in the game we are: "Round 3", "Merchant"."""
        if self.has(stage.key):
            return self.text(stage.key, **self.worded(stage.arguments))
        name = stage.key.removeprefix(self.own("phase-"))
        return capital(f"{spaced(name)} {self.facts(stage.arguments)}".strip())

    def path(self, phase: Sequence[Stage]) -> str:
        return " · ".join(map(self.stage, phase)) or self.title

    # ------------------------------------------------------------ cards and points

    def sort(self, sort: str) -> str:
        """A heading for all kinds of one sort."""
        return self._else(f"table-sort-{sort}", sort)

    def fact(self, name: str) -> str:
        return self._else(self.own(f"fact-{name}"), name)

    def value(self, fact: str, value: Any) -> str:
        """What a fact of the catalogue says, in full: "Yellow (crown)"."""
        if isinstance(value, bool):
            return self.text("table-yes" if value else "table-no")
        key = self.own(f"{fact}-{value}".replace(":", "-"))
        return self.text(key) if self.has(key) else spaced(str(value))

    def in_short(self, fact: str, value: Any) -> str:
        """The same in a word, where many stand together: "yellow"."""
        key = f"terminal-{fact}-{value}"
        return self.text(key) if self.has(key) else self.value(fact, value)

    def origin(self, kind: Kind) -> str:
        """How far a card is ours rather than the printed one; of each field, where they differ."""
        if not kind.sources:
            return self.provenance(kind)
        fields: dict[str, list[str]] = {source: [] for source in SOURCES}
        for field, source in kind.sources.items():
            fields[source].append(self._field(field))
        return "; ".join(
            self.text(f"table-provenance-{source}-fields", fields=self.listed(found))
            for source, found in fields.items()
            if found
        )

    def provenance(self, kind: Kind) -> str:
        """The same of the card as a whole, in few words."""
        return self._else(f"table-provenance-{kind.provenance}", kind.provenance)

    def _field(self, field: str) -> str:
        """What a part of a card is called: a fact, its name, or what it does."""
        key = f"table-field-{field}"
        return self.text(key) if self.has(key) else self.fact(field)

    def category(self, category: str) -> str:
        return self._else(self.own(f"score-{category}"), category)

    def outlook(self, name: str) -> str:
        """A number besides points that says how a game stands."""
        return self._else(self.own(f"outlook-{name}"), name)

    def tie(self, name: str, values: Mapping[int, int]) -> str:
        """What decided between players of equal points, and what each of them had of it; where
        less is better, it is counted below zero."""
        ordered = sorted(values, key=lambda seat: -values[seat])
        said = ", ".join(f"{self.player(seat)} {abs(values[seat])}" for seat in ordered)
        what = self._else(self.own(f"tie-{name}"), name)
        players = self.listed(map(self.player, ordered))
        return self.text("table-score-tie", players=players, what=what, values=said)


def owner_of(place: str) -> int | None:
    """The seat that a place belongs to."""
    head, *rest = place.split("/")
    return int(rest[0]) if head == "seat" and rest and rest[0].isdigit() else None
