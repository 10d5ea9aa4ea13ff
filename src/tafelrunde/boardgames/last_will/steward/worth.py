"""What cards are worth to the steward: the pounds they get rid of until the end."""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.steward.prints import Print
from tafelrunde.boardgames.last_will.steward.sight import Sight

ACTION = 3.5  # pounds that an action of a later round gets rid of
VISITS = 0.6  # to the opera in a round
PURCHASES = 0.3  # in a round
SALES = 0.2
TAGGED = 0.3  # cards of one tag that come along in a round
SECRETARY = 0.8  # for each card that may stay in hand
ADVICE = 2.0  # what a house loses by bad advice in a round
LATER_TOKEN = 0.4  # part of a token that is still there when a house is sold
OPEN_SYMBOL = 0.5  # pounds a round for a symbol that may be filled one day


class Worth(Sight):
    """What the steward thinks of cards."""

    # ---------------------------------------------------------------- companions

    def company(self, symbols: tuple[tuple[int, int], ...]) -> int:
        """What companions in hand would add to a white card."""
        if not symbols or not any(self.held):
            return 0
        held = self.held[:]
        added = 0
        open_ones = []
        for companion, pounds in symbols:
            if held[companion]:
                held[companion] -= 1
                added += pounds
            else:
                open_ones.append(pounds)
        if held[r.ANY] and open_ones:
            open_ones.sort(reverse=True)
            added += sum(open_ones[: held[r.ANY]])
        return added

    def joining(self, card: Print, filled: int) -> list[int]:
        """What one, two, ... companions of the hand would add to a black card, in its order."""
        found: list[int] = []
        if not any(self.held):
            return found
        held = self.held[:]
        added = 0
        for companion, pounds in card.symbols[filled:]:
            if held[companion]:
                held[companion] -= 1
            elif held[r.ANY]:
                held[r.ANY] -= 1
            else:
                break
            added += pounds
            found.append(added)
        return found

    # --------------------------------------------------------------- activations

    def bonus(self, kind: int) -> int:
        """What helpers add to each activation."""
        bonus = self.tag_bonus(kind)
        estate = self.book.estate[kind]
        if estate < 0:
            return bonus
        return bonus + int(self.own.estate_bonuses[estate])

    def gain(self, card: Print, bonus: float) -> float:
        """What activating a card gets rid of in a later round, beyond what else its actions do."""
        best = 0.0
        for actions, pounds in card.activate:
            net = pounds + bonus - ACTION * actions
            if net > best:
                best = net
        return best

    def filled(self, card: Print, mark_company: int) -> int:
        """What the companions with a card add."""
        return sum(pounds for _, pounds in card.symbols[:mark_company])

    # --------------------------------------------------------- helpers, expenses

    def laid(self, kind: int, rounds: float) -> float:
        """What a card on the board does in so many later rounds."""
        card = self.prints[kind]
        hope = OPEN_SYMBOL * min(len(card.symbols), 2)
        value = rounds * self.gain(card, self.bonus(kind) + hope)
        for place, number in card.modifiers:
            value += number * self.standing(place, rounds)
        return value

    def standing(self, place: int, rounds: float) -> float:
        """What one more of a standing effect is worth."""
        if place == r.EXTRA_ACTIONS.base:
            return ACTION * rounds
        if place == r.OPERA_BONUS.base:
            return VISITS * rounds
        if place == r.BUY_BONUS.base:
            return PURCHASES * rounds + self._in_hand()
        if place == r.SELL_MALUS.base:
            return SALES * rounds + len(self.homes)
        if place == r.HAND_LIMIT.base:
            return SECRETARY * rounds
        if place == r.EXTRA_DEPRECIATION.base:
            return ADVICE * rounds if self.homes or self._in_hand() else ADVICE * rounds / 3
        houses = min(2, len(self.homes) + 0.5 * self._in_hand())
        if place == r.FREE_ACTIVATION.base:
            return ACTION * rounds * min(1.0, 0.3 + 0.4 * houses)
        if r.ESTATE_BONUS.base <= place < r.ESTATE_BONUS.base + r.EVERY_ESTATE + 1:
            return rounds * 0.5 * houses
        return self._tagged(place - r.TAG_BONUS.base, rounds)

    def _in_hand(self) -> int:
        """Properties in hand."""
        return sum(1 for kind in self.hand if self.prints[kind].values)

    def _tagged(self, tag: int, rounds: float) -> float:
        """How often something with this tag will be used."""
        tags = self.book.tag
        laid = sum(1 for kind in self.board if tags[kind] == tag)
        held = sum(1 for kind in self.hand if tags[kind] == tag)
        return rounds * (TAGGED + laid) + held

    # ---------------------------------------------------------------- properties

    def drop(self, kind: int, step: int) -> int:
        """What a property loses if nobody maintains it."""
        values = self.prints[kind].values
        return values[step] - values[step + 1] if step + 1 < len(values) else 0

    def held_on(self, kind: int, step: int, bonus: float, rounds: float) -> float:
        """What a property gets rid of in so many rounds: each time it falls or is activated,
        whatever is more."""
        gain = self.gain(self.prints[kind], bonus)
        total = 0.0
        left = rounds
        while left > 0:
            drop = self.drop(kind, step)
            best = gain
            if drop >= gain:
                best = drop
                step += 1
            total += best * min(1.0, left)
            left -= 1.0
        return total

    def bought(self, kind: int, rounds: float) -> float:
        """What a property bought now will have cost in the end, without the action of buying."""
        token = self.token(kind)
        lost = self.held_on(kind, 0, self.bonus(kind), rounds)
        lost += token * (1.0 - LATER_TOKEN) + int(self.sums[r.BUY_BONUS.base])
        return lost + int(self.sums[r.SELL_MALUS.base]) - ACTION

    def proceeds(self, at: int) -> int:
        """What selling would bring now."""
        kind = self.board[at]
        value = self.prints[kind].values[self.step(at)]
        return max(0, value + self.token(kind) - int(self.sums[r.SELL_MALUS.base]))
