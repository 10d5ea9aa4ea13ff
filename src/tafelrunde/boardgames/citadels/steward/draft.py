"""Which character the steward takes, and which they lay away.

Each character makes an offer: what it would bring in this round, in gold or points, and why.
"""

from __future__ import annotations

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.draft import LAY, PICK
from tafelrunde.boardgames.citadels.steward.cards import hand_value
from tafelrunde.boardgames.citadels.steward.guess import appeal
from tafelrunde.boardgames.citadels.steward.outlook import ALMOST, NEAR_END, Outlook
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.view import Arguments

# What a character is good for beside what can be counted
ASSASSIN_BASE = 1.0
THIEF_BASE = 1.0
MAGICIAN_BASE = 0.4
CROWN = 0.5  # to choose first next time
BISHOP_BASE = 0.3
MERCHANT_BASE = 0.2
ARCHITECT_BASE = 1.0
WARLORD_BASE = 0.3

RICHEST_LOOT = 0.3  # parts of the others' gold that the Thief may hope for
MEAN_LOOT = 0.15
SAFE_GOLD = 0.12  # of every gold that nobody can rob
SHELTER = 0.2  # for every district beyond four that the Bishop will protect
SHELTER_AT_SEVEN = 1.0
STOP = 0.7  # for hindering a city that may soon be complete
STOP_AT_SEVEN = 1.5
EXTRA_BUILD = 0.35  # part of the worth of what the Architect builds beyond the first
FINISH = 3.0  # for completing the city at once

WHIM = 0.1  # chance decides between offers that differ by less
RICH = 5  # with so much gold it is dangerous to be predictable
SURPRISE = 0.6  # what a rich seat gives up for that, once in a while

Wish = tuple[float, str, Arguments]


# ------------------------------------------------------------------- the choice
def pick(o: Outlook, legal: list[int]) -> Tip:
    """The character with the best offer; who is rich does not always take the obvious one."""
    offers = {move - PICK.base: OFFERS[move - PICK.base](o) for move in legal}
    rng = seeded(o.seed)
    values = {one: offers[one][0] + WHIM * int(rng.below(100)) / 100 for one in offers}
    order = sorted(offers, key=lambda one: values[one], reverse=True)
    if o.gold >= RICH and _is_daring(values, order, rng):
        obvious, best = order[:2]
        facts: Arguments = {"gold": o.gold, "obvious": o.name(obvious)}
        return Tip(PICK.base + best, "pick_surprise", {"character": o.name(best), **facts})
    best = order[0]
    _, reason, facts = offers[best]
    return Tip(PICK.base + best, reason, {"character": o.name(best), **facts})


def _is_daring(values: dict[int, float], order: list[int], rng: Rng) -> bool:
    """Once in three times, if the second offer is nearly as good; the Assassin need not hide."""
    if len(order) == 1 or order[0] == r.ASSASSIN:
        return False
    return values[order[0]] - values[order[1]] < SURPRISE and rng.below(3) == 0


def lay(o: Outlook, legal: list[int]) -> Tip:
    """With two players: away with what the other one would like best."""
    worst = max(legal, key=lambda move: appeal(o, o.rival, move - LAY.base)) - LAY.base
    return Tip(LAY.base + worst, "lay", {"character": o.name(worst), "seat": o.rival})


# ------------------------------------------------------- characters that do harm
def assassin(o: Outlook) -> Wish:
    """Nobody robs or murders them, and somebody else loses their turn."""
    value = ASSASSIN_BASE + SAFE_GOLD * o.gold + _danger(o)
    if _danger(o):
        return value, "pick_stop", _danger_facts(o)
    if o.gold >= RICH:
        return value, "pick_safe", {"gold": o.gold}
    return value, "pick_assassin", {"seat": o.rival}


