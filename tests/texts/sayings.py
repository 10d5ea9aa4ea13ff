"""Says whatever the engine gives to be read, as the terminal does, and notes what lacks a fact.

Large runs: python -m tests.texts.sayings NUMBER [GAME ...]
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, product

import tafelrunde
from tafelrunde import Advice, Game, Reason, State
from tafelrunde.engine.prompts import sought
from tafelrunde.engine.view import Arguments, Choice, Prompt, Stage, View
from tafelrunde.texts import languages
from tafelrunde.texts.course import Course
from tafelrunde.texts.layout import place_name
from tafelrunde.texts.sentences import sentences
from tafelrunde.texts.ties import Tie, broken_ties
from tafelrunde.texts.words import Words
from tests.texts.client import NAMES, is_tidy
from tests.texts.keys import GAMES
from tests.texts.played import PLAYERS, positions
from tests.texts.variables import messages, variables

SORTS = ("prompt", "choice", "reason", "hint", "phase", "place", "event", "score")
ATTEMPTS = 24  # moves of a decision that are tried besides those a person would look for
# A seat that there is not, or coordinates
NO_NUMBER = re.compile(r"(Seat|Sitz|Platz) -|(?<![\d,-])-?\d+,-?\d+(?![\d,])")
QUOTED = re.compile(r"[„“]([^“”]*)[“”]")


class Sayings:
    """All that is said of games of one sort; the same thing with the same facts is said once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.needs = needs(game)
        self.titles = {name for kind in game.catalogue().kinds for name in kind.names.values()}
        self.met: Counter[str] = Counter()  # how often there was something of a sort to say
        self.said: dict[tuple[object, ...], list[str]] = {}
        self.gaps: dict[str, str] = {}  # what lacks a fact, and which, by its key
        self._decisions: set[tuple[object, ...]] = set()
        self._speakers: dict[tuple[str, int, int | None], Words] = {}

    # ------------------------------------------------------------------ decisions

    def decision(self, state: State, chance: random.Random) -> None:
        """What is asked, what can be done and what cannot."""
        reasons = list(self._reasons(state, chance))
        verbs = {self.game.verb(move).name for move in state.moves()}
        kind = state.prompt(None).kind
        # A whole prompt takes long: one for each sort of decision.
        codes = {f"{verb} {reason.code}" for verb, reason in reasons}
        if self._is_new(kind, *sorted(verbs), *sorted(codes)):
            self.prompt(state.prompt(state.actor))
            self.view(state.view(None))
        for verb, reason in reasons:
            self.reason(reason, verb)

    def _is_new(self, *signs: object) -> bool:
        new = signs not in self._decisions
        self._decisions.add(signs)
        return new

    def _reasons(self, state: State, chance: random.Random) -> Iterator[tuple[str, Reason]]:
        moves = {*sought(state), *chance.sample(range(self.game.move_count), ATTEMPTS)}
        for move in sorted(moves):
            reason = state.why_not(move)
            if reason is not None:
                yield self.game.verb(move).name, reason

    def reason(self, reason: Reason, verb: str) -> None:
        key = self.own(f"why-{reason.code}")
        self.say("reason", key, reason.arguments, lambda words: words.reason(reason), verb)

    def prompt(self, prompt: Prompt) -> None:
        self.say("prompt", prompt.text, prompt.arguments, lambda words: words.ask(prompt))
        wait = Prompt(prompt.seat, prompt.kind)
        facts: Arguments = {"seat": prompt.seat}
        self.say("prompt", self.own(f"wait-{prompt.kind}"), facts, lambda words: words.wait(wait))
        for choice in prompt.options:
            self.choice(choice)
        for one in prompt.refused:
            self.reason(Reason(one.code, one.arguments), one.notation.partition(" ")[0])

    def choice(self, one: Choice) -> None:
        """A move, what it brings, and what else is to be known about it."""
        self.say("choice", one.label, one.arguments, lambda words: words.move(one.notation))
        if one.brings:
            verb = one.notation.partition(" ")[0]
            self.say("choice", f"+{verb}", one.brings, lambda words: words.brings(one.brings))
        if one.remark:
            key = self.own(f"remark-{one.remark}")
            self.say("choice", key, one.facts, lambda words: words.remark(one.remark, one.facts))
        if one.warning:
            key = self.own(f"warn-{one.warning}")
            self.say("choice", key, {}, lambda words: words.warning(one.warning))

    def hint(self, told: Advice) -> None:
        facts = told.arguments
        self.say("hint", told.reason, facts, lambda w: w.text(told.reason, **w.worded(facts)))

    def view(self, view: View) -> None:
        for stage in view.phase:
            self.stage(stage)
        for one in (*view.board, *(one for area in view.seats for one in area.components)):
            self.place(one.id)

    def stage(self, stage: Stage) -> None:
        self.say("phase", stage.key, stage.arguments, lambda words: words.stage(stage))

    def place(self, place: str) -> None:
        name = place_name(place)
        facts = {"number": place.partition(name)[2].strip("/")}
        self.say("place", self.own(f"zone-{name}"), facts, lambda words: words.place(place))

    # ----------------------------------------------------------------------- ends

    def log(self, state: State, course: Course) -> None:
        """The whole story, told to one who was there, and to an onlooker."""
        for watcher in (None, 0):
            events = state.events(0, watcher)
            for language in languages():
                words = self.words(language, state.players, watcher)
                for _, part in groupby(events, key=course.phase):
                    self.sentences(sentences(list(part), words))

    def sentences(self, found: Sequence[str]) -> None:
        self.met["event"] += len(found)
        for sentence in found:
            self.said.setdefault(("event", sentence), [sentence])
            if not is_whole(sentence):
                self.gaps[sentence] = "event"
            for title in QUOTED.findall(sentence):
                if title not in self.titles:
                    self.gaps[sentence] = f"there is no {title}"

    def score(self, state: State) -> None:
        for name in {name for sheet in state.score_sheet() for name in sheet}:
            self.category(name)
        for tie in broken_ties(state):
            self.tie(tie)

    def category(self, name: str) -> None:
        self.say("score", self.own(f"score-{name}"), {}, lambda words: words.category(name))

    def tie(self, tie: Tie) -> None:
        key = self.own(f"tie-{tie.what}")
        self.say("score", key, {}, lambda words: words.tie(tie.what, tie.values))

    # --------------------------------------------------------------------- saying

    def own(self, key: str) -> str:
        return f"{self.game.name}-{key}"

    def words(self, language: str, players: int, you: int | None) -> Words:
        key = language, players, you
        if key not in self._speakers:
            self._speakers[key] = Words(self.game, language, NAMES[:players], you)
        return self._speakers[key]

    def say(
        self,
        sort: str,
        key: str,
        facts: Mapping[str, int | str],
        saying: Callable[[Words], str],
        about: str = "",
    ) -> None:
        """To a player and to others, in every language."""
        self.met[sort] += 1
        signs = sort, key, about, *sorted(facts), *(value == 1 for value in facts.values())
        if signs in self.said:
            return
        lacking = self.needs.get(key, set()) - set(facts)
        if lacking:
            self.gaps[f"{key} {about}"] = ", ".join(sorted(lacking))
            self.said[signs] = []
            return
        found = [
            saying(self.words(language, len(NAMES), you))
            for language in languages()
            for you in (None, 0)
        ]
        self.said[signs] = found
        for text in found:
            if not is_whole(text):
                self.gaps[f"{key} {about}"] = text


