"""The steward's turn: what gets rid of most, packed into the actions they have."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.boardgames.last_will.display import DISCARD, SELL
from tafelrunde.boardgames.last_will.steward.day import MAKE_ROOM, Day
from tafelrunde.boardgames.last_will.steward.packing import NO_LIMIT, Choice, chosen, pack
from tafelrunde.boardgames.last_will.steward.worth import Worth
from tafelrunde.boardgames.last_will.turn import END
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

WITHOUT_NUMBER = ("lay_friend", "lay_helper")


class Turn(NamedTuple):
    """A way to spend the turn: what is sold, and what is done besides."""

    value: float
    pounds: int  # paid, without what selling brings
    choices: list[Choice]


def turn(o: Worth, legal: list[int]) -> Tip:
    """The first move of the best turn."""
    plan = best_turn(o)
    for choice in plan.choices:
        if choice.move in legal:
            return tip(o, choice)
    done = o.own.actions == 0 and len(legal) == 1
    return Tip(int(END.base), "end" if done else "end_unused", {})


def best_turn(o: Worth) -> Turn:
    actions = int(o.own.actions)
    if o.last:
        return closing(o, actions, 0.0)
    ruin = closing(o, actions, 0.0, ruined=True)
    sold = sum(o.proceeds(at) for at in o.homes)
    if o.money + sold - ruin.pounds <= 0 and len(o.homes) <= actions:
        return ruin
    return closing(o, actions, o.rounds)


def closing(o: Worth, actions: int, rounds: float, ruined: bool = False) -> Turn:
    """The best turn if the game lasts so many rounds more; to be ruined all property goes."""
    day = Day(o, rounds, actions)
    hand = day.of_hand()
    sales = sorted((day.selling(at) for at in o.homes), key=lambda one: -one.value)
    best = Turn(-1.0, 0, [])
    for count in range(len(sales) + 1):
        if (ruined and count < len(sales)) or count > actions:
            continue
        if rounds > 0 and count > 1:
            break
        found = _with_sales(o, day, hand, sales[:count], actions - count)
        if found.value > best.value:
            best = found
    return best


def _with_sales(
    o: Worth, day: Day, hand: list[list[Choice]], sales: list[Choice], actions: int
) -> Turn:
    sold = [sale.move - int(SELL.base) for sale in sales]
    all_sold = len(sold) == len(o.homes)
    purse = NO_LIMIT if all_sold else o.money + sum(sale.fact for sale in sales)
    found = pack(hand + day.of_board(sold), actions, purse)[actions]
    value = found.value + sum(sale.value for sale in sales)
    return Turn(value, found.pounds, sorted(chosen(found) + sales, key=lambda one: one.rank))


def tip(o: Worth, choice: Choice) -> Tip:
    """A choice with the facts of its reason."""
    facts: Arguments = {"card": o.slug(choice.kind)}
    if choice.rank == MAKE_ROOM:
        worst = o.board[choice.move - int(DISCARD.base)]
        return Tip(choice.move, "discard", {"card": o.slug(worst), "other": o.slug(choice.kind)})
    if choice.reason in WITHOUT_NUMBER:
        return Tip(choice.move, choice.reason, facts)
    return Tip(choice.move, choice.reason, {**facts, "pounds": max(0, choice.fact)})
