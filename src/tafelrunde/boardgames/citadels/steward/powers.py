"""Whom the steward harms as Assassin, Thief or Warlord."""

from __future__ import annotations

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.powers import DESTROY, MURDER, ROB
from tafelrunde.boardgames.citadels.steward.guess import Guess
from tafelrunde.boardgames.citadels.steward.outlook import ALMOST, NEAR_END, Outlook, Turn
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

# What a turn is worth to the victim, in points
PLAIN_TURN = 3.0
ARCHITECT_TURN = 1.5
ARCHITECT_GOLD = 0.3
LAST_DISTRICT = 4.0
MUCH_GOLD = 4  # for more than one district at a time
# What I have to fear: from the Thief by gold, the Magician by cards, the Warlord by districts
FEAR_PER_GOLD = 0.4
FEAR_PER_CARD = 0.2
FEAR_PER_DISTRICT = 0.15

RIVAL_LOOT = 0.3  # part of the loot that counts only as far as the victim is a threat

RUIN = 0.5  # part of the victim's loss that is my gain
RUIN_STOP = 2.5  # for keeping a city from being completed next round
RUIN_PRICE = 0.7  # of a gold that I could still build with
RUIN_GAIN = 0.3  # below that the gold is better saved


# --------------------------------------------------------------------- Assassin
def murder(t: Turn) -> Tip | None:
    """The character whose turn is worth most to a strong rival, or most dangerous to me."""
    o = t.o
    victims = [move - MURDER.base for move in t.within(MURDER)]
    victims = [character for character in victims if o.s.owner_of(character) != o.me]
    if not victims:
        return None
    guess = Guess(o)
    victim = max(victims, key=lambda one: _harm(guess, one) + _fear(guess, one))
    return Tip(MURDER.base + victim, *_why_murder(guess, victim))


def _why_murder(guess: Guess, victim: int) -> tuple[str, Arguments]:
    o, seat = guess.o, guess.suspect(victim)
    facts: Arguments = {"character": o.name(victim)}
    if _fear(guess, victim) > _harm(guess, victim):
        return "murder_guard", facts
    facts["seat"] = seat
    if o.size(seat) >= NEAR_END:
        return "murder_stop", {**facts, "districts": o.size(seat)}
    if victim == r.ARCHITECT and o.gold_of(seat) >= MUCH_GOLD:
        return "murder_builder", {**facts, "gold": o.gold_of(seat)}
    return "murder_rival", facts


def _harm(guess: Guess, character: int) -> float:
    """What the loss of the turn may cost the others, the strongest counted most."""
    o = guess.o
    return sum(
        guess.chance(seat, character) * o.threat(seat) * _turn_value(o, seat, character)
        for seat in o.others
    )


def _turn_value(o: Outlook, seat: int, character: int) -> float:
    value = PLAIN_TURN + o.income(seat, character)
    builds = 1
    if character == r.ARCHITECT:
        value += ARCHITECT_TURN + ARCHITECT_GOLD * o.gold_of(seat)
        builds = min(r.ARCHITECT_BUILDS, (o.gold_of(seat) + r.BASIC_GOLD) // 3)
    return value + (LAST_DISTRICT if o.size(seat) + builds >= r.CITY else 0.0)


def _fear(guess: Guess, character: int) -> float:
    """What I have to fear from a character."""
    o = guess.o
    if character == r.THIEF:
        return FEAR_PER_GOLD * o.gold * guess.in_play(character)
    if character == r.MAGICIAN:
        return FEAR_PER_CARD * len(o.hand) * guess.in_play(character)
    if character == r.WARLORD:
        return FEAR_PER_DISTRICT * o.size(o.me) * guess.in_play(character)
    return 0.0


# ------------------------------------------------------------------------ Thief
def rob(t: Turn) -> Tip | None:
    """The character behind which most gold may be expected."""
    victims = [move - ROB.base for move in t.within(ROB)]
    if not victims:
        return None
    guess = Guess(t.o)
    victim = max(victims, key=lambda one: _loot(guess, one))
    seat = guess.suspect(victim)
    facts: Arguments = {"seat": seat, "gold": t.o.gold_of(seat)}
    return Tip(ROB.base + victim, "rob", {"character": t.o.name(victim), **facts})


def _loot(guess: Guess, character: int) -> float:
    """The gold to be expected; that of a strong rival is taken twice, so to speak."""
    o = guess.o
    return sum(
        guess.chance(seat, character) * o.gold_of(seat) * (1 + RIVAL_LOOT * o.threat(seat))
        for seat in o.others
    )


# ---------------------------------------------------------------------- Warlord
def stop(t: Turn) -> Tip | None:
    """Somebody would complete their city next round: that comes before building."""
    urgent = [move for move in _targets(t) if t.o.size(_victim(move)) == ALMOST]
    return _attack(t.o, urgent) if t.o.turns_left else None


def war(t: Turn) -> Tip | None:
    """After building, with what is left."""
    return _attack(t.o, _targets(t))


def _targets(t: Turn) -> list[int]:
    return [move for move in t.legal if move >= DESTROY.base]


def _victim(move: int) -> int:
    return (move - DESTROY.base) // r.KINDS


def _kind(move: int) -> int:
    return (move - DESTROY.base) % r.KINDS


def _attack(o: Outlook, targets: list[int]) -> Tip | None:
    """The district whose loss hurts a strong rival most for little gold; nothing out of spite."""
    if not targets:
        return None
    best = max(targets, key=lambda move: _gain(o, move))
    if _gain(o, best) < RUIN_GAIN:
        return None
    return Tip(best, *_why_attack(o, _victim(best), _kind(best)))


def _gain(o: Outlook, move: int) -> float:
    seat, kind = _victim(move), _kind(move)
    gain = RUIN * o.threat(seat) * int(o.rules.points[kind])
    if not o.turns_left:
        return gain  # gold counts for nothing at the end
    if o.size(seat) == ALMOST:
        gain += RUIN_STOP
    return gain - RUIN_PRICE * o.ruin_price(kind)


def _why_attack(o: Outlook, seat: int, kind: int) -> tuple[str, Arguments]:
    facts: Arguments = {"seat": seat, "card": o.slug(kind)}
    if o.size(seat) == ALMOST and o.turns_left:
        return "destroy_stop", {**facts, "districts": o.size(seat)}
    if o.ruin_price(kind) == 0:
        return "destroy_free", facts
    return "destroy_rival", {**facts, "cost": o.ruin_price(kind)}
