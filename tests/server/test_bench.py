"""The benchmark of the server plays the example game on a server of its own."""

from pathlib import Path

from benchmarks.server.load import press
from benchmarks.server.measure import Stalls, figures, run_clients, serving


def test_scripted_clients_play_long_matches_of_nim(tmp_path: Path) -> None:
    stalls: list[Stalls] = []
    with serving(tmp_path / "saucer.db", stalls.append) as address:
        tally = run_clients(press(address, "nim", tables=2, seconds=0.0, warm_up=0.0, moves=20))
    assert tally.moves > 10
    assert figures([tally], 0.5).p99_ms > 0
    assert len(stalls) == 1
