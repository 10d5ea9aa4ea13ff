"""A reduced Citadels, kept unchanged as the yardstick of speed; nobody plays it.

The benchmark runs it beside the real games: their ratio survives a noisy machine, a time does not.
Four seats, eight characters and 65 districts, as an agenda of steps in the style of the engine.
It lacks the powers of all purple districts but the Keep, puts discards under the deck, lets the
Warlord attack his own city, and knows no options, no views, no records and no checks of a move.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# --- vocabulary
PLAYERS: Final = 4
CITY_GOAL: Final = 8

YELLOW: Final = 0
BLUE: Final = 1
GREEN: Final = 2
RED: Final = 3
PURPLE: Final = 4

NOBODY: Final = -1
NO_ROLE: Final = 0
ASSASSIN: Final = 1
THIEF: Final = 2
MAGICIAN: Final = 3
KING: Final = 4
BISHOP: Final = 5
MERCHANT: Final = 6
ARCHITECT: Final = 7
WARLORD: Final = 8

# Actions are plain ints: verb | argument (argument < 1024).
ARG: Final = 1023
PICK: Final = 1 << 10  # | role
GOLD: Final = 2 << 10
CARDS: Final = 3 << 10
KEEP: Final = 4 << 10  # | card
INCOME: Final = 5 << 10
BUILD: Final = 6 << 10  # | card
END_TURN: Final = 7 << 10
KILL: Final = 8 << 10  # | role
ROB: Final = 9 << 10  # | role
SWAP: Final = 10 << 10  # | player
REDRAW: Final = 11 << 10
DISCARD: Final = 12 << 10  # | card
DISCARD_DONE: Final = 13 << 10
DESTROY: Final = 14 << 10  # | player << 7 | card

INCOME_COLOUR: Final = [-1, -1, -1, -1, YELLOW, BLUE, GREEN, -1, RED]

DISTRICTS: Final = [  # name, colour, cost, copies, extra points
    ("Manor", YELLOW, 3, 5, 0),
    ("Castle", YELLOW, 4, 4, 0),
    ("Palace", YELLOW, 5, 3, 0),
    ("Temple", BLUE, 1, 3, 0),
    ("Church", BLUE, 2, 3, 0),
    ("Monastery", BLUE, 3, 3, 0),
    ("Cathedral", BLUE, 5, 2, 0),
    ("Tavern", GREEN, 1, 5, 0),
    ("Market", GREEN, 2, 4, 0),
    ("Trading Post", GREEN, 2, 3, 0),
    ("Docks", GREEN, 3, 3, 0),
    ("Harbour", GREEN, 4, 3, 0),
    ("Town Hall", GREEN, 5, 2, 0),
    ("Watchtower", RED, 1, 3, 0),
    ("Prison", RED, 2, 3, 0),
    ("Battlefield", RED, 3, 3, 0),
    ("Fortress", RED, 5, 2, 0),
    ("Haunted City", PURPLE, 2, 1, 0),
    ("Keep", PURPLE, 3, 1, 0),
    ("Laboratory", PURPLE, 5, 1, 0),
    ("Smithy", PURPLE, 5, 1, 0),
    ("Graveyard", PURPLE, 5, 1, 0),
    ("Observatory", PURPLE, 5, 1, 0),
    ("School of Magic", PURPLE, 6, 1, 0),
    ("Library", PURPLE, 6, 1, 0),
    ("Great Wall", PURPLE, 6, 1, 0),
    ("University", PURPLE, 6, 1, 2),
    ("Dragon Gate", PURPLE, 6, 1, 2),
]
KEEP_KIND: Final = 18
KIND: Final[list[i64]] = [k for k, d in enumerate(DISTRICTS) for _ in range(d[3])]
COST: Final[list[i64]] = [DISTRICTS[k][2] for k in KIND]
COLOUR: Final[list[i64]] = [DISTRICTS[k][1] for k in KIND]
POINTS: Final[list[i64]] = [DISTRICTS[k][2] + DISTRICTS[k][4] for k in KIND]
CARD_COUNT: Final = 65


# --- random numbers
M32: Final = 0xFFFFFFFF


@final
class Rng:
    """sfc32: four 32-bit words; every intermediate value stays below 2**62."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: i64, b: i64, c: i64, n: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.n: i64 = n

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.n)

    def below(self, bound: i64) -> i64:
        t = (self.a + self.b + self.n) & M32
        self.n = (self.n + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = ((((self.c << 21) & M32) | (self.c >> 11)) + t) & M32
        return (t * bound) >> 32

    def shuffle(self, items: list[i64]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seeded(seed: i64) -> Rng:
    rng = Rng(seed & M32, (seed >> 32) & M32, 0x9E3779B9, 1)
    for _ in range(12):
        rng.below(2)
    return rng


# --- state
@final
class Player:
    __slots__ = ("gold", "role", "hand", "city", "city_kinds")

    def __init__(
        self, gold: i64, role: i64, hand: list[i64], city: list[i64], city_kinds: i64
    ) -> None:
        self.gold: i64 = gold
        self.role: i64 = role
        self.hand: list[i64] = hand
        self.city: list[i64] = city
        self.city_kinds: i64 = city_kinds  # bit set of kinds, for the no-duplicates rule

    def copy(self) -> Player:
        return Player(self.gold, self.role, self.hand[:], self.city[:], self.city_kinds)

    def can_build(self, card: i64) -> bool:
        return COST[card] <= self.gold and not (self.city_kinds >> KIND[card]) & 1

    def count_colour(self, colour: i64) -> i64:
        n = 0
        for card in self.city:
            if COLOUR[card] == colour:
                n += 1
        return n


@final
class State:
    __slots__ = (
        "rng",
        "players",
        "deck",
        "agenda",
        "crown",
        "first_done",
        "over",
        "roles",
        "current",
        "killed",
        "robbed",
        "gathered",
        "income_taken",
        "power_used",
        "builds_left",
    )

    def __init__(
        self,
        rng: Rng,
        players: list[Player],
        deck: list[i64],
        agenda: list[Step],
        roles: list[i64],
        current: Step,
    ) -> None:
        self.current: Step = current  # the pending decision, = agenda[-1]
        self.rng: Rng = rng
        self.players: list[Player] = players
        self.deck: list[i64] = deck
        self.agenda: list[Step] = agenda
        self.roles: list[i64] = roles  # still to be drafted
        self.crown: i64 = 0
        self.first_done: i64 = NOBODY
        self.over: bool = False
        self.killed: i64 = NO_ROLE
        self.robbed: i64 = NO_ROLE
        self.gathered: bool = False
        self.income_taken: bool = False
        self.power_used: bool = False
        self.builds_left: i64 = 0

    def owner_of(self, role: i64) -> i64:
        for i, p in enumerate(self.players):
            if p.role == role:
                return i
        return NOBODY

    def draw(self, player: i64, n: i64) -> None:
        hand = self.players[player].hand
        for _ in range(n):
            if self.deck:
                hand.append(self.deck.pop())

    def put_under(self, card: i64) -> None:
        self.deck.insert(0, card)


# --- steps
class Step:
    """Immutable, hence shared between clones."""

    __slots__ = ("player",)

    def __init__(self, player: i64) -> None:
        self.player: i64 = player

    def automatic(self) -> bool:
        return True

    def run(self, s: State) -> None:
        raise NotImplementedError

    def actions(self, s: State) -> list[i64]:
        raise NotImplementedError

    def apply(self, s: State, action: i64) -> None:
        raise NotImplementedError


class Decision(Step):
    __slots__ = ()

    def automatic(self) -> bool:
        return False


@final
class StartRound(Step):
    __slots__ = ()

    def run(self, s: State) -> None:
        s.agenda.pop()
        s.killed = NO_ROLE
        s.robbed = NO_ROLE
        for p in s.players:
            p.role = NO_ROLE
        roles = [1, 2, 3, 4, 5, 6, 7, 8]
        s.rng.shuffle(roles)
        roles.pop()  # face down
        face_up = 0
        i = 0
        while face_up < PLAYERS - 2:  # the King is never put face up
            if roles[i] == KING:
                i += 1
            else:
                roles.pop(i)
                face_up += 1
        s.roles = roles
        s.agenda.append(CALL_STEPS[ASSASSIN])
        for k in range(PLAYERS - 1, -1, -1):
            s.agenda.append(DRAFT_STEPS[(s.crown + k) % PLAYERS])


@final
class Draft(Decision):
    __slots__ = ()

    def actions(self, s: State) -> list[i64]:
        return [PICK | role for role in s.roles]

    def apply(self, s: State, action: i64) -> None:
        s.agenda.pop()
        role = action & ARG
        s.roles.remove(role)
        s.players[self.player].role = role


@final
class Call(Step):
    """Call one character; its owner takes a turn unless murdered."""

    __slots__ = ("role",)

    def __init__(self, role: i64) -> None:
        super().__init__(NOBODY)
        self.role: i64 = role

    def run(self, s: State) -> None:
        s.agenda.pop()
        role = self.role
        s.agenda.append(CALL_STEPS[role + 1] if role < WARLORD else END_ROUND)
        owner = s.owner_of(role)
        if owner == NOBODY:
            return
        if role == KING:
            s.crown = owner  # even a murdered King is heir at the end
        if role == s.killed:
            return
        player = s.players[owner]
        if role == s.robbed:
            thief = s.players[s.owner_of(THIEF)]
            thief.gold += player.gold
            player.gold = 0
        s.gathered = False
        s.income_taken = INCOME_COLOUR[role] < 0
        s.power_used = role > MAGICIAN and role != WARLORD
        s.builds_left = 3 if role == ARCHITECT else 1
        s.agenda.append(TURN_STEPS[owner])


@final
class EndRound(Step):
    __slots__ = ()

    def run(self, s: State) -> None:
        s.agenda.pop()
        if s.first_done != NOBODY:
            s.over = True
        else:
            s.agenda.append(START_ROUND)


@final
class Turn(Decision):
    __slots__ = ()

    def actions(self, s: State) -> list[i64]:
        me = s.players[self.player]
        out: list[i64] = []
        if s.gathered:
            out.append(END_TURN)
            if s.builds_left > 0:
                for card in me.hand:
                    if me.can_build(card):
                        out.append(BUILD | card)
        else:
            out.append(GOLD)
            if s.deck:
                out.append(CARDS)
        if not s.income_taken:
            out.append(INCOME)
        if not s.power_used:
            self.power_actions(s, me, out)
        return out

    def power_actions(self, s: State, me: Player, out: list[i64]) -> None:
        role = me.role
        if role == ASSASSIN:
            for target in range(THIEF, WARLORD + 1):
                out.append(KILL | target)
        elif role == THIEF:
            for target in range(MAGICIAN, WARLORD + 1):
                if target != s.killed:
                    out.append(ROB | target)
        elif role == MAGICIAN:
            for other in range(PLAYERS):
                if other != self.player:
                    out.append(SWAP | other)
            if me.hand:
                out.append(REDRAW)
        elif role == WARLORD:
            for other, victim in enumerate(s.players):
                if len(victim.city) >= CITY_GOAL:
                    continue
                if victim.role == BISHOP and s.killed != BISHOP:
                    continue
                for card in victim.city:
                    if COST[card] - 1 <= me.gold and KIND[card] != KEEP_KIND:
                        out.append(DESTROY | other << 7 | card)

    def apply(self, s: State, action: i64) -> None:
        me = s.players[self.player]
        verb = action & ~ARG
        arg = action & ARG
        if verb == BUILD:
            me.hand.remove(arg)
            me.gold -= COST[arg]
            me.city.append(arg)
            me.city_kinds |= 1 << KIND[arg]
            s.builds_left -= 1
            if len(me.city) == CITY_GOAL and s.first_done == NOBODY:
                s.first_done = self.player
        elif verb == END_TURN:
            s.agenda.pop()
        elif verb == GOLD:
            me.gold += 2
            self.after_gather(s, me)
        elif verb == CARDS:
            offer = [s.deck.pop()]
            if s.deck:
                offer.append(s.deck.pop())
            s.agenda.append(KeepCard(self.player, offer))
        elif verb == INCOME:
            s.income_taken = True
            me.gold += me.count_colour(INCOME_COLOUR[me.role])
        elif verb == KILL:
            s.power_used = True
            s.killed = arg
        elif verb == ROB:
            s.power_used = True
            s.robbed = arg
        elif verb == SWAP:
            s.power_used = True
            other = s.players[arg]
            me.hand, other.hand = other.hand, me.hand
        elif verb == REDRAW:
            s.power_used = True
            s.agenda.append(Redraw(self.player, 0))
        elif verb == DESTROY:
            s.power_used = True
            card = arg & 127
            victim = s.players[arg >> 7]
            victim.city.remove(card)
            victim.city_kinds &= ~(1 << KIND[card])
            me.gold -= COST[card] - 1
            s.put_under(card)

    def after_gather(self, s: State, me: Player) -> None:
        s.gathered = True
        if me.role == MERCHANT:
            me.gold += 1
        elif me.role == ARCHITECT:
            s.draw(self.player, 2)


@final
class KeepCard(Decision):
    """Keep one of the drawn cards, the others go under the deck."""

    __slots__ = ("offer",)

    def __init__(self, player: i64, offer: list[i64]) -> None:
        super().__init__(player)
        self.offer: list[i64] = offer

    def actions(self, s: State) -> list[i64]:
        return [KEEP | card for card in self.offer]

    def apply(self, s: State, action: i64) -> None:
        s.agenda.pop()
        me = s.players[self.player]
        kept = action & ARG
        for card in self.offer:
            if card == kept:
                me.hand.append(card)
            else:
                s.put_under(card)
        TURN_STEPS[self.player].after_gather(s, me)


@final
class Redraw(Decision):
    """The Magician discards any number of cards one by one, then draws as many."""

    __slots__ = ("discarded",)

    def __init__(self, player: i64, discarded: i64) -> None:
        super().__init__(player)
        self.discarded: i64 = discarded

    def actions(self, s: State) -> list[i64]:
        out = [DISCARD | card for card in s.players[self.player].hand]
        out.append(DISCARD_DONE)
        return out

    def apply(self, s: State, action: i64) -> None:
        s.agenda.pop()
        if action == DISCARD_DONE:
            s.draw(self.player, self.discarded)
        else:
            card = action & ARG
            s.players[self.player].hand.remove(card)
            s.put_under(card)
            s.agenda.append(Redraw(self.player, self.discarded + 1))


START_ROUND: Final = StartRound(NOBODY)
END_ROUND: Final = EndRound(NOBODY)
CALL_STEPS: Final[list[Call]] = [Call(r) for r in range(WARLORD + 1)]
DRAFT_STEPS: Final[list[Draft]] = [Draft(p) for p in range(PLAYERS)]
TURN_STEPS: Final[list[Turn]] = [Turn(p) for p in range(PLAYERS)]


# --- engine
def new_game(seed: i64) -> State:
    players = [Player(2, NO_ROLE, [], [], 0) for _ in range(PLAYERS)]
    s = State(seeded(seed), players, list(range(CARD_COUNT)), [], [], START_ROUND)
    s.rng.shuffle(s.deck)
    for p in range(PLAYERS):
        s.draw(p, 4)
    s.crown = s.rng.below(PLAYERS)
    s.agenda.append(START_ROUND)
    advance(s)
    return s


def advance(s: State) -> None:
    while not s.over:
        step = s.agenda[-1]
        if not step.automatic():
            s.current = step
            return
        step.run(s)


def current_player(s: State) -> i64:
    return s.current.player


def legal_actions(s: State) -> list[i64]:
    return s.current.actions(s)


def apply(s: State, action: i64) -> None:
    s.current.apply(s, action)
    advance(s)


def clone(s: State) -> State:
    c = State(
        s.rng.copy(), [p.copy() for p in s.players], s.deck[:], s.agenda[:], s.roles[:], s.current
    )
    c.crown = s.crown
    c.first_done = s.first_done
    c.over = s.over
    c.killed = s.killed
    c.robbed = s.robbed
    c.gathered = s.gathered
    c.income_taken = s.income_taken
    c.power_used = s.power_used
    c.builds_left = s.builds_left
    return c


def scores(s: State) -> list[i64]:
    out: list[i64] = []
    for i, p in enumerate(s.players):
        total = 0
        colours = 0
        for card in p.city:
            total += POINTS[card]
            colours |= 1 << COLOUR[card]
        if colours == 31:
            total += 3
        if i == s.first_done:
            total += 4
        elif len(p.city) >= CITY_GOAL:
            total += 2
        out.append(total)
    return out


def playout(s: State, rng: Rng) -> i64:
    """Play uniformly at random to the end; the number of decisions made."""
    n = 0
    while not s.over:
        actions = legal_actions(s)
        apply(s, actions[rng.below(len(actions))])
        n += 1
    return n


# --- measured loops
def run_playouts(games: i64, seed: i64) -> tuple[i64, i64]:
    """Decisions and a checksum of the scores."""
    rng = seeded(seed)
    n = 0
    check = 0
    for g in range(games):
        s = new_game(seed + g)
        n += playout(s, rng)
        for x in scores(s):
            check += x
    return n, check


def run_clones(s: State, times: i64) -> i64:
    k = 0
    for _ in range(times):
        k += clone(s).crown
    return k


def run_uct(s: State, sims: i64, seed: i64) -> i64:
    """Flat Monte Carlo: clone, first move round-robin, playout, back up."""
    rng = seeded(seed)
    first = legal_actions(s)
    visits = [0] * len(first)
    total = [0] * len(first)
    me = current_player(s)
    n = 0
    for i in range(sims):
        k = i % len(first)
        c = clone(s)
        apply(c, first[k])
        n += playout(c, rng) + 1
        visits[k] += 1
        total[k] += scores(c)[me]
    return n


def midgame(seed: i64, decisions: i64) -> State:
    rng = seeded(seed)
    s = new_game(seed)
    for _ in range(decisions):
        actions = legal_actions(s)
        apply(s, actions[rng.below(len(actions))])
    return s
