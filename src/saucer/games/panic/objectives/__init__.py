"""The objective cards (R9): for each card its value, its bounds and what it looks at, in one row."""
