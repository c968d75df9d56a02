"""Random numbers: the same everywhere, and uniform."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saucer.engine.chance import SECURE, Chance, commitment, derive, mix


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    chance = Chance(7, 3)
    assert [chance.word() for _ in range(6)] == WORDS_OF_7_3
    chance = Chance("00ff" * 16, 0, "seat 2")
    assert [chance.below(100) for _ in range(12)] == HUNDREDS
    deck = list(range(10))
    Chance(1, 0).shuffle(deck)
    assert deck == SHUFFLED


def test_a_servers_seed_draws_from_blake2b_in_counter_mode() -> None:
    chance = Chance(TABLE_SEED, 3)
    words = [chance.word() for _ in range(40)]
    assert words[:4] + words[16:18] == WORDS_OF_TABLE
    stream = b"".join(blake2b(f"{TABLE_SEED}/3/rules/{block}".encode()).digest() for block in range(3))
    assert b"".join(word.to_bytes(4, "big") for word in words) == stream[:160]
    chance = Chance(TABLE_SEED, 0, "seat 2")
    assert [chance.below(100) for _ in range(12)] == HUNDREDS_OF_TABLE
    deck = list(range(10))
    Chance(TABLE_SEED, 1).shuffle(deck)
    assert deck == SHUFFLED_OF_TABLE


@pytest.mark.parametrize("seed", [1, "00ff" * 16, SECURE + "00ff" * 16])
def test_a_shuffle_draws_the_same_numbers_as_below(seed: int | str) -> None:
    """More cards than one block of numbers, and a stream that is then in the same place."""
    cards, expected = list(range(70)), list(range(70))
    shuffling, drawing = Chance(seed, 2), Chance(seed, 2)
    shuffling.shuffle(cards)
    for last in range(69, 0, -1):
        other = drawing.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected
    assert shuffling.word() == drawing.word()


TABLE_SEED = SECURE + "00ff" * 16
WORDS_OF_TABLE = [1760952774, 3825164803, 1439534867, 3911312210, 2873682760, 1703335452]
HUNDREDS_OF_TABLE = [71, 42, 76, 42, 72, 19, 56, 75, 87, 20, 46, 32]
SHUFFLED_OF_TABLE = [5, 4, 7, 1, 0, 6, 2, 3, 8, 9]
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
        Chance("00ff" * 16, 1),
        Chance(TABLE_SEED, 1),
        Chance(TABLE_SEED, 2),
        Chance(TABLE_SEED, 1, "seat 0"),
        Chance(TABLE_SEED + "0", 1),
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


@given(st.integers() | st.text().map(SECURE.__add__), st.integers(0, 1000), st.integers(1, 1 << 29))
def test_below_stays_below(seed: int | str, step: int, limit: int) -> None:
    chance = Chance(seed, step)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_below_one_is_nothing() -> None:
    assert Chance(1, 1).below(1) == 0


@pytest.mark.parametrize("limit", [0, -1, (1 << 29) + 1])
def test_a_limit_out_of_range_fails_an_assertion(limit: int) -> None:
    with pytest.raises(AssertionError):
        Chance(1, 1).below(limit)


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 10, 100])
@pytest.mark.parametrize("generator", ["", SECURE])
def test_every_number_below_is_as_likely(limit: int, generator: str) -> None:
    chance = Chance(f"{generator}{limit}", 0)
    counts = Counter(chance.below(limit) for _ in range(limit * 1000))
    squares = sum((counts[number] - 1000) ** 2 / 1000 for number in range(limit))
    assert squares < limit + 6 * (2 * limit) ** 0.5


@pytest.mark.parametrize("seed", [9, TABLE_SEED])
def test_below_is_not_biased_where_a_plain_remainder_would_be(seed: int | str) -> None:
    """Three quarters of 2**29: a remainder of 32 bits cannot show it, so the rejection itself is watched."""
    limit = 3 << 27
    chance = Chance(seed, 9)
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


# Seeds of a server


def test_the_secret_says_which_generator_the_seed_is_for() -> None:
    assert mix("29d4faff", ["9f86d081", ""])[:16] == "0079554f43149e92"
    assert mix(SECURE + "29d4faff", ["9f86d081", ""])[:24] == "blake2b-8d5012bc26bdb018"
    assert len(mix(SECURE + "29d4faff", [])) == len(SECURE) + 64


def test_a_derived_seed_shows_nothing_of_its_seed_and_has_a_fast_generator() -> None:
    derived = derive(TABLE_SEED, "bot/1/7")
    assert derived == "1f1329551f17af6f6d8bdfb94dca91a4728f995da53ec22342c83bb598874a11"
    assert len({derived, derive(TABLE_SEED, "hint/1/7"), derive(TABLE_SEED, "bot/17/"), TABLE_SEED}) == 4
