"""A game in miniature, but complete. The cards are the numbers one to five, four times each.

In its turn a seat draws a card into its hidden hand, or plays one onto the open pile, not lower
than any there. When the deck or a hand is empty, the game is over: the fewest cards in hand win."""

from typing import Any, ClassVar

from tafelrunde.engine import cards, events, game, journal, position, rng, step
from tafelrunde.engine.state import Rules, State
from tafelrunde.engine.verbs import Verb
from tafelrunde.engine.view import Area, Component, Face, View, Zone

KINDS = ("one", "two", "three", "four", "five")
DRAW, LEGAL, NOT_IN_HAND, TOO_LOW = 5, 0, 2, 3  # a move, and refusals by their place in the table
DECK, PILE, HAND = 0, 1, 2  # places by number; from HAND on there is one for each seat
PLACES = ("deck", "pile", "seat/0/hand", "seat/1/hand", "seat/2/hand", "seat/3/hand")
AUDIENCES = [0, -1, 1, 2, 4, 8]  # who sees the cards there: nobody, everybody, one seat (as bits)


class Table(State):
    def __init__(self, rules: Rules, players: int, rng: rng.Rng, zones: list[list[int]]) -> None:
        super().__init__(rules, players, rng)
        self.zones = zones  # the cards in each place, in card order

    def clone(self) -> State:
        other = Table(self.rules, self.players, self.rng.copy(), [zone[:] for zone in self.zones])
        self.copy_table(other)
        return other


class Turn(step.Decision):
    def moves(self, state: Any) -> list[int]:
        return [move for move in range(DRAW + 1) if self.refusal(state, move) == LEGAL]

    def refusal(self, state: Any, move: int) -> int:
        if move != DRAW and not cards.holds(state.zones[HAND + self.seat], move):
            return NOT_IN_HAND
        return TOO_LOW if move < max(state.zones[PILE], default=0) else LEGAL

    def apply(self, state: Any, move: int) -> None:
        deck, hand = state.zones[DECK], HAND + self.seat
        cause, source, target = (0, DECK, hand) if move == DRAW else (1, hand, PILE)
        card = deck[state.rng.below(len(deck))] if move == DRAW else move
        cards.take(state.zones[source], card)
        cards.put(state.zones[target], card)
        state.moved(cause, self.seat, source, target, card, AUDIENCES[target], move == DRAW)
        if deck and state.zones[hand]:  # otherwise nothing is left to do, and the game is over
            state.push(Turn((self.seat + 1) % state.players))


class Miniature(game.Game[Table]):
    name, version, players, longest = "miniature", 1, range(2, 5), 40
    options: ClassVar = {"hand_size": game.Option(3, (2, 3, 4), "miniature-option-hand_size")}
    words: ClassVar = {"card": KINDS}
    verbs = (Verb("play", 0, DRAW, ("card",)), Verb("draw", DRAW, 1))
    steps: ClassVar = {"turn": Turn}
    refusals = ("legal", "game_over", "not_in_hand", "too_low")
    causes = (events.Cause("drawn", "card"), events.Cause("played", "card"))
    places = PLACES

    def deal(self, rules: Rules, players: int, rng: rng.Rng, journal: journal.Journal) -> Table:
        deck, dealt = [*range(len(KINDS))] * 4, rules.options["hand_size"] * players
        rng.shuffle(deck)
        hands = [sorted(deck[seat:dealt:players]) for seat in range(players)]
        state = Table(rules, players, rng, [sorted(deck[dealt:]), [], *hands])
        state.journal, state.agenda = journal, [Turn(0)]
        return state

    def redeal(self, world: Table, seat: int) -> None:
        cards.redeal(world.zones, AUDIENCES, seat, world.rng)
        world.zones = [sorted(zone) for zone in world.zones]

    def write(self, state: Table) -> dict[str, Any]:
        return {at: [KINDS[kind] for kind in zone] for at, zone in zip(PLACES, state.zones)}

    def read(self, reader: Any, rules: Rules, players: int, rng: rng.Rng, agenda: Any) -> Table:
        zones = [sorted(reader.words(place, KINDS, [])) for place in PLACES[1 : HAND + players]]
        left = [4 - sum(zone.count(kind) for zone in zones) for kind in range(len(KINDS))]
        rest = [kind for kind, number in enumerate(left) for _ in range(number)]
        if min(left) < 0 or reader.take("deck") not in (position.REST, [KINDS[k] for k in rest]):
            reader.fail("deck", 'must be "rest", or the cards that lie nowhere else')
        if len(agenda) != all([rest, *zones[1:]]):
            reader.fail("agenda", "must be one turn, or none when the deck or a hand is empty")
        return Table(rules, players, rng, [rest, *zones])

    def census(self, state: Table) -> dict[str, int]:
        return {KINDS[k]: sum(zone.count(k) for zone in state.zones) for k in range(len(KINDS))}

    def score_sheet(self, state: Table) -> list[dict[str, int]]:
        return [{"hand": -len(hand)} for hand in state.zones[HAND:]]

    def view(self, state: Table, seat: int | None) -> View:
        eye = 4 if seat is None else seat  # a spectator sees what everybody sees
        zones: list[Component] = [
            Zone(at, "row", len(zone), [Face(KINDS[kind]) for kind in zone if (bits >> eye) & 1])
            for at, zone, bits in zip(PLACES, state.zones, AUDIENCES)
        ]
        areas = [Area(i, [hand]) for i, hand in enumerate(zones[HAND:])]
        return View(self.name, self.version, state.ply, state.actor, [], zones[:HAND], areas)
