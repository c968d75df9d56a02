"""Encoding and decoding of moves, events and views."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saucer.engine.codec import Codec
from saucer.engine.errors import BadMessage
from saucer.engine.types import Seat, TakeBack, TimeUp, kind_of
from saucer.games.strangers import GAME as STRANGERS
from saucer.games.strangers.options import Options as StrangersOptions
from tests.engine.toy import TOY, Bid, BidMade, Rest

CODEC = Codec(TOY)
CATALOGUE = list(STRANGERS.rules.every_move(StrangersOptions(best_of_three=True), 2))

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=8), values, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("TakeCard", "take_card"), ("Stop", "stop"), ("LayTheRest", "lay_the_rest"), ("TimeUp", "time_up")],
)
def test_a_kind_is_the_name_in_small_letters(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_a_move_is_its_kind_and_its_fields() -> None:
    assert CODEC.encode(Bid(2)) == {"kind": "bid", "amount": 2}
    assert CODEC.encode(Rest()) == {"kind": "rest"}
    assert CODEC.decode_move({"kind": "bid", "amount": 2}) == Bid(2)
    assert CODEC.decode_event({"kind": "bid_made", "seat": 1, "amount": None}) == BidMade(Seat(1), None)


def test_the_moves_of_the_engine_are_decoded_too() -> None:
    assert CODEC.decode_move({"kind": "take_back"}) == TakeBack()
    assert CODEC.decode_move({"kind": "time_up", "timer": "bids"}) == TimeUp("bids")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (None, "expected a move such as"),
        ([], "expected a move such as"),
        ("bid", "expected a move such as"),
        ({}, "expected a move such as"),
        ({"kind": 3}, "expected a move such as"),
        ({"kind": "fly"}, "no move is called 'fly'; there are bid, rest"),
        ({"kind": "bid_made", "seat": 0, "amount": 1}, "no move is called 'bid_made'"),
        ({"kind": "bid"}, "amount"),
        ({"kind": "bid", "amount": "two"}, "int"),
        ({"kind": "bid", "amount": 2.5}, "int"),
        ({"kind": "bid", "amount": True}, "int"),
        ({"kind": "bid", "amount": 2, "more": 1}, "more"),
        ({"kind": "rest", "amount": 2}, "amount"),
    ],
)
def test_what_is_no_move_is_refused_with_the_reason(data: Any, expected: str) -> None:
    with pytest.raises(BadMessage) as caught:
        CODEC.decode_move(data)
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


def test_long_nonsense_is_cut_short_in_the_answer() -> None:
    with pytest.raises(BadMessage) as caught:
        CODEC.decode_move({"kind": "x" * 10_000})
    assert len(str(caught.value)) < 200


@given(json_values)
def test_any_json_is_a_move_or_refused(data: Any) -> None:
    for codec in (CODEC, Codec(STRANGERS)):
        for decode in (codec.decode_move, codec.decode_event, codec.decode_view):
            with pytest.raises(BadMessage):
                decode(data)


@given(st.sampled_from(CATALOGUE), st.text(), json_values)
def test_a_move_with_one_field_changed_is_a_move_or_refused(move: Any, name: str, value: Any) -> None:
    codec = Codec(STRANGERS)
    plain = codec.encode(move)
    for field in (*plain, name):
        try:
            again = codec.decode_move({**plain, field: value})
        except BadMessage:
            continue
        assert codec.encode(again) == {**plain, field: value}
