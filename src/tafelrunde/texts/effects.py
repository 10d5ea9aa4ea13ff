"""Sentences for effects, made from the data: nobody writes a text for a card.

Every primitive, tally, event and resource has one phrase in each language; the code of a card says
how they go together. `$a`, `$b`, ... are the arguments in order. A resource takes the amount after
it along, so that its phrase can decline it. Of pairs each has the phrase of its primitive with
`-each` behind it, and `$n` says how many there are; so it does of the numbers of a scale.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.engine.effectfile import (
    AMOUNT,
    EFFECT,
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

Phrase = Callable[..., str]  # key, arguments -> text
RESOURCE = "resource"
ARGUMENTS = "abcde"


class Sentences:
    """The effects of one game in one language."""

    def __init__(self, game: str, vocabulary: Vocabulary, phrase: Phrase) -> None:
        self.game = game
        self.forms = vocabulary.forms()
        self.tallies = {tally.name: tally.sort for tally in vocabulary.tallies}
        self.phrase = phrase

    def sentence(self, code: str) -> str:
        """The whole code, a sentence for each of its calls."""
        texts = [self.call(call) for call in parse(code)]
        return " ".join(f"{text[0].upper()}{text[1:]}." for text in texts)

    def call(self, call: Call) -> str:
        sorts = self.forms[call.name]
        if takes_pairs(sorts):
            return self.paired(call, sorts)
        items = [*call.args, *([1] * (len(sorts) - len(call.args)))]  # what may be left out is 1
        values = {
            ARGUMENTS[k]: self.item(item, sorts[k], items[k + 1 :]) for k, item in enumerate(items)
        }
        if SCALE in sorts:
            scale = items[sorts.index(SCALE)]
            values["n"] = len(scale) if isinstance(scale, tuple) else 1
        return self.phrase(f"{self.game}-effect-{call.name}", **values)

    def paired(self, call: Call, sorts: Sequence[str]) -> str:
        """A call that ends with pairs, each in a phrase of its own."""
        single = len(sorts) - 1
        items, pairs = call.args[:single], call.args[single:]
        values = {
            ARGUMENTS[k]: self.item(item, sorts[k], items[k + 1 :]) for k, item in enumerate(items)
        }
        texts = [self.pair(call.name, pair, sorts[-1]) for pair in pairs if isinstance(pair, Pair)]
        values[ARGUMENTS[single]] = ", ".join(texts)
        return self.phrase(f"{self.game}-effect-{call.name}", n=len(texts), **values)

    def pair(self, name: str, pair: Pair, sort: str) -> str:
        word = int(pair.key) if pair.key.isdigit() else self.word(sort.split(PAIR)[0], pair.key)
        return self.phrase(f"{self.game}-effect-{name}-each", a=word, b=pair.number)

    def item(self, item: Item, sort: str, following: Sequence[Item]) -> str | int:
        if isinstance(item, int):
            return item
        if isinstance(item, tuple):
            return ", ".join(map(str, item))
        assert isinstance(item, Call)
        if sort == EFFECT:
            return self.call(item)
        if sort == RESOURCE:
            return self.some(item.name, following[0] if following else 1)
        if sort == TALLY:
            return self.tally(item, following[-1])  # score(tally, k, d): each d of it
        if sort == AMOUNT:
            return self.counted(item, str(item.args[1]))
        return self.word(sort, item.name)

    def some(self, resource: str, amount: Item) -> str:
        """So much of a resource; or so much for each of something."""
        key = f"{self.game}-resource-{resource}"
        if isinstance(amount, int):
            return self.phrase(key, n=amount)
        assert isinstance(amount, Call)
        return self.counted(amount, self.phrase(key, n=amount.args[1]))

    def counted(self, amount: Call, each: str) -> str:
        """per(tally, k, d, cap): so much for each d of something, up to a limit."""
        counted, _, d, cap = amount.args
        return self.phrase(f"{self.game}-effect-per", a=each, b=self.tally(counted, d), c=cap)

    def tally(self, item: Item, d: Item) -> str:
        assert isinstance(item, Call)
        inner = item.args[0] if item.args else None
        word = self.word(self.tallies[item.name], inner.name) if isinstance(inner, Call) else ""
        return self.phrase(f"{self.game}-tally-{item.name}", n=d, x=word)

    def word(self, sort: str, word: str) -> str:
        return self.phrase(f"{self.game}-{sort.split('|')[0]}-{word}")
