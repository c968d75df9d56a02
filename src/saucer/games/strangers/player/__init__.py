"""A sensible player: how well a seat stands, and which moves it prefers."""
