"""Play in the terminal: a person in one seat, bots in the others."""
