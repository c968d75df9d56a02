"""A little of what `make soak` does at length."""

from pathlib import Path

from tests.server.soak.crashes import crashes
from tests.server.soak.trials import idle, malformed


def test_a_few_kills_and_stops_lose_nothing(tmp_path: Path) -> None:
    output = crashes(2, 1, tmp_path)
    assert output.endswith("0 complaints of the server, 0 acknowledged moves lost, 0 tables stuck")


def test_malformed_messages_are_all_answered(tmp_path: Path) -> None:
    output = malformed(2000, tmp_path)
    assert output.endswith(
        "0 unanswered, 0 sockets dropped, 0 requests failed, 0 errors of the server, 0 tracebacks"
    )


def test_idle_tables_cost_little(tmp_path: Path) -> None:
    output = idle(30, tmp_path, 1.0)
    assert float(output.split(": ")[1].split(" MB")[0]) < 200
