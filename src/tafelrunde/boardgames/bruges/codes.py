"""What the codes of a person list may say beyond their grammar.

Somebody's own list is played to its end like ours: so no effect may set itself off for ever, ask
for what is nowhere, or do more at once than a town can hold.
"""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.engine.cardfile import Row
from tafelrunde.engine.effectfile import Call, Item
from tafelrunde.engine.errors import CardProblem, CardProblems

problem = CardProblems("bruges")
NOT_A_THIRD = problem("not_a_third", "{points} points are not a third of the price of {cost}")
NOT_BY_SYMBOL = problem("not_by_symbol", "the code does not suit the symbol {symbol}")
NOT_IN_RIVALS = problem(
    "not_in_rivals", "{effect} does not belong here: rivals(...) has lose, threat and damage"
)
NUMBER_TOO_LARGE = problem("number_too_large", "{effect} does at most {most} of something")
NOT_ALONE = problem("not_alone", "copy_rival must be the whole code")
OF_NOTHING = problem("of_nothing", "at {place}: {effect} of nothing")
WORKERS_GIVEN = problem("workers_given", "at {place}: workers are given by colour, or any")
CARDS_TAKEN = problem("cards_taken", "at {place}: cards come from a pile or from the discard pile")
CARDS_GIVEN = problem("cards_given", "at {place}: cards are given one by one")
TOP_CARD = problem("top_card", "at {place}: the uppermost card is taken once, for one card")
WORKERS_STOLEN = problem(
    "workers_stolen", "at {place}: workers of any colour are taken from one rival"
)
MARKERS_RETURNED = problem(
    "markers_returned", "at {place}: unthreat returns one marker of each colour"
)
ENDLESS_DAMAGE = problem("endless_damage", "damage must not bring markers or damage")
NO_EVENT = problem("no_event", "extra_card waits for no event")

MOST = 12  # of what one effect does one by one
HARMS = ("lose", "threat", "damage")  # what can befall a rival
# Where the effects stand among the arguments of what has effects inside
INSIDE = {"rivals": slice(1, 2), "on": slice(1, 2), "choose": slice(0, 2)}
COUNTED = (
    *("swap", "scry", "draw", "reready", "salvage", "unthreat", "threat", "take_threat"),
    *("steal", "lose"),
)
BACKFIRES = ("take_threat", "threat", "damage")  # may bring damage again


def check_code(row: Row, calls: list[Call], symbol: int, run: set[str]) -> None:
    """The symbol says when a code works, so it must be of that sort; `run` are the primitives."""
    if symbol == r.LAUREL:
        fits = all(call.name == "score" for call in calls)
    elif symbol in (r.ACTION, r.SITUATION):
        fits = all(call.name not in run and call.name != "score" for call in calls)
    else:
        fits = all(call.name in run for call in calls)
    names = [inner.name for call in calls for inner in _all(call)]
    if "reready" in names and symbol >= r.ONCE:
        fits = False  # two of them would wake one another for ever
    if not fits:
        row.fail("code", NOT_BY_SYMBOL, symbol=r.symbol.names[symbol])
    if "copy_rival" in names and len(names) > 1:
        row.fail("code", NOT_ALONE)
    for call in calls:
        _check_call(row, call, about_rival=False)
        if call.name == "on":
            _check_trigger(row, call)


def _inside(call: Call) -> list[Call]:
    """The effects among the arguments of a call."""
    found = call.args[INSIDE[call.name]] if call.name in INSIDE else ()
    return [item for item in found if isinstance(item, Call)]


def _all(call: Call) -> Iterator[Call]:
    yield call
    for inner in _inside(call):
        yield from _all(inner)


def _check_call(row: Row, call: Call, about_rival: bool) -> None:
    """What befalls a rival stands in `rivals` and nowhere else."""
    if (call.name in HARMS) != about_rival:
        row.fail("code", NOT_IN_RIVALS, effect=call.name)
    numbers = [item for item in call.args if isinstance(item, int)]
    if call.name in COUNTED or (call.name == "gain" and _word(call, 0).startswith("workers")):
        if max(numbers, default=1) > MOST or _cap(call) > MOST:
            row.fail("code", NUMBER_TOO_LARGE, effect=call.name, most=MOST)
        if min(numbers, default=1) < 1:
            row.fail("code", OF_NOTHING, place=call.place, effect=call.name)
    wrong = _wrong(call, numbers)
    if wrong is not None:
        row.fail("code", wrong, place=call.place)
    for inner in _inside(call):
        _check_call(row, inner, about_rival=call.name == "rivals")


def _wrong(call: Call, numbers: list[int]) -> CardProblem | None:
    if call.name == "swap" and _word(call, 0) == "workers_each":
        return WORKERS_GIVEN
    if call.name == "swap" and _word(call, 2) == "hand":
        return CARDS_TAKEN
    if call.name == "swap" and _word(call, 0) == "hand" and numbers[0] != 1:
        return CARDS_GIVEN
    if call.name == "swap" and _word(call, 2) == "discard_top":
        if _word(call, 0) != "hand" or numbers != [1, 1, 1]:
            return TOP_CARD
    if call.name == "steal" and _word(call, 0) == "workers_any" and _word(call, 2) == "each":
        return WORKERS_STOLEN
    if call.name == "unthreat" and _word(call, 1) == "each" and numbers != [1]:
        return MARKERS_RETURNED
    return None


def _check_trigger(row: Row, call: Call) -> None:
    """Damage that brings damage would never end; a card more is for one's own turn."""
    inner = [one.name for one in _all(call)]
    if _word(call, 0) == "damage" and any(name in BACKFIRES for name in inner):
        row.fail("code", ENDLESS_DAMAGE)
    if "extra_card" in inner:
        row.fail("code", NO_EVENT)


def _word(call: Call, number: int) -> str:
    item: Item = call.args[number]
    return item.name if isinstance(item, Call) else ""


def _cap(call: Call) -> int:
    """The cap of an amount that is counted."""
    caps = [item.args[-1] for item in call.args if isinstance(item, Call) and item.name == "per"]
    return max((cap for cap in caps if isinstance(cap, int)), default=0)
