"""The lab: simulations and fair tournaments of many matches."""

from saucer.lab.arena import Tournament, run_tournament
from saucer.lab.batch import Output
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import MatchSetup, make_setup
from saucer.lab.simulate import SimulationSetup, simulate

__all__ = [
    "MatchSetup",
    "Output",
    "SearchBudget",
    "SimulationSetup",
    "Tournament",
    "make_setup",
    "run_tournament",
    "simulate",
]
