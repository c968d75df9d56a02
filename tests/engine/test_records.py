"""Records: written, read, replayed, and refused when they were altered."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from saucer.engine.chance import SECURE, commitment, is_secure, mix
from saucer.engine.errors import BadOptions, BadRecord, RecordDiffers, SaucerError
from saucer.engine.match import Match
from saucer.engine.player import PlayedMove
from saucer.engine.record import Record, SeedDraw, read_record
from saucer.engine.replay import play_steps, replay
from saucer.engine.types import TimeUp
from saucer.games.strangers import GAME as STRANGERS
from saucer.testing.cases import Case
from saucer.testing.random_play import random_match
from tests.engine.toy import TOY, Bid, Options, Rest

MATCH = random_match(Case(STRANGERS, 2, ()), 21)
TEXT = MATCH.record().to_json()
LAST = len(MATCH.steps)


def toy_match() -> Match:
    """A bid taken back, a round the clock ended, and a round everyone bid in."""
    match = Match(TOY, Options(), 2, 3)
    match.play(0, Bid(1), 1.0)
    match.take_back(0)
    match.play(0, Bid(2), 2.5)
    match.play(None, TimeUp("bids"), 10.0)
    match.play(1, Bid(3), 11.0)
    match.play(0, Rest(), 12.0)
    return match


def altered(change: Callable[[dict[str, Any]], None], text: str = TEXT) -> Record:
    plain = json.loads(text)
    change(plain)
    return read_record(json.dumps(plain))


def differs(change: Callable[[dict[str, Any]], None], text: str = TEXT) -> RecordDiffers:
    game = STRANGERS if text == TEXT else TOY
    with pytest.raises(RecordDiffers) as caught:
        replay(altered(change, text), game)
    return caught.value


def put(where: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Change one thing of a record, found by its path such as `steps/3/move`."""

    def change(plain: dict[str, Any]) -> None:
        *path, last = where.split("/")
        at: Any = plain
        for word in path:
            at = at[int(word)] if word.isdigit() else at[word]
        at[int(last) if last.isdigit() else last] = value

    return change


def test_a_record_contains_the_whole_match() -> None:
    record = toy_match().record()
    assert (record.game, record.rules_version, record.seats, record.seed) == ("toy", 3, 2, 3)
    assert record.options == {"rounds": 2, "change": False, "clock": True, "prize": "die"}
    assert [step.seat for step in record.steps] == [0, 0, 0, None, 1, 0]
    assert record.steps[1].move == {"kind": "take_back"}
    assert record.steps[3].move == {"kind": "time_up", "timer": "bids"}
    assert [step.time for step in record.steps] == [1.0, 1.0, 2.5, 10.0, 11.0, 12.0]
    assert record.outcome == toy_match().outcome


def test_a_record_is_json_with_a_step_to_a_line() -> None:
    text = toy_match().record().to_json()
    assert json.loads(text)["steps"][0]["move"] == {"kind": "bid", "amount": 1}
    assert sum(line.lstrip().startswith('{"seat"') for line in text.splitlines()) == 6
    assert text.endswith("}\n")


def test_a_record_with_clock_and_take_back_replays() -> None:
    match = toy_match()
    again = replay(read_record(match.record().to_json()), TOY)
    assert again.record() == match.record()
    assert again.outcome == match.outcome


def test_a_match_in_progress_can_be_recorded_too() -> None:
    match = Match(TOY, Options(), 2, 3)
    match.play(0, Bid(1))
    assert replay(match.record(), TOY).state.bids == [1, None]


def test_a_callback_gets_every_replayed_step() -> None:
    seen: list[int] = []
    replay(toy_match().record(), TOY, on_step=lambda match: seen.append(match.steps[-1].number))
    assert seen == [1, 2, 3, 4, 5, 6]