def thief(o: Outlook) -> Wish:
    """A part of what the others have."""
    richest = max(o.others, key=o.gold_of)
    mean = sum(map(o.gold_of, o.others)) / len(o.others)
    loot = RICHEST_LOOT * o.gold_of(richest) + MEAN_LOOT * mean
    facts: Arguments = {"seat": richest, "gold": o.gold_of(richest)}
    return THIEF_BASE + loot + SAFE_GOLD * o.gold, "pick_thief", facts


def magician(o: Outlook) -> Wish:
    """The largest hand at the table, for what is left of mine after building."""
    theirs, mine = o.cards_of(o.holder_of_most), len(o.hand)
    left = mine - len(o.best_builds(o.hand, o.gold + r.BASIC_GOLD, 1))
    value = MAGICIAN_BASE + max(0.0, hand_value(theirs) - hand_value(left))
    if theirs > mine:
        return value, "pick_swap", {"seat": o.holder_of_most, "cards": theirs, "own": mine}
    return value, "pick_exchange", {}


def warlord(o: Outlook) -> Wish:
    """Their income, and a city less that may soon be complete."""
    income = o.income(o.me, r.WARLORD)
    value = WARLORD_BASE + income + _danger(o)
    if _danger(o) > income:
        return value, "pick_stop", _danger_facts(o)
    if income:
        return value, "pick_income", _income_facts(o, r.WARLORD)
    return value, "pick_warlord", {"seat": o.rival}


def _danger(o: Outlook) -> float:
    """How much it matters to hinder whoever is nearest to a complete city."""
    size = o.size(o.fastest)
    if size < NEAR_END:
        return 0.0
    return STOP + (STOP_AT_SEVEN if size == ALMOST else 0.0)


def _danger_facts(o: Outlook) -> Arguments:
    return {"seat": o.fastest, "districts": o.size(o.fastest)}


# --------------------------------------------------------- characters that build
def king(o: Outlook) -> Wish:
    """Their income and the crown."""
    income = o.income(o.me, r.KING)
    if income > CROWN:
        return CROWN + income, "pick_income", _income_facts(o, r.KING)
    return CROWN + income, "pick_crown", {}


def bishop(o: Outlook) -> Wish:
    """Their income, and shelter for a city that the Warlord would like to attack."""
    income = o.income(o.me, r.BISHOP)
    size = o.size(o.me) + len(o.best_builds(o.hand, o.gold + r.BASIC_GOLD + income, 1))
    shelter = SHELTER * max(0, size - 4) + (SHELTER_AT_SEVEN if size == ALMOST else 0.0)
    value = BISHOP_BASE + shelter + income
    if income > shelter:
        return value, "pick_income", _income_facts(o, r.BISHOP)
    return value, "pick_bishop", {"districts": o.size(o.me)}


def merchant(o: Outlook) -> Wish:
    """Their income, and one gold in any case."""
    gold = o.income(o.me, r.MERCHANT) + r.MERCHANT_GOLD
    return MERCHANT_BASE + gold, "pick_merchant", {"gold": gold}


def architect(o: Outlook) -> Wish:
    """Two cards, and all that gold and hand allow to build at once."""
    gold = o.gold + r.BASIC_GOLD
    one = o.best_builds(o.hand, gold, 1)
    several = o.best_builds(o.hand, gold, r.ARCHITECT_BUILDS)
    plans = hand_value(len(o.hand) + r.ARCHITECT_CARDS) - hand_value(len(o.hand))
    value = ARCHITECT_BASE + plans + EXTRA_BUILD * (o.worths(several) - o.worths(one))
    if o.size(o.me) + len(several) >= r.CITY:
        value += FINISH
    if len(several) > 1:
        return value, "pick_builds", {"gold": gold, "count": len(several)}
    return value, "pick_plans", {"own": len(o.hand)}


def _income_facts(o: Outlook, character: int) -> Arguments:
    colour = r.colour.names[r.INCOME_COLOUR[character]]
    return {"colour": colour, "gold": o.income(o.me, character)}


OFFERS = (assassin, thief, magician, king, bishop, merchant, architect, warlord)
