"""The benchmark of the server plays the example game on a server of its own."""

from pathlib import Path

from benchmarks.server.load import press
from benchmarks.server.measure import figures, run_clients, serving


def test_scripted_clients_play_long_matches_of_nim(tmp_path: Path) -> None:
    with serving(tmp_path / "saucer.db") as address:
        tally = run_clients(press(address, "nim", tables=2, seconds=0.5, warm_up=0.2))
    assert tally.moves > 10
    assert figures([tally], 0.5).p99_ms > 0