def test_steps_are_played_again_from_moves_from_plain_values_and_from_json() -> None:
    match = toy_match()
    plain = match.record().steps
    as_json = [PlayedMove(step.seat, json.dumps(step.move), step.time) for step in plain]  # type: ignore[arg-type]
    for steps in (match.steps, plain, as_json):
        seen: list[int] = []
        again = play_steps(Match(TOY, Options(), 2, 3), steps, lambda played: seen.append(played.count))  # noqa: B023
        assert again.record() == match.record()
        assert seen == [1, 2, 3, 4, 5, 6]


def test_times_do_not_change_what_a_match_is() -> None:
    record = altered(put("steps/2/time", 99.5))
    assert record.identity() == MATCH.record().identity()
    replay(record, STRANGERS)


# The seed and its commitment


def test_a_running_match_shows_only_the_commitment_to_its_seed() -> None:
    record = MATCH.record(reveal=False)
    assert record.seed is None
    assert record.commitment == commitment(MATCH.seed)
    with pytest.raises(BadRecord, match="only the commitment to its seed"):
        replay(record, STRANGERS)


def test_another_seed_is_found_out() -> None:
    assert differs(put("seed", 22)).step == 0


def test_another_seed_with_its_own_commitment_is_found_out_by_the_deal() -> None:
    def change(plain: dict[str, Any]) -> None:
        plain["seed"], plain["commitment"] = 22, commitment(22)

    assert "deal" in str(differs(change))


def test_another_commitment_is_found_out() -> None:
    assert "committed" in str(differs(put("commitment", commitment(22))))


@pytest.mark.parametrize("seed", ["5a" * 32, SECURE + "5a" * 32])
def test_a_long_seed_of_a_server_works_too(seed: str) -> None:
    match = Match(TOY, Options(), 2, seed)
    match.play(0, Bid(1))
    match.play(1, Bid(2))
    assert replay(read_record(match.record().to_json()), TOY).record() == match.record()


def test_a_server_cannot_choose_the_generator_after_the_parts_are_known() -> None:
    for secret in ("5a" * 32, SECURE + "5a" * 32):
        draw = SeedDraw(commitment(secret), secret, ("ad", "b0"))
        seed = mix(secret, draw.parts)
        assert draw.problem(seed) is None
        other = seed.removeprefix(SECURE) if is_secure(seed) else SECURE + seed
        assert draw.problem(other) == "the parts do not make this seed"
        bare = secret.removeprefix(SECURE) if is_secure(secret) else SECURE + secret
        assert "committed" in str(SeedDraw(draw.commitment, bare, draw.parts).problem(other))


# One thing altered


def first_step_with(kind: str) -> int:
    return next(number for number, step in enumerate(MATCH.record().steps) if step.move["kind"] == kind)


def test_one_altered_card_is_found_out_at_its_step() -> None:
    index = first_step_with("play_card")
    card = MATCH.record().steps[index].move["card"]
    for other in ("walk", "run", "city-bus", "science-club"):
        if other != card:
            error = differs(put(f"steps/{index}/move/card", other))
            assert error.step == index + 1
            assert str(error).startswith(f"step {index + 1}: ")


@pytest.mark.parametrize("kind", ["move_to", "place_alien"])
def test_one_altered_spot_is_found_out_at_its_step(kind: str) -> None:
    index = first_step_with(kind)
    name = "to" if kind == "move_to" else "at"
    for other in ("e8", "b9", "library", "nowhere"):
        if other != MATCH.record().steps[index].move[name]:
            assert differs(put(f"steps/{index}/move/{name}", other)).step == index + 1


@pytest.mark.parametrize("index", [0, 5, LAST - 1])
def test_one_altered_move_is_found_out_at_its_step(index: int) -> None:
    for move in ({"kind": "stop"}, {"kind": "fly"}, {}, {"kind": "flee", "at": 3}, {"kind": "take_back"}):
        assert differs(put(f"steps/{index}/move", move)).step == index + 1


def test_another_seat_is_found_out_at_its_step() -> None:
    seat = MATCH.record().steps[4].seat
    assert seat is not None
    for other in (1 - seat, 7, -1, None):
        assert differs(put("steps/4/seat", other)).step == 5


