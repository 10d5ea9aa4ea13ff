"""The generator is sfc32, the same for ever and on every build."""

from __future__ import annotations

from collections import Counter

from tafelrunde.engine.rng import Rng, seeded


def sfc32(a: int, b: int, c: int, n: int, count: int) -> list[int]:
    """The published algorithm, written out once more with whole Python numbers."""
    out = []
    for _ in range(count):
        word = (a + b + n) % 2**32
        n = (n + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        c = (((c << 21) | (c >> 11)) + word) % 2**32
        out.append(word)
    return out


def test_words_are_those_of_sfc32() -> None:
    rng = Rng(0, 0, 0, 1)
    words = [rng.below(1 << 30) for _ in range(500)]
    assert words == [word >> 2 for word in sfc32(0, 0, 0, 1, 500)]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    rng = seeded(7)
    assert [rng.below(1000) for _ in range(8)] == FIRST_OF_SEED_7


# Fixed once: every record that says `seed 7` relies on it.
FIRST_OF_SEED_7 = [23, 663, 693, 565, 679, 355, 893, 603]


def test_large_seeds_use_all_their_bits() -> None:
    seeds = [1, 1 << 31, 1 << 32, 1 << 62, (1 << 63) - 1]
    assert len({tuple(seeded(seed).words()) for seed in seeds}) == len(seeds)


def test_below_is_uniform() -> None:
    rng = seeded(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # 10,000 expected each, standard deviation 91.
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_shuffle_reaches_every_order() -> None:
    rng = seeded(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(5)
    other = rng.copy()
    assert [rng.below(100) for _ in range(9)] == [other.below(100) for _ in range(9)]
    rng.below(2)
    assert rng.words() != other.words()
