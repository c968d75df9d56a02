"""Runs that are ended by signals leave no process and no half-written file. Those of the soak, a few of them."""

import signal
import sys

import pytest

from tests.soak_signals import interrupt

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


@pytest.mark.parametrize(
    ("number", "group"), [(signal.SIGTERM, False), (signal.SIGHUP, True), (signal.SIGINT, True)]
)
def test_a_signal_ends_everything_and_the_run_can_go_on(number: signal.Signals, group: bool) -> None:
    interrupt(number, 3, group=group)