def test_an_altered_digest_is_found_out_at_its_step() -> None:
    assert differs(put("steps/6/digest", "0" * 32)).step == 7
    assert differs(put("deal", "0" * 32)).step == 0


def test_a_dropped_step_is_found_out() -> None:
    def drop(plain: dict[str, Any]) -> None:
        del plain["steps"][3]

    assert differs(drop).step >= 4


def test_swapped_steps_are_found_out() -> None:
    def swap(plain: dict[str, Any]) -> None:
        plain["steps"][2], plain["steps"][3] = plain["steps"][3], plain["steps"][2]

    assert differs(swap).step == 3


def test_steps_cut_off_at_the_end_are_found_out_by_the_outcome() -> None:
    def cut(plain: dict[str, Any]) -> None:
        del plain["steps"][-1]

    assert "outcome" in str(differs(cut))


def test_steps_after_the_end_are_found_out() -> None:
    def add(plain: dict[str, Any]) -> None:
        plain["steps"].append(plain["steps"][0])

    assert differs(add).step == LAST + 1


@pytest.mark.parametrize(
    "outcome", [None, {"scores": [99, 0], "winners": [0], "reason": "last-alien"}], ids=["none", "other"]
)
def test_another_outcome_is_found_out(outcome: Any) -> None:
    error = differs(put("outcome", outcome))
    assert error.step == LAST
    assert "outcome" in str(error)


def test_other_options_are_found_out() -> None:
    assert differs(put("options/board", "B")).step == 0
    assert differs(put("options/hand_of_four", True)).step == 0
    assert differs(put("options/free_discard", True)).step == 0


def test_another_number_of_seats_is_found_out() -> None:
    assert differs(put("seats", 3)).step == 0
    with pytest.raises(BadOptions):
        replay(altered(put("seats", 9)), STRANGERS)


def test_an_altered_time_up_is_found_out() -> None:
    text = toy_match().record().to_json()
    assert differs(put("steps/3/move/timer", "tea"), text).step == 4
    assert differs(put("steps/3/seat", 1), text).step == 4
    assert differs(put("steps/1/seat", 1), text).step == 2


# What is no record


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "3",
        "null",
        "{}",
        TEXT[: len(TEXT) // 2],
        TEXT[:-3],
        "\N{SNOWMAN}",
        b"\xff\xfe{}",
        "[" * 100_000,
        '{"a":' * 100_000,
    ],
    ids=[
        "empty",
        "words",
        "list",
        "number",
        "null",
        "object",
        "half",
        "cut",
        "snowman",
        "bytes",
        "deep",
        "deeper",
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str | bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("seats", "two"),
        ("seed", 1.5),
        ("steps", {}),
        ("steps/0", []),
        ("steps/0/seat", "me"),
        ("steps/0/move", "release"),
        ("steps/0/time", "now"),
        ("outcome/scores", 3),
        ("surprise", 1),
        ("format", "1"),
    ],
)
def test_a_record_with_a_value_of_the_wrong_kind_is_refused(where: str, value: Any) -> None:
    with pytest.raises(BadRecord, match="that is not a record"):
        altered(put(where, value))


def test_a_record_of_another_format_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"format 2; this version of Saucer reads format 1"):
        altered(put("format", 2))


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="version 99 of the rules of strangers"):
        replay(altered(put("rules_version", 99)), STRANGERS)


@pytest.mark.parametrize(
    "options",
    [
        {"board": "C"},
        {"speed": 1},
        {"board": ["A"]},
        {"free_discard": "maybe"},
        {"components": 3},
        {"components": {}},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SaucerError):
        replay(altered(put("options", options)), STRANGERS)


def test_another_outcome_is_reported_in_one_sentence() -> None:
    with pytest.raises(RecordDiffers, match=r"^step \d+: the outcome is not the one in the record$"):
        replay(altered(put("outcome", None)), STRANGERS)


def test_a_record_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saucer.engine.record.LARGEST_RECORD", 100)
    with pytest.raises(BadRecord, match="at most 100 bytes"):
        read_record(TEXT)
