"""Many matches at once: simulations and fair tournaments."""

from saucer.lab.arena import Tournament, hold
from saucer.lab.setup import Setup, Thinking, set_up
from saucer.lab.simulate import Plan, simulate

__all__ = ["Plan", "Setup", "Thinking", "Tournament", "hold", "set_up", "simulate"]
