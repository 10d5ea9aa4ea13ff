"""Effects as data: the codes of a card list are columns of numbers, run one primitive a step.

A primitive is a class, like a verb: `form` is its grammar, the docstring its rule, `run` what it
does. What asks a seat in the middle of an effect pushes a `Question`; what is left of the effect
lies under it on the agenda. Standing effects are sums in `Standing`, which change whenever the
cards before a seat do; triggers are programs that wait for an event.

    gain(points,1);gain(workers_any,2)      a program: one instruction after the other
    choose(draw(2),gain(guilders,4))        an instruction with programs as arguments
    on(advance,gain(points,1))              a trigger
    discount(person,1)                      a modifier
    score(group(Adel),2)                    points at the end
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.engine.step import Decision, Step
from tafelrunde.engine.verb import CardVerb, Verb

if TYPE_CHECKING:
    from tafelrunde.engine.reader import Wants
    from tafelrunde.engine.state import State
    from tafelrunde.engine.view import Arguments, Brings

S = TypeVar("S", bound="State", default=Any)

END: Final = 0  # the number of the instruction that ends a program
OFFSET: Final = 0xFF  # in b of a step: where in the card's code
TARGET_SHIFT: Final = 8  # whom it is about: seat + 1
TARGET: Final = 0xF
COUNT_SHIFT: Final = 12  # how often something has been done
MOST_B: Final = 1 << 24


# ------------------------------------------------------------------ what is declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """A primitive of the game's effects. `form` names it and its parameters by sort."""

    __slots__ = ("form", "name", "sorts")

    def __init__(self, form: str) -> None:
        name, _, rest = form.partition("(")
        self.form: str = form
        self.name: str = name
        self.sorts: list[str] = rest.rstrip(")").replace(",", " ").split()

    def run(self, s: S, e: Effect[S], args: list[i64], at: i64) -> None:
        """Carry it out for `e.seat`; args[at] is the first argument."""
        raise TypeError(f"{self.name} does nothing")

    def barred(self, s: S, seat: i64, args: list[i64], at: i64) -> i64:
        """What stands in the way of a card that begins with it, as a refusal; 0 if nothing."""
        return 0

    def seems_barred(self, s: S, seat: i64, args: list[i64], at: i64) -> i64:
        """The same as the others see it, who do not know the hand of the seat."""
        return self.barred(s, seat, args, at)

    def brings(self, s: S, seat: i64, args: list[i64], at: i64) -> Brings:
        """What it gives or costs the seat, as far as the rules can know before it is run."""
        return {}

    def barred_facts(self, s: S, seat: i64, args: list[i64], at: i64, refusal: i64) -> Arguments:
        """The facts behind what bars it: a price and what is there to pay it."""
        return {}

    def among(self, s: S, ask: Question[S]) -> list[i64]:
        """The cards of which its question wants one."""
        raise TypeError(f"{self.name} asks for no card")

    def wrong(self, s: S, ask: Question[S], x: i64) -> i64:
        """What is wrong with an answer to its question, as a refusal; 0 if nothing."""
        return 0

    def wrong_facts(self, s: S, ask: Question[S], x: i64, refusal: i64) -> Arguments:
        """The facts behind what is wrong with an answer."""
        return {}

    def answer_brings(self, s: S, ask: Question[S], x: i64) -> Brings:
        """What an answer gives and costs the seat that is asked, as far as the rules can know,
        beyond what its verb always does. What one commits oneself to counts in full."""
        return {}

    def answer(self, s: S, ask: Question[S], x: i64) -> None:
        """Go on with what a seat has answered."""
        raise TypeError(f"{self.name} asks nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Generic[S]):
    """Something that can be counted: for `per` and `score`. At most one parameter."""

    __slots__ = ("name", "sort")

    def __init__(self, form: str) -> None:
        name, _, rest = form.partition("(")
        self.name: str = name
        self.sort: str = rest.rstrip(")")

    def count(self, s: S, seat: i64, x: i64) -> i64:
        raise TypeError(f"{self.name} counts nothing")


@final
class Modifier:
    """A standing effect: a sum for each word of its first sort, or just one."""

    __slots__ = ("base", "name", "sorts")

    def __init__(self, form: str) -> None:
        name, _, rest = form.partition("(")
        self.name: str = name
        self.sorts: list[str] = rest.rstrip(")").replace(",", " ").split()
        self.base: i64 = 0  # its first place among the sums; set when the vocabulary is made


# ----------------------------------------------------------------------- the columns
@final
class Code:
    """The effects of all cards. Lists by kind say where in the columns a card's part is."""

    __slots__ = (
        *("args", "at", "begins", "from_mods", "from_scores", "from_triggers", "mods", "op"),
        *("ops", "per", "scores", "standing", "start", "sums", "tallies", "triggers"),
    )

    def __init__(self, ops: list[Op[Any]], tallies: list[Tally[Any]], sums: i64) -> None:
        self.ops: list[Op[Any]] = ops  # by number; 0 is END
        self.tallies: list[Tally[Any]] = tallies
        self.sums: i64 = sums  # how many sums the modifiers need
        self.op: list[i64] = []  # instructions: number of the primitive,
        self.at: list[i64] = []  # and where its arguments begin
        self.args: list[i64] = []
        self.begins: list[i64] = []  # by argument: the first instruction of its card
        self.start: list[i64] = []  # by kind: first instruction
        self.per: list[i64] = []  # amounts that are counted: tally, argument, k, d, cap
        self.mods: list[i64] = []  # sum, by how much
        self.triggers: list[i64] = []  # event, offset of the program
        self.scores: list[i64] = []  # tally, argument, k, d
        self.from_mods: list[i64] = [0]  # by kind, and one more for the end
        self.from_triggers: list[i64] = [0]
        self.from_scores: list[i64] = [0]
        self.standing: list[list[str]] = []  # by kind: names of what works without being run

    def names(self) -> list[str]:
        """All effects that the cards have, for the tables of a check."""
        run = [self.ops[op].name for op in sorted(set(self.op)) if op != END]
        return run + sorted({name for names in self.standing for name in names})

    def amount(self, s: State, seat: i64, x: i64) -> i64:
        """An amount is a number (even) or counted (odd): min(cap, k * (count // d))."""
        if x & 1 == 0:
            return x >> 1
        at = (x >> 1) * 5
        tally = self.tallies[self.per[at]]
        found = self.per[at + 2] * (tally.count(s, seat, self.per[at + 1]) // self.per[at + 3])
        return min(found, self.per[at + 4])

    def points(self, s: State, seat: i64, kind: i64) -> i64:
        """What a card scores for a seat."""
        points: i64 = 0
        for at in range(self.from_scores[kind], self.from_scores[kind + 1], 4):
            tally = self.tallies[self.scores[at]]
            count = tally.count(s, seat, self.scores[at + 1])
            points += self.scores[at + 2] * (count // self.scores[at + 3])
        return points


NO_CODE: Final = Code([], [], 0)


@final
class Standing:
    """What the cards before a seat do all the time: sums of modifiers, and triggers.

    It follows from the cards, so it is never written down; `survey` works it out. Clones share it,
    since its lists are never changed.
    """

    __slots__ = ("sums", "triggers")

    def __init__(self, sums: list[i64], triggers: list[i64]) -> None:
        self.sums: list[i64] = sums
        self.triggers: list[i64] = triggers  # event, kind, offset

    def sum(self, modifier: Modifier, word: i64 = 0) -> i64:
        """By how much a modifier changes something; as a permission, whether it is above 0."""
        return self.sums[modifier.base + word]


def survey(code: Code, kinds: list[i64]) -> Standing:
    """The standing effects of these cards."""
    sums: list[i64] = [0 for _ in range(code.sums)]
    triggers: list[i64] = []
    for kind in kinds:
        for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
            sums[code.mods[at]] += code.mods[at + 1]
        for at in range(code.from_triggers[kind], code.from_triggers[kind + 1], 2):
            triggers += [code.triggers[at], kind, code.triggers[at + 1]]
    return Standing(sums, triggers)


def fire(s: State, standing: Standing, event: i64, seat: i64) -> None:
    """An event has come to pass for a seat: push its triggers, the first one uppermost."""
    triggers = standing.triggers
    at = len(triggers) - 3
    while at >= 0:
        if triggers[at] == event:
            s.push(Effect(seat, triggers[at + 1], triggers[at + 2]))
        at -= 3


# -------------------------------------------------------------------------- the steps
@final
class Effect(Step[S]):
    """What is left of the effect of a card (a), from an instruction on (b)."""

    __slots__ = ()

    def run(self, s: S) -> None:
        code = s.rules.code
        here = code.start[self.a] + (self.b & OFFSET)
        op = code.op[here]
        if op != END:
            journal = s.journal
            if journal is not None:
                journal.ran.append(op)
            if code.op[here + 1] != END:  # what is over leaves nothing on the agenda
                s.push(Effect(self.seat, self.a, self.b + 1))
            code.ops[op].run(s, self, code.args, code.at[here])

    def lies_on(self) -> tuple[str, ...]:
        return ("*",)

    def check(self, s: S, under: Step[S] | None, wants: Wants) -> None:
        check_place(s, self, wants)

    def target(self) -> i64:
        return ((self.b >> TARGET_SHIFT) & TARGET) - 1

    def at(self, offset: i64, target: i64 = -1) -> Effect[S]:
        """The same card from another instruction on, about another seat."""
        return Effect(self.seat, self.a, offset | (target + 1) << TARGET_SHIFT)


@final
class Repeat(Step[S]):
    """One instruction (b) of the effect of a card (a) is run again, and nothing after it."""

    __slots__ = ()

    def run(self, s: S) -> None:
        code = s.rules.code
        here = code.start[self.a] + (self.b & OFFSET)
        e: Effect[S] = Effect(self.seat, self.a, self.b)
        code.ops[code.op[here]].run(s, e, code.args, code.at[here])

    def lies_on(self) -> tuple[str, ...]:
        return ("*",)

    def check(self, s: S, under: Step[S] | None, wants: Wants) -> None:
        check_place(s, self, wants)
        code = s.rules.code
        wants(code.op[code.start[self.a] + (self.b & OFFSET)] != END, "agenda", "nothing to repeat")


def check_place(s: State, step: Step[Any], wants: Wants) -> None:
    """A position may not point beyond the code of a card, nor at a seat that is not there."""
    code = s.rules.code
    known = step.seat >= 0 and 0 <= step.a < s.rules.kinds and 0 <= step.b < MOST_B
    wants(known, "agenda", "there is no such effect")
    last = step.a + 1 == len(code.start)
    end = len(code.op) if last else code.start[step.a + 1]
    inside = code.start[step.a] + (step.b & OFFSET) < end
    target = ((step.b >> TARGET_SHIFT) & TARGET) - 1
    wants(inside and target < s.players, "agenda", "the effect has no such part")


def begin(s: State, seat: i64, kind: i64) -> None:
    """Run the effect of a card."""
    s.push(Effect(seat, kind))


def does_something(code: Code, kind: i64) -> bool:
    """Has the card a program, and not only standing effects and scores?"""
    return code.op[code.start[kind]] != END


def hindrance(s: State, seat: i64, kind: i64, offset: i64 = 0) -> i64:
    """What stands in the way of the effect of a card: whatever bars its first instruction, or that
    of a part of it."""
    code = s.rules.code
    here = code.start[kind] + offset
    return code.ops[code.op[here]].barred(s, seat, code.args, code.at[here])


def hindrance_facts(s: State, seat: i64, kind: i64, refusal: i64) -> Arguments:
    """The facts behind what stands in the way of the effect of a card."""
    code = s.rules.code
    here = code.start[kind]
    return code.ops[code.op[here]].barred_facts(s, seat, code.args, code.at[here], refusal)


def part_hindrance(s: State, seat: i64, at: i64, to_others: bool = False) -> i64:
    """The same of a program that is an argument, by the place of the argument; perhaps as the
    others see it, who do not know the hand of the seat."""
    code = s.rules.code
    here = code.begins[at] + code.args[at]
    op = code.ops[code.op[here]]
    if to_others:
        return op.seems_barred(s, seat, code.args, code.at[here])
    return op.barred(s, seat, code.args, code.at[here])


def vanity(s: State, seat: i64, kind: i64, to_others: bool = False) -> i64:
    """Why the effect of a card would be in vain, all of it: what bars its first instruction if
    something bars every other one as well; 0 if there is hope. To others there is hope, too,
    where only the hand of the seat says that there is none."""
    code = s.rules.code
    here = code.start[kind]
    first: i64 = 0
    while code.op[here] != END:
        op = code.ops[code.op[here]]
        at = code.at[here]
        if to_others:
            problem = op.seems_barred(s, seat, code.args, at)
        else:
            problem = op.barred(s, seat, code.args, at)
        if problem == 0:
            return 0
        if first == 0:
            first = problem
        here += 1
    return first


def promise(s: State, seat: i64, kind: i64, offset: i64 = 0) -> Brings:
    """What the effect of a card gives or costs a seat in all, from an instruction on."""
    code = s.rules.code
    total: Brings = {}
    here = code.start[kind] + offset
    while code.op[here] != END:
        part = code.ops[code.op[here]].brings(s, seat, code.args, code.at[here])
        total = together(total, part)
        here += 1
    return total


def promised(s: State, standing: Standing, event: i64, seat: i64) -> Brings:
    """What the triggers of an event would give or cost a seat."""
    total: Brings = {}
    triggers = standing.triggers
    for at in range(0, len(triggers), 3):
        if triggers[at] == event:
            part = promise(s, seat, triggers[at + 1], triggers[at + 2])
            total = together(total, part)
    return total


def together(one: Brings, other: Brings) -> Brings:
    """The sum of what two things bring."""
    total = dict(one)
    for name, number in other.items():
        total[name] = total.get(name, 0) + number
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[S]):
    """The effect of a card (a) asks a seat something at an instruction (b).

    A game has a subclass for each menu of answers. What is legal and what follows is said by the
    primitive that asks.
    """

    __slots__ = ()

    def op(self, s: S) -> Op[S]:
        code = s.rules.code
        return code.ops[code.op[code.start[self.a] + (self.b & OFFSET)]]

    def args(self, s: S) -> i64:
        """Where the arguments of the instruction begin."""
        code = s.rules.code
        return code.at[code.start[self.a] + (self.b & OFFSET)]

    def target(self) -> i64:
        return ((self.b >> TARGET_SHIFT) & TARGET) - 1

    def count(self) -> i64:
        return self.b >> COUNT_SHIFT

    def check(self, s: S, under: Step[S] | None, wants: Wants) -> None:
        check_place(s, self, wants)
        asking = type(self.op(s)).answer is not Op.answer
        wants(asking and len(self.moves(s)) > 0, "agenda", "nothing is asked here")

    def asks(self, s: S) -> Arguments:
        name = s.rules.game.words["card"][self.a]
        return {"seat": int(self.seat), "card": name, "effect": self.op(s).name}


def answer_brings(verb: Verb[S], s: S, step: Step[S], x: i64) -> Brings:
    """What an answer gives and costs: what its verb always does, and what the primitive says."""
    assert isinstance(step, Question)
    return together(verb.gives, step.op(s).answer_brings(s, step, x))


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Verb[S]):
    """A verb that answers the question of an effect; the primitive says the rest."""

    __slots__ = ()

    def wrong(self, s: S, step: Step[S], x: i64) -> i64:
        assert isinstance(step, Question)
        return step.op(s).wrong(s, step, x)

    def do(self, s: S, step: Step[S], x: i64) -> None:
        assert isinstance(step, Question)
        step.op(s).answer(s, step, x)

    def brings(self, s: S, step: Step[S], x: i64) -> Brings:
        return answer_brings(self, s, step, x)

    def facts(self, s: S, step: Step[S], x: i64, refusal: i64) -> Arguments:
        assert isinstance(step, Question)
        return step.op(s).wrong_facts(s, step, x, refusal)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardAnswer(CardVerb[S]):
    """The same where the answer is one of some cards."""

    __slots__ = ()

    def zone(self, s: S, step: Step[S]) -> list[i64]:
        assert isinstance(step, Question)
        return step.op(s).among(s, step)

    def wrong(self, s: S, step: Step[S], x: i64) -> i64:
        assert isinstance(step, Question)
        return step.op(s).wrong(s, step, x)

    def do(self, s: S, step: Step[S], x: i64) -> None:
        assert isinstance(step, Question)
        step.op(s).answer(s, step, x)

    def brings(self, s: S, step: Step[S], x: i64) -> Brings:
        return answer_brings(self, s, step, x)

    def facts(self, s: S, step: Step[S], x: i64, refusal: i64) -> Arguments:
        assert isinstance(step, Question)
        return step.op(s).wrong_facts(s, step, x, refusal)
