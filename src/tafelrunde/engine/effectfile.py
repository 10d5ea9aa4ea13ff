"""Reads effect codes: every word and number is checked, and what is wrong is named by its place.

A code is calls one after the other, separated by `;` or blanks. Arguments are numbers, words,
pairs (`guest:+2`), scales (`13/10/7`) or calls; `order=any` is short for `order(any)`. What a call
means is said by a vocabulary: primitives, modifiers, tallies, and the words of every sort.

The parameters of a form are sorts: `number`, `amount` (a number or `per(...)`), `effect`, a sort of
words, or one of these with words besides: `number|all`, `colour|any|each`. A `scale` is one number
or several; `guest:number`, at the end of a form, is any number of pairs. Of these two the argument
says where a list begins among the arguments: how many there are, then the numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tafelrunde.engine.effects import END, Code, Modifier, Op, Tally
from tafelrunde.engine.errors import SHARED_PROBLEMS, CardProblem, Fact, nearest

# What can be wrong with a code
SIGN = SHARED_PROBLEMS("code_sign", "at {place}: {sign!r} does not belong here")
NO_EFFECT = SHARED_PROBLEMS("code_effect", "at {place}: an effect is wanted")
NO_EFFECT_OF = SHARED_PROBLEMS(
    "code_effect_of", "at {place}: {name}: an effect is wanted, not {item}"
)
TOO_DEEP = SHARED_PROBLEMS("code_deep", "at {place}: more than {most} calls inside one another")
NO_ITEM = SHARED_PROBLEMS("code_item", "at {place}: a word or a number is wanted, not {text!r}")
NO_COMMA = SHARED_PROBLEMS("code_comma", "at {place}: a comma or ) is wanted")
NO_NUMBER = SHARED_PROBLEMS("code_number", "at {place}: a number is wanted, not {text!r}")
NO_NUMBER_OF = SHARED_PROBLEMS("code_number_of", "at {place}: {name}: a number is wanted")
NO_AMOUNT = SHARED_PROBLEMS("code_amount", "at {place}: {name}: a number or per(...) is wanted")
NO_WORD_OF = SHARED_PROBLEMS("code_word_of", "at {place}: {name}: a {sort} is wanted")
TOO_LONG = SHARED_PROBLEMS("code_long", "at {place}: more than {most} instructions")
UNKNOWN = SHARED_PROBLEMS("code_unknown", "at {place}: there is no {sort} {name!r}")
NO_PAIRS = SHARED_PROBLEMS("code_pairs", "at {place}: {name}: pairs are wanted, {key}:{number}")
SCORE_ARGUMENTS = SHARED_PROBLEMS("code_score", "at {place}: score: 2 or 3 arguments are wanted")
ARGUMENTS = SHARED_PROBLEMS(
    "code_arguments", "at {place}: {name} has {count} arguments, not {found}"
)
BY_NOUGHT = SHARED_PROBLEMS("code_nought", "at {place}: {name}: nothing is counted by nought")

_TOKEN = re.compile(r"\s*(?:(?P<number>[+-]?\d+)|(?P<word>[A-Za-z]\w*)|(?P<mark>[(),;:/=]))")
MOST = 250  # numbers are smaller, and no program is longer; words beside numbers count from here
DEEPEST = 9  # calls inside one another
NUMBER, AMOUNT, EFFECT, TALLY, SCALE = "number", "amount", "effect", "tally", "scale"
PAIR = ":"  # in a sort: pairs of a word or number and a number


@dataclass(frozen=True, slots=True)
class Call:
    """A name with arguments, and where it stands in the code (from 1)."""

    name: str
    args: tuple[Item, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Pair:
    """A word or number with a number: `guest:+2`, `1:3`."""

    key: str
    number: int
    place: int


Scale = tuple[int, ...]  # 13/10/7
Item = Call | Pair | Scale | int


class BadCode(ValueError):
    """A code that is none, or says what cannot be: at a place, counted from 1."""

    def __init__(self, place: int, what: CardProblem, near: str = "", /, **facts: Fact) -> None:
        super().__init__(what.sentence.format(place=place, **facts))
        self.what = what
        self.near = near
        self.facts: dict[str, Fact] = {"place": place, **facts}


def _fail(place: int, what: CardProblem, near: str = "", /, **facts: Fact) -> NoReturn:
    raise BadCode(place, what, near, **facts)


# ------------------------------------------------------------------------- parsing
def parse(text: str) -> list[Call]:
    """The calls of a code; BadCode says where it is none."""
    return _Parser(text).calls()


class _Parser:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str, int]] = []
        at = 0
        text = text.rstrip()
        while at < len(text):
            found = _TOKEN.match(text, at)
            if not found or found.lastgroup is None:
                _fail(at + 1, SIGN, sign=text[at])
            start = found.start(found.lastgroup)
            self.tokens.append((found.lastgroup, found.group(found.lastgroup), start + 1))
            at = found.end()
        self.tokens.append(("end", "the end", len(text) + 1))
        self.next = 0

    def take(self, *marks: str) -> bool:
        kind, text, _ = self.tokens[self.next]
        if kind == "mark" and text in marks:
            self.next += 1
            return True
        return False

    def calls(self) -> list[Call]:
        found = []
        while self.tokens[self.next][0] != "end":
            item = self.item()
            if not isinstance(item, Call):
                _fail(self.tokens[self.next - 1][2], NO_EFFECT)
            found.append(item)
            self.take(";")
        return found

    def item(self, depth: int = 0) -> Item:
        kind, text, place = self.tokens[self.next]
        self.next += 1
        if depth > DEEPEST:
            _fail(place, TOO_DEEP, most=DEEPEST)
        if kind not in ("number", "word"):
            _fail(place, NO_ITEM, text=text)
        if self.take(":"):
            return Pair(text, self.number(), place)
        if kind == "number":
            scale = [int(text)]
            while self.take("/"):
                scale.append(self.number())
            return scale[0] if len(scale) == 1 else tuple(scale)
        if self.take("="):
            return Call(text, (self.item(depth + 1),), place)
        args: list[Item] = []
        if self.take("("):
            while not self.take(")"):
                args.append(self.item(depth + 1))
                if not self.take(",", ";") and self.tokens[self.next][1] != ")":
                    _fail(self.tokens[self.next][2], NO_COMMA)
        return Call(text, tuple(args), place)

    def number(self) -> int:
        kind, text, place = self.tokens[self.next]
        self.next += 1
        if kind != "number":
            _fail(place, NO_NUMBER, text=text)
        return int(text)


# -------------------------------------------------------------------- the vocabulary
@dataclass
class Vocabulary:
    """Everything a code may speak of. `on`, `score` and `per` are the same in every game."""

    ops: Sequence[Op[Any]]
    tallies: Sequence[Tally[Any]]
    modifiers: Sequence[Modifier]
    sorts: Mapping[str, Sequence[str]]
    families: Mapping[str, str] = field(default_factory=dict)  # sorts whose words another sort has
    sums: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        for modifier in self.modifiers:
            modifier.base = self.sums
            sort, *others = (modifier.sorts or [NUMBER])[0].split("|")
            self.sums += 1 if sort == NUMBER else len(self.sorts[sort]) + len(others)
        self._ops = {op.name: number for number, op in enumerate(self.ops, END + 1)}
        self._tallies = {tally.name: number for number, tally in enumerate(self.tallies)}
        self._modifiers = {modifier.name: modifier for modifier in self.modifiers}

    def compile(self, codes: Iterable[str], fail: Callable[[int, BadCode], NoReturn]) -> Code:
        """The columns of all cards; `fail` is told the number of the card and the problem."""
        code = Code([self.ops[0], *self.ops], list(self.tallies), self.sums)
        for number, text in enumerate(codes):
            try:
                _Card(self, code).compile(parse(text))
            except BadCode as error:
                fail(number, error)
        return code

    def forms(self) -> dict[str, Sequence[str]]:
        """The sorts of the arguments of everything that can be said: for sentences."""
        return {
            **{op.name: op.sorts for op in self.ops},
            **{modifier.name: modifier.sorts for modifier in self.modifiers},
            "on": ["event", EFFECT],
            "score": [TALLY, NUMBER, NUMBER],
        }


def _standing_name(call: Call) -> str:
    """on(advance,...) -> on advance"""
    event = call.args[0] if call.name == "on" and call.args else None
    return f"on {event.name}" if isinstance(event, Call) else call.name


class _Card:
    """Compiles the code of one card: first its program, then the programs inside it."""

    def __init__(self, words: Vocabulary, code: Code) -> None:
        self.words = words
        self.code = code
        self.begin = len(code.op)
        self.waiting: list[tuple[int, Call]] = []  # argument that wants an offset, its program

    def compile(self, calls: list[Call]) -> None:
        code = self.code
        code.start.append(self.begin)
        program = []
        for call in calls:
            if call.name == "on":
                self.trigger(call)
            elif call.name == "score":
                self.score(call)
            elif call.name in self.words._modifiers:
                self.modifier(call)
            else:
                program.append(call)
        self.program(program)
        code.standing.append([_standing_name(call) for call in calls if call not in program])
        while self.waiting:
            argument, inner = self.waiting.pop(0)
            column = code.triggers if argument < 0 else code.args
            column[~argument if argument < 0 else argument] = len(code.op) - self.begin
            self.program([inner])
        code.begins += [self.begin] * (len(code.args) - len(code.begins))
        if len(code.op) - self.begin > MOST:
            _fail(1, TOO_LONG, most=MOST)
        code.from_mods.append(len(code.mods))
        code.from_triggers.append(len(code.triggers))
        code.from_scores.append(len(code.scores))

    def program(self, calls: Sequence[Call]) -> None:
        for call in calls:
            number = self.words._ops.get(call.name)
            if number is None:
                known = [*self.words._ops, *self.words._modifiers, "on", "score"]
                _unknown(call.place, call.name, known)
            self.code.op.append(number)
            self.code.at.append(len(self.code.args))
            self.arguments(call, self.words.ops[number - 1].sorts)
        self.code.op.append(END)
        self.code.at.append(0)

    def arguments(self, call: Call, sorts: Sequence[str]) -> None:
        single = len(sorts) - takes_pairs(sorts)
        _counted(call, single, takes_pairs(sorts))
        first = len(self.code.args)
        self.code.args += [0] * len(sorts)
        if takes_pairs(sorts):
            self.code.args[first + single] = self.pairs(call.args[single:], sorts[-1], call)
        for k, (item, sort) in enumerate(zip(call.args[:single], sorts[:single], strict=True)):
            if sort == SCALE:
                numbers = item if isinstance(item, tuple) else (item,)
                found = [self.value(number, NUMBER, call) for number in numbers]
                self.code.args[first + k] = self.listed(len(found), found)
            elif sort == EFFECT:
                if not isinstance(item, Call):
                    _fail(call.place, NO_EFFECT_OF, name=call.name, item=str(item))
                self.waiting.append((first + k, item))
            else:
                self.code.args[first + k] = self.value(item, sort, call)

    def pairs(self, items: Sequence[Item], sort: str, call: Call) -> int:
        """Keys and numbers one after the other."""
        key, _, number = sort.partition(PAIR)
        found: list[int] = []
        for item in items:
            if not isinstance(item, Pair):
                _fail(call.place, NO_PAIRS, name=call.name, key=key, number=number)
            word = int(item.key) if item.key.isdigit() else Call(item.key, (), item.place)
            found += [self.value(word, key, call), self.value(item.number, number, call)]
        return self.listed(len(items), found)

    def listed(self, count: int, numbers: Sequence[int]) -> int:
        """Where a list of numbers begins: its length comes first."""
        self.code.args += [count, *numbers]
        return len(self.code.args) - len(numbers) - 1

    def value(self, item: Item, sort: str, call: Call) -> int:
        """A number, an amount, or a word of a sort."""
        sort, *others = sort.split("|")
        word = item.name if isinstance(item, Call) and not item.args else None
        if word in others:
            return others.index(word) + (MOST if sort == NUMBER else len(self.words.sorts[sort]))
        if sort == AMOUNT and not isinstance(item, int):
            return self.counted(item, call)
        if sort in (NUMBER, AMOUNT):
            if not isinstance(item, int) or not 0 <= item < MOST:
                _fail(call.place, NO_NUMBER_OF, name=call.name)
            return item if sort == NUMBER else item << 1
        known = [*self.words.sorts[sort], *others]
        if word is None:
            _fail(call.place, NO_WORD_OF, name=call.name, sort=sort)
        if word not in known:
            _unknown(item.place if isinstance(item, Call) else 1, word, known, sort)
        return known.index(word)

    def counted(self, item: Item, call: Call) -> int:
        if not isinstance(item, Call) or item.name != "per":
            _fail(call.place, NO_AMOUNT, name=call.name)
        _counted(item, 4)
        tally, argument = self.tally(item.args[0], item)
        numbers = [self.value(one, NUMBER, item) for one in item.args[1:]]
        _divided(item, numbers[1])
        self.code.per += [tally, argument, *numbers]
        return (len(self.code.per) // 5 - 1) << 1 | 1

    def tally(self, item: Item, call: Call) -> tuple[int, int]:
        if not isinstance(item, Call) or item.name not in self.words._tallies:
            name = item.name if isinstance(item, Call) else str(item)
            _unknown(call.place, name, list(self.words._tallies), "tally")
        number = self.words._tallies[item.name]
        sort = self.words.tallies[number].sort
        _counted(item, 1 if sort else 0)
        return number, self.value(item.args[0], sort, item) if sort else 0

    def trigger(self, call: Call) -> None:
        _counted(call, 2)
        event, effect = call.args
        if not isinstance(effect, Call):
            _fail(call.place, NO_EFFECT_OF, name="on", item=str(effect))
        self.code.triggers += [self.value(event, "event", call), 0]
        self.waiting.append((~(len(self.code.triggers) - 1), effect))

    def score(self, call: Call) -> None:
        if len(call.args) not in (2, 3):
            _fail(call.place, SCORE_ARGUMENTS)
        tally, argument = self.tally(call.args[0], call)
        numbers = [self.value(item, NUMBER, call) for item in call.args[1:]]
        numbers = [*numbers, 1][:2]
        _divided(call, numbers[1])
        self.code.scores += [tally, argument, *numbers]

    def modifier(self, call: Call) -> None:
        modifier = self.words._modifiers[call.name]
        _counted(call, len(modifier.sorts))
        place, by = int(modifier.base), 1
        for item, sort in zip(call.args, modifier.sorts, strict=True):
            value = self.value(item, sort, call)
            if sort == NUMBER:
                by = value
            else:
                place += value
        self.code.mods += [place, by]


def takes_pairs(sorts: Sequence[str]) -> bool:
    """Does a form end with any number of pairs?"""
    return bool(sorts) and PAIR in sorts[-1]


def _counted(call: Call, count: int, more: bool = False) -> None:
    if more and len(call.args) <= count:
        _fail(call.place, NO_PAIRS, name=call.name, key="word", number="number")
    if not more and len(call.args) != count:
        _fail(call.place, ARGUMENTS, name=call.name, count=count, found=len(call.args))


def _divided(call: Call, by: int) -> None:
    if by == 0:
        _fail(call.place, BY_NOUGHT, name=call.name)


def _unknown(place: int, name: str, known: Sequence[str], sort: str = "effect") -> NoReturn:
    _fail(place, UNKNOWN, nearest(name, known), sort=sort, name=name)
