"""Sentences for effects, made from the data: nobody writes a text for a card.

Every primitive, tally, event and resource has one phrase in each language; the code of a card says
how they go together. `$a`, `$b`, ... are the arguments in order. A resource takes the amount after
it along, so that its phrase can decline it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tafelrunde.engine.effectfile import Call, Item, parse

Phrase = Callable[..., str]  # key, arguments -> text


class Sentences:
    """The effects of one game in one language; `forms` names the sorts of every call."""

    def __init__(self, game: str, forms: Mapping[str, Sequence[str]], phrase: Phrase) -> None:
        self.game = game
        self.forms = forms
        self.phrase = phrase

    def sentence(self, code: str) -> str:
        """The whole code, a sentence for each of its calls."""
        texts = [self.call(call) for call in parse(code)]
        return " ".join(f"{text[0].upper()}{text[1:]}." for text in texts)

    def call(self, call: Call) -> str:
        sorts = self.forms[call.name]
        items = [*call.args, *([1] if call.name == "score" and len(call.args) == 2 else [])]
        values = {
            "abcde"[k]: self.item(item, sort, items[k + 1] if k + 1 < len(items) else 1)
            for k, (item, sort) in enumerate(zip(items, sorts, strict=True))
        }
        return self.phrase(f"{self.game}-effect-{call.name}", **values)

    def item(self, item: Item, sort: str, following: Item) -> str | int:
        if isinstance(item, int):
            return item
        assert isinstance(item, Call)
        if sort == "effect":
            return self.call(item)
        if sort == "resource":
            return self.some(item.name, following)
        if sort == "tally":
            return self.tally(item, following)
        return item.name if item.name == "per" else self.word(sort, item.name)

    def some(self, resource: str, amount: Item) -> str:
        """So much of a resource; or so much for each of something."""
        key = f"{self.game}-resource-{resource}"
        if isinstance(amount, int):
            return self.phrase(key, n=amount)
        assert isinstance(amount, Call)
        counted, k, d, cap = amount.args
        each = self.tally(counted, d)
        return self.phrase(f"{self.game}-effect-per", a=self.phrase(key, n=k), b=each, c=cap)

    def tally(self, item: Item, d: Item) -> str:
        assert isinstance(item, Call)
        inner = item.args[0] if item.args else None
        word = self.word("group", inner.name) if isinstance(inner, Call) else ""
        count = d if isinstance(d, int) else 1
        return self.phrase(f"{self.game}-tally-{item.name}", n=count, x=word)

    def word(self, sort: str, word: str) -> str:
        return self.phrase(f"{self.game}-{sort.split('|')[0]}-{word}")
