"""A sensible player of Area 51: how well a seat stands, and which moves it leans to, chapter by chapter."""
