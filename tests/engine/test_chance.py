"""Random numbers: the same everywhere, and uniform."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saucer.engine.chance import Chance, commitment


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    chance = Chance(7, 3)
    assert [chance.word() for _ in range(6)] == WORDS_OF_7_3
    chance = Chance("00ff" * 16, 0, "seat 2")
    assert [chance.below(100) for _ in range(12)] == HUNDREDS
    deck = list(range(10))
    Chance(1, 0).shuffle(deck)
    assert deck == SHUFFLED


WORDS_OF_7_3 = [1507580351, 1118742465, 3373276330, 3992699991, 1524975926, 3331330312]
HUNDREDS = [9, 58, 80, 22, 52, 25, 71, 99, 16, 14, 95, 6]
SHUFFLED = [0, 4, 1, 7, 6, 5, 3, 8, 9, 2]


def test_streams_differ_by_seed_step_and_purpose() -> None:
    streams = [
        Chance(1, 1),
        Chance(2, 1),
        Chance(1, 2),
        Chance(1, 1, "seat 0"),
        Chance("1", 11),
        Chance(11, 1),
    ]
    assert len({tuple(stream.word() for _ in range(4)) for stream in streams}) == len(streams)


def test_a_stream_is_unused_until_something_is_drawn_or_shown() -> None:
    assert not Chance(1, 1).used
    for use in ("word", "flip", "fraction", "reveal"):
        chance = Chance(1, 1)
        getattr(chance, use)()
        assert chance.used


def test_showing_something_hidden_draws_no_number() -> None:
    shown, plain = Chance(5, 5), Chance(5, 5)
    shown.reveal()
    assert shown.word() == plain.word()


@given(st.integers(), st.integers(0, 1000), st.integers(1, 1 << 29))
def test_below_stays_below(seed: int, step: int, limit: int) -> None:
    chance = Chance(seed, step)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_below_one_is_nothing() -> None:
    assert Chance(1, 1).below(1) == 0


@pytest.mark.parametrize("limit", [0, -1, (1 << 29) + 1])
def test_a_limit_out_of_range_fails_an_assertion(limit: int) -> None:
    with pytest.raises(AssertionError):
        Chance(1, 1).below(limit)


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 10, 100])
def test_every_number_below_is_as_likely(limit: int) -> None:
    chance = Chance(limit, 0)
    counts = Counter(chance.below(limit) for _ in range(limit * 1000))
    squares = sum((counts[number] - 1000) ** 2 / 1000 for number in range(limit))
    assert squares < limit + 6 * (2 * limit) ** 0.5


def test_below_is_not_biased_where_a_plain_remainder_would_be() -> None:
    """Three quarters of 2**29: a remainder of 32 bits cannot show it, so the rejection itself is watched."""
    limit = 3 << 27
    chance = Chance(9, 9)
    low = sum(chance.below(limit) < limit // 3 for _ in range(6000))
    assert abs(low - 2000) < 200


def test_the_coin_is_fair() -> None:
    chance = Chance(3, 3)
    assert abs(sum(chance.flip() for _ in range(10_000)) - 5000) < 200


def test_fractions_fill_the_interval() -> None:
    chance = Chance(4, 4)
    fractions = [chance.fraction() for _ in range(5000)]
    assert min(fractions) >= 0.0
    assert max(fractions) < 1.0
    assert abs(sum(fractions) / 5000 - 0.5) < 0.02


def test_a_shuffle_keeps_every_card_and_any_order_is_as_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        cards = [1, 2, 3, 4]
        Chance(seed, 0).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(sorted(order) == [1, 2, 3, 4] for order in orders)
    assert all(55 < count < 150 for count in orders.values())


def test_picks_follow_the_weights() -> None:
    chance = Chance(8, 8)
    picks = Counter(chance.pick([1.0, 0.0, 3.0]) for _ in range(4000))
    assert picks[1] == 0
    assert abs(picks[0] - 1000) < 130


def test_picks_are_even_where_all_weights_are_zero() -> None:
    chance = Chance(8, 9)
    picks = Counter(chance.pick([0.0, 0.0, 0.0, 0.0]) for _ in range(4000))
    assert all(abs(picks[index] - 1000) < 130 for index in range(4))


def test_a_commitment_distinguishes_seeds_and_nothing_else() -> None:
    assert commitment(7) == commitment(7)
    assert len({commitment(7), commitment(8), commitment("7f")}) == 3
    assert len(commitment(7)) == 64
    assert commitment(7) == "bdc1b0851e10cfa9046fdced422f8669b5e64fe9b6394f66b28b4778b299bbfb"
