"""Nine Tiles Panic: its components, its towns and an exact solver."""
