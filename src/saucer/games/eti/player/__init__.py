"""A sensible player: how well every seat stands, and what to prefer at each decision."""
