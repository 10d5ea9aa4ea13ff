"""Sentences for effects, made from the data: nobody writes a text for a card.

Every primitive, tally, event and resource has one phrase in each language; the code of a card says
how they go together. `$a`, `$b`, ... are the arguments in order, `$a_word` is the word of one that
begins with a word, for phrases that differ by it. A resource takes the amount after it along, so
that its phrase can decline it. Of pairs each has the phrase of its primitive with `-each` behind
it. Of a scale `$n` says how many numbers it has.

What is done one after the other is one sentence: "Take 1 point and 1 guilder". What has an effect
in it (each time ..., either ... or ...) or a list is a sentence by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from tafelrunde.engine.effectfile import (
    AMOUNT,
    EFFECT,
    NUMBER,
    PAIR,
    SCALE,
    TALLY,
    Call,
    Item,
    Pair,
    Vocabulary,
    parse,
    takes_pairs,
)
from tafelrunde.texts.wording import capital

Phrase = Callable[..., str]  # key, arguments -> text
Known = Callable[[str], bool]
RESOURCE = "resource"
ARGUMENTS = "abcde"
TRIGGER = "on"


def _everything(_: str) -> bool:
    return True


class Sentences:
    """The effects of one game in one language; `known` says which keys there are."""

    def __init__(
        self, game: str, vocabulary: Vocabulary, phrase: Phrase, known: Known = _everything
    ) -> None:
        self.game = game
        self.forms = vocabulary.forms()
        self.families = vocabulary.families
        self.tallies = {tally.name: tally.sort for tally in vocabulary.tallies}
        self.phrase = phrase
        self.known = known

    # ----------------------------------------------------------------- sentences

    def card(self, when: str, code: str, facts: Mapping[str, Any]) -> str:
        """What a card does and when: `worker:red` is the word red of the time `worker`.

        Without a time the code says it all.
        """
        time, _, word = when.partition(":")
        worded = self.word("colour", word) if word else ""
        effect = self.sentence(code, facts)
        if not when:
            return effect
        return self.phrase(f"{self.game}-when-{time}", x=worded, effect=effect)

    def sentence(self, code: str, facts: Mapping[str, Any] | None = None) -> str:
        """The whole code in sentences; `facts` are those of the card, which may count itself."""
        return " ".join(f"{capital(text)}." for text in self.texts(parse(code), facts or {}))

    def texts(self, calls: Sequence[Call], facts: Mapping[str, Any]) -> list[str]:
        texts: list[str] = []
        for (name, event), same in groupby(calls, key=self.kind_of_sentence):
            found = list(same)
            if name == TRIGGER:
                effects = [one.args[1] for one in found if isinstance(one.args[1], Call)]
                told = self.listed(self.clauses(effects, facts))
                at = self.word("event", event)
                texts.append(self.phrase(self.key(TRIGGER), a=at, a_word=event, b=told))
            elif name:
                texts += [self.call(one, facts) for one in found]
            else:
                texts.append(self.listed(self.clauses(found, facts)))
        return texts

    def kind_of_sentence(self, call: Call) -> tuple[str, str]:
        """Calls of the same kind share a sentence: plain ones, and triggers of the same event."""
        if call.name == TRIGGER:
            event = call.args[0]
            return TRIGGER, event.name if isinstance(event, Call) else ""
        sorts = self.forms[call.name]
        alone = EFFECT in sorts or SCALE in sorts or takes_pairs(sorts)
        return (call.name if alone else ""), ""

    def clauses(self, calls: Sequence[Call], facts: Mapping[str, Any]) -> list[str]:
        """One after the other; of a call that only differs in a resource just that is added."""
        clauses: list[str] = []
        for name, same in groupby(calls, key=lambda call: call.name):
            found = list(same)
            if len(found) > 1 and self.is_of_resources(name):
                gained = [self.item(one.args[0], RESOURCE, one.args[1:], facts) for one in found]
                clauses.append(self.phrase(self.key(name), a=self.listed(list(map(str, gained)))))
            else:
                clauses += [self.call(one, facts) for one in found]
        return clauses

    def is_of_resources(self, name: str) -> bool:
        """Does it just say so much of which resource?"""
        sorts = self.forms[name]
        return len(sorts) == 2 and self.family(sorts[0]) == RESOURCE

    def listed(self, texts: Sequence[str], key: str = "table-and") -> str:
        if len(texts) == 1:
            return texts[0]
        return self.phrase(key, first=", ".join(texts[:-1]), last=texts[-1])

    # --------------------------------------------------------------------- parts

    def key(self, name: str) -> str:
        return f"{self.game}-effect-{name}"

    def family(self, sort: str) -> str:
        first = sort.split("|")[0]
        return self.families.get(first, first)

    def call(self, call: Call, facts: Mapping[str, Any]) -> str:
        sorts = self.forms[call.name]
        items = [*call.args, *([1] * (len(sorts) - len(call.args)))]  # what may be left out is 1
        values: dict[str, str | int] = {}
        if takes_pairs(sorts):
            pairs = [item for item in items if isinstance(item, Pair)]
            items = items[: -len(pairs)]
            values |= {ARGUMENTS[len(items)]: self.paired(call.name, pairs, sorts[-1])}
        for k, item in enumerate(items):
            values[ARGUMENTS[k]] = self.item(item, sorts[k], items[k + 1 :], facts)
            if isinstance(item, Call):
                values[f"{ARGUMENTS[k]}_word"] = item.name
            if sorts[k] == SCALE:
                values["n"] = len(item) if isinstance(item, tuple) else 1
        return self.phrase(self.key(call.name), **values)

    def paired(self, name: str, pairs: Sequence[Pair], sort: str) -> str:
        """Each pair in a phrase of its own. Of pairs of numbers one is chosen: so much for that."""
        key, each = sort.split(PAIR)[0], f"{self.key(name)}-each"
        if key != NUMBER:
            return ", ".join(
                self.phrase(each, a=self.word(key, pair.key), b=pair.number) for pair in pairs
            )
        choices = [self.phrase(each, a=int(pair.key), b=pair.number) for pair in pairs]
        return self.listed(choices, "table-or")

    def item(
        self, item: Item, sort: str, following: Sequence[Item], facts: Mapping[str, Any]
    ) -> str | int:
        if isinstance(item, int):
            return item
        if isinstance(item, tuple):
            return "/".join(map(str, item))
        assert isinstance(item, Call)
        if sort == EFFECT:
            return self.call(item, facts)
        if self.family(sort) == RESOURCE:
            return self.some(item.name, following[0] if following else 1, facts)
        if sort == TALLY:
            return self.tally(item, following[-1], facts)  # score(tally, k, d): each d of it
        if sort == AMOUNT:
            return self.counted(item, str(item.args[1]), facts)
        return self.word(sort, item.name)

    def some(self, resource: str, amount: Item, facts: Mapping[str, Any]) -> str:
        """So much of a resource; or so much for each of something."""
        key = f"{self.game}-resource-{resource}"
        if isinstance(amount, int):
            return self.phrase(key, n=amount)
        assert isinstance(amount, Call)
        return self.counted(amount, self.phrase(key, n=amount.args[1]), facts)

    def counted(self, amount: Call, each: str, facts: Mapping[str, Any]) -> str:
        """per(tally, k, d, cap): so much for each d of something, up to a limit."""
        counted, _, d, cap = amount.args
        return self.phrase(self.key("per"), a=each, b=self.tally(counted, d, facts), c=cap)

    def tally(self, item: Item, d: Item, facts: Mapping[str, Any]) -> str:
        """What is counted; the card counts itself where one of its facts is what is counted."""
        assert isinstance(item, Call)
        inner = item.args[0] if item.args else None
        word = inner.name if isinstance(inner, Call) else ""
        worded = self.word(self.tallies[item.name], word) if word else ""
        own = "yes" if not word or word in facts.values() else "no"
        return self.phrase(f"{self.game}-tally-{item.name}", n=d, x=worded, own=own)

    def word(self, sort: str, word: str) -> str:
        """A word in the language, or itself where the phrases are written for each of them."""
        family = self.family(sort)
        key = f"{self.game}-{family}-{word}"
        return word if family == NUMBER or not self.known(key) else self.phrase(key)
