"""Scenarios 90 to 93: what happens between two decades, and what does not after the last."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    CASTLES,
    CHAPELS,
    PALACES,
    bag,
    deck,
    estate,
    fact,
    hand,
    held,
    idle,
    keep_any,
    legal,
    offered,
    own,
    play,
    points,
    refused,
    seat,
    stacked,
    story,
    tiles,
    turn_of,
    waiting,
)

THREE_CASTLES = estate("MFMFM", buildings={(0, 0): "castle", (2, 0): "castle", (4, 0): "castle"})
PALACE_AND_CASTLES = estate(
    "MFMFM", buildings={(0, 0): "palace", (2, 0): "castle", (4, 0): "castle"}
)


def end_of_decade(*seats: dict[str, Any], **rest: Any) -> State:
    """The holder of the queen has ended the last turn of a decade."""
    holder = rest.setdefault("queen", 0)
    state = turn_of(holder, *seats, space=9, **rest)
    play(state, "idle", "end")
    return state


# ------------------------------------------------------------------------ buildings
def test_90_too_few_castles_stand_on_the_dearest_spaces() -> None:
    """All castles of two decades are sold, and one came back when a palace took its place."""
    state = turn_of(
        0,
        seat(estate=PALACE_AND_CASTLES),
        *[seat(estate=THREE_CASTLES) for _ in range(4)],
        queen=0,
        space=9,
        decade=2,
        stock={"castle": 0},
    )
    assert fact(state, "supply")["castle"] == 1
    assert offered(state, "castles") == []
    play(state, "idle", "end")
    assert fact(state, "stock")["castle"] == 1
    assert fact(state, "supply")["castle"] == 0
    assert offered(state, "castles") == [CASTLES[-1]]
    keep_any(state)
    assert fact(state, "decade") == 3


def test_90_what_is_missing_are_the_cheapest_spaces() -> None:
    state = turn_of(
        0,
        seat(estate=PALACE_AND_CASTLES),
        seat(estate=PALACE_AND_CASTLES),
        seat(estate=PALACE_AND_CASTLES),
        seat(estate=THREE_CASTLES),
        seat(estate=THREE_CASTLES),
        queen=0,
        space=9,
        decade=2,
        stock={"castle": 0},
    )
    play(state, "idle", "end")
    assert offered(state, "castles") == CASTLES[-3:]
    assert fact(state, "supply")["castle"] == 0


@pytest.mark.parametrize(
    ("players", "full"),
    [(3, (3, 2, 3)), (4, (4, 3, 4)), (5, (5, 4, 5))],
)
@pytest.mark.parametrize("decade", [1, 2])
def test_91_the_board_is_filled_up_as_at_the_beginning(
    players: int, full: tuple[int, int, int], decade: int
) -> None:
    castles, palaces, chapels = full
    state = end_of_decade(
        *[seat() for _ in range(players)],
        decade=decade,
        stock={"castle": 1, "palace": 0, "chapel": 2},
    )
    assert offered(state, "castles") == CASTLES[-castles:]
    assert offered(state, "palaces") == PALACES[-palaces:]
    assert offered(state, "chapels") == CHAPELS[-chapels:]
    assert fact(state, "supply") == {
        "castle": 15 - players - castles,
        "palace": 12 - palaces,
        "chapel": 15 - chapels,
    }


def test_91_an_unsold_castle_stays_and_the_cheaper_ones_are_refilled() -> None:
    state = turn_of(0, seat(), seat(), seat(), queen=0, space=9, stock={"castle": 1})
    assert offered(state, "castles") == [CASTLES[-1]]
    play(state, "idle", "end")
    assert offered(state, "castles") == CASTLES[-3:]
    assert story(state, None, "refilled") == ["refilled castle: supply > castles"] * 2


def test_91_a_full_board_stays_as_it_is() -> None:
    state = turn_of(0, seat(), seat(), seat(), queen=0, space=9)
    before = fact(state, "supply")
    play(state, "idle", "end")
    assert offered(state, "castles") == CASTLES[-3:]
    assert fact(state, "supply") == before
    assert story(state, None, "refilled") == []


def test_91_follies_do_not_come_again() -> None:
    forests = estate("MM", buildings={(0, 0): "castle", (1, 0): "forests"})
    state = end_of_decade(
        seat(), seat(money=12, estate=estate("MFFFFM", ".FFFF.")), seat(estate=forests)
    )
    keep_any(state)
    assert waiting(state) == ("turn", 1)
    refused(state, "build forests", "folly_built")
    play(state, "build manors", "site 5,0")
    assert points(state, 1) == 10  # the second folly of all


# ----------------------------------------------------------------------------- cards
@pytest.mark.parametrize(("players", "holder"), [(3, 0), (3, 2), (4, 1), (5, 3)])
def test_92_cards_for_everybody_from_the_holder_on(players: int, holder: int) -> None:
    state = turn_of(holder, *[seat() for _ in range(players)], queen=holder, space=9)
    idle(state)
    before = deck(state)
    looking = keep_any(state)
    assert looking == [(holder + k) % players for k in range(players)]
    assert [len(held(state, k)) for k in range(players)] == [1] * players
    assert len(before) == 35 - 3
    assert len(deck(state)) == 35 - players
    assert waiting(state) == ("turn", (holder + 1) % players)


def test_92_each_looks_at_three_and_two_go_under_the_deck() -> None:
    state = end_of_decade(
        seat(),
        seat(),
        seat(),
        deck=stacked("tribute", "dowry", "vicar", "wedding", "liaison", "tribute"),
    )
    assert legal(state) == ["keep vicar", "keep dowry", "keep tribute"]
    play(state, "keep dowry")
    assert deck(state)[:2] == ["vicar", "tribute"]
    assert legal(state) == ["keep wedding", "keep liaison", "keep tribute"]
    play(state, "keep liaison")
    assert deck(state)[:4] == ["tribute", "wedding", "vicar", "tribute"]
    assert (held(state, 0), held(state, 1)) == (["dowry"], ["liaison"])


def test_92_an_intrigue_works_here_too() -> None:
    top = ("tribute", "dowry", "vicar", "wedding", "liaison", "tribute")
    state = end_of_decade(
        seat(), seat(cards=["intrigue"]), seat(), deck=stacked(*top, placed=("intrigue",))
    )
    refused(state, "intrigue", "no_intrigue")
    play(state, "keep dowry")
    assert waiting(state) == ("pick_card", 1)
    play(state, "intrigue")
    assert held(state, 1) == ["wedding", "liaison", "tribute"]
    assert deck(state)[:3] == ["intrigue", "vicar", "tribute"]
    assert waiting(state) == ("pick_card", 2)


def test_92_nothing_else_is_done_meanwhile() -> None:
    state = end_of_decade(seat("FF", money=9, cards=["tribute"]))
    for move in ("play tribute", "trade meadow field+field", "idle", "end"):
        refused(state, move, "choose_card_first")


def test_92_a_new_decade_begins() -> None:
    """Markers come back, the church is emptied, the marker goes to the arrow."""
    state = end_of_decade(
        seat("FF", money=7, bribes=3, spent=["taxes", "land"]),
        seat(spent=["land"], title="earl"),
        seat(spent=["taxes"]),
        church=tiles("FGGWMMM"),
    )
    # The marker of the decade moves when everybody has a card.
    assert (fact(state, "decade"), fact(state, "space")) == (1, 10)
    keep_any(state)
    assert (fact(state, "decade"), fact(state, "space")) == (2, 0)
    assert [own(state, k)["spent"] for k in range(3)] == [[], [], []]
    assert fact(state, "church") == {}
    assert bag(state) == {"field": 60, "grove": 48, "fountain": 44, "meadow": 45}
    # What is behind the screens stays, the titles too.
    mine = own(state, 0)
    assert (mine["money"], mine["bribes"], hand(state, 0)) == (7, 3, tiles("FF"))
    assert own(state, 1)["title"] == "earl"
    assert fact(state, "queen") == 0
    assert fact(state, "done") == []
    assert waiting(state) == ("turn", 1)


def test_92_what_the_table_is_told_comes_in_the_order_of_the_rulebook() -> None:
    state = end_of_decade(
        seat(estate=estate("FFF", "FMF", "FFF", origin=(1, 1))),
        church=tiles("F"),
        stock={"chapel": 2},
    )
    keep_any(state)
    causes = list(dict.fromkeys(line.split(" ")[0] for line in story(state, None)))
    assert causes == [
        *("idled", "favour", "step", "scored", "refilled", "emptied"),
        *("looked", "kept", "returned", "decade", "turn"),
    ]


def test_92_the_phase_says_that_cards_are_looked_at() -> None:
    """Also when a turn has just ended: nobody has another. The cards are the next decade's."""
    state = end_of_decade(seat(), seat(), seat())
    assert state.view(None).phase[0].arguments == {"decade": 2}
    assert [stage.key for stage in state.view(None).phase] == [
        "noblemen-phase-decade",
        "noblemen-phase-cards",
    ]


