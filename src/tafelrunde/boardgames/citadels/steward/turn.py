"""The steward's turn: gold or cards, what they build, when they take their income."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.powers import PLANS, PROFIT
from tafelrunde.boardgames.citadels.steward import cards, powers
from tafelrunde.boardgames.citadels.steward.outlook import NEAR_END, Outlook, Turn
from tafelrunde.boardgames.citadels.turn import BUILD, CARDS, END, GOLD, INCOME
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Arguments

BETTER = 0.5  # what two gold must add to the buildings of this turn
FULL_PURSE = 4  # so much gold wants more than one card to choose from
GOOD_COLOUR = 3  # districts of a colour from which on its income is a plan
PAID = {int(colour): one for one, colour in enumerate(r.INCOME_COLOUR) if colour >= 0}


def turn(o: Outlook, legal: list[int]) -> Tip:
    """The first rule that has something to say."""
    t = Turn(o, legal)
    for rule in RULES:
        tip = rule(t)
        if tip is not None:
            return tip
    return _end(o)


def _end(o: Outlook) -> Tip:
    wanted = _wanted(o)
    if wanted == NOBODY or not o.turns_left:
        return Tip(END.base, "end", {})
    return Tip(END.base, "end_save", {"card": o.slug(wanted), "cost": o.cost(wanted)})


def _wanted(o: Outlook) -> int:
    """The card in hand that is worth saving for, -1 if there is none."""
    return max(filter(o.usable, o.hand), key=o.worth, default=NOBODY)


def extras(t: Turn) -> Tip | None:
    """What costs nothing comes first, since it may change the plan."""
    if PLANS.base in t.legal:
        return Tip(PLANS.base, "plans", {})
    if PROFIT.base in t.legal:
        return Tip(PROFIT.base, "profit", {})
    return None


# ------------------------------------------------------------- the basic action
def gather(t: Turn) -> Tip | None:
    """Gold as long as there are cards to build with it."""
    if CARDS.base in t.legal and (GOLD.base not in t.legal or _cards_are_wanted(t)):
        return _take_cards(t)
    return _take_gold(t) if GOLD.base in t.legal else None


def _cards_are_wanted(t: Turn) -> bool:
    o, now = t.o, t.plan()
    useful = list(filter(o.usable, o.hand))
    if not useful:
        return True
    if o.worths(t.plan(r.BASIC_GOLD)) > o.worths(now) + BETTER:
        return False
    if not o.turns_left:
        return t.gold > o.cost(*now)
    rest = len(useful) - len(now)
    return rest == 0 or (rest == 1 and t.gold - o.cost(*now) >= FULL_PURSE)


def _take_cards(t: Turn) -> Tip:
    o = t.o
    if not any(map(o.usable, o.hand)):
        return Tip(CARDS.base, "cards_none", {})
    if not o.turns_left:
        return Tip(CARDS.base, "cards_last", {"gold": t.gold})
    return Tip(CARDS.base, "cards_rest", {"gold": t.gold})


def _take_gold(t: Turn) -> Tip:
    o = t.o
    now, then = t.plan(), t.plan(r.BASIC_GOLD)
    if then and then != now:
        return Tip(GOLD.base, "gold_build", {"card": o.slug(then[0])})
    wanted = _wanted(o)
    if not o.turns_left or wanted == NOBODY:
        return Tip(GOLD.base, "gold_idle", {})
    if not then:
        return Tip(GOLD.base, "gold_save", {"card": o.slug(wanted), "cost": o.cost(wanted)})
    return Tip(GOLD.base, "gold_more", {"own": len(o.hand)})


# ------------------------------------------------------------ building and income
def build(t: Turn) -> Tip | None:
    """The most valuable districts; one that will pay at once is built before the income."""
    o, plan = t.o, t.plan()
    if not plan:
        return _income(t)
    best = plan[0]
    if t.income and (o.rules.colour[best] != t.colour or o.cost(*plan) > o.gold):
        return _income(t)
    if t.income:
        facts: Arguments = {"card": o.slug(best), "character": o.name(t.character)}
        return Tip(BUILD.base + best, "build_before_income", facts)
    return Tip(BUILD.base + best, *_why_build(o, best, len(plan)))


def _income(t: Turn) -> Tip | None:
    if not t.income:
        return None
    plan = t.plan()
    if plan and t.o.cost(*plan) > t.o.gold:
        facts: Arguments = {"card": t.o.slug(plan[0]), "gold": t.income}
        return Tip(INCOME.base, "income_first", facts)
    return Tip(INCOME.base, "income", {"colour": t.colour_name, "gold": t.income})


def _why_build(o: Outlook, kind: int, number: int) -> tuple[str, Arguments]:
    """The best of the reasons to build a district, the first of a number."""
    card: Arguments = {"card": o.slug(kind)}
    colour = int(o.rules.colour[kind])
    count = int(o.own.districts_of(colour)) + 1
    if o.size(o.me) + number >= r.CITY:
        return "build_finish" if o.s.complete == NOBODY else "build_second", card
    if o.colours_to_go == 1 and o.fills(kind):
        return "build_colours", card
    if number > 1:
        return "build_several", {**card, "count": number}
    if o.turns_left and o.rules.power[kind]:
        return "build_effect", card
    if o.size(o.fastest) >= NEAR_END:
        return "build_race", {**card, "seat": o.fastest, "districts": o.size(o.fastest)}
    if count >= GOOD_COLOUR and colour in PAID:
        return "build_income", {**card, "character": o.name(PAID[colour]), "count": count}
    return "build_points", {**card, "points": int(o.rules.points[kind])}


RULES: tuple[Callable[[Turn], Tip | None], ...] = (
    powers.murder,
    powers.rob,
    extras,
    cards.magic_first,
    powers.stop,
    gather,
    cards.smithy,
    cards.laboratory_first,
    build,
    cards.magic,
    powers.war,
    cards.laboratory,
)
