"""What a sensible player does: plans, advice, the value of a position, and the time a move takes."""