# ------------------------------------------------------------------------------- end
def test_93_after_the_third_scoring_the_game_is_over() -> None:
    state = turn_of(
        0,
        seat(spent=["taxes"], cards=["tribute"]),
        seat(),
        seat(),
        queen=0,
        space=9,
        decade=3,
        church=tiles("FG"),
        stock={"castle": 0, "palace": 1, "chapel": 2},
    )
    supply, cards = fact(state, "supply"), deck(state)
    play(state, "idle", "end")
    assert state.over
    assert fact(state, "stock") == {"castle": 0, "palace": 1, "chapel": 2}
    assert fact(state, "supply") == supply
    assert fact(state, "church") == tiles("FG")
    assert deck(state) == cards
    assert [held(state, k) for k in range(3)] == [["tribute"], [], []]
    assert own(state, 0)["spent"] == ["taxes"]
    assert (fact(state, "decade"), fact(state, "space")) == (3, 10)
    assert points(state, 0) == 2
    assert story(state, None)[-1] == "ended"


@pytest.mark.parametrize("decade", [1, 2])
def test_93_after_the_others_it_is_not(decade: int) -> None:
    state = end_of_decade(seat(), decade=decade)
    assert not state.over
    keep_any(state)
    assert fact(state, "decade") == decade + 1


@pytest.mark.parametrize(
    ("track", "last"), [(10, [3, 7, 8, 9]), (11, [4, 8, 9, 10]), (12, [4, 9, 10, 11])]
)
def test_93_a_game_on_every_track(track: int, last: list[int]) -> None:
    """Idle turns of three decades: two balls, a locked space and a scoring in each."""
    state = turn_of(0, options={"track": track}, queen=2)
    turns = 0
    while not state.over:
        if waiting(state)[0] == "turn":
            idle(state)
            turns += 1
        else:
            play(state, legal(state)[0])
    steps = [line.removeprefix("step ") for line in story(state, None, "step")]
    decade = ["plain"] * (track - 1)
    for space, name in zip(last, ("mask", "mask", "locked", "scoring"), strict=True):
        decade[space - 1] = name
    assert steps == decade * 3
    assert turns == 3 * 3 * (track - 3)
    assert len(story(state, None, "ball")) == 6
