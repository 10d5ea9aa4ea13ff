"""The least a client has to do: put names in the place of seats and slugs, and look up keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tafelrunde import Game, Reason
from tafelrunde.engine.events import Changed, Event, Moved
from tafelrunde.engine.view import Arguments, Prompt, View
from tafelrunde.texts import Texts, languages

NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Finn", "Greta")
SHARED_REASONS = ("unknown_notation", "no_such_move", "no_text")


class Client:
    """Words what the engine says, in one language, to one seat that is called "you"."""

    def __init__(self, game: Game, language: str, names: Sequence[str], seat: int | None) -> None:
        self.game = game
        self.texts = Texts(language)
        self.kinds = {kind.id: kind.names[language] for kind in game.catalogue().kinds}
        self.names = [
            self.texts.text("table-you") if number == seat else name
            for number, name in enumerate(names)
        ]

    def say(self, key: str, arguments: Arguments) -> str:
        worded = {name: self.worded(name, value) for name, value in arguments.items()}
        return self.texts.text(f"{self.game.name}-{key}", **worded)

    def worded(self, name: str, value: int | str) -> int | str:
        if name == "seat" or name.endswith("_seat"):
            return self.player(int(value))
        if name == "effect":
            return value
        return self.kinds.get(str(value), value)

    def player(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.texts.text("table-seat", number=seat + 1)

    # ------------------------------------------------------------------ prompts

    def prompt(self, prompt: Prompt) -> list[str]:
        """All that is to be read in a prompt."""
        if not prompt.text:
            return [self.say(f"wait-{prompt.kind}", {"seat": prompt.seat})]
        options = [self.labelled(one.label, one.arguments) for one in prompt.options]
        refused = [self.reason(Reason(one.code, one.arguments)) for one in prompt.refused]
        return [self.labelled(prompt.text, prompt.arguments), *options, *refused]

    def labelled(self, key: str, arguments: Arguments) -> str:
        return self.say(key.removeprefix(f"{self.game.name}-"), arguments)

    def reason(self, reason: Reason) -> str:
        if reason.code in SHARED_REASONS:
            return self.texts.text(f"table-why-{reason.code}", **reason.arguments)
        return self.say(f"why-{reason.code}", reason.arguments)

    # --------------------------------------------------------------------- views

    def view(self, view: View) -> list[str]:
        """Where in the game we are, and what every component is called."""
        phase = [self.labelled(stage.key, stage.arguments) for stage in view.phase]
        components = [*view.board, *(one for area in view.seats for one in area.components)]
        return [*phase, *(self.place(one.id)[0] for one in components)]

    def place(self, place: str) -> tuple[str, str]:
        """The word for a place, and whose it is."""
        owner = self.player(int(place.split("/")[1])) if place.startswith("seat/") else ""
        return self.say(f"zone-{place_name(place)}", {"number": place.rpartition("/")[2]}), owner

    # ----------------------------------------------------------------------- log

    def event(self, event: Event) -> str:
        form = type(event).__name__.lower()
        facts: Arguments = {} if event.seat < 0 else {"player": self.player(event.seat)}
        if isinstance(event, Moved):
            facts |= self.moved(event)
        elif isinstance(event, Changed):
            what = place_name(event.counter)
            facts |= {"by": event.by, "amount": abs(event.by), "value": event.value, "what": what}
            facts["way"] = "up" if event.by > 0 else "down"
            facts |= self.each("changed", {"what": what, "amount": abs(event.by)})
        else:
            facts |= event.arguments | self.each(event.cause, event.arguments)
        return self.say(f"{form}-{event.cause}", facts)

    def each(self, part: str, facts: Arguments) -> Arguments:
        """A part of a sentence, where the game has words for parts."""
        has = self.texts.has(f"{self.game.name}-each-{part}")
        return {"each": self.say(f"each-{part}", facts)} if has else {}

    def moved(self, event: Moved) -> Arguments:
        source, source_player = self.place(event.source)
        target, target_player = self.place(event.target)
        facts: Arguments = {
            "things": self.things(event),
            "card": self.things(event),
            "count": event.count,
            "known": "no" if event.faces is None else "yes",
            "source": source,
            "target": target,
        }
        owners = {"source_player": source_player, "target_player": target_player}
        return facts | {name: owner for name, owner in owners.items() if owner}

    def things(self, event: Moved) -> str:
        if event.faces is None or not event.faces:
            return self.say(f"count-{event.sort}", {"count": event.count})
        if event.sort == "token":
            return self.place(event.faces[0])[0]
        *first, last = [
            name if count == 1 else self.texts.text("table-times", count=count, name=name)
            for name, count in Counter(self.kinds[face] for face in event.faces).items()
        ]
        if not first:
            return last
        return self.texts.text("table-and", first=", ".join(first), last=last)


def place_name(place: str) -> str:
    """The part of an id that says what it is, whosever it is."""
    parts = place.split("/")
    return parts[2] if parts[0] == "seat" else parts[0]


def clients(game: Game, players: int, seat: int | None) -> list[Client]:
    """One for each language."""
    return [Client(game, language, NAMES[:players], seat) for language in languages()]


def is_tidy(text: str) -> bool:
    return bool(text) and text == " ".join(text.split()) and not set("{}_") & set(text)
