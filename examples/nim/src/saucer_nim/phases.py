"""The phases of Nim: stones are to be taken, or none is left."""

from saucer.engine.phases import Phase, PhaseTable, not_your_turn, over_phase
from saucer_nim.messages import Take
from saucer_nim.player import advise_take
from saucer_nim.rules import legal_takes, refuse_over, refuse_take, take, to_move

TAKING = Phase("take", "R2.1", legal=legal_takes, play={Take: take}, refuse=refuse_take, advise=advise_take)
OVER = over_phase("R3.1", refuse_over)

TABLE = PhaseTable((TAKING, OVER), to_move=to_move, waiting=not_your_turn("R2.1"))
