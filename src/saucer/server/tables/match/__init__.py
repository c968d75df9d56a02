"""A match as it is played: moves, clocks, races, decision numbers, sentences."""
