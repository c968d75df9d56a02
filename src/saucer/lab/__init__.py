"""Many matches at once: simulations, fair tournaments and measurements."""

from saucer.lab.arena import Tournament, hold
from saucer.lab.bench import measure
from saucer.lab.setup import Setup, Thinking, set_up
from saucer.lab.simulate import Plan, simulate

__all__ = ["Plan", "Setup", "Thinking", "Tournament", "hold", "measure", "set_up", "simulate"]
