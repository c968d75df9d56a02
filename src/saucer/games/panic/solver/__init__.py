"""The exact solver: counts all towns, draws random ones, and finds the best towns for any objectives."""
