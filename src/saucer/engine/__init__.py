"""The engine: what every game must offer, and matches, records and playouts of any game."""
