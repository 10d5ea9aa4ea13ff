"""Every person with a laurel: points for a prepared town."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.bruges.table import about, seat, sheet, table

Town = dict[str, Any]
EMPTY = ("king", "duke", "thief", "robber", "spy")  # houses of all five colours but brown

# Who, who lives there besides (nobody with a laurel), what the town has, the points of the laurel
ROWS: list[tuple[str, list[str], Town, int]] = [
    ("landgrave", [], {"empty": ("king", "duke", "thief", "robber")}, 2),  # 5 houses
    ("landgrave", [], {"empty": ("king", "duke", "thief")}, 2),  # 4
    ("landgrave", [], {}, 0),
    ("margrave", [], {"reputation": 7}, 3),
    ("margrave", [], {"reputation": 8}, 4),
    ("dike_reeve", [], {"arms": {"left": 3, "right": 4}}, 7),
    ("dike_reeve", [], {}, 0),
    ("notary", [], {"majorities": ["reputation", "canal"]}, 2),
    ("notary", [], {}, 0),
    ("tightrope_walker", [], {"empty": ("king", "duke", "thief")}, 6),
    ("tightrope_walker", ["servant"], {}, 0),
    ("spice_merchant", [], {"guilders": 11}, 3),
    ("spice_merchant", [], {"guilders": 2}, 0),
    ("master_builder", ["servant"], {"empty": ("king", "duke")}, 4),
    ("sculptor", [], {"finished": ["left", "right"], "statues": ["7", "6"]}, 6),
    ("sculptor", [], {}, 0),
    ("cartographer", [], {"arms": {"left": 3, "right": 2}}, 2),
    ("cartographer", [], {"arms": {"left": 3, "right": 4}}, 4),
    ("cartographer", [], {"arms": {"left": 2, "right": 2}}, 0),
    ("master_at_arms", [], {}, 5),
    ("master_at_arms", [], {"threats": {"red": 2, "blue": 1}}, 3),
    ("chronicler", ["servant", "nun", "spy"], {}, 2),  # 4 persons
    ("chronicler", ["servant", "nun"], {}, 1),
    ("chronicler", [], {}, 0),
    ("philosopher", ["servant", "duke", "nun", "bookkeeper"], {}, 2),
    ("philosopher", [], {}, 0),
    # one point for each person of a colour
    ("stained_glass_painter", ["servant", "duke", "thief"], {}, 3),
    ("woodcarver", ["jailer", "potter", "duke"], {}, 3),
    ("poet", ["thief", "king", "baker", "duke"], {}, 4),
    ("tapestry_weaver", ["robber", "duke"], {}, 2),
    ("illuminator", ["spy", "robber"], {}, 2),
    # two points for each person of a group
    ("queen", ["duke", "prince", "thief"], {}, 6),
    ("bard", ["juggler", "fool", "dancer", "thief"], {}, 8),
    ("merchant", ["broker", "thief"], {}, 4),
    ("tailor", ["roofer", "baker", "thief"], {}, 6),
    ("court_jester", ["servant", "page", "thief"], {}, 6),
    ("abbot", ["monk", "nun", "thief"], {}, 6),
    ("composer", ["actor", "singer", "thief"], {}, 6),
    ("captain", ["jailer", "roofer", "priest"], {}, 4),
    ("fence", ["thief", "beggar", "duke"], {}, 6),
    ("scholar", ["student", "alchemist", "thief"], {}, 6),
]
GROUPS = ["queen", "mayor", "bard", "merchant", "tailor", "court_jester", "abbot", "composer",
          "captain", "fence", "scholar"]  # fmt: skip


@about(*{row[0] for row in ROWS})
@pytest.mark.parametrize(("slug", "others", "town", "points"), ROWS)
def test_laurel(slug: str, others: list[str], town: Town, points: int) -> None:
    state = table({**seat(slug, *others), **town})
    assert sheet(state, "laurels") == points
    without = table({**seat(*(others or ["servant"])), **town})
    assert sheet(without, "laurels") == 0


@pytest.mark.parametrize("slug", GROUPS)
def test_whoever_counts_a_group_counts_themselves(slug: str) -> None:
    assert sheet(table(seat(slug)), "laurels") == 2


@about("painter")
@pytest.mark.parametrize(
    ("empty", "points"),
    [
        (("thief", "king", "fool"), 1),
        (("thief", "king", "duke"), 2),
        (("thief", "duke", "robber", "spy", "jailer", "nun"), 5),
    ],
)
def test_painter_counts_colours_of_houses(empty: tuple[str, ...], points: int) -> None:
    town = seat("painter", houses=["alchemist", *empty])  # lives in a yellow house
    assert sheet(table(town), "laurels") == points


@about("cardinal")
def test_cardinal_counts_laurels() -> None:
    assert sheet(table(seat("cardinal", "servant")), "laurels") == 2
    # himself, the bishop (no workers) and the notary (no marker)
    assert sheet(table(seat("cardinal", "bishop", "notary", "nun")), "laurels") == 6


def test_laurels_of_one_town_add_up() -> None:
    town = seat("bishop", "poet", "spice_merchant", workers={"red": 5}, guilders=6)
    # 2 for 5 workers, 3 yellow persons, 2 for 6 guilders
    assert sheet(table(town), "laurels") == 7


def test_persons_of_others_do_not_count() -> None:
    state = table(seat("abbot"), seat("monk", "nun"))
    assert sheet(state, "laurels") == 2
    assert sheet(state, "laurels", 1) == 0


def test_laurels_bring_nothing_before_the_end() -> None:
    state = table(seat("bishop", workers={"red": 8}))
    assert sheet(state, "taken") == 5


def test_bishop_and_others_at_home_count_what_is_left() -> None:
    state = table(seat("tightrope_walker", empty=EMPTY))
    assert sheet(state, "laurels") == 10
    assert sheet(state, "buildings") == 6