def is_whole(text: str) -> bool:
    return is_tidy(text) and not NO_NUMBER.search(text)


def needs(game: Game) -> dict[str, set[str]]:
    """The facts that each text of a game speaks of, in whichever of its variants."""
    found = messages(languages()[0])
    return {key: variables(key, found) for key in found if key.startswith(f"{game.name}-")}


def said_of(game: Game, number: int, player: str) -> Sayings:
    """All that is said of so many games of a sort of player, and of as many from positions."""
    sayings = Sayings(game)
    followed: State | None = None
    course = Course()
    for state, chance in positions(game, range(number), player, sayings.hint):
        if state is not followed:
            followed, course = state, Course()
        course.follow(state)
        if not state.over:
            sayings.decision(state, chance)
        else:
            sayings.log(state, course)
            sayings.score(state)
    return sayings


def main() -> None:
    number, *names = sys.argv[1:]
    for name, player in product(names or GAMES, PLAYERS):
        sayings = said_of(tafelrunde.game(name), int(number), player)
        total = sum(sayings.met.values())
        print(f"{name}, {player}: {total} things to say, {len(sayings.said)} different")
        print(f"   {dict(sayings.met)}")
        for key, gap in sayings.gaps.items():
            print(f"   lacks: {key}: {gap}")


if __name__ == "__main__":
    main()
