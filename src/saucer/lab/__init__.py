"""The lab: simulations, fair tournaments and benchmarks over many matches."""

from saucer.lab.arena import Tournament, run_tournament
from saucer.lab.bench import measure
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import MatchSetup, make_setup
from saucer.lab.simulate import Plan, simulate

__all__ = [
    "MatchSetup",
    "Plan",
    "SearchBudget",
    "Tournament",
    "make_setup",
    "measure",
    "run_tournament",
    "simulate",
]
