"""Who knows what: tiles seen going behind screens, the kinds in the bag, cards under the deck."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

import pytest

from tafelrunde import BadOption, State
from tafelrunde.engine.view import Prompt
from tests.scenarios.noblemen.table import (
    ALL_CARDS,
    CASTLES,
    CHAPELS,
    GAME,
    KINDS,
    bag,
    count,
    deck,
    estate,
    fact,
    hand,
    held,
    hoarder,
    idle,
    ids,
    lay,
    legal,
    money,
    own,
    play,
    position,
    seat,
    shown,
    stacked,
    story,
    tiles,
    turn_of,
    waiting,
    watchers,
    worlds,
    zone,
)

CHAPEL = CHAPELS[-3]  # the cheapest at a table of three
CASTLE = CASTLES[-3]
WITH_A_MEADOW = estate("MFM")
OPEN = {"open_holdings": True}


def letters(stock: dict[str, int]) -> str:
    """Tiles as `tiles` takes them: a letter each, in the order of the kinds."""
    return "".join(letter * stock.get(name, 0) for letter, name in KINDS.items())


def tiles_known(state: State, number: int) -> set[str]:
    """What is known of the tiles of a seat, to all others and to spectators alike."""
    seen = (zone(state, one, f"seat/{number}/hand") for one in watchers(state, number))
    return {letters(Counter(kinds)) for kinds in seen}


def expect(found: Counter[Hashable], weights: dict[Hashable, int]) -> None:
    """Exactly these worlds, about as often as their weights say."""
    assert found.keys() == weights.keys()
    share = found.total() / sum(weights.values())
    for world, weight in weights.items():
        expected = weight * share
        assert expected > 30, "more samples are needed"
        # Five standard deviations to either side.
        assert abs(found[world] - expected) < 5 * expected**0.5


# ------------------------------------------------------------------- behind the screen
def full_table(**rest: Any) -> State:
    """The turn of seat 0; everybody has something behind the screen."""
    return turn_of(
        0,
        seat("FFG", money=5, bribes=2, cards=["tribute", "dowry"]),
        seat("WWM", money=7, bribes=1, cards=["liaison"]),
        seat("GM", money=9),
        **rest,
    )


def test_everybody_sees_what_is_behind_his_own_screen() -> None:
    state = full_table()
    assert count(state, 0, "seat/0/money") == 5
    assert count(state, 0, "seat/0/bribes") == 2
    assert shown(state, 0, "seat/0/hand") == (3, ["field", "field", "grove"])
    assert shown(state, 0, "seat/0/cards") == (2, ["dowry", "tribute"])


def test_of_others_he_sees_only_how_many_cards_they_have() -> None:
    state = full_table()
    for number, cards in ((0, 2), (1, 1), (2, 0)):
        for watcher in watchers(state, number):
            assert not {f"seat/{number}/money", f"seat/{number}/bribes"} & ids(state, watcher)
            assert shown(state, watcher, f"seat/{number}/hand") == (-1, [])
            assert shown(state, watcher, f"seat/{number}/cards") == (cards, [])


def test_what_lies_before_the_screens_everybody_sees() -> None:
    state = full_table(church=tiles("FW"))
    for watcher in watchers(state):
        assert count(state, watcher, "bribes") == 17
        assert shown(state, watcher, "church") == (2, ["field", "fountain"])
        assert shown(state, watcher, "deck") == (32, [])
        assert "seat/2/queen" in ids(state, watcher)


def test_only_the_one_who_decides_learns_what_he_can_do() -> None:
    state = full_table()
    assert len(state.prompt(0).options) == len(legal(state)) > 10
    for watcher in watchers(state, 0):
        assert state.prompt(watcher) == Prompt(0, "turn")


def secrets(state: State) -> list[tuple[int, int, int, int]]:
    """Money, bribes, the numbers of tiles and of cards of each seat."""
    found = state.to_json()["seats"]
    return [
        (one["money"], one["bribes"], sum(one["tiles"].values()), len(one["cards"]))
        for one in found
    ]


@pytest.mark.parametrize("watcher", [0, 1, 2])
def test_money_bribes_and_numbers_are_the_same_in_all_worlds(watcher: int) -> None:
    state = full_table()
    assert secrets(state) == [(5, 2, 3, 2), (7, 1, 3, 1), (9, 0, 2, 0)]
    for world in worlds(state, watcher, 30):
        assert secrets(world) == secrets(state)
        assert sum(bag(world).values()) == sum(bag(state).values())
        assert hand(world, watcher) == hand(state, watcher)
        assert held(world, watcher) == held(state, watcher)


@pytest.mark.parametrize("watcher", [0, 1, 2])
def test_what_is_public_is_the_same_in_all_worlds(watcher: int) -> None:
    state = full_table(church=tiles("FW"), space=3, decade=2, stock={"castle": 1})
    hidden = ("rng", "deck", "bag", "seats")
    before = {key: value for key, value in state.to_json().items() if key not in hidden}
    for world in worlds(state, watcher, 10):
        after = {key: value for key, value in world.to_json().items() if key not in hidden}
        assert after == before
        for number in range(3):
            for key in ("title", "spent", "points", "estate", "marker", "prestige", "chosen"):
                assert own(world, number)[key] == own(state, number)[key]


def test_what_others_hide_differs_from_world_to_world() -> None:
    state = full_table()
    found = [(letters(hand(world, 1)), tuple(held(world, 1))) for world in worlds(state, 0, 400)]
    assert len({kinds for kinds, _ in found}) == 20  # three tiles of four kinds
    assert len({cards for _, cards in found}) == 10
    assert len({tuple(deck(world)) for world in worlds(state, 0)}) == 100


def test_a_spectator_has_no_worlds() -> None:
    with pytest.raises(BadOption):
        full_table().determinize(None, 1)


# ----------------------------------------------------------------------- open holdings
def test_at_an_open_table_everybody_sees_tiles_money_and_bribes() -> None:
    state = full_table(options=OPEN)
    for watcher in watchers(state, 1):
        assert count(state, watcher, "seat/1/money") == 7
        assert count(state, watcher, "seat/1/bribes") == 1
        assert shown(state, watcher, "seat/1/hand") == (3, ["fountain", "fountain", "meadow"])


def test_but_not_the_cards() -> None:
    state = full_table(options=OPEN)
    for watcher in watchers(state, 1):
        assert shown(state, watcher, "seat/1/cards") == (1, [])
    assert len({tuple(held(world, 1)) for world in worlds(state, 0)}) == 10


def test_in_its_worlds_all_tiles_are_where_they_are() -> None:
    state = full_table(options=OPEN)
    for world in worlds(state, 0, 20):
        assert [hand(world, k) for k in range(3)] == [tiles("FFG"), tiles("WWM"), tiles("GM")]
        assert bag(world) == bag(state)


# --------------------------------------------------------------------------- tiles seen
def test_a_traded_tile_is_known_to_everybody() -> None:
    state = turn_of(0, seat("FFG"))
    assert tiles_known(state, 0) == {""}
    play(state, "trade meadow field+field")
    assert hand(state, 0) == tiles("GM")
    assert tiles_known(state, 0) == {"M"}
    for watcher in (1, 2):
        found = {letters(hand(world, 0)) for world in worlds(state, watcher)}
        assert found == {"FM", "GM", "WM", "MM"}


def test_a_trade_is_the_same_story_for_everybody() -> None:
    state = turn_of(0, seat("FFG"))
    play(state, "trade meadow field+field")
    told = story(state, 0)
    assert len([line for line in told if "field: seat/0/hand > bag" in line]) == 2
    assert len([line for line in told if "meadow: bag > seat/0/hand" in line]) == 1
    for watcher in watchers(state, 0):
        assert story(state, watcher) == told


def test_a_known_tile_that_is_traded_away_is_known_no_longer() -> None:
    state = turn_of(0, seat("FFGW"))
    play(state, "trade meadow field+field", "trade grove fountain+meadow")
    assert hand(state, 0) == tiles("GG")
    assert tiles_known(state, 0) == {"G"}


def test_of_equal_tiles_the_known_one_may_be_the_one_that_went() -> None:
    """He has two meadows of which one is known; when he lays one, the other may be anything."""
    state = turn_of(0, seat("MM", known=tiles("M")))
    assert tiles_known(state, 0) == {"M"}
    lay(state, "meadow", 1, 0)
    assert hand(state, 0) == tiles("M")
    assert tiles_known(state, 0) == {""}
    assert {letters(hand(world, 0)) for world in worlds(state, 1)} == set(KINDS)


def test_laying_another_kind_leaves_what_is_known() -> None:
    state = turn_of(0, seat("FMM", known=tiles("M")))
    lay(state, "field", 1, 0)
    assert tiles_known(state, 0) == {"M"}


def test_a_tile_that_is_lifted_is_seen_before_it_lies() -> None:
    state = turn_of(0, seat("FGW"))
    play(state, "lay grove")
    assert waiting(state) == ("place", 0)
    assert tiles_known(state, 0) == {"G"}
    for world in worlds(state, 1, 30):
        assert hand(world, 0)["grove"] >= 1
    play(state, "cell 1,0")
    assert tiles_known(state, 0) == {""}


def test_a_known_tile_that_is_lifted_is_still_one() -> None:
    state = turn_of(0, seat("FGG", known=tiles("G")))
    play(state, "lay grove")
    assert tiles_known(state, 0) == {"G"}


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ([], ["donate meadow", "done"]),
        (["vicar"], ["play vicar", "give meadow", "done"]),
    ],
)
def test_known_tiles_given_away_are_known_no_longer(cards: list[str], moves: list[str]) -> None:
    state = turn_of(0, seat("MMF", cards=cards, known=tiles("MM")))
    play(state, *moves)
    assert tiles_known(state, 0) == {"M"}
    for watcher in watchers(state, 0):
        assert story(state, watcher) == story(state, 0)


def test_drawn_tiles_are_seen_by_the_one_who_draws() -> None:
    state = turn_of(0, seat(cards=["dowry"]))
    play(state, "play dowry")
    drawn = story(state, 0, "endowed")
    assert len(drawn) == 4
    assert not any("?" in line for line in drawn)
    for watcher in watchers(state, 0):
        assert story(state, watcher, "endowed") == ["endowed ?: bag > seat/0/hand"] * 4
        assert tiles_known(state, 0) == {""}


def raided_forest(victim: str, known: str) -> State:
    """Seat 0 has sent a knight to the forest of seat 1, which has these tiles."""
    state = turn_of(
        0,
        seat("F", money=CASTLE, estate=WITH_A_MEADOW),
        seat(victim, known=tiles(known), estate=estate("MGG", ".GG")),
    )
    play(state, "build castle", "site 2,0", "knight 1 1,0")
    return state


def test_tiles_given_to_a_raider_are_seen_by_all() -> None:
    state = raided_forest("FWMM", known="WM")
    assert waiting(state) == ("give_tiles", 1)
    for watcher in watchers(state, 1):
        assert state.prompt(watcher) == Prompt(1, "give_tiles")
    play(state, "give meadow", "give field")
    assert hand(state, 0) == tiles("FFM")
    assert hand(state, 1) == tiles("WM")
    assert tiles_known(state, 0) == {"FM"}
    assert tiles_known(state, 1) == {"W"}
    for watcher in watchers(state, 0):
        assert story(state, watcher, "spoils") == story(state, 0, "spoils")
        assert not any("?" in line for line in story(state, watcher, "spoils"))


def test_also_those_given_without_a_choice() -> None:
    state = raided_forest("WM", known="W")
    assert waiting(state) == ("turn", 0)
    assert tiles_known(state, 0) == {"WM"}
    assert tiles_known(state, 1) == {""}
    for watcher in (1, 2):
        found = {letters(hand(world, 0)) for world in worlds(state, watcher)}
        assert found == {"FWM", "GWM", "WWM", "WMM"}


def test_in_a_first_game_everybody_knows_everything() -> None:
    state = GAME.new(4, 3, first_game=True)
    three = "FFFGGGWWWMMM"
    for number in range(4):
        assert hand(state, number) == tiles(three)
        assert tiles_known(state, number) == {three}
        for world in worlds(state, (number + 1) % 4, 5):
            assert hand(world, number) == tiles(three)


# --------------------------------------------------------------------- kinds in the bag
def test_everybody_sees_which_kinds_are_in_the_bag_not_how_many() -> None:
    one, two = seat("WM"), seat("M")
    state = turn_of(0, hoarder("FFFG", one, two), one, two)
    for watcher in watchers(state):
        assert shown(state, watcher, "bag") == (4, ["field", "grove"])


def test_when_the_last_of_a_kind_goes_everybody_sees_that() -> None:
    one, two = seat("WM"), seat("M")
    state = turn_of(0, hoarder("FFFG", one, two), one, two)
    play(state, "trade grove field+field")
    for watcher in watchers(state):
        assert shown(state, watcher, "bag") == (5, ["field"])


# --------------------------------------------------------------- all worlds: tiles
def ways(unseen: str, *sizes: int) -> Iterator[list[str]]:
    """Tiles dealt to places of these sizes in every way, as if equal ones could be told apart."""
    if not sizes:
        yield []
        return
    for chosen in itertools.combinations(range(len(unseen)), sizes[0]):
        rest = "".join(one for k, one in enumerate(unseen) if k not in chosen)
        for others in ways(rest, *sizes[1:]):
            yield ["".join(unseen[k] for k in chosen), *others]


def in_order(some: str) -> str:
    return letters(tiles(some))


def possible_tiles(left: str, one: str, two: str, known: tuple[str, str]) -> dict[Hashable, int]:
    """What seat 0 must reckon with: every deal of the tiles it has not seen to the bag and the two
    screens, if the bag has the same kinds; and in how many ways each comes about."""
    found: Counter[Hashable] = Counter()
    for bagged, *screens in ways(left + one + two, len(left), len(one), len(two)):
        if set(bagged) == set(left):
            hands = [in_order(seen + unseen) for seen, unseen in zip(known, screens, strict=True)]
            found[in_order(bagged), *hands] += 1
    return dict(found)


@pytest.mark.parametrize(
    ("left", "one", "two", "known"),
    [
        ("F", "G", "W", ("", "")),  # only who has which: the bag shows its kind
        ("FG", "FW", "M", ("", "")),
        ("FFG", "FGG", "FW", ("", "")),
        ("FGG", "FF", "WW", ("", "M")),
        ("FG", "FGM", "G", ("GG", "F")),
        ("", "FGW", "FF", ("", "")),  # an empty bag
        ("", "F", "", ("G", "WM")),  # nothing is open
        ("FGWM", "FFFF", "F", ("", "")),  # the last of three kinds is in the bag
        ("FGWM", "FGW", "MM", ("", "")),
        ("FFFF", "GWM", "G", ("F", "")),
    ],
)
def test_seat_0_reckons_with_exactly_these_tiles(
    left: str, one: str, two: str, known: tuple[str, str]
) -> None:
    first = seat(known[0] + one, known=tiles(known[0]))
    second = seat(known[1] + two, known=tiles(known[1]))
    state = turn_of(0, hoarder(left, first, second), first, second)
    possible = possible_tiles(left, one, two, known)
    found: Counter[Hashable] = Counter(
        (letters(bag(world)), letters(hand(world, 1)), letters(hand(world, 2)))
        for world in worlds(state, 0, 1000)
    )
    expect(found, possible)


def test_a_bag_with_the_last_of_its_kinds_is_known_however_much_is_hidden() -> None:
    """Thirty fields behind a screen, and one tile of each kind in the bag."""
    first, second = seat("F" * 30), seat("F")
    state = turn_of(0, hoarder("FGWM", first, second), first, second)
    for world in worlds(state, 0, 30):
        assert bag(world) == tiles("FGWM")
        assert hand(world, 1) == tiles("F" * 30)


def test_what_one_holds_himself_is_in_nobody_elses_hand() -> None:
    """Seat 1 has all fountains but one, which is in the bag."""
    state = turn_of(0, seat("FG"), seat("W" * 43), seat("GM"))
    assert bag(state)["fountain"] == 1
    for world in worlds(state, 1, 50):
        assert hand(world, 1) == tiles("W" * 43)
        assert "fountain" not in hand(world, 0) | hand(world, 2)


# -------------------------------------------------------------------------- secret choice
def choosing(*taken: int, **options: Any) -> State:
    """The set-up, after so many decisions of how many tiles of a kind are taken."""
    state = GAME.new(3, 1, first_player=0, **options)
    play(state, *[f"take {number}" for number in taken])
    return state


@pytest.mark.parametrize("options", [{}, OPEN])
def test_tiles_chosen_before_the_first_draw_are_secret(options: dict[str, Any]) -> None:
    state = choosing(3, 0, 2, 1, 2, **options)
    assert waiting(state) == ("choose_tiles", 1)
    assert shown(state, 0, "seat/0/chosen") == (
        6,
        ["field"] * 3 + ["fountain"] * 2 + ["meadow"],
    )
    for watcher in watchers(state, 0):
        assert "seat/0/chosen" not in ids(state, watcher)
        assert shown(state, watcher, "bag")[0] == 202 - 3
        assert story(state, watcher, "chosen") == []
    for watcher in watchers(state, 1):
        assert "seat/1/chosen" not in ids(state, watcher)
        assert state.prompt(watcher) == Prompt(1, "choose_tiles")


def test_what_others_have_chosen_may_be_anything_so_far() -> None:
    """Two kinds are chosen by seat 0: sixteen ways, each as likely as the others."""
    state = choosing(3, 1)
    for watcher in (1, 2):
        found: Counter[Hashable] = Counter(
            letters(own(world, 0)["chosen"]) for world in worlds(state, watcher, 1600)
        )
        expect(found, {"F" * m + "G" * n: 1 for m in range(4) for n in range(4)})
    assert {letters(own(world, 0)["chosen"]) for world in worlds(state, 0, 10)} == {"FFFG"}


def test_who_has_chosen_knows_his_own_and_not_that_of_the_next() -> None:
    state = choosing(3, 0, 2, 1, 2)
    found: Counter[Hashable] = Counter()
    for world in worlds(state, 0, 400):
        assert letters(own(world, 0)["chosen"]) == "FFFWWM"
        assert own(world, 2)["chosen"] == {}
        found[letters(own(world, 1)["chosen"])] += 1
    expect(found, {"": 1, "F": 1, "FF": 1, "FFF": 1})
    everything = {letters(own(world, 0)["chosen"]) for world in worlds(state, 2, 3000)}
    assert len(everything) == 4**4


def test_after_the_draw_the_kinds_stay_secret() -> None:
    state = choosing(3, 0, 2, 1, 0, 0, 0, 0, 3, 3, 3, 3)
    assert waiting(state)[0] == "pick_card"
    assert hand(state, 2) == tiles("FFFGGGWWWMMM")
    for number in range(3):
        assert own(state, number)["chosen"] == {}
        assert tiles_known(state, number) == {""}
        for watcher in watchers(state, number):
            lines = [line for line in story(state, watcher) if f"seat/{number}/hand" in line]
            # Not even how many were chosen and how many drawn.
            assert lines == [f"deal {'? ' * 11}?: bag > seat/{number}/hand"]
    (dealt,) = [line for line in story(state, 2, "deal") if "seat/2/hand" in line]
    assert dealt.count("field") == dealt.count("grove") == dealt.count("meadow") == 3
    assert len({letters(hand(world, 2)) for world in worlds(state, 0)}) > 50


# -------------------------------------------------------------- cards under the deck
def chapel_built(*top: str, kept: str) -> State:
    """Seat 0 has built a chapel, looked at these cards and kept one of them."""
    state = turn_of(0, seat(money=CHAPEL, estate=WITH_A_MEADOW), deck=stacked(*top))
    play(state, "build chapel", "site 2,0", f"keep {kept}")
    return state


def test_the_cards_looked_at_are_seen_by_one_seat() -> None:
    state = turn_of(
        0,
        seat(money=CHAPEL, estate=WITH_A_MEADOW),
        deck=stacked("dowry", "liaison", "vicar"),
    )
    play(state, "build chapel", "site 2,0")
    assert shown(state, 0, "offer") == (3, ["dowry", "liaison", "vicar"])
    assert story(state, 0, "looked") == ["looked vicar liaison dowry: deck > offer"]
    for watcher in watchers(state, 0):
        assert shown(state, watcher, "offer") == (3, [])
        assert story(state, watcher, "looked") == ["looked ? ? ?: deck > offer"]
        assert state.prompt(watcher) == Prompt(0, "pick_card")
    offers = {tuple(fact(world, "offer")) for world in worlds(state, 1)}
    assert len(offers) > 80
    assert {tuple(fact(world, "offer")) for world in worlds(state, 0, 20)} == {
        ("dowry", "liaison", "vicar")
    }


def test_who_put_cards_under_the_deck_knows_them_and_their_order() -> None:
    state = chapel_built("dowry", "liaison", "vicar", kept="liaison")
    assert deck(state)[:2] == ["vicar", "dowry"]
    assert shown(state, 0, "deck") == (34, ["dowry", "vicar"])
    for world in worlds(state, 0, 30):
        assert deck(world)[:2] == ["vicar", "dowry"]
        assert held(world, 0) == ["liaison"]
    for watcher in watchers(state, 0):
        assert shown(state, watcher, "deck") == (34, [])
    for watcher in (1, 2):
        assert len({tuple(deck(world)[:2]) for world in worlds(state, watcher)}) > 30
        assert len({tuple(held(world, 0)) for world in worlds(state, watcher)}) == 10


def test_after_the_set_up_everybody_knows_the_two_he_put_there() -> None:
    state = GAME.new(4, 5, first_game=True, first_player=0)
    returned: list[str] = []
    for number in range(4):
        assert waiting(state) == ("pick_card", number)
        drawn = plain(fact(state, "offer"))
        play(state, f"keep {drawn[1]}")
        returned = [drawn[2], drawn[0], *returned]
    assert len(deck(state)) == 31
    assert deck(state)[:8] == returned
    for number in range(4):
        at = 2 * (3 - number)
        mine = returned[at : at + 2]
        assert zone(state, number, "deck") == sorted(mine)
        below = {tuple(deck(world)[at : at + 2]) for world in worlds(state, number, 20)}
        assert below == {tuple(mine)}
        lower = {tuple(deck(world)[:8]) for world in worlds(state, number, 20)}
        assert len(lower) == 20


@pytest.mark.parametrize("kept", ["dowry", "liaison", "vicar"])
def test_others_are_told_the_same_whichever_card_is_kept(kept: str) -> None:
    """Who knows how the cards lay must not learn from the order of events which of them it was."""
    state = chapel_built("dowry", "liaison", "vicar", kept=kept)
    told = [line for line in story(state, 0) if line.split(" ")[0] in ("kept", "returned")]
    assert told[0] == f"kept {kept}: offer > seat/0/cards"
    for watcher in watchers(state, 0):
        lines = [line for line in story(state, watcher) if line.startswith(("kept", "returned"))]
        assert lines == ["kept ?: offer > seat/0/cards", *["returned ?: offer > deck"] * 2]


def test_a_card_played_lies_under_the_deck_for_all_to_know() -> None:
    state = turn_of(0, seat(cards=["tribute", "liaison"]))
    play(state, "play tribute")
    for watcher in watchers(state):
        assert shown(state, watcher, "deck") == (34, ["tribute"])
        assert story(state, watcher, "played") == ["played tribute: seat/0/cards > deck"]
    for watcher in range(3):
        assert {deck(world)[0] for world in worlds(state, watcher, 20)} == {"tribute"}


def test_so_do_those_handed_in_at_a_ball() -> None:
    state = turn_of(0, seat(cards=["tribute", "liaison"]), queen=0, space=3)
    play(state, "idle", "end", "offer liaison", "done")
    for watcher in watchers(state):
        assert shown(state, watcher, "deck") == (34, ["liaison"])


def test_what_comes_under_the_deck_later_lies_below() -> None:
    state = chapel_built("dowry", "liaison", "tribute", kept="tribute")
    play(state, "play tribute")
    assert deck(state)[:3] == ["tribute", "liaison", "dowry"]
    for world in worlds(state, 0, 20):
        assert deck(world)[:3] == ["tribute", "liaison", "dowry"]
    for world in worlds(state, 1, 20):
        assert deck(world)[0] == "tribute"


def test_of_an_intrigue_all_see_the_intrigue_and_nothing_else() -> None:
    state = turn_of(
        0,
        seat(money=CHAPEL, estate=WITH_A_MEADOW, cards=["intrigue"]),
        deck=stacked("dowry", "liaison", "vicar", placed=("intrigue",)),
    )
    play(state, "build chapel", "site 2,0", "intrigue")
    for watcher in watchers(state, 0):
        assert shown(state, watcher, "deck") == (32, ["intrigue"])
        assert shown(state, watcher, "seat/0/cards") == (3, [])
        assert story(state, watcher, "kept") == ["kept ?: offer > seat/0/cards"] * 3


def final(state: State) -> set[str]:
    """The moves that cannot be taken back, as the one who decides is told."""
    return {choice.notation for choice in state.prompt(state.actor).options if choice.final}


def test_what_shows_hidden_things_cannot_be_taken_back() -> None:
    state = turn_of(
        0,
        seat("FG", money=CHAPEL, estate=WITH_A_MEADOW, cards=["dowry", "tribute"]),
        seat(estate=estate("MGG", ".GG", areas=[[1, 0, 0]])),
    )
    # The land that a knight brings is drawn, and so is a dowry.
    assert final(state) == {"land 0", "play dowry"}
    play(state, "build chapel")
    assert final(state) == {"site 2,0"}
    play(state, "site 2,0")
    assert final(state) == set()
    state.play(state.moves()[0])
    assert "end" not in final(state)  # the next seat sees nothing but that it is its turn


# -------------------------------------------------------- known cards that come up again
def known_on_top(**second: Any) -> State:
    """Seat 1 looks at three cards of which seat 0 has put two under the deck."""
    top = [{"card": "dowry", "known_to": [0]}, {"card": "vicar", "known_to": [0]}, "liaison"]
    placed = ("dowry", "vicar", "liaison", *second.get("cards", []))
    state = turn_of(
        1,
        seat(),
        seat(money=CHAPEL, estate=WITH_A_MEADOW, **second),
        deck=[*stacked(placed=placed), *reversed(top)],
    )
    play(state, "build chapel", "site 2,0")
    return state


def plain(cards: Iterable[Any]) -> list[str]:
    return [one if isinstance(one, str) else one["card"] for one in cards]


def test_cards_one_knows_are_known_while_another_looks_at_them() -> None:
    state = known_on_top()
    for world in worlds(state, 0, 30):
        assert plain(fact(world, "offer"))[:2] == ["dowry", "vicar"]
    thirds = {plain(fact(world, "offer"))[2] for world in worlds(state, 0)}
    assert len(thirds) == 10
    assert len({plain(fact(world, "offer"))[0] for world in worlds(state, 2)}) == 10


@pytest.mark.parametrize("kept", ["dowry", "vicar", "liaison"])
def test_which_of_them_was_kept_one_cannot_tell(kept: str) -> None:
    state = known_on_top()
    play(state, f"keep {kept}")
    assert shown(state, 0, "deck") == (34, [])
    assert shown(state, 0, "seat/1/cards") == (1, [])
    found = {tuple(held(world, 1)) for world in worlds(state, 0)}
    assert {("dowry",), ("vicar",), ("liaison",)} <= found


def test_with_an_intrigue_one_knows_where_they_went() -> None:
    state = known_on_top(cards=["intrigue"])
    play(state, "intrigue")
    assert shown(state, 0, "seat/1/cards") == (3, ["dowry", "vicar"])
    for watcher in (2, None):
        assert shown(state, watcher, "seat/1/cards") == (3, [])
    for world in worlds(state, 0, 30):
        assert {"dowry", "vicar"} <= set(held(world, 1))
    assert story(state, 0, "kept") == ["kept ?: offer > seat/1/cards"] * 3


def test_and_knows_it_until_they_are_played() -> None:
    state = known_on_top(cards=["intrigue"])
    play(state, "intrigue", "play dowry")
    assert shown(state, 0, "seat/1/cards") == (2, ["vicar"])
    assert shown(state, 0, "deck") == (33, ["dowry", "intrigue"])


# --------------------------------------------------------------- all worlds: cards
def few_cards(below: list[Any], one: list[str], two: list[str], **rest: Any) -> State:
    """Seat 0 has all cards but these of the deck and of the two others."""
    left = Counter(ALL_CARDS)
    left.subtract([*plain(below), *one, *two, *plain(rest.get("offer", []))])
    agenda = rest.pop("agenda", [["end_turn", 0], ["turn", 0]])
    return position(
        agenda,
        seat(cards=list(left.elements())),
        seat(cards=one),
        seat(cards=two),
        deck=below,
        **rest,
    )


def arranged(*cards: str) -> set[tuple[str, ...]]:
    return set(itertools.permutations(cards))


def test_seat_0_reckons_with_every_place_of_the_cards_it_has_not_seen() -> None:
    """Two in the deck, in order, and one behind each screen: 4! / 2! ways."""
    state = few_cards(["tribute", "dowry"], ["vicar"], ["tribute"])
    found: Counter[Hashable] = Counter(
        (*deck(world), *held(world, 1), *held(world, 2)) for world in worlds(state, 0, 1500)
    )
    possible = arranged("tribute", "dowry", "vicar", "tribute")
    assert len(possible) == 12
    expect(found, dict.fromkeys(possible, 1))


def test_hands_have_no_order() -> None:
    """Three cards to two places of a hand and one of the deck: which one is in the deck?"""
    state = few_cards(["dowry"], ["vicar", "tribute"], [])
    found: Counter[Hashable] = Counter(
        (*deck(world), *held(world, 1)) for world in worlds(state, 0, 900)
    )
    expect(
        found,
        {
            ("dowry", "vicar", "tribute"): 1,
            ("vicar", "dowry", "tribute"): 1,
            ("tribute", "vicar", "dowry"): 1,
        },
    )


def test_cards_it_has_put_under_the_deck_stay_there() -> None:
    below = [{"card": "liaison", "known_to": [0]}, {"card": "wedding", "public": True}]
    state = few_cards([*below, "tribute", "dowry"], ["vicar"], [])
    found: Counter[Hashable] = Counter()
    for world in worlds(state, 0, 900):
        assert deck(world)[:2] == ["liaison", "wedding"]
        found[*deck(world)[2:], *held(world, 1)] += 1
    expect(found, dict.fromkeys(arranged("tribute", "dowry", "vicar"), 1))


def test_what_another_has_put_there_is_as_open_as_all_the_rest() -> None:
    below = [{"card": "liaison", "known_to": [1]}, {"card": "wedding", "public": True}]
    state = few_cards([*below, "tribute"], ["vicar"], [])
    found: Counter[Hashable] = Counter()
    for world in worlds(state, 0, 900):
        assert deck(world)[1] == "wedding"
        found[deck(world)[0], deck(world)[2], *held(world, 1)] += 1
    expect(found, dict.fromkeys(arranged("liaison", "tribute", "vicar"), 1))


def test_cards_that_another_looks_at_are_as_open_too() -> None:
    agenda = [["end_turn", 1], ["turn", 1], ["pick_card", 1]]
    state = few_cards(
        ["tribute"],
        [],
        ["vicar"],
        agenda=agenda,
        done=["acted"],
        offer=["dowry", "liaison"],
    )
    found: Counter[Hashable] = Counter(
        (*plain(fact(world, "offer")), *deck(world), *held(world, 2))
        for world in worlds(state, 0, 2400)
    )
    expect(found, dict.fromkeys(arranged("dowry", "liaison", "tribute", "vicar"), 1))
    for world in worlds(state, 1, 30):
        assert plain(fact(world, "offer")) == ["dowry", "liaison"]


def test_a_turn_goes_on_in_every_world() -> None:
    """What a seat may do is the same in all its worlds."""
    state = full_table()
    for world in worlds(state, 0, 20):
        assert legal(world) == legal(state)
        assert world.view(0) == state.view(0)
        assert world.prompt(0) == state.prompt(0)
        idle(world)
        assert waiting(world) == ("turn", 1)
    assert money(state, 0) == 5
