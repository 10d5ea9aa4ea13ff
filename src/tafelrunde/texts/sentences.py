"""Events as sentences. What belongs together becomes one: four cards dealt, three names called.

A game may have words for each part of a sentence: `each-rolled` for everything that is told for
that reason, `each-changed` for numbers that change at once. Their list is the fact `each`.

With `whole-played` everything that a card does when it is played is one sentence: its title, what
`with-moved-joined` or `with-told-disguised` say of others, as the fact `with`, and the sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeGuard

from tafelrunde.engine.events import Changed, Event, Moved, Told
from tafelrunde.engine.view import Arguments
from tafelrunde.texts.layout import layout_of, place_name
from tafelrunde.texts.spots import is_spot
from tafelrunde.texts.wording import capital, spaced
from tafelrunde.texts.words import Words, owner_of

EACH_CHANGED = "each-changed"


def sentences(events: Sequence[Event], words: Words) -> list[str]:
    silent = layout_of(words.game).silent
    told = [one for one in events if one.cause not in silent and not _is_secret_look(one)]
    return [_sentence(run, words) for run in _runs(_things_first(told, words), words)]


def is_look(event: Event) -> TypeGuard[Moved]:
    """Did somebody look at things where they lie, or show them there?"""
    return isinstance(event, Moved) and event.source == event.target


def _things_first(events: Sequence[Event], words: Words) -> list[Event]:
    """Of what happens for one reason, first the things and words, then what it costs.

    Moves that do the same sorts of things are told together; else a sum that is paid only after
    an answer would stand behind the next thing.
    """
    moves = [[*same] for _, same in groupby(events, key=lambda one: (one.cause, one.seat, one.ply))]
    ordered: list[Event] = []
    for _, alike in groupby(moves, key=lambda move: _shape(move, words)):
        found = [event for move in alike for event in move]
        ordered += [event for event in found if not isinstance(event, Changed)]
        ordered += [event for event in found if isinstance(event, Changed)]
    return ordered


def _shape(move: Sequence[Event], words: Words) -> tuple[object, ...]:
    """Of what one move does for one reason: what has to be the same in the next one."""
    first = move[0]
    counters = frozenset(one.counter for one in move if isinstance(one, Changed))
    alone = first.ply if any(_leads(one, words) for one in move) else -1
    things = any(not isinstance(one, Changed) for one in move)
    return first.cause, first.seat, alone, things, counters


def _is_secret_look(event: Event) -> bool:
    """Nothing that others could tell of."""
    return is_look(event) and event.faces is None


def _runs(events: Iterable[Event], words: Words) -> list[list[Event]]:
    """Neighbouring events of which one sentence can be made."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and _joins(runs[-1], event, words):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _joins(run: Sequence[Event], event: Event, words: Words) -> bool:
    if _leads(run[0], words):
        return _belongs(run, event, words)
    before = run[-1]
    if (before.cause, before.seat) != (event.cause, event.seat) or _leads(event, words):
        return False
    if isinstance(before, Moved) and isinstance(event, Moved):
        route = before.source, before.target, before.faces is None
        return route == (event.source, event.target, event.faces is None)
    if isinstance(before, Changed) and isinstance(event, Changed):
        if words.has(words.own(EACH_CHANGED)):
            return _way(before) == _way(event)
        return before.counter == event.counter
    if isinstance(before, Told) and isinstance(event, Told):
        listed = _is_list(before, words) and _is_list(event, words)
        return before.ply == event.ply and (listed or words.has(_each_told(event, words)))
    return False


def _leads(event: Event, words: Words) -> bool:
    """Does a sentence begin with it that goes on to what belongs to it?"""
    return not isinstance(event, Changed) and words.has(words.own(f"whole-{event.cause}"))


def _belongs(run: Sequence[Event], event: Event, words: Words) -> bool:
    """Is it a part of what the first event of the run began?"""
    if event.seat != run[0].seat or _leads(event, words):
        return False
    if isinstance(event, Changed):
        counters = {one.counter for one in run if isinstance(one, Changed)}
        return event.cause == run[0].cause and counters <= {event.counter}
    return any(words.has(_with(form, event, words)) for form in ("moved", "told"))


def _with(form: str, event: Event, words: Words) -> str:
    return words.own(f"with-{form}-{event.cause}")


def _way(event: Changed) -> str:
    return "up" if event.by > 0 else "down"


def _each_told(event: Told, words: Words) -> str:
    return words.own(f"each-{event.cause}")


def _is_list(event: Told, words: Words) -> bool:
    """Does it only name things, so that several of them are a list?"""
    return bool(event.arguments) and all(value in words.kinds for value in event.arguments.values())


def _sentence(run: Sequence[Event], words: Words) -> str:
    event = run[0]
    facts: Arguments = {} if event.seat < 0 else {"player": words.player(event.seat)}
    if len(run) > 1 and _leads(event, words):
        return _whole(run, facts, words)
    if isinstance(event, Changed):
        return _changed([one for one in run if isinstance(one, Changed)], facts, words)
    if isinstance(event, Moved):
        said = _moved([one for one in run if isinstance(one, Moved)], facts, words)
    else:
        said = _told([one for one in run if isinstance(one, Told)], facts, words)
    where = _where(event, words)
    # The place stands last in a sentence about one thing, and behind each of several.
    return f"{said[:-1]}{where}{said[-1]}" if len(run) == 1 else said


