"""Questions to a seat: what is being decided, the options, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.engine.errors import Reason
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision
from tafelrunde.engine.verb import Verb
from tafelrunde.engine.view import Brings, Choice, Prompt, Refused

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game


def prompt(game: Game[Any], state: State, seat: int | None) -> Prompt:
    """What is being decided; the options only for the seat that decides."""
    step = state.current
    kind = game.step_name(step)
    actor = int(state.actor)
    if state.over or seat != actor:
        return Prompt(actor, kind)
    legal = state.moves()
    # Tried out in a world of the seat's own, where it is just as final (law 6e) and tells nothing.
    world = state.determinize(actor, 0)
    options = [_choice(game, state, move, _is_final(world, move)) for move in legal]
    refused = [_refused(game, state, move) for move in sought(state) if move not in legal]
    return Prompt(actor, kind, f"{game.name}-ask-{kind}", step.asks(state), kind, options, refused)


def verb_at(state: State, move: int) -> Verb | None:
    """The verb of the pending decision that a move belongs to."""
    step = state.current
    if isinstance(step, Decision) and not state.over:
        for verb in step.menu().verbs():
            if verb.covers(move):
                return verb
    return None


def reason(game: Game[Any], state: State, move: int, refusal: int) -> Reason:
    """A refusal by its name, with the facts behind it."""
    facts = game.arguments(state.notate(move))
    verb = verb_at(state, move)
    if verb is not None:
        facts |= verb.facts(state, state.current, move - int(verb.base), refusal)
    return Reason(game.refusals[refusal], facts)


def touches(state: State, move: int) -> list[str]:
    """The objects a hand would touch to make a move, in order."""
    verb = verb_at(state, move)
    if verb is None:
        return []
    return verb.touches(state, state.current, state.notate(move).split(" ")[1:])


def brings(game: Game[Any], state: State, move: int) -> Brings:
    """What a legal move gives and costs, as far as the rules can know."""
    verb = verb_at(state, move)
    assert verb is not None, "a legal move belongs to a verb of the decision"
    found = game.what_comes(state, verb.brings(state, state.current, move - int(verb.base)))
    return {name: number for name, number in found.items() if number}


def _choice(game: Game[Any], state: State, move: int, final: bool) -> Choice:
    label = f"{game.name}-move-{game.verb(move).name}"
    notation = state.notate(move)
    verb = verb_at(state, move)
    assert verb is not None, "a legal move belongs to a verb of the decision"
    step, x = state.current, move - int(verb.base)
    return Choice(
        notation,
        label,
        game.arguments(notation),
        verb.touches(state, step, notation.split(" ")[1:]),
        final,
        brings(game, state, move),
        verb.warns(state, step, x),
        *verb.remark(state, step, x),
    )


def sought(state: State) -> list[int]:
    """Moves a person would look for in this decision, legal or not."""
    step = state.current
    if state.over or not isinstance(step, Decision):
        return []
    verbs = [verb for verb in step.menu().verbs() if verb.mine(state, step)]
    return [int(verb.move(x)) for verb in verbs for x in sorted(set(verb.sought(state, step)))]


def _refused(game: Game[Any], state: State, move: int) -> Refused:
    why = reason(game, state, move, state.current.refusal(state, move))
    return Refused(state.notate(move), why.code, why.arguments, touches(state, move))


def _is_final(world: State, move: int) -> bool:
    """Would the move show somebody something that it does not say itself, or end the game?"""
    after = world.clone()
    after.journal = Journal()
    after.apply(move)
    return not after.can_go_back()
