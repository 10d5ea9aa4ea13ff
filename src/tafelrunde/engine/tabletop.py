"""What lies on the table, and how it moves: the zones of cards, chance, and the journal.

One primitive moves a card. Who saw it on the way, who remembers it, whether it brings something to
light, and what the journal tells: all of it follows from who sees the two zones (see `places`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine import cards
from tafelrunde.engine.dealing import Sight, deal
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.mixtures import (
    IN_ORDER,
    LAST_LABEL,
    NO_MIXTURES,
    OFTEN,
    OPENLY,
    SECRETLY,
    Mixture,
    are_too_many,
    free_batch,
    free_number,
    in_doubt,
    is_known_outside,
    is_mixed,
    is_public,
    label_of,
    labelled,
    labels_of,
    left_openly,
    mixture_of,
    numbered_anew,
    settled,
)
from tafelrunde.engine.places import ACTOR, ALL, TOP_BACK, Places, ZoneKind
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.step import NOBODY

NO_ZONES: Final[list[list[i64]]] = []
EVERYBODY: Final = -1  # who sees a public event


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Tabletop:
    """The cards of a game in progress."""

    __slots__ = (
        *("batch", "journal", "mixtures", "places", "players", "rng", "rules", "watched", "zones"),
    )

    def __init__(self, rules: Rules, players: i64, rng: Rng, zones: list[list[i64]]) -> None:
        self.rules: Rules = rules
        self.places: Places = rules.places
        self.players: i64 = players
        self.rng: Rng = rng
        self.zones: list[list[i64]] = zones  # the cards in every zone, by the number of its place
        # The batch of the last reshuffle; 0 as long as there is only one batch, see `cards`
        self.batch: i64 = 0
        self.mixtures: list[Mixture] = NO_MIXTURES  # shared by copies: to be replaced, not changed
        self.watched: bool = True  # is it remembered of which batches cards may be? See `unwatch`
        self.journal: Journal | None = None

    # ------------------------------------------------------------ moving cards

    def shift(self, card: i64, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64) -> None:
        """A seat moves a card of its choice from one zone to another, its own where each has one.

        In a zone that others see, `card` may be a kind; nobody can tell which of several it is.
        """
        self.carry(card, source, seat, target, seat, cause, seat, True)

    def shed(self, card: i64, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64) -> None:
        """The same with a card that the move does not name: what others see of it is news."""
        self.carry(card, source, seat, target, seat, cause, seat, False)

    def shift_from(
        self, owner: i64, card: i64, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64
    ) -> None:
        """The same from the zone of another seat."""
        self.carry(card, source, owner, target, seat, cause, seat, True)

    def shift_to(
        self, owner: i64, card: i64, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64
    ) -> None:
        """The same to the zone of another seat."""
        self.carry(card, source, seat, target, owner, cause, seat, True)

    def carry(
        self,
        card: i64,
        source: ZoneKind,
        giver: i64,
        target: ZoneKind,
        taker: i64,
        cause: i64,
        seat: i64,
        named: bool,
    ) -> None:
        """A seat moves a card from somebody's zone to somebody's zone."""
        before = source.eyes(giver, seat)
        after = target.eyes(taker, seat)
        into = self.zones[target.at(taker)]
        learners = self.who_learns(card, self.zones[source.at(giver)], before, after, seat, named)
        card = self.lift(card, source.ordered, self.zones[source.at(giver)], before, after)
        if target.backs == TOP_BACK and len(into) > 0:
            into[-1] |= cards.BACK_SEEN << cards.SEERS_SHIFT  # it is covered now
        self.lay(card, target.ordered, into, before, after)
        if self.journal is not None:
            kinds = [card & cards.KIND]
            seers = before | after
            self.tell(kinds, source.at(giver), target.at(taker), seers, learners, cause, seat)

    def look_into(self, zone: ZoneKind, owner: i64, cause: i64, seat: i64) -> None:
        """A seat looks at the zone of another, and knows its cards from now on."""
        place = zone.at(owner)
        shown = self.zones[place]
        eyes = zone.eyes(owner, seat)
        learners = self.who_learns_all(shown, eyes, 1 << seat)
        self.mix_shown(shown, eyes)
        for i, card in enumerate(shown):
            shown[i] = card | (1 << seat) << cards.SEERS_SHIFT
        if not zone.ordered:
            cards.sort_hand(shown)
        journal = self.journal
        if journal is not None:
            kinds = [card & cards.KIND for card in shown]
            journal.moved(cause, seat, place, place, kinds, 1 << seat | eyes, learners)

    def bury(
        self,
        card: i64,
        source: ZoneKind,
        target: ZoneKind,
        cause: i64,
        seat: i64,
        openly: bool = False,
    ) -> None:
        """A seat moves a card of its choice under a pile, perhaps in the sight of everybody."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        seen = ALL if openly else after
        zone = self.zones[source.at(seat)]
        learners = self.who_learns(card, zone, before, seen, seat, True)
        card = self.lift(card, source.ordered, zone, before, seen)
        if openly:
            before = ALL
        self.zones[target.at(seat)].insert(0, self.remembered(card, before, after))
        if self.journal is not None:
            kinds = [card & cards.KIND]
            seers = before | after
            self.tell(kinds, source.at(seat), target.at(seat), seers, learners, cause, seat)

    def bury_all(self, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64) -> None:
        """A seat moves all cards of a hidden zone under a pile, in the order in which they lie."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        place = source.at(seat)
        for card in self.zones[place]:
            self.zones[target.at(seat)].insert(0, self.remembered(card, before, after))
            self.tell_card(card, place, target.at(seat), before, after, cause, seat)
        self.zones[place] = []

    def shift_all(self, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64) -> None:
        """A seat moves all cards of a hidden zone to another, each told for itself."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        place = source.at(seat)
        into = self.zones[target.at(seat)]
        if after & ~before and not source.ordered:
            self.mix_shown(self.zones[place], before)
        for card in self.zones[place]:
            self.lay(card, target.ordered, into, before, after)
            self.tell_card(card, place, target.at(seat), before, after, cause, seat)
        self.zones[place] = []

    def draw(self, count: i64, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64) -> None:
        """Cards from the top of a pile, as many as there are, each told for itself."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        pile = source.at(seat)
        into = self.zones[target.at(seat)]
        for _ in range(count):
            card = self.top(pile)
            if card < 0:
                break
            self.lay(card, target.ordered, into, before, after)
            self.tell_card(card, pile, target.at(seat), before, after, cause, seat)
            if source.backs == TOP_BACK:
                self.show_back(pile)

    def look(self, count: i64, source: ZoneKind, target: ZoneKind, cause: i64, seat: i64) -> None:
        """Cards from the top of a pile before somebody's eyes, told together."""
        before = source.eyes(seat, seat)
        after = target.eyes(seat, seat)
        pile = source.at(seat)
        into = self.zones[target.at(seat)]
        learners: i64 = 0
        for _ in range(count):
            card = self.top(pile)
            if card < 0:
                break
            learners |= self.who_learns_all([card], before, after)
            self.lay(card, target.ordered, into, before, after)
            if source.backs == TOP_BACK:
                self.show_back(pile)
        if self.journal is not None:
            kinds = [card & cards.KIND for card in into]
            self.tell(kinds, pile, target.at(seat), before | after, learners, cause, seat)

    def swap(self, zone: ZoneKind, partner: i64, cause: i64, seat: i64) -> None:
        """Two seats exchange all cards of a zone; both know afterwards what the other has."""
        here = zone.at(seat)
        there = zone.at(partner)
        mine = self.zones[here]
        theirs = self.zones[there]
        my_eyes = zone.eyes(seat, seat)
        their_eyes = zone.eyes(partner, seat)
        they_learn = self.who_learns_all(mine, my_eyes, their_eyes)
        i_learn = self.who_learns_all(theirs, their_eyes, my_eyes)
        self.mix_shown(mine, my_eyes)
        self.mix_shown(theirs, their_eyes)
        cards.change_hands(mine, my_eyes, their_eyes)
        cards.change_hands(theirs, their_eyes, my_eyes)
        self.zones[here] = theirs
        self.zones[there] = mine
        journal = self.journal
        if journal is not None:
            both = my_eyes | their_eyes
            kinds = [card & cards.KIND for card in mine]
            journal.moved(cause, seat, here, there, kinds, both, they_learn)
            kinds = [card & cards.KIND for card in theirs]
            journal.moved(cause, seat, there, here, kinds, both, i_learn)

    # -------------------------------------------------------------- the parts of it

    def lift(self, card: i64, ordered: bool, zone: list[i64], before: i64, after: i64) -> i64:
        """Take a card out of a zone on its way to another; what others know of both follows."""
        if before == ALL:
            cards.remove_last(zone, card)
            return card
        if after == ALL:
            if self.batch != 0 and self.watched and is_mixed(zone):
                self.mix_openly(zone, card, before)
            card = cards.take(zone, card)
            return card if card <= cards.KIND else self.uncover(card)
        inside = before | after
        at = cards.find(zone, card, after)
        alike = self.alike(zone, card)
        if len(alike) == 1:
            return zone.pop(at)
        if self.watched and is_known_outside(alike, inside):
            self.mix(zone, at, IN_ORDER if ordered else SECRETLY, before)
            at = at if ordered else cards.find(zone, card, after)
        card = zone.pop(at)
        self.forget(zone, card, inside)
        if not ordered:
            cards.sort_hand(zone)
        return card & (cards.HIDDEN | inside << cards.SEERS_SHIFT)

    def alike(self, zone: list[i64], card: i64) -> list[i64]:
        """The cards of a zone that look like this one from behind: all but where backs differ."""
        back = self.rules.back
        if len(back) == 0:
            return zone
        mine = back[card & cards.KIND]
        return [other for other in zone if back[other & cards.KIND] == mine]

    def forget(self, zone: list[i64], gone: i64, but: i64) -> None:
        """Nobody but these seats (a bit set) knows which of the cards that look alike is gone."""
        back = self.rules.back
        left = cards.HIDDEN | but << cards.SEERS_SHIFT
        differ = len(back) > 0
        for i, card in enumerate(zone):
            if not differ or back[card & cards.KIND] == back[gone & cards.KIND]:
                zone[i] = card & left

    def lay(self, card: i64, ordered: bool, into: list[i64], before: i64, after: i64) -> None:
        """Put a card down on its way from one zone to another."""
        if card > cards.KIND or before & ~after:
            card = self.remembered(card, before, after)
        if ordered:
            into.append(card)
        else:
            cards.put(into, card)

    def remembered(self, card: i64, before: i64, after: i64) -> i64:
        """The card in its new zone: who saw it come and does not see it there remembers it."""
        if after == ALL:
            return self.uncover(card)
        seers = (card >> cards.SEERS_SHIFT) | before
        if before == ALL:
            seers = ((1 << self.players) - 1) | cards.PUBLIC
        seers &= ~(after | cards.BACK_SEEN)
        return (card & cards.HIDDEN) | (seers << cards.SEERS_SHIFT)

    def top(self, pile: i64) -> i64:
        """Take the uppermost card off a pile, which is made anew if need be; -1: none is left."""
        zone = self.zones[pile]
        if len(zone) == 0:
            self.refill(pile)
            zone = self.zones[pile]
            if len(zone) == 0:
                return -1
        return zone.pop()

    # ------------------------------------------------------------- who learns something

    def who_learns(
        self, card: i64, zone: list[i64], before: i64, after: i64, seat: i64, named: bool
    ) -> i64:
        """The seats that learn something when a seat takes a card out of a zone; 0: nobody watches.

        A card that the mover knows and names is the move itself: to see it is no news.
        """
        journal = self.journal
        if journal is None or after & ~before == 0:
            return 0
        lying = card
        for other in zone:
            if other & cards.KIND == card & cards.KIND:
                lying |= other  # the mover knows one of these copies, and means that one
        if named and seat == journal.mover and journal.is_known(lying, before):
            return 0
        return journal.news(lying, before, after)

    def who_learns_all(self, shown: list[i64], before: i64, after: i64) -> i64:
        """The seats that learn something from cards that come from some eyes before others."""
        learners: i64 = 0
        journal = self.journal
        if journal is not None:
            for card in shown:
                learners |= journal.news(card, before, after)
        return learners

    def look_on(self, actor: i64) -> None:
        """The decision is handed to a seat, which sees what lies before whoever decides."""
        journal = self.journal
        if journal is not None and actor != journal.mover:
            places = self.places
            for place in places.hidden[self.players]:
                if places.sees[place] == ACTOR:
                    journal.learners |= self.who_learns_all(self.zones[place], 0, 1 << actor)

    def roll(self, sides: i64) -> i64:
        """Chance in the sight of everybody: a number from 0 to below `sides`."""
        self.show_all()
        return self.rng.below(sides)

    def show_all(self) -> None:
        """Everybody learns something that the move itself does not say."""
        if self.journal is not None:
            self.journal.learners = ALL

    def show_back(self, pile: i64) -> None:
        """The back of the card that now lies uppermost is seen by all, perhaps not for the first
        time."""
        journal = self.journal
        zone = self.zones[pile]
        if journal is not None and len(zone) > 0:
            seers = zone[-1] >> cards.SEERS_SHIFT
            if not seers & (cards.BACK_SEEN | cards.PUBLIC):
                self.show_all()

    def tell_card(
        self, card: i64, source: i64, target: i64, before: i64, after: i64, cause: i64, seat: i64
    ) -> None:
        """Note that a card went from place to place, as it lay there, if somebody watches."""
        journal = self.journal
        if journal is not None:
            learners = journal.news(card, before, after)
            kinds = [card & cards.KIND]
            self.tell(kinds, source, target, before | after, learners, cause, seat)

    def tell(
        self,
        kinds: list[i64],
        source: i64,
        target: i64,
        seers: i64,
        learners: i64,
        cause: i64,
        seat: i64,
    ) -> None:
        """Note that cards went from place to place, if somebody watches."""
        journal = self.journal
        if journal is not None:
            seers = EVERYBODY if seers == ALL else seers
            journal.moved(cause, seat, source, target, kinds, seers, learners)

    # ------------------------------------------------------------------- piles

    def fill(self, pile: ZoneKind, first: i64, end: i64) -> None:
        """All cards of the kinds from `first` up to `end`, shuffled into a pile."""
        cards_there = self.zones[pile.base]
        for kind in range(first, end):
            for _ in range(self.rules.copies[kind]):
                cards_there.append(kind)
        self.rng.shuffle(cards_there)

    def refill(self, pile: i64) -> None:
        """A pile from which a card is to be drawn is empty; most piles stay so."""

    def reshuffle(self, source: ZoneKind, target: ZoneKind, cause: i64) -> None:
        """An open pile becomes a hidden one, and a batch of its own: all know what is in it."""
        if self.watched:
            self.settle_mixtures()
            self.batch = free_batch(self.hidden_zones(), self.mixtures)
        label = self.batch << cards.BATCH_SHIFT
        pile = [kind | label for kind in self.zones[source.base]]
        self.zones[source.base] = []
        self.zones[target.base] = pile
        self.rng.shuffle(pile)
        journal = self.journal
        if journal is not None:
            kinds = [card & cards.KIND for card in pile]
            journal.moved(cause, NOBODY, source.base, target.base, kinds, 0, 0)

    # ---------------------------------------------------------------- mixtures

    def unwatch(self) -> None:
        """From now on nobody will ask for worlds: which batches cards are of need not be known."""
        self.watched = False
        self.batch = 0
        self.mixtures = NO_MIXTURES

    def mix_openly(self, zone: list[i64], kind: i64, eyes: i64) -> None:
        """A card is to leave a zone of several batches in the open; if nobody else can tell of
        which batch it is, the cards there are a mixture from now on."""
        if len(self.mixtures) == 0 and self.rules.copies[kind & cards.KIND] == 1:
            return  # everybody knows of which batch the only card of its kind is
        alike = self.alike(zone, kind)
        if is_mixed(alike):
            if in_doubt(self.hidden_zones(), self.mixtures, alike, kind & cards.KIND):
                self.mix(zone, cards.find(zone, kind, 0), OPENLY, eyes)

    def mix_shown(self, zone: list[i64], eyes: i64) -> None:
        """The cards of a zone without order are shown to others, who see the kinds and not which
        of them is of which batch."""
        if self.batch != 0 and self.watched and is_mixed(zone):
            back = self.rules.back
            if len(back) == 0:
                self.mix(zone, 0, OPENLY, eyes)
            for at in range(len(back) and len(zone)):
                alike = self.alike(zone, zone[at])
                if zone[at] == alike[0] and is_mixed(alike):
                    self.mix(zone, at, OPENLY, eyes)

    def mix(self, zone: list[i64], taken: i64, form: i64, eyes: i64) -> None:
        """The cards of a zone that look like one of them become a mixture."""
        count = len(zone) if form == IN_ORDER else 1
        if len(self.mixtures) % OFTEN == OFTEN - 1 or are_too_many(self.mixtures):
            self.settle_mixtures()
        label = free_number(self.mixtures)
        if label + count > LAST_LABEL + 1:
            self.settle_mixtures()
            self.mixtures = numbered_anew(self.hidden_zones(), self.mixtures)
            self.sort_zones()
            label = free_number(self.mixtures)
        if label + count > LAST_LABEL + 1 or are_too_many(self.mixtures):
            cards.merge(self.hidden_zones(), labels_of(zone, self.mixtures))
            self.mixtures = NO_MIXTURES
            self.sort_zones()
            return
        mixed: list[i64] = []
        if self.batch == 0:
            self.batch = cards.LAST_BATCH
        if form == IN_ORDER:
            number = label + 1
            for i, card in enumerate(zone):
                mixed.append(card)
                if i == taken:
                    zone[i] = labelled(card, label)
                else:
                    zone[i] = labelled(card, number)
                    number += 1
        else:
            back = self.rules.back
            differ = len(back) > 0
            like = back[zone[taken] & cards.KIND] if differ else 0
            for i, card in enumerate(zone):
                if form != OPENLY or not is_public(card):
                    if not differ or back[card & cards.KIND] == like:
                        mixed.append(card)
                        zone[i] = labelled(card, label)
        self.mixtures = [*self.mixtures, mixture_of(label, form, eyes, mixed, [])]

    def settle_mixtures(self) -> None:
        """Forget mixtures that rule nothing out any more."""
        count = len(self.mixtures)
        if count > 0:
            self.mixtures = settled(self.hidden_zones(), self.mixtures)
            if len(self.mixtures) < count:
                self.sort_zones()

    def uncover(self, card: i64) -> i64:
        """The kind of a card that is laid open; the mixture it may come from knows one more."""
        if len(self.mixtures) > 0 and label_of(card) > cards.LAST_BATCH:
            self.mixtures = left_openly(self.mixtures, card)
        return card & cards.KIND

    # -------------------------------------------------------------- all zones

    def hidden_zones(self) -> list[list[i64]]:
        """The zones that not everybody sees."""
        zones = self.zones
        return [zones[place] for place in self.places.hidden[self.players]]

    def sort_zones(self) -> None:
        """Put every hidden zone that keeps no order into card order again."""
        for place in self.places.unordered[self.players]:
            cards.sort_hand(self.zones[place])

    def redeal_zones(self, seat: i64, looker: i64) -> None:
        """Deal every card that the seat does not know anew, while `looker` decides."""
        places = self.places
        eyes: list[i64] = []
        for place in places.hidden[self.players]:
            sees = places.sees[place]
            if sees == ACTOR:
                sees = 0 if looker < 0 else 1 << looker
            eyes.append(sees)
        shown = places.shown[self.players]
        if len(self.mixtures) > 0:
            sight = Sight(eyes, self.rules.back, shown, self.rules.kinds)
            self.mixtures = deal(self.hidden_zones(), sight, self.mixtures, seat, self.rng)
        else:
            cards.redeal(self.hidden_zones(), eyes, seat, self.rng, self.rules.back, shown)
        self.sort_zones()

    def copy_zones(self) -> list[list[i64]]:
        """Copies of all zones (for `clone`)."""
        return [zone[:] for zone in self.zones]

    # --------------------------------------------------------------- journal

    def moved(
        self,
        cause: i64,
        seat: i64,
        source: i64,
        target: i64,
        thing: i64,
        seers: i64,
        learners: i64 = 0,
    ) -> None:
        """Note that one thing that is no card went from place to place, if somebody watches;
        `learners` are the seats (bits) that see which it is and could not know."""
        journal = self.journal
        if journal is not None:
            journal.moved(cause, seat, source, target, [thing], seers, learners)

    def changed(self, cause: i64, seat: i64, place: i64, by: i64, value: i64) -> None:
        """Note that a public number changed, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.changed(cause, seat, place, by, value)

    def told(self, cause: i64, seat: i64, a: i64, b: i64) -> None:
        """Note something said in front of everybody, if somebody watches."""
        journal = self.journal
        if journal is not None:
            journal.told(cause, seat, a, b)

    def done_to(self, seat: i64, by: i64 = NOBODY) -> None:
        """What was noted last was done to a seat; only that seat is told so, and not if it was by
        themselves."""
        journal = self.journal
        if journal is not None and seat >= 0 and seat != by:
            journal.entries[-1].victims |= 1 << seat

    def happened_at(self, spot: i64) -> None:
        """What was noted last happened at a spot, numbered from 1 as `Game.spot` names them."""
        journal = self.journal
        if journal is not None:
            journal.entries[-1].c = spot