def _where(event: Moved | Told, words: Words, *, brief: bool = False) -> str:
    """Where the object is that it is about, in brackets, if it has a place on a map."""
    last = event.at.rpartition("/")[2]
    return f" ({words.spot(last, brief=brief)})" if is_spot(last) else ""


def _whole(run: Sequence[Event], facts: Arguments, words: Words) -> str:
    """One sentence for what is played and all that comes of it."""
    event = run[0]
    facts |= _facts_of(event, words)
    parts = [
        words.text(_with(_form(one), one, words), **_facts_of(one, words))
        for one in run[1:]
        if words.has(_with(_form(one), one, words))
    ]
    by = sum(one.by for one in run if isinstance(one, Changed))
    facts |= {"by": by, "amount": abs(by), "company": "yes" if parts else "no"}
    facts["with"] = words.listed(parts)
    return _said(f"whole-{event.cause}", event.cause, facts, words)


def _form(event: Event) -> str:
    return type(event).__name__.lower()


def _facts_of(event: Event, words: Words) -> Arguments:
    """What a part of a sentence about a single event may speak of."""
    if isinstance(event, Moved):
        return _moved_facts([event], words)
    return words.worded(event.arguments) if isinstance(event, Told) else {}


def _moved(run: Sequence[Moved], facts: Arguments, words: Words) -> str:
    facts |= _moved_facts(run, words)
    return _said(f"moved-{run[0].cause}", run[0].cause, facts, words)


def _moved_facts(run: Sequence[Moved], words: Words) -> Arguments:
    event = run[0]
    count = sum(one.count for one in run)
    things = _things(run, count, words)
    facts: Arguments = {
        "things": things,
        "card": things,  # for texts that speak of a card
        "count": count,
        "known": "no" if event.faces is None else "yes",
        "source": words.place(event.source),
        "target": words.place(event.target),
    }
    for name, place in (("source_player", event.source), ("target_player", event.target)):
        owner = owner_of(place)
        if owner is not None:
            facts[name] = words.player(owner)
    return facts


def _things(run: Sequence[Moved], count: int, words: Words) -> str:
    faces = [face for one in run for face in one.faces or []]
    if not faces:
        return words.counted(run[0].sort, count)
    if len(run) == 1:
        return words.listed(_thing(face, words) for face in faces)
    named = [
        _thing(face, words) + _where(one, words, brief=True)
        for one in run
        for face in one.faces or []
    ]
    return words.listed(named)


def _thing(face: str, words: Words) -> str:
    """A kind of the catalogue, or a marker that is called like the place where it lies."""
    named = face in words.kinds or not words.has(words.own(f"zone-{face}"))
    return words.kind(face) if named else words.place(face)


def _changed(run: Sequence[Changed], facts: Arguments, words: Words) -> str:
    event = run[-1]
    by = sum(one.by for one in run)
    facts |= {
        "by": by,
        "way": _way(event),
        "amount": abs(by),
        "value": event.value,
        "what": place_name(event.counter),
        "counter": words.whose(event.counter),
    }
    if words.has(words.own(EACH_CHANGED)):
        facts["each"] = _each_changed(run, words)
    return _said(f"changed-{event.cause}", event.cause, facts, words)


def _each_changed(run: Sequence[Changed], words: Words) -> str:
    totals: dict[str, int] = {}
    for one in run:
        totals[place_name(one.counter)] = totals.get(place_name(one.counter), 0) + abs(one.by)
    key = words.own(EACH_CHANGED)
    return words.listed(words.text(key, what=what, amount=n) for what, n in totals.items())


def _told(run: Sequence[Told], facts: Arguments, words: Words) -> str:
    event = run[0]
    if words.has(each := _each_told(event, words)):
        told = [words.text(each, **words.worded(one.arguments)) for one in run]
        facts |= {"each": words.listed(told)}
    elif len(run) == 1:
        facts |= words.worded(event.arguments)
    else:
        for name in event.arguments:
            facts[name] = words.listed(
                words.kind(one.arguments[name]) + _where(one, words, brief=True) for one in run
            )
    return _said(f"told-{event.cause}", event.cause, facts, words)


def _said(key: str, cause: str, facts: Arguments, words: Words) -> str:
    """The game's own sentence, or one made of the bare facts."""
    if words.has(words.own(key)):
        return words.text(words.own(key), **facts)
    form = key.partition("-")[0]
    who = str(facts.get("player") or words.text("terminal-nobody"))
    told = [f"{spaced(name)} {value}" for name, value in facts.items() if name != "player"]
    worded = {"cause": spaced(cause), "facts": ", ".join(told) or words.text("table-nothing")}
    return capital(words.text(f"terminal-{form}", **{**facts, **worded, "player": who}))
